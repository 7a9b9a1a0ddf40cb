import { type CardId, cardsIn, type ZoneId } from '@kronika/kernel';
import { canHappen, chosenCard, type PartMaker } from '@kronika/lcg';
import type { AgotEvent, CardEntered } from '../../event.ts';
import { hostsFor } from '../../rules/attaching.ts';
import type { AgotUse } from '../../rules/card-definition.ts';
import { layer } from '../../rules/layer.ts';
import type { AgotState } from '../../state.ts';
import { entering } from '../../verbs/entering.ts';
import { handOf, typeOf } from '../../zones.ts';
import type { DrawType } from '../fact.ts';
import { askForCard } from './choices.ts';
import { type Condition, provided } from './conditions.ts';

type From = (state: AgotState, use: AgotUse) => readonly CardId[];

/** Put a card into play under the control of who uses the text, on that host if it is an attachment (AGOT-PUT-a, -b). */
export function putIntoPlay(state: AgotState, { by }: AgotUse, card: CardId, host?: CardId): CardEntered {
  return entering(state, card, { seat: by, how: 'put', rule: 'AGOT-PUT-a', ...(host === undefined ? {} : { host }) });
}

/** Where an attachment could go; a duplicate goes under its copy, and nothing else needs a host. */
function hostsOf(state: AgotState, use: AgotUse, card: CardId): readonly CardId[] {
  const isFree = typeOf(state, card) !== 'attachment' || putIntoPlay(state, use, card).as === 'duplicate';
  return isFree ? [] : hostsFor(state, card, use.by);
}

/** Those of the cards that could enter play under the control of who uses the text. */
function enterable(state: AgotState, use: AgotUse, cards: readonly CardId[]): readonly CardId[] {
  return cards.filter(
    (card) => canHappen(layer, state, putIntoPlay(state, use, card, hostsOf(state, use, card)[0])) === 'allowed',
  );
}

/** "Put a … into play": there must be one that could enter (AGOT-ABIL-h). */
export function ifOneMayEnter(from: From): Condition {
  return provided((state, use) => enterable(state, use, from(state, use)).length > 0, 'nothingMayEnter', 'AGOT-ABIL-h');
}

/** Others see whether there is a hand, and not whether something in it could enter. */
export const ifThereIsAHand: Condition = provided((state, { by }) => cardsIn(state.table, handOf(by)).length > 0);

/** "Put a … into play" without "choose": which one is said while the effect resolves (AGOT-TARG-g). */
export function putOne(from: From): readonly PartMaker<AgotState, AgotEvent>[] {
  return [
    (state, use) =>
      askForCard(use, 'entering', {
        seat: use.by,
        from: enterable(state, use, from(state, use)),
        message: 'choosePutIntoPlay',
      }),
    (state, use) => {
      const card = chosenCard(use.chosen.entering);
      const from = card === undefined ? [] : hostsOf(state, use, card);
      return askForCard(use, 'host', { seat: use.by, from, message: 'attachTo' });
    },
    (state, use) => {
      const card = chosenCard(use.chosen.entering);
      return card === undefined ? undefined : putIntoPlay(state, use, card, chosenCard(use.chosen.host));
    },
  ];
}

/** The cards of that type in a zone out of play. */
export function cardsOfType(state: AgotState, zone: ZoneId, type: DrawType): readonly CardId[] {
  return cardsIn(state.table, zone).filter((card) => typeOf(state, card) === type);
}
