import { type CardId, cardOf, type SeatId } from '@kronika/kernel';
import { forbid, type Verdict } from '@kronika/lcg';
import { factOf, printOf } from '../cards/fact.ts';
import type { Keyword } from '../cards/keywords.ts';
import type { AgotState } from '../state.ts';
import { allCharacters, attachedTo, isCharacter } from '../zones.ts';
import { refuses, suits } from './attaching-facts.ts';
import { definitionOf } from './card-definition.ts';
import { attachmentKeywords, hasAnyTrait, isOf } from './has.ts';

const NO_CHARACTER = forbid('noCharacter', 'AGOT-ATT-b');
const COPIES = forbid('copiesThere', 'AGOT-ATT-i');
const UNSUITED = forbid('unsuited', 'AGOT-ATT-b');
const BY_ITS_TEXT = forbid('notByItsText', 'AGOT-ATT-b');

/** Whether the text of the attachment lets it be there; a card that became one has its own text. */
function fitting(state: AgotState, attachment: CardId, host: CardId, by: SeatId): Verdict {
  const { printed } = cardOf(state.table, attachment);
  const fact = factOf(printed);
  const { attachesTo, perCard } = definitionOf(printed);
  if (perCard !== undefined && copiesOn(state, attachment, host) >= perCard) return COPIES;
  const isSuited =
    fact.type !== 'attachment' ||
    suits(fact.attachesTo, {
      hasAny: (traits) => hasAnyTrait(state, host, traits),
      isOf: (faction) => isOf(state, host, faction),
    });
  if (!isSuited) return UNSUITED;
  return (attachesTo?.(state, attachment, host, by) ?? true) ? 'allowed' : BY_ITS_TEXT;
}

/** How many other copies of the attachment the card carries (AGOT-ATT-i). */
function copiesOn(state: AgotState, attachment: CardId, host: CardId): number {
  const { name } = printOf(cardOf(state.table, attachment).printed);
  return attachedTo(state, host).filter(
    (other) => other !== attachment && printOf(cardOf(state.table, other).printed).name === name,
  ).length;
}

/** The keyword of the host that keeps the attachment off it (AGOT-KW-NOATT-d). */
export function refusalOf(state: AgotState, attachment: CardId, host: CardId): Keyword | undefined {
  const hasAny = (traits: Parameters<typeof hasAnyTrait>[2]): boolean => hasAnyTrait(state, attachment, traits);
  return attachmentKeywords(state, host).find((keyword) => refuses(keyword, hasAny));
}

/** What keeps the attachment from being on that card under that player's control (AGOT-ATT-b, -d). */
export function hosting(state: AgotState, attachment: CardId, host: CardId, by: SeatId): Verdict {
  if (attachment === host || !isCharacter(state, host)) return NO_CHARACTER;
  const refusal = refusalOf(state, attachment, host);
  return refusal === undefined ? fitting(state, attachment, host, by) : (REFUSALS[refusal.is] ?? REFUSED);
}

const REFUSED = forbid('refused', 'AGOT-KW-NOATT-a');
const REFUSALS: Readonly<Partial<Record<Keyword['is'], Verdict>>> = {
  noAttachmentsWith: forbid('refused', 'AGOT-KW-NOATT-b'),
  noAttachmentsExcept: forbid('refused', 'AGOT-KW-NOATT-c'),
};

/** Whether the attachment may be on that card under that player's control. */
export function mayBeOn(state: AgotState, attachment: CardId, host: CardId, by: SeatId): boolean {
  return hosting(state, attachment, host, by) === 'allowed';
}

/** The cards that the seat may put the attachment on, its own and those of others. */
export function hostsFor(state: AgotState, attachment: CardId, by: SeatId): readonly CardId[] {
  return allCharacters(state).filter((host) => mayBeOn(state, attachment, host, by));
}
