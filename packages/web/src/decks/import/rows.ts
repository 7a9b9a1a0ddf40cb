import type { Catalogue, DeckEntry, DeckList, ImportedDeck, ImportNotice, ImportPlace } from '@kronika/decks';
import type { PrintedId } from '@kronika/kernel';

/** What became of one place of an imported text. */
export type ImportRow = { readonly key: string; readonly at: ImportPlace; readonly text: string } & (
  | {
      /** A card was found, somebody said which one it is, or another card cannot do without it. */
      readonly is: 'taken';
      readonly by: 'reading' | 'choice' | 'implied';
      readonly id: PrintedId;
      readonly quantity: number;
      readonly zone: string;
      /** Something about it was not as it should be. */
      readonly notice?: ImportNotice;
    }
  | {
      readonly is: 'unclear';
      readonly notice: ImportNotice;
      readonly quantity: number;
      readonly nearest: readonly PrintedId[];
    }
  | { readonly is: 'said'; readonly notice: ImportNotice }
);

/** Which cards somebody chose for places that were not understood. */
export type Choices = Readonly<Record<string, PrintedId>>;

/** All places of the text one by one, in their order: nothing of it is left out. */
export function rowsOf(
  text: string,
  { taken, notices }: ImportedDeck,
  { choices, catalogue }: { readonly choices: Choices; readonly catalogue: Catalogue },
): readonly ImportRow[] {
  const lines = text.split(/\r\n|\r|\n/u);
  const wordsAt = (at: ImportPlace): string => ('line' in at ? (lines[at.line - 1] ?? '').trim() : at.path);
  const implied = notices.flatMap((notice) => (notice.key === 'impliedCard' ? [impliedRow(notice)] : []));
  const told = notices.filter(({ key }) => key !== 'impliedCard');
  const noticeAt = new Map(told.map((notice) => [keyOf(notice.at), notice]));
  const understood = taken.map(({ at, ...card }): ImportRow => {
    const notice = noticeAt.get(keyOf(at));
    const row = { key: keyOf(at), at, text: wordsAt(at), is: 'taken', by: 'reading', ...card } as const;
    return notice === undefined ? row : { ...row, notice };
  });
  const known = new Set(understood.map(({ key }) => key));
  const rest = told
    .filter(({ at }) => !known.has(keyOf(at)))
    .map((notice): ImportRow => {
      const row = { key: keyOf(notice.at), at: notice.at, text: wordsAt(notice.at) };
      return noticeRow(row, notice, { card: chosenCard(choices[row.key], catalogue), catalogue });
    });
  return [...understood, ...implied, ...rest].toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The row of a card that the text does not name; it stands behind the card that needs it. */
function impliedRow(notice: ImportNotice & { readonly key: 'impliedCard' }): ImportRow {
  const { at, id, zone } = notice;
  return { key: `${keyOf(at)} ${id}`, at, text: '', is: 'taken', by: 'implied', id, quantity: 1, zone, notice };
}

type Place = Pick<ImportRow, 'key' | 'at' | 'text'>;

function noticeRow(
  row: Place,
  notice: ImportNotice,
  {
    card,
    catalogue,
  }: { readonly card: { readonly id: PrintedId; readonly zone: string } | undefined; readonly catalogue: Catalogue },
): ImportRow {
  switch (notice.key) {
    case 'notUnderstood':
    case 'unknownCard':
      return card === undefined
        ? { ...row, is: 'unclear', notice, quantity: notice.quantity, nearest: cardsCalled(notice.nearest, catalogue) }
        : { ...row, is: 'taken', by: 'choice', quantity: notice.quantity, ...card };
    case 'badQuantity':
      return { ...row, is: 'unclear', notice, quantity: 1, nearest: [] };
    case 'unknownPack':
    case 'notInPack':
    case 'takenAsName':
    case 'impliedCard':
      return { ...row, is: 'said', notice };
  }
}

/** The cards behind the names, each once, whichever language it was found in. */
function cardsCalled(names: readonly string[], catalogue: Catalogue): readonly PrintedId[] {
  return [...new Set(names.flatMap((name) => catalogue.byName(name)?.card.id ?? []))];
}

function chosenCard(id: PrintedId | undefined, catalogue: Catalogue) {
  const card = id === undefined ? undefined : catalogue.card(id);
  return card === undefined ? undefined : { id: card.id, zone: card.zone };
}

function keyOf(at: ImportPlace): string {
  return 'line' in at ? String(at.line) : at.path;
}

/** Lines in their order; places of a JSON file that need a look come before the others. */
function placeOf({ at, is }: ImportRow): number {
  if ('line' in at) return at.line;
  return is === 'unclear' ? 0 : 1;
}

/** The cards that were understood. What they only imply is not taken where the deck has such a card already. */
export function takenEntries(rows: readonly ImportRow[], deck: Pick<DeckList, 'cards'>): readonly DeckEntry[] {
  const has = (zone: string): boolean => deck.cards.some((entry) => entry.zone === zone);
  return rows.flatMap((row) =>
    row.is === 'taken' && !(row.by === 'implied' && has(row.zone))
      ? [{ id: row.id, quantity: row.quantity, zone: row.zone }]
      : [],
  );
}

/** What is left of the text when the understood cards are taken: it stays where it was. */
export function remainingText(rows: readonly ImportRow[]): string {
  return rows
    .flatMap((row) => {
      if (row.is !== 'unclear') return [];
      return 'line' in row.at ? [row.text] : [`${row.quantity} ${wordsOf(row.notice)}`];
    })
    .join('\n');
}

function wordsOf(notice: ImportNotice): string {
  switch (notice.key) {
    case 'notUnderstood':
    case 'badQuantity':
    case 'takenAsName':
      return notice.text;
    case 'unknownCard':
      return notice.id;
    case 'unknownPack':
    case 'notInPack':
    case 'impliedCard':
      return notice.name.en;
  }
}
