import type { Answer } from '@kronika/kernel';
import { useEffect } from 'react';
import { useSession, useTable } from '../../table/session/context.ts';
import { clickIn } from '../aim.ts';

interface Presses {
  /** The answers of which one is given; nothing while nothing is to be pressed. */
  readonly answers: (() => readonly Answer[]) | undefined;
  /** How long each press is waited for, in milliseconds. */
  readonly pause: number;
  /** There is nothing that could be pressed. */
  lost(): void;
}

/** Gives an answer for who looks on, one press after the other, slowly enough to be followed. */
export function usePresses({ answers, pause, lost }: Presses): void {
  const { session } = useTable();
  const draft = useSession((state) => state.draft);
  const question = useSession((state) => state.question);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press changes the draft, and the next one follows
  useEffect(() => {
    if (answers === undefined) return;
    const timer = setTimeout(() => {
      const click = clickIn(answers(), session.store.get());
      if (click === undefined) lost();
      else if (click.is === 'confirm') session.confirm();
      else if (click.is === 'number') session.setNumber(click.value);
      else session.takeOption(click.option);
    }, pause);
    return () => clearTimeout(timer);
  }, [answers, draft, question, session, pause]);
}
