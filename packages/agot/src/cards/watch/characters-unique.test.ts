import { cardsIn } from '@kronika/kernel';
import { expect } from 'vitest';
import { challengesPhase } from '../../rules/challenges-phase.ts';
import { plotValueOf, powerOf, totalOf } from '../../rules/values.ts';
import { actions, card, defending, happening, initiating, resolving, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { the } from '../../testing/given.ts';
import { inPlay, namesIn } from '../../testing/shown.ts';
import { tableRunning } from '../../testing/table.ts';
import { killing, leaving } from '../../verbs/leaving.ts';
import { deadOf, deckOf, discardOf, handOf, playOf } from '../../zones.ts';

const military = { attacker: 0, type: 'military' } as const;
const intrigue = { attacker: 0, type: 'intrigue' } as const;
const phaseEnds = { is: 'periodEnded', period: 'phase' } as const;

describeCard('benjen-stark', {
  does: {
    'AGOT-REPL-a: killed, he gains 2 power for the faction and is shuffled into the deck': () => {
      const table = happening(
        { seats: [{ play: ['benjen-stark (power 1)'], deck: ['bodyguard', 'bodyguard'] }, {}] },
        (state) => [killing(state, the(state, 'benjen-stark'))],
      );
      table.seat(0).takes(use('benjen-stark'));

      expect(powerOf(table.state, 0)).toBe(2);
      expect(namesIn(table, deadOf(0))).toEqual([]);
      expect([...namesIn(table, deckOf(0))].sort()).toEqual(['benjen-stark', 'bodyguard', 'bodyguard']);
      expect(table.happened.map(({ event }) => event.is)).toContain('deckShuffled');
      table.seat(0).isAsked('pause');
    },
    'keeps Rangers of his player from being bypassed': () => {
      const table = initiating(
        { seats: [{ play: ['ghost'] }, { play: ['benjen-stark', 'old-forest-hunter', 'veteran-builder'] }] },
        'military',
      );
      table
        .seat(0)
        .mayNotTake(card('benjen-stark'))
        .mayNotTake(card('old-forest-hunter'))
        .takes(card('veteran-builder'));

      table.seat(0).passes();
      table.seat(1).isAsked('declareDefenders').picks(card('benjen-stark'));
    },
  },
  refuses: {
    'his player may let him die': () => {
      const table = happening({ seats: [{ play: ['benjen-stark'] }, {}] }, (state) => [
        killing(state, the(state, 'benjen-stark')),
      ]);
      table.seat(0).passes();

      expect(powerOf(table.state, 0)).toBe(0);
      expect(namesIn(table, deadOf(0))).toEqual(['benjen-stark']);
    },
    'does not answer when he is discarded': () => {
      const table = happening({ seats: [{ play: ['benjen-stark'] }, {}] }, (state) => [
        leaving(state, the(state, 'benjen-stark'), { to: 'discard', how: 'discarded', rule: 'AGOT-ZONE-k' }),
      ]);

      table.seat(0).isAsked('pause');
    },
    'AGOT-SAVE-d: does not answer when he was saved': () => {
      const table = happening({ seats: [{ play: ['benjen-stark + benjen-stark (duplicate)'] }, {}] }, (state) => [
        killing(state, the(state, 'benjen-stark')),
      ]);
      table.seat(0).takes(use('benjen-stark', 'duplicateSaves'));

      expect(inPlay(table, 0)).toEqual(['benjen-stark']);
      table.seat(0).isAsked('pause');
    },
    "does not protect an opponent's Rangers": () => {
      const table = initiating(
        { seats: [{ play: ['ghost', 'benjen-stark'] }, { play: ['old-forest-hunter'] }] },
        'military',
      );

      table.seat(0).picks(card('ghost')).mayTake(card('old-forest-hunter')).declines();
      table.seat(1).picks();
    },
  },
});

describeCard('ghost', {
  does: {
    'whom he has bypassed defends in no later challenge of the phase either': () => {
      const table = tableRunning(challengesPhase.from('choose', { done: [0] }), {
        windows: 'brief',
        seats: [{ play: ['ghost', 'veteran-builder'] }, { play: ['black-winds-crew', 'areo-hotah (kneeling)'] }],
      });
      table.seat(0).takes({ type: 'military' }).takes(card('black-winds-crew')).takes(use('ghost'));
      table.seat(1).isAsked('chooseKilled').picks(card('areo-hotah'));
      table.seat(0).takes({ type: 'power' });

      expect(table.state.fought.map(({ winner }) => winner)).toEqual([0, 0]);
      expect(inPlay(table, 1)).toEqual(['black-winds-crew']);
      table.seat(1).isAsked('initiateChallenge');
    },
    'AGOT-LAST-b: until the phase ends': () => {
      const table = initiating(
        { seats: [{ play: ['ghost'] }, { play: ['salty-navigator', 'areo-hotah'] }] },
        'military',
      );
      table.seat(0).takes(card('salty-navigator')).takes(use('ghost'));
      table.seat(1).picks(card('areo-hotah'));

      expect(table.state.lasting).toMatchObject([
        { cards: [the(table.state, 'salty-navigator')], until: { period: 'phase' } },
      ]);
    },
  },
  refuses: {
    'AGOT-REDIR-h: whom a redirect has freed again is not banned, whom he bypasses instead is': () => {
      const table = initiating(
        {
          seats: [
            { play: ['ghost'] },
            { title: 'crown-regent', play: ['salty-navigator'] },
            { play: ['areo-hotah', 'ranging-party'] },
          ],
        },
        'military',
      );
      table.seat(0).takes({ is: 'seat', seat: 1 }).takes(card('salty-navigator'));
      table.seat(1).isAsked('redirect').accepts();
      table.seat(0).isAsked('chooseBypassed').takes(card('areo-hotah'));
      table.seat(0).isAsked('triggerWindow').takes(use('ghost'));
      table.seat(2).isAsked('declareDefenders').mayNotTake(card('areo-hotah')).picks();

      expect(table.state.lasting).toMatchObject([{ cards: [the(table.state, 'areo-hotah')] }]);
    },
    'AGOT-KW-STEALTH-e: needs to bypass somebody': () => {
      const table = initiating({ seats: [{ play: ['ghost'] }, { play: ['salty-navigator'] }] }, 'military');
      table.seat(0).declines();

      table.seat(1).isAsked('declareDefenders').picks(card('salty-navigator'));
      expect(table.state.lasting).toEqual([]);
    },
    'does not answer for others who bypass': () => {
      const table = initiating(
        { seats: [{ play: ['ghost (kneeling)', 'asha-greyjoy'] }, { play: ['salty-navigator'] }] },
        'military',
      );
      table.seat(0).takes(card('salty-navigator'));

      expect(table.state.lasting).toEqual([]);
    },
    'AGOT-KW-NOATT-a: carries no attachments': () => {
      const table = actions({ phase: 'marshaling', seats: [{ hand: ['longclaw'], play: ['ghost'] }, {}] });

      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('jon-snow', {
  does: {
    'AGOT-PART-f: takes part standing where another of the Watch attacks': () => {
      const table = actions({
        challenge: military,
        seats: [{ play: ['jon-snow', 'ranging-party (kneeling, attacking)'] }, {}],
      });

      expect(totalOf(table.state, 'attacking')).toBe(9);
    },
    'gains renown from Longclaw': () => {
      const table = resolving({
        challenge: military,
        seats: [{ play: ['jon-snow + longclaw', 'ranging-party (kneeling, attacking)'] }, {}],
      });
      table.seat(0).isAsked('renown').picks(card('jon-snow'));

      expect(inPlay(table, 0)[0]).toBe('jon-snow (power 1) + longclaw');
    },
  },
  refuses: {
    'does not take part while kneeling': () => {
      const table = actions({
        challenge: military,
        seats: [{ play: ['jon-snow (kneeling)', 'ranging-party (kneeling, attacking)'] }, {}],
      });

      expect(totalOf(table.state, 'attacking')).toBe(5);
    },
    'does not take part beside others, nor in defence': () => {
      const attack = actions({
        challenge: military,
        seats: [{ play: ['jon-snow', 'areo-hotah (kneeling, attacking)'] }, {}],
      });
      const defence = actions({
        challenge: { attacker: 1, type: 'military' },
        seats: [
          { play: ['jon-snow', 'ranging-party (kneeling, defending)'] },
          { play: ['ranging-party (kneeling, attacking)'] },
        ],
      });

      expect(totalOf(attack.state, 'attacking')).toBe(5);
      expect(totalOf(defence.state, 'defending')).toBe(5);
      expect(totalOf(defence.state, 'attacking')).toBe(5);
    },
    'AGOT-BLANK-a: does not take part while his text box is blank': () => {
      const table = actions({
        challenge: military,
        seats: [
          { plot: 'fortified-position', play: ['jon-snow', 'ranging-party (kneeling, attacking)'] },
          { play: ['daenerys-targaryen'] },
        ],
      });

      expect(totalOf(table.state, 'attacking')).toBe(5);
    },
    'AGOT-KW-NOATT-c: carries weapons only': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ hand: ['longclaw', 'milk-of-the-poppy'], play: ['jon-snow'] }, {}],
      });

      table.seat(0).mayNotTake(use('milk-of-the-poppy')).takes(use('longclaw'));
      expect(inPlay(table, 0)).toEqual(['jon-snow + longclaw']);
    },
  },
});

describeCard('maester-aemon', {
  does: {
    'AGOT-SAVE-a: kneels to save a character of the Watch': () => {
      const table = happening({ seats: [{ play: ['maester-aemon', 'ranging-party'] }, {}] }, (state) => [
        killing(state, the(state, 'ranging-party')),
      ]);
      table.seat(0).takes(use('maester-aemon'));

      expect(inPlay(table, 0)).toEqual(['maester-aemon (kneeling)', 'ranging-party']);
    },
    'AGOT-TIME-k: of two who are killed together he saves one, also himself': () => {
      const table = happening({ seats: [{ play: ['maester-aemon', 'ranging-party'] }, {}] }, (state) => [
        killing(state, the(state, 'ranging-party')),
        killing(state, the(state, 'maester-aemon')),
      ]);
      table.seat(0).takes({ is: 'use', at: 1 });

      expect(inPlay(table, 0)).toEqual(['maester-aemon (kneeling)']);
      expect(namesIn(table, deadOf(0))).toEqual(['ranging-party']);
    },
  },
  refuses: {
    'not while kneeling': () => {
      const table = happening({ seats: [{ play: ['maester-aemon (kneeling)', 'ranging-party'] }, {}] }, (state) => [
        killing(state, the(state, 'ranging-party')),
      ]);

      table.seat(0).isAsked('pause');
    },
    'nobody of another faction, and nobody who is discarded': () => {
      const table = happening({ seats: [{ play: ['maester-aemon', 'ranging-party', 'areo-hotah'] }, {}] }, (state) => [
        killing(state, the(state, 'areo-hotah')),
        leaving(state, the(state, 'ranging-party'), { to: 'discard', how: 'discarded', rule: 'AGOT-ZONE-k' }),
      ]);

      table.seat(0).isAsked('pause');
    },
    'AGOT-SAVE-c: nobody who would be killed again at once': () => {
      const table = happening({ seats: [{ play: ['maester-aemon', 'ranging-party'] }, {}] }, (state) => [
        killing(state, the(state, 'ranging-party'), { save: 'helpful' }),
      ]);

      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('old-bear-mormont', {
  does: {
    'does not kneel to defend while his player has the Wall': () => {
      const table = defending({
        challenge: military,
        seats: [{ play: ['salty-navigator (kneeling, attacking)'] }, { play: ['old-bear-mormont', 'the-wall'] }],
      });
      table.seat(1).picks(card('old-bear-mormont'));

      expect(inPlay(table, 1)).toEqual(['old-bear-mormont', 'the-wall']);
      expect(table.state.fought.at(-1)?.winner).toBe(1);
    },
    'calls a card of the Watch when the phase ends': () => {
      const table = happening(
        { seats: [{ hand: ['areo-hotah', 'ranging-party', 'the-wall'], play: ['old-bear-mormont'] }, {}] },
        () => [phaseEnds],
      );
      table.seat(0).takes(use('old-bear-mormont')).mayNotTake(card('areo-hotah')).takes(card('ranging-party'));

      expect(inPlay(table, 0)).toEqual(['old-bear-mormont', 'ranging-party']);
      expect(table.state.gold[0]).toBe(5);
    },
    'AGOT-PUT-b: also an attachment, onto a character that may carry it': () => {
      const table = happening(
        { seats: [{ hand: ['longclaw'], play: ['old-bear-mormont', 'ranging-party', 'ghost'] }, {}] },
        () => [phaseEnds],
      );
      table.seat(0).takes(use('old-bear-mormont')).mayNotTake(card('ghost')).takes(card('ranging-party'));

      expect(inPlay(table, 0)).toEqual(['old-bear-mormont', 'ranging-party + longclaw', 'ghost']);
    },
    'AGOT-PUT-c: a copy of a unique card goes under it': () => {
      const table = happening({ seats: [{ hand: ['ghost'], play: ['old-bear-mormont', 'ghost'] }, {}] }, () => [
        phaseEnds,
      ]);
      table.seat(0).takes(use('old-bear-mormont'));

      expect(inPlay(table, 0)).toEqual(['old-bear-mormont', 'ghost + ghost (duplicate)']);
    },
  },
  refuses: {
    'kneels to defend without the Wall': () => {
      const table = defending({
        challenge: military,
        seats: [{ play: ['salty-navigator (kneeling, attacking)'] }, { play: ['old-bear-mormont'] }],
      });
      table.seat(1).picks(card('old-bear-mormont'));

      expect(inPlay(table, 1)).toEqual(['old-bear-mormont (kneeling)']);
    },
    'not after his player has lost as the defender': () => {
      const table = happening(
        {
          fought: [{ attacker: 1, type: 'power', against: 0, winner: 1 }],
          seats: [{ hand: ['ranging-party'], play: ['old-bear-mormont'] }, {}],
        },
        () => [phaseEnds],
      );

      table.seat(0).isAsked('pause');
    },
    'a challenge lost as the attacker does not matter; another phase does': () => {
      const situation = {
        fought: [{ attacker: 0, type: 'power', against: 1, winner: 1 } as const],
        seats: [{ hand: ['ranging-party'], play: ['old-bear-mormont'] }, {}],
      };
      const after = happening(situation, () => [phaseEnds]);
      const dominance = happening({ ...situation, phase: 'dominance' }, () => [phaseEnds]);

      after.seat(0).mayTake(use('old-bear-mormont'));
      dominance.seat(0).isAsked('pause');
    },
    'AGOT-INFO-a: in open windows others cannot tell from the question what is in the hand': () => {
      const table = happening(
        { windows: 'open', seats: [{ hand: ['areo-hotah'], play: ['old-bear-mormont'] }, {}] },
        () => [phaseEnds],
      );

      table.seat(0).isAsked('triggerWindow').mayNotTake(use('old-bear-mormont')).passes().isAsked('pause');
    },
  },
});

describeCard('samwell-tarly', {
  does: {
    'AGOT-KW-INSIGHT-a: draws a card for insight, and adds 1 to the reserve': () => {
      const table = resolving({ challenge: intrigue, seats: [{ play: ['samwell-tarly (kneeling, attacking)'] }, {}] });
      table.seat(0).isAsked('insight').says(1);

      expect(namesIn(table, handOf(0))).toEqual(['bastard-in-hiding']);
      expect(plotValueOf(table.state, 0, 'reserve') - plotValueOf(table.state, 1, 'reserve')).toBe(1);
    },
  },
  refuses: {
    'AGOT-4.2.5-d: draws nothing after a lost challenge': () => {
      const table = resolving({
        challenge: intrigue,
        seats: [{ play: ['samwell-tarly (kneeling, attacking)'] }, { play: ['arianne-martell (kneeling, defending)'] }],
      });

      table.seat(0).isAsked('pause');
      expect(namesIn(table, handOf(0))).toEqual([]);
    },
  },
});

describeCard('ser-waymar-royce', {
  does: {
    'killed, he takes a random card of every opponent with him': () => {
      const table = happening(
        {
          seats: [
            { play: ['ser-waymar-royce'], hand: ['bodyguard'] },
            { hand: ['bodyguard', 'confinement'] },
            { hand: ['longclaw'] },
          ],
        },
        (state) => [killing(state, the(state, 'ser-waymar-royce'))],
      );
      table.seat(0).takes(use('ser-waymar-royce'));

      expect(table.state.seated.map((seat) => cardsIn(table.state.table, handOf(seat)).length)).toEqual([1, 1, 0]);
      expect(namesIn(table, discardOf(2))).toEqual(['longclaw']);
      expect(namesIn(table, deadOf(0))).toEqual(['ser-waymar-royce']);
    },
  },
  refuses: {
    'not if no opponent has a card': () => {
      const table = happening({ seats: [{ play: ['ser-waymar-royce'], hand: ['bodyguard'] }, {}] }, (state) => [
        killing(state, the(state, 'ser-waymar-royce')),
      ]);

      table.seat(0).isAsked('pause');
    },
    'AGOT-SAC-b: not when he is sacrificed': () => {
      const table = happening({ seats: [{ play: ['ser-waymar-royce'] }, { hand: ['bodyguard'] }] }, (state) => [
        leaving(state, the(state, 'ser-waymar-royce'), { to: 'discard', how: 'sacrificed', rule: 'AGOT-SAC-a' }),
      ]);

      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('yoren', {
  does: {
    "brings a cheap character out of an opponent's discard pile under his player's control": () => {
      const table = actions({
        phase: 'marshaling',
        seats: [
          { hand: ['yoren'], discard: ['ranging-party', 'steward-at-the-wall'] },
          { discard: ['areo-hotah', 'asha-greyjoy', 'sunspear', 'salty-navigator'] },
        ],
      });
      table.seat(0).takes(use('yoren', 'marshal')).takes(use('yoren'));
      table.seat(0).mayNotTake(card('asha-greyjoy')).mayNotTake(card('steward-at-the-wall')).picks(card('areo-hotah'));

      expect(inPlay(table, 0)).toEqual(['yoren', 'areo-hotah']);
      expect(table.state.table.cards.find(({ printed }) => printed === 'areo-hotah')).toMatchObject({
        owner: 1,
        controller: 0,
        zone: playOf(0),
      });
    },
  },
  refuses: {
    'nobody with a printed cost of more than 3': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ hand: ['yoren'] }, { discard: ['paxter-redwyne'] }],
      });
      table.seat(0).takes(use('yoren', 'marshal'));

      table.seat(0).isAsked('pause');
      expect(inPlay(table, 0)).toEqual(['yoren']);
    },
    'AGOT-UNIQ-b: no unique character of which his player has a copy in play': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ hand: ['yoren'], play: ['areo-hotah'] }, { discard: ['areo-hotah'] }],
      });
      table.seat(0).takes(use('yoren'));

      expect(inPlay(table, 0)).toEqual(['areo-hotah', 'yoren']);
      table.seat(0).isAsked('pause');
    },
    'AGOT-PUT-a: not when he is put into play': () => {
      const table = happening(
        { seats: [{ hand: ['yoren'], play: ['old-bear-mormont'] }, { discard: ['salty-navigator'] }] },
        () => [phaseEnds],
      );
      table.seat(0).takes(use('old-bear-mormont'));

      expect(inPlay(table, 0)).toEqual(['old-bear-mormont', 'yoren']);
      table.seat(0).isAsked('pause');
    },
  },
});
