import { tictactoe } from '@kronika/examples';
import { Recorder } from '@kronika/kernel';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type OpenReplay, Replay } from './replay.ts';
import type { Opened, Watching, WatchMessage } from './worker/messages.ts';

const OPENED: Opened = {
  game: 'tictactoe',
  seats: 2,
  first: 0,
  last: 9,
  stops: [0, 2, 4, 9],
  start: 'anywhere',
  reviews: 'none',
  story: {
    chapters: [{ from: 3, name: { pl: 'Runda', en: 'Round' } }],
    marks: [{ move: 6, seat: 0, shape: 'blade', icon: 'katana', text: { pl: 'a', en: 'a' } }],
  },
};

/** A replay with a worker that answers at once. */
function watching(place = {}) {
  const begun = Recorder.begin(tictactoe, { is: 'setup', setup: { seats: 2 } }, 'seed');
  if ('refused' in begun) throw new Error('refused');
  const said: WatchMessage[] = [];
  const ears: ((message: Watching) => void)[] = [];
  let ended = 0;
  const replay = new Replay(begun.recorder.record(), place, (heard) => {
    ears.push(heard);
    return {
      say: (message) => {
        said.push(message);
        if (message.is === 'read')
          heard({
            is: 'log',
            viewer: message.viewer,
            lines: [0, 2, 4, 9].map((after) => ({ is: 'note', after, text: { pl: '', en: '' } })),
          });
        if (message.is === 'show') {
          const { move, viewer } = message;
          const match = { game: 'tictactoe', viewer, board: {}, asked: 0, decisions: move, waiting: [] };
          heard({ is: 'shown', move, viewer, match });
        }
      },
      hangUp: () => {
        ended += 1;
      },
    };
  });
  const state = (): OpenReplay => {
    const now = replay.store.get();
    if (now.is !== 'open') throw new Error('it is not open');
    return now;
  };
  return { replay, said, hear: (message: Watching, line = 0) => ears[line]?.(message), state, ended: () => ended };
}

function opened(place = {}) {
  const watched = watching(place);
  watched.hear({ is: 'opened', opened: OPENED });
  return watched;
}

describe('a replay', () => {
  test('opens at the place of its address, as far as there is one', () => {
    expect(opened().state()).toMatchObject({ move: 0, viewer: 'arbiter', shown: { match: { decisions: 0 } } });
    expect(opened({ move: 5, viewer: 1 }).state()).toMatchObject({ move: 5, viewer: 1 });
    expect(opened({ move: 500, viewer: 4 }).state()).toMatchObject({ move: 9, viewer: 'arbiter' });
  });

  test('steps to where something happened, and leaps to chapters and marks', () => {
    const { replay, state } = opened();
    const moves = (...deeds: readonly (() => void)[]) =>
      deeds.map((deed) => {
        deed();
        return state().move;
      });
    const [next, back] = [() => replay.step('next'), () => replay.step('back')];

    expect(moves(next, next, next, next, back, back)).toEqual([2, 4, 9, 9, 4, 2]);
    expect(
      moves(
        () => replay.leap('next'),
        () => replay.leap('next'),
        () => replay.leap('next'),
      ),
    ).toEqual([3, 6, 9]);
    expect(moves(() => replay.leap('back'))).toEqual([6]);
  });

  test('shows the log as it was then', () => {
    const { replay, state } = opened();
    replay.goTo(4);

    expect(state().shown?.log.map(({ after }) => after)).toEqual([0, 2, 4]);
  });

  test('looks through the eyes of each seat, and through all', () => {
    const { replay, state } = opened();
    const eyes = [0, 1, 2].map(() => {
      replay.lookFurther();
      return state().viewer;
    });

    expect(eyes).toEqual([0, 1, 'arbiter']);
  });

  test('that cannot be watched says why', () => {
    const { replay, hear } = watching();
    hear({ is: 'refused', because: { pl: 'nie', en: 'no' } });

    expect(replay.store.get()).toEqual({ is: 'refused', because: { pl: 'nie', en: 'no' } });
  });

  test('weighs in a worker of its own, once, and lets it go when all is there', () => {
    const { replay, hear, state, ended } = opened();
    replay.weigh([0]);
    replay.weigh([0]);
    hear({ is: 'chance', chance: { move: 9, chances: [1, 0] }, share: 0 }, 1);
    hear({ is: 'chance', chance: { move: 2, chances: [0.4, 0.6] }, share: 0.5 }, 1);
    hear({ is: 'chance', chance: { move: 2, chances: [0.5, 0.5] }, share: 1 }, 1);

    expect(state().weighing).toEqual({
      share: 1,
      chances: [
        { move: 2, chances: [0.5, 0.5] },
        { move: 9, chances: [1, 0] },
      ],
    });
    expect(ended()).toBe(1);
  });
});

describe('playing', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('goes on by itself, as fast as wanted, to the end, and from the start again', () => {
    const { replay, state } = opened();
    replay.toggle();
    vi.advanceTimersByTime(1_500);
    expect(state().move).toBe(2);
    replay.setSpeed(4);
    vi.advanceTimersByTime(5_000);
    expect(state()).toMatchObject({ move: 9, running: 'still' });
    replay.toggle();
    expect(state()).toMatchObject({ move: 0, running: 'playing' });
    replay.toggle();
    vi.advanceTimersByTime(9_000);
    expect(state()).toMatchObject({ move: 0, running: 'still' });
  });
});
