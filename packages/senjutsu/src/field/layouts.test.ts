import { expect, test } from 'vitest';
import type { Piece } from '../state.ts';
import { type Board, LAYOUTS } from './board.ts';
import { BOARDS } from './boards.ts';

/** The boards as they are laid out: where sides begin, which terrain lies where, and where waves come from. */
const LAID_OUT = `
practice-field: 61 cells around 0,0
  for 2: 0,4 0,-4
  for 3: 0,4 -4,0 4,-4
  for 4: 0,4 0,-4 -4,2 4,-2
  sparse: rocks 2,-1; rocks -2,1; shrine 0,0
  dense: rocks 2,-1; rocks -2,1; bamboo -2,-1; bamboo 2,1; burningCart 0,0
  horde: A -4,0, B 0,-4, C 0,4, D 4,0, X 0,0
snowy-clearing: 55 cells around 0,0
  for 2: -4,2 4,-2
  for 3: -4,2 3,-4 3,1
  for 4: -4,3 4,-3 -3,-1 3,1
  sparse: cherryTree 0,0; rocks -1,-1; rocks 1,1
  dense: cherryTree 0,0; rocks -1,-1; rocks 1,1; bamboo -2,2; bamboo 2,-2; fallenSamurai 0,2; fallenSamurai 0,-2
  horde: A -4,2, B -1,-2, C 1,2, D 4,-2, X 0,0
village-street: 19 cells around 0,0
  for 2: -3,1 3,-3
  for 3: -3,1 3,-3 1,1
  for 4: -3,1 3,-3 1,1 0,-2
  sparse: burningCart 0,0
  dense: burningCart 0,0; bamboo -1,1; bamboo 1,-1
  horde: none
moss-garden: 31 cells around 0,0
  for 2: -1,3 1,-3
  for 3: -1,3 -2,-1 3,-2
  for 4: -1,3 1,-3 -3,1 3,-1
  sparse: shrine 0,0
  dense: toriiGate -1,0 0,0 1,0; cherryTree -1,2; cherryTree 1,-2
  horde: none
bamboo-grove: 49 cells around 0,0
  for 2: -5,3 5,-2
  for 3: -5,3 5,-2 0,2
  for 4: -5,4 5,-4 -5,1 5,-1
  sparse: bamboo -2,0; bamboo -1,1; bamboo 1,-1; bamboo 2,0
  dense: bamboo -3,1; bamboo -2,0; bamboo -2,2; bamboo -1,1; bamboo 1,-1; bamboo 2,-2; bamboo 2,0; bamboo 3,-1; shrine 0,0
  horde: none
river-crossing: 55 cells around 0,0
  for 2: -4,2 4,-2
  for 3: -4,2 4,-4 4,0
  for 4: -4,4 4,-4 -4,0 4,0
  sparse: boat 0,-2 0,-1; boat 0,1 0,2
  dense: boat 0,-2 0,-1; boat 0,1 0,2; rocks -2,0; rocks 2,0; bamboo -2,3; bamboo 2,-3; fallenSamurai 0,0
  horde: none
wide-plain: 122 cells around 4,-2
  for 2: -4,2 13,-6
  for 3: -4,2 13,-8 9,0
  for 4: -4,0 13,-4 -4,4 13,-8
  sparse: rocks 0,0; rocks 9,-4; shrine 4,-2
  dense: rocks 2,-1; rocks -2,1; bamboo -2,-1; bamboo 2,1; burningCart 0,0; rocks 11,-5; rocks 7,-3; bamboo 7,-5; bamboo 11,-3; burningCart 9,-4
  horde: none
forest-edge: 104 cells around 5,-3
  for 2: -4,2 15,-7
  for 3: -4,2 15,-7 5,-1
  for 4: -4,4 15,-9 -4,0 15,-6
  sparse: cherryTree 0,0; bamboo 8,-5; bamboo 9,-4; bamboo 11,-6; bamboo 12,-5
  dense: cherryTree 0,0; rocks -1,-1; rocks 1,1; bamboo -2,2; bamboo 2,-2; fallenSamurai 0,2; fallenSamurai 0,-2; bamboo 7,-4; bamboo 8,-5; bamboo 8,-3; bamboo 9,-4; bamboo 11,-6; bamboo 12,-7; bamboo 12,-5; bamboo 13,-6; shrine 10,-5
  horde: none
`;

const pieces = (laid: readonly Piece[]) => laid.map(({ kind, cells }) => `${kind} ${cells.join(' ')}`).join('; ');

function told({ id, cells, middle, starts, terrain, horde }: Board): readonly string[] {
  return [
    `${id}: ${cells.length} cells around ${middle}`,
    ...([2, 3, 4] as const).map((sides) => `  for ${sides}: ${starts[sides].join(' ')}`),
    `  sparse: ${pieces(terrain.sparse)}`,
    `  dense: ${pieces(terrain.dense)}`,
    `  horde: ${
      horde === null
        ? 'none'
        : Object.entries(horde)
            .map((entry) => entry.join(' '))
            .join(', ')
    }`,
  ];
}

test('SEN-SETUP-i, SEN-HORDE-e2, SEN-TERR-g: starts, terrain and entries of every board', () => {
  expect(BOARDS.flatMap(told)).toEqual(LAID_OUT.trim().split('\n'));
  expect(LAYOUTS).toEqual(['none', 'sparse', 'dense']);
});
