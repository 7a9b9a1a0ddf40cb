import { useState } from 'react';
import { findPlace, headsOf, type RulesPlace, rulesAddress, shortRule } from '../../rules/outline.ts';
import { useRuleLink } from '../../rules/parts/rule-links.ts';
import type { RulesModule } from '../../rules/rules-module.ts';
import { RULES_WORDS } from '../../rules/words.ts';
import { useLang, useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { RULES_PAGE_WORDS } from './words.ts';

interface AboutProps {
  readonly game: string;
  readonly place: Exclude<RulesPlace, { readonly is: 'chapter' }>;
  readonly module: RulesModule;
}

/** What belongs to an entry: where to read on, which cards speak about it, where it comes from. */
export function About({ game, place, module }: AboutProps) {
  const say = useWords(RULES_PAGE_WORDS);
  const lang = useLang();
  const { entry } = place;
  const readings = entry.clauses.filter(({ reading }) => reading === 'interpretation').length;
  return (
    <aside className="rules-about">
      <SeeAlso entry={place.entry} module={module} />
      <Speaking key={entry.id} entry={entry} module={module} />
      <section className="panel">
        <h2>{say.source}</h2>
        <p>{module.source[lang]}</p>
        {readings > 0 && <p>{say.interpretations(readings)}</p>}
        <CopyLink key={entry.id} address={rulesAddress(game, place.is === 'rule' ? place.rule : entry.id)} />
      </section>
    </aside>
  );
}

type WithEntry = { readonly entry: AboutProps['place']['entry']; readonly module: RulesModule };

function SeeAlso({ entry, module }: WithEntry) {
  const RuleLink = useRuleLink();
  const lang = useLang();
  const others = (entry.see ?? []).flatMap((id) => {
    const found = findPlace(module.compendium, id);
    return found?.is === 'entry' ? [found.entry] : [];
  });
  if (others.length === 0) return undefined;
  return (
    <section className="panel">
      <h2>{RULES_WORDS[lang].seeAlso}</h2>
      <ul className="rules-see">
        {others.map((other) => (
          <li key={other.id}>
            <RuleLink to={other.id}>
              {other.title[lang]}
              <span className="rule-id">{headsOf(other).slice(0, 1).map(shortRule)}</span>
              <small>{other.lead[lang]}</small>
            </RuleLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How many cards are shown before somebody asks for all. */
const FIRST_CARDS = 4;

function Speaking({ entry, module }: WithEntry) {
  const lang = useLang();
  const say = useWords(RULES_PAGE_WORDS);
  const [shown, setShown] = useState<'some' | 'all'>('some');
  const cards = module.cardsAbout(entry);
  if (cards.length === 0) return undefined;
  const { Thumb } = module;
  return (
    <section className="panel">
      <h2>{say.cards}</h2>
      <ul className="rules-cards">
        {(shown === 'all' ? cards : cards.slice(0, FIRST_CARDS)).map(({ printed, text }) => (
          <li key={printed}>
            <Thumb printed={printed} />
            <div>
              <h3>{module.nameOf(printed)[lang]}</h3>
              <small>{text[lang]}</small>
            </div>
          </li>
        ))}
      </ul>
      {shown === 'some' && cards.length > FIRST_CARDS && (
        <button type="button" className="btn ghost" onClick={() => setShown('all')}>
          {say.allCards(cards.length)}
        </button>
      )}
    </section>
  );
}

function CopyLink({ address }: { readonly address: string }) {
  const say = useWords(RULES_PAGE_WORDS);
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(`${location.origin}${address}`).then(
      () => setSaid(say.copied),
      () => setSaid(say.copyFailed),
    );
  return (
    <p className="rules-copy">
      <button type="button" className="btn" onClick={copy}>
        <Icon name="linked-rings" />
        {say.copy}
      </button>
      <span role="status">{said}</span>
    </p>
  );
}
