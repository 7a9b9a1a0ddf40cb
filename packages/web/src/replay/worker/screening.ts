import { LogBook } from '@kronika/host';
import {
  type Explanation,
  type Game,
  isRefusal,
  type Match,
  type MatchRecord,
  type MatchView,
  type Moment,
  present,
  type Refusal,
  seatsOf,
  seenBy,
  type Thing,
  UNEXPLAINED,
  type Viewer,
  viewOf,
  type Watched,
  watched,
  withoutQuestions,
} from '@kronika/kernel';
import type { LogEntry } from '@kronika/protocol';
import type { Scene, Storyteller } from '../story.ts';
import type { Opened } from './messages.ts';

/** A record that was played again once, so that any of its moments can be looked at through any eyes. */
export class Screening {
  readonly game: Game;
  readonly #watched: Watched;
  readonly #log: LogBook;
  readonly opened: Opened;

  private constructor(game: Game, shown: Watched, storyteller: Storyteller, start: Opened['start']) {
    this.game = game;
    this.#watched = shown;
    this.#log = writtenLog(game, shown.moments);
    const last = present(shown.moments.at(-1), 'the last moment').match;
    this.opened = {
      game: game.id,
      seats: last.seats,
      first: shown.first,
      last: last.decisions,
      stops: this.#stops(),
      reviews: game.evaluation === undefined ? 'none' : 'all',
      start,
      story: storyteller.tell(shown.moments.map((moment) => sceneOf(game, moment))),
      ...(last.outcome === undefined ? {} : { winners: last.outcome.winners }),
      ...(shown.missing === undefined ? {} : { missing: shown.missing }),
    };
  }

  static open(game: Game, record: MatchRecord, storyteller: Storyteller): Screening | Refusal {
    const shown = watched(game, record);
    if (isRefusal(shown)) return shown;
    const isWhole = record.start.is === 'setup' && shown.missing === undefined;
    return new Screening(game, shown, storyteller, isWhole ? 'even' : 'anywhere');
  }

  /** Where something can be read that happened; one steps over what only led there. */
  #stops(): readonly number[] {
    const told = new Set(this.linesFor('arbiter').map(({ after }) => after));
    const ends = [this.#watched.first, this.#watched.first + this.#watched.moments.length - 1];
    return [...new Set([...told, ...ends])].sort((one, other) => one - other);
  }

  get moments(): readonly Moment[] {
    return this.#watched.moments;
  }

  momentAt(move: number): Moment {
    return present(this.#watched.moments[move - this.#watched.first], `move ${move}`);
  }

  matchAt(move: number): Match {
    return this.momentAt(move).match;
  }

  /** The match at that moment. Nobody is asked anything: it is only looked at. */
  show(move: number, viewer: Viewer): MatchView {
    return withoutQuestions(viewOf(this.game, this.matchAt(move), viewer));
  }

  linesFor(viewer: Viewer): readonly LogEntry[] {
    return this.#log.linesFor(viewer, () => undefined);
  }

  explain(move: number, viewer: Viewer, thing: Thing): Explanation {
    return this.game.explain?.(this.matchAt(move), viewer, thing) ?? UNEXPLAINED;
  }
}

/** What everybody could read, written down in one go. */
function writtenLog(game: Game, moments: readonly Moment[]): LogBook {
  const log = new LogBook(game);
  const seats = seatsOf(moments[0]?.match.seats ?? 0);
  const viewers: readonly Viewer[] = [...seats, 'spectator', 'arbiter'];
  for (const viewer of viewers) log.linesFor(viewer, () => undefined);
  for (const { happened, match } of moments) log.write(happened, match.decisions);
  return log;
}

function sceneOf(game: Game, { happened, match }: Moment): Scene<unknown> {
  return {
    move: match.decisions,
    events: seenBy(game, happened, 'arbiter'),
    board: () => game.view(match.state, 'arbiter'),
  };
}
