import { useEffect, useRef } from 'react';
import { headsOf, type NumberedEntry, type RulesPlace } from '../../rules/outline.ts';
import { Clauses } from '../../rules/parts/Clauses.tsx';
import { Example } from '../../rules/parts/Example.tsx';
import { MarkedText, RuleText } from '../../rules/parts/RuleText.tsx';
import { useRuleLink } from '../../rules/parts/rule-links.ts';
import type { RulesModule } from '../../rules/rules-module.ts';
import type { Hits } from '../../rules/search/search.ts';
import { useLang, useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { Crumbs } from './Crumbs.tsx';
import { RULES_PAGE_WORDS } from './words.ts';

interface EntryProps {
  readonly place: Exclude<RulesPlace, { readonly is: 'chapter' }>;
  readonly module: RulesModule;
  readonly meant: Hits['meant'];
  readonly around: { readonly before: NumberedEntry | undefined; readonly after: NumberedEntry | undefined };
}

/** More numbers than these do not fit beside the way to the entry. */
const MOST_NUMBERS = 4;

/** Everything about one thing: its rules, and examples where one needs them. */
export function Entry({ place, module, meant, around }: EntryProps) {
  const RuleLink = useRuleLink();
  const lang = useLang();
  const other = lang === 'pl' ? 'en' : 'pl';
  const { entry, chapter } = place;
  const asked = place.is === 'rule' ? place.clauses.map(({ rule }) => rule) : [];
  // A rule without its letter may be the whole of the entry: then there is nothing to point at.
  const current = asked.length === entry.clauses.length && asked.length > 1 ? [] : asked;
  const article = useRef<HTMLElement>(null);
  const [first] = current;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry is why it scrolls
  useEffect(() => {
    const clause = first === undefined ? null : document.getElementById(first);
    if (clause === null) scrollTo({ top: 0 });
    else clause.scrollIntoView({ block: 'center' });
  }, [entry.id, first]);
  return (
    <article ref={article} className="panel rules-entry">
      <Crumbs compendium={module.compendium} chapter={chapter}>
        <span className="rules-numbers">
          {headsOf(entry)
            .slice(0, MOST_NUMBERS)
            .map((rule) => (
              <RuleLink key={rule} to={rule} className="rule-id">
                {rule}
              </RuleLink>
            ))}
        </span>
      </Crumbs>
      <h1>
        <MarkedText text={entry.title[lang]} lang={lang} meant={meant} />{' '}
        {entry.title[other] !== entry.title[lang] && <small lang={other}>{entry.title[other]}</small>}
      </h1>
      <p className="rules-lead">
        <RuleText text={entry.lead} lang={lang} meant={meant} compendium={module.compendium} />
      </p>
      <Clauses
        entry={entry}
        module={module}
        lang={lang}
        meant={meant}
        current={current}
        under={(examples) =>
          examples.map((example) => (
            <Example key={example.text.en} example={example} module={module} lang={lang} meant={meant} heading="h2" />
          ))
        }
      />
      <Turn around={around} />
    </article>
  );
}

function Turn({ around: { before, after } }: Pick<EntryProps, 'around'>) {
  const RuleLink = useRuleLink();
  const lang = useLang();
  const say = useWords(RULES_PAGE_WORDS);
  return (
    <div className="rules-turn">
      {before === undefined ? (
        <span />
      ) : (
        <RuleLink to={before.entry.id}>
          <Icon name="x-back" />
          <span>
            <small>{`${say.before} · ${before.number}`}</small>
            {before.entry.title[lang]}
          </span>
        </RuleLink>
      )}
      {after !== undefined && (
        <RuleLink to={after.entry.id}>
          <span>
            <small>{`${say.after} · ${after.number}`}</small>
            {after.entry.title[lang]}
          </span>
          <Icon name="x-step" />
        </RuleLink>
      )}
    </div>
  );
}
