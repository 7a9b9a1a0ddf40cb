import { type Frame, type SeatId, seatsOf, type Viewer } from '@kronika/kernel';
import { RELIQUARY } from './places.ts';
import { GOODS, type Good, isTerms, type Proposal } from './terms.ts';

/** The exchange that two players talk about, for these two. */
export interface ExchangeView extends Proposal {
  /**
   * Put together by who looks, proposed, or proposed and now answered with a counter-offer that only the other side sees
   * so far.
   */
  readonly state: 'composed' | 'proposed' | 'awaited';
  /** Citizenship comes with it, for this Exile. */
  readonly exile: SeatId | null;
  /** What was proposed before, the oldest first. */
  readonly versions: readonly Proposal[];
  /** How many counter-offers may still be made. */
  readonly counters: number;
  /** What may be exchanged at all. */
  readonly goods: readonly Good[];
}

/** What is on the table between two players; while it is put together only its author sees it. */
export function exchangeView(stack: readonly Frame[], viewer: Viewer): ExchangeView | null {
  const frame = stack.findLast(({ flow }) => flow === 'oath/negotiate');
  const now = frame === undefined ? undefined : proposalIn(frame.vars);
  if (frame === undefined || now === undefined) return null;
  const { vars } = frame;
  const told: Pick<ExchangeView, 'exile' | 'counters' | 'goods'> = {
    goods: GOODS.filter((good) => Array.isArray(vars.goods) && vars.goods.includes(good)),
    exile: seatIn(vars, 'exile') ?? null,
    counters: typeof vars.counters === 'number' ? vars.counters : 0,
  };
  const versions = versionsIn(vars);
  const isProposed = frame.awaits?.into === 'reply';
  if (viewer === now.by || (viewer === now.to && isProposed))
    return { ...now, ...told, versions, state: isProposed ? 'proposed' : 'composed' };
  const last = versions.at(-1);
  if (viewer !== now.to || last === undefined) return null;
  return { ...last, ...told, versions: versions.slice(0, -1), state: 'awaited' };
}

type Vars = Frame['vars'];

function seatIn(vars: object, key: 'by' | 'to' | 'exile'): SeatId | undefined {
  const value: unknown = Reflect.get(vars, key);
  return seatsOf(6).find((seat) => seat === value);
}

function proposalIn(vars: object): Proposal | undefined {
  const [by, to] = [seatIn(vars, 'by'), seatIn(vars, 'to')];
  const give: unknown = Reflect.get(vars, 'give');
  const want: unknown = Reflect.get(vars, 'want');
  if (by === undefined || to === undefined || !isTerms(give) || !isTerms(want)) return undefined;
  const covered: unknown = Reflect.get(vars, 'covers');
  return { by, to, give, want, covers: RELIQUARY.find((slot) => slot === covered) ?? null };
}

function versionsIn({ versions }: Vars): readonly Proposal[] {
  if (!Array.isArray(versions)) return [];
  return versions.flatMap((version: unknown) => {
    const proposal = typeof version === 'object' && version !== null ? proposalIn(version) : undefined;
    return proposal === undefined ? [] : [proposal];
  });
}
