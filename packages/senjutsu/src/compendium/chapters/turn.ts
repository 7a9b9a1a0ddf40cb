import type { RulesChapter } from '@kronika/kernel';
import { entry, example, reading, rule } from '../build.ts';

/** The five phases of a turn. */
export const turn: RulesChapter = {
  id: 'turn',
  title: { pl: 'Tura', en: 'The turn' },
  entries: [
    entry('phases', {
      title: { pl: 'Fazy i dobieranie', en: 'Phases and drawing' },
      lead: { pl: 'Pięć faz, które wszyscy grają razem.', en: 'Five phases that all play together.' },
      words: { pl: 'dobierz, pusta talia', en: 'draw, empty deck' },
      clauses: [
        rule(
          'SEN-TURN-a',
          'Tura ma pięć faz: Dobierz, Wybierz, Odkryj, Rozpatrz, Odrzuć.',
          'A turn has five phases: Draw, Choose, Reveal, Resolve, Discard.',
        ),
        rule('SEN-TURN-DRAW-a', 'Każdy dobiera jedną kartę.', 'Everybody draws one card.'),
        rule(
          'SEN-TURN-DRAW-b',
          'Za każdą kartę, której nie da się dobrać z pustej talii, dostajesz ranę. Stosu odrzuconych się nie tasuje.',
          'For every card that an empty deck cannot give you take a wound. The discard pile is not shuffled back.',
        ),
        rule(
          'SEN-TURN-DRAW-c',
          'Krwawienie i podobne efekty działają przed dobraniem.',
          'Bleeding and the like come before the draw.',
        ),
      ],
      examples: [
        example(
          'SEN-TURN-DRAW-b',
          ['burning-instinct'],
          'W talii została jedna karta, a Płonący Instynkt każe dobrać pięć: jedna karta i cztery rany.',
          'One card is left in the deck, and Burning Instinct makes you draw five: one card and four wounds.',
        ),
      ],
      see: ['choosing', 'bleeding'],
    }),
    entry('choosing', {
      title: { pl: 'Faza Wybierz', en: 'The choose phase' },
      lead: { pl: 'Każdy w tajemnicy kładzie jedną kartę.', en: 'Everybody secretly lays down one card.' },
      words: { pl: 'wybór karty, zakryta', en: 'picking a card, face down' },
      clauses: [
        rule(
          'SEN-TURN-CHOOSE-a',
          'Każdy w tajemnicy wybiera jedną kartę z ręki; odtąd jest ona zagrana.',
          'Everybody secretly picks one card from hand; from then on it is played.',
        ),
        rule(
          'SEN-TURN-CHOOSE-b',
          'Musisz mieć skupienie na jej koszt i wymagane Kamae.',
          'You must have the focus for its cost and be in its required Kamae.',
        ),
        rule(
          'SEN-TURN-CHOOSE-c',
          'Wybrać można zwykłe karty, karty Główne, ogłuszenie i nagłe zamiany. Trucizna, która tego żąda, ma pierwszeństwo.',
          'You may pick ordinary cards, core cards, a stun, or an instant replacement. A poison that demands it comes first.',
        ),
        reading(
          'SEN-TURN-CHOOSE-d',
          'Korzyści („=”) i reakcji nie można wybrać, bo nie mają szybkości.',
          'Benefits (“=”) and reactions cannot be picked, since they have no speed.',
        ),
        reading(
          'SEN-TURN-CHOOSE-e',
          'Karty Główne są zawsze, więc zawsze jest co wybrać.',
          'Core cards are always there, so there is always something to pick.',
        ),
        rule(
          'SEN-TURN-CHOOSE-f',
          'Liczy się skupienie i Kamae w chwili wyboru, nie to, co dopiero nadejdzie.',
          'What counts is focus and Kamae at that moment, not what is still to come.',
        ),
      ],
      examples: [
        example(
          'SEN-TURN-CHOOSE-d',
          ['taunt', 'dirt-throw'],
          'Sypnięcie Piachem to zamiana, więc wolno je wybrać; Drwiny, która jest korzyścią, nie.',
          'Dirt Throw is a replacement, so it may be picked; Taunt, a benefit, may not.',
        ),
      ],
    }),
    entry('reveal', {
      title: { pl: 'Faza Odkryj', en: 'The reveal' },
      lead: {
        pl: 'Karty na stół, potem koszty, zamiany i szybkości.',
        en: 'Cards on the table, then costs, replacements and speeds.',
      },
      words: { pl: 'odkrycie, zwrot skupienia, cel', en: 'reveal, refund, target' },
      clauses: [
        rule('SEN-REV-1', 'Wszystkie karty odkrywa się naraz.', 'All cards are turned up at once.'),
        rule(
          'SEN-REV-1b',
          'Wtedy wskazuje się cele efektów bez siatki.',
          'Targets of effects without a grid are named now.',
        ),
        rule('SEN-REV-2', 'Płaci się wymagane skupienie.', 'Required focus is paid.'),
        rule('SEN-REV-3', 'Kto chce, kupuje inną szybkość.', 'Whoever wants to buys another speed.'),
        reading(
          'SEN-REV-3b',
          'Pytani są gracze od dołu toru Przewagi.',
          'Players are asked from the bottom of the Advantage track.',
        ),
        rule(
          'SEN-REV-4a',
          'Od dołu toru każdy może zagrać jedną nagłą zamianę; kto spasuje, już jej w tej turze nie zagra.',
          'From the bottom of the track everybody may play one replacement; a pass is final for this turn.',
        ),
        rule(
          'SEN-REV-4b',
          'Jej koszt płaci się od razu, a Kamae musi się zgadzać.',
          'Its cost is paid at once, and its Kamae must be met.',
        ),
        rule(
          'SEN-REV-4c',
          'Zamieniona karta idzie na stos odrzuconych, a zapłacone za nią skupienie wraca.',
          'The replaced card is discarded, and the focus paid for it comes back.',
        ),
        reading(
          'SEN-REV-4d',
          'Najpierw płaci się za nową kartę, potem jest zwrot.',
          'The new card is paid first, the refund comes after.',
        ),
        rule(
          'SEN-REV-4e',
          'Wraca koszt karty i kupiona szybkość, najwyżej do 3.',
          'The card’s cost and a bought speed come back, up to 3.',
        ),
        reading(
          'SEN-REV-4f',
          'Szybkość zamiany zależną od Kamae czyta się, gdy ją zagrywasz.',
          'A replacement’s speed on a Kamae bar is read when it is played.',
        ),
        rule('SEN-REV-5a', 'Karty o zmiennej szybkości dostają liczbę.', 'Cards of variable speed get their number.'),
        rule(
          'SEN-REV-5b',
          'Pierwszy wybiera najniższy na torze, jawnie, potem kolejni w górę.',
          'The lowest on the track picks first, openly, then upwards.',
        ),
      ],
      examples: [
        example(
          'SEN-REV-4d',
          ['emergency-block', 'reverse-carved-fang'],
          'Masz 1 skupienie i płacisz je za Rzeźbiony Kieł. Na Zasłonę Awaryjną już nie starczy: zwrot przyszedłby za późno.',
          'You pay your only focus for Reverse Carved Fang. Emergency Block is out of reach: the refund would come too late.',
        ),
      ],
      see: ['instants', 'initiative'],
    }),
    entry('resolving', {
      title: { pl: 'Faza Rozpatrz', en: 'The resolve phase' },
      lead: { pl: 'Od najszybszej części do najwolniejszej.', en: 'From the fastest part to the slowest.' },
      words: { pl: 'kolejność, rozpatrywanie', en: 'order, resolution' },
      clauses: [
        rule(
          'SEN-RES-a',
          'Części kart rozpatruje się od najwyższej szybkości.',
          'Parts of cards are resolved from the highest speed down.',
        ),
        reading(
          'SEN-RES-b',
          'Dolna część ma własną szybkość, ale nigdy nie wyprzedza górnej części tej samej karty.',
          'A lower part has its own speed but never comes before the upper part of the same card.',
        ),
        reading(
          'SEN-RES-c',
          'Kto padł wcześniej, nie rozpatruje swojej karty.',
          'Whoever has fallen before does not resolve their card.',
        ),
      ],
      examples: [
        example(
          'SEN-RES-a',
          ['bull-rush', 'steel-block'],
          'Pęd Byka działa przy 7 i jeszcze raz przy 5; Stalowa Zapora przy 5 powstrzyma tylko drugie uderzenie.',
          'Bull Rush acts at 7 and again at 5; Steel Block at 5 stops only the second blow.',
        ),
      ],
      see: ['ties', 'timing-attack'],
    }),
    entry('discarding', {
      title: { pl: 'Faza Odrzuć', en: 'The discard phase' },
      lead: {
        pl: 'Porządki, efekty końca tury i limit ręki.',
        en: 'Clean-up, end-of-turn effects and the hand limit.',
      },
      words: { pl: 'koniec tury, limit ręki, stos odrzuconych', en: 'end of turn, hand limit, discard pile' },
      clauses: [
        rule(
          'SEN-DISC-1',
          'Zagrane karty idą odkryte na stos, karty Główne na rękę; co zostaje w grze, zostaje.',
          'Played cards go face up to the pile, core cards to hand; what remains in play stays.',
        ),
        reading('SEN-DISC-1b', 'Zagrane ogłuszenie wraca do puli.', 'A played stun returns to the supply.'),
        rule(
          'SEN-DISC-2',
          'Działają efekty końca tury: obracanie kart, kapliczka i podobne.',
          'End-of-turn effects happen: turning cards, the shrine and the like.',
        ),
        rule(
          'SEN-DISC-3',
          'Nadmiar kart zdolności odrzuca się zakryty; ogłuszenia liczą się, ale zostają.',
          'Ability cards above the limit are discarded face down; stuns count but stay.',
        ),
        rule('SEN-DISC-4', 'Zaczyna się następna tura.', 'The next turn begins.'),
        reading(
          'SEN-DISC-5',
          'Źródła podają dwie kolejności; domyślnie najpierw porządki, potem efekty. Opcja stołu to odwraca.',
          'The sources give two orders; by default clean-up comes first, then effects. An option of the table reverses it.',
        ),
        reading(
          'SEN-DISC-6',
          'Każda karta leży na stosie tą stroną, którą została odrzucona. Zakrytych nie widzą przeciwnicy, ale przeszukanie stosu je znajduje.',
          'Each card lies in the pile the way it was discarded. Opponents do not see those face down, but a search of the pile finds them.',
        ),
      ],
      examples: [
        example(
          'SEN-DISC-3',
          ['firm-mind'],
          'Limit 5, na ręce trzy ogłuszenia i cztery karty, wśród nich Pewny Umysł: dwie karty trzeba odrzucić.',
          'Limit 5, in hand three stuns and four cards, Firm Mind among them: two cards must go.',
          { phase: 'discard', heroes: [{ stuns: 3, hand: ['firm-mind', 'fend', 'quick-stab', 'push-back'] }, {}] },
        ),
      ],
      see: ['stun', 'shrine'],
    }),
  ],
};
