import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { announcedGame } from '../../games/parts.ts';
import { findPlace, neighbours, rulesAddress } from '../../rules/outline.ts';
import { RuleLinksProvider } from '../../rules/parts/rule-links.ts';
import type { RulesModule } from '../../rules/rules-module.ts';
import { hitCounts } from '../../rules/search/counts.ts';
import { NO_HITS } from '../../rules/search/search.ts';
import { Page } from '../../shell/Page.tsx';
import { useLang, useWords } from '../../shell/use-words.ts';
import { SHELL_WORDS } from '../../shell/words.ts';
import { About } from './About.tsx';
import { Chapter } from './Chapter.tsx';
import { Contents } from './Contents.tsx';
import { Entry } from './Entry.tsx';
import { linksIn } from './links.tsx';
import { NoSuchRule } from './NoSuchRule.tsx';
import { Results } from './Results.tsx';
import { Tree } from './Tree.tsx';
import { useHits, useRules } from './use-rules.ts';
import { RULES_PAGE_WORDS } from './words.ts';
import './rules.css';

interface ReadingProps {
  readonly game: string;
  readonly id: string | undefined;
}

export function Reading({ game, id }: ReadingProps) {
  const shell = useWords(SHELL_WORDS);
  const say = useWords(RULES_PAGE_WORDS);
  const module = useRules(game);
  if (module === undefined)
    return (
      <Page title={say.title}>
        <p className="rules-wait" role="status">
          {shell.loading}
        </p>
      </Page>
    );
  return <Opened module={module} game={game} id={id} />;
}

/** The tree on the left, what is read in the middle, what belongs to it on the right. */
function Opened({ module, game, id }: ReadingProps & { readonly module: RulesModule }) {
  const { compendium } = module;
  const lang = useLang();
  const say = useWords(RULES_PAGE_WORDS);
  const [, navigate] = useLocation();
  const query = new URLSearchParams(useSearch()).get('q') ?? '';
  const found = useHits(compendium, lang, useDeferredValue(query));
  const hits = found ?? NO_HITS;
  const counts = useMemo(() => hitCounts(compendium, hits), [compendium, hits]);
  const place = id === undefined ? undefined : findPlace(compendium, id);
  const field = useRef<HTMLInputElement>(null);
  const link = useMemo(() => linksIn(game, query), [game, query]);
  const entry = place === undefined || place.is === 'chapter' ? undefined : place.entry;
  const around = entry === undefined ? undefined : neighbours(compendium, entry);
  useReadingKeys(field, {
    ArrowLeft: around?.before && (() => navigate(rulesAddress(game, around.before?.entry.id, query))),
    ArrowRight: around?.after && (() => navigate(rulesAddress(game, around.after?.entry.id, query))),
  });
  const name = announcedGame(game)?.name[lang] ?? game;
  const title =
    place === undefined
      ? id === undefined
        ? say.about(name)
        : say.noRule(id)
      : (place.is === 'chapter' ? place.chapter : place.entry).title[lang];
  return (
    <Page title={title}>
      <RuleLinksProvider value={link}>
        <div className={`rules-page${entry === undefined ? '' : ' with-aside'}`}>
          <Tree
            module={module}
            game={game}
            query={query}
            hits={found}
            counts={counts}
            place={place}
            field={field}
            ask={(asked) => navigate(rulesAddress(game, '', asked), { replace: id === undefined })}
            openBest={() => {
              const best = findPlace(compendium, query) === undefined ? hits.entries[0]?.entry : query.trim();
              if (best !== undefined) navigate(rulesAddress(game, best, query));
            }}
          />
          {id !== undefined && place === undefined && <NoSuchRule id={id} module={module} />}
          {id === undefined && query.trim() === '' && <Contents game={game} module={module} />}
          {id === undefined && query.trim() !== '' && <Results module={module} query={query} hits={hits} />}
          {place?.is === 'chapter' && <Chapter chapter={place.chapter} module={module} meant={hits.meant} />}
          {entry !== undefined && place !== undefined && place.is !== 'chapter' && around !== undefined && (
            <>
              <Entry place={place} module={module} meant={hits.meant} around={around} />
              <About game={game} place={place} module={module} />
            </>
          )}
        </div>
      </RuleLinksProvider>
    </Page>
  );
}

/** A slash leads to the search, arrows to the entries before and after. */
function useReadingKeys(
  field: React.RefObject<HTMLInputElement | null>,
  turns: Readonly<Record<'ArrowLeft' | 'ArrowRight', (() => void) | undefined>>,
): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const focused = document.activeElement;
      if (focused?.matches('input, textarea, select, [popover] *')) return;
      if (event.key === '/') field.current?.focus();
      else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') turns[event.key]?.();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}
