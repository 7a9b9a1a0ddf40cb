import type { IconName } from '../../sprite/names.ts';
import type { Opponent } from '../match/choice.ts';

export const OPPONENT_ICONS: Readonly<Record<Opponent, IconName>> = {
  link: 'linked-rings',
  here: 'shaking-hands',
  bot: 'vintage-robot',
};
