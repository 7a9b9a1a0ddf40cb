import type { OathView } from '@kronika/oath';
import { useMemo } from 'react';
import type { BesideProps } from '../../../table/board-module.ts';
import { Agreements } from './Agreements.tsx';
import { BoardScopeProvider } from './scope.ts';
import { Threats } from './Threats.tsx';
import { BOARD_WORDS } from './words.ts';

/** Beside the map: who may win, what was promised, and what was touched last. */
export function Beside({ view, lang, near, inspector }: BesideProps<OathView>) {
  const scope = useMemo(() => ({ lang, words: BOARD_WORDS[lang], near }), [lang, near]);
  return (
    <BoardScopeProvider value={scope}>
      <div className="oa-beside">
        <Threats view={view} />
        {view.agreements.length > 0 && <Agreements view={view} />}
        {inspector}
      </div>
    </BoardScopeProvider>
  );
}
