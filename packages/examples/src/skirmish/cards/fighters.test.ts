import { scenarioOf } from '@kronika/testkit';
import { describe, expect } from 'vitest';
import { skirmish } from '../game.ts';
import { fightersIn } from '../testing.ts';

const scenario = scenarioOf(skirmish);
const use = (card: string) => ({ is: 'use', card });
const card = (name: string) => ({ is: 'card', card: name });

describe('knight', () => {
  scenario('SKI-LAST-a: strengthens another fighter until the end of the round', (table) => {
    table.given({ seats: [{ field: ['knight', 'militia'] }, {}] });

    table.seat(0).takes(use('knight'));

    expect(fightersIn(table.state, 0)).toEqual(['knight 2 spent', 'militia 2']);
    expect(fightersIn(table.state, 1)).toEqual([]);
  });

  scenario('SKI-STANCE-a: cannot do so when it is spent', ({ given, seat }) => {
    given({ seats: [{ field: ['knight (spent)', 'militia'], hand: ['herald'] }, {}] });

    seat(0).mayTake(use('herald')).mayNotTake(use('knight'));
  });

  scenario('SKI-TARGET-a: needs another fighter', ({ given, seat }) => {
    given({ seats: [{ field: ['knight'], hand: ['herald'] }, {}] });

    seat(0).mayTake(use('herald')).mayNotTake(use('knight'));
  });

  scenario('SKI-LIMIT-a: helps once in a round', ({ given, seat }) => {
    given({ seats: [{ field: ['knight + signet', 'militia', 'herald'] }, {}] });

    seat(0).takes({ is: 'use', card: 'knight', printed: 'knight', ability: 'action' }).picks(card('militia'));

    seat(0).mayNotTake(use('knight'));
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
});

describe('duelist', () => {
  const given = { seats: [{ field: ['duelist', 'militia'] }, { field: ['militia', 'militia'] }] };

  scenario('SKI-TIME-c: spends a fighter of the loser after a clash', (table) => {
    table.given(given);

    table.seat(0).takes(use('duelist')).picks(card('militia'));

    expect(fightersIn(table.state, 1)).toEqual(['militia 1 spent', 'militia 1']);
    table.leavesOpen(1);
  });

  scenario('SKI-TIME-c: does nothing when its side loses', ({ given: lay, seat }) => {
    lay({ seats: [{ field: ['duelist'] }, { field: ['outlaw'] }] });

    seat(0).mayNotTake(use('duelist'));
  });
});

describe('healer', () => {
  const seats = [{ field: ['healer', 'militia'] }, { field: ['outlaw', 'knight (spent)'] }];

  scenario('SKI-DEFEAT-b: saves another fighter, which keeps its gear', (table) => {
    table.given({ seats: [{ field: ['healer', 'militia + curse'] }, { field: ['outlaw', 'knight (spent)'] }] });

    table.seat(1).passes();
    table.seat(0).takes(card('militia'));
    table.seat(0).takes(use('healer'));

    expect(fightersIn(table.state, 0)).toEqual(['healer 1', 'militia 1 + curse']);
    expect(table.happened.some(({ event }) => event.is === 'defeated')).toBe(false);
    table.leavesOpen(0);
    table.leavesOpen(1);
  });

  scenario('SKI-DEFEAT-b: does not save itself', (table) => {
    table.given({ seats });

    table.seat(1).passes();
    table.seat(0).takes(card('healer'));

    expect(fightersIn(table.state, 0)).toEqual(['militia 1']);
    table.leavesOpen(0);
    table.leavesOpen(1);
  });
});

describe('berserker', () => {
  scenario('SKI-TIME-d: is twice as strong after another fighter of its side fell', (table) => {
    table.given({ seats: [{ hand: ['ambush'], field: ['berserker + banner', 'militia'] }, {}] });

    table.seat(0).takes(use('ambush')).picks(card('militia'));

    expect(fightersIn(table.state, 0)).toEqual(['berserker 6 + banner']);
  });

  scenario('SKI-TIME-d: does not care for fallen enemies', (table) => {
    table.given({ seats: [{ hand: ['ambush'], field: ['berserker'] }, { field: ['militia', 'herald'] }] });

    table.seat(0).takes(use('ambush')).picks(card('militia'));

    expect(table.happened.some(({ event }) => event.is === 'effectBegan')).toBe(false);
    table.leavesOpen(0);
    table.leavesOpen(1);
  });
});

describe('herald', () => {
  scenario('SKI-TIME-c: draws a card when it enters the field', (table) => {
    table.given({ seats: [{ hand: ['herald', 'ransom'], deck: ['knight'] }, {}] });

    table.seat(0).takes(use('herald'));
    table.seat(0).takes(use('herald'));

    expect(table.view(0).seats[0]?.hand).toMatchObject([{ printed: 'ransom' }, { printed: 'knight' }]);
  });

  scenario('SKI-PLAY-b: has nothing to do with an empty deck', (table) => {
    table.given({ seats: [{ hand: ['herald', 'ransom'] }, {}] });

    table.seat(0).takes(use('herald'));

    table.seat(0).isAsked('actionWindow').mayNotTake(use('herald'));
  });
});

describe('veteran', () => {
  scenario('SKI-TIME-a: gains renown when it is defeated', (table) => {
    table.given({ seats: [{ field: ['veteran'] }, { hand: ['ambush', 'ransom'] }], first: 1 });

    table.seat(1).takes(use('ambush'));

    expect(table.state.renown).toEqual([1, 0]);
    expect(fightersIn(table.state, 0)).toEqual([]);
  });

  scenario('SKI-DEFEAT-b: gains nothing when it is saved', (table) => {
    table.given({ seats: [{ field: ['veteran + shield'] }, { hand: ['ambush', 'ransom'] }], first: 1 });

    table.seat(1).takes(use('ambush'));
    table.seat(0).takes(use('shield'));

    expect(table.state.renown).toEqual([0, 0]);
    expect(fightersIn(table.state, 0)).toEqual(['veteran 1']);
  });
});

describe('outlaw', () => {
  const losing = { seats: [{ field: ['outlaw'] }, { field: ['outlaw', 'militia'] }] };

  scenario('SKI-DEFEAT-c: goes back to hand instead, and still counts as defeated', (table) => {
    table.given({ seats: [{ field: ['outlaw', 'berserker (spent)'] }, { field: ['outlaw', 'militia'] }] });

    table.seat(0).takes(card('outlaw'));
    table.seat(0).takes(use('outlaw'));

    expect(fightersIn(table.state, 0)).toEqual(['berserker 1']);
    expect(table.view(0).seats[0]?.hand).toMatchObject([{ printed: 'outlaw' }]);
    expect(table.happened.some(({ event }) => event.is === 'effectBegan')).toBe(true);
    table.leavesOpen(0);
    table.leavesOpen(1);
  });

  scenario('SKI-DEFEAT-a: is discarded if it does not flee', (table) => {
    table.given(losing);

    table.seat(0).passes();

    expect(table.view(0).seats[0]?.discard).toMatchObject([{ printed: 'outlaw' }]);
    table.leavesOpen(0);
    table.leavesOpen(1);
  });
});

describe('paladin', () => {
  scenario('SKI-IMMUNE-a: cannot be chosen by an event', ({ given, seat }) => {
    given({ seats: [{ hand: ['ambush'] }, { field: ['paladin', 'militia'] }] });

    seat(0).takes(use('ambush'));

    seat(0).isNotAsked();
  });

  scenario('SKI-IMMUNE-a: may be helped by fighters and wear gear', (table) => {
    table.given({ seats: [{ field: ['paladin + banner', 'knight'] }, {}] });

    table.seat(0).takes(use('knight'));

    expect(fightersIn(table.state, 0)).toEqual(['paladin 5 + banner', 'knight 2 spent']);
  });

  scenario('SKI-PLAY-b: readies itself against a stronger fighter only', (table) => {
    table.given({ seats: [{ field: ['paladin (spent)'] }, { field: ['outlaw'] }] });

    table.seat(0).takes(use('paladin'));

    expect(table.happened.map(({ event }) => event.is)).toContain('readied');
    table.leavesOpen(0);
    table.leavesOpen(1);
  });

  scenario('SKI-PLAY-b: stays spent against weaker ones', ({ given, seat }) => {
    given({ seats: [{ field: ['paladin (spent)'], hand: ['militia'] }, { field: ['militia'] }] });

    seat(0).mayTake(use('militia')).mayNotTake(use('paladin'));
  });
});
