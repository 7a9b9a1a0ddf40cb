import type { SeatId } from '@kronika/kernel';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '../sprite/Icon.tsx';
import { Attend } from './attention/Attend.tsx';

import type { BoardModule, Layout } from './board-module.ts';
import { boardOf } from './board-of.ts';
import { useGlowInView } from './choosing/use-glow-in-view.ts';
import { HintBox } from './hint/HintBox.tsx';
import { useAdvisedParts } from './hint/use-advised-parts.ts';
import { Inspector } from './inspector/Inspector.tsx';
import { useKeys } from './keyboard/use-keys.ts';
import { Announcements } from './log/Announcements.tsx';
import { LastLine } from './log/LastLine.tsx';
import { LogPanel } from './log/LogPanel.tsx';
import { useToldParts } from './log/use-told-parts.ts';
import { FlipScene } from './motion/FlipScene.tsx';
import { PaceProvider, useMedia, usePaceOf } from './motion/pace.ts';
import { Overlays } from './Overlays.tsx';
import { InLaneSlot, LaneSlotProvider } from './overlay/lane-slot.tsx';
import { Tray } from './overlay/Tray.tsx';
import { PassingChips } from './passing/PassingChips.tsx';
import { ChoicePanel } from './prompt/ChoicePanel.tsx';
import { PromptBar } from './prompt/PromptBar.tsx';
import { useTallPrompt } from './prompt/use-tall-prompt.ts';

import type { ReplayParts, TableMode, TableProps } from './props.ts';

import { RuleBeside } from './rules/RuleBeside.tsx';

import { ownSeat, TableScopeProvider, useSession, useTable } from './session/context.ts';
import { TableSession } from './session/session.ts';
import { shownBoard } from './session/session-state.ts';
import { AimArrows } from './staging/AimArrows.tsx';
import { Stage } from './staging/Stage.tsx';
import { PhoneStrip, Strip } from './staging/Strip.tsx';
import { useStagePlayer } from './staging/use-staging.ts';
import { TopBar } from './TopBar.tsx';
import { TABLE_WORDS } from './text/index.ts';
import { TextTwin } from './twin/TextTwin.tsx';
import { useTwin } from './twin/use-twin.ts';
import './table.css';
import './passing/passing.css';
import './staging/staging.css';
import './prompt/prompt.css';
import './overlay/bubble.css';

/** A table with somebody at it: loads the board of its game and follows the connection. */
export function Table(props: TableProps) {
  const { connection, lang } = props;
  const words = TABLE_WORDS[lang];
  const game = useGame(connection);
  const [module, setModule] = useState<{ readonly game: string; readonly board: BoardModule } | undefined>(undefined);
  useEffect(() => {
    if (game === undefined) return;
    let isOff = false;
    boardOf(game).then(
      (board) => {
        if (!isOff) setModule({ game, board });
      },
      () => undefined,
    );
    return () => {
      isOff = true;
    };
  }, [game]);
  if (module === undefined || module.game !== game) return <p className="tablewait">{words.connecting}</p>;
  return <OpenTable {...props} module={module.board} />;
}

export default Table;

/** Which game is played here, as soon as it is known. */
function useGame(connection: TableProps['connection']): string | undefined {
  const gameNow = () => {
    const state = connection.state();
    return state.is === 'refused' ? undefined : state.known?.document.game;
  };
  const [game, setGame] = useState(gameNow);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads nothing but the connection
  useEffect(() => {
    setGame(gameNow());
    return connection.subscribe(() => setGame(gameNow()));
  }, [connection]);
  return game;
}

function OpenTable(props: TableProps & { readonly module: BoardModule }) {
  const { connection, lang, module, settings } = props;
  const { guide } = props;
  const session = useMemo(() => new TableSession(connection, module, guide), [connection, module, guide]);
  useEffect(() => session.start(), [session]);
  const pace = usePaceOf(settings.animation);
  const { lookThrough, tempo } = props;
  const mode: TableMode = props.replay === undefined ? 'played' : 'watched';
  const staging = useStagePlayer(session, lang, guide?.is !== 'leading' && mode === 'played' ? tempo : undefined);
  const scope = useMemo(
    () => ({ session, lang, words: TABLE_WORDS[lang], mode, guide, lookThrough, staging, tempo }),
    [session, lang, mode, guide, lookThrough, staging, tempo],
  );
  return (
    <TableScopeProvider value={scope}>
      <PaceProvider value={pace}>
        <Room {...props} />
      </PaceProvider>
    </TableScopeProvider>
  );
}

function Room(props: TableProps) {
  const { preferences, leave, rematchTo, settings, attention, near: turnedTo, tools } = props;
  const { replay, watchReplay, openChronicle, reportProblem } = props;
  const { session, words, mode, guide, staging } = useTable();
  const layout: Layout = useMedia('(max-width: 760px)') ? 'phone' : 'desktop';
  const [twin, toggleTwin] = useTwin();
  const pace = usePaceOf(settings.animation);
  const link = useSession((state) => state.link);
  const view = useSession(shownBoard);
  const seated: SeatId = useSession(
    ({ known }) => ownSeat(known?.document) ?? throughSeat(known?.document.you.role) ?? 0,
  );
  const near = turnedTo ?? seated;
  const toggle = useCallback(() => toggleTwin(), [toggleTwin]);
  useKeys(toggle);
  const room = useRef<HTMLDivElement>(null);
  useGlowInView(room, layout);
  useToldParts(room);
  useAdvisedParts(room);
  return (
    <div
      ref={room}
      className={`tableroom room ${session.module.cloth} ${layout}${mode === 'watched' ? ' watched' : ''}${guide === undefined ? '' : ` guided ${guide.is}`}${staging === undefined ? '' : ' staging'}`}
      data-twin={twin}
      data-motion={settings.animation}
    >
      <button type="button" className="skip" onClick={toggle}>
        {twin === 'shown' ? words.pictureView : words.skipToText}
      </button>
      <Announcements />
      {attention !== undefined && <Attend attention={attention} />}
      {layout === 'desktop' && <TopBar twin={twin} toggleTwin={toggle} leave={leave} more={tools} />}
      {link === 'lost' && (
        <p className="linklost" role="status">
          {words.lost}
        </p>
      )}
      {view === undefined ? (
        <p className="tablewait">{link === 'refused' ? words.refusedLink : words.gathering}</p>
      ) : twin === 'shown' ? (
        <main className="twinroom">
          {layout === 'phone' && guide !== undefined && <guide.Coach layout={layout} />}
          {replay === undefined && <PassingChips />}
          {replay?.bar ?? <PromptBar layout={layout} />}
          <TextTwin near={near} />
        </main>
      ) : (
        <FlipScene key={near} className="scene" stamp={view} pace={pace}>
          <BoardOf view={view} near={near} layout={layout} replay={replay} />
        </FlipScene>
      )}
      {layout === 'desktop' && view !== undefined && (
        <aside className="right">
          {guide?.is === 'leading' ? (
            <guide.Coach layout={layout} />
          ) : (
            <>
              {replay === undefined ? (
                <>
                  <BesideBoard view={view} near={near} />
                  <Stage layout={layout} />
                </>
              ) : (
                <Beside replay={replay} />
              )}
              {guide === undefined ? <LogPanel /> : <guide.Coach layout={layout} />}
              <HintBox layout={layout} />
            </>
          )}
          <OpenedRule />
        </aside>
      )}
      {layout === 'desktop' && twin === 'hidden' && session.module.stage !== 'board' && <AimArrows />}
      {guide !== undefined && view !== undefined && twin === 'hidden' && <guide.Pointer layout={layout} />}
      {layout === 'phone' && <HintBox layout={layout} />}
      <Overlays
        layout={layout}
        preferences={preferences}
        leave={leave}
        rematchTo={rematchTo}
        toggleTwin={toggle}
        tools={tools}
        watchReplay={watchReplay}
        openChronicle={openChronicle}
        reportProblem={reportProblem}
      />
    </div>
  );
}

/** What was touched last, or whatever the board of the game keeps there. */
function BesideBoard({ view, near }: { readonly view: unknown; readonly near: SeatId }) {
  const { session, lang } = useTable();
  const { Beside: OfGame } = session.module;
  const inspector = <Inspector fallback={session.module.first(view, near)} />;
  return OfGame === undefined ? inspector : <OfGame view={view} lang={lang} near={near} inspector={inspector} />;
}

/** Beside a replay its story stands, until somebody wants to look at a thing. */
function Beside({ replay }: { readonly replay: ReplayParts }) {
  const { session, words } = useTable();
  const isLooking = useSession(({ looked, pinned }) => looked !== undefined && pinned === 'asked');
  if (!isLooking) return replay.aside;
  return (
    <div className="beside">
      <button type="button" className="btn ghost" onClick={() => session.close()}>
        <Icon name="x-back" />
        {words.close}
      </button>
      <Inspector fallback={undefined} />
    </div>
  );
}

/** The rule that was asked for. */
function OpenedRule() {
  const rule = useSession(({ overlay }) => (overlay?.is === 'rule' ? overlay.rule : undefined));
  return rule === undefined ? undefined : <RuleBeside rule={rule} />;
}

function throughSeat(role: { readonly is: string; readonly through?: SeatId } | undefined): SeatId | undefined {
  return role?.through;
}

interface BoardOfProps {
  readonly view: unknown;
  readonly near: SeatId;
  readonly layout: Layout;
  readonly replay: ReplayParts | undefined;
}

function BoardOf({ view, near, layout, replay }: BoardOfProps) {
  const { session, lang, mode, guide, staging } = useTable();
  const { Board } = session.module;
  const ask = useRef<HTMLDivElement>(null);
  useTallPrompt(ask);
  const prompt = useMemo(
    () => (
      <div ref={ask} className="ask">
        <InLaneSlot>
          <Tray />
          <ChoicePanel layout={layout} />
        </InLaneSlot>
        {layout === 'phone' ? <Stage layout={layout} /> : <Strip />}
        <PassingChips />
        <PromptBar layout={layout} />
        {layout === 'phone' && (staging === undefined ? <LastLine /> : <PhoneStrip />)}
      </div>
    ),
    [layout, staging],
  );
  const coach = useMemo(
    () => (guide !== undefined && layout === 'phone' ? <guide.Coach layout={layout} /> : undefined),
    [guide, layout],
  );
  return (
    <LaneSlotProvider>
      <Board
        view={view}
        lang={lang}
        near={near}
        layout={layout}
        mode={mode}
        prompt={replay?.bar ?? prompt}
        coach={coach}
      />
    </LaneSlotProvider>
  );
}
