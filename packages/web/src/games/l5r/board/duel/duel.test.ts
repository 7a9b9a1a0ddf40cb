import {
  beginSituation,
  decide,
  isRefusal,
  type Match,
  type Option,
  present,
  questionFor,
  seenBy,
  type Viewer,
  viewOf,
} from '@kronika/kernel';
import { type L5rState, type L5rView, l5r } from '@kronika/l5r';
import type { LogEntry } from '@kronika/protocol';
import { describe, expect, test } from 'vitest';
import { optionsOf } from '../../../../table/choosing/controls.ts';
import { type DuelMemory, type Heard, remembered } from './memory.ts';
import { sceneOf } from './scene.ts';

const SITUATION = {
  conflict: { attacker: 0, type: 'military', ring: 'fire' },
  seats: [{ play: ['mirumoto-raitsugu (in conflict)'] }, { play: ['akodo-gunso (in conflict)'] }],
};

/** A duel that is bid for, and what a viewer hears of it. */
function begun(viewer: Viewer = 0) {
  const situation = beginSituation(l5r, SITUATION, 'duel');
  if (isRefusal(situation)) throw new Error(JSON.stringify(situation));
  let match: Match<L5rState> = situation.match;
  const log: LogEntry[] = [];
  const answer = (seat: 0 | 1, given: number) => {
    const decided = decide(l5r, match, { seat, asked: match.asked, answer: given });
    if (isRefusal(decided)) throw new Error(JSON.stringify(decided));
    match = decided.match;
    for (const event of seenBy(l5r, decided.happened, viewer))
      log.push({ is: 'event', after: match.decisions, text: { pl: '', en: '' }, event });
  };
  // The defender has the first opportunity to act.
  answer(
    1,
    placeOf(match, 1, ({ is }) => is === 'pass'),
  );
  answer(
    0,
    placeOf(match, 0, ({ is }) => is !== 'pass'),
  );
  const heard = (): Heard => {
    const { board } = viewOf<L5rState, L5rView>(l5r, match, viewer);
    return { view: board, log: [...log] };
  };
  return { answer, heard };
}

function placeOf(match: Match<L5rState>, seat: 0 | 1, wanted: (option: Option) => boolean): number {
  return optionsOf(present(questionFor(match, seat), 'a question')).findIndex(wanted);
}

function sceneAfter(memory: DuelMemory | undefined, heard: Heard) {
  const next = remembered(memory, heard);
  return { next, scene: next === undefined ? undefined : sceneOf(next, heard.view, heard.log) };
}

describe('a duel at the table', () => {
  test('shows both with their skills and hidden dials while they bid, also after the own bid', () => {
    const { answer, heard } = begun();
    const asked = sceneAfter(undefined, heard());
    expect(asked.scene).toMatchObject({ type: 'military', stage: 'bidding' });
    expect(asked.scene?.sides.map(({ skill, bid, result }) => [skill, bid, result])).toEqual([
      [3, undefined, 'open'],
      [2, undefined, 'open'],
    ]);

    answer(0, 3);
    expect(sceneAfter(asked.next, heard()).scene).toEqual(asked.scene);
  });

  test('who only watches sees both from the beginning on, and no bid before all are revealed', () => {
    const { answer, heard } = begun('spectator');
    const asked = sceneAfter(undefined, heard());
    expect(asked.scene?.sides.map(({ printed }) => printed)).toEqual(['mirumoto-raitsugu', 'akodo-gunso']);

    answer(0, 3);
    expect(sceneAfter(asked.next, heard()).scene).toEqual(asked.scene);

    answer(1, 1);
    expect(sceneAfter(asked.next, heard()).scene?.sides.map(({ bid }) => bid)).toEqual([3, 1]);
  });

  test('shows the bids and who won when it is over, although the loser is gone', () => {
    const { answer, heard } = begun();
    const { next } = sceneAfter(undefined, heard());
    answer(0, 3);
    answer(1, 1);

    const over = sceneAfter(next, heard());
    expect(over.scene?.stage).toBe('decided');
    expect(over.scene?.sides.map(({ skill, bid, result }) => [skill, bid, result])).toEqual([
      [3, 3, 'won'],
      [2, 1, 'lost'],
    ]);
  });

  test('is forgotten when it is taken back', () => {
    const { heard } = begun();
    const { next } = sceneAfter(undefined, heard());
    const before = { ...heard(), log: [] };

    expect(remembered(next, { ...before, view: { ...before.view, duel: null } })).toBeUndefined();
  });
});
