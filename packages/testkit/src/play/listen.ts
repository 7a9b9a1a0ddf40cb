import {
  ANYBODY,
  begin,
  type CardId,
  decide,
  type Game,
  type Happened,
  isRefusal,
  LANGS,
  type Match,
  type Option,
  present,
  promptLine,
  type Question,
  questionFor,
  randomAnswer,
  randomOf,
  type SeatId,
  type Setup,
  seatsOf,
  seenBy,
  waitingFor,
} from '@kronika/kernel';

/** What to listen to. */
export interface Listening<V> {
  readonly setup: unknown;
  readonly seed: string;
  /** After so many decisions nobody listens any more. */
  readonly decisions: number;
  /** The cards that can be told apart: options about them have to look different. */
  distinct(view: V): readonly CardId[];
}

/** Words that are the same as the kind they stand for. */
const SAME = ['pass'];

/** Listens to what is said, and to the same kind of thing only so often. */
class Listener {
  readonly faults = new Set<string>();
  readonly #heard = new Map<string, number>();

  isNew(kind: string): boolean {
    const times = this.#heard.get(kind) ?? 0;
    this.#heard.set(kind, times + 1);
    return times < 5;
  }

  hear(said: string, kind: string): void {
    const isBare = said.trim() === '' || (said === kind && !SAME.includes(said));
    if (isBare || /undefined|\[object|NaN|\d{6}/.test(said)) this.faults.add(`${kind}: "${said}"`);
  }
}

function kindOf(question: Question): string {
  const options = question.is === 'number' ? [] : question.options;
  const kinds = options.map((option) => ('ability' in option ? `${option.is} ${String(option.ability)}` : option.is));
  return `${question.message.key} ${[...new Set(kinds)].join()}`;
}

/** Plays by chance, listens to everything that is said to all seats on the way, and gives back what was not said in words. */
export function unspoken<S, P extends Setup, V>(game: Game<S, P, V>, listening: Listening<V>): readonly string[] {
  const { setup, seed, decisions, distinct } = listening;
  const begun = begin<S>(game, setup, seed);
  if (isRefusal(begun)) throw new Error('the setup was refused');
  const listener = new Listener();
  const random = randomOf(seed);

  const hearEvents = (happened: readonly Happened<S>[], seat: SeatId): void => {
    for (const one of happened) {
      const view = game.view(one.state, seat);
      for (const event of seenBy(game, [one], seat))
        for (const lang of LANGS) listener.hear(game.text[lang].event(event, view, ANYBODY) ?? 'silence', event.is);
    }
  };
  /** Options that mean something else look different; copies in a hand, a deck, a pile or on one card are all the same. */
  const compare = (options: readonly Option[], view: V): void => {
    const apart = distinct(view);
    const said = options
      .filter((option) => !('card' in option) || apart.some((card) => card === option.card))
      .map((option) => game.text.en.option(option, view));
    for (const [i, line] of said.entries()) if (said.indexOf(line) !== i) listener.faults.add(`twice: "${line}"`);
  };
  const hearQuestion = (question: Question, view: V): void => {
    const options = question.is === 'number' ? [] : question.options;
    compare(options, view);
    for (const lang of LANGS) {
      const text = game.text[lang];
      const prompt = text.prompt(question, view);
      listener.hear(promptLine(prompt), question.message.key);
      for (const consequence of prompt.follows ?? []) listener.hear(consequence.text, question.message.key);
      for (const option of options) listener.hear(text.option(option, view), option.is);
      listener.hear(text.board(view), 'board');
      if (text.details !== undefined) listener.hear(text.details(view), 'details');
    }
  };
  const hearOutcome = ({ outcome, state }: Match<S>): void => {
    if (outcome !== undefined)
      for (const lang of LANGS)
        listener.hear(game.text[lang].outcome(outcome, game.view(state, 0), ANYBODY), outcome.reason.key);
  };

  let { match, happened } = begun;
  while (match.outcome === undefined && match.decisions < decisions) {
    for (const seat of seatsOf(match.seats))
      hearEvents(
        happened.filter(({ event }) => listener.isNew(`${event.is} ${seat}`)),
        seat,
      );
    const seat = present(waitingFor(match)[0], 'who is asked');
    const question = present(questionFor(match, seat), 'the question');
    if (listener.isNew(kindOf(question))) hearQuestion(question, game.view(match.state, seat));
    const next = decide(game, match, { seat, asked: match.asked, answer: randomAnswer(question, random) });
    if (isRefusal(next)) throw new Error('an answer was refused');
    ({ match, happened } = next);
  }
  hearOutcome(match);
  return [...listener.faults];
}
