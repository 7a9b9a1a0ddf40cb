import { describe, expect } from 'vitest';
import { scenario } from './scenario.ts';

describe('the table of a scenario', () => {
  scenario(
    'OATH-5.2.1-a, OATH-5.2.2-a: Muster places a favor on a card at the own site and gains two warbands',
    ({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1 } },
        sites: { 0: { site: 'plains', cards: ['longbows'] } },
      });

      red.musters('longbows');

      expect(red.favor).toBe(0);
      expect(red.warbands).toBe(2);
      expect(red.supply).toBe(6);
      expect(table.on('longbows')).toEqual({ favor: 1, secrets: 0, warbands: {} });
      red.mayNotTake({ is: 'muster' });
    },
  );

  scenario('OATH-5.5.5-b: dice fall as the scenario asks', ({ given, rolls, red, purple, table }) => {
    given({
      turn: 'red',
      players: { red: { warbands: 4 }, purple: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
    });
    rolls({ attack: ['sword', 'sword', 'hollow', 'hollow'], defence: ['blank', 'shield'] });

    red.campaigns('purple').says(4);

    expect(table.told('attackRolled')).toHaveLength(1);
    red.says(2);
    expect(table.rulerOf('lush-coast')).toBe('red');
    purple.isNotAsked();
  });

  scenario('a search keeps one card and plays it', ({ given, red, table }) => {
    given({ turn: 'red', players: { red: {} }, world: ['elders', 'wolves', 'longbows'] });

    red.searches().keeps('wolves').toAdvisers('up');

    expect(red.advisers).toEqual(['wolves']);
    expect(table.discards('provinces')).toEqual(['longbows', 'elders']);
  });
});
