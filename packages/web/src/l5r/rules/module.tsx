import { cardName, factOf } from '@kronika/l5r';
import { compendium, speakingCards } from '@kronika/l5r/compendium';
import type { RulesModule } from '../../rules/rules-module.ts';
import { Thumb } from '../board/Thumb.tsx';
import { Scene } from './Scene.tsx';

export const l5rRules: RulesModule = {
  compendium,
  nameOf: (printed) => cardName(factOf(printed)),
  cardsAbout: ({ id }) => speakingCards(id),
  Thumb: ({ printed }) => <Thumb printed={printed} />,
  Scene: ({ example, lang }) => <Scene example={example} lang={lang} />,
};
