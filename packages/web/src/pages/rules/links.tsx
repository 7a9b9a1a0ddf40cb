import { Link } from 'wouter';
import { rulesAddress } from '../../rules/outline.ts';
import type { RuleLinkComponent } from '../../rules/parts/rule-links.ts';

/** On a page rules lead to one another by links, which keep what was searched for. */
export function linksIn(game: string, query: string): RuleLinkComponent {
  return function RuleLink({ to, className, label, children }) {
    return (
      <Link href={rulesAddress(game, to, query)} className={className} aria-label={label}>
        {children}
      </Link>
    );
  };
}
