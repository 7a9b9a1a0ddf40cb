import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ANY_WAY, BACKWARD_FAN, FORWARD, FORWARD_FAN, FORWARD_FORK } from '../cards/build.ts';
import { type Cell, DIRECTIONS, disc, distance } from '../hex/index.ts';
import { type Icon, scheduleOf } from './schedule.ts';
import { fieldWith, groundOn } from './testing/fields.ts';
import { plainSearch } from './testing/plain-search.ts';
import { leadsAnywhere, movesAtAll, search } from './walk-search.ts';

const HOME: Cell = '0,0';
const AROUND = disc(HOME, 2).filter((cell) => cell !== HOME);

const common = {
  count: fc.constantFrom(1, 2, 3),
  duty: fc.constantFrom('must' as const, 'may' as const),
  ways: fc.constantFrom('one' as const, 'mixed' as const),
};
const icons: fc.Arbitrary<Icon> = fc.oneof(
  fc.record({
    is: fc.constant('step' as const),
    towards: fc.constantFrom(FORWARD, FORWARD_FAN, FORWARD_FORK, BACKWARD_FAN, ANY_WAY),
    ...common,
  }),
  fc.record({ is: fc.constant('turn' as const), ...common }),
);

const scenes = fc.record({
  line: fc.array(icons, { maxLength: 3 }),
  order: fc.constantFrom('any' as const, 'then' as const),
  facing: fc.constantFrom(...DIRECTIONS),
  radius: fc.constantFrom(1, 2, 3),
  cells: fc.shuffledSubarray(AROUND, { maxLength: 12 }),
  near: fc.constantFrom<readonly Cell[]>([], ['0,-2'], ['1,1']),
});

/** The ground of a scene. */
function groundOf({ cells, radius }: { readonly cells: readonly Cell[]; readonly radius: number }) {
  const pieces = {
    rocks: cells.slice(0, 2),
    bamboo: cells.slice(2, 5),
    fallenSamurai: cells.slice(5, 9),
  };
  return groundOn(fieldWith(pieces, radius), ...cells.slice(9, 11));
}

test('finds the same outcomes in the same order by the same ways as a search that is written plainly', () => {
  fc.assert(
    fc.property(scenes, ({ line, order, facing, radius, cells, near }) => {
      const ground = groundOf({ cells, radius });
      const endsSteps = (cell: Cell) => near.some((other) => distance(cell, other) <= 1);
      const found = search(ground, { cell: HOME, facing }, { start: scheduleOf(line, order), endsSteps });
      const plain = found.map(({ stand, acts, breaks, fallen, collision }) => ({
        stand,
        acts,
        breaks,
        fallen,
        collision,
      }));
      expect(plain).toEqual(plainSearch(ground, { cell: HOME, facing }, line, order, endsSteps));
    }),
    { numRuns: 400 },
  );
});

test('SEN-MOVE-b: knows without a search whether a line leads anywhere', () => {
  fc.assert(
    fc.property(scenes, ({ line, order, facing, radius, cells }) => {
      const ground = groundOf({ cells, radius });
      const [stand, start] = [{ cell: HOME, facing }, scheduleOf(line, order)];

      expect(leadsAnywhere(ground, stand, { start })).toBe(search(ground, stand, { start }).some(movesAtAll));
    }),
    { numRuns: 400 },
  );
});
