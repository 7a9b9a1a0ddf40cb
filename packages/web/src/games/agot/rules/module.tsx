import { cardName, factOf } from '@kronika/agot';
import { compendium, speakingCards } from '@kronika/agot/compendium';
import { Mon } from '../../../cards/Mon.tsx';
import type { RulesModule } from '../../../rules/rules-module.ts';
import { badgeOf } from '../badges.ts';
import { Scene } from './Scene.tsx';

export const agotRules: RulesModule = {
  compendium,
  source: {
    pl: 'Numery kroków są takie jak w Kompletnej Księdze Zasad, słowa są nasze. Gdy Zasady wprowadzające mówią co innego, wygrywa Księga.',
    en: 'The numbers of the steps are those of the Rules Reference, the words are ours. Where the introductory booklet says something else, the Rules Reference wins.',
  },
  numbers: { step: '4.2.2', keyword: 'KW-STEALTH' },
  nameOf: (printed) => cardName(factOf(printed)),
  cardsAbout: ({ id }) => speakingCards(id),
  Thumb: ({ printed }) => <Mon badge={badgeOf(factOf(printed))} place="line" />,
  Scene: ({ example, lang }) => <Scene example={example} lang={lang} />,
};
