import { type CardId, type Explanation, present, type Reason, type SeatId, type Viewer } from '@kronika/kernel';
import { explainCard } from '../explain/explain.ts';
import type { L5rTable } from './card-table.ts';

/** What is explained to the viewer of the first card of that name. */
export function explained({ match }: L5rTable, name: string, viewer: Viewer = 0): Explanation {
  return explainCard(match, viewer, cardNamed({ match }, name));
}

/** Why the seat cannot choose the card, in English and with the rule: `L5R-BOW-d It is bowed, and bowing it is the cost.` */
export function reasons(table: L5rTable, name: string, seat: SeatId = 0): readonly string[] {
  return explained(table, name, seat).whyNot.map(cited);
}

/** The same for one of several copies. */
export function reasonsOf({ match }: L5rTable, card: CardId, seat: SeatId = 0): readonly string[] {
  return explainCard(match, seat, card).whyNot.map(cited);
}

/** What is worth knowing of the card, in English. */
export function notes(table: L5rTable, name: string, viewer: Viewer = 0): readonly string[] {
  return explained(table, name, viewer).notes.map(({ text }) => text.en);
}

/** How a value comes about: `['printed 0', 'Fine Katana 2', '= 2']`; nothing if it is not explained. */
export function sum(table: L5rTable, name: string, of: string): readonly string[] {
  const found = explained(table, name).sums.find((one) => one.of === of);
  if (found === undefined) return [];
  return [...found.parts.map(({ by, amount }) => `${by.en} ${amount}`), `= ${found.total}`];
}

function cited({ rule, text }: Reason): string {
  return `${rule} ${text.en}`;
}

function cardNamed({ match }: Pick<L5rTable, 'match'>, name: string): CardId {
  const card = match.state.table.cards.find(({ printed }) => printed === name);
  return present(card, `a card called ${name}`).id;
}
