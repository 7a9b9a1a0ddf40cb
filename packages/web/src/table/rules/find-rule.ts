import type { Compendium, RulesClause, RulesEntry } from '@kronika/kernel';

/** A rule with the entry it stands in. */
export interface FoundRule {
  readonly entry: RulesEntry;
  readonly clause: RulesClause | undefined;
}

/** Where a rule stands; an id without its letter means the whole of it. */
export function findRule(compendium: Compendium, rule: string): FoundRule | undefined {
  for (const { entries } of compendium)
    for (const entry of entries) {
      const clause = entry.clauses.find((one) => one.rule === rule);
      if (clause !== undefined) return { entry, clause };
    }
  for (const { entries } of compendium)
    for (const entry of entries)
      if (entry.clauses.some((one) => one.rule.startsWith(`${rule}-`))) return { entry, clause: undefined };
  return undefined;
}
