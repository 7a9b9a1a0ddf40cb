import type { Compendium, Lang } from '@kronika/kernel';
import { useEffect, useMemo, useState } from 'react';
import { partOf } from '../../games/parts.ts';
import type { RulesModule } from '../../rules/rules-module.ts';
import { type Hits, RulesSearch } from '../../rules/search/search.ts';

type Loaded =
  | { readonly is: 'loading' }
  | { readonly is: 'loaded'; readonly module: RulesModule }
  | { readonly is: 'failed' };

/** The compendium of a game, as soon as it is here. What cannot be loaded breaks the page, which says so. */
export function useRules(game: string): RulesModule | undefined {
  const [loaded, setLoaded] = useState<Loaded>({ is: 'loading' });
  useEffect(() => {
    let isOff = false;
    partOf(game, 'rules').then(
      (module) => {
        if (!isOff) setLoaded(module === undefined ? { is: 'failed' } : { is: 'loaded', module });
      },
      () => {
        if (!isOff) setLoaded({ is: 'failed' });
      },
    );
    return () => {
      isOff = true;
    };
  }, [game]);
  if (loaded.is === 'failed') throw new Error(`the rules of ${game} could not be loaded`);
  return loaded.is === 'loaded' ? loaded.module : undefined;
}

/** What the words of a question find; the index is made when the first one is asked. */
export function useHits(compendium: Compendium, lang: Lang, query: string): Hits | undefined {
  const isAsked = query.trim() !== '';
  const search = useMemo(() => (isAsked ? new RulesSearch(compendium, lang) : undefined), [isAsked, compendium, lang]);
  return useMemo(() => search?.find(query), [search, query]);
}
