import type { RulesChapter } from '@kronika/kernel';
import { entry, example, reading, rule } from '../build.ts';

/** Cards that are played besides the card of the turn. */
export const instants: RulesChapter = {
  id: 'instant-cards',
  title: { pl: 'Nagłe karty', en: 'Instant cards' },
  entries: [
    entry('instants', {
      title: { pl: 'Nagłe karty w ogóle', en: 'Instants in general' },
      lead: { pl: 'Jedna na turę, trzy rodzaje.', en: 'One a turn, of three kinds.' },
      words: { pl: 'błyskawica, natychmiastowa', en: 'lightning, instant' },
      clauses: [
        rule('SEN-INST-a', 'Każdy może zagrać jedną nagłą kartę w turze.', 'Everybody may play one instant each turn.'),
        rule('SEN-INST-b', 'Są reakcje, zamiany i korzyści.', 'There are reactions, replacements and benefits.'),
        rule(
          'SEN-INST-c',
          'Zamianę i korzyść gra się na własną odkrytą kartę innego typu, która nie jest Główna.',
          'A replacement or benefit is played onto your own revealed card of another type that is not a core card.',
        ),
        rule(
          'SEN-INST-d',
          'Jej koszt i Kamae muszą się zgadzać w chwili zagrania.',
          'Its own cost and Kamae must be met when it is played.',
        ),
        reading(
          'SEN-INST-e',
          'Karta z linią podziału jest w całości rozpatrzona po ostatniej części.',
          'A card with a dividing line is fully resolved after its last part.',
        ),
        reading(
          'SEN-INST-f',
          'Na ogłuszenie i truciznę niczego się nie zagra.',
          'Nothing can be played onto a stun or a poison.',
        ),
      ],
      examples: [
        example(
          'SEN-INST-c',
          ['feint-cut', 'quick-stab', 'fend'],
          'Zwodnicze Cięcie to atak: zastąpi odkryte Odparcie, ale nie Szybkie Dźgnięcie.',
          'Feint Cut is an attack: it may replace a revealed Fend, but not Quick Stab.',
        ),
      ],
      see: ['replacements', 'benefits'],
    }),
    entry('reactions', {
      title: { pl: 'Reakcje', en: 'Reactions' },
      lead: { pl: 'Dodatkowe karty o własnej porze.', en: 'Extra cards with a time of their own.' },
      words: { pl: 'bushido, początek tury', en: 'Bushido, start of turn' },
      clauses: [
        rule(
          'SEN-INST-REACT-a',
          'Reakcja niczego nie zastępuje i działa wtedy, kiedy mówi jej tekst.',
          'A reaction replaces nothing and is played when its text says.',
        ),
      ],
      examples: [
        example(
          'SEN-INST-REACT-a',
          ['benevolence'],
          'Życzliwość gra się na początku tury; kartę tury i tak się wybiera.',
          'Benevolence is played at the start of the turn; a card of the turn is chosen all the same.',
        ),
      ],
    }),
    entry('replacements', {
      title: { pl: 'Zamiany', en: 'Replacements' },
      lead: { pl: 'Inna karta w miejsce odkrytej.', en: 'Another card in place of the revealed one.' },
      words: { pl: 'nagła zamiana', en: 'instant replacement' },
      clauses: [
        rule(
          'SEN-INST-REPL-a',
          'Zamianę wolno też zwyczajnie wybrać; wtedy nie jest nagłą kartą tury.',
          'A replacement may also be chosen normally; then it is not the instant of the turn.',
        ),
        rule(
          'SEN-INST-REPL-b',
          'Zagrana nagle zajmuje miejsce odkrytej karty, którą od razu się odrzuca.',
          'Played as an instant it takes the place of the revealed card, which is discarded at once.',
        ),
        rule(
          'SEN-INST-REPL-c',
          'Jej zmienną szybkość wybiera się potem jak zwykle.',
          'Its variable speed is chosen afterwards as usual.',
        ),
        reading(
          'SEN-INST-REPL-d',
          'Inną szybkość nowej karty można kupić przy zagraniu.',
          'Another speed of the new card may be bought as it is played.',
        ),
      ],
      examples: [
        example(
          'SEN-INST-REPL-b',
          ['emergency-block', 'oxen-barge'],
          'Wróg odkrywa groźny atak. Ronin zamienia Bycze Pchnięcie na Zasłonę Awaryjną i wybiera jej szybkość.',
          'The enemy reveals a deadly attack. The Ronin replaces Oxen Barge with Emergency Block and picks its speed.',
          {
            heroes: [
              { hero: 'ronin', cell: '0,1', facing: 0, focus: 1, hand: ['oxen-barge', 'emergency-block'] },
              { hero: 'warrior', cell: '0,-1', facing: 3, hand: ['quick-stab'] },
            ],
          },
        ),
      ],
      see: ['reveal'],
    }),
    entry('benefits', {
      title: { pl: 'Korzyści', en: 'Benefits' },
      lead: { pl: 'Wzmacniają odkrytą kartę.', en: 'They strengthen the revealed card.' },
      words: { pl: 'nagła korzyść, dodatkowa', en: 'instant benefit, additional' },
      clauses: [
        rule(
          'SEN-INST-BEN-a',
          'Korzyść dokłada się do odkrytej karty; większość wymaga udanego ataku lub bloku.',
          'A benefit adds to the revealed card; most need a successful attack or block.',
        ),
        rule(
          'SEN-INST-BEN-b',
          'Bez warunku gra się ją po całej własnej karcie, udanej czy nie.',
          'Without a condition it is played after the whole own card, successful or not.',
        ),
        rule(
          'SEN-INST-BEN-c',
          'Z warunkiem: tuż po udanym ataku lub bloku; bez: na samym końcu.',
          'With a condition: right after the successful attack or block; without: at the very end.',
        ),
        reading(
          'SEN-INST-BEN-d',
          'Zagrana idzie na stos w fazie Odrzuć, chyba że zostaje w grze.',
          'It goes to the pile in the discard phase unless it remains in play.',
        ),
        rule(
          'SEN-INST-BEN-e',
          'Jeśli tekst nazywa inną chwilę, gra się ją wtedy.',
          'If its text names another moment, it is played then.',
        ),
      ],
      examples: [
        example(
          'SEN-INST-BEN-e',
          ['broad-block', 'divine-inspiration'],
          'Szeroką Zasłonę gra się przed wyborem szybkości bloku, Boskie Natchnienie tuż przed własną kartą.',
          'Broad Block is played before the speed of a block is chosen, Divine Inspiration just before the own card.',
        ),
      ],
      see: ['timing-attack', 'timing-block'],
    }),
  ],
};
