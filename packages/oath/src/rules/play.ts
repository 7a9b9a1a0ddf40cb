import {
  ask,
  type CardId,
  call,
  cardsIn,
  choose,
  type DeclineOption,
  decline,
  emit,
  emitAll,
  flow,
  goTo,
  keep,
  mayKnow,
  type SeatId,
} from '@kronika/kernel';
import type { OathEvent } from '../event.ts';
import { capacityWith } from '../facts/capacity.ts';
import type { PlainMessage, PlayMessage } from '../messages.ts';
import type { PlayOption } from '../options.ts';
import { regionOf, type Slot, slotsOf } from '../places.ts';
import { inUse, mayDo } from '../powers/in-play.ts';
import { powersOf } from '../powers/library.ts';
import { advisers, cardsAt, factIn, isFaceup, isFaceupSite, nameIn, siteAt, suitOf } from '../queries/cards.ts';
import { isExile, playerOf } from '../queries/seats.ts';
import type { Oath } from '../state.ts';
import { type DiscardWay, discard } from '../verbs/discard.ts';
import { gainFavor } from '../verbs/favor.ts';
import { visionOf } from '../zones.ts';
import { adviserLimit, hasAdviserRoom, replaceable, surplus } from './advisers.ts';
import { answers } from './answers.ts';
import { conspire } from './conspiracy.ts';
import { homeland } from './homeland.ts';
import { checkTitle } from './title.ts';
import { canPayFees, feesFor, payFees } from './tolls.ts';
import { dropVision } from './visions.ts';

interface Playing {
  readonly seat: SeatId;
  readonly card: CardId;
  /** Search modifiers in use. */
  readonly modifiers: readonly CardId[];
  /** `drawn`: in a Search. `adviser`: a facedown adviser of one's own (OATH-6.1-a). `power`: by the power of a card. */
  readonly how: 'drawn' | 'adviser' | 'power';
  /** Where what is discarded goes. */
  readonly where?: DiscardWay;
  /** It may only go to a site, or be discarded. */
  readonly sitesOnly?: true;
  readonly to?: PlayOption;
  readonly cleared?: { readonly is: 'card'; readonly card: CardId } | DeclineOption;
  readonly left?: readonly CardId[];
}

/** How many cards a site takes as it lies (OATH-2.8.1-a). */
export function capacityOf(state: Oath, slot: Slot): number {
  const site = siteAt(state, slot);
  if (site === null) return 0;
  return capacityWith(
    site,
    cardsAt(state, slot).map((card) => nameIn(state, card)),
  );
}

export function hasRoom(state: Oath, slot: Slot): boolean {
  return cardsAt(state, slot).length < capacityOf(state, slot);
}

/** Whether somebody may discard, move or swap this card: locked ones stay (OATH-7.2.2-a). */
export function mayDisturb(state: Oath, seat: SeatId, card: CardId): boolean {
  if (isFaceup(state, card) && factIn(state, card).locked) return false;
  return mayDo(state, { is: 'disturb', seat, card }) === 'allowed';
}

/** Cards of which one may be discarded first when something is played to this site (OATH-5.1.4.I-b). */
export function clearable(state: Oath, seat: SeatId, slot: Slot, modifiers: readonly CardId[]): readonly CardId[] {
  const region = slotsOf(regionOf(playerOf(state, seat).site));
  const byBanner = state.banners.peoplesFavor.holder === seat ? region.flatMap((each) => cardsAt(state, each)) : [];
  const bySlum = siteAt(state, slot) === 'great-slum' ? cardsAt(state, slot) : [];
  const byModifiers = inUse(state, seat, 'search', modifiers).flatMap(
    ({ use, modifier }) => modifier.clears?.(state, use, slot) ?? [],
  );
  return [...new Set([...byBanner, ...bySlum, ...byModifiers])].filter(
    (card) => mayDisturb(state, seat, card) && !modifiers.includes(card),
  );
}

/** The sites to which the card may be played. */
function sitesFor(state: Oath, { seat, card, modifiers }: Playing): readonly Slot[] {
  const own = playerOf(state, seat).site;
  const byBanner = state.banners.peoplesFavor.holder === seat ? slotsOf(regionOf(own)) : [];
  const more = inUse(state, seat, 'search', modifiers).flatMap(
    ({ use, modifier }) => modifier.sites?.(state, use, card) ?? [],
  );
  return [...new Set([own, ...byBanner, ...more])].filter((slot) => {
    if (!isFaceupSite(state, slot)) return false;
    if (nameIn(state, card) === 'salt-the-earth')
      return cardsAt(state, slot).every((each) => mayDisturb(state, seat, each));
    return (
      hasRoom(state, slot) ||
      clearable(state, seat, slot, modifiers).some((each) => cardsAt(state, slot).includes(each))
    );
  });
}

/** Everything that may be done with a card that is played (OATH-5.1.4-a). */
export function plays(state: Oath, playing: Playing): readonly PlayOption[] {
  const { seat, card, modifiers } = playing;
  const making = { keeping: modifiers };
  const { back, restriction, name } = factIn(state, card);
  const options: PlayOption[] = [];
  if (back === 'denizen') {
    if (restriction !== 'adviser')
      options.push(...sitesFor(state, playing).map((slot): PlayOption => ({ is: 'toSite', slot })));
    if (restriction !== 'site' && hasAdviserRoom(state, seat, card, 'up', making))
      options.push({ is: 'toAdvisers', face: 'up' });
  } else if (name === 'conspiracy') options.push({ is: 'conspire' });
  else if (isExile(state, seat)) options.push({ is: 'toVision' });
  if (!advisers(state, seat).includes(card) && hasAdviserRoom(state, seat, card, 'down', making))
    options.push({ is: 'toAdvisers', face: 'down' });
  return [
    ...options.filter((to) => {
      if (playing.sitesOnly === true && to.is !== 'toSite') return false;
      const deed = { is: 'play', seat, card, to, how: playing.how } as const;
      return mayDo(state, deed) === 'allowed' && canPayFees(state, seat, feesFor(state, deed));
    }),
    { is: 'discard' },
  ];
}

function isFaceupPlay(to: PlayOption | undefined): boolean {
  return to !== undefined && to.is !== 'discard' && !(to.is === 'toAdvisers' && to.face === 'down');
}

/** Plays one card, or discards it (5.1.4). */
export const play = flow<Oath, Playing>()('oath/play', {
  choose: (state, vars) => {
    const message: PlayMessage = { key: 'play', card: vars.card };
    return ask(
      'to',
      choose<PlayOption>({
        seat: vars.seat,
        message,
        because: { is: 'rule', rule: vars.how === 'adviser' ? 'OATH-6.1-a' : 'OATH-5.1.4-a' },
        options: plays(state, vars),
        // Whoever is not asked about a hidden card would show that it can only be discarded.
        ...(mayKnow(state.table, vars.card, 'spectator') ? {} : { evenIfForced: true }),
      }),
    );
  },
  fees: (state, { seat, card, to, how }) =>
    to !== undefined && emitAll(payFees(state, seat, { is: 'play', seat, card, to, how })),
  clear: (state, { seat, card, to, modifiers }) => {
    if (to?.is !== 'toSite' || nameIn(state, card) === 'salt-the-earth') return undefined;
    const all = clearable(state, seat, to.slot, modifiers);
    const from = hasRoom(state, to.slot) ? all : all.filter((each) => cardsAt(state, to.slot).includes(each));
    if (from.length === 0) return undefined;
    const message: PlainMessage = { key: 'clearSite' };
    const cards = from.map((each) => ({ is: 'card' as const, card: each }));
    return ask(
      'cleared',
      choose<{ readonly is: 'card'; readonly card: CardId } | DeclineOption>({
        seat,
        message,
        because: { is: 'rule', rule: 'OATH-5.1.4.I-b' },
        options: hasRoom(state, to.slot) ? [...cards, decline] : cards,
      }),
    );
  },
  clearIt: (state, { seat, cleared, where }) =>
    cleared?.is === 'card' && emitAll(discard(state, seat, cleared.card, 'OATH-5.1.4.I-b', where)),
  room: (state, { seat, card, to, modifiers }) => {
    if (to?.is !== 'toAdvisers' || advisers(state, seat).includes(card)) return undefined;
    // A Family Wagon counts for the limit as soon as it lies there.
    if (to.face === 'up' && powersOf(state, card).standing?.family !== undefined) return undefined;
    if (hasAdviserRoom(state, seat, card, to.face, 'as it is')) return undefined;
    const message: PlainMessage = { key: 'makeRoom' };
    return ask(
      'cleared',
      choose<{ readonly is: 'card'; readonly card: CardId }>({
        seat,
        message,
        because: { is: 'rule', rule: 'OATH-5.1.4.II-c' },
        options: replaceable(state, seat, modifiers).map((each) => ({ is: 'card' as const, card: each })),
      }),
    );
  },
  makeRoom: (state, { seat, to, cleared, where }) =>
    to?.is === 'toAdvisers' &&
    cleared?.is === 'card' &&
    advisers(state, seat).includes(cleared.card) &&
    emitAll(discard(state, seat, cleared.card, 'OATH-5.1.4.II-c', where)),
  replace: (state, { seat, to, where = 'usual' }) => {
    const old = cardsIn(state.table, visionOf(seat))[0];
    return to?.is === 'toVision' && old !== undefined && call(dropVision({ seat, card: old, where }));
  },
  lay: (state, { seat, card, to, where }) => {
    switch (to?.is) {
      case 'toSite':
        return emit<OathEvent>({ is: 'playedToSite', seat, card, slot: to.slot, rule: 'OATH-5.1.4.I-a' });
      case 'toAdvisers':
        return emit<OathEvent>({ is: 'playedAsAdviser', seat, card, face: to.face, rule: 'OATH-5.1.4.II-b' });
      case 'toVision':
        return emit<OathEvent>({ is: 'visionRevealed', seat, card, rule: 'OATH-5.1.4.III-b' });
      case 'conspire':
        return call(conspire({ seat, card }));
      default:
        return emitAll(discard(state, seat, card, 'OATH-5.1.3-a', where));
    }
  },
  favor: (state, { seat, card, to, modifiers, how }) => {
    const suit = suitOf(state, card);
    if (to?.is !== 'toSite' || suit === null) return undefined;
    const instead = inUse(state, seat, 'search', how === 'drawn' ? modifiers : []).find(
      ({ modifier }) => modifier.insteadOfFavor !== undefined,
    );
    const effect = instead?.modifier.insteadOfFavor?.(state, instead.use, card);
    return effect ?? emitAll(gainFavor(state, seat, suit, 1, 'OATH-5.1.4.I-c'));
  },
  homeland: (_, { seat, card, to }) => to?.is === 'toSite' && call(homeland({ seat, card, slot: to.slot })),
  gatherModifiers: (state, { seat, modifiers, to }) =>
    isFaceupPlay(to)
      ? keep({ left: inUse(state, seat, 'search', modifiers).map(({ use }) => use.card) })
      : goTo('show'),
  modifiers: (state, { seat, card, to, left = [] }) => {
    const [next, ...rest] = left;
    if (next === undefined || to === undefined) return goTo('answers');
    const { modifier } = powersOf(state, next);
    const effect = modifier?.action === 'search' ? modifier.afterPlay?.(state, { seat, card: next }, card, to) : [];
    return [keep({ left: rest }), ...(effect ?? [])];
  },
  nextModifier: () => goTo('modifiers'),
  answers: (_, { seat, card, to }) =>
    to !== undefined && call(answers({ happening: { is: 'played', seat, card, to } })),
  whenPlayed: (state, { seat, card, to }) => {
    if (to?.is !== 'toSite' && to?.is !== 'toAdvisers') return undefined;
    return isFaceup(state, card) ? powersOf(state, card).whenPlayed?.does(state, { seat, card }) : undefined;
  },
  show: (state, { seat, card, to, modifiers }) =>
    to?.is === 'toAdvisers' &&
    to.face === 'down' &&
    inUse(state, seat, 'search', modifiers).some(({ modifier }) => modifier.showsKept === true) &&
    emit<OathEvent>({ is: 'shown', by: seat, cards: [card], rule: 'OATH-10-reveal' }),
  limit: (state, { seat, card, to, modifiers }) => {
    if (to?.is !== 'toAdvisers' || hasAdviserRoom(state, seat, card, to.face, 'as it is')) return undefined;
    const others = surplus(state, seat, modifiers).filter((each) => each !== card);
    if (others.length === 0) return undefined;
    const message: PlainMessage = { key: 'limitAdvisers' };
    return ask(
      'cleared',
      choose<{ readonly is: 'card'; readonly card: CardId }>({
        seat,
        message,
        because: { is: 'rule', rule: 'OATH-7.6.4-a' },
        options: others.map((each) => ({ is: 'card' as const, card: each })),
      }),
    );
  },
  limited: (state, { seat, to, cleared, where }) => {
    if (to?.is !== 'toAdvisers' || advisers(state, seat).length <= adviserLimit(state, seat)) return undefined;
    if (cleared?.is !== 'card' || !advisers(state, seat).includes(cleared.card)) return undefined;
    return [emitAll(discard(state, seat, cleared.card, 'OATH-7.6.4-a', where)), goTo('limit')];
  },
  title: () => call(checkTitle({})),
});
