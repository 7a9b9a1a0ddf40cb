import { createContext, type ReactNode, useContext } from 'react';

export interface RuleLinkProps {
  /** The id of a rule or the address of an entry. */
  readonly to: string;
  readonly className?: string;
  readonly label?: string;
  readonly children: ReactNode;
}

/** How one gets from a rule to another one: by a link on a page, by a button where the table must not be left. */
export type RuleLinkComponent = (props: RuleLinkProps) => ReactNode;

const Links = createContext<RuleLinkComponent | undefined>(undefined);

export const RuleLinksProvider = Links.Provider;

export function useRuleLink(): RuleLinkComponent {
  const link = useContext(Links);
  if (link === undefined) throw new Error('a rule is shown where nothing says how to get to others');
  return link;
}
