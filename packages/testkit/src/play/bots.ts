import {
  type Bot,
  begin,
  decide,
  type Game,
  imagine,
  isRefusal,
  type Match,
  present,
  questionFor,
  randomAnswer,
  randomOf,
  refusalText,
  type SeatId,
  type Setup,
  type Viewer,
  waitingFor,
} from '@kronika/kernel';
import { describeOption } from '../scenario/option-pattern.ts';
import type { ScenarioTable } from '../scenario/scenario-table.ts';

/** More decisions than a match of bots takes. */
const LIMIT = 20_000;

/** A bot that leaves everything to chance. */
export const byChance: Bot = { answer: ({ question, random }) => randomAnswer(question, random) };

interface Asked<S, T, V> {
  readonly bot: Bot;
  readonly table: ScenarioTable<S, T>;
  readonly seat: SeatId;
  readonly view: (state: S, viewer: Viewer) => V;
}

/** What the bot answers to the question that the seat is asked, in words: `card doji-whisperer`, `pass`, `3`. */
export function saidBy<S, T, V>({ bot, table, seat, view }: Asked<S, T, V>): readonly string[] {
  const question = table.questionTo(seat);
  const answer = bot.answer({
    view: view(table.match.state, seat),
    question,
    nodes: 1,
    random: randomOf('bot'),
    imagine: () => table.match,
  });
  const places = typeof answer === 'number' ? [answer] : answer;
  if (question.is === 'number' || question.is === 'distribute') return places.map(String);
  return places.map((place) => describeOption(present(question.options[place], 'the option'), table.nameCard));
}

interface Pairing {
  readonly decks: readonly string[];
  readonly bots: readonly Bot[];
  readonly seed: string;
}

/** A whole match between bots with these decks. */
export function playedOut<S, T extends Setup, V>(game: Game<S, T, V>, { decks, bots, seed }: Pairing): Match<S> {
  const begun = begin(game, { seats: bots.length, decks }, seed);
  if (isRefusal(begun)) throw new Error(refusalText(begun, 'en'));
  const chances = bots.map((_, seat) => randomOf(`${seed}/${seat}`));
  let { match } = begun;
  while (match.outcome === undefined && match.decisions < LIMIT) {
    const seat = present(waitingFor(match)[0], 'a seat that is asked');
    const chance = present(chances[seat], 'its chance');
    const before = match;
    const answer = present(bots[seat], 'its bot').answer({
      view: game.view(before.state, seat),
      question: present(questionFor(before, seat), 'its question'),
      nodes: 1,
      random: chance,
      imagine: () => imagine(game, before, seat, chance),
    });
    const next = decide(game, before, { seat, asked: before.asked, answer });
    if (isRefusal(next)) throw new Error(refusalText(next, 'en'));
    match = next.match;
  }
  return match;
}
