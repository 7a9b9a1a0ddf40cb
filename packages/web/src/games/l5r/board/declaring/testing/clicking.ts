import {
  type Answer,
  beginSituation,
  decide,
  isRefusal,
  type Match,
  type Option,
  present,
  type Question,
  questionFor,
  type SeatId,
  viewOf,
} from '@kronika/kernel';
import { type L5rState, type L5rView, l5r } from '@kronika/l5r';
import { optionsOf } from '../../../../../table/choosing/controls.ts';
import { beginDraft, type Draft, take } from '../../../../../table/choosing/draft.ts';

/** A seat at a described table, whose clicks are tried as the page would. */
export class Clicking {
  readonly #seat: SeatId;
  #match: Match<L5rState>;
  #draft: Draft | undefined;

  constructor(situation: object, seat: SeatId) {
    const begun = beginSituation<L5rState>(l5r, situation, 'declaring');
    if (isRefusal(begun)) throw new Error(JSON.stringify(begun));
    this.#match = begun.match;
    this.#seat = seat;
  }

  get view(): L5rView {
    return viewOf<L5rState, L5rView>(l5r, this.#match, this.#seat).board;
  }

  get question(): Question {
    return present(questionFor(this.#match, this.#seat), 'a question');
  }

  get draft(): Draft {
    return this.#draft ?? beginDraft(this.question);
  }

  /** A conflict for the ring, however many questions lead to it. */
  declares(ring: string, type: string): this {
    if (optionsOf(this.question).some(({ is }) => is === 'declare')) this.takes(({ is }) => is === 'declare');
    return this.takes((option) => {
      const choice: unknown = Reflect.get(option, 'choice');
      return JSON.stringify(choice) === JSON.stringify({ ring, type });
    });
  }

  /** Answers with the option. */
  takes(wanted: (option: Option) => boolean): this {
    return this.#answers(this.#place(wanted));
  }

  /** Clicks on a card of that name; a question of several clicks goes on. */
  clicks(name: string): this {
    const step = take(this.question, this.draft, this.#place(this.#named(name)));
    if (step.is === 'answer') return this.#answers(step.answer);
    this.#draft = step.draft;
    return this;
  }

  #named(name: string): (option: Option) => boolean {
    const { table } = this.#match.state;
    return (option) => table.cards.find(({ id }) => id === Reflect.get(option, 'card'))?.printed === name;
  }

  #place(wanted: (option: Option) => boolean): number {
    const place = optionsOf(this.question).findIndex(wanted);
    if (place < 0) throw new Error(`not offered: ${JSON.stringify(optionsOf(this.question))}`);
    return place;
  }

  #answers(answer: Answer): this {
    const decided = decide(l5r, this.#match, { seat: this.#seat, asked: this.#match.asked, answer });
    if (isRefusal(decided)) throw new Error(JSON.stringify(decided));
    this.#match = decided.match;
    this.#draft = undefined;
    return this;
  }
}
