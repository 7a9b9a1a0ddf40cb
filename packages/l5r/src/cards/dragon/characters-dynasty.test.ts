import { mayKnow } from '@kronika/kernel';
import { expect } from 'vitest';
import { playFromProvinces } from '../../rules/dynasty-phase.ts';
import type { L5rSituation } from '../../situation/description.ts';
import { actions, card, declaring, happening, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { the } from '../../testing/given.ts';
import { inPlay, namesIn, skills } from '../../testing/shown.ts';
import { tableRunning } from '../../testing/table.ts';
import { entering } from '../../verbs/entering.ts';
import { conflictDeckOf, conflictDiscardOf, dynastyDiscardOf, handOf } from '../../zones.ts';

const military = { attacker: 0, type: 'military', ring: 'air' } as const;
const political = { attacker: 0, type: 'political', ring: 'air' } as const;
const onRing = (ring: string) => ({ is: 'ring', ring });

/** Step 1.4 begins with seat 0. */
const dynasty = (seats: L5rSituation['seats']) =>
  tableRunning(playFromProvinces({ turn: 0, passed: [] }), { seats, phase: 'dynasty' });

describeCard('doomed-shugenja', {
  does: {
    'costs 1 and enters play without a question for fate': () => {
      const table = dynasty([{ rows: [['doomed-shugenja']], fate: 5 }, {}]);
      table.seat(0).takes(use('doomed-shugenja'));

      expect(inPlay(table, 0)).toEqual(['doomed-shugenja']);
      expect(skills(table, 'doomed-shugenja')).toEqual([3, 3]);
      expect(table.state.fate[0]).toBe(4);
      table.seat(1).isAsked('dynastyWindow');
    },
    'L5R-KW-LIMITED-b: being put into play is no limited play': () => {
      const table = happening({ seats: [{ rows: [['doomed-shugenja']] }, {}] }, (state) => [
        entering(state, the(state, 'doomed-shugenja'), { how: 'put', at: 'home', rule: 'L5R-PLAY-b' }),
      ]);

      expect(inPlay(table, 0)).toEqual(['doomed-shugenja']);
      expect(table.state.limited).toEqual([0, 0]);
    },
  },
  refuses: {
    'L5R-KW-LIMITED-a: is the only limited card of its player in the round': () => {
      const table = dynasty([
        { rows: [['doomed-shugenja'], ['doomed-shugenja'], ['niten-adept']] },
        { rows: [['doomed-shugenja']] },
      ]);
      table.seat(0).takes(use('doomed-shugenja'));
      table.seat(1).mayTake(use('doomed-shugenja')).passes();

      table.seat(0).mayTake(use('niten-adept')).mayNotTake(use('doomed-shugenja'));
    },
    'is not played without fate': () => {
      dynasty([{ rows: [['doomed-shugenja']], fate: 0 }, {}])
        .seat(0)
        .mayNotTake(use('doomed-shugenja'));
    },
  },
});

describeCard('togashi-initiate', {
  does: {
    'L5R-RING-c: is honored while attacking, for 1 fate on an unclaimed ring': () => {
      const table = actions({
        conflict: military,
        ringFate: { earth: 1 },
        seats: [{ fate: 1, play: ['togashi-initiate (in conflict)'] }, { rings: ['void'] }],
      });
      table
        .seat(0)
        .takes(use('togashi-initiate'))
        .mayNotTake(onRing('air'))
        .mayNotTake(onRing('void'))
        .takes(onRing('earth'));

      expect(inPlay(table, 0)).toEqual(['togashi-initiate (honored, in conflict)']);
      expect(skills(table, 'togashi-initiate')).toEqual([3, 3]);
      expect(table.state.rings.earth.fate).toBe(2);
      expect(table.state.fate[0]).toBe(0);
    },
  },
  refuses: {
    'does nothing as a defender': () => {
      const table = actions({
        conflict: { ...military, attacker: 1 },
        windows: 'open',
        seats: [{ play: ['togashi-initiate (in conflict)'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('togashi-initiate'));
    },
    'L5R-COST-g: pays nothing for an honor it has already': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [{ play: ['togashi-initiate (honored, in conflict)'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('togashi-initiate'));
    },
    'L5R-ABIL-i: needs 1 fate': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [{ fate: 0, play: ['togashi-initiate (in conflict)'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('togashi-initiate'));
    },
  },
});

const smithy = ['banzai', 'fine-katana', 'rout', 'tattooed-wanderer', 'ornate-fan', 'kitsuki-s-method'];

describeCard('agasha-swordsmith', {
  does: {
    'takes an attachment from the top 5 cards and shuffles': () => {
      const table = actions({ seats: [{ play: ['agasha-swordsmith'], conflictDeck: smithy }, {}] });
      table
        .seat(0)
        .takes(use('agasha-swordsmith'))
        .mayTake(card('fine-katana'))
        .mayNotTake(card('banzai'))
        .mayNotTake(card('tattooed-wanderer'))
        .mayNotTake(card('kitsuki-s-method'))
        .takes(card('ornate-fan'));

      expect(namesIn(table, handOf(0))).toEqual(['ornate-fan']);
      expect(namesIn(table, conflictDeckOf(0))).toHaveLength(5);
      expect(table.happened.map(({ event }) => event.is)).toContain('deckShuffled');
    },
    'L5R-SEARCH-b: may fail to find': () => {
      const table = actions({ seats: [{ play: ['agasha-swordsmith'], conflictDeck: smithy }, {}] });
      table.seat(0).takes(use('agasha-swordsmith')).declines();

      expect(namesIn(table, handOf(0))).toEqual([]);
      expect(namesIn(table, conflictDeckOf(0))).toHaveLength(6);
    },
    'L5R-EMPTY-d: searches what is there of a short deck': () => {
      const table = actions({ seats: [{ play: ['agasha-swordsmith'], conflictDeck: ['fine-katana'] }, {}] });
      table.seat(0).takes(use('agasha-swordsmith')).takes(card('fine-katana'));

      expect(namesIn(table, handOf(0))).toEqual(['fine-katana']);
      expect(table.state.honor[0]).toBe(10);
    },
  },
  refuses: {
    'L5R-ABIL-g: searches once in a round': () => {
      const table = actions({
        windows: 'open',
        seats: [{ play: ['agasha-swordsmith'], conflictDeck: smithy }, {}],
      });
      table.seat(0).takes(use('agasha-swordsmith')).declines();
      table.seat(1).passes();

      table.seat(0).isAsked('actionWindow').mayNotTake(use('agasha-swordsmith'));
    },
    'searches no empty deck': () => {
      const table = actions({ windows: 'open', seats: [{ play: ['agasha-swordsmith'] }, {}] });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('agasha-swordsmith'));
    },
  },
});

/** Seat 0 attacks with these; seat 1 has three who could defend. */
function attackWith(...names: readonly string[]) {
  const table = declaring({
    windows: 'open',
    seats: [
      { play: ['mirumoto-prodigy', 'niten-adept'] },
      { play: ['matsu-beiona', 'akodo-gunso', 'matsu-berserker'] },
    ],
  });
  table
    .seat(0)
    .takes({ is: 'ring', choice: { ring: 'air', type: 'military' } })
    .takes(card('ancestral-lands'))
    .picks(...names.map(card));
  return table;
}

describeCard('mirumoto-prodigy', {
  does: {
    'lets one defender be declared against it alone': () => {
      const table = attackWith('mirumoto-prodigy');

      expect(() => table.seat(1).picks(card('matsu-beiona'), card('akodo-gunso'))).toThrow();
      table.seat(1).picks(card('matsu-beiona'));
      expect(inPlay(table, 1)).toEqual(['matsu-beiona (in conflict)', 'akodo-gunso', 'matsu-berserker']);
    },
  },
  refuses: {
    'is no hindrance with company': () => {
      const table = attackWith('mirumoto-prodigy', 'niten-adept');
      table.seat(1).picks(card('matsu-beiona'), card('akodo-gunso'), card('matsu-berserker'));

      expect(inPlay(table, 1)).toEqual([
        'matsu-beiona (in conflict)',
        'akodo-gunso (in conflict)',
        'matsu-berserker (in conflict)',
      ]);
    },
    'L5R-CONST-b: is no hindrance at home': () => {
      const table = attackWith('niten-adept');
      table.seat(1).picks(card('matsu-beiona'), card('akodo-gunso'));

      expect(inPlay(table, 1)).toEqual(['matsu-beiona (in conflict)', 'akodo-gunso (in conflict)', 'matsu-berserker']);
    },
  },
});

describeCard('niten-adept', {
  does: {
    'bows an attachment of its own to bow a participant without attachments': () => {
      const table = actions({
        conflict: military,
        seats: [
          { play: ['niten-adept (in conflict) + fine-katana'] },
          { play: ['matsu-beiona (in conflict)', 'akodo-gunso (in conflict) + ornate-fan', 'doji-whisperer'] },
        ],
      });
      table.seat(0).takes(use('niten-adept'));

      expect(inPlay(table, 0)).toEqual(['niten-adept (in conflict) + fine-katana (bowed)']);
      expect(inPlay(table, 1)).toEqual([
        'matsu-beiona (bowed, in conflict)',
        'akodo-gunso (in conflict) + ornate-fan',
        'doji-whisperer',
      ]);
      // What is bowed still gives its bonus.
      expect(skills(table, 'niten-adept')).toEqual([4, 1]);
    },
    'may bow a friend': () => {
      const table = actions({
        conflict: military,
        seats: [{ play: ['niten-adept (in conflict) + fine-katana', 'niten-master (in conflict)'] }, {}],
      });
      table.seat(0).takes(use('niten-adept'));

      expect(inPlay(table, 0)).toEqual([
        'niten-adept (in conflict) + fine-katana (bowed)',
        'niten-master (bowed, in conflict)',
      ]);
    },
  },
  refuses: {
    'L5R-COST-c: does not pay with an attachment that the opponent controls': () => {
      const table = actions(
        {
          conflict: military,
          windows: 'open',
          seats: [
            { play: ['niten-adept (in conflict)'] },
            { hand: ['kitsuki-s-method'], play: ['matsu-beiona (in conflict)'] },
          ],
        },
        1,
      );
      table.seat(1).takes(use('kitsuki-s-method')).picks(card('niten-adept'));

      table.seat(0).isAsked('actionWindow').mayNotTake(use('niten-adept'));
    },
    'needs an attachment that is ready': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [
          { play: ['niten-adept (in conflict) + fine-katana (bowed)'] },
          { play: ['matsu-beiona (in conflict)'] },
        ],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('niten-adept'));
    },
    'does nothing at home': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [{ play: ['niten-adept + fine-katana'] }, { play: ['matsu-beiona (in conflict)'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('niten-adept'));
    },
  },
});

describeCard('seeker-of-enlightenment', {
  does: {
    'gets +1 to both skills for each fate on unclaimed rings': () => {
      const table = actions({
        windows: 'open',
        ringFate: { earth: 2, void: 1 },
        seats: [{ play: ['seeker-of-enlightenment'] }, {}],
      });

      expect(skills(table, 'seeker-of-enlightenment')).toEqual([4, 4]);
      table.seat(0).isAsked('actionWindow');
    },
    'L5R-MOD-a: grows as soon as fate is put on a ring': () => {
      const table = actions({
        conflict: military,
        seats: [{ play: ['seeker-of-enlightenment (in conflict)', 'togashi-initiate (in conflict)'] }, {}],
      });
      expect(skills(table, 'seeker-of-enlightenment')).toEqual([1, 1]);
      table.seat(0).takes(use('togashi-initiate')).takes(onRing('water'));

      expect(skills(table, 'seeker-of-enlightenment')).toEqual([2, 2]);
    },
  },
  refuses: {
    'L5R-3.2.0-m: does not count fate on claimed or contested rings': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        ringFate: { air: 3, fire: 2, water: 1 },
        seats: [{ play: ['seeker-of-enlightenment'], rings: ['fire'] }, {}],
      });

      expect(skills(table, 'seeker-of-enlightenment')).toEqual([2, 2]);
      table.seat(0).isAsked('actionWindow');
    },
  },
});

/** The seat declares a military conflict with the ring, on which there may be fate. */
function declares(attacker: 0 | 1, ring: 'earth' | 'water') {
  const table = declaring(
    {
      ringFate: { earth: 2 },
      seats: [{ play: ['enlightened-warrior'] }, { play: ['akodo-gunso'] }],
    },
    attacker,
  );
  table
    .seat(attacker)
    .takes({ is: 'ring', choice: { ring, type: 'military' } })
    .takes(card(attacker === 1 ? 'entrenched-position' : 'ancestral-lands'));
  return table;
}

describeCard('enlightened-warrior', {
  does: {
    'gets 1 fate after an opponent selected a ring with fate': () => {
      const table = declares(1, 'earth');
      table.seat(0).takes(use('enlightened-warrior'));

      expect(inPlay(table, 0)).toEqual(['enlightened-warrior (fate 1)']);
      expect(table.state.fate).toEqual([10, 12]);
    },
    'L5R-ABIL-e: only if its player wants to': () => {
      const table = declares(1, 'earth');
      table.seat(0).passes();

      expect(inPlay(table, 0)).toEqual(['enlightened-warrior']);
    },
  },
  refuses: {
    'gets nothing from a ring without fate': () => {
      const table = declares(1, 'water');

      table.seat(0).mayNotTake(use('enlightened-warrior'));
      expect(inPlay(table, 0)).toEqual(['enlightened-warrior']);
    },
    'gets nothing when its own player selects': () => {
      const table = declares(0, 'earth');

      table.seat(0).isNotAsked();
      table.seat(1).isAsked('declareDefenders');
      expect(table.state.fate[0]).toBe(12);
    },
  },
});

const evidence = ['good-omen', 'rout', 'charge'];

describeCard('kitsuki-investigator', {
  does: {
    'looks at the opponent’s hand and discards a card from it': () => {
      const table = actions({
        conflict: political,
        seats: [{ fate: 1, play: ['kitsuki-investigator (in conflict)'] }, { hand: evidence }],
      });
      table
        .seat(0)
        .takes(use('kitsuki-investigator'))
        .takes(onRing('fire'))
        .mayTake(card('good-omen'))
        .takes(card('rout'));

      expect(namesIn(table, handOf(1))).toEqual(['good-omen', 'charge']);
      expect(namesIn(table, conflictDiscardOf(1))).toEqual(['rout']);
      expect(table.state.rings.fire.fate).toBe(1);
      expect(table.state.fate[0]).toBe(0);
    },
    'L5R-TARGET-j: shows the hand before a card is chosen': () => {
      const table = actions({
        conflict: political,
        seats: [{ play: ['kitsuki-investigator (in conflict)'] }, { hand: evidence }],
      });
      const isSeen = () => mayKnow(table.state.table, the(table.state, 'charge'), 0);
      expect(isSeen()).toBe(false);
      table.seat(0).takes(use('kitsuki-investigator')).takes(onRing('fire'));

      expect(isSeen()).toBe(true);
      table.seat(0).isAsked('chooseCard');
    },
    'works as a defender, too': () => {
      const table = actions({
        conflict: { ...political, attacker: 1 },
        seats: [{ play: ['kitsuki-investigator (in conflict)'] }, { hand: ['rout'] }],
      });
      table.seat(0).takes(use('kitsuki-investigator')).takes(onRing('void'));

      expect(namesIn(table, handOf(1))).toEqual([]);
    },
  },
  refuses: {
    'does nothing in a military conflict': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [{ play: ['kitsuki-investigator (in conflict)'] }, { hand: evidence }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('kitsuki-investigator'));
    },
    'finds nothing in an empty hand': () => {
      const table = actions({
        conflict: political,
        windows: 'open',
        seats: [{ play: ['kitsuki-investigator (in conflict)'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('kitsuki-investigator'));
    },
    'L5R-MAX-a: investigates once in a conflict, whichever copy': () => {
      const table = actions({
        conflict: political,
        seats: [
          { play: ['kitsuki-investigator (in conflict)', 'kitsuki-investigator (in conflict)'] },
          { hand: evidence },
        ],
      });
      table.seat(0).takes(use('kitsuki-investigator')).takes(onRing('fire')).takes(card('rout'));

      table.seat(0).mayNotTake(use('kitsuki-investigator'));
      expect(namesIn(table, handOf(1))).toEqual(['good-omen', 'charge']);
    },
  },
});

/** Raitsugu challenges; both bid. */
function challenge(mine: string, theirs: string, bids: readonly [number, number]) {
  const table = actions({
    conflict: political,
    seats: [{ play: [mine] }, { play: [theirs, 'doji-whisperer'] }],
  });
  table.seat(0).takes(use('mirumoto-raitsugu')).says(bids[0]);
  table.seat(1).says(bids[1]);
  return table;
}

describeCard('mirumoto-raitsugu', {
  does: {
    'L5R-DUEL-D8-a: discards a loser without fate': () => {
      const table = challenge('mirumoto-raitsugu (in conflict)', 'matsu-beiona (in conflict)', [2, 1]);

      expect(inPlay(table, 1)).toEqual(['doji-whisperer']);
      expect(namesIn(table, dynastyDiscardOf(1))).toEqual(['matsu-beiona']);
      expect(table.state.honor).toEqual([9, 11]);
    },
    'removes 1 fate from a loser that has some': () => {
      const table = challenge('mirumoto-raitsugu (in conflict)', 'matsu-beiona (fate 2, in conflict)', [2, 1]);

      expect(inPlay(table, 1)).toEqual(['matsu-beiona (fate 1, in conflict)', 'doji-whisperer']);
    },
    'may lose himself': () => {
      const table = challenge('mirumoto-raitsugu (fate 1, in conflict)', 'matsu-beiona (in conflict)', [1, 5]);

      expect(inPlay(table, 0)).toEqual(['mirumoto-raitsugu (in conflict)']);
      expect(inPlay(table, 1)).toEqual(['matsu-beiona (in conflict)', 'doji-whisperer']);
      expect(table.state.honor).toEqual([14, 6]);
    },
    'L5R-DUEL-D7-b: harms nobody when the skills are equal': () => {
      const table = challenge('mirumoto-raitsugu (in conflict)', 'matsu-beiona (in conflict)', [3, 3]);

      expect(inPlay(table, 0)).toEqual(['mirumoto-raitsugu (in conflict)']);
      expect(inPlay(table, 1)).toEqual(['matsu-beiona (in conflict)', 'doji-whisperer']);
      expect(skills(table, 'mirumoto-raitsugu')).toEqual([3, 2]);
    },
  },
  refuses: {
    'L5R-DUEL-a: challenges participants of the opponent only': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [{ play: ['mirumoto-raitsugu (in conflict)', 'niten-adept (in conflict)'] }, { play: ['matsu-beiona'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('mirumoto-raitsugu'));
    },
    'L5R-DASH-e: challenges nobody with a dash': () => {
      const table = actions({
        conflict: political,
        windows: 'open',
        seats: [{ play: ['mirumoto-raitsugu (in conflict)'] }, { play: ['otomo-courtier (in conflict)'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('mirumoto-raitsugu'));
    },
    'challenges nobody from home': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [{ play: ['mirumoto-raitsugu'] }, { play: ['matsu-beiona (in conflict)'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('mirumoto-raitsugu'));
    },
  },
});

describeCard('ascetic-visionary', {
  does: {
    'readies a Monk, or somebody with a Monk attached': () => {
      const table = actions({
        conflict: military,
        seats: [
          {
            fate: 1,
            play: [
              'ascetic-visionary (in conflict)',
              'togashi-initiate (bowed)',
              'niten-adept (bowed) + tattooed-wanderer',
              'niten-master (bowed)',
            ],
          },
          {},
        ],
      });
      table.seat(0).takes(use('ascetic-visionary')).takes(onRing('fire'));
      table.seat(0).mayTake(card('togashi-initiate')).mayNotTake(card('niten-master')).picks(card('niten-adept'));

      expect(inPlay(table, 0)).toEqual([
        'ascetic-visionary (in conflict)',
        'togashi-initiate (bowed)',
        'niten-adept + tattooed-wanderer',
        'niten-master (bowed)',
      ]);
      expect(table.state.rings.fire.fate).toBe(1);
      expect(table.state.fate[0]).toBe(0);
    },
    'readies itself': () => {
      const table = actions({
        conflict: military,
        seats: [{ play: ['ascetic-visionary (bowed, in conflict)'] }, {}],
      });
      table.seat(0).takes(use('ascetic-visionary')).takes(onRing('fire'));

      expect(inPlay(table, 0)).toEqual(['ascetic-visionary (in conflict)']);
    },
  },
  refuses: {
    'L5R-KW-NOATT-b: takes attachments only of Monks and tattoos': () => {
      const table = actions({
        seats: [{ hand: ['fine-katana'], play: ['ascetic-visionary', 'niten-adept'] }, {}],
      });
      table.seat(0).takes(use('fine-katana'));

      expect(inPlay(table, 0)).toEqual(['ascetic-visionary', 'niten-adept + fine-katana']);
    },
    'does nothing as a defender': () => {
      const table = actions({
        conflict: { ...military, attacker: 1 },
        windows: 'open',
        seats: [{ play: ['ascetic-visionary (in conflict)', 'togashi-initiate (bowed)'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('ascetic-visionary'));
    },
    'L5R-TARGET-b: needs a bowed Monk': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [{ play: ['ascetic-visionary (in conflict)', 'togashi-initiate', 'niten-adept (bowed)'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('ascetic-visionary'));
    },
  },
});

/** The attacking master gets a weapon, is bowed by the opponent, and gets another one. */
function rearmed(master: string) {
  const table = actions({
    conflict: military,
    seats: [
      { hand: ['fine-katana', 'ancestral-daisho', 'fine-katana'], play: [master] },
      { hand: ['mirumoto-s-fury', 'mirumoto-s-fury'] },
    ],
  });
  table.seat(0).takes(use('fine-katana')).takes(use('niten-master'));
  table.seat(1).takes(use('mirumoto-s-fury'));
  table.seat(0).takes(use('ancestral-daisho')).takes(use('niten-master'));
  return table;
}

describeCard('niten-master', {
  does: {
    'readies after a Weapon is attached': () => {
      const table = actions({ seats: [{ hand: ['fine-katana'], play: ['niten-master (bowed)'] }, {}] });
      table.seat(0).takes(use('fine-katana')).takes(use('niten-master'));

      expect(inPlay(table, 0)).toEqual(['niten-master + fine-katana']);
    },
    'L5R-LIMIT-a: readies twice in a round': () => {
      const table = rearmed('niten-master (bowed, in conflict)');

      expect(inPlay(table, 0)).toEqual(['niten-master (in conflict) + fine-katana + ancestral-daisho']);
    },
    'readies when its player moves a Weapon to it': () => {
      const table = happening(
        { seats: [{ play: ['niten-master (bowed)', 'niten-adept + fine-katana'] }, {}] },
        (state) => [
          {
            is: 'attachmentMoved',
            card: the(state, 'fine-katana'),
            host: the(state, 'niten-master'),
            seat: 0,
            rule: 'L5R-MOVE-a',
          },
        ],
      );
      table.seat(0).takes(use('niten-master'));

      expect(inPlay(table, 0)).toEqual(['niten-master + fine-katana', 'niten-adept']);
    },
  },
  refuses: {
    'is not readied a third time': () => {
      const table = rearmed('niten-master (bowed, in conflict)');
      table.seat(1).takes(use('mirumoto-s-fury'));
      table.seat(0).takes(use('fine-katana')).takes(card('ancestral-daisho')).mayNotTake(use('niten-master'));

      expect(inPlay(table, 0)).toEqual(['niten-master (bowed, in conflict) + fine-katana + fine-katana']);
    },
    'does not care for other attachments': () => {
      const table = actions({ seats: [{ hand: ['ornate-fan'], play: ['niten-master (bowed)'] }, {}] });
      table.seat(0).takes(use('ornate-fan')).mayNotTake(use('niten-master'));

      expect(inPlay(table, 0)).toEqual(['niten-master (bowed) + ornate-fan']);
    },
    'does not care for a Weapon that the opponent attaches': () => {
      const table = actions({ seats: [{ play: ['niten-master (bowed)'] }, { hand: ['fine-katana'] }] }, 1);
      table.seat(1).takes(use('fine-katana'));

      table.seat(0).mayNotTake(use('niten-master'));
      expect(inPlay(table, 0)).toEqual(['niten-master (bowed) + fine-katana']);
    },
    'is not readied while ready': () => {
      const table = actions({ seats: [{ hand: ['fine-katana'], play: ['niten-master'] }, {}] });
      table.seat(0).takes(use('fine-katana')).mayNotTake(use('niten-master'));

      expect(inPlay(table, 0)).toEqual(['niten-master + fine-katana']);
    },
  },
});
