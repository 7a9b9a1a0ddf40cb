import { begin, beginSituation, decide, isRefusal, type Match, present, type Question } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { l5r } from '../game.ts';
import type { L5rState } from '../state.ts';

/** The first answer that fits: nothing, passing, or what comes first. */
function answerTo(question: Question) {
  switch (question.is) {
    case 'choose':
      return question.options.length - 1;
    case 'pick':
      return Array.from({ length: question.min }, (_, i) => i);
    case 'order':
      return question.options.map((_, i) => i);
    case 'number':
      return question.min;
    case 'distribute':
      throw new Error('nothing is distributed');
  }
}

/** Lets everybody pass until something of that kind has happened. */
function until(begun: ReturnType<typeof begin<L5rState>>, kind: string): Match<L5rState> {
  if (isRefusal(begun)) throw new Error('the beginning was refused');
  let { match, happened } = begun;
  while (!happened.some(({ event }) => event.is === kind)) {
    const { question } = present(
      match.open.find(({ answer }) => answer === undefined),
      'a question',
    );
    const next = decide(l5r, match, { seat: question.seat, asked: match.asked, answer: answerTo(question) });
    if (isRefusal(next) || match.decisions > 100) throw new Error(`${kind} never happened`);
    ({ match, happened } = next);
  }
  return match;
}

test('a match begins with round 1', () => {
  expect(until(begin<L5rState>(l5r, { seats: 2 }, 'round'), 'roundEntered').state.round).toBe(1);
});

test('a described conflict is resolved, and the conflict phase goes on after it', () => {
  const conflict = { attacker: 0, type: 'military', ring: 'air' };
  const described = { seats: [{ play: ['matsu-berserker (in conflict)'] }, {}], conflict };

  expect(until(beginSituation<L5rState>(l5r, described, 'conflict'), 'conflictOver').state).toMatchObject({
    phase: 'conflict',
    rings: { air: { held: 0 } },
  });
});

test('a described phase comes to its end', () => {
  const begun = beginSituation<L5rState>(l5r, { seats: [{}, {}], phase: 'fate' }, 'phase');

  expect(until(begun, 'periodEnded').state).toMatchObject({ phase: 'regroup' });
});

function stateOf(description: unknown): L5rState {
  const begun = beginSituation<L5rState>(l5r, description, 'state');
  if (isRefusal(begun)) throw new Error('the situation was refused');
  return begun.match.state;
}

/** Who is asked first, and what. */
function askedFirst(description: unknown): { readonly seat: number; readonly key: string } {
  const begun = beginSituation<L5rState>(l5r, description, 'asked');
  if (isRefusal(begun)) throw new Error('the situation was refused');
  const { question } = present(begun.match.open[0], 'a question');
  return { seat: question.seat, key: question.message.key };
}

test('a character may belong to the other player, and an attachment may be the other player’s', () => {
  const { table } = stateOf({
    seats: [
      { play: ['matsu-berserker (owned by opponent) + fine-katana (owned by opponent, controlled by opponent)'] },
      {},
    ],
  });
  const card = (name: string) => table.cards.find(({ printed }) => printed === name);

  expect(card('matsu-berserker')).toMatchObject({ owner: 1, controller: 0, zone: '0/play' });
  expect(card('fine-katana')).toMatchObject({ owner: 1, controller: 1, zone: '1/play' });
  expect(Object.keys(table.hosts)).toHaveLength(1);
});

test('cards may be out of the game, and a stronghold may be bowed', () => {
  const { table } = stateOf({ seats: [{ removed: ['banzai'], stronghold: 'shizuka-toshi (bowed)' }, {}] });

  expect(table.cards.find(({ printed }) => printed === 'banzai')).toMatchObject({ zone: 'removed', owner: 0 });
  expect(table.cards.find(({ printed }) => printed === 'shizuka-toshi')).toMatchObject({ stance: 'bowed' });
});

test.each([
  [
    { phase: 'draw', step: 'begin' },
    { seat: 0, key: 'honorBid' },
  ],
  [
    { phase: 'conflict', step: 'opportunity', turn: 1 },
    { seat: 1, key: 'conflictOpportunity' },
  ],
  [
    { phase: 'conflict', turn: 1 },
    { seat: 1, key: 'actionWindow' },
  ],
  [
    { phase: 'dynasty', passed: [0] },
    { seat: 1, key: 'dynastyWindow' },
  ],
])('a description may stand at any step: %j', (moment, asked) => {
  expect(askedFirst({ seats: [{ play: ['doji-whisperer'] }, { play: ['matsu-berserker'] }], ...moment })).toEqual(
    asked,
  );
});

test('defenders are still to be declared where a description says so', () => {
  const described = {
    seats: [{ play: ['matsu-berserker (in conflict)'] }, { play: ['doji-whisperer'] }],
    conflict: { attacker: 0, type: 'military', ring: 'air' },
    step: 'defenders',
  };

  expect(askedFirst(described)).toEqual({ seat: 1, key: 'declareDefenders' });
});

test('a pass that was the last but one is counted', () => {
  const described = { seats: [{ play: ['doji-whisperer'] }, {}], phase: 'regroup', turn: 1, passed: [0] };
  const begun = beginSituation<L5rState>(l5r, described, 'passes');
  if (isRefusal(begun)) throw new Error('the situation was refused');
  const next = decide(l5r, begun.match, { seat: 1, asked: begun.match.asked, answer: 0 });

  expect(isRefusal(next) ? [] : next.happened.map(({ event }) => event.is)).toContain('firstPassed');
});

test('a step that the phase does not have is refused with those it has', () => {
  const refused = l5r.situation({ seats: [{}, {}], phase: 'draw', step: 'defenders' });

  expect(refused).toMatchObject({ refused: 'invalid', problems: [{ at: 'step' }] });
});
