import { afterEach, describe, expect, test, vi } from 'vitest';
import { foundTable, joinTable, publicTables, summariesOf } from './api.ts';
import { RefusedError } from './refused-error.ts';
import { UnreachableError } from './requests.ts';

/** Answers every request so, and notes what was asked. */
function serverAnswers(status: number, body: string): { readonly asked: readonly (readonly [string, unknown])[] } {
  const asked: (readonly [string, unknown])[] = [];
  vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
    asked.push([path, typeof request.body === 'string' ? JSON.parse(request.body) : undefined]);
    return new Response(body, { status });
  });
  return { asked };
}

afterEach(() => vi.unstubAllGlobals());

const PLAN = {
  game: 'l5r',
  options: {},
  seats: [{ is: 'me' as const, name: 'Jadwiga' }, { is: 'open' as const }],
  clock: { is: 'none' as const },
  visibility: 'public' as const,
  pace: 'natural' as const,
};

describe('the server', () => {
  test('makes a table and gives our seats with their signs', async () => {
    const { asked } = serverAnswers(
      201,
      '{"table":"one","seats":[{"seat":0,"token":"secret"},{"seat":7,"token":"x"}]}',
    );

    expect(await foundTable(PLAN)).toEqual({ table: 'one', seats: [{ seat: 0, token: 'secret' }] });
    expect(asked).toEqual([['/api/tables', PLAN]]);
  });

  test('seats us', async () => {
    const { asked } = serverAnswers(201, '{"seat":1,"token":"secret"}');

    expect(await joinTable('a/b', { name: 'Hoshiko' })).toEqual({ seat: 1, token: 'secret' });
    expect(asked).toEqual([['/api/tables/a%2Fb/seats', { name: 'Hoshiko' }]]);
  });

  test('lists tables; nobody asks about none', async () => {
    const { asked } = serverAnswers(200, '{"tables":[{"table":"one","game":"l5r","status":"gathering"},{}]}');

    expect((await publicTables('open')).map(({ table }) => table)).toEqual(['one']);
    expect(await summariesOf([])).toEqual([]);
    expect(asked.map(([path]) => path)).toEqual(['/api/tables?what=open']);
  });

  test('says why it refuses', async () => {
    serverAnswers(409, '{"because":{"code":"seatTaken","text":{"pl":"zajęte","en":"taken"}}}');

    const refused: unknown = await joinTable('one', { name: 'Hoshiko' }).catch((error: unknown) => error);

    expect(refused).toBeInstanceOf(RefusedError);
    expect(refused).toMatchObject({ because: { text: { pl: 'zajęte', en: 'taken' } } });
  });

  test.each([
    [502, '<html>'],
    [200, 'no json'],
    [200, '{}'],
  ])('that answers %s %s counts as unreachable', async (status, body) => {
    serverAnswers(status, body);

    await expect(foundTable(PLAN)).rejects.toBeInstanceOf(UnreachableError);
  });

  test('that cannot be reached is unreachable', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));

    await expect(publicTables('open')).rejects.toBeInstanceOf(UnreachableError);
  });
});
