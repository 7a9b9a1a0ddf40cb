// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { markTab, nameTab } from './tab.ts';

beforeEach(() => {
  document.head.innerHTML = '<link rel="icon" href="/favicon.svg">';
  nameTab('');
  markTab(undefined);
});

const icon = () => document.querySelector('link')?.getAttribute('href');

test('the window is called after its page, and a notice comes first', () => {
  expect(document.title).toBe('Kronika');
  nameTab('Oath');
  markTab('Your move');
  expect(document.title).toBe('● Your move · Oath · Kronika');

  nameTab('Senjutsu');
  expect(document.title).toBe('● Your move · Senjutsu · Kronika');
  markTab(undefined);

  expect(document.title).toBe('Senjutsu · Kronika');
});

test('its icon has a dot as long as there is a notice', () => {
  const before = icon();
  markTab('Your move');
  expect(icon()).not.toBe(before);
  markTab(undefined);

  expect(icon()).toBe(before);
});
