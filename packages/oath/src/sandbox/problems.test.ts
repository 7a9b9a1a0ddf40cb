import { isRefusal, refusalText } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import type { OathSituation } from '../situation/description.ts';
import { oathSandbox as sandbox } from './sandbox.ts';

/** What keeps it from being played, in English with the rule. */
function problemsIn(description: OathSituation): readonly string[] {
  const situation = sandbox.read(description);
  if (isRefusal(situation)) throw new Error(refusalText(situation, 'en'));
  return sandbox.problems(situation).map(({ text, rule }) => `${rule}: ${text.en}`);
}

function refusalOf(description: object): string {
  const situation = sandbox.read(description);
  if (!isRefusal(situation)) throw new Error('it was read');
  return refusalText(situation, 'en');
}

const plains = (site: object) => ({ sites: { 0: { site: 'plains' as const, ...site } } });

describe('what cannot be played is explained', () => {
  test.each<[string, OathSituation]>([
    ['OATH-0-2: There are 36 favor in the game, and 2 too many lie about.', { banks: 6, peoplesFavor: { favor: 2 } }],
    ['OATH-0-2: Red warbands: there are 1 too many.', { players: { red: { warbands: 15 } } }],
    ['OATH-0-2: Purple warbands: there are 6 too many.', { players: { purple: { warbands: 30 } } }],
    [
      'OATH-10-rule: Plains: warbands of two colours stand there, and only one can.',
      plains({ warbands: { red: 1, purple: 1 } }),
    ],
    [
      'OATH-2.8.1-a: Plains: no warbands stand at a facedown site.',
      {
        ...plains({}),
        players: { purple: { site: 2 }, red: { site: 2 } },
        sites: { 0: { site: 'plains', facedown: true, warbands: { red: 1 } } },
      },
    ],
    [
      'OATH-5.6.2-a: Plains: a site where a pawn stands lies faceup.',
      { sites: { 0: { site: 'plains', facedown: true } } },
    ],
    [
      'OATH-2.8.1-a: Plains: more cards lie there than it has places.',
      plains({ cards: ['longbows', 'tents', 'elders', 'keep'] }),
    ],
    ['OATH-7.2.1-a: Faithful Friend can only be an adviser.', plains({ cards: ['faithful-friend'] })],
    ['OATH-7.2.1-a: Great Herd can lie faceup at a site only.', { players: { red: { advisers: ['great-herd'] } } }],
    [
      'OATH-5.1.4.III-b: Vision of Faith: a Vision lies among advisers facedown only.',
      { players: { red: { advisers: ['faith'] } } },
    ],
    [
      'OATH-5.1.4.II-a: Red Exile has too many advisers: 3 at most.',
      { players: { red: { advisers: ['longbows', 'tents', 'elders', 'wolves'] } } },
    ],
    [
      'OATH-2.2.1-a: Red Citizen: only an Exile has a revealed Vision.',
      { players: { red: { role: 'citizen', vision: 'faith' } } },
    ],
    [
      'OATH-5.1.4.IV-d: Red Exile: a Conspiracy that is played goes to the box and never lies in the slot for a Vision.',
      { players: { red: { vision: 'conspiracy' } } },
    ],
    [
      'OATH-5.1.3-a: Red Exile holds drawn cards although nothing is being searched.',
      { players: { red: { hand: ['longbows'] } } },
    ],
    [
      'OATH-4.1.3-a: The Chancellor is never the Usurper: only an Exile turns the title over.',
      { title: { holder: 'purple', side: 'usurper' } },
    ],
    ['OATH-4-a: The game would be over: everybody but one has left.', { players: { red: { gaveUp: true } } }],
  ])('%s', (problem, description) => {
    expect(problemsIn(description)).toEqual([problem]);
  });

  test('a plain situation has nothing to explain', () => {
    expect(problemsIn({})).toEqual([]);
  });
});

describe('what makes no sense is refused', () => {
  test.each([
    ['longbows is named twice', { players: { red: { advisers: ['longbows'] } }, ...plains({ cards: ['longbows'] }) }],
    ['there is no card "longbow"; did you mean longbows', { players: { red: { advisers: ['longbow'] } } }],
    ['plains cannot lie there', { players: { red: { advisers: ['plains'] } } }],
    ['sites.0', { sites: { 0: 'atlantis' } }],
    ['nobody plays this colour', { seats: ['purple', 'red'], players: { blue: {} } }],
    ['two players have this colour', { seats: ['purple', 'red', 'red'] }],
    ['expected purple, the Chancellor, among them', { seats: ['blue', 'red'] }],
    ['nobody plays white, who knows bandit-crown', { relicDeck: ['bandit-crown (known to white)'] }],
    ['players.red.supply', { players: { red: { supply: 8 } } }],
    ['players.red.favor', { players: { red: { favor: -1 } } }],
    ['round', { round: 9 }],
  ])('%s', (why, description) => {
    expect(refusalOf(description)).toContain(why);
  });

  test('an edifice and its ruin are one card', () => {
    const [edifice, ruin] = ['edifice', 'ruin'].map((kind) => sandbox.supply.find((one) => one.kind === kind)?.piece);
    if (edifice === undefined || ruin === undefined || !('printed' in edifice) || !('printed' in ruin))
      throw new Error('there are edifices');

    expect(refusalOf(plains({ cards: [edifice.printed, ruin.printed] }))).toContain('the card is there twice');
  });
});
