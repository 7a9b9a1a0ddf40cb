import { expect } from 'vitest';
import { actions, card, declaring, happening, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { the } from '../../testing/given.ts';
import { inPlay, namesIn, skills } from '../../testing/shown.ts';
import { leaving } from '../../verbs/leaving.ts';
import { dynastyDiscardOf, handOf } from '../../zones.ts';

const military = { attacker: 0, type: 'military', ring: 'air' } as const;
const political = { attacker: 0, type: 'political', ring: 'air' } as const;

describeCard('doji-challenger', {
  does: {
    "L5R-CONF-g: draws an opponent's character into the conflict, on its own side, as it is": () => {
      const table = actions({
        conflict: military,
        seats: [
          { play: ['doji-challenger (in conflict)', 'brash-samurai'] },
          { play: ['serene-warrior (bowed)', 'ikoma-prodigy (in conflict)', 'naive-student'] },
        ],
      });
      table.seat(0).takes(use('doji-challenger'));

      expect(inPlay(table, 0)).toEqual(['doji-challenger (in conflict)', 'brash-samurai']);
      expect(inPlay(table, 1)).toEqual([
        'serene-warrior (bowed, in conflict)',
        'ikoma-prodigy (in conflict)',
        'naive-student',
      ]);
    },
    'L5R-KW-COVERT-c: also one that could not be declared': () => {
      const table = actions({
        conflict: military,
        seats: [{ play: ['doji-challenger (in conflict)'] }, { play: ['aggressive-moto'] }],
      });
      table.seat(0).takes(use('doji-challenger'));

      expect(inPlay(table, 1)).toEqual(['aggressive-moto (in conflict)']);
    },
  },
  refuses: {
    'he has to attack': () => {
      const table = actions(
        {
          conflict: military,
          windows: 'open',
          seats: [
            { play: ['brash-samurai (in conflict)', 'kakita-asami'] },
            { play: ['doji-challenger (in conflict)'] },
          ],
        },
        1,
      );

      table.seat(1).isAsked('actionWindow').mayNotTake(use('doji-challenger'));
    },
    'L5R-CONF-j: nobody is drawn who cannot take part': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [
          { play: ['doji-challenger (in conflict)', 'brash-samurai'] },
          { play: ['naive-student', 'serene-warrior (in conflict)'] },
        ],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('doji-challenger'));
    },
  },
});

describeCard('kakita-asami', {
  does: {
    'takes 1 honor while her side has more political skill': () => {
      const table = actions({
        conflict: political,
        seats: [
          { play: ['kakita-asami (in conflict)'] },
          { play: ['serene-warrior (in conflict)', 'hiruma-yojimbo (bowed, in conflict)'] },
        ],
      });
      table.seat(0).takes(use('kakita-asami'));

      expect(table.state.honor).toEqual([11, 9]);
    },
    'L5R-FAVOR-a: the Imperial Favor counts for the total': () => {
      const table = actions({
        conflict: political,
        favor: { holder: 0, side: 'political' },
        seats: [{ play: ['kakita-asami (in conflict)'] }, { play: ['hiruma-yojimbo (in conflict)'] }],
      });
      table.seat(0).takes(use('kakita-asami'));

      expect(table.state.honor).toEqual([11, 9]);
    },
  },
  refuses: {
    'equal skill is not more': () => {
      const table = actions({
        conflict: political,
        windows: 'open',
        seats: [{ play: ['kakita-asami (in conflict)'] }, { play: ['hiruma-yojimbo (in conflict)'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('kakita-asami'));
    },
    'L5R-COUNT-a: bowed characters count for nothing': () => {
      const table = actions({
        conflict: political,
        windows: 'open',
        seats: [
          { play: ['kakita-asami (bowed, in conflict)', 'eager-scout (in conflict)'] },
          { play: ['ikoma-prodigy (in conflict)'] },
        ],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('kakita-asami'));
    },
    'does nothing in a military conflict': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [{ play: ['kakita-asami (in conflict)'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('kakita-asami'));
    },
  },
});

/** Kaezin, with a companion, duels with whom the opponent chooses. */
function kaezinDuels(bids: readonly [number, number]) {
  const table = actions({
    conflict: military,
    seats: [
      { play: ['kakita-kaezin (in conflict)', 'brash-samurai (in conflict)', 'doji-whisperer'] },
      { play: ['serene-warrior (in conflict)', 'moto-horde (bowed, in conflict)', 'ikoma-prodigy'] },
    ],
  });
  table.seat(0).takes(use('kakita-kaezin'));
  table.seat(1).mayTake(card('moto-horde')).mayNotTake(card('ikoma-prodigy')).picks(card('serene-warrior'));
  table.seat(0).says(bids[0]);
  table.seat(1).says(bids[1]);
  return table;
}

describeCard('kakita-kaezin', {
  does: {
    'when he wins, only the two duelists remain in the conflict': () => {
      const table = kaezinDuels([2, 1]);

      expect(table.state.honor).toEqual([9, 11]);
      expect(inPlay(table, 0)).toEqual(['kakita-kaezin (in conflict)', 'brash-samurai', 'doji-whisperer']);
      expect(inPlay(table, 1)).toEqual(['serene-warrior (in conflict)', 'moto-horde (bowed)', 'ikoma-prodigy']);
    },
    'when he loses, he goes home': () => {
      const table = kaezinDuels([1, 2]);

      expect(table.state.honor).toEqual([11, 9]);
      expect(inPlay(table, 0)).toEqual(['kakita-kaezin', 'brash-samurai (in conflict)', 'doji-whisperer']);
      expect(inPlay(table, 1)).toEqual([
        'serene-warrior (in conflict)',
        'moto-horde (bowed, in conflict)',
        'ikoma-prodigy',
      ]);
    },
    'L5R-DUEL-D9-d: then the other player has the next opportunity': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [{ play: ['kakita-kaezin (in conflict)'] }, { play: ['serene-warrior (in conflict)'] }],
      });
      table.seat(0).takes(use('kakita-kaezin')).says(1);
      table.seat(1).says(1).isAsked('actionWindow');
    },
  },
  refuses: {
    'L5R-DUEL-D7-b: with equal skills everybody stays': () => {
      const table = kaezinDuels([1, 1]);

      expect(inPlay(table, 0)).toEqual([
        'kakita-kaezin (in conflict)',
        'brash-samurai (in conflict)',
        'doji-whisperer',
      ]);
      expect(inPlay(table, 1)).toEqual([
        'serene-warrior (in conflict)',
        'moto-horde (bowed, in conflict)',
        'ikoma-prodigy',
      ]);
    },
    'L5R-DUEL-D2-b: needs an opponent without a dash in military skill': () => {
      const table = actions({
        conflict: political,
        windows: 'open',
        seats: [{ play: ['kakita-kaezin (in conflict)'] }, { play: ['naive-student (in conflict)', 'serene-warrior'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('kakita-kaezin'));
    },
    'does nothing at home': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [{ play: ['kakita-kaezin', 'brash-samurai (in conflict)'] }, { play: ['serene-warrior (in conflict)'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('kakita-kaezin'));
    },
  },
});

/** How many cards seat 0 has drawn after the characters were discarded. */
function drawnWhenGone(play: readonly string[], gone: readonly string[]) {
  const table = happening(
    { seats: [{ play: [...play], conflictDeck: ['banzai', 'charge', 'rout'] }, { play: ['kakita-asami (honored)'] }] },
    (state) =>
      gone.map((name) => leaving(state, the(state, name), { to: 'discard', how: 'discarded', rule: 'L5R-LEAVE-a' })),
  );
  // Honor and sincerity are due at once; their order makes no difference here.
  while (table.match.open.some(({ question }) => question.message.key === 'nextForced')) table.answer(0, 0);
  return namesIn(table, handOf(0)).length;
}

describeCard('asahina-storyteller', {
  does: {
    'L5R-EX-1: wins a conflict at court in spite of everything': () => {
      const table = declaring({
        seats: [
          { hand: ['outwit'], play: ['asahina-storyteller (honored)'] },
          {
            hand: ['court-games'],
            play: ['matsu-beiona'],
            provinces: ['pilgrimage', 'entrenched-position', 'the-art-of-war', 'ancestral-lands', 'manicured-garden'],
          },
        ],
      });
      table
        .seat(0)
        .takes({ is: 'ring', choice: { ring: 'air', type: 'political' } })
        .takes(card('entrenched-position'));
      table.seat(1).picks(card('matsu-beiona')).takes(use('court-games')).takes({ is: 'dishonorTheirs' });
      expect(skills(table, 'asahina-storyteller')).toEqual([2, 4]);
      table.seat(0).takes(use('outwit'));
      table.seat(0).isAsked('ringEffect').takes({ is: 'ringEffect', effect: 'takeHonor' });

      expect(table.state.honor).toEqual([11, 8]);
      expect(table.state.rings.air.held).toBe(0);
      expect(inPlay(table, 0)).toEqual(['asahina-storyteller (bowed)']);
      expect(inPlay(table, 1)).toEqual(['matsu-beiona']);
      const attacked = table.state.table.cards.find(
        ({ printed, owner }) => printed === 'entrenched-position' && owner === 1,
      );
      expect(attacked).toMatchObject({ face: 'up', condition: 'whole' });
    },
    'L5R-KW-SINCERITY: draws a card when leaving play': () => {
      expect(drawnWhenGone(['asahina-storyteller'], ['asahina-storyteller'])).toBe(1);
    },
    'gives sincerity to honored Crane of the same player': () => {
      expect(drawnWhenGone(['asahina-storyteller', 'brash-samurai (honored)'], ['brash-samurai'])).toBe(1);
    },
    'L5R-KW-LEAVE: also to one that leaves together with the storyteller': () => {
      const play = ['asahina-storyteller', 'brash-samurai (honored)'];

      expect(drawnWhenGone(play, ['asahina-storyteller', 'brash-samurai'])).toBe(2);
    },
    'L5R-KW-b: two sources of sincerity draw one card': () => {
      expect(drawnWhenGone(['asahina-storyteller (honored)'], ['asahina-storyteller'])).toBe(1);
    },
  },
  refuses: {
    'not to ordinary ones, not to other clans': () => {
      const play = ['asahina-storyteller', 'brash-samurai', 'matsu-beiona (honored)'];

      expect(drawnWhenGone(play, ['brash-samurai', 'matsu-beiona'])).toBe(0);
    },
    "not to the opponent's": () => {
      const table = happening(
        {
          seats: [
            { play: ['asahina-storyteller'], conflictDeck: ['banzai'] },
            { play: ['kakita-asami (honored)'], conflictDeck: ['rout'] },
          ],
        },
        (state) => [
          leaving(state, the(state, 'kakita-asami'), { to: 'discard', how: 'discarded', rule: 'L5R-LEAVE-a' }),
        ],
      );

      expect(namesIn(table, dynastyDiscardOf(1))).toEqual(['kakita-asami']);
      expect([namesIn(table, handOf(0)), namesIn(table, handOf(1))]).toEqual([[], []]);
    },
  },
});

describeCard('guest-of-honor', {
  does: {
    'keeps the opponent from playing events while taking part': () => {
      const table = actions(
        {
          conflict: political,
          windows: 'open',
          seats: [
            { play: ['guest-of-honor (in conflict)'] },
            { hand: ['court-games', 'fine-katana'], play: ['ikoma-prodigy (in conflict)'] },
          ],
        },
        1,
      );

      table.seat(1).isAsked('actionWindow').mayTake(use('fine-katana')).mayNotTake(use('court-games'));
    },
    'L5R-CANNOT-a: also events that interrupt': () => {
      const table = actions({
        conflict: political,
        seats: [
          { hand: ['way-of-the-crane'], play: ['guest-of-honor (in conflict)', 'doji-whisperer'] },
          { hand: ['voice-of-honor'], play: ['kakita-asami (honored)'] },
        ],
      });
      table.seat(0).takes(use('way-of-the-crane')).picks(card('doji-whisperer'));

      expect(inPlay(table, 0)).toEqual(['guest-of-honor (in conflict)', 'doji-whisperer (honored)']);
      expect(namesIn(table, handOf(1))).toEqual(['voice-of-honor']);
    },
  },
  refuses: {
    'does not bind her own player': () => {
      const table = actions({
        conflict: political,
        seats: [{ hand: ['way-of-the-crane'], play: ['guest-of-honor (in conflict)'] }, {}],
      });
      table.seat(0).takes(use('way-of-the-crane'));

      expect(inPlay(table, 0)).toEqual(['guest-of-honor (honored, in conflict)']);
    },
    'does nothing at home': () => {
      const table = actions(
        {
          conflict: political,
          seats: [
            { play: ['guest-of-honor', 'doji-whisperer (in conflict)'] },
            { hand: ['court-games'], play: ['ikoma-prodigy (in conflict)'] },
          ],
        },
        1,
      );
      table.seat(1).takes(use('court-games')).takes({ is: 'honorMine' });

      expect(inPlay(table, 1)).toEqual(['ikoma-prodigy (honored, in conflict)']);
    },
  },
});

/** The air ring is claimed by the seat. */
function claiming(seat: 0 | 1, play: readonly string[], conflict: typeof political | typeof military = political) {
  return happening({ conflict, seats: [{ play: [...play] }, { play: ['serene-warrior (in conflict)'] }] }, () => [
    { is: 'ringClaimed', ring: 'air', seat, rule: 'L5R-3.2.7-a' },
  ]);
}

const hotaru = 'doji-hotaru (in conflict)';

describeCard('doji-hotaru', {
  does: {
    'resolves the ring that her player claims at court': () => {
      const table = claiming(0, [hotaru]);
      table.seat(0).takes(use('doji-hotaru')).takes({ is: 'ringEffect', effect: 'gainHonor' });

      expect(table.state.honor).toEqual([12, 10]);
      table.seat(0).isAsked('pause');
    },
    'L5R-RINGFX-b: picks an element that the ring has gained': () => {
      const table = happening(
        {
          conflict: { ...political, ring: 'earth' },
          seats: [{ play: [hotaru, 'seeker-of-knowledge (in conflict)'], conflictDeck: ['banzai'] }, {}],
        },
        () => [{ is: 'ringClaimed', ring: 'earth', seat: 0, rule: 'L5R-3.2.7-a' }],
      );
      table
        .seat(0)
        .takes(use('doji-hotaru'))
        .mayTake({ is: 'ringEffect', effect: 'drawAndDiscard' })
        .takes({ is: 'ringEffect', effect: 'gainHonor' });

      expect(table.state.honor).toEqual([12, 10]);
    },
    'L5R-RINGFX-a: also as a defender, as if her player were the attacker': () => {
      const table = happening(
        {
          conflict: political,
          seats: [{ play: ['doji-whisperer (in conflict)'] }, { play: [hotaru] }],
        },
        () => [{ is: 'ringClaimed', ring: 'air', seat: 1, rule: 'L5R-3.2.7-a' }],
      );
      table.seat(1).takes(use('doji-hotaru')).takes({ is: 'ringEffect', effect: 'takeHonor' });

      expect(table.state.honor).toEqual([9, 11]);
    },
  },
  refuses: {
    'not in a military conflict': () => {
      const table = claiming(0, [hotaru], military);

      table.seat(0).isAsked('pause');
      expect(table.state.honor).toEqual([10, 10]);
    },
    'not from home': () => {
      const table = claiming(0, ['doji-hotaru', 'doji-whisperer (in conflict)']);

      table.seat(0).isAsked('pause');
      expect(table.state.rings.air.held).toBe(0);
    },
    'not when the opponent claims it': () => {
      const table = claiming(1, [hotaru]);

      table.seat(0).isAsked('pause');
      expect(table.state.rings.air.held).toBe(1);
    },
    'L5R-RINGFX-d: not a ring whose effect could change nothing': () => {
      const table = happening({ conflict: { ...political, ring: 'void' }, seats: [{ play: [hotaru] }, {}] }, () => [
        { is: 'ringClaimed', ring: 'void', seat: 0, rule: 'L5R-3.2.7-a' },
      ]);

      table.seat(0).isAsked('pause');
      expect(table.state.rings.void.held).toBe(0);
    },
  },
});
