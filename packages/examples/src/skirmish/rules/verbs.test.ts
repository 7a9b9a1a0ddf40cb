import { cardsIn, isRefusal, moveCard, present } from '@kronika/kernel';
import { useOf } from '@kronika/lcg';
import { describe, expect, test } from 'vitest';
import { RULES } from '../cards/facts.ts';
import { skirmish } from '../game.ts';
import type { Skirmish, SkirmishEvent } from '../state.ts';
import { discardOf, fieldOf, handOf } from '../zones.ts';
import { layer } from './layer.ts';
import { strayGear, verb } from './verbs.ts';

function laid(description: unknown): Skirmish {
  const position = skirmish.situation(description);
  if (isRefusal(position)) throw new Error('the situation was refused');
  return position.state;
}

describe('gear', () => {
  test.each(['defeated', 'discarded', 'returned'] as const)(
    'SKI-GEAR-b: goes at the same time as a %s fighter',
    (is) => {
      const state = laid({ seats: [{ field: ['militia + banner + shield', 'knight + curse'] }, {}] });
      const [host, banner, shield] = cardsIn(state.table, fieldOf(0));

      const along = verb(is).along?.(state, { is, seat: 0, card: present(host, 'the militia') });

      expect(along).toMatchObject([
        { is: 'discarded', card: banner },
        { is: 'discarded', card: shield },
      ]);
    },
  );

  test('SKI-GEAR-b: is discarded at once when its fighter is gone', () => {
    const state = laid({ seats: [{ field: ['militia + banner', 'knight + shield'] }, {}] });
    const [host, banner] = cardsIn(state.table, fieldOf(0));

    const table = moveCard(state.table, present(host, 'the militia'), { to: discardOf(0), face: 'up' });
    const alone: Skirmish = { ...state, table };

    expect(strayGear(state)).toEqual([]);
    expect(layer.rules.settle(state, () => false)).toBeUndefined();
    expect(strayGear(alone)).toEqual([banner]);
    expect(layer.rules.settle(alone, () => false)).toMatchObject({
      flow: 'lcg/sequence',
      vars: { pending: [{ event: { is: 'discarded', card: banner, rule: 'SKI-GEAR-b' } }] },
    });
    expect(skirmish.faults(alone)).toEqual(['gear banner is on nobody']);
  });
});

describe('a fighter', () => {
  const state = laid({ seats: [{ field: ['militia', 'knight (spent)'] }, { discard: ['herald'] }] });
  const [ready, spent] = cardsIn(state.table, fieldOf(0)).map((card) => present(card, 'a fighter'));
  const [gone] = cardsIn(state.table, discardOf(1));

  test.each([
    ['a ready one can be spent', 'spent', ready, true],
    ['a spent one cannot be spent', 'spent', spent, false],
    ['a spent one can be readied', 'readied', spent, true],
    ['a ready one cannot be readied', 'readied', ready, false],
    ['one that is not on the field can be neither', 'spent', gone, false],
  ] as const)('SKI-STANCE-a: %s', (_, is, card, possible) => {
    const verdict = verb(is).can(state, { is, card: present(card, 'the card') });

    expect(verdict === 'allowed').toBe(possible);
  });
});

test('a state in which a seat owes gold contradicts the rules', () => {
  const state = laid({ seats: [{}, {}] });

  expect(skirmish.faults({ ...state, gold: [-1, 0] })).toEqual(['seat 0 owes gold']);
  expect(() => verb('danced')).toThrow('there is no verb for danced');
});

test('SKI-COST-a: a card whose payment was prevented goes back to the hand, any other is discarded', () => {
  const state = laid({ seats: [{ hand: ['militia'] }, {}] });
  const [militia] = cardsIn(state.table, handOf(0));
  const self = present(militia, 'the militia');
  const shown = verb('shown').apply(state, { is: 'shown', card: self });
  const use = useOf<SkirmishEvent>({ self, printed: RULES, key: 'deploy' }, 0);

  const [unpaid] = layer.rules.concluded(shown, use, 'unpaid');
  const [cancelled] = layer.rules.concluded(shown, use, 'cancelled');

  expect(unpaid).toMatchObject({ is: 'returned', card: self });
  expect(cancelled).toMatchObject({ is: 'discarded', card: self });
  expect(verb('returned').can(shown, { is: 'returned', card: self })).toBe('allowed');
});
