import { expect } from 'vitest';
import { strengthOf } from '../../rules/values.ts';
import { actions, card, declaring, happening, played, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { given, the } from '../../testing/given.ts';
import { inPlay, namesIn, skills } from '../../testing/shown.ts';
import { handOf } from '../../zones.ts';

const military = { attacker: 0, type: 'military', ring: 'air' } as const;
const political = { attacker: 0, type: 'political', ring: 'air' } as const;

describeCard('asahina-artisan', {
  does: {
    'bows from anywhere to give another Crane +3 political': () => {
      const table = actions({
        conflict: political,
        seats: [
          { play: ['asahina-artisan', 'doji-whisperer (in conflict)', 'matsu-beiona (in conflict)'] },
          { play: ['kakita-asami (in conflict)'] },
        ],
      });
      table
        .seat(0)
        .takes(use('asahina-artisan'))
        .mayTake(card('kakita-asami'))
        .mayNotTake(card('matsu-beiona'))
        .mayNotTake(card('asahina-artisan'))
        .picks(card('doji-whisperer'));

      expect(inPlay(table, 0)[0]).toBe('asahina-artisan (bowed)');
      expect(skills(table, 'doji-whisperer')).toEqual([0, 6]);
    },
    'L5R-LAST-a: the bonus stays when the artisan is gone': () => {
      const table = actions({
        conflict: military,
        seats: [
          { play: ['asahina-artisan (in conflict)', 'doji-whisperer'] },
          { hand: ['assassination'], play: ['serene-warrior (in conflict)'] },
        ],
      });
      table.seat(0).takes(use('asahina-artisan'));
      table.seat(1).takes(use('assassination')).picks(card('asahina-artisan'));

      expect(inPlay(table, 0)).toEqual(['doji-whisperer']);
      expect(skills(table, 'doji-whisperer')).toEqual([0, 6]);
    },
  },
  refuses: {
    'L5R-LAST-d: is not used outside of a conflict': () => {
      const table = actions({ windows: 'open', seats: [{ play: ['asahina-artisan', 'doji-whisperer'] }, {}] });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('asahina-artisan'));
    },
    'L5R-BOW-d: cannot pay while bowed': () => {
      const table = actions({
        conflict: political,
        windows: 'open',
        seats: [{ play: ['asahina-artisan (bowed)', 'doji-whisperer (in conflict)'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('asahina-artisan'));
    },
    'needs another Crane': () => {
      const table = actions({
        conflict: political,
        windows: 'open',
        seats: [{ play: ['asahina-artisan', 'matsu-beiona (in conflict)'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('asahina-artisan'));
    },
  },
});

describeCard('doji-whisperer', {
  does: {
    'L5R-CHAR-a: is played from a province for 1 fate, with 0/3': () => {
      const table = actions({ phase: 'dynasty', seats: [{ rows: [['doji-whisperer']], fate: 3 }, {}] });
      table.seat(0).takes(played('doji-whisperer', 1, 'playFromProvince'));

      expect(inPlay(table, 0)).toEqual(['doji-whisperer (fate 1)']);
      expect(table.state.fate[0]).toBe(1);
      expect(skills(table, 'doji-whisperer')).toEqual([0, 3]);
    },
  },
  refuses: {
    'L5R-1.4-j: is not played in another phase': () => {
      const table = actions({ windows: 'open', seats: [{ rows: [['doji-whisperer']] }, {}] });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('doji-whisperer'));
    },
    'L5R-COST-a: nor without fate': () => {
      const table = actions({
        phase: 'dynasty',
        windows: 'open',
        seats: [{ rows: [['doji-whisperer']], fate: 0 }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('doji-whisperer'));
    },
  },
});

describeCard('brash-samurai', {
  does: {
    'honors himself while he is alone on his side': () => {
      const table = actions({
        conflict: military,
        seats: [
          { play: ['brash-samurai (in conflict)', 'doji-whisperer'] },
          { play: ['serene-warrior (in conflict)', 'ikoma-prodigy (in conflict)'] },
        ],
      });
      table.seat(0).takes(use('brash-samurai'));

      expect(inPlay(table, 0)).toEqual(['brash-samurai (honored, in conflict)', 'doji-whisperer']);
      expect(skills(table, 'brash-samurai')).toEqual([4, 3]);
    },
    'defending alone will do': () => {
      const table = actions(
        {
          conflict: political,
          seats: [{ play: ['doji-whisperer (in conflict)'] }, { play: ['brash-samurai (bowed, in conflict)'] }],
        },
        1,
      );
      table.seat(1).takes(use('brash-samurai'));

      expect(inPlay(table, 1)).toEqual(['brash-samurai (bowed, honored, in conflict)']);
    },
  },
  refuses: {
    'L5R-CONF-e: a bowed companion takes part as well': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [{ play: ['brash-samurai (in conflict)', 'doji-whisperer (bowed, in conflict)'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('brash-samurai'));
    },
    'he has to take part himself': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [{ play: ['brash-samurai', 'doji-whisperer (in conflict)'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('brash-samurai'));
    },
  },
});

describeCard('cautious-scout', {
  does: {
    'L5R-BLANK-a: the attacked province has no text while he attacks alone': () => {
      const state = given({
        conflict: { ...military, attacker: 1 },
        seats: [{}, { play: ['cautious-scout (in conflict)', 'serene-warrior'] }],
      });

      expect(strengthOf(state, the(state, 'entrenched-position'))).toBe(5);
    },
    'its reaction to being revealed does not work either': () => {
      const table = declaring({
        seats: [
          { play: ['cautious-scout'], hand: ['banzai'] },
          {
            provinces: ['pilgrimage', 'night-raid', 'the-art-of-war', 'ancestral-lands', 'manicured-garden'],
          },
        ],
      });
      table
        .seat(0)
        .takes({ is: 'ring', choice: { ring: 'air', type: 'military' } })
        .takes(card('night-raid'))
        .isAsked('actionWindow');

      expect(namesIn(table, handOf(0))).toEqual(['banzai']);
      expect(inPlay(table, 0)).toEqual(['cautious-scout (in conflict)']);
    },
    'nor its action': () => {
      const table = actions(
        {
          conflict: military,
          windows: 'open',
          seats: [
            { play: ['cautious-scout (in conflict)'] },
            {
              provinces: ['pilgrimage', 'manicured-garden', 'the-art-of-war', 'ancestral-lands', 'night-raid'],
            },
          ],
        },
        1,
      );

      table.seat(1).isAsked('actionWindow').mayNotTake(use('manicured-garden'));
    },
  },
  refuses: {
    'the province has its text when another attacks with him': () => {
      const state = given({
        conflict: { ...military, attacker: 1 },
        seats: [{}, { play: ['cautious-scout (in conflict)', 'serene-warrior (bowed, in conflict)'] }],
      });

      expect(strengthOf(state, the(state, 'entrenched-position'))).toBe(10);
    },
    'or when he is blank himself': () => {
      const state = given({
        conflict: { ...military, attacker: 1 },
        seats: [{}, { play: ['cautious-scout (in conflict) + cloud-the-mind'] }],
      });

      expect(strengthOf(state, the(state, 'entrenched-position'))).toBe(10);
    },
    'or when he defends': () => {
      const state = given({
        conflict: military,
        seats: [
          { play: ['serene-warrior (in conflict)'] },
          {
            play: ['cautious-scout (in conflict)'],
            provinces: ['pilgrimage', 'entrenched-position', 'the-art-of-war', 'ancestral-lands', 'night-raid'],
          },
        ],
      });
      const attacked = state.conflict?.province;

      expect(attacked === undefined ? 0 : strengthOf(state, attacked)).toBe(10);
    },
    'other provinces keep theirs': () => {
      const state = given({
        conflict: { attacker: 1, type: 'political', ring: 'air', province: 2 },
        seats: [{}, { play: ['cautious-scout (in conflict)'] }],
      });
      const military = given({
        conflict: { attacker: 1, type: 'military', ring: 'air', province: 2 },
        seats: [
          {
            provinces: [
              'the-art-of-peace',
              'entrenched-position (faceup)',
              'night-raid',
              'rally-to-the-cause',
              'shameful-display',
            ],
          },
          { play: ['cautious-scout (in conflict)'] },
        ],
      });

      expect(strengthOf(state, the(state, 'night-raid'))).toBe(4);
      expect(strengthOf(military, the(military, 'entrenched-position'))).toBe(10);
    },
  },
});

describeCard('doji-gift-giver', {
  does: {
    'L5R-HONOR-b: gives 1 fate, and the opponent bows a participant of the own choice': () => {
      const table = actions({
        conflict: political,
        seats: [
          { play: ['doji-gift-giver (in conflict)'], fate: 1 },
          {
            play: ['serene-warrior (in conflict)', 'ikoma-prodigy (in conflict)', 'matsu-beiona (bowed, in conflict)'],
            fate: 2,
          },
        ],
      });
      table.seat(0).takes(use('doji-gift-giver'));
      table.seat(1).mayNotTake(card('matsu-beiona')).picks(card('ikoma-prodigy'));

      expect(inPlay(table, 1)).toEqual([
        'serene-warrior (in conflict)',
        'ikoma-prodigy (bowed, in conflict)',
        'matsu-beiona (bowed, in conflict)',
      ]);
      expect(table.state.fate).toEqual([0, 3]);
    },
  },
  refuses: {
    'L5R-ABIL-i: needs the fate to give': () => {
      const table = actions({
        conflict: political,
        windows: 'open',
        seats: [{ play: ['doji-gift-giver (in conflict)'], fate: 0 }, { play: ['ikoma-prodigy (in conflict)'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('doji-gift-giver'));
    },
    'L5R-COST-g: gives nothing when nobody could bow': () => {
      const table = actions({
        conflict: political,
        windows: 'open',
        seats: [
          { play: ['doji-gift-giver (in conflict)'] },
          { play: ['ikoma-prodigy (bowed, in conflict)', 'serene-warrior'] },
        ],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('doji-gift-giver'));
    },
    'does nothing at home': () => {
      const table = actions({
        conflict: political,
        windows: 'open',
        seats: [
          { play: ['doji-gift-giver', 'doji-whisperer (in conflict)'] },
          { play: ['serene-warrior (in conflict)'] },
        ],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('doji-gift-giver'));
    },
  },
});

describeCard('savvy-politician', {
  does: {
    'honors a character of either player after becoming honored': () => {
      const table = actions({
        seats: [
          { hand: ['way-of-the-crane'], play: ['savvy-politician', 'brash-samurai (honored)'] },
          { play: ['kakita-asami', 'serene-warrior'] },
        ],
      });
      table.seat(0).takes(use('way-of-the-crane')).takes(use('savvy-politician'));
      table
        .seat(0)
        .mayTake(card('kakita-asami'))
        .mayNotTake(card('brash-samurai'))
        .mayNotTake(card('savvy-politician'))
        .picks(card('serene-warrior'));

      expect(inPlay(table, 0)).toEqual(['savvy-politician (honored)', 'brash-samurai (honored)']);
      expect(inPlay(table, 1)).toEqual(['kakita-asami', 'serene-warrior (honored)']);
    },
    'L5R-STATUS-c: also after losing a dishonored token to honor, even to honor itself': () => {
      const table = happening({ seats: [{ play: ['savvy-politician (dishonored)'] }, {}] }, (state) => [
        { is: 'honored', card: the(state, 'savvy-politician'), rule: 'L5R-STATUS-b' },
      ]);
      table.seat(0).takes(use('savvy-politician'));

      expect(inPlay(table, 0)).toEqual(['savvy-politician (honored)']);
      // It has been used in this round.
      table.seat(0).isAsked('pause');
    },
  },
  refuses: {
    'the honor of another character is no reason': () => {
      const table = happening({ seats: [{ play: ['savvy-politician', 'doji-whisperer'] }, {}] }, (state) => [
        { is: 'honored', card: the(state, 'doji-whisperer'), rule: 'L5R-STATUS-b' },
      ]);

      table.seat(0).isAsked('pause');
      expect(inPlay(table, 0)).toEqual(['savvy-politician', 'doji-whisperer (honored)']);
    },
    'nor is dishonor': () => {
      const table = happening({ seats: [{ play: ['savvy-politician', 'doji-whisperer'] }, {}] }, (state) => [
        { is: 'dishonored', card: the(state, 'savvy-politician'), rule: 'L5R-STATUS-b' },
      ]);

      table.seat(0).isAsked('pause');
      expect(inPlay(table, 0)).toEqual(['savvy-politician (dishonored)', 'doji-whisperer']);
    },
  },
});

describeCard('daidoji-nerishma', {
  does: {
    'turns up a facedown card of the own provinces': () => {
      const table = actions({
        seats: [
          {
            play: ['daidoji-nerishma'],
            rows: [['doji-whisperer (facedown)'], ['imperial-storehouse (facedown)'], ['brash-samurai']],
          },
          { rows: [['akodo-gunso (facedown)']] },
        ],
      });
      table
        .seat(0)
        .takes(use('daidoji-nerishma'))
        .mayNotTake(card('brash-samurai'))
        .mayNotTake(card('akodo-gunso'))
        .mayNotTake(card('entrenched-position'))
        .picks(card('imperial-storehouse'));

      const faceOf = (name: string) => table.state.table.cards.find(({ printed }) => printed === name)?.face;
      expect([faceOf('imperial-storehouse'), faceOf('doji-whisperer')]).toEqual(['up', 'down']);
      // A holding is in play as soon as it is faceup.
      table.seat(0).mayTake(use('imperial-storehouse'));
    },
    'in step 1.4 the card can be played at once': () => {
      const table = actions({
        phase: 'dynasty',
        seats: [{ play: ['daidoji-nerishma'], rows: [['doji-whisperer (facedown)']] }, {}],
      });
      table.seat(0).mayNotTake(use('doji-whisperer')).takes(use('daidoji-nerishma'));
      table.seat(0).takes(played('doji-whisperer', 0, 'playFromProvince'));

      expect(inPlay(table, 0)).toEqual(['daidoji-nerishma', 'doji-whisperer']);
    },
  },
  refuses: {
    'needs a facedown card in a province': () => {
      const table = actions({
        windows: 'open',
        seats: [{ play: ['daidoji-nerishma'], rows: [['doji-whisperer']] }, { rows: [['akodo-gunso (facedown)']] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('daidoji-nerishma'));
    },
  },
});
