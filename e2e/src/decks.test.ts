import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from './harness/axe.ts';
import { ON_PHONE, person } from './harness/browser.ts';
import { eventually, isTooWide, openPage } from './harness/players-page.ts';
import { useSetting } from './setting.ts';

const setting = useSetting();

const LEGAL_PL = 'Talia jest zgodna z zasadami.';

/** A list as people paste it: a good line, a slip, something else, an impossible number. */
const ODD_LIST = '2x Court Games\n1 Banzaai!\nto na pewno nie jest karta\n0 Let Go';

async function soundOn(page: Page): Promise<void> {
  expect(await violationsOn(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
}

test('a deck is built from a ready one, broken, mended, saved, extended and played, on a desktop in Polish', async () => {
  const { browser, server } = setting();
  const builder = await person(browser, { locale: 'pl', bypassCSP: true });
  const page = await openPage(builder, `${server.address}/decks`);
  await page.getByRole('link', { name: /Zacznij od tej.*Zastępy Lwa/ }).click();
  await page.getByText(LEGAL_PL).waitFor();
  await soundOn(page);

  // A search forgives missing Polish letters.
  const search = page.getByRole('searchbox', { name: 'Szukaj kart' });
  await search.fill('niezlomny samuraj');
  await page.locator('.card-cell').first().waitFor();
  await eventually(async () => (await page.locator('.card-cell').count()) === 1);
  const samurai = page.locator('[data-card="steadfast-samurai"]');
  await samurai.getByRole('button', { name: 'Niezłomny samuraj: wyjmij kopię' }).click();

  // 39 cards: the sentence has both numbers and its rule, and the deck is a draft.
  const sentence = page.getByRole('button', { name: 'W talii: 39 kart dynastii; potrzeba od 40 do 45.' });
  await sentence.waitFor();
  await page.getByRole('button', { name: 'Pokaż zasadę L5R-DECK-c' }).click();
  await page.locator('dialog [aria-current]').waitFor();
  expect(await page.locator('dialog [aria-current]').innerText()).toContain('40');
  await soundOn(page);
  await page.keyboard.press('Escape');
  await page.getByLabel('Nazwa talii').fill('Duma Lwa');
  await page.getByRole('button', { name: 'Zapisz szkic' }).click();
  await page.getByRole('button', { name: 'Zapisano' }).waitFor();
  const address = page.url();
  expect(address).toMatch(/\/decks\/l5r\/[0-9a-f-]{36}$/);

  // A draft cannot be chosen for a match.
  await page.goto(`${server.address}/new`);
  await page.getByRole('radio', { name: /Duma Lwa.*szkic/ }).waitFor({ state: 'attached' });
  expect(await page.getByRole('radio', { name: /Duma Lwa/ }).isDisabled()).toBe(true);
  await page.goto(`${server.address}/play/l5r?deck=${address.split('/').at(-1)}`);
  await page.getByText('Talia „Duma Lwa” łamie zasady').waitFor();

  // It is still there; the sentence shows what can mend it.
  await page.goto(address);
  await sentence.click();
  await page.getByText('Karty, które to naprawią:').waitFor();
  await samurai.getByRole('button', { name: 'Niezłomny samuraj: dodaj kopię' }).click();
  await page.getByText(LEGAL_PL).waitFor();
  await page.getByRole('button', { name: 'Zapisz talię' }).click();
  await page.getByRole('button', { name: 'Zapisano' }).waitFor();

  // What cannot be added says why.
  await page.getByRole('button', { name: 'Pokaż znowu wszystkie' }).click();
  await samurai.getByRole('button', { name: 'Niezłomny samuraj: dodaj kopię', disabled: true }).click({ force: true });
  await page.getByText('Niezłomny samuraj: 4 kopie; w talii wolno mieć najwyżej 3.').waitFor();

  // An odd list is taken apart line by line: nothing is lost.
  await page.getByRole('button', { name: 'Import' }).click();
  await page.getByLabel('Lista kart').fill(ODD_LIST);
  await page.getByText('3 wiersze niejasne').waitFor();
  await soundOn(page);
  await page.locator('.import-read li.unclear').getByRole('button', { name: 'Banzai!' }).click();
  await page.getByText('2 wiersze niejasne').waitFor();
  await page.getByRole('button', { name: 'Dodaj 3 karty' }).click();
  await eventually(async () => (await page.getByLabel('Lista kart').inputValue()).split('\n').length === 2);
  expect(await page.getByLabel('Lista kart').inputValue()).toBe('to na pewno nie jest karta\n0 Let Go');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Cofnij' }).click();
  await page.getByRole('button', { name: 'Zapisano' }).waitFor();

  // After a reload everything is as it was saved, and it can be played with.
  await page.reload();
  await page.getByText(LEGAL_PL).waitFor();
  expect(await page.getByLabel('Nazwa talii').inputValue()).toBe('Duma Lwa');
  await page.getByRole('button', { name: 'Próbna ręka' }).click();
  await eventually(async () => (await page.locator('.hand-pile > ul > li').count()) === 8);
  await soundOn(page);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Zagraj' }).click();
  await page.getByRole('radio', { name: /Duma Lwa/ }).waitFor({ state: 'attached' });
  expect(await page.getByRole('radio', { name: /Duma Lwa/ }).isChecked()).toBe(true);
  await page.getByLabel('Talia przeciwnika').selectOption({ label: 'Duma Lwa · Lew' });
  await page.getByRole('button', { name: 'Rozpocznij partię' }).click();
  await page.locator('.prompt.own').waitFor();
  expect(builder.errors).toEqual([]);
  await builder.context.close();
});

/** As a deck of A Game of Thrones is copied from elsewhere; too few cards to be played. */
const SHORT_LIST = `Sample Winter

House Stark
Fealty

Plots (3):
1x A Clash of Kings (Core)
2x A Noble Cause (Core)

Characters (4):
3x Arya Stark (Core)
1x Eddard Stark (Core)`;

test('a copied list of A Game of Thrones becomes a draft with reasons, and a whole deck is saved and played, on a phone in Polish', async () => {
  const { browser, server } = setting();
  const builder = await person(browser, { ...ON_PHONE, locale: 'pl', bypassCSP: true });
  const page = await openPage(builder, `${server.address}/decks/agot/new`);
  const openDeck = page.getByRole('button', { name: 'Pokaż talię' });
  await openDeck.click();
  await page.getByRole('button', { name: 'Import' }).click();
  await page.getByLabel('Lista kart').fill(SHORT_LIST);
  await soundOn(page);
  await page.getByRole('button', { name: 'Zrób z tego talię' }).click();
  await page
    .getByRole('button', { name: /^Pokaż zasadę AGOT-DECK-/ })
    .first()
    .waitFor();
  await soundOn(page);
  await page.locator('dialog').getByRole('button', { name: 'Zapisz szkic' }).click();
  await page.getByRole('button', { name: 'Zapisano' }).first().waitFor();

  // What breaks rules cannot be chosen for a match; a whole deck can.
  await page.goto(`${server.address}/decks/agot/new?from=starter-stark`);
  await openDeck.click();
  await page.locator('dialog').getByText(LEGAL_PL).waitFor();
  await page.locator('dialog').getByLabel('Nazwa talii').fill('Zima');
  await page.locator('dialog').getByRole('button', { name: 'Zapisz talię' }).click();
  await page.getByRole('button', { name: 'Zapisano' }).first().waitFor();
  await page.goto(`${server.address}/new?game=agot&seats=3`);
  await page.getByRole('radio', { name: /Zima/ }).check({ force: true });
  expect(await page.getByRole('radio', { name: /szkic/ }).isDisabled()).toBe(true);
  await soundOn(page);
  await page.getByRole('button', { name: 'Rozpocznij partię' }).click();
  await page.locator('.prompt.own').waitFor();
  expect(builder.errors).toEqual([]);
  await builder.context.close();
});

test('a link brings a deck to another browser, on a phone in English', async () => {
  const { browser, server } = setting();
  const sender = await person(browser, { locale: 'en', bypassCSP: true });
  const sent = await openPage(sender, `${server.address}/decks/l5r/new?from=crab-wall`);
  await sent.getByRole('button', { name: 'Share' }).click();
  const field = sent.getByLabel('Link to the deck');
  await eventually(async () => (await field.inputValue()).includes('#d1.'));
  const link = await field.inputValue();
  await soundOn(sent);
  await sender.context.close();

  const receiver = await person(browser, { ...ON_PHONE, locale: 'en', colorScheme: 'light', bypassCSP: true });
  const page = await openPage(receiver, link);
  await page.getByText('A deck from a link.').waitFor();
  await soundOn(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.locator('dialog').getByRole('radio', { name: 'Conflict' }).check({ force: true });
  await soundOn(page);
  await page.locator('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('heading', { name: 'Conflict cards' }).waitFor();
  await page.getByRole('button', { name: 'Show the deck' }).click();
  await page.locator('dialog').getByText('The deck is legal.').waitFor();
  await soundOn(page);
  await page.locator('dialog').getByRole('button', { name: 'Save deck' }).click();
  await page.getByRole('button', { name: 'Saved' }).first().waitFor();

  // On the shelf: copied, renamed, deleted.
  await page.goto(`${server.address}/decks`);
  await page.locator('.own-deck').first().waitFor();
  await page.getByRole('button', { name: /^Copy: / }).click();
  await eventually(async () => (await page.locator('.own-deck').count()) === 2);
  await page.getByRole('button', { name: /^Rename: .*copy/ }).click();
  await page.getByLabel('New name').fill('Wall of my own');
  await page.getByRole('button', { name: 'Save the name' }).click();
  await page.getByRole('heading', { name: 'Wall of my own' }).waitFor();
  await soundOn(page);
  await page.getByRole('button', { name: 'Delete: Wall of my own' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await eventually(async () => (await page.locator('.own-deck').count()) === 1);

  // A link that was cut off says so.
  await page.goto(`${server.address}/decks/shared${new URL(link).hash.slice(0, -20)}`);
  await page.getByText('The link is cut off or damaged.').waitFor();
  await soundOn(page);
  expect(receiver.errors).toEqual([]);
  await receiver.context.close();
});
