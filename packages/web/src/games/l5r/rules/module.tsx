import { cardName, factOf } from '@kronika/l5r';
import { compendium, speakingCards } from '@kronika/l5r/compendium';
import type { RulesModule } from '../../../rules/rules-module.ts';
import { Thumb } from '../board/Thumb.tsx';
import { Scene } from './Scene.tsx';

export const l5rRules: RulesModule = {
  compendium,
  source: {
    pl: 'Numery kroków są takie jak w Kompendium zasad gry, słowa są nasze. Gdy instrukcja wprowadzająca mówi co innego, wygrywa Kompendium.',
    en: 'The numbers of the steps are those of the Rules Reference, the words are ours. Where the introductory booklet says something else, the Rules Reference wins.',
  },
  numbers: { step: '3.2.5', keyword: 'KW-PRIDE' },
  nameOf: (printed) => cardName(factOf(printed)),
  cardsAbout: ({ id }) => speakingCards(id),
  Thumb: ({ printed }) => <Thumb printed={printed} />,
  Scene: ({ example, lang }) => <Scene example={example} lang={lang} />,
};
