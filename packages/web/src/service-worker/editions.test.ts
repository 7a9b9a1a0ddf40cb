import { describe, expect, test } from 'vitest';
import { Editions } from './editions.ts';
import { lockOf, versionIn } from './messages.ts';
import { MemoryCaches } from './testing/memory-caches.ts';

const ONE = { version: 'one', files: ['/assets/same-1.js', '/assets/lazy-1.js', '/manifest.webmanifest'] };
const TWO = { version: 'two', files: ['/assets/same-1.js', '/assets/lazy-2.js', '/manifest.webmanifest'] };

/** A server that gives one edition, and a browser that visits it. */
function visited() {
  const caches = new MemoryCaches();
  const asked: string[] = [];
  let served = ONE;
  const editions = new Editions(caches, async (path) => {
    asked.push(path);
    if (path === '/') return new Response(`<meta name="edition" content="${served.version}">`);
    return served.files.includes(path)
      ? new Response(`${path} of ${served.version}`)
      : new Response('nothing here', { status: 404 });
  });
  return {
    editions,
    caches,
    asked,
    serve: (edition: typeof ONE) => {
      served = edition;
    },
  };
}

const textOf = async (answer: Promise<Response | undefined>) => (await answer)?.text();

describe('an edition', () => {
  test('is kept whole: its page and all of its files', async () => {
    const { editions } = visited();

    await editions.store(ONE);

    expect(await textOf(editions.pageIn('one'))).toContain('one');
    for (const path of ONE.files) expect(await textOf(editions.fileIn('one', path))).toBe(`${path} of one`);
    expect(await editions.fileIn('one', '/assets/other.js')).toBeUndefined();
  });

  test('stays usable beside the next one until it is let go of', async () => {
    const { editions, serve } = visited();
    await editions.store(ONE);
    serve(TWO);
    await editions.store(TWO);

    expect(await textOf(editions.fileIn('two', '/assets/lazy-1.js'))).toBe('/assets/lazy-1.js of one');
    expect(await textOf(editions.fileIn('two', '/manifest.webmanifest'))).toBe('/manifest.webmanifest of two');
    expect(await textOf(editions.pageIn('two'))).toContain('two');
    await editions.keepOnly(new Set(['two']));

    expect(await editions.fileIn('two', '/assets/lazy-1.js')).toBeUndefined();
    expect(await editions.pageIn('one')).toBeUndefined();
    expect(await textOf(editions.fileIn('two', '/assets/same-1.js'))).toBe('/assets/same-1.js of one');
  });

  test('is not fetched again where it did not change', async () => {
    const { editions, serve, asked } = visited();
    await editions.store(ONE);
    asked.length = 0;
    serve(TWO);

    await editions.store(TWO);

    expect(asked.toSorted()).toEqual(['/', '/assets/lazy-2.js', '/manifest.webmanifest']);
  });

  test('of which a file is missing is not kept at all, and the one before stays', async () => {
    const { editions, caches, serve } = visited();
    await editions.store(ONE);
    serve(TWO);

    await expect(editions.store({ ...TWO, files: ['/assets/gone.js'] })).rejects.toThrow('/assets/gone.js: 404');

    expect(await caches.keys()).toEqual(['kronika/one']);
  });

  test('whose page is still the old one is not kept', async () => {
    const { editions } = visited();
    await editions.store(ONE);

    await expect(editions.store(TWO)).rejects.toThrow('the page is not that of two');

    expect(await editions.pageIn('two')).toBeUndefined();
    expect(await textOf(editions.pageIn('one'))).toContain('one');
  });

  test('of something else in the same browser is left alone', async () => {
    const { editions, caches } = visited();
    await caches.open('another program');
    await editions.store(ONE);

    await editions.keepOnly(new Set());

    expect(await caches.keys()).toEqual(['another program']);
  });
});

test('a lock says which edition its page is of', () => {
  expect(versionIn(lockOf('abc'))).toBe('abc');
  expect(versionIn('something else')).toBeUndefined();
});
