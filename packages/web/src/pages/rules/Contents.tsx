import { announcedGame } from '../../games/parts.ts';
import { numbered } from '../../rules/outline.ts';
import { useRuleLink } from '../../rules/parts/rule-links.ts';
import type { RulesModule } from '../../rules/rules-module.ts';
import { useLang, useWords } from '../../shell/use-words.ts';
import { RULES_PAGE_WORDS } from './words.ts';

/** The first page of the rules: what there is. */
export function Contents({ game, module }: { readonly game: string; readonly module: RulesModule }) {
  const RuleLink = useRuleLink();
  const lang = useLang();
  const say = useWords(RULES_PAGE_WORDS);
  const { compendium } = module;
  return (
    <article className="panel rules-entry">
      <h1>{announcedGame(game)?.name[lang] ?? game}</h1>
      <p className="rules-lead">{say.intro}</p>
      <p className="quiet">{say.entries(numbered(compendium).length)}</p>
      <ol className="rules-contents">
        {compendium.map(({ id, title, entries }, at) => (
          <li key={id}>
            <RuleLink to={id}>
              <i>{at + 1}</i>
              <b>{title[lang]}</b>
              <small>{entries.map((entry) => entry.title[lang]).join(' · ')}</small>
            </RuleLink>
          </li>
        ))}
      </ol>
    </article>
  );
}
