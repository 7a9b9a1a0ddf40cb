import { expect, test } from 'vitest';
import { wayOf } from './way.ts';

const HERE = 'https://kronika.example';
const get = (path: string, mode = 'cors') => ({ method: 'GET', url: `${HERE}${path}`, mode });

test.each([
  ['an address of the page', get('/t/abc?x=1', 'navigate'), 'page'],
  ['the first page', get('/', 'navigate'), 'page'],
  ['a file of the build', get('/assets/index-abc.js'), 'file'],
  ['a picture that is opened by itself', get('/assets/icon-abc.png', 'navigate'), 'file'],
  ['the manifest', get('/manifest.webmanifest'), 'file'],
  ['a question to the server', get('/api/tables?what=open'), 'server'],
  ['a record that is opened by its address', get('/api/tables/abc/record', 'navigate'), 'server'],
  ['the health of the server', get('/healthz', 'navigate'), 'server'],
  ['something that is sent', { method: 'POST', url: `${HERE}/new`, mode: 'navigate' }, 'server'],
  ['another site', { method: 'GET', url: 'https://other.example/assets/a.js', mode: 'cors' }, 'server'],
] as const)('%s', (_, request, way) => {
  expect(wayOf(request, HERE)).toBe(way);
});
