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
import { deckRules } from '../decks/legality/check.ts';
import { DECK_FORMATS } from '../decks/legality/format.ts';
import { explain } from '../explain/explain.ts';
import { l5r } from '../game.ts';
import type { L5rState } from '../state.ts';
import { RANDOM_GAMES, type RandomGame } from '../testing/random-matches.ts';
import { compendium } from './index.ts';

/** What is cited to somebody: by a question, by a line of the log, by "why not?" and what else is said of a card. */
type Cited = Readonly<Record<'prompt' | 'log' | 'explanation', Set<string>>>;

/** How many decisions lie between two looks at every card: to explain all of them takes a while. */
const BETWEEN = 90;
/** A game by chance has been through all its phases by then. */
const MOST_DECISIONS = 360;

function note({ match, happened }: Advance<L5rState>, cited: Cited): void {
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

function play({ one, other, windows }: RandomGame, cited: Cited): void {
  const seed = `cited/${one}`;
  const random = randomOf(seed);
  let advance = begin<L5rState>(l5r, { seats: 2, decks: [one, other], windows }, seed);
  for (;;) {
    if (isRefusal(advance)) throw new Error('a deck or an answer was refused');
    note(advance, cited);
    const { match } = advance;
    if (match.outcome !== undefined || match.decisions >= MOST_DECISIONS) return;
    const seat = random.pick(waitingFor(match));
    const answer = randomAnswer(present(questionFor(match, seat), 'the question'), random);
    advance = decide(l5r, match, { seat, asked: match.asked, answer });
  }
}

test('whatever rule is cited while all clans play, the compendium tells it', () => {
  const cited: Cited = { prompt: new Set(), log: new Set(), explanation: new Set() };
  for (const game of RANDOM_GAMES) play(game, cited);

  expect(cited.prompt.size).toBeGreaterThan(10);
  expect(cited.log.size).toBeGreaterThan(30);
  expect(cited.explanation.size).toBeGreaterThan(10);
  for (const rules of Object.values(cited)) expect(untold(compendium, [...rules])).toEqual([]);
});

test('whatever a deck breaks, the compendium tells it', () => {
  const cited = DECK_FORMATS.map(deckRules).flatMap(({ unknownCards, rules }) => [
    unknownCards,
    ...rules.map(({ id }) => id),
  ]);

  expect(new Set(cited).size).toBeGreaterThan(8);
  expect(untold(compendium, cited)).toEqual([]);
});
