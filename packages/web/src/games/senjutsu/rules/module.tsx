import { factOf } from '@kronika/senjutsu';
import { compendium, speakingCards } from '@kronika/senjutsu/compendium';
import { Mon } from '../../../cards/Mon.tsx';
import type { RulesModule } from '../../../rules/rules-module.ts';
import { badgeOf } from '../badges.ts';
import { Scene } from './Scene.tsx';

export const senjutsuRules: RulesModule = {
  compendium,
  source: {
    pl: 'Zasady według instrukcji i oficjalnego FAQ, słowa są nasze. Gdy tekst karty przeczy zasadom, wygrywa karta; gdzie źródła milczą, zaznaczamy, jak je czytamy.',
    en: 'The rules follow the rulebook and the official FAQ, the words are ours. Where a card contradicts the rules, the card wins; where the sources are silent, we mark how we read them.',
  },
  numbers: { step: 'SEN-TURN-a', keyword: 'SEN-BLOCK-c' },
  nameOf: (printed) => factOf(printed).name,
  cardsAbout: ({ id }) => speakingCards(id),
  Thumb: ({ printed }) => <Mon badge={badgeOf(factOf(printed))} place="line" />,
  Scene: ({ example, lang }) => <Scene example={example} lang={lang} />,
};
