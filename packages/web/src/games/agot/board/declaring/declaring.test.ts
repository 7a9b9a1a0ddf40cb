import { type AgotState, type AgotView, agot } from '@kronika/agot';
import { beginSituation, decide, isRefusal, type Match, present, questionFor, viewOf } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { optionsOf } from '../../../../table/choosing/controls.ts';
import { declaredSteps } from './declared.ts';
import { declaringIn } from './declaring.ts';
import { prospectOf } from './prospect.ts';
import { DECLARING_WORDS } from './words.ts';

function situated(situation: object): Match<AgotState> {
  const begun = beginSituation<AgotState>(agot, situation, 'declaring');
  if (isRefusal(begun)) throw new Error(JSON.stringify(begun));
  return begun.match;
}

/** What the seat sees and is asked. */
function asked(match: Match<AgotState>, seat: 0 | 1) {
  return {
    view: viewOf<AgotState, AgotView>(agot, match, seat).board,
    question: present(questionFor(match, seat), 'the question'),
  };
}

function answered(match: Match<AgotState>, seat: 0 | 1, answer: number | number[]): Match<AgotState> {
  const next = decide(agot, match, { seat, asked: match.asked, answer });
  if (isRefusal(next)) throw new Error(JSON.stringify(next));
  return next.match;
}

const STARKS = { play: ['robb-stark', 'grey-wind', 'arya-stark (kneeling)'] };
const LANNISTERS = { play: ['tywin-lannister', 'burned-men', 'cersei-lannister'] };

test('who attacks is expected to count, and the opponent to defend with nobody up to everybody who can', () => {
  const opportunity = situated({ seats: [STARKS, LANNISTERS], step: 'opportunity' });
  const first = asked(opportunity, 0);
  const military = optionsOf(first.question).findIndex((option) => Reflect.get(option, 'type') === 'military');
  expect(declaringIn(first.view, first.question, undefined)).toBeUndefined();

  const { view, question } = asked(answered(opportunity, 0, military), 0);
  const none = present(declaringIn(view, question, { is: 'pick', chosen: [] }), 'a declaration');
  const both = present(declaringIn(view, question, { is: 'pick', chosen: [0, 1] }), 'a declaration');
  // The first two of each side have the icon and stand.
  const sum = (seat: 0 | 1) =>
    view.seats[seat]?.characters.slice(0, 2).reduce((all, { strength }) => all + strength, 0);

  expect(prospectOf(view, none)).toMatchObject({ attack: 0 });
  expect(both).toMatchObject({ as: 'attacking', attacker: 0, defender: 1, type: 'military' });
  expect(prospectOf(view, both)).toMatchObject({ attack: sum(0), most: sum(1) });
});

test('each step that was chosen can be taken back by so many decisions', () => {
  const opportunity = situated({ seats: [STARKS, LANNISTERS, LANNISTERS], step: 'opportunity' });
  const { view, question } = asked(answered(answered(opportunity, 0, 0), 0, 0), 0);

  expect(question.message.key).toBe('declareAttackers');
  expect(declaredSteps(question, view, 'en').map(({ text, back }) => [text, back])).toEqual([
    ['military', 2],
    [expect.stringContaining('against'), 1],
  ]);
});

test('AGOT-4.2.2-k: a defense that is being declared tells what is missing, and what is lost with it', () => {
  const attacked = situated({
    seats: [
      { play: ['robb-stark', 'grey-wind'] },
      { play: ['tywin-lannister (attacking, kneeling)'], plot: 'heads-on-spikes' },
    ],
    challenge: { attacker: 1, type: 'military' },
    step: 'defenders',
  });
  const { view, question } = asked(attacked, 0);
  const prospectWith = (...chosen: readonly number[]) => {
    const declaring = present(declaringIn(view, question, { is: 'pick', chosen }), 'a declaration');
    const prospect = prospectOf(view, declaring);
    if (prospect?.as !== 'defending') throw new Error('a defense');
    return prospect;
  };
  const { attack, defense, missing } = prospectWith(0);

  expect(missing).toBe(attack - defense + 1);
  expect(DECLARING_WORDS.en.outcome(prospectWith(0))).toBe(`missing ${missing}, 1 of your characters dies`);
  expect(DECLARING_WORDS.pl.outcome(prospectWith())).toContain('nikt nie broni');
  expect(prospectWith(0, 1).defense).toBeGreaterThan(defense);
  expect(DECLARING_WORDS.pl.outcome({ ...prospectWith(0), attack: 11, defense: 8, missing: 4, claim: 2 })).toBe(
    'brakuje 4, zginą 2 Twoje postacie',
  );
});

test('AGOT-CLAIM-POW-c: an attack for power promises no more of it than there is to take', () => {
  const courtiers = { play: ['robb-stark', 'catelyn-stark'] };
  const promised = (power: number) => {
    const opportunity = situated({
      seats: [courtiers, { ...LANNISTERS, faction: `house-lannister (power ${power})` }],
      step: 'opportunity',
    });
    const first = asked(opportunity, 0);
    const type = optionsOf(first.question).findIndex((option) => Reflect.get(option, 'type') === 'power');
    const { view, question } = asked(answered(opportunity, 0, type), 0);
    const prospect = prospectOf(
      view,
      present(declaringIn(view, question, { is: 'pick', chosen: [0] }), 'a declaration'),
    );
    if (prospect?.as !== 'attacking') throw new Error('an attack');
    return [DECLARING_WORDS.en.undefended(prospect), DECLARING_WORDS.pl.undefended(prospect)];
  };

  expect(promised(0)).toEqual(['undefended: +1 power', 'bez obrony: +1 władza']);
  expect(promised(3)).toEqual(['undefended: you take 1 power, +1 power', 'bez obrony: zabierasz 1 władzę, +1 władza']);
});

test('who may defend by a text is expected to, though kneeling and without the icon', () => {
  const opportunity = situated({
    seats: [
      { play: ['robb-stark', 'catelyn-stark'] },
      { play: ['obara-sand (kneeling)', 'tywin-lannister (kneeling)'] },
    ],
    step: 'opportunity',
  });
  const first = asked(opportunity, 0);
  const power = optionsOf(first.question).findIndex((option) => Reflect.get(option, 'type') === 'power');
  const { view, question } = asked(answered(opportunity, 0, power), 0);
  const declaring = present(declaringIn(view, question, { is: 'pick', chosen: [0] }), 'a declaration');

  const [obara] = view.seats[1]?.characters ?? [];
  expect(prospectOf(view, declaring)).toMatchObject({ most: obara?.strength });
});
