import {
  type Advance,
  type Game,
  LANGS,
  type Lang,
  type Match,
  promptLine,
  type Question,
  readerIn,
  seenBy,
  viewOf,
} from '@kronika/kernel';
import { advancesOf, type Playthrough } from '../play/playthrough.ts';
import { sampled } from '../play/sample.ts';
import type { CheckOptions } from './check.ts';
import { type Looker, lookersAt } from './other-deal.ts';
import { placeOf } from './progress.ts';
import { thingsAt } from './things-at.ts';

/** Everything shown has words in every language: prompts, options, events, the outcome, the board, explanations. */
export function wordingFaults(playthrough: Playthrough, { samples }: CheckOptions): readonly string[] {
  const { game, seed } = playthrough;
  return sampled(advancesOf(playthrough), samples, seed).flatMap((advance) =>
    LANGS.flatMap((lang) =>
      lookersAt(advance.match).flatMap((looker) =>
        textsFor(game, advance, looker, lang)
          .filter(({ text }) => !isReadable(text))
          .map(({ of, text }) => `${placeOf(playthrough, advance.match)}: ${of} reads "${text}" in ${lang}`),
      ),
    ),
  );
}

interface Text {
  readonly of: string;
  readonly text: string;
}

function textsFor(game: Game, { match, happened }: Advance, looker: Looker, lang: Lang): readonly Text[] {
  const say = game.text[lang];
  const { board, question, offer, outcome } = viewOf(game, match, looker);
  return [
    { of: 'the name of the game', text: say.name },
    { of: 'the board', text: say.board(board) },
    ...(question === undefined ? [] : questionTexts(game, question, board, lang)),
    ...(offer?.withdraw === undefined ? [] : questionTexts(game, offer.withdraw, board, lang)),
    ...(outcome === undefined ? [] : [{ of: 'the outcome', text: say.outcome(outcome, board, readerIn(looker)) }]),
    ...happened.flatMap((each) =>
      seenBy(game, [each], looker).flatMap((seen) => {
        const text = say.event(seen, game.view(each.state, looker), readerIn(looker));
        return text === undefined ? [] : [{ of: `the event ${seen.is}`, text }];
      }),
    ),
    ...explanationTexts(game, match, looker, lang),
  ];
}

function explanationTexts(game: Game, match: Match, looker: Looker, lang: Lang): readonly Text[] {
  return thingsAt(game, match).flatMap((thing) => {
    const { sums = [], whyNot = [], notes = [] } = game.explain?.(match, looker, thing) ?? {};
    return [
      ...sums.flatMap(({ name, parts }) => [name, ...parts.map(({ by }) => by)]),
      ...[...whyNot, ...notes].map(({ text }) => text),
    ].map((phrase) => ({ of: 'an explanation', text: phrase[lang] }));
  });
}

function questionTexts(game: Game, question: Question, board: unknown, lang: Lang): readonly Text[] {
  const say = game.text[lang];
  const options = question.is === 'number' ? [] : question.options;
  const prompt = say.prompt(question, board);
  const { key } = question.message;
  return [
    { of: `the prompt ${key}`, text: promptLine(prompt) },
    ...(prompt.follows ?? []).map(({ text }) => ({ of: `what the prompt ${key} says will happen`, text })),
    ...options.flatMap((option) => {
      const hint = say.hint?.(option, question, board);
      return [
        { of: `the option ${option.is}`, text: say.option(option, board) },
        ...(hint === undefined ? [] : [{ of: `the hint at ${option.is}`, text: hint }]),
      ];
    }),
  ];
}

function isReadable(text: string): boolean {
  return typeof text === 'string' && text.trim() !== '' && !/undefined|NaN|\[object/.test(text);
}
