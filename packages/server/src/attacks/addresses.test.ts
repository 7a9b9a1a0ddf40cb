import { expect, test } from 'vitest';
import { RunningServer } from '../testing/running.ts';

const ODD = [
  '%ff',
  '%00',
  '%',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '..%2f..%2fpackage.json',
  'x'.repeat(65),
  'x'.repeat(500),
  '__proto__',
  '%F0%9F%90%89',
  "'; DROP TABLE tables; --",
  '%u0041',
  '{"$ne":1}',
];

test.each(['/api/tables/:id', '/api/tables/:id/series', '/api/tables/:id/record', '/:id', '/assets/:id'])(
  'whatever stands in %s, it is not found or malformed, and never breaks anything',
  async (route) => {
    const running = await RunningServer.start();

    for (const odd of ODD) {
      const { status } = await running.get(route.replace(':id', odd));
      expect([400, 404, 414], `${route} with ${odd}`).toContain(status);
    }
  },
);

test('so are odd ids in requests that change something, and odd questions', async () => {
  const running = await RunningServer.start({ limits: { changesPerMinute: 1_000, reportsPerMinute: 1_000 } });

  for (const odd of ODD) {
    const answers = [
      await running.post(`/api/tables/${odd}/seats`, { name: 'Ala' }),
      await running.post(`/api/tables/${odd}/reports`, { text: 'It broke.' }),
      await running.delete(`/api/account/sessions/${odd}`),
      await running.get(`/api/tables?what=${odd}`),
      await running.post('/api/tables', odd),
    ];
    for (const { status } of answers) expect([400, 401, 404, 414], odd).toContain(status);
  }
});

test('metrics are told to this machine only', async () => {
  const running = await RunningServer.start();

  expect((await running.get('/metrics')).body).toContain('kronika_disk_free_bytes');
  expect((await running.get('/metrics', { 'x-forwarded-for': '198.51.100.1' })).status).toBe(404);
});
