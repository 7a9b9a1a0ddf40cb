import { botCalled, decisionOf, seated } from '@kronika/bots';
import {
  begin,
  decide,
  type Game,
  isRefusal,
  type Match,
  present,
  questionFor,
  type SeatId,
  type Setup,
  seatsOf,
  type Viewer,
  waitingFor,
} from '@kronika/kernel';
import { expect } from 'vitest';
import type { BoardModule, Layout } from '../board-module.ts';
import { type Controls, controlsFor, offeredIn, optionsOf } from '../choosing/controls.ts';
import type { TableMode } from '../props.ts';
import { drawnBoard, placesIn } from './drawn-board.tsx';

/** A match that bots play, for looking at whatever is asked in it. */
export interface Mapping {
  readonly game: Game;
  readonly board: BoardModule;
  readonly setup: Setup;
  readonly bot: string;
  readonly seed: string;
  /** So many questions are looked at. */
  readonly most: number;
}

interface Look {
  readonly as: 'asked' | 'arbiter';
  readonly mode: TableMode;
  readonly layout: Layout;
}

/** Whoever is asked, with much room and with little. */
const ASKED: readonly Look[] = [
  { as: 'asked', mode: 'played', layout: 'desktop' },
  { as: 'asked', mode: 'played', layout: 'phone' },
];
/** Who may know everything, and who watches with all hands open: one of them for each kind of question, in turn. */
const OTHERS: readonly Look[] = [
  { as: 'arbiter', mode: 'played', layout: 'desktop' },
  { as: 'arbiter', mode: 'watched', layout: 'desktop' },
  { as: 'arbiter', mode: 'played', layout: 'phone' },
  { as: 'arbiter', mode: 'watched', layout: 'phone' },
];

/**
 * Lets bots play and looks at every question: each option is offered in exactly one way. For the first question of each
 * kind the board is drawn as well, and has to have the places. Returns the kinds of questions that were asked.
 */
export function mappingOf(mapping: Mapping): ReadonlySet<string> {
  const { game, setup, bot, seed, most } = mapping;
  const player = botCalled(game, bot);
  const begun = begin(game, setup, seed);
  if (isRefusal(begun) || isRefusal(player)) throw new Error('no match');
  const players = seatsOf(setup.seats).map((seat) => seated({ seat, bot: player, seed }));
  let { match } = begun;
  const kinds = new Set<string>();
  for (let asked = 0; match.outcome === undefined && asked < most; asked += 1) {
    const seat = present(waitingFor(match)[0], 'a seat');
    const { key } = present(questionFor(match, seat), 'the question').message;
    controlsOf(mapping, match, seat, seat);
    const other = present(OTHERS[kinds.size % OTHERS.length], 'a look');
    if (!kinds.has(key)) for (const look of [...ASKED, other]) expectPlaces(mapping, match, seat, look);
    kinds.add(key);
    const next = decide(game, match, decisionOf(present(players[seat], 'the bot'), game, match));
    if (isRefusal(next)) throw new Error(JSON.stringify(next));
    match = next.match;
  }
  return kinds;
}

/** How the question of the seat is offered to who looks. */
function controlsOf({ game, board }: Mapping, match: Match, seat: SeatId, viewer: Viewer): Controls {
  const question = present(questionFor(match, seat), 'the question');
  const view = game.view(match.state, viewer, match.stack);
  const controls = controlsFor(question, (option) => board.spotOf(option, view));
  expect(offeredIn(controls), question.message.key).toEqual(optionsOf(question).map((_, place) => place));
  for (const { thing } of controls.tray)
    expect(board.lookAt(view, thing), `a thing on a tray that nobody knows (${question.message.key})`).toBeDefined();
  return controls;
}

function expectPlaces(mapping: Mapping, match: Match, near: SeatId, { as, mode, layout }: Look): void {
  const { game, board, setup } = mapping;
  const viewer = as === 'asked' ? near : as;
  const offered = [...controlsOf(mapping, match, near, viewer).places.keys()];
  const places = placesIn(drawnBoard({ game, board, match, seats: setup.seats, viewer, near, layout, mode }));
  const told = `${layout}, ${as}, ${mode}: ${questionFor(match, near)?.message.key}`;
  expect(places.length, `a place stands twice on the board (${told})`).toBe(new Set(places).size);
  expect(
    offered.filter((place) => !places.includes(place)),
    told,
  ).toEqual([]);
}
