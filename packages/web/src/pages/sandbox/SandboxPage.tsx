import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { announcedGame, partOf } from '../../games/parts.ts';
import { Loading } from '../../shell/Loading.tsx';
import { Page } from '../../shell/Page.tsx';
import '../../shell/notice.css';
import { useLang, useWords } from '../../shell/use-words.ts';
import { lastDraft } from './draft.ts';
import { Editor } from './Editor.tsx';
import { carriesSituation, situationIn } from './link.ts';
import type { SandboxModule } from './sandbox-module.ts';
import { isUnreadable, type NamedSituation, type Unreadable } from './shared-situation.ts';
import { SANDBOX_WORDS } from './words.ts';

type Opened =
  | { readonly is: 'ready'; readonly module: SandboxModule; readonly first: NamedSituation; readonly from: string }
  | { readonly is: 'unreadable'; readonly because: Unreadable }
  | { readonly is: 'noSandbox' };

/** The sandbox of a game: with what a link carries, otherwise with what was worked on last. */
export function SandboxPage({ game }: { readonly game: string }) {
  const say = useWords(SANDBOX_WORDS);
  const lang = useLang();
  const opened = useOpened(game);
  const gameName = announcedGame(game)?.name[lang] ?? game;
  if (opened === undefined) return <Loading />;
  switch (opened.is) {
    case 'ready':
      return <Editor key={opened.from} module={opened.module} gameName={gameName} first={opened.first} />;
    case 'unreadable':
      return (
        <Page title={say.brokenLink}>
          <div className="notice">
            <h1>{say.brokenLink}</h1>
            <p role="alert">{say.unreadable(opened.because)}</p>
            <a className="btn main" href={`/sandbox/${game}`}>
              {say.newOne}
            </a>
          </div>
        </Page>
      );
    case 'noSandbox':
      return (
        <Page title={say.sandbox}>
          <div className="notice">
            <h1>{say.sandbox}</h1>
            <p>{say.noSandbox}</p>
            <Link className="btn main" href="/">
              {say.toTables}
            </Link>
          </div>
        </Page>
      );
  }
}

function useOpened(game: string): Opened | undefined {
  const [fragment, setFragment] = useState(() => location.hash);
  const [opened, setOpened] = useState<{ readonly key: string; readonly opened: Opened }>();
  const key = `${game} ${fragment}`;
  useEffect(() => {
    // A link that is pasted over this page opens another situation.
    const changed = () => setFragment(location.hash);
    window.addEventListener('hashchange', changed);
    return () => window.removeEventListener('hashchange', changed);
  }, []);
  useEffect(() => {
    let isWanted = true;
    open(game, fragment).then(
      (found) => isWanted && setOpened({ key, opened: found }),
      () => isWanted && setOpened({ key, opened: { is: 'noSandbox' } }),
    );
    return () => {
      isWanted = false;
    };
  }, [game, fragment, key]);
  return opened?.key === key ? opened.opened : undefined;
}

async function open(game: string, fragment: string): Promise<Opened> {
  const module = await partOf(game, 'sandbox');
  if (module === undefined) return { is: 'noSandbox' };
  const { sandbox } = module;
  if (carriesSituation(fragment)) {
    const read = await situationIn(sandbox, fragment);
    return isUnreadable(read)
      ? { is: 'unreadable', because: read }
      : { is: 'ready', module, first: read, from: fragment };
  }
  const [ready] = sandbox.ready;
  const first = lastDraft(sandbox) ?? { name: '', situation: ready?.situation };
  return { is: 'ready', module, first, from: '' };
}
