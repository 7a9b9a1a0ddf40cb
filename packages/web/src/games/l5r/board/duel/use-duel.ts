import type { L5rView } from '@kronika/l5r';
import { useEffect, useState } from 'react';
import { useSession } from '../../../../table/session/context.ts';
import { type DuelMemory, remembered } from './memory.ts';
import { type DuelScene, sceneOf } from './scene.ts';

/** How long the outcome stays, in milliseconds. */
const STAY = 4000;

/** The duel that is being fought, and for a moment the one that just was. */
export function useDuel(view: L5rView): DuelScene | undefined {
  const log = useSession(({ known }) => known?.log) ?? [];
  const [memory, setMemory] = useState<DuelMemory | undefined>(undefined);
  const next = remembered(memory, { view, log });
  if (next !== memory) setMemory(next);
  const scene = next === undefined ? undefined : sceneOf(next, view, log);
  const isOver = view.duel === null && next !== undefined;
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(() => setMemory(undefined), STAY);
    return () => clearTimeout(timer);
  }, [isOver]);
  return scene;
}
