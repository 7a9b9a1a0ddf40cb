import { expect } from 'vitest';
import { fealtyLannister } from '../../decks/ready/fealty-lannister.ts';
import { fealtyNightsWatch } from '../../decks/ready/fealty-nights-watch.ts';
import { altered } from '../../decks/testing/altered.ts';
import { brokenRules } from '../../decks/testing/broken-rules.ts';
import { reductionsFor } from '../../rules/reductions.ts';
import { actions, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { the } from '../../testing/given.ts';
import { inPlay } from '../../testing/shown.ts';

describeCard('fealty', {
  does: {
    'the next loyal card costs 1 less for a knelt faction card': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ agenda: 'fealty', gold: 6, hand: ['catelyn-stark', 'summer'] }, {}],
      });
      table.seat(0).takes(use('fealty')).takes(use('catelyn-stark'));
      expect(table.state.gold[0]).toBe(3);
      table.seat(0).takes(use('summer'));

      expect(table.state.gold[0]).toBe(0);
      expect(inPlay(table, 0)).toEqual(['catelyn-stark', 'summer']);
    },
    'AGOT-TYPE-e: works from beside the faction card, in any phase, for loyal events too': () => {
      const table = actions({
        phase: 'challenges',
        seats: [{ agenda: 'fealty', gold: 0, hand: ['winter-is-coming'] }, {}],
      });
      table.seat(0).takes(use('fealty'));

      const event = the(table.state, 'winter-is-coming');
      expect(reductionsFor(table.state, 0, event, 'play')).toMatchObject([{ is: 'add', by: -1 }]);
    },
  },
  refuses: {
    'AGOT-KNEEL-a: a kneeling faction card cannot pay': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ agenda: 'fealty', faction: 'house-stark (kneeling)', gold: 3, hand: ['catelyn-stark'] }, {}],
      });

      table.seat(0).mayNotTake(use('fealty'));
    },
    'AGOT-DECK-j: more than fifteen neutral cards are too many': () => {
      const more = { varys: 3, bodyguard: 3, 'little-bird': 3, 'noble-lineage': 3, 'put-to-the-torch': 3 };
      expect(brokenRules(altered(fealtyLannister.deck, more))).toEqual(['AGOT-DECK-j']);
      expect(brokenRules(altered(fealtyLannister.deck, { ...more, fealty: 0 }))).toEqual([]);
    },
    'AGOT-COST-h: another card costs as much as ever, and leaves it for the next loyal one': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ agenda: 'fealty', gold: 5, hand: ['tumblestone-knight', 'catelyn-stark'] }, {}],
      });
      table.seat(0).takes(use('fealty')).takes(use('tumblestone-knight'));
      expect(table.state.gold[0]).toBe(3);
      table.seat(0).takes(use('catelyn-stark'));

      expect(table.state.gold[0]).toBe(0);
    },
  },
});

/** Lannisters and the Night's Watch without an agenda. */
const lannister = altered(fealtyLannister.deck, { fealty: 0 });
const watch = altered(fealtyNightsWatch.deck, { fealty: 0 });

describeCard('banner-of-the-stag', {
  does: {
    'AGOT-DECK-i: lets twelve of its cards into the deck of another faction': () => {
      const guests = { 'bastard-in-hiding': 3, 'fiery-followers': 3, 'kings-hunting-party': 3, 'vanguard-lancer': 3 };
      expect(brokenRules(altered(lannister, { ...guests, 'banner-of-the-stag': 1 }))).toEqual([]);
      expect(brokenRules(altered(lannister, guests))).toEqual(['AGOT-DECK-g']);
    },
  },
  refuses: {
    'AGOT-DECK-i: fewer than twelve are too few': () => {
      const guests = { 'bastard-in-hiding': 3, 'fiery-followers': 3, 'kings-hunting-party': 3 };
      expect(brokenRules(altered(lannister, { ...guests, 'banner-of-the-stag': 1 }))).toEqual(['AGOT-DECK-i']);
    },
    'AGOT-DECK-h: the loyal stay with their own': () => {
      const guests = {
        'bastard-in-hiding': 3,
        'fiery-followers': 3,
        'kings-hunting-party': 3,
        'vanguard-lancer': 3,
        'robert-baratheon': 1,
      };
      expect(brokenRules(altered(lannister, { ...guests, 'banner-of-the-stag': 1 }))).toEqual(['AGOT-DECK-h']);
    },
  },
});

describeCard('banner-of-the-kraken', {
  does: {
    'AGOT-DECK-i: lets twelve of its cards into the deck of another faction': () => {
      const guests = { 'black-winds-crew': 3, 'drowned-men': 3, 'salty-navigator': 3, 'lordsport-shipwright': 3 };
      expect(brokenRules(altered(lannister, { ...guests, 'banner-of-the-kraken': 1 }))).toEqual([]);
      expect(brokenRules(altered(lannister, guests))).toEqual(['AGOT-DECK-g']);
    },
  },
  refuses: {
    'AGOT-DECK-i: fewer than twelve are too few': () => {
      const guests = { 'black-winds-crew': 3, 'drowned-men': 3, 'salty-navigator': 3 };
      expect(brokenRules(altered(lannister, { ...guests, 'banner-of-the-kraken': 1 }))).toEqual(['AGOT-DECK-i']);
    },
    'AGOT-DECK-h: the loyal stay with their own': () => {
      const guests = {
        'black-winds-crew': 3,
        'drowned-men': 3,
        'salty-navigator': 3,
        'lordsport-shipwright': 3,
        'balon-greyjoy': 1,
      };
      expect(brokenRules(altered(lannister, { ...guests, 'banner-of-the-kraken': 1 }))).toEqual(['AGOT-DECK-h']);
    },
  },
});

describeCard('banner-of-the-lion', {
  does: {
    'AGOT-DECK-i: lets twelve of its cards into the deck of another faction': () => {
      const guests = { 'burned-men': 3, 'gold-cloaks': 3, 'the-tickler': 3, 'joffrey-baratheon': 3 };
      expect(brokenRules(altered(watch, { ...guests, 'banner-of-the-lion': 1 }))).toEqual([]);
      expect(brokenRules(altered(watch, guests))).toEqual(['AGOT-DECK-g']);
    },
  },
  refuses: {
    'AGOT-DECK-i: fewer than twelve are too few': () => {
      const guests = { 'burned-men': 3, 'gold-cloaks': 3, 'the-tickler': 3 };
      expect(brokenRules(altered(watch, { ...guests, 'banner-of-the-lion': 1 }))).toEqual(['AGOT-DECK-i']);
    },
    'AGOT-DECK-h: the loyal stay with their own': () => {
      const guests = {
        'burned-men': 3,
        'gold-cloaks': 3,
        'the-tickler': 3,
        'joffrey-baratheon': 3,
        'tywin-lannister': 1,
      };
      expect(brokenRules(altered(watch, { ...guests, 'banner-of-the-lion': 1 }))).toEqual(['AGOT-DECK-h']);
    },
  },
});

describeCard('banner-of-the-sun', {
  does: {
    'AGOT-DECK-i: lets twelve of its cards into the deck of another faction': () => {
      const guests = { 'desert-scavenger': 3, 'dornish-paramour': 3, 'house-dayne-knight': 3, 'palace-spearman': 3 };
      expect(brokenRules(altered(lannister, { ...guests, 'banner-of-the-sun': 1 }))).toEqual([]);
      expect(brokenRules(altered(lannister, guests))).toEqual(['AGOT-DECK-g']);
    },
  },
  refuses: {
    'AGOT-DECK-i: fewer than twelve are too few': () => {
      const guests = { 'desert-scavenger': 3, 'dornish-paramour': 3, 'house-dayne-knight': 3 };
      expect(brokenRules(altered(lannister, { ...guests, 'banner-of-the-sun': 1 }))).toEqual(['AGOT-DECK-i']);
    },
    'AGOT-DECK-h: the loyal stay with their own': () => {
      const guests = {
        'desert-scavenger': 3,
        'dornish-paramour': 3,
        'house-dayne-knight': 3,
        'palace-spearman': 3,
        'the-red-viper': 1,
      };
      expect(brokenRules(altered(lannister, { ...guests, 'banner-of-the-sun': 1 }))).toEqual(['AGOT-DECK-h']);
    },
  },
});

describeCard('banner-of-the-watch', {
  does: {
    'AGOT-DECK-i: lets twelve of its cards into the deck of another faction': () => {
      const guests = { 'ranging-party': 3, 'steward-at-the-wall': 3, 'veteran-builder': 3, ghost: 3 };
      expect(brokenRules(altered(lannister, { ...guests, 'banner-of-the-watch': 1 }))).toEqual([]);
      expect(brokenRules(altered(lannister, guests))).toEqual(['AGOT-DECK-g']);
    },
  },
  refuses: {
    'AGOT-DECK-i: fewer than twelve are too few': () => {
      const guests = { 'ranging-party': 3, 'steward-at-the-wall': 3, 'veteran-builder': 3 };
      expect(brokenRules(altered(lannister, { ...guests, 'banner-of-the-watch': 1 }))).toEqual(['AGOT-DECK-i']);
    },
    'AGOT-DECK-h: the loyal stay with their own': () => {
      const guests = { 'ranging-party': 3, 'steward-at-the-wall': 3, 'veteran-builder': 3, ghost: 3, yoren: 1 };
      expect(brokenRules(altered(lannister, { ...guests, 'banner-of-the-watch': 1 }))).toEqual(['AGOT-DECK-h']);
    },
  },
});

describeCard('banner-of-the-wolf', {
  does: {
    'AGOT-DECK-i: lets twelve of its cards into the deck of another faction': () => {
      const guests = {
        'tumblestone-knight': 3,
        'winterfell-steward': 3,
        'vanguard-of-the-north': 3,
        'direwolf-pup': 3,
      };
      expect(brokenRules(altered(lannister, { ...guests, 'banner-of-the-wolf': 1 }))).toEqual([]);
      expect(brokenRules(altered(lannister, guests))).toEqual(['AGOT-DECK-g']);
    },
  },
  refuses: {
    'AGOT-DECK-i: fewer than twelve are too few': () => {
      const guests = { 'tumblestone-knight': 3, 'winterfell-steward': 3, 'vanguard-of-the-north': 3 };
      expect(brokenRules(altered(lannister, { ...guests, 'banner-of-the-wolf': 1 }))).toEqual(['AGOT-DECK-i']);
    },
    'AGOT-DECK-h: the loyal stay with their own': () => {
      const guests = {
        'tumblestone-knight': 3,
        'winterfell-steward': 3,
        'vanguard-of-the-north': 3,
        'direwolf-pup': 3,
        'robb-stark': 1,
      };
      expect(brokenRules(altered(lannister, { ...guests, 'banner-of-the-wolf': 1 }))).toEqual(['AGOT-DECK-h']);
    },
  },
});

describeCard('banner-of-the-dragon', {
  does: {
    'AGOT-DECK-i: lets twelve of its cards into the deck of another faction': () => {
      const guests = { 'braided-warrior': 3, handmaiden: 3, 'targaryen-loyalist': 3, unsullied: 3 };
      expect(brokenRules(altered(lannister, { ...guests, 'banner-of-the-dragon': 1 }))).toEqual([]);
      expect(brokenRules(altered(lannister, guests))).toEqual(['AGOT-DECK-g']);
    },
  },
  refuses: {
    'AGOT-DECK-i: fewer than twelve are too few': () => {
      const guests = { 'braided-warrior': 3, handmaiden: 3, 'targaryen-loyalist': 3 };
      expect(brokenRules(altered(lannister, { ...guests, 'banner-of-the-dragon': 1 }))).toEqual(['AGOT-DECK-i']);
    },
    'AGOT-DECK-h: the loyal stay with their own': () => {
      const guests = { 'braided-warrior': 3, handmaiden: 3, 'targaryen-loyalist': 3, unsullied: 3, 'khal-drogo': 1 };
      expect(brokenRules(altered(lannister, { ...guests, 'banner-of-the-dragon': 1 }))).toEqual(['AGOT-DECK-h']);
    },
  },
});

describeCard('banner-of-the-rose', {
  does: {
    'AGOT-DECK-i: lets twelve of its cards into the deck of another faction': () => {
      const guests = {
        'garden-caretaker': 3,
        'courtesan-of-the-rose': 3,
        'wardens-of-the-reach': 3,
        'olennas-informant': 3,
      };
      expect(brokenRules(altered(lannister, { ...guests, 'banner-of-the-rose': 1 }))).toEqual([]);
      expect(brokenRules(altered(lannister, guests))).toEqual(['AGOT-DECK-g']);
    },
  },
  refuses: {
    'AGOT-DECK-i: fewer than twelve are too few': () => {
      const guests = { 'garden-caretaker': 3, 'courtesan-of-the-rose': 3, 'wardens-of-the-reach': 3 };
      expect(brokenRules(altered(lannister, { ...guests, 'banner-of-the-rose': 1 }))).toEqual(['AGOT-DECK-i']);
    },
    'AGOT-DECK-h: the loyal stay with their own': () => {
      const guests = {
        'garden-caretaker': 3,
        'courtesan-of-the-rose': 3,
        'wardens-of-the-reach': 3,
        'olennas-informant': 3,
        'the-queen-of-thorns': 1,
      };
      expect(brokenRules(altered(lannister, { ...guests, 'banner-of-the-rose': 1 }))).toEqual(['AGOT-DECK-h']);
    },
  },
});
