import { invalid, invalidBecause, isRefusal, type Refusal, type SeatId, seatsOf } from '@kronika/kernel';
import { fieldOf } from '../field/board.ts';
import { boardCalled } from '../field/boards.ts';
import { groundFor, isFree } from '../field/ground.ts';
import type { Cell } from '../hex/index.ts';
import { type Described, type DescribedFoe, type DescribedHero, situationSchema } from '../situation/description.ts';
import { problemsIn } from '../situation/problems.ts';
import { DULL_DECK, formatOf, heroNameOf, standOf, stateOf, weaponsOf } from '../situation/state.ts';
import type { Field, Format } from '../state.ts';

/** The hero of a seat or an AI opponent, as it is described. */
export type Figure =
  | { readonly is: 'hero'; readonly at: number; readonly seat: SeatId; readonly described: DescribedHero }
  | { readonly is: 'foe'; readonly at: number; readonly foe: number; readonly described: DescribedFoe };

/** Reads a situation and says everything in it that goes without saying, so that nothing shifts when a seat leaves. */
export function readSituation(input: unknown): Described | Refusal {
  const parsed = situationSchema.safeParse(input);
  if (!parsed.success) return invalidBecause('the situation', parsed.error);
  const problems = problemsIn(parsed.data);
  return problems.length > 0 ? invalid('the situation', ...problems) : explicit(parsed.data);
}

function explicit(described: Described): Described {
  const { fighters, advantage } = stateOf(described);
  const teamOf = (at: number) => fighters[at]?.team ?? 0;
  return {
    ...described,
    format: formatOf(described),
    advantage: advantage.flatMap((seat) => SEATS.filter((one) => one === seat)),
    heroes: described.heroes.map((hero, seat) => ({
      ...hero,
      ...standOf(hero, seat),
      team: teamOf(seat),
      hero: heroNameOf(hero, seat),
      weapons: weaponsOf(hero, seat),
      deck: hero.deck ?? DULL_DECK,
    })),
    foes: described.foes.map((foe, at) => {
      const place = described.heroes.length + at;
      return { ...foe, ...standOf(foe, place), team: teamOf(place) };
    }),
  };
}

/** The seats that the track may name. */
export const SEATS = [0, 1, 2, 3] as const;

/** A changed situation in the format that follows from who fights; one that makes no sense is not taken. */
export function settled(before: Described, next: Described): Described {
  const checked = readSituation({ ...next, format: formatFor(next) });
  return isRefusal(checked) ? before : checked;
}

function formatFor({ heroes, foes, horde }: Described): Format {
  if (horde !== undefined) return 'horde';
  if (foes.length > 0 || heroes.length === 1) return 'solo';
  if (new Set(heroes.map(({ team }, seat) => team ?? seat)).size < heroes.length) return 'teams';
  return heroes.length === 2 ? 'duel' : 'brawl';
}

/** Whether the heroes fight together against AI opponents. */
export function isTogether({ foes, heroes, horde }: Described): boolean {
  return horde !== undefined || foes.length > 0 || heroes.length === 1;
}

/** Everybody, heroes first: their places are their numbers. */
export function figuresIn({ heroes, foes }: Described): readonly Figure[] {
  return [
    ...seatsOf(heroes.length).flatMap((seat): readonly Figure[] => {
      const described = heroes[seat];
      return described === undefined ? [] : [{ is: 'hero', at: seat, seat, described }];
    }),
    ...foes.map((described, foe): Figure => ({ is: 'foe', at: heroes.length + foe, foe, described })),
  ];
}

/** Where a figure stands; nowhere once it is defeated. */
export function cellOf({ described, at }: Figure): Cell | null {
  return described.defeat === undefined ? standOf(described, at).cell : null;
}

export function takenCells(situation: Described): readonly Cell[] {
  return figuresIn(situation).flatMap((figure) => cellOf(figure) ?? []);
}

/** Where somebody may be put. */
export function freeCells(situation: Described): readonly Cell[] {
  const ground = groundFor(stateOf(situation), null);
  return cellsIn(situation).filter((cell) => isFree(ground, cell));
}

export function fieldIn({ board, terrain }: Described): Field {
  return { ...fieldOf(boardCalled(board), 'none'), pieces: terrain };
}

/** All cells that one can point at: those of the board, and those that boats add. */
export function cellsIn({ board, terrain }: Described): readonly Cell[] {
  return [...new Set([...boardCalled(board).cells, ...terrain.flatMap(({ cells }) => cells)])];
}

type Body = Partial<
  Pick<DescribedHero & DescribedFoe, 'cell' | 'facing' | 'team' | 'wounds' | 'bleeding' | 'limps' | 'stealth' | 'stuns'>
>;

/** The situation with something changed that every figure has. */
export function withBody(situation: Described, { is, at }: Figure, body: Body): Described {
  const { heroes, foes } = situation;
  return is === 'hero'
    ? { ...situation, heroes: heroes.map((hero, seat) => (seat === at ? { ...hero, ...body } : hero)) }
    : { ...situation, foes: foes.map((foe, place) => (heroes.length + place === at ? { ...foe, ...body } : foe)) };
}

export function withHero(situation: Described, seat: number, changed: Partial<DescribedHero>): Described {
  return {
    ...situation,
    heroes: situation.heroes.map((hero, at) => (at === seat ? { ...hero, ...changed } : hero)),
  };
}

export function withFoe(situation: Described, foe: number, changed: Partial<DescribedFoe>): Described {
  return { ...situation, foes: situation.foes.map((one, at) => (at === foe ? { ...one, ...changed } : one)) };
}
