import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Compendium } from '@kronika/kernel';

const PACKAGES = fileURLToPath(new URL('../../..', import.meta.url));

/** All rules of a game that the code of some packages and their tests cite, outside of its compendium. */
export function citedRules(prefix: string, packages: readonly string[]): readonly string[] {
  const rule = new RegExp(`${prefix}-[A-Za-z0-9.-]*[A-Za-z0-9]`, 'g');
  const files = packages.flatMap((name) =>
    readdirSync(`${PACKAGES}/${name}/src`, { recursive: true, encoding: 'utf8' }).map((path) => `${name}/src/${path}`),
  );
  const code = files.filter((path) => path.endsWith('.ts') && !path.includes('/compendium/'));
  const rules = code.flatMap((path) => readFileSync(`${PACKAGES}/${path}`, 'utf8').match(rule) ?? []);
  return [...new Set(rules)].sort();
}

/** Those that a compendium does not tell. Without its last part an id stands for all rules that begin with it. */
export function untold(compendium: Compendium, rules: readonly string[]): readonly string[] {
  const told = new Set<string>(
    compendium.flatMap(({ entries }) => entries).flatMap(({ clauses }) => clauses.map(({ rule }) => rule)),
  );
  return rules.filter((rule) => !told.has(rule) && ![...told].some((other) => other.startsWith(`${rule}-`)));
}
