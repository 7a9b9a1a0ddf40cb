import {
  ask,
  type CardOption,
  call,
  cardOf,
  choose,
  emit,
  flow,
  type PassOption,
  pass,
  type QuestionFor,
  type SeatId,
} from '@kronika/kernel';
import { abilityFact } from '../cards/library.ts';
import type { Effect } from '../cards/pictograms.ts';
import type { SenjutsuEvent } from '../event.ts';
import { seatOf } from '../fighters.ts';
import type { LineMessage } from '../messages.ts';
import { cardOption } from '../options.ts';
import { type FighterId, fighterId, type Senjutsu } from '../state.ts';
import { runCard } from './calls.ts';
import { pays } from './payment.ts';
import type { Came, Procedure } from './perform/verb.ts';
import { counterSpeeds, windowFor } from './playable.ts';
import type { Resolving } from './resolving.ts';
import { isOnField } from './who.ts';

interface Counter {
  readonly seat: SeatId;
  readonly attacker: FighterId;
  readonly played?: CardOption | PassOption;
}

/** The speed at which the card with the counter acts: shields stop only attacks of their own speed (SEN-BLOCK-a). */
function counterSpeed({ turn }: Senjutsu): number {
  return turn.speed ?? 0;
}

/** After a block: the owner may play an attack from hand at once, and resolves it completely (SEN-CTR). */
export const counter = flow<Senjutsu, Counter, Came>()('senjutsu/counter', {
  offer: (state, { seat, attacker }) => {
    const speed = counterSpeed(state);
    if (!isOnField(state, fighterId(seat)) || !isOnField(state, attacker)) return undefined;
    const cards = windowFor(state, seat, { as: 'counter', speed });
    return cards === undefined ? undefined : ask('played', counterQuestion(state, seat, attacker, cards));
  },
  pay: (state, { seat, played }) => {
    if (played?.is !== 'card') return { do: 'finish', result: { end: 'done' } };
    const { printed } = cardOf(state.table, played.card);
    const cost = costOf(state, seat, printed);
    return emit<SenjutsuEvent>(
      { is: 'counterPlayed', seat, card: played.card, printed, rule: 'SEN-CTR-b' },
      ...(cost === 0 ? [] : [pays({ fighter: fighterId(seat) }, cost)]),
    );
  },
  resolve: (state, { seat, attacker, played }) => {
    if (played?.is !== 'card') return undefined;
    const { card } = played;
    const { printed } = cardOf(state.table, card);
    return call(runCard({ seat, card, printed, targets: [attacker], as: 'counter' }));
  },
  end: () => ({ do: 'finish', result: { end: 'done' } }),
});

/** The required focus, and what an initiative that is slow enough costs beside it, if it has to be bought (SEN-CTR-k). */
function costOf(state: Senjutsu, seat: SeatId, printed: Parameters<typeof abilityFact>[0]): number {
  const fact = abilityFact(printed);
  const extra = counterSpeeds(state, seat, fact)
    .filter(({ fastest }) => fastest <= counterSpeed(state))
    .map(({ pay }) => pay);
  return fact.focus + Math.min(...extra);
}

function counterQuestion(
  state: Senjutsu,
  seat: SeatId,
  against: FighterId,
  cards: readonly CardOption['card'][],
): QuestionFor<CardOption | PassOption> {
  const message: LineMessage = { key: 'counter', against, speed: counterSpeed(state) };
  const question = {
    seat,
    message,
    because: { is: 'rule', rule: 'SEN-CTR-b' },
    options: [...cards.map(cardOption), pass],
  } as const;
  return state.windows === 'open' ? choose({ ...question, evenIfForced: true }) : choose(question);
}

/** Whether a counter is for an attack at the speed that is being resolved. */
export function countersNow({ turn }: Senjutsu, { speeds }: Extract<Effect, { readonly is: 'counter' }>): boolean {
  return turn.speed !== null && speeds.includes(turn.speed);
}

/**
 * A counter on a benefit answers the attack just blocked (SEN-CTR-j). One on a defence is looked up when its shields
 * have stopped an attack, so that nothing happens when its line is passed.
 */
export const counterOfBenefit: Procedure<Extract<Effect, { readonly is: 'counter' }>> = {
  matters: (state, on: Resolving, effect) => on.as === 'benefit' && countersNow(state, effect) && on.targets.length > 0,
  calls: (state, on) => counter({ seat: seatOf(state, on.fighter) ?? 0, attacker: on.targets[0] ?? on.fighter }),
};
