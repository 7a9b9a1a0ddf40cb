import { type CardId, type Explanation, present, type Reason, type SeatId, type Viewer } from '@kronika/kernel';
import { explainCard } from '../explain/explain.ts';
import type { AgotTable } from './card-table.ts';

/** What is explained to the viewer of the first card of that name. */
export function explained({ match }: AgotTable, name: string, viewer: Viewer = 0): Explanation {
  return explainCard(match, viewer, cardNamed({ match }, name));
}

/** Why the seat cannot choose the card, in English and with the rule: `AGOT-CHAL-c It is kneeling.` */
export function reasons(table: AgotTable, name: string, seat: SeatId = 0): readonly string[] {
  return explained(table, name, seat).whyNot.map(cited);
}

/** What is worth knowing of the card, in English. */
export function notes(table: AgotTable, name: string, viewer: Viewer = 0): readonly string[] {
  return explained(table, name, viewer).notes.map(({ text }) => text.en);
}

/** How a value comes about: `['printed 5', 'Ice 2', '= 7']`; nothing if it is not explained. */
export function sum(table: AgotTable, name: string, of: string): readonly string[] {
  const found = explained(table, name).sums.find((one) => one.of === of);
  if (found === undefined) return [];
  return [...found.parts.map(({ by, amount }) => `${by.en} ${amount}`), `= ${found.total}`];
}

function cited({ rule, text }: Reason): string {
  return `${rule} ${text.en}`;
}

function cardNamed({ match }: Pick<AgotTable, 'match'>, name: string): CardId {
  const card = match.state.table.cards.find(({ printed }) => printed === name);
  return present(card, `a card called ${name}`).id;
}
