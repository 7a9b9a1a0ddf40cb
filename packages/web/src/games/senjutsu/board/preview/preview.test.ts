import { present, printedId } from '@kronika/kernel';
import { type Cell, cellAt, type HeroView, type Kamae, type SenjutsuView } from '@kronika/senjutsu';
import { expect, test } from 'vitest';
import type { Overlay } from '../field/overlay.ts';
import { aDuel } from '../testing/duel.ts';
import { linesAfter } from './course.ts';
import { outcomeAt, previewFrom, previewOf } from './preview.ts';

interface Given {
  readonly kamae?: Kamae;
  readonly focus?: number;
  readonly foe?: Cell;
  readonly running?: SenjutsuView['running'];
  readonly blocks?: SenjutsuView['blocks'];
}

/** The Warrior in the middle of an empty field, looking up, and the Master where it is said. */
function duel({ kamae = 'neutral', focus = 0, foe = cellAt(3, 0), running = [], blocks = [] }: Given = {}) {
  const view = aDuel('preview', ['warrior', 'master']);
  const fighters = view.fighters.map((fighter, at) => {
    const stand = { cell: at === 0 ? cellAt(0, 0) : foe, facing: 0 as const };
    return fighter.is === 'hero' && at === 0 ? { ...fighter, ...stand, kamae, focus } : { ...fighter, ...stand };
  });
  const all: SenjutsuView = { ...view, fighters, running, blocks, speed: 5, field: { ...view.field, pieces: [] } };
  const [hero] = all.fighters;
  if (hero?.is !== 'hero') throw new Error('the Warrior is a hero');
  return { view: all, hero: hero satisfies HeroView };
}

const cellsOf = (overlays: readonly Overlay[], is: Overlay['is']) =>
  overlays.filter((overlay) => overlay.is === is).map(({ cell }) => cell);

// Scything Uppercut: a step back, or in Balance forward or aslant; then it strikes front, front left and two ahead right.
const UPPERCUT = printedId('scything-uppercut');

test('SEN-OR-c: an alternative of another Kamae leads nowhere', () => {
  const { view, hero } = duel();

  expect(cellsOf(previewOf(view, hero, UPPERCUT), 'reach')).toEqual([cellAt(0, 1)]);
});

test('SEN-OR-b: in its Kamae an alternative must be taken', () => {
  const { view, hero } = duel({ kamae: 'balance' });

  expect(new Set(cellsOf(previewOf(view, hero, UPPERCUT), 'reach'))).toEqual(
    new Set([cellAt(0, -1), cellAt(-1, 0), cellAt(1, -1)]),
  );
});

test('whoever stands where it would strike is aimed at, with the path from where one would stand', () => {
  const { view, hero } = duel({ foe: cellAt(0, -1) });
  const overlays = previewOf(view, hero, UPPERCUT);

  expect(cellsOf(overlays, 'aim')).toEqual([cellAt(0, -1)]);
  expect(overlays.find(({ is }) => is === 'path')).toMatchObject({ cell: cellAt(0, -1), from: cellAt(0, 0) });
  expect(cellsOf(previewOf(duel().view, duel().hero, UPPERCUT), 'aim')).toEqual([]);
});

test('shields of a defence are shown where they would stand', () => {
  const { view, hero } = duel();
  const overlays = previewOf(view, hero, printedId('river-block'));

  expect(cellsOf(overlays, 'guard')).toEqual(expect.arrayContaining([cellAt(0, -1), cellAt(1, -1)]));
  expect(cellsOf(overlays, 'threat')).toEqual([]);
});

test('a card that cannot be looked through shows nothing', () => {
  const { view, hero } = duel();

  expect(previewOf(view, { ...hero, cell: null }, UPPERCUT)).toEqual([]);
  expect(previewFrom(view, hero, cellAt(0, -1))).toEqual([]);
  expect(outcomeAt(view, hero, cellAt(0, -1))).toBeUndefined();
});

// Its -OR- is the second line; the first alternative is a step back, the second one forward or aslant.
const STEPPING = (fighter: HeroView['id']): SenjutsuView['running'] => [
  { fighter, printed: UPPERCUT, line: { segment: 'upper', path: [1, 1, 0] } },
];

test('what comes of a step: whom it reaches and with how many wounds', () => {
  const { hero } = duel({ kamae: 'balance' });
  const { view } = duel({ kamae: 'balance', foe: cellAt(0, -2), running: STEPPING(hero.id) });

  expect(outcomeAt(view, hero, cellAt(0, -1))).toMatchObject({ wounds: 1, stopped: 'no' });
  expect(outcomeAt(view, hero, cellAt(0, -1))?.struck.map(({ id }) => id)).toEqual([view.fighters[1]?.id]);
  expect(outcomeAt(view, hero, cellAt(1, -1))).toBeUndefined();
});

test('SEN-BLOCK-d: who steps into a block at the present speed is stopped, at another speed not', () => {
  const { hero } = duel({ kamae: 'balance' });
  const by = present(duel().view.fighters[1], 'the Master').id;
  const at = (speed: number) =>
    duel({
      kamae: 'balance',
      foe: cellAt(0, -2),
      running: STEPPING(hero.id),
      blocks: [{ by, speed, cells: [cellAt(0, -1)] }],
    }).view;

  expect(outcomeAt(at(5), hero, cellAt(0, -1))?.stopped).toBe('yes');
  expect(outcomeAt(at(4), hero, cellAt(0, -1))?.stopped).toBe('no');
});

test('the lines after a line are those of its own list, then those around it', () => {
  const after = linesAfter(UPPERCUT, { segment: 'upper', path: [1, 1, 0] });

  expect(after[0]?.is).toBe('attack');
  expect(linesAfter(UPPERCUT, { segment: 'upper', path: [0] })[0]?.is).toBe('or');
});
