import { expect } from 'vitest';
import type { OathSituation } from '../situation.ts';
import { battle, diceOf, raid } from '../testing/battle.ts';
import { describeCard, shows } from '../testing/scenario.ts';

describeCard('sticky-fire', {
  does: {
    'a victor may kill the rest, for a favor to the beaten': shows(({ given, red, blue }) => {
      given(battle({ red: { favor: 1, warbands: 12, relics: ['sticky-fire'] }, guard: 4 }));

      red.campaigns('blue').says(0).usesPlan('sticky-fire').accepts().accepts().says(0);

      expect(blue.warbands).toBe(0);
      expect(blue.bank).toBe(14);
      expect(blue.favor).toBe(1);
      expect(red.favor).toBe(0);
    }),
    'or spare them': shows(({ given, red, blue }) => {
      given(battle({ red: { favor: 1, warbands: 12, relics: ['sticky-fire'] }, guard: 4 }));

      red.campaigns('blue').says(0).usesPlan('sticky-fire').accepts().declines().says(0);

      expect(blue.warbands).toBe(2);
      expect(blue.favor).toBe(0);
    }),
    'a defender burns the attackers': shows(({ given, red, blue }) => {
      given(battle({ blue: { favor: 1, relics: ['sticky-fire'] } }));

      red.campaigns('blue').says(0);
      blue.usesPlan('sticky-fire');
      red.declines();
      blue.accepts();

      expect(red.warbands).toBe(0);
      expect(red.favor).toBe(1);
    }),
    'a Traveling Doctor saves them; the favor is due all the same': shows(({ given, red, blue }) => {
      given(
        battle({
          red: { favor: 1, warbands: 12, relics: ['sticky-fire'] },
          blue: { advisers: ['traveling-doctor'] },
          guard: 4,
        }),
      );

      red.campaigns('blue').says(0).usesPlan('sticky-fire');
      blue.usesPlan('traveling-doctor');
      red.accepts().accepts().says(0);

      expect(blue.warbands).toBe(4);
      expect(blue.favor).toBe(1);
    }),
  },
  refuses: {
    'the beaten burns nobody': shows(({ given, red, blue }) => {
      given(battle({ red: { favor: 1, relics: ['sticky-fire'] }, guard: 2 }));

      red.campaigns('blue').says(0).usesPlan('sticky-fire').declines();

      expect(blue.favor).toBe(0);
      red.isAsked('act');
    }),
    'bandits have no force': shows(({ given, red }) => {
      given(raid({ red: { favor: 1, relics: ['sticky-fire'] } }));

      red.campaigns('bandits').isDone().says(0).usesPlan('sticky-fire').accepts().says(0);

      expect(red.favor).toBe(1);
    }),
  },
});

describeCard('cursed-cauldron', {
  does: {
    'as many warbands as the enemy lost': shows(({ given, red, table }) => {
      given(battle({ red: { warbands: 12, relics: ['cursed-cauldron'] }, guard: 4 }));

      red.campaigns('blue').says(0).usesPlan('cursed-cauldron').accepts().says(0);

      expect(table.told('warbandsMoved').filter(({ from }) => from.is === 'bank')).toMatchObject([
        { colour: 'red', amount: 2 },
      ]);
    }),
    'for a defender those of the attacker': shows(({ given, red, blue }) => {
      given(battle({ blue: { relics: ['cursed-cauldron'] } }));

      red.campaigns('blue').says(0);
      blue.usesPlan('cursed-cauldron');
      red.declines();

      expect(blue.warbands).toBe(3);
    }),
  },
  refuses: {
    'nothing for the beaten': shows(({ given, red }) => {
      given(battle({ red: { relics: ['cursed-cauldron'] } }));

      red.campaigns('blue').says(0).usesPlan('cursed-cauldron').declines();

      expect(red.warbands).toBe(3);
    }),
    'bandits and those a Hospital saves do not count': shows(({ given, red, table }) => {
      given(raid({ red: { relics: ['cursed-cauldron'] } }));

      red.campaigns('bandits').isDone().says(0).usesPlan('cursed-cauldron').accepts().says(0);

      expect(table.told('warbandsMoved').filter(({ from }) => from.is === 'bank')).toEqual([]);
    }),
  },
});

const CROWN: OathSituation = {
  turn: 'red',
  goal: 'people',
  players: { red: { warbands: 1, relics: ['bandit-crown'] }, blue: { site: 'river', warbands: 6 } },
  sites: { 0: { site: 'plains', warbands: { red: 2 } }, 2: 'river', 3: { site: 'mine', facedown: true } },
};

describeCard('bandit-crown', {
  does: {
    'empty faceup sites are ruled by its holder': shows(({ given, table }) => {
      given(CROWN);

      expect(table.rulerOf('river')).toBe('red');
      expect(table.rulerOf(3)).toBeUndefined();
    }),
    'the last warband may leave a site': shows(({ given, red, table }) => {
      given(CROWN);

      red.takes({ is: 'gather' }).says(2);

      expect(red.warbands).toBe(3);
      expect(table.rulerOf('plains')).toBe('red');
    }),
    'bandits defend for its holder and cannot be killed': shows(({ given, rolls, blue, red, table }) => {
      given({ ...CROWN, turn: 'blue' });
      rolls({ defence: ['blank'] });

      blue.campaigns('red').isDone().says(0).accepts().says(1);

      expect(table.told('sacrificed')).toMatchObject([{ amount: 2 }]);
      expect(red.bank).toBe(11);
      expect(table.rulerOf('river')).toBe('blue');
    }),
    'for an Imperial holder the Empire rules': shows(({ given, table }) => {
      given({ ...CROWN, players: { purple: { relics: ['bandit-crown'] }, red: {} } });

      expect(table.rulerOf('river')).toBe('empire');
    }),
  },
  refuses: {
    'sites with warbands of others stay theirs': shows(({ given, table }) => {
      given({ ...CROWN, sites: { 0: 'plains', 2: { site: 'river', warbands: { blue: 1 } } } });

      expect(table.rulerOf('river')).toBe('blue');
    }),
    'others leave one behind': shows(({ given, blue }) => {
      given({
        ...CROWN,
        turn: 'blue',
        sites: { 0: 'plains', 2: { site: 'river', warbands: { blue: 1 } } },
      });

      blue.mayNotTake({ is: 'gather' });
    }),
  },
});

const RING: OathSituation = {
  turn: 'red',
  goal: 'people',
  players: { red: { favor: 1, warbands: 2, relics: ['ring-of-devotion'] } },
  sites: { 0: { site: 'plains', cards: ['longbows'], warbands: { red: 1 } } },
};

describeCard('ring-of-devotion', {
  does: {
    'Muster gives two more': shows(({ given, red }) => {
      given(RING);

      red.musters('longbows');

      expect(red.warbands).toBe(6);
    }),
  },
  refuses: {
    'nothing is put on the own site': shows(({ given, red }) => {
      given(RING);

      red.mayNotTake({ is: 'garrison' });
    }),
    'nor on a conquered one': shows(({ given, red, table }) => {
      given(battle({ red: { relics: ['ring-of-devotion'] } }));

      red.campaigns('blue').says(0).accepts();

      expect(table.rulerOf('lush-coast')).toBe('bandits');
    }),
    'nor by a Garrison': shows(({ given, red, table }) => {
      given({
        ...RING,
        players: { red: { relics: ['ring-of-devotion'], advisers: ['garrison (facedown)'] } },
      });

      red.playsAdviser('garrison').toSite('plains');

      expect(table.warbandsAt('plains')).toEqual({ red: 1 });
      expect(red.warbands).toBe(1);
    }),
  },
});

const KEY: OathSituation = {
  turn: 'red',
  goal: 'people',
  players: { purple: { site: 'river' }, red: { secrets: 2, relics: ['skeleton-key'] } },
  sites: { 0: { site: 'plains', warbands: { purple: 1 } }, 2: 'river' },
  reliquary: { greedy: 'map' },
};

describeCard('skeleton-key', {
  does: {
    'a Reliquary relic is looked at and may be taken': shows(({ given, red, table }) => {
      given(KEY);

      red.uses('skeleton-key').choosesReliquary('greedy').accepts();

      expect(red.relics).toEqual(['skeleton-key', 'map']);
      expect(table.reliquary('greedy')).toBeUndefined();
      expect(red.secrets).toBe(0);
      expect(table.on('skeleton-key').secrets).toBe(1);
    }),
    'or left there': shows(({ given, red, table }) => {
      given(KEY);

      red.uses('skeleton-key').choosesReliquary('greedy').declines();

      expect(table.reliquary('greedy')).toBe('map');
      expect(table.told('peeked')).toHaveLength(1);
    }),
    'the Chancellor may use it, too': shows(({ given, purple }) => {
      given({
        ...KEY,
        turn: 'purple',
        players: { purple: { site: 'plains', secrets: 2, relics: ['skeleton-key'] }, red: {} },
      });

      purple.uses('skeleton-key').choosesReliquary('greedy').accepts();

      expect(purple.relics).toContain('map');
    }),
  },
  refuses: {
    'only at a site of the Empire': shows(({ given, red }) => {
      given({ ...KEY, sites: { 0: 'plains', 2: 'river' } });

      red.mayNotUse('skeleton-key');
    }),
    'one secret is placed, one burned': shows(({ given, red }) => {
      given({ ...KEY, players: { purple: { site: 'river' }, red: { secrets: 1, relics: ['skeleton-key'] } } });

      red.mayNotUse('skeleton-key');
    }),
  },
});

describeCard('oracular-pig', {
  does: {
    'sees the top three cards, again and again': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { relics: ['oracular-pig'] } },
        world: ['faith', 'wolves', 'longbows', 'scouts'],
      });

      red.uses('oracular-pig').uses('oracular-pig');

      expect(table.told('peeked')[0]?.cards).toHaveLength(3);
      expect(table.world.slice(0, 4)).toEqual(['faith', 'wolves', 'longbows', 'scouts']);
      expect(table.state.visionsDrawn).toBe(0);
    }),
  },
  refuses: {
    'grunts for its holder only': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: {}, blue: { relics: ['oracular-pig'] } } });

      red.mayNotUse('oracular-pig');
    }),
  },
});

const CIRCLET: OathSituation = {
  ...battle({ blue: { site: 'lush-coast', relics: ['circlet-of-command', 'map'] } }),
  peoplesFavor: { holder: 'blue', favor: 1 },
};

describeCard('circlet-of-command', {
  does: {
    'banners and other relics are no targets': shows(({ given, red, table }) => {
      given(CIRCLET);

      red.campaigns('blue').mayNotTake({ is: 'target', target: { is: 'relic', card: 'map' } });
      red.mayNotTake({ is: 'target', target: { is: 'banner' } });
      table.endsHere();
    }),
    'nor can others recover the banner': shows(({ given, red }) => {
      given({ ...CIRCLET, players: { ...CIRCLET.players, red: { favor: 5 } } });

      red.mayNotTake({ is: 'recover' });
    }),
    'the pawn is worth a die more': shows(({ given, red, table }) => {
      given(CIRCLET);

      red.campaigns('blue').targetsPawn().isDone().says(0);

      expect(diceOf(table).defence).toBe(5);
      table.endsHere();
    }),
    'its holder may recover the own banner': shows(({ given, blue, table }) => {
      given({ ...CIRCLET, turn: 'blue', players: { red: {}, blue: { favor: 3, relics: ['circlet-of-command'] } } });

      blue.recovers('peoplesFavor').says(3).choosesBank('order');

      expect(table.banner('peoplesFavor')).toEqual({ holder: 'blue', tokens: 3 });
    }),
  },
  refuses: {
    'the circlet itself can be taken': shows(({ given, red }) => {
      given({
        ...CIRCLET,
        players: { red: { warbands: 12 }, blue: { site: 'lush-coast', relics: ['circlet-of-command'] } },
      });

      red.campaigns('blue').targetsRelic('circlet-of-command').isDone().says(0).accepts().says(0);

      expect(red.relics).toEqual(['circlet-of-command']);
    }),
    'others are not protected': shows(({ given, red, table }) => {
      given({
        ...CIRCLET,
        players: {
          red: { warbands: 6, relics: ['circlet-of-command'] },
          blue: { site: 'lush-coast', relics: ['map'] },
        },
      });

      red.campaigns('blue').mayTake({ is: 'target', target: { is: 'relic', card: 'map' } });
      table.endsHere();
    }),
  },
});

const EYE: OathSituation = {
  turn: 'red',
  players: { red: { secrets: 1, relics: ['ivory-eye'] }, blue: { advisers: ['longbows', 'wolves (facedown)'] } },
  sites: { 2: { site: 'steppe', relics: ['map'] }, 3: { site: 'mine', facedown: true } },
};

describeCard('ivory-eye', {
  does: {
    'a facedown adviser': shows(({ given, red, table }) => {
      given(EYE);

      red.uses('ivory-eye').choosesFacedownAdviser('blue', 1);

      expect(table.state.table.cards.find(({ printed }) => printed.endsWith('wolves'))?.knownTo).toContain(red.seat);
      expect(table.on('ivory-eye').secrets).toBe(1);
    }),
    'a facedown relic': shows(({ given, red, table }) => {
      given(EYE);

      red.uses('ivory-eye').takes({ is: 'facedownRelic', slot: 2, at: 0 });

      expect(table.state.table.cards.find(({ printed }) => printed.endsWith('map'))?.knownTo).toContain(red.seat);
    }),
    'a facedown site': shows(({ given, red, table }) => {
      given(EYE);

      red.uses('ivory-eye').choosesSite(3);

      expect(table.told('peeked')[0]?.cards).toHaveLength(1);
    }),
  },
  refuses: {
    'faceup things are no secret': shows(({ given, red }) => {
      given(EYE);

      red.uses('ivory-eye').mayNotTake({ is: 'facedownAdviser', at: 0 });
      red.mayNotTake({ is: 'site', slot: 2 }).mayNotTake({ is: 'reliquary' });
    }),
    'costs a secret': shows(({ given, red }) => {
      given({ ...EYE, players: { red: { relics: ['ivory-eye'] } } });

      red.mayNotUse('ivory-eye');
    }),
  },
});

describeCard('map', {
  does: {
    'four Supply, and it goes under the relic deck': shows(({ given, red, table }) => {
      given({ turn: 'red', players: { red: { supply: 2, relics: ['map'] } }, relicDeck: { only: ['horned-mask'] } });

      red.uses('map');

      expect(red.supply).toBe(6);
      expect(red.relics).toEqual([]);
      expect(table.relicDeck).toEqual(['horned-mask', 'map']);
    }),
    'never more than 7': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { supply: 5, relics: ['map'] } } });

      red.uses('map');

      expect(red.supply).toBe(7);
    }),
  },
  refuses: {
    'at a site it is of no use': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { supply: 2 } }, sites: { 0: { site: 'mountain', relics: ['map'] } } });

      red.mayNotUse('map');
    }),
  },
});

describeCard('obsidian-cage', {
  does: {
    'a victor cages the rest of the enemy force': shows(({ given, red, blue, table }) => {
      given(battle({ red: { warbands: 12, relics: ['obsidian-cage'] }, guard: 4 }));

      red.campaigns('blue').says(0).usesPlan('obsidian-cage').accepts().says(0);

      expect(table.on('obsidian-cage').warbands).toEqual({ blue: 2 });
      expect(blue.warbands).toBe(0);
    }),
    'a defender, too': shows(({ given, red, blue, table }) => {
      given(battle({ blue: { relics: ['obsidian-cage'] } }));

      red.campaigns('blue').says(0);
      blue.usesPlan('obsidian-cage');
      red.declines();

      expect(table.on('obsidian-cage').warbands).toEqual({ red: 3 });
      expect(red.warbands).toBe(0);
    }),
    'its holder lets go whom it likes': shows(({ given, red, blue, table }) => {
      given({
        turn: 'red',
        players: { red: { relics: ['obsidian-cage (3 blue, 2 purple)'] }, blue: {} },
      });

      red.uses('obsidian-cage').choosesPlayer('blue').says(2);

      expect(blue.warbands).toBe(2);
      expect(table.on('obsidian-cage').warbands).toEqual({ blue: 1, purple: 2 });
    }),
    'who became a Citizen gets purple ones': shows(({ given, red, blue, table }) => {
      given({
        turn: 'red',
        players: { red: { relics: ['obsidian-cage (2 blue)'] }, blue: { role: 'citizen' } },
      });

      red.uses('obsidian-cage').says(2);

      expect(blue.warbands).toBe(2);
      expect(table.on('obsidian-cage').warbands).toEqual({});
    }),
    'when it leaves play everybody goes home': shows(({ given, red, blue }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, advisers: ['fae-merchant'], relics: ['obsidian-cage (2 blue)'] }, blue: {} },
        relicDeck: { only: ['map'] },
      });

      red.uses('fae-merchant').chooses('obsidian-cage');

      expect(red.relics).toEqual(['map']);
      expect(blue.warbands).toBe(2);
    }),
  },
  refuses: {
    'an empty cage cannot be opened': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { relics: ['obsidian-cage'] } } });

      red.mayNotUse('obsidian-cage');
    }),
    'the beaten cages nobody': shows(({ given, red, table }) => {
      given(battle({ red: { relics: ['obsidian-cage'] } }));

      red.campaigns('blue').says(0).usesPlan('obsidian-cage').declines();

      expect(table.on('obsidian-cage').warbands).toEqual({});
    }),
  },
});

describeCard('book-of-records', {
  does: {
    'a secret instead of the favor for playing to a site': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { relics: ['book-of-records'], advisers: ['longbows (facedown)'] } },
        sites: { 0: 'plains' },
      });

      red.playsAdviser('longbows').toSite('plains');

      expect(red.secrets).toBe(1);
      expect(red.favor).toBe(0);
      expect(table.bank('order')).toBe(3);
    }),
    'for drawn cards, too; what the site pays stays': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { relics: ['book-of-records'] } },
        sites: { 0: 'fertile-valley' },
        world: ['rowdy-pub', 'wolves', 'elders'],
      });

      red.searches().keeps('rowdy-pub').toSite('fertile-valley');

      expect(red.secrets).toBe(1);
      expect(red.favor).toBe(1);
    }),
  },
  refuses: {
    'advisers pay nothing': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { relics: ['book-of-records'], advisers: ['longbows (facedown)'] } },
      });

      red.playsAdviser('longbows').toAdvisers('up');

      expect(red.secrets).toBe(0);
    }),
    'others gain favor as ever': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['longbows (facedown)'] }, blue: { relics: ['book-of-records'] } },
        sites: { 0: 'plains' },
      });

      red.playsAdviser('longbows').toSite('plains');

      expect(red.favor).toBe(1);
    }),
  },
});

describeCard('dragonskin-drum', {
  does: {
    'a warband after each Travel': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { relics: ['dragonskin-drum'] } } });

      red.travels('river').travels('fertile-valley');

      expect(red.warbands).toBe(2);
    }),
    'forced ones included': shows(({ given, red, blue }) => {
      given({
        turn: 'red',
        players: {
          purple: {},
          red: { secrets: 1, relics: ['whistle'] },
          blue: { site: 'river', relics: ['dragonskin-drum'] },
        },
      });

      red.uses('whistle');

      expect(blue.warbands).toBe(1);
    }),
  },
  refuses: {
    'others beat no drum': shows(({ given, red, blue }) => {
      given({ turn: 'red', players: { red: {}, blue: { relics: ['dragonskin-drum'] } } });

      red.travels('river');

      expect(red.warbands).toBe(0);
      expect(blue.warbands).toBe(0);
    }),
  },
});

describeCard('the-grand-scepter', {
  does: {
    'its holder offers Citizenship, exiles and looks into the Reliquary': shows(({ given, red, blue, yellow }) => {
      given({
        turn: 'red',
        players: {
          purple: {},
          red: { favor: 9, relics: ['the-grand-scepter'] },
          blue: { role: 'citizen' },
          yellow: {},
        },
      });

      red.mayTake({ is: 'offerCitizenship', to: yellow.seat }).mayTake({ is: 'offerCitizenship', to: red.seat });
      red.mayTake({ is: 'exileCitizen', seat: blue.seat }).mayTake({ is: 'peekReliquary' });
    }),
  },
  refuses: {
    'not in the turn in which it was taken': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: {
          purple: { relics: ['the-grand-scepter'], advisers: ['longbows', 'wolves'] },
          red: { favor: 9, secrets: 1, advisers: ['scouts', 'animal-playmates', 'conspiracy (facedown)'] },
          blue: { role: 'citizen', site: 'river' },
        },
      });

      red.playsAdviser('conspiracy').takes({ is: 'conspire' }).chooses('the-grand-scepter');

      expect(red.relics).toEqual(['the-grand-scepter']);
      red.mayNotTake({ is: 'offerCitizenship' }).mayNotTake({ is: 'exileCitizen' }).mayNotTake({ is: 'peekReliquary' });
    }),
    'nobody else has its powers': shows(({ given, purple }) => {
      given({ players: { purple: { favor: 9 }, red: { relics: ['the-grand-scepter'] }, blue: { role: 'citizen' } } });

      purple.mayNotTake({ is: 'offerCitizenship' }).mayNotTake({ is: 'exileCitizen' });
    }),
  },
});
