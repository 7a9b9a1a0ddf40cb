import { type Frame, type SeatId, seatsOf, type Viewer } from '@kronika/kernel';
import { RELIQUARY, type ReliquarySlot } from './places.ts';
import { isTerms, type Terms } from './terms.ts';

/** The exchange that two players talk about, for these two. */
export interface ExchangeView {
  readonly by: SeatId;
  readonly to: SeatId;
  readonly give: Terms;
  readonly want: Terms;
  /** Whether it was proposed already, or is still being put together. */
  readonly state: 'composed' | 'proposed';
  /** Citizenship comes with it, for this Exile, and this place of the Reliquary. */
  readonly exile: SeatId | null;
  readonly covers: ReliquarySlot | null;
}

/** What is on the table between two players; while it is put together only its author sees it. */
export function exchangeView(stack: readonly Frame[], viewer: Viewer): ExchangeView | null {
  const frame = stack.findLast(({ flow }) => flow === 'oath/negotiate');
  if (frame === undefined) return null;
  const { give, want } = frame.vars;
  const seatCalled = (key: 'by' | 'to' | 'exile') => seatsOf(6).find((seat) => seat === frame.vars[key]);
  const [by, to] = [seatCalled('by'), seatCalled('to')];
  if (by === undefined || to === undefined || !isTerms(give) || !isTerms(want)) return null;
  const state = frame.awaits?.into === 'reply' ? 'proposed' : 'composed';
  const mayRead = viewer === by || (viewer === to && state === 'proposed');
  if (!mayRead) return null;
  const covers = RELIQUARY.find((slot) => slot === frame.vars.covers) ?? null;
  return { by, to, give, want, state, exile: seatCalled('exile') ?? null, covers };
}
