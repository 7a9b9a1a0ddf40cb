import { isRefusal, randomOf, refusalText } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { firstChronicle } from '../first-game.ts';
import { exportChronicle, type Imported, importChronicle, newStory } from './exchange.ts';
import { type ReadString, readExchangeString, writeExchangeString } from './exchange-string.ts';

/** Game 2 of a made-up chronicle, by the table of fields. */
const SAMPLE =
  '030303000210Sample Chronicle2702020341520406FFFF1FFFFFFF0D7EC6FF1AFFFFFF1DFFFFFF0FC7DAFF28FFFFFF2CFFFFFF05D2032CD35A013703DBDCDD002003Ala';

function read(text: string): ReadString {
  const found = readExchangeString(text);
  if (isRefusal(found)) throw new Error(refusalText(found, 'en'));
  return found;
}

function imported(text: string): Imported {
  const found = importChronicle(text);
  if (isRefusal(found)) throw new Error(refusalText(found, 'en'));
  return found;
}

function refusal(text: string): string {
  const found = importChronicle(text);
  return isRefusal(found) ? refusalText(found, 'en') : 'accepted';
}

/** The sample with some of its characters changed. */
function changed(at: number, to: string): string {
  return SAMPLE.slice(0, at) + to + SAMPLE.slice(at + to.length);
}

describe('reading an exchange string', () => {
  test('every field has its meaning', () => {
    const { chronicle, story } = imported(SAMPLE);

    expect(story).toEqual({
      name: 'Sample Chronicle',
      played: ['purple', 'red', 'blue', 'white'],
      citizensBefore: [],
      winner: 'purple',
      winnerName: 'Ala',
      suits: '034152',
    });
    expect(chronicle.game).toBe(2);
    expect(chronicle.goal).toBe('devotion');
    expect(chronicle.citizens).toEqual(['blue']);
    expect(chronicle.map.slice(0, 3)).toEqual([
      { site: 'plains', face: 'up', cards: ['garrison'], relics: [] },
      { site: 'mountain', face: 'down', cards: [], relics: [] },
      { site: 'charming-valley', face: 'up', cards: ['homesteaders', 'sprawling-rampart'], relics: [] },
    ]);
    // An edifice and its ruin are one card, so the ruin of what stands intact elsewhere is left out.
    expect(chronicle.map[5]).toEqual({ site: 'standing-stones', face: 'up', cards: [], relics: ['sticky-fire'] });
    expect(chronicle.world).toEqual(['longbows', 'rangers', 'riots']);
    expect(chronicle.dispossessed).toEqual(['augury']);
    // The last of the relic deck is its top; what is nowhere in the string comes to the others.
    expect(chronicle.relicsFirst).toEqual(['truthful-harp', 'brass-horse', 'cursed-cauldron']);
    expect(chronicle.relics).toHaveLength(16);
    expect(chronicle.edifices).not.toContain('sprawling-rampart');
    expect(chronicle.edifices).toHaveLength(5);
    expect(Object.values(chronicle.archive).flat()).toHaveLength(198 - 3 - 1 - 2);
    expect(chronicle.sites).toHaveLength(23 - 8);
  });

  test('what is repaired is told', () => {
    const told = imported(SAMPLE).notices.map(({ en }) => en);

    expect(told).toEqual([
      'The card bandit-rampart was listed twice; the second entry was dropped.',
      expect.stringContaining('Relics that were missing were added to the deck: grand-mask, horned-mask'),
    ]);
  });

  test('lower case digits and a line break at the end are taken as well', () => {
    expect(imported(SAMPLE.replaceAll('FF', 'ff')).chronicle).toEqual(imported(SAMPLE).chronicle);
    expect(imported(`${SAMPLE}\r\n`).chronicle).toEqual(imported(SAMPLE).chronicle);
  });

  test('a name is counted in UTF-16 units, or else in bytes, which is told', () => {
    const named = (name: string, length: number) =>
      SAMPLE.replace('10Sample Chronicle', length.toString(16).padStart(2, '0') + name);

    expect(imported(named('Żółw', 4)).story.name).toBe('Żółw');
    expect(imported(named('Żółw', 4)).notices).toEqual(imported(SAMPLE).notices);
    const inBytes = imported(named('Żółw', 7));
    expect(inBytes.story.name).toBe('Żółw');
    expect(inBytes.notices[0]?.en).toContain('counted in bytes');
  });

  test('versions before 3.1.0 have no relic deck, those before 3.3.1 no winner', () => {
    const end = SAMPLE.indexOf('03DBDCDD');
    const old = imported(`020003${SAMPLE.slice(6, end)}`);
    expect(old.chronicle.relics).toHaveLength(20 - 1);
    expect(old.chronicle.relicsFirst).toEqual([]);
    expect(old.story).toMatchObject({ winner: 'purple', winnerName: 'UNKNOWN' });

    const middle = imported(`030300${SAMPLE.slice(6, end + 8)}`);
    expect(middle.chronicle.relicsFirst).toHaveLength(3);
    expect(middle.story.winnerName).toBe('UNKNOWN');
  });

  test.each([
    ['20', 'purple'],
    ['21', 'purple'],
    ['04', 'white'],
    ['14', 'black'],
    ['00', 'purple'],
  ])('winner %s is %s', (mask, winner) => {
    expect(imported(SAMPLE.replace('2003Ala', `${mask}03Ala`)).story.winner).toBe(winner);
  });

  test('a newer minor version is read and told', () => {
    expect(imported(changed(2, '04')).notices[0]?.en).toContain('newer version (3.4.3)');
  });

  test('without decks it is a first game', () => {
    const end = SAMPLE.indexOf('05D2032C');
    const { chronicle, notices } = imported(`${SAMPLE.slice(0, end)}000000002003Ala`);

    // Of the 54 denizens of a first game one lies on the map.
    expect(chronicle.world).toHaveLength(53);
    expect(chronicle.world).not.toContain('garrison');
    expect(notices.map(({ en }) => en)).toContain('The string has no world deck; the starting one was built.');
  });
});

describe('a damaged string is refused with what is wrong, and where', () => {
  const end = SAMPLE.indexOf('05D2032C');

  test.each([
    [
      'no hexadecimal digit',
      changed(7, 'x'),
      'character 8: expected a hexadecimal digit of the number of the game, found "x"',
    ],
    ['an unknown card', changed(end + 2, 'D9'), 'character 107: 217 is the id of no card (card 1 of the world deck)'],
    ['an unknown site', SAMPLE.replace('0406FFFF', '1706FFFF'), '23 is the id of no site'],
    ['a name without length', changed(10, '00'), 'character 11: the name of the chronicle has no length'],
    ['too short', SAMPLE.slice(0, -1), "the string ends before the winner's name"],
    ['cut in the middle', SAMPLE.slice(0, 60), 'character 61: the string ends before'],
    ['a rest', `${SAMPLE}more`, 'expected the end of the string, found "more"'],
    ['a newer major version', changed(0, '04'), 'version 4.3.3 is too new'],
    ['an older version', changed(0, '01').replace('010303', '010500'), 'version 1.5.0 is too old'],
    ['the Conspiracy as an oath', SAMPLE.replace('270202', '270204'), '4 is no oath'],
    ['an unknown suit', SAMPLE.replace('034152', '034162'), '"6" is no suit'],
    ['game 0', changed(6, '0000'), 'counted from 1'],
    ['nothing', '', 'character 1: the string ends before the version'],
    [
      'something at a facedown site',
      SAMPLE.replace('1FFFFFFF', '1F03FFFF'),
      'site 2: nothing can lie at a facedown site',
    ],
    ['a site that stands twice', SAMPLE.replace('1FFFFFFF', '04FFFFFF'), 'site 2: plains is on the map twice'],
    ['a Vision at a site', SAMPLE.replace('0406FFFF', '04D2FFFF'), 'site 1: the Vision sanctuary cannot lie at a site'],
    [
      'a relic in the world deck',
      SAMPLE.replace('05D203', '05DC03'),
      'card 1 of the world deck: brass-horse is no denizen',
    ],
    ['a denizen among the relics', SAMPLE.replace('03DBDCDD', '03DBDC03'), 'longbows is no relic'],
    ['more than the site takes', SAMPLE.replace('0FC7DAFF', '0A01020B'), 'wastes takes 1 cards, and there are 3'],
  ])('%s', (_, text, problem) => {
    expect(refusal(text)).toContain(problem);
  });
});

describe('writing an exchange string', () => {
  test('what was read is written the same again', () => {
    for (const text of [SAMPLE, SAMPLE.replace('10Sample Chronicle', '04Żółw')])
      expect(writeExchangeString(read(text).string)).toBe(text);
  });

  test('a first game comes back the same, but for the order of decks', () => {
    const chronicle = firstChronicle(randomOf('first'));
    const text = exportChronicle(chronicle, newStory('Kronika'), randomOf('order'));
    const back = imported(text);

    expect(back.notices).toEqual([]);
    expect(back.story).toEqual({ ...newStory('Kronika') });
    expect(back.chronicle).toMatchObject({ game: 1, goal: 'supremacy', citizens: [], edifices: chronicle.edifices });
    expect(back.chronicle.world.toSorted()).toEqual(chronicle.world.toSorted());
    expect(back.chronicle.map.map(({ site, face, cards }) => ({ site, face, cards }))).toEqual(
      chronicle.map.map(({ site, face, cards }) => ({ site, face, cards })),
    );
    // The Mountain shows its relic; all twenty are there.
    expect(back.chronicle.map[2]?.relics).toHaveLength(1);
    expect([...back.chronicle.relics, ...back.chronicle.relicsFirst]).toHaveLength(19);
    expect(read(text).string.world).toHaveLength(51 + 5);
  });

  test('a long name is cut, and never inside a character', () => {
    const name = `${'a'.repeat(254)}🏰`;
    const text = exportChronicle(firstChronicle(randomOf('first')), newStory(name), randomOf('order'));

    expect(read(text).string.name).toBe('a'.repeat(254));
  });
});
