import type { Page } from 'playwright-core';
import type { Scene, Sitting } from './camera.ts';
import { NOW, PLAYED_BEFORE } from './played-before.ts';

const OWN_PROMPT = '.prompt.own';

/** More clicks than any match takes until the opponent plays a card. */
const MOST_TRIES = 60;

const at = (table: string, ...seats: number[]): Pick<Scene, 'path' | 'sits'> => ({
  path: `/t/${table}`,
  sits: [{ table, seats }],
});

const MINE: readonly Sitting[] = [
  { table: 'conflict', seats: [0] },
  { table: 'defence', seats: [1] },
  { table: 'gathering', seats: [0] },
  { table: 'ending', seats: [0] },
];

/** Every screen there is a picture of. */
export const SCENES: readonly Scene[] = [
  { name: 'first-page', path: '/', sits: MINE, looks: ['dark', 'light', 'phone'], ready: '.posters', act: forOthers },
  { name: 'new-match', path: '/new', looks: ['dark', 'light'], ready: 'main h1' },
  {
    name: 'new-match-melee',
    path: '/new?game=agot&seats=4&with=bot,here,link',
    looks: ['dark', 'phone'],
    ready: '.in-the-deck-faces .card',
  },
  {
    name: 'new-match-senjutsu',
    path: '/new?game=senjutsu',
    looks: ['dark', 'light', 'phone'],
    ready: '.sm-hero-figure',
  },
  { name: 'decks', path: '/decks', looks: ['dark'], ready: '.decks-poster .card' },
  {
    name: 'deck-builder',
    path: '/decks/l5r/new?from=lion-host',
    looks: ['dark', 'light', 'phone'],
    ready: '.card-cell',
    act: breakTheDeck,
  },
  {
    name: 'deck-builder-senjutsu',
    path: '/decks/senjutsu/new?from=warrior',
    looks: ['dark', 'phone'],
    ready: '.card-cell .card',
  },
  {
    name: 'deck-import',
    path: '/decks/l5r/new?from=lion-host',
    looks: ['dark'],
    ready: '.card-cell',
    act: importAnOddList,
  },
  { name: 'card-search', path: '/cards/l5r?q=uk%C5%82o%C5%84', looks: ['dark', 'phone'], ready: '.card-cell .card' },
  { name: 'card-page', path: '/cards/l5r/banzai', looks: ['dark', 'light', 'phone'], ready: '.card-page-rules li' },
  { name: 'gathering', ...at('gathering', 0), looks: ['dark'], ready: '.gathering', act: withPublicAddress },
  { name: 'invitation', path: '/t/open-1', looks: ['dark'], ready: '.gathering' },
  { name: 'set-up', ...at('setup', 0), looks: ['dark'], ready: OWN_PROMPT },
  { name: 'dynasty', ...at('dynasty', 0), looks: ['dark'], ready: OWN_PROMPT },
  { name: 'pass-wastes', ...at('dynasty', 0), looks: ['dark', 'phone'], ready: OWN_PROMPT, act: passOnce },
  { name: 'honor-bid', ...at('bid', 0), looks: ['dark'], ready: OWN_PROMPT },
  { name: 'conflict', ...at('conflict', 0), looks: ['dark', 'light', 'phone'], ready: OWN_PROMPT },
  { name: 'defence', ...at('defence', 1), looks: ['dark', 'phone'], ready: OWN_PROMPT, act: chooseOne },
  { name: 'pass-menu', ...at('conflict', 0), looks: ['dark', 'phone'], ready: OWN_PROMPT, act: openPassMenu },
  { name: 'staging', path: '/play/l5r', looks: ['dark', 'light', 'phone'], ready: OWN_PROMPT, act: untilStaged },
  { name: 'why-not', ...at('conflict', 0), looks: ['dark', 'light'], ready: OWN_PROMPT, act: askWhyNot },
  {
    name: 'text-view',
    ...at('conflict', 0),
    looks: ['dark', 'light'],
    ready: OWN_PROMPT,
    act: (page) => page.keyboard.press('t'),
  },
  { name: 'joust', ...at('joust', 0), looks: ['dark', 'light', 'phone'], ready: OWN_PROMPT },
  { name: 'melee', ...at('melee', 0), looks: ['dark', 'light', 'phone'], ready: OWN_PROMPT },
  {
    name: 'duel',
    path: '/play/senjutsu?hero=master&their-hero=warrior&opt.board=village-street&opt.terrain=dense',
    looks: ['dark', 'light', 'phone'],
    ready: OWN_PROMPT,
  },
  {
    name: 'solo',
    path: '/play/senjutsu?format=solo&hero=warrior&opt.foes=2&opt.foeKind=ashigaruYari&opt.terrain=dense',
    looks: ['dark', 'light', 'phone'],
    ready: OWN_PROMPT,
    act: untilAStep,
  },
  {
    name: 'horde',
    path: '/play/senjutsu?format=horde&hero=student',
    looks: ['dark', 'light', 'phone'],
    ready: OWN_PROMPT,
    act: untilAStep,
  },
  {
    name: 'new-match-oath',
    path: '/new?game=oath&seats=4',
    looks: ['dark', 'phone'],
    ready: '.om-world',
  },
  { name: 'oath', ...at('oath', 0), looks: ['dark', 'light', 'phone'], ready: OWN_PROMPT },
  { name: 'oath-campaign', ...at('oath-campaign', 0), looks: ['dark', 'phone'], ready: '.oa-dlg' },
  {
    name: 'oath-chronicle',
    ...at('oath-told', 0),
    path: '/chronicles/oath-told',
    looks: ['dark', 'light'],
    ready: '.oc-games',
  },
  { name: 'end-of-match', ...at('ending', 0), looks: ['dark'], ready: '.ending' },
  {
    name: 'rules',
    path: '/rules/l5r/conflict-breaking?q=spustosz',
    looks: ['dark', 'phone'],
    ready: '.rules-entry mark',
  },
  { name: 'rules-search', path: '/rules/l5r?q=prownicja', looks: ['dark'], ready: '.rules-hit mark' },
  { name: 'rule-at-the-table', ...at('conflict', 0), looks: ['dark', 'phone'], ready: OWN_PROMPT, act: askForTheRule },
  { name: 'replays', path: '/replays', sits: MINE, looks: ['dark', 'phone'], ready: '.replaydrop', act: forOthers },
  {
    name: 'replay',
    ...at('ending', 0),
    path: '/r/ending',
    looks: ['dark', 'light', 'phone'],
    ready: '.replaybar',
    act: toThirdMark,
  },
  { name: 'hand-over', ...at('handover', 0, 1), looks: ['dark', 'phone'], ready: '.cover-hold' },
  { name: 'account', path: '/account', looks: ['dark', 'light', 'phone'], ready: '.account-form' },
  { name: 'account-signed-in', path: '/account', looks: ['dark', 'light'], ready: '.account-form', act: signIn },
  { name: 'statistics', path: '/statistics', looks: ['dark', 'light', 'phone'], ready: 'main h1', act: lookBack },
  {
    name: 'sandbox',
    path: '/sandbox/l5r',
    looks: ['dark', 'light', 'phone'],
    ready: '.sb-tabs',
    act: setUpConflict,
  },
  {
    name: 'sandbox-oath',
    path: '/sandbox/oath',
    looks: ['dark', 'light', 'phone'],
    ready: '.sb-tabs',
    act: setUpSiege,
  },
  { name: 'help', path: '/help/keys', looks: ['dark', 'light', 'phone'], ready: '.key-list' },
  { name: 'privacy', path: '/help/privacy', looks: ['dark'], ready: '.help-article' },
  { name: 'settings', path: '/', looks: ['dark', 'phone'], ready: '.posters', act: openSettings },
  {
    name: 'first-game',
    path: '/learn/l5r/attack',
    looks: ['dark', 'light', 'phone'],
    ready: '.lesson-ring',
    act: toTheProvince,
  },
  {
    name: 'first-duel',
    path: '/learn/senjutsu/attack',
    looks: ['dark', 'phone'],
    ready: '.lesson-ring',
    act: toTheStep,
  },
  { name: 'first-game-lessons', path: '/learn/l5r', looks: ['dark'], ready: '.learn-lessons' },
  { name: 'first-game-end', path: '/learn/l5r/finished', looks: ['dark'], ready: '.learn-learnt' },
  {
    name: 'puzzle',
    path: '/puzzles/l5r',
    looks: ['dark', 'light', 'phone'],
    ready: '.puzzle-row',
    act: takeAHint,
  },
  { name: 'puzzles', path: '/puzzles/l5r', looks: ['dark', 'phone'], ready: '.puzzle-sides .mon' },
  { name: 'design-system', path: '/design', looks: ['dark', 'light'], ready: 'main h1' },
  {
    name: 'design-system-parts',
    path: '/design',
    looks: ['dark', 'light'],
    ready: '.design-badges',
    act: (page) => scrollTo(page, '.design-badges'),
  },
  { name: 'card-states', path: '/design/cards', looks: ['dark'], ready: '.card' },
  {
    name: 'cards',
    path: '/design/cards',
    looks: ['dark'],
    ready: '.trio',
    act: (page) => scrollTo(page, '[data-card=akodo-toturi]'),
  },
];

/** Goes on to the step in the first duel with which the first blow lands. */
async function toTheStep(page: Page): Promise<void> {
  for (let steps = 0; steps < 3; steps += 1) {
    const next = page.locator('.coach-next');
    const show = page.locator('.coach-buttons button').last();
    const before = await page.locator('.coach h2').innerText();
    await ((await next.count()) > 0 ? next : show).click();
    for (let tries = 0; tries < MOST_TRIES && (await page.locator('.coach h2').innerText()) === before; tries += 1)
      await page.waitForTimeout(100);
  }
  await page.locator('.lesson-ring').first().waitFor();
}

/** Takes cards out, so that a rule is broken. */
async function breakTheDeck(page: Page): Promise<void> {
  await page.locator('.card-cell.in .copies button').first().click();
  await page.locator('.card-cell.in .copies button').first().click();
}

/** A list in which some lines are unclear. */
async function importAnOddList(page: Page): Promise<void> {
  await page.locator('.deck-action').first().click();
  await page
    .locator('.import textarea')
    .fill('3x Way of the Lion\n3x Hounored Blade\n2x Let Go\nBanzai trzy\n2x Szarża\n1x Court Games');
  await page.locator('.import-read li.unclear').first().waitFor();
}

/** A conflict in progress, with one of its characters pointed at. */
async function setUpConflict(page: Page): Promise<void> {
  // On a phone the panel is closed at first, and its tools open it.
  if ((await page.locator('.sb-content').count()) === 0) await page.locator('.sb-tabs .tool').click();
  await page.locator('.sb-shelf button').nth(2).click();
  await page.locator('.lane').waitFor();
  if ((await page.locator('.sb-tabs .tool').count()) > 0) await page.locator('.sb-tabs .tool').click();
  else await page.locator('.lane .press').first().click();
}

/** A capital under siege, and what can be set of it. */
async function setUpSiege(page: Page): Promise<void> {
  if ((await page.locator('.sb-content').count()) === 0) await page.locator('.sb-tabs .tool').click();
  await page.locator('.sb-shelf button').nth(2).click();
  await page.locator('[data-place="site:0"] .press').first().press('Enter');
}

async function openSettings(page: Page): Promise<void> {
  await page.locator('.top-bar-name').click();
}

/** Some way into the match, with the outline of the chances. */
async function toThirdMark(page: Page): Promise<void> {
  await page.locator('.replaymark').nth(2).dispatchEvent('click');
  await page.waitForTimeout(20_000);
}

/** Opens the first puzzle that is not easy, and asks where to look. */
async function takeAHint(page: Page): Promise<void> {
  await page.locator('.puzzle-row:has(.difficulty .full + .full)').first().click();
  await page.locator('.coach-hint:enabled').click();
  await page.locator('.lesson-ring').waitFor();
}

/** The lesson shows two moves; the third one is where an attack gets its aim. */
async function toTheProvince(page: Page): Promise<void> {
  for (const number of [2, 3]) {
    await page.locator('.coach-show').click();
    await page.locator(`.coach-bar > :nth-child(${number}).now`).waitFor();
  }
}

/** The tables of others come a moment later. */
async function forOthers(page: Page): Promise<void> {
  await page.waitForTimeout(1_500);
}

/** Whoever signs up with the same passphrase again signs in. */
async function signIn(page: Page): Promise<void> {
  await page.locator('.account-form input[autocomplete=username]').fill('Jadwiga');
  await page.locator('.account-form input[type=password]').fill('kot pije zimną herbatę');
  await page.locator('.account-form .btn.main').click();
  await page.locator('.account-who').waitFor();
}

/** A year of matches on this device; the day is always the same one. */
async function lookBack(page: Page): Promise<void> {
  await page.evaluate(PLAYED_BEFORE);
  await page.clock.setFixedTime(NOW);
  await page.reload();
  await page.locator('.statistics-matrix').waitFor();
}

/** Touches a card of the hand that cannot be played now: the table says why. */
async function askWhyNot(page: Page): Promise<void> {
  await page.locator('.hand [data-place]:not([data-state="may"])').first().click();
}

/** A pass that throws something away is asked about. */
async function passOnce(page: Page): Promise<void> {
  await page.locator('.prompt.own .btn.pass').click();
}

/** How one passes, and for how long. */
async function openPassMenu(page: Page): Promise<void> {
  await page.locator('.prompt.own .passing .more').click();
}

/** Plays on with whatever is nearest at hand, until the bot does something that is shown with its card. */
async function untilStaged(page: Page): Promise<void> {
  const NEXT = [
    '.prompt.warns .go .btn:not(.main)',
    '.prompt.own .btn.main:not([disabled])',
    '.prompt.own .btn.pass',
    '.prompt.own .go .btn',
    '.press',
  ];
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    if ((await page.locator('.stage .faces .card').count()) > 0) return;
    for (const next of NEXT) {
      const button = page.locator(next === '.press' ? '[data-state="may"] > .press' : next).first();
      if ((await button.count()) === 0) continue;
      await button.click({ timeout: 2_000 }).catch(() => undefined);
      break;
    }
    await page.waitForTimeout(300);
  }
}

/** Plays until a step is to be chosen, once the opponents are near enough to be told what they intend. */
async function untilAStep(page: Page): Promise<void> {
  const CHOICES = [
    '.prompt.own .btn.main:not([disabled])',
    '.choices .choice:not(.on)',
    '[data-state="may"] > .press',
    '.prompt.own .btn:not([disabled])',
  ];
  for (let tries = 0; tries < 4 * MOST_TRIES; tries += 1) {
    // The revealed cards lie over the field until somebody goes on.
    const reveal = page.locator('.sen-reveal .goon');
    if ((await reveal.count()) > 0) {
      await reveal.click({ timeout: 2_000 }).catch(() => undefined);
      continue;
    }
    const isAStep = (await page.locator('.sen-cell[data-state="may"], .sen-cell.p-may').count()) > 1;
    if (isAStep && (await page.locator('.legend0 :is(.lg-intent, .lg-threat, .lg-block), .pvs').count()) > 0) return;
    for (const next of CHOICES) {
      const button = page.locator(next).first();
      if ((await button.count()) === 0) continue;
      await button.click({ timeout: 2_000 }).catch(() => undefined);
      break;
    }
    await page.waitForTimeout(150);
  }
}

/** Opens the rule of what is asked, beside the board. */
async function askForTheRule(page: Page): Promise<void> {
  await page.locator('.prompt.own button.rule').first().click();
  await page.locator('.rule-beside .rule-clauses').waitFor();
}

async function chooseOne(page: Page): Promise<void> {
  await page.locator('[data-place][data-state="may"]').first().click();
}

/** The server has another port every time; the picture shows an address as people see it. */
async function withPublicAddress(page: Page): Promise<void> {
  await page.evaluate(
    `for (const field of document.querySelectorAll('.gathering input[readonly]')) field.value = 'https://kronika.example' + location.pathname`,
  );
}

async function scrollTo(page: Page, place: string): Promise<void> {
  await page.evaluate(`document.querySelector('${place}').scrollIntoView({ block: 'start' })`);
}
