import type { PrintedId, RuleId } from '@kronika/kernel';

/** Why something may not be done. */
export const REASONS = [
  'noSupply',
  'cannotPay',
  'carriesTokens',
  'noSuit',
  'notHere',
  'noAccess',
  'siteFull',
  'adviserLimit',
  'siteOnly',
  'adviserOnly',
  'locked',
  'visionNotHere',
  'nothingThere',
  'scepterJustTaken',
  'noPrintedCost',
  'suitCondition',
  'inUse',
  'card',
] as const;
export type Reason = (typeof REASONS)[number];

export interface Forbidden {
  readonly forbidden: Reason;
  readonly rule: RuleId;
  /** The card that forbids it. */
  readonly by?: PrintedId;
}

/** May it be done, and if not, why not? */
export type Verdict = 'allowed' | Forbidden;

export function forbid(forbidden: Reason, rule: RuleId, by?: PrintedId): Forbidden {
  return by === undefined ? { forbidden, rule } : { forbidden, rule, by };
}

export function isAllowed(verdict: Verdict): boolean {
  return verdict === 'allowed';
}

/** The first that forbids; asked one by one, so that dear questions come last. */
export function allOf(...verdicts: readonly (() => Verdict)[]): Verdict {
  for (const verdict of verdicts) {
    const found = verdict();
    if (found !== 'allowed') return found;
  }
  return 'allowed';
}
