import type { RulesEntry } from '@kronika/kernel';
import { findPlace, headsOf, shortRule } from '../../rules/outline.ts';
import { useRuleLink } from '../../rules/parts/rule-links.ts';
import type { RulesModule } from '../../rules/rules-module.ts';
import { useLang, useWords } from '../../shell/use-words.ts';
import { useHits } from './use-rules.ts';
import { RULES_PAGE_WORDS } from './words.ts';

interface NoSuchRuleProps {
  readonly id: string;
  readonly module: RulesModule;
}

/** An address that means nothing: what it could have meant. */
export function NoSuchRule({ id, module }: NoSuchRuleProps) {
  const RuleLink = useRuleLink();
  const lang = useLang();
  const say = useWords(RULES_PAGE_WORDS);
  const hits = useHits(module.compendium, lang, id.replaceAll('-', ' '))?.entries.slice(0, MOST_NEAR) ?? [];
  const near = nearTo(module, [withoutTail(module, id) ?? '', ...hits.map(({ entry }) => entry)]);
  return (
    <article className="panel rules-entry">
      <h1>{say.noRule(id)}</h1>
      <p className="rules-lead">{say.noRuleHint(module.numbers.step, module.numbers.keyword)}</p>
      <ol className="rules-contents">
        {[...near].map(([to, entry]) => (
          <li key={to}>
            <RuleLink to={to}>
              <i>{headsOf(entry).slice(0, 1).map(shortRule)}</i>
              <b>{entry.title[lang]}</b>
              <small>{entry.lead[lang]}</small>
            </RuleLink>
          </li>
        ))}
      </ol>
      <p>
        <RuleLink to="" className="btn">
          {say.toRules}
        </RuleLink>
      </p>
    </article>
  );
}

/** How many are offered. */
const MOST_NEAR = 5;

/** The entries behind some addresses, each once. */
function nearTo({ compendium }: RulesModule, addresses: readonly string[]): ReadonlyMap<string, RulesEntry> {
  const near = new Map<string, RulesEntry>();
  for (const address of addresses) {
    const place = findPlace(compendium, address);
    if (place === undefined || place.is === 'chapter' || [...near.values()].includes(place.entry)) continue;
    near.set(address, place.entry);
  }
  return near;
}

/** `GAME-3.2.5-z` means nothing, but `GAME-3.2.5` does. */
function withoutTail({ compendium }: RulesModule, id: string): string | undefined {
  const shorter = id.replace(/[-.][^-.]*$/, '');
  return shorter !== id && findPlace(compendium, shorter)?.is === 'rule' ? shorter : undefined;
}
