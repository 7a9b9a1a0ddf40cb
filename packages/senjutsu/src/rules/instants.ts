import {
  ask,
  type CardId,
  type CardOption,
  call,
  cardOf,
  choose,
  emitAll,
  finish,
  flow,
  forget,
  goTo,
  type Message,
  type PassOption,
  pass,
  type QuestionFor,
  type RuleId,
  type SeatId,
} from '@kronika/kernel';
import { abilityFact } from '../cards/library.ts';
import type { Occasion } from '../cards/pictograms.ts';
import type { SenjutsuEvent } from '../event.ts';
import { advantageOrder, fighterOf, isStanding, seatOf } from '../fighters.ts';
import type { LineMessage, TurnMessage } from '../messages.ts';
import { cardOption } from '../options.ts';
import type { FighterId, Senjutsu } from '../state.ts';
import { paid } from './buying.ts';
import { type BenefitWindow, runCard } from './calls.ts';
import { windowFor } from './playable.ts';
import { needsTarget, targetQuestion } from './targets.ts';

type Choice = CardOption | PassOption;

interface Benefits extends BenefitWindow {
  readonly choice?: Choice;
  readonly target?: FighterId;
}

const RULES: Readonly<Record<Occasion, RuleId>> = {
  startOfTurn: 'SEN-EFF-y',
  beforeBlockSpeed: 'SEN-INST-BEN-e',
  beforeOwnCard: 'SEN-INST-BEN-e',
  afterAttack: 'SEN-TIME-ATK-6',
  afterBlock: 'SEN-TIME-BLK-5',
  afterAttackOrBlock: 'SEN-INST-BEN-c',
  afterOwnCard: 'SEN-INST-BEN-b',
};

/** A hero may strengthen its card of the turn (SEN-INST-BEN); AI opponents have no instants. */
export const benefits = flow<Senjutsu, Benefits>()('senjutsu/benefits', {
  offer: (state, { fighter, occasion, targets }) => {
    const seat = isStanding(fighterOf(state, fighter)) ? seatOf(state, fighter) : undefined;
    const cards = seat === undefined ? undefined : windowFor(state, seat, { as: 'benefit', occasion });
    if (seat === undefined || cards === undefined) return finish;
    const message: LineMessage = { key: 'benefit', occasion, target: targets[0] ?? null };
    return ask('choice', instantQuestion(seat, cards, message, RULES[occasion]));
  },
  play: (state, { fighter, choice }) => {
    const seat = seatOf(state, fighter);
    if (seat === undefined || choice?.is !== 'card') return finish;
    return emitAll(playing(state, seat, choice.card, 'SEN-INST-BEN-a'));
  },
  nameTarget: (state, { fighter, targets, choice }) => {
    const seat = seatOf(state, fighter);
    if (seat === undefined || choice?.is !== 'card' || targets.length > 0) return undefined;
    const { printed } = cardOf(state.table, choice.card);
    // A benefit that follows no attack or block means one opponent, named when it is played (ruling 4).
    return needsTarget(state, seat, printed) && ask('target', targetQuestion(state, seat, printed));
  },
  run: (state, { fighter, targets, choice, target }) => {
    const seat = seatOf(state, fighter);
    if (seat === undefined || choice?.is !== 'card') return undefined;
    const { printed } = cardOf(state.table, choice.card);
    const meant = target === undefined ? targets : [target];
    return call(runCard({ seat, card: choice.card, printed, targets: meant, as: 'benefit' }));
  },
  over: () => undefined,
});

interface Reactions {
  /** Who has passed since a card was played. */
  readonly passed: readonly SeatId[];
  readonly seat?: SeatId;
  readonly choice?: Choice;
}

/** Reactions at the start of the turn, in Advantage order, until all pass (SEN-EFF-y). */
export const reactions = flow<Senjutsu, Reactions>()('senjutsu/reactions', {
  find: (state, { passed }) => nextToReact(state, passed),
  offer: (state, { seat = 0 }) => {
    const message: TurnMessage = { key: 'startReaction' };
    return ask('choice', instantQuestion(seat, windowFor(state, seat, REACTION) ?? [], message, 'SEN-EFF-y'));
  },
  play: (state, { seat = 0, choice, passed }) =>
    choice?.is === 'card'
      ? emitAll(playing(state, seat, choice.card, 'SEN-INST-REACT-a'))
      : nextToReact(state, [...passed, seat]),
  run: (state, { seat = 0, choice }) => {
    if (choice?.is !== 'card') return undefined;
    const { printed } = cardOf(state.table, choice.card);
    return call(runCard({ seat, card: choice.card, printed, targets: [], as: 'reaction' }));
  },
  again: () => goTo('find', { passed: [] }),
  over: () => undefined,
});

const REACTION = { as: 'reaction' } as const;

function nextToReact(state: Senjutsu, passed: readonly SeatId[]) {
  for (const seat of advantageOrder(state))
    if (!passed.includes(seat) && windowFor(state, seat, REACTION) !== undefined)
      return [forget('choice'), goTo('offer', { passed, seat })] as const;
  return finish;
}

function instantQuestion(seat: SeatId, cards: readonly CardId[], message: Message, rule: RuleId): QuestionFor<Choice> {
  return choose<Choice>({
    seat,
    message,
    because: { is: 'rule', rule },
    options: [...cards.map(cardOption), pass],
    evenIfForced: true,
  });
}

/** Pays for an instant and lays it beside the card of the turn (SEN-INST-d). */
function playing(state: Senjutsu, seat: SeatId, card: CardId, rule: RuleId): readonly SenjutsuEvent[] {
  const { printed } = cardOf(state.table, card);
  return [...paid(seat, abilityFact(printed).focus, 'SEN-INST-d'), { is: 'instantPlayed', seat, card, printed, rule }];
}
