import type { Compendium, RulesChapter } from '@kronika/kernel';
import type { ReactNode } from 'react';
import { useRuleLink } from '../../rules/parts/rule-links.ts';
import { useLang, useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { RULES_PAGE_WORDS } from './words.ts';

interface CrumbsProps {
  readonly compendium: Compendium;
  readonly chapter: RulesChapter;
  /** What stands after the way. */
  readonly children?: ReactNode;
}

/** The way from the whole of the rules to here. */
export function Crumbs({ compendium, chapter, children }: CrumbsProps) {
  const RuleLink = useRuleLink();
  const lang = useLang();
  const say = useWords(RULES_PAGE_WORDS);
  const number = compendium.findIndex(({ id }) => id === chapter.id) + 1;
  return (
    <nav className="rules-crumbs" aria-label={say.crumbs}>
      <RuleLink to="">{say.title}</RuleLink>
      <Icon name="x-chev" />
      <RuleLink to={chapter.id}>{`${number}. ${chapter.title[lang]}`}</RuleLink>
      {children}
    </nav>
  );
}
