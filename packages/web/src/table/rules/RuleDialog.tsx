import { useEffect, useState } from 'react';
import { Dialog } from '../overlay/Dialog.tsx';
import { useTable } from '../session/context.ts';
import { type FoundRule, findRule } from './find-rule.ts';

/** A rule with what stands around it, without leaving the table. */
export function RuleDialog({ rule }: { readonly rule: string }) {
  const { session, lang, words, showRule } = useTable();
  const [found, setFound] = useState<FoundRule | 'loading' | undefined>('loading');
  useEffect(() => {
    let isOff = false;
    session.module.rules().then(
      (compendium) => {
        if (!isOff) setFound(findRule(compendium, rule));
      },
      () => setFound(undefined),
    );
    return () => {
      isOff = true;
    };
  }, [session, rule]);
  const title = found === 'loading' || found === undefined ? words.rule(rule) : found.entry.title[lang];
  return (
    <Dialog title={title} onClose={() => session.close()}>
      {found === undefined && <p className="quiet">{words.noRule}</p>}
      {found !== 'loading' && found !== undefined && (
        <>
          <p>{found.entry.lead[lang]}</p>
          <ul className="clauses">
            {found.entry.clauses.map((clause) => (
              <li
                key={clause.rule}
                className={clause.rule === rule ? 'on' : ''}
                aria-current={clause.rule === rule ? true : undefined}
              >
                <small>{clause.rule}</small>
                {clause.text[lang]}
              </li>
            ))}
          </ul>
        </>
      )}
      {showRule !== undefined && (
        <div className="boxgo">
          <button type="button" className="btn" onClick={() => showRule(rule)}>
            {words.allRules}
          </button>
        </div>
      )}
    </Dialog>
  );
}
