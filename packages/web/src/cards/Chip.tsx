import { Icon } from '../sprite/Icon.tsx';
import type { IconName } from '../sprite/names.ts';

/** What an ability is, as all card games tell it. */
export type AbilityKind =
  | 'action'
  | 'reaction'
  | 'forcedReaction'
  | 'interrupt'
  | 'forcedInterrupt'
  | 'whenRevealed'
  | 'constant'
  | 'keyword';

const ICONS: Readonly<Partial<Record<AbilityKind, IconName>>> = {
  action: 'card-play',
  reaction: 'return-arrow',
  forcedReaction: 'return-arrow',
  interrupt: 'x-dots',
  forcedInterrupt: 'x-dots',
  whenRevealed: 'scroll-unfurled',
};

interface ChipProps {
  readonly kind: AbilityKind;
  readonly word: string;
}

/** The kind of an ability, by icon and word. */
export function Chip({ kind, word }: ChipProps) {
  const icon = ICONS[kind];
  return (
    <span className={`kind ${kind}`}>
      {icon !== undefined && <Icon name={icon} />}
      {word}
    </span>
  );
}
