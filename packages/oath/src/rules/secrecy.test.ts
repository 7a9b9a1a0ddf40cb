import { cardsIn } from '@kronika/kernel';
import { describe, expect } from 'vitest';
import { cardEvents } from '../events/card-events.ts';
import { oath } from '../game.ts';
import { type OathTable, scenario } from '../testing/scenario.ts';
import { discardOf } from '../zones.ts';

/** Everything a viewer gets: the view, the questions to that seat, and the events as they see them. */
function visibleTo(table: OathTable, seat: OathTable['red']['seat']): string {
  const questions = table.match.open.filter(({ question }) => question.seat === seat);
  return JSON.stringify([table.view(seat), questions]);
}

function idOf(table: OathTable, name: string): number {
  return table.state.table.cards.find(({ printed }) => printed === name)?.id ?? -1;
}

describe('What is hidden', () => {
  scenario(
    'OATH-9.4-a: whether a facedown adviser could be played is known to its owner alone, so the owner is always asked',
    ({ given, red }) => {
      // Site-only, and the site is full: it can only be discarded.
      given({
        turn: 'red',
        players: { red: { advisers: ['keep (facedown)'] } },
        sites: { 0: { site: 'barren-coast', cards: ['longbows'] } },
      });

      red.playsAdviser('keep').isAsked('play').canOnlyDiscard();
      expect(red.advisers).toEqual([]);

      // So it is with what was drawn: three locked advisers leave no room.
      given({
        turn: 'red',
        players: { red: { advisers: ['vow-of-peace', 'marriage', 'tyrant'] } },
        sites: { 0: { site: 'barren-coast', cards: ['longbows'] } },
        world: { only: ['keep'] },
      });

      red.searches('world').isAsked('play').canOnlyDiscard();

      expect(red.hand).toEqual([]);
    },
  );

  scenario(
    'OATH-9.4-a, OATH-2.1.5-a, OATH-9.4-e: of the world deck only the back of its top card is known, and not how many cards it has',
    (table) => {
      const { given, view } = table;
      given({ world: ['faith', 'wolves'] });
      expect(view(0).worldTop).toBe('vision');
      const long = JSON.stringify(view(1));
      given({ world: { only: ['wolves', 'faith'] } });
      expect(view(0).worldTop).toBe('denizen');
      expect(long).not.toContain('"wolves"');

      given({ world: { only: ['faith'] } });
      expect(Object.keys(JSON.parse(long))).toEqual(Object.keys(view(1)));
      expect(JSON.stringify(view(1)).length).toBe(long.length);
      given({ world: { only: [] } });
      expect(view(0).worldTop).toBeNull();
    },
  );

  scenario(
    'OATH-9.4-b, OATH-9.4-e: backs and numbers of the discard piles are public, their fronts are not',
    (table) => {
      const { given, view } = table;
      given({
        discards: { cradle: ['faith', 'wolves'], hinterland: ['elders'] },
        relicDeck: { only: ['map', 'whistle'] },
      });

      for (const viewer of [0, 1] as const) {
        expect(view(viewer).discards).toEqual({
          cradle: ['vision', 'denizen'],
          provinces: [],
          hinterland: ['denizen'],
        });
        expect(view(viewer).relicDeck).toBe(2);
        for (const name of ['faith', 'wolves', 'elders', 'map', 'whistle'])
          expect(JSON.stringify(view(viewer))).not.toContain(`"${name}"`);
      }
    },
  );

  scenario('OATH-9.4-a, OATH-9.4-b, OATH-9.4-e: of a facedown adviser others see place and back', (table) => {
    const { given, view, red, purple } = table;
    given({ players: { red: { advisers: ['wolves (facedown)', 'longbows', 'faith (facedown)'] } } });

    expect(view(purple.seat).seats[red.seat]?.advisers).toMatchObject([
      { known: false, back: 'denizen' },
      { known: true, printed: 'longbows' },
      { known: false, back: 'vision' },
    ]);
    expect(JSON.stringify(view(purple.seat))).not.toContain(`"id":${idOf(table, 'wolves')},`);
    expect(view(red.seat).seats[red.seat]?.advisers.map((card) => card.known)).toEqual([true, true, true]);
    expect(view('spectator').seats[red.seat]?.advisers.map((card) => card.known)).toEqual([false, true, false]);
  });

  scenario('OATH-9.4-a: facedown relics and sites are hidden', (table) => {
    const { given, view } = table;
    given({
      sites: { 0: { site: 'plains', relics: ['map'] }, 1: { site: 'mine', facedown: true } },
      reliquary: { brutal: 'whistle' },
    });

    for (const viewer of [0, 1] as const) {
      expect(view(viewer).sites[0]?.relics).toEqual([{ known: false, back: 'relic' }]);
      expect(view(viewer).sites[1]).toMatchObject({ faceup: false, site: { known: false, back: 'site' } });
      expect(view(viewer).reliquary.brutal).toEqual({ known: false, back: 'relic' });
    }
  });

  scenario('OATH-9.4-b: tokens, warbands and costs paid are public', (table) => {
    const { given, view, red, blue } = table;
    given({
      turn: 'red',
      players: { red: { favor: 3, secrets: 2, spentSecrets: 1, warbands: 4 }, blue: {} },
      sites: { 0: { site: 'plains', cards: ['wayside-inn'], warbands: { red: 2 } } },
    });

    red.uses('wayside-inn');

    expect(view(blue.seat).seats[red.seat]).toMatchObject({
      favor: 2,
      secrets: 2,
      spentSecrets: 1,
      warbands: { red: 4 },
      bank: 8,
    });
    expect(view(blue.seat).sites[0]).toMatchObject({ warbands: { red: 2 }, cards: [{ favor: 1 }] });
    expect(oath.events.favorMoved?.see).toBeDefined();
  });

  scenario('OATH-9.4-f, OATH-9.4-a: cards in hand during a Search are seen by the searcher alone', (table) => {
    const { given, view, red, purple } = table;
    given({ turn: 'red', world: ['wolves', 'elders', 'keep'] });

    red.searches('world');

    expect(view(red.seat).seats[red.seat]?.hand.every(({ known }) => known)).toBe(true);
    expect(view(purple.seat).seats[red.seat]?.hand).toEqual([
      { known: false, back: 'denizen' },
      { known: false, back: 'denizen' },
      { known: false, back: 'denizen' },
    ]);
    expect(visibleTo(table, purple.seat)).not.toContain('"wolves"');
    red.keeps('wolves').discards();
  });

  scenario('OATH-9.4-c: what is discarded is hidden again, even if everybody saw it', (table) => {
    const { given, view, red, purple } = table;
    given({
      turn: 'red',
      players: { red: { advisers: ['longbows', 'scouts', 'elders'] } },
      world: ['wolves', 'dazzle', 'keep'],
    });

    red.searches('world').keeps('wolves').toAdvisers('up').chooses('longbows');

    expect(table.discards('provinces')).toContain('longbows');
    for (const viewer of [red.seat, purple.seat]) {
      expect(JSON.stringify(view(viewer))).not.toContain('"longbows"');
      expect(view(viewer).discards.provinces).toEqual(['denizen', 'denizen', 'denizen']);
    }
  });

  scenario(
    'OATH-10-reveal: what is shown to all is seen by whoever watches, too, and cannot be taken back',
    (table) => {
      table.given({ turn: 'red', discards: { cradle: ['garrison'] } });
      const { state } = table;
      const [card] = cardsIn(state.table, discardOf('cradle'));
      if (card === undefined) throw new Error('there is a discarded card');
      const event = { is: 'shown', by: table.red.seat, cards: [card], rule: 'OATH-10-reveal' } as const;

      const once = cardEvents.shown.apply(state, event);
      const twice = cardEvents.shown.apply(once, event);

      expect(cardEvents.shown.see(event, 'spectator', once)).toMatchObject({ faces: ['garrison'] });
      expect(twice.table.revelations).toBeGreaterThan(once.table.revelations);
    },
  );

  scenario('OATH-10-peek: what is peeked at is shown to nobody else', (table) => {
    const { given, view, red, purple } = table;
    given({ turn: 'red', players: { red: { relics: ['oracular-pig'] } }, world: ['wolves', 'elders', 'keep'] });

    red.uses('oracular-pig');

    expect(JSON.stringify(view(purple.seat))).not.toContain('"wolves"');
    const [told] = table.told('peeked');
    if (told === undefined) throw new Error('something was peeked at');
    expect(JSON.stringify(oath.events.peeked?.see(told, purple.seat, table.state))).not.toContain('cards');
    expect(oath.events.peeked?.see(told, red.seat, table.state)).toHaveProperty('cards');
  });

  scenario('OATH-10-reveal: what is revealed everybody sees', (table) => {
    const { given, view, red, purple } = table;
    given({ turn: 'red', players: { red: { advisers: ['wolves (facedown)'] } } });
    expect(JSON.stringify(view(purple.seat))).not.toContain('"wolves"');

    red.playsAdviser('wolves').toAdvisers('up');

    expect(view(purple.seat).seats[red.seat]?.advisers).toMatchObject([{ known: true, printed: 'wolves' }]);
  });

  scenario('OATH-10-reveal: and so it is with cards in hand that a Truthful Harp shows', (table) => {
    const { given, view, red, purple } = table;
    given({ turn: 'red', players: { red: { relics: ['truthful-harp'] } }, world: ['wolves', 'faith'] });

    red.searches('world', { with: ['truthful-harp'] });

    expect(view(purple.seat).seats[red.seat]?.hand).toMatchObject([{ printed: 'wolves' }, { printed: 'faith' }]);
    red.keeps('wolves').discards();
  });
});
