import { best, type CardId, type PrintedId, passIn } from '@kronika/kernel';
import { boardCalled } from '../field/boards.ts';
import { distance } from '../hex/index.ts';
import type { SenjutsuOption } from '../options.ts';
import {
  abilityOn,
  CRIPPLING_POISON,
  HAEMORRHAGIC_TOXIN,
  MIST_OF_CONFUSION,
  PARALYSING_TOXIN,
  VIRULENT_POISON,
} from '../prints.ts';
import type { FighterView } from '../view.ts';
import { type Board, handPrints } from './board.ts';
import { playWorth } from './cards.ts';
import { keepWorth } from './choices.ts';
import { price } from './lines.ts';
import { usualCards } from './pool.ts';
import { profileOf } from './profile.ts';
import { DEFEAT, woundsLeft } from './worth.ts';

/** The middle is left open to fight in; only a shrine, which gives focus to whoever is beside it, belongs there. */
export function terrainFor({ view }: Board, options: readonly SenjutsuOption[]): number {
  const { middle } = boardCalled(view.field.board);
  return best(options, (option) => {
    if (option.is !== 'piece') return Number.NEGATIVE_INFINITY;
    const off = Math.min(...option.cells.map((cell) => distance(cell, middle)));
    return option.kind === 'shrine' ? -off : off;
  });
}

/** The end at which wider shields meet more of what may come. */
export function wideningFor(board: Board, options: readonly SenjutsuOption[]): number {
  const { played } = board.me;
  if (played?.revealed.is !== 'card' || played.range === null) return 0;
  const { printed } = played.revealed;
  const { max, min } = played.range;
  return best(options, (option) => {
    if (option.is !== 'widen') return Number.NEGATIVE_INFINITY;
    const speed = option.end === 'faster' ? max + 1 : min - 1;
    return playWorth(board, printed, { range: { max: speed, min: speed } });
  });
}

/** Whoever strikes or parries goes first; whoever does neither waits to see where the others go. */
export function placeFor({ me }: Board, options: readonly SenjutsuOption[]): number {
  const revealed = me.played?.revealed;
  const profile = revealed?.is === 'card' ? profileOf(revealed.printed, me) : undefined;
  const isUrgent = profile !== undefined && (profile.blows.length > 0 || profile.shields !== null);
  return best(options, (option) => (option.is === 'place' ? (isUrgent ? -1 : 1) * option.place : -100));
}

/** The poison that hurts the victim most as it is now. */
export function poisonFor({ view }: Board, victim: number, options: readonly SenjutsuOption[]): number {
  const target = view.fighters.find(({ id }) => id === victim);
  if (target === undefined) return 0;
  return best(options, (option) => (option.is === 'print' ? poisonWorth(option.printed, target) : -1));
}

/** A deck so small is soon empty. */
const SMALL_DECK = 8;

function poisonWorth(printed: PrintedId, target: FighterView): number {
  const isHero = target.is === 'hero';
  switch (printed) {
    case VIRULENT_POISON:
      return woundsLeft(target) <= 1 ? DEFEAT : 1;
    case CRIPPLING_POISON:
      return 0.9;
    case MIST_OF_CONFUSION:
      return isHero ? 0.3 * target.hand.length : 0.1;
    case HAEMORRHAGIC_TOXIN:
      return isHero && target.deck <= SMALL_DECK ? 2 : 0.3;
    case PARALYSING_TOXIN:
      return isHero ? 0.4 + 0.3 * target.focus : 0.1;
    default:
      return 0;
  }
}

/** What the opponents most likely strike hard with, unless the own hand would miss it. */
export function nameFor(board: Board, options: readonly SenjutsuOption[]): number {
  const own = handPrints(board);
  const feared = new Map<PrintedId, number>();
  for (const opponent of board.opponents) {
    if (opponent.is !== 'hero') continue;
    for (const { printed, share } of usualCards(opponent.hero)) {
      const wounds = profileOf(printed, opponent).blows.flatMap(({ reach }) => [...reach.values()]);
      feared.set(printed, (feared.get(printed) ?? 0) + share * Math.max(0, ...wounds));
    }
  }
  return best(options, (option) => {
    if (option.is !== 'print' || board.view.bannedCards.includes(option.printed)) return -100;
    const missed = own.includes(option.printed) ? 3 * keepWorth(board, option.printed) : 0;
    return (feared.get(option.printed) ?? 0) - missed;
  });
}

const HINDERED = 0.3;

/** A card in play is paid off when it hinders several cards of the own hand. */
export function payingOffFor(
  board: Board,
  { card, focus }: { readonly card: CardId; readonly focus: number },
  options: readonly SenjutsuOption[],
): number {
  const pay = options.findIndex(({ is }) => is === 'pay');
  return pay >= 0 && HINDERED * hinderedBy(board, card) > price(board, focus) ? pay : passIn(options);
}

/** How many cards in hand cannot be played, or not as they should, while the card lies there. */
function hinderedBy(board: Board, card: CardId): number {
  const { me, view } = board;
  const lying = view.fighters.flatMap((one) => (one.is === 'hero' ? one.inPlay : [])).find((one) => one.card === card);
  const lines = lying === undefined ? [] : (abilityOn(lying.printed)?.lines ?? []);
  const edicts = lines.flatMap((line) => (line.is === 'edict' ? [line.edict] : []));
  const discarded = me.discard.flatMap((sight) => (sight.face === 'up' ? [sight.printed] : []));
  return handPrints(board).filter(
    (printed) =>
      (edicts.includes('noReplacementsOrBenefits') && isReplacementOrBenefit(printed)) ||
      (edicts.includes('noCopiesOfDiscarded') && discarded.includes(printed)),
  ).length;
}

function isReplacementOrBenefit(printed: PrintedId): boolean {
  const instant = abilityOn(printed)?.instant;
  return instant === 'replacement' || instant === 'benefit';
}
