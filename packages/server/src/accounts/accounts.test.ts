import { isTableRefusal } from '@kronika/host';
import { describe, expect, test } from 'vitest';
import { Secret } from '../identity/secret.ts';
import { SimulatedTime } from '../testing/simulated-time.ts';
import { Accounts, type Entry, type LetIn, SESSION_LASTS } from './accounts.ts';
import type { GuessLimits } from './guesses.ts';
import { aFewAtATime, BusyError, type Hashing } from './hashing.ts';
import { KnownDevices } from './known-devices.ts';
import { MemoryAccounts } from './memory.ts';
import { NOT_LET_IN, TOO_MANY_TRIES, WRONG_PASSPHRASE } from './refused.ts';

const SECRET = 'kot pije zimną herbatę';
const OTHER = 'pies je gorącą zupę';

const LIMITS: GuessLimits = {
  perName: { burst: 5, perSecond: 1 / 60 },
  perNameAnywhere: { burst: 12, perSecond: 1 / 60 },
  perNetwork: { burst: 20, perSecond: 1 / 60 },
  signUps: { burst: 3, perSecond: 1 / 600 },
};

/** Counts the work, which is what takes time. */
class CountedHashing implements Hashing {
  work: string[] = [];

  async hash(passphrase: string): Promise<string> {
    this.work.push('hash');
    return `hash of ${passphrase}`;
  }

  async fits(passphrase: string, hash: string): Promise<boolean> {
    this.work.push('fits');
    return hash === `hash of ${passphrase}`;
  }
}

function house(limits: Partial<GuessLimits> = {}) {
  const time = new SimulatedTime();
  const hashing = new CountedHashing();
  const store = new MemoryAccounts();
  const devices = new KnownDevices(new Secret(Buffer.alloc(32, 7)));
  const accounts = new Accounts({ store, time, hashing, devices, limits: { ...LIMITS, ...limits } });
  const entry = (name: string, passphrase = SECRET, address = '192.0.2.1'): Entry => ({
    name,
    passphrase,
    address,
    device: 'Firefox · Linux',
  });
  /** What was done for it, and what came of it. */
  const costOf = async (tried: () => Promise<unknown>) => {
    const before = hashing.work.length;
    const answer = await tried();
    return { answer, work: hashing.work.length - before };
  };
  const signedUp = async (name: string): Promise<LetIn> => letIn(await accounts.signUp(entry(name)));
  return { time, hashing, store, accounts, entry, costOf, signedUp };
}

function letIn(answer: LetIn | object): LetIn {
  if ('token' in answer) return answer;
  throw new Error(`not let in: ${JSON.stringify(answer)}`);
}

describe('getting in', () => {
  test('whoever made an account gets in with its name, however it is written', async () => {
    const { accounts, entry, signedUp } = house();
    const { account } = await signedUp('Jadwiga Śląska');

    const again = letIn(await accounts.signIn(entry('jadwiga slaska')));

    expect(again.account).toEqual(account);
    expect(again.account.name).toBe('Jadwiga Śląska');
    expect((await accounts.visitor(again.token))?.account.id).toBe(account.id);
    expect(await accounts.visitor('no such token')).toBeUndefined();
  });

  test('nothing that is kept opens a session or tells the passphrase', async () => {
    const { store, signedUp } = house();
    const { token, account } = await signedUp('Jadwiga');

    expect(JSON.stringify([await store.sessions(account.id), account.id])).not.toContain(token);
    expect(account.hash).not.toBe(SECRET);
  });

  test('an unknown name and a wrong passphrase: the same answer for the same work', async () => {
    const { accounts, entry, costOf, signedUp } = house();
    await signedUp('Jadwiga');

    const wrong = await costOf(() => accounts.signIn(entry('Jadwiga', OTHER)));
    const unknown = await costOf(() => accounts.signIn(entry('Nobody', OTHER)));

    expect(wrong).toEqual({ answer: NOT_LET_IN, work: 1 });
    expect(unknown).toEqual(wrong);
  });

  test('to sign up with the name of another is to guess: the same answer for the same work, and nothing changes', async () => {
    const { accounts, entry, costOf, signedUp } = house();
    await signedUp('Jadwiga');

    const taken = await costOf(() => accounts.signUp(entry('JADWIGA', OTHER)));
    const free = await costOf(() => accounts.signUp(entry('Barbara', OTHER)));

    expect(taken).toEqual({ answer: NOT_LET_IN, work: 1 });
    expect(free.work).toBe(1);
    expect(isTableRefusal(await accounts.signIn(entry('Jadwiga')))).toBe(false);
  });

  test('to sign up twice with the same passphrase is to sign in', async () => {
    const { accounts, entry, signedUp } = house();
    const { account } = await signedUp('Jadwiga');

    expect(letIn(await accounts.signUp(entry('Jadwiga'))).account.id).toBe(account.id);
  });

  test('of two who take a name at once one gets it', async () => {
    const { accounts, entry } = house();

    const answers = await Promise.all([
      accounts.signUp(entry('Jadwiga', SECRET)),
      accounts.signUp(entry('Jadwiga', OTHER)),
    ]);

    expect(answers.filter(isTableRefusal)).toEqual([NOT_LET_IN]);
  });

  test.each([
    ['Jadwiga', 'short', 'invalid'],
    ['-', SECRET, 'malformed'],
  ])('%s with %s is refused with a reason', async (name, passphrase, code) => {
    const { accounts, entry } = house();

    expect(await accounts.signUp(entry(name, passphrase))).toMatchObject({ because: { code } });
  });
});

describe('guessing', () => {
  /** Tries until something else is answered; time passes as it has to. */
  async function tries(name: string, { accounts, entry, time }: ReturnType<typeof house>, address?: string) {
    const answers = [];
    const waited = [];
    for (let i = 0; i < 8; i += 1) {
      const began = time.now();
      const answer = accounts.signIn(entry(name, OTHER, address));
      answers.push(await time.until(answer));
      waited.push(time.now() - began);
    }
    return { answers, waited };
  }

  test('is slowed and then limited, alike for names that exist and for names that do not', async () => {
    const one = house();
    await one.signedUp('Jadwiga');
    const known = await tries('Jadwiga', one);
    const unknown = await tries('Nobody', house());

    expect(known).toEqual(unknown);
    expect(known.answers.slice(0, 5)).toEqual(Array(5).fill(NOT_LET_IN));
    expect(known.answers.at(-1)).toEqual(TOO_MANY_TRIES);
    expect(known.waited.slice(0, 5)).toEqual([0, 0, 0, 250, 500]);
  });

  test('of one name is limited from wherever it comes, and does no work beyond', async () => {
    const one = house();
    await one.signedUp('Jadwiga');
    for (let i = 0; i < LIMITS.perNameAnywhere.burst; i += 1)
      await one.time.until(one.accounts.signIn(one.entry('Jadwiga', OTHER, `192.0.2.${i}`)));

    const more = await one.costOf(() =>
      one.time.until(one.accounts.signIn(one.entry('Jadwiga', SECRET, '192.0.2.99'))),
    );

    expect(more).toEqual({ answer: TOO_MANY_TRIES, work: 0 });
    await one.time.pass(120_000);
    expect(isTableRefusal(await one.time.until(one.accounts.signIn(one.entry('Jadwiga'))))).toBe(false);
  });

  test('of many names is limited for each network', async () => {
    const one = house({ perNetwork: { burst: 2, perSecond: 0 } });
    const from = (name: string, address: string) => one.accounts.signIn(one.entry(name, OTHER, address));

    const answers = [await from('a', '2001:db8::1'), await from('b', '2001:db8::2'), await from('c', '2001:db8::3')];

    expect(answers).toEqual([NOT_LET_IN, NOT_LET_IN, TOO_MANY_TRIES]);
    expect(await from('c', '2001:db9::1')).toEqual(NOT_LET_IN);
  });

  test('which names exist by signing up costs accounts, and there are few of them', async () => {
    const { accounts, entry } = house();
    const answers = [];
    for (const name of ['a', 'b', 'c', 'd']) answers.push(await accounts.signUp(entry(name)));

    expect(answers.map(isTableRefusal)).toEqual([false, false, false, true]);
    expect(answers.at(-1)).toEqual(TOO_MANY_TRIES);
  });

  test('getting in makes up for the tries before', async () => {
    const { accounts, entry, time, signedUp } = house();
    await signedUp('Jadwiga');
    for (let i = 0; i < 3; i += 1) await time.until(accounts.signIn(entry('Jadwiga', OTHER)));
    await time.until(accounts.signIn(entry('Jadwiga')));

    for (let i = 0; i < 3; i += 1) expect(await accounts.signIn(entry('Jadwiga', OTHER))).toEqual(NOT_LET_IN);
  });
});

describe('sessions', () => {
  test('end one by one, all others at once, and by themselves when nobody uses them', async () => {
    const { accounts, entry, time, signedUp } = house();
    const ended: string[] = [];
    accounts.onEnded((sessions) => ended.push(...sessions));
    const first = await signedUp('Jadwiga');
    const second = letIn(await accounts.signIn(entry('Jadwiga')));
    const third = letIn(await accounts.signIn(entry('Jadwiga')));

    await accounts.end(first, [second.session.id]);
    expect(await accounts.visitor(second.token)).toBeUndefined();
    await accounts.endOthers(first);
    expect(await accounts.visitor(third.token)).toBeUndefined();
    expect(ended).toEqual([second.session.id, third.session.id]);

    await time.pass(SESSION_LASTS - 1);
    expect(await accounts.visitor(first.token)).toBeDefined();
    // Being here counts.
    await time.pass(SESSION_LASTS - 1);
    expect(await accounts.visitor(first.token)).toBeDefined();
    await time.pass(SESSION_LASTS + 1);
    expect(await accounts.visitor(first.token)).toBeUndefined();
  });

  test('of others cannot be ended', async () => {
    const { accounts, signedUp } = house();
    const jadwiga = await signedUp('Jadwiga');
    const barbara = await signedUp('Barbara');

    await accounts.end(barbara, [jadwiga.session.id]);

    expect(await accounts.visitor(jadwiga.token)).toBeDefined();
  });

  test('another passphrase ends all others, and the old one opens nothing any more', async () => {
    const { accounts, entry, signedUp } = house();
    const first = await signedUp('Jadwiga');
    const second = letIn(await accounts.signIn(entry('Jadwiga')));
    const change = (now: string, next: string) => accounts.changePassphrase(first, { now, next, address: '192.0.2.1' });

    expect(await change(OTHER, OTHER)).toEqual(WRONG_PASSPHRASE);
    expect(await change(SECRET, 'short')).toMatchObject({ because: { code: 'invalid' } });
    expect(await accounts.visitor(second.token)).toBeDefined();
    expect(await change(SECRET, OTHER)).toBeUndefined();

    expect(await accounts.visitor(second.token)).toBeUndefined();
    expect(await accounts.visitor(first.token)).toBeDefined();
    expect(await accounts.signIn(entry('Jadwiga', SECRET))).toEqual(NOT_LET_IN);
    expect(isTableRefusal(await accounts.signIn(entry('Jadwiga', OTHER)))).toBe(false);
  });

  test('who guesses the passphrase at a device that is signed in is limited too', async () => {
    const { accounts, time, signedUp } = house();
    const visitor = await signedUp('Jadwiga');
    const answers = [];
    for (let i = 0; i < 7; i += 1) answers.push(await time.until(accounts.confirm(visitor, OTHER, '192.0.2.1')));

    expect(answers[0]).toEqual(WRONG_PASSPHRASE);
    expect(answers.at(-1)).toEqual(TOO_MANY_TRIES);
  });

  test('an account that is removed is as if it had never been', async () => {
    const { accounts, entry, signedUp } = house();
    const visitor = await signedUp('Jadwiga');

    await accounts.remove(visitor);

    expect(await accounts.visitor(visitor.token)).toBeUndefined();
    expect(await accounts.signIn(entry('Jadwiga'))).toEqual(NOT_LET_IN);
    expect(isTableRefusal(await accounts.signUp(entry('Jadwiga', OTHER)))).toBe(false);
  });
});

test('hashing is done a few at a time, and beyond a limit not at all', async () => {
  const finish: (() => void)[] = [];
  const slow: Hashing = {
    hash: () => new Promise((resolve) => finish.push(() => resolve('hash'))),
    fits: async () => true,
  };
  const hashing = aFewAtATime(slow);
  const all = Array.from({ length: 60 }, () => hashing.hash('x').catch((error: unknown) => error));

  expect(finish).toHaveLength(2);
  while (finish.length > 0) {
    finish.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }

  const results = await Promise.all(all);
  expect(results.filter((result) => result === 'hash')).toHaveLength(42);
  expect(results.filter((result) => result instanceof BusyError)).toHaveLength(18);
});
