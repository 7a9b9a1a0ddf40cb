import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import type { TableConnection } from '../../client/connection.ts';
import { Loading } from '../../shell/Loading.tsx';
import { Preferences } from '../../shell/preferences/Preferences.tsx';
import { animationPreference } from '../../shell/preferences/preferences.ts';
import { useStored } from '../../shell/preferences/use-stored.ts';
import { useLang } from '../../shell/use-words.ts';
import type { TableProps } from '../../table/props.ts';
import '../../shell/parts/field.css';
import { loadTable } from './load-table.ts';

const Table = lazy(loadTable);

interface PlayingProps extends Pick<TableProps, 'rematchTo' | 'lookThrough'> {
  readonly connection: TableConnection;
}

/** The table itself; it is loaded when somebody sits down. */
export function Playing({ connection, rematchTo, lookThrough }: PlayingProps) {
  const [, navigate] = useLocation();
  const animation = useStored(animationPreference);
  return (
    <Suspense fallback={<Loading />}>
      <Table
        connection={connection}
        lang={useLang()}
        settings={{ animation }}
        preferences={<Preferences />}
        leave={() => navigate('/')}
        rematchTo={rematchTo}
        {...(lookThrough === undefined ? {} : { lookThrough })}
      />
    </Suspense>
  );
}
