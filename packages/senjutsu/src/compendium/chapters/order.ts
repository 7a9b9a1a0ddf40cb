import type { RulesChapter } from '@kronika/kernel';
import { entry, example, reading, rule } from '../build.ts';

/** Equal speeds, and the steps of turns, attacks and blocks. */
export const order: RulesChapter = {
  id: 'order',
  title: { pl: 'Kolejność', en: 'Order' },
  entries: [
    entry('ties', {
      title: { pl: 'Równa szybkość', en: 'Equal speed' },
      lead: { pl: 'Najpierw typ, potem Przewaga.', en: 'Type first, then Advantage.' },
      words: { pl: 'remis, kto pierwszy', en: 'tie, who goes first' },
      clauses: [
        rule(
          'SEN-TIE-a',
          'Przy równej szybkości: obrona, atak, medytacja, karta Główna.',
          'At equal speed: defence, attack, meditation, core.',
        ),
        reading(
          'SEN-TIE-b',
          'Główna Broń idzie ze swoim drugim typem, ale po zwykłych kartach tego typu.',
          'A core weapon goes with its other type, but after the ordinary cards of that type.',
        ),
        reading(
          'SEN-TIE-b2',
          'Opcja stołu stawia Główne Bronie po wszystkich zwykłych kartach.',
          'An option of the table puts core weapons after all ordinary cards.',
        ),
        rule(
          'SEN-TIE-b3',
          'Główna Broń wyprzedza Główną Zdolność; dwie bronie tego samego typu rozstrzyga Przewaga.',
          'A core weapon comes before a core ability; two of the same type go by Advantage.',
        ),
        rule(
          'SEN-TIE-c',
          'Dwie karty tej samej szybkości i typu: kto ma Przewagę, decyduje, czy idzie pierwszy, czy drugi.',
          'Two cards of equal speed and type: whoever has Advantage decides whether to go first or second.',
        ),
        rule(
          'SEN-TIE-d',
          'Przy trzech i więcej najwyższy na torze wybiera miejsce, potem kolejni; ostatni bierze, co zostało.',
          'With three or more the highest on the track picks a place, then the next; the lowest takes what is left.',
        ),
        rule(
          'SEN-TIE-d2',
          'Najniższy na torze niczego więc nie wybiera; remis dwóch kart w większej grze rozstrzyga się tak samo.',
          'So the lowest decides nothing; a tie of two in a larger game is handled the same way.',
        ),
        reading('SEN-TIE-e', 'Liczą się szybkości po utykaniu.', 'Speeds after limping count.'),
        reading(
          'SEN-TIE-f',
          'Przewaga zdobyta w trakcie działa na remisy jeszcze nierozstrzygnięte.',
          'Advantage gained on the way counts for ties not yet decided.',
        ),
      ],
      examples: [
        example(
          'SEN-TIE-b',
          ['swift-block', 'tachi-cut', 'short-strike', 'refocused-mind'],
          'Wszystko przy 5: Zwinny Blok, Krótkie Pchnięcie, Cięcie Tachi, Zmiana Intencji, w tej kolejności.',
          'All at 5: Swift Block, Short Strike, Tachi Cut, Refocused Mind, in this order.',
        ),
      ],
      see: ['advantage'],
    }),
    entry('timing-turn', {
      title: { pl: 'Przebieg tury', en: 'The course of a turn' },
      lead: {
        pl: 'Dziewięć chwil tury, w których coś może zadziałać.',
        en: 'Nine moments of a turn at which something may happen.',
      },
      words: { pl: 'na początku tury, przed dobraniem', en: 'start of turn, before the draw' },
      clauses: [
        rule('SEN-TIME-TURN-1', 'Efekty początku tury.', 'Effects at the start of the turn.'),
        rule(
          'SEN-TIME-TURN-2',
          'Efekty przed dobraniem, na przykład krwawienie.',
          'Effects before the draw, such as bleeding.',
        ),
        rule('SEN-TIME-TURN-3', 'Dobieranie.', 'The draw.'),
        rule('SEN-TIME-TURN-4', 'Efekty po dobraniu, przed wyborem.', 'Effects after the draw and before the choice.'),
        rule('SEN-TIME-TURN-5', 'Wybór zakrytej karty.', 'The choice of the facedown card.'),
        rule(
          'SEN-TIME-TURN-6',
          'Odkrycie: koszty wymagane, opcjonalne, zamiany ze zwrotem, szybkości.',
          'The reveal: required costs, optional costs, replacements with refund, speeds.',
        ),
        rule('SEN-TIME-TURN-7', 'Rozpatrywanie kart.', 'The cards are resolved.'),
        rule('SEN-TIME-TURN-8', 'Efekty końca tury.', 'End-of-turn effects.'),
        rule('SEN-TIME-TURN-9', 'Porządki w strefach gry.', 'The play areas are cleared.'),
      ],
      examples: [
        example(
          'SEN-TIME-TURN-1',
          ['honour'],
          'Honor zagrywa się na początku tury, zanim ktokolwiek dobierze i wybierze kartę.',
          'Honour is played at the start of the turn, before anybody draws or chooses.',
        ),
      ],
      see: ['phases'],
    }),
    entry('timing-attack', {
      title: { pl: 'Przebieg ataku', en: 'The course of an attack' },
      lead: { pl: 'Od siatki do „jeżeli sukces”.', en: 'From the grid to “if successful”.' },
      words: { pl: 'sekwencja ataku', en: 'attack sequence' },
      clauses: [
        rule(
          'SEN-TIME-ATK-1',
          'Sprawdź, czy atak obejmuje pole z kimś.',
          'See whether the attack covers a cell with somebody on it.',
        ),
        rule('SEN-TIME-ATK-2', 'Zapłać za dodatki do tego ataku.', 'Pay for additions to this attack.'),
        rule(
          'SEN-TIME-ATK-3',
          'Sprawdź bloki; zablokowany atak się kończy i zaczyna się sekwencja bloku.',
          'Check for blocks; a blocked attack ends, and the block sequence follows.',
        ),
        rule('SEN-TIME-ATK-4', 'Niezablokowany atak działa.', 'An attack that is not blocked takes effect.'),
        rule('SEN-TIME-ATK-5', 'Kończy się Ukrycie.', 'Hidden ends.'),
        rule('SEN-TIME-ATK-6', 'Korzyści po udanym ataku.', 'Benefits for a successful attack.'),
        rule('SEN-TIME-ATK-7', 'Linie „jeżeli sukces”.', 'The lines under “if successful”.'),
        rule('SEN-TIME-ATK-8', 'Reszta karty.', 'The rest of the card.'),
        rule('SEN-TIME-ATK-9', 'Korzyści bez warunku.', 'Benefits without a condition.'),
        reading(
          'SEN-TIME-ATK-10',
          'Bez nikogo na siatce atak nie może się udać; linie bez warunku i dalsze części i tak się rozpatruje.',
          'With nobody on the grid the attack cannot succeed; unconditional lines and later parts are still resolved.',
        ),
        reading(
          'SEN-TIME-ATK-11',
          'Zablokowany atak traci tylko siebie i to, co zależy od sukcesu; reszta karty trwa.',
          'A blocked attack loses itself and what hangs on its success; the rest of the card goes on.',
        ),
        reading(
          'SEN-TIME-ATK-12',
          'Atak zatrzymany tylko na części pól trafia na pozostałych.',
          'An attack that is stopped on some cells hits on the others.',
        ),
        reading(
          'SEN-TIME-ATK-13',
          'Linia między siatką a „jeżeli sukces” działa między tymi krokami.',
          'A line between the grid and “if successful” is resolved between those steps.',
        ),
      ],
      examples: [
        example(
          'SEN-TIME-ATK-6',
          ['headbutt', 'hobbling-blow'],
          'Cios Głową trafia: najpierw można dorzucić Okaleczenie, potem działa „jeżeli sukces”.',
          'Headbutt hits: first Hobbling Blow may be added, then comes “if successful”.',
        ),
      ],
      see: ['timing-block', 'success'],
    }),
    entry('timing-block', {
      title: { pl: 'Przebieg bloku', en: 'The course of a block' },
      lead: { pl: 'Gdy tarcza zatrzyma cios.', en: 'When a shield has stopped a blow.' },
      words: { pl: 'sekwencja bloku', en: 'block sequence' },
      clauses: [
        rule('SEN-TIME-BLK-1', 'Zapłać za dodatki do bloku.', 'Pay for additions to the block.'),
        rule('SEN-TIME-BLK-2', 'Sprawdź, czy blok zatrzymał atak.', 'See whether the block stopped the attack.'),
        rule(
          'SEN-TIME-BLK-3',
          'Jeśli przysługuje kontra, można ją zagrać i rozpatrzyć do końca.',
          'If a counter applies, it may be played and fully resolved.',
        ),
        rule('SEN-TIME-BLK-4', 'Kończy się Ukrycie broniącego.', 'The defender is no longer hidden.'),
        rule('SEN-TIME-BLK-5', 'Korzyści po udanym bloku.', 'Benefits for a successful block.'),
        rule('SEN-TIME-BLK-6', 'Linie „jeżeli sukces” obrony.', 'The defence’s lines under “if successful”.'),
        rule('SEN-TIME-BLK-7', 'Reszta karty obrony.', 'The rest of the defence card.'),
        rule('SEN-TIME-BLK-8', 'Korzyści bez warunku na koniec.', 'Benefits without a condition, last of all.'),
        reading(
          'SEN-TIME-BLK-9',
          'Obrona czeka za swoją siatką, aż skończą się ataki tej szybkości; bez takich ataków idzie dalej od razu.',
          'A defence waits behind its grid until the attacks at that speed are settled; without any it goes on at once.',
        ),
      ],
      examples: [
        example(
          'SEN-TIME-BLK-3',
          ['steel-block', 'headbutt'],
          'Stalowa Zapora przy 5 zatrzymuje atak o szybkości 5; broniący może od razu skontrować Ciosem Głową (4).',
          'Steel Block at 5 stops an attack of speed 5; the defender may at once counter with Headbutt (4).',
          {
            heroes: [
              { hero: 'warrior', cell: '0,1', facing: 0, hand: ['short-strike'], kamae: 'aggression' },
              { hero: 'ronin', cell: '0,0', facing: 3, hand: ['steel-block'] },
            ],
          },
        ),
      ],
      see: ['blocks', 'counters'],
    }),
  ],
};
