import {
  type Sandbox,
  type SandboxEdit,
  type SeatId,
  type Subject,
  seatAfter,
  TABLE_THING,
  type ThingName,
} from '@kronika/kernel';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useTitle } from '../../shell/use-title.ts';
import { useWords } from '../../shell/use-words.ts';
import { useMedia } from '../../table/motion/pace.ts';
import '../../table/table.css';
import { BoardStage } from './BoardStage.tsx';
import { keepDraft } from './draft.ts';
import { EditorBar } from './EditorBar.tsx';
import { goOn, historyOf, redone, undone } from './history.ts';
import { Problems } from './Problems.tsx';
import { Panel } from './panel/Panel.tsx';
import { foundSandboxTable, type Others } from './play.ts';
import type { SandboxModule } from './sandbox-module.ts';
import './sandbox.css';
import { EditorScopeProvider, type Tab } from './scope.ts';
import type { NamedSituation } from './shared-situation.ts';
import { SANDBOX_WORDS } from './words.ts';

interface EditorProps {
  readonly module: SandboxModule;
  /** What the game is called. */
  readonly gameName: string;
  readonly first: NamedSituation;
}

/** What one step of the editor leads from and to. */
interface Draft extends NamedSituation {
  readonly thing: ThingName;
}

/** The board with a situation on it, and beside it everything that can be changed. */
export function Editor({ module, gameName, first }: EditorProps) {
  const say = useWords(SANDBOX_WORDS);
  const { sandbox } = module;
  const [, navigate] = useLocation();
  const layout = useMedia('(max-width: 760px)') ? 'phone' : 'desktop';
  const [history, setHistory] = useState(() => historyOf<Draft>({ ...first, thing: TABLE_THING }));
  const [pointed, setPointed] = useState<ThingName>(TABLE_THING);
  const [tab, setTab] = useState<Tab>('shelf');
  const [isOpen, setOpen] = useState(layout === 'desktop');
  const [turned, setTurned] = useState<SeatId>(0);
  const [placing, setPlacing] = useState<Subject>();
  const [failed, setFailed] = useState('');
  const { now } = history;
  const thing = existing(sandbox, now.situation, pointed);
  const seats = sandbox.seats(now.situation);
  // Whoever sat there may have left.
  const near = turned < seats ? turned : 0;
  useTitle(say.title(gameName));
  useEffect(() => keepDraft(sandbox, now), [sandbox, now]);

  const laid = useMemo(() => sandbox.layOut(now.situation), [sandbox, now.situation]);
  const problems = useMemo(() => sandbox.problems(now.situation), [sandbox, now.situation]);

  const edit = useCallback(
    (change: SandboxEdit) => {
      const { situation, thing: changed } = sandbox.edit(now.situation, change);
      setHistory((before) =>
        situation === now.situation ? before : goOn(before, { ...now, situation, thing: changed ?? thing }),
      );
      if (changed !== undefined) setPointed(changed);
      forgetLink();
    },
    [sandbox, now, thing],
  );
  const replace = useCallback(({ name, situation }: NamedSituation) => {
    setHistory((before) => goOn(before, { name, situation, thing: TABLE_THING }));
    setPointed(TABLE_THING);
    forgetLink();
  }, []);
  const rename = useCallback(
    (name: string) => setHistory((before) => ({ ...before, now: { ...before.now, name } })),
    [],
  );
  const show = useCallback((next: Tab) => {
    setTab(next);
    setOpen(true);
  }, []);
  const showZone = useCallback(
    (spot: string) => {
      show('pieces');
      // Once it is drawn.
      requestAnimationFrame(() => document.getElementById(`zone-${spot}`)?.scrollIntoView({ block: 'center' }));
    },
    [show],
  );
  const step = useCallback((go: typeof undone) => {
    setHistory((before) => go(before));
  }, []);
  useUndoKeys(step);

  const scope = useMemo(
    () => ({
      module,
      situation: now.situation,
      name: now.name,
      thing,
      near,
      tab,
      placing,
      place: setPlacing,
      edit,
      replace,
      rename,
      select: setPointed,
      showZone,
      show,
    }),
    [module, now, thing, near, tab, placing, edit, replace, rename, showZone, show],
  );
  const play = (others: Others) => {
    foundSandboxTable(sandbox, now, { say, near, others }).then(
      (table) => navigate(`/l/${table}`),
      () => setFailed(say.failed),
    );
  };
  return (
    <EditorScopeProvider value={scope}>
      <div className={`tableroom room sandbox ${module.board.cloth} ${layout}`} data-twin="hidden">
        <EditorBar
          undo={history.past.length === 0 ? undefined : () => step(undone)}
          redo={history.future.length === 0 ? undefined : () => step(redone)}
          turn={() => setTurned(seatAfter(near, seats))}
          seats={seats}
          leave={() => navigate('/')}
          play={problems.length === 0 ? () => play('me') : undefined}
          playBots={problems.length === 0 ? () => play('bots') : undefined}
        />
        <BoardStage
          laid={laid}
          layout={layout}
          below={
            <div className="ask">
              <Problems problems={problems} />
              {failed !== '' && <p role="alert">{failed}</p>}
            </div>
          }
        />
        <Panel layout={layout} isOpen={isOpen} close={() => setOpen(false)} />
      </div>
    </EditorScopeProvider>
  );
}

/** The address carries a situation that is not this one any more: a reload has to show what was changed. */
function forgetLink(): void {
  if (location.hash !== '') window.history.replaceState(window.history.state, '', location.pathname);
}

/** What was pointed at may be gone; then the table itself is what is changed. */
function existing(sandbox: Sandbox, situation: unknown, thing: ThingName): ThingName {
  return sandbox.nameOf(situation, thing) === undefined ? TABLE_THING : thing;
}

/** Ctrl+Z and Ctrl+Y, but not while somebody writes: there they belong to the field. */
function useUndoKeys(step: (go: typeof undone) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.target instanceof HTMLInputElement) return;
      const key = event.key.toLowerCase();
      const go = key === 'y' || (key === 'z' && event.shiftKey) ? redone : key === 'z' ? undone : undefined;
      if (go === undefined) return;
      event.preventDefault();
      step(go);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [step]);
}
