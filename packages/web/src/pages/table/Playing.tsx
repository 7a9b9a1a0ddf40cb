import { lazy, Suspense, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import type { TableConnection } from '../../client/connection.ts';
import { announcedGame, hasPart } from '../../games/parts.ts';
import { pageAttention } from '../../shell/attention/page-attention.ts';
import { Loading } from '../../shell/Loading.tsx';
import { Preferences } from '../../shell/preferences/Preferences.tsx';
import { animationPreference, tempoPreference } from '../../shell/preferences/preferences.ts';
import { useStored } from '../../shell/preferences/use-stored.ts';
import { useTitle } from '../../shell/use-title.ts';
import { useLang } from '../../shell/use-words.ts';
import type { TableProps } from '../../table/props.ts';
import '../../shell/parts/field.css';
import { chronicleAddress } from '../chronicles/place.ts';
import { replayAddress } from '../replay/replay-address.ts';
import { loadTable } from './load-table.ts';

const Table = lazy(loadTable);
const ReportDialog = lazy(async () => ({ default: (await import('../report/ReportDialog.tsx')).ReportDialog }));

interface PlayingProps extends Pick<TableProps, 'rematchTo' | 'lookThrough' | 'near' | 'tools' | 'guide'> {
  readonly connection: TableConnection;
  /** Where leaving leads; to the first page if nothing is said. */
  readonly leaveTo?: string;
  /** Which table this is, to watch it again and to report what went wrong; a lesson and a puzzle are none. */
  readonly at?: TableAt;
}

/** A table of this device or of the server. */
export interface TableAt {
  readonly is: 'device' | 'table';
  readonly table: string;
}

/** The table itself; it is loaded when somebody sits down. */
export function Playing({ connection, at, rematchTo, leaveTo = '/', ...ways }: PlayingProps) {
  const [, navigate] = useLocation();
  const animation = useStored(animationPreference);
  const speed = useStored(tempoPreference);
  const tempo = useMemo(() => ({ speed, set: tempoPreference.set }), [speed]);
  useTitle(useTableName(connection));
  const tellsChronicle = hasPart(useGameAt(connection), 'chronicle');
  const [reporting, setReporting] = useState<'not' | 'reporting'>('not');
  return (
    <Suspense fallback={<Loading />}>
      <Table
        connection={connection}
        lang={useLang()}
        settings={{ animation }}
        tempo={tempo}
        preferences={<Preferences />}
        attention={pageAttention}
        leave={() => navigate(leaveTo)}
        rematchTo={rematchTo}
        {...ways}
        {...(at === undefined
          ? {}
          : {
              watchReplay: () => navigate(replayAddress(at)),
              ...(tellsChronicle
                ? {
                    openChronicle: () => navigate(chronicleAddress(at.is === 'device' ? 'device' : 'server', at.table)),
                  }
                : {}),
              reportProblem: () => setReporting('reporting'),
            })}
      />
      {reporting === 'reporting' && at !== undefined && <ReportDialog about={at} close={() => setReporting('not')} />}
    </Suspense>
  );
}

/** Which game is played there; none until that is known. */
function useGameAt(connection: TableConnection): string {
  return useSyncExternalStore(
    (listener) => connection.subscribe(listener),
    () => {
      const state = connection.state();
      return (state.is === 'refused' ? undefined : state.known?.document.game) ?? '';
    },
  );
}

/** What the table is called: by its title, or by its game. */
function useTableName(connection: TableConnection): string {
  const lang = useLang();
  // A plain text: the table is drawn anew only when it is called otherwise.
  return useSyncExternalStore(
    (listener) => connection.subscribe(listener),
    () => {
      const state = connection.state();
      const document = state.is === 'refused' ? undefined : state.known?.document;
      return document?.title ?? announcedGame(document?.game ?? '')?.name[lang] ?? '';
    },
  );
}
