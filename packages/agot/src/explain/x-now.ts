import { type CardId, cardOf, type Match, type Phrase, printedCard, questionFor, type SumPart } from '@kronika/kernel';
import { answering, costsOf, isKind, openTriggerWindow, payableOptions, useOf } from '@kronika/lcg';
import type { AgotEvent } from '../event.ts';
import { type AgotUse, definitionOf } from '../rules/card-definition.ts';
import { layer } from '../rules/layer.ts';
import type { AgotState } from '../state.ts';
import { OWN_PARTS, VALUE_NAMES } from '../text/explain/sums.ts';
import { controllerOf } from '../zones.ts';
import { nameOf } from './origin.ts';
import { actionsOn, answersOn } from './reason.ts';

/** What the letter X in the cost of a card in hand stands for, and where that comes from. */
export interface XNow {
  readonly of: string;
  readonly name: Phrase;
  readonly x: number;
  readonly by: Pick<SumPart, 'by' | 'from'>;
}

/** X as it is fixed by what may be answered just now, or the highest one that may be chosen (AGOT-COST-g). */
export function xOf(match: Match<AgotState>, card: CardId): readonly XNow[] {
  return [...answered(match, card), ...chosen(match.state, card)];
}

/** What its player is asked to answer fixes X. What others are asked is their own affair. */
function answered(match: Match<AgotState>, card: CardId): readonly XNow[] {
  const { state } = match;
  const seat = controllerOf(state, card);
  const window = openTriggerWindow<AgotEvent>(match);
  if (window === undefined || questionFor(match, seat) === undefined) return [];
  const uses = answersOn(state, card).flatMap((answer) => {
    const found = answering(layer, state, { seat, answer, window });
    return found.is === 'open' ? found.uses : [];
  });
  return uses.flatMap((use, at) => {
    const x = definitionOf(cardOf(state.table, card).printed).x?.(state, use);
    return x === undefined
      ? []
      : [{ of: at === 0 ? 'cost' : `cost/${at}`, name: VALUE_NAMES.cost, x, by: answeredBy(use) }];
  });
}

function answeredBy({ trigger }: AgotUse): XNow['by'] {
  if (trigger === undefined || !isKind(trigger.event, 'initiating')) return { by: OWN_PARTS.x };
  const { printed } = trigger.event.use.ability;
  const { pl, en } = nameOf(printed);
  return { by: { pl: `X (${pl})`, en: `X (${en})` }, from: printedCard(printed) };
}

/** Where the player says what X is: the highest that can be paid. */
function chosen(state: AgotState, card: CardId): readonly XNow[] {
  const seat = controllerOf(state, card);
  return actionsOn(state, card).flatMap(({ ability }) => {
    const use = useOf<AgotEvent>(ability, seat);
    return costsOf(layer, state, use).flatMap(([name, cost]) => {
      const most = cost.is === 'chosen' ? payableOptions(layer, state, use, name, cost).at(-1) : undefined;
      return most !== undefined && 'amount' in most && typeof most.amount === 'number'
        ? [{ of: 'highestCost', name: VALUE_NAMES.highestCost, x: most.amount, by: { by: OWN_PARTS.x } }]
        : [];
    });
  });
}
