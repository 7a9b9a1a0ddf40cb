import { factOf, segmentsOf } from '../cards/library.ts';
import type { CardType, Segment } from '../cards/pictograms.ts';
import type { SenjutsuEvent } from '../event.ts';
import { fighterOf, playedBy, speedAfterLimp, standing } from '../fighters.ts';
import type { AgendaSegment, FighterId, Played, Revealed, Senjutsu, Switches } from '../state.ts';

type Compared = Extract<SenjutsuEvent, { readonly is: 'agendaSet' }>['segments'];

/** The segments of all cards with their speeds after limp, which do not change any more (SEN-LIMP-e, SEN-LIMP-g). */
export function comparedSegments(state: Senjutsu): Compared {
  return standing(state).flatMap(({ id }) => {
    const played = playedBy(state, id);
    return played === undefined ? [] : [{ fighter: id, segments: segmentsWithSpeeds(state, id, played) }];
  });
}

/** The same for one card, whose own speed is settled. */
export function segmentsWithSpeeds(
  state: Senjutsu,
  id: FighterId,
  { revealed, speed }: Played,
): readonly AgendaSegment[] {
  const fighter = fighterOf(state, id);
  const parts = revealed.is === 'stun' ? [] : segmentsOf(revealed.printed);
  // A stun or a poison is resolved last and does nothing (SEN-STUN-d).
  if (parts.length === 0) return [{ segment: 'upper', speed: 0, stage: 'waiting' }];
  return parts.map(({ segment, initiative }) => {
    const own = segment === 'upper' ? (speed ?? 0) : initiative.is === 'fixed' ? initiative.speed : 0;
    return { segment, speed: speedAfterLimp(own, fighter), stage: 'waiting' };
  });
}

/** A segment of somebody's card. */
export interface Entry {
  readonly fighter: FighterId;
  readonly segment: Segment;
}

/** Entries of one speed and one rank, of which the next one is resolved. */
export interface Group {
  readonly speed: number;
  readonly entries: readonly [Entry, ...Entry[]];
}

interface Waiting extends Entry {
  readonly speed: number;
  readonly rank: number;
}

/** What is resolved next: the fastest segments, and among them those whose type comes first (SEN-RES-a, SEN-TIE-a). */
export function nextGroup(state: Senjutsu): Group | undefined {
  const waiting = waitingIn(state);
  let first: Waiting | undefined;
  for (const entry of waiting) if (first === undefined || comesBefore(entry, first)) first = entry;
  if (first === undefined) return undefined;
  const entries: [Entry, ...Entry[]] = [{ fighter: first.fighter, segment: first.segment }];
  // Stuns and poisons do nothing, so that their order is no question.
  if (first.rank !== LAST)
    for (const other of waiting)
      if (other !== first && other.speed === first.speed && other.rank === first.rank)
        entries.push({ fighter: other.fighter, segment: other.segment });
  return { speed: first.speed, entries };
}

function comesBefore(one: Waiting, other: Waiting): boolean {
  return one.speed > other.speed || (one.speed === other.speed && one.rank < other.rank);
}

/** Segments whose turn can come; a lower one follows the upper one of its card, however fast it is (SEN-RES-b). */
function waitingIn(state: Senjutsu): readonly Waiting[] {
  const waiting: Waiting[] = [];
  for (const { id } of standing(state)) {
    const played = playedBy(state, id);
    const next = played?.segments.find(isLeft);
    if (played === undefined || next?.stage !== 'waiting') continue;
    const { segment, speed } = next;
    waiting.push({ fighter: id, segment, speed, rank: rankOf(played.revealed, state.switches) });
  }
  return waiting;
}

function isLeft({ stage }: AgendaSegment): boolean {
  return stage !== 'done' && stage !== 'dropped';
}

const TYPES: Readonly<Record<CardType | 'core', number>> = { defence: 0, attack: 1, meditation: 2, core: 3 };
const LAST = 4;

/** Where a card stands among others of its speed (SEN-TIE-a to -b3); stuns and poisons come last (SEN-STUN-d). */
export function rankOf(revealed: Revealed, { coreWeapons }: Switches): number {
  const fact = revealed.is === 'stun' ? undefined : factOf(revealed.printed);
  if (fact === undefined || fact.is === 'poison') return LAST;
  const rank = TYPES[fact.type];
  if (fact.is !== 'ability' || fact.core !== 'weapon') return rank;
  return coreWeapons === 'afterTheirType' ? rank + 0.5 : TYPES.meditation + 0.5 + rank / 10;
}

/** Whether an attack at this speed is still to come, so that shields of that speed have to wait (SEN-TIME-BLK-9). */
export function isAttackPending(state: Senjutsu, speed: number): boolean {
  return standing(state).some(({ id }) => {
    const played = playedBy(state, id);
    return (
      played !== undefined &&
      isAttack(played.revealed) &&
      played.segments.some((segment) => segment.stage === 'waiting' && segment.speed === speed)
    );
  });
}

function isAttack(revealed: Revealed): boolean {
  if (revealed.is === 'stun') return false;
  const fact = factOf(revealed.printed);
  return fact.is !== 'poison' && fact.type === 'attack';
}

/** The defences whose shields stand and that can go on, because no attack at their speed is left. */
export function readyToGoOn(state: Senjutsu): readonly Entry[] {
  const ready: Entry[] = [];
  for (const { id } of standing(state))
    for (const { segment, stage, speed } of playedBy(state, id)?.segments ?? [])
      if (stage === 'resting' && !isAttackPending(state, speed)) ready.push({ fighter: id, segment });
  return ready;
}

export function segmentOf(state: Senjutsu, { fighter, segment }: Entry): AgendaSegment | undefined {
  return playedBy(state, fighter)?.segments.find((one) => one.segment === segment);
}
