import { factOf } from '@kronika/oath';
import { compendium, speakingCards } from '@kronika/oath/compendium';
import type { RulesModule } from '../../../rules/rules-module.ts';
import '../../../rules/scene/scene.css';
import '../board/pieces.css';
import { SuitBadge } from '../board/pieces/SuitBadge.tsx';
import { nameOfCard } from '../cards/names.ts';
import { OathCard } from '../cards/OathCard.tsx';
import '../cards/oath-cards.css';
import { Picture } from '../cards/Picture.tsx';

/** As wide as a card can be small and its words still be read. */
const WIDTH = 156;

export const oathRules: RulesModule = {
  compendium,
  source: {
    pl: 'Zasady według polskiej księgi praw; słowa są nasze, numery idą za jej rozdziałami. Gdzie angielskie prawo mówi co innego, podajemy oba, a gdzie księga milczy, zaznaczamy, jak ją czytamy.',
    en: 'The rules follow the Polish law book; the words are ours, the numbers follow its sections. Where the English law differs both are told, and where the book is silent we mark how we read it.',
  },
  numbers: { step: 'OATH-4.1.2-a', keyword: 'OATH-10-burn' },
  nameOf: nameOfCard,
  cardsAbout: ({ id }) => speakingCards(id),
  Thumb: ({ printed }) => {
    const { suit, back } = factOf(printed);
    if (suit !== null) return <SuitBadge suit={suit} />;
    return <Picture name={back === 'relic' ? 'relic-blade' : back === 'site' ? 'o-site' : 'crystal-eye'} />;
  },
  Scene: ({ example, lang }) => (
    <div className="rule-scene">
      <div className="rule-scene-row">
        <div className="rule-scene-cards">
          {example.cards.map((printed) => (
            <OathCard key={printed} printed={printed} size="h" lang={lang} width={WIDTH} />
          ))}
        </div>
      </div>
    </div>
  ),
};
