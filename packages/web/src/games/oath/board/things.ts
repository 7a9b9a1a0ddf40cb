import { keyOf, type SeatId } from '@kronika/kernel';
import {
  type BannerName,
  bankThing,
  bannerThing,
  type DetailOption,
  type DropOption,
  type PromiseTerm,
  pileThing,
  type Region,
  type ReliquarySlot,
  type Slot,
  type Suit,
  siteThing,
  type Target,
  type TermOption,
  type TermSide,
} from '@kronika/oath';
import type { PlaceName } from '../../../table/choosing/controls.ts';

export const sitePlace = (slot: Slot): PlaceName => keyOf(siteThing(slot));
export const bankPlace = (suit: Suit): PlaceName => keyOf(bankThing(suit));
export const bannerPlace = (banner: BannerName): PlaceName => keyOf(bannerThing(banner));
export const pilePlace = (pile: 'world' | Region): PlaceName => keyOf(pileThing(pile));
/** A facedown adviser by where it lies: nobody else knows which card it is. */
export const adviserPlace = (seat: SeatId, at: number): PlaceName => `adviser:${seat}:${at}`;
/** A relic lying facedown at a site. */
export const relicPlace = (slot: Slot, at: number): PlaceName => `relic:${slot}:${at}`;
export const reliquaryPlace = (covers: string): PlaceName => `reliquary:${covers}`;
/** A row of the campaign: something it may be about, or a plan, once for each way to use it. */
export function targetPlace(target: Target): PlaceName {
  switch (target.is) {
    case 'site':
      return `target:site:${target.slot}`;
    case 'relic':
      return `target:relic:${target.card}`;
    case 'banner':
      return `target:banner:${target.banner}`;
    case 'pawn':
      return 'target:pawn';
  }
}
export const planPlace = ({
  card,
  choice,
}: Pick<Extract<DetailOption, { readonly is: 'plan' }>, 'card' | 'choice'>): PlaceName =>
  `plan:${card}:${choice ?? ''}`;
/** A row of the exchange. */
export function termPlace(term: TermOption): PlaceName {
  const what =
    'card' in term
      ? term.card
      : 'at' in term
        ? term.at
        : 'banner' in term
          ? term.banner
          : 'slot' in term
            ? term.slot
            : '';
  return `term:${term.side}:${term.good}:${what}`;
}
/** What takes a row out of the exchange again. */
export function dropPlace(drop: DropOption): PlaceName {
  switch (drop.good) {
    case 'favor':
    case 'secrets':
      return `drop:${drop.side}:${drop.good}`;
    case 'relic':
      return `drop:${drop.side}:relic:${drop.card}`;
    case 'adviser':
      return `drop:${drop.side}:adviser:${drop.at}`;
    case 'banner':
      return `drop:${drop.side}:banner:${drop.banner}`;
    case 'site':
      return `drop:${drop.side}:site:${drop.slot}`;
    case 'promise':
      return `drop:${drop.side}:promise:${drop.promise}`;
  }
}
export const promisePlace = (side: TermSide, promise: PromiseTerm): PlaceName => `promise:${side}:${promise}`;
/** A relic of the Reliquary in an offer of Citizenship: to promise it, or to let the Exile peek at it. */
export const promisedPlace = (covers: ReliquarySlot): PlaceName => `promised:${covers}`;
export const peekPlace = (covers: ReliquarySlot): PlaceName => `peek:${covers}`;
/** The tile of one of the six actions. */
export const actionPlace = (action: Action): PlaceName => `action:${action}`;

export const ACTIONS = ['search', 'muster', 'trade', 'recover', 'campaign', 'travel'] as const;
export type Action = (typeof ACTIONS)[number];

/** Minor actions that are about no single thing. */
export const MINOR = ['gather', 'garrison', 'selfExile'] as const;
export type Minor = (typeof MINOR)[number];
export const minorPlace = (minor: Minor): PlaceName => `minor:${minor}`;
