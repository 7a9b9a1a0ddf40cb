import { type Call, type CardId, cardOf, hostOf, present } from '@kronika/kernel';
import { canHappen, DOOM, doomFlow, type IsDeparting, legalAttachmentsOf, mayBeDoomed, UNDERWAY } from '@kronika/lcg';
import type { AgotEvent } from '../event.ts';
import type { AgotState } from '../state.ts';
import { killing, leaving } from '../verbs/leaving.ts';
import { allCharacters, controllerOf } from '../zones.ts';
import { atOdds } from './at-odds.ts';
import { mayBeOn } from './attaching.ts';
import { RULES, raise } from './calls.ts';
import { layer } from './layer.ts';
import { redirect, redirector } from './redirect.ts';
import { lastingNotes, textNotes } from './settle-notes.ts';
import { strengthOf } from './values.ts';
import { isDecided, victory } from './victory.ts';

/** The ways in which a text may doom a character: killed as soon as its STR is 0, or sacrificed at once. */
export const KILLED_AT_ZERO = 'killedAtZero';
export const SACRIFICED = 'sacrificed';

/** What must be put right at once after every change, before any window opens. */
export function settle(state: AgotState, isDeparting: IsDeparting): Call | undefined {
  // Victory is checked even in the middle of an effect (AGOT-WINGAME-a).
  if (isDecided(state)) return victory({});
  // The redirect comes before any reaction to the initiation (AGOT-REDIR-a).
  if (redirector(state) !== undefined) return redirect({});
  return attachments(state) ?? atOdds(state) ?? doomed(state, isDeparting);
}

/** What is found attached illegally is discarded at once (AGOT-ATT-g); a save would not make it legal (AGOT-SAVE-c). */
function attachments(state: AgotState): Call | undefined {
  const doubtful = legal.doubtful(state);
  if (doubtful.length === 0) return undefined;
  const due = illegalAttachment(state, doubtful);
  if (due === undefined) legal.know(state);
  return due;
}

const legal = legalAttachmentsOf<AgotEvent, AgotState>(layer);

function illegalAttachment(state: AgotState, attached: readonly CardId[]): Call | undefined {
  for (const card of attached) {
    if (cardOf(state.table, card).as === 'duplicate') continue;
    const host = present(hostOf(state.table, card), 'what it is attached to');
    if (!mayBeOn(state, card, host, controllerOf(state, card)))
      return raise(leaving(state, card, { to: 'discard', how: 'discarded', save: 'impossible', rule: 'AGOT-ATT-g' }));
  }
  return undefined;
}

/** Characters that a text makes leave play as soon as something is the case: all of them at once (AGOT-TIME-k). */
function doomed(state: AgotState, isDeparting: IsDeparting): Call | undefined {
  if (!lastingNotes(state).dooms && !textNotes(layer.arrangement(state)).dooms) return undefined;
  const [card, ...others] = allCharacters(state).filter((each) => mustLeave(state, each) && !isDeparting(each));
  if (card === undefined) return undefined;
  return leaveDoomed(others.length === 0 ? { card } : { card, others });
}

function mustLeave(state: AgotState, card: CardId): boolean {
  if (!mayBeDoomed(layer, state, card)) return false;
  const dooms = doomsOn(state, card);
  return (
    !dooms.includes(UNDERWAY) &&
    isDoomed(state, card, dooms) &&
    canHappen(layer, state, departure(state, card)) === 'allowed'
  );
}

function doomsOn(state: AgotState, card: CardId): readonly string[] {
  return layer.modifiers
    .on(state, card)
    .flatMap((modifier) => (modifier.is === 'gain' && modifier.what === DOOM ? [modifier.name] : []));
}

function isDoomed(state: AgotState, card: CardId, dooms: readonly string[]): boolean {
  return dooms.includes(SACRIFICED) || (dooms.includes(KILLED_AT_ZERO) && strengthOf(state, card) === 0);
}

/** Only a save that lifts its STR keeps a character in play that is killed as long as it is 0 (AGOT-SAVE-c). */
function departure(state: AgotState, card: CardId): AgotEvent {
  return doomsOn(state, card).includes(SACRIFICED)
    ? leaving(state, card, { to: 'discard', how: 'sacrificed', rule: 'AGOT-SAC-a' })
    : killing(state, card, { save: 'helpful', rule: 'AGOT-SAVE-c' });
}

/** Makes such characters leave play. */
export const leaveDoomed = doomFlow<AgotState, AgotEvent>({
  flow: 'agot/leave-doomed',
  rule: 'AGOT-CONST-b',
  rules: RULES,
  lift: (event) => event,
  departure,
});
