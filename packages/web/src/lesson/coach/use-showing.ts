import { useEffect, useState } from 'react';
import { useSession, useTable } from '../../table/session/context.ts';
import { clickIn } from '../aim.ts';
import type { LessonMatch, Standing } from '../lesson-match.ts';

/** Makes the move of the step for the learning one, one press after the other, slowly enough to be followed. */
export function useShowing(lesson: LessonMatch, standing: Standing, pause: number) {
  const { session } = useTable();
  const [shown, setShown] = useState<Standing['cursor'] | undefined>(undefined);
  const draft = useSession((state) => state.draft);
  const question = useSession((state) => state.question);
  const isShowing = shown === standing.cursor && standing.turn === 'own';
  // Who takes the step back wants to make the move, not to be shown it again.
  useEffect(() => setShown((now) => (now === standing.cursor ? now : undefined)), [standing.cursor]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press changes the draft, and the next one follows
  useEffect(() => {
    if (!isShowing) return;
    const timer = setTimeout(() => {
      const click = clickIn(lesson, session.store.get());
      if (click === undefined) setShown(undefined);
      else if (click.is === 'confirm') session.confirm();
      else if (click.is === 'number') session.setNumber(click.value);
      else session.takeOption(click.option);
    }, pause);
    return () => clearTimeout(timer);
  }, [isShowing, draft, question, lesson, session, pause]);
  return { isShowing, show: () => setShown(standing.cursor) };
}
