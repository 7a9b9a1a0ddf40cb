import {
  type Answer,
  type CardId,
  type CardValues,
  type Foresight,
  isCardId,
  type Match,
  type Question,
  questionFor,
  type SeatId,
  seatsOf,
} from '@kronika/kernel';
import { CHALLENGE_TYPES } from './cards/fact.ts';
import { eligibleDefenders, kneelingAmong } from './rules/eligible.ts';
import { participants, strengthOf } from './rules/values.ts';
import type { AgotState, Side } from './state.ts';
import { verbs } from './verbs/verbs.ts';

/**
 * What the characters would count with these attackers or defenders: tried on the state, because some are stronger or weaker
 * while they take part, alone, or against others.
 */
export function foresee(match: Match<AgotState>, seat: SeatId, marked: Answer): Foresight | undefined {
  const question = questionFor(match, seat);
  if (question === undefined) return undefined;
  const cards = cardsIn(question, marked);
  switch (question.message.key) {
    case 'declareAttackers':
      return attack(match.state, question, cards);
    case 'declareDefenders': {
      const defended = declared(match.state, cards, 'defending');
      return { alone: strengthsIn(defended), opposed: strengthsIn(defended) };
    }
    default:
      return undefined;
  }
}

function attack(state: AgotState, { seat: attacker, message }: Question, cards: readonly CardId[]) {
  const type = CHALLENGE_TYPES.find((known) => known === Reflect.get(message, 'type'));
  const against = seatsOf(6).find((seat) => seat === Reflect.get(message, 'against'));
  if (type === undefined || against === undefined) return undefined;
  const begun = verbs.challengeInitiated.apply(state, {
    is: 'challengeInitiated',
    ...{ attacker, against, type, attackers: cards, kneeling: [], bypassed: [], rule: 'AGOT-CHAL-a' },
  });
  const attacked = declared(begun, cards, 'attacking');
  const opposed = declared(attacked, eligibleDefenders(attacked), 'defending');
  return { alone: strengthsIn(attacked), opposed: strengthsIn(opposed) };
}

function declared(state: AgotState, cards: readonly CardId[], side: Side): AgotState {
  if (state.challenge === null) return state;
  const { type } = state.challenge;
  const rule = side === 'attacking' ? 'AGOT-CHAL-a' : 'AGOT-4.2.1-a';
  const there = cards.reduce((now, card) => verbs.declared.apply(now, { is: 'declared', card, side, rule }), state);
  return kneelingAmong(state, cards, side, type).reduce(
    (now, card) => verbs.knelt.apply(now, { is: 'knelt', card, rule }),
    there,
  );
}

function strengthsIn(state: AgotState): CardValues {
  const there = (['attacking', 'defending'] as const).flatMap((side) => participants(state, side));
  return Object.fromEntries(there.map((card) => [card, strengthOf(state, card)]));
}

function cardsIn(question: Question, marked: Answer): readonly CardId[] {
  const options = 'options' in question ? question.options : [];
  return (typeof marked === 'number' ? [marked] : marked).flatMap((place) => {
    const card: unknown = Reflect.get(options[place] ?? {}, 'card');
    return isCardId(card) ? [card] : [];
  });
}
