import { questionFor } from '@kronika/kernel';
import { expect } from 'vitest';
import { fight, hero, prints, scenario, stopHere, told } from './testing/fight.ts';

scenario(
  'SEN-TURN-CHOOSE-a, SEN-REV-1: choices stay secret until all are made, and are turned up together',
  (table) => {
    fight(table, { one: { hand: ['firm-mind'] }, other: { hand: ['graceful-step'] } });
    table.seat(0).takes({ card: 'firm-mind' });

    expect(told(table, 'revealed')).toEqual([]);
    expect(JSON.stringify(table.view(1))).not.toContain('firm-mind');
    expect(prints(table, 0, 'hand')).toEqual(['firm-mind']);
    table.seat(1).takes({ card: 'graceful-step' });

    expect(told(table, 'revealed')).toMatchObject([
      {
        cards: [
          { fighter: 0, revealed: { printed: 'firm-mind' } },
          { fighter: 1, revealed: { printed: 'graceful-step' } },
        ],
      },
    ]);
    expect(prints(table, 0, 'hand')).toEqual([]);
    stopHere(table);
  },
);

scenario('SEN-TURN-CHOOSE-b, SEN-FOC-c: a card whose required focus is not there cannot be chosen', (table) => {
  fight(table, { one: { hand: ['wolf-pounce'], focus: 0 } });
  table.seat(0).mayNotTake({ card: 'wolf-pounce' });

  fight(table, { one: { hand: ['wolf-pounce'], focus: 1 } });
  table.seat(0).mayTake({ card: 'wolf-pounce' });
  stopHere(table);
});

scenario('SEN-TURN-CHOOSE-b, SEN-CARD-l: a card cannot be chosen outside of its required Kamae', (table) => {
  const hand = ['guardians-defence'];
  fight(table, { one: { hand, focus: 3, kamae: 'balance' } });
  table.seat(0).mayNotTake({ card: 'guardians-defence' });

  fight(table, { one: { hand, focus: 3, kamae: 'determination' } });
  table.seat(0).mayTake({ card: 'guardians-defence' });
  stopHere(table);
});

scenario('SEN-TURN-CHOOSE-c, SEN-CORE-a, SEN-CORE-b: core cards are always there to be chosen', (table) => {
  fight(table, { one: { hand: [], weapons: ['naginata-sweep'] } });

  table.seat(0).mayTake({ card: 'ronin-core' }).takes({ card: 'naginata-sweep' });
  table.seat(1).takes({ card: 'warrior-core' });
  expect(table.state.turn.played.map((played) => played?.revealed)).toMatchObject([
    { is: 'card', printed: 'naginata-sweep' },
    { is: 'card', printed: 'warrior-core' },
  ]);
  stopHere(table);
});

scenario('SEN-TURN-CHOOSE-e, SEN-CORE-d: a played core card is back at the end of the turn', (table) => {
  fight(table, { cards: { 0: 'ronin-core' }, one: { hand: [], facing: 3, cell: '0,4' } });
  stopHere(table);
  while (table.state.turn.number === 1) {
    const question = questionFor(table.match, 0);
    if (question === undefined) throw new Error('seat 0 is not asked');
    table.answer(0, question.is === 'number' ? question.min : question.is === 'choose' ? 0 : []);
  }

  expect(prints(table, 0, 'discard')).toEqual([]);
  table.seat(0).mayTake({ card: 'ronin-core' });
  stopHere(table);
});

scenario(
  'SEN-TURN-CHOOSE-c, SEN-INST-REPL-a: a replacement may be chosen like any card, and uses up no instant',
  (table) => {
    fight(table, { one: { hand: ['dragon-tail'] } });
    table.seat(0).takes({ card: 'dragon-tail' });
    table.seat(1).takes({ is: 'card', card: 'warrior-core' });

    expect(table.state.turn.instants).toEqual([]);
    expect(table.state.turn.played[0]).toMatchObject({ revealed: { printed: 'dragon-tail' } });
    stopHere(table);
  },
);

scenario(
  'SEN-TURN-CHOOSE-d, SEN-CARD-h, SEN-CARD-i: benefits and reactions have no speed and cannot be chosen',
  (table) => {
    fight(table, { one: { hand: ['calm-composure', 'duty', 'firm-mind'], focus: 3 } });

    table.seat(0).mayNotTake({ card: 'calm-composure' }).mayNotTake({ card: 'duty' }).mayTake({ card: 'firm-mind' });
    stopHere(table);
  },
);

scenario('SEN-STUN-c, SEN-STUN-d, SEN-DISC-1b: a stun may be played instead; it does nothing and is gone', (table) => {
  fight(table, { one: { hand: [], stuns: 2 } });
  table.seat(0).takes({ is: 'stun' });
  table.seat(1).takes({ card: 'warrior-core' });

  expect(hero(table, 0).stuns).toBe(1);
  expect(table.state.turn.played[0]).toMatchObject({ revealed: { is: 'stun' } });
  stopHere(table);
});

scenario('SEN-STUN-c: without a stun there is none to play', (table) => {
  fight(table, { one: { hand: [] } });

  table.seat(0).mayNotTake({ is: 'stun' });
  stopHere(table);
});

scenario(
  'SEN-POIS-d, SEN-TURN-CHOOSE-c: Crippling Poison in hand must be chosen, and is out of the game then',
  (table) => {
    fight(table, { one: { hand: ['crippling-poison', 'firm-mind'], stuns: 1, focus: 3 } });
    table
      .seat(0)
      .mayNotTake({ card: 'firm-mind' })
      .mayNotTake({ is: 'stun' })
      .mayNotTake({ card: 'ronin-core' })
      .takes({ card: 'crippling-poison' });
    table.seat(1).takes({ card: 'warrior-core' });

    stopHere(table);
    expect(told(table, 'revealed')).toHaveLength(1);
    expect(table.state.turn.played[0]).toMatchObject({ segments: [{ speed: 0 }] });
  },
);

scenario('SEN-XPOIS-d: a poison that was played does not go to the discard pile', (table) => {
  fight(table, { cards: { 0: 'crippling-poison' } });

  expect(prints(table, 0, 'discard')).toEqual([]);
  expect(table.state.table.cards.find(({ printed }) => printed === 'crippling-poison')?.zone).toBe('out');
  stopHere(table);
});

scenario(
  'SEN-XPOIS-e: Mist of Confusion picks at random among everything that could be picked, and asks nobody',
  (table) => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 40; seed += 1) {
      table.given(
        {
          heroes: [
            {
              hero: 'ronin',
              weapons: ['naginata-sweep'],
              hand: ['firm-mind', 'duty'],
              stuns: 1,
              inPlay: ['mist-of-confusion (2)'],
            },
            { hero: 'warrior' },
          ],
        },
        `seed ${seed}`,
      );
      table.seat(0).isNotAsked();
      table.seat(1).takes({ card: 'warrior-core' });
      const revealed = told(table, 'revealed').at(-1)?.cards[0]?.revealed;
      seen.add(revealed?.is === 'card' ? revealed.printed : 'stun');
      stopHere(table);
    }

    expect([...seen].sort()).toEqual(['firm-mind', 'naginata-sweep', 'ronin-core', 'stun']);
  },
);

scenario(
  'SEN-XPOIS-g: under Paralysing Toxin no focus can be spent, so that no card that costs some can be chosen',
  (table) => {
    fight(table, { one: { hand: ['wolf-pounce', 'firm-mind'], focus: 3, inPlay: ['paralysing-toxin (2)'] } });

    table.seat(0).mayNotTake({ card: 'wolf-pounce' }).mayTake({ card: 'firm-mind' });
    stopHere(table);
  },
);

scenario('SEN-EFF-x: banned types cannot be chosen, core weapons of that type included', (table) => {
  fight(table, {
    bannedTypes: ['attack'],
    one: { hand: ['horse-kick', 'firm-mind'], weapons: ['naginata-sweep'] },
  });

  table
    .seat(0)
    .mayNotTake({ card: 'horse-kick' })
    .mayNotTake({ card: 'naginata-sweep' })
    .mayTake({ card: 'firm-mind' })
    .mayTake({ card: 'ronin-core' });
  stopHere(table);
});

scenario('SEN-EFF-x: a named core ability may be chosen only if there is no other legal card', (table) => {
  const banned = { bannedCards: ['ronin-core'], bannedTypes: ['attack', 'defence'] } as const;
  fight(table, { ...banned, one: { hand: ['firm-mind'] } });
  table.seat(0).mayNotTake({ card: 'ronin-core' }).mayTake({ card: 'firm-mind' });
  stopHere(table);

  fight(table, { ...banned, one: { hand: ['horse-kick', 'duty'] } });
  table.seat(0).mayTake({ card: 'ronin-core' }).mayNotTake({ card: 'horse-kick' });
  stopHere(table);
});

scenario(
  'SEN-GOLD-a: while Respect is in play nobody plays a copy of a card lying face up in the own pile',
  (table) => {
    const hand = ['firm-mind', 'horse-kick', 'headbutt'];
    fight(table, {
      one: { hand, discard: ['firm-mind', 'horse-kick (down)'] },
      other: { inPlay: ['respect'], discard: ['headbutt'] },
    });

    table.seat(0).mayNotTake({ card: 'firm-mind' }).mayTake({ card: 'horse-kick' }).mayTake({ card: 'headbutt' });
    stopHere(table);
  },
);

scenario('SEN-TURN-CHOOSE-f: focus that is gained only later in the turn does not count', (table) => {
  fight(table, { one: { hand: ['wolf-pounce', 'falling-restraint'], focus: 0 } });

  table.seat(0).mayNotTake({ card: 'wolf-pounce' }).mayTake({ card: 'falling-restraint' });
  stopHere(table);
});

scenario('SEN-FOC-e: an optional focus bar keeps nobody from choosing the card', (table) => {
  fight(table, { one: { hand: ['open-mind'], focus: 0 } });

  table.seat(0).mayTake({ card: 'open-mind' });
  stopHere(table);
});
