import { expect } from 'vitest';
import { told } from '../../rules/testing/fight.ts';
import { playOutTo } from '../../rules/testing/play-out.ts';
import { shows } from '../../testing/card-scenario.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { aftermath, at, type Encounter, ends, foeOf, meets } from '../../testing/solo-scenario.ts';

type Stand = Parameters<typeof at>;

const assassin = (...stand: Stand) => ({ ...at(...stand), kind: 'assassin' }) as const;
const ninja = (...stand: Stand) => ({ ...at(...stand), kind: 'ninja' }) as const;
const onna = (...stand: Stand) => ({ ...at(...stand), kind: 'onna-bugeisha', preferredDistance: 2 }) as const;
const yojimbo = (...stand: Stand) => ({ ...at(...stand), kind: 'yojimbo' }) as const;

/** SEN-SOLO-HERO-onna-b: two wounds left, or three. */
const DESPERATE = { woundLimit: 7, wounds: 5 } as const;
const COMPOSED = { woundLimit: 7, wounds: 4 } as const;

const resets = (card: string, foe: Encounter['foe']) =>
  ends(
    card,
    { foe: { ...foe, discard: ['solo-023'] } },
    { deck: ['solo-004', 'solo-006', 'solo-023', card].toSorted(), discard: [] },
  );

/** Whether it is hidden once the turn is over. */
const isHidden = (card: string, encounter: Encounter, stealth: 'hidden' | 'seen') =>
  shows((table) => {
    meets(table, card, encounter);
    playOutTo(table);
    expect(foeOf(table).stealth).toBe(stealth);
  });

/** The wounds that the hero takes for striking at some speed, with an attack on top of the deck. */
const answers = (card: string, foe: Encounter['foe'], strikes: number, wounds: number) =>
  shows((table) => {
    meets(table, card, { foe: { ...foe, deck: [card, 'solo-024', 'solo-006'] }, strikes });
    playOutTo(table);
    expect([aftermath(table).stopped, aftermath(table).wounds]).toEqual([1, wounds]);
    expect(told(table, 'foeDiscarded').filter(({ from }) => from === 'deck')).toHaveLength(wounds);
  });

describeCard('assassin:out-of-the-shadows', {
  does: {
    'it steps any way and turns at 6, and wounds whoever is in front': ends(
      'assassin:out-of-the-shadows',
      { foe: assassin('1,-1', 2) },
      { foe: '0,-1 facing 3', speeds: [6], wounds: 1, struck: ['0,0'] },
    ),
    'SEN-SOLO-HERO-assassin: out of hiding it deals one wound more': ends(
      'assassin:out-of-the-shadows',
      { foe: { ...assassin('1,-1', 2), stealth: 'hidden' } },
      { foe: '0,-1 facing 3', speeds: [6], wounds: 2 },
    ),
    'SEN-HIDE-e: and is seen again': isHidden(
      'assassin:out-of-the-shadows',
      { foe: { ...assassin('0,-1', 3), stealth: 'hidden' } },
      'seen',
    ),
  },
  refuses: {
    'three steps away it comes two nearer, at 3': ends(
      'assassin:out-of-the-shadows',
      { foe: assassin('0,-4', 3) },
      { foe: '0,-2 facing 3', speeds: [6, 3], wounds: 0 },
    ),
    'it steps once before it strikes': ends(
      'assassin:out-of-the-shadows',
      { foe: assassin('0,-3', 3) },
      { foe: '0,-1 facing 3', speeds: [6, 3], wounds: 0 },
    ),
    'it turns by one side only': ends(
      'assassin:out-of-the-shadows',
      { foe: assassin('0,-1', 0) },
      { foe: '0,-1 facing 1', speeds: [6, 3], wounds: 0 },
    ),
    'shields at 6 stop it, in hiding as well': ends(
      'assassin:out-of-the-shadows',
      { foe: { ...assassin('0,-1', 3), stealth: 'hidden' }, shields: 6 },
      { stopped: 1, wounds: 0 },
    ),
  },
});

describeCard('assassin:vanish', {
  does: {
    'it changes Behaviour at 4, walks two steps any way and turns by two sides': ends(
      'assassin:vanish',
      { foe: { ...assassin('0,-4', 0), behaviour: 'left' } },
      { foe: '0,-2 facing 2', behaviour: 'centre', speeds: [4] },
    ),
    'SEN-HIDE-c: it is hidden from then on': isHidden('assassin:vanish', { foe: assassin('0,-4', 3) }, 'hidden'),
  },
  refuses: {
    'SEN-HIDE-e: whom a slower strike hits is seen': isHidden(
      'assassin:vanish',
      { foe: { ...assassin('0,-1', 3), behaviour: 'left' }, strikes: 3 },
      'seen',
    ),
    'where it wants to be it stays, and it hurts nobody': ends(
      'assassin:vanish',
      { foe: { ...assassin('0,-1', 3), behaviour: 'left' } },
      { foe: '0,-1 facing 3', wounds: 0, discard: ['assassin:vanish'] },
    ),
  },
});

describeCard('ninja:unseen-cut', {
  does: {
    'it steps forward and turns at 7, and wounds whoever is in front': ends(
      'ninja:unseen-cut',
      { foe: ninja('0,-2', 2) },
      { foe: '0,-1 facing 3', speeds: [7], wounds: 1, struck: ['0,0'] },
    ),
    'SEN-SOLO-HERO-ninja: out of hiding it steps any way before': ends(
      'ninja:unseen-cut',
      { foe: { ...ninja('0,-3', 2), stealth: 'hidden' } },
      { foe: '0,-1 facing 3', speeds: [7], wounds: 1 },
    ),
  },
  refuses: {
    'in plain sight it does not: it steps nearer at 4': ends(
      'ninja:unseen-cut',
      { foe: ninja('0,-3', 2) },
      { foe: '0,-2 facing 3', speeds: [7, 4], wounds: 0 },
    ),
    'out of hiding it steps twice, no more': ends(
      'ninja:unseen-cut',
      { foe: { ...ninja('0,-4', 3), stealth: 'hidden' } },
      { foe: '0,-3 facing 3', speeds: [7, 4], wounds: 0 },
    ),
    'it turns by one side only to strike, and by two instead': ends(
      'ninja:unseen-cut',
      { foe: ninja('0,-1', 1) },
      { foe: '0,-1 facing 3', speeds: [7, 4], wounds: 0 },
    ),
    'not by three': ends('ninja:unseen-cut', { foe: ninja('0,-1', 0) }, { foe: '0,-1 facing 2', speeds: [7, 4] }),
    'shields at 7 stop it': ends('ninja:unseen-cut', { foe: ninja('0,-1', 3), shields: 7 }, { stopped: 1, wounds: 0 }),
  },
});

describeCard('ninja:smoke-screen', {
  does: {
    'it changes Behaviour at 8, walks two steps any way and turns by two sides': ends(
      'ninja:smoke-screen',
      { foe: { ...ninja('0,-4', 0), behaviour: 'left' } },
      { foe: '0,-2 facing 2', behaviour: 'centre', speeds: [8] },
    ),
    'SEN-HIDE-c: it is hidden from then on': isHidden('ninja:smoke-screen', { foe: ninja('0,-4', 3) }, 'hidden'),
    'it resets the deck': resets('ninja:smoke-screen', ninja('0,-3', 3)),
  },
  refuses: {
    'it has no shields, and whom a strike hits is seen': shows((table) => {
      meets(table, 'ninja:smoke-screen', { foe: { ...ninja('0,-1', 3), behaviour: 'left' }, strikes: 7 });
      playOutTo(table);
      expect([foeOf(table).stealth, foeOf(table).wounds]).toEqual(['seen', 1]);
    }),
  },
});

describeCard('onna-bugeisha:last-stand', {
  does: {
    'it steps forward at a slant and turns at 5, and wounds two cells ahead': ends(
      'onna-bugeisha:last-stand',
      { foe: onna('0,-3', 2) },
      { foe: '0,-2 facing 3', speeds: [5], wounds: 1, struck: ['0,-1', '0,0'] },
    ),
    'or in front': ends(
      'onna-bugeisha:last-stand',
      { foe: onna('0,-1', 3) },
      { foe: '0,-1 facing 3', speeds: [5], wounds: 1, struck: ['0,0', '0,1'] },
    ),
    'SEN-SOLO-HERO-onna-b: desperate, it deals one wound more two cells ahead': ends(
      'onna-bugeisha:last-stand',
      { foe: { ...onna('0,-2', 3), ...DESPERATE } },
      { wounds: 2 },
    ),
    'SEN-SOLO-HERO-onna-b: and in front': ends(
      'onna-bugeisha:last-stand',
      { foe: { ...onna('0,-1', 3), ...DESPERATE } },
      { wounds: 2 },
    ),
  },
  refuses: {
    'SEN-SOLO-HERO-onna-b: with three wounds left it is not desperate': ends(
      'onna-bugeisha:last-stand',
      { foe: { ...onna('0,-2', 3), ...COMPOSED } },
      { wounds: 1 },
    ),
    'too far away it walks two steps nearer, at 2': ends(
      'onna-bugeisha:last-stand',
      { foe: onna('0,-4', 3), hero: { cell: '0,1' } },
      { foe: '0,-2 facing 3', speeds: [5, 2], wounds: 0 },
    ),
    'it steps forward once only': ends(
      'onna-bugeisha:last-stand',
      { foe: onna('0,-4', 3) },
      { foe: '0,-2 facing 3', speeds: [5, 2], wounds: 0 },
    ),
    'it turns by one side only': ends(
      'onna-bugeisha:last-stand',
      { foe: onna('0,-2', 1) },
      { foe: '0,-2 facing 2', speeds: [5, 2], wounds: 0 },
    ),
    'shields at 5 on the way stop it': ends(
      'onna-bugeisha:last-stand',
      { foe: { ...onna('0,-2', 3), ...DESPERATE }, shields: 5 },
      { stopped: 1, wounds: 0 },
    ),
  },
});

describeCard('onna-bugeisha:unbowed', {
  does: {
    'it turns towards the strike, shields its three front cells, and pushes the hero away': ends(
      'onna-bugeisha:unbowed',
      { foe: onna('0,-1', 2), strikes: 7 },
      { stopped: 1, hero: '0,1 facing 0', speeds: [7, 2], shielded: ['-1,0', '0,0', '1,-1'], behaviour: 'centre' },
    ),
    'down to 3, turned to its front right': ends(
      'onna-bugeisha:unbowed',
      { foe: onna('0,-1', 1), strikes: 3 },
      { stopped: 1, foeWounds: 0, speeds: [3, 2] },
    ),
    'or to its front left': ends(
      'onna-bugeisha:unbowed',
      { foe: onna('0,-1', 5), strikes: 5 },
      { stopped: 1, foeWounds: 0 },
    ),
    'SEN-SOLO-HERO-onna-b, SEN-SOLO-CTR-a: desperate, it answers at 7': answers(
      'onna-bugeisha:unbowed',
      { ...onna('0,-1', 3), ...DESPERATE },
      7,
      1,
    ),
    'at 6': answers('onna-bugeisha:unbowed', { ...onna('0,-1', 3), ...DESPERATE }, 6, 1),
    'at 5': answers('onna-bugeisha:unbowed', { ...onna('0,-1', 3), ...DESPERATE }, 5, 1),
    'at 4': answers('onna-bugeisha:unbowed', { ...onna('0,-1', 3), ...DESPERATE }, 4, 1),
    'and at 3': answers('onna-bugeisha:unbowed', { ...onna('0,-1', 3), ...DESPERATE }, 3, 1),
    'without a strike it acts at 7, and at 2 it steps and turns': ends(
      'onna-bugeisha:unbowed',
      { foe: onna('0,-4', 1) },
      { foe: '0,-3 facing 3', speeds: [7, 2] },
    ),
    'it resets the deck': resets('onna-bugeisha:unbowed', onna('0,-3', 3)),
  },
  refuses: {
    'SEN-SOLO-HERO-onna-b: with three wounds left it does not answer': answers(
      'onna-bugeisha:unbowed',
      { ...onna('0,-1', 3), ...COMPOSED },
      5,
      0,
    ),
    'faster strikes hit, and nobody is pushed': ends(
      'onna-bugeisha:unbowed',
      { foe: onna('0,-1', 3), strikes: 8 },
      { stopped: 0, foeWounds: 1, hero: '0,0 facing 0', speeds: [7, 2] },
    ),
    'against a strike at 2 it has no shield': ends(
      'onna-bugeisha:unbowed',
      { foe: onna('0,-1', 3), strikes: 2 },
      { stopped: 0, hero: '0,0 facing 0', speeds: [7, 2] },
    ),
    'looking straight away it cannot turn far enough': ends(
      'onna-bugeisha:unbowed',
      { foe: onna('0,-1', 0), strikes: 5 },
      { stopped: 0, foeWounds: 1 },
    ),
    'it turns by one side each time': ends(
      'onna-bugeisha:unbowed',
      { foe: onna('0,-2', 0) },
      { foe: '0,-2 facing 2', speeds: [7, 2] },
    ),
  },
});

describeCard('yojimbo:paid-in-steel', {
  does: {
    'it steps forward at a slant and turns at 5, and wounds in front': ends(
      'yojimbo:paid-in-steel',
      { foe: yojimbo('0,-2', 4) },
      { foe: '0,-1 facing 3', speeds: [5], wounds: 1, struck: ['-1,0', '0,0'] },
    ),
    'or at its front right': ends(
      'yojimbo:paid-in-steel',
      { foe: yojimbo('0,-1', 2) },
      { foe: '0,-1 facing 2', speeds: [5], wounds: 1 },
    ),
  },
  refuses: {
    'two steps away it comes one nearer, at 3': ends(
      'yojimbo:paid-in-steel',
      { foe: yojimbo('0,-3', 3) },
      { foe: '0,-2 facing 3', speeds: [5, 3], wounds: 0 },
    ),
    'it turns by one side only to strike, and by two instead': ends(
      'yojimbo:paid-in-steel',
      { foe: yojimbo('0,-1', 5) },
      { foe: '0,-1 facing 3', speeds: [5, 3], wounds: 0 },
    ),
    'not by three': ends(
      'yojimbo:paid-in-steel',
      { foe: yojimbo('0,-1', 0) },
      { foe: '0,-1 facing 2', speeds: [5, 3] },
    ),
    'shields at 5 stop it': ends(
      'yojimbo:paid-in-steel',
      { foe: yojimbo('0,-1', 3), shields: 5 },
      { stopped: 1, wounds: 0 },
    ),
  },
});

describeCard('yojimbo:waiting-hand', {
  does: {
    'it turns towards the strike and shields its three front cells': ends(
      'yojimbo:waiting-hand',
      { foe: yojimbo('0,-1', 2), strikes: 8 },
      { stopped: 1, foeWounds: 0, speeds: [8, 3], shielded: ['-1,0', '0,0', '1,-1'], hero: '0,0 facing 0' },
    ),
    'down to 4, turned to its front right': ends(
      'yojimbo:waiting-hand',
      { foe: yojimbo('0,-1', 1), strikes: 4 },
      { stopped: 1, foeWounds: 0, speeds: [4, 3] },
    ),
    'or to its front left': ends(
      'yojimbo:waiting-hand',
      { foe: yojimbo('0,-1', 5), strikes: 5 },
      { stopped: 1, foeWounds: 0 },
    ),
    'SEN-SOLO-CTR-a, SEN-SOLO-CTR-b: it answers at 8': answers('yojimbo:waiting-hand', yojimbo('0,-1', 3), 8, 1),
    'at 7': answers('yojimbo:waiting-hand', yojimbo('0,-1', 3), 7, 1),
    'at 6': answers('yojimbo:waiting-hand', yojimbo('0,-1', 3), 6, 1),
    'at 5': answers('yojimbo:waiting-hand', yojimbo('0,-1', 3), 5, 1),
    'and at 4': answers('yojimbo:waiting-hand', yojimbo('0,-1', 3), 4, 1),
    'without a strike it acts at 8, and at 3 it steps and turns': ends(
      'yojimbo:waiting-hand',
      { foe: yojimbo('0,-3', 1) },
      { foe: '0,-2 facing 3', speeds: [8, 3] },
    ),
    'it resets the deck': resets('yojimbo:waiting-hand', yojimbo('0,-3', 3)),
  },
  refuses: {
    'slower strikes hit, and are not answered': ends(
      'yojimbo:waiting-hand',
      { foe: yojimbo('0,-1', 3), strikes: 3 },
      { stopped: 0, foeWounds: 1, wounds: 0, speeds: [8, 3] },
    ),
    'looking straight away it cannot turn far enough': ends(
      'yojimbo:waiting-hand',
      { foe: yojimbo('0,-1', 0), strikes: 5 },
      { stopped: 0, foeWounds: 1, wounds: 0 },
    ),
    'it turns by one side each time': ends(
      'yojimbo:waiting-hand',
      { foe: yojimbo('0,-1', 0) },
      { foe: '0,-1 facing 2', speeds: [8, 3] },
    ),
  },
});
