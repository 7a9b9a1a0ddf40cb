import { type CardId, invalid, invalidBecause, isRefusal, type PrintedId, type Refusal } from '@kronika/kernel';
import { abilityOf } from '../ability/abilities-of.ts';
import type { DelayedEffect } from '../effect/delayed.ts';
import type { LastingEffect, Until } from '../effect/lasting.ts';
import type { Layer } from '../layer.ts';
import type { RememberedUse } from '../limit/limit.ts';
import type { AbilityRef, LcgEvent, LcgState } from '../state.ts';
import { withCards, withReferences } from './card-references.ts';
import { type DescribedMemory, describedMemoryIn, type FoundMemory, memorySchema } from './memory-schema.ts';

/** What has to be known of a game to read what a description remembers. */
export interface MemoryRules<S extends LcgState<E>, E extends LcgEvent> {
  readonly layer: Layer<S, E>;
  /** Whether something is an event of the game. */
  isEvent(value: { readonly is: string }): value is E;
  /** The card that stands at that place of the description. */
  cardAt(place: string): CardId | undefined;
}

/** What the layer remembers in a state. */
export type Memory<E extends LcgEvent> = Pick<LcgState<E>, 'lasting' | 'delayed' | 'uses' | 'serial'>;

/**
 * What the description remembers, for the state it describes otherwise: effects that last, effects that wait, and uses
 * that count for limits. Refused where it names a card, an ability or a period that is not there.
 */
export function memoryIn<E extends LcgEvent, S extends LcgState<E>>(
  described: DescribedMemory,
  state: Pick<S, 'periods' | 'serial'>,
  rules: MemoryRules<S, E>,
): Memory<E> | Refusal {
  const found = foundIn(described, rules);
  if (isRefusal(found)) return found;
  const problem = problemIn(found, state, rules);
  if (problem !== undefined) return problem;
  const { periods, serial } = state;
  const lasting = found.lasting.map(
    ({ until, ...effect }, i): LastingEffect => ({ ...effect, until: untilIn(periods, until), number: serial + i }),
  );
  const delayed = found.delayed.map(
    ({ use, name, until }, i): DelayedEffect<E> => ({
      use: withTrigger(use, rules),
      name,
      until: untilIn(periods, until),
      number: serial + lasting.length + i,
    }),
  );
  const uses = found.used.map(
    ({ during, ...use }): RememberedUse => ({
      ...use,
      during: Object.fromEntries(during.map((period) => [period, periods[period] ?? 0])),
    }),
  );
  return { lasting, delayed, uses, serial: serial + lasting.length + delayed.length };
}

function foundIn<S extends LcgState<E>, E extends LcgEvent>(
  { lasting, delayed, used }: DescribedMemory,
  rules: MemoryRules<S, E>,
): FoundMemory | Refusal {
  const { value, unknown } = withCards({ lasting, delayed, used }, (place) => rules.cardAt(place));
  const [first] = unknown;
  if (first !== undefined) return refused(first, 'no card stands there in the description');
  const parsed = memorySchema.safeParse(value);
  return parsed.success ? parsed.data : invalidBecause('the situation', parsed.error);
}

/** The first thing that is remembered and cannot be. */
function problemIn<S extends LcgState<E>, E extends LcgEvent>(
  { lasting, delayed, used }: FoundMemory,
  { periods }: Pick<S, 'periods'>,
  { layer, isEvent }: MemoryRules<S, E>,
): Refusal | undefined {
  const timed = [
    ...lasting.map(({ until }, i) => [`lasting.${i}.until`, until] as const),
    ...delayed.map(({ until }, i) => [`delayed.${i}.until`, until] as const),
    ...used.flatMap(({ during }, i) => during.map((period) => [`used.${i}.during`, period] as const)),
  ];
  for (const [at, period] of timed)
    if (period !== END_OF_GAME && periods[period] === undefined)
      return refused(at, `there is no ${period} now; expected ${[...Object.keys(periods), END_OF_GAME].join(' or ')}`);
  for (const [i, { source, gives }] of lasting.entries()) {
    if (!isText(layer, source.printed)) return refused(`lasting.${i}.source`, `there is no card "${source.printed}"`);
    for (const given of gives)
      if (given.is === 'ability' && !hasAbility(layer, given))
        return refused(`lasting.${i}.gives`, `${given.printed} has no ability "${given.key}"`);
  }
  for (const [i, { use, name }] of delayed.entries()) {
    if (!leavesBehind(layer, use.ability, name))
      return refused(
        `delayed.${i}`,
        `${use.ability.printed} has no ability "${use.ability.key}" that leaves "${name}" behind`,
      );
    if (use.trigger !== undefined && !isEvent(use.trigger.event))
      return refused(`delayed.${i}.use.trigger`, `"${use.trigger.event.is}" is no event of the game`);
  }
  return undefined;
}

function refused(at: string, problem: string): Refusal {
  return invalid('the situation', { at, problem });
}

type AnyLayer<S extends LcgState<E>, E extends LcgEvent> = Pick<Layer<S, E>, 'rules' | 'texts'>;

/** Whether there is such a text: of a card, or of the rules themselves. */
function isText<S extends LcgState<E>, E extends LcgEvent>({ rules }: AnyLayer<S, E>, printed: PrintedId): boolean {
  return rules.pool.includes(printed) || Object.keys(rules.definition(printed).abilities).length > 0;
}

function hasAbility<S extends LcgState<E>, E extends LcgEvent>(
  { rules }: AnyLayer<S, E>,
  { printed, key }: Pick<AbilityRef, 'printed' | 'key'>,
): boolean {
  return Object.hasOwn(rules.definition(printed).abilities, key);
}

function leavesBehind<S extends LcgState<E>, E extends LcgEvent>(
  layer: AnyLayer<S, E>,
  ability: AbilityRef,
  name: string,
): boolean {
  return hasAbility(layer, ability) && Object.hasOwn(abilityOf<E, S>(layer, ability).delayed ?? {}, name);
}

type FoundUse = FoundMemory['delayed'][number]['use'];

function withTrigger<S extends LcgState<E>, E extends LcgEvent>(
  { trigger, ...use }: FoundUse,
  { isEvent }: MemoryRules<S, E>,
): DelayedEffect<E>['use'] {
  const event = trigger?.event;
  return trigger === undefined || event === undefined || !isEvent(event)
    ? use
    : { ...use, trigger: { event, at: trigger.at } };
}

const END_OF_GAME = 'endOfGame';

function untilIn(periods: LcgState['periods'], until: string): Until {
  return until === END_OF_GAME ? until : { period: until, number: periods[until] ?? 0 };
}

/** What a state remembers, as a description says it. What has ended, but is still noted, is left out. */
export function memoryOf(state: LcgState, placeOfCard: (card: CardId) => string | undefined): DescribedMemory {
  const { periods, lasting, delayed, uses } = state;
  const memory = {
    lasting: lasting.flatMap(({ number: _, until, ...effect }) => {
      const ends = endOf(periods, until);
      return ends === undefined ? [] : [{ ...effect, until: ends }];
    }),
    delayed: delayed.flatMap(({ number: _, until, ...effect }) => {
      const ends = endOf(periods, until);
      return ends === undefined ? [] : [{ ...effect, until: ends }];
    }),
    used: uses.flatMap(({ during, ...use }) => {
      const running = Object.keys(during).filter((period) => periods[period] === during[period]);
      return running.length === 0 ? [] : [{ ...use, during: running }];
    }),
  };
  return describedMemoryIn(withReferences(memory, placeOfCard));
}

/** The period with which the effect ends, if that is still running. */
function endOf(periods: LcgState['periods'], until: Until): string | undefined {
  if (until === END_OF_GAME) return until;
  return periods[until.period] === until.number ? until.period : undefined;
}
