import { describe, expect, test } from 'vitest';
import type { L5rState } from './state.ts';
import { card, declaring } from './testing/card-table.ts';
import { the } from './testing/given.ts';
import { view } from './view.ts';
import { provinceCardAt, ROW } from './zones.ts';

const ring = (element: string, type: string) => ({ is: 'ring', choice: { ring: element, type } });

const attackedLands = (state: L5rState) =>
  ROW.map((place) => provinceCardAt(state, 1, place)).find(
    (id) => state.table.cards.find((one) => one.id === id)?.printed === 'ancestral-lands',
  );

/** About to attack somebody with a dash, somebody who bows and somebody ready. */
const table = () =>
  declaring({
    seats: [
      { play: ['akodo-toturi', 'akodo-gunso'] },
      { play: ['doji-challenger', 'doji-whisperer (bowed)', 'steward-of-law'] },
    ],
  });

describe('a conflict that is being declared', () => {
  test('is seen by the attacker step by step, with who could defend', () => {
    const t = table();
    const seen = () => view(t.state, 0, t.match.stack).declaring;
    expect(seen()).toBeNull();

    t.seat(0).takes(ring('fire', 'military'));
    const ready = ['doji-challenger', 'steward-of-law'].map((name) => the(t.state, name));
    expect(seen()).toEqual({ attacker: 0, type: 'military', ring: 'fire', decided: ['ring'], mayDefend: ready });

    t.seat(0).takes(card('ancestral-lands'));
    expect(seen()).toMatchObject({ province: attackedLands(t.state), decided: ['ring', 'province'] });
  });

  test('is known to nobody else before it happens, and to everybody as a conflict afterwards', () => {
    const t = table();
    const others = ([1, 'spectator'] as const).map((viewer) => () => view(t.state, viewer, t.match.stack));
    const before = others.map((look) => JSON.stringify(look()));

    t.seat(0).takes(ring('fire', 'military')).takes(card('ancestral-lands'));
    expect(others.map((look) => JSON.stringify(look()))).toEqual(before);

    t.seat(0).picks(card('akodo-toturi'));
    for (const look of others) expect(look()).toMatchObject({ declaring: null, conflict: { ring: 'fire' } });
    expect(view(t.state, 0, t.match.stack).declaring).toBeNull();
  });
});
