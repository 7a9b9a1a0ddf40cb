import { useCallback, useEffect, useState } from 'react';
import type { LessonMatch, Standing } from '../lesson-match.ts';
import { usePresses } from './use-presses.ts';

/** Makes the move of the step for the learning one. */
export function useShowing(lesson: LessonMatch, standing: Standing, pause: number) {
  const [shown, setShown] = useState<Standing['cursor'] | undefined>(undefined);
  const isShowing = shown === standing.cursor && standing.turn === 'own';
  // Who takes the step back wants to make the move, not to be shown it again.
  useEffect(() => setShown((now) => (now === standing.cursor ? now : undefined)), [standing.cursor]);
  const accepted = useCallback(() => lesson.accepted(), [lesson]);
  usePresses({ answers: isShowing ? accepted : undefined, pause, lost: () => setShown(undefined) });
  return { isShowing, show: () => setShown(standing.cursor) };
}
