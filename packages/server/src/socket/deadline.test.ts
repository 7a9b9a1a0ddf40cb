import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Deadline } from './deadline.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'performance'] });
});

afterEach(() => {
  vi.useRealTimers();
});

function begun() {
  const missed = vi.fn();
  return { missed, deadline: new Deadline(100, missed) };
}

test('whoever does nothing misses it', () => {
  const { missed } = begun();

  vi.advanceTimersByTime(99);
  expect(missed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2);
  expect(missed).toHaveBeenCalledOnce();
});

test('it stands still while the client waits for us, and goes on with what was left', () => {
  const { missed, deadline } = begun();

  vi.advanceTimersByTime(60);
  deadline.pause();
  vi.advanceTimersByTime(10_000);
  deadline.resume();
  vi.advanceTimersByTime(39);
  expect(missed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2);
  expect(missed).toHaveBeenCalledOnce();
});

test('what came in while the event loop was busy is in time', () => {
  const { missed, deadline } = begun();

  // The timer is late, and the message is read right after it.
  setTimeout(() => deadline.pause(), 100);
  vi.advanceTimersByTime(500);

  expect(missed).not.toHaveBeenCalled();
});
