import type { RulesChapter } from '@kronika/kernel';
import { entry, example, reading, rule } from '../build.ts';

/** Attacks, wounds and pushes. */
export const attacks: RulesChapter = {
  id: 'attacks',
  title: { pl: 'Ataki', en: 'Attacks' },
  entries: [
    entry('grids', {
      title: { pl: 'Siatka ataku', en: 'The grid of an attack' },
      lead: { pl: 'Siatka mówi, które pola są trafione.', en: 'The grid says which cells are struck.' },
      words: {
        pl: 'siatka pozycji, gwiazdka, hełm, nie do zablokowania',
        en: 'position grid, asterisk, helmet, unblockable',
      },
      clauses: [
        rule(
          'SEN-ATK-a',
          'Siatka nazywa pola względem pola i zwrotu użytkownika w chwili rozpatrywania.',
          'A grid names cells relative to its user’s cell and facing when it is resolved.',
        ),
        rule(
          'SEN-ATK-b',
          'Trafiony jest każdy na tych polach, także sojusznik.',
          'Everybody on those cells is affected, allies as well.',
        ),
        rule(
          'SEN-ATK-c',
          'Gwiazdka w polu dodaje to, co mówi linia z gwiazdką.',
          'An asterisk in a cell adds what the line with the asterisk says.',
        ),
        rule(
          'SEN-ATK-d',
          'Hełm na karcie to bohater, w którego celujesz lub który został trafiony.',
          'The helmet on a card is the hero you aim at or have hit.',
        ),
        rule(
          'SEN-ATK-e',
          'Cel efektu bez siatki wskazuje się przy odkryciu.',
          'The target of an effect without a grid is named at the reveal.',
        ),
        rule(
          'SEN-ATK-f',
          'Atak „nie do zablokowania” pomija sprawdzanie bloków.',
          'An unblockable attack skips the check for blocks.',
        ),
      ],
      examples: [
        example(
          'SEN-ATK-c',
          ['kanabo-smash'],
          'Miażdżący Cios Kanabo ma w polach same gwiazdki: trafiony dostaje ogłuszenie, nie ranę.',
          'Kanabo Smash has nothing but asterisks: whoever is hit takes a stun, not a wound.',
        ),
      ],
      see: ['facing', 'blocks'],
    }),
    entry('duty-to-hit', {
      title: { pl: 'Uderz za wszelką cenę', en: 'The duty to hit' },
      lead: { pl: 'Kto wybrał atak, musi próbować trafić.', en: 'Whoever chose an attack must try to hit.' },
      words: { pl: 'obowiązek trafienia, musi uderzyć', en: 'must attack, commit to hit' },
      clauses: [
        rule(
          'SEN-HIT-a',
          'Jeśli jakakolwiek dozwolona kombinacja ruchu i płatności pozwala trafić przeciwnika, trzeba wybrać taką.',
          'If any legal combination of movement and payments brings an opponent onto a target cell, such a one must be chosen.',
        ),
        rule('SEN-HIT-b', 'Bloków nie bierze się przy tym pod uwagę.', 'Possible blocks are disregarded for this.'),
        reading(
          'SEN-HIT-c',
          'Skupienie trzeba wydać tylko na samo trafienie, nie na dodatkowe rany.',
          'Focus must be spent only for the hit itself, not for extra wounds.',
        ),
        reading(
          'SEN-HIT-d',
          'Obowiązek dotyczy każdego ataku z osobna, gdy przychodzi jego kolej.',
          'The duty holds for each attack of a card when it comes up.',
        ),
        reading(
          'SEN-HIT-e',
          'Chodzi o udany atak: jeśli wróg stoi na gwiazdce, którą trzeba kupić, trzeba ją kupić.',
          'The aim is a successful attack: if the enemy stands on an asterisk that must be bought, it must be bought.',
        ),
        reading(
          'SEN-HIT-f',
          'Nikt nie musi w tym celu zagrywać nagłych kart ani kontr.',
          'Nobody has to play instants or counters for it.',
        ),
      ],
      examples: [
        example(
          'SEN-HIT-e',
          ['naginata-sweep'],
          'Cięcie Naginatą, wróg stoi tylko na gwiazdce: mając skupienie, trzeba je wydać.',
          'Naginata Sweep, and the enemy stands only on the asterisk: with focus at hand, it must be spent.',
          {
            heroes: [
              { hero: 'ronin', cell: '0,0', facing: 0, focus: 1 },
              { cell: '-1,0', facing: 2 },
            ],
          },
        ),
      ],
      see: ['bars', 'where-to-step'],
    }),
    entry('wounds', {
      title: { pl: 'Rany i egzekucja', en: 'Wounds and execution' },
      lead: { pl: 'Co atak robi z trafionym.', en: 'What an attack does to whoever is hit.' },
      words: { pl: 'rana, śmierć, natychmiastowa klęska', en: 'wound, death, instant defeat' },
      clauses: [
        rule('SEN-WOUND-a', 'Każdy symbol rany to jedna karta rany.', 'Every wound symbol is one wound card.'),
        rule('SEN-WOUND-b', 'Kilka symboli w polu to tyle kart.', 'Several symbols in a cell are that many cards.'),
        rule('SEN-WOUND-c', 'Rany równe limitowi lub większe: klęska.', 'Wounds at or above the limit: defeat.'),
        rule('SEN-WOUND-d', 'Rany leżą jawnie przed trafionym.', 'Wounds lie openly before their owner.'),
        rule(
          'SEN-EXEC-a',
          'Egzekucja kończy walkę trafionego od razu, jeśli ataku nie zablokowano.',
          'An execution defeats whoever is on that cell at once, unless it is blocked.',
        ),
        rule(
          'SEN-EXEC-b',
          'Egzekucja nie zadaje ran i nie zmniejsza jej nic, co zmniejsza rany.',
          'It deals no wounds, and nothing that lowers wounds lowers it.',
        ),
      ],
      examples: [
        example(
          'SEN-EXEC-b',
          ['flaming-phoenix-arc', 'heavy-armour'],
          'Ogon Feniksa trafia polem egzekucji. Ciężka Zbroja nie pomaga.',
          'Flaming Phoenix Arc hits with its execution cell. Heavy Armour does not help.',
        ),
      ],
      see: ['bleeding', 'victory'],
    }),
    entry('bleeding', {
      title: { pl: 'Krwawiące rany', en: 'Bleeding wounds' },
      lead: { pl: 'Rany, które opróżniają talię.', en: 'Wounds that empty the deck.' },
      words: { pl: 'kropla, krwawienie', en: 'drop, bleed' },
      clauses: [
        rule(
          'SEN-BLEED-a',
          'Kropla daje krwawiącą ranę zamiast zwykłej.',
          'A drop gives a bleeding wound instead of an ordinary one.',
        ),
        rule('SEN-BLEED-b', 'Liczy się jak jedna rana.', 'It counts as one wound.'),
        rule(
          'SEN-BLEED-c',
          'Kto krwawi, przed dobraniem odrzuca zakrytą wierzchnią kartę talii.',
          'Whoever bleeds discards the top card of the deck face down before drawing.',
        ),
        rule(
          'SEN-BLEED-d',
          'Zawsze tylko jedną na turę, ile by ran nie krwawiło.',
          'Only one each turn, however many wounds bleed.',
        ),
        reading('SEN-BLEED-e', 'Przy pustej talii nic się nie dzieje.', 'With an empty deck nothing happens.'),
        rule(
          'SEN-BLEED-f',
          '„Rana krwawi” zamienia jedną zwykłą; liczba ran się nie zmienia.',
          'To make a wound bleed swaps one ordinary wound; their number stays.',
        ),
      ],
      examples: [
        example(
          'SEN-BLEED-a',
          ['wolf-pounce'],
          'Wilczy Pazur zadaje krwawiącą ranę: odtąd cel co turę traci kartę.',
          'Wolf Pounce deals a bleeding wound: from now on the target loses a card each turn.',
          { phase: 'draw', heroes: [{ bleeding: 2 }, {}] },
        ),
      ],
    }),
    entry('pushing', {
      title: { pl: 'Pchnięcie, pociągnięcie, obrót', en: 'Pushing, pulling, turning' },
      lead: { pl: 'Cudze pole i cudzy zwrot.', en: 'Somebody else’s cell and facing.' },
      words: { pl: 'odepchnij, przyciągnij, obróć cel', en: 'knock back, drag, rotate' },
      clauses: [
        rule(
          'SEN-PUSH-a',
          'Pchnij X: X pól prosto od atakującego.',
          'Push X: X cells straight away from the attacker.',
        ),
        rule(
          'SEN-PUSH-b',
          'Pociągnij X: X pól prosto ku atakującemu.',
          'Pull X: X cells straight towards the attacker.',
        ),
        reading(
          'SEN-PUSH-c',
          'Jeśli pasuje kilka pól, wybiera atakujący spośród najbliższych linii między wami.',
          'If several cells fit, the attacker chooses among those nearest to the line between the two.',
        ),
        reading('SEN-PUSH-d', 'Zwrot przesuwanego się nie zmienia.', 'Whoever is moved keeps their facing.'),
        rule(
          'SEN-PUSH-e',
          'Na teren: kara terenu, ruch się kończy przed nim.',
          'Onto terrain: its penalty, and the movement ends before it.',
        ),
        reading(
          'SEN-PUSH-f',
          'Poza planszę lub na kogoś: kary jak przy kolizji, ale karta przesuwanego nie przepada.',
          'Off the board or into somebody: the penalties of a collision, but the card of whoever is moved is not lost.',
        ),
        rule(
          'SEN-PUSH-g',
          'Obrót celu: stronę wybiera atakujący.',
          'Turning a target: the attacker picks the way round.',
        ),
        reading(
          'SEN-PUSH-h',
          'Wepchnięcie w teren też nie zabiera karty.',
          'Being pushed into terrain does not cost the card either.',
        ),
      ],
      examples: [
        example(
          'SEN-PUSH-f',
          ['push-back'],
          'Odepchnięcie spycha wroga o 2, a za nim jest tylko jedno pole: krok i ogłuszenie.',
          'Push Back shoves the enemy by 2, but there is only one cell behind: one step and a stun.',
          {
            heroes: [
              { hero: 'ronin', cell: '0,-2', facing: 0, hand: ['push-back'] },
              { cell: '0,-3', facing: 3 },
            ],
          },
        ),
      ],
      see: ['collisions', 'terrain'],
    }),
    entry('comparison', {
      title: { pl: 'Atak z porównaniem szybkości', en: 'Attacks by comparison' },
      lead: { pl: 'Strzały trafiają wolniejszych.', en: 'Shots hit those who are slower.' },
      words: { pl: 'strzał, yumi, arkebuz, pistolet', en: 'shot, bow, arquebus, pistol' },
      clauses: [
        rule(
          'SEN-IATK-a',
          'Takie ataki nie mają siatki i trafiają wolniejszych przeciwników.',
          'Such attacks have no grid and strike slower opponents.',
        ),
        rule('SEN-IATK-b', 'Jeśli nikt nie jest wolniejszy, atak zawodzi.', 'If nobody is slower, the attack fails.'),
        rule(
          'SEN-IATK-c',
          'Celem może być każdy wolniejszy w zasięgu.',
          'Every slower opponent within range may be struck.',
        ),
        reading(
          'SEN-IATK-c2',
          'Bez wolniejszego w zasięgu i polu widzenia nie ma sukcesu.',
          'With nobody slower in range and sight there is no success.',
        ),
        rule(
          'SEN-IATK-d',
          'Przy zmiennej szybkości porównuje się najniższą liczbę zakresu.',
          'Against a variable speed its lowest number is compared.',
        ),
        reading(
          'SEN-IATK-e',
          'Przy karcie z linią podziału liczy się górna część.',
          'Of a card with a dividing line the upper part counts.',
        ),
        rule('SEN-IATK-f', 'Zasięg i pole widzenia obowiązują.', 'Range and sight still apply.'),
        reading('SEN-IATK-g', 'Bloki sprawdza się jak zwykle.', 'Blocks are checked as usual.'),
      ],
      examples: [
        example(
          'SEN-IATK-d',
          ['solo-037', 'steel-block'],
          'Strzał z Yumi przy 6 przeciw Stalowej Zaporze zagranej przy 7: liczy się jej 3, więc trafia, jeśli nic nie zasłania.',
          'Yumi Shot at 6 against Steel Block played at 7: its 3 counts, so it hits unless something is in the way.',
        ),
      ],
      see: ['range-and-sight'],
    }),
  ],
};
