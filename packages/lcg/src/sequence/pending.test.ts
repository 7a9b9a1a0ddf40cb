import { describe, expect, test } from 'vitest';
import type { LcgEvent } from '../state.ts';
import { amended, hasHappened, isImminent, type Pending } from './pending.ts';

interface Fell extends LcgEvent {
  readonly is: 'fell' | 'fled' | 'slept';
  readonly who: string;
}

const fell = (who: string): Fell => ({ is: 'fell', who });

/** A host with a rider, whose own saddle goes along, and somebody who has nothing to do with them. */
const pending: readonly Pending<Fell>[] = [
  { event: fell('host'), status: 'imminent' },
  { event: fell('rider'), status: 'imminent', because: 0 },
  { event: fell('stranger'), status: 'imminent' },
  { event: fell('saddle'), status: 'imminent', because: 1 },
];

const statuses = (all: readonly Pending<Fell>[]) => all.map(({ event, status }) => `${event.who} ${status}`);

describe('a cancelled event', () => {
  test('takes along what happens only because of it, however far', () => {
    expect(statuses(amended(pending, [{ is: 'cancel', at: 0 }]))).toEqual([
      'host cancelled',
      'rider cancelled',
      'stranger imminent',
      'saddle cancelled',
    ]);
  });

  test('leaves what it goes with as it is', () => {
    expect(statuses(amended(pending, [{ is: 'cancel', at: 1 }]))).toEqual([
      'host imminent',
      'rider cancelled',
      'stranger imminent',
      'saddle cancelled',
    ]);
  });

  test('cannot be amended any more', () => {
    const instead = { is: 'instead', at: 0, events: [{ is: 'fled', who: 'host' }] } as const;

    expect(amended(pending, [{ is: 'cancel', at: 0 }, instead])).toEqual(amended(pending, [{ is: 'cancel', at: 0 }]));
  });
});

describe('a changed event', () => {
  test('is imminent in the place of the old one, without its followers', () => {
    const after = amended(pending, [{ is: 'change', at: 0, event: { is: 'slept', who: 'host' } }]);

    expect(after[0]).toEqual({ event: { is: 'slept', who: 'host' }, status: 'imminent', changed: true });
    expect(after.filter(isImminent)).toHaveLength(2);
  });
});

describe('a replaced event', () => {
  test('stays imminent, keeps its followers, and the last replacement counts', () => {
    const after = amended(pending, [
      { is: 'instead', at: 0, events: [{ is: 'fled', who: 'host' }] },
      { is: 'instead', at: 0, events: [{ is: 'slept', who: 'host' }] },
    ]);

    expect(after[0]).toEqual({ ...pending[0], instead: [{ is: 'slept', who: 'host' }] });
    expect(after.slice(1)).toEqual(pending.slice(1));
  });
});

test('nothing is amended where there is nothing, and what has happened stays', () => {
  const done: readonly Pending<Fell>[] = [{ event: fell('host'), status: 'happened' }];

  expect(
    amended(done, [
      { is: 'cancel', at: 0 },
      { is: 'cancel', at: 7 },
    ]),
  ).toBe(done);
  expect(done.every(hasHappened)).toBe(true);
});
