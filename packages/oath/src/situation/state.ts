import { type Problem, perState, present, type SeatId } from '@kronika/kernel';
import { lawOf } from '../editions.ts';
import { SUITS, type Suit } from '../facts/fact.ts';
import { SLOTS, type Slot } from '../places.ts';
import { siteAt } from '../queries/cards.ts';
import { meetingTheGoal } from '../rules/title.ts';
import { COLOURS, type Colour, type Oath, type Phase, type Player, type Warbands } from '../state.ts';
import { FULL_SUPPLY } from '../verbs/supply.ts';
import type { Described, DescribedPlayer } from './description.ts';
import { NoteReader } from './notes.ts';
import { chancellorIn, laidOut, seatOfColour, siteIn } from './table.ts';
import { runningIn, underwayProblems } from './underway.ts';

const BANK = 3;

/** The state that a description means, whatever the rules say of it, and what makes no sense in the description. */
export interface Meant {
  readonly state: Oath;
  /** Colours by seat. */
  readonly seats: readonly Colour[];
  readonly problems: readonly Problem[];
}

export const meaningOf: (described: Described) => Meant = perState(meant);

function meant(described: Described): Meant {
  const seats = coloursOf(described);
  const reader = new NoteReader(seats);
  const { table, archive } = laidOut(described, seats, reader);
  const seatOf = (colour: Colour | undefined) => seatOfColour(seats, colour);
  const chancellor = chancellorIn(seats);
  const { peoplesFavor = {}, darkestSecret = {}, underway, agreements = [] } = described;
  const running = underway === undefined ? undefined : runningIn(underway, table);
  const unplaced: Oath = {
    law: lawOf(described.edition ?? 'pl', described.law ?? {}),
    table,
    chancellor,
    goal: described.goal ?? 'supremacy',
    round: described.round ?? 1,
    visionsDrawn: described.visionsDrawn ?? 0,
    players: seats.map((colour) => playerIn(described.players?.[colour] ?? {}, colour)),
    sites: SLOTS.map((slot) => {
      const { warbands = {}, favor = 0, secrets = 0 } = siteIn(described, slot);
      return { warbands: counted(warbands), favor, secrets };
    }),
    banks: banksIn(described),
    banners: {
      peoplesFavor: { holder: seatOf(peoplesFavor.holder) ?? null, tokens: peoplesFavor.favor ?? 1 },
      darkestSecret: { holder: seatOf(darkestSecret.holder) ?? null, tokens: darkestSecret.secrets ?? 1 },
    },
    mob: peoplesFavor.mob === true,
    title: { holder: chancellor, side: described.title?.side ?? 'oathkeeper' },
    turn: running?.turn ?? {
      seat: seatOf(described.turn) ?? chancellor,
      phase: PHASE_OF[described.phase ?? 'act'],
      actEnded: false,
      discarded: [],
      scepterTaken: false,
    },
    campaign: running?.campaign ?? null,
    endDieShift: running?.endDieShift ?? 0,
    agreements: agreements.map(({ by, to, ...agreement }) => ({
      ...agreement,
      by: seatOf(by) ?? chancellor,
      to: seatOf(to) ?? chancellor,
    })),
    archive,
    next: null,
  };
  const placed = withPawns(unplaced, described, seats);
  return {
    state: { ...placed, title: { ...placed.title, holder: seatOf(described.title?.holder) ?? keeperOf(placed) } },
    seats,
    problems: [
      ...seatProblems(described, seats),
      ...reader.problems,
      ...(underway === undefined ? [] : underwayProblems(underway, table)),
    ],
  };
}

const PHASE_OF: Readonly<Record<NonNullable<Described['phase']>, Phase>> = {
  wake: 'wake',
  act: 'act',
  rest: 'rest',
  endOfRound: 'rest',
  chronicle: 'chronicle',
};

/** Who sits where; a situation for nobody is one for two. */
function coloursOf({ seats, players = {} }: Described): readonly Colour[] {
  if (seats !== undefined) return seats;
  const others = COLOURS.filter((colour) => colour !== 'purple' && players[colour] !== undefined);
  return ['purple', ...(others.length === 0 ? (['red'] as const) : others)];
}

function seatProblems(described: Described, seats: readonly Colour[]): readonly Problem[] {
  const absent = coloursNamed(described).filter((colour) => !seats.includes(colour));
  const twice = seats.filter((colour, at) => seats.indexOf(colour) !== at);
  return [
    ...absent.map((colour) => ({ at: colour, problem: 'nobody plays this colour' })),
    ...twice.map((colour) => ({ at: `seats.${colour}`, problem: 'two players have this colour' })),
    ...(seats.includes('purple') ? [] : [{ at: 'seats', problem: 'expected purple, the Chancellor, among them' }]),
  ];
}

function coloursNamed(described: Described): readonly Colour[] {
  const { players = {}, turn, title, won, peoplesFavor, darkestSecret, agreements = [] } = described;
  const named = [
    ...COLOURS.filter((colour) => players[colour] !== undefined),
    ...[turn, title?.holder, won?.by, peoplesFavor?.holder, darkestSecret?.holder],
    ...agreements.flatMap(({ by, to }) => [by, to]),
  ];
  return [...new Set(named)].filter((each) => each !== undefined);
}

/** Colours of which there are none are not named. */
function counted(warbands: Warbands): Warbands {
  return Object.fromEntries(COLOURS.map((colour) => [colour, warbands[colour] ?? 0] as const).filter(([, n]) => n > 0));
}

function playerIn(described: DescribedPlayer, colour: Colour): Player {
  const { favor = 0, secrets = 0, spentSecrets = 0, supply = FULL_SUPPLY, warbands = 0, gaveUp } = described;
  const role = colour === 'purple' ? 'chancellor' : (described.role ?? 'exile');
  const fights = role === 'exile' ? colour : 'purple';
  return {
    role,
    colour,
    site: 0,
    favor,
    secrets,
    spentSecrets,
    supply,
    warbands: counted(typeof warbands === 'number' ? { [fights]: warbands } : warbands),
    ...(gaveUp === true ? { gaveUp } : {}),
  };
}

function withPawns(state: Oath, { players = {} }: Described, seats: readonly Colour[]): Oath {
  const slotOf = (said: DescribedPlayer['site']): Slot =>
    typeof said === 'string' ? (SLOTS.find((slot) => siteAt(state, slot) === said) ?? 0) : (said ?? 0);
  return {
    ...state,
    players: state.players.map((player, at) => ({
      ...player,
      site: slotOf(players[present(seats[at], 'a colour')]?.site),
    })),
  };
}

/** Who holds the title where nothing is said: the Chancellor, unless somebody else alone meets the goal. */
function keeperOf(state: Oath): SeatId {
  const meeting = meetingTheGoal(state);
  return meeting.includes(state.chancellor) ? state.chancellor : (meeting[0] ?? state.chancellor);
}

function banksIn({ banks = BANK }: Described): Readonly<Record<Suit, number>> {
  const [discord, arcane, order, hearth, beast, nomad] = SUITS;
  const of = (suit: Suit): number => (typeof banks === 'number' ? banks : (banks[suit] ?? BANK));
  return {
    discord: of(discord),
    arcane: of(arcane),
    order: of(order),
    hearth: of(hearth),
    beast: of(beast),
    nomad: of(nomad),
  };
}
