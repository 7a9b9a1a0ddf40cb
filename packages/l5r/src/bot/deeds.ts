import type { CardId, PrintedId } from '@kronika/kernel';
import type { Board, Figure } from './board.ts';
import type { Deed } from './deed.ts';
import { CRAB_DEEDS, CRANE_DEEDS } from './deeds-crab-crane.ts';
import { DRAGON_DEEDS, LION_DEEDS } from './deeds-dragon-lion.ts';
import { NEUTRAL_DEEDS } from './deeds-neutral.ts';
import { PHOENIX_DEEDS, SCORPION_DEEDS, UNICORN_DEEDS } from './deeds-others.ts';

const DEEDS: Readonly<Record<string, Deed>> = {
  ...NEUTRAL_DEEDS,
  ...CRAB_DEEDS,
  ...CRANE_DEEDS,
  ...DRAGON_DEEDS,
  ...LION_DEEDS,
  ...PHOENIX_DEEDS,
  ...SCORPION_DEEDS,
  ...UNICORN_DEEDS,
};

/** What the bot knows of the card's ability. Actions it does not know it leaves alone; reactions it uses. */
export function deedOf(printed: PrintedId): Deed | undefined {
  return DEEDS[printed];
}

/** The figure an ability belongs to: the character itself, or the bearer of the attachment. */
export function selfOf(board: Board, card: CardId): Figure | undefined {
  return (
    board.figure(card) ??
    board.figures.find(({ seen }) => seen.attachments.some((attachment) => attachment.id === card))
  );
}

/** Whether a card belongs to the bot's side, as far as it can be seen. */
export function isMine(board: Board, card: CardId): boolean {
  const figure = board.figure(card);
  if (figure !== undefined) return figure.side === 'own';
  for (const { seen } of board.figures)
    for (const attachment of seen.attachments) if (attachment.id === card) return attachment.controller === board.seat;
  const lying = board.foe.provinces.some(
    ({ province, row }) => province?.id === card || row.some(({ id }) => id === card),
  );
  return !lying && !isAmongTheirs(board, card);
}

/** Whether the card lies among the opponent's cards outside of play, or is being played by the opponent. */
function isAmongTheirs({ view, foe, seat }: Board, card: CardId): boolean {
  const played = view.aside.filter(({ controller }) => controller !== seat).map(({ sight }) => sight);
  return [
    ...played,
    ...foe.hand,
    ...foe.conflictDiscard,
    ...foe.dynastyDiscard,
    ...foe.conflictDeck.known,
    ...foe.dynastyDeck.known,
    ...foe.stronghold.map(({ sight }) => sight),
    ...foe.role,
  ].some((sight) => sight.face === 'up' && sight.card === card);
}
