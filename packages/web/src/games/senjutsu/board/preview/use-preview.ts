import { isPrintedCard } from '@kronika/kernel';
import type { SenjutsuView } from '@kronika/senjutsu';
import { useMemo } from 'react';
import { ownSeat, useSession } from '../../../../table/session/context.ts';
import type { Overlay } from '../field/overlay.ts';
import { heroesOf } from '../fighters.ts';
import { previewFrom, previewOf } from './preview.ts';

/** What the card, or the cell, that one looks at would lead to. Only who chooses sees it. */
export function usePreview(view: SenjutsuView): readonly Overlay[] {
  const asked = useSession(({ question }) => question?.message.key);
  const seat = useSession(({ known }) => ownSeat(known?.document));
  const looked = useSession((state) => state.looked);
  return useMemo(() => {
    const hero = heroesOf(view).find((one) => one.seat === seat);
    if (hero === undefined || looked === undefined || hero.cell === null) return NONE;
    if (asked === 'chooseCard' && isPrintedCard(looked)) {
      const isHeld = [...hero.hand, ...hero.core].some((sight) => sight.face === 'up' && sight.card === looked.card);
      return isHeld ? previewOf(view, hero, looked.printed) : NONE;
    }
    if (asked !== 'moveTo' || isPrintedCard(looked) || looked.is !== 'cell') return NONE;
    const cell = view.field.cells.find((one) => one === looked.id);
    return cell === undefined ? NONE : previewFrom(view, hero, cell);
  }, [view, asked, seat, looked]);
}

const NONE: readonly Overlay[] = [];
