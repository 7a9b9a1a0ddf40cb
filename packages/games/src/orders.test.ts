import {
  type Answer,
  areAlike,
  begin,
  type CardId,
  canonicalJson,
  cardOf,
  decide,
  type Game,
  isRefusal,
  type Match,
  matters,
  type Option,
  present,
  type Question,
  type Random,
  randomAnswer,
  randomOf,
  redealt,
  refusalText,
  seatsOf,
} from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { entries } from './index.ts';

const MATCHES = 4;
const DECISIONS = 300;
/** How long two matches are played on beside each other. */
const BESIDE = 25;

function next(game: Game, match: Match, question: Question, answer: Answer): Match {
  const advance = decide(game, match, { seat: question.seat, asked: match.asked, answer });
  if (isRefusal(advance)) throw new Error(refusalText(advance, 'en'));
  return advance.match;
}

function questionIn(match: Match): Question | undefined {
  return match.open.find(({ answer }) => answer === undefined)?.question;
}

/** The moments of random matches in which an order could be asked for. */
function* orders(
  game: Game,
  windows: 'open' | 'brief',
): Generator<{ readonly match: Match; readonly question: Question }> {
  for (let i = 0; i < MATCHES; i += 1) {
    const begun = begin(game, { seats: 2, windows }, `orders/${i}`, { asks: 'everything' });
    if (isRefusal(begun)) throw new Error(refusalText(begun, 'en'));
    const random = randomOf(`orders/${game.id}/${i}`);
    let { match } = begun;
    for (let question = questionIn(match); question !== undefined && match.decisions < DECISIONS; ) {
      if (question.ifItMatters !== undefined && 'options' in question && question.options.length > 1)
        yield { match, question };
      match = next(game, match, question, randomAnswer(question, random));
      question = questionIn(match);
    }
  }
}

/** The same match, but asking only what has to be asked. */
function asking({ asks: _, ...match }: Match): Match {
  return match;
}

/** An answer that means the same in both matches, although options may be listed in another order. */
function sameAnswers(one: Question, other: Question, random: Random): readonly [Answer, Answer] {
  if (one.is !== 'choose' || other.is !== 'choose') {
    const answer = randomAnswer(one, random);
    return [answer, answer];
  }
  const option = present(one.options[random.int(0, one.options.length - 1)], 'an option');
  return [placeOf(option, one.options), placeOf(option, other.options)];
}

function placeOf(option: Option, options: readonly Option[]): number {
  const name = canonicalJson(option);
  return options.findIndex((candidate) => canonicalJson(candidate) === name);
}

/** Plays both on with answers that mean the same, and says whether they come to the same and stay alike. */
function staysAlike(game: Game, one: Match, other: Match, random: Random): boolean {
  let [a, b] = [one, other];
  let isAlike = areAlike(game, a, b);
  for (let i = 0; i < BESIDE; i += 1) {
    const [asked, again] = [questionIn(a), questionIn(b)];
    isAlike ||= isSameForAll(game, a, b);
    if (asked === undefined || again === undefined || canonicalJson(a.random) !== canonicalJson(b.random)) break;
    const [first, second] = sameAnswers(asked, again, random);
    a = next(game, a, asked, first);
    b = next(game, b, again, second);
    const isNow = areAlike(game, a, b);
    // Chance shuffles what lay in another order into another one.
    if (isAlike && !isNow && a.revelations === one.revelations) return false;
    isAlike ||= isNow;
  }
  return isAlike;
}

/** Whether nobody can tell the two apart, and what nobody sees is the same but for how it lies. */
function isSameForAll(game: Game, one: Match, other: Match): boolean {
  const seen = ({ seats, state, stack, open }: Match): readonly unknown[] => [
    open,
    ...seatsOf(seats).map((seat) => game.view(game.essence?.(state) ?? state, seat, stack)),
    ...Object.values(game.cards?.table(state).zones ?? {}).map(({ cards }) => facesOf(game, state, cards)),
  ];
  return canonicalJson(seen(one)) === canonicalJson(seen(other));
}

function facesOf(game: Game, state: unknown, cards: readonly CardId[]): readonly string[] {
  const table = game.cards?.table(state);
  return table === undefined ? [] : cards.map((card) => cardOf(table, card).printed).sort();
}

const games = entries.map(({ game }) => game).filter(({ essence }) => essence !== undefined);

describe.each(games.map((game) => [game.id, game] as const))('an order that is not asked for in %s', (id, game) => {
  test('comes to the same, whatever the answer', () => {
    let skipped = 0;
    for (const { match, question } of [...orders(game, 'open'), ...orders(game, 'brief')]) {
      if (matters(game, match) || !('options' in question)) continue;
      skipped += 1;
      const courses = question.options.map((_, place) => next(game, asking(match), question, place));
      const [first, ...others] = courses;
      for (const other of others)
        expect(
          staysAlike(game, present(first, 'a course'), other, randomOf(`beside/${id}`)),
          question.message.key,
        ).toBe(true);
    }
    expect(skipped).toBeGreaterThan(0);
  });

  test('is asked for or not by nothing that hidden cards could tell, with open windows', () => {
    for (const { match } of orders(game, 'open'))
      for (const seat of seatsOf(match.seats))
        expect(matters(game, redealt(game, match, seat, randomOf(`deal/${match.decisions}`)))).toBe(
          matters(game, match),
        );
  });
});
