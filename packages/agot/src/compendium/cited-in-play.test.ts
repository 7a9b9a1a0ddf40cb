import {
  type Advance,
  begin,
  decide,
  isRefusal,
  present,
  questionFor,
  randomAnswer,
  randomOf,
  seatsOf,
  waitingFor,
} from '@kronika/kernel';
import { untold } from '@kronika/testkit';
import { expect, test } from 'vitest';
import { AGOT_DECK_RULES } from '../decks/legality/check.ts';
import { explain } from '../explain/explain.ts';
import { agot } from '../game.ts';
import type { AgotState } from '../state.ts';
import { RANDOM_TABLES } from '../testing/random-tables.ts';
import { compendium } from './index.ts';

/** What is cited to somebody: by a question, by a line of the log, by "why not?" and what else is said of a card. */
type Cited = Readonly<Record<'prompt' | 'log' | 'explanation', Set<string>>>;

/** How many decisions lie between two looks at every card: to explain all of them takes a while. */
const BETWEEN = 120;
/** A game by chance has been through all its phases by then. */
const MOST_DECISIONS = 240;

function note({ match, happened }: Advance<AgotState>, cited: Cited): void {
  for (const { question } of match.open)
    if (question.because.rule !== undefined) cited.prompt.add(question.because.rule);
  for (const { event } of happened) if (event.rule !== undefined) cited.log.add(event.rule);
  if (match.decisions % BETWEEN !== 0) return;
  for (const seat of seatsOf(match.seats))
    for (const { id } of match.state.table.cards) {
      const { whyNot, notes } = explain(match, seat, id);
      for (const { rule } of [...whyNot, ...notes]) if (rule !== undefined) cited.explanation.add(rule);
    }
}

function play(decks: readonly string[], cited: Cited): void {
  const seed = `cited/${decks.join()}`;
  const random = randomOf(seed);
  let advance = begin<AgotState>(agot, { seats: decks.length, decks, windows: 'brief' }, seed);
  for (;;) {
    if (isRefusal(advance)) throw new Error('a deck or an answer was refused');
    note(advance, cited);
    const { match } = advance;
    if (match.outcome !== undefined || match.decisions >= MOST_DECISIONS) return;
    const seat = random.pick(waitingFor(match));
    const answer = randomAnswer(present(questionFor(match, seat), 'the question'), random);
    advance = decide(agot, match, { seat, asked: match.asked, answer });
  }
}

test('whatever rule is cited while all factions play, the compendium tells it', () => {
  const cited: Cited = { prompt: new Set(), log: new Set(), explanation: new Set() };
  for (const { decks } of RANDOM_TABLES) if (decks.length <= 3) play(decks, cited);

  expect(cited.prompt.size).toBeGreaterThan(10);
  expect(cited.log.size).toBeGreaterThan(20);
  expect(cited.explanation.size).toBeGreaterThan(5);
  for (const rules of Object.values(cited)) expect(untold(compendium, [...rules])).toEqual([]);
});

test('whatever a deck breaks, the compendium tells it', () => {
  const { unknownCards, rules } = AGOT_DECK_RULES;
  const cited = [unknownCards, ...rules.map(({ id }) => id)];

  expect(new Set(cited).size).toBeGreaterThan(6);
  expect(untold(compendium, cited)).toEqual([]);
});
