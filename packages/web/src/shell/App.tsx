import { lazy, Suspense, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { loadGameCode } from '../client/load-game-code.ts';
import { Lobby } from '../pages/lobby/Lobby.tsx';
import { BrokenPage } from './BrokenPage.tsx';
import { Loading } from './Loading.tsx';
import { useLang } from './use-words.ts';

const NewMatch = lazy(async () => ({ default: (await import('../pages/setup/NewMatch.tsx')).NewMatch }));
const LocalTablePage = lazy(async () => ({
  default: (await loadGameCode(() => import('../pages/table/LocalTablePage.tsx'))).LocalTablePage,
}));
const ServerTablePage = lazy(async () => ({
  default: (await loadGameCode(() => import('../pages/table/ServerTablePage.tsx'))).ServerTablePage,
}));
const PlayNow = lazy(async () => ({ default: (await import('../pages/play/PlayNow.tsx')).PlayNow }));
const Credits = lazy(async () => ({ default: (await import('../pages/credits/Credits.tsx')).Credits }));
const Design = lazy(async () => ({ default: (await import('../pages/design/Design.tsx')).Design }));
const NotFound = lazy(async () => ({ default: (await import('../pages/not-found/NotFound.tsx')).NotFound }));

/** The program in the browser: a page for each address. Everything but the first page is loaded when it is needed. */
export function App() {
  const lang = useLang();
  useEffect(() => {
    document.documentElement.lang = lang;
  }, [lang]);
  return (
    <BrokenPage>
      <Suspense fallback={<Loading />}>
        <Switch>
          <Route path="/">
            <Lobby />
          </Route>
          <Route path="/new">
            <NewMatch />
          </Route>
          <Route path="/play/:game">{({ game }) => <PlayNow game={game} />}</Route>
          <Route path="/t/:table">{({ table }) => <ServerTablePage table={table} />}</Route>
          <Route path="/l/:table">{({ table }) => <LocalTablePage table={table} />}</Route>
          <Route path="/credits">
            <Credits />
          </Route>
          <Route path="/design">
            <Design />
          </Route>
          <Route>
            <NotFound />
          </Route>
        </Switch>
      </Suspense>
    </BrokenPage>
  );
}
