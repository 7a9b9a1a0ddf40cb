import type { ExchangeDecks, TravellingDeck } from '../client/account/deck-exchange.ts';
import type { SignedIn } from '../client/account/signed-in.ts';
import type { Stored } from '../client/storage/stored.ts';
import { type DeckShelf, deckId, type KeptDeck, readKeptDeck } from './deck-shelf.ts';
import { NO_TRACES, type Traces, type TracesOf } from './deck-traces.ts';

export interface AccountShelfParts {
  readonly local: DeckShelf;
  readonly signedIn: Pick<Stored<SignedIn | undefined>, 'get'>;
  readonly traces: Pick<Stored<TracesOf>, 'get' | 'set'>;
  readonly exchange: ExchangeDecks;
  now(): number;
}

/** So many decks travel at a time; the server takes no more at once. */
const AT_A_TIME = 25;

/** The server keeps no longer decks; these stay on this device. */
const LONGEST = 16_000;

/**
 * The shelf of this browser, kept the same as that of the account. What is done here is done at once, with or without a
 * network; `catchUp` brings both together. Of two changes of a deck the later one stays.
 */
export class AccountDeckShelf implements DeckShelf {
  readonly #parts: AccountShelfParts;
  #catchingUp: Promise<void> | undefined;

  constructor(parts: AccountShelfParts) {
    this.#parts = parts;
  }

  list(): ReturnType<DeckShelf['list']> {
    return this.#parts.local.list();
  }

  read(id: KeptDeck['id']): ReturnType<DeckShelf['read']> {
    return this.#parts.local.read(id);
  }

  keep(deck: KeptDeck): Promise<void> {
    return this.#parts.local.keep(deck);
  }

  async remove(id: KeptDeck['id']): Promise<void> {
    const key = this.#key();
    // Before it is gone: what would be gone without a trace would come back from the account.
    if (key !== undefined && id in this.#traces(key).known)
      this.#change(key, ({ deleted }) => ({ deleted: { ...deleted, [id]: this.#parts.now() } }));
    await this.#parts.local.remove(id);
  }

  subscribe(listener: () => void): () => void {
    return this.#parts.local.subscribe(listener);
  }

  /** Whether there is something here that the account does not know of. */
  async hasNews(): Promise<boolean> {
    const key = this.#key();
    return key !== undefined && (await this.#news(key)).length > 0;
  }

  /** Brings shelf and account together; whoever asks while that is being done waits for it. */
  catchUp(): Promise<void> {
    this.#catchingUp ??= this.#exchangeAll().finally(() => {
      this.#catchingUp = undefined;
    });
    return this.#catchingUp;
  }

  async #exchangeAll(): Promise<void> {
    const key = this.#key();
    if (key === undefined) return;
    await this.#forgetIfLost(key);
    const news = await this.#news(key);
    for (let sent = 0; sent === 0 || sent < news.length; sent += AT_A_TIME) {
      const part = news.slice(sent, sent + AT_A_TIME);
      const { revision, decks } = await this.#parts.exchange(this.#traces(key).revision, part);
      // Somebody else signed in meanwhile.
      if (this.#key() !== key) return;
      for (const deck of decks) await this.#take(key, deck);
      this.#change(key, ({ known, deleted }) => ({
        revision,
        known: {
          ...known,
          ...Object.fromEntries(part.flatMap((one) => (isWhole(one) ? [[one.id, one.changed]] : []))),
        },
        deleted: without(
          deleted,
          part.filter((one) => !isWhole(one)).map(({ id }) => id),
        ),
      }));
      for (const deck of decks) this.#note(key, deck);
    }
  }

  /** Decks that both had and that are gone without having been deleted were lost: everything is asked for again. */
  async #forgetIfLost(key: string): Promise<void> {
    const { known, deleted } = this.#traces(key);
    const here = new Set((await this.#parts.local.list()).map(({ id }): string => id));
    const isLost = Object.keys(known).some((id) => !here.has(id) && !(id in deleted));
    if (isLost) this.#change(key, () => ({ revision: 0, known: {} }));
  }

  /** What this device has done since, and what it had before it knew the account. */
  async #news(key: string): Promise<readonly TravellingDeck[]> {
    const { known, deleted } = this.#traces(key);
    const ofOthers = new Set(
      Object.entries(this.#parts.traces.get()).flatMap(([other, traces]) =>
        other === key ? [] : Object.keys(traces.known),
      ),
    );
    const changed = (await this.#parts.local.list())
      .filter(({ id, changed: at }) => known[id] !== Math.floor(at) && !ofOthers.has(id))
      .map(({ id, changed: at, ...deck }): TravellingDeck => ({ id, changed: Math.floor(at), deck }))
      .filter(({ deck }) => JSON.stringify(deck).length <= LONGEST);
    const gone = Object.entries(deleted).map(([id, at]): TravellingDeck => ({ id, changed: at }));
    return [...changed, ...gone];
  }

  async #take(key: string, travelling: TravellingDeck): Promise<void> {
    const { id, changed } = travelling;
    const { local } = this.#parts;
    const here = await local.read(deckId(id));
    const at = here?.changed ?? this.#traces(key).deleted[id] ?? 0;
    if (at > changed) return;
    if (!isWhole(travelling)) {
      if (here !== undefined) await local.remove(here.id);
      return;
    }
    const kept = deckIn(travelling);
    if (kept !== undefined && here?.changed !== changed) await local.keep(kept);
  }

  /** What the account has is known, unless something newer is here, which will be sent. */
  #note(key: string, deck: TravellingDeck): void {
    // What cannot be read here is the business of devices that can.
    if (isWhole(deck) && deckIn(deck) === undefined) return;
    this.#change(key, ({ known, deleted }) => ({
      known: isWhole(deck) ? { ...known, [deck.id]: deck.changed } : without(known, [deck.id]),
      deleted: (deleted[deck.id] ?? 0) <= deck.changed ? without(deleted, [deck.id]) : deleted,
    }));
  }

  #key(): string | undefined {
    const who = this.#parts.signedIn.get();
    return who === undefined ? undefined : `${who.name}/${who.created}`;
  }

  #traces(key: string): Traces {
    return this.#parts.traces.get()[key] ?? NO_TRACES;
  }

  #change(key: string, change: (traces: Traces) => Partial<Traces>): void {
    const now = this.#traces(key);
    this.#parts.traces.set({ ...this.#parts.traces.get(), [key]: { ...now, ...change(now) } });
  }
}

function deckIn({ id, changed, deck }: TravellingDeck): KeptDeck | undefined {
  return readKeptDeck({ ...Object(deck), id, changed });
}

function isWhole({ deck }: TravellingDeck): boolean {
  return deck !== undefined;
}

function without<T>(entries: Readonly<Record<string, T>>, keys: readonly string[]): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(entries).filter(([key]) => !keys.includes(key)));
}
