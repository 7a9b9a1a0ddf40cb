import { type Game, type GameEvent, isRefusal, parseRecord, present, replay } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { l5r } from './game.ts';
import golden from './golden/crab-lion.record.json' with { type: 'json' };

const game: Game = l5r;

/** The spans at every moment of a whole match, and what happened. */
function told() {
  const record = parseRecord(golden);
  if (isRefusal(record)) throw new Error('the record cannot be read');
  return [...replay(game, record)].map((moment) => {
    if (isRefusal(moment)) throw new Error('the record does not hold');
    return { spans: present(game.spans?.(moment.match.state), 'the spans'), happened: moment.happened };
  });
}

test('L5R-CONF-a: every conflict and every phase has a key of its own, which does not come back', () => {
  const moments = told();
  for (const kind of ['contest', 'phase'] as const) {
    const keys = moments.map(({ spans }) => spans.find(({ is }) => is === kind)?.key);
    const runs = keys.filter((key, place) => key !== undefined && key !== keys[place - 1]);
    expect(runs.length).toBeGreaterThan(3);
    expect(new Set(runs).size).toBe(runs.length);
  }
});

test('L5R-CONF-a: a conflict is of who attacks', () => {
  const contests = told().flatMap(({ spans }) => spans.filter(({ is }) => is === 'contest'));

  expect(contests.length).toBeGreaterThan(0);
  expect(contests.every(({ of }) => of === 0 || of === 1)).toBe(true);
});

test('who passes until something happens is woken by what somebody does', () => {
  const events = told().flatMap(({ happened }) => happened.map(({ event }) => event));
  const waking = new Set(events.filter((event) => game.stirs?.(event)).map(({ is }) => is));

  expect([...waking]).toEqual(expect.arrayContaining(['abilityUsed', 'defendersDeclared']));
  expect(waking).not.toContain('cardsDrawn');
});

test('what the rules do by themselves wakes nobody', () => {
  const used = (ability: string): GameEvent =>
    ({ is: 'abilityUsed', ability: { self: 0, printed: 'rules', key: ability }, name: 'rules', by: 0 }) as GameEvent;

  expect(game.stirs?.(used('courtesy'))).toBe(false);
  expect(game.stirs?.(used('playAttachment'))).toBe(true);
});
