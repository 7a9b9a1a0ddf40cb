import { useEffect, useMemo, useRef } from 'react';
import { findPlace, rulesAddress } from '../../rules/outline.ts';
import { Clauses } from '../../rules/parts/Clauses.tsx';
import { Example } from '../../rules/parts/Example.tsx';
import { type RuleLinkComponent, RuleLinksProvider } from '../../rules/parts/rule-links.ts';
import { NO_HITS } from '../../rules/search/search.ts';
import { RULES_WORDS } from '../../rules/words.ts';
import { useSession, useTable } from '../session/context.ts';
import { useRules } from './use-rules.ts';

/** What an entry says: the clauses first, the examples folded, then where to read on. */
export function RuleEntry({ rule }: { readonly rule: string }) {
  const { session, lang, words } = useTable();
  const rules = useRules();
  const game = useSession(({ known }) => known?.document.game ?? '');
  const link = useMemo<RuleLinkComponent>(
    () =>
      function RuleLink({ to, className, label, children }) {
        return (
          <button
            type="button"
            className={className}
            aria-label={label}
            onClick={() => session.open({ is: 'rule', rule: to })}
          >
            {children}
          </button>
        );
      },
    [session],
  );
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another rule is why it scrolls
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [rule, rules]);
  if (rules === 'loading') return undefined;
  const place = rules === undefined ? undefined : findPlace(rules.compendium, rule);
  if (rules === undefined || place === undefined || place.is === 'chapter')
    return <p className="quiet">{words.noRule}</p>;
  const { entry } = place;
  const said = RULES_WORDS[lang];
  const examples = entry.examples ?? [];
  const others = (entry.see ?? []).flatMap((id) => {
    const other = findPlace(rules.compendium, id);
    return other?.is === 'entry' ? [other.entry] : [];
  });
  return (
    <RuleLinksProvider value={link}>
      <div ref={list} className="rule-beside-text">
        <p className="rule-beside-lead">{entry.lead[lang]}</p>
        <Clauses
          entry={entry}
          module={rules}
          lang={lang}
          meant={NO_HITS.meant}
          current={place.is === 'rule' ? place.clauses.map((clause) => clause.rule) : []}
        />
        {examples.length > 0 && (
          <details>
            <summary>{said.examples(examples.length)}</summary>
            {examples.map((example) => (
              <Example
                key={example.text.en}
                example={example}
                module={rules}
                lang={lang}
                meant={NO_HITS.meant}
                heading="h3"
              />
            ))}
          </details>
        )}
        {others.length > 0 && (
          <>
            <h3>{said.seeAlso}</h3>
            <ul className="rule-beside-see">
              {others.map(({ id, title }) => (
                <li key={id}>
                  <button type="button" className="btn" onClick={() => session.open({ is: 'rule', rule: id })}>
                    {title[lang]}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
        <a
          className="rule-beside-all"
          href={rulesAddress(game, place.is === 'rule' ? place.rule : entry.id)}
          target="_blank"
          rel="noreferrer"
        >
          {words.allRules}
        </a>
      </div>
    </RuleLinksProvider>
  );
}
