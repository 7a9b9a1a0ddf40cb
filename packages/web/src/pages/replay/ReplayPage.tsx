import type { Phrase } from '@kronika/kernel';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { readFragment } from '../../replay/place.ts';
import { Replay } from '../../replay/replay.ts';
import { type Found, found, type Source } from '../../replay/source.ts';
import { openWatchLine } from '../../replay/watch-line.ts';
import { Loading } from '../../shell/Loading.tsx';
import { Page } from '../../shell/Page.tsx';
import '../../shell/notice.css';
import { useLang, useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { useSelected } from '../../table/session/store.ts';
import { ReplayRoom } from './ReplayRoom.tsx';
import { REPLAY_WORDS } from './words.ts';

/** A match of the server that is over. */
export function ServerReplay({ table }: { readonly table: string }) {
  return <ReplayPage key={table} source={{ is: 'server', table }} />;
}

/** A match of this device that is over. */
export function DeviceReplay({ table }: { readonly table: string }) {
  return <ReplayPage key={table} source={{ is: 'device', table }} />;
}

/** A record from a file, or one that stands in the address itself. */
export function FileReplay() {
  const packed = usePacked();
  return <ReplayPage key={packed} source={{ is: 'file', packed }} />;
}

/** Another record in the address is another replay. */
function usePacked(): string | undefined {
  const [packed, setPacked] = useState(() => readFragment(location.hash).record);
  useEffect(() => {
    const look = () => setPacked(readFragment(location.hash).record);
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  return packed;
}

type Loaded =
  | { readonly is: 'loading' }
  | { readonly is: 'missing'; readonly because: Phrase }
  | { readonly is: 'found'; readonly found: Found; readonly replay: Replay };

function ReplayPage({ source }: { readonly source: Source }) {
  const [loaded, setLoaded] = useState<Loaded>({ is: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another source is another page
  useEffect(() => {
    let replay: Replay | undefined;
    let isOff = false;
    found(source).then(
      (what) => {
        if (isOff) return;
        if ('record' in what) {
          replay = new Replay(what.record, readFragment(location.hash), openWatchLine);
          setLoaded({ is: 'found', found: what, replay });
        } else setLoaded({ is: 'missing', because: what });
      },
      () => undefined,
    );
    return () => {
      isOff = true;
      replay?.close();
    };
  }, []);
  switch (loaded.is) {
    case 'loading':
      return <Loading />;
    case 'missing':
      return <Unwatchable because={loaded.because} />;
    case 'found':
      return <Opening source={source} found={loaded.found} replay={loaded.replay} />;
  }
}

interface OpeningProps {
  readonly source: Source;
  readonly found: Found;
  readonly replay: Replay;
}

function Opening({ source, found: what, replay }: OpeningProps) {
  const say = useWords(REPLAY_WORDS);
  const stage = useSelected(replay.store, (state) =>
    state.is === 'open' && state.shown === undefined ? 'opening' : state.is,
  );
  const because = useSelected(replay.store, (state) => (state.is === 'refused' ? state.because : undefined));
  if (because !== undefined) return <Unwatchable because={because} />;
  if (stage !== 'open')
    return (
      <Page title={say.title}>
        <p className="notice" role="status">
          {say.opening}
        </p>
      </Page>
    );
  return <ReplayRoom source={source} found={what} replay={replay} />;
}

/** Says plainly why there is nothing to see. */
function Unwatchable({ because }: { readonly because: Phrase }) {
  const say = useWords(REPLAY_WORDS);
  const lang = useLang();
  return (
    <Page title={say.cannot}>
      <div className="notice">
        <Icon name="hazard-sign" />
        <h1>{say.cannot}</h1>
        <p role="alert">{because[lang]}</p>
        <div className="notice-buttons">
          <Link href="/replays" className="btn main">
            {say.toReplays}
          </Link>
        </div>
      </div>
    </Page>
  );
}
