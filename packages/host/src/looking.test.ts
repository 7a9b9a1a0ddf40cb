import { tictactoe } from '@kronika/examples';
import { begin, isRefusal } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { Looking, RememberedViews } from './looking.ts';

test('what is made when looked at is the same as what it stands for, and is made once', () => {
  let times = 0;
  const looking = new Looking(() => {
    times += 1;
    return { a: [1, 2], b: { c: 'd' } };
  });
  const lazy = looking.object;
  expect(times).toBe(0);
  expect(looking.isSeen).toBe(false);

  expect({ ...lazy }).toEqual({ a: [1, 2], b: { c: 'd' } });
  expect('a' in lazy).toBe(true);
  expect(Object.keys(lazy)).toEqual(['a', 'b']);
  expect(Reflect.get(lazy, 'b')).toEqual({ c: 'd' });
  expect(times).toBe(1);
  expect(looking.isSeen).toBe(true);
});

test('the last view of each viewer is remembered, until it is forgotten', () => {
  const begun = begin(tictactoe, { seats: 2 }, 'seed');
  if (isRefusal(begun)) throw new Error('refused');
  const { state } = begun.match;
  const views = new RememberedViews(tictactoe);
  const { game } = views;
  const first = game.view(state, 0);

  expect(first).toEqual(tictactoe.view(state, 0));
  expect(game.view(state, 1)).toEqual(tictactoe.view(state, 1));
  expect(game.view(state, 0)).toBe(first);
  expect(game.view({ ...state }, 0)).not.toBe(first);
  const again = game.view(state, 0);
  views.forget();
  expect(game.view(state, 0)).not.toBe(again);
});
