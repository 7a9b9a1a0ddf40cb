import { describe, expect, test } from 'vitest';
import { actions, defending, initiating, use } from '../testing/card-table.ts';
import { reasons } from '../testing/explained.ts';

const military = { attacker: 0, type: 'military' } as const;

describe('marshaling', () => {
  const marshaling = (mine: object, description: object = {}) =>
    actions({ phase: 'marshaling', active: 0, windows: 'open', seats: [mine, {}], ...description });

  test('AGOT-COST-a: not enough gold', () => {
    expect(reasons(marshaling({ hand: ['eddard-stark'], gold: 6 }), 'eddard-stark')).toEqual([
      'AGOT-COST-a It takes 7 gold, you have 6.',
    ]);
    expect(reasons(marshaling({ hand: ['eddard-stark'], gold: 7 }), 'eddard-stark')).toEqual([]);
  });

  test('AGOT-DEAD-a: a copy is dead', () => {
    expect(reasons(marshaling({ hand: ['arya-stark'], dead: ['arya-stark'] }), 'arya-stark')).toEqual([
      'AGOT-DEAD-a A copy of it lies in your dead pile.',
    ]);
  });

  test('AGOT-ATT-a: nothing to attach it to', () => {
    expect(reasons(marshaling({ hand: ['ice'] }), 'ice')).toEqual([
      'AGOT-ATT-a No character in play may have it attached.',
    ]);
  });

  test('AGOT-MARSH-a: not in another phase', () => {
    const table = actions({ windows: 'open', seats: [{ hand: ['arya-stark'] }, {}] });

    expect(reasons(table, 'arya-stark')).toEqual(['AGOT-MARSH-a It can be marshaled only in the marshaling phase.']);
  });
});

describe('using', () => {
  test('AGOT-KNEEL-a: it kneels already, and that is the cost', () => {
    const table = actions({
      phase: 'marshaling',
      active: 0,
      windows: 'open',
      seats: [{ play: ['the-kingsroad (kneeling)'] }, {}],
    });

    expect(reasons(table, 'the-kingsroad')).toEqual(['AGOT-KNEEL-a It is kneeling, and kneeling it is the cost.']);
  });

  test('AGOT-WIN-c: a card of somebody else', () => {
    const table = actions({ windows: 'open', seats: [{}, { play: ['the-kingsroad'] }] });

    expect(reasons(table, 'the-kingsroad')).toEqual(['AGOT-WIN-c You do not control it.']);
  });

  test('AGOT-BLANK-a: a blank text box, and by what', () => {
    const table = actions({ windows: 'open', seats: [{ play: ['tywin-lannister + milk-of-the-poppy'] }, {}] });

    expect(reasons(table, 'tywin-lannister')).toEqual([
      'AGOT-BLANK-a Its text box is blank, because of Milk of the Poppy.',
    ]);
  });

  test('AGOT-FIRST-g: who is not asked learns whom all wait for', () => {
    const table = actions({ windows: 'open', seats: [{ play: ['the-kingsroad'] }, {}] });

    expect(reasons(table, 'the-kingsroad', 1)).toEqual(['AGOT-FIRST-g Waiting for: Player 1.']);
  });
});

describe('declaring', () => {
  test('AGOT-CHAL-c: attackers stand, have the icon and are your own', () => {
    const table = initiating(
      {
        seats: [
          { play: ['eddard-stark', 'vanguard-of-the-north', 'robb-stark (kneeling)', 'sansa-stark'] },
          { play: ['tywin-lannister'] },
        ],
      },
      'military',
    );

    expect(reasons(table, 'eddard-stark')).toEqual([]);
    expect(reasons(table, 'robb-stark')).toEqual(['AGOT-CHAL-c It is kneeling.']);
    expect(reasons(table, 'sansa-stark')).toEqual(['AGOT-CHAL-c It does not have the military icon.']);
    expect(reasons(table, 'tywin-lannister')).toEqual(['AGOT-CHAL-c You do not control it.']);
  });

  test('AGOT-4.2.1-b: so do defenders', () => {
    const table = defending({
      challenge: military,
      seats: [
        { play: ['eddard-stark (attacking)'] },
        { play: ['ser-jaime-lannister', 'gold-cloaks (kneeling)', 'cersei-lannister'] },
      ],
    });

    expect(reasons(table, 'ser-jaime-lannister', 1)).toEqual([]);
    expect(reasons(table, 'gold-cloaks', 1)).toEqual(['AGOT-4.2.1-b It is kneeling.']);
    expect(reasons(table, 'cersei-lannister', 1)).toEqual(['AGOT-4.2.1-b It does not have the military icon.']);
    expect(reasons(table, 'eddard-stark', 1)).toEqual(['AGOT-4.2.1-b You do not control it.']);
  });
});

describe('choosing', () => {
  const attaching = (attachment: string, play: readonly string[]) => {
    const table = actions({ phase: 'marshaling', active: 0, seats: [{ hand: [attachment], play: [...play] }, {}] });
    table.seat(0).takes(use(attachment));
    return table;
  };

  test('AGOT-ATT-b: a faction or a trait that the attachment asks for', () => {
    const ice = attaching('ice', ['arya-stark', 'robb-stark', 'tywin-lannister']);
    expect(reasons(ice, 'arya-stark')).toEqual([]);
    expect(reasons(ice, 'tywin-lannister')).toEqual(['AGOT-ATT-b It is not of the faction House Stark.']);

    const axe = attaching('throwing-axe', ['asha-greyjoy', 'theon-greyjoy', 'arya-stark']);
    expect(reasons(axe, 'asha-greyjoy')).toEqual([]);
    expect(reasons(axe, 'arya-stark')).toEqual(['AGOT-ATT-b It does not have the trait Ironborn.']);
  });

  test('AGOT-KW-NOATT-a: a character that takes no attachment, and what is no character', () => {
    const table = actions({
      phase: 'marshaling',
      active: 0,
      seats: [
        { hand: ['milk-of-the-poppy'], play: ['eddard-stark', 'arya-stark', 'direwolf-pup', 'the-roseroad'] },
        {},
      ],
    });
    table.seat(0).takes(use('milk-of-the-poppy'));

    expect(reasons(table, 'eddard-stark')).toEqual([]);
    expect(reasons(table, 'direwolf-pup')).toEqual(['AGOT-KW-NOATT-a It has the keyword: No attachments.']);
    expect(reasons(table, 'the-roseroad')).toEqual(['AGOT-ATT-b It is not a character in play.']);
  });
});
