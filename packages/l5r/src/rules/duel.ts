import { type CardId, call, cardOf, finishWith, flow, keep } from '@kronika/kernel';
import { add, untilEndOf } from '@kronika/lcg';
import type { ConflictType } from '../cards/fact.ts';
import type { DuelDecided, L5rEvent } from '../event.ts';
import type { L5rState } from '../state.ts';
import { hasDash } from '../verbs/participating.ts';
import { controllerOf, isCharacter, isInPlay } from '../zones.ts';
import { RULES, raise } from './calls.ts';
import { DUEL_FLOW, type Duelists } from './duelists.ts';
import { honorBid } from './honor-bid.ts';
import { skillOf } from './values.ts';

interface Duel extends Duelists {
  /** What may be given in place of honor for the bid. */
  readonly instead?: 'cards';
}

/** What came of a duel; nobody won if the skills were equal or a duelist was gone. */
export type DuelResult = Pick<DuelDecided, 'winner' | 'loser'>;

/** What the effects are known by that add the bids to the duelists' skills. */
const BONUS = 'duel';

/** The duelists whose bids count by now; one whose bid counts nothing is not among them. */
export function bidsCountedIn({ lasting }: L5rState): readonly CardId[] {
  return lasting.flatMap(({ source, cards }) => (source.printed === RULES && source.key === BONUS ? cards : []));
}

/** Whether two characters may duel: both take part in the conflict, one on each side, neither with a dash (L5R-DUEL-a, -D2-b). */
export function mayDuel(state: L5rState, { type, challenger, challenged }: Duel): boolean {
  const duelists = [challenger, challenged];
  return (
    duelists.every(
      (card) => isInPlay(state, card) && cardOf(state.table, card).at === 'conflict' && !hasDash(state, card, type),
    ) && controllerOf(state, challenger) !== controllerOf(state, challenged)
  );
}

/** The bonus of a duelist: the value of its controller's bid, until the end of the duel (L5R-DUEL-D6-a). */
function bonusOf(state: L5rState, card: CardId, type: ConflictType): readonly L5rEvent[] {
  const until = untilEndOf(state, 'duel');
  const seat = controllerOf(state, card);
  const bid = state.bids[seat] ?? 0;
  if (until === undefined || bid === 0 || !isInPlay(state, card)) return [];
  const source = { self: card, printed: RULES, key: BONUS };
  return [
    {
      is: 'effectBegan',
      effect: { source, by: seat, cards: [card], seats: [], gives: [add(type, bid)], until },
      rule: 'L5R-DUEL-D6-a',
    },
  ];
}

/** The skills are compared directly: this is no count, so a bowed duelist uses its full skill (L5R-DUEL-D7-c). */
export function duelResult(state: L5rState, { type, challenger, challenged }: Duel): DuelResult {
  if (![challenger, challenged].every((card) => isInPlay(state, card) && isCharacter(state, card))) return {};
  const [mine, other] = [skillOf(state, challenger, type), skillOf(state, challenged, type)];
  if (mine === other) return {};
  return mine > other ? { winner: challenger, loser: challenged } : { winner: challenged, loser: challenger };
}

/**
 * A duel from its beginning to its result (D.1 to D.7) and its end (D.9). There is no action window in it
 * (L5R-DUEL-b). What it brings about (D.8) is for the ability that began it, which gets the result.
 */
export const duel = flow<L5rState, Duel & { readonly result?: DuelResult }, DuelResult>()(DUEL_FLOW, {
  begin: () => call(raise({ is: 'periodBegan', period: 'duel', rule: 'L5R-DUEL-D1-a' })),
  bid: (_, { instead, type, challenger, challenged }) =>
    call(honorBid({ duel: { type, challenger, challenged }, ...(instead === undefined ? {} : { instead }) })),
  addBids: (state, { type, challenger, challenged }) => {
    const bonuses = [...bonusOf(state, challenger, type), ...bonusOf(state, challenged, type)];
    return bonuses.length > 0 && call(raise(...bonuses));
  },
  compare: (state, vars) => keep({ result: duelResult(state, vars) }),
  decide: (_, { result = {} }) => call(raise({ is: 'duelDecided', ...result, rule: 'L5R-DUEL-D7-a' })),
  end: () => call(raise({ is: 'periodEnded', period: 'duel', rule: 'L5R-DUEL-D9-a' })),
  give: (_, { result = {} }) => finishWith(result),
});
