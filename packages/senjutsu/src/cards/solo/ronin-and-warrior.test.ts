import { expect } from 'vitest';
import { hero, prints, type Table, told } from '../../rules/testing/fight.ts';
import { playOutTo } from '../../rules/testing/play-out.ts';
import { shows } from '../../testing/card-scenario.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { aftermath, at, type Encounter, ends, foeOf, meets } from '../../testing/solo-scenario.ts';

const ronin = (...stand: Parameters<typeof at>) => ({ ...at(...stand), kind: 'ronin', preferredDistance: 2 }) as const;
const warrior = (...stand: Parameters<typeof at>) => ({ ...at(...stand), kind: 'warrior' }) as const;

const resets = (card: string, foe: Encounter['foe']) =>
  ends(
    card,
    { foe: { ...foe, discard: ['solo-023'] } },
    { deck: ['solo-004', 'solo-006', 'solo-023', card].toSorted(), discard: [] },
  );

/** A defence with this card behind it, which answers a strike at some speed. */
function counters(
  table: Table,
  foe: Encounter['foe'],
  [card, behind]: readonly [string, string],
  strikes: number,
): void {
  meets(table, card, { foe: { ...foe, deck: [card, behind, 'solo-006'] }, strikes });
  playOutTo(table);
}
/** What was discarded from the deck. */
const answered = (table: Table) =>
  told(table, 'foeDiscarded').flatMap(({ cards, from, face }) => (from === 'deck' ? [`${cards} ${face}`] : []));

describeCard('ronin:oxen-barge', {
  does: {
    'it steps forward at 5, stuns whoever is in front, turns it by one side and pushes it': shows((table) => {
      meets(table, 'ronin:oxen-barge', { foe: ronin('0,-2', 3) });
      playOutTo(table);
      expect(aftermath(table)).toMatchObject({ foe: '0,-1 facing 3', speeds: [5], stuns: 1, wounds: 0 });
      expect(hero(table, 0).cell).toBe('0,1');
      expect([1, 5]).toContain(hero(table, 0).facing);
    }),
    'SEN-ATK-f: no shield stops it': ends(
      'ronin:oxen-barge',
      { foe: ronin('0,-1', 3), shields: 5 },
      { stopped: 0, stuns: 1 },
    ),
  },
  refuses: {
    'it cannot turn before it strikes; at 5 as well it walks and turns': ends(
      'ronin:oxen-barge',
      { foe: ronin('0,-2', 2) },
      { foe: '0,-2 facing 3', hero: '0,0 facing 0', speeds: [5, 5], stuns: 0 },
    ),
    'by one side': ends('ronin:oxen-barge', { foe: ronin('0,-2', 1) }, { foe: '0,-2 facing 2', speeds: [5, 5] }),
    'and by two steps': ends(
      'ronin:oxen-barge',
      { foe: ronin('0,-4', 3), hero: { cell: '0,1' } },
      { foe: '0,-2 facing 3', speeds: [5, 5], stuns: 0 },
    ),
    'it steps forward once only': ends(
      'ronin:oxen-barge',
      { foe: ronin('0,-3', 3) },
      { foe: '0,-2 facing 3', speeds: [5, 5], stuns: 0 },
    ),
  },
});

const STEEL: readonly [string, string] = ['ronin:steel-block', 'solo-024'];

describeCard('ronin:steel-block', {
  does: {
    'it changes Behaviour, shields its three front cells at the speed of the strike, and turns the hero': shows(
      (table) => {
        counters(table, { ...ronin('0,-1', 3), behaviour: 'left' }, ['ronin:steel-block', 'solo-004'], 8);
        expect(aftermath(table)).toMatchObject({
          behaviour: 'centre',
          speeds: [8],
          stopped: 1,
          foeWounds: 0,
          shielded: ['-1,0', '0,0', '1,-1'],
        });
        expect([1, 5]).toContain(hero(table, 0).facing);
      },
    ),
    'down to 3, with the strike at its front right': ends(
      'ronin:steel-block',
      { foe: ronin('0,-1', 2), strikes: 3 },
      { stopped: 1, foeWounds: 0, speeds: [3] },
    ),
    'with the strike at its front left': ends(
      'ronin:steel-block',
      { foe: ronin('0,-1', 4), strikes: 5 },
      { stopped: 1, foeWounds: 0, speeds: [5] },
    ),
    'SEN-SOLO-CTR-a, SEN-SOLO-CTR-b: at 6, 5 and 4 it answers with the top card, and an attack wounds': shows(
      (table) => {
        for (const speed of [6, 5, 4]) counters(table, ronin('0,-1', 3), STEEL, speed);
        expect(answered(table)).toEqual(['solo-024 up', 'solo-024 up', 'solo-024 up']);
        expect(told(table, 'wounded')).toMatchObject([
          { fighter: 0, wounds: 1 },
          { fighter: 0, wounds: 1 },
          { fighter: 0, wounds: 1 },
        ]);
      },
    ),
    'SEN-SOLO-SEL-11: without a strike it acts at 8, and steps and turns at once': ends(
      'ronin:steel-block',
      { foe: { ...ronin('0,-4', 2), behaviour: 'left' } },
      { foe: '0,-3 facing 3', speeds: [8] },
    ),
    'it resets the deck': resets('ronin:steel-block', ronin('0,-3', 3)),
  },
  refuses: {
    'SEN-SOLO-CTR-b: a card without an attack is discarded, but does not wound': shows((table) => {
      counters(table, ronin('0,-1', 3), ['ronin:steel-block', 'solo-004'], 5);
      expect(answered(table)).toEqual(['solo-004 up']);
      expect(aftermath(table).wounds).toBe(0);
    }),
    'SEN-SOLO-CTR-a: strikes at 7 and at 3 are stopped, but not answered': shows((table) => {
      for (const speed of [7, 3]) counters(table, ronin('0,-1', 3), STEEL, speed);
      expect([answered(table), told(table, 'wounded'), told(table, 'stopped').length]).toEqual([[], [], 2]);
    }),
    'SEN-SOLO-CTR-c: what is not stopped is not answered': shows((table) => {
      counters(table, ronin('0,-1', 1), STEEL, 5);
      expect([answered(table), aftermath(table).foeWounds, aftermath(table).wounds]).toEqual([[], 1, 0]);
    }),
    'slower strikes hit': ends(
      'ronin:steel-block',
      { foe: ronin('0,-1', 3), strikes: 2 },
      { stopped: 0, hero: '0,0 facing 0', speeds: [8] },
    ),
    'it turns by one side only': ends(
      'ronin:steel-block',
      { foe: { ...ronin('0,-2', 0), behaviour: 'left' } },
      { foe: '0,-2 facing 1' },
    ),
  },
});

describeCard('ronin:reverse-carved-fang', {
  does: {
    'it steps straight back at 8, deals two wounds two cells ahead, and pushes': ends(
      'ronin:reverse-carved-fang',
      { foe: ronin('0,-1', 3) },
      { foe: '0,-2 facing 3', hero: '0,1 facing 0', speeds: [8], wounds: 2, struck: ['0,0'], behaviour: 'centre' },
    ),
    'or back at a slant': ends(
      'ronin:reverse-carved-fang',
      { foe: ronin('-1,-1', 3) },
      { foe: '0,-2 facing 3', speeds: [8], wounds: 2 },
    ),
  },
  refuses: {
    'it steps forward only instead, at 5': ends(
      'ronin:reverse-carved-fang',
      { foe: ronin('0,-3', 3) },
      { foe: '0,-2 facing 3', hero: '0,0 facing 0', speeds: [8, 5], wounds: 0 },
    ),
    'it steps back once only': ends(
      'ronin:reverse-carved-fang',
      { foe: ronin('-2,0', 3) },
      { foe: '-1,-1 facing 2', speeds: [8, 5], wounds: 0 },
    ),
    'it turns only instead, by one side': ends(
      'ronin:reverse-carved-fang',
      { foe: ronin('0,-2', 1) },
      { foe: '0,-2 facing 2', speeds: [8, 5], wounds: 0 },
    ),
    'shields at 8 on the way stop it, and nobody is pushed': ends(
      'ronin:reverse-carved-fang',
      { foe: ronin('0,-2', 3), shields: 8 },
      { stopped: 1, wounds: 0, hero: '0,0 facing 0' },
    ),
  },
});

const sweeps = (cell: Parameters<typeof at>[0]) =>
  ends(
    'ronin:feral-sweep',
    { foe: { ...ronin(cell, 3), behaviour: 'left' } },
    { foe: `${cell} facing 3`, behaviour: 'centre', speeds: [6], wounds: 1 },
  );

describeCard('ronin:feral-sweep', {
  does: {
    'it changes Behaviour, and at 6 wounds two cells ahead': sweeps('0,-2'),
    'or beside that on the right': sweeps('1,-2'),
    'or at its front right': sweeps('1,-1'),
    'or at its back right': sweeps('1,0'),
    'nowhere else': ends('ronin:feral-sweep', { foe: ronin('0,-2', 3) }, { struck: ['-1,-1', '-1,-2', '-1,0', '0,0'] }),
  },
  refuses: {
    'not in front: it stays there, with no room to step forward': ends(
      'ronin:feral-sweep',
      { foe: { ...ronin('0,-1', 3), behaviour: 'left' } },
      { foe: '0,-1 facing 3', behaviour: 'centre', speeds: [6, 1], wounds: 0 },
    ),
    'too far away it steps forward and turns, at 1': ends(
      'ronin:feral-sweep',
      { foe: { ...ronin('0,-4', 2), behaviour: 'left' } },
      { foe: '0,-3 facing 3', speeds: [6, 1], wounds: 0 },
    ),
    'by one side': ends(
      'ronin:feral-sweep',
      { foe: { ...ronin('0,-2', 1), behaviour: 'left' } },
      { foe: '0,-2 facing 2', speeds: [6, 1], wounds: 0 },
    ),
    'shields at 6 on the way stop it': ends(
      'ronin:feral-sweep',
      { foe: ronin('0,-2', 3), shields: 6 },
      { stopped: 1, wounds: 0 },
    ),
  },
});

describeCard('ronin:the-terror', {
  does: {
    'at 7 the card of a hero within three cells stops, and the hero is stunned': shows((table) => {
      meets(table, 'ronin:the-terror', {
        foe: { ...ronin('0,-3', 3), behaviour: 'left' },
        hero: { inPlay: ['heavy-armour'] },
        plays: 'firm-mind',
      });
      expect(told(table, 'cardAbandoned')).toMatchObject([{ fighter: 0, why: 'cancelled' }]);
      expect(prints(table, 0, 'play')).toEqual([]);
      playOutTo(table);
      expect(aftermath(table)).toMatchObject({ speeds: [7], behaviour: 'centre', stuns: 1, wounds: 0 });
    }),
    'then it walks two steps and turns by two sides': ends(
      'ronin:the-terror',
      { foe: { ...ronin('0,-4', 0), behaviour: 'left' }, hero: { cell: '0,1' } },
      { foe: '0,-2 facing 2', stuns: 0 },
    ),
    'every hero within three cells': shows((table) => {
      table.given({
        format: 'solo',
        cards: {},
        heroes: [
          { hero: 'ronin', cell: '0,0' },
          { hero: 'warrior', cell: '2,-2' },
        ],
        foes: [{ ...ronin('0,-3', 3), deck: ['ronin:the-terror'] }],
      });
      playOutTo(table);
      expect([hero(table, 0).stuns, hero(table, 1).stuns]).toEqual([1, 1]);
    }),
    'it resets the deck': resets('ronin:the-terror', ronin('0,-3', 3)),
  },
  refuses: {
    'not at four cells': shows((table) => {
      meets(table, 'ronin:the-terror', { foe: ronin('0,-4', 3), plays: 'firm-mind' });
      table.seat(0).isAsked('moveTo');
      expect([told(table, 'cardAbandoned'), hero(table, 0).stuns]).toEqual([[], 0]);
    }),
    'SEN-RANGE-b: not out of sight': ends(
      'ronin:the-terror',
      {
        foe: ronin('0,-3', 3),
        terrain: [
          { kind: 'rocks', cells: ['0,-1'] },
          { kind: 'rocks', cells: ['1,-1'] },
          { kind: 'rocks', cells: ['-1,0'] },
        ],
      },
      { stuns: 0 },
    ),
    'its companions are no opponents': shows((table) => {
      meets(table, 'ronin:the-terror', { foe: ronin('0,-3', 3), others: [at('1,-3', 3)] });
      playOutTo(table);
      expect(foeOf(table, 1).deck).toEqual(['stun']);
    }),
  },
});

const EMBER: readonly [string, string] = ['warrior:ember-block', 'solo-024'];

describeCard('warrior:ember-block', {
  does: {
    'it changes Behaviour, shields front, front left and back left, and pushes the hero': ends(
      'warrior:ember-block',
      { foe: { ...warrior('0,-1', 3), behaviour: 'left' }, strikes: 7 },
      {
        behaviour: 'centre',
        speeds: [7, 4],
        stopped: 1,
        foeWounds: 0,
        hero: '0,1 facing 0',
        shielded: ['0,0', '1,-1', '1,-2'],
      },
    ),
    'down to 5, with the strike at its front left': ends(
      'warrior:ember-block',
      { foe: { ...warrior('0,-1', 4), behaviour: 'left' }, strikes: 5 },
      { stopped: 1, foeWounds: 0, speeds: [5, 4] },
    ),
    'with the strike at its back left': ends(
      'warrior:ember-block',
      { foe: { ...warrior('0,-1', 5), behaviour: 'left' }, strikes: 6 },
      { stopped: 1, foeWounds: 0 },
    ),
    'SEN-SOLO-CTR-a, SEN-SOLO-CTR-b: at 8 it answers with the top card, and an attack wounds': shows((table) => {
      counters(table, warrior('0,-1', 3), EMBER, 8);
      expect([answered(table), aftermath(table).wounds, aftermath(table).stopped]).toEqual([['solo-024 up'], 1, 1]);
    }),
    'without a strike it acts at 9, and at 4 it steps and turns': ends(
      'warrior:ember-block',
      { foe: { ...warrior('0,-3', 2), behaviour: 'left' } },
      { foe: '0,-2 facing 3', speeds: [9, 4] },
    ),
    'it resets the deck': resets('warrior:ember-block', warrior('0,-3', 3)),
  },
  refuses: {
    'SEN-SOLO-CTR-b: a defence on top does not wound': shows((table) => {
      counters(table, warrior('0,-1', 3), ['warrior:ember-block', 'solo-029'], 8);
      expect([answered(table), aftermath(table).wounds]).toEqual([['solo-029 up'], 0]);
    }),
    'SEN-SOLO-CTR-a: a strike at 7 is stopped, but not answered': shows((table) => {
      counters(table, warrior('0,-1', 3), EMBER, 7);
      expect([answered(table), aftermath(table).wounds, aftermath(table).stopped]).toEqual([[], 0, 1]);
    }),
    'slower strikes hit, and nobody is pushed': ends(
      'warrior:ember-block',
      { foe: { ...warrior('0,-1', 3), behaviour: 'left' }, strikes: 4 },
      { stopped: 0, foeWounds: 1, speeds: [9, 4], hero: '0,0 facing 0' },
    ),
    'the front right stays open': ends(
      'warrior:ember-block',
      { foe: { ...warrior('0,-1', 2), behaviour: 'left' }, strikes: 8 },
      { stopped: 0, foeWounds: 1, wounds: 0 },
    ),
    'at 4 it turns by one side only': ends(
      'warrior:ember-block',
      { foe: { ...warrior('0,-1', 0), behaviour: 'left' } },
      { foe: '0,-1 facing 1' },
    ),
  },
});

describeCard('warrior:scything-uppercut', {
  does: {
    'it changes Behaviour, steps back at 8, and wounds ahead on the right': ends(
      'warrior:scything-uppercut',
      { foe: { ...warrior('1,-1', 3), behaviour: 'left' } },
      { foe: '1,-2 facing 3', behaviour: 'centre', speeds: [8], wounds: 1, struck: ['0,0', '1,-1', '2,-2'] },
    ),
    'in front': ends(
      'warrior:scything-uppercut',
      { foe: { ...warrior('0,-1', 3), behaviour: 'left' } },
      { foe: '0,-1 facing 3', speeds: [8], wounds: 1 },
    ),
    'at its front left': ends(
      'warrior:scything-uppercut',
      { foe: { ...warrior('-1,0', 3), behaviour: 'left' } },
      { foe: '-1,0 facing 3', speeds: [8], wounds: 1 },
    ),
  },
  refuses: {
    'it steps back once only': ends(
      'warrior:scything-uppercut',
      { foe: { ...warrior('1,0', 3), behaviour: 'left' } },
      { speeds: [8, 5], wounds: 0 },
    ),
    'too far away it steps nearer by one, at 5': ends(
      'warrior:scything-uppercut',
      { foe: { ...warrior('0,-3', 3), behaviour: 'left' } },
      { foe: '0,-2 facing 3', behaviour: 'centre', speeds: [8, 5], wounds: 0 },
    ),
    'it turns only instead, by one side': ends(
      'warrior:scything-uppercut',
      { foe: { ...warrior('0,-1', 0), behaviour: 'left' } },
      { foe: '0,-1 facing 1', speeds: [8, 5], wounds: 0 },
    ),
    'shields at 8 stop it': ends(
      'warrior:scything-uppercut',
      { foe: { ...warrior('0,-1', 3), behaviour: 'left' }, shields: 8 },
      { stopped: 1, wounds: 0 },
    ),
  },
});

const arcs = (cell: Parameters<typeof at>[0]) =>
  ends(
    'warrior:warding-arc',
    { foe: { ...warrior(cell, 3), behaviour: 'left' } },
    { foe: `${cell} facing 3`, behaviour: 'centre', speeds: [7], wounds: 1 },
  );

describeCard('warrior:warding-arc', {
  does: {
    'it changes Behaviour, and at 7 wounds two cells ahead, takes a card and pushes': ends(
      'warrior:warding-arc',
      { foe: { ...warrior('0,-2', 3), behaviour: 'left' }, hero: { hand: ['headbutt', 'headbutt'] } },
      {
        foe: '0,-2 facing 3',
        hero: '0,1 facing 0',
        behaviour: 'centre',
        speeds: [7],
        wounds: 1,
        discarded: ['headbutt'],
        struck: ['-1,-1', '-1,0', '0,0', '1,-1', '1,-2'],
      },
    ),
    'ahead on the left': arcs('-1,-1'),
    'at its front left': arcs('-1,0'),
    'ahead on the right': arcs('1,-2'),
    'at its front right': arcs('1,-1'),
  },
  refuses: {
    'not in front: it stays, at 5': ends(
      'warrior:warding-arc',
      { foe: { ...warrior('0,-1', 3), behaviour: 'left' }, hero: { hand: ['headbutt'] } },
      { foe: '0,-1 facing 3', hero: '0,0 facing 0', speeds: [7, 5], wounds: 0, discarded: [] },
    ),
    'too far away it steps nearer by one': ends(
      'warrior:warding-arc',
      { foe: { ...warrior('0,-4', 3), behaviour: 'left' } },
      { foe: '0,-3 facing 3', speeds: [7, 5], wounds: 0 },
    ),
    'it turns by one side': ends(
      'warrior:warding-arc',
      { foe: { ...warrior('0,-3', 0), behaviour: 'left' } },
      { foe: '0,-2 facing 1', speeds: [7, 5], wounds: 0 },
    ),
    'shields at 7 on the way stop it, and nothing is lost': ends(
      'warrior:warding-arc',
      { foe: { ...warrior('0,-2', 3), behaviour: 'left' }, shields: 7, hero: { hand: ['headbutt'] } },
      { stopped: 1, wounds: 0, hero: '0,0 facing 0', discarded: ['wind-block'] },
    ),
  },
});

describeCard('warrior:refocused-mind', {
  does: {
    'it changes Behaviour at 5, walks two steps any way and turns by two sides': ends(
      'warrior:refocused-mind',
      { foe: { ...warrior('0,-4', 0), behaviour: 'left' } },
      { foe: '0,-2 facing 2', behaviour: 'centre', speeds: [5] },
    ),
    'it resets the deck': resets('warrior:refocused-mind', warrior('0,-3', 3)),
  },
  refuses: {
    'where it wants to be it stays, and it hurts nobody': ends(
      'warrior:refocused-mind',
      { foe: { ...warrior('0,-1', 3), behaviour: 'left' } },
      { foe: '0,-1 facing 3', wounds: 0, stuns: 0 },
    ),
  },
});

describeCard('warrior:flaming-phoenix-arc', {
  does: {
    'it steps forward at 6, and deals two wounds two cells ahead': ends(
      'warrior:flaming-phoenix-arc',
      { foe: warrior('0,-3', 3) },
      { foe: '0,-2 facing 3', speeds: [6], wounds: 2, struck: ['-1,-1', '-1,0', '-2,0', '0,0'] },
    ),
    'SEN-SOLO-TGT-d: it steps to the right if it can execute from there': ends(
      'warrior:flaming-phoenix-arc',
      { foe: warrior('2,-3', 3) },
      { foe: '1,-2 facing 3', speeds: [6], wounds: 0, defeat: 'execution' },
    ),
    'at its front right it deals a wound': ends(
      'warrior:flaming-phoenix-arc',
      { foe: warrior('1,-1', 3) },
      { foe: '1,-1 facing 3', speeds: [6], wounds: 1, defeat: null },
    ),
    'and beyond that, too': ends(
      'warrior:flaming-phoenix-arc',
      { foe: warrior('2,-2', 3) },
      { foe: '2,-2 facing 3', speeds: [6], wounds: 1, defeat: null },
    ),
    'a hit resets the deck': resets('warrior:flaming-phoenix-arc', warrior('0,-2', 3)),
  },
  refuses: {
    'two steps too far it comes one nearer, at 2': ends(
      'warrior:flaming-phoenix-arc',
      { foe: warrior('0,-4', 3) },
      { foe: '0,-3 facing 3', behaviour: 'centre', speeds: [6, 2], wounds: 0 },
    ),
    'it steps forward and turns by one side only': ends(
      'warrior:flaming-phoenix-arc',
      { foe: warrior('0,-4', 1) },
      { foe: '0,-4 facing 2', speeds: [6, 2], wounds: 0 },
    ),
    'shields at 6 on the way stop it, and the deck is not reset': ends(
      'warrior:flaming-phoenix-arc',
      { foe: warrior('0,-2', 3), shields: 6 },
      { stopped: 1, wounds: 0, discard: ['warrior:flaming-phoenix-arc'] },
    ),
  },
});
