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
  return !lying && ownerByLabel(board, card);
}

/**
 * A card that is being played lies aside, where the view does not say whose it is. A person saw who played it;
 * the bot has the labels: those of the first seat's decks come before its stronghold, all others after it.
 */
function ownerByLabel({ view, seat }: Board, card: CardId): boolean {
  const stronghold = view.seats[0]?.stronghold[0]?.id;
  return stronghold === undefined || (card <= stronghold ? 0 : 1) === seat;
}
