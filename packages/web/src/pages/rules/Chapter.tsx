import type { RulesChapter } from '@kronika/kernel';
import { headsOf, shortRule } from '../../rules/outline.ts';
import { MarkedText } from '../../rules/parts/RuleText.tsx';
import { useRuleLink } from '../../rules/parts/rule-links.ts';
import type { RulesModule } from '../../rules/rules-module.ts';
import type { Hits } from '../../rules/search/search.ts';
import { useLang } from '../../shell/use-words.ts';
import { Crumbs } from './Crumbs.tsx';

interface ChapterProps {
  readonly chapter: RulesChapter;
  readonly module: RulesModule;
  readonly meant: Hits['meant'];
}

/** What stands in a chapter. */
export function Chapter({ chapter, module, meant }: ChapterProps) {
  const RuleLink = useRuleLink();
  const lang = useLang();
  const other = lang === 'pl' ? 'en' : 'pl';
  const number = module.compendium.indexOf(chapter) + 1;
  return (
    <article className="panel rules-entry">
      <Crumbs compendium={module.compendium} chapter={chapter} />
      <h1>
        {chapter.title[lang]}{' '}
        {chapter.title[other] !== chapter.title[lang] && <small lang={other}>{chapter.title[other]}</small>}
      </h1>
      <ol className="rules-contents">
        {chapter.entries.map((entry, at) => (
          <li key={entry.id}>
            <RuleLink to={entry.id}>
              <i>{`${number}.${at + 1}`}</i>
              <b>
                <MarkedText text={entry.title[lang]} lang={lang} meant={meant} />{' '}
                {headsOf(entry).map((rule) => (
                  <span key={rule} className="rule-id">
                    {shortRule(rule)}
                  </span>
                ))}
              </b>
              <small>
                <MarkedText text={entry.lead[lang]} lang={lang} meant={meant} />
              </small>
            </RuleLink>
          </li>
        ))}
      </ol>
    </article>
  );
}
