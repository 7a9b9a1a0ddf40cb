import {
  type Answer,
  type Bot,
  begin,
  decide,
  imagine,
  isRefusal,
  type Match,
  present,
  type Question,
  questionFor,
  randomAnswer,
  randomOf,
  refusalText,
  type SeatId,
  waitingFor,
} from '@kronika/kernel';
import { describeOption } from '@kronika/testkit';
import { thumb } from '../bot/thumb.ts';
import { l5r } from '../game.ts';
import { view } from '../view.ts';
import type { L5rTable } from './card-table.ts';

/** What the bot answers to the question that the seat is asked, in words: `card doji-whisperer`, `pass`, `3`. */
export function thumbSays(table: L5rTable, seat: SeatId = 0): readonly string[] {
  const question = table.questionTo(seat);
  const answer = thumb.answer({
    view: view(table.state, seat),
    question,
    nodes: 1,
    random: randomOf('thumb'),
    imagine: () => table.match,
  });
  return inWords(table, question, answer);
}

function inWords({ nameCard }: L5rTable, question: Question, answer: Answer): readonly string[] {
  const places = typeof answer === 'number' ? [answer] : answer;
  if (question.is === 'number' || question.is === 'distribute') return places.map(String);
  return places.map((place) => describeOption(present(question.options[place], 'the option'), nameCard));
}

export const random: Bot = { answer: ({ question, random: chance }) => randomAnswer(question, chance) };

interface Pairing {
  readonly decks: readonly [string, string];
  readonly bots: readonly Bot[];
  readonly seed: string;
}

/** A whole match between two bots with these decks. */
export function playedOut({ decks, bots, seed }: Pairing): Match {
  const begun = begin(l5r, { seats: 2, decks }, seed);
  if (isRefusal(begun)) throw new Error(refusalText(begun, 'en'));
  const chances = [randomOf(`${seed}/0`), randomOf(`${seed}/1`)];
  let { match } = begun;
  while (match.outcome === undefined && match.decisions < 20_000) {
    const seat = present(waitingFor(match)[0], 'a seat that is asked');
    const chance = present(chances[seat], 'its chance');
    const before = match;
    const answer = present(bots[seat], 'its bot').answer({
      view: l5r.view(before.state, seat),
      question: present(questionFor(before, seat), 'its question'),
      nodes: 1,
      random: chance,
      imagine: () => imagine(l5r, before, seat, chance),
    });
    const next = decide(l5r, before, { seat, asked: before.asked, answer });
    if (isRefusal(next)) throw new Error(refusalText(next, 'en'));
    match = next.match;
  }
  return match;
}
