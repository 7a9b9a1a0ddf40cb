import {
  type Answer,
  begin,
  consequenceLine,
  decide,
  isRefusal,
  LANGS,
  present,
  promptLine,
  type Question,
  questionFor,
  randomAnswer,
  randomOf,
  waitingFor,
} from '@kronika/kernel';
import { expect, test } from 'vitest';
import { agot } from '../game.ts';
import { RANDOM_TABLES } from '../testing/random-tables.ts';
import { CARD_ASKS } from './asks/index.ts';
import { askingCard } from './prompt/cards.ts';

/** Keys that only cards ask. Each has to say what it is for. */
const OF_THE_RULES = ['attachTo', 'chooseStanding', 'chooseBypassed', 'ambushValue'];

/** What is said at most in the title of a prompt, and in its second line. */
const TITLE = 60;
const SECOND = 120;

/** Everything that is too long, without words of its own, or with a rule's id in it. */
function faultsOf(decks: readonly string[], decisions: number): readonly string[] {
  const begun = begin(agot, { seats: decks.length, decks }, decks.join());
  if (isRefusal(begun)) throw new Error('the setup was refused');
  const random = randomOf(decks.join());
  const faults = new Set<string>();
  let { match } = begun;
  while (match.outcome === undefined && match.decisions < decisions) {
    const seat = present(waitingFor(match)[0], 'who is asked');
    const question = present(questionFor(match, seat), 'the question');
    const answer = randomAnswer(question, random);
    const view = agot.view(match.state, seat, match.stack);
    for (const fault of promptFaults(question, view, answer)) faults.add(fault);
    const next = decide(agot, match, { seat, asked: match.asked, answer });
    if (isRefusal(next)) throw new Error('an answer was refused');
    ({ match } = next);
  }
  return [...faults];
}

function promptFaults(
  question: Question,
  view: Parameters<typeof agot.text.en.board>[0],
  answer: Answer,
): readonly string[] {
  const { key } = question.message;
  const card = question.because.is === 'card' ? askingCard({ question, view }) : undefined;
  const isWordless =
    card !== undefined &&
    !OF_THE_RULES.includes(key) &&
    CARD_ASKS[card]?.[key] === undefined &&
    key !== 'chooseBypassed';
  return LANGS.flatMap((lang) =>
    [undefined, answer].flatMap((marked) => {
      const prompt = agot.text[lang].prompt(question, view, marked);
      const [title, second] = [promptLine(prompt), consequenceLine(prompt)];
      const confirm = marked === undefined ? undefined : agot.text[lang].confirm?.(question, view, marked);
      return [
        ...(isWordless ? [`${card} asks ${key} without words`] : []),
        ...(title.length > TITLE ? [`${key}: ${title}`] : []),
        ...(second.length > SECOND ? [`${key}: ${second}`] : []),
        ...(/AGOT-|undefined|NaN/.test(`${title} ${second} ${confirm}`.replace(/ undefined$/, ''))
          ? [`${key}: ${title}`]
          : []),
        ...(confirm !== undefined && confirm.length > 40 ? [`${key}: ${confirm}`] : []),
      ];
    }),
  );
}

test.each(RANDOM_TABLES)('prompts of a game by chance are short and whole: $decks', ({ decks }) => {
  expect(faultsOf(decks, 400)).toEqual([]);
});
