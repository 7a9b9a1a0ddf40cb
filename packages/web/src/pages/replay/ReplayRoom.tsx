import { SEATS } from '@kronika/kernel';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { partOf } from '../../games/parts.ts';
import { writeFragment } from '../../replay/place.ts';
import type { Replay } from '../../replay/replay.ts';
import { replayConnection } from '../../replay/replay-connection.ts';
import type { Found, Source } from '../../replay/source.ts';
import { Loading } from '../../shell/Loading.tsx';
import '../../shell/parts/field.css';
import { Preferences } from '../../shell/preferences/Preferences.tsx';
import { animationPreference } from '../../shell/preferences/preferences.ts';
import { useStored } from '../../shell/preferences/use-stored.ts';
import { useTitle } from '../../shell/use-title.ts';
import { useLang, useWords } from '../../shell/use-words.ts';
import { useSelected } from '../../table/session/store.ts';
import type { TableFace } from '../handover/table-face.ts';
import { ReportDialog } from '../report/ReportDialog.tsx';
import { loadTable } from '../table/load-table.ts';
import { Analysis } from './Analysis.tsx';
import { HereDialog } from './HereDialog.tsx';
import { MoreDialog } from './MoreDialog.tsx';
import { ReplayBar } from './ReplayBar.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { type ReplayDialog, ReplayScopeProvider, type Side } from './scope.ts';
import { TurningPoints } from './TurningPoints.tsx';
import { useReplayKeys } from './use-replay-keys.ts';
import { REPLAY_WORDS } from './words.ts';

const Table = lazy(loadTable);

interface ReplayRoomProps {
  readonly source: Source;
  readonly found: Found;
  readonly replay: Replay;
}

/** A match that is watched: the table it was played at, with a bar instead of a prompt. */
export function ReplayRoom({ source, found, replay }: ReplayRoomProps) {
  const say = useWords(REPLAY_WORDS);
  const [, navigate] = useLocation();
  const animation = useStored(animationPreference);
  const [dialog, setDialog] = useState<ReplayDialog | undefined>(undefined);
  const sides = useSides(replay, found);
  const connection = useMemo(
    () =>
      replayConnection(
        replay,
        sides.map(({ name }) => name),
      ),
    [replay, sides],
  );
  const scope = useMemo(() => ({ replay, found, source, sides, open: setDialog }), [replay, found, source, sides]);
  useTitle(say.watch);
  useReplayKeys(replay);
  useAddress(replay);
  const close = () => setDialog(undefined);
  return (
    <ReplayScopeProvider value={scope}>
      <Suspense fallback={<Loading />}>
        <Table
          connection={connection}
          lang={useLang()}
          settings={{ animation }}
          preferences={<Preferences />}
          leave={() => navigate('/replays')}
          rematchTo={() => undefined}
          replay={PARTS}
          reportProblem={() => setDialog('report')}
        />
      </Suspense>
      {dialog === 'share' && <ShareDialog close={close} />}
      {dialog === 'here' && <HereDialog close={close} />}
      {dialog === 'more' && <MoreDialog close={close} />}
      {dialog === 'report' && <Report close={close} replay={replay} found={found} />}
    </ReplayScopeProvider>
  );
}

const PARTS = { bar: <ReplayBar />, aside: <Beside /> };

function Beside() {
  return (
    <div className="replaybeside">
      <TurningPoints />
      <Analysis />
    </div>
  );
}

function Report({ close, replay, found }: Pick<ReplayRoomProps, 'replay' | 'found'> & { readonly close: () => void }) {
  const state = replay.store.get();
  const about = { is: 'record', record: found.record, decisions: state.is === 'open' ? state.move : 0 } as const;
  return <ReportDialog about={about} close={close} />;
}

/** Who sat where; where nobody knows, they are called by their colours. */
function useSides(replay: Replay, { names }: Found): readonly Side[] {
  const say = useWords(REPLAY_WORDS);
  const lang = useLang();
  const game = useSelected(replay.store, (state) => (state.is === 'open' ? state.opened.game : undefined));
  const seats = useSelected(replay.store, (state) => (state.is === 'open' ? state.opened.seats : 0));
  const board = useSelected(replay.store, (state) => (state.is === 'open' ? state.shown?.match.board : undefined));
  const face = useFace(game);
  const found = SEATS.slice(0, seats).map((seat) =>
    face === undefined || board === undefined ? undefined : face.sideOf(board, seat),
  );
  const told = JSON.stringify(found.map((side) => side?.name.en));
  // biome-ignore lint/correctness/useExhaustiveDependencies: whose colours they are does not change during a match
  return useMemo(
    () =>
      SEATS.slice(0, seats).map((seat) => ({
        seat,
        name: names?.[seat] ?? found[seat]?.name[lang] ?? say.seat(seat + 1),
        badge: found[seat]?.badge,
        allegiance: found[seat]?.name,
      })),
    [told, seats, names, lang, say],
  );
}

function useFace(game: string | undefined): TableFace | undefined {
  const [face, setFace] = useState<{ readonly face: TableFace | undefined } | undefined>(undefined);
  useEffect(() => {
    if (game !== undefined)
      partOf(game, 'face').then(
        (loaded) => setFace({ face: loaded }),
        () => undefined,
      );
  }, [game]);
  return face?.face;
}

/** How long one has to stay before the address tells where one is, in milliseconds. */
const SETTLED = 400;

/** The address tells the moment and the view, so that it can be reloaded and copied. */
function useAddress(replay: Replay): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const callOff = replay.store.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const state = replay.store.get();
        if (state.is !== 'open') return;
        const record = new URLSearchParams(location.hash.replace(/^#/, '')).get('record');
        const { move, viewer } = state;
        const hash = writeFragment({ ...(record === null ? {} : { record }), move, viewer });
        if (hash !== location.hash) history.replaceState(history.state, '', hash);
      }, SETTLED);
    });
    return () => {
      clearTimeout(timer);
      callOff();
    };
  }, [replay]);
}
