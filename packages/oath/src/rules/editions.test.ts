import { describe, expect, test } from 'vitest';
import { EDITIONS, type Edition, lawOf, POINTS } from '../editions.ts';
import { type OathTable, scenario } from '../testing/scenario.ts';

function other(edition: Edition): Edition {
  return edition === 'pl' ? 'en' : 'pl';
}

/** A scenario by a whole edition, and one in which this point alone is read so while all others follow the other one. */
function bothWays(
  title: string,
  point: (typeof POINTS)[number],
  edition: Edition,
  play: (table: OathTable, law: Pick<Parameters<OathTable['given']>[0], 'edition' | 'law'>) => void,
): void {
  scenario(`${title}, by the ${edition} edition`, (table) => play(table, { edition }));
  scenario(`${title}, by the ${edition} reading of this point alone`, (table) =>
    play(table, { edition: other(edition), law: { [point]: edition } }),
  );
}

describe('The two laws', () => {
  test('an edition decides all eleven points, and each can be set on its own', () => {
    expect(POINTS).toHaveLength(11);
    for (const edition of EDITIONS) {
      expect(new Set(Object.values(lawOf(edition)))).toEqual(new Set([edition]));
      for (const point of POINTS) {
        const law = lawOf(edition, { [point]: other(edition) });
        expect(POINTS.filter((each) => law[each] !== edition)).toEqual([point]);
      }
    }
  });

  for (const [edition, protects] of [
    ['pl', true],
    ['en', false],
  ] as const)
    bothWays(
      `OATH-X-2: one matching card protects the Darkest Secret: ${protects}`,
      'darkestSecretCondition',
      edition,
      ({ given, red }, law) => {
        given({
          turn: 'red',
          ...law,
          players: { red: { secrets: 4 }, purple: { site: 2, advisers: ['scouts'] } },
          sites: { 2: { site: 'river', cards: ['longbows', 'wolves'] } },
          darkestSecret: { holder: 'purple', secrets: 1 },
        });
        const recover = { is: 'recover', what: { is: 'banner', banner: 'darkestSecret' } };
        if (protects) red.mayNotTake(recover);
        else red.mayTake(recover);
      },
    );

  for (const [edition, favor, bank] of [
    ['pl', 3, 0],
    ['en', 0, 6],
  ] as const)
    bothWays('OATH-X-3: who pays 3 favor for a relic', 'relicFavorCost', edition, ({ given, red, table }, law) => {
      given({
        turn: 'red',
        ...law,
        players: { red: { favor: 3 } },
        sites: { 0: { site: 'steppe', relics: ['map'] } },
      });

      red.recovers({ relic: 0 });

      expect([red.favor, table.bank('nomad')]).toEqual([favor, bank]);
    });

  for (const [edition, mob] of [
    ['pl', true],
    ['en', false],
  ] as const)
    bothWays(
      'OATH-X-4: the side of the recovered banner',
      'peoplesFavorSide',
      edition,
      ({ given, red, table }, law) => {
        given({
          turn: 'red',
          ...law,
          players: { red: { favor: 2 } },
          peoplesFavor: { favor: 1, ...(mob ? {} : { mob: true }) },
        });

        red.recovers('peoplesFavor').choosesBank('order');

        expect(table.state.mob).toBe(mob);
      },
    );

  for (const [edition, defenders] of [
    ['pl', ['bandits']],
    ['en', ['bandits', 2]],
  ] as const)
    bothWays('OATH-X-5: who defends a lawless site', 'banditDefender', edition, ({ given, red }, law) => {
      given({ turn: 'red', ...law, players: { red: {}, blue: {}, purple: { site: 2 } } });

      expect(red.offered('defender')).toEqual(defenders);
    });

  for (const edition of EDITIONS)
    bothWays('OATH-X-6: whether banishing is a choice', 'banishing', edition, ({ given, red, blue, table }, law) => {
      given({
        turn: 'red',
        ...law,
        players: { red: { warbands: 13 }, blue: { favor: 5 }, purple: { site: 2 } },
        sites: { 0: { site: 'lush-coast', warbands: { red: 1 } } },
      });

      red.campaigns('blue').says(0).accepts();

      red.isAsked(edition === 'pl' ? 'sendTo' : 'banish');
      expect(blue.site).toBe('lush-coast');
      table.endsHere();
    });

  for (const [edition, dice] of [
    ['pl', 0],
    ['en', 3],
  ] as const)
    bothWays(
      'OATH-X-10: whose banner a plan of an Ally counts',
      'planSide',
      edition,
      ({ given, red, blue, table }, law) => {
        given({
          turn: 'red',
          ...law,
          players: {
            red: { warbands: 3 },
            blue: { role: 'citizen', site: 0, secrets: 1, advisers: ['fire-talkers'] },
            purple: { site: 2 },
          },
          sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
          darkestSecret: { holder: 'purple' },
        });

        red.campaigns('blue').isDone().says(3);
        blue.takes({ is: 'plan', card: 'fire-talkers', ...(edition === 'pl' ? { choice: -1 } : {}) });

        expect(table.told('attackRolled')[0]?.faces).toHaveLength(dice);
        table.endsHere();
      },
    );
});

describe('Precedence', () => {
  scenario('OATH-9.2-a: what ignores sites goes before what they forbid and demand', ({ given, red }) => {
    given({
      turn: 'red',
      players: { red: { site: 0, favor: 1, advisers: ['forest-paths'] } },
      sites: { 0: 'plains', 2: { site: 'river', cards: ['wolves'] }, 3: 'narrow-pass' },
    });
    red.travels('river', { with: ['forest-paths'] });
    expect(red.site).toBe('river');

    given({
      turn: 'red',
      players: { red: { site: 0, favor: 1, advisers: ['forest-paths'] } },
      sites: { 0: 'plains', 2: { site: 'the-hidden-place', cards: ['wolves'] } },
    });
    red.travels('the-hidden-place', { with: ['forest-paths'] });
    expect(red.site).toBe('the-hidden-place');
  });

  scenario('OATH-9.2-a: what must be done yields to what cannot be done', ({ given, red }) => {
    given({
      turn: 'red',
      players: { red: { site: 0, supply: 7 } },
      sites: { 0: 'plains', 2: 'river', 3: 'narrow-pass' },
    });

    // Whoever enters the region must end at the pass; elsewhere they cannot go.
    red.mayTake({ is: 'travel', to: 3 });
    red.mayNotTake({ is: 'travel', to: 2 });
    red.mayNotTake({ is: 'travel', to: 4 });
  });
});
