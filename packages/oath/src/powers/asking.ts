import {
  type AcceptOption,
  accept,
  type CardId,
  cardOf,
  choose,
  chooseBy,
  chooseCard,
  chooseNumber,
  chooseSeat,
  type DeclineOption,
  decline,
  distribute,
  pickBy,
  type QuestionFor,
  type RuleId,
  type SeatId,
} from '@kronika/kernel';
import type { Suit } from '../facts/fact.ts';
import type { PowerMessage } from '../messages.ts';
import type { Region, Slot } from '../places.ts';
import type { Oath } from '../state.ts';
import type { PromptStep } from '../text/prompts/steps.ts';
import type { Use } from './power.ts';

/** What a power asks: whom, in which step, and because of which card. `asked` is somebody else than its user. */
interface Asking {
  readonly state: Oath;
  readonly use: Use;
  readonly step: PromptStep;
  readonly asked?: SeatId;
}

const RULE: RuleId = 'OATH-7.1.3-a';

function words({ state, use, step, asked }: Asking) {
  const message: PowerMessage = { key: 'power', step, card: cardOf(state.table, use.card).printed };
  return { seat: asked ?? use.seat, message, because: { is: 'card', card: use.card, rule: RULE } as const };
}

export function askBank(asking: Asking, suits: readonly Suit[]): QuestionFor<Suit> {
  return chooseBy('suit', { ...words(asking), options: suits.map((suit) => ({ is: 'bank' as const, suit })) });
}

export function askSite(asking: Asking, slots: readonly Slot[]): QuestionFor<Slot> {
  return chooseBy('slot', { ...words(asking), options: slots.map((slot) => ({ is: 'site' as const, slot })) });
}

export function askSites(
  asking: Asking,
  slots: readonly Slot[],
  bounds: { readonly min: number; readonly max: number },
): QuestionFor<readonly Slot[]> {
  return pickBy('slot', { ...words(asking), ...bounds, options: slots.map((slot) => ({ is: 'site' as const, slot })) });
}

export function askRegion(asking: Asking, regions: readonly Region[]): QuestionFor<Region> {
  return chooseBy('region', {
    ...words(asking),
    options: regions.map((region) => ({ is: 'region' as const, region })),
  });
}

export function askPlayer(asking: Asking, from: readonly SeatId[]): QuestionFor<SeatId> {
  return chooseSeat({ ...words(asking), from });
}

/** A card everybody may know; facedown ones are pointed at by their place. */
export function askCard(asking: Asking, from: readonly CardId[]): QuestionFor<CardId> {
  return chooseCard({ ...words(asking), from });
}

/** A card, as the option that was taken. */
export function askCardOf(
  asking: Asking,
  from: readonly CardId[],
): QuestionFor<{ readonly is: 'card'; readonly card: CardId }> {
  return choose({ ...words(asking), options: from.map((card) => ({ is: 'card' as const, card })) });
}

/** A card, or none. */
export function askCardOrNone(
  asking: Asking,
  from: readonly CardId[],
): QuestionFor<{ readonly is: 'card'; readonly card: CardId } | DeclineOption> {
  return choose({ ...words(asking), options: [...from.map((card) => ({ is: 'card' as const, card })), decline] });
}

export function askAmount(asking: Asking, min: number, max: number): QuestionFor<number> {
  return chooseNumber({ ...words(asking), min, max });
}

/** Whether to do what one may do. */
export function askWhether(asking: Asking): QuestionFor<AcceptOption | DeclineOption> {
  return choose<AcceptOption | DeclineOption>({ ...words(asking), options: [accept, decline] });
}

/** One of several ways, each with a name of its own. */
export function askWay<const W extends string>(asking: Asking, ways: readonly W[]): QuestionFor<W> {
  return chooseBy('way', { ...words(asking), options: ways.map((way) => ({ is: 'way' as const, way })) });
}

/** An amount split over banks, sites or players. */
export function askSplit(
  asking: Asking,
  places: readonly (
    | { readonly is: 'bank'; readonly suit: Suit }
    | { readonly is: 'site'; readonly slot: Slot }
    | { readonly is: 'seat'; readonly seat: SeatId }
  )[],
  { total, most }: { readonly total: number; readonly most: readonly number[] },
): QuestionFor<readonly number[]> {
  return distribute({ ...words(asking), options: places, total, most });
}

/** A facedown adviser, by its place. */
export function askFacedownAdviser(
  asking: Asking,
  places: readonly { readonly seat: SeatId; readonly at: number }[],
): QuestionFor<{ readonly is: 'facedownAdviser'; readonly seat: SeatId; readonly at: number }> {
  return choose({
    ...words(asking),
    options: places.map(({ seat, at }) => ({ is: 'facedownAdviser' as const, seat, at })),
  });
}
