import type { ReactNode } from 'react';
import type { TableConnection } from '../../client/connection.ts';
import { Loading } from '../../shell/Loading.tsx';
import { useLang } from '../../shell/use-words.ts';
import { MissingTable } from './MissingTable.tsx';
import { useConnectionState } from './use-connections.ts';

interface ConnectedProps {
  readonly connection: TableConnection;
  readonly children: ReactNode;
}

/** Shows the table once something is known of it. A line that breaks later is the table's own business. */
export function Connected({ connection, children }: ConnectedProps) {
  const lang = useLang();
  const state = useConnectionState(connection);
  if (state.is === 'refused') return <MissingTable because={state.because.text[lang]} />;
  return state.known === undefined ? <Loading /> : children;
}
