import { accept, decline, type Option, pass, type Question } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { controlsFor } from '../choosing/controls.ts';
import { buttonPlan } from './button-plan.ts';
import { filledIn } from './filled.ts';

const common = { seat: 0, message: { key: 'which' }, because: { is: 'rule', rule: 'GAME-1' } } as const;
const asking = (...options: readonly Option[]): Question => ({ is: 'choose', ...common, options });

const HINTS: Readonly<Record<string, string>> = { ready: 'yours: Eiji', bow: 'without fate: Rival' };

function planned(question: Question, layout: 'desktop' | 'phone' = 'desktop') {
  const controls = controlsFor(question, () => ({ is: 'button' }));
  const draft = { is: 'choose' } as const;
  const filled = filledIn({ question, controls, draft, lifted: undefined, waste: 'armed' }, {});
  const words = { textOf: ({ is }: Option) => is, hintOf: ({ is }: Option) => HINTS[is] };
  const { inline, panel } = buttonPlan(question, controls, filled, words, layout);
  const told = ({ text, weight }: (typeof inline)[number]) => `${text}: ${weight}`;
  return { inline: inline.map(told), panel: panel.map(told) };
}

describe('the buttons of a question', () => {
  test('yes is filled beside a plain no', () => {
    expect(planned(asking(accept, decline))).toEqual({ inline: ['decline: plain', 'accept: main'], panel: [] });
  });

  test('of choices that are worth the same none is filled, and what turns them down is plain', () => {
    expect(planned(asking({ is: 'first' }, { is: 'second' }, decline))).toEqual({
      inline: ['decline: plain', 'first: pick', 'second: pick'],
      panel: [],
    });
  });

  test('choices that say what they do stand on tiles', () => {
    expect(planned(asking({ is: 'ready' }, { is: 'bow' }, decline))).toEqual({
      inline: ['decline: plain'],
      panel: ['ready: pick', 'bow: pick'],
    });
  });

  test('so do many of them, and on a phone more than two', () => {
    const three = asking({ is: 'a' }, { is: 'b' }, { is: 'c' });
    expect(planned(three).panel).toEqual([]);
    expect(planned(three, 'phone').panel).toHaveLength(3);
    expect(planned(asking({ is: 'a' }, { is: 'b' }, { is: 'c' }, { is: 'd' })).panel).toHaveLength(4);
  });

  test('passing has a button of its own', () => {
    expect(planned(asking(pass))).toEqual({ inline: [], panel: [] });
  });
});
