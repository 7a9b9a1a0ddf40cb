import { expect } from 'vitest';
import type { OathSituation } from '../situation.ts';
import { battle } from '../testing/battle.ts';
import { describeCard, shows } from '../testing/scenario.ts';

describeCard('dissent', {
  does: {
    'everybody pays for each suit ruled, onto the card': shows(({ given, red, blue, purple, table }) => {
      given({
        turn: 'red',
        players: {
          purple: { site: 'river', favor: 4, advisers: ['longbows', 'scouts'] },
          red: { favor: 4, advisers: ['dissent (facedown)', 'elders'] },
          blue: { site: 'river', favor: 1, advisers: ['wolves', 'rowdy-pub (facedown)'] },
        },
        sites: { 3: { site: 'steppe', cards: ['errand-boy', 'wayside-inn'], warbands: { blue: 1 } } },
      });

      red.playsAdviser('dissent').toAdvisers('up');

      // Discord and Nomad; Order; Beast and Hearth, but only one favor.
      expect(red.favor).toBe(2);
      expect(purple.favor).toBe(3);
      expect(blue.favor).toBe(0);
      expect(table.on('dissent').favor).toBe(4);
    }),
  },
  refuses: {
    "who holds the People's Favor pays nothing": shows(({ given, red, blue }) => {
      given({
        turn: 'red',
        players: {
          red: { advisers: ['dissent (facedown)'] },
          blue: { favor: 1, advisers: ['wolves'] },
        },
        peoplesFavor: { holder: 'blue', favor: 1 },
      });

      red.playsAdviser('dissent').toAdvisers('up');

      expect(blue.favor).toBe(1);
    }),
  },
});

const PROPHET: OathSituation = {
  turn: 'red',
  visionsDrawn: 3,
  players: { red: { advisers: ['false-prophet (facedown)'] }, blue: { site: 'river', vision: 'faith' } },
};

describeCard('false-prophet', {
  does: {
    'a warband is set on a Vision somebody revealed': shows(({ given, red, table }) => {
      given(PROPHET);

      red.playsAdviser('false-prophet').toAdvisers('up');

      expect(table.on('faith').warbands).toEqual({ red: 1 });
      expect(red.warbands).toBe(0);
    }),
    'its goal then wins for the prophet, too': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        phase: 'wake',
        visionsDrawn: 3,
        players: { red: { advisers: ['false-prophet'] }, blue: { site: 'river', vision: 'faith (1 red)' } },
        darkestSecret: { holder: 'red', secrets: 1 },
      });

      expect(table.told('gameWon')).toMatchObject([{ seat: red.seat }]);
      table.endsHere();
    }),
    'a Vision that leaves its slot goes to the prophet, who plays it': shows(({ given, red, blue, table }) => {
      given({
        turn: 'blue',
        players: {
          red: { advisers: ['false-prophet'] },
          blue: { site: 'river', vision: 'faith (1 red)', advisers: ['conquest (facedown)'] },
        },
      });

      blue.playsAdviser('conquest').takes({ is: 'toVision' });
      red.takes({ is: 'toVision' });

      expect(red.vision).toBe('faith');
      expect(blue.vision).toBe('conquest');
      expect(table.on('faith').warbands).toEqual({});
    }),
  },
  refuses: {
    'without a revealed Vision nobody is gained': shows(({ given, red }) => {
      given({ ...PROPHET, players: { red: { advisers: ['false-prophet (facedown)'] } } });

      red.playsAdviser('false-prophet').toAdvisers('up');

      expect(red.bank).toBe(14);
    }),
    'with no warband left to gain nobody follows': shows(({ given, red, table }) => {
      given({
        ...PROPHET,
        players: { ...PROPHET.players, red: { warbands: 14, advisers: ['false-prophet (facedown)'] } },
      });

      red.playsAdviser('false-prophet').toAdvisers('up');

      expect(table.on('faith').warbands).toEqual({});
      expect(red.warbands).toBe(14);
    }),
    'a Citizen prophesies nothing': shows(({ given, red, table }) => {
      given({
        ...PROPHET,
        players: { ...PROPHET.players, red: { role: 'citizen', advisers: ['false-prophet (facedown)'] } },
      });

      red.playsAdviser('false-prophet').toAdvisers('up');

      expect(table.on('faith').warbands).toEqual({});
    }),
  },
});

describeCard('vow-of-renewal', {
  does: {
    'burned favor goes to its holder': shows(({ given, red, blue, table }) => {
      given({
        turn: 'red',
        players: { red: { favor: 2 }, blue: { advisers: ['vow-of-renewal'] } },
        sites: { 0: { site: 'mountain', relics: ['map'] } },
      });
      const { supply } = table;

      red.recovers({ relic: 0 });

      expect(red.relics).toEqual(['map']);
      expect(blue.favor).toBe(2);
      expect(table.supply).toBe(supply);
    }),
    'what the holder burns comes back': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 2, advisers: ['vow-of-renewal'] } },
        sites: { 0: { site: 'mountain', relics: ['map'] } },
      });

      red.recovers({ relic: 0 });

      expect(red.relics).toEqual(['map']);
      expect(red.favor).toBe(2);
    }),
  },
  refuses: {
    "its holder cannot recover the People's Favor": shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { favor: 3, advisers: ['vow-of-renewal'] } } });

      red.mayNotTake({ is: 'recover' });
    }),
    'others can, and the other banner is free': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { favor: 3, secrets: 2, advisers: ['vow-of-renewal'] }, blue: {} },
      });

      red.recovers('darkestSecret');

      expect(table.banner('darkestSecret').holder).toBe('red');
    }),
  },
});

const AMBITION: OathSituation = {
  turn: 'red',
  players: { red: { supply: 2, advisers: ['royal-ambitions (facedown)'] } },
  sites: { 0: { site: 'plains', warbands: { red: 1 } } },
  reliquary: { greedy: 'map' },
};

describeCard('royal-ambitions', {
  does: {
    'who rules more sites than the Chancellor may become a Citizen with a relic': shows(({ given, red, table }) => {
      given(AMBITION);

      red.playsAdviser('royal-ambitions').toAdvisers('up').accepts().choosesReliquary('greedy');

      expect(red.role).toBe('citizen');
      expect(red.relics).toEqual(['map']);
      expect(red.supply).toBe(7);
      expect(table.reliquary('greedy')).toBeUndefined();
      red.isNotAsked();
      table.endsHere();
    }),
    'or stay an Exile': shows(({ given, red }) => {
      given(AMBITION);

      red.playsAdviser('royal-ambitions').toAdvisers('up').declines();

      expect(red.role).toBe('exile');
    }),
  },
  refuses: {
    'not with as many sites': shows(({ given, red }) => {
      given({ ...AMBITION, sites: { ...AMBITION.sites, 2: { site: 'river', warbands: { purple: 1 } } } });

      red.playsAdviser('royal-ambitions').toAdvisers('up').isAsked('act');
    }),
    'not for a Citizen': shows(({ given, blue }) => {
      given({
        ...AMBITION,
        turn: 'blue',
        players: { blue: { role: 'citizen', advisers: ['royal-ambitions (facedown)'] } },
      });

      blue.playsAdviser('royal-ambitions').toAdvisers('up').isAsked('act');
    }),
  },
});

const SALT: OathSituation = {
  turn: 'red',
  players: { red: { advisers: ['salt-the-earth (facedown)', 'scouts (facedown)'] } },
  sites: { 0: { site: 'plains', cards: ['longbows', 'wolves', 'elders'] } },
};

describeCard('salt-the-earth', {
  does: {
    'a full site takes it, and everything else goes': shows(({ given, red, table }) => {
      given(SALT);

      red.playsAdviser('salt-the-earth').toSite('plains');

      expect(table.cardsAt('plains')).toEqual(['salt-the-earth']);
      expect(table.discards('provinces').toSorted()).toEqual(['elders', 'longbows', 'wolves']);
    }),
    'even the Drowned City takes it': shows(({ given, red, table }) => {
      given({ ...SALT, sites: { 0: 'drowned-city' } });

      red.playsAdviser('salt-the-earth').toSite('drowned-city');

      expect(table.cardsAt('drowned-city')).toEqual(['salt-the-earth']);
    }),
  },
  refuses: {
    'nothing else has room there afterwards': shows(({ given, red }) => {
      given(SALT);

      red.playsAdviser('salt-the-earth').toSite('plains');

      red.playsAdviser('scouts').mayNotTake({ is: 'toSite' }).toAdvisers('up');
    }),
    'not where a locked card is': shows(({ given, red }) => {
      given({ ...SALT, sites: { 0: { site: 'plains', cards: ['keep'] } } });

      red.playsAdviser('salt-the-earth').canOnlyDiscard();

      expect(red.advisers).toEqual(['scouts (facedown)']);
    }),
  },
});

const RIOTS: OathSituation = {
  turn: 'red',
  players: { red: { advisers: ['riots (facedown)', 'wolves'] } },
  sites: {
    0: { site: 'plains', cards: ['longbows', 'keep'] },
    2: { site: 'river', cards: ['garrison', 'elders'] },
  },
  peoplesFavor: { favor: 1, mob: true },
};

describeCard('riots', {
  does: {
    'the most common suit is driven from the sites': shows(({ given, red, table }) => {
      given(RIOTS);

      red.playsAdviser('riots').toAdvisers('up');

      expect(table.cardsAt('plains')).toEqual(['keep']);
      expect(table.cardsAt('river')).toEqual(['elders']);
    }),
    'ties are for its player to break; the card itself stays': shows(({ given, red, table }) => {
      given({
        ...RIOTS,
        sites: { 0: { site: 'plains', cards: ['gossip'] }, 2: { site: 'river', cards: ['elders', 'resettle'] } },
      });

      red.playsAdviser('riots').toSite('plains').choosesBank('discord');

      expect(table.cardsAt('plains')).toEqual(['riots']);
      expect(table.cardsAt('river')).toEqual(['elders', 'resettle']);
    }),
  },
  refuses: {
    'nothing on the calm side': shows(({ given, red, table }) => {
      given({ ...RIOTS, peoplesFavor: { favor: 1 } });

      red.playsAdviser('riots').toAdvisers('up');

      expect(table.cardsAt('plains')).toEqual(['longbows', 'keep']);
    }),
    'advisers neither count nor go': shows(({ given, red, table }) => {
      given({
        ...RIOTS,
        players: { red: { advisers: ['riots (facedown)', 'scouts', 'messenger'] } },
        sites: { 0: { site: 'plains', cards: ['longbows'] }, 2: { site: 'river', cards: ['elders', 'resettle'] } },
      });

      red.playsAdviser('riots').toAdvisers('up');

      expect(table.cardsAt('river')).toEqual([]);
      expect(red.advisers).toEqual(['riots', 'scouts', 'messenger']);
    }),
  },
});

const TONGUE: OathSituation = {
  turn: 'red',
  phase: 'rest',
  players: { red: { advisers: ['silver-tongue'] } },
  sites: { 0: { site: 'plains', cards: ['longbows', 'wolves', 'scouts'] } },
};

describeCard('silver-tongue', {
  does: {
    'at Rest a favor of a suit at the own site': shows(({ given, red, table }) => {
      given(TONGUE);

      red.chooses('silver-tongue');
      expect(red.offered('suit')).toEqual(['order', 'beast']);
      red.choosesBank('beast');

      expect(red.favor).toBe(1);
      expect(table.bank('beast')).toBe(2);
      table.endsHere();
    }),
    'its holder may keep silent': shows(({ given, red, table }) => {
      given(TONGUE);

      red.declines();

      expect(red.favor).toBe(0);
      table.endsHere();
    }),
    'room for one more adviser only': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { advisers: ['silver-tongue (facedown)', 'longbows', 'wolves'] } } });

      red.playsAdviser('silver-tongue').toAdvisers('up').chooses('longbows');

      expect(red.advisers).toEqual(['silver-tongue', 'wolves']);
    }),
  },
  refuses: {
    'nobody to talk to': shows(({ given, red, table }) => {
      given({ ...TONGUE, sites: { 0: 'plains' } });

      red.chooses('silver-tongue');

      expect(red.favor).toBe(0);
      table.endsHere();
    }),
  },
});

const HALL: OathSituation = {
  turn: 'red',
  players: { red: { favor: 2 } },
  sites: { 0: { site: 'plains', cards: ['gambling-hall'] } },
  banks: { beast: 5 },
};

describeCard('gambling-hall', {
  does: {
    'as much favor from one bank as four dice show': shows(({ given, rolls, red, table }) => {
      given(HALL);
      rolls({ defence: ['blank', 'blank', 'shield', 'double'] });

      red.uses('gambling-hall').choosesBank('beast');

      expect(red.favor).toBe(2);
      expect(table.bank('beast')).toBe(3);
      expect(table.on('gambling-hall').favor).toBe(2);
    }),
    'as far as the bank goes': shows(({ given, rolls, red }) => {
      given({ ...HALL, banks: { beast: 1 } });
      rolls({ defence: ['blank', 'blank', 'shield', 'shields'] });

      red.uses('gambling-hall').choosesBank('beast');

      expect(red.favor).toBe(1);
    }),
  },
  refuses: {
    'without a shield nothing is won': shows(({ given, rolls, red }) => {
      given(HALL);
      rolls({ defence: ['blank', 'blank', 'blank', 'double'] });

      red.uses('gambling-hall').isAsked('act');

      expect(red.favor).toBe(0);
    }),
    'costs two favor': shows(({ given, red }) => {
      given({ ...HALL, players: { red: { favor: 1 } } });

      red.mayNotUse('gambling-hall');
    }),
  },
});

describeCard('boiling-lake', {
  does: {
    'who travels there loses two warbands of the board': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { warbands: 3 } },
        sites: { 2: { site: 'river', cards: ['boiling-lake'] } },
      });

      red.travels('river');

      expect(red.warbands).toBe(1);
    }),
    'the one there is': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { warbands: 1 } },
        sites: { 2: { site: 'river', cards: ['boiling-lake'] } },
      });

      red.travels('river');

      expect(red.warbands).toBe(0);
    }),
    'who is banished there, too': shows(({ given, red, blue }) => {
      given({
        ...battle({ red: { warbands: 14 }, blue: { site: 'lush-coast', warbands: 4 } }),
        sites: {
          0: { site: 'lush-coast', warbands: { blue: 1 } },
          2: { site: 'river', cards: ['boiling-lake'] },
        },
      });

      red.campaigns('blue').targetsPawn().says(0).accepts();
      blue.distributes(1, 1);
      red.says(0).choosesSite('river');

      expect(blue.warbands).toBe(1);
    }),
  },
  refuses: {
    'its ruler bathes safely': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { warbands: 3 } },
        sites: { 2: { site: 'river', cards: ['boiling-lake'], warbands: { red: 1 } } },
      });

      red.travels('river');

      expect(red.warbands).toBe(3);
    }),
    'other sites are cool': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { warbands: 3 } },
        sites: { 2: { site: 'river', cards: ['boiling-lake'] }, 5: 'fertile-valley' },
      });

      red.travels('fertile-valley');

      expect(red.warbands).toBe(3);
    }),
  },
});

const THIEF: OathSituation = {
  turn: 'red',
  players: { red: { favor: 2 }, blue: { favor: 1, secrets: 1, advisers: ['relic-thief'] } },
  sites: { 0: { site: 'mountain', relics: ['map'] } },
};

describeCard('relic-thief', {
  does: {
    'steals what another took in the region, if no die shows a shield': shows(({ given, rolls, red, blue, table }) => {
      given(THIEF);
      rolls({ defence: ['double'] });

      red.recovers({ relic: 0 });
      blue.accepts();

      expect(blue.relics).toEqual(['map']);
      expect(blue.favor).toBe(0);
      expect(blue.spentSecrets).toBe(1);
      expect(table.bank('discord')).toBe(4);
    }),
    'a shield guards it': shows(({ given, rolls, red, blue }) => {
      given(THIEF);
      rolls({ defence: ['shield'] });

      red.recovers({ relic: 0 });
      blue.accepts();

      expect(red.relics).toEqual(['map']);
      expect(blue.favor).toBe(0);
    }),
    'two shields as well': shows(({ given, rolls, red, blue }) => {
      given(THIEF);
      rolls({ defence: ['shields'] });

      red.recovers({ relic: 0 });
      blue.accepts();

      expect(red.relics).toEqual(['map']);
    }),
    'nobody has to steal': shows(({ given, red, blue }) => {
      given(THIEF);

      red.recovers({ relic: 0 });
      blue.declines();

      expect(red.relics).toEqual(['map']);
      expect(blue.favor).toBe(1);
    }),
  },
  refuses: {
    'not in another region': shows(({ given, red, blue }) => {
      given({
        ...THIEF,
        players: { ...THIEF.players, blue: { site: 'river', favor: 1, secrets: 1, advisers: ['relic-thief'] } },
      });

      red.recovers({ relic: 0 });

      blue.isNotAsked();
      expect(red.relics).toEqual(['map']);
    }),
    'not without favor and secret': shows(({ given, red, blue }) => {
      given({ ...THIEF, players: { ...THIEF.players, blue: { favor: 1, advisers: ['relic-thief'] } } });

      red.recovers({ relic: 0 });

      blue.isNotAsked();
    }),
    'not what its holder took': shows(({ given, red }) => {
      given({ ...THIEF, players: { red: { favor: 3, secrets: 1, advisers: ['relic-thief'] } } });

      red.recovers({ relic: 0 }).isAsked('act');

      expect(red.relics).toEqual(['map']);
    }),
  },
});

describeCard('enchantress', {
  does: {
    'trades places with an adviser of another player': shows(({ given, red, blue }) => {
      given({
        turn: 'red',
        players: {
          red: { secrets: 1, advisers: ['enchantress'] },
          blue: { site: 'river', advisers: ['longbows', 'tyrant', 'elders (facedown)', 'scouts'] },
        },
      });

      red.uses('enchantress');
      expect(red.offered('card')).toEqual(['longbows', 'scouts']);
      red.chooses('longbows');

      expect(red.advisers).toEqual(['longbows']);
      expect(blue.advisers).toContain('enchantress');
      expect(red.secrets).toBe(0);
    }),
  },
  refuses: {
    'with nobody to charm': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, advisers: ['enchantress'] }, blue: { advisers: ['tyrant'] } },
      });

      red.usesInVain('enchantress');
    }),
    'without a secret to burn': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { advisers: ['enchantress'] }, blue: { advisers: ['longbows'] } } });

      red.mayNotUse('enchantress');
    }),
  },
});

describeCard('insomnia', {
  does: {
    'a secret at Rest': shows(({ given, red, table }) => {
      given({ turn: 'red', phase: 'rest', players: { red: { advisers: ['insomnia'] } } });

      red.chooses('insomnia');

      expect(red.secrets).toBe(1);
      table.endsHere();
    }),
    'room for one more adviser only': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { advisers: ['insomnia (facedown)', 'longbows', 'wolves'] } } });

      red.playsAdviser('insomnia').toAdvisers('up').chooses('longbows');

      expect(red.advisers).toEqual(['insomnia', 'wolves']);
    }),
  },
  refuses: {
    'not while acting': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { advisers: ['insomnia'] } } });

      red.mayNotUse('insomnia');
    }),
  },
});

const TALK: OathSituation = {
  turn: 'red',
  players: { red: {}, blue: { site: 'river' } },
  sites: { 3: { site: 'steppe', cards: ['gossip'], warbands: { blue: 1 } } },
  world: ['elders', 'wolves', 'longbows'],
};

describeCard('gossip', {
  does: {
    'enemies of its ruler keep nothing to themselves': shows(({ given, red }) => {
      given(TALK);

      red.searches().keeps('elders').mayNotTake({ is: 'toAdvisers', face: 'down' });
      red.toAdvisers('up');

      expect(red.advisers).toEqual(['elders']);
    }),
    'ruled by bandits it talks about everybody': shows(({ given, red }) => {
      given({ ...TALK, sites: { 3: { site: 'steppe', cards: ['gossip'] } } });

      red.searches().keeps('elders').mayNotTake({ is: 'toAdvisers', face: 'down' }).discards();
    }),
  },
  refuses: {
    'its ruler may': shows(({ given, blue }) => {
      given({ ...TALK, turn: 'blue' });

      blue.searches().keeps('elders').toAdvisers('down');

      expect(blue.advisers).toEqual(['elders (facedown)']);
    }),
    'the Empire does not talk about Citizens': shows(({ given, red }) => {
      given({
        ...TALK,
        players: { red: { role: 'citizen' } },
        sites: { 3: { site: 'steppe', cards: ['gossip'], warbands: { purple: 1 } } },
      });

      red.searches().keeps('elders').toAdvisers('down');

      expect(red.advisers).toEqual(['elders (facedown)']);
    }),
  },
});

describeCard('bandit-chief', {
  does: {
    'kills a warband at each site': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['bandit-chief (facedown)'] } },
        sites: {
          0: { site: 'plains', warbands: { red: 2 } },
          2: { site: 'river', warbands: { purple: 1 } },
        },
      });

      red.playsAdviser('bandit-chief').toSite('plains');

      expect(table.warbandsAt('plains')).toEqual({ red: 1 });
      expect(table.rulerOf('river')).toBe('bandits');
    }),
    'every site has two more bandits': shows(({ given, rolls, red, table }) => {
      given({
        ...battle({ red: { warbands: 9 } }),
        sites: { 0: 'lush-coast', 2: { site: 'river', cards: ['bandit-chief'] } },
      });
      rolls({ defence: ['blank'] });

      red.campaigns('bandits').isDone().says(0).accepts().says(0);

      expect(table.told('sacrificed')).toMatchObject([{ amount: 4 }]);
    }),
  },
  refuses: {
    'facedown he commands nobody': shows(({ given, rolls, red, table }) => {
      given({
        ...battle({ red: { warbands: 9, advisers: ['bandit-chief (facedown)'] } }),
        sites: { 0: 'lush-coast' },
      });
      rolls({ defence: ['blank'] });

      red.campaigns('bandits').isDone().says(0).accepts().says(0);

      expect(table.told('sacrificed')).toMatchObject([{ amount: 2 }]);
    }),
    'he advises nobody': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { advisers: ['bandit-chief (facedown)'] } }, sites: { 0: 'plains' } });

      red.playsAdviser('bandit-chief').mayNotTake({ is: 'toAdvisers' }).mayTake({ is: 'toSite' });
    }),
  },
});

const CULT: OathSituation = {
  turn: 'red',
  goal: 'people',
  players: { red: { favor: 4 }, blue: { site: 'river', advisers: ['chaos-cult'] } },
};

describeCard('chaos-cult', {
  does: {
    'a favor of who takes the title': shows(({ given, red, blue, table }) => {
      given(CULT);

      red.recovers('peoplesFavor').says(2).choosesBank('order');

      expect(table.title.holder).toBe('red');
      expect(red.favor).toBe(1);
      expect(blue.favor).toBe(1);
    }),
    'if there is one': shows(({ given, red, blue }) => {
      given({ ...CULT, players: { ...CULT.players, red: { favor: 2 } } });

      red.recovers('peoplesFavor').choosesBank('order');

      expect(red.favor).toBe(0);
      expect(blue.favor).toBe(0);
    }),
  },
  refuses: {
    'not of its holder': shows(({ given, red, table }) => {
      given({ ...CULT, players: { red: { favor: 4, advisers: ['chaos-cult'] } } });

      red.recovers('peoplesFavor').says(2).choosesBank('order');

      expect(table.title.holder).toBe('red');
      expect(red.favor).toBe(2);
    }),
    'nothing while the title stays': shows(({ given, red, blue }) => {
      given({ ...CULT, goal: 'supremacy' });

      red.recovers('peoplesFavor').says(2).choosesBank('order');

      expect(blue.favor).toBe(0);
    }),
  },
});
