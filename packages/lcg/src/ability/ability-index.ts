import { type CardId, cachePerLine, cardOf, perState } from '@kronika/kernel';
import { areSame } from '../are-same.ts';
import { type Arrangement, actionsFor, answering, type Bearer, isFor, placeOf } from '../arrangement.ts';
import type { Layer } from '../layer.ts';
import type { LcgRules } from '../rules.ts';
import { type AbilityRef, type LcgEvent, type LcgState, sameAbility } from '../state.ts';
import { abilityOf, worksThere } from './abilities-of.ts';
import type { TriggerKind } from './ability.ts';
import type { Reading } from './reading.ts';

/**
 * The abilities of one kind that are where they can be used, whether or not they may be used now: printed, gained,
 * and given by the rules. Of triggered ones only those that answer to one of the events.
 */
export interface AbilityIndex<S extends LcgState, E extends LcgEvent> {
  /** Those that can be used in such an action window at all. */
  actions(state: S, window: string): readonly Bearer<S, E>[];
  answers(state: S, kind: TriggerKind, events: readonly E[]): readonly Bearer<S, E>[];
}

export function abilityIndexOf<E extends LcgEvent, S extends LcgState<E>>(
  layer: Omit<Layer<S, E>, 'abilities'>,
): AbilityIndex<S, E> {
  // All seats are asked in turn about the same state and the same window.
  const remembered = perState((_: S): { readonly window: string; readonly found: readonly Bearer<S, E>[] }[] => []);
  // So they are about the same events.
  const lastAnswers = cachePerLine<{ last: Found<S, E> | undefined }>({ empty: () => ({ last: undefined }) });
  return {
    actions: (state, window) => {
      const known = remembered(state);
      for (const one of known) if (one.window === window) return one.found;
      const found = search(layer, state, {
        printed: actionsFor(layer.arrangement(state), window),
        kind: 'action',
        window,
        events: NOTHING,
        byRules: borrowedActions(layer, state),
      });
      known.push({ window, found });
      return found;
    },
    answers: (state, kind, events) => {
      const cache = lastAnswers();
      const { last } = cache;
      if (last?.state === state && last.kind === kind && areSame(last.events, events)) return last.found;
      const kinds = kindsOf(events);
      const found = search(layer, state, {
        printed: printedAnswers(layer.arrangement(state), kind, kinds),
        kind,
        events: kinds,
        byRules: answersByRules(layer, state, kind, events),
      });
      cache.last = { state, kind, events, found };
      return found;
    },
  };
}

/** What was found for a window. */
interface Found<S extends LcgState, E extends LcgEvent> {
  readonly state: S;
  readonly kind: TriggerKind;
  readonly events: readonly E[];
  readonly found: readonly Bearer<S, E>[];
}

/** The kinds of the events, each once. */
function kindsOf(events: readonly LcgEvent[]): readonly string[] {
  const kinds: string[] = [];
  for (const { is } of events) if (!kinds.includes(is)) kinds.push(is);
  return kinds;
}

/** An ability that answers to two of the events is one ability. */
function printedAnswers<E extends LcgEvent, S extends LcgState<E>>(
  here: Arrangement<S, E>,
  kind: TriggerKind,
  events: readonly string[],
): readonly Bearer<S, E>[] {
  const [first = ''] = events;
  if (events.length === 1) return answering(here, kind, first);
  const found: Bearer<S, E>[] = [];
  for (const event of events)
    for (const bearer of answering(here, kind, event)) if (!found.includes(bearer)) found.push(bearer);
  return found;
}

/** What answers to the events by the rules, or because its card may be used as if it were in hand. */
function answersByRules<E extends LcgEvent, S extends LcgState<E>>(
  layer: Omit<Layer<S, E>, 'abilities'>,
  state: S,
  kind: TriggerKind,
  events: readonly E[],
): readonly AbilityRef[] {
  const lent = borrowedTexts(layer, state, kind);
  let found: AbilityRef[] | undefined;
  for (const event of events)
    for (const answer of layer.rules.gameAnswers?.(state, kind, event) ?? NOTHING) {
      found ??= [];
      found.push(answer);
    }
  if (found === undefined) return lent;
  for (const ability of lent) found.push(ability);
  return found;
}

/** What can be done with cards that may be used as if they were in hand. */
function borrowedActions<E extends LcgEvent, S extends LcgState<E>>(
  layer: Omit<Layer<S, E>, 'abilities'>,
  state: S,
): readonly AbilityRef[] {
  const lent = borrowed(layer, state);
  if (lent.length === 0) return NOTHING;
  const byRules = lent.flatMap((self) => layer.rules.gameAbilities(state, self));
  return [...borrowedTexts(layer, state, 'action'), ...byRules];
}

/** The cards that may be used as if they were in hand; they lie where no text works otherwise. */
function borrowed<E extends LcgEvent, S extends LcgState<E>>(
  { rules }: Pick<Layer<S, E>, 'rules'>,
  state: S,
): readonly CardId[] {
  if (rules.asIfInHand === undefined || state.lasting.length === 0) return NOTHING;
  let lent: readonly CardId[] = NOTHING;
  for (const seat of state.seated) {
    const cards = rules.asIfInHand(state, seat);
    if (cards.length > 0) lent = [...lent, ...cards];
  }
  return lent;
}

/** The abilities of one kind that are printed on such cards. */
export function borrowedTexts<E extends LcgEvent, S extends LcgState<E>>(
  layer: Pick<Layer<S, E>, 'rules' | 'texts'>,
  state: S,
  kind: TriggerKind | 'action',
): readonly AbilityRef[] {
  const cards = borrowed(layer, state);
  if (cards.length === 0) return NOTHING;
  return cards.flatMap((self) => {
    const { printed } = cardOf(state.table, self);
    return layer.texts.keys(printed, kind).map((key): AbilityRef => ({ self, printed, key }));
  });
}

/** What is looked for, and where: among the printed ones and those of the rules. Gained ones must be meant, too. */
interface Sought<S extends LcgState, E extends LcgEvent> {
  readonly printed: readonly Bearer<S, E>[];
  readonly kind: TriggerKind | 'action';
  /** In which window actions are to be used. */
  readonly window?: string;
  /** What triggered abilities have to answer to: one of these. */
  readonly events: readonly string[];
  readonly byRules: readonly AbilityRef[];
}

function isMeant<S extends LcgState, E extends LcgEvent>(
  { kind, window, events }: Sought<S, E>,
  text: Reading<S, E>,
): boolean {
  const { is, when } = text;
  if (is !== kind || (window !== undefined && !isFor(text, window))) return false;
  return when === undefined || events.some((event) => when.kinds.includes(event));
}

function search<E extends LcgEvent, S extends LcgState<E>>(
  layer: Omit<Layer<S, E>, 'abilities'>,
  state: S,
  sought: Sought<S, E>,
): readonly Bearer<S, E>[] {
  const { rules, modifiers } = layer;
  const { printed, byRules } = sought;
  const changes = modifiers.texts(state);
  if (printed.length === 0 && byRules.length === 0 && changes === undefined) return NOTHING;
  const found: Bearer<S, E>[] = [];
  for (const bearer of printed)
    if (changes?.blank.has(bearer.ability.self) !== true) addBorne(rules, state, bearer, found);
  const own = found.length;
  for (const gained of changes?.gained ?? NOTHING) {
    if (layer.texts.kind(gained.printed, gained.key) === 'constant') continue;
    const text = abilityOf(layer, gained);
    // What a card has already it does not have twice.
    if (isMeant(sought, text) && !found.some(({ ability }) => sameAbility(ability, gained)))
      addUsable(rules, state, gained, text, found);
  }
  for (const ref of byRules) {
    const text = abilityOf(layer, ref);
    if (isMeant(sought, text)) addUsable(rules, state, ref, text, found);
  }
  // All that one card can do stands together, in the order of the cards. What others hide must not show in it.
  if (found.length > own && found.length > 1) {
    const here = layer.arrangement(state);
    found.sort((a, b) => placeOf(here, a.ability.self) - placeOf(here, b.ability.self));
  }
  return found;
}

const NOTHING: readonly never[] = [];

/** What is printed on a card in play works if the card has its text; whether it is in play is known. */
function addBorne<E extends LcgEvent, S extends LcgState<E>>(
  rules: LcgRules<S, E>,
  state: S,
  bearer: Bearer<S, E>,
  found: Bearer<S, E>[],
): void {
  const { ability, text } = bearer;
  const { controller } = cardOf(state.table, ability.self);
  if (!state.seated.includes(controller)) return;
  if (text.from === 'play' ? rules.hasText(state, ability.self) : worksThere(rules, state, text, ability, controller))
    found.push(controller === bearer.by ? bearer : { ability, text, by: controller });
}

function addUsable<E extends LcgEvent, S extends LcgState<E>>(
  rules: LcgRules<S, E>,
  state: S,
  ability: AbilityRef,
  text: Reading<S, E>,
  found: Bearer<S, E>[],
): void {
  const by = cardOf(state.table, ability.self).controller;
  if (state.seated.includes(by) && worksThere(rules, state, text, ability, by)) found.push({ ability, text, by });
}
