import { Icon } from '../sprite/Icon.tsx';
import type { IconName } from '../sprite/names.ts';

interface TokenProps {
  /** Gives the colour. */
  readonly kind: 'fate' | 'power' | 'gold' | 'copies';
  readonly icon: IconName;
  readonly count: number;
  readonly word: string;
}

/** Tokens lying on a card. */
export function Token({ kind, icon, count, word }: TokenProps) {
  return (
    <span className={`tok ${kind}`}>
      <Icon name={icon} />
      {count}
      <span className="vh"> {word}</span>
    </span>
  );
}
