import { present } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { twinOf } from '../twin.ts';
import { declarationIn, marchingIn } from './declaration.ts';
import { attackForecast, defenseForecast, outcomeOf } from './forecast.ts';
import { foreseen } from './foreseen.ts';
import { declaredSteps } from './steps.ts';
import { Clicking } from './testing/clicking.ts';

const LION = { play: ['akodo-toturi (honored)', 'matsu-berserker', 'akodo-gunso'] };
const CRANE = {
  play: ['doji-challenger + fine-katana', 'doji-whisperer (bowed)', 'steward-of-law', 'savvy-politician'],
  provinces: [
    'pilgrimage',
    'ancestral-lands (faceup)',
    'manicured-garden',
    'shameful-display',
    'meditations-on-the-tao',
  ],
};
const OPPORTUNITY = { seats: [LION, CRANE], phase: 'conflict', step: 'opportunity' };

const attackIn = (table: Clicking) => {
  const declaration = present(declarationIn(table.view, table.question, table.draft), 'a declaration');
  if (declaration.is !== 'attack') throw new Error('no attack is declared');
  return declaration;
};

describe('an attack that is being declared', () => {
  test('grows with every click, and nothing is declared before the first', () => {
    const table = new Clicking(OPPORTUNITY, 0);
    expect(declarationIn(table.view, table.question, table.draft)).toBeUndefined();

    table.declares('fire', 'military');
    expect(attackIn(table)).toMatchObject({ type: 'military', ring: 'fire', province: undefined, awaits: 'province' });

    table.clicks('ancestral-lands');
    expect(attackIn(table)).toMatchObject({ awaits: 'attackers', attackers: [] });
    expect(attackIn(table).province).toBe(table.view.seats[1]?.provinces[1]?.province?.id);

    table.clicks('akodo-toturi').clicks('matsu-berserker').clicks('akodo-toturi');
    const berserker = table.view.seats[0]?.characters[1]?.id;
    expect(marchingIn(attackIn(table))).toEqual([berserker]);
  });

  test('is weighed with what everybody sees: who bows or has a dash cannot defend', () => {
    const table = new Clicking(OPPORTUNITY, 0).declares('fire', 'military').clicks('ancestral-lands');
    table.clicks('akodo-toturi').clicks('matsu-berserker');
    const { view } = table;
    const skillOf = (seat: 0 | 1, place: number) => view.seats[seat]?.characters[place]?.military ?? 0;

    const forecast = attackForecast(view, attackIn(table));

    expect(forecast.attack).toBe(skillOf(0, 0) + skillOf(0, 1));
    expect(forecast.defenders.map(({ character: { id } }) => id)).not.toContain(view.seats[1]?.characters[1]?.id);
    expect(forecast.most).toBe(skillOf(1, 0) + skillOf(1, 2) + skillOf(1, 3));
    expect(forecast.defenders.map(({ skill }) => skill)).toEqual(
      forecast.defenders.map(({ skill }) => skill).toSorted((one, other) => other - one),
    );
    expect(forecast.strength).toBe(view.seats[1]?.provinces[1]?.strength);
    expect(forecast.undefended.winner).toBe('attack');
  });

  test('says nothing of the strength of a province that is not known', () => {
    const table = new Clicking(OPPORTUNITY, 0).declares('fire', 'military');
    table.clicks('manicured-garden').clicks('akodo-toturi');

    const { strength, undefended } = attackForecast(table.view, attackIn(table));

    expect(strength).toBeUndefined();
    expect(undefended.breaks).toBe('unknown');
  });

  test('counts the Imperial Favor for whom it helps', () => {
    const favor = (holder: number) => ({ ...OPPORTUNITY, favor: { holder, side: 'military' } });
    const [attacker, defender, nobody] = [favor(0), favor(1), OPPORTUNITY].map((situation) => {
      const table = new Clicking(situation, 0).declares('fire', 'military').clicks('ancestral-lands');
      return attackForecast(table.view, attackIn(table.clicks('akodo-toturi')));
    });

    expect([attacker, defender].map((one) => [one?.attack, one?.most])).toEqual([
      [(nobody?.attack ?? 0) + 1, nobody?.most],
      [nobody?.attack, (nobody?.most ?? 0) + 1],
    ]);
    expect(defender?.favor).toBe(1);
  });

  test('is weighed with what those would count who take part, alone and against all who could defend', () => {
    const table = new Clicking(OPPORTUNITY, 0).declares('fire', 'military').clicks('ancestral-lands');
    const declaration = attackIn(table.clicks('akodo-toturi'));
    const before = attackForecast(table.view, declaration);
    const toturi = table.view.seats[0]?.characters[0]?.id ?? 0;
    const challenger = table.view.seats[1]?.characters[0]?.id ?? 0;
    const alone = { [toturi]: before.attack + 2 };
    const opposed = { [toturi]: before.attack + 1, [challenger]: 11 };

    const forecast = attackForecast(foreseen(table.view, { alone, opposed }), declaration);

    expect(forecast.attack).toBe(before.attack + 2);
    expect(forecast.defenders[0]).toMatchObject({ character: { id: challenger }, skill: 11 });
    expect(forecast.most).toBe(before.most - (table.view.seats[1]?.characters[0]?.military ?? 0) + 11);
    expect(forecast.defendedByAll.by).toBe(Math.abs(before.attack + 1 - forecast.most));
  });

  test('stands in the text view, too', () => {
    const table = new Clicking(OPPORTUNITY, 0).declares('fire', 'military').clicks('ancestral-lands');

    const section = twinOf(table.view, 'en', 0).find(({ key }) => key === 'declaring');

    expect(section?.heading).toBe('Conflict being declared: military, Fire');
    expect(section?.lines.map(({ text }) => text).join()).toContain('Doji Challenger');
  });
});

describe('the steps of a declaration', () => {
  const stepsOf = (table: Clicking) => declaredSteps(table.question, table.view, 'en');

  test('are named in their order, each with the way back to it', () => {
    const table = new Clicking(OPPORTUNITY, 0);
    expect(stepsOf(table)).toEqual([]);

    table.declares('fire', 'military');
    expect(stepsOf(table)).toMatchObject([
      { text: 'military', back: 1 },
      { text: 'Fire', back: 1 },
    ]);

    table.clicks('ancestral-lands');
    expect(stepsOf(table)).toMatchObject([
      { text: 'military', back: 2 },
      { text: 'Fire', back: 2 },
      { text: 'Ancestral Lands', back: 1 },
    ]);
  });

  test('have no way back to what decided itself', () => {
    const broken = ['ancestral-lands', 'manicured-garden', 'shameful-display', 'meditations-on-the-tao'];
    const provinces = ['pilgrimage', ...broken.map((province) => `${province} (broken)`)];
    const table = new Clicking({ ...OPPORTUNITY, seats: [LION, { ...CRANE, provinces }] }, 0);

    table.declares('fire', 'military');

    expect(stepsOf(table).map(({ back }) => back)).toEqual([1, 1, 0]);
  });
});

describe('a defense that is being declared', () => {
  const ATTACKED = {
    seats: [LION, { play: ['doji-challenger (in conflict) + fine-katana'] }],
    phase: 'conflict',
    step: 'defenders',
    conflict: { attacker: 1, type: 'military', ring: 'fire', province: 1 },
  };

  test('adds up what is marked, and says what is missing to hold and to win', () => {
    const table = new Clicking(ATTACKED, 0);
    const forecastOf = () => {
      const { view, question, draft } = table;
      const declaration = declarationIn(view, question, draft);
      if (declaration?.is !== 'defense' || view.conflict === null) throw new Error('nobody is asked to defend');
      return defenseForecast(view, view.conflict, declaration);
    };
    const { strength = 0, totals = [] } = table.view.conflict ?? {};
    const attack = totals[1] ?? 0;

    expect(forecastOf()).toMatchObject({ attack, defense: 0, toWin: attack + 1, unopposed: 'yes' });
    expect(forecastOf().toHold).toBe(Math.max(0, attack - strength + 1));

    table.clicks('matsu-berserker');
    expect(forecastOf()).toMatchObject({ defense: 3, toWin: attack - 2, unopposed: 'no' });

    table.clicks('akodo-toturi');
    expect(forecastOf()).toMatchObject({ toWin: 0, outcome: { winner: 'defense' } });
  });
});

test.each([
  ['L5R-3.2.3-c: the higher total wins', 5, 3, 9, { winner: 'attack', by: 2, breaks: 'no' }],
  ['L5R-3.2.3-c: so does the defense', 3, 5, 1, { winner: 'defense', by: 2, breaks: 'no' }],
  ['the attacker wins a tie', 4, 4, 1, { winner: 'attack', by: 0, breaks: 'no' }],
  ['nobody wins with nothing', 0, 0, 1, { winner: 'nobody', by: 0, breaks: 'no' }],
  ['L5R-3.2.5-a: a margin as large as the strength breaks the province', 7, 3, 4, { winner: 'attack', breaks: 'yes' }],
  ['an unknown province may hold', 7, 3, undefined, { winner: 'attack', breaks: 'unknown' }],
])('%s', (_, attack, defense, strength, outcome) => {
  expect(outcomeOf(attack, defense, strength)).toMatchObject(outcome);
});
