import type { Game } from '@kronika/kernel';
import { ABILITIES, printedOf, senjutsu } from '@kronika/senjutsu';
import { type Wire, wireFaults } from '@kronika/testkit';
import { expect, test } from 'vitest';
import { person } from './harness/browser.ts';
import { playTogether } from './harness/player.ts';
import { openPage } from './harness/players-page.ts';
import { recordOf, resign, sentTo } from './harness/wire.ts';
import { useSetting } from './setting.ts';

const setting = useSetting();

const game: Game = senjutsu;

/** A card with the name of the Advantage track, of which the log speaks. */
const NAMED_LIKE_A_RULE = 'Advantage';

/** Core abilities have the names of their heroes, and the prepared cards of one's own deck are offered before the match. */
const CARD_NAMES = new Map(
  ABILITIES.filter(({ core, prepared }) => core === undefined && prepared === undefined)
    .filter(({ name }) => name.en !== NAMED_LIKE_A_RULE)
    .map((fact) => [fact.name.en, printedOf(fact)]),
);

test('SEN-TURN-CHOOSE-a: two people choose in secret; neither they nor who watches are sent what is hidden', async () => {
  const { browser, server } = setting();
  const people = [await person(browser), await person(browser), await person(browser)] as const;
  const [host, guest, other] = people;
  const [toHost, toGuest, toOther] = [sentTo(host), sentTo(guest), sentTo(other)];
  const address = `${server.address}/new?game=senjutsu&with=link&pace=instant&opt.windows=open&opt.board=village-street`;

  const first = await openPage(host, address);
  await first.getByRole('button', { name: 'Open the table' }).click();
  await first.waitForURL(/\/t\//);
  const second = await openPage(guest, await first.getByLabel('Address of the table').inputValue());
  await second.getByRole('button', { name: 'Sit down' }).click();
  const watching = await openPage(other, first.url());
  await Promise.all([first, second, watching].map((page) => page.locator('.prompt').first().waitFor()));

  await playTogether([first, second], 14, 3);
  await second.reload();
  await second.locator('.prompt').first().waitFor();
  await playTogether([first, second], 10, 4);
  await resign(first);
  await Promise.all([first, second, watching].map((page) => page.locator('.ending').waitFor()));

  const wires: readonly Wire[] = [
    { looker: 0, messages: toHost },
    { looker: 1, messages: toGuest },
    { looker: 'spectator', messages: toOther },
  ];
  const record = await recordOf(host, first.url());
  expect(wireFaults(game, record, wires, CARD_NAMES)).toEqual([]);
  // What a seat is sent would be found if a spectator got it.
  const leaked: Wire = { looker: 'spectator', messages: toHost };
  expect(wireFaults(game, record, [leaked], CARD_NAMES)).not.toEqual([]);
  expect(people.flatMap(({ errors }) => errors)).toEqual([]);
  await Promise.all(people.map(({ context }) => context.close()));
});
