import { cachePerLine } from '../cache/line.ts';
import { type Card, type CardId, FIRST_CARD } from './card.ts';
import type { Table } from './table.ts';

/** The card that this one is attached to. */
export function hostOf(table: Table, id: CardId): CardId | undefined {
  // Looked for among the few that are attached: numbers as large as ids are slow names of properties.
  const { attached, hosts } = attachmentsIn(table);
  const place = attached.indexOf(id);
  return place < 0 ? undefined : hosts[place];
}

const NO_CARDS: readonly CardId[] = [];

/** The cards attached to `host`, in the order of their labels. */
export function attachmentsOn(table: Table, host: CardId): readonly CardId[] {
  const { attached, hosts } = attachmentsIn(table);
  let found: CardId[] | undefined;
  for (let place = 0; place < attached.length; place += 1) {
    const card = attached[place];
    if (card === undefined || hosts[place] !== host) continue;
    found ??= [];
    found.push(card);
  }
  return found ?? NO_CARDS;
}

/** All cards that are attached to another one, in the order of their labels. */
export function attachedCards(table: Table): readonly CardId[] {
  return attachmentsIn(table).attached;
}

/** What each of these cards is attached to, at the same places. */
export function hostsOfAttached(table: Table): readonly CardId[] {
  return attachmentsIn(table).hosts;
}

/** Puts one card onto another. Where it lies is a matter of moving it. */
export function attach<C extends Card>(table: Table<C>, id: CardId, host: CardId): Table<C> {
  const { attached, hosts } = attachmentsIn(table);
  const place = attached.indexOf(id);
  if (place >= 0) return withHosts(table, attached, hosts.with(place, host));
  let behind = 0;
  while (behind < attached.length && (attached[behind] ?? id) < id) behind += 1;
  return withHosts(table, attached.toSpliced(behind, 0, id), hosts.toSpliced(behind, 0, host));
}

export function detach<C extends Card>(table: Table<C>, id: CardId): Table<C> {
  const { attached, hosts } = attachmentsIn(table);
  const place = attached.indexOf(id);
  return place < 0 ? table : withHosts(table, attached.toSpliced(place, 1), hosts.toSpliced(place, 1));
}

/** What is attached on a table, and at the same places what it is attached to. */
interface Attachments {
  readonly of: Table['hosts'];
  readonly attached: readonly CardId[];
  readonly hosts: readonly CardId[];
}

/** Those of the last two tables that were asked about: it is asked for much more often than it changes. */
const lastRead = cachePerLine<{ newest: Attachments | undefined; older: Attachments | undefined }>({
  empty: () => ({ newest: undefined, older: undefined }),
  copy: ({ newest, older }) => ({ newest, older }),
});

function attachmentsIn({ cards, hosts }: Table): Attachments {
  const cache = lastRead();
  const { newest, older } = cache;
  if (newest?.of === hosts) return newest;
  const found = older?.of === hosts ? older : readAttachments(cards, hosts);
  cache.older = newest;
  cache.newest = found;
  return found;
}

function readAttachments(cards: Table['cards'], of: Table['hosts']): Attachments {
  const attached: CardId[] = [];
  const hosts: CardId[] = [];
  // Few cards are attached, many are not; and whole numbers are keys in rising order.
  for (const label in of) {
    const card = cards[Number(label) - FIRST_CARD];
    const host = card === undefined ? undefined : of[card.id];
    if (card === undefined || host === undefined) continue;
    attached.push(card.id);
    hosts.push(host);
  }
  return { of, attached, hosts };
}

/**
 * The table with these attached instead, in the order of their labels. They are written down one by one, which takes half
 * the time of a copy where names are large numbers; and need not be read again.
 */
function withHosts<C extends Card>(
  { seats, cards, zones, revelations }: Table<C>,
  attached: readonly CardId[],
  hosts: readonly CardId[],
): Table<C> {
  const of: Record<CardId, CardId> = {};
  for (let place = 0; place < attached.length; place += 1) {
    const card = attached[place];
    const host = hosts[place];
    if (card !== undefined && host !== undefined) of[card] = host;
  }
  const cache = lastRead();
  cache.older = cache.newest;
  cache.newest = { of, attached, hosts };
  return { seats, cards, zones, hosts: of, revelations };
}
