import { useEffect, useState } from 'react';
import type { RulesModule } from '../../rules/rules-module.ts';
import { useTable } from '../session/context.ts';

/** The rules of the game at this table: on their way, here, or not to be had. */
export function useRules(): RulesModule | 'loading' | undefined {
  const { session } = useTable();
  const [rules, setRules] = useState<RulesModule | 'loading' | undefined>('loading');
  useEffect(() => {
    let isOff = false;
    const arrived = (module: RulesModule | undefined) => {
      if (!isOff) setRules(module);
    };
    session.module.rules().then(arrived, () => arrived(undefined));
    return () => {
      isOff = true;
    };
  }, [session]);
  return rules;
}
