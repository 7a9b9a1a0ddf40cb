import { factOf } from '@kronika/senjutsu';
import { compendium, speakingCards } from '@kronika/senjutsu/compendium';
import { Mon } from '../../../cards/Mon.tsx';
import type { RulesModule } from '../../../rules/rules-module.ts';
import { badgeOf } from '../badges.ts';
import { Scene } from './Scene.tsx';

export const senjutsuRules: RulesModule = {
  compendium,
  source: {
    pl: 'Zasady według polskiej instrukcji z pierwszego wydania i kart, słowa i numery są nasze. Gdzie instrukcja milczy lub jest niejasna, zaznaczamy, jak ją czytamy.',
    en: 'The rules follow the Polish first-edition rulebook and the cards; words and numbers are ours. Where the rulebook is silent or unclear, we mark how we read it.',
  },
  numbers: { step: 'SEN-TURN-a', keyword: 'SEN-BLOCK-c' },
  nameOf: (printed) => factOf(printed).name,
  cardsAbout: ({ id }) => speakingCards(id),
  Thumb: ({ printed }) => <Mon badge={badgeOf(factOf(printed))} place="line" />,
  Scene: ({ example, lang }) => <Scene example={example} lang={lang} />,
};
