import type { Message, RuleId } from '@kronika/kernel';

/** Why something may not be done: the sentence for the person who asks, and the rule it rests on. */
export interface Forbidden {
  readonly forbidden: Message;
  readonly rule: RuleId;
}

/** Whether something may be done. The same answer feeds the options, the "why not?" and the bots. */
export type Verdict = 'allowed' | Forbidden;

export function forbid(key: string, rule: RuleId): Forbidden {
  return { forbidden: { key }, rule };
}

export function isAllowed(verdict: Verdict): verdict is 'allowed' {
  return verdict === 'allowed';
}
