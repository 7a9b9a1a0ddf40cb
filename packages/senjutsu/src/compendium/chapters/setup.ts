import type { RulesChapter } from '@kronika/kernel';
import { entry, example, reading, rule } from '../build.ts';

/** Before the first turn. */
export const setup: RulesChapter = {
  id: 'setup',
  title: { pl: 'Przygotowanie', en: 'Setup' },
  entries: [
    entry('laying-the-table', {
      title: { pl: 'Plansza i bohaterowie', en: 'Board and heroes' },
      lead: { pl: 'Teren, figurki i pierwsza ręka.', en: 'Terrain, figures and the first hand.' },
      words: { pl: 'rozstawienie, pola startowe', en: 'placement, starting cells' },
      clauses: [
        rule(
          'SEN-SETUP-a',
          'Wybiera się jedną planszę albo kilka połączonych.',
          'One board is chosen, or several joined.',
        ),
        rule('SEN-SETUP-b', 'Teren uzgadnia się i dzieli po równo.', 'Terrain is agreed on and split evenly.'),
        reading(
          'SEN-SETUP-c',
          'Zaczynając od najwyższej Przewagi, gracze stawiają po jednym elemencie terenu.',
          'From the highest Advantage on, players place one piece of terrain each in turn.',
        ),
        rule(
          'SEN-SETUP-d',
          'Tor, rany, stany i skupienie leżą w zasięgu ręki.',
          'Track, wounds, status cards and focus lie within reach.',
        ),
        rule(
          'SEN-SETUP-e',
          'Każdy bierze swoje elementy i tasuje talię; karty Główne idą na rękę, stos odrzuconych jest pusty.',
          'Everybody takes their components and shuffles the deck; core cards go to hand, the discard pile is empty.',
        ),
        rule('SEN-SETUP-f', 'Pierścień na Neutralnej, skupienie 0.', 'The ring on Neutral, focus 0.'),
        rule('SEN-SETUP-g', 'Znaczniki ustawia się na torze Przewagi.', 'Markers are put on the Advantage track.'),
        reading(
          'SEN-SETUP-h',
          'Od najniższego znacznika w górę każdy stawia figurkę na wolnym polu i wybiera zwrot.',
          'From the lowest marker up, everybody puts the figure on a free cell and chooses its facing.',
        ),
        rule('SEN-SETUP-i', 'Zaczyna się na przeciwległych brzegach.', 'Heroes begin at opposite edges.'),
        rule(
          'SEN-SETUP-j',
          'Strefę startową można dzielić z sojusznikiem, nigdy z wrogiem; pola z nikim.',
          'A starting zone may be shared with an ally, never with an enemy; a cell with nobody.',
        ),
        rule(
          'SEN-SETUP-k',
          'Potem można wziąć z talii karty Przygotowane, w granicach limitu ręki.',
          'Then prepared cards may be taken from the deck, within the hand limit.',
        ),
        rule('SEN-SETUP-l', 'Na koniec dobiera się do limitu ręki.', 'Finally everybody draws up to the hand limit.'),
      ],
      examples: [
        example(
          'SEN-SETUP-h',
          ['master-core', 'ronin-core'],
          'Ronin (27) stawia figurkę pierwszy, Mistrz (74) ostatni: karty Ronin i Mistrz są już na ręce.',
          'The Ronin (27) places first, the Master (74) last: the cards Ronin and Master are already in hand.',
        ),
      ],
      see: ['prepared-cards', 'terrain'],
    }),
    entry('prepared-cards', {
      title: { pl: 'Karty Przygotowane', en: 'Prepared cards' },
      lead: { pl: 'Można zacząć z nimi na ręce.', en: 'You may start with them in hand.' },
      words: { pl: 'przygotowana, początkowa ręka', en: 'prepared, opening hand' },
      clauses: [
        rule(
          'SEN-PREP-a',
          'Mają znak przy słowach kluczowych i przy numerze.',
          'They bear a mark beside the keywords and the number.',
        ),
        rule(
          'SEN-PREP-b',
          'Przed pierwszym dobraniem można wziąć dowolnie wiele z nich, w granicach limitu ręki.',
          'Before the opening draw any number of them may be taken, within the hand limit.',
        ),
        rule('SEN-PREP-c', 'Najwyżej jedną kopię każdej.', 'At most one copy of each.'),
        rule('SEN-PREP-d', 'Potem tasuje się talię.', 'The deck is shuffled afterwards.'),
      ],
      examples: [
        example(
          'SEN-PREP-c',
          ['insightful-blow'],
          'Uczeń ma dwa Wnikliwe Ciosy, ale zacznie najwyżej z jednym.',
          'The Student has two copies of Insightful Blow but starts with one at most.',
        ),
      ],
    }),
  ],
};
