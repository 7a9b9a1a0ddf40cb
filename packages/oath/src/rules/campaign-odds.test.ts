import { describe, expect, test } from 'vitest';
import type { AttackFace, DefenceFace } from '../state.ts';
import { scenario } from '../testing/scenario.ts';
import { ATTACK_DIE, DEFENCE_DIE, PLAIN_READING } from './campaign-dice.ts';
import { type Battle, campaignOdds, oddsOf } from './campaign-odds.ts';

function everyRoll<F>(die: readonly F[], dice: number): readonly (readonly F[])[] {
  return dice === 0 ? [[]] : everyRoll(die, dice - 1).flatMap((roll) => die.map((face) => [...roll, face]));
}

function swords(roll: readonly AttackFace[]): number {
  const count = (face: AttackFace) => roll.filter((each) => each === face).length;
  return Math.floor(count('hollow') / 2) + count('sword') + 2 * count('skull');
}

function shields(roll: readonly DefenceFace[]): number {
  const count = (face: DefenceFace) => roll.filter((each) => each === face).length;
  return (count('shield') + 2 * count('shields')) * 2 ** count('double');
}

/** Counts the rolls one by one. */
function counted({ attackDice, defenceDice, defenders, force, sacrificeWorth }: Battle) {
  let [outright, withSacrifice, all] = [0, 0, 0];
  for (const attack of everyRoll(ATTACK_DIE, attackDice))
    for (const defence of everyRoll(DEFENCE_DIE, defenceDice)) {
      const wall = shields(defence) + defenders;
      const left = Math.max(0, force - attack.filter((face) => face === 'skull').length);
      all += 1;
      if (swords(attack) > wall) outright += 1;
      if (swords(attack) + sacrificeWorth * left > wall) withSacrifice += 1;
    }
  return { outright: outright / all, withSacrifice: withSacrifice / all };
}

describe('The odds of a campaign', () => {
  const battles: readonly Omit<Battle, 'reading'>[] = [
    { attackDice: 0, defenceDice: 0, defenders: 0, force: 0, sacrificeWorth: 1 },
    { attackDice: 1, defenceDice: 1, defenders: 0, force: 1, sacrificeWorth: 1 },
    { attackDice: 3, defenceDice: 2, defenders: 1, force: 3, sacrificeWorth: 1 },
    { attackDice: 4, defenceDice: 1, defenders: 2, force: 4, sacrificeWorth: 0 },
    { attackDice: 2, defenceDice: 3, defenders: 0, force: 5, sacrificeWorth: 3 },
  ];
  for (const battle of battles)
    test(`OATH-5.5.4-a, OATH-5.5.5-b, OATH-5.5.5-c: are those of all rolls (${JSON.stringify(battle)})`, () => {
      const asked = { ...battle, reading: PLAIN_READING };

      expect(oddsOf(asked).outright).toBeCloseTo(counted(asked).outright, 10);
      expect(oddsOf(asked).withSacrifice).toBeCloseTo(counted(asked).withSacrifice, 10);
    });

  test('a roll that lies is no longer a matter of chance', () => {
    const battle = { attackDice: 2, defenceDice: 1, defenders: 1, force: 1, sacrificeWorth: 1, reading: PLAIN_READING };

    expect(oddsOf({ ...battle, attackRoll: ['skull', 'sword'], defenceRoll: ['shield'] })).toEqual({
      outright: 1,
      withSacrifice: 1,
    });
    expect(oddsOf({ ...battle, attackRoll: ['sword', 'hollow'], defenceRoll: ['shields'] }).withSacrifice).toBe(0);
  });

  scenario('are those of the campaign that runs, and there are none without one', ({ given, red, table }) => {
    given({ turn: 'red', players: { red: { warbands: 2 } }, sites: { 0: 'river' } });
    expect(campaignOdds(table.state)).toBeUndefined();

    red.campaigns('bandits').isDone();

    // Nothing rolled and no dice yet: one bandit and one die against two sacrifices.
    const battle = { attackDice: 0, defenceDice: 1, defenders: 1, force: 2, sacrificeWorth: 1, reading: PLAIN_READING };
    expect(campaignOdds(table.state)?.outright).toBe(0);
    expect(campaignOdds(table.state)?.withSacrifice).toBeCloseTo(counted(battle).withSacrifice, 10);
    table.endsHere();
  });
});
