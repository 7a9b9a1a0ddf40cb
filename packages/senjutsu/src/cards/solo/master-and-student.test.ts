import { expect } from 'vitest';
import { told } from '../../rules/testing/fight.ts';
import { playOutTo } from '../../rules/testing/play-out.ts';
import { shows } from '../../testing/card-scenario.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { aftermath, at, type Encounter, ends, meets } from '../../testing/solo-scenario.ts';

const master = (...stand: Parameters<typeof at>) => ({ ...at(...stand), kind: 'master' }) as const;
const student = (...stand: Parameters<typeof at>) => ({ ...at(...stand), kind: 'student' }) as const;

/** Of this hand the hero loses so many cards to its deck, and then draws three, and one as the next turn begins. */
const loses = (hand: readonly string[], lost: number) =>
  shows((table) => {
    meets(table, 'master:dark-insight', { foe: master('0,-4', 3), hero: { hand, deck: ['iron-will', 'iron-will'] } });
    playOutTo(table);

    expect(told(table, 'shuffledIn').flatMap(({ cards }) => cards)).toHaveLength(lost);
    expect(told(table, 'drew').flatMap(({ cards }) => cards)).toHaveLength(Math.min(4, lost + 2));
    expect(aftermath(table)).toMatchObject({ speeds: [7], foe: '0,-4 facing 3', behaviour: 'centre' });
  });

describeCard('master:dark-insight', {
  does: {
    'at 7 the hero loses a card of each type to the deck': loses(['headbutt', 'fend', 'firm-mind', 'horse-kick'], 3),
    'an attack': loses(['headbutt', 'horse-kick'], 1),
    'a defence': loses(['fend', 'calm-defence'], 1),
    'a meditation': loses(['firm-mind', 'open-mind'], 1),
    'SEN-EFF-v: on an empty deck each of the three draws wounds': shows((table) => {
      meets(table, 'master:dark-insight', { foe: master('0,-4', 3), hero: { deck: [] } });
      playOutTo(table);
      // The fourth is for the draw of the next turn.
      expect(aftermath(table).wounds).toBe(4);
    }),
  },
  refuses: {
    'who holds nothing loses nothing': loses([], 0),
  },
});

describeCard('master:idle-strike', {
  does: {
    'it steps forward at 3, wounds three cells ahead, and a card is discarded': ends(
      'master:idle-strike',
      { foe: master('0,-2', 3), hero: { hand: ['headbutt', 'headbutt'] } },
      { foe: '0,-1 facing 3', speeds: [3], wounds: 1, discarded: ['headbutt'], struck: ['-1,0', '0,0', '1,-1'] },
    ),
    'at its front right': ends('master:idle-strike', { foe: master('0,-1', 2) }, { foe: '0,-1 facing 2', wounds: 1 }),
    'at its front left': ends('master:idle-strike', { foe: master('0,-1', 4) }, { foe: '0,-1 facing 4', wounds: 1 }),
  },
  refuses: {
    'two steps away it comes one nearer, at 3 as well': ends(
      'master:idle-strike',
      { foe: master('0,-3', 3), hero: { hand: ['headbutt'] } },
      { foe: '0,-2 facing 3', speeds: [3, 3], wounds: 0, discarded: [] },
    ),
    'it steps any way instead, but never turns': ends(
      'master:idle-strike',
      { foe: master('0,-2', 1) },
      { foe: '0,-1 facing 1', speeds: [3, 3], wounds: 0 },
    ),
    'shields at 3 stop it, and no card is lost': ends(
      'master:idle-strike',
      { foe: master('0,-1', 3), shields: 3, hero: { hand: ['headbutt'] } },
      { stopped: 1, wounds: 0, discarded: ['calm-defence'] },
    ),
  },
});

describeCard('master:masterful-cut', {
  does: {
    'it steps any way and turns at 6, and deals two wounds in front': ends(
      'master:masterful-cut',
      { foe: master('1,-1', 2) },
      { foe: '0,-1 facing 3', speeds: [6], wounds: 2, struck: ['0,0'] },
    ),
  },
  refuses: {
    'two steps away it walks there, at 3': ends(
      'master:masterful-cut',
      { foe: master('0,-3', 3) },
      { foe: '0,-1 facing 3', speeds: [6, 3], wounds: 0 },
    ),
    'three steps away it comes two nearer': ends(
      'master:masterful-cut',
      { foe: master('0,-4', 3) },
      { foe: '0,-2 facing 3', speeds: [6, 3], wounds: 0 },
    ),
    'it turns by one side only': ends(
      'master:masterful-cut',
      { foe: master('0,-1', 0) },
      { foe: '0,-1 facing 1', speeds: [6, 3], wounds: 0 },
    ),
    'shields at 6 stop it': ends(
      'master:masterful-cut',
      { foe: master('0,-1', 3), shields: 6 },
      { stopped: 1, wounds: 0 },
    ),
  },
});

describeCard('master:reposition', {
  does: {
    'it changes Behaviour at 7, steps forward and turns, and a card is discarded': ends(
      'master:reposition',
      { foe: { ...master('0,-3', 2), behaviour: 'left' }, hero: { hand: ['headbutt', 'headbutt'] } },
      { foe: '0,-2 facing 3', behaviour: 'centre', speeds: [7], discarded: ['headbutt'], wounds: 0 },
    ),
    'one card of several, which the player chooses': shows((table) => {
      meets(table, 'master:reposition', { foe: master('0,-3', 3), hero: { hand: ['headbutt', 'fend'] } });
      table.seat(0).picks({ card: 'fend' });
      playOutTo(table);
      expect(aftermath(table).discarded).toEqual(['fend']);
    }),
  },
  refuses: {
    'an empty hand loses nothing': ends('master:reposition', { foe: master('0,-3', 3) }, { discarded: [], wounds: 0 }),
    'it steps forward only, and turns by one side': ends(
      'master:reposition',
      { foe: { ...master('0,-3', 0), behaviour: 'left' } },
      { foe: '0,-3 facing 1' },
    ),
  },
});

describeCard('master:hidden-viper-fang', {
  does: {
    'it changes Behaviour, steps any way and turns at 7, and wounds at its front right': ends(
      'master:hidden-viper-fang',
      { foe: { ...master('0,-2', 1), behaviour: 'left' } },
      { foe: '0,-1 facing 2', behaviour: 'centre', speeds: [7], wounds: 1, struck: ['0,0'] },
    ),
    'SEN-SOLO-AI-3a, SEN-SOLO-AI-3d: it steps past shields at 7 if it can': ends(
      'master:hidden-viper-fang',
      { foe: { ...master('0,-1', 2), behaviour: 'left' }, shields: 7 },
      { foe: '-1,0 facing 1', stopped: 0, wounds: 1 },
    ),
    'SEN-SOLO-ST-pois-a: whoever is hit is poisoned': shows((table) => {
      meets(table, 'master:hidden-viper-fang', { foe: { ...master('0,-1', 2), poisonDeck: ['paralysing-toxin'] } });
      playOutTo(table);
      expect(told(table, 'poisoned')).toMatchObject([{ by: 1, fighter: 0, printed: 'paralysing-toxin' }]);
    }),
    'a hit resets the deck': ends(
      'master:hidden-viper-fang',
      { foe: { ...master('0,-1', 2), discard: ['solo-023'] } },
      { wounds: 1, deck: ['master:hidden-viper-fang', 'solo-004', 'solo-006', 'solo-023'], discard: [] },
    ),
  },
  refuses: {
    'two steps away it comes one nearer, at 6, and resets the deck all the same': ends(
      'master:hidden-viper-fang',
      { foe: { ...master('0,-3', 3), behaviour: 'left', discard: ['solo-023'] } },
      { foe: '0,-2 facing 3', behaviour: 'centre', speeds: [7, 6], wounds: 0, discard: [] },
    ),
    'it turns by one side only': ends(
      'master:hidden-viper-fang',
      { foe: { ...master('0,-1', 5), behaviour: 'left' } },
      { foe: '0,-1 facing 4', speeds: [7, 6], wounds: 0 },
    ),
    'a miss poisons nobody': shows((table) => {
      meets(table, 'master:hidden-viper-fang', { foe: { ...master('0,-3', 3), poisonDeck: ['paralysing-toxin'] } });
      playOutTo(table);
      expect(told(table, 'poisoned')).toEqual([]);
    }),
    'shields at 7 stop it, and the deck is not reset': ends(
      'master:hidden-viper-fang',
      {
        foe: { ...master('0,-1', 2), behaviour: 'left' },
        shields: 7,
        terrain: [{ kind: 'rocks', cells: ['-1,0'] }],
      },
      { stopped: 1, wounds: 0, discard: ['master:hidden-viper-fang'] },
    ),
  },
});

describeCard('student:insightful-blow', {
  does: {
    'at 5 it wounds whoever is in front, and a card is discarded': ends(
      'student:insightful-blow',
      { foe: student('0,-1', 3), hero: { hand: ['headbutt', 'headbutt'] } },
      { foe: '0,-1 facing 3', speeds: [5], wounds: 1, discarded: ['headbutt'], struck: ['0,0'] },
    ),
  },
  refuses: {
    'it turns only instead, at 3': ends(
      'student:insightful-blow',
      { foe: student('0,-1', 2), hero: { hand: ['headbutt'] } },
      { foe: '0,-1 facing 3', speeds: [5, 3], wounds: 0, discarded: [] },
    ),
    'by one side': ends('student:insightful-blow', { foe: student('0,-1', 0) }, { foe: '0,-1 facing 1' }),
    'and walks one step': ends(
      'student:insightful-blow',
      { foe: student('0,-3', 3) },
      { foe: '0,-2 facing 3', speeds: [5, 3] },
    ),
    'shields at 5 stop it, and no card is lost': ends(
      'student:insightful-blow',
      { foe: student('0,-1', 3), shields: 5, hero: { hand: ['headbutt'] } },
      { stopped: 1, wounds: 0, discarded: ['calm-defence'] },
    ),
  },
});

describeCard('student:mountain-switch', {
  does: {
    'at 7 it changes places with whoever is in front, who is turned round': ends(
      'student:mountain-switch',
      { foe: student('0,-1', 3) },
      { hero: '0,-1 facing 3', speeds: [7, 5], wounds: 0, behaviour: 'centre' },
    ),
    'SEN-EFF-d: the strike of the hero goes astray, and no shield was in its way': ends(
      'student:mountain-switch',
      { foe: student('0,-1', 3), strikes: 6 },
      { hero: '0,-1 facing 3', stopped: 0 },
    ),
    'at 5 it steps and turns': ends(
      'student:mountain-switch',
      { foe: student('0,-3', 2) },
      { foe: '0,-2 facing 3', hero: '0,0 facing 0', speeds: [7, 5] },
    ),
    'it resets the deck': ends(
      'student:mountain-switch',
      { foe: { ...student('0,-3', 3), discard: ['solo-023'] } },
      { deck: ['solo-004', 'solo-006', 'solo-023', 'student:mountain-switch'], discard: [] },
    ),
  },
  refuses: {
    'whoever is not in front stays': ends(
      'student:mountain-switch',
      { foe: student('0,-1', 2) },
      { hero: '0,0 facing 0', foe: '0,-1 facing 3', speeds: [7, 5] },
    ),
    'it turns by one side only': ends('student:mountain-switch', { foe: student('0,-1', 0) }, { foe: '0,-1 facing 1' }),
    'SEN-EFF-d: it is no shield against a strike at 7': ends(
      'student:mountain-switch',
      { foe: student('0,-1', 2), strikes: 7 },
      { stopped: 0, foeWounds: 1, shielded: [] },
    ),
  },
});

describeCard('student:obedience', {
  does: {
    'it changes Behaviour, shields front, front right and back right, and takes a focus': shows((table) => {
      meets(table, 'student:obedience', {
        foe: { ...student('0,-1', 3), behaviour: 'left' },
        hero: { kamae: 'neutral', focus: 3 },
        plays: 'katana-swing',
      });
      playOutTo(table);
      expect(aftermath(table)).toMatchObject({
        behaviour: 'centre',
        speeds: [4],
        stopped: 1,
        shielded: ['-1,-1', '-1,0', '0,0'],
        foeWounds: 0,
        focus: 2,
      });
      expect(told(table, 'kamaeChanged')).toMatchObject([{ fighter: 0, how: 'jump' }]);
    }),
    'up to 7, with the strike at its front right': ends(
      'student:obedience',
      { foe: { ...student('0,-1', 2), behaviour: 'left' }, strikes: 7 },
      { stopped: 1, foeWounds: 0, speeds: [7] },
    ),
    'down to 3, with the strike at its back right': ends(
      'student:obedience',
      { foe: { ...student('0,-1', 1), behaviour: 'left' }, strikes: 3 },
      { stopped: 1, foeWounds: 0, speeds: [3] },
    ),
    'SEN-SOLO-SEL-11: without a strike it acts at 7, and steps and turns at once': ends(
      'student:obedience',
      { foe: { ...student('0,-3', 2), behaviour: 'left' } },
      { foe: '0,-2 facing 3', behaviour: 'centre', speeds: [7] },
    ),
    'it resets the deck': ends(
      'student:obedience',
      { foe: { ...student('0,-3', 3), discard: ['solo-023'] } },
      { deck: ['solo-004', 'solo-006', 'solo-023', 'student:obedience'], discard: [] },
    ),
  },
  refuses: {
    'faster strikes hit, and the hero keeps its Kamae': ends(
      'student:obedience',
      { foe: { ...student('0,-1', 3), behaviour: 'left' }, strikes: 8 },
      { stopped: 0, foeWounds: 1, speeds: [7], kamae: 'neutral' },
    ),
    'slower ones, too': ends(
      'student:obedience',
      { foe: { ...student('0,-1', 3), behaviour: 'left' }, strikes: 2 },
      { stopped: 0, foeWounds: 1, speeds: [7], kamae: 'neutral' },
    ),
    'the front left stays open': ends(
      'student:obedience',
      { foe: { ...student('0,-1', 4), behaviour: 'left' }, strikes: 5 },
      { stopped: 0, foeWounds: 1, kamae: 'neutral' },
    ),
    'it turns by one side only': ends(
      'student:obedience',
      { foe: { ...student('0,-1', 0), behaviour: 'left' } },
      { foe: '0,-1 facing 1' },
    ),
  },
});

describeCard('student:rock-strike', {
  does: {
    'it changes Behaviour and turns at 3, and wounds in front': ends(
      'student:rock-strike',
      { foe: { ...student('0,-1', 4), behaviour: 'left' } },
      { foe: '0,-1 facing 3', behaviour: 'centre', speeds: [3], wounds: 1, struck: ['-1,0', '0,0'] },
    ),
    'or at its front right': ends(
      'student:rock-strike',
      { foe: { ...student('0,-1', 1), behaviour: 'left' } },
      { foe: '0,-1 facing 2', speeds: [3], wounds: 1 },
    ),
  },
  refuses: {
    'it turns by one side only, and again instead, at 3 as well': ends(
      'student:rock-strike',
      { foe: { ...student('0,-1', 5), behaviour: 'left' } },
      { foe: '0,-1 facing 4', behaviour: 'centre', speeds: [3, 3], wounds: 0 },
    ),
    'far away it walks two steps': ends(
      'student:rock-strike',
      { foe: { ...student('0,-4', 3), behaviour: 'left' } },
      { foe: '0,-2 facing 3', speeds: [3, 3], wounds: 0 },
    ),
    'shields at 3 stop it': ends(
      'student:rock-strike',
      { foe: { ...student('0,-1', 3), behaviour: 'left' }, shields: 3 },
      { stopped: 1, wounds: 0 },
    ),
  },
});

/** A hero that can only be reached from in front. */
const CORNERED: Pick<Encounter, 'hero' | 'terrain'> = {
  hero: { cell: '0,4' },
  terrain: [
    { kind: 'rocks', cells: ['1,3'] },
    { kind: 'rocks', cells: ['-1,4'] },
  ],
};

describeCard('student:lightning-tail', {
  does: {
    'it changes Behaviour, walks two steps any way and turns at 9, and wounds three cells ahead': ends(
      'student:lightning-tail',
      { foe: { ...student('0,-3', 1), behaviour: 'left' } },
      { foe: '0,-1 facing 2', behaviour: 'centre', speeds: [9], wounds: 1 },
    ),
    'SEN-SOLO-AI-1: behind the hero, if it can': ends(
      'student:lightning-tail',
      { foe: { ...student('0,-1', 3), behaviour: 'left' } },
      { foe: '-1,1 facing 2', wounds: 1 },
    ),
    'in front': ends(
      'student:lightning-tail',
      { foe: { ...student('0,3', 3), behaviour: 'left' }, ...CORNERED },
      { foe: '0,3 facing 3', wounds: 1, struck: ['-1,4', '0,4', '1,3'] },
    ),
    'at its front left': ends(
      'student:lightning-tail',
      { foe: { ...student('0,3', 4), behaviour: 'left' }, ...CORNERED },
      { foe: '0,3 facing 4', wounds: 1 },
    ),
    'a hit resets the deck': ends(
      'student:lightning-tail',
      { foe: { ...student('0,-1', 3), behaviour: 'left', discard: ['solo-023'] } },
      { deck: ['solo-004', 'solo-006', 'solo-023', 'student:lightning-tail'], discard: [] },
    ),
  },
  refuses: {
    'three steps away it comes two nearer, at 5': ends(
      'student:lightning-tail',
      { foe: { ...student('0,-4', 3), behaviour: 'left' } },
      { foe: '0,-2 facing 3', behaviour: 'centre', speeds: [9, 5], wounds: 0, discard: ['student:lightning-tail'] },
    ),
    'it turns by two sides instead': ends(
      'student:lightning-tail',
      { foe: { ...student('0,-4', 0), behaviour: 'left' } },
      { foe: '0,-2 facing 2', speeds: [9, 5], wounds: 0 },
    ),
    'it turns by one side only before it strikes': ends(
      'student:lightning-tail',
      { foe: { ...student('0,3', 0), behaviour: 'left' }, ...CORNERED },
      { foe: '0,3 facing 2', speeds: [9, 5], wounds: 0 },
    ),
    'limping, it runs into shields at 8, and the deck is not reset': ends(
      'student:lightning-tail',
      { foe: { ...student('0,3', 3), behaviour: 'left', limps: [2] }, shields: 8, ...CORNERED },
      { stopped: 1, wounds: 0, discard: ['student:lightning-tail'] },
    ),
  },
});
