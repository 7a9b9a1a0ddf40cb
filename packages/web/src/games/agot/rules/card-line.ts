import { CARD_TYPE_NAMES, type ChallengeType, type Fact, ICON_NAMES, keywordName } from '@kronika/agot';
import type { Lang, Phrase } from '@kronika/kernel';

/** What a card is worth, in a line: what an example counts with. */
export function cardLine(fact: Fact, lang: Lang): string {
  const say = (name: Phrase): string => name[lang];
  const kind = say(CARD_TYPE_NAMES[fact.type]);
  switch (fact.type) {
    case 'character':
      return line(
        kind,
        cost(fact.cost, lang),
        `${say(STR)} ${fact.strength}`,
        iconsOf(fact.icons, lang),
        ...fact.keywords.map((keyword) => say(keywordName(keyword))),
      );
    case 'location':
    case 'attachment':
      return line(kind, cost(fact.cost, lang), ...fact.keywords.map((keyword) => say(keywordName(keyword))));
    case 'event':
      return line(kind, cost(fact.cost, lang));
    case 'plot':
      return line(
        kind,
        ...(['income', 'initiative', 'claim', 'reserve'] as const).map((value) => `${say(PLOT[value])} ${fact[value]}`),
      );
    case 'agenda':
    case 'title':
    case 'faction':
      return kind;
  }
}

const line = (...parts: readonly string[]): string => parts.join(' · ');

const cost = (gold: number | 'X', lang: Lang): string => `${COST[lang]} ${gold}`;

const COST: Phrase = { pl: 'koszt', en: 'cost' };
function iconsOf(icons: readonly ChallengeType[], lang: Lang): string {
  if (icons.length === 0) return NO_ICONS[lang];
  return `${ICONS[lang]} ${icons.map((icon) => ICON_NAMES[icon][lang]).join(', ')}`;
}

const STR: Phrase = { pl: 'SIŁA', en: 'STR' };
const ICONS: Phrase = { pl: 'symbole:', en: 'icons:' };
const NO_ICONS: Phrase = { pl: 'bez symboli', en: 'no icons' };
const PLOT = {
  income: { pl: 'złoto', en: 'gold' },
  initiative: { pl: 'inicjatywa', en: 'initiative' },
  claim: { pl: 'roszczenia', en: 'claim' },
  reserve: { pl: 'rezerwy', en: 'reserve' },
} as const satisfies Readonly<Record<string, Phrase>>;
