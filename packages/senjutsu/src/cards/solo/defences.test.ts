import { describeCard } from '../../testing/describe-card.ts';
import { type Aftermath, at, type Encounter, ends } from '../../testing/solo-scenario.ts';

/** Defences that do not change the Behaviour. */
const STEADY: readonly string[] = ['solo-027', 'solo-029', 'solo-034', 'solo-035'];

type Facing = Parameters<typeof at>[1];

/** In front of the hero, which is where an AI opponent wants to be whose Behaviour is the centre, or has become it. */
const before = (card: string, facing: Facing): Encounter['foe'] => ({
  ...at('0,-1', facing),
  behaviour: STEADY.includes(card) ? 'centre' : 'left',
});

/** The strike of the hero at some speed is stopped, or not. */
const holds = (card: string, facing: Facing, strikes: number, expected: Partial<Aftermath> = {}) =>
  ends(card, { foe: before(card, facing), strikes }, { stopped: 1, foeWounds: 0, behaviour: 'centre', ...expected });
const fails = (card: string, facing: Facing, strikes: number, expected: Partial<Aftermath> = {}) =>
  ends(card, { foe: before(card, facing), strikes }, { stopped: 0, foeWounds: 1, behaviour: 'centre', ...expected });

const resets = (card: string) =>
  ends(
    card,
    { foe: { ...at('0,-3', 3), discard: ['solo-023'] } },
    { deck: ['solo-004', 'solo-006', 'solo-023', card].toSorted(), discard: [] },
  );

describeCard('solo-026', {
  does: {
    'at the speed of the strike it shields its three front cells': holds('solo-026', 3, 6, {
      speeds: [6, 1],
      shielded: ['-1,0', '0,0', '1,-1'],
    }),
    'down to 2': holds('solo-026', 3, 2, { speeds: [2, 1] }),
    'with the strike at its front right': holds('solo-026', 2, 4),
    'with the strike at its front left': holds('solo-026', 4, 4),
    'without a strike it acts at 6, and at 1 it steps and turns': ends(
      'solo-026',
      { foe: { ...at('0,-3', 2), behaviour: 'left' } },
      { foe: '0,-2 facing 3', speeds: [6, 1] },
    ),
    'it resets the deck': resets('solo-026'),
  },
  refuses: {
    'faster strikes hit': fails('solo-026', 3, 7, { speeds: [6, 1] }),
    'slower ones, too': fails('solo-026', 3, 1, { speeds: [6, 1] }),
    'it does not turn before it shields': fails('solo-026', 1, 4, { foe: '0,-1 facing 2' }),
    'at 1 it turns by one side only': ends('solo-026', { foe: before('solo-026', 0) }, { foe: '0,-1 facing 1' }),
  },
});

describeCard('solo-027', {
  does: {
    'it turns towards the strike and shields its three front cells': holds('solo-027', 2, 7, {
      foe: '0,-1 facing 3',
      speeds: [7, 2],
      shielded: ['-1,0', '0,0', '1,-1'],
    }),
    'down to 3': holds('solo-027', 3, 3, { speeds: [3, 2] }),
    'from behind to its front right': holds('solo-027', 1, 5, { shielded: ['0,0', '1,-1', '1,-2'] }),
    'or to its front left': holds('solo-027', 5, 5, { shielded: ['-1,-1', '-1,0', '0,0'] }),
    'without a strike it acts at 7, and at 2 it walks two steps and turns by two sides': ends(
      'solo-027',
      { foe: at('0,-4', 0) },
      { foe: '0,-2 facing 3', speeds: [7, 2] },
    ),
    'it resets the deck': resets('solo-027'),
  },
  refuses: {
    'faster strikes hit': fails('solo-027', 3, 8, { speeds: [7, 2] }),
    'slower ones, too': fails('solo-027', 3, 2, { speeds: [7, 2] }),
    'looking straight away it cannot turn far enough': fails('solo-027', 0, 5),
  },
});

describeCard('solo-028', {
  does: {
    'it changes Behaviour at 8, steps and turns': ends(
      'solo-028',
      { foe: { ...at('0,-3', 2), behaviour: 'left' } },
      { foe: '0,-2 facing 3', behaviour: 'centre', speeds: [8] },
    ),
    'to the side of its Behaviour it escapes a strike at 8': ends(
      'solo-028',
      { foe: { ...at('0,-1', 3), behaviour: 'centre' }, strikes: 8 },
      { foe: '1,-1 facing 4', behaviour: 'right', foeWounds: 0, stopped: 0 },
    ),
    'it resets the deck': resets('solo-028'),
  },
  refuses: {
    'where it wants to be it stays, and is hit': fails('solo-028', 3, 7, { foe: '0,-1 facing 3', shielded: [] }),
    'it turns by one side only': ends(
      'solo-028',
      { foe: before('solo-028', 0) },
      { foe: '0,-1 facing 1', speeds: [8] },
    ),
  },
});

describeCard('solo-029', {
  does: {
    'it turns towards the strike, shields its three front cells, and pushes the hero away': holds('solo-029', 2, 5, {
      foe: '0,-1 facing 3',
      hero: '0,1 facing 0',
      speeds: [5, 1],
      shielded: ['-1,0', '0,0', '1,-1'],
    }),
    'down to 2': holds('solo-029', 3, 2, { speeds: [2, 1], hero: '0,1 facing 0' }),
    'from behind to its front right': holds('solo-029', 1, 4),
    'or to its front left': holds('solo-029', 5, 4),
    'without a strike it acts at 5, and at 1 it turns once more': ends(
      'solo-029',
      { foe: at('0,-3', 0) },
      { foe: '0,-3 facing 2', speeds: [5, 1] },
    ),
    'it resets the deck': resets('solo-029'),
  },
  refuses: {
    'faster strikes hit, and nobody is pushed': fails('solo-029', 3, 6, { speeds: [5, 1], hero: '0,0 facing 0' }),
    'slower ones, too': fails('solo-029', 3, 1, { speeds: [5, 1], hero: '0,0 facing 0' }),
    'looking straight away it cannot turn far enough': fails('solo-029', 0, 4, { hero: '0,0 facing 0' }),
  },
});

describeCard('solo-030', {
  does: {
    'it changes Behaviour at 7, steps and turns by two sides, and at 2 again by one': ends(
      'solo-030',
      { foe: { ...at('0,-4', 0), behaviour: 'left' } },
      { foe: '0,-2 facing 3', behaviour: 'centre', speeds: [7, 2] },
    ),
    'to the side of its Behaviour it escapes a strike at 7': ends(
      'solo-030',
      { foe: { ...at('0,-1', 3), behaviour: 'centre' }, strikes: 7 },
      { foe: '1,-1 facing 4', behaviour: 'right', foeWounds: 0 },
    ),
    'it resets the deck': resets('solo-030'),
  },
  refuses: {
    'it has no shields': fails('solo-030', 3, 6, { foe: '0,-1 facing 3', shielded: [] }),
    'what a War Cry at 7 cancels is the second part: the first has turned by two sides': ends(
      'solo-030',
      { foe: { ...at('0,-4', 0), behaviour: 'left' }, hero: { cell: '0,2' }, plays: 'war-cry' },
      { foe: '0,-3 facing 2', speeds: [7, 2] },
    ),
    'one step each time': ends(
      'solo-030',
      { foe: { ...at('0,-4', 3), behaviour: 'left' } },
      { foe: '0,-2 facing 3', speeds: [7, 2] },
    ),
  },
});

/** Two River Blocks are in the selection deck. */
const riverBlock = (card: string) => ({
  does: {
    'it changes Behaviour, turns towards the strike, and shields front and front right': holds(card, 2, 7, {
      foe: '0,-1 facing 3',
      speeds: [7, 3],
      shielded: ['-1,0', '0,0'],
    }),
    'down to 4': holds(card, 3, 4, { speeds: [4, 3] }),
    'from behind to its front right': holds(card, 1, 5),
    'without a strike it acts at 7, and at 3 it steps and turns': ends(
      card,
      { foe: { ...at('0,-3', 1), behaviour: 'left' } },
      { foe: '0,-2 facing 3', speeds: [7, 3] },
    ),
    'it resets the deck': resets(card),
  },
  refuses: {
    'faster strikes hit': fails(card, 3, 8, { speeds: [7, 3] }),
    'slower ones, too': fails(card, 3, 3, { speeds: [7, 3] }),
    'the front left stays open': fails(card, 5, 5),
    'looking straight away it cannot turn far enough': fails(card, 0, 5),
    'it turns by one side each time': ends(card, { foe: before(card, 0) }, { foe: '0,-1 facing 2' }),
  },
});

describeCard('solo-031', riverBlock('solo-031'));
describeCard('solo-032', riverBlock('solo-032'));

describeCard('solo-033', {
  does: {
    'it changes Behaviour, shields its front and its back left, and stuns the hero': holds('solo-033', 3, 6, {
      speeds: [6, 1],
      stuns: 1,
      shielded: ['-1,0', '0,0', '1,-1', '1,-2'],
    }),
    'down to 2': holds('solo-033', 3, 2, { speeds: [2, 1], stuns: 1 }),
    'with the strike at its front right': holds('solo-033', 2, 4),
    'with the strike at its front left': holds('solo-033', 4, 4),
    'with the strike at its back left': holds('solo-033', 5, 4, { stuns: 1 }),
    'without a strike it acts at 6, and at 1 it steps forward and turns': ends(
      'solo-033',
      { foe: { ...at('0,-3', 2), behaviour: 'left' } },
      { foe: '0,-2 facing 3', speeds: [6, 1] },
    ),
    'it resets the deck': resets('solo-033'),
  },
  refuses: {
    'faster strikes hit, and nobody is stunned': fails('solo-033', 3, 7, { speeds: [6, 1], stuns: 0 }),
    'slower ones, too': fails('solo-033', 3, 1, { speeds: [6, 1], stuns: 0 }),
    'the back stays open': fails('solo-033', 0, 4, { stuns: 0 }),
    'the back right, too': fails('solo-033', 1, 4, { stuns: 0 }),
    'at 1 it steps forward only, and turns by one side': ends(
      'solo-033',
      { foe: { ...at('0,-3', 1), behaviour: 'left' } },
      { foe: '0,-3 facing 2', speeds: [6, 1] },
    ),
    'and once': ends('solo-033', { foe: { ...at('0,-4', 3), behaviour: 'left' } }, { foe: '0,-3 facing 3' }),
  },
});

/** Two Wind Blocks are in the selection deck. */
const windBlock = (card: string) => ({
  does: {
    'it turns towards the strike, and shields front and front right': holds(card, 2, 8, {
      foe: '0,-1 facing 3',
      speeds: [8, 4],
      shielded: ['-1,0', '0,0'],
    }),
    'down to 5': holds(card, 3, 5, { speeds: [5, 4] }),
    'from behind to its front right': holds(card, 1, 6),
    'without a strike it acts at 8, and at 4 it steps and turns': ends(
      card,
      { foe: at('0,-3', 1) },
      { foe: '0,-2 facing 3', speeds: [8, 4] },
    ),
    'it resets the deck': resets(card),
  },
  refuses: {
    'slower strikes hit': fails(card, 3, 4, { speeds: [8, 4] }),
    'the front left stays open': fails(card, 5, 6),
    'looking straight away it cannot turn far enough': fails(card, 0, 6),
    'it turns by one side each time': ends(card, { foe: at('0,-1', 0) }, { foe: '0,-1 facing 2' }),
  },
});

describeCard('solo-034', windBlock('solo-034'));
describeCard('solo-035', windBlock('solo-035'));
