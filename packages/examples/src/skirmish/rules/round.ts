import {
  type Answers,
  askTogether,
  call,
  chooseNumber,
  emit,
  end,
  flow,
  goTo,
  type Outcome,
  type SeatId,
  seatsOf,
} from '@kronika/kernel';
import type { Skirmish, SkirmishEvent } from '../state.ts';
import { allFighters, isReady } from '../zones.ts';
import { clash } from './clash.ts';
import { actionWindow, raise } from './layer.ts';

/** The renown that wins before the last round, the last round, and the highest bid. */
export const GOAL = 6;
export const LAST_ROUND = 8;
const HIGHEST_BID = 3;

interface Round {
  readonly bids?: Answers<number>;
}

/** The rounds of the game, one after another. */
export const rounds = flow<Skirmish, Round>()('skirmish/rounds', {
  begin: (state) => emit({ is: 'roundBegan', round: state.round + 1, rule: 'SKI-ROUND-a' }),
  startPeriod: () => call(raise({ is: 'periodBegan', period: 'round', rule: 'SKI-ROUND-a' })),
  supply: () => call(raise(...seatsOf(2).flatMap(supplies))),
  bid: (state) =>
    askTogether(
      'bids',
      seatsOf(2).map((seat) =>
        chooseNumber({
          seat,
          min: 0,
          max: Math.min(HIGHEST_BID, state.gold[seat] ?? 0),
          message: { key: 'bid' },
          because: { is: 'rule', rule: 'SKI-BID-a' },
          evenIfForced: true,
        }),
      ),
    ),
  reveal: (state, { bids }) => call(raise(revealed(state, bids ?? {}))),
  actions: (state) => call(actionWindow({ kind: 'actions', first: state.first })),
  clash: () => call(clash({})),
  endPeriod: () => call(raise({ is: 'periodEnded', period: 'round', rule: 'SKI-ROUND-c' })),
  ready: (state) => {
    const spent = allFighters(state).filter((card) => !isReady(state, card));
    return (
      spent.length > 0 &&
      call(raise(...spent.map((card): SkirmishEvent => ({ is: 'readied', card, rule: 'SKI-STANCE-b' }))))
    );
  },
  victory: (state) => {
    const outcome = outcomeOf(state);
    return outcome === undefined ? goTo('begin') : end(outcome);
  },
});

function supplies(seat: SeatId): readonly SkirmishEvent[] {
  return [
    { is: 'goldGained', seat, amount: 2, rule: 'SKI-ROUND-b' },
    { is: 'cardsDrawn', seat, count: 1, rule: 'SKI-DRAW-a' },
  ];
}

/** The higher bid makes the first player; with equal bids the first player stays. Both pay. */
function revealed(state: Skirmish, bids: Answers<number>): SkirmishEvent {
  const [mine, other] = [bids[0] ?? 0, bids[1] ?? 0];
  const first: SeatId = mine === other ? state.first : mine > other ? 0 : 1;
  return { is: 'bidsRevealed', bids: [mine, other], first, rule: 'SKI-BID-b' };
}

/** Who has won at the end of a round: enough renown, or more of it after the last round. */
export function outcomeOf({ renown, round }: Pick<Skirmish, 'renown' | 'round'>): Outcome | undefined {
  const [mine, other] = [renown[0] ?? 0, renown[1] ?? 0];
  if (round < LAST_ROUND && (mine === other || Math.max(mine, other) < GOAL)) return undefined;
  const winners: readonly SeatId[] = mine === other ? [] : mine > other ? [0] : [1];
  return { winners, reason: { key: 'mostRenown' }, rule: round < LAST_ROUND ? 'SKI-WIN-a' : 'SKI-WIN-b' };
}
