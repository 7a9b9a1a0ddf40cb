import { ABILITIES } from '../cards/all.ts';
import { EXPANSION_CORES } from '../cards/expansion-cores.ts';
import type { Fact } from '../cards/fact.ts';
import { HERO_CARDS } from '../cards/heroes.ts';
import { allFacts, printedOf } from '../cards/library.ts';
import { MISSING_WEAPONS } from '../cards/missing-weapons.ts';
import { OWN_POLISH_NAMES } from '../cards/own-names.ts';
import { SOLO_CLOSE_ATTACKS } from '../cards/solo/close-attacks.ts';
import { SOLO_DEFENCES } from '../cards/solo/defences.ts';
import { SOLO_EXPANSION_HEROES } from '../cards/solo/expansion-heroes.ts';
import { HACHIKO } from '../cards/solo/hachiko.ts';
import { SOLO_MASTER_AND_STUDENT } from '../cards/solo/master-and-student.ts';
import { SOLO_MEDITATIONS } from '../cards/solo/meditations.ts';
import { SOLO_NIGHTMARES } from '../cards/solo/nightmares.ts';
import { SOLO_RANGED } from '../cards/solo/ranged.ts';
import { SOLO_REACH_ATTACKS } from '../cards/solo/reach-attacks.ts';
import { SOLO_RONIN_AND_WARRIOR } from '../cards/solo/ronin-and-warrior.ts';
import { BOARDS } from '../field/boards.ts';
import { sizeOf } from '../field/terrain.ts';
import { RECIPES } from '../solo/recipes.ts';
import { TERRAIN } from '../state.ts';
import { cardText, headWords } from '../text/card-text.ts';
import { TERRAIN_NAMES } from '../text/names.ts';
import { TERRAIN_WORDS } from '../text/terrain-words.ts';

/** The files in which reconstructed cards stand. */
const FILES: readonly (readonly [file: string, about: string, facts: readonly Fact[]])[] = [
  [
    'cards/expansion-cores.ts',
    'Core abilities of the expansion heroes. The four known ones differ only in the second of three alternatives; who can be hidden or desperate has one more line for it.',
    EXPANSION_CORES,
  ],
  ['cards/missing-weapons.ts', 'Core weapons that hero cards name and no source shows.', MISSING_WEAPONS],
  [
    'cards/solo/expansion-heroes.ts',
    'No card of these opponents is known. These make their special rules matter: Hidden, Desperation, contracts.',
    SOLO_EXPANSION_HEROES,
  ],
  ['cards/solo/hachiko.ts', 'Only the number of these cards is known.', HACHIKO],
  ['cards/solo/meditations.ts', 'Speeds or lines were cropped.', SOLO_MEDITATIONS],
  ['cards/solo/reach-attacks.ts', 'Speeds, grids or lines were cropped.', SOLO_REACH_ATTACKS],
  ['cards/solo/close-attacks.ts', 'Speeds, grids or lines were cropped.', SOLO_CLOSE_ATTACKS],
  ['cards/solo/defences.ts', 'Speeds, grids or lines were cropped.', SOLO_DEFENCES],
  [
    'cards/solo/ranged.ts',
    'What the front cell of Bludgeon does was never captured; it is read as a stun.',
    SOLO_RANGED,
  ],
  ['cards/solo/nightmares.ts', 'Speeds, grids or lines were cropped.', SOLO_NIGHTMARES],
  ['cards/solo/master-and-student.ts', 'Speeds, grids or lines were cropped.', SOLO_MASTER_AND_STUDENT],
  ['cards/solo/ronin-and-warrior.ts', 'Speeds, grids or lines were cropped.', SOLO_RONIN_AND_WARRIOR],
];

/** Every card that is reconstructed stands in one of the files of the page. */
export function unlistedCards(): readonly string[] {
  const listed = new Set(FILES.flatMap(([, , facts]) => facts.map(({ id }) => id)));
  return allFacts().flatMap(({ id, certainty }) => (certainty === 'reconstructed' && !listed.has(id) ? [id] : []));
}

/** docs/senjutsu-reconstructed.md, made from the data. */
export function reconstructedPage(): string {
  return `${[
    '# Senjutsu: what is reconstructed',
    'This page is written by a test from the data of `packages/senjutsu`, and the test fails when it is out of date: `npx vitest run packages/senjutsu/src/testing -u` writes it anew.',
    'Everything else was read from the faces of the cards. If you own the game and find something wrong here, correct the entry of that card in the file that is named; nothing else has to change, since rules, faces and texts all come from that entry. Then change its `certainty` to `read`.',
    '## Cards',
    'Gaps of the cards of AI opponents are filled by fixed rules: what is missing comes from the ability card of the same name; without one, speed 5 and one wound on the front cell, or a shield there (SEN-SOLO-SEL-10). A missing second speed is that of the lower part of the ability card, otherwise that of the first part (SEN-SOLO-SEL-11). Further gaps: SEN-SOLO-SEL-12.',
    ...FILES.flatMap(cardSection),
    '## Heroes',
    heroTable(),
    'Left out, because no card that uses it is known: the fifth Kamae of the Sailor (Distance), Enlightenment, Drunk and the contracts as rules for players, Hachiko as a companion of a player, and every signature card of an expansion hero. Their ready decks consist of generic cards.',
    '## Polish names of our own',
    OWN_POLISH_NAMES.map(nameLine).join('\n'),
    '## Boards (`field/boards.ts`)',
    'No source has the layout of a printed board, but for the outline of one that was measured from a picture (Village Street). Of Snowy Clearing only the name is known. The others are our own. Starting cells and terrain are suggestions, and the cells A to D and X of the horde (SEN-HORDE-e2) are ours.',
    table(
      ['board', 'cells', 'horde'],
      BOARDS.map(({ name, cells, horde }) => [
        name.en,
        String(cells.length),
        horde === null
          ? ''
          : Object.entries(horde)
              .map(([letter, cell]) => `${letter} ${cell}`)
              .join(', '),
      ]),
    ),
    '## Terrain (`field/terrain.ts`)',
    'The icons of the penalties were lost in the scan and rebuilt by comparison; how many cells a piece covers is not in the sources (SEN-TERR-g).',
    table(
      ['terrain', 'cells', 'what it does'],
      TERRAIN.map((kind) => [TERRAIN_NAMES[kind].en, String(sizeOf(kind)), TERRAIN_WORDS[kind].en]),
    ),
    '## AI opponents (`solo/`)',
    table(
      ['rule', 'what was decided'],
      [
        ['SEN-SOLO-BEH-c', 'Left, Centre and Right name the cells in directions 5, 0 and 1 of the targeted hero.'],
        ['SEN-SOLO-BEH-e', 'The Behaviour goes from Left to Centre to Right and back to Left.'],
        ['SEN-SOLO-DIST-d', `Archers keep ${RECIPES.ashigaruYumi.distance} cells away: their shots reach that far.`],
        [
          'SEN-SOLO-HERO-onna-b',
          'Desperation holds for the Onna-Bugeisha of a player as well: two wounds or fewer are left to her.',
        ],
        [
          'SEN-SOLO-HERO-yojimbo',
          'Only the names of the contracts are known. First Blood: an attack of his has wounded a hero. Counterattack: a counter of his has wounded a hero. Tools of the Trade: two different attack cards of his have hit a hero.',
        ],
        ['SEN-HORDE-e', 'Whoever enters looks towards the middle.'],
      ],
    ),
  ].join('\n\n')}\n`;
}

function cardSection([file, about, facts]: (typeof FILES)[number]): readonly string[] {
  const unsure = facts.filter(({ certainty }) => certainty === 'reconstructed');
  if (unsure.length === 0) return [];
  return [
    `### \`${file}\``,
    about,
    table(
      ['card', 'id', 'what it says'],
      unsure.map((fact) => [
        fact.name.en,
        `\`${fact.id}\``,
        `${headWords(fact, 'en').join(', ')}. ${cardText(printedOf(fact), 'en')}`,
      ]),
    ),
  ];
}

function heroTable(): string {
  const unsure = HERO_CARDS.filter(
    ({ certainty, coreAbility }) =>
      certainty === 'reconstructed' ||
      ABILITIES.some((fact) => fact.id === coreAbility && fact.certainty === 'reconstructed'),
  );
  return table(
    ['hero', 'hero card and Kamae tree', 'core ability', 'weapons'],
    unsure.map(({ name, certainty, weapons }) => [
      name.en,
      certainty === 'read' ? 'read' : 'read, but for what is left out',
      'reconstructed',
      weapons.join(', '),
    ]),
  );
}

function nameLine(id: string): string {
  const fact = allFacts().find((one) => one.id === id);
  return fact === undefined ? `- \`${id}\`` : `- ${fact.name.en}: ${fact.name.pl} (\`${id}\`)`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
