import { findPlace, headsOf, type RulesPlace, shortRule } from '../../rules/outline.ts';
import { MarkedText } from '../../rules/parts/RuleText.tsx';
import { useRuleLink } from '../../rules/parts/rule-links.ts';
import type { RulesModule } from '../../rules/rules-module.ts';
import type { FoundEntry, Hits } from '../../rules/search/search.ts';
import { useLang, useWords } from '../../shell/use-words.ts';
import { RULES_PAGE_WORDS } from './words.ts';

interface ResultsProps {
  readonly module: RulesModule;
  readonly query: string;
  readonly hits: Hits;
}

/** More entries than these nobody reads; another word finds better ones. */
const MOST_ENTRIES = 30;
/** How many places of an entry are quoted. */
const QUOTED = 3;

/** What was found, the best first. */
export function Results({ module, query, hits }: ResultsProps) {
  const say = useWords(RULES_PAGE_WORDS);
  const rule = findPlace(module.compendium, query);
  const isNothing = rule === undefined && hits.entries.length === 0;
  return (
    <article className="panel rules-entry rules-results">
      <h1>{isNothing ? say.nothingFound(query) : say.resultsFor(query)}</h1>
      {isNothing && <p className="rules-lead">{say.nothingHint(module.numbers.step, module.numbers.keyword)}</p>}
      <ol>
        {rule?.is === 'rule' && <RuleHit rule={rule} />}
        {hits.entries.slice(0, MOST_ENTRIES).map((found) => (
          <EntryHit key={found.entry} found={found} module={module} meant={hits.meant} />
        ))}
      </ol>
    </article>
  );
}

function RuleHit({ rule: { rule, entry, clauses } }: { readonly rule: Extract<RulesPlace, { readonly is: 'rule' }> }) {
  const RuleLink = useRuleLink();
  const lang = useLang();
  const say = useWords(RULES_PAGE_WORDS);
  return (
    <li className="rules-hit">
      <RuleLink to={rule}>
        <b>{`${rule} · ${entry.title[lang]}`}</b>
        <small>{say.ruleItself}</small>
        {clauses.slice(0, QUOTED).map((clause) => (
          <span key={clause.rule}>{clause.text[lang]}</span>
        ))}
      </RuleLink>
    </li>
  );
}

function EntryHit({
  found,
  module,
  meant,
}: { readonly found: FoundEntry } & Pick<ResultsProps, 'module'> & { readonly meant: Hits['meant'] }) {
  const RuleLink = useRuleLink();
  const lang = useLang();
  const place = findPlace(module.compendium, found.entry);
  if (place?.is !== 'entry') return undefined;
  const { entry, chapter } = place;
  const quoted = found.places.flatMap((one) => {
    const said = one.is === 'clause' ? entry.clauses.find(({ rule }) => rule === one.rule) : undefined;
    return said === undefined ? [] : [said];
  });
  const other = lang === 'pl' ? 'en' : 'pl';
  return (
    <li className="rules-hit">
      <RuleLink to={entry.id}>
        <b>
          <MarkedText text={entry.title[lang]} lang={lang} meant={meant} />{' '}
          {meant[other].size > 0 && (
            <span lang={other} className="rules-other">
              <MarkedText text={entry.title[other]} lang={other} meant={meant} />
            </span>
          )}
        </b>
        <small>{`${chapter.title[lang]} · ${headsOf(entry).slice(0, 3).map(shortRule).join(', ')}`}</small>
        {quoted.length === 0 && (
          <span>
            <MarkedText text={entry.lead[lang]} lang={lang} meant={meant} />
          </span>
        )}
        {quoted.slice(0, QUOTED).map(({ rule, text }) => (
          <span key={rule}>
            <span className="rule-id">{shortRule(rule)}</span>{' '}
            <MarkedText text={text[lang]} lang={lang} meant={meant} />
          </span>
        ))}
      </RuleLink>
    </li>
  );
}
