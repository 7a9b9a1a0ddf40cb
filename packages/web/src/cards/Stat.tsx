import { Icon } from '../sprite/Icon.tsx';
import type { IconName } from '../sprite/names.ts';
import { type Drift, driftClass } from './compare.ts';

interface StatProps {
  /** Gives the colour and the outline of the tab. */
  readonly kind: 'military' | 'political' | 'glory';
  readonly icon: IconName;
  readonly value: string;
  readonly word: string;
  readonly drift?: Drift;
}

/** A tab on the left edge of a card. */
export function Stat({ kind, icon, value, word, drift = 'same' }: StatProps) {
  return (
    <li className={`stat ${kind}${driftClass(drift)}`}>
      <Icon name={icon} />
      <b>
        <span className="vh">{word} </span>
        {value}
      </b>
    </li>
  );
}
