import { describe, expect, test } from 'vitest';
import type { ExchangeDecks, TravellingDeck } from '../client/account/deck-exchange.ts';
import type { SignedIn } from '../client/account/signed-in.ts';
import { AccountDeckShelf } from './account-deck-shelf.ts';
import { deckId, type KeptDeck } from './deck-shelf.ts';
import type { TracesOf } from './deck-traces.ts';
import { MemoryDeckShelf } from './testing/memory-deck-shelf.ts';

/** An account as the server keeps it. */
class TestAccount {
  readonly #decks = new Map<string, TravellingDeck & { readonly revision: number }>();
  #revision = 0;
  requests = 0;

  readonly exchange: ExchangeDecks = async (since, decks) => {
    this.requests += 1;
    for (const deck of decks) {
      if ((this.#decks.get(deck.id)?.changed ?? -1) >= deck.changed) continue;
      this.#revision += 1;
      this.#decks.set(deck.id, { ...deck, revision: this.#revision });
    }
    const news = [...this.#decks.values()].filter(({ revision }) => revision > since);
    return {
      revision: Math.max(since, ...news.map(({ revision }) => revision)),
      decks: news.map(({ revision: _, ...deck }) => deck),
    };
  };

  get names(): readonly string[] {
    return [...this.#decks.values()].flatMap(({ deck }) => (deck === undefined ? [] : [String(Object(deck).name)]));
  }
}

const JADWIGA: SignedIn = { name: 'Jadwiga', created: 1 };

function device(account: TestAccount) {
  const local = new MemoryDeckShelf();
  let traces: TracesOf = {};
  let network: 'there' | 'gone' = 'there';
  let owner: SignedIn | undefined = JADWIGA;
  const shelf = new AccountDeckShelf({
    local,
    signedIn: { get: () => owner },
    traces: {
      get: () => traces,
      set: (next) => {
        traces = next;
      },
    },
    exchange: async (since, decks) => {
      if (network === 'gone') throw new Error('no network');
      return account.exchange(since, decks);
    },
    now: () => 1_000,
  });
  return {
    shelf,
    local,
    names: async () => (await shelf.list()).map(({ name }) => name).toSorted(),
    setNetwork: (state: 'there' | 'gone') => {
      network = state;
    },
    signIn: (next: SignedIn | undefined) => {
      owner = next;
    },
  };
}

function deck(id: string, changed: number, name = id): KeptDeck {
  return { id: deckId(id), game: 'l5r', name, changed, file: `{"name":"${name}"}` };
}

describe('the decks of a browser and of an account', () => {
  test('come together: each gets what the other has', async () => {
    const account = new TestAccount();
    const [here, there] = [device(account), device(account)];
    await here.shelf.keep(deck('Mur', 1));
    await there.shelf.keep(deck('Dwór', 1));
    await here.shelf.catchUp();
    await there.shelf.catchUp();
    await here.shelf.catchUp();

    expect(await here.names()).toEqual(['Dwór', 'Mur']);
    expect(await there.names()).toEqual(['Dwór', 'Mur']);
    expect(await there.shelf.read(deckId('Mur'))).toEqual(deck('Mur', 1));
    expect(await here.shelf.hasNews()).toBe(false);
    expect(await there.shelf.hasNews()).toBe(false);
  });

  test('of two changes the later one stays, whichever came first', async () => {
    const account = new TestAccount();
    const [here, there] = [device(account), device(account)];
    await here.shelf.keep(deck('a', 1));
    await here.shelf.catchUp();
    await there.shelf.catchUp();
    await here.shelf.keep(deck('a', 5, 'later'));
    await there.shelf.keep(deck('a', 4, 'earlier'));
    await there.shelf.catchUp();
    await here.shelf.catchUp();
    await there.shelf.catchUp();

    expect([await here.names(), await there.names(), account.names]).toEqual([['later'], ['later'], ['later']]);
  });

  test('what is deleted on one device is deleted on the other', async () => {
    const account = new TestAccount();
    const [here, there] = [device(account), device(account)];
    await here.shelf.keep(deck('a', 1));
    await here.shelf.catchUp();
    await there.shelf.catchUp();
    await there.shelf.remove(deckId('a'));
    await there.shelf.catchUp();
    await here.shelf.catchUp();

    expect(await here.names()).toEqual([]);
    expect(account.names).toEqual([]);
    expect(await there.shelf.hasNews()).toBe(false);
  });

  test('what is changed after it was deleted elsewhere comes back', async () => {
    const account = new TestAccount();
    const [here, there] = [device(account), device(account)];
    await here.shelf.keep(deck('a', 1));
    await here.shelf.catchUp();
    await there.shelf.catchUp();
    await there.shelf.remove(deckId('a'));
    await there.shelf.catchUp();
    await here.shelf.keep(deck('a', 2_000, 'newer'));
    await here.shelf.catchUp();
    await there.shelf.catchUp();

    expect([await here.names(), await there.names()]).toEqual([['newer'], ['newer']]);
  });

  test('without a network everything goes on, and is made up for later', async () => {
    const account = new TestAccount();
    const here = device(account);
    await here.shelf.keep(deck('a', 1));
    await here.shelf.catchUp();
    here.setNetwork('gone');
    await here.shelf.remove(deckId('a'));
    await here.shelf.keep(deck('b', 2));
    await expect(here.shelf.catchUp()).rejects.toThrow('no network');
    expect(await here.names()).toEqual(['b']);

    here.setNetwork('there');
    await here.shelf.catchUp();

    expect(account.names).toEqual(['b']);
  });

  test('many travel in parts, and all arrive', async () => {
    const account = new TestAccount();
    const [here, there] = [device(account), device(account)];
    for (let place = 0; place < 60; place += 1) await here.shelf.keep(deck(`${place}`, place));
    await here.shelf.catchUp();
    await there.shelf.catchUp();

    expect(await there.names()).toHaveLength(60);
    expect(account.requests).toBe(4);
    await here.shelf.catchUp();
    expect(await here.shelf.hasNews()).toBe(false);
  });

  test('a browser whose database was cleared gets its decks again, and deletes none', async () => {
    const account = new TestAccount();
    const here = device(account);
    await here.shelf.keep(deck('a', 1));
    await here.shelf.catchUp();
    await here.local.remove(deckId('a'));
    await here.shelf.catchUp();

    expect(await here.names()).toEqual(['a']);
    expect(account.names).toEqual(['a']);
  });

  test('nobody gets the decks of somebody else who used the same browser', async () => {
    const [hers, theirs] = [new TestAccount(), new TestAccount()];
    const here = device(hers);
    await here.shelf.keep(deck('a', 1));
    await here.shelf.catchUp();
    const other = { name: 'Barbara', created: 2 };
    here.signIn(other);

    expect(await here.shelf.hasNews()).toBe(false);
    await here.shelf.keep(deck('b', 2));
    expect(await here.shelf.hasNews()).toBe(true);
    expect(theirs.names).toEqual([]);
  });

  test('without an account nothing is sent', async () => {
    const account = new TestAccount();
    const here = device(account);
    here.signIn(undefined);
    await here.shelf.keep(deck('a', 1));
    await here.shelf.catchUp();

    expect(account.requests).toBe(0);
    expect(await here.names()).toEqual(['a']);
  });

  test('what came from another device and is no deck is left out', async () => {
    const account = new TestAccount();
    await account.exchange(0, [{ id: 'odd', changed: 1, deck: { name: 7 } }]);
    const here = device(account);
    await here.shelf.catchUp();
    await here.shelf.catchUp();

    expect(await here.names()).toEqual([]);
  });
});
