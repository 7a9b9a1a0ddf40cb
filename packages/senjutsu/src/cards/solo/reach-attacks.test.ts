import { describeCard } from '../../testing/describe-card.ts';
import { at, ends } from '../../testing/solo-scenario.ts';

/** A spearman keeps two cells away, in front of the hero on 0,-2. */
const yari = (...stand: Parameters<typeof at>) =>
  ({ ...at(...stand), kind: 'ashigaruYari', preferredDistance: 2 }) as const;

describeCard('solo-010', {
  does: {
    'it steps forward and turns at 3, and wounds two cells ahead': ends(
      'solo-010',
      { foe: yari('0,-3', 2) },
      { foe: '0,-2 facing 3', speeds: [3], wounds: 1, struck: ['-1,0', '0,0'] },
    ),
    'or beside that cell on the right': ends(
      'solo-010',
      { foe: yari('1,-2', 3) },
      { foe: '1,-2 facing 3', speeds: [3], wounds: 1, struck: ['0,0', '1,0'] },
    ),
  },
  refuses: {
    'too near, it backs off by one step at 2': ends(
      'solo-010',
      { foe: yari('0,-1', 3) },
      { foe: '0,-2 facing 3', speeds: [3, 2], wounds: 0 },
    ),
    'two steps too far, it comes one nearer': ends(
      'solo-010',
      { foe: yari('0,-4', 3) },
      { foe: '0,-3 facing 3', speeds: [3, 2], wounds: 0 },
    ),
    'it turns by one side only': ends(
      'solo-010',
      { foe: yari('0,-2', 1) },
      { foe: '0,-2 facing 2', speeds: [3, 2], wounds: 0 },
    ),
    'SEN-BLOCK-e: shields at 3 on the way stop it': ends(
      'solo-010',
      { foe: yari('0,-2', 3), shields: 3 },
      { stopped: 1, wounds: 0 },
    ),
  },
});

describeCard('solo-011', {
  does: {
    'it steps forward and turns at 4, and wounds two cells ahead': ends(
      'solo-011',
      { foe: yari('0,-3', 2) },
      { foe: '0,-2 facing 3', speeds: [4], wounds: 1, struck: ['0,0'] },
    ),
  },
  refuses: {
    'not beside that cell: it steps there instead, at 4 as well': ends(
      'solo-011',
      { foe: yari('1,-2', 3) },
      { foe: '0,-2 facing 3', speeds: [4, 4], wounds: 0 },
    ),
    'too near, it backs off': ends(
      'solo-011',
      { foe: yari('0,-1', 3) },
      { foe: '0,-2 facing 3', speeds: [4, 4], wounds: 0 },
    ),
    'two steps too far, it comes one nearer': ends(
      'solo-011',
      { foe: yari('0,-4', 3) },
      { foe: '0,-3 facing 3', speeds: [4, 4], wounds: 0 },
    ),
    'it turns by one side only': ends(
      'solo-011',
      { foe: yari('0,-2', 1) },
      { foe: '0,-2 facing 2', speeds: [4, 4], wounds: 0 },
    ),
    'shields at 4 on the way stop it': ends(
      'solo-011',
      { foe: yari('0,-2', 3), shields: 4 },
      { stopped: 1, wounds: 0 },
    ),
  },
});

describeCard('solo-012', {
  does: {
    'it steps forward at 3, deals two wounds two cells ahead, and stuns; the Behaviour stays': ends(
      'solo-012',
      { foe: { ...yari('0,-3', 3), behaviour: 'left' } },
      { foe: '0,-2 facing 3', behaviour: 'left', speeds: [3], wounds: 2, stuns: 1, struck: ['0,0'] },
    ),
  },
  refuses: {
    'it turns only with the second part, at 3, which changes the Behaviour': ends(
      'solo-012',
      { foe: { ...yari('0,-2', 2), behaviour: 'left' } },
      { foe: '0,-2 facing 3', behaviour: 'centre', speeds: [3, 3], wounds: 0, stuns: 0 },
    ),
    'and by one side': ends(
      'solo-012',
      { foe: { ...yari('0,-2', 1), behaviour: 'left' } },
      { foe: '0,-2 facing 2', speeds: [3, 3] },
    ),
    'two steps too far, it comes one nearer': ends(
      'solo-012',
      { foe: { ...yari('0,-4', 3), behaviour: 'left' } },
      { foe: '0,-3 facing 3', behaviour: 'centre', speeds: [3, 3], wounds: 0 },
    ),
    'shields at 3 stop it, and nobody is stunned': ends(
      'solo-012',
      { foe: yari('0,-2', 3), shields: 3 },
      { stopped: 1, wounds: 0, stuns: 0 },
    ),
  },
});

describeCard('solo-013', {
  does: {
    'it steps forward at 6, deals two wounds two cells ahead, and stuns; the Behaviour stays': ends(
      'solo-013',
      { foe: { ...yari('0,-3', 3), behaviour: 'left' } },
      { foe: '0,-2 facing 3', behaviour: 'left', speeds: [6], wounds: 2, stuns: 1, struck: ['0,0'] },
    ),
  },
  refuses: {
    'it turns only with the second part, at 3, which changes the Behaviour': ends(
      'solo-013',
      { foe: { ...yari('0,-2', 2), behaviour: 'left' } },
      { foe: '0,-2 facing 3', behaviour: 'centre', speeds: [6, 3], wounds: 0, stuns: 0 },
    ),
    'and by one side': ends(
      'solo-013',
      { foe: { ...yari('0,-2', 1), behaviour: 'left' } },
      { foe: '0,-2 facing 2', speeds: [6, 3] },
    ),
    'two steps too far, it comes one nearer': ends(
      'solo-013',
      { foe: { ...yari('0,-4', 3), behaviour: 'left' } },
      { foe: '0,-3 facing 3', behaviour: 'centre', speeds: [6, 3], wounds: 0 },
    ),
    'shields at 6 stop it, and nobody is stunned': ends(
      'solo-013',
      { foe: yari('0,-2', 3), shields: 6 },
      { stopped: 1, wounds: 0, stuns: 0 },
    ),
  },
});
