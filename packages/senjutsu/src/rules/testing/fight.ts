import { type CardId, cardOf, cardsIn, type SeatId, waitingFor, type ZoneId } from '@kronika/kernel';
import { type ScenarioTable, scenarioOf } from '@kronika/testkit';
import { expect } from 'vitest';
import type { SenjutsuEvent } from '../../event.ts';
import { heroOf } from '../../fighters.ts';
import { senjutsu } from '../../game.ts';
import type { SenjutsuSituation } from '../../situation.ts';
import type { Hero, Senjutsu } from '../../state.ts';
import type { SenjutsuView } from '../../view.ts';
import { deckOf, discardOf, handOf, playOf } from '../../zones.ts';

export type Table = ScenarioTable<Senjutsu, SenjutsuView>;

const play = scenarioOf(senjutsu);

/** A scenario in which whatever happened, and whoever is asked in the end, cites a rule. */
export function scenario(title: string, course: (table: Table) => void): void {
  play(title, (table) => {
    course(table);
    const uncited = table.happened
      .filter(({ event }) => isEvent(event) && !isRule(event.rule))
      .map(({ event }) => event);
    expect(uncited, 'events that cite no rule').toEqual([]);
    expect(table.match.open.filter(({ question: { because } }) => !isRule(because.rule))).toEqual([]);
  });
}

function isRule(rule: unknown): boolean {
  return typeof rule === 'string' && /^SEN-[\w-]+$/u.test(rule);
}

type Frozen<T> = T extends readonly (infer E)[]
  ? readonly Frozen<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T;
type HeroGiven = Frozen<NonNullable<SenjutsuSituation['heroes']>[number]>;

export interface Fight extends Frozen<Omit<SenjutsuSituation, 'heroes'>> {
  /** The hero of seat 0: on 0,1, looking up, unless something else is said. */
  readonly one?: HeroGiven;
  /** The hero of seat 1: on 0,0, face to face with the other. */
  readonly other?: HeroGiven;
  readonly more?: readonly HeroGiven[];
}

/** Two heroes face to face, with what they have revealed; whoever has no card does nothing. */
export function fight(table: Table, { one = {}, other = {}, more = [], ...rest }: Fight): void {
  table.given({
    ...rest,
    heroes: [
      { hero: 'ronin', cell: '0,1', facing: 0, ...one },
      { hero: 'warrior', cell: '0,0', facing: 3, ...other },
      ...more,
    ],
  });
}

export function hero(table: Table, seat: SeatId): Hero {
  return heroOf(table.state, seat);
}

/** Where a hero stands and looks to: `0,1 facing 0`. */
export function stand(table: Table, seat: SeatId): string {
  const { cell, facing } = hero(table, seat);
  return `${cell} facing ${facing}`;
}

export type Happening<K extends SenjutsuEvent['is']> = Extract<SenjutsuEvent, { readonly is: K }>;

function isEvent(event: { readonly is: string }): event is SenjutsuEvent {
  return Object.hasOwn(senjutsu.events, event.is);
}

function isKind<K extends SenjutsuEvent['is']>(event: SenjutsuEvent, is: K): event is Happening<K> {
  return event.is === is;
}

/** The events of a kind, oldest first. */
export function told<K extends SenjutsuEvent['is']>(table: Table, is: K): readonly Happening<K>[] {
  return table.happened.flatMap(({ event }) => (isEvent(event) && isKind(event, is) ? [event] : []));
}

/** The kinds of events that happened, oldest first, as far as they are among these. */
export function course(table: Table, ...kinds: readonly SenjutsuEvent['is'][]): readonly string[] {
  return table.happened.flatMap(({ event }) => (kinds.some((kind) => kind === event.is) ? [event.is] : []));
}

/** The lines of a card that were skipped, and why: `ifSuccess noSuccess`. */
export function skipped(table: Table, printed: string): readonly string[] {
  return told(table, 'lineSkipped')
    .filter((event) => event.printed === printed)
    .map(({ line, why }) => `${line.path.join('.')} ${why}`);
}

const ZONES = { deck: deckOf, hand: handOf, discard: discardOf, play: playOf } as const;

/** What is printed on the cards of a zone, from the top. */
export function prints(table: Table, seat: SeatId, zone: keyof typeof ZONES): readonly string[] {
  const place: ZoneId = ZONES[zone](seat);
  return cardsIn(table.state.table, place).map((card: CardId) => cardOf(table.state.table, card).printed);
}

/** The turn is over: everybody chooses the card of the next one. */
export function turnIsOver(table: Table): void {
  for (const { seat } of table.state.fighters.flatMap((fighter) =>
    fighter.is === 'hero' && fighter.defeat === null ? [fighter] : [],
  ))
    table.seat(seat).isAsked('chooseCard');
}

/** What is asked now is of no interest. */
export function stopHere(table: Table): void {
  for (const seat of waitingFor(table.match)) table.leavesOpen(seat);
}
