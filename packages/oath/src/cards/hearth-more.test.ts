import { expect } from 'vitest';
import type { OathSituation } from '../situation.ts';
import { describeCard, shows } from '../testing/scenario.ts';

const WARDEN: OathSituation = {
  turn: 'red',
  players: { red: { favor: 1, advisers: ['land-warden'] } },
  sites: { 0: 'plains' },
  world: ['elders', 'wolves', 'longbows'],
};

describeCard('land-warden', {
  does: {
    'two cards are kept and played': shows(({ given, red, table }) => {
      given(WARDEN);

      red
        .searches('world', { with: ['land-warden'] })
        .keeps('elders', 'wolves')
        .toAdvisers('up')
        .toSite('plains');

      expect(red.advisers).toEqual(['land-warden', 'elders']);
      expect(table.cardsAt('plains')).toEqual(['wolves']);
      expect(table.on('land-warden').favor).toBe(1);
    }),
    'one at a site frees the other': shows(({ given, red, table }) => {
      given(WARDEN);

      red
        .searches('world', { with: ['land-warden'] })
        .keeps('elders', 'wolves')
        .toSite('plains')
        .toAdvisers('up');

      expect(red.advisers).toEqual(['land-warden', 'wolves']);
      expect(table.cardsAt('plains')).toEqual(['elders']);
    }),
    'one is enough, wherever it goes': shows(({ given, red }) => {
      given(WARDEN);

      red
        .searches('world', { with: ['land-warden'] })
        .keeps('elders')
        .toAdvisers('up');

      expect(red.advisers).toEqual(['land-warden', 'elders']);
    }),
    'a first one that is discarded does not count': shows(({ given, red }) => {
      given(WARDEN);

      red
        .searches('world', { with: ['land-warden'] })
        .keeps('elders', 'wolves')
        .discards()
        .toAdvisers('up');

      expect(red.advisers).toEqual(['land-warden', 'wolves']);
    }),
  },
  refuses: {
    'two as advisers': shows(({ given, red }) => {
      given(WARDEN);

      red
        .searches('world', { with: ['land-warden'] })
        .keeps('elders', 'wolves')
        .toAdvisers('up');

      red.mayNotTake({ is: 'toAdvisers' }).mayTake({ is: 'toSite' }).mayTake({ is: 'discard' });
    }),
    'not without its favor': shows(({ given, red }) => {
      given({ ...WARDEN, players: { red: { advisers: ['land-warden'] } } });

      red.mayNotTake({ is: 'search', source: null }).mayTake({ is: 'search', source: 'world' });
    }),
  },
});

describeCard('charming-friend', {
  does: {
    'a favor of a player at the own site': shows(({ given, red, blue, table }) => {
      given({
        turn: 'red',
        players: {
          purple: { site: 'river', favor: 2 },
          red: { secrets: 1, advisers: ['charming-friend'] },
          blue: { favor: 2 },
        },
      });

      red.uses('charming-friend');

      expect(red.favor).toBe(1);
      expect(blue.favor).toBe(1);
      expect(table.on('charming-friend').secrets).toBe(1);
    }),
  },
  refuses: {
    'nothing from players elsewhere': shows(({ given, red, purple }) => {
      given({
        turn: 'red',
        players: { purple: { site: 'river', favor: 2 }, red: { secrets: 1, advisers: ['charming-friend'] } },
      });

      red.uses('charming-friend');

      expect(purple.favor).toBe(2);
      expect(red.favor).toBe(0);
    }),
    'not without a faceup secret': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { spentSecrets: 1, advisers: ['charming-friend'] }, blue: { favor: 2 } } });

      red.mayNotUse('charming-friend');
    }),
  },
});

const HEIRLOOM: OathSituation = {
  turn: 'red',
  players: { red: { advisers: ['family-heirloom (facedown)'] } },
  relicDeck: { only: ['map', 'horned-mask'] },
};

describeCard('family-heirloom', {
  does: {
    'the top relic is taken': shows(({ given, red, table }) => {
      given(HEIRLOOM);

      red.playsAdviser('family-heirloom').toAdvisers('up').accepts();

      expect(red.relics).toEqual(['map']);
      expect(table.relicDeck).toEqual(['horned-mask']);
    }),
    'or goes under the deck': shows(({ given, red, table }) => {
      given(HEIRLOOM);

      red.playsAdviser('family-heirloom').toAdvisers('up').declines();

      expect(red.relics).toEqual([]);
      expect(table.relicDeck).toEqual(['horned-mask', 'map']);
    }),
  },
  refuses: {
    'an empty deck holds no heirloom': shows(({ given, red }) => {
      given({ ...HEIRLOOM, relicDeck: { only: [] } });

      red.playsAdviser('family-heirloom').toAdvisers('up');

      expect(red.relics).toEqual([]);
    }),
    'facedown it is worth nothing, and no site takes it': shows(({ given, red, table }) => {
      given({ ...HEIRLOOM, players: { red: {} }, world: ['family-heirloom'] });

      red.searches().keeps('family-heirloom').mayNotTake({ is: 'toSite' });
      red.toAdvisers('down');

      expect(table.relicDeck).toHaveLength(2);
    }),
  },
});

describeCard('news-from-afar', {
  does: {
    'a Search that costs no Supply': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        visionsDrawn: 3,
        players: { red: { favor: 2, supply: 0, advisers: ['news-from-afar'] } },
        world: ['elders', 'wolves', 'longbows'],
      });

      red
        .searches('world', { with: ['news-from-afar'] })
        .keeps('elders')
        .discards();

      expect(red.supply).toBe(0);
      expect(table.on('news-from-afar').favor).toBe(2);
    }),
  },
  refuses: {
    'costs two favor': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { favor: 1, supply: 0, advisers: ['news-from-afar'] } } });

      red.mayNotTake({ is: 'search' });
    }),
  },
});

describeCard('levelers', {
  does: {
    'two favor from the richest bank to the poorest': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, advisers: ['levelers'] } },
        banks: { order: 5, beast: 1 },
      });

      red.uses('levelers');

      expect(table.bank('order')).toBe(3);
      expect(table.bank('beast')).toBe(3);
      expect(table.on('levelers').secrets).toBe(1);
    }),
    'ties are for the user to break': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, advisers: ['levelers'] } },
        banks: { order: 5, hearth: 5, beast: 0, nomad: 0 },
      });

      red.uses('levelers').mayNotTake({ is: 'bank', suit: 'arcane' });
      red.choosesBank('hearth').mayNotTake({ is: 'bank', suit: 'arcane' });
      red.choosesBank('nomad');

      expect(table.bank('hearth')).toBe(3);
      expect(table.bank('nomad')).toBe(2);
    }),
    'the one there is': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, advisers: ['levelers'] } },
        banks: { order: 1, hearth: 0, beast: 0, nomad: 0, arcane: 0, discord: 0 },
      });

      red.uses('levelers').choosesBank('beast');

      expect(table.bank('beast')).toBe(1);
    }),
  },
  refuses: {
    'costs a secret': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { advisers: ['levelers'] } } });

      red.mayNotUse('levelers');
    }),
  },
});

const FEAST: OathSituation = {
  turn: 'red',
  players: { red: { advisers: ['fabled-feast (facedown)', 'storyteller'] } },
  sites: {
    0: { site: 'plains', cards: ['rowdy-pub', 'longbows'], warbands: { red: 1 } },
    2: { site: 'river', cards: ['wayside-inn'] },
  },
  banks: { beast: 5 },
};

describeCard('fabled-feast', {
  does: {
    'favor from one bank for every ruled Hearth card, itself included': shows(({ given, red, table }) => {
      given(FEAST);

      red.playsAdviser('fabled-feast').toAdvisers('up').choosesBank('beast');

      expect(red.favor).toBe(3);
      expect(table.bank('beast')).toBe(2);
    }),
    'as far as the bank goes': shows(({ given, red }) => {
      given({ ...FEAST, banks: { beast: 2 } });

      red.playsAdviser('fabled-feast').toAdvisers('up').choosesBank('beast');

      expect(red.favor).toBe(2);
    }),
    'a Marriage counts twice': shows(({ given, red }) => {
      given({ ...FEAST, players: { red: { advisers: ['fabled-feast (facedown)', 'marriage'] } } });

      red.playsAdviser('fabled-feast').toAdvisers('up').choosesBank('beast');

      expect(red.favor).toBe(4);
    }),
  },
  refuses: {
    'cards at sites of others are not invited': shows(({ given, red }) => {
      given({ ...FEAST, players: { red: { advisers: ['fabled-feast (facedown)'] } }, sites: { 0: 'plains' } });

      red.playsAdviser('fabled-feast').toSite('plains');

      // The site is ruled by bandits, and so is the feast: only the favor for playing it is gained.
      expect(red.favor).toBe(1);
    }),
  },
});

const BREAKER: OathSituation = {
  turn: 'red',
  players: { red: { favor: 1, advisers: ['relic-breaker'] } },
  sites: { 0: { site: 'mountain', relics: ['map'] } },
  relicDeck: { only: ['horned-mask'] },
};

describeCard('relic-breaker', {
  does: {
    'a relic at the own site goes under the deck for three warbands': shows(({ given, red, table }) => {
      given(BREAKER);

      red.uses('relic-breaker');

      expect(red.warbands).toBe(3);
      expect(table.relicDeck).toEqual(['horned-mask', 'map']);
      expect(table.relicsAt('mountain')).toEqual([]);
    }),
  },
  refuses: {
    'no relic, no warbands': shows(({ given, red }) => {
      given({ ...BREAKER, sites: { 0: 'mountain', 2: { site: 'steppe', relics: ['map'] } } });

      red.uses('relic-breaker');

      expect(red.warbands).toBe(0);
    }),
    'costs a favor': shows(({ given, red }) => {
      given({ ...BREAKER, players: { red: { advisers: ['relic-breaker'] } } });

      red.mayNotUse('relic-breaker');
    }),
  },
});

describeCard('book-binders', {
  does: {
    'two favor when another player reveals a Vision': shows(({ given, red, blue, table }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['faith (facedown)'] }, blue: { advisers: ['book-binders'] } },
      });

      red.playsAdviser('faith').takes({ is: 'toVision' });
      blue.choosesBank('beast');

      expect(blue.favor).toBe(2);
      expect(table.bank('beast')).toBe(1);
    }),
    'or plays the Conspiracy': shows(({ given, red, blue }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['conspiracy (facedown)'] }, blue: { advisers: ['book-binders'] } },
      });

      red.playsAdviser('conspiracy').takes({ is: 'conspire' });
      blue.choosesBank('order');

      expect(blue.favor).toBe(2);
    }),
  },
  refuses: {
    'own Visions pay nothing': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { advisers: ['faith (facedown)', 'book-binders'] } } });

      red.playsAdviser('faith').takes({ is: 'toVision' });

      expect(red.favor).toBe(0);
    }),
    'denizens and facedown Visions pay nothing': shows(({ given, red, blue }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['longbows (facedown)'] }, blue: { advisers: ['book-binders'] } },
        world: ['faith'],
      });

      red.playsAdviser('longbows').toAdvisers('up').searches().toAdvisers('down');

      expect(blue.favor).toBe(0);
      blue.isNotAsked();
    }),
  },
});

const BALLOT: OathSituation = {
  turn: 'red',
  players: { red: { supply: 2, warbands: 2 } },
  sites: { 0: { site: 'plains', cards: ['ballot-box'] } },
  peoplesFavor: { holder: 'red', favor: 1 },
};

describeCard('ballot-box', {
  does: {
    "an Exile with the People's Favor becomes a Citizen; the Act Phase ends": shows(({ given, red, table }) => {
      given(BALLOT);

      red.uses('ballot-box');

      expect(red.role).toBe('citizen');
      expect(red.relics).toEqual([]);
      expect(red.supply).toBe(7);
      red.isNotAsked();
      table.endsHere();
    }),
  },
  refuses: {
    'not without the banner': shows(({ given, red }) => {
      given({ ...BALLOT, peoplesFavor: { favor: 1 } });

      red.mayNotUse('ballot-box');
    }),
    'not for a Citizen': shows(({ given, red }) => {
      given({ ...BALLOT, players: { red: { role: 'citizen' } } });

      red.mayNotUse('ballot-box');
    }),
  },
});

describeCard('saddle-makers', {
  does: {
    'two favor when another player plays an Order or Nomad card': shows(({ given, red, blue, table }) => {
      given({
        turn: 'red',
        players: {
          red: { advisers: ['longbows (facedown)', 'elders (facedown)'] },
          blue: { advisers: ['saddle-makers'] },
        },
        sites: { 0: 'plains' },
      });

      red.playsAdviser('longbows').toSite('plains');
      expect(blue.favor).toBe(2);
      expect(table.bank('order')).toBe(0);

      red.playsAdviser('elders').toAdvisers('up');
      expect(blue.favor).toBe(4);
    }),
    'before the card does what it does when played': shows(({ given, red, blue, purple }) => {
      given({
        turn: 'red',
        players: {
          purple: { site: 'river' },
          red: { advisers: ['royal-tax (facedown)'] },
          blue: { favor: 0, advisers: ['saddle-makers'] },
        },
        sites: { 0: { site: 'plains', warbands: { red: 1 } } },
      });

      red.playsAdviser('royal-tax').toAdvisers('up');

      expect(blue.favor).toBe(0);
      expect(red.favor).toBe(2);
      expect(purple.favor).toBe(0);
    }),
  },
  refuses: {
    'no favor for other suits, facedown cards or own ones': shows(({ given, red, blue }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['wolves (facedown)', 'saddle-makers'] }, blue: {} },
        sites: { 0: 'plains' },
        world: ['longbows'],
      });

      red.playsAdviser('wolves').toAdvisers('up');
      red.searches().keeps('longbows').toAdvisers('up');

      expect(red.favor).toBe(0);
      expect(blue.favor).toBe(0);
    }),
    'nothing while the card stays facedown': shows(({ given, red, blue }) => {
      given({
        turn: 'red',
        players: { red: {}, blue: { advisers: ['saddle-makers'] } },
        world: ['longbows', 'wolves', 'elders'],
      });

      red.searches().keeps('longbows').toAdvisers('down');

      expect(blue.favor).toBe(0);
    }),
  },
});

describeCard('rowdy-pub', {
  does: {
    'a third warband for mustering here': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1 } },
        sites: { 0: { site: 'plains', cards: ['rowdy-pub', 'longbows'] } },
      });

      red.musters('rowdy-pub', { with: ['rowdy-pub'] });

      expect(red.warbands).toBe(3);
    }),
  },
  refuses: {
    'not for mustering elsewhere': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1 } },
        sites: { 0: { site: 'plains', cards: ['rowdy-pub', 'longbows'] } },
      });

      red.musters('longbows', { with: ['rowdy-pub'] });

      expect(red.warbands).toBe(2);
    }),
  },
});

const DEEDS: OathSituation = {
  turn: 'red',
  goal: 'people',
  players: { red: { favor: 2, advisers: ['deed-writer'] }, blue: { warbands: 1 } },
  sites: { 0: { site: 'plains', warbands: { red: 3 } }, 2: { site: 'river', warbands: { blue: 2 } } },
};

describeCard('deed-writer', {
  does: {
    'a site changes hands: the garrison goes home, one of the new ruler comes': shows(({ given, red, blue, table }) => {
      given(DEEDS);

      red.uses('deed-writer').choosesPlayer('blue');
      red.takes({ is: 'term', side: 'give', good: 'site', slot: 0 });
      red.isDone();
      blue.accepts();

      expect(table.rulerOf('plains')).toBe('blue');
      expect(table.warbandsAt('plains')).toEqual({ blue: 1 });
      expect(red.warbands).toBe(3);
    }),
    'favor and secrets are paid for it': shows(({ given, red, blue, table }) => {
      given({ ...DEEDS, players: { ...DEEDS.players, red: { favor: 2, warbands: 1, advisers: ['deed-writer'] } } });

      red.uses('deed-writer').choosesPlayer('blue');
      red.takes({ is: 'term', side: 'want', good: 'site', slot: 2 });
      red
        .takes({ is: 'term', side: 'give', good: 'favor' })
        .takes({ is: 'term', side: 'give', good: 'favor' })
        .isDone();
      blue.accepts();

      expect(blue.favor).toBe(2);
      expect(table.rulerOf('river')).toBe('red');
    }),
    'who wears the Bandit Crown needs no warband': shows(({ given, red, blue, table }) => {
      given({ ...DEEDS, players: { ...DEEDS.players, blue: { relics: ['bandit-crown'] } } });

      red.uses('deed-writer').choosesPlayer('blue');
      red.takes({ is: 'term', side: 'give', good: 'site', slot: 0 }).isDone();
      blue.accepts();

      expect(table.rulerOf('plains')).toBe('blue');
    }),
  },
  refuses: {
    'nobody gets a site without a warband for it': shows(({ given, red, table }) => {
      given({ ...DEEDS, players: { ...DEEDS.players, blue: {} } });

      red.uses('deed-writer').choosesPlayer('blue');
      red.takes({ is: 'term', side: 'give', good: 'site', slot: 0 }).mayNotTake({ is: 'done' });
      table.endsHere();
    }),
    'Imperial players trade no Imperial sites': shows(({ given, blue, table }) => {
      given({
        ...DEEDS,
        turn: 'blue',
        players: { purple: { favor: 1 }, blue: { role: 'citizen', warbands: 1, advisers: ['deed-writer'] } },
        sites: { 0: { site: 'plains', warbands: { purple: 3 } } },
      });

      blue.uses('deed-writer');

      expect(blue.offered('good')).toEqual(['favor']);
      table.endsHere();
    }),
    'relics are not its business': shows(({ given, red, table }) => {
      given({ ...DEEDS, players: { ...DEEDS.players, blue: { relics: ['map'] } } });

      red.uses('deed-writer').choosesPlayer('blue');

      expect(red.offered('good')).not.toContain('relic');
      table.endsHere();
    }),
  },
});

describeCard('salad-days', {
  does: {
    'a favor from each of three banks': shows(({ given, red, table }) => {
      given({ turn: 'red', players: { red: { advisers: ['salad-days (facedown)'] } }, banks: { beast: 0 } });

      red.playsAdviser('salad-days').toAdvisers('up');
      red.driver.picks({ suit: 'order' }, { suit: 'arcane' }, { suit: 'beast' });

      expect(red.favor).toBe(2);
      expect(table.bank('order')).toBe(2);
      expect(table.bank('arcane')).toBe(2);
    }),
  },
  refuses: {
    'facedown it gives nothing': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: {} }, world: ['salad-days'] });

      red.searches().keeps('salad-days').toAdvisers('down');

      expect(red.favor).toBe(0);
    }),
  },
});

describeCard('marriage', {
  does: {
    'counts as two Hearth advisers in a Trade': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 2, advisers: ['marriage'] } },
        sites: { 0: { site: 'plains', cards: ['rowdy-pub'] } },
      });

      red.trades('rowdy-pub', 'secrets');

      expect(red.secrets).toBe(2);
    }),
    'takes one place among the advisers': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['marriage', 'longbows'] } },
        world: ['elders', 'wolves', 'scouts'],
      });

      red.searches().keeps('elders').toAdvisers('up');

      expect(red.advisers).toEqual(['marriage', 'longbows', 'elders']);
    }),
  },
  refuses: {
    'facedown it counts for nothing': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 2, advisers: ['marriage (facedown)'] } },
        sites: { 0: { site: 'plains', cards: ['rowdy-pub'] } },
      });

      red.trades('rowdy-pub', 'secrets');

      expect(red.secrets).toBe(0);
    }),
    'other suits do not marry': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 2, advisers: ['marriage'] } },
        sites: { 0: { site: 'plains', cards: ['longbows'] } },
      });

      red.trades('longbows', 'secrets');

      expect(red.secrets).toBe(0);
    }),
  },
});

const RETURN: OathSituation = {
  turn: 'red',
  players: { red: { secrets: 1, supply: 0, warbands: 1, advisers: ['awaited-return'] } },
  sites: { 0: { site: 'plains', cards: ['longbows'] } },
};

describeCard('awaited-return', {
  does: {
    'a warband for a Trade that costs no Supply': shows(({ given, red }) => {
      given(RETURN);

      red.trades('longbows', 'favor', { with: ['awaited-return'] });

      expect(red.warbands).toBe(0);
      expect(red.bank).toBe(14);
      expect(red.supply).toBe(0);
      expect(red.favor).toBe(1);
    }),
  },
  refuses: {
    'nobody to await': shows(({ given, red }) => {
      given({ ...RETURN, players: { red: { secrets: 1, supply: 0, advisers: ['awaited-return'] } } });

      red.mayNotTake({ is: 'trade' });
    }),
    'undeclared the Trade costs Supply and nobody': shows(({ given, red }) => {
      given({ ...RETURN, players: { red: { secrets: 1, warbands: 1, advisers: ['awaited-return'] } } });

      red.trades('longbows', 'favor');

      expect(red.supply).toBe(6);
      expect(red.warbands).toBe(1);
    }),
  },
});
