import { expect, test } from 'vitest';
import { LIMITS } from '../limits.ts';
import { Device, SECRET } from '../testing/device.ts';
import { RunningServer } from '../testing/running.ts';

/** The proxy on this machine says where a request comes from. */
const from = (address: string) => ({ 'x-forwarded-for': address });

const OWN_NETWORK = '192.0.2.1';

const guesses = {
  ...LIMITS.guesses,
  perName: { burst: 3, perSecond: 0 },
  perNameAnywhere: { burst: 6, perSecond: 0 },
};

async function attacked(networks: number) {
  const running = await RunningServer.start({ limits: { guesses } });
  const owner = new Device(running);
  await owner.post('/api/account', { name: 'Jadwiga', passphrase: SECRET }, from(OWN_NETWORK));
  await owner.delete('/api/account/session');
  const statuses: number[] = [];
  for (let tried = 0; tried < 3 * networks; tried += 1) {
    const address = from(`198.51.100.${tried % networks}`);
    const guess = { name: 'Jadwiga', passphrase: `to nie jest hasło ${tried}` };
    statuses.push((await running.post('/api/account/session', guess, address)).status);
  }
  const signIn = async (device: Device, address: string) =>
    (await device.post('/api/account/session', { name: 'Jadwiga', passphrase: SECRET }, from(address))).status;
  return { running, owner, statuses, signIn };
}

test('whoever guesses from elsewhere locks nobody out', async () => {
  const { running, statuses, signIn } = await attacked(1);

  expect(statuses).not.toContain(200);
  expect(await signIn(new Device(running), '198.51.100.0'), 'the network that guessed').toBe(429);
  expect(await signIn(new Device(running), OWN_NETWORK)).toBe(200);
});

test('guessing from many networks is limited, and still the device that was signed in before gets in', async () => {
  const { running, owner, statuses, signIn } = await attacked(3);

  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  expect(await signIn(new Device(running), '203.0.113.9'), 'a device that nobody knows').toBe(429);
  expect(await signIn(owner, '203.0.113.9')).toBe(200);
});

test('a device cannot say of itself that it is known', async () => {
  const { running } = await attacked(3);
  const made = await running.post(
    '/api/account/session',
    { name: 'Jadwiga', passphrase: SECRET },
    { ...from('203.0.113.9'), cookie: 'kronika-device=jadwiga' },
  );

  expect(made.status).toBe(429);
});
