import {
  ask,
  type CardId,
  type CardOption,
  call,
  cardOf,
  choose,
  type DeclineOption,
  decline,
  emitAll,
  flow,
  goTo,
  keep,
} from '@kronika/kernel';
import type { Suit } from '../facts/fact.ts';
import type { PowerMessage } from '../messages.ts';
import { cardsInPlay } from '../powers/in-play.ts';
import { suitOf } from '../queries/cards.ts';
import { rulerOfCard, rulesCard } from '../queries/ruling.ts';
import type { Defender, Oath } from '../state.ts';
import { discard } from '../verbs/discard.ts';
import { resolveTexts } from './campaign-texts.ts';
import { planOf } from './campaign-used.ts';
import { mayDisturb } from './play.ts';

/** Somebody may discard one card of a suit instead of all plans of another. */
interface Replacement {
  readonly by: Defender;
  readonly plan: CardId;
  readonly suit: Suit;
  readonly cards: readonly CardId[];
}

function replacementIn(state: Oath): Replacement | undefined {
  const { campaign, turn } = state;
  if (campaign === null) return undefined;
  for (const plan of campaign.plans) {
    const replaces = planOf(state, plan).replacesDiscards;
    if (replaces === undefined) continue;
    const { by } = plan;
    const going = campaign.plans.filter(
      (each) =>
        each.side === plan.side && planOf(state, each).atEnd === 'discard' && suitOf(state, each.card) === replaces.of,
    );
    const cards = cardsInPlay(state).filter(
      (card) =>
        suitOf(state, card) === replaces.by &&
        (by === 'bandits' ? rulerOfCard(state, card) === 'bandits' : rulesCard(state, by, card)) &&
        mayDisturb(state, by === 'bandits' ? turn.seat : by, card),
    );
    // Bandits replace only what is worth it: two plans or more.
    const least = by === 'bandits' ? 2 : 1;
    if (going.length >= least && cards.length > 0) return { by, plan: plan.card, suit: replaces.of, cards };
  }
  return undefined;
}

interface Discarding {
  readonly instead?: CardOption | DeclineOption;
  /** Plans of this suit stay. */
  readonly spared?: Suit;
}

/** Used plans that say so are discarded at the end of the campaign (OATH-5.5.8-a). */
export const discardPlans = flow<Oath, Discarding>()('oath/planDiscards', {
  replace: (state) => {
    const found = replacementIn(state);
    if (found === undefined) return goTo('discard');
    const { by, plan, cards } = found;
    const [first] = cards;
    if (by === 'bandits') return goTo('replaced', first === undefined ? {} : { instead: { is: 'card', card: first } });
    const message: PowerMessage = { key: 'power', step: 'wild-mounts.card', card: cardOf(state.table, plan).printed };
    return ask(
      'instead',
      choose<CardOption | DeclineOption>({
        seat: by,
        message,
        because: { is: 'card', card: plan, rule: 'OATH-5.5.8-a' },
        options: [...cards.map((card): CardOption => ({ is: 'card', card })), decline],
      }),
    );
  },
  replaced: (state, { instead }) => {
    const found = replacementIn(state);
    if (found === undefined || instead?.is !== 'card') return undefined;
    const by = found.by === 'bandits' ? state.turn.seat : found.by;
    return [keep({ spared: found.suit }), emitAll(discard(state, by, instead.card, 'OATH-5.5.8-a'))];
  },
  discard: (_, { spared }) =>
    call(resolveTexts(spared === undefined ? { moment: 'atEnd' } : { moment: 'atEnd', spared })),
});
