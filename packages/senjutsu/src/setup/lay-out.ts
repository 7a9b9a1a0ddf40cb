import { type PrintedId, present, printedId, type Random, type SeatId, seatsOf } from '@kronika/kernel';
import { heroFact, isPoisoning } from '../cards/library.ts';
import { partsOf } from '../decks/hero-of.ts';
import { freshTurn } from '../events/turn-events.ts';
import { fieldOf, hordeField } from '../field/board.ts';
import { neighboursOf } from '../hex/index.ts';
import { laidTable, type SeatCards } from '../laid-table.ts';
import type { Brought, SenjutsuSetup } from '../setup.ts';
import { OWN_WEAPON } from '../setup-form.ts';
import { ownCards } from '../solo/deck-building.ts';
import { rankAndFile } from '../solo/horde.ts';
import type { Horde } from '../solo/horde-state.ts';
import { type Field, fighterId, type Hero, type Senjutsu } from '../state.ts';
import { boardOf, planOf, poisonDeck, USUAL_FOE } from './plan.ts';

/** A match before its first decision: cards in their places, heroes beside the board (SEN-SETUP-a to -g). */
export function laidOut(setup: SenjutsuSetup, random: Random): Senjutsu {
  const { seats, format, windows, decks, endOfTurn, coreWeapons, foeStuns = 'setAside' } = setup;
  const field = fieldIn(setup);
  return {
    format,
    windows,
    switches: { endOfTurn, coreWeapons, foeStuns },
    field,
    table: laidTable(
      seatsOf(seats).map((seat) => seatCards(setup, brought(decks, seat), random)),
      foePoisons(setup),
    ),
    fighters: seatsOf(seats).map((seat) => newHero(setup, seat)),
    advantage: startingOrder(setup, random),
    turn: { ...freshTurn(0, seats), phase: 'setup' },
    horde: format === 'horde' ? newHorde(setup, field) : null,
  };
}

function brought(decks: readonly Brought[], seat: SeatId): Brought {
  return present(decks[seat], `what seat ${seat} brings`);
}

function fieldIn(setup: SenjutsuSetup): Field {
  const board = boardOf(setup);
  const layout = setup.terrain === 'placed' ? 'none' : setup.terrain;
  return setup.format === 'horde' ? hordeField(board, layout) : fieldOf(board, layout);
}

function newHero({ format, teams, decks }: SenjutsuSetup, seat: SeatId): Hero {
  const isTogether = format === 'solo' || format === 'horde';
  return {
    is: 'hero',
    id: fighterId(seat),
    seat,
    hero: brought(decks, seat).hero,
    team: isTogether ? 0 : (teams?.[seat] ?? seat),
    cell: null,
    facing: 0,
    // SEN-SETUP-f.
    kamae: 'neutral',
    focus: 0,
    stuns: 0,
    wounds: 0,
    bleeding: 0,
    limps: [],
    stealth: 'seen',
    defeat: null,
  };
}

/** By printed values, the highest on top; equal ones at random (SEN-ADV-b, SEN-ADV-d). */
function startingOrder({ seats, decks }: SenjutsuSetup, random: Random): readonly SeatId[] {
  const valueAt = (seat: SeatId) => heroFact(brought(decks, seat).hero).advantage;
  return random.shuffled(seatsOf(seats)).toSorted((one, other) => valueAt(other) - valueAt(one));
}

/** Core cards lie open from the start; the deck is shuffled (SEN-SETUP-e). */
function seatCards({ poisons }: SenjutsuSetup, { hero, weapon, deck }: Brought, random: Random): SeatCards {
  const parts = partsOf(deck);
  const weapons = weapon === OWN_WEAPON ? parts.weapons : [printedId(weapon)];
  const laid = (prints: readonly PrintedId[]) => prints.map((printed) => ({ printed }));
  return {
    deck: laid(random.shuffled(parts.deck)),
    hand: [],
    core: laid([printedId(heroFact(hero).coreAbility), ...weapons]),
    played: [],
    play: [],
    discard: [],
    poison: laid(parts.deck.some(isPoisoning) ? poisonDeck(poisons) : []),
  };
}

/** A poison deck for each AI opponent whose own cards poison (SEN-SOLO-ST-pois-a). */
function foePoisons(setup: SenjutsuSetup): readonly PrintedId[] {
  const { format, foeKind = USUAL_FOE, nightmare = 0, poisons } = setup;
  const kinds = format === 'horde' ? rankAndFile([foeKind, foeKind, foeKind]) : (planOf(setup).foes?.kinds ?? []);
  return kinds.filter((kind) => ownCards(kind, nightmare).some(isPoisoning)).flatMap(() => poisonDeck(poisons));
}

/** Three ashigaru, or whoever takes their places, and the leader (SEN-HORDE-b, SEN-HORDE-V1). */
function newHorde(setup: SenjutsuSetup, field: Field): Horde {
  const { foeKind = USUAL_FOE, nightmare = 0, fallenLeader = false } = setup;
  const start = boardOf(setup).horde?.X;
  const taken = field.pieces.flatMap(({ cells }) => cells);
  const beside = (start === undefined ? [] : neighboursOf(start)).find(
    (cell) => field.cells.includes(cell) && !taken.includes(cell),
  );
  return {
    round: 1,
    wave: 0,
    beaten: 0,
    ranks: [foeKind, foeKind, foeKind],
    nightmare,
    // SEN-HORDE-V2a.
    fallenLeader: fallenLeader ? (beside ?? null) : null,
  };
}
