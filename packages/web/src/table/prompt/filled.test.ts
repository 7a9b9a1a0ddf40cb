import { accept, chooseNumber, decline, type Option, pass, type Question } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { controlsFor } from '../choosing/controls.ts';
import { beginDraft, type Draft, setNumber, take } from '../choosing/draft.ts';
import type { SessionState } from '../session/session-state.ts';
import { filledIn } from './filled.ts';

const common = { seat: 0, message: { key: 'which' }, because: { is: 'rule', rule: 'GAME-1' } } as const;
const THREE: readonly Option[] = [{ is: 'a' }, { is: 'b' }, { is: 'c' }];

function filled(question: Question, draft: Draft = beginDraft(question), more: Partial<SessionState> = {}) {
  const controls = controlsFor(question, () => ({ is: 'button' }));
  return filledIn({ question, controls, draft, lifted: undefined, waste: 'armed', ...more }, {});
}

function after(question: Question, ...clicks: readonly number[]): Draft {
  return clicks.reduce((draft: Draft, option) => {
    const step = take(question, draft, option);
    return step.is === 'draft' ? step.draft : draft;
  }, beginDraft(question));
}

describe('the filled button', () => {
  test('is the yes of a question, and never a pass or a no', () => {
    expect(filled({ is: 'choose', ...common, options: [accept, decline] })).toEqual({ is: 'option', option: 0 });
    expect(filled({ is: 'choose', ...common, options: [pass] })).toBeUndefined();
    expect(filled({ is: 'choose', ...common, options: [...THREE, decline] })).toBeUndefined();
    expect(filled({ is: 'choose', ...common, options: [...THREE, { is: 'enough' }] })).toBeUndefined();
  });

  test('is no yes that the game holds to be an open choice, such as a new hand', () => {
    const question: Question = { is: 'choose', ...common, options: [accept, decline] };
    const controls = controlsFor(question, () => ({ is: 'button' }));
    const asked = { question, controls, draft: beginDraft(question), lifted: undefined, waste: 'armed' } as const;

    expect(filledIn(asked, { isOpenChoice: ({ key }) => key === 'which' })).toBeUndefined();
  });

  test('confirms what is marked, and nothing while nothing is', () => {
    const some: Question = { is: 'pick', ...common, options: THREE, min: 0, max: 2 };
    expect(filled(some)).toBeUndefined();
    expect(filled(some, after(some, 1))).toEqual({ is: 'confirm' });

    const two: Question = { is: 'pick', ...common, options: THREE, min: 2, max: 2 };
    expect(filled(two, after(two, 0))).toBeUndefined();
    expect(filled(two, after(two, 0, 2))).toEqual({ is: 'confirm' });
  });

  test('confirms a number, but no zero', () => {
    const extra = chooseNumber({ ...common, min: 0, max: 3 });
    expect(filled(extra)).toBeUndefined();
    expect(filled(extra, setNumber(extra, beginDraft(extra), 2))).toEqual({ is: 'confirm' });
    expect(filled(chooseNumber({ ...common, min: 1, max: 5 }))).toEqual({ is: 'confirm' });
  });

  test('confirms an order at once', () => {
    expect(filled({ is: 'order', ...common, options: THREE })).toEqual({ is: 'confirm' });
  });

  test('plays the card that was lifted, and goes back from what would be thrown away', () => {
    const window: Question = { is: 'choose', ...common, options: [...THREE, pass] };
    expect(filled(window, undefined, { lifted: 2 })).toEqual({ is: 'option', option: 2 });
    expect(filled(window, undefined, { waste: 'asking' })).toEqual({ is: 'playOn' });
  });
});
