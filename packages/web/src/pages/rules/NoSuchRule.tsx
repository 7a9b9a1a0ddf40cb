import { findPlace } from '../../rules/outline.ts';
import { useRuleLink } from '../../rules/parts/rule-links.ts';
import type { RulesModule } from '../../rules/rules-module.ts';
import { useLang, useWords } from '../../shell/use-words.ts';
import { useHits } from './use-rules.ts';
import { RULES_PAGE_WORDS } from './words.ts';

interface NoSuchRuleProps {
  readonly game: string;
  readonly id: string;
  readonly module: RulesModule;
}

/** An address that means nothing: what it could have meant. */
export function NoSuchRule({ id, module }: NoSuchRuleProps) {
  const RuleLink = useRuleLink();
  const lang = useLang();
  const say = useWords(RULES_PAGE_WORDS);
  const near = useHits(module.compendium, lang, id.replaceAll('-', ' '))?.entries.slice(0, 5) ?? [];
  const shorter = withoutTail(module, id);
  return (
    <article className="panel rules-entry">
      <h1>{say.noRule(id)}</h1>
      <p className="rules-lead">{say.noRuleHint}</p>
      <ul className="rules-contents">
        {[...(shorter === undefined ? [] : [shorter]), ...near.map(({ entry }) => entry)].map((to) => {
          const place = findPlace(module.compendium, to);
          return place === undefined || place.is === 'chapter' ? undefined : (
            <li key={to}>
              <RuleLink to={to}>
                <i />
                <b>{place.entry.title[lang]}</b>
                <small>{place.entry.lead[lang]}</small>
              </RuleLink>
            </li>
          );
        })}
      </ul>
      <p>
        <RuleLink to="" className="btn">
          {say.toRules}
        </RuleLink>
      </p>
    </article>
  );
}

/** `L5R-3.2.5-z` means nothing, but `L5R-3.2.5` does. */
function withoutTail({ compendium }: RulesModule, id: string): string | undefined {
  const shorter = id.replace(/[-.][^-.]*$/, '');
  return shorter !== id && findPlace(compendium, shorter)?.is === 'rule' ? shorter : undefined;
}
