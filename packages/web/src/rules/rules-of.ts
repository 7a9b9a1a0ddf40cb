import type { RulesModule } from './rules-module.ts';

/** The compendiums of the games that have one, each loaded when somebody wants to read it. */
const COMPENDIUMS: Readonly<Record<string, () => Promise<RulesModule>>> = {
  l5r: async () => (await import('../games/l5r/rules/module.tsx')).l5rRules,
  agot: async () => (await import('../games/agot/rules/module.tsx')).agotRules,
};

/** The games whose rules can be looked up. */
export const GAMES_WITH_RULES: readonly string[] = Object.keys(COMPENDIUMS);

/** The rules of a game; nothing for a game that has no compendium. */
export async function rulesOf(game: string): Promise<RulesModule | undefined> {
  return COMPENDIUMS[game]?.();
}
