import {
  type Advance,
  type Answer,
  begin,
  canonicalJson,
  decide,
  forcedAnswer,
  type Game,
  type Happened,
  isRefusal,
  type Match,
  matters,
  type Question,
  Recorder,
  type Refusal,
  randomAnswer,
  randomOf,
  readRecord,
  refusalText,
  seatRangeOf,
  verify,
  writeRecord,
} from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { entries } from './index.ts';

const DECISIONS = 120;

function gone(advance: Advance | Refusal): Advance {
  if (isRefusal(advance)) throw new Error(refusalText(advance, 'en'));
  return advance;
}

function firstOpen(match: Match): Question | undefined {
  return match.open.find(({ answer }) => answer === undefined)?.question;
}

/** What the kernel would have answered itself: the only answer there is, or the first where all come to the same. */
function unasked(game: Game, match: Match, question: Question): Answer | undefined {
  const forced = question.evenIfForced ? undefined : forcedAnswer(question);
  if (forced !== undefined || question.ifItMatters === undefined || matters(game, match)) return forced;
  return question.is === 'order' ? question.options.map((_, place) => place) : 0;
}

/** A recorder of a match in which everything is asked, and what has happened in it. */
function askingEverything(game: Game, seed: string) {
  const begun = Recorder.begin(
    game,
    { is: 'setup', setup: { seats: seatRangeOf(game.setup).min }, asks: 'everything' },
    seed,
  );
  if (isRefusal(begun)) throw new Error(refusalText(begun, 'en'));
  const { recorder, first } = begun;
  const happened: Happened[] = [...first.happened];
  const answers = (question: Question, answer: Answer) =>
    happened.push(...gone(recorder.decide({ seat: question.seat, asked: recorder.match.asked, answer })).happened);
  /** Gives every answer that is the only one. */
  const givesTheOnlyAnswers = (): void => {
    for (;;) {
      const question = recorder.match.open
        .filter(({ answer }) => answer === undefined)
        .find((asked) => unasked(game, recorder.match, asked.question) !== undefined)?.question;
      const answer = question === undefined ? undefined : unasked(game, recorder.match, question);
      if (question === undefined || answer === undefined) return;
      answers(question, answer);
    }
  };
  return { recorder, happened, answers, givesTheOnlyAnswers };
}

describe.each(entries.map(({ game }) => [game.id, game] as const))('%s with everything asked', (id, game) => {
  test('leads where it leads without, and its record leads there again', () => {
    const random = randomOf(id);
    const plain = gone(begin(game, { seats: seatRangeOf(game.setup).min }, 'everything'));
    const everything = askingEverything(game, 'everything');
    const happened = [...plain.happened];
    let { match } = plain;
    for (let i = 0; i < DECISIONS; i += 1) {
      everything.givesTheOnlyAnswers();
      expect(canonicalJson(everything.recorder.match.state)).toBe(canonicalJson(match.state));
      const question = firstOpen(match);
      expect(firstOpen(everything.recorder.match)).toEqual(question);
      if (question === undefined) break;
      const answer = randomAnswer(question, random);
      everything.answers(question, answer);
      const next = gone(decide(game, match, { seat: question.seat, asked: match.asked, answer }));
      happened.push(...next.happened);
      match = next.match;
    }
    everything.givesTheOnlyAnswers();
    const record = readRecord(writeRecord(everything.recorder.record()));

    expect(everything.happened.map(({ event }) => event)).toEqual(happened.map(({ event }) => event));
    expect(isRefusal(record) ? record : verify(game, record)).not.toHaveProperty('refused');
  });
});
