import { scenarioOf } from '@kronika/testkit';
import { describe, expect } from 'vitest';
import { skirmish } from '../game.ts';
import { card, fightersIn, namesIn, passAll, passIdle, use } from '../testing.ts';
import { discardOf, handOf } from '../zones.ts';

const scenario = scenarioOf(skirmish);

describe('banner', () => {
  scenario('SKI-GEAR-a: is attached to any fighter on the field and strengthens it', (table) => {
    table.given({ seats: [{ hand: ['banner'], field: ['militia'] }, { field: ['knight'] }] });

    table.seat(0).takes(use('banner')).picks(card('knight'));

    expect(fightersIn(table.state, 0)).toEqual(['militia 1']);
    expect(fightersIn(table.state, 1)).toEqual(['knight 4 + banner']);
    expect(table.state.gold).toEqual([8, 9]);
  });

  scenario('SKI-TARGET-a: cannot be played without a fighter to wear it', ({ given, seat }) => {
    given({ seats: [{ hand: ['banner', 'militia'] }, {}] });

    seat(0).mayTake(use('militia')).mayNotTake(use('banner'));
  });

  scenario('SKI-GEAR-b: is discarded together with its fighter', (table) => {
    table.given({ seats: [{ field: ['militia + banner'], discard: ['knight'] }, { field: ['outlaw', 'outlaw'] }] });

    passAll(table);

    expect(namesIn(table.state, discardOf(0))).toEqual(['banner', 'militia', 'knight']);
    table.leavesOpen(0);
    table.leavesOpen(1);
  });
});

describe('shield', () => {
  const seats = [{ field: ['militia + shield', 'knight'] }, { field: ['outlaw', 'outlaw'] }];

  scenario('SKI-DEFEAT-b: is discarded to save its fighter', (table) => {
    table.given({ seats });

    table.seat(0).passes();
    table.seat(1).passes();
    table.seat(0).takes(card('militia')).takes(use('shield'));

    expect(fightersIn(table.state, 0)).toEqual(['militia 1', 'knight 2']);
    expect(namesIn(table.state, discardOf(0))).toEqual(['shield']);
    table.leavesOpen(0);
    table.leavesOpen(1);
  });

  scenario('SKI-DEFEAT-a: does not save another fighter', (table) => {
    table.given({ seats });

    table.seat(0).passes();
    table.seat(1).passes();
    table.seat(0).takes(card('knight'));

    expect(fightersIn(table.state, 0)).toEqual(['militia 1 + shield']);
    table.leavesOpen(0);
    table.leavesOpen(1);
  });
});

describe('curse', () => {
  scenario('SKI-BLANK-a: takes the text of a fighter away, and what others had of it', (table) => {
    table.given({ seats: [{ hand: ['curse'] }, { field: ['captain', 'militia'] }] });

    table.seat(0).takes(use('curse')).picks(card('captain'));

    expect(fightersIn(table.state, 1)).toEqual(['captain 2 + curse', 'militia 1']);
  });

  scenario('SKI-BLANK-a: leaves a knight nothing to do', ({ given, seat }) => {
    given({ seats: [{ field: ['knight + curse', 'militia'] }, {}] });

    seat(0).isAsked('actionWindow').mayNotTake(use('knight'));
  });

  scenario('SKI-BLANK-a: does nothing to other fighters', ({ given, seat }) => {
    given({ seats: [{ field: ['knight', 'militia + curse'] }, {}] });

    seat(0).mayTake(use('knight'));
  });

  scenario("SKI-DISCARD-a: goes to its owner's discard pile when the other seat's fighter falls", (table) => {
    table.given({ seats: [{ hand: ['curse'], field: ['outlaw'] }, { field: ['veteran'] }] });

    table.seat(0).takes(use('curse')).picks(card('veteran'));
    passAll(table);

    expect(namesIn(table.state, discardOf(0))).toEqual(['curse']);
    expect(namesIn(table.state, discardOf(1))).toEqual(['veteran']);
    expect(table.state.renown).toEqual([1, 0]);
    table.leavesOpen(0);
    table.leavesOpen(1);
  });
});

describe('signet', () => {
  scenario('SKI-LIMIT-a: gives a fighter the text of the knight and one more use of each ability', (table) => {
    table.given({ seats: [{ field: ['paladin (spent) + signet'] }, { field: ['outlaw'] }] });
    const own = { is: 'use', card: 'paladin', printed: 'paladin' };
    const gained = { is: 'use', card: 'paladin', printed: 'knight' };

    table.seat(0).takes(own);
    table.seat(1).passes();
    table.seat(0).takes(gained);
    table.seat(1).passes();
    table.seat(0).takes(own);
    table.seat(1).passes();
    table.seat(0).takes(gained);
    table.seat(1).passes();

    table.seat(0).isAsked('actionWindow').mayNotTake(use('paladin'));
    expect(fightersIn(table.state, 1)).toEqual(['outlaw 5']);
  });

  scenario('SKI-LIMIT-a: without it an ability is used once in a round', ({ given, seat }) => {
    given({ seats: [{ field: ['paladin (spent)', 'militia'] }, { field: ['outlaw', 'duelist'] }] });

    seat(0).takes(use('paladin'));
    seat(1).passes();

    seat(0).isAsked('actionWindow').mayNotTake(use('paladin'));
  });

  scenario('SKI-LIMIT-a: does not give a knight its own text twice', (table) => {
    table.given({ seats: [{ field: ['knight + signet', 'militia'] }, {}] });

    const [asked] = table.match.open;

    expect(asked?.question).toMatchObject({ options: [{ is: 'use', printed: 'knight' }, { is: 'pass' }] });
    expect(asked?.question.is === 'choose' && asked.question.options).toHaveLength(2);
  });

  scenario('SKI-GEAR-a: gives nothing to fighters that do not wear it', (table) => {
    table.given({ seats: [{ hand: ['signet', 'ransom'], field: ['militia', 'herald'] }, {}] });

    table.seat(0).takes(use('signet')).picks(card('militia'));
    passIdle(table);
    table.seat(1).passes();

    table.seat(0).mayTake(use('militia')).mayNotTake(use('herald'));
    expect(namesIn(table.state, handOf(0))).toEqual(['ransom']);
  });
});
