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
import { describe, expect, test } from 'vitest';
import { CLAN_DECKS } from '../../decks/ready/decks.ts';
import { l5r } from '../../game.ts';
import type { L5rView } from '../../view.ts';
import { text } from '../text.ts';
import { askedText } from './ask-prompt.ts';

interface Asked {
  readonly question: Question;
  readonly view: L5rView;
  readonly answer: Answer;
}

/** Everything that is asked in a game by chance. */
function* asked(one: string, other: string, decisions: number): Generator<Asked> {
  const begun = begin(l5r, { seats: 2, decks: [one, other] }, `${one}/prompts`);
  if (isRefusal(begun)) throw new Error('the setup was refused');
  const random = randomOf(one);
  let { match } = begun;
  while (match.outcome === undefined && match.decisions < decisions) {
    const seat = present(waitingFor(match)[0], 'who is asked');
    const question = present(questionFor(match, seat), 'the question');
    const answer = randomAnswer(question, random);
    yield { question, view: l5r.view(match.state, seat, match.stack), answer };
    const next = decide(l5r, match, { seat, asked: match.asked, answer });
    if (isRefusal(next)) throw new Error('an answer was refused');
    ({ match } = next);
  }
}

const PAIRS = CLAN_DECKS.map(({ id }, i) => ({
  one: id,
  other: present(CLAN_DECKS[(i + 3) % CLAN_DECKS.length], 'a deck').id,
}));

const ODD = /undefined|NaN|\[object|L5R-|\bkey\b/;

describe.each(PAIRS)('in a game by chance: $one against $other', ({ one, other }) => {
  test('prompts fit on their two lines, and name no rule', () => {
    const faults = new Set<string>();
    for (const { question, view, answer } of asked(one, other, 500))
      for (const lang of LANGS)
        for (const marked of [undefined, answer]) {
          const prompt = text[lang].prompt(question, view, marked);
          const [title, line] = [promptLine(prompt), consequenceLine(prompt)];
          if (title.length > 60 || line.length > 120 || ODD.test(`${title}${line}`) || title.includes('::'))
            faults.add(`${question.message.key} (${title.length}, ${line.length}): ${title} / ${line}`);
        }
    expect([...faults]).toEqual([]);
  });

  test('every text that asks says what it does', () => {
    const faults = new Set<string>();
    for (const { question, view } of asked(one, other, 500)) {
      if (question.message.key === 'extraFate') continue;
      const found = askedText(question, view);
      if (found !== undefined && found.ask === undefined)
        faults.add(`${found.printed} ${JSON.stringify(question.message)}`);
    }
    expect([...faults]).toEqual([]);
  });

  test('buttons, hints and what is thrown away are said in words', () => {
    const faults = new Set<string>();
    for (const { question, view, answer } of asked(one, other, 500))
      for (const lang of LANGS) {
        const options = question.is === 'number' ? [] : question.options;
        const said = [
          text[lang].confirm?.(question, view, answer),
          text[lang].waste?.(question, view),
          ...options.map((option) => text[lang].hint?.(option, question, view)),
        ];
        for (const each of said) if (each !== undefined && (each.trim() === '' || ODD.test(each))) faults.add(each);
      }
    expect([...faults]).toEqual([]);
  });
});
