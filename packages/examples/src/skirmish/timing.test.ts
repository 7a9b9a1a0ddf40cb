import { present, printedId, seenBy, viewOf } from '@kronika/kernel';
import { usesOf } from '@kronika/lcg';
import { scenarioOf } from '@kronika/testkit';
import { describe, expect } from 'vitest';
import { skirmish } from './game.ts';
import { card, fightersIn, namesIn, passAll, passIdle, use } from './testing.ts';
import { deckOf, discardOf, fightersOf, handOf } from './zones.ts';

const scenario = scenarioOf(skirmish);

/** What happened, without what only the layer keeps for itself. */
function story(happened: readonly { readonly event: { readonly is: string } }[]): readonly string[] {
  return happened.map(({ event }) => event.is).filter((is) => is !== 'abilityUsed');
}

describe('the order of everything', () => {
  scenario(
    'SKI-TIME-a: would, forced interrupt, the thing itself, forced reaction, delayed at its own moment',
    (table) => {
      table.given({
        seats: [
          { field: ['veteran + shield', 'berserker'] },
          { hand: ['ransom', 'tribute'], field: ['outlaw', 'outlaw', 'duelist'] },
        ],
        first: 1,
      });
      const from = table.happened.length;

      table.seat(1).takes(use('ransom'));
      passIdle(table);
      table.seat(0).passes();
      table.seat(1).passes();
      table.seat(1).takes(use('duelist')).picks(card('berserker'));
      passIdle(table);
      table.seat(0).takes(card('veteran'));
      table.seat(0).mayTake(use('shield')).passes();
      passIdle(table);
      table.seat(1).takes(use('tribute'));
      table.seat(0).declines();
      passIdle(table);

      expect(story(table.happened.slice(from))).toEqual([
        'shown',
        'delayedSet',
        'discarded',
        'passed',
        'passed',
        'clashFought',
        // The reaction to the clash.
        'spent',
        'renownGained',
        // The forced interrupt to the defeat, with a reaction of its own.
        'renownGained',
        'shown',
        'renownGained',
        'discarded',
        // The defeat, with the gear.
        'defeated',
        'discarded',
        // The forced reaction.
        'effectBegan',
        'periodEnded',
        // The delayed effect.
        'delayedSpent',
        'goldGained',
        'readied',
        'roundBegan',
        'periodBegan',
        'goldGained',
        'goldGained',
      ]);
      expect(table.state.renown).toEqual([1, 2]);
      table.seat(0).isAsked('bid');
      table.seat(1).isAsked('bid');
    },
  );

  scenario(
    'SKI-TIME-a: a would interrupt comes before an interrupt, and a save leaves nothing to interrupt',
    (table) => {
      table.given({ seats: [{ field: ['outlaw', 'healer'] }, { field: ['outlaw', 'outlaw'] }] });

      passAll(table);
      table.seat(0).takes(card('outlaw')).mayTake(use('healer')).mayNotTake(use('outlaw'));
      table.seat(0).takes(use('healer'));

      expect(fightersIn(table.state, 0)).toEqual(['outlaw 3', 'healer 1']);
      table.seat(0).isAsked('bid');
      table.seat(1).isAsked('bid');
    },
  );

  scenario(
    'SKI-TIME-b: interrupts come by turns, beginning with the first player, until both pass',
    ({ given, seat }) => {
      given({ seats: [{ hand: ['ransom', 'denial'] }, { hand: ['denial', 'denial'] }], first: 1 });

      seat(1).passes();
      seat(0).takes(use('ransom'));
      seat(1).takes(use('denial'));
      seat(0).takes(use('denial'));

      // Not that cancel, but the ransom is up for being cancelled once more: the window went round.
      seat(1).isAsked('triggerWindow').passes();
      seat(1).isAsked('triggerWindow').mayTake(use('denial')).passes();
      seat(1).isAsked('actionWindow');
    },
  );

  scenario('SKI-TIME-c: reactions come by turns, beginning with the first player', ({ given, seat }) => {
    given({ seats: [{ hand: ['tribute'], field: ['militia'] }, { hand: ['tribute'] }], first: 1 });

    seat(1).passes();
    seat(0).passes();

    seat(0).isNotAsked();
    seat(1).isAsked('triggerWindow').mayTake(use('tribute')).passes();
    seat(0).isAsked('bid');
    seat(1).isAsked('bid');
  });

  scenario('SKI-TIME-c: whoever has passed may still react after the other has', (table) => {
    table.given({
      seats: [
        { hand: ['tribute'], gold: 0 },
        { hand: ['tribute'], field: ['militia'], gold: 0 },
      ],
    });

    table.seat(0).passes();
    table.seat(1).passes();
    table.seat(0).takes(use('tribute'));
    passIdle(table);

    // The renown from the tribute is an event of its own, to which the other seat reacts in turn.
    table.seat(1).takes(use('tribute'));
    passIdle(table);
    expect(table.state.renown).toEqual([1, 3]);
    table.seat(0).isAsked('bid');
    table.seat(1).isAsked('bid');
  });
});

describe('nesting', () => {
  scenario('SKI-TIME-f: a cancelled cancel lets the event through', (table) => {
    table.given({ seats: [{ hand: ['ambush', 'denial'] }, { hand: ['denial'], field: ['militia'] }] });

    table.seat(0).takes(use('ambush'));
    table.seat(1).takes(use('denial'));
    table.seat(0).takes(use('denial'));

    expect(fightersIn(table.state, 1)).toEqual([]);
    expect(namesIn(table.state, discardOf(0))).toEqual(['ambush', 'denial']);
    expect(namesIn(table.state, discardOf(1))).toEqual(['militia', 'denial']);
    table.seat(1).isAsked('actionWindow');
  });

  scenario('SKI-TIME-f: three cancels deep, the last word counts', (table) => {
    table.given({ seats: [{ hand: ['ambush', 'denial'] }, { hand: ['denial', 'denial'], field: ['militia'] }] });

    table.seat(0).takes(use('ambush'));
    table.seat(1).takes(use('denial'));
    table.seat(0).takes(use('denial'));
    table.seat(1).takes(use('denial'));

    expect(fightersIn(table.state, 1)).toEqual(['militia 1']);
    table.seat(1).isAsked('actionWindow');
  });

  scenario('SKI-TIME-f: what an interrupt brings about is answered before the interrupted thing happens', (table) => {
    table.given({ seats: [{ field: ['veteran'] }, { hand: ['ambush', 'tribute'] }], first: 1 });

    table.seat(1).takes(use('ambush'));
    passIdle(table);

    table.seat(1).mayTake(use('tribute'));
    expect(table.state.renown).toEqual([1, 0]);
    expect(fightersIn(table.state, 0)).toEqual(['veteran 1']);
  });
});

describe('saves', () => {
  scenario('SKI-DEFEAT-b: after the shield the healer is not needed', (table) => {
    table.given({ seats: [{ field: ['militia + shield', 'healer'] }, { field: ['outlaw'] }] });

    passAll(table);
    table.seat(0).takes(card('militia')).mayTake(use('healer')).takes(use('shield'));

    expect(fightersIn(table.state, 0)).toEqual(['militia 1', 'healer 1']);
    expect(table.happened.some(({ event }) => event.is === 'spent')).toBe(false);
    table.seat(0).isAsked('bid');
    table.seat(1).isAsked('bid');
  });

  scenario('SKI-DEFEAT-b: after the healer the shield stays', (table) => {
    table.given({ seats: [{ field: ['militia + shield', 'healer'] }, { field: ['outlaw'] }] });

    passAll(table);
    table.seat(0).takes(card('militia')).mayTake(use('shield')).takes(use('healer'));

    expect(fightersIn(table.state, 0)).toEqual(['militia 1 + shield', 'healer 1']);
    table.seat(0).isAsked('bid');
    table.seat(1).isAsked('bid');
  });
});

describe('what is due at once', () => {
  scenario('SKI-TIME-d: forced abilities are ordered by the first player, whoever has them', (table) => {
    table.given({ seats: [{ field: ['berserker', 'berserker + banner', 'militia'] }, { hand: ['ambush'] }], first: 1 });

    table.seat(1).takes(use('ambush')).picks(card('militia'));
    table.seat(0).isNotAsked();
    table.seat(1).isAsked('nextForced').takes({ is: 'use', card: 'berserker', place: 1 });

    const [first, second] = fightersOf(table.state, 0);
    expect(table.state.lasting.map(({ cards }) => cards)).toEqual([[second], [first]]);
    expect(fightersIn(table.state, 0)).toEqual(['berserker 2', 'berserker 6 + banner']);
  });

  scenario(
    'SKI-TIME-e: delayed effects come in the order they were set, where any order comes to the same',
    (table) => {
      table.given({ seats: [{ hand: ['ransom'] }, { hand: ['ransom'] }], first: 1 });

      table.seat(1).takes(use('ransom'));
      passIdle(table);
      table.seat(0).takes(use('ransom'));
      passAll(table);

      const paid = table.happened.filter(({ event }) => event.is === 'goldGained').map(({ event }) => event);
      expect(paid.slice(0, 2)).toMatchObject([{ seat: 1 }, { seat: 0 }]);
      table.seat(0).isAsked('bid');
      table.seat(1).isAsked('bid');
    },
  );

  scenario(
    'SKI-ROUND-c: what lasts until the end of the round is over before the delayed effects of its end',
    (table) => {
      table.given({ seats: [{ hand: ['ransom'], field: ['knight', 'militia'] }, {}] });

      table.seat(0).takes(use('ransom'));
      table.seat(1).passes();
      table.seat(0).takes(use('knight'));
      passAll(table);

      const paid = table.happened.find(({ event }) => event.is === 'goldGained');
      expect(paid?.state.lasting).toEqual([]);
      expect(table.happened.some(({ event }) => event.is === 'effectBegan')).toBe(true);
      table.seat(0).isAsked('bid');
      table.seat(1).isAsked('bid');
    },
  );
});

describe('limits', () => {
  scenario('SKI-LIMIT-a: a cancelled use counts, and so it does for a maximum', (table) => {
    table.given({ seats: [{ hand: ['ambush', 'ambush'] }, { hand: ['denial'], field: ['militia'] }] });

    table.seat(0).takes(use('ambush'));
    table.seat(1).takes(use('denial'));
    passIdle(table);
    table.seat(1).passes();

    table.seat(0).isAsked('actionWindow').mayNotTake(use('ambush'));
    expect(fightersIn(table.state, 1)).toEqual(['militia 1']);
  });

  scenario('SKI-LIMIT-b: a fighter that left the field comes back with fresh limits', (table) => {
    table.given({ seats: [{ field: ['outlaw'] }, { field: ['outlaw', 'outlaw'] }] });

    const [outlaw] = fightersOf(table.state, 0);
    const flight = { self: present(outlaw, 'the outlaw'), printed: printedId('outlaw'), key: 'flight' };

    table.seat(0).passes();
    table.seat(1).passes();
    table.seat(0).takes(use('outlaw'));
    passIdle(table);

    const uses = ['abilityUsed', 'returned'].map((kind) => {
      const then = present(
        table.happened.find(({ event }) => event.is === kind),
        kind,
      );
      return usesOf(then.state, flight, 0, 'round');
    });
    expect(uses).toEqual([1, 0]);
    table.seat(0).isAsked('bid');
    table.seat(1).isAsked('bid');
  });

  scenario('SKI-LIMIT-c: a maximum counts for one seat, not for both', (table) => {
    table.given({ seats: [{ hand: ['ambush'] }, { hand: ['ambush'], field: ['militia', 'militia'] }] });

    table.seat(0).takes(use('ambush'));
    passIdle(table);
    table.seat(0).picks(card('militia'));
    passIdle(table);

    table.seat(1).mayTake(use('ambush'));
  });
});

describe('immune, cannot, blank', () => {
  scenario('SKI-CANNOT-a: no other effect overcomes it', ({ given, seat }) => {
    given({ seats: [{ hand: ['truce'], field: ['veteran'] }, { field: ['outlaw'] }] });

    seat(0).takes(use('truce')).picks(card('veteran'));
    seat(1).passes();
    seat(0).passes();

    seat(0).isAsked('bid');
    seat(1).isAsked('bid');
  });

  scenario('SKI-IMMUNE-a: does not keep the paladin from falling in a clash', (table) => {
    table.given({ seats: [{ field: ['paladin'] }, { field: ['outlaw'] }] });

    passAll(table);

    expect(fightersIn(table.state, 0)).toEqual([]);
    table.seat(0).isAsked('bid');
    table.seat(1).isAsked('bid');
  });

  scenario('SKI-BLANK-a: a cursed paladin is no longer immune', (table) => {
    table.given({ seats: [{ hand: ['ambush'] }, { field: ['paladin + curse'] }] });

    table.seat(0).takes(use('ambush'));

    expect(fightersIn(table.state, 1)).toEqual([]);
  });

  scenario('SKI-BLANK-a: what a cursed fighter gains from elsewhere stays', (table) => {
    table.given({
      seats: [{ field: ['duelist + curse + signet', 'militia + banner + curse'] }, { field: ['militia'] }],
    });

    table.seat(0).takes({ is: 'use', card: 'duelist', printed: 'knight' }).picks(card('militia'));
    passAll(table);

    expect(table.happened.find(({ event }) => event.is === 'clashFought')?.event).toMatchObject({ strengths: [4, 1] });
    table.seat(0).isAsked('bid');
    table.seat(1).isAsked('bid');
  });

  scenario('SKI-LAST-a: a lasting effect ends for a fighter that leaves, and lasts for the others', (table) => {
    table.given({ seats: [{ hand: ['rally', 'ambush'], field: ['militia', 'herald', 'outlaw'] }, {}] });

    table.seat(0).takes(use('rally'));
    passIdle(table);
    table.seat(1).passes();
    table.seat(0).takes(use('ambush')).picks(card('militia'));

    expect(fightersIn(table.state, 0)).toEqual(['herald 2', 'outlaw 4']);
    expect(table.state.lasting.flatMap(({ cards }) => cards)).toHaveLength(2);
  });
});

describe('windows', () => {
  const seats = [{ hand: ['ransom'] }, { hand: ['militia', 'knight'] }];

  scenario('SKI-TIME-b: open ones ask whoever might hold an answer', ({ given, seat }) => {
    given({ seats, windows: 'open' });

    seat(0).takes(use('ransom'));

    seat(1).isAsked('triggerWindow').mayTake({ is: 'pass' }).mayNotTake({ is: 'use' });
  });

  scenario('SKI-TIME-b: open ones do not ask a seat that visibly cannot answer', ({ given, seat }) => {
    given({ seats: [{ hand: ['ransom'] }, { hand: ['denial'], gold: 0 }], windows: 'open' });

    seat(0).takes(use('ransom'));

    seat(1).isAsked('actionWindow');
  });

  scenario('SKI-TIME-b: brief ones ask only who can answer', ({ given, seat }) => {
    given({ seats, windows: 'brief' });

    seat(0).takes(use('ransom'));

    seat(1).isAsked('actionWindow').mayTake(use('militia'));
  });

  scenario('SKI-ACTION-a: brief ones pass over a seat without an action', ({ given, seat }) => {
    given({ seats: [{ hand: ['militia', 'militia'] }, {}], windows: 'brief' });

    seat(0).takes(use('militia'));

    seat(0).isAsked('actionWindow').mayTake(use('militia'));
    seat(1).isNotAsked();
  });
});

describe('what only one seat sees', () => {
  scenario('SKI-PLAY-b: scouting shows the cards to their seat, and nothing to the other', (table) => {
    table.given({ seats: [{ hand: ['scouting'], deck: ['knight', 'herald', 'outlaw', 'banner'] }, {}] });

    table.seat(0).takes(use('scouting'));
    const [own, others] = [table.view(0), table.view(1)];
    table.seat(0).isAsked('takeOne').picks(card('herald'));
    table.seat(0).orders(card('outlaw'), card('knight'));

    expect(own.seats[0]?.knownInDeck.map((sight) => sight.face === 'up' && sight.printed)).toEqual([
      'knight',
      'herald',
      'outlaw',
    ]);
    expect(others.seats[0]?.knownInDeck).toEqual([]);
    expect(table.view(1).seats[0]?.hand).toEqual([{ face: 'down' }]);
    expect(table.view(0).seats[0]?.knownInDeck).toHaveLength(2);
    expect(viewOf(skirmish, table.match, 1)).toMatchObject({ question: { message: { key: 'actionWindow' } } });
    expect(seenBy(skirmish, table.happened, 1).filter(({ is }) => is !== 'abilityUsed')).toEqual([
      expect.objectContaining({ is: 'shown' }),
      expect.objectContaining({ is: 'looked', seat: 0, count: 3 }),
      expect.not.objectContaining({ card: expect.anything() }),
      { is: 'bottomed', seat: 0, count: 2 },
      expect.objectContaining({ is: 'discarded' }),
    ]);
    expect(namesIn(table.state, deckOf(0))).toEqual(['banner', 'outlaw', 'knight']);
  });

  scenario('SKI-EVENT-a: a card that is played is shown to all before anything comes of it', (table) => {
    table.given({ seats: [{ hand: ['ransom', 'militia'] }, { hand: ['denial'] }] });

    table.seat(0).takes(use('ransom'));

    expect(table.view(1).aside).toMatchObject([{ face: 'up', printed: 'ransom' }]);
    expect(namesIn(table.state, handOf(0))).toEqual(['militia']);
    table.seat(1).isAsked('triggerWindow');
  });
});
