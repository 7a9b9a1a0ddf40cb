import { useEffect, useState } from 'react';
import { Dialog } from '../../shell/parts/Dialog.tsx';
import { useWords } from '../../shell/use-words.ts';
import { type FoundRule, findRule } from '../../table/rules/find-rule.ts';
import { useBuilding } from '../context.ts';
import { DECK_WORDS } from '../words.ts';
import './rule-dialog.css';

/** A rule with what stands around it, without leaving the deck. */
export function RuleDialog({ rule, onClose }: { readonly rule: string; onClose(): void }) {
  const { module, lang } = useBuilding();
  const say = useWords(DECK_WORDS);
  const [found, setFound] = useState<FoundRule | 'loading' | undefined>('loading');
  useEffect(() => {
    let isWanted = true;
    module.rules().then(
      (compendium) => isWanted && setFound(findRule(compendium, rule)),
      () => isWanted && setFound(undefined),
    );
    return () => {
      isWanted = false;
    };
  }, [module, rule]);
  const title = found === 'loading' || found === undefined ? rule : found.entry.title[lang];
  return (
    <Dialog title={title} onClose={onClose}>
      {found === undefined && <p>{say.noRule}</p>}
      {found !== 'loading' && found !== undefined && (
        <>
          <p>{found.entry.lead[lang]}</p>
          <ul className="rule-clauses">
            {found.entry.clauses.map((clause) => (
              <li key={clause.rule} aria-current={clause.rule === rule ? true : undefined}>
                <small>{clause.rule}</small>
                {clause.text[lang]}
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
