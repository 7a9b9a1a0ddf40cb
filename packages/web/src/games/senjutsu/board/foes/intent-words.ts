import { type Lang, plural } from '@kronika/kernel';
import { type Cell, DIRECTIONS, distance, type FoeView, neighbour, type SenjutsuView, turned } from '@kronika/senjutsu';
import { fighterName } from '../labels.ts';

/** What an AI opponent will do, in one sentence; nothing where nothing can be foreseen. */
export function intentWords(foe: FoeView, view: SenjutsuView, near: number, lang: Lang): string | undefined {
  const { foreseen } = foe;
  if (foreseen === null) return undefined;
  const { speed, stand, cells, wounds } = foreseen;
  const goes = stand.cell === foe.cell ? undefined : whereTo(foe, view, near, lang);
  const turns = stand.facing === foe.facing ? undefined : WORDS[lang].turns;
  const moves = goes ?? turns;
  const does =
    foreseen.is === 'attack'
      ? WORDS[lang].attacks(wounds)
      : foreseen.is === 'shield'
        ? WORDS[lang].shields(cells.length)
        : moves === undefined
          ? WORDS[lang].stays
          : undefined;
  return `${WORDS[lang].at(speed)} ${[moves, does].filter((part) => part !== undefined).join(WORDS[lang].and)}.`;
}

/** Seen from whom it goes for. */
function whereTo(foe: FoeView, view: SenjutsuView, near: number, lang: Lang): string | undefined {
  const { foreseen } = foe;
  const target = view.fighters.find(({ id }) => id === foreseen?.target);
  if (foreseen === null || target === undefined || target.cell === null)
    return WORDS[lang].goes[target === undefined ? 'away' : 'far'](0, '');
  const whom = target.is === 'hero' && target.seat === near ? '' : fighterName(target, view, lang);
  const far = distance(target.cell, foreseen.stand.cell);
  if (far !== 1) return WORDS[lang].goes.far(far, whom);
  return WORDS[lang].goes.beside(sideOf(target.cell, target.facing, foreseen.stand.cell), whom);
}

/** On which side of somebody an adjacent cell lies, from the front clockwise. */
function sideOf(cell: Cell, facing: (typeof DIRECTIONS)[number], beside: Cell): number {
  return DIRECTIONS.find((side) => neighbour(cell, turned(facing, side)) === beside) ?? 0;
}

const PL_SIDES = ['z przodu', 'z prawej z przodu', 'z prawej z tyłu', 'od tyłu', 'z lewej z tyłu', 'z lewej z przodu'];
const EN_SIDES = ['in front of', 'front right of', 'back right of', 'behind', 'back left of', 'front left of'];

const WORDS = {
  pl: {
    at: (speed: number) => `Przy ${speed}:`,
    and: ' i ',
    stays: 'zostaje na polu',
    turns: 'obraca się',
    attacks: (wounds: number) =>
      wounds === 0
        ? 'atakuje'
        : `zadaje ${wounds} ${plural('pl', wounds, { one: 'ranę', few: 'rany', many: 'ran', other: 'rany' })}`,
    shields: (cells: number) =>
      `zasłania ${cells} ${plural('pl', cells, { one: 'pole', few: 'pola', many: 'pól', other: 'pola' })}`,
    goes: {
      away: () => 'idzie',
      far: (far: number, whom: string) => `idzie na odległość ${far}${whom === '' ? ' od Ciebie' : ` (cel: ${whom})`}`,
      beside: (side: number, whom: string) =>
        `podchodzi ${PL_SIDES[side] ?? ''}${whom === '' ? '' : ` (cel: ${whom})`}`,
    },
  },
  en: {
    at: (speed: number) => `At ${speed} it`,
    and: ' and ',
    stays: 'stays where it is',
    turns: 'turns',
    attacks: (wounds: number) =>
      wounds === 0 ? 'attacks' : `deals ${wounds} ${plural('en', wounds, { one: 'wound', other: 'wounds' })}`,
    shields: (cells: number) => `shields ${cells} ${plural('en', cells, { one: 'cell', other: 'cells' })}`,
    goes: {
      away: () => 'moves',
      far: (far: number, whom: string) => `moves to distance ${far} from ${whom === '' ? 'you' : whom}`,
      beside: (side: number, whom: string) => `steps ${EN_SIDES[side] ?? ''} ${whom === '' ? 'you' : whom}`,
    },
  },
} as const;
