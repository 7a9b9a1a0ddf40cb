import type { RulesChapter } from '@kronika/kernel';
import { entry, example, reading, rule } from '../build.ts';

/** What is printed on ability cards. */
export const cards: RulesChapter = {
  id: 'cards',
  title: { pl: 'Karty', en: 'Cards' },
  entries: [
    entry('card-parts', {
      title: { pl: 'Rodzaje i części kart', en: 'Kinds and parts of cards' },
      lead: {
        pl: 'Cztery typy, pięć rang i wszystko, co jest na karcie.',
        en: 'Four types, five ranks, and all that stands on a card.',
      },
      words: {
        pl: 'atak, obrona, medytacja, podstawowa, popisowa',
        en: 'attack, defence, meditation, generic, signature',
      },
      clauses: [
        rule(
          'SEN-CARD-a',
          'Karta jest atakiem, obroną, medytacją albo kartą Główną. Główna Broń ma dwa typy: Główna i atak lub obrona.',
          'A card is an attack, a defence, a meditation or a core card. A core weapon has two types: core, and attack or defence.',
        ),
        rule(
          'SEN-CARD-b',
          'Kart podstawowych używa każdy, popisowych tylko bohater, którego pokazują.',
          'Everybody may use generic cards; signature cards are only for the hero they show.',
        ),
        rule(
          'SEN-CARD-c',
          'Na karcie są: nazwa, słowa kluczowe, szybkość, koszt skupienia, typ, zasięg, znak nagłej karty, wymagane Kamae, linia podziału, ranga, numer, siatki i paski.',
          'A card shows: name, keywords, speed, focus cost, type, range, the mark of an instant, required Kamae, dividing line, rank, number, grids and bars.',
        ),
        rule(
          'SEN-CARD-l',
          'Krótki pasek na górze to wymagane Kamae: bez niego karty nie wolno ani wybrać, ani zagrać.',
          'The short bar at the top is the required Kamae: without it the card can neither be chosen nor played.',
        ),
      ],
      examples: [
        example(
          'SEN-CARD-l',
          ['obedience'],
          'Posłuszeństwo wymaga Równowagi lub Determinacji: w Neutralnej nie można go wybrać.',
          'Obedience requires Balance or Determination: in Neutral it cannot be chosen.',
          { heroes: [{ hero: 'student', hand: ['obedience'] }, {}] },
        ),
      ],
      see: ['initiative', 'bars'],
    }),
    entry('initiative', {
      title: { pl: 'Szybkość karty', en: 'The speed of a card' },
      lead: { pl: 'Większa liczba działa wcześniej.', en: 'The higher number acts earlier.' },
      words: { pl: 'inicjatywa, zmienna, zakres, równa, myślnik', en: 'initiative, variable, range, equal sign, dash' },
      clauses: [
        rule('SEN-CARD-d', 'Jedna liczba to stała szybkość.', 'A single number is a fixed speed.'),
        rule(
          'SEN-CARD-e',
          'Zakres, na przykład 7–3, pozwala w fazie Odkryj wybrać dowolną liczbę od 7 do 3.',
          'A range such as 7–3 lets you pick any number from 7 to 3 in the reveal phase.',
        ),
        rule(
          'SEN-CARD-f',
          'Liczbę lub szerszy zakres na pasku skupienia można kupić w trzecim kroku fazy Odkryj.',
          'A number or a wider range on a focus bar may be bought in the third step of the reveal.',
        ),
        reading(
          'SEN-CARD-g',
          'Liczba na pasku Kamae zastępuje zwykłą zawsze, gdy przy odkryciu jesteś w tym Kamae.',
          'A number on a Kamae bar replaces the usual one whenever you are in that Kamae at the reveal.',
        ),
        rule(
          'SEN-CARD-h',
          'Znak „=” oznacza szybkość karty, do której tę się dokłada.',
          'The sign “=” means the speed of the card it is played onto.',
        ),
        rule(
          'SEN-CARD-i',
          'Reakcja ma zamiast liczby kreskę i działa wtedy, kiedy mówi jej tekst. Osiem kart bushido zagrywa się na początku tury.',
          'A reaction shows a dash instead of a number and acts when its text says. The eight Bushido cards are played at the start of a turn.',
        ),
      ],
      examples: [
        example(
          'SEN-CARD-f',
          ['wakizashi-slice'],
          'Cięcie Wakizashi ma szybkość 4. Za 1 skupienie działa przy 6; jego dolna część zostaje przy 3.',
          'Wakizashi Slice has speed 4. For 1 focus it acts at 6; its lower part stays at 3.',
          { heroes: [{ hero: 'student', weapons: ['wakizashi-slice'], focus: 1 }, {}] },
        ),
      ],
      see: ['reveal', 'dividing-line'],
    }),
    entry('dividing-line', {
      title: { pl: 'Linia podziału', en: 'The dividing line' },
      lead: { pl: 'Dolna część karty działa później.', en: 'The lower part of a card acts later.' },
      words: { pl: 'druga część, segment', en: 'second part, segment, split' },
      clauses: [
        rule(
          'SEN-CARD-j',
          'Pozioma linia z liczbą dzieli kartę na dwie części; dolna działa przy tej liczbie, jako osobny wpis w kolejności.',
          'A horizontal line with a number splits a card; the lower part acts at that number, as an entry of its own.',
        ),
        rule(
          'SEN-CARD-k',
          'Części są niezależne: warunek z jednej nie dotyczy drugiej.',
          'The parts are independent: a condition in one does not bind the other.',
        ),
      ],
      examples: [
        example(
          'SEN-CARD-k',
          ['feral-sweep'],
          'Zwierzęcy Atak chybia przy 6, a i tak przy 1 można się cofnąć.',
          'Feral Sweep misses at 6, and at 1 you may still step back.',
        ),
      ],
    }),
    entry('bars', {
      title: { pl: 'Paski Kamae i skupienia', en: 'Kamae and focus bars' },
      lead: { pl: 'Pasek mówi, kiedy linia działa.', en: 'A bar says when a line works.' },
      words: { pl: 'kolorowy pasek, lotos, opcjonalny koszt', en: 'coloured bar, lotus, optional cost' },
      clauses: [
        reading(
          'SEN-CARD-m',
          'Linia na kolorowym pasku działa wtedy i tylko wtedy, gdy jesteś w tym Kamae; nie można jej pominąć, ale białe strzałki w niej pozostają dobrowolne. Dwa symbole: wystarczy jedno z nich.',
          'A line on a coloured bar works if and only if you are in that Kamae; it cannot be skipped, though white arrows in it remain optional. Two symbols: either will do.',
        ),
        reading(
          'SEN-CARD-n',
          'Liczy się Kamae w chwili, gdy dochodzisz do paska, więc wcześniejsza linia może go włączyć lub wyłączyć. Pasek szybkości czyta się przy odkryciu.',
          'What counts is the Kamae when the bar is reached, so an earlier line may switch it on or off. A speed bar is read at the reveal.',
        ),
        rule(
          'SEN-CARD-o',
          'Linia na pasku z lotosami działa, jeśli zapłacisz tyle skupienia. Płacić nie musisz, chyba że bez tego atak nie trafi.',
          'A line on a bar with lotuses works if you pay that much focus. You need not, unless the attack cannot hit without it.',
        ),
      ],
      examples: [
        example(
          'SEN-CARD-n',
          ['drawn-breath'],
          'Głęboki Wdech trafia w Agresji. Skok w Agresję zachowuje ogłuszenie; skok w Równowagę je odbiera, ale włącza dolną część.',
          'Drawn Breath hits in Aggression. Jumping to Aggression keeps the stun; jumping to Balance forfeits it but switches the lower part on.',
        ),
      ],
      see: ['kamae', 'focus', 'duty-to-hit'],
    }),
    entry('reading-lines', {
      title: { pl: 'Jak czytać linie', en: 'How lines are read' },
      lead: {
        pl: 'Ile trzeba, ile wolno, i co zrobić, gdy się nie da.',
        en: 'How much must, how much may be done, and what if it cannot.',
      },
      words: { pl: 'dobierz do, odrzuć, częściowo', en: 'draw up to, discard, partly' },
      clauses: [
        reading(
          'SEN-CARD-p',
          '„Dobierz do X” to dowolna liczba od 0 do X; samo „dobierz X” jest obowiązkowe.',
          '“Draw up to X” is any number from 0 to X; a bare “draw X” is compulsory.',
        ),
        reading(
          'SEN-CARD-q',
          'Czego nie da się wykonać w całości, wykonuje się w części i gra toczy się dalej.',
          'What cannot be done in full is done as far as possible, and play goes on.',
        ),
        reading(
          'SEN-CARD-r',
          '„Odrzuć” dotyczy kart zdolności z ręki; wybiera odrzucający, a kart Głównych i ogłuszeń wybrać nie może.',
          '“Discard” means ability cards from hand; whoever discards chooses, and core cards and stuns cannot be chosen.',
        ),
      ],
      examples: [
        example(
          'SEN-CARD-p',
          ['firm-mind', 'burning-instinct'],
          'Pewny Umysł pozwala poprzestać na jednej karcie. Płonący Instynkt każe dobrać pięć, choćby talia była pusta.',
          'Firm Mind lets you stop after one card. Burning Instinct makes you draw five, even from an empty deck.',
        ),
      ],
    }),
    entry('core-cards', {
      title: { pl: 'Karty Główne', en: 'Core cards' },
      lead: { pl: 'Zawsze pod ręką, nigdy do stracenia.', en: 'Always at hand, never lost.' },
      words: { pl: 'główna zdolność, główna broń', en: 'core ability, core weapon' },
      clauses: [
        rule(
          'SEN-CORE-a',
          'Każdy bohater ma jedną własną Główną Zdolność; wybiera się ją jak każdą kartę.',
          'Every hero has one core ability of its own; it is chosen like any card.',
        ),
        rule(
          'SEN-CORE-b',
          'Główna Broń należy do broni wybranej przy budowie talii i też można ją wybrać jak każdą kartę.',
          'The core weapon belongs to the weapon picked with the deck and may be chosen like any card, too.',
        ),
        rule(
          'SEN-CORE-c',
          'Kart Głównych nie liczy się do limitu ręki ani do wielkości talii.',
          'Core cards count neither towards the hand limit nor towards the deck.',
        ),
        rule(
          'SEN-CORE-d',
          'Nie można ich odrzucić; zagrana wraca na rękę na koniec tury.',
          'They cannot be discarded; a played one returns to hand at the end of the turn.',
        ),
        rule('SEN-CORE-e', 'Poznasz je po czerwonym pasku u dołu.', 'You know them by the red strip at the bottom.'),
      ],
      examples: [
        example(
          'SEN-CORE-d',
          ['katana-swing'],
          'Cięcie Kataną można zagrywać turę po turze: zawsze wraca.',
          'Katana Swing may be played turn after turn: it always comes back.',
        ),
      ],
    }),
  ],
};
