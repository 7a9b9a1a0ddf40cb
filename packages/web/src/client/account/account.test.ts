// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { myTables, rememberSeats } from '../my-tables.ts';
import { account, accountSeatsAt, accountTables, deleteAccount, signIn, signOut, signUp } from './account.ts';
import { exchangeDecks } from './deck-exchange.ts';
import { signedIn } from './signed-in.ts';

const JADWIGA = { name: 'Jadwiga', created: 5 };

/** A server that answers as it is told; what it was asked is kept. */
function answering(...answers: readonly (readonly [number, unknown])[]) {
  const asked: string[] = [];
  let place = 0;
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    asked.push([method, path, ...(body === undefined ? [] : [body])].join(' '));
    const [status, content] = answers[Math.min(place, answers.length - 1)] ?? [500, {}];
    place += 1;
    return new Response(JSON.stringify(content), { status });
  });
  return asked;
}

const refused = (code: string) => ({ because: { code, text: { pl: 'Nie.', en: 'No.' } } });

beforeEach(() => {
  myTables.set([]);
  signedIn.set(undefined);
});
afterEach(() => vi.unstubAllGlobals());

describe('being signed in', () => {
  test('is remembered by its name alone, and what was taken as a guest is brought along', async () => {
    rememberSeats('one', [{ seat: 1, token: 't' }]);
    const asked = answering([200, JADWIGA]);

    await signUp({ name: 'Jadwiga', passphrase: 'secret words' });
    await expect.poll(() => asked).toHaveLength(2);

    expect(signedIn.get()).toEqual(JADWIGA);
    expect(JSON.stringify({ ...localStorage })).not.toContain('secret');
    expect(asked[1]).toBe('POST /api/account/tables {"seats":[{"table":"one","seat":1,"token":"t"}]}');
  });

  test('a refusal leaves everything as it was', async () => {
    answering([403, refused('notYours')]);

    await expect(signIn({ name: 'Jadwiga', passphrase: 'x' })).rejects.toThrow('No.');
    expect(signedIn.get()).toBeUndefined();
  });

  test('ends when the server says so', async () => {
    signedIn.set(JADWIGA);
    answering([401, refused('notSignedIn')]);

    await expect(account()).rejects.toThrow('No.');
    expect(signedIn.get()).toBeUndefined();
  });

  test('does not end because the server is out of reach or refuses something else', async () => {
    signedIn.set(JADWIGA);
    answering([403, refused('notYours')], [502, 'no json']);

    await expect(deleteAccount('wrong')).rejects.toThrow('No.');
    await expect(account()).rejects.toThrow('502');
    expect(signedIn.get()).toEqual(JADWIGA);
  });

  test('ends with signing out, and with the account', async () => {
    signedIn.set(JADWIGA);
    answering([200, { ended: true }]);
    await signOut();
    expect(signedIn.get()).toBeUndefined();

    signedIn.set(JADWIGA);
    await deleteAccount('secret words');
    expect(signedIn.get()).toBeUndefined();
  });
});

describe('what the account has', () => {
  test('is asked for only while somebody is signed in', async () => {
    const asked = answering([200, {}]);

    expect(await accountTables(10)).toEqual([]);
    expect(await accountSeatsAt('one')).toEqual([]);
    expect(asked).toEqual([]);
  });

  test('is read as far as it is understood', async () => {
    signedIn.set(JADWIGA);
    const session = { id: 'a', device: 'Firefox', created: 1, seen: 2 };
    answering(
      [200, { ...JADWIGA, sessions: [{ ...session, here: true }, session, 7] }],
      [200, { tables: [{ summary: {}, seats: [0] }, 'odd'] }],
      [200, { seats: [0, 9, 1] }],
      [200, { revision: 3, decks: [{ id: 'a', changed: 1, deck: {} }, { id: 'b', changed: 2 }, { id: 7 }] }],
    );

    expect((await account()).sessions.map(({ at }) => at)).toEqual(['here', 'elsewhere']);
    expect(await accountTables(10)).toEqual([]);
    expect(await accountSeatsAt('one')).toEqual([0, 1]);
    expect(await exchangeDecks(0, [])).toEqual({
      revision: 3,
      decks: [
        { id: 'a', changed: 1, deck: {} },
        { id: 'b', changed: 2 },
      ],
    });
  });
});
