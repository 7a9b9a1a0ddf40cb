import type { RulesChapter } from '@kronika/kernel';
import { entry, example, reading, rule } from '../build.ts';

/** Horde mode. */
export const horde: RulesChapter = {
  id: 'horde',
  title: { pl: 'Horda', en: 'Horde' },
  entries: [
    entry('waves', {
      title: { pl: 'Fale', en: 'Waves' },
      lead: { pl: 'Jeden bohater, coraz więcej wrogów.', en: 'One hero, more and more enemies.' },
      words: { pl: 'fala, pola A B C D', en: 'wave, cells A B C D' },
      clauses: [
        rule(
          'SEN-HORDE-a',
          'Bohater broni się przed falami ashigaru z kataną i wodzem.',
          'A hero holds out against waves of katana ashigaru and a leader.',
        ),
        rule(
          'SEN-HORDE-b',
          'Buduje się trzy talie ashigaru i jedną wodza.',
          'Three ashigaru decks and one leader deck are built.',
        ),
        rule(
          'SEN-HORDE-c',
          'Fale: jeden, dwóch, trzech ashigaru, wreszcie trzech i wódz; w pierwszej rundzie limit ran 1.',
          'Waves: one, two, three ashigaru, then three and the leader; wound limit 1 in the first round.',
        ),
        rule(
          'SEN-HORDE-d',
          'Gracz wybiera, którymi polami A–D wejdą; wchodzą razem, w pozycji ofensywnej.',
          'The player chooses which of A to D they use; all enter together, in offensive stance.',
        ),
        reading(
          'SEN-HORDE-e',
          'Pole ustala Zachowanie: A Lewo, B i C Środek, D Prawo; zwrot ku środkowi. Gracz zaczyna na X.',
          'The cell sets the Behaviour: A Left, B and C Centre, D Right; they face the middle. The player starts on X.',
        ),
        reading(
          'SEN-HORDE-e2',
          'Pola A–D i X należą do danych planszy.',
          'The cells A to D and X belong to the board.',
        ),
        reading(
          'SEN-HORDE-f',
          'Następna fala wchodzi na początku tury po pokonaniu poprzedniej.',
          'The next wave enters at the start of the turn after the last was beaten.',
        ),
        rule('SEN-HORDE-g', 'Pokonanie czwartej fali kończy rundę.', 'Beating wave 4 completes a round.'),
        rule(
          'SEN-HORDE-h',
          'Gra trwa, aż bohater padnie; liczy się najlepszy wynik.',
          'It goes on until the hero falls; the best score counts.',
        ),
        reading(
          'SEN-HORDE-i',
          'Wrogowie jednej fali wchodzą różnymi polami.',
          'Enemies of one wave use different cells.',
        ),
        reading(
          'SEN-HORDE-j',
          'Kto wraca w tej samej rundzie, ma pełną, potasowaną talię i jest zdrów.',
          'Whoever returns in the same round has its full deck shuffled and is unhurt.',
        ),
      ],
      examples: [
        example(
          'SEN-HORDE-c',
          ['crimson-whirlwind'],
          'Przy limicie 1 Szkarłatny Wicher może zmieść całą trzecią falę.',
          'With a limit of 1, Crimson Whirlwind can sweep away the whole third wave.',
        ),
      ],
      see: ['horde-rounds'],
    }),
    entry('horde-rounds', {
      title: { pl: 'Między rundami i wynik', en: 'Between rounds, and the score' },
      lead: { pl: 'Chwila oddechu, potem trudniej.', en: 'A moment to breathe, then it gets harder.' },
      words: { pl: 'runda hordy, ranga wyniku', en: 'horde round, score' },
      clauses: [
        rule('SEN-HORDE-R1', 'Karty SI wracają do talii Selekcji.', 'AI cards go back to the selection decks.'),
        rule('SEN-HORDE-R2', 'Buduje się cztery nowe talie.', 'Four new decks are built.'),
        rule('SEN-HORDE-R3', 'Rękę się zachowuje.', 'The hand is kept.'),
        rule('SEN-HORDE-R4', 'Bohater wraca na pole startowe.', 'The hero returns to the starting cell.'),
        rule('SEN-HORDE-R5a', 'Utykania i trucizny się odrzuca.', 'Limps and poisons are discarded.'),
        rule(
          'SEN-HORDE-R5b',
          'Odrzuca się najwyżej jedno ogłuszenie, a najwyżej jedna rana przestaje krwawić.',
          'At most one stun is discarded, and at most one wound stops bleeding.',
        ),
        rule(
          'SEN-HORDE-R6',
          'Tasuje się stos odrzuconych i połowa, w górę, wraca do talii.',
          'The discard pile is shuffled, and half of it, rounded up, returns to the deck.',
        ),
        rule(
          'SEN-HORDE-R7',
          'Znów pierwsza fala, limit ran wrogów wyższy o 1.',
          'Wave 1 again, with the enemies’ wound limit 1 higher.',
        ),
        reading('SEN-HORDE-R8', 'Skupienie i Kamae zostają.', 'Focus and Kamae are kept.'),
        rule('SEN-HORDE-S1', 'Drewno: pokonana fala 3.', 'Wood: wave 3 beaten.'),
        rule('SEN-HORDE-S2', 'Stal: pokonana fala 4.', 'Steel: wave 4 beaten.'),
        rule('SEN-HORDE-S3', 'Złoto: przeżyta runda 2.', 'Gold: round 2 survived.'),
        rule('SEN-HORDE-S4', 'Jadeit: przeżyta runda 3.', 'Jade: round 3 survived.'),
      ],
      examples: [
        example(
          'SEN-HORDE-R6',
          ['field-bandages'],
          'Na stosie 7 kart, wśród nich Opatrunek: 4 losowe wracają do talii.',
          'Seven cards in the pile, Field Bandages among them: 4 at random return to the deck.',
        ),
      ],
    }),
    entry('horde-variants', {
      title: { pl: 'Odmiany hordy', en: 'Variants of the horde' },
      lead: { pl: 'Koszmar i poległy wódz.', en: 'Nightmare and the fallen leader.' },
      words: { pl: 'koszmarna horda, poległy samuraj', en: 'nightmare horde, fallen samurai' },
      clauses: [
        rule(
          'SEN-HORDE-V1',
          'Koszmarna horda: zamiast ashigaru z kataną inni przeciwnicy, najtrudniej z bohaterami.',
          'Nightmare horde: other opponents instead of katana ashigaru, heroes being the hardest.',
        ),
        rule(
          'SEN-HORDE-V2a',
          'Poległy wódz: żeton samuraja leży obok pola startowego.',
          'Fallen leader: the samurai token lies next to the starting cell.',
        ),
        rule(
          'SEN-HORDE-V2b',
          'Dla przeciwników liczy się jak sojusznik gracza.',
          'To the opponents it counts as an ally of the player.',
        ),
        rule('SEN-HORDE-V2c', 'Udany atak na jego pole to porażka.', 'A successful attack on its cell means defeat.'),
        rule(
          'SEN-HORDE-V2d',
          'Kto zaczyna turę obok niego, zyskuje 1 skupienie.',
          'Beginning a turn next to it gives 1 focus.',
        ),
        reading(
          'SEN-HORDE-V2e',
          'Atak na żeton jest udany, gdy obejmuje jego pole i nie jest zablokowany.',
          'An attack on the token succeeds if it covers the cell and is not blocked.',
        ),
      ],
      examples: [
        example(
          'SEN-HORDE-V2c',
          ['circling-defence'],
          'Ochronny Wiatrak osłania też pole poległego wodza: zablokowany atak go nie dosięga.',
          'Circling Defence can shield the cell of the fallen leader, too: a blocked attack does not reach it.',
        ),
      ],
    }),
  ],
};
