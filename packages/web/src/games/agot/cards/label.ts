import { CARD_TYPE_NAMES, cardName, type Fact, keywordName, PLOT_VALUES, traitName } from '@kronika/agot';
import type { Lang } from '@kronika/kernel';
import { markWords } from '../../../cards/mark-words.ts';
import type { AgotCardState } from './card-state.ts';
import { modifiersOf, signed } from './modifiers.ts';
import { FACE_WORDS, factionWord, iconWords } from './words.ts';

/** Everything a face shows at a glance, in one sentence: what it is, its values, its state. */
export function cardLabel(fact: Fact, state: AgotCardState, lang: Lang): string {
  const say = FACE_WORDS[lang];
  const { stance, ...marks } = state;
  const faction = factionWord(fact, lang);
  return [
    cardName(fact)[lang],
    CARD_TYPE_NAMES[fact.type][lang],
    ...(faction === undefined ? [] : [faction]),
    ...(fact.loyal === true ? [say.loyal] : []),
    ...(fact.unique === true ? [say.unique] : []),
    ...values(fact, state, lang),
    ...fact.traits.map((trait) => traitName(trait)[lang]),
    ...fact.keywords.map((keyword) => keywordName(keyword)[lang]),
    ...modifiersOf(fact).map(({ to, by }) => `${say[to]} ${signed(by)}`),
    ...lyingWords(state, lang),
    ...(stance === 'bowed' ? [say.kneeling] : []),
    ...markWords(marks, lang),
  ].join(', ');
}

function values(fact: Fact, { strength, icons, plot }: AgotCardState, lang: Lang): readonly string[] {
  const say = FACE_WORDS[lang];
  switch (fact.type) {
    case 'character':
      return [
        `${say.cost} ${fact.cost}`,
        `${say.strength} ${strength ?? fact.strength}`,
        iconWords(icons ?? fact.icons, lang),
      ];
    case 'attachment':
    case 'location':
    case 'event':
      return [`${say.cost} ${fact.cost}`];
    case 'plot':
      return PLOT_VALUES.map((value) => `${say[value]} ${(plot ?? fact)[value]}`);
    case 'faction':
    case 'agenda':
    case 'title':
      return [];
  }
}

function lyingWords({ power = 0, tokens = 0, duplicates = 0 }: AgotCardState, lang: Lang): readonly string[] {
  const say = FACE_WORDS[lang];
  return [
    ...(power === 0 ? [] : [`${say.power} ${power}`]),
    ...(tokens === 0 ? [] : [`${say.tokens}: ${tokens}`]),
    ...(duplicates === 0 ? [] : [`${say.duplicates}: ${duplicates}`]),
  ];
}
