import {
  ask,
  attachmentsOn,
  type Call,
  type CardId,
  call,
  cardOf,
  chooseCard,
  finish,
  flow,
  hostOf,
  present,
} from '@kronika/kernel';
import { canHappen, DOOM, doomFlow, type IsDeparting, legalAttachmentsOf, mayBeDoomed, UNDERWAY } from '@kronika/lcg';
import { printOn } from '../cards/print-on.ts';
import type { L5rEvent } from '../event.ts';
import type { L5rState } from '../state.ts';
import { leaving } from '../verbs/leaving.ts';
import { hasDash, participationAspects } from '../verbs/participating.ts';
import { allCharacters, charactersOf, controllerOf } from '../zones.ts';
import { mayBeOn } from './attaching.ts';
import { RULES, raise } from './calls.ts';
import { layer } from './layer.ts';
import { lastingNotes, textNotes } from './settle-notes.ts';
import { skillOf } from './values.ts';
import { outcomeOf, victory } from './victory.ts';

/** What must be put right at once after every change, before any window opens (L5R-STATE-a). */
export function settle(state: L5rState, isDeparting: IsDeparting): Call | undefined {
  // Victory is checked even in the middle of an effect (L5R-VICT-f).
  if (outcomeOf(state) !== undefined) return victory({});
  return attackedProvince(state) ?? banned(state) ?? attachments(state) ?? doomed(state, isDeparting);
}

/** However a facedown province came to be attacked, it is revealed (L5R-3.2.0-k, L5R-PROV-b). */
function attackedProvince({ conflict, table }: L5rState): Call | undefined {
  if (conflict === null || cardOf(table, conflict.province).face === 'up') return undefined;
  return raise({ is: 'revealed', card: conflict.province, rule: 'L5R-PROV-a' });
}

/** A participant that cannot take part in this conflict any more goes home bowed (L5R-CONF-j, L5R-DASH-b). */
function banned(state: L5rState): Call | undefined {
  const { conflict } = state;
  if (conflict === null) return undefined;
  const isBanPossible = mayBan(state);
  for (const seat of [0, 1] as const)
    for (const card of charactersOf(state, seat)) {
      if (cardOf(state.table, card).at !== 'conflict') continue;
      const isDashed = hasDash(state, card, conflict.type);
      if (!isDashed && !(isBanPossible && isForbidden(state, card, participationAspects(state, seat)))) continue;
      const events: readonly L5rEvent[] = [
        { is: 'bowed', card, rule: isDashed ? 'L5R-DASH-b' : 'L5R-CONF-j' },
        { is: 'movedHome', card, rule: isDashed ? 'L5R-DASH-b' : 'L5R-CONF-j' },
      ];
      return raise(...events.filter((event) => canHappen(layer, state, event) === 'allowed'));
    }
  return undefined;
}

/** Whether anything here could keep participants from taking part: a lasting effect, or the text of a card in play. */
function mayBan(state: L5rState): boolean {
  return (
    lastingNotes(state).bans || layer.modifiers.texts(state) !== undefined || textNotes(layer.arrangement(state)).bans
  );
}

function isForbidden(state: L5rState, card: CardId, aspects: readonly string[]): boolean {
  return layer.modifiers
    .on(state, card)
    .some((modifier) => modifier.is === 'cannot' && aspects.includes(modifier.what));
}

/** What is illegally attached is discarded (L5R-ATT-f), and so is a third restricted attachment (L5R-KW-RESTRICTED-b). */
function attachments(state: L5rState): Call | undefined {
  const doubtful = legal.doubtful(state);
  if (doubtful.length === 0) return undefined;
  const due = illegalAttachment(state, doubtful);
  if (due === undefined) legal.know(state);
  return due;
}

const legal = legalAttachmentsOf<L5rEvent, L5rState>(layer);

function illegalAttachment(state: L5rState, attached: readonly CardId[]): Call | undefined {
  const restricted: CardId[] = [];
  for (const card of attached) {
    const host = present(hostOf(state.table, card), 'what it is attached to');
    if (!mayBeOn(state, card, host, controllerOf(state, card)))
      return raise(leaving(state, card, { to: 'discard', how: 'discarded', rule: 'L5R-ATT-f' }));
    if (isRestricted(state, card)) restricted.push(host);
  }
  if (restricted.length < 3) return undefined;
  const crowded = allCharacters(state).find((card) => restricted.filter((host) => host === card).length > 2);
  return crowded === undefined ? undefined : shedRestricted({ character: crowded });
}

function isRestricted(state: L5rState, attachment: CardId): boolean {
  return printOn(cardOf(state.table, attachment)).keywords.includes('restricted');
}

function restrictedOn(state: L5rState, character: CardId): readonly CardId[] {
  return attachmentsOn(state.table, character).filter((card) => isRestricted(state, card));
}

interface Shedding {
  readonly character: CardId;
  readonly chosen?: CardId;
}

/** The character's controller chooses which of its restricted attachments goes (L5R-KW-RESTRICTED-b). */
export const shedRestricted = flow<L5rState, Shedding>()('l5r/shed-restricted', {
  choose: (state, { character }) =>
    ask(
      'chosen',
      chooseCard({
        seat: controllerOf(state, character),
        from: restrictedOn(state, character),
        message: { key: 'shedRestricted' },
        because: { is: 'rule', rule: 'L5R-KW-RESTRICTED-b' },
      }),
    ),
  discard: (state, { chosen }) =>
    call(
      raise(
        leaving(state, present(chosen, 'the attachment'), {
          to: 'discard',
          how: 'discarded',
          rule: 'L5R-KW-RESTRICTED-b',
        }),
      ),
    ),
  done: () => finish,
});

/** Characters that a text says are discarded as soon as something is the case. */
function doomed(state: L5rState, isDeparting: IsDeparting): Call | undefined {
  if (!mayDoom(state)) return undefined;
  for (const card of allCharacters(state)) {
    if (!mayBeDoomed(layer, state, card)) continue;
    const dooms = layer.modifiers
      .on(state, card)
      .flatMap((modifier) => (modifier.is === 'gain' && modifier.what === DOOM ? [modifier.name] : []));
    if (dooms.length === 0 || dooms.includes(UNDERWAY)) continue;
    if (!dooms.includes('now') && skillOf(state, card, 'political') !== 0) continue;
    if (isDeparting(card)) continue;
    if (canHappen(layer, state, doomOf(state, card)) === 'allowed') return discardDoomed({ card });
  }
  return undefined;
}

/** Whether anything here dooms characters at all: a lasting effect, or the text of a card in play. */
function mayDoom(state: L5rState): boolean {
  return lastingNotes(state).dooms || textNotes(layer.arrangement(state)).dooms;
}

function doomOf(state: L5rState, card: CardId): L5rEvent {
  return leaving(state, card, { to: 'discard', how: 'discarded', rule: 'L5R-STATE-a' });
}

/** Discards such a character. */
export const discardDoomed = doomFlow<L5rState, L5rEvent>({
  flow: 'l5r/discard-doomed',
  rule: 'L5R-STATE-a',
  rules: RULES,
  lift: (event) => event,
  departure: doomOf,
});
