import { type Answer, type Bot, forcedAnswer, type Match, type SeatId, type Thought } from '@kronika/kernel';
import type { Senjutsu } from '../state.ts';
import type { SenjutsuView } from '../view.ts';
import { attemptsFor } from './attempts.ts';
import { type Positions, toNextTurn } from './playing-on.ts';
import type { Rules } from './rules.ts';
import { standing } from './standing.ts';

interface SenjutsuThought extends Thought<SenjutsuView> {
  imagine(): Match<Senjutsu>;
}

/** With fewer positions nothing can be compared: the rule answers alone. */
const FEWEST_POSITIONS = 100;
/** More positions than this are not looked at for one answer, however many may be. */
const MOST_POSITIONS = 400;
/** So many tables are imagined before the weaker half of the answers is given up. */
const TABLES = 2;
/** While the cards of the opponents lie face down, tables differ much; later only by what is drawn. */
const TABLES_BEFORE_REVEAL = 12;
const TABLES_AFTER_REVEAL = 2;

/**
 * Plays by a rule, and looks ahead where only AI opponents are against it: what these do follows from what lies open, so
 * that an answer can be tried on imagined tables, the turn played on by the rule, and what comes out compared.
 */
export function lookingAhead(rules: Rules, byRule: Bot): Bot {
  return {
    answer(thought: SenjutsuThought) {
      const { view, question, nodes } = thought;
      const first = byRule.answer(thought);
      if (nodes < FEWEST_POSITIONS || forcedAnswer(question) !== undefined) return first;
      if (!facesOnlyFoes(view, question.seat)) return first;
      const attempts = attemptsFor(question, view, first);
      return attempts.length < 2 ? first : bestOf(attempts, { rules, byRule, thought });
    },
  };
}

/** Whether nobody who thinks stands against the seat, and somebody does or is about to come. */
function facesOnlyFoes({ fighters, format }: SenjutsuView, seat: SeatId): boolean {
  const team = fighters[seat]?.team;
  return (format === 'solo' || format === 'horde') && fighters.every((one) => one.team === team || one.is === 'foe');
}

interface Trying {
  readonly rules: Rules;
  readonly byRule: Bot;
  readonly thought: SenjutsuThought;
}

interface Tried {
  readonly answer: Answer;
  worth: number;
}

/** Halves the field again and again: the fewer answers are left, the more tables each is tried on. */
function bestOf(attempts: readonly Answer[], { rules, byRule, thought }: Trying): Answer {
  const { nodes, random, question } = thought;
  const positions: Positions = { left: Math.min(nodes, MOST_POSITIONS) };
  const tables = thought.view.phase === 'resolve' ? TABLES_AFTER_REVEAL : TABLES_BEFORE_REVEAL;
  let field: readonly Tried[] = attempts.map((answer) => ({ answer, worth: 0 }));
  for (let table = 1; table <= tables && field.length > 1 && positions.left > 0; table += 1) {
    const match = thought.imagine();
    for (const tried of field) {
      const after = toNextTurn(rules, match, { seat: question.seat, answer: tried.answer, byRule, random, positions });
      tried.worth += standing(rules, after, question.seat);
    }
    // The sort is stable: of equal answers the rule's own stays in front.
    if (table % TABLES === 0)
      field = field.toSorted((one, other) => other.worth - one.worth).slice(0, halfOf(field.length));
  }
  const [best] = field.toSorted((one, other) => other.worth - one.worth);
  return best?.answer ?? byRule.answer(thought);
}

const halfOf = (count: number): number => Math.ceil(count / 2);
