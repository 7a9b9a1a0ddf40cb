import { decisionOf, seated } from '@kronika/bots';
import {
  begin,
  decide,
  type Game,
  InvariantError,
  isRefusal,
  type Match,
  present,
  type Question,
  questionFor,
  refusalText,
  type SeatId,
  type Setup,
  seatsOf,
  waitingFor,
} from '@kronika/kernel';
import { isPlainWindow, passIn } from '@kronika/protocol';
import { clicksFor } from './clicks.ts';
import { isMeaningful } from './meaning.ts';

/** A question that reached the person. */
export interface Prompt {
  readonly round: number;
  readonly key: string;
  readonly clicks: number;
  readonly meaningful: boolean;
}

/** A match whose rounds are counted. */
export interface Course<S> {
  readonly game: Game<S>;
  readonly setup: Setup & Readonly<Record<string, unknown>>;
  readonly seed: string;
  round(state: S): number;
}

const PERSON: SeatId = 0;

/** More decisions than any real match takes. */
const LIMIT = 20_000;

/** Plays a whole match as a person would who thinks like the bot of the game, against such bots, and notes every prompt. */
export function promptsOf<S>({ game, setup, seed, round }: Course<S>): readonly Prompt[] {
  const bot = present(game.bots.thumb, 'the bot');
  const players = seatsOf(setup.seats).map((seat) => seated({ seat, bot, seed }));
  const prompts: Prompt[] = [];
  const begun = begin(game, setup, seed);
  if (isRefusal(begun)) throw new InvariantError(refusalText(begun, 'en'));
  let match: Match<S> = begun.match;
  let person: Attention = 'asked';
  while (match.outcome === undefined && match.decisions < LIMIT) {
    const seat = present(waitingFor(match)[0], 'a seat that is asked');
    const question = present(questionFor(match, seat), 'the question');
    const unasked = onlyPass(question) ?? (seat === PERSON && person === 'passing' ? windowPass(question) : undefined);
    const answer = unasked ?? decisionOf(present(players[seat], 'the bot'), game, match).answer;
    if (seat === PERSON && unasked === undefined) {
      const passes = answer === windowPass(question);
      prompts.push({
        round: round(match.state),
        key: question.message.key,
        clicks: passes ? CLICKS_TO_PASS_ON : clicksFor(question, answer),
        meaningful: isMeaningful(game, match, question),
      });
      if (passes) person = 'passing';
    }
    const next = decide(game, match, { seat, asked: match.asked, answer });
    if (isRefusal(next)) throw new InvariantError(refusalText(next, 'en'));
    match = next.match;
    if (next.happened.some(({ event }) => game.stirring?.includes(event.is))) person = 'asked';
  }
  return prompts;
}

/** Whoever passes in a window passes until something happens, as the page offers it. */
type Attention = 'asked' | 'passing';

/** The menu beside the button, and the line in it. */
const CLICKS_TO_PASS_ON = 2;

function windowPass(question: Question): number | undefined {
  return isPlainWindow(question) ? passIn(question) : undefined;
}

/** The pass, where there is nothing else: the orders that every seat has from the start give it without asking. */
function onlyPass(question: Question): number | undefined {
  return question.is === 'choose' && question.options.length === 1 ? passIn(question) : undefined;
}
