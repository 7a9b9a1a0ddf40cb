import type { AgotView } from '@kronika/agot';
import { isPrintedCard, type Question, type SeatId, seatIn } from '@kronika/kernel';
import { optionsOf } from '../../../../table/choosing/controls.ts';
import { useSession } from '../../../../table/session/context.ts';
import { turnOf } from './seating.ts';

/** Who would be first: while that is chosen, the seat that is pointed at, and until then who chooses. */
export function previewedFirst(question: Question | undefined, pointed: SeatId | undefined): SeatId | undefined {
  if (question?.message.key !== 'chooseFirst') return undefined;
  const isOffered = optionsOf(question).some((option) => Reflect.get(option, 'seat') === pointed);
  return pointed !== undefined && isOffered ? pointed : question.seat;
}

/** When the seat acts in this round; while the first player is chosen, when it would. */
export function useTurn(view: AgotView, seat: SeatId): number | undefined {
  const first = usePreviewedFirst();
  return turnOf(first === undefined ? view : { seats: view.seats, first }, seat);
}

export function usePreviewedFirst(): SeatId | undefined {
  return useSession(({ question, looked }) =>
    previewedFirst(question, looked === undefined || isPrintedCard(looked) ? undefined : seatIn(looked)),
  );
}
