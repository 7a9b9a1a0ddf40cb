import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { applied } from './change.ts';
import type { Mutant } from './mutant.ts';
import { instrumented } from './reach.ts';

/** What the tests run instead of the sources as they are. Nothing is ever written into the source tree. */
export type Altered =
  | { readonly is: 'nothing' }
  | { readonly is: 'mutated'; readonly mutant: Mutant }
  | { readonly is: 'instrumented'; readonly files: ReadonlySet<string> };

/** Alters the sources while they are loaded. */
export function altering(root: string, altered: () => Altered): Plugin {
  return {
    name: 'kronika-mutate',
    enforce: 'pre',
    transform(code, id) {
      const file = relative(root, id).replaceAll('\\', '/');
      const now = altered();
      if (now.is === 'mutated' && now.mutant.file === file) return { code: applied(code, now.mutant), map: null };
      if (now.is === 'instrumented' && now.files.has(file)) return { code: instrumented(file, code), map: null };
      return undefined;
    },
  };
}
