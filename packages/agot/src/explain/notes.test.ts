import { present } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { actions, card, happening, use } from '../testing/card-table.ts';
import { explained, notes } from '../testing/explained.ts';
import { explainCard } from './explain.ts';

test('AGOT-BLANK-a: a blank text box, and by what', () => {
  const table = actions({ seats: [{ play: ['tywin-lannister + milk-of-the-poppy', 'arya-stark'] }, {}] });

  expect(notes(table, 'tywin-lannister')).toEqual(['Its text box is blank, except for traits (Milk of the Poppy).']);
  expect(explained(table, 'tywin-lannister').notes[0]?.from).toEqual({ is: 'card', printed: 'milk-of-the-poppy' });
});

test('AGOT-GAIN-b: icons that it gained', () => {
  const table = actions({ seats: [{ play: ['eddard-stark + little-bird'] }, {}] });

  expect(notes(table, 'eddard-stark')).toEqual(['Gains the intrigue icon (Little Bird).']);
});

test('AGOT-SUPPORT-a, AGOT-RIVAL-a: how a title stands to those of the others', () => {
  const titles = ['hand-of-the-king', 'master-of-coin', 'master-of-laws', 'crown-regent', 'master-of-ships'];
  const table = actions({ seats: titles.map((title) => ({ title })) });
  const said = titles.map((title) => notes(table, title).map((one) => one.split(':')[0]));

  expect(said.flat().filter((one) => one?.startsWith('Supports')).length).toBeGreaterThan(0);
  expect(said.flat().filter((one) => one?.startsWith('Rivals')).length).toBeGreaterThan(0);
  expect(notes(actions({ seats: [{ title: 'hand-of-the-king' }, {}, {}] }), 'hand-of-the-king')).toEqual([]);
});

describe('what waits and what lasts', () => {
  test('AGOT-LAST-a: a change of STR that lasts, and until when', () => {
    const table = actions({ seats: [{ play: ['margaery-tyrell', 'arya-stark'] }, {}] });
    table.seat(0).takes(use('margaery-tyrell'));
    table.seat(0).picks(card('arya-stark'));

    expect(notes(table, 'arya-stark')).toEqual(['STR +3 until the end of the phase (Margaery Tyrell).']);
  });

  test('AGOT-DELAY-a: a delayed effect that waits for the character', () => {
    const table = happening(
      {
        challenge: { attacker: 0, type: 'intrigue' },
        seats: [
          { hand: ['tears-of-lys'], gold: 5, play: ['cersei-lannister (attacking)'] },
          { play: ['arya-stark', 'sansa-stark'] },
        ],
      },
      () => [
        {
          is: 'challengeDecided',
          result: { winner: 0, loser: 1, totals: { attacking: 4, defending: 0 }, margin: 4, unopposed: 'yes' },
        },
      ],
    );
    table.seat(0).takes(use('tears-of-lys'));

    expect(notes(table, 'arya-stark')).toEqual([
      'A delayed effect is waiting for it until the end of the phase (Tears of Lys).',
    ]);
    expect(notes(table, 'sansa-stark')).toEqual([]);
  });

  test('AGOT-CHAL-e: who does not kneel when declared', () => {
    const table = actions({ seats: [{ play: ['ser-jaime-lannister'] }, {}] });

    expect(notes(table, 'ser-jaime-lannister')).toEqual([
      'Does not kneel when it is declared (as an attacker, military challenges).',
    ]);
  });
});

describe('a faction card, which stands for its player', () => {
  test('AGOT-COST-h: what will be cheaper', () => {
    const table = actions({
      phase: 'marshaling',
      active: 0,
      seats: [{ faction: 'house-stark', play: ['the-kingsroad'] }, {}],
    });
    table.seat(0).takes(use('the-kingsroad'));

    expect(notes(table, 'house-stark')).toEqual([
      'The next fitting card (character) costs 3 less until the end of the phase (The Kingsroad).',
    ]);
  });

  test('AGOT-4.2-b: what the player cannot do, and how often', () => {
    const table = actions({
      seats: [
        { faction: 'house-stark', plot: 'sneak-attack' },
        { faction: 'house-lannister', plot: 'jousting-contest' },
      ],
    });

    expect(notes(table, 'house-stark')).toEqual([
      'Challenges this phase: 1 at most (Sneak Attack).',
      'Attackers: 1 at most (Jousting Contest).',
      'Defenders: 1 at most (Jousting Contest).',
    ]);
    expect(notes(table, 'house-lannister')).toEqual([
      'Attackers: 1 at most (Jousting Contest).',
      'Defenders: 1 at most (Jousting Contest).',
    ]);
  });
});

test('AGOT-DUP-b: a further copy of a unique card is free', () => {
  const table = actions({
    phase: 'marshaling',
    active: 0,
    windows: 'open',
    seats: [{ hand: ['eddard-stark'], play: ['arya-stark'], deck: ['arya-stark'] }, {}],
  });
  expect(notes(table, 'eddard-stark')).toEqual([]);

  const other = actions({
    phase: 'marshaling',
    active: 0,
    windows: 'open',
    seats: [{ hand: ['ice', 'tywin-lannister'], play: ['tywin-lannister'] }, {}],
  });
  const [first] = other.match.state.table.cards.filter(
    ({ printed, zone }) => printed === 'tywin-lannister' && /hand/.test(zone),
  );

  expect(explainCard(other.match, 0, present(first, 'the copy').id).notes.map(({ text }) => text.en)).toEqual([
    'You have a copy in play: marshaled as a duplicate it costs nothing.',
  ]);
});
