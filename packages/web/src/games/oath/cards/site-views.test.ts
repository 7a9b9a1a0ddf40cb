import { CARD_FACTS } from '@kronika/oath';
import { expect, test } from 'vitest';
import { SITE_VIEWS } from './site-views.ts';

test('every site has a view of its own', () => {
  const sites = CARD_FACTS.filter(({ back }) => back === 'site').map(({ name }) => String(name));

  expect(Object.keys(SITE_VIEWS).toSorted()).toEqual(sites.toSorted());
  expect(new Set(Object.values(SITE_VIEWS)).size).toBe(sites.length);
});
