import { type PrintedId, present } from '@kronika/kernel';
import { type Standing, standing } from '../modifier/continuous.ts';
import type { LcgRules } from '../rules.ts';
import type { LcgEvent, LcgState } from '../state.ts';
import { type Ability, abilityNamed, type TriggerKind } from './ability.ts';
import { type Reading, readingOf } from './reading.ts';
import type { When } from './when.ts';

/** What can be said of the texts of all cards before any game is played. Derived from the definitions, never stored. */
export interface TextIndex<S extends LcgState, E extends LcgEvent> {
  /** The names of the abilities of one kind that are printed on a card. */
  keys(printed: PrintedId, kind: TriggerKind | 'action'): readonly string[];
  /** The printed abilities that are initiated. */
  own(printed: PrintedId): readonly OwnText<S, E>[];
  /** The printed constant abilities. */
  constants(printed: PrintedId): readonly Standing<S>[];
  /** An ability that is initiated, the card's own or one it grants. */
  reading(printed: PrintedId, key: string): Reading<S, E>;
  /** The kind of an ability, the card's own or one it grants. */
  kind(printed: PrintedId, key: string): Ability<S, E>['is'] | undefined;
  /** Whether any card there is answers to such an event with such an ability. */
  answered(kind: TriggerKind, event: string): boolean;
  /** The kinds of ability that any card there is answers to such an event with. */
  kindsAnswering(event: string): readonly TriggerKind[];
  /** The cards that could answer unseen, from a hand. */
  answeredFromHand(kind: TriggerKind, event: string): readonly HandAnswer<S, E>[];
  /** Whether any card there is answers to such an event by what others do not see. */
  answeredSeemingly(kind: TriggerKind, event: string): boolean;
}

/** A printed ability with its name. */
export interface OwnText<S extends LcgState, E extends LcgEvent> {
  readonly key: string;
  readonly text: Reading<S, E>;
}

/** A card that answers from a hand, and to what. */
export interface HandAnswer<S extends LcgState, E extends LcgEvent> {
  readonly printed: PrintedId;
  readonly when: When<S, E>;
}

interface Worked<S extends LcgState, E extends LcgEvent> {
  readonly keys: Map<PrintedId, Map<string, string[]>>;
  readonly own: Map<PrintedId, OwnText<S, E>[]>;
  readonly readings: Map<PrintedId, Map<string, Reading<S, E>>>;
  readonly constants: Map<PrintedId, Standing<S>[]>;
  readonly answered: Map<string, Set<string>>;
  readonly kinds: Map<string, TriggerKind[]>;
  readonly fromHand: Map<string, Map<string, HandAnswer<S, E>[]>>;
  readonly seemingly: Map<string, Set<string>>;
}

const NONE: readonly never[] = [];

/** Worked out when it is first asked for: by then all cards of the game are known. */
export function textIndexOf<E extends LcgEvent, S extends LcgState<E>>(rules: LcgRules<S, E>): TextIndex<S, E> {
  let index: Worked<S, E> | undefined;
  // All that is asked about one use is asked about one text.
  let last: { readonly printed: PrintedId; readonly key: string; readonly text: Reading<S, E> } | undefined;
  const worked = (): Worked<S, E> => {
    index ??= build(rules);
    return index;
  };
  return {
    keys: (printed, kind) => worked().keys.get(printed)?.get(kind) ?? NONE,
    own: (printed) => worked().own.get(printed) ?? NONE,
    reading: (printed, key) => {
      if (last?.printed === printed && last.key === key) return last.text;
      const text = worked().readings.get(printed)?.get(key) ?? readAnew(rules, printed, key);
      last = { printed, key, text };
      return text;
    },
    constants: (printed) => worked().constants.get(printed) ?? NONE,
    kind: (printed, key) => abilityNamed(rules.definition(printed), key)?.is,
    answered: (kind, event) => worked().answered.get(kind)?.has(event) === true,
    kindsAnswering: (event) => worked().kinds.get(event) ?? NONE,
    answeredFromHand: (kind, event) => worked().fromHand.get(kind)?.get(event) ?? NONE,
    answeredSeemingly: (kind, event) => worked().seemingly.get(kind)?.has(event) === true,
  };
}

function build<E extends LcgEvent, S extends LcgState<E>>(rules: LcgRules<S, E>): Worked<S, E> {
  const index: Worked<S, E> = {
    keys: new Map(),
    own: new Map(),
    readings: new Map(),
    constants: new Map(),
    answered: new Map(),
    kinds: new Map(),
    fromHand: new Map(),
    seemingly: new Map(),
  };
  for (const printed of rules.pool) {
    const { abilities, grants = {} } = rules.definition(printed);
    const readings = within(index.readings, printed, () => new Map<string, Reading<S, E>>());
    // A card's own ability comes before one of the same name that it grants.
    for (const [key, ability] of [...Object.entries(grants), ...Object.entries(abilities)])
      if (ability.is !== 'constant') readings.set(key, readingOf(ability));
    for (const [key, ability] of Object.entries(abilities)) {
      if (ability.is === 'constant') {
        within(index.constants, printed, (): Standing<S>[] => []).push(standing(ability));
        continue;
      }
      within(index.own, printed, (): OwnText<S, E>[] => []).push({ key, text: present(readings.get(key), key) });
      within(
        within(index.keys, printed, () => new Map<string, string[]>()),
        ability.is,
        (): string[] => [],
      ).push(key);
    }
    for (const ability of [...Object.values(abilities), ...Object.values(grants)]) {
      if (ability.is === 'constant' || ability.is === 'action') continue;
      for (const event of ability.when.kinds) {
        within(index.answered, ability.is, () => new Set<string>()).add(event);
        const kinds = within(index.kinds, event, (): TriggerKind[] => []);
        if (!kinds.includes(ability.is)) kinds.push(ability.is);
        if (ability.seemingly !== undefined) within(index.seemingly, ability.is, () => new Set<string>()).add(event);
        if (ability.from === 'hand')
          within(
            within(index.fromHand, ability.is, () => new Map<string, HandAnswer<S, E>[]>()),
            event,
            (): HandAnswer<S, E>[] => [],
          ).push({ printed, when: ability.when });
      }
    }
  }
  return index;
}

/** Reads a text that is none of the pool's, or says what is wrong with asking for it. */
function readAnew<E extends LcgEvent, S extends LcgState<E>>(
  rules: LcgRules<S, E>,
  printed: PrintedId,
  key: string,
): Reading<S, E> {
  const ability = present(abilityNamed(rules.definition(printed), key), `ability ${key} of ${printed}`);
  if (ability.is === 'constant') throw new TypeError(`the constant ability ${key} of ${printed} is never initiated`);
  return readingOf(ability);
}

/** The value under the key, made if it is not there. */
function within<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const there = map.get(key);
  if (there !== undefined) return there;
  const made = make();
  map.set(key, made);
  return made;
}
