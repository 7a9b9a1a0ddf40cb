import {
  type CardId,
  type Explanation,
  isCardThing,
  isKnownCard,
  type Match,
  type Note,
  questionFor,
  type Reason,
  type SeatId,
  type Thing,
  UNEXPLAINED,
  type Viewer,
} from '@kronika/kernel';
import { SLOTS, type Slot } from './places.ts';
import { allSiteCards, siteCard } from './queries/cards.ts';
import { playerOf } from './queries/seats.ts';
import { mayMuster } from './rules/muster.ts';
import { mayTrade } from './rules/trade.ts';
import { travelCost } from './rules/travel.ts';
import type { Oath } from './state.ts';
import { EXPLAIN_WORDS } from './text/explain-words.ts';
import { slotIn } from './things.ts';
import type { Verdict } from './verdict.ts';

/** What there is to say of a site or of a card at one: what going there costs, and why nothing can be done with it. */
export function explain(match: Match<Oath>, viewer: Viewer, thing: Thing): Explanation {
  const { state } = match;
  if (!isCardThing(thing)) {
    const slot = slotIn(thing);
    return slot === undefined ? UNEXPLAINED : ofSite(match, viewer, slot);
  }
  if (!isKnownCard(state.table, thing.card, viewer)) return UNEXPLAINED;
  const slot = SLOTS.find((each) => siteCard(state, each) === thing.card);
  return slot === undefined ? ofCard(match, viewer, thing.card) : ofSite(match, viewer, slot);
}

/** The seat that looks, if it may act now. */
function acting(match: Match<Oath>, viewer: Viewer): SeatId | undefined {
  if (viewer === 'spectator' || viewer === 'arbiter') return undefined;
  return questionFor(match, viewer)?.message.key === 'act' ? viewer : undefined;
}

function ofSite(match: Match<Oath>, viewer: Viewer, slot: Slot): Explanation {
  const seat = acting(match, viewer);
  if (seat === undefined) return UNEXPLAINED;
  const { state } = match;
  const { site, supply } = playerOf(state, seat);
  if (site === slot) return { sums: [], whyNot: [{ text: EXPLAIN_WORDS.here, rule: 'OATH-5.6.1-a' }], notes: [] };
  const cost = travelCost(state, { seat, modifiers: [] }, slot);
  const notes: readonly Note[] = [{ text: EXPLAIN_WORDS.travel(cost), rule: 'OATH-5.6.1-a' }];
  const whyNot: readonly Reason[] =
    cost > supply
      ? [{ text: EXPLAIN_WORDS.tooFar(cost, supply), rule: 'OATH-4.2-b' }]
      : [{ text: EXPLAIN_WORDS.barred, rule: 'OATH-5.6.1-a' }];
  return { sums: [], whyNot, notes };
}

function ofCard(match: Match<Oath>, viewer: Viewer, card: CardId): Explanation {
  const seat = acting(match, viewer);
  const { state } = match;
  if (seat === undefined || !allSiteCards(state).includes(card)) return UNEXPLAINED;
  const modifiers: readonly CardId[] = [];
  const verdicts: readonly { readonly of: 'muster' | 'trade'; readonly verdict: Verdict }[] = [
    { of: 'muster', verdict: mayMuster(state, { action: 'muster', seat, card, modifiers }) },
    { of: 'trade', verdict: mayTrade(state, { action: 'trade', seat, card, modifiers, for: 'favor' }) },
  ];
  return {
    sums: [],
    whyNot: verdicts.flatMap(({ of, verdict }): readonly Reason[] =>
      verdict === 'allowed' ? [] : [{ text: EXPLAIN_WORDS.refused(of, verdict.forbidden), rule: verdict.rule }],
    ),
    notes: [],
  };
}
