import { cardThing, type Lang, printedId, type SeenEvent } from '@kronika/kernel';
import { type Looked, lookedCard } from '../looked.ts';
import { affectedBy, cardOf, cardsOf, causeOf, isPayment, type SeenCause, sourceOf, usageOf } from './cause.ts';
import type { Aim, Staged } from './staged.ts';

/** What a card game says of its abilities. */
export interface AbilityStage<V> {
  /** Whether it is no text of a card, but what the rules let be done with it. */
  isRule(printed: string): boolean;
  /** Whether using it is playing the card. */
  isPlayed(printed: string): boolean;
  lookAt(view: V, thing: ReturnType<typeof cardThing>): Looked | undefined;
  /** What becomes of a card, in a word or two. */
  pillOf(event: SeenEvent, lang: Lang): string | undefined;
}

/** An ability that is used, and whatever comes of it: one thread, with the card that has it shown large. */
export function abilityStage<V>(
  event: SeenEvent,
  view: V,
  lang: Lang,
  game: AbilityStage<V>,
): Staged | 'silent' | undefined {
  if (event.is === 'abilityUsed') return usedStage(usageOf(event), 'against' in event ? 'told' : 'omitted', view, game);
  const cause = event.is === 'effectBegan' ? sourceOf(event) : causeOf(event);
  if (cause === undefined || game.isRule(cause.printed)) return event.is === 'effectBegan' ? 'silent' : undefined;
  return {
    kind: 'trigger',
    by: cause.by,
    shown: [lookedBy(cause, view, game)],
    aims: cause.is === 'cost' ? [] : aimsIn(event, lang, game),
    thread: cause.thread,
    ...(isPayment(event) ? { line: 'spare' } : {}),
  };
}

/** What is used shows by itself; what it is used against has to be told. */
function usedStage<V>(
  use: SeenCause | undefined,
  line: 'told' | 'omitted',
  view: V,
  game: AbilityStage<V>,
): Staged | 'silent' {
  if (use === undefined || game.isRule(use.printed)) return 'silent';
  return {
    kind: game.isPlayed(use.printed) ? 'play' : 'trigger',
    by: use.by,
    shown: [lookedBy(use, view, game)],
    thread: use.thread,
    line,
  };
}

function lookedBy<V>({ self, printed }: SeenCause, view: V, game: AbilityStage<V>): Looked {
  return game.lookAt(view, cardThing(self)) ?? lookedCard(printedId(printed));
}

/** The cards that something happens to. */
export function aimsIn<V>(event: SeenEvent, lang: Lang, { pillOf }: Pick<AbilityStage<V>, 'pillOf'>): readonly Aim[] {
  const card = cardOf(event, 'card');
  const cards =
    event.is === 'effectBegan'
      ? affectedBy(event)
      : [...(card === undefined ? [] : [card]), ...cardsOf(event, 'cards')];
  const pill = pillOf(event, lang);
  return cards.map((one) => (pill === undefined ? { thing: cardThing(one) } : { thing: cardThing(one), pill }));
}
