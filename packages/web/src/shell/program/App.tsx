import { lazy, Suspense, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { Lobby } from '../../pages/lobby/Lobby.tsx';
import { BrokenPage } from '../BrokenPage.tsx';
import { Loading } from '../Loading.tsx';
import { NewEdition } from '../offline/NewEdition.tsx';
import { useLang } from '../use-words.ts';
import {
  loadAccount,
  loadCardGallery,
  loadCardPage,
  loadCards,
  loadChroniclePage,
  loadChronicles,
  loadCredits,
  loadDeckPage,
  loadDecks,
  loadDesign,
  loadDeviceReplay,
  loadFileReplay,
  loadFinished,
  loadHelp,
  loadLearn,
  loadLesson,
  loadLocalTable,
  loadNewMatch,
  loadNotFound,
  loadPlayNow,
  loadPuzzle,
  loadPuzzleList,
  loadPuzzles,
  loadReplays,
  loadRules,
  loadSandbox,
  loadServerReplay,
  loadServerTable,
  loadSharedDeck,
  loadStatistics,
} from './loaders.ts';
import { useDecksTogether } from './use-decks-together.ts';

const NewMatch = lazy(loadNewMatch);
const LocalTablePage = lazy(loadLocalTable);
const ServerTablePage = lazy(loadServerTable);
const PlayNow = lazy(loadPlayNow);
const Decks = lazy(loadDecks);
const DeckPage = lazy(loadDeckPage);
const SharedDeck = lazy(loadSharedDeck);
const Cards = lazy(loadCards);
const CardPage = lazy(loadCardPage);
const Learn = lazy(loadLearn);
const LessonPage = lazy(loadLesson);
const Finished = lazy(loadFinished);
const Account = lazy(loadAccount);
const Chronicles = lazy(loadChronicles);
const ChroniclePage = lazy(loadChroniclePage);
const Statistics = lazy(loadStatistics);
const Credits = lazy(loadCredits);
const Help = lazy(loadHelp);
const Design = lazy(loadDesign);
const CardGallery = lazy(loadCardGallery);
const RulesPage = lazy(loadRules);
const SandboxPage = lazy(loadSandbox);
const Puzzles = lazy(loadPuzzles);
const PuzzleList = lazy(loadPuzzleList);
const PuzzlePage = lazy(loadPuzzle);
const Replays = lazy(loadReplays);
const ServerReplay = lazy(loadServerReplay);
const DeviceReplay = lazy(loadDeviceReplay);
const FileReplay = lazy(loadFileReplay);
const NotFound = lazy(loadNotFound);

/** The program in the browser: a page for each address. Everything but the first page is loaded when it is needed. */
export function App() {
  const lang = useLang();
  useDecksTogether();
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
          <Route path="/learn/:game">{({ game }) => <Learn game={game} />}</Route>
          <Route path="/learn/:game/finished">{({ game }) => <Finished game={game} />}</Route>
          <Route path="/learn/:game/:lesson">{({ game, lesson }) => <LessonPage game={game} lesson={lesson} />}</Route>
          <Route path="/puzzles">
            <Puzzles />
          </Route>
          <Route path="/puzzles/:game">{({ game }) => <PuzzleList game={game} />}</Route>
          <Route path="/puzzles/:game/:puzzle">
            {({ game, puzzle }) => <PuzzlePage game={game} puzzle={puzzle} />}
          </Route>
          <Route path="/t/:table">{({ table }) => <ServerTablePage table={table} />}</Route>
          <Route path="/l/:table">{({ table }) => <LocalTablePage table={table} />}</Route>
          <Route path="/decks">
            <Decks />
          </Route>
          <Route path="/decks/shared">
            <SharedDeck />
          </Route>
          <Route path="/decks/:game/:deck">{({ game, deck }) => <DeckPage game={game} deck={deck} />}</Route>
          <Route path="/cards/:game?">{({ game }) => <Cards game={game} />}</Route>
          <Route path="/cards/:game/:card">{({ game, card }) => <CardPage game={game} card={card} />}</Route>
          <Route path="/sandbox/:game">{({ game }) => <SandboxPage game={game} />}</Route>
          <Route path="/replays">
            <Replays />
          </Route>
          <Route path="/replays/file">
            <FileReplay />
          </Route>
          <Route path="/replays/device/:table">{({ table }) => <DeviceReplay table={table} />}</Route>
          <Route path="/r/:table">{({ table }) => <ServerReplay table={table} />}</Route>
          <Route path="/account">
            <Account />
          </Route>
          <Route path="/chronicles">
            <Chronicles />
          </Route>
          <Route path="/chronicles/device/:table">{({ table }) => <ChroniclePage at="device" table={table} />}</Route>
          <Route path="/chronicles/:table">{({ table }) => <ChroniclePage at="server" table={table} />}</Route>
          <Route path="/statistics">
            <Statistics />
          </Route>
          <Route path="/credits">
            <Credits />
          </Route>
          <Route path="/help">
            <Help topic="start" />
          </Route>
          <Route path="/help/keys">
            <Help topic="keys" />
          </Route>
          <Route path="/help/hosting">
            <Help topic="hosting" />
          </Route>
          <Route path="/help/privacy">
            <Help topic="privacy" />
          </Route>
          <Route path="/design">
            <Design />
          </Route>
          <Route path="/design/cards">
            <CardGallery />
          </Route>
          <Route path="/rules/:game?/:id?">{({ game, id }) => <RulesPage game={game} id={id} />}</Route>
          <Route>
            <NotFound />
          </Route>
        </Switch>
      </Suspense>
      <NewEdition />
    </BrokenPage>
  );
}
