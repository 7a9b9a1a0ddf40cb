import { expect } from 'vitest';
import type { OathSituation } from '../situation.ts';
import { battle } from '../testing/battle.ts';
import { describeCard, shows } from '../testing/scenario.ts';

const LABOR: OathSituation = {
  turn: 'red',
  players: { red: { favor: 1, advisers: ['longbows (facedown)'] }, blue: { site: 'river' } },
  sites: {
    0: { site: 'plains', warbands: { blue: 1 } },
    3: { site: 'steppe', cards: ['forced-labor'], warbands: { blue: 1 } },
  },
  world: ['elders', 'wolves', 'scouts'],
};

describeCard('forced-labor', {
  does: {
    'an enemy at a site of its ruler pays to search': shows(({ given, red, blue }) => {
      given(LABOR);

      red.searches().keeps('elders').discards();

      expect(red.favor).toBe(0);
      expect(blue.favor).toBe(1);
    }),
    'and to play a facedown adviser, or discard it': shows(({ given, red, blue }) => {
      given(LABOR);

      red.playsAdviser('longbows').discards();

      expect(red.favor).toBe(0);
      expect(blue.favor).toBe(1);
    }),
    "the Empire's favor goes to the Chancellor": shows(({ given, red, purple }) => {
      given({
        ...LABOR,
        players: { ...LABOR.players, blue: { role: 'citizen', site: 'river' } },
        sites: {
          0: { site: 'plains', warbands: { purple: 1 } },
          3: { site: 'steppe', cards: ['forced-labor'], warbands: { purple: 1 } },
        },
      });

      red.searches().keeps('elders').discards();

      expect(purple.favor).toBe(1);
    }),
    'bandits burn it': shows(({ given, red, table }) => {
      given({ ...LABOR, sites: { 0: 'plains', 3: { site: 'steppe', cards: ['forced-labor'] } } });
      const { supply } = table;

      red.searches().keeps('elders').discards();

      expect(red.favor).toBe(0);
      expect(table.supply).toBe(supply + 1);
    }),
  },
  refuses: {
    'who cannot pay neither searches nor touches an adviser': shows(({ given, red }) => {
      given({ ...LABOR, players: { ...LABOR.players, red: { advisers: ['longbows (facedown)'] } } });

      red.mayNotTake({ is: 'search' }).mayNotTake({ is: 'adviser' });
    }),
    'elsewhere work is free': shows(({ given, red }) => {
      given({
        ...LABOR,
        sites: { 0: 'plains', 3: { site: 'steppe', cards: ['forced-labor'], warbands: { blue: 1 } } },
      });

      red.searches().keeps('elders').discards();

      expect(red.favor).toBe(1);
    }),
    'its ruler pays nothing': shows(({ given, blue }) => {
      given({ ...LABOR, turn: 'blue', players: { red: {}, blue: { favor: 1 } } });

      blue.searches().keeps('elders').discards();

      expect(blue.favor).toBe(1);
    }),
  },
});

const POLICE: OathSituation = {
  turn: 'red',
  players: { red: { advisers: ['faith (facedown)', 'conspiracy (facedown)'] }, blue: { site: 'river' } },
  sites: {
    0: { site: 'plains', warbands: { blue: 1 } },
    3: { site: 'steppe', cards: ['secret-police'], warbands: { blue: 1 } },
  },
};

describeCard('secret-police', {
  does: {
    'no Vision is revealed at a site of its ruler, only discarded': shows(({ given, red, table }) => {
      given(POLICE);

      red.playsAdviser('faith').canOnlyDiscard();

      expect(red.vision).toBeUndefined();
      expect(table.discards('provinces')).toEqual(['faith']);
    }),
    'nor a Conspiracy': shows(({ given, red, table }) => {
      given(POLICE);

      red.playsAdviser('conspiracy').canOnlyDiscard();

      expect(table.discards('provinces')).toEqual(['conspiracy']);
    }),
    'bandits have a police, too': shows(({ given, red, table }) => {
      given({ ...POLICE, sites: { 0: 'plains', 3: { site: 'steppe', cards: ['secret-police'] } } });

      red.playsAdviser('faith').canOnlyDiscard();

      expect(table.discards('provinces')).toEqual(['faith']);
    }),
  },
  refuses: {
    'elsewhere nobody watches': shows(({ given, red }) => {
      given({
        ...POLICE,
        sites: { 0: 'plains', 3: { site: 'steppe', cards: ['secret-police'], warbands: { blue: 1 } } },
      });

      red.playsAdviser('faith').takes({ is: 'toVision' });

      expect(red.vision).toBe('faith');
    }),
    'its ruler reveals what it likes': shows(({ given, blue }) => {
      given({ ...POLICE, turn: 'blue', players: { red: {}, blue: { advisers: ['faith (facedown)'] } } });

      blue.playsAdviser('faith').takes({ is: 'toVision' });

      expect(blue.vision).toBe('faith');
    }),
    'denizens may be played': shows(({ given, red }) => {
      given({ ...POLICE, players: { red: { advisers: ['longbows (facedown)'] }, blue: { site: 'river' } } });

      red.playsAdviser('longbows').toAdvisers('up');

      expect(red.advisers).toEqual(['longbows']);
    }),
  },
});

describeCard('captains', {
  does: {
    'campaign from another ruled site, whose warbands join, at no Supply': shows(({ given, red, blue, table }) => {
      given({
        ...battle({ red: { site: 'lush-coast', warbands: 2, favor: 1, supply: 0 }, blue: { site: 'river' } }),
        sites: {
          0: { site: 'lush-coast', cards: ['captains'], warbands: { red: 1 } },
          2: { site: 'river', warbands: { red: 3 } },
        },
      });

      red.uses('captains').choosesSite('river');

      expect(table.state.campaign).toMatchObject({ from: 2, defender: blue.seat });
      expect(red.offered('number')).toEqual([0, 5]);
      expect(red.supply).toBe(0);
      table.endsHere();
    }),
    'a Citizen may lead them against the Empire': shows(({ given, blue, purple, table }) => {
      given({
        ...battle({}),
        turn: 'blue',
        players: { purple: { site: 'river' }, blue: { role: 'citizen', warbands: 2, favor: 1 } },
        sites: {
          0: { site: 'lush-coast', cards: ['captains'] },
          2: { site: 'river', warbands: { purple: 3 } },
        },
      });

      blue.uses('captains').isDone();

      expect(table.state.campaign).toMatchObject({ from: 2, defender: purple.seat });
      expect(blue.offered('number')).toEqual([0, 2]);
      table.endsHere();
    }),
  },
  refuses: {
    'nobody to fight at ruled sites, no campaign': shows(({ given, red }) => {
      given({
        ...battle({ red: { favor: 1 } }),
        players: { purple: { site: 5 }, red: { favor: 1 } },
        sites: { 0: { site: 'lush-coast', cards: ['captains'], warbands: { red: 1 } }, 5: 'fertile-valley' },
      });

      red.usesInVain('captains');
    }),
    'costs a favor': shows(({ given, red }) => {
      given({
        ...battle({ red: { favor: 0 }, blue: { site: 'lush-coast' } }),
        sites: { 0: { site: 'lush-coast', cards: ['captains'], warbands: { red: 1 } } },
      });

      red.mayNotUse('captains');
    }),
    'not for who took the Vow of Peace': shows(({ given, red }) => {
      given({
        ...battle({ red: { favor: 1, advisers: ['vow-of-peace'] }, blue: { site: 'lush-coast' } }),
        sites: { 0: { site: 'lush-coast', cards: ['captains'], warbands: { red: 1 } } },
      });

      red.usesInVain('captains');
    }),
  },
});

describeCard('siege-engines', {
  does: {
    'kill two warbands at one site of the region': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { site: 'river', favor: 1, advisers: ['siege-engines'] } },
        sites: {
          2: { site: 'river', warbands: { red: 1 } },
          3: { site: 'steppe', warbands: { purple: 3 } },
          5: { site: 'mine', warbands: { purple: 3 } },
        },
      });

      red.uses('siege-engines').mayNotTake({ is: 'site', slot: 5 });
      red.choosesSite('steppe');

      expect(table.warbandsAt('steppe')).toEqual({ purple: 1 });
      expect(table.on('siege-engines').favor).toBe(1);
    }),
    'the only one, and the own one': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { site: 'river', favor: 1, advisers: ['siege-engines'] } },
        sites: { 2: { site: 'river', warbands: { red: 1 } } },
      });

      red.uses('siege-engines');

      expect(table.rulerOf('river')).toBe('bandits');
      expect(red.bank).toBe(14);
    }),
  },
  refuses: {
    'where no warbands are nothing happens': shows(({ given, red, table }) => {
      given({ turn: 'red', players: { red: { favor: 1, advisers: ['siege-engines'] } } });

      red.uses('siege-engines');

      expect(table.told('warbandsKilled')).toEqual([]);
    }),
    'not without a favor': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { advisers: ['siege-engines'] } } });

      red.mayNotUse('siege-engines');
    }),
  },
});

describeCard('royal-tax', {
  does: {
    'two favor from everybody at ruled sites of the region': shows(({ given, red, blue, purple, yellow }) => {
      given({
        turn: 'red',
        players: {
          purple: { site: 'steppe', favor: 3 },
          red: { site: 'river', advisers: ['royal-tax (facedown)'] },
          yellow: { site: 'river', favor: 1 },
          blue: { site: 'mine', favor: 3 },
        },
        sites: {
          2: { site: 'river', warbands: { red: 1 } },
          3: { site: 'steppe', warbands: { red: 1 } },
          5: { site: 'mine', warbands: { red: 1 } },
        },
      });

      red.playsAdviser('royal-tax').toAdvisers('up');

      expect(purple.favor).toBe(1);
      expect(yellow.favor).toBe(0);
      expect(blue.favor).toBe(3);
      expect(red.favor).toBe(3);
    }),
  },
  refuses: {
    'nothing at sites ruled by others': shows(({ given, red, purple }) => {
      given({
        turn: 'red',
        players: { purple: { site: 'river', favor: 3 }, red: { site: 'river', advisers: ['royal-tax (facedown)'] } },
        sites: { 2: { site: 'river', warbands: { purple: 1 } } },
      });

      red.playsAdviser('royal-tax').toAdvisers('up');

      expect(purple.favor).toBe(3);
      expect(red.favor).toBe(0);
    }),
  },
});

const ROADS: OathSituation = {
  turn: 'red',
  players: { red: { favor: 1 }, blue: { site: 5 } },
  sites: {
    2: { site: 'river', warbands: { blue: 1 } },
    3: { site: 'steppe', cards: ['toll-roads'], warbands: { blue: 1 } },
  },
};

describeCard('toll-roads', {
  does: {
    'an enemy pays the ruler to travel to its sites': shows(({ given, red, blue }) => {
      given(ROADS);

      red.travels('river');

      expect(red.favor).toBe(0);
      expect(blue.favor).toBe(1);
    }),
    'the Chancellor takes it for the Empire': shows(({ given, red, purple }) => {
      given({
        ...ROADS,
        sites: {
          2: { site: 'river', warbands: { purple: 1 } },
          3: { site: 'steppe', cards: ['toll-roads'], warbands: { purple: 1 } },
        },
      });

      red.travels('river');

      expect(purple.favor).toBe(1);
    }),
    'bandits burn it, wherever they rule': shows(({ given, red, table }) => {
      given({ ...ROADS, sites: { 2: 'river', 3: { site: 'steppe', cards: ['toll-roads'] } } });
      const { supply } = table;

      red.travels('river');

      expect(red.favor).toBe(0);
      expect(table.supply).toBe(supply + 1);
    }),
  },
  refuses: {
    'nobody travels there without the favor': shows(({ given, red }) => {
      given({ ...ROADS, players: { red: {}, blue: { site: 5 } } });

      red.mayNotTake({ is: 'travel', to: 2 }).mayTake({ is: 'travel', to: 5 });
    }),
    'facedown sites are ruled by nobody': shows(({ given, red }) => {
      given({ ...ROADS, sites: { ...ROADS.sites, 4: { site: 'mine', facedown: true } } });

      red.travels(4);

      expect(red.favor).toBe(1);
    }),
    'its ruler travels freely': shows(({ given, blue }) => {
      given({ ...ROADS, turn: 'blue' });

      blue.travels('river');

      expect(blue.site).toBe('river');
    }),
  },
});

const CURFEW: OathSituation = {
  turn: 'red',
  players: { red: { favor: 1, secrets: 1 }, blue: { site: 'river' } },
  sites: {
    0: { site: 'plains', cards: ['longbows'], warbands: { blue: 1 } },
    3: { site: 'steppe', cards: ['curfew'], warbands: { blue: 1 } },
  },
};

describeCard('curfew', {
  does: {
    "an enemy pays to trade with its ruler's cards": shows(({ given, red, blue }) => {
      given(CURFEW);

      red.trades('longbows', 'favor');

      expect(blue.favor).toBe(1);
      expect(red.favor).toBe(1);
    }),
    'bandits burn it': shows(({ given, red, blue, table }) => {
      given({
        ...CURFEW,
        sites: { 0: { site: 'plains', cards: ['longbows'] }, 3: { site: 'steppe', cards: ['curfew'] } },
      });
      const { supply } = table;

      red.trades('longbows', 'favor');

      expect(blue.favor).toBe(0);
      expect(table.supply).toBe(supply + 1);
    }),
  },
  refuses: {
    'no Trade without the favor for it, besides the price': shows(({ given, red }) => {
      given({ ...CURFEW, players: { red: { favor: 2 }, blue: { site: 'river' } } });

      red.mayNotTake({ is: 'trade' });
    }),
    'cards of others may be traded with': shows(({ given, red, blue }) => {
      given({
        ...CURFEW,
        sites: { ...CURFEW.sites, 0: { site: 'plains', cards: ['longbows'] } },
      });

      red.trades('longbows', 'favor');

      expect(blue.favor).toBe(0);
      expect(red.favor).toBe(2);
    }),
    'its ruler pays nothing': shows(({ given, blue }) => {
      given({ ...CURFEW, turn: 'blue', players: { red: {}, blue: { secrets: 1 } } });

      blue.trades('longbows', 'favor');

      expect(blue.favor).toBe(1);
    }),
    'Muster is allowed at night': shows(({ given, red, blue }) => {
      given(CURFEW);

      red.musters('longbows');

      expect(blue.favor).toBe(0);
      expect(red.warbands).toBe(2);
    }),
  },
});

describeCard('knights-errant', {
  does: {
    'a campaign at no Supply may follow the Muster': shows(({ given, red, blue, table }) => {
      given(battle({ red: { favor: 1, supply: 1, advisers: ['knights-errant'] }, cards: ['errand-boy'] }));

      red.musters('errand-boy', { with: ['knights-errant'] }).accepts();
      red.takes({ is: 'defender', defender: blue.seat });

      expect(red.supply).toBe(0);
      expect(red.offered('number')).toEqual([0, 8]);
      table.endsHere();
    }),
    'or not': shows(({ given, red, table }) => {
      given(battle({ red: { favor: 1, advisers: ['knights-errant'] }, cards: ['errand-boy'] }));

      red.musters('errand-boy', { with: ['knights-errant'] }).declines();

      expect(table.told('campaignBegan')).toEqual([]);
      expect(red.warbands).toBe(8);
    }),
  },
  refuses: {
    'undeclared, no campaign follows': shows(({ given, red }) => {
      given(battle({ red: { favor: 1, advisers: ['knights-errant'] }, cards: ['errand-boy'] }));

      red.musters('errand-boy').isAsked('act');
    }),
    'with nobody to fight nobody is asked': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1, advisers: ['knights-errant'] }, purple: { site: 'river' } },
        sites: { 0: { site: 'plains', cards: ['errand-boy'], warbands: { red: 1 } }, 2: 'river' },
      });

      red.musters('errand-boy', { with: ['knights-errant'] }).isAsked('act');
    }),
  },
});

describeCard('vow-of-obedience', {
  does: {
    'no Vision faceup, no Conspiracy: they can only be discarded': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['vow-of-obedience', 'faith (facedown)', 'conspiracy (facedown)'] } },
      });

      red.playsAdviser('faith').canOnlyDiscard().playsAdviser('conspiracy').canOnlyDiscard();

      expect(table.discards('provinces')).toEqual(['conspiracy', 'faith']);
    }),
    'at Rest a favor from any bank': shows(({ given, red, table }) => {
      given({ turn: 'red', phase: 'rest', players: { red: { advisers: ['vow-of-obedience'] } } });

      red.chooses('vow-of-obedience').choosesBank('beast');

      expect(red.favor).toBe(1);
      expect(table.bank('beast')).toBe(2);
      table.endsHere();
    }),
    'a Vision revealed before stays': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { vision: 'faith', advisers: ['vow-of-obedience (facedown)'] } },
      });

      red.playsAdviser('vow-of-obedience').toAdvisers('up');

      expect(red.vision).toBe('faith');
    }),
  },
  refuses: {
    'others did not vow': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['faith (facedown)'] }, blue: { advisers: ['vow-of-obedience'] } },
      });

      red.playsAdviser('faith').takes({ is: 'toVision' });

      expect(red.vision).toBe('faith');
    }),
    'it gives nothing in the Act Phase': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { advisers: ['vow-of-obedience'] } } });

      red.mayNotUse('vow-of-obedience');
    }),
    'only as an adviser': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { advisers: ['vow-of-obedience (facedown)'] } } });

      red.playsAdviser('vow-of-obedience').mayNotTake({ is: 'toSite' });
    }),
  },
});

describeCard('hunting-party', {
  does: {
    'a campaign at no Supply may follow a Search of the world deck': shows(({ given, red, blue, table }) => {
      given({ ...battle({ red: { supply: 2, advisers: ['hunting-party'] } }), world: ['elders', 'wolves', 'scouts'] });

      red
        .searches('world', { with: ['hunting-party'] })
        .keeps('elders')
        .discards()
        .accepts();

      red.takes({ is: 'defender', defender: blue.seat });

      expect(table.told('campaignBegan')).toHaveLength(1);
      expect(red.supply).toBe(0);
      table.endsHere();
    }),
    'nobody has to hunt': shows(({ given, red, table }) => {
      given({ ...battle({ red: { advisers: ['hunting-party'] } }), world: ['elders', 'wolves', 'scouts'] });

      red
        .searches('world', { with: ['hunting-party'] })
        .keeps('elders')
        .discards()
        .declines();

      expect(table.told('campaignBegan')).toEqual([]);
    }),
  },
  refuses: {
    'not after searching a discard pile': shows(({ given, red }) => {
      given({
        ...battle({ red: { advisers: ['hunting-party'] } }),
        discards: { cradle: ['elders', 'wolves', 'longbows'] },
      });

      red
        .searches('cradle', { with: ['hunting-party'] })
        .keeps('elders')
        .discards()
        .isAsked('act');
    }),
  },
});

describeCard('council-seat', {
  does: {
    'a Citizen who has it cannot be exiled': shows(({ given, purple, blue }) => {
      given({
        players: {
          purple: { favor: 9 },
          blue: { role: 'citizen', advisers: ['council-seat'] },
          yellow: { role: 'citizen' },
        },
      });

      purple.mayNotTake({ is: 'exileCitizen', seat: blue.seat }).mayTake({ is: 'exileCitizen' });
    }),
    'nor leave the Empire': shows(({ given, blue }) => {
      given({ turn: 'blue', players: { blue: { role: 'citizen', favor: 9, advisers: ['council-seat'] } } });

      blue.mayNotTake({ is: 'selfExile' });
    }),
  },
  refuses: {
    'facedown it protects nobody': shows(({ given, purple }) => {
      given({
        players: { purple: { favor: 9 }, blue: { role: 'citizen', advisers: ['council-seat (facedown)'] } },
      });

      purple.exiles('blue');

      expect(purple.favor).toBe(5);
    }),
    'others may go': shows(({ given, blue }) => {
      given({
        turn: 'blue',
        players: { blue: { role: 'citizen', favor: 9 }, yellow: { role: 'citizen', advisers: ['council-seat'] } },
      });

      blue.mayTake({ is: 'selfExile' });
    }),
  },
});
