import {
  attach,
  type CardNote,
  cardsIn,
  invalid,
  invalidBecause,
  isRefusal,
  mark,
  type Position,
  parseCardNote,
  present,
  type Refusal,
  type SeatId,
  seatsOf,
} from '@kronika/kernel';
import { freshLayer } from '@kronika/lcg';
import * as z from 'zod';
import { CARD_NAMES } from './cards/facts.ts';
import { rounds } from './rules/round.ts';
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
  round: z.int().min(1).default(1),
  windows: z.literal(['open', 'brief']).default('open'),
});

export type SkirmishSituation = z.input<typeof schema>;

export function situation(description: unknown): Position<Skirmish> | Refusal {
  const parsed = schema.safeParse(description);
  if (!parsed.success) return invalidBecause('the situation', parsed.error);
  const { seats, first, round, windows } = parsed.data;

  const notes: (readonly CardNote[])[] = [];
  for (const { hand, field, deck, discard } of seats) {
    const unknown = [...hand, ...deck, ...discard].map((name) => parseCardNote(name, CARD_NAMES)).find(isRefusal);
    const fieldNotes = field.map((note) => parseCardNote(note, CARD_NAMES));
    const refused = unknown ?? fieldNotes.find(isRefusal);
    if (refused !== undefined) return refused;
    notes.push(fieldNotes.filter(isCardNote));
  }
  const strange = notes
    .flat()
    .flatMap(({ marks }) => marks)
    .find((said) => said !== 'spent');
  if (strange !== undefined)
    return invalid('the situation', {
      at: 'field',
      problem: `"${strange}" cannot be said of a fighter; it is spent or it is not`,
    });

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

function isCardNote(note: CardNote | Refusal): note is CardNote {
  return !isRefusal(note);
}
