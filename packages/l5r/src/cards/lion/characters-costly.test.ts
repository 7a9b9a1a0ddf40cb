import { expect } from 'vitest';
import { actions, card, declaring, type L5rTable, resolving, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { inPlay, namesIn, skills } from '../../testing/shown.ts';
import { conflictDeckOf, dynastyDeckOf, dynastyDiscardOf, rowAt } from '../../zones.ts';

const military = { attacker: 0, type: 'military', ring: 'air' } as const;
const political = { attacker: 0, type: 'political', ring: 'air' } as const;
const bare = { stronghold: 'yojin-no-shiro' };

/** Declares a conflict for air at Pilgrimage, where no ring effect comes of it. */
function declared(table: L5rTable, type: 'military' | 'political', ...attackers: readonly string[]): void {
  table
    .seat(0)
    .takes({ is: 'ring', choice: { ring: 'air', type } })
    .takes(card('pilgrimage'));
  table.seat(0).picks(...attackers.map(card));
}

const pilgrimage = {
  provinces: ['manicured-garden', 'pilgrimage', 'the-art-of-war', 'ancestral-lands', 'meditations-on-the-tao'],
};

describeCard('kitsu-spiritcaller', {
  does: {
    'L5R-DELAY-a: puts a dead character into the conflict, which goes under its deck afterwards': () => {
      const table = declaring({
        seats: [
          {
            ...bare,
            play: ['kitsu-spiritcaller', 'steadfast-samurai'],
            dynastyDiscard: ['deathseeker'],
            conflictDiscard: ['banzai'],
            dynastyDeck: ['ikoma-eiji', 'ikoma-prodigy'],
          },
          pilgrimage,
        ],
      });
      declared(table, 'military', 'steadfast-samurai');
      table.seat(0).takes(use('kitsu-spiritcaller'));
      expect(inPlay(table, 0)).toEqual([
        'kitsu-spiritcaller (bowed)',
        'steadfast-samurai (in conflict)',
        'deathseeker (in conflict)',
      ]);
      table.seat(0).passes();

      expect(inPlay(table, 0)).toEqual(['kitsu-spiritcaller (bowed)', 'steadfast-samurai (bowed)']);
      expect(namesIn(table, dynastyDeckOf(0))).toEqual(['ikoma-eiji', 'ikoma-prodigy', 'deathseeker']);
      table.seat(0).isAsked('pause');
    },
    'calls conflict characters too, which go under the conflict deck': () => {
      const table = declaring({
        seats: [
          {
            ...bare,
            play: ['kitsu-spiritcaller', 'steadfast-samurai'],
            conflictDiscard: ['vengeful-oathkeeper', 'banzai'],
            conflictDeck: ['rout'],
          },
          pilgrimage,
        ],
      });
      declared(table, 'military', 'steadfast-samurai');
      table.seat(0).takes(use('kitsu-spiritcaller'));
      expect(inPlay(table, 0)).toContain('vengeful-oathkeeper (in conflict)');
      table.seat(0).passes();

      expect(namesIn(table, conflictDeckOf(0))).toEqual(['rout', 'vengeful-oathkeeper']);
      table.seat(0).isAsked('pause');
    },
    'L5R-LEAVE-d: leaves a character alone that left play before the end': () => {
      const table = declaring({
        seats: [
          { ...bare, play: ['kitsu-spiritcaller', 'steadfast-samurai'], dynastyDiscard: ['deathseeker'] },
          { ...pilgrimage, play: ['honored-general', 'matsu-berserker'] },
        ],
      });
      declared(table, 'military', 'steadfast-samurai');
      table.seat(1).picks(card('honored-general'), card('matsu-berserker'));
      table.seat(0).takes(use('kitsu-spiritcaller')).passes().takes(use('deathseeker')).picks(card('matsu-berserker'));

      expect(namesIn(table, dynastyDiscardOf(0))).toEqual(['deathseeker']);
      expect(namesIn(table, dynastyDeckOf(0))).toEqual([]);
      table.seat(0).isAsked('pause');
    },
  },
  refuses: {
    'needs a conflict': () => {
      const table = actions({
        windows: 'open',
        seats: [{ ...bare, play: ['kitsu-spiritcaller'], dynastyDiscard: ['deathseeker'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('kitsu-spiritcaller'));
    },
    'is not used while it is bowed': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [{ ...bare, play: ['kitsu-spiritcaller (bowed)'], dynastyDiscard: ['deathseeker'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('kitsu-spiritcaller'));
    },
    "L5R-CONF-j: calls neither dashes, nor holdings, nor the opponent's dead": () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [
          { ...bare, play: ['kitsu-spiritcaller'], dynastyDiscard: ['venerable-historian', 'staging-ground'] },
          { dynastyDiscard: ['deathseeker'] },
        ],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('kitsu-spiritcaller'));
    },
    'L5R-UNIQUE-b: calls no second copy of a unique character': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [{ ...bare, play: ['kitsu-spiritcaller', 'matsu-beiona'], dynastyDiscard: ['matsu-beiona'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('kitsu-spiritcaller'));
    },
  },
});

describeCard('lion-s-pride-brawler', {
  does: {
    'bows a character with the same military skill, also one at home': () => {
      const table = actions({
        conflict: political,
        seats: [{ ...bare, play: ['lion-s-pride-brawler (in conflict)'] }, { play: ['honored-general'] }],
      });
      table.seat(0).takes(use('lion-s-pride-brawler')).picks(card('honored-general'));

      expect(inPlay(table, 1)).toEqual(['honored-general (bowed)']);
    },
    'L5R-DASH-d: takes a dash for 0': () => {
      const table = actions({
        conflict: political,
        seats: [{ ...bare, play: ['lion-s-pride-brawler (in conflict)'] }, { play: ['venerable-historian (honored)'] }],
      });
      table.seat(0).takes(use('lion-s-pride-brawler')).picks(card('venerable-historian'));

      expect(inPlay(table, 1)).toEqual(['venerable-historian (bowed, honored)']);
    },
  },
  refuses: {
    'L5R-SKILL-c: spares who is stronger at the moment, and who is bowed already': () => {
      const table = actions({
        conflict: military,
        seats: [
          { ...bare, play: ['lion-s-pride-brawler (in conflict)'] },
          { play: ['akodo-gunso (honored)', 'deathseeker (bowed)', 'matsu-berserker'] },
        ],
      });

      table
        .seat(0)
        .takes(use('lion-s-pride-brawler'))
        .mayTake(card('matsu-berserker'))
        .mayNotTake(card('akodo-gunso'))
        .mayNotTake(card('deathseeker'));
    },
    'does nothing while it defends': () => {
      const table = actions({
        conflict: { ...military, attacker: 1 },
        windows: 'open',
        seats: [{ ...bare, play: ['lion-s-pride-brawler (in conflict)'] }, { play: ['deathseeker (in conflict)'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('lion-s-pride-brawler'));
    },
  },
});

const threeBushi = ['deathseeker', 'deathseeker', 'matsu-berserker'];

describeCard('matsu-beiona', {
  does: {
    'L5R-FATE-b: gets 2 fate from the pool of all if three other bushi are there': () => {
      const table = actions({
        phase: 'dynasty',
        seats: [{ ...bare, fate: 3, rows: [['matsu-beiona']], play: threeBushi }, {}],
      });
      table.seat(0).takes(use('matsu-beiona', 'playFromProvince')).takes(use('matsu-beiona', 'reaction'));

      expect(inPlay(table, 0)).toEqual([...threeBushi, 'matsu-beiona (fate 2)']);
      expect(table.state.fate[0]).toBe(0);
    },
  },
  refuses: {
    'does not count herself, courtiers, or the bushi of the opponent': () => {
      const table = actions({
        phase: 'dynasty',
        seats: [
          { ...bare, fate: 3, rows: [['matsu-beiona']], play: ['deathseeker', 'matsu-berserker', 'ikoma-prodigy'] },
          { play: ['deathseeker'] },
        ],
      });
      table.seat(0).takes(use('matsu-beiona', 'playFromProvince'));

      expect(inPlay(table, 0)).toEqual(['deathseeker', 'matsu-berserker', 'ikoma-prodigy', 'matsu-beiona']);
      table.seat(0).mayNotTake(use('matsu-beiona', 'reaction'));
    },
    'gets nothing when somebody else enters': () => {
      const table = actions({
        phase: 'dynasty',
        seats: [
          { ...bare, fate: 1, rows: [['matsu-berserker']], play: ['matsu-beiona', 'deathseeker', 'obstinate-recruit'] },
          {},
        ],
      });
      table.seat(0).takes(use('matsu-berserker'));

      expect(inPlay(table, 0)).toContain('matsu-beiona');
      table.seat(0).mayNotTake(use('matsu-beiona', 'reaction'));
    },
  },
});

describeCard('honored-general', {
  does: {
    'enters play and is honored': () => {
      const table = actions({ phase: 'dynasty', seats: [{ ...bare, fate: 4, rows: [['honored-general']] }, {}] });
      table.seat(0).takes(use('honored-general', 'playFromProvince')).takes(use('honored-general', 'reaction'));

      expect(inPlay(table, 0)).toEqual(['honored-general (honored)']);
      expect(skills(table, 'honored-general')).toEqual([5, 3]);
    },
    'L5R-CONST-c: gives each other Lion at his side in the conflict +1 military, and two generals give +2': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [
          {
            ...bare,
            play: [
              'honored-general (in conflict)',
              'honored-general (bowed, in conflict)',
              'deathseeker (in conflict)',
              'moto-youth (in conflict)',
              'matsu-berserker',
            ],
          },
          { play: ['akodo-gunso (in conflict)'] },
        ],
      });

      expect(skills(table, 'honored-general')).toEqual([4, 1]);
      expect(skills(table, 'deathseeker')).toEqual([4, 1]);
      expect(skills(table, 'matsu-berserker')).toEqual([3, 0]);
      expect(skills(table, 'akodo-gunso')).toEqual([2, 1]);
      table.seat(0).isAsked('actionWindow');
    },
  },
  refuses: {
    'L5R-CONST-b: leads nobody from home': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [{ ...bare, play: ['honored-general', 'deathseeker (in conflict)'] }, {}],
      });

      expect(skills(table, 'deathseeker')).toEqual([2, 1]);
      table.seat(0).isAsked('actionWindow');
    },
    'does not lead characters of other clans': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [{ ...bare, play: ['honored-general (in conflict)', 'wandering-ronin (in conflict)'] }, {}],
      });

      expect(skills(table, 'wandering-ronin')).toEqual([2, 2]);
      table.seat(0).isAsked('actionWindow');
    },
  },
});

describeCard('ikoma-eiji', {
  does: {
    'L5R-PLAY-d: puts a cheap bushi from the discard pile into play at home after a lost political conflict': () => {
      const table = resolving({
        conflict: political,
        seats: [
          { ...bare, play: ['ikoma-prodigy (in conflict)'] },
          {
            play: ['ikoma-eiji'],
            fate: 0,
            dynastyDiscard: ['matsu-beiona', 'honored-general', 'kitsu-spiritcaller'],
          },
        ],
      });
      table.seat(1).takes(use('ikoma-eiji'));

      expect(inPlay(table, 1)).toEqual(['ikoma-eiji', 'matsu-beiona']);
      table.seat(0).isAsked('ringEffect');
    },
    'or one from a province, which is refilled': () => {
      const table = resolving({
        conflict: political,
        seats: [
          { ...bare, play: ['ikoma-prodigy (in conflict)'] },
          {
            play: ['ikoma-eiji'],
            dynastyDiscard: ['matsu-beiona'],
            rows: [['deathseeker'], ['matsu-berserker (facedown)']],
            dynastyDeck: ['staging-ground'],
          },
        ],
      });
      table.seat(1).takes(use('ikoma-eiji')).mayNotTake(card('matsu-berserker')).takes(card('deathseeker'));

      expect(inPlay(table, 1)).toEqual(['ikoma-eiji', 'deathseeker']);
      expect(namesIn(table, rowAt(1, 1))).toEqual(['staging-ground']);
      table.seat(0).isAsked('ringEffect');
    },
  },
  refuses: {
    'calls nobody after a military conflict': () => {
      const table = resolving({
        conflict: military,
        seats: [
          { ...bare, play: ['deathseeker (in conflict)'] },
          { play: ['ikoma-eiji'], dynastyDiscard: ['deathseeker'] },
        ],
      });

      expect(inPlay(table, 1)).toEqual(['ikoma-eiji']);
      table.seat(0).isAsked('ringEffect');
    },
    'L5R-ABIL-h: has nobody to call but costly, foreign or second unique ones': () => {
      const table = resolving({
        conflict: political,
        seats: [
          { ...bare, play: ['ikoma-prodigy (in conflict)'], dynastyDiscard: ['deathseeker'] },
          {
            play: ['ikoma-eiji', 'matsu-beiona'],
            dynastyDiscard: ['matsu-beiona', 'honored-general', 'kitsu-spiritcaller'],
          },
        ],
      });

      expect(inPlay(table, 1)).toEqual(['ikoma-eiji', 'matsu-beiona']);
      table.seat(0).isAsked('ringEffect');
    },
  },
});

describeCard('akodo-toturi', {
  does: {
    'resolves the ring once more after claiming it': () => {
      const table = resolving({
        conflict: military,
        seats: [{ ...bare, play: ['akodo-toturi (in conflict)'] }, {}],
      });
      table.seat(0).takes({ is: 'ringEffect', effect: 'gainHonor' });
      expect(table.state.honor).toEqual([12, 9]);
      expect(table.state.rings.air.held).toBe(0);
      table.seat(0).takes(use('akodo-toturi')).takes({ is: 'ringEffect', effect: 'takeHonor' });

      expect(table.state.honor).toEqual([13, 8]);
      table.seat(0).isAsked('pause');
    },
    'L5R-RINGFX-a: resolves it as a defender too': () => {
      const table = resolving({
        conflict: { ...military, attacker: 1 },
        seats: [{ ...bare, play: ['akodo-toturi (in conflict)'] }, { play: ['matsu-berserker (bowed, in conflict)'] }],
      });
      table.seat(0).takes(use('akodo-toturi')).takes({ is: 'ringEffect', effect: 'gainHonor' });

      expect(table.state.honor).toEqual([12, 10]);
      table.seat(0).isAsked('pause');
    },
  },
  refuses: {
    'does nothing in a political conflict': () => {
      const table = resolving({
        conflict: political,
        seats: [{ ...bare, play: ['akodo-toturi (in conflict)'] }, {}],
      });
      table.seat(0).takes({ is: 'ringEffect', effect: 'gainHonor' });

      expect(table.state.honor).toEqual([12, 9]);
      table.seat(0).isAsked('pause');
    },
    'does nothing at home': () => {
      const table = resolving({
        conflict: military,
        seats: [{ ...bare, play: ['akodo-toturi', 'deathseeker (in conflict)'] }, {}],
      });
      table.seat(0).takes({ is: 'ringEffect', effect: 'gainHonor' });

      expect(table.state.honor).toEqual([12, 9]);
      table.seat(0).isAsked('pause');
    },
    'L5R-RINGFX-e: does nothing where all ring effects are cancelled': () => {
      const table = resolving({
        conflict: military,
        seats: [
          { ...bare, play: ['akodo-toturi (in conflict)'] },
          { ...pilgrimage, play: ['deathseeker (in conflict)'] },
        ],
      });

      expect(table.state.rings.air.held).toBe(0);
      expect(table.state.honor).toEqual([10, 10]);
      table.seat(0).isAsked('pause');
    },
    'L5R-RINGFX-d: does nothing about a ring whose effect would change nothing': () => {
      const table = resolving({
        conflict: { ...military, ring: 'void' },
        seats: [{ ...bare, play: ['akodo-toturi (in conflict)'] }, {}],
      });

      expect(table.state.rings.void.held).toBe(0);
      table.seat(0).isAsked('pause');
    },
  },
});
