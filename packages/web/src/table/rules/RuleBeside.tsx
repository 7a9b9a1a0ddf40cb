import { useEffect, useId, useRef } from 'react';
import { findPlace } from '../../rules/outline.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { Sheet } from '../Sheet.tsx';
import { useTable } from '../session/context.ts';
import { RuleEntry } from './RuleEntry.tsx';
import { useRules } from './use-rules.ts';

interface RuleProps {
  /** The id of a rule, or the address of an entry. */
  readonly rule: string;
}

/** How the rule is headed: by its name, once it is here. */
function useHeading(rule: string): string {
  const { lang, words } = useTable();
  const rules = useRules();
  const place = rules === 'loading' || rules === undefined ? undefined : findPlace(rules.compendium, rule);
  return place === undefined ? words.rule(rule) : (place.is === 'chapter' ? place.chapter : place.entry).title[lang];
}

/** A rule over the log: one reads it while the match goes on. */
export function RuleBeside({ rule }: RuleProps) {
  const { session, words } = useTable();
  const title = useHeading(rule);
  const heading = useId();
  const box = useRef<HTMLElement>(null);
  // The focus comes here and goes back to where the rule was asked for.
  useEffect(() => {
    const before = document.activeElement;
    box.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard
    <section ref={box} className="panel rule-beside" aria-labelledby={heading} tabIndex={0}>
      <header>
        <h2 id={heading}>{title}</h2>
        <button type="button" className="tool" aria-label={words.close} onClick={() => session.close()}>
          <Icon name="x-cross" />
        </button>
      </header>
      <RuleEntry rule={rule} />
    </section>
  );
}

/** On a phone it comes from below, as the log does. */
export function RuleSheet({ rule }: RuleProps) {
  return (
    <Sheet title={useHeading(rule)}>
      <div className="rule-beside">
        <RuleEntry rule={rule} />
      </div>
    </Sheet>
  );
}
