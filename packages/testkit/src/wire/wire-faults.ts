import {
  type Card,
  type Course,
  type Game,
  isRefusal,
  mayKnow,
  type PrintedId,
  printedId,
  replay,
  type Table,
} from '@kronika/kernel';
import { type HostMessage, patched, type TableDocument } from '@kronika/protocol';
import { hiddenIds } from '../contract/hidden-ids.ts';
import type { Looker } from '../contract/other-deal.ts';
import { nameOf } from '../contract/view-secrecy.ts';

/** What one looker was sent, in the order in which it came. */
export interface Wire {
  readonly looker: Looker;
  readonly messages: readonly HostMessage[];
}

/** A message, when so many decisions had been taken. */
interface Sent {
  readonly decisions: number;
  readonly message: HostMessage;
}

/**
 * Whatever was sent of a match that its reader could not know then: the id of a card that was hidden, or the face of a
 * card that the reader had never seen. The match is played again from its record, so that what is looked at is what
 * came over the wire and nothing that the sender says of it. Faces are found by their ids, and by the names that the
 * log calls them in English.
 */
export function wireFaults(
  game: Game,
  record: Course,
  wires: readonly Wire[],
  names: ReadonlyMap<string, PrintedId>,
): readonly string[] {
  const faces = new Faces(names);
  const readers = wires.map(({ looker, messages }) => new Reader(looker, sentIn(messages), faces));
  const faults: string[] = [];
  const { cards } = game;
  if (cards === undefined) return faults;
  for (const moment of replay(game, record)) {
    if (isRefusal(moment)) throw new Error('the record cannot be played again');
    const table = cards.table(moment.match.state);
    const tables = [...moment.happened.map(({ state }) => cards.table(state)), table];
    for (const reader of readers) {
      for (const one of tables) reader.sees(one);
      faults.push(...reader.faultsAt(moment.match.decisions, table));
    }
  }
  return faults;
}

/** Somebody who reads what is sent while the match is played again beside it. */
class Reader {
  readonly #looker: Looker;
  readonly #sent: readonly Sent[];
  readonly #faces: Faces;
  readonly #seen = new Set<PrintedId>();
  #last: readonly Card[] = [];

  constructor(looker: Looker, sent: readonly Sent[], faces: Faces) {
    this.#looker = looker;
    this.#sent = sent;
    this.#faces = faces;
  }

  /** The faces of a table count as seen from now on, as far as they may be known. */
  sees(table: Table): void {
    for (const [place, card] of table.cards.entries())
      if (card !== this.#last[place] && mayKnow(table, card.id, this.#looker)) this.#seen.add(card.printed);
    this.#last = table.cards;
  }

  faultsAt(decisions: number, table: Table): readonly string[] {
    return this.#sent
      .filter((sent) => sent.decisions === decisions)
      .flatMap(({ message }) => [
        ...hiddenIds(told(message), table, this.#looker).map((id) => `the id ${id}`),
        ...this.#faces.in(message).filter((printed) => !this.#seen.has(printed)),
      ])
      .map((leak) => `after ${decisions} decisions ${nameOf(this.#looker)} is sent ${leak}`);
  }
}

/**
 * What the ids of a message tell. A line of the log may name a card that was seen then and is hidden now, and an
 * explanation says for which card it was asked.
 */
function told(message: HostMessage): unknown {
  switch (message.is) {
    case 'table':
    case 'changed':
      return { ...message, log: [] };
    case 'explained':
      return message.explanation;
    default:
      return message;
  }
}

/** What may be the id of a face: words with a hyphen wherever they stand, and any word that is said to be printed. */
const WRITTEN = /(?<=")[a-z0-9]+-[a-z0-9-]+(?=")|(?<="printed":"|\/printed","value":")[a-z0-9]+(?=")/g;

/** Finds the faces that are written in a message. */
class Faces {
  readonly #names: ReadonlyMap<string, PrintedId>;
  readonly #ids: ReadonlySet<string>;
  /** Longer names first: some stand at the beginning of others. */
  readonly #spoken: RegExp;

  constructor(names: ReadonlyMap<string, PrintedId>) {
    this.#names = names;
    this.#ids = new Set(names.values());
    const longestFirst = [...names.keys()].sort((one, other) => other.length - one.length);
    this.#spoken = new RegExp(`\\b(?:${longestFirst.join('|')})\\b`, 'g');
  }

  in(message: HostMessage): readonly PrintedId[] {
    const ids = (JSON.stringify(message).match(WRITTEN) ?? []).filter((id) => this.#ids.has(id));
    const said = linesOf(message).flatMap((line) => line.match(this.#spoken) ?? []);
    return [...ids.map(printedId), ...said.flatMap((name) => this.#names.get(name) ?? [])];
  }
}

function linesOf(message: HostMessage): readonly string[] {
  const log = message.is === 'table' ? message.log : message.is === 'changed' ? (message.log?.add ?? []) : [];
  return log.flatMap((entry) => (entry.is === 'said' || entry.is === 'beat' ? [] : [entry.text.en]));
}

function sentIn(messages: readonly HostMessage[]): readonly Sent[] {
  let document: TableDocument | undefined;
  return messages.map((message) => {
    if (message.is === 'table') document = message.document;
    if (message.is === 'changed' && document !== undefined) document = patched(document, message.patch);
    return { decisions: document?.match?.decisions ?? 0, message };
  });
}
