import { keyOf, type Lang } from '@kronika/kernel';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { PlaceName } from '../choosing/controls.ts';
import { thingIn } from '../looked.ts';
import { ownSeat, useTable } from '../session/context.ts';
import type { TableSession } from '../session/session.ts';
import type { SessionState } from '../session/session-state.ts';
import { Narrator, type Scene } from './narrator.ts';
import type { StageStep } from './plan.ts';
import { type StageClock, StagePlayer, type StageState } from './stage-player.ts';
import type { StageSpeed, Tempo } from './tempo.ts';

/** The clock of the page. */
export const stageClock: StageClock = {
  now: () => performance.now(),
  after: (milliseconds, then) => {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** A board that shows everything by itself is given the time to do so. */
const BOARDS_PATIENCE = 30_000;

/** Shows what others do at the table; nothing without a tempo. */
export function useStagePlayer(session: TableSession, lang: Lang, tempo: Tempo | undefined): StagePlayer | undefined {
  const hasTempo = tempo !== undefined;
  const player = useMemo(
    () =>
      hasTempo
        ? new StagePlayer(stageClock, session.module.stage === 'board' ? BOARDS_PATIENCE : undefined)
        : undefined,
    [hasTempo, session],
  );
  const speed: StageSpeed = tempo?.speed ?? 'instant';
  useEffect(() => player?.setSpeed(speed), [player, speed]);
  useEffect(() => (player === undefined ? undefined : followPage(player)), [player]);
  useEffect(() => (player === undefined ? undefined : followSession(session, player, lang)), [session, player, lang]);
  return player;
}

/** A page in the background catches up at once. */
function followPage(player: StagePlayer): () => void {
  const look = () => player.setPage(document.visibilityState === 'hidden' ? 'hidden' : 'shown');
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    document.removeEventListener('visibilitychange', look);
    player.close();
  };
}

/** Tells the player what happens, and when who sits here has answered. */
export function followSession({ store, module }: TableSession, player: StagePlayer, lang: Lang): () => void {
  const narrator = new Narrator(module);
  let before: SessionState | undefined;
  const follow = () => {
    const last = before;
    const now = store.get();
    before = now;
    const scene = sceneOf(now, lang);
    if (scene === undefined) return;
    player.setOwn(scene.own);
    const was = last === undefined ? undefined : sceneOf(last, lang);
    if (was === undefined || was.own !== scene.own) {
      player.begin(narrator.begin(scene));
      return;
    }
    if (now.sent !== undefined && now.sent !== last?.sent) {
      narrator.answered(scene.log);
      player.skip();
    }
    if (was.log !== scene.log || was.view !== scene.view) player.follow(narrator.tell(scene));
  };
  follow();
  return store.subscribe(follow);
}

function sceneOf({ known }: SessionState, lang: Lang): Scene | undefined {
  const view = known?.document.match?.board;
  return known === undefined || view === undefined
    ? undefined
    : { log: known.log, view, own: ownSeat(known.document), lang };
}

const nothing = () => () => undefined;

/** A part of what is shown; nothing where nothing is staged. */
export function useStaged<P>(part: (state: StageState) => P): P | undefined {
  const { staging } = useTable();
  const read = () => (staging === undefined ? undefined : part(staging.store.get()));
  return useSyncExternalStore(staging?.store.subscribe ?? nothing, read, read);
}

export function useTempo(): Tempo | undefined {
  const { tempo, staging } = useTable();
  return staging === undefined ? undefined : tempo;
}

/** Whether a place acts or is aimed at now: with what becomes of it, or with nothing to say. */
export function useAim(place: PlaceName): string | undefined {
  return useStaged((state) => aimAt(state, place));
}

export function aimAt({ steps, staged, pointed }: StageState, place: PlaceName): string | undefined {
  const step: StageStep | undefined =
    pointed === undefined ? staged : (steps.find(({ key }) => key === pointed) ?? staged);
  if (step === undefined) return undefined;
  const aim = step.aims.find(({ thing }) => keyOf(thing) === place);
  if (aim !== undefined) return aim.pill ?? '';
  const acts = step.shown.some((looked) => {
    const thing = thingIn(looked);
    return thing !== undefined && keyOf(thing) === place;
  });
  return acts ? '' : undefined;
}
