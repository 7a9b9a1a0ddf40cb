import {
  type Call,
  invalid,
  invalidBecause,
  type Position,
  present,
  type Refusal,
  type SeatId,
  seatsOf,
} from '@kronika/kernel';
import { lawOf } from './editions.ts';
import { SUITS, type Suit } from './facts/fact.ts';
import { faults } from './faults.ts';
import { SLOTS, type Slot } from './places.ts';
import { siteAt } from './queries/cards.ts';
import { game } from './rules/game.ts';
import { meetingTheGoal } from './rules/title.ts';
import { turn } from './rules/turn.ts';
import { type Described, type DescribedPlayer, situationSchema } from './situation/description.ts';
import { NoteReader } from './situation/notes.ts';
import { laidOut, siteIn } from './situation/table.ts';
import { COLOURS, type Colour, type Oath, type Player } from './state.ts';
import { FULL_SUPPLY } from './verbs/supply.ts';

export type { OathSituation } from './situation/description.ts';

const BANK = 3;

/** Makes a match out of the description of a position. */
export function situation(description: unknown): Position<Oath> | Refusal {
  const parsed = situationSchema.safeParse(description);
  if (!parsed.success) return invalidBecause('the situation', parsed.error);
  const described = parsed.data;
  const seats = coloursOf(described);
  const reader = new NoteReader();
  const { table, archive } = laidOut(described, seats, reader);
  const seatOf = (colour: Colour | undefined): SeatId | undefined =>
    colour === undefined ? undefined : seatsOf(seats.length).find((seat) => seats[seat] === colour);
  const active = seatOf(described.turn) ?? 0;
  const { peoplesFavor = {}, darkestSecret = {} } = described;
  const unplaced: Oath = {
    law: lawOf(described.edition ?? 'pl', described.law ?? {}),
    table,
    chancellor: 0,
    goal: described.goal ?? 'supremacy',
    round: described.round ?? 1,
    visionsDrawn: described.visionsDrawn ?? 0,
    players: seats.map((colour) => playerIn(described.players?.[colour] ?? {}, colour)),
    sites: SLOTS.map((slot) => {
      const { warbands = {}, favor = 0, secrets = 0 } = siteIn(described, slot);
      return { warbands, favor, secrets };
    }),
    banks: banksIn(described),
    banners: {
      peoplesFavor: { holder: seatOf(peoplesFavor.holder) ?? null, tokens: peoplesFavor.favor ?? 1 },
      darkestSecret: { holder: seatOf(darkestSecret.holder) ?? null, tokens: darkestSecret.secrets ?? 1 },
    },
    mob: peoplesFavor.mob === true,
    title: { holder: 0, side: described.title?.side ?? 'oathkeeper' },
    turn: {
      seat: active,
      phase: described.phase === 'chronicle' ? 'chronicle' : described.phase === 'rest' ? 'rest' : 'act',
      actEnded: false,
      discarded: [],
      scepterTaken: false,
    },
    campaign: null,
    endDieShift: 0,
    agreements: [],
    archive,
    next: null,
  };
  const placed = withPawns(unplaced, described, seats);
  const state = { ...placed, title: { ...placed.title, holder: seatOf(described.title?.holder) ?? keeperOf(placed) } };
  const absent = coloursNamed(described).filter((colour) => !seats.includes(colour));
  const [first, ...more] = [
    ...reader.problems,
    ...absent.map((colour) => ({ at: colour, problem: 'nobody plays this colour' })),
    ...faults(state).map((problem) => ({ at: '', problem })),
  ];
  if (first !== undefined) return invalid('the situation', first, ...more);
  return {
    seats: seats.length,
    state,
    stack: stackFor(described, active, seats.length, seatOf(described.won?.by) ?? active),
  };
}

/** The Chancellor and whoever else is described; a situation for nobody is one for two. */
function coloursOf({ players = {} }: Described): readonly Colour[] {
  const others = COLOURS.filter((colour) => colour !== 'purple' && players[colour] !== undefined);
  return ['purple', ...(others.length === 0 ? (['red'] as const) : others)];
}

function coloursNamed({ turn: active, title, won, peoplesFavor, darkestSecret }: Described): readonly Colour[] {
  return [active, title?.holder, won?.by, peoplesFavor?.holder, darkestSecret?.holder].filter(
    (each) => each !== undefined,
  );
}

function playerIn(described: DescribedPlayer, colour: Colour): Player {
  const { favor = 0, secrets = 0, spentSecrets = 0, supply = FULL_SUPPLY, warbands = 0 } = described;
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
    warbands: warbands === 0 ? {} : { [fights]: warbands },
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

/** What goes on, outermost first. */
function stackFor({ phase = 'act', won }: Described, seat: SeatId, seats: number, winner: SeatId): readonly Call[] {
  switch (phase) {
    case 'wake':
      return [game.from('turn', { seat })];
    case 'act':
      return [game.from('turn', { seat }), turn.from('act', { seat })];
    case 'rest':
      return [game.from('turn', { seat }), turn.from('rest', { seat })];
    case 'endOfRound':
      return [game.from('endOfRound', { seat: seatsOf(seats).at(-1) ?? seat })];
    case 'chronicle':
      return [
        game.from('chronicle', {
          victory: { seat: winner, how: won?.how ?? 'usurper', visions: won?.visions ?? [] },
        }),
      ];
  }
}
