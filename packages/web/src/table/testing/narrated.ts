import { botCalled, decisionOf, seated } from '@kronika/bots';
import {
  begin,
  beginSituation,
  type CardId,
  decide,
  type Game,
  isCardId,
  isRefusal,
  type Lang,
  type Match,
  type Option,
  present,
  questionFor,
  readerIn,
  type SeatId,
  type Setup,
  seatsOf,
  seenBy,
  waitingFor,
} from '@kronika/kernel';
import type { LogEntry } from '@kronika/protocol';
import type { BoardModule } from '../board-module.ts';
import { optionsOf } from '../choosing/controls.ts';
import { Narrator } from '../staging/narrator.ts';
import type { StageStep } from '../staging/plan.ts';

/** A match whose every decision is told to the first seat, as at a table. */
export class NarratedMatch {
  readonly #game: Game;
  readonly #lang: Lang;
  readonly #narrator: Narrator;
  readonly log: LogEntry[] = [];
  match: Match;
  steps: readonly StageStep[] = [];

  constructor(game: Game, board: BoardModule, match: Match, lang: Lang) {
    this.#game = game;
    this.#lang = lang;
    this.#narrator = new Narrator(board);
    this.match = match;
    this.#narrator.begin(this.#scene());
  }

  static of(game: Game, board: BoardModule, setup: Setup, lang: Lang): NarratedMatch {
    const begun = begin(game, setup, 'narrated');
    if (isRefusal(begun)) throw new Error(JSON.stringify(begun));
    return new NarratedMatch(game, board, begun.match, lang);
  }

  static situation(game: Game, board: BoardModule, described: unknown, lang: Lang): NarratedMatch {
    const begun = beginSituation(game, described, 'narrated');
    if (isRefusal(begun)) throw new Error(JSON.stringify(begun));
    return new NarratedMatch(game, board, begun.match, lang);
  }

  get view(): unknown {
    return this.#game.view(this.match.state, 0, this.match.stack);
  }

  /** A card by what is printed on it, wherever it lies. */
  card(printed: string): CardId {
    const all = JSON.stringify(this.#game.view(this.match.state, 'arbiter', this.match.stack));
    const found = new RegExp(`"card":(\\d+),"printed":"${printed}"|"printed":"${printed}","card":(\\d+)`).exec(all);
    const id = Number(found?.[1] ?? found?.[2]);
    if (!isCardId(id)) throw new Error(`no ${printed} on the table`);
    return id;
  }

  #scene() {
    return { log: [...this.log], view: this.view, own: 0 as const, lang: this.#lang };
  }

  answer(seat: SeatId, answer: number | readonly number[]): void {
    const next = decide(this.#game, this.match, { seat, asked: this.match.asked, answer });
    if (isRefusal(next)) throw new Error(JSON.stringify(next));
    this.match = next.match;
    for (const happened of next.happened) {
      const [event] = seenBy(this.#game, [happened], 0);
      if (event === undefined) continue;
      const view = this.#game.view(happened.state, 0);
      const reader = readerIn(0);
      const [pl, en] = [this.#game.text.pl.event(event, view, reader), this.#game.text.en.event(event, view, reader)];
      if (pl !== undefined && en !== undefined)
        this.log.push({ is: 'event', after: this.match.decisions, text: { pl, en }, event });
    }
    this.steps = this.#narrator.tell(this.#scene());
  }

  /** Takes the first option that is wanted. */
  take(seat: SeatId, wanted: (option: Option) => boolean): void {
    const question = present(questionFor(this.match, seat), 'a question');
    const at = optionsOf(question).findIndex(wanted);
    if (at < 0) throw new Error(`not among ${JSON.stringify(optionsOf(question))}`);
    this.answer(seat, question.is === 'choose' ? at : [at]);
  }

  /** Takes the option that names the card. */
  takeCard(seat: SeatId, printed: string): void {
    const card = String(this.card(printed));
    this.take(seat, (option) => JSON.stringify(option).includes(card));
  }

  pass(seat: SeatId): void {
    this.take(seat, ({ is }) => is === 'pass');
  }

  /** Whoever may answer passes, until this has happened. */
  passUntil(happened: string): void {
    while (!this.log.some((entry) => entry.is === 'event' && entry.event.is === happened))
      this.pass(present(waitingFor(this.match)[0], 'a seat'));
  }

  /** Lets bots play; calls back after each decision. */
  play(seats: number, most: number, look: () => void): void {
    const bot = botCalled(this.#game, 'thumb');
    if (isRefusal(bot)) throw new Error('no bot');
    const players = seatsOf(seats).map((seat) => seated({ seat, bot, seed: 'narrated' }));
    for (let taken = 0; taken < most && this.match.outcome === undefined; taken += 1) {
      const seat = present(waitingFor(this.match)[0], 'a seat');
      const { answer } = decisionOf(present(players[seat], 'a bot'), this.#game, this.match);
      this.answer(seat, answer);
      look();
    }
  }
}
