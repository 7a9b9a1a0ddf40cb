import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { hasPart, OFFERED_GAMES } from '../../games/parts.ts';
import { type RulesPlace, rulesAddress } from '../../rules/outline.ts';
import { useRuleLink } from '../../rules/parts/rule-links.ts';
import type { RulesModule } from '../../rules/rules-module.ts';
import type { Hits } from '../../rules/search/search.ts';
import { useLang, useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { useMedia } from '../../table/motion/pace.ts';
import { RULES_PAGE_WORDS } from './words.ts';

interface TreeProps {
  readonly module: RulesModule;
  readonly game: string;
  readonly query: string;
  readonly hits: Hits | undefined;
  readonly counts: ReadonlyMap<string, number>;
  readonly place: RulesPlace | undefined;
  readonly field: RefObject<HTMLInputElement | null>;
  ask(query: string): void;
  openBest(): void;
}

/** All rules at a glance, with how many places were found in each part. */
export function Tree(props: TreeProps) {
  const { game, module, query, hits, field, ask, openBest, place } = props;
  const say = useWords(RULES_PAGE_WORDS);
  const isNarrow = useMedia('(max-width: 899px)');
  const [opened, setOpened] = useState<'opened' | 'folded'>('folded');
  // Whoever opened a rule wants to read it, and not the tree above it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is why it folds
  useEffect(() => setOpened('folded'), [place]);
  return (
    <nav className="panel rules-tree" aria-label={say.tree}>
      {(!isNarrow || opened === 'opened') && <GameChoice game={game} />}
      <div className="rules-search">
        <Icon name="magnifying-glass" />
        <input
          ref={field}
          type="search"
          aria-label={say.search}
          placeholder={say.searchHint(module.numbers.step)}
          value={query}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => ask(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') openBest();
            if (event.key === 'Escape' && query !== '') ask('');
          }}
        />
        {hits !== undefined && (
          <Link href={rulesAddress(game, '', query)} className="rules-found" title={say.toResults}>
            {say.placesShort(hits.places)}
          </Link>
        )}
      </div>
      <p className="vh" role="status">
        {hits === undefined ? '' : say.places(hits.places)}
      </p>
      {isNarrow && (
        <button
          type="button"
          className="btn rules-fold"
          aria-expanded={opened === 'opened'}
          onClick={() => setOpened(opened === 'opened' ? 'folded' : 'opened')}
        >
          <Icon name={opened === 'opened' ? 'x-up' : 'x-down'} />
          {say.openTree}
        </button>
      )}
      {(!isNarrow || opened === 'opened') && <Branches {...props} />}
    </nav>
  );
}

function GameChoice({ game }: { readonly game: string }) {
  const lang = useLang();
  const say = useWords(RULES_PAGE_WORDS);
  return (
    <ul className="rules-games" aria-label={say.games}>
      {OFFERED_GAMES.map(({ id, name, shortName }) => (
        <li key={id}>
          {hasPart(id, 'rules') ? (
            <Link href={rulesAddress(id)} aria-current={id === game ? 'true' : undefined} title={name[lang]}>
              {shortName ?? name[lang]}
            </Link>
          ) : (
            <span title={`${name[lang]}: ${say.inPreparation}`}>{shortName ?? name[lang]}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Branches({ module, counts, place }: Pick<TreeProps, 'module' | 'counts' | 'place'>) {
  const RuleLink = useRuleLink();
  const lang = useLang();
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is why it scrolls
  useEffect(() => {
    const [tree, here] = [list.current, list.current?.querySelector('.here')];
    if (tree === null || !(here instanceof HTMLElement)) return;
    const { top, bottom } = here.getBoundingClientRect();
    const box = tree.getBoundingClientRect();
    // Only the tree moves, never the page.
    if (top < box.top || bottom > box.bottom) tree.scrollTop += top - box.top - box.height / 3;
  }, [place]);
  return (
    <ol ref={list} className="rules-branches">
      {module.compendium.map((chapter, at) => {
        const isOpen = place?.chapter.id === chapter.id;
        return (
          <li key={chapter.id} className={isOpen ? 'open' : undefined}>
            <span className={place?.is === 'chapter' && isOpen ? 'rules-branch here' : 'rules-branch'}>
              <RuleLink to={chapter.id}>
                <i>{at + 1}</i>
                <span>{chapter.title[lang]}</span>
              </RuleLink>
              <Count count={counts.get(chapter.id)} />
            </span>
            {isOpen && (
              <ol>
                {chapter.entries.map((entry, below) => (
                  <li key={entry.id}>
                    <span
                      className={
                        place?.is !== 'chapter' && place?.entry.id === entry.id ? 'rules-branch here' : 'rules-branch'
                      }
                    >
                      <RuleLink to={entry.id}>
                        <i>{`${at + 1}.${below + 1}`}</i>
                        <span>{entry.title[lang]}</span>
                      </RuleLink>
                      <Count count={counts.get(entry.id)} />
                    </span>
                  </li>
                ))}
              </ol>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Count({ count }: { readonly count: number | undefined }) {
  const say = useWords(RULES_PAGE_WORDS);
  if (count === undefined) return undefined;
  return (
    <em>
      <span aria-hidden>{count}</span>
      <span className="vh">{say.places(count)}</span>
    </em>
  );
}
