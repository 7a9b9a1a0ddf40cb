import type { Explanation, Question } from '@kronika/kernel';
import { type Cell, isSenjutsuMessage } from '@kronika/senjutsu';
import { useEffect, useMemo, useState } from 'react';
import { useSession, useTable } from '../../../../table/session/context.ts';
import { cellThing } from '../things.ts';
import type { Overlay } from './overlay.ts';
import type { FieldChoices } from './use-choices.ts';

/** Whether cells that cannot be chosen are marked: only those within reach, or all of them. */
export type Marking = 'reachable' | 'all';

/** Marks on the cells that cannot be chosen now. A touch tells the reason of each. */
export function useForbidden(field: readonly Cell[], choices: FieldChoices, marking: Marking): readonly Overlay[] {
  const question = useSession((state) => state.question);
  const refused = useRefusedCells(field, choices, marking);
  return useMemo(() => {
    const barred = barredIn(question);
    return [
      ...barred.map((cell): Overlay => ({ is: 'no', cell, within: 'reach' })),
      ...refused.filter((cell) => !barred.includes(cell)).map((cell): Overlay => ({ is: 'no', cell, within: 'field' })),
    ];
  }, [question, refused]);
}

/** The cells that the movement leads to, but not so that the attack can hit (SEN-HIT-a). */
export function barredIn(question: Question | undefined): readonly Cell[] {
  const message = question?.message;
  if (message === undefined || !isSenjutsuMessage(message) || message.key !== 'moveTo') return [];
  return message.barred;
}

/** The cells of which the game says why they cannot be chosen; asked only as long as somebody wants to know. */
function useRefusedCells(field: readonly Cell[], choices: FieldChoices, marking: Marking): readonly Cell[] {
  const { session } = useTable();
  const asked = useSession((state) => state.asked);
  const [known, setKnown] = useState<{ readonly asked: unknown; readonly cells: readonly Cell[] }>(NOTHING);
  const isWanted = marking === 'all' && choices.cells.length > 0;
  useEffect(() => {
    if (!isWanted) return;
    let isOff = false;
    const others = field.filter((cell) => choices.cells.every(({ of }) => of !== cell));
    Promise.all(others.map((cell) => session.explain(cellThing(cell)))).then(
      (explanations) => {
        if (!isOff) setKnown({ asked, cells: others.filter((_, at) => isRefusing(explanations[at])) });
      },
      () => undefined,
    );
    return () => {
      isOff = true;
    };
  }, [session, field, choices, asked, isWanted]);
  return isWanted && known.asked === asked ? known.cells : NONE;
}

function isRefusing(explanation: Explanation | undefined): boolean {
  return explanation !== undefined && explanation.whyNot.length > 0;
}

const NONE: readonly Cell[] = [];
const NOTHING = { asked: undefined, cells: NONE };
