import { scenarioOf } from '@kronika/testkit';
import { describe, expect } from 'vitest';
import { skirmish } from '../game.ts';
import { card, fightersIn, namesIn, passAll, passIdle, use } from '../testing.ts';
import { discardOf, handOf } from '../zones.ts';

const scenario = scenarioOf(skirmish);

describe('militia', () => {
  scenario('SKI-PLAY-a: is deployed for its price, ready', (table) => {
    table.given({ seats: [{ hand: ['militia'], gold: 1 }, {}] });

    table.seat(0).takes(use('militia'));

    expect(fightersIn(table.state, 0)).toEqual(['militia 1']);
    expect(table.state.gold).toEqual([0, 9]);
  });

  scenario('SKI-COST-a: is not deployed for less', ({ given, seat }) => {
    given({ seats: [{ hand: ['militia'], gold: 0 }, {}] });

    seat(0).isAsked('actionWindow').mayNotTake(use('militia'));
  });
});

describe('knight', () => {
  scenario('SKI-LAST-a: strengthens another fighter until the end of the round', (table) => {
    table.given({ seats: [{ field: ['knight', 'militia'] }, {}] });

    table.seat(0).takes(use('knight'));

    expect(fightersIn(table.state, 0)).toEqual(['knight 2 spent', 'militia 2']);
    passAll(table);
    expect(fightersIn(table.state, 0)).toEqual(['knight 2', 'militia 1']);
    table.seat(0).isAsked('bid');
    table.seat(1).isAsked('bid');
  });

  scenario('SKI-STANCE-a: cannot do so when it is spent', ({ given, seat }) => {
    given({ seats: [{ field: ['knight (spent)', 'militia'], hand: ['herald'] }, {}] });

    seat(0).mayTake(use('herald')).mayNotTake(use('knight'));
  });

  scenario('SKI-TARGET-a: needs another fighter', ({ given, seat }) => {
    given({ seats: [{ field: ['knight'], hand: ['herald'] }, {}] });

    seat(0).mayTake(use('herald')).mayNotTake(use('knight'));
  });
});

describe('captain', () => {
  scenario('SKI-PLAY-a: strengthens the other fighters of its side only', (table) => {
    table.given({ seats: [{ hand: ['captain'], field: ['militia'] }, { field: ['militia'] }] });

    table.seat(0).takes(use('captain'));

    expect(fightersIn(table.state, 0)).toEqual(['militia 2', 'captain 2']);
    expect(fightersIn(table.state, 1)).toEqual(['militia 1']);
  });

  scenario('SKI-UNIQUE-a: cannot be deployed beside another captain', ({ given, seat }) => {
    given({ seats: [{ hand: ['captain', 'militia'], field: ['captain'] }, {}] });

    seat(0).mayTake(use('militia')).mayNotTake(use('captain'));
  });

  scenario('SKI-UNIQUE-a: may be deployed although the other seat has one', (table) => {
    table.given({ seats: [{ hand: ['captain'] }, { field: ['captain'] }] });

    table.seat(0).takes(use('captain'));

    expect(fightersIn(table.state, 0)).toEqual(['captain 2']);
  });
});

describe('duelist', () => {
  scenario('SKI-TIME-c: spends a fighter of the loser after a clash', (table) => {
    table.given({ seats: [{ field: ['duelist', 'militia'] }, { field: ['militia', 'militia'] }] });

    table.seat(0).passes();
    table.seat(1).passes();
    table.seat(0).takes(use('duelist')).picks(card('militia'));

    expect(fightersIn(table.state, 1)).toEqual(['militia 1 spent', 'militia 1']);
    table.seat(1).isAsked('chooseLoss');
  });

  scenario('SKI-TIME-c: does nothing when its side loses', ({ given, seat }) => {
    given({ seats: [{ field: ['duelist'] }, { field: ['outlaw'] }] });

    seat(0).passes();
    seat(1).passes();

    seat(0).isAsked('bid');
    seat(1).isAsked('bid');
  });

  scenario('SKI-TARGET-a: cannot choose a fighter that is spent already', ({ given, seat }) => {
    given({ seats: [{ field: ['duelist'] }, { field: ['militia (spent)'] }] });

    seat(0).passes();
    seat(1).passes();

    seat(0).isAsked('bid');
    seat(1).isAsked('bid');
  });
});

describe('healer', () => {
  scenario('SKI-DEFEAT-b: saves another fighter, which keeps its gear and was not defeated', (table) => {
    table.given({ seats: [{ field: ['healer', 'militia + curse'] }, { field: ['outlaw'] }] });

    table.seat(0).passes();
    table.seat(1).passes();
    table.seat(0).takes(card('militia')).takes(use('healer'));

    expect(fightersIn(table.state, 0)).toEqual(['healer 1', 'militia 1 + curse']);
    expect(table.happened.some(({ event }) => event.is === 'defeated')).toBe(false);
    table.leavesOpen(0);
    table.leavesOpen(1);
  });

  scenario('SKI-DEFEAT-b: does not save itself', (table) => {
    table.given({ seats: [{ field: ['healer', 'militia'] }, { field: ['outlaw'] }] });

    table.seat(0).passes();
    table.seat(1).passes();
    table.seat(0).takes(card('healer'));

    expect(fightersIn(table.state, 0)).toEqual(['militia 1']);
    table.leavesOpen(0);
    table.leavesOpen(1);
  });

  scenario('SKI-COST-a: saves nobody when it is spent', (table) => {
    table.given({ seats: [{ field: ['healer (spent)', 'militia'] }, { field: ['outlaw'] }] });

    table.seat(0).passes();
    table.seat(1).passes();
    table.seat(0).takes(card('militia'));

    expect(fightersIn(table.state, 0)).toEqual(['healer 1']);
    table.leavesOpen(0);
    table.leavesOpen(1);
  });
});

describe('berserker', () => {
  scenario('SKI-TIME-d: is twice as strong after another fighter of its side fell, gear included', (table) => {
    table.given({ seats: [{ hand: ['ambush'], field: ['berserker + banner', 'militia'] }, {}] });

    table.seat(0).takes(use('ambush'));

    expect(fightersIn(table.state, 0)).toEqual(['berserker 6 + banner']);
  });

  scenario('SKI-TIME-d: does not care for fallen enemies', (table) => {
    table.given({ seats: [{ hand: ['ambush'], field: ['berserker'] }, { field: ['militia'] }] });

    table.seat(0).takes(use('ambush')).picks(card('militia'));

    expect(fightersIn(table.state, 0)).toEqual(['berserker 1']);
    expect(fightersIn(table.state, 1)).toEqual([]);
  });
});

describe('berserker', () => {
  scenario('SKI-CONTROL-a: mourns whoever fought on its side when it fell, whoever owns the card', (table) => {
    table.given({
      seats: [
        { hand: ['bribe'], field: ['berserker'] },
        { hand: ['ambush'], field: ['militia'] },
      ],
    });

    table.seat(0).takes(use('bribe'));
    passIdle(table);
    table.seat(1).takes(use('ambush')).picks(card('militia'));
    passIdle(table);

    expect(fightersIn(table.state, 0)).toEqual(['berserker 2']);
  });
});

describe('herald', () => {
  scenario('SKI-TIME-c: draws a card when it enters the field', (table) => {
    table.given({ seats: [{ hand: ['herald', 'ransom'], deck: ['knight'] }, {}] });

    table.seat(0).takes(use('herald'));
    passIdle(table);
    table.seat(0).takes(use('herald'));
    passIdle(table);

    expect(namesIn(table.state, handOf(0))).toEqual(['ransom', 'knight']);
  });

  scenario('SKI-PLAY-b: has nothing to do with an empty deck', (table) => {
    table.given({ seats: [{ hand: ['herald'] }, {}] });

    table.seat(0).takes(use('herald'));

    table.seat(0).isNotAsked();
    table.seat(1).isAsked('actionWindow');
  });
});

describe('veteran', () => {
  scenario('SKI-TIME-a: gains renown when it is defeated', (table) => {
    table.given({ seats: [{ field: ['veteran'] }, { hand: ['ambush'] }], first: 1 });

    table.seat(1).takes(use('ambush'));

    expect(table.state.renown).toEqual([1, 0]);
    expect(fightersIn(table.state, 0)).toEqual([]);
  });

  scenario('SKI-DEFEAT-b: gains nothing when it is saved', (table) => {
    table.given({ seats: [{ field: ['veteran + shield'] }, { hand: ['ambush'] }], first: 1 });

    table.seat(1).takes(use('ambush'));
    table.seat(0).takes(use('shield'));

    expect(table.state.renown).toEqual([0, 0]);
    expect(fightersIn(table.state, 0)).toEqual(['veteran 1']);
  });
});

describe('outlaw', () => {
  scenario('SKI-DEFEAT-c: goes back to hand instead, and still counts as defeated', (table) => {
    table.given({ seats: [{ field: ['outlaw + banner', 'berserker (spent)'] }, { field: ['outlaw', 'outlaw'] }] });

    table.seat(0).passes();
    table.seat(1).passes();
    table.seat(0).takes(card('outlaw')).takes(use('outlaw'));
    passIdle(table);

    expect(fightersIn(table.state, 0)).toEqual(['berserker 1']);
    expect(namesIn(table.state, handOf(0))).toEqual(['outlaw']);
    expect(namesIn(table.state, discardOf(0))).toEqual(['banner']);
    expect(table.happened.some(({ event }) => event.is === 'effectBegan')).toBe(true);
    table.leavesOpen(0);
    table.leavesOpen(1);
  });

  scenario('SKI-DEFEAT-a: is discarded if it does not flee', (table) => {
    table.given({ seats: [{ field: ['outlaw'] }, { field: ['outlaw', 'militia'] }] });

    passAll(table);

    expect(namesIn(table.state, discardOf(0))).toEqual(['outlaw']);
    table.leavesOpen(0);
    table.leavesOpen(1);
  });
});

describe('paladin', () => {
  scenario('SKI-IMMUNE-a: cannot be chosen by an event', (table) => {
    table.given({ seats: [{ hand: ['ambush'] }, { field: ['paladin', 'militia'] }] });

    table.seat(0).takes(use('ambush'));

    expect(fightersIn(table.state, 1)).toEqual(['paladin 2']);
  });

  scenario('SKI-IMMUNE-a: may be helped by fighters and wear gear', (table) => {
    table.given({ seats: [{ field: ['paladin + banner', 'knight'] }, {}] });

    table.seat(0).takes(use('knight'));

    expect(fightersIn(table.state, 0)).toEqual(['paladin 5 + banner', 'knight 2 spent']);
  });

  scenario('SKI-PLAY-b: readies itself against a stronger fighter, for a gold', (table) => {
    table.given({ seats: [{ field: ['paladin (spent)'] }, { field: ['outlaw'] }] });

    table.seat(0).takes(use('paladin'));

    expect(fightersIn(table.state, 0)).toEqual(['paladin 2']);
    expect(table.state.gold).toEqual([8, 9]);
  });

  scenario('SKI-PLAY-b: stays spent against weaker ones', ({ given, seat }) => {
    given({ seats: [{ field: ['paladin (spent)'] }, { field: ['militia'] }] });

    seat(0).isAsked('actionWindow').mayNotTake(use('paladin'));
  });

  scenario('SKI-STANCE-a: cannot be readied when it is ready', ({ given, seat }) => {
    given({ seats: [{ field: ['paladin'] }, { field: ['outlaw'] }] });

    seat(0).isAsked('actionWindow').mayNotTake(use('paladin'));
  });
});

describe('squire', () => {
  const given = { seats: [{ field: ['squire', 'knight + shield'] }, { hand: ['ambush'] }], first: 1 };

  scenario('SKI-CHANGE-a: falls instead of another fighter, which nothing needs to save any more', (table) => {
    table.given(given);

    table.seat(1).takes(use('ambush')).picks(card('knight'));
    passIdle(table);
    table.seat(0).mayTake(use('shield')).takes(use('squire'));

    table.seat(0).mayNotTake(use('shield'));
    passIdle(table);
    expect(fightersIn(table.state, 0)).toEqual(['knight 2 + shield']);
    expect(namesIn(table.state, discardOf(0))).toEqual(['squire']);
  });

  scenario('SKI-CHANGE-a: does nothing when it is itself in danger', (table) => {
    table.given(given);

    table.seat(1).takes(use('ambush')).picks(card('squire'));
    passIdle(table);

    expect(namesIn(table.state, discardOf(0))).toEqual(['squire']);
    expect(fightersIn(table.state, 0)).toEqual(['knight 2 + shield']);
  });
});

describe('envoy', () => {
  scenario('SKI-CANNOT-a: keeps opponents from playing events', ({ given, seat }) => {
    given({ seats: [{ hand: ['rally', 'militia'], field: ['knight'] }, { field: ['envoy'] }] });

    seat(0).mayTake(use('militia')).mayNotTake(use('rally'));
  });

  scenario('SKI-CANNOT-a: does not when it is spent, and never its own side', ({ given, seat }) => {
    given({ seats: [{ hand: ['rally'], field: ['envoy'] }, { field: ['envoy (spent)'] }] });

    seat(0).mayTake(use('rally'));
  });
});
