import { writeFileSync } from 'node:fs';
import { tictactoe } from '@kronika/examples';
import { isRefusal, type Lang, refusalText } from '@kronika/kernel';
import { exportL5rDeck, l5r, READY_DECKS } from '@kronika/l5r';
import { race } from '@kronika/testkit';
import { describe, expect, test } from 'vitest';
import { temporaryFile } from '../testing/folder.ts';
import { wordsIn } from '../text/words-in.ts';
import { broughtIn } from './bring.ts';

function written(text: string): string {
  const file = temporaryFile('deck.txt');
  writeFileSync(file, text);
  return file;
}

function lionHost(form: 'kronika' | 'jigoku' | 'emeralddb'): string {
  const ready = READY_DECKS.find(({ id }) => id === 'lion-host');
  return ready === undefined ? '' : exportL5rDeck(ready.deck, form);
}

async function refusal(decks: string, lang: Lang = 'en'): Promise<string> {
  const refused = await broughtIn(l5r, { decks, seats: 2, lang }, wordsIn(lang));
  return isRefusal(refused) ? refusalText(refused, lang) : 'accepted';
}

describe('decks for the seats', () => {
  test('nothing is said in the setup where nothing was asked for', async () => {
    expect(await broughtIn(tictactoe, { seats: 2, lang: 'en' }, wordsIn('en'))).toEqual({});
  });

  test.each(['kronika', 'jigoku', 'emeralddb'] as const)(
    'are ready decks or files, here of the form %s',
    async (form) => {
      const decks = `crane-court, ${written(lionHost(form))}`;

      expect(await broughtIn(l5r, { decks, seats: 2, lang: 'en' }, wordsIn('en'))).toMatchObject({
        decks: ['crane-court', { cards: { 'yojin-no-shiro': 1, 'akodo-toturi': 3 } }],
      });
    },
  );
});

describe('decks are refused', () => {
  test('with every rule that is broken and every line that was not understood', async () => {
    const broken = written(lionHost('jigoku').replace('3 Akodo Toturi', '1 Akodo Totori'));

    const said = await refusal(`${broken},crane-court`);

    expect(said).toMatch(/^--decks cannot be used: .*no card was found in ".*Akodo Totori/);
    expect(said).toContain('L5R-DECK-c: The deck has 37 dynasty cards; it needs 40 to 45.');
  });

  test('in the language asked for, both decks at once', async () => {
    const said = await refusal(`no-such-deck,${written('1 Shizuka Toshi')}`, 'pl');

    expect(said).toContain('no-such-deck: nie ma takiego pliku ani katalogu; gotowe talie: crane-starter, ');
    expect(said).toContain('L5R-DECK-c: W talii: 0 kart dynastii');
  });

  test('when there is not one for each seat', async () => {
    expect(await refusal('crane-court')).toContain('the table has 2 seats, and 1 entry is named');
  });

  test('in a game that has none', async () => {
    const refused = await broughtIn(tictactoe, { decks: 'a,b', seats: 2, lang: 'en' }, wordsIn('en'));

    expect(isRefusal(refused) && refusalText(refused, 'en')).toBe(
      '--decks cannot be used: tictactoe is not played with decks.',
    );
  });
});

describe('what seats bring that is no deck', () => {
  const brought = async (bring: string) => {
    const read = await broughtIn(race, { bring, seats: 2, lang: 'en' }, wordsIn('en'));
    return isRefusal(read) ? refusalText(read, 'en') : read;
  };

  test('is named part by part; what is left out is left to the game', async () => {
    expect(await brought('hare+boots,tortoise')).toEqual({
      runners: [{ runner: 'hare', shoes: 'boots' }, { runner: 'tortoise' }],
    });
    expect(await brought('+boots,')).toEqual({ runners: [{ shoes: 'boots' }, {}] });
  });

  test('is refused with what there is', async () => {
    expect(await brought('snail,hare')).toContain('snail: unknown (runner); known: hare, tortoise');
    expect(await brought('hare+boots+hat,hare')).toContain('hare+boots+hat: expected runner+shoes');
    expect(await brought('hare')).toContain('the table has 2 seats, and 1 entry is named');
  });

  test('is no deck', async () => {
    const refused = await broughtIn(race, { decks: 'hare,hare', seats: 2, lang: 'en' }, wordsIn('en'));
    expect(isRefusal(refused) && refusalText(refused, 'en')).toContain('race is not played with decks');
  });
});
