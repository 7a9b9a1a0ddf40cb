import { printedId } from '@kronika/kernel';
import { DOOM } from '@kronika/lcg';
import { expect } from 'vitest';
import { KILLED_AT_ZERO } from '../../rules/settle.ts';
import { powerOf, totalOf } from '../../rules/values.ts';
import { actions, card, happening, resolving, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { the } from '../../testing/given.ts';
import { inPlay, namesIn, strengthOn } from '../../testing/shown.ts';
import { killing, leaving } from '../../verbs/leaving.ts';
import { deadOf, discardOf, handOf } from '../../zones.ts';
import { strength } from '../words/index.ts';

const PLAZA = printedId('plaza-of-punishment');
const power = { attacker: 0, type: 'power' } as const;

describeCard('risen-from-the-sea', {
  does: {
    'AGOT-TYPE-b: saves a Greyjoy character and stays on it as an attachment': () => {
      const table = happening(
        { seats: [{ hand: ['risen-from-the-sea'], play: ['asha-greyjoy (kneeling, power 2)'] }, {}] },
        (state) => [killing(state, the(state, 'asha-greyjoy'))],
      );
      table.seat(0).takes(use('risen-from-the-sea'));

      expect(inPlay(table, 0)).toEqual(['asha-greyjoy (kneeling, power 2) + risen-from-the-sea (attachment)']);
      expect(strengthOn(table, 'asha-greyjoy')).toBe(5);
      expect(namesIn(table, deadOf(0))).toEqual([]);
    },
    'AGOT-KW-TERMINAL-a: is discarded when the character leaves': () => {
      const table = happening(
        { seats: [{ play: ['asha-greyjoy + risen-from-the-sea (as attachment)'] }, {}] },
        (state) => [leaving(state, the(state, 'asha-greyjoy'), { to: 'hand', how: 'returned', rule: 'AGOT-EFF-b' })],
      );

      expect(namesIn(table, discardOf(0))).toEqual(['risen-from-the-sea']);
      expect(namesIn(table, handOf(0))).toEqual(['asha-greyjoy']);
    },
    'is a Condition there: Maester Cressen can discard it': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [
          { play: ['asha-greyjoy + risen-from-the-sea (as attachment) + throwing-axe'] },
          { play: ['maester-cressen'] },
        ],
        turn: 1,
      });
      table.seat(1).takes(use('maester-cressen'));

      expect(inPlay(table, 0)).toEqual(['asha-greyjoy + throwing-axe']);
      expect(namesIn(table, discardOf(0))).toEqual(['risen-from-the-sea']);
    },
    'saves a character that can carry no attachments, and is discarded': () => {
      const table = happening({ seats: [{ hand: ['risen-from-the-sea'], play: ['drowned-men'] }, {}] }, (state) => [
        killing(state, the(state, 'drowned-men')),
      ]);
      table.seat(0).takes(use('risen-from-the-sea'));

      expect(inPlay(table, 0)).toEqual(['drowned-men']);
      expect(namesIn(table, discardOf(0))).toEqual(['risen-from-the-sea']);
    },
    'AGOT-SAVE-c: saves who is killed at STR 0 by lifting it': () => {
      const table = happening({ seats: [{ hand: ['risen-from-the-sea'], play: ['salty-navigator'] }, {}] }, (state) => [
        dying(the(state, 'salty-navigator'), -2),
      ]);
      table.seat(0).takes(use('risen-from-the-sea'));

      expect(inPlay(table, 0)).toEqual(['salty-navigator + risen-from-the-sea (attachment)']);
      expect(strengthOn(table, 'salty-navigator')).toBe(1);
    },
    "also saves an opponent's Greyjoy": () => {
      const table = happening({ seats: [{ hand: ['risen-from-the-sea'] }, { play: ['asha-greyjoy'] }] }, (state) => [
        killing(state, the(state, 'asha-greyjoy')),
      ]);
      table.seat(0).takes(use('risen-from-the-sea'));

      expect(inPlay(table, 1)).toEqual(['asha-greyjoy + risen-from-the-sea (attachment)']);
    },
  },
  refuses: {
    'AGOT-SAVE-c: does not answer where one STR is not enough': () => {
      const table = happening({ seats: [{ hand: ['risen-from-the-sea'], play: ['salty-navigator'] }, {}] }, (state) => [
        dying(the(state, 'salty-navigator'), -3),
      ]);

      table.seat(0).isAsked('pause');
      expect(namesIn(table, deadOf(0))).toEqual(['salty-navigator']);
    },
    'AGOT-SAVE-c: nor where it could not stay on the character': () => {
      const table = happening({ seats: [{ hand: ['risen-from-the-sea'], play: ['drowned-men'] }, {}] }, (state) => [
        dying(the(state, 'drowned-men'), -3),
      ]);

      table.seat(0).isAsked('pause');
      expect(namesIn(table, deadOf(0))).toEqual(['drowned-men']);
    },
    'saves nobody of another faction': () => {
      const table = happening({ seats: [{ hand: ['risen-from-the-sea'], play: ['areo-hotah'] }, {}] }, (state) => [
        killing(state, the(state, 'areo-hotah')),
      ]);

      table.seat(0).isAsked('pause');
    },
    'saves nobody from being discarded': () => {
      const table = happening({ seats: [{ hand: ['risen-from-the-sea'], play: ['asha-greyjoy'] }, {}] }, (state) => [
        leaving(state, the(state, 'asha-greyjoy'), { to: 'discard', how: 'discarded', rule: 'AGOT-ZONE-k' }),
      ]);

      table.seat(0).isAsked('pause');
    },
    'AGOT-SAVE-b: not where nothing can save': () => {
      const table = happening({ seats: [{ hand: ['risen-from-the-sea'], play: ['asha-greyjoy'] }, {}] }, (state) => [
        killing(state, the(state, 'asha-greyjoy'), { save: 'impossible' }),
      ]);

      table.seat(0).isAsked('pause');
    },
  },
});

/** The character loses that much STR, and is killed as soon as it has none. */
function dying(self: ReturnType<typeof the>, by: number) {
  return {
    is: 'effectBegan',
    effect: {
      source: { self, printed: PLAZA, key: 'constant' },
      by: 1,
      cards: [self],
      seats: [],
      gives: [strength(by), { is: 'gain', what: DOOM, name: KILLED_AT_ZERO }],
      until: 'endOfGame',
    },
  } as const;
}

describeCard('the-krakens-grasp', {
  does: {
    'AGOT-4.2.2-f: the defender keeps its STR and contributes none': () => {
      const table = actions({
        challenge: power,
        seats: [
          { hand: ['the-krakens-grasp'], play: ['aeron-damphair (kneeling, attacking)'] },
          { play: ['balon-greyjoy (kneeling, defending)', 'euron-crows-eye (kneeling, defending)'] },
        ],
      });
      table.seat(0).takes(use('the-krakens-grasp'));

      expect(strengthOn(table, 'balon-greyjoy')).toBe(5);
      expect(totalOf(table.state, 'defending')).toBe(6);
    },
  },
  refuses: {
    'not for who is not the first player': () => {
      const table = actions({
        first: 1,
        turn: 0,
        challenge: power,
        seats: [
          { hand: ['the-krakens-grasp'], play: ['aeron-damphair (kneeling, attacking)'] },
          { play: ['balon-greyjoy (kneeling, defending)'] },
        ],
      });

      table.seat(0).isAsked('pause');
    },
    'AGOT-TARG-f: not against a defender whose STR does not count already': () => {
      const table = actions({
        challenge: power,
        seats: [
          {
            hand: ['the-krakens-grasp', 'the-krakens-grasp'],
            play: ['aeron-damphair (kneeling, attacking)'],
          },
          { play: ['balon-greyjoy (kneeling, defending)'] },
        ],
      });

      table.seat(0).takes(use('the-krakens-grasp')).isAsked('pause');
    },
    'not against a defender with more than STR 5, nor one that does not defend': () => {
      const table = actions({
        challenge: power,
        seats: [
          { hand: ['the-krakens-grasp'], play: ['aeron-damphair (kneeling, attacking)'] },
          { play: ['balon-greyjoy', 'euron-crows-eye (kneeling, defending)'] },
        ],
      });

      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('we-do-not-sow', {
  does: {
    'discards an attachment or location of who lost an unopposed challenge': () => {
      const table = resolving({
        challenge: power,
        seats: [
          { hand: ['we-do-not-sow'], play: ['aeron-damphair (kneeling, attacking)', 'sea-tower'] },
          { play: ['areo-hotah + dawn', 'sunspear'] },
        ],
      });
      table.seat(0).takes(use('we-do-not-sow')).mayNotTake(card('sea-tower')).mayNotTake(card('areo-hotah'));
      table.seat(0).mayTake(card('sunspear')).picks(card('dawn'));

      expect(inPlay(table, 1)).toEqual(['areo-hotah', 'sunspear']);
      expect(namesIn(table, discardOf(1))).toEqual(['dawn']);
      expect(table.state.gold[0]).toBe(4);
    },
    'AGOT-DUP-d: a duplicate saves a unique location': () => {
      const table = resolving({
        challenge: power,
        seats: [
          { hand: ['we-do-not-sow'], play: ['aeron-damphair (kneeling, attacking)'] },
          { play: ['sunspear + sunspear (duplicate)'] },
        ],
      });
      table.seat(0).takes(use('we-do-not-sow'));
      table.seat(1).takes(use('sunspear', 'duplicateSaves'));

      expect(inPlay(table, 1)).toEqual(['sunspear']);
    },
  },
  refuses: {
    'not after a challenge that was opposed': () => {
      const table = resolving({
        challenge: power,
        seats: [
          { hand: ['we-do-not-sow'], play: ['balon-greyjoy (kneeling, attacking)'] },
          { play: ['balon-greyjoy (kneeling, defending)', 'sunspear (kneeling)'] },
        ],
      });
      table.seat(0).isAsked('renown').picks();

      expect(powerOf(table.state, 0)).toBe(0);
      expect(inPlay(table, 1)).toContain('sunspear (kneeling)');
    },
    'AGOT-LIMIT-c: once for each challenge': () => {
      const table = resolving({
        challenge: power,
        seats: [
          { hand: ['we-do-not-sow', 'we-do-not-sow'], play: ['aeron-damphair (kneeling, attacking)'] },
          { play: ['sunspear (kneeling)', 'ghaston-grey (kneeling)'] },
        ],
      });
      const [first] = table.state.table.cards.filter(({ printed }) => printed === 'we-do-not-sow');
      table
        .seat(0)
        .takes({ is: 'use', card: first?.id ?? 0 })
        .picks(card('sunspear'));

      table.seat(0).isAsked('pause');
      expect(inPlay(table, 1)).toEqual(['ghaston-grey (kneeling)']);
    },
  },
});
