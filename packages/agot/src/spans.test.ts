import { type Game, isRefusal, parseRecord, present, replay } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { agot } from './game.ts';
import golden from './golden/baratheon-greyjoy.record.json' with { type: 'json' };
import type { AgotState } from './state.ts';

const game: Game = agot;

const isAgot = (state: unknown): state is AgotState =>
  typeof state === 'object' && state !== null && 'phase' in state && 'active' in state;

/** The spans at every moment of a whole match, and what happened. */
function told() {
  const record = parseRecord(golden);
  if (isRefusal(record)) throw new Error('the record cannot be read');
  return [...replay(game, record)].map((moment) => {
    if (isRefusal(moment)) throw new Error('the record does not hold');
    const { state } = moment.match;
    if (!isAgot(state)) throw new Error('no state of this game');
    return { state, spans: present(game.spans?.(state), 'the spans'), happened: moment.happened };
  });
}

test('AGOT-CHAL-f: every challenge and every phase has a key of its own, which does not come back', () => {
  const moments = told();
  for (const kind of ['contest', 'phase'] as const) {
    const keys = moments.map(({ spans }) => spans.find(({ is }) => is === kind)?.key);
    const runs = keys.filter((key, place) => key !== undefined && key !== keys[place - 1]);
    expect(runs.length).toBeGreaterThan(3);
    expect(new Set(runs).size).toBe(runs.length);
  }
});

test('AGOT-CHAL-f: a challenge is of who attacks', () => {
  const contests = told().flatMap(({ spans }) => spans.filter(({ is }) => is === 'contest'));

  expect(contests.length).toBeGreaterThan(0);
  expect(contests.every(({ of }) => of === 0 || of === 1)).toBe(true);
});

test("AGOT-3.2-a: while somebody marshals the phase is theirs, and otherwise nobody's", () => {
  const phases = told().map(({ spans, state }) => ({
    phase: state.phase,
    active: state.active ?? undefined,
    of: spans.find(({ is }) => is === 'phase')?.of,
  }));

  const marshaling = phases.filter(({ phase }) => phase === 'marshaling');
  expect(new Set(marshaling.map(({ of }) => of))).toEqual(new Set([0, 1]));
  expect(marshaling.every(({ of, active }) => of === active)).toBe(true);
  expect(phases.every(({ phase, of }) => phase === 'marshaling' || of === undefined)).toBe(true);
});

test('who passes until something happens is woken by what somebody does', () => {
  const events = told().flatMap(({ happened }) => happened.map(({ event }) => event));
  const waking = new Set(events.filter((event) => game.stirs?.(event)).map(({ is }) => is));

  expect([...waking]).toEqual(expect.arrayContaining(['abilityUsed', 'defendersDeclared']));
  expect(waking).not.toContain('cardsDrawn');
});
