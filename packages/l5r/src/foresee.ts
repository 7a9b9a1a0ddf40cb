import {
  type Answer,
  type CardId,
  type CardValues,
  type Foresight,
  type Match,
  questionFor,
  type SeatId,
} from '@kronika/kernel';
import { declaringView } from './declaring-view.ts';
import { eligibleDefenders } from './rules/eligible.ts';
import { allParticipants, skillOf } from './rules/values.ts';
import type { L5rState } from './state.ts';
import { markedCards } from './text/prompting/marked.ts';
import { verbs } from './verbs/verbs.ts';

/**
 * What the characters would count with these attackers or defenders: tried on the state, because some are stronger while they
 * take part, alone, or beside others. A facedown province stays facedown, so nothing hidden has a part in it.
 */
export function foresee(match: Match<L5rState>, seat: SeatId, marked: Answer): Foresight | undefined {
  const question = questionFor(match, seat);
  if (question === undefined) return undefined;
  const cards = markedCards(question, marked);
  switch (question.message.key) {
    case 'declareAttackers':
      return attack(match, seat, cards);
    case 'declareDefenders': {
      const defended = defendedBy(match.state, cards);
      return { alone: skillsIn(defended), opposed: skillsIn(defended) };
    }
    default:
      return undefined;
  }
}

function attack({ state, stack }: Match<L5rState>, seat: SeatId, attackers: readonly CardId[]): Foresight | undefined {
  const declaring = declaringView(state, seat, stack);
  if (declaring?.province === undefined) return undefined;
  const { attacker, type, ring, province } = declaring;
  const { fate } = state.rings[ring];
  const attacked = verbs.conflictDeclared.apply(state, {
    is: 'conflictDeclared',
    ...{ attacker, type, ring, province, fate, attackers, evaded: [], rule: 'L5R-3.2.0-a' },
  });
  return { alone: skillsIn(attacked), opposed: skillsIn(defendedBy(attacked, eligibleDefenders(attacked))) };
}

function defendedBy(state: L5rState, cards: readonly CardId[]): L5rState {
  return verbs.defendersDeclared.apply(state, { is: 'defendersDeclared', cards, rule: 'L5R-3.2.1-a' });
}

function skillsIn(state: L5rState): CardValues {
  const { conflict } = state;
  if (conflict === null) return {};
  const { type } = conflict;
  return Object.fromEntries(allParticipants(state).map((card) => [card, skillOf(state, card, type)]));
}
