import {
  begin,
  decide,
  type Happened,
  isRefusal,
  LANGS,
  type Match,
  type Option,
  present,
  type Question,
  questionFor,
  randomAnswer,
  randomOf,
  type SeatId,
  seatsOf,
  seenBy,
  waitingFor,
} from '@kronika/kernel';
import { expect, test } from 'vitest';
import { CLAN_DECKS } from '../decks/ready/decks.ts';
import { l5r } from '../game.ts';
import type { L5rState } from '../state.ts';
import type { L5rView } from '../view.ts';
import { text } from './text.ts';

/** Each clan against the next one. */
const PAIRS = CLAN_DECKS.map(({ id }, i) => ({
  one: id,
  other: present(CLAN_DECKS[(i + 1) % CLAN_DECKS.length], 'a deck').id,
}));

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

  /** Options that mean something else look different; copies in a hand, a deck, a pile or on one character are all the same. */
  compare(options: readonly Option[], view: L5rView): void {
    const distinct = view.seats.flatMap(({ provinces, characters }) => [
      ...provinces.flatMap(({ province, row }) => [...row, ...(province === undefined ? [] : [province])]),
      ...characters,
    ]);
    const said = options
      .filter((option) => !('card' in option) || distinct.some(({ id }) => id === option.card))
      .map((option) => text.en.option(option, view));
    for (const [i, line] of said.entries()) if (said.indexOf(line) !== i) this.faults.add(`twice: "${line}"`);
  }
}

function hearEvents(listener: Listener, happened: readonly Happened<L5rState>[], seat: SeatId): void {
  for (const one of happened) {
    const view = l5r.view(one.state, seat);
    for (const event of seenBy(l5r, [one], seat))
      for (const lang of LANGS) listener.hear(text[lang].event(event, view) ?? 'silence', event.is);
  }
}

function kindOf(question: Question): string {
  const options = question.is === 'number' ? [] : question.options;
  const kinds = options.map((option) => ('ability' in option ? `${option.is} ${String(option.ability)}` : option.is));
  return `${question.message.key} ${[...new Set(kinds)].join()}`;
}

function hearQuestion(listener: Listener, question: Question, view: L5rView): void {
  const options = question.is === 'number' ? [] : question.options;
  listener.compare(options, view);
  for (const lang of LANGS) {
    listener.hear(text[lang].prompt(question.message, view), question.message.key);
    for (const option of options) listener.hear(text[lang].option(option, view), option.is);
    listener.hear(text[lang].board(view), 'board');
    listener.hear(text[lang].details?.(view) ?? '', 'details');
  }
}

function hearOutcome(listener: Listener, { outcome, state }: Match<L5rState>): void {
  if (outcome !== undefined)
    for (const lang of LANGS) listener.hear(text[lang].outcome(outcome, l5r.view(state, 0)), outcome.reason.key);
}

/** Plays by chance, and listens to everything that is said to both seats on the way. */
function listen(decks: readonly string[], seed: string): Listener {
  const begun = begin<L5rState>(l5r, { seats: 2, decks }, seed);
  if (isRefusal(begun)) throw new Error('the decks were refused');
  const listener = new Listener();
  const random = randomOf(seed);
  let { match, happened } = begun;
  while (match.outcome === undefined && match.decisions < 600) {
    for (const seat of seatsOf(2))
      hearEvents(
        listener,
        happened.filter(({ event }) => listener.isNew(`${event.is} ${seat}`)),
        seat,
      );
    const seat = present(waitingFor(match)[0], 'who is asked');
    const question = present(questionFor(match, seat), 'the question');
    if (listener.isNew(kindOf(question))) hearQuestion(listener, question, l5r.view(match.state, seat));
    const next = decide(l5r, match, { seat, asked: match.asked, answer: randomAnswer(question, random) });
    if (isRefusal(next)) throw new Error('an answer was refused');
    ({ match, happened } = next);
  }
  hearOutcome(listener, match);
  return listener;
}

test.each(PAIRS)('in a game by chance everything is said in words: $one against $other', ({ one, other }) => {
  expect([...listen([one, other], one).faults]).toEqual([]);
});
