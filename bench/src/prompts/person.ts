import { decisionOf, seated } from '@kronika/bots';
import {
  type Advance,
  type Answer,
  begin,
  cardOf,
  decide,
  foregone,
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
  zoneIn,
} from '@kronika/kernel';
import { isPlainWindow, passIn } from '@kronika/protocol';
import { cardIn, clicksFor } from './clicks.ts';
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
    const next = decide(game, match, { seat, asked: match.asked, answer });
    if (isRefusal(next)) throw new InvariantError(refusalText(next, 'en'));
    if (seat === PERSON && unasked === undefined) {
      const clicks = clicksFor(question, answer);
      prompts.push({
        round: round(match.state),
        key: question.message.key,
        clicks: clicks === 1 && isShownFirst(game, match, next, question, answer) ? 2 : clicks,
        meaningful: isMeaningful(game, match, question),
      });
      if (answer === windowPass(question)) person = 'passing';
    }
    match = next.match;
    if (next.happened.some(({ event }) => game.stirs?.(event))) person = 'asked';
  }
  return prompts;
}

/** Whoever passes in a window passes until something happens, as the page offers it. */
type Attention = 'asked' | 'passing';

/** Whether the page shows what it commits to before the next touch does it. */
function isShownFirst<S>(
  game: Game<S>,
  match: Match<S>,
  { match: after, happened }: Advance<S>,
  question: Question,
  answer: Answer,
): boolean {
  if (showsItsCard(game, match, after, question, answer)) return true;
  // A declaration whose last pick has only one answer.
  const decision = { seat: question.seat, asked: match.asked, answer };
  return question.is === 'choose' && happened.length > 0 && foregone(game, match, decision)?.question.is === 'pick';
}

/** Whether choosing it shows a card of the hand at once: the page lifts such a card first, and the next touch plays it. */
function showsItsCard<S>(
  { cards }: Game<S>,
  before: Match<S>,
  after: Match<S>,
  question: Question,
  answer: Answer,
): boolean {
  const card = question.is === 'choose' && typeof answer === 'number' ? cardIn(question.options[answer]) : undefined;
  if (cards === undefined || card === undefined) return false;
  const isInHand = ({ state }: Match<S>): boolean => {
    const table = cards.table(state);
    return zoneIn(table, cardOf(table, card).zone).kind === 'hand';
  };
  return isInHand(before) && !isInHand(after);
}

function windowPass(question: Question): number | undefined {
  return isPlainWindow(question) ? passIn(question) : undefined;
}

/** The pass, where there is nothing else: the orders that every seat has from the start give it without asking. */
function onlyPass(question: Question): number | undefined {
  return question.is === 'choose' && question.options.length === 1 ? passIn(question) : undefined;
}
