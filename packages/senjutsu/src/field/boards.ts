import { type Cell, disc } from '../hex/index.ts';
import type { Piece, TerrainKind } from '../state.ts';
import { type Board, columns, joinedCells, shiftedPieces } from './board.ts';

const pieces = (kind: TerrainKind, ...cells: readonly Cell[]): readonly Piece[] =>
  cells.map((cell) => ({ kind, cells: [cell] }));
const gate = (...cells: readonly [Cell, Cell, Cell]): Piece => ({ kind: 'toriiGate', cells });
const boat = (...cells: readonly [Cell, Cell]): Piece => ({ kind: 'boat', cells });

/** Not of the game: a plain field on which every rule can be tried. */
export const PRACTICE_FIELD: Board = {
  id: 'practice-field',
  name: { pl: 'Plac ćwiczeń', en: 'Practice Field' },
  cells: disc('0,0', 4),
  middle: '0,0',
  starts: {
    2: ['0,4', '0,-4'],
    3: ['0,4', '-4,0', '4,-4'],
    4: ['0,4', '0,-4', '-4,2', '4,-2'],
  },
  terrain: {
    sparse: [...pieces('rocks', '2,-1', '-2,1'), ...pieces('shrine', '0,0')],
    dense: [...pieces('rocks', '2,-1', '-2,1'), ...pieces('bamboo', '-2,-1', '2,1'), ...pieces('burningCart', '0,0')],
  },
  horde: { A: '-4,0', B: '0,-4', C: '0,4', D: '4,0', X: '0,0' },
};

/** The outlined cells of a printed board, measured from a picture; its name is not known. */
const VILLAGE_STREET: Board = {
  id: 'village-street',
  name: { pl: 'Wiejska ulica', en: 'Village Street' },
  cells: [
    ...(['-3,1', '-2,1', '-2,2', '-1,-1', '-1,0', '-1,1', '-1,2'] as const),
    ...(['0,-2', '0,-1', '0,0', '0,1', '1,-2', '1,-1', '1,0', '1,1'] as const),
    ...(['2,-2', '2,-1', '3,-3', '3,-2'] as const),
  ],
  middle: '0,0',
  starts: {
    2: ['-3,1', '3,-3'],
    3: ['-3,1', '3,-3', '1,1'],
    4: ['-3,1', '3,-3', '1,1', '0,-2'],
  },
  terrain: {
    sparse: pieces('burningCart', '0,0'),
    dense: [...pieces('burningCart', '0,0'), ...pieces('bamboo', '-1,1', '1,-1')],
  },
  horde: null,
};

const CLEARING_CELLS = columns(4, 3).filter((cell) => !['-4,-1', '-4,5', '4,-5', '4,1'].includes(cell));

/** A board of the base box of which only the name is known; its cells are reconstructed. */
export const SNOWY_CLEARING: Board = {
  id: 'snowy-clearing',
  name: { pl: 'Śnieżna Polana', en: 'Snowy Clearing' },
  cells: CLEARING_CELLS,
  middle: '0,0',
  starts: {
    2: ['-4,2', '4,-2'],
    3: ['-4,2', '3,-4', '3,1'],
    4: ['-4,3', '4,-3', '-3,-1', '3,1'],
  },
  terrain: {
    sparse: [...pieces('cherryTree', '0,0'), ...pieces('rocks', '-1,-1', '1,1')],
    dense: [
      ...pieces('cherryTree', '0,0'),
      ...pieces('rocks', '-1,-1', '1,1'),
      ...pieces('bamboo', '-2,2', '2,-2'),
      ...pieces('fallenSamurai', '0,2', '0,-2'),
    ],
  },
  horde: { A: '-4,2', B: '-1,-2', C: '1,2', D: '4,-2', X: '0,0' },
};

/** Our own: a narrow path between bamboo. */
const BAMBOO_GROVE: Board = {
  id: 'bamboo-grove',
  name: { pl: 'Bambusowy gaj', en: 'Bamboo Grove' },
  cells: columns(5, 2),
  middle: '0,0',
  starts: {
    2: ['-5,3', '5,-2'],
    3: ['-5,3', '5,-2', '0,2'],
    4: ['-5,4', '5,-4', '-5,1', '5,-1'],
  },
  terrain: {
    sparse: pieces('bamboo', '-2,0', '-1,1', '1,-1', '2,0'),
    dense: [
      ...pieces('bamboo', '-3,1', '-2,0', '-2,2', '-1,1', '1,-1', '2,-2', '2,0', '3,-1'),
      ...pieces('shrine', '0,0'),
    ],
  },
  horde: null,
};

const WATER: readonly Cell[] = ['0,-3', '0,-2', '0,-1', '0,1', '0,2', '0,3'];

/** Our own: two banks with a ford in the middle; boats make further ways across. */
const RIVER_CROSSING: Board = {
  id: 'river-crossing',
  name: { pl: 'Przeprawa przez rzekę', en: 'River Crossing' },
  cells: disc('0,0', 4).filter((cell) => !WATER.includes(cell)),
  middle: '0,0',
  starts: {
    2: ['-4,2', '4,-2'],
    3: ['-4,2', '4,-4', '4,0'],
    4: ['-4,4', '4,-4', '-4,0', '4,0'],
  },
  terrain: {
    sparse: [boat('0,-2', '0,-1'), boat('0,1', '0,2')],
    dense: [
      boat('0,-2', '0,-1'),
      boat('0,1', '0,2'),
      ...pieces('rocks', '-2,0', '2,0'),
      ...pieces('bamboo', '-2,3', '2,-3'),
      ...pieces('fallenSamurai', '0,0'),
    ],
  },
  horde: null,
};

/** Our own: small, for a quick duel. */
const MOSS_GARDEN: Board = {
  id: 'moss-garden',
  name: { pl: 'Ogród mchów', en: 'Moss Garden' },
  cells: disc('0,0', 3).filter((cell) => !['3,0', '0,3', '-3,3', '-3,0', '0,-3', '3,-3'].includes(cell)),
  middle: '0,0',
  starts: {
    2: ['-1,3', '1,-3'],
    3: ['-1,3', '-2,-1', '3,-2'],
    4: ['-1,3', '1,-3', '-3,1', '3,-1'],
  },
  terrain: {
    sparse: pieces('shrine', '0,0'),
    dense: [gate('-1,0', '0,0', '1,0'), ...pieces('cherryTree', '-1,2', '1,-2')],
  },
  horde: null,
};

const EAST: Cell = '9,-4';

/** Two practice fields joined: whoever is far away hurries (SEN-BIG). */
const WIDE_PLAIN: Board = {
  id: 'wide-plain',
  name: { pl: 'Rozległa równina', en: 'Wide Plain' },
  cells: joinedCells([
    { cells: PRACTICE_FIELD.cells, at: '0,0' },
    { cells: PRACTICE_FIELD.cells, at: EAST },
  ]),
  middle: '4,-2',
  starts: {
    2: ['-4,2', '13,-6'],
    3: ['-4,2', '13,-8', '9,0'],
    4: ['-4,0', '13,-4', '-4,4', '13,-8'],
  },
  terrain: {
    sparse: [...pieces('rocks', '0,0', '9,-4'), ...pieces('shrine', '4,-2')],
    dense: [...PRACTICE_FIELD.terrain.dense, ...shiftedPieces(PRACTICE_FIELD.terrain.dense, EAST)],
  },
  horde: null,
};

/** The clearing and the grove joined. */
const FOREST_EDGE: Board = {
  id: 'forest-edge',
  name: { pl: 'Skraj lasu', en: 'Forest Edge' },
  cells: joinedCells([
    { cells: SNOWY_CLEARING.cells, at: '0,0' },
    { cells: BAMBOO_GROVE.cells, at: '10,-5' },
  ]),
  middle: '5,-3',
  starts: {
    2: ['-4,2', '15,-7'],
    3: ['-4,2', '15,-7', '5,-1'],
    4: ['-4,4', '15,-9', '-4,0', '15,-6'],
  },
  terrain: {
    sparse: [...pieces('cherryTree', '0,0'), ...shiftedPieces(BAMBOO_GROVE.terrain.sparse, '10,-5')],
    dense: [...SNOWY_CLEARING.terrain.dense, ...shiftedPieces(BAMBOO_GROVE.terrain.dense, '10,-5')],
  },
  horde: null,
};

export const BOARDS: readonly Board[] = [
  PRACTICE_FIELD,
  SNOWY_CLEARING,
  VILLAGE_STREET,
  MOSS_GARDEN,
  BAMBOO_GROVE,
  RIVER_CROSSING,
  WIDE_PLAIN,
  FOREST_EDGE,
];

export function boardCalled(id: string): Board {
  const board = BOARDS.find((one) => one.id === id);
  if (board === undefined)
    throw new Error(`There is no board "${id}"; there are ${BOARDS.map((one) => one.id).join(', ')}.`);
  return board;
}
