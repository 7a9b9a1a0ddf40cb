import { present } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { type StageStep, stagePlan } from './plan.ts';
import { StagePlayer } from './stage-player.ts';
import type { Staged, StageKind } from './staged.ts';

/** A clock that goes on when it is told to. */
class HandClock {
  #now = 0;
  #due: { readonly at: number; readonly then: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, then: () => void): () => void {
    const due = { at: this.#now + milliseconds, then };
    this.#due.push(due);
    return () => {
      this.#due = this.#due.filter((one) => one !== due);
    };
  }

  goOn(milliseconds: number): void {
    const until = this.#now + milliseconds;
    for (;;) {
      const [next] = this.#due.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at);
      if (next === undefined) break;
      this.#due = this.#due.filter((one) => one !== next);
      this.#now = next.at;
      next.then();
    }
    this.#now = until;
  }
}

/** Steps by the other seat, one line each. */
function steps(...kinds: readonly (StageKind | Staged)[]): readonly StageStep[] {
  return stagePlan(
    kinds.map((kind, at) => ({ at, text: `line ${at}`, staged: typeof kind === 'string' ? { kind, by: 1 } : kind })),
  );
}

function begun(patience?: number) {
  const clock = new HandClock();
  const player = new StagePlayer(clock, patience);
  player.setOwn(0);
  player.begin([]);
  const state = () => player.store.get();
  return { clock, player, state, now: () => state().current?.key, stage: () => state().staged?.key };
}

describe('one step after the other', () => {
  test('a card stays for 1.6 seconds, then the next one comes, then nothing', () => {
    const { clock, player, now, stage, state } = begun();

    player.follow(steps('play', 'result'));
    expect([now(), stage(), state().place, state().of]).toEqual([0, 0, 1, 2]);
    clock.goOn(1599);
    expect(now()).toBe(0);
    clock.goOn(1);
    expect([now(), stage(), state().place]).toEqual([1, 1, 2]);
    clock.goOn(1600);
    expect([now(), stage()]).toEqual([undefined, undefined]);
  });

  test('what needs no stage leaves on it what stood there', () => {
    const { clock, player, now, stage } = begun();

    player.follow(steps('play', 'count', 'pass'));
    clock.goOn(1600);

    expect([now(), stage()]).toEqual([1, 0]);
    clock.goOn(400);
    expect([now(), stage()]).toEqual([2, 0]);
    clock.goOn(250);
    expect([now(), stage()]).toEqual([undefined, undefined]);
  });

  test('own moves have no stage, results of them have one', () => {
    const { clock, player, now, stage } = begun();

    player.follow(steps({ kind: 'play', by: 0 }, { kind: 'result', by: 0 }));

    expect([now(), stage()]).toEqual([0, undefined]);
    clock.goOn(320);
    expect(stage()).toBe(1);
  });

  test('what was there when one came is no news', () => {
    const { player, now } = begun();
    player.begin(steps('play', 'play'));

    expect(now()).toBeUndefined();
    expect(player.store.get().steps).toHaveLength(2);
  });
});

describe('a card whose effect comes later', () => {
  const play: Staged = { kind: 'play', by: 1, thread: 'a', line: 'omitted' };
  const effect: Staged = { kind: 'trigger', by: 1, thread: 'a' };

  test('gets the effect while it is shown, and time to read it', () => {
    const { clock, player, state, now } = begun();
    player.follow(steps(play));
    clock.goOn(1500);

    player.follow(steps(play, effect));

    expect(state().staged?.lines).toEqual(['line 1']);
    clock.goOn(900);
    expect(now()).toBe(0);
    clock.goOn(200);
    expect(now()).toBeUndefined();
  });

  test('comes back for a moment if it was shown already', () => {
    const { clock, player, now, stage } = begun();
    player.follow(steps(play));
    clock.goOn(1600);
    expect(now()).toBeUndefined();

    player.follow(steps(play, effect));

    expect(stage()).toBe(0);
    clock.goOn(1000);
    expect(now()).toBeUndefined();
  });
});

describe('hurrying', () => {
  test('next goes on to the next step, skip shows nothing more', () => {
    const { player, now } = begun();
    player.follow(steps('play', 'play', 'play'));

    player.next();
    expect(now()).toBe(1);
    player.skip();
    expect(now()).toBeUndefined();
    player.follow(steps('play', 'play', 'play', 'play'));
    expect(now()).toBe(3);
  });

  test.each([
    ['slow', 2560],
    ['fast', 800],
  ] as const)('%s takes its time', (speed, time) => {
    const { clock, player, now } = begun();
    player.setSpeed(speed);
    player.follow(steps('play'));

    clock.goOn(time - 1);
    expect(now()).toBe(0);
    clock.goOn(1);
    expect(now()).toBeUndefined();
  });

  test('instant shows nothing, but it can be seen again', () => {
    const { clock, player, now, state } = begun();
    player.setSpeed('instant');
    player.follow(steps('play', 'result'));
    expect(now()).toBeUndefined();
    expect(state().steps).toHaveLength(2);

    player.replay();

    expect(now()).toBe(0);
    clock.goOn(1600);
    expect(now()).toBe(1);
  });

  test('a page in the background catches up at once, and stays so', () => {
    const { player, now } = begun();
    player.follow(steps('play', 'play'));

    player.setPage('hidden');
    expect(now()).toBeUndefined();
    player.follow(steps('play', 'play', 'play'));
    expect(now()).toBeUndefined();
    player.setPage('shown');
    player.follow(steps('play', 'play', 'play', 'play'));
    expect(now()).toBe(3);
  });

  test('with more than eight seconds in the queue only what matters most keeps its time', () => {
    const { clock, player, now } = begun();
    player.follow(steps('trigger', 'trigger', 'declare', 'play', 'result', 'reveal', 'count', 'play'));

    expect(now()).toBe(3);
    clock.goOn(1600);
    expect(now()).toBe(4);
  });

  test('a board that shows everything itself has more patience', () => {
    const { clock, player, now } = begun(30_000);
    player.follow(steps('trigger', 'trigger', 'declare', 'play', 'result', 'reveal', 'count', 'play'));

    expect(now()).toBe(0);
    clock.goOn(1000);
    expect(now()).toBe(1);
  });
});

test('a replay shows everything from the start, however often', () => {
  const { clock, player, now } = begun();
  player.follow(steps('play', 'count', 'play'));
  clock.goOn(10_000);

  for (const _ of [1, 2]) {
    player.replay();
    expect(now()).toBe(0);
    clock.goOn(1600 + 400);
    expect(now()).toBe(2);
    clock.goOn(1600);
    expect(now()).toBeUndefined();
  }
});

test('what is taken back is gone, and what comes in its place is shown', () => {
  const { clock, player, now } = begun();
  player.follow(steps('play', 'play'));
  clock.goOn(10_000);

  player.follow(steps('play'));
  player.follow(steps('play', 'result'));

  expect(now()).toBe(1);
});

test('what is on the stage when it is taken back goes', () => {
  const { player, now } = begun();
  player.follow(steps('play'));

  player.follow([]);

  expect(now()).toBeUndefined();
});

test('pointing at a step is remembered until one points elsewhere', () => {
  const { player, state } = begun();
  player.follow(steps('play', 'play'));

  player.point(present(state().steps[0], 'a step').key);
  expect(state().pointed).toBe(0);
  player.point(undefined);
  expect(state().pointed).toBeUndefined();
});
