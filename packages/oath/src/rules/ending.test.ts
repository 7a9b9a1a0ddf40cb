import { describe, expect } from 'vitest';
import type { OathSituation } from '../situation.ts';
import { type OathTable, scenario } from '../testing/scenario.ts';

/** Who won and how, if the game is over but for its chronicle. */
function won(table: OathTable) {
  const [victory] = table.told('gameWon');
  return victory === undefined ? undefined : { by: table.state.players[victory.seat]?.colour, how: victory.how };
}

const RED_TITLE = { title: { holder: 'red', side: 'usurper' } } as const;

/** Red rules two sites, the Empire one, so that the title stays with red under Supremacy. */
const RED_LEADS: OathSituation['sites'] = {
  0: { site: 'lush-coast', warbands: { purple: 1 } },
  2: { site: 'river', warbands: { red: 1 } },
  5: { site: 'fertile-valley', warbands: { red: 1 } },
};

describe('winning in the own Wake Phase', () => {
  scenario(
    'OATH-3.1-a, OATH-3-a: an Exile with the title on its Usurper side wins, and writes the chronicle',
    ({ given, red, table }) => {
      given({ turn: 'red', phase: 'wake', sites: RED_LEADS, ...RED_TITLE });

      expect(won(table)).toEqual({ by: 'red', how: 'usurper' });
      red.isAsked('chronicleGoal');
    },
  );

  scenario(
    'OATH-3.1-a, OATH-4.1.3-a: the title turns to its Usurper side only after the check, so it is kept for a round',
    ({ given, red, table }) => {
      given({ turn: 'red', phase: 'wake', sites: RED_LEADS, title: { holder: 'red' } });

      expect(won(table)).toBeUndefined();
      expect(table.title).toEqual({ holder: 'red', side: 'usurper' });
      red.isAsked('act');
    },
  );

  scenario('OATH-3.1-a: nobody wins by the title in the turn of somebody else', ({ given, purple, table }) => {
    given({ turn: 'purple', phase: 'wake', sites: RED_LEADS, ...RED_TITLE });

    expect(won(table)).toBeUndefined();
    purple.isAsked('act');
  });

  scenario('OATH-3.1-a: a Citizen does not win by the Usurper side', ({ given, red, table }) => {
    given({
      turn: 'red',
      phase: 'wake',
      goal: 'people',
      players: { red: { role: 'citizen' } },
      peoplesFavor: { holder: 'red', favor: 1 },
      ...RED_TITLE,
    });

    expect(won(table)).toBeUndefined();
    red.isAsked('act');
  });

  const vision = (name: string, more: OathSituation = {}): OathSituation => ({
    turn: 'red',
    phase: 'wake',
    visionsDrawn: 3,
    goal: 'devotion',
    ...more,
    players: { ...more.players, red: { vision: name, ...more.players?.red } },
  });

  scenario('OATH-3.2-a, OATH-3.2-c: Conquest is fulfilled by ruling most sites', ({ given, red, table }) => {
    given(vision('conquest', { sites: RED_LEADS }));

    expect(won(table)).toEqual({ by: 'red', how: 'visionary' });
    red.isAsked('chronicleSuit');
  });

  scenario('OATH-3.2-b: with fewer than three Visions drawn no Vision is fulfilled', ({ given, red, table }) => {
    given({ ...vision('conquest', { sites: RED_LEADS }), visionsDrawn: 2 });

    expect(won(table)).toBeUndefined();
    red.isAsked('act');
  });

  scenario('OATH-3.2-c: as many sites as somebody else are not enough for Conquest', ({ given, red, table }) => {
    given(
      vision('conquest', {
        players: { blue: {} },
        sites: {
          ...RED_LEADS,
          3: { site: 'plains', warbands: { blue: 1 } },
          4: { site: 'steppe', warbands: { blue: 1 } },
        },
      }),
    );

    expect(won(table)).toBeUndefined();
    red.isAsked('act');
  });

  scenario(
    "OATH-3.2-d: the Empire's sites count as one rival total, whoever of it is there",
    ({ given, red, table }) => {
      given(
        vision('conquest', {
          players: { blue: { role: 'citizen' } },
          sites: { ...RED_LEADS, 3: { site: 'plains', warbands: { purple: 1 } } },
        }),
      );

      expect(won(table)).toBeUndefined();
      red.isAsked('act');
    },
  );

  scenario('OATH-3.2-c: Rebellion is fulfilled by holding the People’s Favor', ({ given, red, table }) => {
    given(vision('rebellion', { peoplesFavor: { holder: 'red', favor: 1 } }));

    expect(won(table)).toEqual({ by: 'red', how: 'visionary' });
    red.isAsked('chronicleSuit');
  });

  scenario('OATH-3.2-c: Rebellion is not fulfilled without it', ({ given, red, table }) => {
    given(vision('rebellion', { darkestSecret: { holder: 'red' } }));

    expect(won(table)).toBeUndefined();
    red.isAsked('act');
  });

  scenario('OATH-3.2-c: Faith is fulfilled by holding the Darkest Secret', ({ given, red, table }) => {
    given(vision('faith', { goal: 'people', darkestSecret: { holder: 'red' } }));

    expect(won(table)).toEqual({ by: 'red', how: 'visionary' });
    red.isAsked('chronicleSuit');
  });

  scenario('OATH-3.2-c: Faith is not fulfilled without it', ({ given, red, table }) => {
    given(vision('faith', { goal: 'people', peoplesFavor: { holder: 'red', favor: 1 } }));

    expect(won(table)).toBeUndefined();
    red.isAsked('act');
  });

  scenario(
    'OATH-3.2-c, OATH-3.2-e: Sanctuary is fulfilled by more relics and banners than any other player has',
    ({ given, red, table }) => {
      given(
        vision('sanctuary', {
          players: { red: { relics: ['map'] }, blue: { role: 'citizen', relics: ['whistle'] } },
          darkestSecret: { holder: 'red' },
        }),
      );

      // The Empire has three together, with the Grand Scepter, but nobody in it more than one.
      expect(won(table)).toEqual({ by: 'red', how: 'visionary' });
      red.isAsked('chronicleSuit');
    },
  );

  scenario('OATH-3.2-c, OATH-3.2-e: a tie fails, and the Grand Scepter counts as a relic', ({ given, red, table }) => {
    given(
      vision('sanctuary', {
        players: { purple: { relics: ['whistle'] }, red: { relics: ['map'] } },
        darkestSecret: { holder: 'red' },
      }),
    );

    expect(won(table)).toBeUndefined();
    red.isAsked('act');
  });

  scenario('OATH-4.1.2-a: the check comes after the banner step', ({ given, red, table }) => {
    given(vision('rebellion', { players: { red: { favor: 1 } }, peoplesFavor: { holder: 'red', favor: 2 } }));

    expect(won(table)).toBeUndefined();
    red.isAsked('banner').takes({ is: 'favorStep', step: 'add' });
    expect(won(table)).toEqual({ by: 'red', how: 'visionary' });
    red.isAsked('chronicleSuit');
  });
});

describe('the end of a round', () => {
  const atEnd = (round: number, more: OathSituation = {}): OathSituation => ({ phase: 'endOfRound', round, ...more });

  for (const [round, needed] of [
    [5, 6],
    [6, 5],
    [7, 3],
  ] as const) {
    scenario(
      `OATH-3.3-a, OATH-4-b: after round ${round} the Empire wins if the end die shows ${needed}`,
      ({ given, rolls, purple, table }) => {
        rolls({ end: needed });
        given(atEnd(round));

        expect(table.told('endDieRolled')).toMatchObject([{ roll: needed, needed }]);
        expect(won(table)).toEqual({ by: 'purple', how: 'stableRegime' });
        purple.isAsked('chronicleGoal');
      },
    );

    scenario(
      `OATH-3.3-a: after round ${round} the game goes on if the end die shows ${needed - 1}`,
      ({ given, rolls, purple, table }) => {
        rolls({ end: needed - 1 });
        given(atEnd(round));

        expect(won(table)).toBeUndefined();
        expect(table.state.round).toBe(round + 1);
        purple.isAsked('act');
      },
    );
  }

  scenario('OATH-3.3-a: before the end of round 5 nothing is rolled', ({ given, purple, table }) => {
    given(atEnd(4));

    expect(table.told('endDieRolled')).toEqual([]);
    expect(table.state.round).toBe(5);
    purple.isAsked('act');
  });

  scenario('OATH-3.3-a: nothing is rolled while an Exile has the title', ({ given, purple, table }) => {
    given(atEnd(7, { sites: RED_LEADS, title: { holder: 'red' } }));

    expect(table.told('endDieRolled')).toEqual([]);
    purple.isAsked('act');
  });

  scenario(
    'OATH-3.3-a, OATH-3.3-b: it is rolled for a Citizen with the title, whichever side it shows',
    ({ given, rolls, purple, table }) => {
      rolls({ end: 6 });
      given(
        atEnd(5, {
          goal: 'people',
          players: { red: { role: 'citizen' } },
          peoplesFavor: { holder: 'red', favor: 1 },
          ...RED_TITLE,
        }),
      );

      expect(won(table)).toEqual({ by: 'purple', how: 'stableRegime' });
      purple.isAsked('chronicleGoal');
    },
  );
});

describe('the Successor', () => {
  const stable = (more: OathSituation): OathSituation => ({ phase: 'endOfRound', round: 8, ...more });
  const citizens = (red: object = {}, blue: object = {}, purple: object = {}): OathSituation => ({
    players: { purple, red: { role: 'citizen', ...red }, blue: { role: 'citizen', ...blue } },
  });

  scenario(
    'OATH-3.3.1-a, OATH-2.10-a: under Supremacy a Citizen with most relics and banners of the Empire wins instead',
    ({ given, red, table }) => {
      given(stable(citizens({ relics: ['map', 'whistle'] }, { relics: ['sticky-fire'] })));

      expect(won(table)).toEqual({ by: 'red', how: 'successor' });
      red.isAsked('chronicleGoal');
    },
  );

  scenario('OATH-3.3.1-b: a tie with the Chancellor is not enough', ({ given, purple, table }) => {
    given(stable(citizens({ relics: ['map'] })));

    expect(won(table)).toEqual({ by: 'purple', how: 'exhaustion' });
    purple.isAsked('chronicleGoal');
  });

  scenario('OATH-3.3.1-b: a tie with another Citizen is not enough', ({ given, purple, table }) => {
    given(stable(citizens({ relics: ['map', 'whistle'] }, { relics: ['sticky-fire', 'grand-mask'] })));

    expect(won(table)).toEqual({ by: 'purple', how: 'exhaustion' });
    purple.isAsked('chronicleGoal');
  });

  scenario('OATH-3.3.1-b: what Exiles hold is ignored', ({ given, red, table }) => {
    given(
      stable({
        players: {
          red: { role: 'citizen', relics: ['map', 'whistle'] },
          blue: { relics: ['sticky-fire', 'grand-mask', 'horned-mask'] },
        },
      }),
    );

    expect(won(table)).toEqual({ by: 'red', how: 'successor' });
    red.isAsked('chronicleGoal');
  });

  scenario('OATH-3.3.1-a: under the People the holder of the Darkest Secret', ({ given, blue, table }) => {
    given(stable({ ...citizens({ relics: ['map', 'whistle'] }), goal: 'people', darkestSecret: { holder: 'blue' } }));

    expect(won(table)).toEqual({ by: 'blue', how: 'successor' });
    blue.isAsked('chronicleGoal');
  });

  scenario('OATH-3.3.1-a: under Protection the holder of the People’s Favor', ({ given, blue, table }) => {
    given(stable({ ...citizens(), goal: 'protection', peoplesFavor: { holder: 'blue' } }));

    expect(won(table)).toEqual({ by: 'blue', how: 'successor' });
    blue.isAsked('chronicleGoal');
  });

  scenario('OATH-3.3.1-a: under Devotion the holder of the Grand Scepter', ({ given, blue, table }) => {
    given(stable({ ...citizens({}, { relics: ['the-grand-scepter'] }), goal: 'devotion' }));

    expect(won(table)).toEqual({ by: 'blue', how: 'successor' });
    blue.isAsked('chronicleGoal');
  });

  scenario('OATH-3.3.1-a: an Exile is no Successor', ({ given, purple, table }) => {
    given(stable({ players: { red: { relics: ['the-grand-scepter'] } }, goal: 'devotion' }));

    expect(won(table)).toEqual({ by: 'purple', how: 'exhaustion' });
    purple.isAsked('chronicleGoal');
  });
});

describe('War Exhaustion', () => {
  const last = (more: OathSituation): OathSituation => ({ phase: 'endOfRound', round: 8, visionsDrawn: 3, ...more });

  scenario('OATH-3.4-a: after round 8 the game ends without a roll', ({ given, purple, table }) => {
    given(last({}));

    expect(table.told('endDieRolled')).toEqual([]);
    expect(won(table)).toEqual({ by: 'purple', how: 'exhaustion' });
    purple.isAsked('chronicleGoal');
  });

  scenario(
    'OATH-3.4.1-a: first the Empire, if an Imperial player has the title, whatever Visions are fulfilled',
    ({ given, purple, table }) => {
      given(
        last({
          goal: 'people',
          players: { red: { vision: 'faith' }, blue: { role: 'citizen' } },
          darkestSecret: { holder: 'red' },
          peoplesFavor: { holder: 'blue' },
          title: { holder: 'blue', side: 'usurper' },
        }),
      );

      expect(won(table)).toEqual({ by: 'purple', how: 'exhaustion' });
      purple.isAsked('chronicleGoal');
    },
  );

  scenario('OATH-3.4.2-a: second the Usurper, before any Vision', ({ given, red, table }) => {
    given(
      last({
        players: { blue: { vision: 'faith' }, red: {} },
        darkestSecret: { holder: 'blue' },
        sites: RED_LEADS,
        ...RED_TITLE,
      }),
    );

    expect(won(table)).toEqual({ by: 'red', how: 'usurper' });
    red.isAsked('chronicleGoal');
  });

  const visions = (red: string, blue: string, more: OathSituation = {}): OathSituation =>
    last({
      players: { red: { vision: red, relics: ['map', 'whistle', 'grand-mask'] }, blue: { vision: blue } },
      title: { holder: 'red' },
      sites: RED_LEADS,
      ...more,
    });

  scenario('OATH-3.4.3-a: third fulfilled Visions, Conquest before Rebellion', ({ given, red, table }) => {
    given(visions('conquest', 'rebellion', { peoplesFavor: { holder: 'blue' } }));

    expect(won(table)).toEqual({ by: 'red', how: 'visionary' });
    red.isAsked('chronicleOffer');
  });

  scenario('OATH-3.4.3-a: Rebellion before Sanctuary', ({ given, blue, table }) => {
    given(visions('sanctuary', 'rebellion', { peoplesFavor: { holder: 'blue' } }));

    expect(won(table)).toEqual({ by: 'blue', how: 'visionary' });
    blue.isAsked('chronicleOffer');
  });

  scenario('OATH-3.4.3-a: Sanctuary before Faith', ({ given, red, table }) => {
    given(visions('sanctuary', 'faith', { darkestSecret: { holder: 'blue' } }));

    expect(won(table)).toEqual({ by: 'red', how: 'visionary' });
    red.isAsked('chronicleOffer');
  });

  scenario('OATH-3.4.3-a: Faith last, but before the Empire', ({ given, blue, table }) => {
    given(visions('rebellion', 'faith', { darkestSecret: { holder: 'blue' } }));

    expect(won(table)).toEqual({ by: 'blue', how: 'visionary' });
    blue.isAsked('chronicleOffer');
  });

  scenario(
    'OATH-3.4.4-a: fourth the Empire; an Exile with the Oathkeeper side does not win',
    ({ given, purple, table }) => {
      given(last({ sites: RED_LEADS, title: { holder: 'red' } }));

      expect(won(table)).toEqual({ by: 'purple', how: 'exhaustion' });
      purple.isAsked('chronicleGoal');
    },
  );
});

describe('players who gave up', () => {
  scenario('the last one left wins, and no chronicle is written', ({ given, concedes, table }) => {
    given({ players: { red: {} } });

    concedes('purple');

    expect(table.outcome).toMatchObject({ winners: [1], reason: { key: 'everybodyLeft' } });
    expect(table.state.next).toBeNull();
  });

  scenario('who gives up in the middle of what may be repeated is done with it', ({ given, concedes, red, table }) => {
    given({
      turn: 'red',
      players: { red: { favor: 1, warbands: 2, advisers: ['messenger'] }, blue: {} },
      sites: { 0: { site: 'plains', warbands: { red: 3 } } },
    });
    red.uses('messenger').choosesSite('plains');
    concedes('red');
    expect(table.state.turn.seat).not.toBe(red.seat);
    table.endsHere();

    given({
      turn: 'red',
      players: { red: { secrets: 2, favor: 2, advisers: ['witchs-bargain'] }, blue: { favor: 4, secrets: 1 } },
    });
    red.uses('witchs-bargain').isAsked('power');
    concedes('red');
    expect(table.state.turn.seat).not.toBe(red.seat);
    table.endsHere();
  });

  scenario('the others play on around the Chancellor', ({ given, concedes, red, table }) => {
    given({ players: { red: {}, blue: {} } });

    concedes('purple');

    expect(table.outcome).toBeUndefined();
    red.isAsked('act');
    red.endsTurn();
    table.blue.endsTurn();
    red.isAsked('act');
  });

  scenario(
    'an Exile who gave up does not win at the end, and a Citizen steps in for the Chancellor',
    ({ given, concedes, blue, table }) => {
      given({
        round: 8,
        turn: 'blue',
        players: { red: {}, blue: { role: 'citizen' }, yellow: {} },
        sites: RED_LEADS,
        ...RED_TITLE,
      });
      concedes('red');
      concedes('purple');

      blue.endsTurn();
      table.yellow.endsTurn();

      expect(won(table)).toEqual({ by: 'blue', how: 'successor' });
      blue.isAsked('chronicleGoal');
    },
  );
});
