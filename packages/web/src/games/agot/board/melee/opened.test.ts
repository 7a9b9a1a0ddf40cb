import { describe, expect, test } from 'vitest';
import { facedSeat, openedSeat, toggled } from './opened.ts';
import { viewIn } from './seated-view.ts';

const NOBODY = { seat: undefined };

describe('whom one faces', () => {
  const fighting = (attacker: number, against: number) =>
    viewIn({
      seats: Array.from({ length: 4 }, (_, seat) =>
        seat === attacker ? { play: ['tumblestone-knight (kneeling, attacking)'] } : {},
      ),
      challenge: { attacker, against, type: 'military' },
    });

  test('the attacker faces the defender and the defender the attacker; others face nobody', () => {
    const view = fighting(1, 3);

    expect([facedSeat(view, 1, undefined), facedSeat(view, 3, undefined), facedSeat(view, 0, undefined)]).toEqual([
      3,
      1,
      undefined,
    ]);
  });

  test('who chooses attackers faces the opponent who was chosen', () => {
    const calm = viewIn({ seats: [{}, {}, {}] });
    const message = { key: 'declareAttackers', type: 'power', against: 2 };
    const question = {
      is: 'choose',
      seat: 0,
      options: [],
      message,
      because: { is: 'rule', rule: 'AGOT-CHAL-a' },
    } as const;

    expect(facedSeat(calm, 0, question)).toBe(2);
    expect(facedSeat(calm, 0, undefined)).toBeUndefined();
  });
});

describe('which seat is open', () => {
  test('what was opened stays open until it is folded', () => {
    const opened = toggled(NOBODY, undefined, 2);

    expect(openedSeat(opened, undefined)).toBe(2);
    expect(openedSeat(toggled(opened, undefined, 3), undefined)).toBe(3);
    expect(openedSeat(toggled(opened, undefined, 2), undefined)).toBeUndefined();
  });

  test('the seat one faces opens by itself, and afterwards what was open before is open again', () => {
    const opened = toggled(NOBODY, undefined, 2);

    expect(openedSeat(opened, 4)).toBe(4);
    expect(openedSeat(opened, undefined)).toBe(2);
  });

  test('while one faces a seat another may be looked at instead, without changing what is remembered', () => {
    const instead = toggled(toggled(NOBODY, undefined, 2), 4, 1);

    expect(openedSeat(instead, 4)).toBe(1);
    expect(openedSeat(toggled(instead, 4, 1), 4)).toBeUndefined();
    expect(openedSeat(instead, 3)).toBe(3);
    expect(openedSeat(instead, undefined)).toBe(2);
  });
});
