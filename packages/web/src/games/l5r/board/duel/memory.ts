import type { CardId, SeatId } from '@kronika/kernel';
import { isCardId } from '@kronika/kernel';
import type { CharacterView, Duelists, L5rView } from '@kronika/l5r';
import type { LogEntry } from '@kronika/protocol';

/** A duel as far as this table has heard of it; the table as it is knows nothing of a duel that is over. */
export interface DuelMemory {
  readonly duelists: Duelists;
  /** The duelists as they were when it began. */
  readonly began: readonly Standing[];
  /** How long the log was then. */
  readonly since: number;
}

/** A character, and whose it is. */
export interface Standing {
  readonly character: CharacterView;
  readonly seat: SeatId;
}

export interface Heard {
  readonly view: L5rView;
  readonly log: readonly LogEntry[];
}

/** What is remembered after what was heard; the same object if nothing is new. */
export function remembered(memory: DuelMemory | undefined, { view, log }: Heard): DuelMemory | undefined {
  const now = view.duel?.between;
  const isOld = memory !== undefined && decidedIn(memory, log) !== undefined;
  if (now !== undefined && (isOld ? view.duel?.counted.length === 0 : !isSame(memory?.duelists, now)))
    return { duelists: now, began: standingsIn(view, now), since: log.length };
  if (memory === undefined || log.length < memory.since) return undefined;
  return view.duel === null && decidedIn(memory, log) === undefined ? undefined : memory;
}

function isSame(one: Duelists | undefined, other: Duelists): boolean {
  return one?.challenger === other.challenger && one.challenged === other.challenged;
}

export function standingIn(view: L5rView, card: CardId): Standing | undefined {
  return view.seats
    .flatMap(({ seat, characters }) => characters.map((character) => ({ character, seat })))
    .find(({ character }) => character.id === card);
}

function standingsIn(view: L5rView, { challenger, challenged }: Duelists): readonly Standing[] {
  return [challenger, challenged].flatMap((card) => standingIn(view, card) ?? []);
}

/** How the duel was decided; with neither of them nobody won. */
export interface Decided {
  readonly winner: CardId | undefined;
  readonly loser: CardId | undefined;
}

export function decidedIn({ since }: DuelMemory, log: readonly LogEntry[]): Decided | undefined {
  const event = eventIn(log, since, 'duelDecided');
  if (event === undefined) return undefined;
  const [winner, loser]: unknown[] = ['winner', 'loser'].map((key) => Reflect.get(event, key));
  return { winner: isCardId(winner) ? winner : undefined, loser: isCardId(loser) ? loser : undefined };
}

export function isRevealed({ since }: DuelMemory, log: readonly LogEntry[]): boolean {
  return eventIn(log, since, 'dialsRevealed') !== undefined;
}

function eventIn(log: readonly LogEntry[], since: number, is: string) {
  for (let place = log.length - 1; place >= since; place -= 1) {
    const entry = log[place];
    if (entry?.is === 'event' && entry.event.is === is) return entry.event;
  }
  return undefined;
}
