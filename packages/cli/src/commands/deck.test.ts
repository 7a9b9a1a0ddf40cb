import { writeFileSync } from 'node:fs';
import { READY_DECKS as AGOT_DECKS, exportAgotDeck } from '@kronika/agot';
import { exportL5rDeck, READY_DECKS, type ReadyDeck } from '@kronika/l5r';
import { describe, expect, test } from 'vitest';
import { lastLine } from '../testing/finished.ts';
import { temporaryFile } from '../testing/folder.ts';
import { kronika } from '../testing/in-process.ts';

function written(text: string): string {
  const file = temporaryFile('deck.txt');
  writeFileSync(file, text);
  return file;
}

function readyDeck(id: string): ReadyDeck['deck'] {
  const ready = READY_DECKS.find((deck) => deck.id === id);
  if (ready === undefined) throw new Error(`no deck ${id}`);
  return ready.deck;
}

describe('kronika deck check', () => {
  test('says of a legal deck in which form it was read and that it is legal', async () => {
    const file = written(exportL5rDeck(readyDeck('lion-host'), 'kronika'));

    expect(await kronika(['deck', 'check', 'l5r', file])).toEqual({
      code: 0,
      stdout: `${file} was read as: deck file of Kronika.\nThe Host of the Lion (standard): legal.\n`,
      stderr: '',
    });
  });

  test('tells every line not understood and every broken rule with its id', async () => {
    const file = written(exportL5rDeck(readyDeck('lion-host'), 'jigoku').replace('3 Akodo Toturi', '1 Akodo Totori'));

    const { code, stdout } = await kronika(['deck', 'check', 'l5r', file]);

    expect(code).toBe(2);
    expect(stdout.split('\n').slice(1, -1)).toEqual([
      'Deck (standard): not legal.',
      expect.stringMatching(/^ {2}Line \d+: no card was found in ".*"\. Did you mean: Akodo Toturi/u),
      '  L5R-DECK-c: The deck has 37 dynasty cards; it needs 40 to 45.',
    ]);
  });

  test('checks for the format that is asked for, in the language that is asked for', async () => {
    const file = written('1 Shizuka Toshi');

    const { code, stdout } = await kronika([
      ...['deck', 'check', 'l5r', file],
      ...['--format', 'single-core', '--lang', 'pl'],
    ]);

    expect(code).toBe(2);
    expect(stdout).toContain('Talia (single-core): niezgodna z zasadami.');
    expect(stdout).toContain('  L5R-DECK-m: W talii: 0 kart dynastii; potrzeba od 30 do 45.');
  });

  test('--json gives the same as one object', async () => {
    const file = written(exportL5rDeck(readyDeck('crane-starter'), 'emeralddb'));

    expect(JSON.parse(lastLine(await kronika(['deck', 'check', 'l5r', file, '--json'])))).toEqual({
      game: 'l5r',
      form: { id: 'emeralddb', name: 'JSON of EmeraldDB' },
      decks: [{ name: 'Crane Starter Deck', format: 'standard', legal: true, notices: [], problems: [] }],
    });
  });
});

describe('kronika deck check of A Game of Thrones', () => {
  const stark = AGOT_DECKS.find(({ faction }) => faction === 'stark')?.deck ?? { name: '', cards: [], meta: {} };

  test('AGOT-COMP-b: reads a text of ThronesDB and says that the deck is legal', async () => {
    const file = written(exportAgotDeck(stark, 'clipboard'));

    expect(await kronika(['deck', 'check', 'agot', file])).toEqual({
      code: 0,
      stdout: `${file} was read as: text of ThronesDB.\nWolves and Roses (standard): legal.\n`,
      stderr: '',
    });
  });

  test('AGOT-DECK-c, AGOT-DECK-k: tells every broken rule with its id', async () => {
    const text = exportAgotDeck(stark, 'download').replace('3x The Kingsroad (Core Set)\n', '');
    const file = written(text.replace('Banner of the Rose', 'Sztandar Wilka'));

    const { code, stdout } = await kronika(['deck', 'check', 'agot', file, '--lang', 'pl']);

    expect(code).toBe(2);
    expect(stdout.split('\n').slice(1, -1)).toEqual([
      'Wolves and Roses (standard): niezgodna z zasadami.',
      '  AGOT-DECK-c: W talii: 57 kart w talii dobierania; potrzeba co najmniej 60.',
      expect.stringContaining('  AGOT-DECK-g: Niedozwolone w tej talii: karty innych stronnictw bez ich sztandaru'),
      '  AGOT-DECK-k: Niedozwolone w tej talii: sztandar własnego stronnictwa (Sztandar Wilka).',
    ]);
  });
});

describe('kronika deck check refuses', () => {
  test('a game without decks', async () => {
    expect(await kronika(['deck', 'check', 'tictactoe', 'deck.txt'])).toEqual({
      code: 2,
      stdout: '',
      stderr: 'There is no game called "tictactoe". Known: l5r, agot, senjutsu.\n',
    });
  });

  test('a format the game does not have', async () => {
    expect(await kronika(['deck', 'check', 'l5r', 'deck.txt', '--format', 'pauper'])).toEqual({
      code: 2,
      stdout: '',
      stderr: '--format cannot be used: there is no format "pauper"; known: standard, single-core, shared-box.\n',
    });
  });

  test('a file that is not there, and one without a deck', async () => {
    expect(await kronika(['deck', 'check', 'l5r', 'no-such-deck.txt'])).toMatchObject({ code: 2, stdout: '' });
    const empty = written('\n');
    const refused = await kronika(['deck', 'check', 'l5r', empty]);
    expect(refused).toMatchObject({ code: 2, stdout: '' });
    expect(refused.stderr).toContain(`${empty} cannot be used: it is empty`);
  });
});
