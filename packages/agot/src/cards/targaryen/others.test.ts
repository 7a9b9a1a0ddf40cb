import { expect } from 'vitest';
import { staysStanding } from '../../rules/eligible.ts';
import { actions, card, resolving, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { given, the } from '../../testing/given.ts';
import { inPlay, namesIn, strengthOn } from '../../testing/shown.ts';
import { situated, until } from '../../testing/whole-game.ts';
import { deadOf, handOf } from '../../zones.ts';

const military = { attacker: 0, type: 'military' } as const;
const power = { attacker: 0, type: 'power' } as const;

describeCard('drogos-arakh', {
  does: {
    'gives 2 strength, and keeps Khal Drogo standing in the first military challenge of the round': () => {
      const state = given({ seats: [{ play: ['khal-drogo + drogos-arakh'] }, {}] });

      expect(strengthOn({ state }, 'khal-drogo')).toBe(7);
      expect(staysStanding(state, the(state, 'khal-drogo'), 'attacking', 'military')).toBe(true);
      expect(staysStanding(state, the(state, 'khal-drogo'), 'attacking', 'power')).toBe(false);
    },
    'after other challenges, and after military challenges of others, it is still the first': () => {
      const fought = [
        { attacker: 0, type: 'power', against: 1 },
        { attacker: 1, type: 'military', against: 0 },
      ] as const;
      const state = given({ seats: [{ play: ['khal-drogo + drogos-arakh'] }, {}], fought: [...fought] });

      expect(staysStanding(state, the(state, 'khal-drogo'), 'attacking', 'military')).toBe(true);
    },
  },
  refuses: {
    'not in the challenges of somebody else, on whose Khal Drogo it is': () => {
      const state = given({
        seats: [{ play: ['khal-drogo + drogos-arakh (controlled by 1)'] }, { play: ['braided-warrior'] }],
      });

      expect(strengthOn({ state }, 'khal-drogo')).toBe(7);
      expect(staysStanding(state, the(state, 'khal-drogo'), 'attacking', 'military')).toBe(false);
    },
    'not in the second one, and not others': () => {
      const fought = [{ attacker: 0, type: 'military', against: 1 }] as const;
      const state = given({ seats: [{ play: ['khal-drogo + drogos-arakh'] }, {}], fought: [...fought] });
      const other = given({ seats: [{ play: ['braided-warrior + drogos-arakh'] }, {}] });

      expect(staysStanding(state, the(state, 'khal-drogo'), 'attacking', 'military')).toBe(false);
      expect(staysStanding(other, the(other, 'braided-warrior'), 'attacking', 'military')).toBe(false);
    },
  },
});

describeCard('plaza-of-punishment', {
  does: {
    'weakens a character without attachments, and kills it at 0': () => {
      const table = resolving({
        challenge: power,
        seats: [
          { play: ['plaza-of-punishment', 'unsullied (kneeling, attacking)'] },
          { play: ['bastard-in-hiding', 'robb-stark + ice'] },
        ],
      });
      table.seat(0).isAsked('triggerWindow').takes(use('plaza-of-punishment'));
      table.seat(0).isAsked('chooseCharacter').mayNotTake(card('robb-stark')).picks(card('bastard-in-hiding'));

      expect(namesIn(table, deadOf(1))).toEqual(['bastard-in-hiding']);
      table.seat(0).isAsked('pause');
    },
    'AGOT-SAVE-c: a duplicate cannot save from that': () => {
      const table = resolving({
        challenge: power,
        seats: [
          { play: ['plaza-of-punishment', 'unsullied (kneeling, attacking)'] },
          { play: ['bran-stark + bran-stark (duplicate)'] },
        ],
      });
      table.seat(0).takes(use('plaza-of-punishment'));
      table.seat(0).picks(card('bran-stark'));

      expect(inPlay(table, 1)).toEqual([]);
      table.seat(0).isAsked('pause');
    },
  },
  refuses: {
    'not after another challenge, nor kneeling': () => {
      resolving({
        challenge: military,
        seats: [{ play: ['plaza-of-punishment', 'unsullied (kneeling, attacking)'] }, {}],
      })
        .seat(0)
        .isAsked('pause');
      resolving({
        challenge: power,
        seats: [{ play: ['plaza-of-punishment (kneeling)', 'unsullied (kneeling, attacking)'] }, {}],
      })
        .seat(0)
        .isAsked('pause');
    },
  },
});

describeCard('dothraki-sea', {
  does: {
    'lets a Dothraki ride in until the end of the phase': () => {
      const table = situated({
        challenge: power,
        step: 'end',
        seats: [{ hand: ['braided-warrior'], play: ['dothraki-sea', 'unsullied (kneeling, attacking)'] }, {}],
      });
      table.seat(0).isAsked('triggerWindow').takes(use('dothraki-sea'));
      expect(inPlay(table, 0)).toContain('braided-warrior');
      until(table, 'initiateChallenge');
      table.seat(0).passes();

      expect(inPlay(table, 0)).not.toContain('braided-warrior');
      expect(namesIn(table, handOf(0))).toContain('braided-warrior');
      until(table, 'choosePlot');
    },
    'AGOT-PUT-c: who rides in as a duplicate rides home as well': () => {
      const table = situated({
        challenge: power,
        step: 'end',
        seats: [{ hand: ['khal-drogo'], play: ['dothraki-sea', 'khal-drogo (kneeling, attacking)'] }, {}],
      });
      table.seat(0).isAsked('triggerWindow').takes(use('dothraki-sea'));
      expect(inPlay(table, 0)).toContain('khal-drogo (kneeling, attacking) + khal-drogo (duplicate)');
      until(table, 'initiateChallenge');
      table.seat(0).passes();

      expect(inPlay(table, 0)).toEqual(['khal-drogo']);
      expect(namesIn(table, handOf(0))).toContain('khal-drogo');
      until(table, 'choosePlot');
    },
  },
  refuses: {
    'AGOT-INFO-a: in open windows others cannot tell from the question what is in the hand': () => {
      const table = resolving({
        windows: 'open',
        challenge: power,
        seats: [
          { gold: 0, hand: ['handmaiden'], play: ['dothraki-sea', 'unsullied (kneeling, attacking)'] },
          { play: ['bastard-in-hiding (kneeling, defending)'] },
        ],
      });

      table.seat(0).isAsked('triggerWindow').mayNotTake(use('dothraki-sea')).passes();
      table.seat(1).passes();
      table.seat(0).isAsked('pause');
    },
    'not without a Dothraki in hand': () => {
      resolving({
        challenge: power,
        seats: [{ hand: ['handmaiden'], play: ['dothraki-sea', 'unsullied (kneeling, attacking)'] }, {}],
      })
        .seat(0)
        .isAsked('pause');
    },
  },
});

describeCard('illyrios-estate', {
  does: {
    'makes the next card cheaper, of any type': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ gold: 2, hand: ['plaza-of-punishment'], play: ['illyrios-estate'] }, {}],
      });
      table.seat(0).takes(use('illyrios-estate'));
      table.seat(0).takes(use('plaza-of-punishment', 'marshal'));

      expect(table.state.gold[0]).toBe(0);
      table.seat(0).isAsked('pause');
    },
  },
  refuses: {
    'not outside the marshaling phase': () => {
      actions({ windows: 'open', seats: [{ play: ['illyrios-estate'] }, {}] })
        .seat(0)
        .mayNotTake(use('illyrios-estate'));
    },
  },
});

describeCard('dracarys', {
  does: {
    'burns a participant': () => {
      const table = actions({
        challenge: military,
        seats: [
          { hand: ['dracarys'], play: ['drogon'] },
          { play: ['unsullied (kneeling, defending)', 'ranging-party'] },
        ],
      });
      table.seat(0).takes(use('dracarys'));

      expect(inPlay(table, 0)).toEqual(['drogon (kneeling)']);
      expect(namesIn(table, deadOf(1))).toEqual(['unsullied']);
      table.seat(0).isAsked('pause');
    },
    'lasts until the end of the phase for who survives': () => {
      const table = actions({
        challenge: { attacker: 1, type: 'military', against: 0 },
        seats: [
          { hand: ['dracarys'], play: ['daenerys-targaryen'] },
          { play: ['tywin-lannister (kneeling, attacking)'], gold: 0 },
        ],
      });
      table.seat(0).takes(use('dracarys'));

      expect(strengthOn(table, 'tywin-lannister')).toBe(2);
      table.seat(0).isAsked('pause');
    },
  },
  refuses: {
    'not without a dragon that can kneel, and nobody at home': () => {
      actions({
        windows: 'open',
        challenge: military,
        seats: [{ hand: ['dracarys'], play: ['drogon (kneeling)'] }, { play: ['unsullied (defending)'] }],
      })
        .seat(0)
        .mayNotTake(use('dracarys'));
      actions({ windows: 'open', seats: [{ hand: ['dracarys'], play: ['drogon'] }, { play: ['unsullied'] }] })
        .seat(0)
        .mayNotTake(use('dracarys'));
    },
  },
});

describeCard('fire-and-blood', {
  does: {
    'AGOT-DEAD-b: lets a hatchling rise again': () => {
      const table = actions({ seats: [{ hand: ['fire-and-blood'], dead: ['drogon'] }, {}] });
      table.seat(0).takes(use('fire-and-blood'));
      table.seat(0).isAsked('hatch').accepts();

      expect(inPlay(table, 0)).toEqual(['drogon']);
      table.seat(0).isAsked('pause');
    },
    'shuffles others into the deck': () => {
      const table = actions({ seats: [{ hand: ['fire-and-blood'], dead: ['khal-drogo'], deck: ['ice'] }, {}] });
      table.seat(0).takes(use('fire-and-blood'));

      expect(namesIn(table, deadOf(0))).toEqual([]);
      expect(table.state.table.cards.find(({ printed }) => printed === 'khal-drogo')?.zone).toBe('0/deck');
      table.seat(0).isAsked('pause');
    },
  },
  refuses: {
    'not who is not unique, nor of another faction': () => {
      actions({ windows: 'open', seats: [{ hand: ['fire-and-blood'], dead: ['unsullied', 'robb-stark'] }, {}] })
        .seat(0)
        .mayNotTake(use('fire-and-blood'));
    },
  },
});

describeCard('waking-the-dragon', {
  does: {
    'stands a unique character, which returns to hand at the end of the phase': () => {
      const table = situated({
        step: 'window',
        seats: [{ hand: ['waking-the-dragon'], play: ['khal-drogo (kneeling)'] }, {}],
      });
      table.seat(0).takes(use('waking-the-dragon'));
      expect(inPlay(table, 0)).toEqual(['khal-drogo']);
      table.seat(0).isAsked('initiateChallenge').passes();

      expect(inPlay(table, 0)).toEqual([]);
      expect(namesIn(table, handOf(0))).toContain('khal-drogo');
      until(table, 'choosePlot');
    },
  },
  refuses: {
    'AGOT-TARG-f: nobody who cannot stand any more in the phase': () => {
      const table = actions({
        phase: 'standing',
        seats: [
          {
            gold: 2,
            hand: ['waking-the-dragon'],
            play: [
              'magister-illyrio',
              'handmaiden',
              'daenerys-targaryen (kneeling)',
              'drogon (kneeling)',
              'khal-drogo (kneeling)',
            ],
          },
          { play: ['stannis-baratheon'] },
        ],
      });
      table.seat(0).mayTake(use('waking-the-dragon')).takes(use('magister-illyrio')).picks(card('drogon'));
      table.seat(0).mayTake(use('waking-the-dragon')).takes(use('handmaiden'));

      table.seat(0).isAsked('pause');
    },
    'nobody else’s, and nobody who stands': () => {
      actions({
        windows: 'open',
        seats: [
          { hand: ['waking-the-dragon'], play: ['khal-drogo', 'unsullied (kneeling)'] },
          { play: ['drogon (kneeling)'] },
        ],
      })
        .seat(0)
        .mayNotTake(use('waking-the-dragon'));
    },
  },
});
