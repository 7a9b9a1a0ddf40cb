import { cardOf, cardsIn } from '@kronika/kernel';
import { expect } from 'vitest';
import { BOARDS, boardCalled } from '../field/boards.ts';
import { senjutsu } from '../game.ts';
import { neighboursOf } from '../hex/index.ts';
import { coreOf, deckOf, handOf, poisonOf } from '../zones.ts';
import { hero, prints, scenario, stopHere, type Table, told } from './testing/fight.ts';

const FOUR = [{ hero: 'ronin' }, { hero: 'master' }, { hero: 'warrior' }, { hero: 'student' }] as const;
const DUEL = { seats: 2, format: 'duel', windows: 'brief', terrain: 'none' } as const;

const handSize = ({ state }: Table, seat: 0 | 1) => cardsIn(state.table, handOf(seat)).length;
const core = ({ state }: Table, seat: 0 | 1) =>
  cardsIn(state.table, coreOf(seat)).map((card) => cardOf(state.table, card).printed);

scenario(
  'SEN-EX-31, SEN-ADV-b, SEN-SETUP-g, SEN-SETUP-h: markers by printed value, figures from the lowest upwards',
  (table) => {
    table.begins({ seats: 4, format: 'brawl', windows: 'brief', decks: FOUR });

    expect(table.state.advantage).toEqual([1, 3, 2, 0]);
    expect(told(table, 'placed').map(({ fighter }) => fighter)).toEqual([0, 2, 3, 1]);
    stopHere(table);
  },
);

scenario('SEN-ADV-d: equal values are ordered at random', (table) => {
  const tops = Array.from({ length: 20 }, (_, game) => {
    table.begins({ ...DUEL, decks: [{ hero: 'ronin' }, { hero: 'ronin' }] }, `game ${game}`);
    stopHere(table);
    return table.state.advantage[0];
  });

  expect(new Set(tops)).toEqual(new Set([0, 1]));
});

scenario(
  'SEN-HERO-a, SEN-HERO-b, SEN-SETUP-e, SEN-SIG-0: core cards are at hand from the start, beside a shuffled deck',
  (table) => {
    table.begins({ ...DUEL, decks: [{ hero: 'ronin' }, { hero: 'warrior' }] });
    stopHere(table);

    expect(core(table, 0)).toEqual(['ronin-core', 'naginata-sweep']);
    expect(core(table, 1)).toEqual(['warrior-core', 'nodachi-slash']);
    const first = prints(table, 0, 'deck');
    table.begins({ ...DUEL, decks: [{ hero: 'ronin' }, { hero: 'warrior' }] }, 'another game');
    expect(prints(table, 0, 'deck')).not.toEqual(first);
    expect(prints(table, 0, 'discard')).toEqual([]);
    stopHere(table);
  },
);

scenario(
  'SEN-HERO-b, SEN-CORE-b: another weapon of the hero card may be brought instead of that of the deck',
  (table) => {
    table.begins({ ...DUEL, decks: [{ hero: 'ronin', weapon: 'yari-impale' }, { hero: 'warrior' }] });

    expect(core(table, 0)).toEqual(['ronin-core', 'yari-impale']);
    stopHere(table);
  },
);

scenario('SEN-SETUP-f, SEN-KAM-c: the ring is on Neutral and focus is 0', (table) => {
  table.begins(DUEL);

  expect(hero(table, 0)).toMatchObject({ kamae: 'neutral', focus: 0, wounds: 0, stuns: 0 });
  stopHere(table);
});

scenario('SEN-SETUP-l, SEN-CORE-c, SEN-HERO-e: opening hands have five cards, core cards not counted', (table) => {
  table.begins({ ...DUEL, decks: [{ hero: 'ronin' }, { hero: 'master' }] });
  table.seat(0).isAsked('prepareCards').picks();

  expect(told(table, 'drew').slice(0, 2)).toMatchObject([{ rule: 'SEN-SETUP-l' }, { rule: 'SEN-SETUP-l' }]);
  // One more was drawn in the first turn.
  expect([handSize(table, 0), handSize(table, 1)]).toEqual([6, 6]);
  expect(cardsIn(table.state.table, deckOf(1))).toHaveLength(24);
  stopHere(table);
});

scenario(
  'SEN-PREP-a, SEN-PREP-b, SEN-SETUP-k: prepared cards may be taken before the opening draw, which fills up the hand',
  (table) => {
    table.begins({ ...DUEL, decks: [{ hero: 'ronin' }, { hero: 'master' }] });
    table.seat(1).isNotAsked();
    table.seat(0).isAsked('prepareCards').picks({ printed: 'heavy-armour' });

    expect(prints(table, 0, 'hand')).toContain('heavy-armour');
    expect(handSize(table, 0)).toBe(6);
    expect(told(table, 'deckShuffled')).toMatchObject([{ seat: 0, rule: 'SEN-PREP-d' }]);
    stopHere(table);
  },
);

scenario('SEN-PREP-c: of each prepared card only one copy may be taken', (table) => {
  table.begins({ ...DUEL, decks: [{ hero: 'ronin' }, { hero: 'student' }] });
  const question = table.questionTo(1);

  expect(question.is === 'pick' ? question.options : []).toEqual([
    { is: 'print', printed: 'calm-defence' },
    { is: 'print', printed: 'field-bandages' },
    { is: 'print', printed: 'insightful-blow' },
    { is: 'print', printed: 'obedience' },
  ]);
  expect(prints(table, 1, 'deck').filter((printed) => printed === 'insightful-blow')).toHaveLength(2);
  stopHere(table);
});

scenario('SEN-PREP-d: a deck from which nothing was taken is not shuffled again', (table) => {
  table.begins({ ...DUEL, decks: [{ hero: 'ronin' }, { hero: 'master' }] });
  table.seat(0).picks();

  expect(told(table, 'deckShuffled')).toEqual([]);
  stopHere(table);
});

scenario('SEN-PREP-b: what was prepared is told to nobody else', (table) => {
  table.begins({ ...DUEL, decks: [{ hero: 'ronin' }, { hero: 'master' }] });
  table.seat(0).picks({ printed: 'heavy-armour' });

  expect(JSON.stringify(table.view(1))).not.toContain('heavy-armour');
  stopHere(table);
});

scenario('SEN-SETUP-i, SEN-SETUP-a: heroes begin on the cells of the board, and look to its middle', (table) => {
  table.begins({ ...DUEL, board: 'snowy-clearing' });
  const [first, second] = boardCalled('snowy-clearing').starts[2];

  expect(hero(table, 0).cell).toBe(first);
  expect(hero(table, 1).cell).toBe(second);
  expect(table.state.field.cells).toEqual(boardCalled('snowy-clearing').cells);
  stopHere(table);
});

scenario(
  'SEN-SETUP-h, SEN-SETUP-j: places are chosen from the lowest marker upwards, in a zone without enemies',
  (table) => {
    table.begins({ ...DUEL, placing: 'chosen', decks: [{ hero: 'master' }, { hero: 'ronin' }] });
    table.seat(0).isNotAsked();
    table.seat(1).isAsked('placeFigure').mayTake({ is: 'cell', id: '0,-4' }).takes({ is: 'cell', id: '0,4' });
    table.seat(1).isAsked('faceAtStart').takes({ is: 'facing', facing: 2 });
    table.seat(0).isAsked('placeFigure').mayNotTake({ is: 'cell', id: '0,3' }).takes({ is: 'cell', id: '0,-3' });
    table.seat(0).takes({ is: 'facing', facing: 3 });

    expect(hero(table, 1)).toMatchObject({ cell: '0,4', facing: 2 });
    expect(hero(table, 0)).toMatchObject({ cell: '0,-3', facing: 3 });
    stopHere(table);
  },
);

scenario('SEN-SETUP-j: a zone may be shared with an ally, but not a cell', (table) => {
  table.begins({
    seats: 4,
    format: 'teams',
    teams: [0, 0, 1, 1],
    windows: 'brief',
    placing: 'chosen',
    terrain: 'none',
    decks: FOUR,
  });
  table.seat(0).takes({ id: '0,4' }).takes({ facing: 0 });
  table.seat(2).takes({ id: '0,-4' }).takes({ facing: 3 });
  table.seat(3).isAsked('placeFigure').mayTake({ id: '0,-3' }).mayNotTake({ id: '0,-4' }).mayNotTake({ id: '0,3' });
});

scenario('SEN-SETUP-j: allies begin side by side where places are fixed', (table) => {
  table.begins({ seats: 3, format: 'teams', teams: [0, 1, 1], windows: 'brief', terrain: 'none' });
  const cells = table.state.fighters.map(({ cell }) => cell);

  expect(new Set(cells).size).toBe(3);
  expect(cells[0]).toBe('0,4');
  expect(cells.slice(1)).toContain('0,-4');
  stopHere(table);
});

scenario('SEN-SETUP-b, SEN-SETUP-c: players place terrain in turn, clockwise from the highest Advantage', (table) => {
  table.begins({
    seats: 3,
    format: 'brawl',
    windows: 'brief',
    terrain: 'placed',
    decks: [{ hero: 'ronin' }, { hero: 'master' }, { hero: 'warrior' }],
  });
  const placers: number[] = [];
  while (table.match.open[0]?.question.message.key === 'placeTerrain') {
    const { seat } = table.match.open[0].question;
    placers.push(seat);
    table.answer(seat, 0);
  }

  const pieces = boardCalled('practice-field').terrain.dense;
  expect(placers).toEqual([1, 2, 0, 1, 2]);
  expect(table.state.field.pieces.map(({ kind }) => kind)).toEqual(pieces.map(({ kind }) => kind));
  expect(new Set(table.state.field.pieces.flatMap(({ cells }) => cells)).size).toBe(pieces.length);
  stopHere(table);
});

scenario('SEN-SETUP-c: no piece is laid where heroes begin', (table) => {
  table.begins({ ...DUEL, terrain: 'placed' });
  const seat = table.match.open[0]?.question.seat ?? 0;

  table
    .seat(seat)
    .mayTake({ is: 'piece', cells: ['0,0'] })
    .mayNotTake({ is: 'piece', cells: ['0,4'] });
});

scenario('SEN-HIDE-b: the Ninja and the Assassin may begin hidden, others may not', (table) => {
  table.begins({ ...DUEL, decks: [{ hero: 'ninja' }, { hero: 'assassin' }] });
  const first = table.match.open[0]?.question.seat === 0 ? 0 : 1;
  table.seat(first).isAsked('startHidden').accepts();
  table
    .seat(first === 0 ? 1 : 0)
    .isAsked('startHidden')
    .declines();

  expect(hero(table, first).stealth).toBe('hidden');
  expect(hero(table, first === 0 ? 1 : 0).stealth).toBe('seen');
  stopHere(table);

  table.begins({ ...DUEL, decks: [{ hero: 'master' }, { hero: 'master' }] });
  expect(told(table, 'hidden')).toHaveLength(1);
  stopHere(table);
});

scenario(
  'SEN-POIS-c, SEN-XPOIS-a, SEN-XPOIS-b: whoever has a poisoning card brings a poison, or one of each',
  (table) => {
    const poisons = (seat: 0 | 1) => cardsIn(table.state.table, poisonOf(seat)).length;
    table.begins({ ...DUEL, decks: [{ hero: 'master' }, { hero: 'ronin' }] });
    expect([poisons(0), poisons(1)]).toEqual([1, 0]);
    stopHere(table);

    table.begins({ ...DUEL, poisons: 'extended', decks: [{ hero: 'master' }, { hero: 'ronin' }] });
    expect([poisons(0), poisons(1)]).toEqual([5, 0]);
    stopHere(table);
  },
);

scenario('SEN-HORDE-e, SEN-HORDE-V2a: no piece is placed where waves enter, or on the fallen leader', (table) => {
  table.begins({
    seats: 1,
    format: 'horde',
    windows: 'brief',
    terrain: 'placed',
    fallenLeader: true,
    decks: [{ hero: 'ronin' }],
  });
  const kept = [...Object.values(boardCalled('practice-field').horde ?? {}), table.state.horde?.fallenLeader];
  const question = table.questionTo(0);
  if (question.is !== 'choose') throw new Error('a piece is placed');
  const laid = question.options.flatMap((option) => ('cells' in option ? option.cells : []));

  expect(kept).toHaveLength(6);
  expect(kept.filter((cell) => Array.isArray(laid) && laid.includes(cell))).toEqual([]);
  stopHere(table);
});

scenario('SEN-SETUP-j: an ally takes no zone that the other team still needs', (table) => {
  // The Ronin and the Warrior come first, and are of one team.
  table.begins({
    seats: 4,
    format: 'teams',
    teams: [0, 0, 1, 1],
    windows: 'brief',
    terrain: 'none',
    placing: 'chosen',
    decks: [{ hero: 'ronin' }, { hero: 'warrior' }, { hero: 'master' }, { hero: 'student' }],
  });
  const [near = '0,0', far] = boardCalled('practice-field').starts[2];
  table.seat(0).mayTake({ id: near }).mayTake({ id: far }).takes({ id: near }).takes({ facing: 0 });
  const [beside] = neighboursOf(near).filter((cell) => boardCalled('practice-field').cells.includes(cell));

  table.seat(1).isAsked('placeFigure').mayNotTake({ id: far }).takes({ id: beside }).takes({ facing: 0 });
  table.seat(3).isAsked('placeFigure').mayNotTake({ id: near }).mayTake({ id: far });
  stopHere(table);
});

scenario('SEN-SETUP-i, SEN-SETUP-j: every board has room for four heroes on one side, whatever lies there', (table) => {
  for (const { id } of BOARDS)
    for (const terrain of ['none', 'sparse', 'dense'] as const) {
      table.begins({ seats: 4, format: 'solo', windows: 'brief', board: id, terrain, foes: 4 });
      stopHere(table);
      expect([id, terrain, senjutsu.faults(table.state)]).toEqual([id, terrain, []]);
    }
});
