import { botCalled, seated, thoughtOf } from '@kronika/bots';
import {
  type Answer,
  forcedAnswer,
  type Game,
  isRefusal,
  type Lang,
  type Match,
  type Moment,
  type Phrase,
  promptLine,
  type Question,
  questionFor,
  type SeatId,
} from '@kronika/kernel';
import { optionsOf } from '../../table/choosing/controls.ts';
import { answerTold } from '../../table/hint/answer-text.ts';
import { optionsTaken } from '../../table/hint/hint.ts';
import { asSentence, withSeatNames } from '../../table/text/seat-names.ts';
import type { Review } from './messages.ts';

/** The bot that looks at decisions afterwards. */
const REVIEWER = 'level-5';

/** A decision that somebody took, and the match before it. */
export interface Taken {
  readonly before: Match;
  readonly question: Question;
  readonly answer: Answer;
}

/** The decisions that left a choice, in their order. What was not answered, as by giving up, is none. */
export function choicesIn(moments: readonly Moment[]): readonly Taken[] {
  return moments.flatMap(({ decision }, place): readonly Taken[] => {
    const before = moments[place - 1]?.match;
    if (decision === undefined || before === undefined) return [];
    const { seat, answer } = decision;
    const question = questionFor(before, seat);
    if (question === undefined || forcedAnswer(question) !== undefined || !isAnswer(answer)) return [];
    return [{ before, question, answer }];
  });
}

function isAnswer(deed: unknown): deed is Answer {
  return typeof deed === 'number' || (Array.isArray(deed) && deed.every((one) => typeof one === 'number'));
}

/**
 * What a strong bot thinks of a decision, from what its seat could know then; nothing where it did not look at what was
 * played. The same decision and the same number of positions always give the same.
 */
export function reviewOf(
  game: Game,
  { before, question, answer }: Taken,
  { nodes, names }: { readonly nodes: number; readonly names: readonly string[] },
): Review | undefined {
  const bot = botCalled(game, REVIEWER);
  if (isRefusal(bot) || bot.advise === undefined) return undefined;
  const { seat } = question;
  const sitting = seated({ seat, bot, seed: `review/${before.decisions}`, nodes });
  const advice = bot.advise(thoughtOf(sitting, game, before));
  const chanceOf = (one: Answer): number | undefined =>
    advice.prospects.find((prospect) => String(prospect.answer) === String(one))?.chance;
  const [best, played] = [chanceOf(advice.answer), chanceOf(answer)];
  if (best === undefined || played === undefined) return undefined;
  const told = (one: Answer): Phrase => inBoth((lang) => toldAnswer(game, before, question, one, lang, names));
  return {
    move: before.decisions,
    seat,
    asked: inBoth((lang) => toldQuestion(game, before, question, lang, names)),
    played: told(answer),
    better: told(advice.answer),
    options: optionsTaken(question, advice.answer).flatMap((at) => optionsOf(question)[at] ?? []),
    reason: advice.reason,
    loss: Math.max(0, best - played),
  };
}

function inBoth(say: (lang: Lang) => string): Phrase {
  return { pl: say('pl'), en: say('en') };
}

function viewFor(game: Game, { state, stack }: Match, seat: SeatId): unknown {
  return game.view(state, seat, stack);
}

function toldQuestion(game: Game, match: Match, question: Question, lang: Lang, names: readonly string[]): string {
  const text = game.text[lang];
  const line = promptLine(text.prompt(question, viewFor(game, match, question.seat)));
  return asSentence(withSeatNames(line, text, names));
}

function toldAnswer(
  game: Game,
  match: Match,
  question: Question,
  answer: Answer,
  lang: Lang,
  names: readonly string[],
): string {
  const text = game.text[lang];
  const view = viewFor(game, match, question.seat);
  return withSeatNames(
    answerTold(question, answer, {
      nameOf: (option) => asSentence(text.option(option, view)),
      nothing: asSentence(text.confirm?.(question, view, []) ?? '–'),
    }),
    text,
    names,
  );
}
