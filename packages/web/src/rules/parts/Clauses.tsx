import type { Lang, RulesEntry, WorkedExample } from '@kronika/kernel';
import type { ReactNode } from 'react';
import { shortRule } from '../outline.ts';
import type { RulesModule } from '../rules-module.ts';
import type { Hits } from '../search/search.ts';
import { RULES_WORDS } from '../words.ts';
import { RuleText } from './RuleText.tsx';
import { useRuleLink } from './rule-links.ts';
import './parts.css';

interface ClausesProps {
  readonly entry: RulesEntry;
  readonly module: RulesModule;
  readonly lang: Lang;
  readonly meant: Hits['meant'];
  /** The rules that were asked for. */
  readonly current: readonly string[];
  /** What stands under a clause. */
  readonly under?: (examples: readonly WorkedExample[]) => ReactNode;
}

/** The rules of an entry, each with its id. */
export function Clauses({ entry, module, lang, meant, current, under }: ClausesProps) {
  const RuleLink = useRuleLink();
  const words = RULES_WORDS[lang];
  return (
    <ul className="rule-clauses">
      {entry.clauses.map(({ rule, text, reading }) => {
        const examples = (entry.examples ?? []).filter((example) => example.rule === rule);
        return (
          <li key={rule} id={rule} aria-current={current.includes(rule) ? true : undefined}>
            <RuleLink to={rule} className="rule-id" label={rule}>
              {shortRule(rule)}
            </RuleLink>
            <p>
              <RuleText text={text} lang={lang} meant={meant} compendium={module.compendium} />
              {reading === 'interpretation' && (
                <>
                  {' '}
                  <span className="rule-reading" title={words.interpretationHint}>
                    {words.interpretation}
                  </span>
                </>
              )}
            </p>
            {examples.length > 0 && under?.(examples)}
          </li>
        );
      })}
    </ul>
  );
}
