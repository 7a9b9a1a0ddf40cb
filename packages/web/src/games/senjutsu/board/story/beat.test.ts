import { present, printedId } from '@kronika/kernel';
import { type Cell, cellAt, type SenjutsuEvent, type SenjutsuView } from '@kronika/senjutsu';
import { expect, test } from 'vitest';
import { aDuel } from '../testing/duel.ts';
import { beatOf } from './beat.ts';

const RULE = { rule: 'SEN-ATK-a' as const };
const FRONT: Cell = cellAt(0, -1);
const VIEW: SenjutsuView = (() => {
  const view = aDuel('beat');
  return {
    ...view,
    fighters: view.fighters.map((fighter, at) => ({ ...fighter, cell: at === 0 ? cellAt(0, 0) : FRONT })),
  };
})();
const [ONE, OTHER] = VIEW.fighters.map(({ id }) => id);
const MASTER = present(ONE, 'the master');
const RONIN = present(OTHER, 'the ronin');
const tell = (...events: readonly SenjutsuEvent[]) => beatOf(events, VIEW, 'pl', 7);
const CARD = { is: 'card', by: MASTER, printed: printedId('bull-rush') } as const;

test('a strike covers its cells, and a wound by it is a hit of whom it hurts', () => {
  const { overlays, verdicts, step } = tell(
    {
      is: 'struck',
      ...RULE,
      by: MASTER,
      printed: CARD.printed,
      cells: [{ cell: FRONT, hits: [{ is: 'wound', count: 2 }] }],
    },
    { is: 'wounded', ...RULE, fighter: RONIN, wounds: 1, bleeding: 1, cause: CARD },
  );

  expect(overlays).toMatchObject([{ is: 'strike', cell: FRONT }]);
  expect(verdicts).toEqual([{ fighter: RONIN, text: 'Trafienie −2', look: 'hit' }]);
  expect(step).toBe(7);
});

test('a wound that nobody struck is no hit', () => {
  expect(
    tell({ is: 'wounded', ...RULE, fighter: RONIN, wounds: 1, bleeding: 0, cause: { is: 'emptyDeck' } }).verdicts,
  ).toMatchObject([{ text: 'Rana −1' }]);
});

test.each([
  ['target', 'Blok: cel'],
  ['attacker', 'Blok: pole atakującego'],
  ['path', 'Blok: ścieżka'],
] as const)('SEN-BLOCK-c, -d, -e: a block says by which rule it stood: %s', (how, text) => {
  expect(tell({ is: 'stopped', ...RULE, by: MASTER, cell: FRONT, how, blockers: [RONIN] }).verdicts).toEqual([
    { fighter: RONIN, text, look: 'block' },
  ]);
});

test('what terrain stops is said to be stopped by terrain; on an empty cell there is nobody to say it of', () => {
  const stopped = { is: 'stopped', ...RULE, by: MASTER, how: 'path', blockers: [] } as const;

  expect(tell({ ...stopped, cell: FRONT }).verdicts).toMatchObject([{ text: 'Zatrzymał teren' }]);
  expect(tell({ ...stopped, cell: cellAt(3, 0) }).verdicts).toEqual([]);
});

test('a miss is said above who missed, a collision and a status above who took them', () => {
  expect(tell({ is: 'missed', ...RULE, by: MASTER }).verdicts).toEqual([
    { fighter: MASTER, text: 'Pudło', look: 'miss' },
  ]);
  expect(
    tell(
      { is: 'collided', ...RULE, fighter: RONIN, at: FRONT, with: 'edge' },
      { is: 'statusTaken', ...RULE, fighter: RONIN, status: 'limp', count: 1, cause: { is: 'collision' } },
    ).verdicts.map(({ fighter, text }) => [fighter, text]),
  ).toEqual([
    [RONIN, 'Zderzenie'],
    [RONIN, 'Utykanie'],
  ]);
});
