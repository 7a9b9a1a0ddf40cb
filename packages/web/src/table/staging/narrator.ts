import type { Lang, SeatId } from '@kronika/kernel';
import type { LogEntry } from '@kronika/protocol';
import type { BoardModule } from '../board-module.ts';
import { type StageStep, stagePlan, type Told } from './plan.ts';
import type { Change, Staged, StageKind, Tally } from './staged.ts';
import { lookOf } from './tempo.ts';

/** What the narrator asks a game for. */
export type Narrated = Pick<BoardModule, 'headingOf' | 'iconOf' | 'stageOf' | 'talliesOf'>;

/** How the table stands for who watches. */
export interface Scene {
  readonly log: readonly LogEntry[];
  readonly view: unknown;
  readonly own: SeatId | undefined;
  readonly lang: Lang;
}

/** So many lines are looked through for the last own move of who comes back to a table. */
const FURTHEST = 80;
/** So many lines are shown to who has made no move yet. */
const FEW = 12;
/** What may have changed numbers of the board. */
const ACTING: readonly StageKind[] = ['play', 'trigger', 'declare'];

/**
 * Makes steps of the log. Each line is described when it comes, because by then its cards are still where it says; what
 * came before the last own decision goes as soon as anything but own moves has happened since.
 */
export class Narrator {
  readonly #game: Narrated;
  #lang: Lang | undefined;
  #log: readonly LogEntry[] = [];
  #told: Told[] = [];
  #tallies: readonly Tally[] = [];
  #from = 0;
  /** Where the log ended at the last own decision, until something happens. */
  #answered: number | undefined;

  constructor(game: Narrated) {
    this.#game = game;
  }

  /** What is to be known by who comes to the table now. */
  begin(scene: Scene): readonly StageStep[] {
    this.#from = this.#lastOwnMove(scene);
    this.#answered = undefined;
    this.#lang = undefined;
    return this.tell(scene);
  }

  /** An own decision was made at the end of this log. */
  answered(log: readonly LogEntry[]): void {
    this.#answered = log.length;
  }

  /** The steps since the last own decision. */
  tell(scene: Scene): readonly StageStep[] {
    const { log, view, own, lang } = scene;
    const kept = lang === this.#lang ? alike(this.#log, log) : 0;
    this.#told = this.#told.filter(({ at }) => at < kept);
    const tallies = this.#game.talliesOf?.(view, lang) ?? [];
    const fresh = describedFrom(this.#game, scene, Math.max(kept, this.#from));
    this.#told.push(...(lang === this.#lang ? withChanges(fresh, changesIn(this.#tallies, tallies)) : fresh));
    this.#lang = lang;
    this.#log = log;
    this.#tallies = tallies;
    this.#from = Math.min(this.#from, log.length);
    this.#leaveBehind(own);
    return stagePlan(this.#told.filter(({ at }) => at >= this.#from));
  }

  #leaveBehind(own: SeatId | undefined): void {
    const answered = this.#answered;
    if (answered === undefined) return;
    const since = stagePlan(this.#told.filter(({ at }) => at >= answered));
    if (!since.some((step) => isNews(step, own))) return;
    this.#from = answered;
    this.#answered = undefined;
  }

  #lastOwnMove({ log, view, own, lang }: Scene): number {
    for (let at = log.length - 1; at >= Math.max(0, log.length - FURTHEST); at -= 1) {
      const told = described(this.#game, { log, view, own, lang }, at);
      if (told !== undefined && own !== undefined && told.staged.by === own && told.staged.kind !== 'count')
        return at + 1;
    }
    return Math.max(0, log.length - FEW);
  }
}

/** Whether a step is more than one's own move. */
function isNews(step: StageStep, own: SeatId | undefined): boolean {
  return lookOf(step, own) !== 'quiet';
}

/** How many lines both logs begin with. */
function alike(before: readonly LogEntry[], now: readonly LogEntry[]): number {
  const most = Math.min(before.length, now.length);
  let same = 0;
  while (same < most && before[same] === now[same]) same += 1;
  return same;
}

function describedFrom(game: Narrated, scene: Scene, from: number): readonly Told[] {
  return scene.log.slice(from).flatMap((_, place) => described(game, scene, from + place) ?? []);
}

function described(game: Narrated, { log, view, lang }: Scene, at: number): Told | undefined {
  const entry = log[at];
  if (entry?.is !== 'event') return undefined;
  const { event } = entry;
  const staged = game.stageOf === undefined ? PLAIN : (game.stageOf(event, view, lang) ?? COUNTED);
  if (staged === 'silent') return undefined;
  // The large headings of the log divide it; nothing happens in them.
  if (staged.kind === 'count' && game.headingOf(event, lang)?.level === 1) return undefined;
  return { at, text: entry.text[lang], icon: game.iconOf(event), staged };
}

/** A game that says nothing of its events is told in the words of its log. */
const PLAIN: Staged = { kind: 'trigger', thread: 'log' };
const COUNTED: Staged = { kind: 'count' };

function changesIn(before: readonly Tally[], now: readonly Tally[]): readonly Change[] {
  return now.flatMap(({ of, value }) => {
    const was = before.find((tally) => tally.of === of);
    return was === undefined || was.value === value ? [] : [{ of, from: was.value, to: value }];
  });
}

/** Numbers changed because of the last that was done. */
function withChanges(told: readonly Told[], changes: readonly Change[]): readonly Told[] {
  const last = changes.length === 0 ? -1 : told.findLastIndex(({ staged }) => ACTING.includes(staged.kind));
  return told.map((one, place) => (place === last ? { ...one, changes } : one));
}
