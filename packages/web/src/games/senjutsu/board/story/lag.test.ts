import { present, printedId } from '@kronika/kernel';
import { cellAt, type FighterId, type SenjutsuEvent, type SenjutsuView } from '@kronika/senjutsu';
import { expect, test } from 'vitest';
import { aDuel } from '../testing/duel.ts';
import { lagFrom, laggedView, told } from './lag.ts';

const VIEW = aDuel('lag');
const [first, second] = VIEW.fighters.map(({ id }) => id);
const ONE = present(first, 'a fighter');
const OTHER = present(second, 'a fighter');
const RULE = { rule: 'SEN-TURN' as const };

/** The table after so many events were told. */
const after = (...events: readonly SenjutsuEvent[]): SenjutsuView =>
  laggedView(
    VIEW,
    events.reduce((lag, event) => told(lag, event, VIEW), lagFrom(VIEW)),
  );
const fighterIn = (view: SenjutsuView, id: FighterId) =>
  present(
    view.fighters.find((one) => one.id === id),
    'the fighter',
  );

test('a step and a turn are shown when they are told, of whom they are told', () => {
  const cell = cellAt(0, 1);
  const shown = after(
    { is: 'stepped', ...RULE, fighter: ONE, to: cell, how: 'own' },
    { is: 'turned', ...RULE, fighter: ONE, facing: 2, sides: 2 },
  );

  expect(fighterIn(shown, ONE)).toMatchObject({ cell, facing: 2 });
  expect(fighterIn(shown, OTHER)).toMatchObject({ cell: fighterIn(VIEW, OTHER).cell });
});

test('wounds, focus and Kamae change with their beat', () => {
  const shown = after(
    { is: 'wounded', ...RULE, fighter: OTHER, wounds: 1, bleeding: 1, cause: { is: 'collision' } },
    { is: 'focusGained', ...RULE, fighter: ONE, count: 2 },
    { is: 'kamaeChanged', ...RULE, fighter: ONE, to: 'balance', how: 'jump' },
  );

  expect(fighterIn(shown, OTHER)).toMatchObject({ wounds: 1, bleeding: 1 });
  expect(fighterIn(shown, ONE)).toMatchObject({ focus: 2, kamae: 'balance' });
});

test('a card whose speed is still to be chosen has none; once one part begins, what ran before is done', () => {
  const revealed: SenjutsuEvent = {
    is: 'revealed',
    ...RULE,
    cards: [
      { fighter: ONE, revealed: { is: 'solo', printed: printedId('river-block') } },
      { fighter: OTHER, revealed: { is: 'solo', printed: printedId('bull-rush') } },
    ],
  };
  const began = (fighter: FighterId, speed: number): SenjutsuEvent => ({
    is: 'segmentBegan',
    ...RULE,
    fighter,
    segment: 'upper',
    speed,
  });
  const stages = (view: SenjutsuView, id: FighterId) =>
    fighterIn(view, id)
      .played?.segments.map(({ segment, stage }) => `${segment} ${stage}`)
      .toSorted();

  expect(fighterIn(after(revealed), ONE).played?.speed).toBeNull();
  expect(stages(after(revealed, began(OTHER, 7)), OTHER)).toEqual(['lower waiting', 'upper running']);
  expect(stages(after(revealed, began(OTHER, 7), began(ONE, 5)), OTHER)).toEqual(['lower waiting', 'upper done']);
  expect(after(revealed, began(OTHER, 7), began(ONE, 5)).speed).toBe(5);
});
