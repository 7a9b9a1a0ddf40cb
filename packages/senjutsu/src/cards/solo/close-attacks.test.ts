import { describeCard } from '../../testing/describe-card.ts';
import { at, ends } from '../../testing/solo-scenario.ts';

// The hero stands on 0,0 and looks up, so that the cell before it is 0,-1; looking down from there is facing 3.

describeCard('solo-014', {
  does: {
    'it steps any way and turns at 2, and wounds the cell in front': ends(
      'solo-014',
      { foe: at('1,-1', 2) },
      { foe: '0,-1 facing 3', speeds: [2], wounds: 1, struck: ['0,0'] },
    ),
    'whoever is hit discards a card': ends(
      'solo-014',
      { foe: at('0,-1', 3), hero: { hand: ['headbutt', 'headbutt'] } },
      { wounds: 1, discarded: ['headbutt'] },
    ),
  },
  refuses: {
    'two steps away it comes one nearer, at 2 as well': ends(
      'solo-014',
      { foe: at('0,-3', 3), hero: { hand: ['headbutt'] } },
      { foe: '0,-2 facing 3', speeds: [2, 2], wounds: 0, discarded: [] },
    ),
    'it turns by one side only': ends(
      'solo-014',
      { foe: at('0,-1', 0) },
      { foe: '0,-1 facing 1', speeds: [2, 2], wounds: 0 },
    ),
    'shields at 2 stop it, and no card is lost': ends(
      'solo-014',
      { foe: at('0,-1', 3), shields: 2, hero: { hand: ['headbutt'] } },
      { stopped: 1, wounds: 0, discarded: ['calm-defence'] },
    ),
  },
});

describeCard('solo-015', {
  does: {
    'it wounds the cell in front at 6, and a card is discarded': ends(
      'solo-015',
      { foe: at('0,-1', 3), hero: { hand: ['headbutt', 'headbutt'] } },
      { foe: '0,-1 facing 3', speeds: [6], wounds: 1, discarded: ['headbutt'] },
    ),
  },
  refuses: {
    'it cannot turn before it strikes, only instead, at 2': ends(
      'solo-015',
      { foe: at('0,-1', 2), hero: { hand: ['headbutt'] } },
      { foe: '0,-1 facing 3', speeds: [6, 2], wounds: 0, discarded: [] },
    ),
    'it walks one step instead': ends('solo-015', { foe: at('0,-3', 3) }, { foe: '0,-2 facing 3', speeds: [6, 2] }),
    'it turns by one side instead': ends('solo-015', { foe: at('0,-1', 0) }, { foe: '0,-1 facing 1', speeds: [6, 2] }),
    'shields at 6 stop it, and no card is lost': ends(
      'solo-015',
      { foe: at('0,-1', 3), shields: 6, hero: { hand: ['headbutt'] } },
      { stopped: 1, wounds: 0, discarded: ['calm-defence'] },
    ),
  },
});

describeCard('solo-016', {
  does: {
    'it steps forward at 7 and deals one ordinary wound': ends(
      'solo-016',
      { foe: at('0,-2', 3) },
      { foe: '0,-1 facing 3', speeds: [7], wounds: 1, bleeding: 0, struck: ['0,0'] },
    ),
  },
  refuses: {
    'two steps away it comes one nearer, at 1': ends(
      'solo-016',
      { foe: at('0,-3', 3) },
      { foe: '0,-2 facing 3', speeds: [7, 1], wounds: 0 },
    ),
    'it steps aside only with the second part': ends(
      'solo-016',
      { foe: at('1,-2', 3) },
      { foe: '0,-1 facing 3', speeds: [7, 1], wounds: 0 },
    ),
    'it turns only with the second part, by one side': ends(
      'solo-016',
      { foe: at('0,-1', 1) },
      { foe: '0,-1 facing 2', speeds: [7, 1], wounds: 0 },
    ),
    'shields at 7 stop it': ends('solo-016', { foe: at('0,-1', 3), shields: 7 }, { stopped: 1, wounds: 0 }),
  },
});

describeCard('solo-017', {
  does: {
    'it changes Behaviour, steps forward at a slant at 6, and strikes three cells': ends(
      'solo-017',
      { foe: { ...at('1,-2', 3), behaviour: 'left' } },
      { foe: '0,-1 facing 3', behaviour: 'centre', speeds: [6], wounds: 1, struck: ['-1,0', '0,0', '1,-1'] },
    ),
    'the cell at its front right is wounded': ends(
      'solo-017',
      { foe: at('0,-1', 2) },
      { foe: '0,-1 facing 2', speeds: [6], wounds: 1 },
    ),
    'the cell at its front left is wounded': ends(
      'solo-017',
      { foe: at('0,-1', 4) },
      { foe: '0,-1 facing 4', speeds: [6], wounds: 1 },
    ),
    'SEN-SOLO-AI-3c, SEN-SOLO-AI-3d: it steps to where it spares another AI opponent': ends(
      'solo-017',
      { foe: { ...at('0,-1', 3), behaviour: 'left' }, others: [at('1,-1', 3)] },
      { foe: '-1,0 facing 3', speeds: [6], wounds: 1 },
    ),
  },
  refuses: {
    'two steps away it comes one nearer, at 4': ends(
      'solo-017',
      { foe: { ...at('0,-3', 3), behaviour: 'left' } },
      { foe: '0,-2 facing 3', behaviour: 'centre', speeds: [6, 4], wounds: 0 },
    ),
    'it does not turn before it strikes, and by one side instead': ends(
      'solo-017',
      { foe: { ...at('0,-1', 1), behaviour: 'left' } },
      { foe: '0,-1 facing 2', speeds: [6, 4], wounds: 0 },
    ),
    'SEN-SOLO-AI-4b: it spares another AI opponent in the defensive stance': ends(
      'solo-017',
      {
        foe: { ...at('0,-1', 3), behaviour: 'left', stance: 'defensive' },
        others: [at('1,-1', 3), at('-1,1', 3)],
      },
      { speeds: [6, 4], wounds: 0, struck: [] },
    ),
    'shields at 6 stop it': ends(
      'solo-017',
      { foe: { ...at('0,-1', 3), behaviour: 'left' }, shields: 6 },
      { stopped: 1, wounds: 0 },
    ),
  },
});

describeCard('solo-018', {
  does: {
    'it pushes whoever is in front by one cell, at 6': ends(
      'solo-018',
      { foe: at('0,-1', 3) },
      { foe: '0,-1 facing 3', hero: '0,1 facing 0', speeds: [6], wounds: 0 },
    ),
  },
  refuses: {
    'it cannot turn before it strikes, only instead, at 5': ends(
      'solo-018',
      { foe: at('0,-1', 2) },
      { foe: '0,-1 facing 3', hero: '0,0 facing 0', speeds: [6, 5] },
    ),
    'it walks one step instead': ends('solo-018', { foe: at('0,-3', 3) }, { foe: '0,-2 facing 3', speeds: [6, 5] }),
    'it turns by one side instead': ends('solo-018', { foe: at('0,-1', 0) }, { foe: '0,-1 facing 1' }),
    'shields at 6 stop the push': ends(
      'solo-018',
      { foe: at('0,-1', 3), shields: 6 },
      { stopped: 1, hero: '0,0 facing 0' },
    ),
    'SEN-SOLO-AI-4b: who would be struck on the spot keeps off in the defensive stance': ends(
      'solo-018',
      { foe: { ...at('0,-1', 3), stance: 'defensive' }, strikes: 3 },
      { hero: '0,0 facing 0', speeds: [6, 5] },
    ),
    'SEN-SOLO-AI-4a: but not in the offensive one': ends(
      'solo-018',
      { foe: { ...at('0,-1', 3), stance: 'offensive' }, strikes: 3 },
      { hero: '0,1 facing 0', speeds: [6], foeWounds: 0 },
    ),
  },
});

describeCard('solo-019', {
  does: {
    'it steps any way and turns at 5, and wounds the cell in front': ends(
      'solo-019',
      { foe: at('1,-1', 2) },
      { foe: '0,-1 facing 3', speeds: [5], wounds: 1, struck: ['0,0'] },
    ),
    'SEN-SOLO-SEL-12: whoever is hit loses one focus, and then keeps the cards': ends(
      'solo-019',
      { foe: at('0,-1', 3), hero: { focus: 2, hand: ['headbutt'] } },
      { wounds: 1, focus: 1, discarded: [] },
    ),
    'SEN-SOLO-SEL-12: without focus a card is lost': ends(
      'solo-019',
      { foe: at('0,-1', 3), hero: { hand: ['headbutt', 'headbutt'] } },
      { wounds: 1, focus: 0, discarded: ['headbutt'] },
    ),
  },
  refuses: {
    'two steps away it comes one nearer, at 5 as well': ends(
      'solo-019',
      { foe: at('0,-3', 3), hero: { focus: 2 } },
      { foe: '0,-2 facing 3', speeds: [5, 5], wounds: 0, focus: 2 },
    ),
    'it turns by one side only': ends(
      'solo-019',
      { foe: at('0,-1', 0) },
      { foe: '0,-1 facing 1', speeds: [5, 5], wounds: 0 },
    ),
    'shields at 5 stop it, and nothing is lost': ends(
      'solo-019',
      { foe: at('0,-1', 3), shields: 5, hero: { focus: 2, hand: ['headbutt'] } },
      { stopped: 1, wounds: 0, focus: 2, discarded: ['calm-defence'] },
    ),
  },
});

describeCard('solo-020', {
  does: {
    'it turns at 5 and pushes whoever is in front by two cells': ends(
      'solo-020',
      { foe: at('0,-1', 2) },
      { foe: '0,-1 facing 3', hero: '0,2 facing 0', speeds: [5], wounds: 0 },
    ),
  },
  refuses: {
    'it turns by one side only, and again at 2': ends(
      'solo-020',
      { foe: at('0,-1', 1) },
      { foe: '0,-1 facing 2', hero: '0,0 facing 0', speeds: [5, 2] },
    ),
    'it steps only with the second part, once': ends(
      'solo-020',
      { foe: at('0,-3', 3) },
      { foe: '0,-2 facing 3', hero: '0,0 facing 0', speeds: [5, 2] },
    ),
    'shields at 5 stop the push': ends(
      'solo-020',
      { foe: at('0,-1', 3), shields: 5 },
      { stopped: 1, hero: '0,0 facing 0' },
    ),
  },
});

describeCard('solo-021', {
  does: {
    'it changes Behaviour, rolls two cells, turns, and deals two wounds at 6': ends(
      'solo-021',
      { foe: { ...at('0,-3', 2), behaviour: 'left' } },
      { foe: '0,-1 facing 3', behaviour: 'centre', speeds: [6], wounds: 2, struck: ['0,0'] },
    ),
    'SEN-SOLO-AI-1: it rolls behind the hero if it can': ends(
      'solo-021',
      { foe: at('2,-1', 1) },
      { foe: '0,1 facing 0', speeds: [6], wounds: 2 },
    ),
  },
  refuses: {
    'three steps away it rolls nearer by two, at 6 as well': ends(
      'solo-021',
      { foe: { ...at('0,-4', 3), behaviour: 'left' } },
      { foe: '0,-2 facing 3', behaviour: 'centre', speeds: [6, 6], wounds: 0 },
    ),
    'it turns by one side only, and not at all with the second part': ends(
      'solo-021',
      { foe: { ...at('0,-1', 0), behaviour: 'left' } },
      { foe: '0,-1 facing 0', speeds: [6, 6], wounds: 0 },
    ),
    'shields at 6 stop it': ends(
      'solo-021',
      { foe: { ...at('0,-1', 3), behaviour: 'left' }, shields: 6 },
      { stopped: 1, wounds: 0 },
    ),
  },
});

describeCard('solo-022', {
  does: {
    'it steps back and turns at 4, and wounds the cell in front': ends(
      'solo-022',
      { foe: at('1,-1', 2) },
      { foe: '0,-1 facing 3', speeds: [4], wounds: 1, bleeding: 0, struck: ['0,0'] },
    ),
    'SEN-SOLO-AI-2: it stays where it is if that will do': ends(
      'solo-022',
      { foe: at('0,-1', 3) },
      { foe: '0,-1 facing 3', speeds: [4], wounds: 1 },
    ),
  },
  refuses: {
    'it steps forward only with the second part, at 1': ends(
      'solo-022',
      { foe: at('0,-2', 3) },
      { foe: '0,-1 facing 3', speeds: [4, 1], wounds: 0 },
    ),
    'it steps back once only, and any way with the second part': ends(
      'solo-022',
      { foe: at('2,-1', 2) },
      { foe: '1,-1 facing 3', speeds: [4, 1], wounds: 0 },
    ),
    'it turns by one side only': ends(
      'solo-022',
      { foe: at('0,-1', 0) },
      { foe: '0,-1 facing 1', speeds: [4, 1], wounds: 0 },
    ),
    'shields at 4 stop it': ends('solo-022', { foe: at('0,-1', 3), shields: 4 }, { stopped: 1, wounds: 0 }),
  },
});

describeCard('solo-023', {
  does: {
    'it steps forward and turns at 3, and wounds the cell in front': ends(
      'solo-023',
      { foe: at('0,-2', 2) },
      { foe: '0,-1 facing 3', speeds: [3], wounds: 1, struck: ['0,0'] },
    ),
  },
  refuses: {
    'two steps away it comes one nearer, at 3 as well': ends(
      'solo-023',
      { foe: at('0,-3', 3) },
      { foe: '0,-2 facing 3', speeds: [3, 3], wounds: 0 },
    ),
    'it turns by one side only': ends(
      'solo-023',
      { foe: at('0,-1', 1) },
      { foe: '0,-1 facing 2', speeds: [3, 3], wounds: 0 },
    ),
    'shields at 3 stop it': ends('solo-023', { foe: at('0,-1', 3), shields: 3 }, { stopped: 1, wounds: 0 }),
    'shields at another speed do not': ends('solo-023', { foe: at('0,-1', 3), shields: 4 }, { stopped: 0, wounds: 1 }),
  },
});

describeCard('solo-024', {
  does: {
    'it steps forward and turns at 5, and wounds the cell in front': ends(
      'solo-024',
      { foe: at('0,-2', 2) },
      { foe: '0,-1 facing 3', speeds: [5], wounds: 1, struck: ['0,0'] },
    ),
  },
  refuses: {
    'two steps away it comes one nearer, at 2': ends(
      'solo-024',
      { foe: at('0,-3', 3) },
      { foe: '0,-2 facing 3', speeds: [5, 2], wounds: 0 },
    ),
    'it turns by one side only': ends(
      'solo-024',
      { foe: at('0,-1', 1) },
      { foe: '0,-1 facing 2', speeds: [5, 2], wounds: 0 },
    ),
    'shields at 5 stop it': ends('solo-024', { foe: at('0,-1', 3), shields: 5 }, { stopped: 1, wounds: 0 }),
    'SEN-SOLO-AI-4b: who would be struck on the spot keeps off in the defensive stance': ends(
      'solo-024',
      { foe: { ...at('0,-1', 3), stance: 'defensive' }, strikes: 3 },
      { speeds: [5, 2], wounds: 0, foeWounds: 1 },
    ),
  },
});

describeCard('solo-025', {
  does: {
    'it steps forward and turns at 7, and wounds the cell in front': ends(
      'solo-025',
      { foe: at('0,-2', 2) },
      { foe: '0,-1 facing 3', speeds: [7], wounds: 1, struck: ['0,0'] },
    ),
  },
  refuses: {
    'two steps away it comes one nearer, at 1': ends(
      'solo-025',
      { foe: at('0,-3', 3) },
      { foe: '0,-2 facing 3', speeds: [7, 1], wounds: 0 },
    ),
    'it turns by one side only': ends(
      'solo-025',
      { foe: at('0,-1', 1) },
      { foe: '0,-1 facing 2', speeds: [7, 1], wounds: 0 },
    ),
    'shields at 7 stop it': ends('solo-025', { foe: at('0,-1', 3), shields: 7 }, { stopped: 1, wounds: 0 }),
  },
});
