import { useEffect, useMemo, useState } from 'react';
import { partOf } from '../../games/parts.ts';
import { findPlace, rulesAddress } from '../../rules/outline.ts';
import { Clauses } from '../../rules/parts/Clauses.tsx';
import { type RuleLinkComponent, RuleLinksProvider } from '../../rules/parts/rule-links.ts';
import type { RulesModule } from '../../rules/rules-module.ts';
import { NO_HITS } from '../../rules/search/search.ts';
import { Dialog } from '../../shell/parts/Dialog.tsx';
import { useWords } from '../../shell/use-words.ts';
import { useBuilding } from '../context.ts';
import { DECK_WORDS } from '../words.ts';
import './rule-dialog.css';

/** A rule with what stands around it, without leaving the deck. */
export function RuleDialog({ rule, onClose }: { readonly rule: string; onClose(): void }) {
  const { module, lang, open } = useBuilding();
  const say = useWords(DECK_WORDS);
  const rules = useRules(module.game);
  const link = useMemo<RuleLinkComponent>(
    () =>
      function RuleLink({ to, className, label, children }) {
        return (
          <button type="button" className={className} aria-label={label} onClick={() => open({ is: 'rule', rule: to })}>
            {children}
          </button>
        );
      },
    [open],
  );
  const place = rules === 'loading' || rules === undefined ? undefined : findPlace(rules.compendium, rule);
  const isFound = place !== undefined && place.is !== 'chapter';
  return (
    <Dialog title={isFound ? place.entry.title[lang] : rule} onClose={onClose}>
      {rules !== 'loading' && !isFound && <p>{say.noRule}</p>}
      {rules !== 'loading' && rules !== undefined && isFound && (
        <RuleLinksProvider value={link}>
          <div className="rule-dialog">
            <p>{place.entry.lead[lang]}</p>
            <Clauses
              entry={place.entry}
              module={rules}
              lang={lang}
              meant={NO_HITS.meant}
              current={place.is === 'rule' ? place.clauses.map((clause) => clause.rule) : []}
            />
            <a href={rulesAddress(module.game, rule)} target="_blank" rel="noreferrer">
              {say.allRules}
            </a>
          </div>
        </RuleLinksProvider>
      )}
    </Dialog>
  );
}

/** The rules of the game; `undefined` if there are none to read. */
function useRules(game: string): RulesModule | 'loading' | undefined {
  const [rules, setRules] = useState<RulesModule | 'loading' | undefined>('loading');
  useEffect(() => {
    let isWanted = true;
    partOf(game, 'rules').then(
      (found) => isWanted && setRules(found),
      () => isWanted && setRules(undefined),
    );
    return () => {
      isWanted = false;
    };
  }, [game]);
  return rules;
}
