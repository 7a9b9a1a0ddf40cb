import {
  attachmentsOn,
  type CardId,
  cardOf,
  type Face,
  type SeatId,
  type Sight,
  sightOf,
  type Viewer,
} from '@kronika/kernel';
import type { ConflictType } from './cards/fact.ts';
import { gloryOf, skillOf } from './rules/values.ts';
import type { L5rCard, L5rState, Status } from './state.ts';
import { hasDash } from './verbs/participating.ts';
import { controllerOf } from './zones.ts';

/** A card that lies on the table, with its label: it can be pointed at, known or not. */
export interface LyingCard {
  readonly id: CardId;
  readonly sight: Sight;
  /** How it lies; a facedown card may be known to the viewer nevertheless. */
  readonly face: Face;
}

/** An attachment where it is. */
export interface AttachmentView extends LyingCard {
  readonly controller: SeatId;
  readonly stance: L5rCard['stance'];
}

/** A character in play, with its values as they are now; a dash has no value. */
export interface CharacterView extends LyingCard {
  readonly stance: L5rCard['stance'];
  readonly status: Status;
  readonly fate: number;
  readonly at: L5rCard['at'];
  readonly military: number | null;
  readonly political: number | null;
  readonly glory: number;
  /** Whom covert keeps from defending in the current conflict. */
  readonly evaded: boolean;
  readonly attachments: readonly AttachmentView[];
}

export function lying(state: L5rState, card: CardId, viewer: Viewer): LyingCard {
  return { id: card, sight: sightOf(state.table, card, viewer), face: cardOf(state.table, card).face };
}

export function attachmentView(state: L5rState, card: CardId, viewer: Viewer): AttachmentView {
  const { face, stance } = cardOf(state.table, card);
  const controller = controllerOf(state, card);
  return { id: card, sight: sightOf(state.table, card, viewer), face, controller, stance };
}

/** The characters of the state that was looked at last, as everybody sees them: several look at each of them. */
let last: { readonly state: L5rState; readonly characters: Map<CardId, CharacterView> } | undefined;

export function characterView(state: L5rState, card: CardId, viewer: Viewer): CharacterView {
  if (!isOpen(state, card)) return characterFor(state, card, viewer);
  if (last?.state !== state) last = { state, characters: new Map() };
  const known = last.characters.get(card) ?? characterFor(state, card, viewer);
  last.characters.set(card, known);
  return known;
}

/** Whether everybody sees the character and what it wears, so that it looks the same to all. */
function isOpen({ table }: L5rState, card: CardId): boolean {
  const isSeen = (id: CardId) => sightOf(table, id, 'spectator').face === 'up';
  return isSeen(card) && attachmentsOn(table, card).every(isSeen);
}

function characterFor(state: L5rState, card: CardId, viewer: Viewer): CharacterView {
  const { face, stance, status, fate, at } = cardOf(state.table, card);
  return {
    id: card,
    sight: sightOf(state.table, card, viewer),
    face,
    stance,
    status,
    fate,
    at,
    military: skillIn(state, card, 'military'),
    political: skillIn(state, card, 'political'),
    glory: gloryOf(state, card),
    evaded: state.conflict?.evaded.includes(card) === true,
    attachments: attachmentsOn(state.table, card).map((attachment) => attachmentView(state, attachment, viewer)),
  };
}

function skillIn(state: L5rState, card: CardId, type: ConflictType): number | null {
  return hasDash(state, card, type) ? null : skillOf(state, card, type);
}
