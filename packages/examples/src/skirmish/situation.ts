import {
  attach,
  type CardNote,
  cardsIn,
  invalid,
  invalidBecause,
  isAccepted,
  isRefusal,
  mark,
  type Position,
  parseCardNote,
  present,
  printedId,
  type Refusal,
  type SeatId,
  seatsOf,
} from '@kronika/kernel';
import { freshLayer } from '@kronika/lcg';
import * as z from 'zod';
import { CARD_NAMES, factOf } from './cards/facts.ts';
import { LAST_ROUND, rounds } from './rules/round.ts';
import { tableWith } from './setup.ts';
import type { Skirmish } from './state.ts';
import { fieldOf } from './zones.ts';

const cards = z.array(z.string()).default([]);

const seatSchema = z.strictObject({
  hand: cards,
  /** Fighters with their gear, e.g. `knight (spent) + banner`. */
  field: cards,
  deck: cards,
  discard: cards,
  gold: z.int().min(0).default(9),
  renown: z.int().min(0).default(0),
});

/** A position in the action window of a round. Everything that is not said is empty, or dull and legal. */
const schema = z.strictObject({
  seats: z.tuple([seatSchema.prefault({}), seatSchema.prefault({})]),
  first: z.literal([0, 1]).default(0),
  round: z.int().min(1).max(LAST_ROUND).default(1),
  windows: z.literal(['open', 'brief']).default('open'),
});

/** What a situation of skirmish may say. */
export type SkirmishSituation = z.input<typeof schema>;

export function situation(description: unknown): Position<Skirmish> | Refusal {
  const parsed = schema.safeParse(description);
  if (!parsed.success) return invalidBecause('the situation', parsed.error);
  const { seats, first, round, windows } = parsed.data;

  const notes: (readonly CardNote[])[] = [];
  for (const { hand, field, deck, discard } of seats) {
    const elsewhere = [...hand, ...deck, ...discard].map(bareNote).find(isRefusal);
    const onField = field.map(fighterNote);
    const refused = elsewhere ?? onField.find(isRefusal);
    if (refused !== undefined) return refused;
    notes.push(onField.filter(isAccepted));
  }

  let table = tableWith(seats.map((seat, i) => ({ ...seat, field: namesOnField(present(notes[i], 'the notes')) })));
  for (const seat of seatsOf(2)) table = arranged(table, seat, present(notes[seat], 'the notes'));
  const state: Skirmish = {
    ...freshLayer(2, { first, windows }),
    table,
    periods: { round: 1 },
    serial: 2,
    gold: seats.map(({ gold }) => gold),
    renown: seats.map(({ renown }) => renown),
    round,
  };
  return { seats: 2, state, stack: [rounds.from('actions', {})] };
}

/** A card that is not on the field: of these nothing more can be said. */
function bareNote(text: string): CardNote | Refusal {
  const note = parseCardNote(text, CARD_NAMES);
  if (isRefusal(note) || (note.marks.length === 0 && note.attachments.length === 0)) return note;
  return strange(text, 'only on the field a card is spent or has gear');
}

/** A fighter on the field, perhaps spent, perhaps with gear. */
function fighterNote(text: string): CardNote | Refusal {
  const note = parseCardNote(text, CARD_NAMES);
  if (isRefusal(note)) return note;
  const mark = note.marks.find((said) => said !== 'spent');
  if (mark !== undefined) return strange(text, `"${mark}" cannot be said of a fighter; it is spent or it is not`);
  if (typeOf(note.printed) !== 'fighter') return strange(text, `"${note.printed}" is no fighter`);
  const burden = note.attachments.find(({ printed }) => typeOf(printed) !== 'gear');
  if (burden !== undefined) return strange(text, `"${burden.printed}" is no gear`);
  const marked = note.attachments.flatMap(({ marks }) => marks)[0];
  return marked === undefined ? note : strange(text, `"${marked}" cannot be said of gear`);
}

function typeOf(name: string) {
  return factOf(printedId(name))?.type;
}

function strange(at: string, problem: string): Refusal {
  return invalid('the situation', { at, problem });
}

function namesOnField(notes: readonly CardNote[]): readonly string[] {
  return notes.flatMap(({ printed, attachments }) => [printed, ...attachments.map((gear) => gear.printed)]);
}

/** Spends the fighters that are said to be, and puts the gear onto its hosts. */
function arranged(table: Skirmish['table'], seat: SeatId, notes: readonly CardNote[]): Skirmish['table'] {
  const [...rest] = cardsIn(table, fieldOf(seat));
  return notes.reduce((before, { marks, attachments }) => {
    const host = present(rest.shift(), 'the fighter');
    const stood = marks.includes('spent') ? mark(before, host, { stance: 'spent' }) : before;
    return attachments.reduce((bare) => attach(bare, present(rest.shift(), 'the gear'), host), stood);
  }, table);
}
