import { describeCard } from '../../testing/describe-card.ts';
import { at, ends } from '../../testing/solo-scenario.ts';

const hachiko = (...stand: Parameters<typeof at>) => ({ ...at(...stand), kind: 'hachiko' }) as const;

describeCard('hachiko:bite', {
  does: {
    'it steps forward and turns at 6, and wounds whoever is in front': ends(
      'hachiko:bite',
      { foe: hachiko('0,-2', 2) },
      { foe: '0,-1 facing 3', speeds: [6], wounds: 1, bleeding: 0, struck: ['0,0'] },
    ),
  },
  refuses: {
    'too far away it runs two steps nearer, at 2': ends(
      'hachiko:bite',
      { foe: hachiko('0,-4', 3) },
      { foe: '0,-2 facing 3', speeds: [6, 2], wounds: 0 },
    ),
    'two steps away, too': ends(
      'hachiko:bite',
      { foe: hachiko('0,-3', 3) },
      { foe: '0,-1 facing 3', speeds: [6, 2], wounds: 0 },
    ),
    'it turns by one side to bite, and by two instead': ends(
      'hachiko:bite',
      { foe: hachiko('0,-1', 0) },
      { foe: '0,-1 facing 2', speeds: [6, 2], wounds: 0 },
    ),
    'looking two sides away it cannot bite': ends(
      'hachiko:bite',
      { foe: hachiko('0,-1', 1) },
      { foe: '0,-1 facing 3', speeds: [6, 2], wounds: 0 },
    ),
    'shields at 6 stop it': ends('hachiko:bite', { foe: hachiko('0,-1', 3), shields: 6 }, { stopped: 1, wounds: 0 }),
  },
});

describeCard('hachiko:tear', {
  does: {
    'it steps forward at a slant at 4, and deals a bleeding wound in front': ends(
      'hachiko:tear',
      { foe: hachiko('1,-2', 3) },
      { foe: '0,-1 facing 3', speeds: [4], wounds: 0, bleeding: 1, struck: ['0,0'] },
    ),
  },
  refuses: {
    'two steps away it comes one nearer, at 2': ends(
      'hachiko:tear',
      { foe: hachiko('0,-3', 3) },
      { foe: '0,-2 facing 3', speeds: [4, 2], bleeding: 0 },
    ),
    'it turns only instead, by two sides': ends(
      'hachiko:tear',
      { foe: hachiko('0,-1', 0) },
      { foe: '0,-1 facing 2', speeds: [4, 2], bleeding: 0 },
    ),
    'looking one side away it cannot strike': ends(
      'hachiko:tear',
      { foe: hachiko('0,-1', 2) },
      { foe: '0,-1 facing 3', speeds: [4, 2], bleeding: 0 },
    ),
    'shields at 4 stop it': ends('hachiko:tear', { foe: hachiko('0,-1', 3), shields: 4 }, { stopped: 1, bleeding: 0 }),
  },
});

describeCard('hachiko:pounce', {
  does: {
    'it leaps two steps forward and turns at 7, and stuns whoever is in front': ends(
      'hachiko:pounce',
      { foe: hachiko('0,-3', 2) },
      { foe: '0,-1 facing 3', speeds: [7], stuns: 1, wounds: 0, struck: ['0,0'] },
    ),
  },
  refuses: {
    'three steps away it comes two nearer, at 3': ends(
      'hachiko:pounce',
      { foe: hachiko('0,-4', 3) },
      { foe: '0,-2 facing 3', speeds: [7, 3], stuns: 0 },
    ),
    'it turns by one side only': ends(
      'hachiko:pounce',
      { foe: hachiko('0,-1', 1) },
      { foe: '0,-1 facing 2', speeds: [7, 3], stuns: 0 },
    ),
    'shields at 7 stop it': ends('hachiko:pounce', { foe: hachiko('0,-1', 3), shields: 7 }, { stopped: 1, stuns: 0 }),
  },
});

describeCard('hachiko:growl', {
  does: {
    'it changes Behaviour at 5, runs two steps and turns by two sides, and a focus is lost': ends(
      'hachiko:growl',
      { foe: { ...hachiko('0,-4', 0), behaviour: 'left' }, hero: { focus: 3 } },
      { foe: '0,-2 facing 2', behaviour: 'centre', speeds: [5], focus: 2 },
    ),
    'at three cells, once it has moved': ends(
      'hachiko:growl',
      { foe: hachiko('0,-4', 3), hero: { cell: '0,1', focus: 3 } },
      { foe: '0,-2 facing 3', focus: 2 },
    ),
  },
  refuses: {
    'not at four cells': ends(
      'hachiko:growl',
      { foe: hachiko('0,-4', 3), hero: { cell: '0,2', focus: 3 } },
      { foe: '0,-2 facing 3', focus: 3 },
    ),
    'nothing is lost without focus': ends('hachiko:growl', { foe: hachiko('0,-1', 3) }, { focus: 0, wounds: 0 }),
  },
});

describeCard('hachiko:leap-aside', {
  does: {
    'it changes Behaviour at 8, leaps two steps and turns by two sides': ends(
      'hachiko:leap-aside',
      { foe: { ...hachiko('0,-4', 0), behaviour: 'left' } },
      { foe: '0,-2 facing 2', behaviour: 'centre', speeds: [8] },
    ),
    'to the side of its Behaviour it escapes a strike at 8': ends(
      'hachiko:leap-aside',
      { foe: { ...hachiko('0,-1', 3), behaviour: 'centre' }, strikes: 8 },
      { foe: '1,-1 facing 4', behaviour: 'right', foeWounds: 0 },
    ),
    'it resets the deck': ends(
      'hachiko:leap-aside',
      { foe: { ...hachiko('0,-3', 3), discard: ['hachiko:bite'] } },
      { deck: ['hachiko:bite', 'hachiko:leap-aside', 'solo-004', 'solo-006'], discard: [] },
    ),
  },
  refuses: {
    'where it wants to be it stays, and is hit': ends(
      'hachiko:leap-aside',
      { foe: { ...hachiko('0,-1', 3), behaviour: 'left' }, strikes: 7 },
      { foe: '0,-1 facing 3', foeWounds: 1, stopped: 0 },
    ),
  },
});
