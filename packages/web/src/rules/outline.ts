import type { Compendium, RulesChapter, RulesClause, RulesEntry } from '@kronika/kernel';

/** Where something stands in a compendium. */
export type RulesPlace =
  | { readonly is: 'chapter'; readonly chapter: RulesChapter }
  | { readonly is: 'entry'; readonly chapter: RulesChapter; readonly entry: RulesEntry }
  /** A rule by its id: one clause, or all that begin with the id. */
  | {
      readonly is: 'rule';
      readonly chapter: RulesChapter;
      readonly entry: RulesEntry;
      readonly rule: string;
      readonly clauses: readonly RulesClause[];
    };

/**
 * What an address means: a chapter, an entry, or the id of a rule, whole or without its letter (`GAME-3.2.5`), with or
 * without its game, in capital letters or not.
 */
export function findPlace(compendium: Compendium, address: string): RulesPlace | undefined {
  const wanted = address.trim().toLowerCase();
  for (const chapter of compendium) {
    if (chapter.id === wanted) return { is: 'chapter', chapter };
    for (const entry of chapter.entries) if (entry.id === wanted) return { is: 'entry', chapter, entry };
  }
  return findRule(compendium, wanted);
}

function findRule(compendium: Compendium, wanted: string): RulesPlace | undefined {
  if (wanted === '') return undefined;
  for (const meant of [isIt, isPartOfIt])
    for (const chapter of compendium)
      for (const entry of chapter.entries) {
        const clauses = entry.clauses.filter(({ rule }) => meant(rule, wanted));
        const [first] = clauses;
        if (first === undefined) continue;
        const from = first.rule.toLowerCase().indexOf(wanted);
        return { is: 'rule', chapter, entry, rule: first.rule.slice(0, from + wanted.length), clauses };
      }
  return undefined;
}

function isIt(rule: string, wanted: string): boolean {
  return rule.toLowerCase() === wanted || shortRule(rule).toLowerCase() === wanted;
}

/** The name of the game alone means no rule. */
function isPartOfIt(rule: string, wanted: string): boolean {
  const [long, short] = [rule.toLowerCase(), shortRule(rule).toLowerCase()];
  return short.startsWith(`${wanted}-`) || (long.startsWith(`${wanted}-`) && long !== `${wanted}-${short}`);
}

/** The number of a rule as people quote it: without the game it belongs to. */
export function shortRule(rule: string): string {
  return rule.replace(/^[A-Z0-9]+-/, '');
}

/** The numbers that an entry's rules share, each once: `GAME-3.2.6`, `GAME-3.2.7`. */
export function headsOf({ clauses }: RulesEntry): readonly string[] {
  return [...new Set(clauses.map(({ rule }) => (/-[a-z]$/.test(rule) ? rule.slice(0, -2) : rule)))];
}

/** An entry with its number in the order of the book: `14.1`. */
export interface NumberedEntry {
  readonly number: string;
  readonly chapter: RulesChapter;
  readonly entry: RulesEntry;
}

export function numbered(compendium: Compendium): readonly NumberedEntry[] {
  return compendium.flatMap((chapter, i) =>
    chapter.entries.map((entry, j) => ({ number: `${i + 1}.${j + 1}`, chapter, entry })),
  );
}

/** What stands before an entry and after it, over the borders of chapters. */
export function neighbours(
  compendium: Compendium,
  entry: RulesEntry,
): { readonly before: NumberedEntry | undefined; readonly after: NumberedEntry | undefined } {
  const all = numbered(compendium);
  const at = all.findIndex((one) => one.entry.id === entry.id);
  return { before: all[at - 1], after: all[at + 1] };
}

/** The address of the page of a rule, an entry or a chapter. */
export function rulesAddress(game: string, id = '', query = ''): string {
  const asked = query === '' ? '' : `?q=${encodeURIComponent(query)}`;
  return `/rules/${game}${id === '' ? '' : `/${encodeURIComponent(id)}`}${asked}`;
}
