import {
  type AcceptOption,
  type Answers,
  accept,
  ask,
  askTogether,
  byChance,
  call,
  cardOf,
  cardsIn,
  choose,
  chooseBy,
  type DeclineOption,
  decline,
  emitAll,
  flow,
  goTo,
  type PrintedId,
  pickBy,
  present,
  type QuestionFor,
  type SeatId,
  seatsFrom,
  shuffledOrder,
} from '@kronika/kernel';
import type { SenjutsuEvent } from '../event.ts';
import { boardCalled } from '../field/boards.ts';
import { placesFor } from '../field/placing.ts';
import { fromTheBottom, handCount, handLimit, heroesStanding, heroOf } from '../fighters.ts';
import { type Cell, DIRECTIONS, type Direction } from '../hex/index.ts';
import type { SetupMessage } from '../messages.ts';
import type { CellOption, FacingOption, PieceOption, PrintOption } from '../options.ts';
import { abilityOn } from '../prints.ts';
import type { SetupPlan } from '../setup/plan.ts';
import { fighterId, type Hero, type Senjutsu, type TerrainKind } from '../state.ts';
import { deckOf } from '../zones.ts';
import { drawing } from './draw.ts';
import { soloSetup } from './solo-calls.ts';
import { freeStarts, startOf, startZones } from './starts.ts';

interface SetUp extends SetupPlan {
  /** How many pieces were placed or could not be. */
  readonly pieces?: number;
  readonly piece?: PieceOption;
  /** The seats that are still to be asked, the next one first. */
  readonly left?: readonly SeatId[];
  readonly cell?: Cell;
  readonly facing?: Direction;
  readonly hidden?: AcceptOption | DeclineOption;
  readonly prepared?: Answers<readonly PrintedId[]>;
}

/** What is decided before the first turn: terrain, places, hidden heroes, prepared cards, opening hands (SEN-SETUP). */
export const setUp = flow<Senjutsu, SetUp>()('senjutsu/setup', {
  terrain: (state, { terrain, pieces = 0 }) => {
    const kind = terrain[pieces];
    if (kind === undefined) return goTo('places', { left: fromTheBottom(state) });
    const question = pieceQuestion(state, kind, pieces);
    return question === undefined ? goTo('terrain', { pieces: pieces + 1 }) : ask('piece', question);
  },
  layPiece: (state, { pieces = 0, piece }) => [
    emitAll(piece === undefined ? [] : [laidPiece(placerOf(state, pieces), piece)]),
    goTo('terrain', { pieces: pieces + 1 }),
  ],
  places: (state, { left = [], placing }) => {
    const [seat, ...others] = left;
    if (seat === undefined) return goTo('foes');
    if (placing === 'chosen' && state.format !== 'horde') return ask('cell', placeQuestion(state, seat));
    return [emitAll(placedAtStart(state, seat)), goTo('places', { left: others })];
  },
  face: (_, { left: [seat] = [], cell }) =>
    ask('facing', facingQuestion(present(seat, 'who is being placed'), present(cell, 'where'))),
  place: (_, { left: [seat, ...left] = [], cell, facing = 0 }) => [
    emitAll(
      seat === undefined || cell === undefined
        ? []
        : [{ is: 'placed', fighter: fighterId(seat), cell, facing, rule: 'SEN-SETUP-h' } as const],
    ),
    goTo('places', { left }),
  ],
  foes: (_, { foes }) => foes !== null && call(soloSetup(foes)),
  hidingHeroes: (state) => goTo('offerHiding', { left: fromTheBottom(state).filter((seat) => mayHide(state, seat)) }),
  offerHiding: (_, { left: [seat] = [] }) =>
    seat === undefined ? goTo('prepare') : ask('hidden', hidingQuestion(seat)),
  hide: (_, { left: [seat, ...left] = [], hidden }) => [
    emitAll(
      seat === undefined || hidden?.is !== 'accept'
        ? []
        : [{ is: 'hidden', fighter: fighterId(seat), rule: 'SEN-HIDE-b' } as const],
    ),
    goTo('offerHiding', { left }),
  ],
  prepare: (state) => {
    const asked = heroesStanding(state).filter(
      ({ seat }) => state.windows === 'open' || preparedIn(state, seat).length > 0,
    );
    return (
      asked.length > 0 &&
      askTogether(
        'prepared',
        asked.map((hero) => prepareQuestion(state, hero)),
      )
    );
  },
  take: (state, { prepared = {} }) =>
    emitAll(heroesStanding(state).flatMap(({ seat }) => taken(state, seat, prepared[seat] ?? []))),
  shuffle: (state, { prepared = {} }) =>
    byChance((random) =>
      emitAll(
        heroesStanding(state)
          .filter(({ seat }) => (prepared[seat] ?? []).length > 0)
          .map(({ seat }): SenjutsuEvent => {
            const order = shuffledOrder(state.table, deckOf(seat), random);
            return { is: 'deckShuffled', seat, order, rule: 'SEN-PREP-d' };
          }),
      ),
    ),
  draw: (state) =>
    emitAll(
      heroesStanding(state).flatMap((hero) =>
        drawing(state, hero.seat, handLimit(hero) - handCount(state, hero), 'SEN-SETUP-l'),
      ),
    ),
});

/** Players place in turn, clockwise from the one with the highest Advantage (SEN-SETUP-c). */
function placerOf({ advantage, table }: Senjutsu, piece: number): SeatId {
  const order = seatsFrom(advantage[0] ?? 0, table.seats);
  return present(order[piece % order.length], 'who places a piece');
}

/** Where heroes begin, and in a horde where the waves enter and the fallen leader lies (SEN-HORDE-e, SEN-HORDE-V2a). */
function keptFree(state: Senjutsu): readonly Cell[] {
  const { horde, field } = state;
  const starts = startZones(state).flat();
  if (horde === null) return starts;
  const entries = Object.values(boardCalled(field.board).horde ?? {});
  return [...starts, ...entries, ...(horde.fallenLeader === null ? [] : [horde.fallenLeader])];
}

/** Where the piece may be laid: not where heroes begin. Nothing where there is no room for it. */
function pieceQuestion(state: Senjutsu, kind: TerrainKind, piece: number): QuestionFor<PieceOption> | undefined {
  const places = placesFor(state.field, kind, keptFree(state));
  if (places.length === 0) return undefined;
  const message: SetupMessage = { key: 'placeTerrain', kind };
  return choose<PieceOption>({
    seat: placerOf(state, piece),
    message,
    because: { is: 'rule', rule: 'SEN-SETUP-c' },
    options: places.map(({ cells }): PieceOption => ({ is: 'piece', kind, cells })),
  });
}

function laidPiece(seat: SeatId, { kind, cells }: PieceOption): SenjutsuEvent {
  return { is: 'terrainPlaced', seat, piece: { kind, cells }, rule: 'SEN-SETUP-c' };
}

function placedAtStart(state: Senjutsu, seat: SeatId): readonly SenjutsuEvent[] {
  return [{ is: 'placed', fighter: fighterId(seat), ...startOf(state, seat), rule: 'SEN-SETUP-i' }];
}

function placeQuestion(state: Senjutsu, seat: SeatId): QuestionFor<Cell> {
  const message: SetupMessage = { key: 'placeFigure' };
  return chooseBy('id', {
    seat,
    message,
    because: { is: 'rule', rule: 'SEN-SETUP-h' },
    options: freeStarts(state, seat).map((id): CellOption => ({ is: 'cell', id })),
  });
}

function facingQuestion(seat: SeatId, at: Cell): QuestionFor<Direction> {
  const message: SetupMessage = { key: 'faceAtStart', at };
  return chooseBy('facing', {
    seat,
    message,
    because: { is: 'rule', rule: 'SEN-SETUP-h' },
    options: DIRECTIONS.map((facing): FacingOption => ({ is: 'facing', facing })),
  });
}

/** The Ninja and the Assassin may begin hidden (SEN-HIDE-b). */
function mayHide(state: Senjutsu, seat: SeatId): boolean {
  const { hero } = heroOf(state, seat);
  return hero === 'ninja' || hero === 'assassin';
}

function hidingQuestion(seat: SeatId): QuestionFor<AcceptOption | DeclineOption> {
  const message: SetupMessage = { key: 'startHidden' };
  return choose<AcceptOption | DeclineOption>({
    seat,
    message,
    because: { is: 'rule', rule: 'SEN-HIDE-b' },
    options: [accept, decline],
  });
}

/** The prepared cards of a deck, each print once (SEN-PREP-c). */
function preparedIn({ table }: Senjutsu, seat: SeatId): readonly PrintedId[] {
  const prints = cardsIn(table, deckOf(seat)).map((card) => cardOf(table, card).printed);
  return [...new Set(prints)].filter((printed) => abilityOn(printed)?.prepared === true).sort();
}

/** At most a full hand (SEN-PREP-b). */
function prepareQuestion(state: Senjutsu, hero: Hero): QuestionFor<readonly PrintedId[]> {
  const message: SetupMessage = { key: 'prepareCards' };
  const prints = preparedIn(state, hero.seat);
  return pickBy('printed', {
    seat: hero.seat,
    message,
    because: { is: 'rule', rule: 'SEN-PREP-b' },
    options: prints.map((printed): PrintOption => ({ is: 'print', printed })),
    min: 0,
    max: Math.min(prints.length, handLimit(hero)),
    evenIfForced: true,
  });
}

function taken({ table }: Senjutsu, seat: SeatId, prints: readonly PrintedId[]): readonly SenjutsuEvent[] {
  const deck = cardsIn(table, deckOf(seat));
  return prints.flatMap((printed): readonly SenjutsuEvent[] => {
    const card = deck.find((one) => cardOf(table, one).printed === printed);
    return card === undefined ? [] : [{ is: 'cardTaken', seat, card, from: 'deck', rule: 'SEN-PREP-b' }];
  });
}
