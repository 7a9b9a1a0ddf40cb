// @vitest-environment happy-dom
import type { SeatId } from '@kronika/kernel';
import type { TableDocument } from '@kronika/protocol';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ConnectionState, TableConnection, Wish } from '../../client/connection.ts';
import { DOCUMENT } from '../../client/testing/lines.ts';
import { languagePreference } from '../../shell/preferences/preferences.ts';
import { HotSeat } from './HotSeat.tsx';

/** A seat of which a test says whether it is asked. */
class TestSeat implements TableConnection {
  readonly #seat: SeatId;
  readonly #listeners = new Set<() => void>();
  #state: ConnectionState;

  constructor(seat: SeatId) {
    this.#seat = seat;
    this.#state = this.#stateWith([]);
  }

  #stateWith(waiting: readonly SeatId[]): ConnectionState {
    const question = { is: 'number' as const, seat: this.#seat, message: { key: 'bid' }, min: 1, max: 5 };
    const match: TableDocument['match'] = {
      game: 'tictactoe',
      viewer: this.#seat,
      board: {},
      asked: 1,
      decisions: 0,
      waiting,
      ...(waiting.includes(this.#seat)
        ? { question: { ...question, because: { is: 'rule' as const, rule: 'L5R-3.1-a' as const } } }
        : {}),
    };
    const seats = ['Jadwiga', 'Hoshiko'].map((name) => ({
      is: 'person' as const,
      name,
      presence: 'here' as const,
      hands: 'hidden' as const,
    }));
    return { is: 'live', known: { document: { ...DOCUMENT, seats, match }, log: [], clockOffset: 0 } };
  }

  readonly sent: Wish[] = [];

  /** The offer of seat 0 to seat 1, as this seat knows it. */
  offer(known: 'known' | 'unknown'): void {
    const live = this.#stateWith([1]);
    if (live.is !== 'live' || live.known.document.match === undefined) return;
    const { document } = live.known;
    const because = { is: 'rule', rule: 'L5R-3.1-a' } as const;
    const withdraw = {
      is: 'choose',
      seat: 0,
      message: { key: 'offered' },
      because,
      options: [{ is: 'withdraw' }],
    } as const;
    const offer = { by: 0, to: [1], ...(this.#seat === 0 ? { withdraw } : {}) } as const;
    const match = { ...live.known.document.match, ...(known === 'known' ? { offer } : {}) };
    this.#state = { ...live, known: { ...live.known, document: { ...document, match } } };
    for (const listener of this.#listeners) listener();
  }

  ask(waiting: readonly SeatId[]): void {
    this.#state = this.#stateWith(waiting);
    for (const listener of this.#listeners) listener();
  }

  state(): ConnectionState {
    return this.#state;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async send(wish: Wish) {
    this.sent.push(wish);
    return { is: 'lost' as const };
  }

  close(): void {}
}

function table() {
  const seats = [new TestSeat(0), new TestSeat(1)] as const;
  const ask = (...waiting: readonly SeatId[]) =>
    act(() => {
      for (const seat of seats) seat.ask(waiting);
    });
  const sat = (seat: 0 | 1) => ({ seat, connection: seats[seat] });
  render(
    <HotSeat seats={[sat(0), sat(1)]}>{(connection) => <p>hand of {connection === seats[0] ? 0 : 1}</p>}</HotSeat>,
  );
  return { ask, seats };
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const cover = () => screen.queryByRole('heading', { level: 1 })?.textContent;
const button = () => screen.getByRole('button', { name: /Hold to uncover/ });

function holdFor(milliseconds: number): void {
  fireEvent.keyDown(button(), { key: ' ' });
  pass(milliseconds);
}

beforeEach(() => {
  vi.useFakeTimers();
  languagePreference.set('en');
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a shared screen', () => {
  test('is covered at first, and shows nothing of the table', () => {
    table();

    expect(cover()).toBe('Jadwiga');
    expect(screen.queryByText(/hand of/)).toBeNull();
  });

  test('opens when the button was held long enough, not before', () => {
    table();

    holdFor(500);
    fireEvent.keyUp(button(), { key: ' ' });
    pass(1_000);
    expect(cover()).toBe('Jadwiga');

    holdFor(600);
    expect(screen.getByText('hand of 0')).toBeTruthy();
  });

  test('is covered for the other one a moment after they are asked', () => {
    const { ask } = table();
    ask(0);
    holdFor(600);

    ask(1);
    expect(screen.getByText('hand of 0')).toBeTruthy();
    pass(900);

    expect(cover()).toBe('Hoshiko');
    expect(screen.queryByText(/hand of/)).toBeNull();
  });

  test('stays open while the one in front of it is asked, too', () => {
    const { ask } = table();
    ask(0, 1);
    holdFor(600);
    pass(5_000);

    expect(screen.getByText('hand of 0')).toBeTruthy();
  });

  test('is covered again when the window loses the focus', () => {
    const { ask } = table();
    ask(0);
    holdFor(600);

    fireEvent.blur(window);

    expect(cover()).toBe('Jadwiga');
  });

  test('opens by a click that no pointer made, for who cannot hold', () => {
    table();

    fireEvent.click(button(), { detail: 0 });

    expect(screen.getByText('hand of 0')).toBeTruthy();
  });

  test('does not open by a key that was down before', () => {
    table();

    fireEvent.keyDown(button(), { key: ' ', repeat: true });
    pass(1_000);

    expect(cover()).toBe('Jadwiga');
  });
});

describe('an offer to the next person at the screen', () => {
  const WITHDRAW = 'Jadwiga: withdraw the offer';
  const withdrawing = () => screen.queryByRole('button', { name: WITHDRAW });

  test('can be withdrawn on the cover by who made it', () => {
    const { seats } = table();
    act(() => {
      for (const seat of seats) seat.offer('known');
    });
    pass(1000);
    expect(cover()).toBe('Hoshiko');

    fireEvent.click(screen.getByRole('button', { name: WITHDRAW }));

    expect(seats[0].sent).toEqual([{ is: 'decide', asked: 1, answer: 0 }]);
    expect(seats[1].sent).toEqual([]);
  });

  test('is not told there where somebody at the screen does not know of it', () => {
    const { seats } = table();
    act(() => {
      seats[0].offer('known');
      seats[1].offer('unknown');
    });
    pass(1000);

    expect(cover()).toBe('Hoshiko');
    expect(withdrawing()).toBeNull();
  });
});
