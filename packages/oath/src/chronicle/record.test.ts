import { expect, test } from 'vitest';
import { chronicleSchema } from './record.ts';
import { chronicleWith } from './testing/chronicle-with.ts';

const WITH_RUIN = chronicleWith({ map: { 1: { site: 'mountain', cards: ['broken-forge'] } } });
const FIRST = chronicleWith({ relicsFirst: ['map'], dispossessed: ['wolves'] });

test('OATH-0-9: a chronicle with each card once is one', () => {
  expect(chronicleSchema.safeParse(FIRST).error).toBeUndefined();
  expect(chronicleSchema.safeParse(WITH_RUIN).error).toBeUndefined();
});

test.each([
  ['a denizen in the world deck and among the Dispossessed', { ...FIRST, world: [...FIRST.world, 'wolves'] }, 'wolves'],
  [
    'a denizen in the Archive and in the world deck',
    { ...FIRST, archive: { ...FIRST.archive, beast: [...(FIRST.archive.beast ?? []), ...FIRST.world.slice(0, 1)] } },
    FIRST.world[0],
  ],
  ['a denizen on the map and in the world deck', { ...FIRST, world: [...FIRST.world, 'longbows'] }, 'longbows'],
  ['an edifice in the Archive beside its ruin', { ...WITH_RUIN, edifices: ['ancient-forge'] }, 'ancient-forge'],
  ['a relic that comes first and later', { ...FIRST, relics: [...FIRST.relics, 'map'] }, 'map'],
  ['a site on the map and in the deck', { ...FIRST, sites: [...FIRST.sites, 'plains'] }, 'plains'],
])('OATH-0-9: refused is %s', (_, chronicle, name) => {
  expect(chronicleSchema.safeParse(chronicle).error?.issues[0]?.message).toContain(`${name} is there twice`);
});
