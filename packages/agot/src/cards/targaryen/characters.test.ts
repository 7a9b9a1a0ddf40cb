import { expect } from 'vitest';
import { initiable } from '../../rules/eligible.ts';
import { hasKeyword } from '../../rules/has.ts';
import { totalOf } from '../../rules/values.ts';
import { actions, card, happening, resolving, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { given, the } from '../../testing/given.ts';
import { inPlay, namesIn, strengthOn } from '../../testing/shown.ts';
import { usedBefore } from '../../testing/used-before.ts';
import { killing } from '../../verbs/leaving.ts';
import { deadOf, discardOf, handOf } from '../../zones.ts';

const military = { attacker: 0, type: 'military' } as const;
const power = { attacker: 0, type: 'power' } as const;
const against = { attacker: 1, type: 'power', against: 0 } as const;

describeCard('daenerys-targaryen', {
  does: {
    'makes everybody weaker who takes part against her player': () => {
      const state = given({
        challenge: against,
        seats: [
          { play: ['daenerys-targaryen', 'handmaiden (defending)'] },
          { play: ['robb-stark (attacking)', 'ranging-party'] },
        ],
      });

      expect(strengthOn({ state }, 'robb-stark')).toBe(4);
      expect(strengthOn({ state }, 'ranging-party')).toBe(5);
      expect(strengthOn({ state }, 'handmaiden')).toBe(1);
    },
    'AGOT-PART-f: also who takes part by a text alone': () => {
      const state = given({
        challenge: against,
        seats: [
          { play: ['daenerys-targaryen', 'handmaiden (defending)'] },
          { play: ['jon-snow', 'ranging-party (kneeling, attacking)'] },
        ],
      });

      expect(strengthOn({ state }, 'jon-snow')).toBe(3);
      expect(totalOf(state, 'attacking')).toBe(7);
    },
  },
  refuses: {
    'not while she kneels': () => {
      const state = given({
        challenge: against,
        seats: [{ play: ['daenerys-targaryen (kneeling)'] }, { play: ['robb-stark (attacking)'] }],
      });

      expect(strengthOn({ state }, 'robb-stark')).toBe(5);
    },
    'not in a challenge between others': () => {
      const state = given({
        challenge: { attacker: 1, type: 'power', against: 2 },
        seats: [{ play: ['daenerys-targaryen'] }, { play: ['robb-stark (attacking)'] }, {}],
      });

      expect(strengthOn({ state }, 'robb-stark')).toBe(5);
    },
  },
});

describeCard('drogon', {
  does: {
    'gives renown to Stormborn characters': () => {
      const state = given({ seats: [{ play: ['drogon', 'daenerys-targaryen'] }, {}] });

      expect(hasKeyword(state, the(state, 'daenerys-targaryen'), 'renown')).toBe(true);
    },
  },
  refuses: {
    'AGOT-ABIL-f: not to who is not in play': () => {
      const state = given({ seats: [{ play: ['drogon'], hand: ['daenerys-targaryen'] }, {}] });

      expect(hasKeyword(state, the(state, 'daenerys-targaryen'), 'renown')).toBe(false);
    },
    'not to others, nor to those of other players': () => {
      const state = given({ seats: [{ play: ['drogon', 'handmaiden'] }, { play: ['daenerys-targaryen'] }] });

      expect(hasKeyword(state, the(state, 'daenerys-targaryen'), 'renown')).toBe(false);
      expect(hasKeyword(state, the(state, 'handmaiden'), 'renown')).toBe(false);
    },
  },
});

describeCard('viserion', {
  does: {
    'gives stealth to Stormborn characters': () => {
      const state = given({ seats: [{ play: ['viserion', 'daenerys-targaryen'] }, {}] });

      expect(hasKeyword(state, the(state, 'daenerys-targaryen'), 'stealth')).toBe(true);
    },
  },
  refuses: {
    'not to others': () => {
      const state = given({ seats: [{ play: ['viserion', 'handmaiden'] }, {}] });

      expect(hasKeyword(state, the(state, 'handmaiden'), 'stealth')).toBe(false);
    },
  },
});

const oneMilitary = [{ attacker: 0, type: 'military', against: 1 }] as const;

describeCard('khal-drogo', {
  does: {
    'allows a second military challenge': () => {
      expect(initiable(given({ seats: [{ play: ['khal-drogo'] }, {}], fought: [...oneMilitary] }), 0)).toContain(
        'military',
      );
    },
  },
  refuses: {
    'not a third one': () => {
      const state = given({ seats: [{ play: ['khal-drogo'] }, {}], fought: [...oneMilitary, ...oneMilitary] });

      expect(initiable(state, 0)).not.toContain('military');
    },
  },
});

describeCard('magister-illyrio', {
  does: {
    'stands a character for 2 gold, once in a phase': () => {
      const table = actions({
        seats: [{ gold: 5, play: ['magister-illyrio', 'drogon (kneeling)', 'rhaegal (kneeling)'] }, {}],
      });
      table.seat(0).takes(use('magister-illyrio'));
      table.seat(0).picks(card('drogon'));

      expect(table.state.gold[0]).toBe(3);
      expect(inPlay(table, 0)).toContain('drogon');
      table.seat(0).isAsked('pause');
    },
  },
  refuses: {
    'not without gold, and nobody who stands': () => {
      actions({ windows: 'open', seats: [{ gold: 1, play: ['magister-illyrio (kneeling)'] }, {}] })
        .seat(0)
        .mayNotTake(use('magister-illyrio'));
      actions({ windows: 'open', seats: [{ gold: 5, play: ['magister-illyrio'] }, {}] })
        .seat(0)
        .mayNotTake(use('magister-illyrio'));
    },
  },
});

describeCard('rhaegal', {
  does: {
    'stands a Stormborn character after a victory with one': () => {
      const table = resolving({
        challenge: power,
        seats: [
          { play: ['rhaegal', 'daenerys-targaryen (kneeling, attacking)'] },
          { play: ['bastard-in-hiding (kneeling, defending)'] },
        ],
      });
      table.seat(0).isAsked('triggerWindow').takes(use('rhaegal'));

      expect(inPlay(table, 0)).toContain('daenerys-targaryen (attacking)');
      table.seat(0).isAsked('insight');
    },
  },
  refuses: {
    'AGOT-LIMIT-a: once in a phase, and again in the next': () => {
      const won = (during: readonly ('round' | 'phase')[]) =>
        resolving({
          challenge: power,
          seats: [
            { play: ['rhaegal', 'daenerys-targaryen (kneeling, attacking)'] },
            { play: ['bastard-in-hiding (kneeling, defending)'] },
          ],
          used: usedBefore({ card: 'card:0/play/0', printed: 'rhaegal', key: 'reaction', times: 1, during }),
        });

      won(['round', 'phase']).seat(0).isAsked('insight');
      won(['round']).seat(0).mayTake(use('rhaegal'));
    },
    'not without one in the challenge': () => {
      const table = resolving({
        challenge: power,
        seats: [{ play: ['rhaegal', 'daenerys-targaryen (kneeling)', 'unsullied (kneeling, attacking)'] }, {}],
      });

      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('ser-jorah-mormont', {
  does: {
    'betrays with every victory, and is sacrificed with the third': () => {
      const table = resolving({
        challenge: military,
        seats: [
          { play: ['ser-jorah-mormont (kneeling, betrayal 1, attacking)'] },
          { play: ['unsullied', 'braided-warrior'] },
        ],
      });
      table.seat(1).isAsked('chooseKilled').picks(card('unsullied'));
      expect(inPlay(table, 0)).toEqual(['ser-jorah-mormont (kneeling, betrayal 2, attacking)']);
      table.seat(0).isAsked('renown');
      const third = resolving({
        challenge: power,
        seats: [{ play: ['ser-jorah-mormont (kneeling, betrayal 2, attacking)'] }, {}],
      });

      expect(namesIn(third, discardOf(0))).toEqual(['ser-jorah-mormont']);
      third.seat(0).isAsked('pause');
    },
    'AGOT-SAC-c: a duplicate does not save him from that': () => {
      const table = resolving({
        challenge: power,
        seats: [{ play: ['ser-jorah-mormont (kneeling, betrayal 2, attacking) + ser-jorah-mormont (duplicate)'] }, {}],
      });

      expect(inPlay(table, 0)).toEqual([]);
      table.seat(0).isAsked('pause');
    },
  },
  refuses: {
    'not if he takes no part': () => {
      const table = resolving({
        challenge: power,
        seats: [{ play: ['ser-jorah-mormont', 'unsullied (kneeling, attacking)'] }, {}],
      });

      expect(inPlay(table, 0)).toContain('ser-jorah-mormont');
      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('viserys-targaryen', {
  does: {
    'takes an attachment with him, whichever way he leaves': () => {
      const table = happening({ seats: [{ play: ['viserys-targaryen'] }, { play: ['robb-stark + ice'] }] }, (state) => [
        killing(state, the(state, 'viserys-targaryen')),
      ]);
      table.seat(0).isAsked('triggerWindow').takes(use('viserys-targaryen'));

      expect(inPlay(table, 1)).toEqual(['robb-stark']);
      expect(namesIn(table, discardOf(1))).toEqual(['ice']);
      expect(namesIn(table, deadOf(0))).toEqual(['viserys-targaryen']);
      table.seat(0).isAsked('pause');
    },
  },
  refuses: {
    'not where there is no attachment': () => {
      const table = happening({ seats: [{ play: ['viserys-targaryen'] }, {}] }, (state) => [
        killing(state, the(state, 'viserys-targaryen')),
      ]);

      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('braided-warrior', {
  does: {
    'AGOT-KW-NOATT-c: carries weapons': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ hand: ['drogos-arakh'], play: ['braided-warrior'] }, {}],
      });
      table.seat(0).takes(use('drogos-arakh', 'marshalAttachment'));

      expect(strengthOn(table, 'braided-warrior')).toBe(5);
      table.seat(0).isAsked('pause');
    },
  },
  refuses: {
    'and nothing else': () => {
      actions({
        windows: 'open',
        phase: 'marshaling',
        seats: [{ hand: ['little-bird'], play: ['braided-warrior'] }, {}],
      })
        .seat(0)
        .mayNotTake(use('little-bird', 'marshalAttachment'));
    },
  },
});

describeCard('handmaiden', {
  does: {
    'is sacrificed to stand a Lady': () => {
      const table = actions({ seats: [{ play: ['handmaiden', 'daenerys-targaryen (kneeling)'] }, {}] });
      table.seat(0).takes(use('handmaiden'));

      expect(inPlay(table, 0)).toEqual(['daenerys-targaryen']);
      expect(namesIn(table, discardOf(0))).toEqual(['handmaiden']);
      table.seat(0).isAsked('pause');
    },
  },
  refuses: {
    'not for others': () => {
      actions({ windows: 'open', seats: [{ play: ['handmaiden', 'khal-drogo (kneeling)'] }, {}] })
        .seat(0)
        .mayNotTake(use('handmaiden'));
    },
  },
});

describeCard('targaryen-loyalist', {
  does: {
    'makes the next character cheaper': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ gold: 2, hand: ['drogon'], play: ['targaryen-loyalist'] }, {}],
      });
      table.seat(0).takes(use('targaryen-loyalist'));
      table.seat(0).takes(use('drogon', 'marshal'));

      expect(table.state.gold[0]).toBe(0);
      table.seat(0).isAsked('pause');
    },
  },
  refuses: {
    'not of another faction': () => {
      const table = actions({
        windows: 'open',
        phase: 'marshaling',
        seats: [{ gold: 1, hand: ['tumblestone-knight'], play: ['targaryen-loyalist'] }, {}],
      });
      table.seat(0).takes(use('targaryen-loyalist'));
      table.seat(1).passes();

      table.seat(0).mayNotTake(use('tumblestone-knight', 'marshal'));
    },
  },
});

describeCard('unsullied', {
  does: {
    'weaken all defenders while they attack': () => {
      const state = given({
        challenge: military,
        seats: [{ play: ['unsullied (attacking)'] }, { play: ['robb-stark (defending)', 'ranging-party'] }],
      });

      expect(strengthOn({ state }, 'robb-stark')).toBe(4);
      expect(strengthOn({ state }, 'ranging-party')).toBe(5);
    },
  },
  refuses: {
    'not while they defend': () => {
      const state = given({
        challenge: { attacker: 1, type: 'military', against: 0 },
        seats: [{ play: ['unsullied (defending)'] }, { play: ['robb-stark (attacking)'] }],
      });

      expect(strengthOn({ state }, 'robb-stark')).toBe(5);
      expect(namesIn({ state }, handOf(0))).toEqual([]);
    },
  },
});
