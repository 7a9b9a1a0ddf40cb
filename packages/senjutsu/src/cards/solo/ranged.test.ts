import { describeCard } from '../../testing/describe-card.ts';
import { at, ends } from '../../testing/solo-scenario.ts';

const archer = (...stand: Parameters<typeof at>) =>
  ({ ...at(...stand), kind: 'ashigaruYumi', preferredDistance: 5 }) as const;
const arquebusier = (...stand: Parameters<typeof at>) =>
  ({ ...at(...stand), kind: 'arquebusier', preferredDistance: 6 }) as const;

/** A hero between rocks, whom nobody sees from above. */
const ROCKS = (['0,0', '-1,1', '1,0', '-1,0', '1,-1'] as const).map(
  (cell) => ({ kind: 'rocks', cells: [cell] }) as const,
);

const yumiShot = (card: string, speed: number) => ({
  does: {
    [`a hero slower than ${speed} takes a wound, five cells away`]: ends(
      card,
      { foe: archer('0,-3', 3), hero: { cell: '0,2' }, strikes: speed - 1 },
      { foe: '0,-3 facing 3', speeds: [speed], wounds: 1, preferredDistance: 5 },
    ),
    'nearer than it likes, it shoots all the same': ends(
      card,
      { foe: archer('0,-3', 3) },
      { foe: '0,-3 facing 3', speeds: [speed], wounds: 1 },
    ),
  },
  refuses: {
    [`SEN-SOLO-RNG-c: a hero of speed ${speed} is missed, and the shot is spent`]: ends(
      card,
      { foe: archer('0,-3', 3), hero: { cell: '0,2' }, strikes: speed },
      { foe: '0,-3 facing 3', speeds: [speed], wounds: 0 },
    ),
    'SEN-SOLO-RNG-b: six cells away it comes as near as the range, at the same speed': ends(
      card,
      { foe: archer('0,-3', 3), hero: { cell: '0,3' } },
      { foe: '0,-2 facing 3', speeds: [speed, speed], wounds: 0 },
    ),
    'it comes nearer by one step and one side only': ends(
      card,
      { foe: archer('0,-4', 1), hero: { cell: '0,4' } },
      { foe: '0,-3 facing 2', speeds: [speed, speed], wounds: 0 },
    ),
    'out of sight it does not shoot': ends(
      card,
      { foe: archer('0,-3', 3), hero: { cell: '0,1' }, terrain: ROCKS },
      { speeds: [speed, speed], wounds: 0 },
    ),
  },
});

describeCard('solo-036', yumiShot('solo-036', 5));
describeCard('solo-037', yumiShot('solo-037', 6));
describeCard('solo-038', yumiShot('solo-038', 7));

const bludgeon = (card: string) => ({
  does: {
    'it steps forward and turns at 7, and stuns whoever is in front': ends(
      card,
      { foe: at('0,-2', 2) },
      { foe: '0,-1 facing 3', speeds: [7], stuns: 1, wounds: 0, struck: ['0,0'] },
    ),
  },
  refuses: {
    'two steps away it comes one nearer, at 2': ends(
      card,
      { foe: at('0,-3', 3) },
      { foe: '0,-2 facing 3', speeds: [7, 2], stuns: 0 },
    ),
    'it turns by one side only': ends(card, { foe: at('0,-1', 1) }, { foe: '0,-1 facing 2', speeds: [7, 2], stuns: 0 }),
    'shields at 7 stop it': ends(card, { foe: at('0,-1', 3), shields: 7 }, { stopped: 1, stuns: 0 }),
  },
});

describeCard('solo-039', bludgeon('solo-039'));
describeCard('solo-040', bludgeon('solo-040'));

describeCard('solo-041', {
  does: {
    'a slower hero takes two wounds, six cells away; the card is gone, and the gunner comes close': ends(
      'solo-041',
      { foe: arquebusier('0,-3', 3), hero: { cell: '0,3' }, strikes: 5 },
      {
        foe: '0,-3 facing 3',
        speeds: [6],
        wounds: 2,
        preferredDistance: 1,
        deck: ['solo-004', 'solo-006'],
        discard: [],
      },
    ),
  },
  refuses: {
    'SEN-SOLO-RNG-c: a hero of speed 6 is missed, but the shot is fired': ends(
      'solo-041',
      { foe: arquebusier('0,-3', 3), hero: { cell: '0,3' }, strikes: 6 },
      { speeds: [6], wounds: 0, preferredDistance: 1, discard: [] },
    ),
    'seven cells away it comes nearer by one step, and keeps its shot': ends(
      'solo-041',
      { foe: arquebusier('0,-3', 3), hero: { cell: '0,4' } },
      { foe: '0,-2 facing 3', speeds: [6, 6], wounds: 0, preferredDistance: 6, discard: ['solo-041'] },
    ),
    'it turns by one side only': ends(
      'solo-041',
      { foe: arquebusier('0,-4', 1), hero: { cell: '0,4' } },
      { foe: '0,-3 facing 2', speeds: [6, 6], preferredDistance: 6 },
    ),
    'out of sight it does not fire': ends(
      'solo-041',
      { foe: arquebusier('0,-3', 3), hero: { cell: '0,1' }, terrain: ROCKS },
      { speeds: [6, 6], wounds: 0, preferredDistance: 6, discard: ['solo-041'] },
    ),
    'SEN-EFF-m: cancelled before it is fired, it goes to the discard pile': ends(
      'solo-041',
      {
        foe: { ...arquebusier('0,-3', 3), limps: [2, 2] },
        hero: { cell: '0,0', kamae: 'aggression', focus: 3 },
        plays: 'the-terror',
      },
      { speeds: [], wounds: 0, preferredDistance: 6, discard: ['solo-041'] },
    ),
  },
});
