import { SEATS, type SeatId, seatsOf } from '@kronika/kernel';
import { GRAND_SCEPTER } from '../facts/library.ts';
import { SLOTS } from '../places.ts';
import type { Draft, DraftPlayer } from '../situation/draft.ts';
import { writeNote } from '../situation/notes.ts';
import { chancellorIn, colourAt } from '../situation/table.ts';
import { COLOURS, type Colour, EXILE_COLOURS, type Warbands } from '../state.ts';
import { FULL_SUPPLY } from '../verbs/supply.ts';
import { cardsLyingAt, noted } from './lying.ts';
import { notesAt, placesIn, playerAt, siteOf, withNotes, withPlayer, withSite } from './places.ts';

export const FEWEST = 2;
export const MOST = COLOURS.length;

/** With so many seats. Newcomers sit at the end, Exiles with nothing, where the Chancellor's pawn stands. */
export function withSeats(draft: Draft, count: number): Draft {
  const { seats } = draft;
  if (count > seats.length) {
    const colour = EXILE_COLOURS.find((one) => !seats.includes(one));
    if (colour === undefined) return draft;
    const { site } = playerAt(draft, chancellorIn(seats));
    return withSeats(
      { ...draft, seats: [...seats, colour], players: { ...draft.players, [colour]: newcomer(site) } },
      count,
    );
  }
  if (count === seats.length) return draft;
  const last = seatsOf(seats.length).findLast((seat) => colourAt(seats, seat) !== 'purple');
  return last === undefined ? draft : withSeats(withoutSeat(draft, last), count);
}

function newcomer(site: DraftPlayer['site']): DraftPlayer {
  return {
    role: 'exile',
    site,
    favor: 0,
    secrets: 0,
    spentSecrets: 0,
    supply: FULL_SUPPLY,
    warbands: {},
    advisers: [],
    relics: [],
    hand: [],
  };
}

/** Whoever leaves takes all own pieces along; cards go back to their decks or into the box. */
function withoutSeat(draft: Draft, seat: SeatId): Draft {
  const gone = colourAt(draft.seats, seat);
  const relics = cardsLyingAt(draft, { is: 'held', seat }).map(({ note }) => note.name);
  const cards = [...cardsLyingAt(draft, { is: 'advisers', seat }), ...cardsLyingAt(draft, { is: 'vision', seat })].map(
    ({ note }) => note.name,
  );
  const { [gone]: _, ...players } = draft.players;
  const left: Draft = {
    ...draft,
    world: { only: [...draft.world.only, ...cards] },
    relicDeck: { only: [...draft.relicDeck.only, ...relics.filter((name) => name !== GRAND_SCEPTER)] },
    seats: draft.seats.filter((colour) => colour !== gone),
    players,
  };
  return recoloured(left, (colour) => (colour === gone ? undefined : colour));
}

/** The Chancellor takes the seat; who sat there takes the Chancellor's. */
export function withChancellor(draft: Draft, seat: SeatId): Draft {
  const { seats } = draft;
  const throne = chancellorIn(seats);
  const other = colourAt(seats, seat);
  return {
    ...draft,
    seats: seats.map((colour, at) => (at === seat ? 'purple' : at === throne ? other : colour)),
  };
}

/** The player of the seat takes another board, from whoever has it. */
export function withColour(draft: Draft, seat: SeatId, wanted: Colour): Draft {
  const own = colourAt(draft.seats, seat);
  const swap = (colour: Colour): Colour => (colour === own ? wanted : colour === wanted ? own : colour);
  const players = Object.fromEntries(
    COLOURS.flatMap((colour) => {
      const player = draft.players[colour];
      return player === undefined ? [] : [[swap(colour), player] as const];
    }),
  );
  return recoloured({ ...draft, seats: draft.seats.map(swap), players }, swap);
}

/** Whoever changes sides fights with other warbands: those on the board are exchanged (OATH-0-8). */
export function withRole(draft: Draft, seat: SeatId, role: DraftPlayer['role']): Draft {
  const { warbands } = playerAt(draft, seat);
  const own = colourAt(draft.seats, seat);
  const [from, to]: readonly [Colour, Colour] = role === 'citizen' ? [own, 'purple'] : ['purple', own];
  return withPlayer(draft, seat, { role, warbands: exchanged(warbands, (colour) => (colour === from ? to : colour)) });
}

/** What a colour is called now; nothing for one that is gone. */
type Recolour = (colour: Colour) => Colour | undefined;

function exchanged(warbands: Warbands, to: Recolour): Warbands {
  const counts: Partial<Record<Colour, number>> = {};
  for (const colour of COLOURS) {
    const [next, count] = [to(colour), warbands[colour] ?? 0];
    if (next !== undefined && count > 0) counts[next] = (counts[next] ?? 0) + count;
  }
  return counts;
}

/** Everything that is said of colours, with other ones; who sits where is said already. */
function recoloured(draft: Draft, to: Recolour): Draft {
  const { peoplesFavor, darkestSecret, won } = draft;
  const held = <B extends { readonly holder?: Colour }>({ holder, ...banner }: B) => {
    const next = holder === undefined ? undefined : to(holder);
    return next === undefined ? banner : { ...banner, holder: next };
  };
  const winner = won === undefined ? undefined : (to(won.by) ?? 'purple');
  const said: Draft = {
    ...draft,
    peoplesFavor: held(peoplesFavor),
    darkestSecret: held(darkestSecret),
    title: { ...draft.title, holder: to(draft.title.holder) ?? 'purple' },
    turn: to(draft.turn) ?? 'purple',
    ...(won === undefined || winner === undefined ? {} : { won: { ...won, by: winner } }),
    agreements: draft.agreements.flatMap((agreement) => {
      const [by, other] = [to(agreement.by), to(agreement.to)];
      return by === undefined || other === undefined ? [] : [{ ...agreement, by, to: other }];
    }),
  };
  const boards = seatsOf(said.seats.length).reduce(
    (before, seat) => withPlayer(before, seat, { warbands: exchanged(playerAt(before, seat).warbands, to) }),
    said,
  );
  const sites = SLOTS.reduce(
    (before, slot) => withSite(before, slot, { warbands: exchanged(siteOf(before, slot).warbands, to) }),
    boards,
  );
  return placesIn(sites).reduce((before, place) => {
    const notes = notesAt(before, place);
    const next = notes.map((text) => {
      if (!text.includes('(')) return text;
      const note = noted(text);
      return writeNote({
        ...note,
        warbands: exchanged(note.warbands, to),
        knownTo: COLOURS.filter((colour) => note.knownTo.some((one) => to(one) === colour)),
      });
    });
    return next.every((text, at) => text === notes[at]) ? before : withNotes(before, place, next);
  }, sites);
}

/** The seats that a control may name. */
export function seatCalled(draft: Draft, text: string): SeatId | undefined {
  return SEATS.slice(0, draft.seats.length).find((seat) => String(seat) === text);
}
