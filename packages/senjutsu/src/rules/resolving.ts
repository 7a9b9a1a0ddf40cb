import type { CardId, PrintedId, QuestionWords, RuleId, Source, Unfinished } from '@kronika/kernel';
import type { LineRef } from '../cards/pictograms.ts';
import type { Cause } from '../event.ts';
import type { LineMessage, OnCard, TurnMessage } from '../messages.ts';
import type { FighterId } from '../state.ts';
import type { CardRole } from './calls.ts';

/** A line that is being resolved: by whom, of which card, and what it refers to. */
export interface Resolving {
  /** Who carries the line out. */
  readonly fighter: FighterId;
  readonly printed: PrintedId;
  /** The copy of the card; cards of AI opponents have none. */
  readonly card?: CardId;
  readonly as: 'turn' | CardRole;
  readonly line: LineRef;
  /** Whom the helmet on the card means (SEN-ATK-d). */
  readonly targets: readonly FighterId[];
  /** Who took an ordinary wound from the last attack effect of the card (SEN-EFF-ad). */
  readonly wounded: readonly FighterId[];
  /** What a search of this card has brought (SEN-EFF-t). */
  readonly found?: CardId;
}

/** The card and line that a question is about. */
export function onCard({ printed, line }: Pick<Resolving, 'printed' | 'line'>): OnCard {
  return { printed, line };
}

/** What a line asks, and why: because of its card, where there is a copy of it. */
export function words(
  { card }: Pick<Resolving, 'card'>,
  rule: RuleId,
  message: LineMessage | TurnMessage,
): QuestionWords {
  const because: Source = card === undefined ? { is: 'rule', rule } : { is: 'card', card, rule };
  return { message, because };
}

/** The card as what made somebody take or lose something. */
export function byCard({ fighter, printed }: Pick<Resolving, 'fighter' | 'printed'>): Cause {
  return { is: 'card', by: fighter, printed };
}

/**
 * The context without what only the caller keeps. Written out property by property: it is made for every line, and
 * spreads of what may be absent are slow.
 */
export function resolvingOf({ fighter, printed, card, as, line, targets, wounded, found }: Resolving): Resolving {
  const resolving: Unfinished<Resolving> = { fighter, printed, as, line, targets, wounded };
  if (card !== undefined) resolving.card = card;
  if (found !== undefined) resolving.found = found;
  return resolving;
}
