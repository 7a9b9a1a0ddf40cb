import type { TableSummary } from '@kronika/protocol';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { RefusedError } from '../../client/refused-error.ts';
import { namePreference } from '../../shell/preferences/preferences.ts';
import { useLang, useWords } from '../../shell/use-words.ts';
import { SHELL_WORDS } from '../../shell/words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { MATCH_WORDS } from '../match/words.ts';
import type { ChroniclePlace } from './place.ts';
import { CHRONICLE_WORDS } from './words.ts';

interface StartNextProps {
  readonly at: ChroniclePlace;
  readonly last: TableSummary;
  readonly number: number;
}

/** Begins the next match of a chronicle with one click; other players are chosen on the page of a new match. */
export function StartNext({ at, last, number }: StartNextProps) {
  const say = useWords(CHRONICLE_WORDS);
  const shell = useWords(SHELL_WORDS);
  const { player } = useWords(MATCH_WORDS);
  const lang = useLang();
  const [, navigate] = useLocation();
  const [state, setState] = useState<'idle' | 'founding' | { readonly failed: string }>('idle');
  const start = () => {
    setState('founding');
    const mine = namePreference.get().trim() || player(1);
    const founded = import('./found-next.ts').then(({ foundNext }) => foundNext(at, last, mine));
    founded.then(navigate, (error: unknown) =>
      setState({ failed: error instanceof RefusedError ? error.because.text[lang] : shell.unreachable }),
    );
  };
  return (
    <div className="chronicle-start">
      {typeof state === 'object' && <p role="alert">{state.failed}</p>}
      <button type="button" className="btn main" disabled={state === 'founding'} onClick={start}>
        <Icon name="x-play" />
        {state === 'founding' ? say.starting : say.start(number)}
      </button>
      <Link className="btn ghost" href={`/new?game=${last.game}&follows=${at}:${last.table}`}>
        {say.otherPlayers}
      </Link>
    </div>
  );
}
