import { scenarioOf } from '@kronika/testkit';
import { describe, expect } from 'vitest';
import { skirmish } from '../game.ts';
import { card, fightersIn, namesIn, passAll, passIdle, use } from '../testing.ts';
import { deckOf, discardOf, handOf } from '../zones.ts';

const scenario = scenarioOf(skirmish);

describe('ambush', () => {
  scenario('SKI-DEFEAT-a: defeats a fighter of strength 2 or less', (table) => {
    table.given({ seats: [{ hand: ['ambush'] }, { field: ['knight', 'outlaw', 'militia + banner'] }] });

    table.seat(0).takes(use('ambush'));

    expect(fightersIn(table.state, 1)).toEqual(['outlaw 3', 'militia 3 + banner']);
    expect(namesIn(table.state, discardOf(1))).toEqual(['knight']);
    expect(namesIn(table.state, discardOf(0))).toEqual(['ambush']);
  });

  scenario('SKI-TARGET-a: cannot be played against stronger fighters only', ({ given, seat }) => {
    given({ seats: [{ hand: ['ambush'] }, { field: ['outlaw'] }] });

    seat(0).isAsked('actionWindow').mayNotTake(use('ambush'));
  });

  scenario('SKI-LIMIT-c: is played once in a round, whichever copy', (table) => {
    table.given({ seats: [{ hand: ['ambush', 'ambush'] }, { field: ['militia', 'militia'] }] });

    table.seat(0).takes(use('ambush')).picks(card('militia'));
    passIdle(table);
    table.seat(1).passes();

    table.seat(0).isAsked('actionWindow').mayNotTake(use('ambush'));
    expect(namesIn(table.state, handOf(0))).toEqual(['ambush']);
  });
});

describe('denial', () => {
  scenario('SKI-EVENT-b: cancels an event of the opponent, which is discarded all the same', (table) => {
    table.given({ seats: [{ hand: ['ambush'] }, { hand: ['denial'], field: ['militia'] }] });

    table.seat(0).takes(use('ambush'));
    table.seat(1).takes(use('denial'));

    expect(fightersIn(table.state, 1)).toEqual(['militia 1']);
    expect(namesIn(table.state, discardOf(0))).toEqual(['ambush']);
    expect(namesIn(table.state, discardOf(1))).toEqual(['denial']);
    expect(table.state.gold).toEqual([8, 8]);
  });

  scenario('SKI-TIME-b: does not answer to the own events', ({ given, seat }) => {
    given({ seats: [{ hand: ['ransom', 'denial'] }, {}] });

    seat(0).takes(use('ransom'));

    seat(0).isNotAsked();
    seat(1).isAsked('actionWindow');
  });

  scenario('SKI-TIME-b: does not answer to fighters', ({ given, seat }) => {
    given({ seats: [{ hand: ['militia'] }, { hand: ['denial'] }] });

    seat(0).takes(use('militia'));

    seat(1).isAsked('actionWindow').mayNotTake(use('denial'));
  });
});

describe('rally', () => {
  scenario('SKI-LAST-a: strengthens the fighters that are there, and then draws a card', (table) => {
    table.given({
      seats: [{ hand: ['rally', 'militia'], field: ['knight'], deck: ['herald'] }, { field: ['militia'] }],
    });

    table.seat(0).takes(use('rally'));
    passIdle(table);
    table.seat(1).passes();
    table.seat(0).takes(use('militia'));
    passIdle(table);

    expect(fightersIn(table.state, 0)).toEqual(['knight 3', 'militia 1']);
    expect(fightersIn(table.state, 1)).toEqual(['militia 1']);
    expect(namesIn(table.state, handOf(0))).toEqual(['herald']);
  });

  scenario('SKI-IMMUNE-a: passes over the paladin and strengthens the others', (table) => {
    table.given({ seats: [{ hand: ['rally'], field: ['paladin', 'militia'], deck: ['herald'] }, {}] });

    table.seat(0).takes(use('rally'));

    expect(fightersIn(table.state, 0)).toEqual(['paladin 2', 'militia 2']);
    expect(namesIn(table.state, handOf(0))).toEqual(['herald']);
  });

  scenario('SKI-PLAY-b: is not played for the card alone', ({ given, seat }) => {
    given({ seats: [{ hand: ['rally'], deck: ['herald'] }, { field: ['militia'] }] });

    seat(0).isAsked('actionWindow').mayNotTake(use('rally'));
  });

  scenario('SKI-IMMUNE-a: is not played for a paladin alone', ({ given, seat }) => {
    given({ seats: [{ hand: ['rally'], field: ['paladin'], deck: ['herald'] }, {}] });

    seat(0).isAsked('actionWindow').mayNotTake(use('rally'));
  });
});

describe('ransom', () => {
  scenario('SKI-TIME-e: is paid at the end of the round', (table) => {
    table.given({ seats: [{ hand: ['ransom'] }, {}] });

    table.seat(0).takes(use('ransom'));

    expect(table.state.gold).toEqual([9, 9]);
    passAll(table);
    expect(table.state.gold).toEqual([9 + 2 + 2, 9 + 2]);
    expect(table.state.delayed).toEqual([]);
    table.leavesOpen(0);
    table.leavesOpen(1);
  });

  scenario('SKI-EVENT-b: is not paid when it was cancelled', (table) => {
    table.given({ seats: [{ hand: ['ransom'] }, { hand: ['denial'] }] });

    table.seat(0).takes(use('ransom'));
    table.seat(1).takes(use('denial'));
    passAll(table);

    expect(table.state.gold).toEqual([9 + 2, 8 + 2]);
    table.leavesOpen(0);
    table.leavesOpen(1);
  });
});

describe('feast', () => {
  scenario('SKI-TIME-f: resolves twice for a card', (table) => {
    table.given({ seats: [{ hand: ['feast', 'militia', 'knight'], gold: 0 }, {}] });

    table.seat(0).takes(use('feast'));
    passIdle(table);
    table.seat(0).picks(card('militia'));
    passIdle(table);

    expect(table.state.gold).toEqual([2, 9]);
    expect(namesIn(table.state, discardOf(0))).toEqual(['feast', 'militia']);
    expect(namesIn(table.state, handOf(0))).toEqual(['knight']);
  });

  scenario('SKI-TIME-f: resolves once if no card is given', (table) => {
    table.given({ seats: [{ hand: ['feast', 'militia'], gold: 0 }, {}] });

    table.seat(0).takes(use('feast'));
    passIdle(table);
    table.seat(0).picks();
    passIdle(table);

    expect(table.state.gold).toEqual([1, 9]);
    expect(namesIn(table.state, handOf(0))).toEqual(['militia']);
  });

  scenario('SKI-TIME-f: can be cancelled the second time', (table) => {
    table.given({ seats: [{ hand: ['feast', 'militia'], gold: 0 }, { hand: ['denial'] }] });

    table.seat(0).takes(use('feast'));
    table.seat(1).passes();
    table.seat(0).picks(card('militia'));
    table.seat(1).takes(use('denial'));
    passIdle(table);

    expect(table.state.gold).toEqual([1, 8]);
    expect(namesIn(table.state, discardOf(0))).toEqual(['feast', 'militia']);
  });
});

describe('truce', () => {
  scenario('SKI-CANNOT-a: makes a fighter that cannot be chosen to be defeated', ({ given, seat }) => {
    given({ seats: [{ hand: ['truce'], field: ['militia'] }, { hand: ['ambush'] }] });

    seat(0).takes(use('truce'));
    seat(1).passes();

    seat(1).isAsked('actionWindow').mayNotTake(use('ambush'));
  });

  scenario('SKI-CANNOT-a: ends with the round', (table) => {
    table.given({ seats: [{ hand: ['truce'], field: ['militia'] }, { hand: ['ambush'] }] });

    table.seat(0).takes(use('truce'));
    passAll(table);
    table.seat(0).says(0);
    table.seat(1).says(1);

    table.seat(1).mayTake(use('ambush'));
  });

  scenario('SKI-TARGET-a: needs a fighter that events can change', ({ given, seat }) => {
    given({ seats: [{ hand: ['truce'], field: ['paladin'] }, {}] });

    seat(0).isAsked('actionWindow').mayNotTake(use('truce'));
  });
});

describe('scouting', () => {
  scenario('SKI-PLAY-b: takes one of three cards and puts the others under the deck in the order said', (table) => {
    table.given({ seats: [{ hand: ['scouting'], deck: ['knight', 'herald', 'outlaw', 'banner'] }, {}] });

    table.seat(0).takes(use('scouting'));
    table.seat(0).picks(card('herald'));
    table.seat(0).orders(card('outlaw'), card('knight'));

    expect(namesIn(table.state, handOf(0))).toEqual(['herald']);
    expect(namesIn(table.state, deckOf(0))).toEqual(['banner', 'outlaw', 'knight']);
  });

  scenario('SKI-DRAW-b: looks at fewer cards when there are no more', (table) => {
    table.given({ seats: [{ hand: ['scouting'], deck: ['knight'] }, {}] });

    table.seat(0).takes(use('scouting'));

    expect(namesIn(table.state, handOf(0))).toEqual(['knight']);
    expect(table.happened.some(({ event }) => event.is === 'bottomed')).toBe(false);
  });

  scenario('SKI-PLAY-b: cannot be played with an empty deck', ({ given, seat }) => {
    given({ seats: [{ hand: ['scouting'] }, {}] });

    seat(0).isAsked('actionWindow').mayNotTake(use('scouting'));
  });
});

describe('tribute', () => {
  const seats = [{ field: ['militia'], gold: 1 }, { hand: ['tribute'] }];

  scenario('SKI-TIME-c: is paid in gold, if the opponent likes', (table) => {
    table.given({ seats });

    table.seat(0).passes();
    table.seat(1).passes();
    table.seat(1).takes(use('tribute'));
    table.seat(0).isAsked('payTribute').accepts();

    expect(table.state.renown).toEqual([2, 0]);
    expect(table.state.gold).toEqual([0 + 2, 10 + 2]);
    table.leavesOpen(0);
    table.leavesOpen(1);
  });

  scenario('SKI-TIME-c: is renown otherwise', (table) => {
    table.given({ seats });

    table.seat(0).passes();
    table.seat(1).passes();
    table.seat(1).takes(use('tribute'));
    table.seat(0).declines();

    expect(table.state.renown).toEqual([2, 1]);
    expect(table.state.gold).toEqual([1 + 2, 9 + 2]);
    table.leavesOpen(0);
    table.leavesOpen(1);
  });

  scenario('SKI-COST-a: is renown without a question when the opponent has no gold', (table) => {
    table.given({ seats: [{ field: ['militia'], gold: 0 }, { hand: ['tribute'] }] });

    table.seat(0).passes();
    table.seat(1).passes();
    table.seat(1).takes(use('tribute'));

    expect(table.state.renown).toEqual([2, 1]);
    table.leavesOpen(0);
    table.leavesOpen(1);
  });

  scenario('SKI-TIME-c: is not for the own renown', ({ given, seat }) => {
    given({ seats: [{ field: ['militia'], hand: ['tribute'] }, {}] });

    seat(0).passes();
    seat(1).passes();

    seat(0).isAsked('bid');
    seat(1).isAsked('bid');
  });
});

describe('bribe', () => {
  const given = { seats: [{ hand: ['bribe'], field: ['captain'] }, { field: ['militia (spent) + banner', 'herald'] }] };

  scenario('SKI-CONTROL-a: takes a weak fighter over until the end of the round', (table) => {
    table.given({ seats: [{ hand: ['bribe'], field: ['captain'] }, { field: ['veteran + curse', 'outlaw'] }] });

    table.seat(0).takes(use('bribe'));

    expect(fightersIn(table.state, 0)).toEqual(['captain 2', 'veteran 2 + curse']);
    passAll(table);
    expect(fightersIn(table.state, 0)).toEqual(['captain 2']);
    expect(fightersIn(table.state, 1)).toEqual(['veteran 1 + curse']);
    table.seat(0).isAsked('bid');
    table.seat(1).isAsked('bid');
  });

  scenario('SKI-CONTROL-a: what falls on the other side goes to its owner, and does not come back', (table) => {
    table.given({ seats: [{ hand: ['bribe'] }, { hand: ['ambush'], field: ['militia'] }] });

    table.seat(0).takes(use('bribe'));
    passIdle(table);
    table.seat(1).takes(use('ambush'));

    expect(namesIn(table.state, discardOf(1))).toEqual(['ambush', 'militia']);
    passAll(table);
    expect(fightersIn(table.state, 1)).toEqual([]);
    table.seat(0).isAsked('bid');
    table.seat(1).isAsked('bid');
  });

  scenario('SKI-TARGET-a: is no use against strong fighters', (table) => {
    table.given(given);

    table.seat(0).takes(use('bribe'));

    expect(fightersIn(table.state, 0)).toEqual(['captain 2', 'herald 2']);
  });
});

describe('council', () => {
  scenario('SKI-SELECT-a: gains gold or draws a card', (table) => {
    table.given({ seats: [{ hand: ['council', 'council'], deck: ['knight'], gold: 0 }, {}] });

    table.seat(0).takes(use('council')).isAsked('chooseAdvice').takes({ is: 'gold' });
    table.seat(1).passes();
    table.seat(0).takes(use('council')).takes({ is: 'draw' });

    expect(table.state.gold[0]).toBe(1);
    expect(namesIn(table.state, handOf(0))).toEqual(['knight']);
  });

  scenario('SKI-SELECT-a: cannot select to draw from an empty deck', (table) => {
    table.given({ seats: [{ hand: ['council'], gold: 0 }, {}] });

    table.seat(0).takes(use('council'));

    expect(table.state.gold[0]).toBe(1);
  });
});
