import { describe, expect, test } from 'vitest';
import type { L5rSituation } from '../situation/description.ts';
import { thumbSays } from '../testing/bot-table.ts';
import { actions, use } from '../testing/card-table.ts';

type Seats = L5rSituation['seats'];

/** Seat 0 attacks in a military conflict for air. */
const attacking = (seats: Seats, more: Partial<L5rSituation> = {}) =>
  actions({ seats, conflict: { attacker: 0, type: 'military', ring: 'air' }, ...more });

const army = 'akodo-toturi (in conflict)';

describe('a boost', () => {
  test('is played where it decides who wins', () => {
    const table = attacking([
      { play: ['matsu-berserker (in conflict)'], hand: ['banzai'] },
      { play: ['hiruma-yojimbo (in conflict)'] },
    ]);

    expect(thumbSays(table)).toEqual(['use banzai banzai action']);
  });

  test('is kept where everything is won already', () => {
    const table = attacking([{ play: [army, 'moto-horde (in conflict)'], hand: ['banzai'] }, {}]);

    expect(thumbSays(table)).toEqual(['pass']);
  });

  test('is kept where nothing helps', () => {
    const table = attacking([
      { play: ['eager-scout (in conflict)'], hand: ['banzai'] },
      { play: [army, 'hida-kisada (in conflict)'] },
    ]);

    expect(thumbSays(table)).toEqual(['pass']);
  });

  test('goes on a friend, never on an enemy', () => {
    const table = attacking([
      { play: ['matsu-berserker (in conflict)'], hand: ['banzai'] },
      { play: ['hiruma-yojimbo (in conflict)'] },
    ]);
    table.seat(0).takes(use('banzai'));

    expect(thumbSays(table)).toEqual(['card matsu-berserker']);
  });
});

describe('harm', () => {
  test('is aimed at the best enemy', () => {
    const table = attacking([
      { play: ['matsu-berserker (in conflict)'], hand: ['assassination'] },
      { play: ['hiruma-yojimbo (in conflict, fate 1)', 'eager-scout'] },
    ]);

    expect(thumbSays(table)).toEqual(['use assassination assassination action']);
    table.seat(0).takes(use('assassination'));
    expect(thumbSays(table)).toEqual(['card hiruma-yojimbo']);
  });

  test('is not done to oneself: with friends only to choose from, the card is kept', () => {
    const table = attacking([{ play: ['matsu-berserker (in conflict)'], hand: ['assassination'] }, {}]);

    expect(thumbSays(table)).toEqual(['pass']);
  });

  test('is not paid with the last honor', () => {
    const table = attacking([
      { honor: 3, play: ['matsu-berserker (in conflict)'], hand: ['assassination'] },
      { play: ['hiruma-yojimbo (in conflict, fate 1)'] },
    ]);

    expect(thumbSays(table)).toEqual(['pass']);
  });
});

describe('an attachment', () => {
  test('goes on the character that stays', () => {
    const table = actions({
      seats: [{ play: ['doji-whisperer', 'akodo-toturi (fate 2)'], hand: ['fine-katana'] }, { play: ['hida-kisada'] }],
    });

    expect(thumbSays(table)).toEqual(['use fine-katana rules playAttachment']);
    table.seat(0).takes(use('fine-katana'));
    expect(thumbSays(table)).toEqual(['card akodo-toturi']);
  });

  test('that harms goes on an enemy', () => {
    const table = actions({
      seats: [{ play: ['akodo-toturi (fate 2)'], hand: ['pacifism'] }, { play: ['hida-kisada (fate 2)'] }],
    });
    table.seat(0).takes(use('pacifism'));

    expect(thumbSays(table)).toEqual(['card hida-kisada']);
  });
});
