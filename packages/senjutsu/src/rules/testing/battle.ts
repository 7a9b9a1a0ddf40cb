import { layTable, type NewZone, printedId, type SeatId, seatsOf } from '@kronika/kernel';
import { disc } from '../../hex/index.ts';
import type { Foe } from '../../solo/foe.ts';
import {
  type Fighter,
  fighterId,
  type Hero,
  type Piece,
  type Played,
  type Senjutsu,
  type SenjutsuCard,
} from '../../state.ts';
import { newZones, type SeatZone } from '../../zones.ts';

export type HeroGiven = Partial<Omit<Hero, 'is' | 'seat' | 'id'>> & {
  readonly hand?: readonly string[];
  readonly play?: readonly string[];
};
export type FoeGiven = Partial<Omit<Foe, 'is' | 'id'>>;

export interface BattleGiven {
  readonly heroes: readonly HeroGiven[];
  readonly foes?: readonly FoeGiven[];
  readonly pieces?: readonly Piece[];
  readonly radius?: number;
  readonly played?: readonly (Partial<Played> | null)[];
  readonly speed?: number;
}

const PLAIN = {
  cell: null,
  facing: 0,
  wounds: 0,
  bleeding: 0,
  limps: [],
  stealth: 'seen',
  defeat: null,
} as const;

/** A state for pure rules: heroes and AI opponents on a round field, everything unsaid dull. */
export function battle({ heroes, foes = [], pieces = [], radius = 4, played = [], speed }: BattleGiven): Senjutsu {
  const fighters: readonly Fighter[] = [
    ...heroes.map(
      ({ hand: _hand, play: _play, ...given }, at): Hero => ({
        ...PLAIN,
        is: 'hero',
        id: fighterId(at),
        seat: seatAt(heroes.length, at),
        team: at,
        hero: 'ronin',
        kamae: 'neutral',
        focus: 0,
        stuns: 0,
        ...given,
      }),
    ),
    ...foes.map(
      (given, at): Foe => ({
        ...PLAIN,
        is: 'foe',
        id: fighterId(heroes.length + at),
        team: heroes.length,
        kind: 'ashigaruKatana',
        behaviour: 'centre',
        stance: 'offensive',
        woundLimit: 3,
        preferredDistance: 1,
        deck: [],
        peeks: [],
        discard: [],
        stuns: 0,
        poisonDeck: [],
        contracts: [],
        tools: [],
        poisons: [],
        ...given,
      }),
    ),
  ];
  return {
    format: foes.length > 0 ? 'solo' : 'duel',
    windows: 'brief',
    switches: { endOfTurn: 'discardFirst', coreWeapons: 'afterTheirType', foeStuns: 'setAside' },
    field: { board: 'test', cells: disc('0,0', radius), pieces },
    table: tableOf(heroes),
    fighters,
    advantage: seatsOf(heroes.length),
    turn: {
      number: 1,
      phase: 'resolve',
      speed: speed ?? null,
      played: fighters.map((_, at) => playedAt(played[at])),
      blocks: [],
      marks: [],
      instants: [],
      bannedTypes: [],
      bannedCards: [],
      far: [],
    },
    horde: null,
  };
}

function seatAt(seats: number, at: number): SeatId {
  const seat = seatsOf(seats)[at];
  if (seat === undefined) throw new Error(`there is no seat ${at}`);
  return seat;
}

function playedAt(given: Partial<Played> | null | undefined): Played | null {
  if (given === null || given === undefined) return null;
  return {
    revealed: { is: 'stun' },
    paid: 0,
    range: null,
    speed: null,
    lowest: null,
    segments: [],
    cancelled: 'nothing',
    target: null,
    instants: [],
    ...given,
  };
}

function tableOf(heroes: readonly HeroGiven[]) {
  const laid = heroes.map(({ hand = [], play = [] }, at): Record<SeatZone, readonly NewCard[]> => {
    const fresh = (prints: readonly string[]) =>
      prints.map(
        (print): NewCard => ({
          printed: printedId(print),
          owner: seatAt(heroes.length, at),
          controller: seatAt(heroes.length, at),
          face: 'up',
          turnsLeft: 0,
        }),
      );
    return { deck: [], hand: fresh(hand), core: [], played: [], play: fresh(play), discard: [], poison: [] };
  });
  return layTable<SenjutsuCard>(heroes.length, newZones(laid), (card, place) => ({ ...card, ...place }));
}

type NewCard = NewZone<SenjutsuCard>['cards'][number];
