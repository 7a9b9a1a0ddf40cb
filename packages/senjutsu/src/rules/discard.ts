import {
  type Answers,
  afterThat,
  ask,
  askTogether,
  type CardId,
  call,
  cardOf,
  choose,
  type DeclineOption,
  decline,
  emit,
  emitAll,
  finish,
  flow,
  goTo,
  pickCards,
  type QuestionFor,
  type SeatId,
} from '@kronika/kernel';
import type { SenjutsuEvent } from '../event.ts';
import {
  abilityCardsInHand,
  advantageOrder,
  focusRoom,
  handCount,
  handLimit,
  heroesStanding,
  spendable,
} from '../fighters.ts';
import { isAdjacent } from '../hex/index.ts';
import type { TurnMessage } from '../messages.ts';
import type { PayOption } from '../options.ts';
import { abilityOn } from '../prints.ts';
import { fighterId, type Hero, type Senjutsu } from '../state.ts';
import { cardsInPlay } from '../zones.ts';
import { hiddenSide } from './draw.ts';
import { soloCleanup } from './solo-calls.ts';

interface Discard {
  /** Cards that anybody may pay to discard, and who is still to be asked for the first of them (SEN-EFF-p). */
  readonly payable?: readonly CardId[];
  readonly asked?: readonly SeatId[];
  readonly payment?: PayOption | DeclineOption;
  readonly over?: Answers<readonly CardId[]>;
}

/** The discard phase, in the order that the match was set up with (SEN-DISC-5). */
export const discardPhase = flow<Senjutsu, Discard>()('senjutsu/discard', {
  begin: (state) => [
    emit<SenjutsuEvent>({ is: 'phaseBegan', phase: 'discard', rule: 'SEN-TURN-a' }),
    emitAll(state.switches.endOfTurn === 'discardFirst' ? cleared(state) : []),
    afterThat((after: Senjutsu) => emitAll(endOfTurnEffects(after))),
    afterThat((after: Senjutsu) => offered(payableCards(after), advantageOrder(after))),
  ],
  offer: (state, { payable = [], asked = [] }) => {
    const [card, ...others] = payable;
    if (card === undefined) return goTo('clearLast');
    const [seat, ...later] = asked;
    if (seat === undefined) return goTo('offer', { payable: others, asked: advantageOrder(state) });
    const focus = priceOf(state, card);
    if (spendable(state, fighterId(seat)) < focus) return goTo('offer', { asked: later });
    return ask('payment', paymentQuestion(seat, card, focus));
  },
  pay: (state, { payable = [], asked = [], payment }) => {
    const [card, ...others] = payable;
    const [seat, ...later] = asked;
    if (card === undefined || seat === undefined || payment?.is !== 'pay') return goTo('offer', { asked: later });
    return [
      emitAll(paidToDiscard(state, seat, card, payment.focus)),
      goTo('offer', { payable: others, asked: advantageOrder(state) }),
    ];
  },
  clearLast: (state) => [
    emitAll(state.switches.endOfTurn === 'effectsFirst' ? cleared(state) : []),
    // Whoever fell this turn had a card, too.
    goTo(state.fighters.some(({ is }) => is === 'foe') ? 'foes' : 'handLimits'),
  ],
  foes: () => call(soloCleanup({})),
  handLimits: (state) => {
    const over = heroesStanding(state).filter((hero) => overLimit(state, hero) > 0);
    if (over.length === 0) return finish;
    return askTogether(
      'over',
      over.map((hero) => limitQuestion(state, hero)),
    );
  },
  discard: (state, { over = {} }) =>
    emitAll(heroesStanding(state).flatMap(({ seat }) => discards(state, seat, over[seat] ?? []))),
});

function offered(payable: readonly CardId[], asked: readonly SeatId[]) {
  return goTo(payable.length === 0 ? 'clearLast' : 'offer', { payable, asked });
}

/** SEN-DISC-1. */
function cleared(state: Senjutsu): readonly SenjutsuEvent[] {
  return heroesStanding(state).map(({ seat }) => ({ is: 'playAreaCleared', seat, rule: 'SEN-DISC-1' }));
}

/** Limps, poisons and other turning cards, and shrines (SEN-DISC-2). */
function endOfTurnEffects(state: Senjutsu): readonly SenjutsuEvent[] {
  const isTurning = state.fighters.some((fighter) => fighter.limps.length > 0 || hasPoisons(fighter));
  return [
    ...(isTurning ? [{ is: 'limpsTurned', rule: 'SEN-LIMP-c' } as const] : []),
    ...heroesStanding(state).flatMap(({ seat }) => turned(state, seat)),
    ...shrineFocus(state),
  ];
}

function hasPoisons(fighter: Senjutsu['fighters'][number]): boolean {
  return fighter.is === 'foe' && fighter.poisons.length > 0;
}

/** Cards that turn are gone once they are upright again (SEN-EFF-q, SEN-XPOIS-i). */
function turned(state: Senjutsu, seat: SeatId): readonly SenjutsuEvent[] {
  return cardsInPlay(state, seat)
    .filter(({ turnsLeft }) => turnsLeft > 0)
    .flatMap(({ id, turnsLeft }): readonly SenjutsuEvent[] => [
      { is: 'cardTurned', card: id, turnsLeft: turnsLeft - 1, rule: 'SEN-EFF-q' },
      ...(turnsLeft === 1 ? [{ is: 'leftPlay', seat, card: id, rule: 'SEN-EFF-q' } as const] : []),
    ]);
}

/** Every hero beside a shrine gains a focus (SEN-TERR-shrine-b). */
function shrineFocus(state: Senjutsu): readonly SenjutsuEvent[] {
  const shrines = state.field.pieces.filter(({ kind }) => kind === 'shrine').flatMap(({ cells }) => cells);
  return heroesStanding(state)
    .filter(
      ({ id, cell }) => cell !== null && shrines.some((shrine) => isAdjacent(shrine, cell)) && focusRoom(state, id) > 0,
    )
    .map(({ id }) => ({ is: 'focusGained', fighter: id, count: 1, rule: 'SEN-TERR-shrine-b' }));
}

function payableCards(state: Senjutsu): readonly CardId[] {
  return heroesStanding(state).flatMap(({ seat }) =>
    cardsInPlay(state, seat)
      .filter(({ id }) => priceOf(state, id) < Infinity)
      .map(({ id }) => id),
  );
}

/** What it costs to discard a card that remains in play; without a price nobody can. */
function priceOf({ table }: Senjutsu, card: CardId): number {
  const lines = abilityOn(cardOf(table, card).printed)?.lines ?? [];
  return lines.find((line) => line.is === 'anyoneMayDiscardThis')?.focus ?? Infinity;
}

function paymentQuestion(seat: SeatId, card: CardId, focus: number): QuestionFor<PayOption | DeclineOption> {
  const message: TurnMessage = { key: 'payToDiscard', card, focus };
  return choose<PayOption | DeclineOption>({
    seat,
    message,
    because: { is: 'card', card, rule: 'SEN-EFF-p' },
    options: [{ is: 'pay', focus }, decline],
  });
}

function paidToDiscard({ table }: Senjutsu, seat: SeatId, card: CardId, focus: number): readonly SenjutsuEvent[] {
  return [
    { is: 'focusLost', fighter: fighterId(seat), count: focus, how: 'paid', rule: 'SEN-EFF-p' },
    { is: 'leftPlay', seat: cardOf(table, card).controller, card, rule: 'SEN-EFF-p' },
  ];
}

/** How many ability cards have to go; stuns count but stay (SEN-DISC-3). */
function overLimit(state: Senjutsu, hero: Hero): number {
  const over = handCount(state, hero) - handLimit(hero);
  return Math.max(0, Math.min(over, abilityCardsInHand(state, hero.seat).length));
}

function limitQuestion(state: Senjutsu, hero: Hero): QuestionFor<readonly CardId[]> {
  const over = overLimit(state, hero);
  const message: TurnMessage = { key: 'discardToLimit', over };
  return pickCards({
    seat: hero.seat,
    message,
    because: { is: 'rule', rule: 'SEN-DISC-3' },
    from: abilityCardsInHand(state, hero.seat),
    min: over,
    max: over,
  });
}

function discards(state: Senjutsu, seat: SeatId, cards: readonly CardId[]): readonly SenjutsuEvent[] {
  if (cards.length === 0) return [];
  return [{ is: 'discarded', seat, cards, face: hiddenSide(state), cause: { is: 'handLimit' }, rule: 'SEN-DISC-3' }];
}
