import type { TableSummary } from '@kronika/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { UnreachableError } from '../../client/requests.ts';
import { usePart } from '../../games/use-part.ts';
import { Page } from '../../shell/Page.tsx';
import { useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import './chronicles.css';
import { type ChroniclePlace, chronicleUpTo } from './place.ts';
import { StartNext } from './StartNext.tsx';
import { CHRONICLE_WORDS } from './words.ts';

interface ChroniclePageProps {
  readonly at: ChroniclePlace;
  readonly table: string;
}

type Chain =
  | { readonly is: 'loading' | 'missing' | 'unreachable' }
  | { readonly is: 'known'; readonly tables: readonly TableSummary[] };

/** The history of matches that continued each other, up to one table. */
export function ChroniclePage({ at, table }: ChroniclePageProps) {
  const say = useWords(CHRONICLE_WORDS);
  const chain = useChain(at, table);
  return (
    <Page title={say.title}>
      <div className="chronicle-page">
        {chain.is === 'loading' && <p role="status">{say.loading}</p>}
        {chain.is === 'missing' && <p role="alert">{say.missing}</p>}
        {chain.is === 'unreachable' && <p role="alert">{say.unreachable}</p>}
        {chain.is === 'known' && <Told at={at} tables={chain.tables} />}
        <p className="chronicle-back">
          <Link href="/chronicles">
            <Icon name="scroll-unfurled" />
            {say.back}
          </Link>
        </p>
      </div>
    </Page>
  );
}

function Told({ at, tables }: { readonly at: ChroniclePlace; readonly tables: readonly TableSummary[] }) {
  const say = useWords(CHRONICLE_WORDS);
  const part = usePart(tables[0]?.game ?? '', 'chronicle');
  const matches = tables.filter(({ result }) => result?.annal !== undefined);
  const last = matches.at(-1);
  const running = tables.at(-1);
  if (part === undefined) return <p role="status">{say.loading}</p>;
  if (last === undefined || running === undefined) return <p>{say.notOver}</p>;
  const number = part.numberOf(last) + 1;
  const start =
    running === last ? (
      <StartNext at={at} last={last} number={number} />
    ) : (
      <Link className="btn main" href={`${at === 'device' ? '/l/' : '/t/'}${running.table}`}>
        {say.goTo(number)}
      </Link>
    );
  return <part.Chronicle matches={matches} start={start} />;
}

function useChain(at: ChroniclePlace, table: string): Chain {
  const [chain, setChain] = useState<Chain>({ is: 'loading' });
  useEffect(() => {
    let isWanted = true;
    setChain({ is: 'loading' });
    chronicleUpTo(at, table).then(
      (tables) => isWanted && setChain(tables.length === 0 ? { is: 'missing' } : { is: 'known', tables }),
      (error: unknown) => isWanted && setChain({ is: error instanceof UnreachableError ? 'unreachable' : 'missing' }),
    );
    return () => {
      isWanted = false;
    };
  }, [at, table]);
  return chain;
}
