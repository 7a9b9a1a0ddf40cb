import { HEROES } from '../cards/fact.ts';
import { BOARDS, boardCalled } from '../field/boards.ts';
import { type Cell, neighboursOf } from '../hex/index.ts';
import type { Described } from '../situation/description.ts';
import { ENTRIES, ENTRY_BEHAVIOUR, hordeWoundLimit, rankAndFile, WAVES } from '../solo/horde.ts';
import { cellsIn, freeCells, isTogether } from './draft.ts';
import { onBoard, withOpponent, withoutSeat, withRecruit } from './recruits.ts';

/** Who fights whom: heroes each other, heroes AI opponents, or one hero wave after wave of them. */
export const MODES = ['heroes', 'foes', 'horde'] as const;
export type Mode = (typeof MODES)[number];

export function modeOf(situation: Described): Mode {
  if (situation.horde !== undefined) return 'horde';
  return isTogether(situation) ? 'foes' : 'heroes';
}

/** The boards that say where a horde comes in (SEN-HORDE-d). */
export const HORDE_BOARDS = BOARDS.filter(({ horde }) => horde !== null);

/** The same fighters in another mode; who is missing comes, and who has no place there goes. */
export function inMode(situation: Described, mode: Mode): Described {
  switch (mode) {
    case 'heroes':
      return againstEachOther(withoutFoes(situation));
    case 'foes':
      return againstFoes(situation.horde === undefined ? situation : withoutFoes(situation));
    case 'horde':
      return againstHorde(situation);
  }
}

function withoutFoes({ horde: _, ...situation }: Described): Described {
  return { ...situation, foes: [], cards: undefined };
}

function againstEachOther(situation: Described): Described {
  const heroes = situation.heroes.map((hero, seat) => ({ ...hero, team: seat }));
  const apart = { ...situation, heroes };
  if (heroes.length > 1) return apart;
  const other = HEROES.find((id) => heroes.every(({ hero }) => hero !== id));
  const [cell] = freeCells(apart);
  return other === undefined || cell === undefined ? situation : withRecruit(apart, other, cell);
}

function againstFoes(situation: Described): Described {
  const [cell] = freeCells(situation);
  return situation.foes.length > 0 || cell === undefined ? situation : withOpponent(situation, 'ashigaruKatana', cell);
}

/** The first hero alone in the middle, with the first wave around (SEN-HORDE-a, -d). */
function againstHorde(situation: Described): Described {
  if (situation.heroes.length > 1) return againstHorde(withoutSeat(situation, situation.heroes.length - 1));
  const board = HORDE_BOARDS.find(({ id }) => id === situation.board) ?? HORDE_BOARDS[0];
  if (board === undefined) return situation;
  const bare = withoutFoes(situation);
  const there = bare.board === board.id ? bare : onBoard(bare, board.id);
  const start = { cell: board.horde?.X, facing: 0 } as const;
  const entries = Object.values(board.horde ?? {});
  const ranks = [...rankAndFile([])].filter((kind) => kind !== 'hachiko');
  return inWave(
    {
      ...there,
      format: 'horde',
      terrain: there.terrain.filter(({ cells }) => !cells.some((cell) => entries.includes(cell))),
      heroes: there.heroes.map((hero) => ({ ...hero, ...start, team: 0 })),
      horde: { round: 1, wave: 1, beaten: 0, ranks, nightmare: 0, fallenLeader: null },
    },
    { round: 1, wave: 1 },
  );
}

/** Another wave comes in, unhurt and with new decks; the waves before it are beaten (SEN-HORDE-c, -e, -f). */
export function inWave(situation: Described, next: { readonly round: number; readonly wave: number }): Described {
  const { horde, board } = situation;
  if (horde === undefined) return situation;
  const { round, wave } = next;
  const entered = ENTRIES.slice(0, wave).reduce((before, entry, at) => {
    const cell = boardCalled(board).horde?.[entry];
    const kind = at === WAVES - 1 ? 'samuraiLeader' : (horde.ranks[at] ?? 'ashigaruKatana');
    return cell === undefined || !freeCells(before).includes(cell) ? before : withOpponent(before, kind, cell);
  }, onlyHeroes(situation));
  return {
    ...entered,
    horde: { ...horde, round, wave, beaten: (round - 1) * WAVES + wave - 1 },
    foes: entered.foes.map((foe) => {
      const entry = ENTRIES.find((one) => boardCalled(board).horde?.[one] === foe.cell) ?? 'B';
      return { ...foe, stance: 'offensive', behaviour: ENTRY_BEHAVIOUR[entry], woundLimit: hordeWoundLimit(round) };
    }),
  };
}

function onlyHeroes(situation: Described): Described {
  return { ...situation, foes: [], cards: undefined };
}

/** Another board of a horde: the wave comes in there. */
export function hordeOn(situation: Described, id: Described['board']): Described {
  const { horde } = situation;
  if (horde === undefined) return situation;
  const heroes = situation.heroes.map((hero) => ({ ...hero, cell: boardCalled(id).horde?.X ?? hero.cell }));
  return inWave({ ...onlyHeroes(situation), board: id, terrain: [], heroes, horde: noToken(horde) }, horde);
}

type DescribedHorde = NonNullable<Described['horde']>;

function noToken(horde: DescribedHorde): DescribedHorde {
  return { ...horde, fallenLeader: null };
}

/** Where the token of the fallen leader may lie: beside the start of the hero (SEN-HORDE-V2a). */
export function tokenCells(situation: Described): readonly Cell[] {
  const start = boardCalled(situation.board).horde?.X;
  const taken = situation.terrain.flatMap(({ cells }) => cells);
  return start === undefined
    ? []
    : neighboursOf(start).filter((cell) => cellsIn(situation).includes(cell) && !taken.includes(cell));
}
