import type { CardId, Option, PrintedId } from '@kronika/kernel';
import type { UseOption } from '@kronika/lcg';
import { type Fact, factOf } from '../cards/fact.ts';
import { RULES } from '../rules/calls.ts';
import { AMBUSH, AMBUSH_ATTACHMENT, DUPLICATE, MARSHAL, MARSHAL_ATTACHMENT } from '../rules/playing-keys.ts';
import { sendAway } from './aims.ts';
import { type Board, factIn, handFacts } from './board.ts';
import { bestOf, netWorth } from './deeds.ts';
import { bestHostWorth } from './hosts.ts';
import { bestWithin, type Ware } from './knapsack.ts';
import { savings } from './savings.ts';
import { printedWorth } from './worth.ts';

/** What gold can go to; without a place, it is kept for what is played later. */
interface Purchase extends Ware {
  readonly place?: number;
}

/** What to marshal now: first what makes the others cheaper, then the best of what can be paid together. */
export function marshaled(board: Board, options: readonly (Option | UseOption)[]): number | undefined {
  const reducer = options.findIndex((option) => 'ability' in option && isReducing(board, option));
  if (reducer >= 0) return reducer;
  if (board.view.active !== board.seat) return undefined;
  const wares = options.flatMap((option, place): readonly Purchase[] => {
    const ware = 'ability' in option ? wareOf(board, option) : undefined;
    return ware === undefined ? [] : [{ ...ware, place }];
  });
  const bought: readonly Purchase[] = bestWithin<Purchase>([...wares, ...savings(board)], board.me.gold);
  // Locations that pay come first, then the most expensive.
  const [first] = bought
    .filter(({ place }) => place !== undefined)
    .sort((a, b) => b.worth - b.cost - (a.worth - a.cost));
  return first?.place;
}

function wareOf(board: Board, { card, printed, ability }: UseOption): Ware | undefined {
  const fact = factIn(board, card);
  if (fact === undefined || !('cost' in fact) || fact.cost === 'X') return undefined;
  if (printed !== RULES) {
    const brought = fact.type === 'event' ? netWorth(board, { card, printed }) : 0;
    return brought > 0 ? { cost: fact.cost, worth: brought } : undefined;
  }
  switch (ability) {
    case DUPLICATE:
      return { cost: 0, worth: 1.5 };
    case MARSHAL:
    case MARSHAL_ATTACHMENT:
      // It is offered, so it can be paid: what costs more than there is has been made cheaper.
      return { cost: Math.min(fact.cost, board.me.gold), worth: entryWorth(board, fact) };
    default:
      return undefined;
  }
}

/** What it brings that the card enters play. */
function entryWorth(board: Board, fact: Fact): number {
  return fact.type === 'attachment' ? 0.8 * bestHostWorth(board, fact) : printedWorth(fact);
}

/** Characters that come out of hiding for something: when that is to be had. */
export const AMBUSHES: Readonly<Record<string, (board: Board) => number>> = {
  'areo-hotah': (board) => (board.fight === undefined ? 0 : bestOf(board, sendAway)),
  // It does not stay: only for a challenge that is still to come.
  'gold-cloaks': ({ fight, view, seat }) =>
    (fight === undefined && view.active === seat) || fight?.role === 'defender' ? 1.5 : 0,
  // The others kill one of theirs only where they have fewer cards.
  'the-queens-assassin': ({ me, others, foes }) =>
    others.some(
      ({ seat, hand }) => hand.length < me.hand.length - 1 && foes.some(({ seen }) => seen.controller === seat),
    )
      ? 3
      : 0,
  'olennas-informant': ({ fight, view, seat }) => (fight === undefined && view.active === seat ? 2.5 : 0),
};

/** In a challenges phase gold has nothing better to do than to ambush. */
export function ambushWorth(board: Board, { card, ability }: UseOption): number {
  const fact = factIn(board, card);
  if (fact === undefined) return 0;
  switch (ability) {
    case AMBUSH:
      return fact.type === 'character' ? (AMBUSHES[fact.id]?.(board) ?? 0.5 * printedWorth(fact)) : 0;
    case AMBUSH_ATTACHMENT:
      return fact.type === 'attachment' ? 0.4 * bestHostWorth(board, fact) : 0;
    case DUPLICATE:
      return 1.5;
    default:
      return 0;
  }
}

/** What can be kneeled to reduce the cost of a card: of its own faction, or of any. */
export const REDUCERS: Readonly<Record<string, (fact: Fact, reducer: Fact, board: Board) => boolean>> = {
  'dragonstone-port': ofFaction,
  'sea-tower': ofFaction,
  'western-fiefdom': ofFaction,
  'blood-orange-grove': ofFaction,
  'heart-tree-grove': ofFaction,
  'illyrios-estate': ofFaction,
  'rose-garden': ofFaction,
  'dragonstone-faithful': characterOfFaction,
  'iron-islands-fishmonger': characterOfFaction,
  'lannisport-merchant': characterOfFaction,
  'desert-scavenger': characterOfFaction,
  'steward-at-the-wall': characterOfFaction,
  'winterfell-steward': characterOfFaction,
  'targaryen-loyalist': characterOfFaction,
  'garden-caretaker': characterOfFaction,
  fealty: (fact) => fact.loyal === true && fact.type !== 'event',
  // It is given away for good: only for a character that cannot be paid without it.
  'the-kingsroad': (fact, _, { me }) => fact.type === 'character' && fact.cost > me.gold && fact.cost - 3 <= me.gold,
};

function ofFaction(fact: Fact, reducer: Fact): boolean {
  return 'faction' in fact && 'faction' in reducer && fact.faction === reducer.faction && fact.type !== 'event';
}

function characterOfFaction(fact: Fact, reducer: Fact): boolean {
  return fact.type === 'character' && ofFaction(fact, reducer);
}

/** Whether using it makes a card of the hand cheaper that can be paid then. */
function isReducing(board: Board, { printed }: { readonly card: CardId; readonly printed: PrintedId }): boolean {
  if (printed === RULES || board.view.active !== board.seat) return false;
  const reduces = REDUCERS[printed];
  if (reduces === undefined) return false;
  const within = board.me.gold + 1 + standingReducers(board);
  return handFacts(board).some(
    (fact) =>
      'cost' in fact &&
      fact.cost !== 'X' &&
      fact.cost > 0 &&
      (printed === 'the-kingsroad' || fact.cost <= within) &&
      !isDead(board, fact) &&
      reduces(fact, factOf(printed), board),
  );
}

function isDead({ me }: Board, { id, unique }: Fact): boolean {
  const lying = [...me.dead, ...me.characters.map(({ sight }) => sight), ...me.locations.map(({ sight }) => sight)];
  return unique === true && lying.some((sight) => sight.face === 'up' && sight.printed === id);
}

function standingReducers({ me }: Board): number {
  return [...me.characters, ...me.locations].filter(
    ({ sight, stance }) => stance === 'standing' && sight.face === 'up' && REDUCERS[sight.printed] !== undefined,
  ).length;
}
