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

/** What the texts of all cards have to say to one kind of event. */
interface Echo<S extends LcgState, E extends LcgEvent> {
  readonly kinds: TriggerKind[];
  readonly seemingly: TriggerKind[];
  readonly fromHand: { readonly kind: TriggerKind; readonly answers: HandAnswer<S, E>[] }[];
}

interface Worked<S extends LcgState, E extends LcgEvent> {
  readonly keys: Map<PrintedId, Map<string, string[]>>;
  readonly own: Map<PrintedId, OwnText<S, E>[]>;
  /** All abilities of a card that are initiated, its own and those it grants. Few cards have more than two. */
  readonly readings: Map<PrintedId, OwnText<S, E>[]>;
  readonly constants: Map<PrintedId, Standing<S>[]>;
  readonly echoes: Map<string, Echo<S, E>>;
}

const NONE: readonly never[] = [];
const SILENCE: Echo<never, never> = { kinds: [], seemingly: [], fromHand: [] };

/** Worked out when it is first asked for: by then all cards of the game are known. */
export function textIndexOf<E extends LcgEvent, S extends LcgState<E>>(rules: LcgRules<S, E>): TextIndex<S, E> {
  let index: Worked<S, E> | undefined;
  // All that is asked about one use is asked about one text, and all about one sequence mostly about one kind of event.
  let last: { readonly printed: PrintedId; readonly key: string; readonly text: Reading<S, E> } | undefined;
  let lastEvent: { readonly event: string; readonly echo: Echo<S, E> } | undefined;
  const worked = (): Worked<S, E> => {
    index ??= build(rules);
    return index;
  };
  const echoOf = (event: string): Echo<S, E> => {
    if (lastEvent?.event === event) return lastEvent.echo;
    const echo = worked().echoes.get(event) ?? SILENCE;
    lastEvent = { event, echo };
    return echo;
  };
  return {
    keys: (printed, kind) => worked().keys.get(printed)?.get(kind) ?? NONE,
    own: (printed) => worked().own.get(printed) ?? NONE,
    reading: (printed, key) => {
      if (last?.printed === printed && last.key === key) return last.text;
      const text = named(worked().readings.get(printed) ?? NONE, key) ?? readAnew(rules, printed, key);
      last = { printed, key, text };
      return text;
    },
    constants: (printed) => worked().constants.get(printed) ?? NONE,
    kind: (printed, key) => abilityNamed(rules.definition(printed), key)?.is,
    answered: (kind, event) => echoOf(event).kinds.includes(kind),
    kindsAnswering: (event) => echoOf(event).kinds,
    answeredFromHand: (kind, event) => {
      for (const one of echoOf(event).fromHand) if (one.kind === kind) return one.answers;
      return NONE;
    },
    answeredSeemingly: (kind, event) => echoOf(event).seemingly.includes(kind),
  };
}

function named<S extends LcgState, E extends LcgEvent>(
  texts: readonly OwnText<S, E>[],
  key: string,
): Reading<S, E> | undefined {
  for (const one of texts) if (one.key === key) return one.text;
  return undefined;
}

function build<E extends LcgEvent, S extends LcgState<E>>(rules: LcgRules<S, E>): Worked<S, E> {
  const index: Worked<S, E> = {
    keys: new Map(),
    own: new Map(),
    readings: new Map(),
    constants: new Map(),
    echoes: new Map(),
  };
  for (const printed of rules.pool) {
    const { abilities, grants = {} } = rules.definition(printed);
    const readings = within(index.readings, printed, (): OwnText<S, E>[] => []);
    for (const [key, ability] of Object.entries(abilities)) {
      if (ability.is === 'constant') {
        within(index.constants, printed, (): Standing<S>[] => []).push(standing(ability));
        continue;
      }
      const own = { key, text: readingOf(ability) };
      readings.push(own);
      within(index.own, printed, (): OwnText<S, E>[] => []).push(own);
      within(
        within(index.keys, printed, () => new Map<string, string[]>()),
        ability.is,
        (): string[] => [],
      ).push(key);
    }
    // A card's own ability comes before one of the same name that it grants.
    for (const [key, ability] of Object.entries(grants))
      if (ability.is !== 'constant' && named(readings, key) === undefined)
        readings.push({ key, text: readingOf(ability) });
    for (const ability of [...Object.values(abilities), ...Object.values(grants)]) {
      if (ability.is === 'constant' || ability.is === 'action') continue;
      for (const event of ability.when.kinds) {
        const { kinds, seemingly, fromHand } = within(index.echoes, event, silence<S, E>);
        if (!kinds.includes(ability.is)) kinds.push(ability.is);
        if (ability.seemingly !== undefined && !seemingly.includes(ability.is)) seemingly.push(ability.is);
        if (ability.from !== 'hand') continue;
        const answer = { printed, when: ability.when };
        const there = fromHand.find(({ kind }) => kind === ability.is);
        if (there === undefined) fromHand.push({ kind: ability.is, answers: [answer] });
        else there.answers.push(answer);
      }
    }
  }
  return index;
}

function silence<S extends LcgState, E extends LcgEvent>(): Echo<S, E> {
  return { kinds: [], seemingly: [], fromHand: [] };
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
