import { describe, expect } from 'vitest';
import { scenario } from '../testing/scenario.ts';

describe('Wake', () => {
  scenario("OATH-4.1.1-a: the holder of the People's Favor adds a favor of its own", ({ given, red, table }) => {
    given({
      turn: 'red',
      phase: 'wake',
      players: { red: { favor: 2 } },
      peoplesFavor: { holder: 'red', favor: 3 },
    });

    red.takes({ is: 'favorStep', step: 'add' });

    expect(red.favor).toBe(1);
    expect(table.banner('peoplesFavor').tokens).toBe(4);
  });

  scenario(
    'OATH-4.1.1-a: or returns one to the bank with least favor, of its choice among equals',
    ({ given, red, table }) => {
      given({
        turn: 'red',
        phase: 'wake',
        players: { red: { favor: 2 } },
        peoplesFavor: { holder: 'red', favor: 3 },
        banks: { order: 1, beast: 1 },
      });

      red.takes({ is: 'favorStep', step: 'return' });
      red.mayNotTake({ is: 'bank', suit: 'hearth' });
      red.choosesBank('beast');

      expect(table.bank('beast')).toBe(2);
      expect(table.banner('peoplesFavor').tokens).toBe(2);
      expect(red.favor).toBe(2);
    },
  );

  scenario(
    'OATH-4.1.1-b: the last favor never leaves the banner; without own favor nothing happens',
    ({ given, red, table }) => {
      given({
        turn: 'red',
        phase: 'wake',
        players: { red: { favor: 0 } },
        peoplesFavor: { holder: 'red', favor: 1 },
      });

      red.isAsked('act');
      expect(table.banner('peoplesFavor').tokens).toBe(1);
    },
  );

  scenario('OATH-4.1.1-b: with one favor on it, the holder who has some must add', ({ given, red, table }) => {
    given({
      turn: 'red',
      phase: 'wake',
      players: { red: { favor: 1 } },
      peoplesFavor: { holder: 'red', favor: 1 },
    });

    red.isAsked('act');
    expect(red.favor).toBe(0);
    expect(table.banner('peoplesFavor').tokens).toBe(2);
  });

  scenario('OATH-4.1.1-c: on the Mob side twice, and the two choices are independent', ({ given, red, table }) => {
    given({
      turn: 'red',
      phase: 'wake',
      players: { red: { favor: 1 } },
      peoplesFavor: { holder: 'red', favor: 3, mob: true },
      banks: { order: 0 },
    });

    red.takes({ is: 'favorStep', step: 'add' });
    // No favor is left to add, so the second step can only return one, to the one poorest bank.
    red.isAsked('act');

    expect(table.banner('peoplesFavor').tokens).toBe(3);
    expect(table.bank('order')).toBe(1);
    expect(red.favor).toBe(0);
  });

  scenario('OATH-4.1.1-d: six favor turn it to the Mob side', ({ given, red, table }) => {
    given({
      turn: 'red',
      phase: 'wake',
      players: { red: { favor: 1 } },
      peoplesFavor: { holder: 'red', favor: 5 },
    });

    red.takes({ is: 'favorStep', step: 'add' });

    expect(table.state.mob).toBe(true);
  });

  scenario('OATH-4.1.1-d: five do not', ({ given, red, table }) => {
    given({
      turn: 'red',
      phase: 'wake',
      players: { red: { favor: 1 } },
      peoplesFavor: { holder: 'red', favor: 4 },
    });

    red.takes({ is: 'favorStep', step: 'add' });

    expect(table.state.mob).toBe(false);
  });

  scenario('OATH-4.1.3-a: an Exile who holds the title turns it to the Usurper side', ({ given, red, table }) => {
    given({ turn: 'red', phase: 'wake', goal: 'people', title: { holder: 'red', side: 'oathkeeper' } });

    red.isAsked('act');
    expect(table.state.title).toEqual({ holder: red.seat, side: 'usurper' });
  });

  scenario('OATH-4.1.3-a: the Chancellor does not', ({ given, purple, table }) => {
    given({ turn: 'purple', phase: 'wake', goal: 'people' });

    purple.isAsked('act');
    expect(table.state.title.side).toBe('oathkeeper');
  });

  scenario(
    'OATH-4.1.4-a: at the Salt Flats a favor or a secret may be taken, and is not replaced',
    ({ given, red, table }) => {
      given({
        turn: 'red',
        phase: 'wake',
        players: { red: { site: 'salt-flats' } },
        sites: { 0: { site: 'salt-flats', favor: 2, secrets: 1 } },
      });

      red.takes({ is: 'token', token: 'secret' });

      expect(red.secrets).toBe(1);
      expect(red.favor).toBe(0);
      expect(table.state.sites[0]).toMatchObject({ favor: 2, secrets: 0 });
    },
  );

  scenario('OATH-4.1.4-a: taking nothing is allowed', ({ given, red, table }) => {
    given({
      turn: 'red',
      phase: 'wake',
      players: { red: { site: 'mine' } },
      sites: { 0: { site: 'mine', favor: 3 } },
    });

    red.passes();

    expect(red.favor).toBe(0);
    expect(table.state.sites[0]?.favor).toBe(3);
  });
});
