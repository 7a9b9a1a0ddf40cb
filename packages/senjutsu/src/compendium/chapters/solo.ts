import type { RulesChapter } from '@kronika/kernel';
import { entry, example, reading, rule } from '../build.ts';

/** AI opponents: what they are. */
export const solo: RulesChapter = {
  id: 'solo',
  title: { pl: 'Przeciwnicy SI', en: 'AI opponents' },
  entries: [
    entry('solo-principles', {
      title: { pl: 'Zasady ogólne', en: 'Principles' },
      lead: {
        pl: 'Wróg gra z własnej talii, zawsze przeciw tobie.',
        en: 'The enemy plays from its own deck, always against you.',
      },
      words: { pl: 'gra solo, kooperacja', en: 'solo, co-operative' },
      clauses: [
        rule(
          'SEN-SOLO-a',
          'Czego zasady nie rozstrzygają, rozstrzyga się na niekorzyść graczy.',
          'What no rule decides goes against the players.',
        ),
        reading(
          'SEN-SOLO-a2',
          'Po kolei: więcej ran graczom, mniej własnych, więcej stanów, bliżej ulubionego miejsca, wreszcie stała kolejność pól.',
          'In turn: more wounds for players, fewer for itself, more status, nearer to its favourite place, then a fixed order of cells.',
        ),
        rule(
          'SEN-SOLO-b',
          'Zwykli przeciwnicy to żetony z własnymi taliami kart SI.',
          'Ordinary opponents are standees with solo decks of their own.',
        ),
        rule(
          'SEN-SOLO-c',
          'Przeciwnik SI ma pole i zwrot jak bohater.',
          'An AI opponent has a cell and a facing like a hero.',
        ),
        rule(
          'SEN-SOLO-d',
          'Bohaterowie jako przeciwnicy mają własne karty i zasady.',
          'Heroes as opponents have cards and rules of their own.',
        ),
        rule(
          'SEN-SOLO-e',
          'Kolor podstawki łączy żeton z jego znacznikami.',
          'The colour of the base links a standee with its markers.',
        ),
        rule(
          'SEN-SOLO-f',
          'Nie ma ręki, skupienia, Kamae ani znacznika Przewagi.',
          'It has no hand, no focus, no Kamae and no Advantage marker.',
        ),
        rule('SEN-SOLO-g', 'Efekty skupienia go nie dotyczą.', 'Effects on focus do nothing to it.'),
        reading('SEN-SOLO-h', 'Efekty ręki, Kamae i dobierania też nie.', 'Nor do effects on hand, Kamae or drawing.'),
        rule(
          'SEN-SOLO-i',
          'Kilku graczy może walczyć razem; zasady o graczu dotyczą każdego.',
          'Several players may fight together; what holds for the player holds for each.',
        ),
        reading(
          'SEN-SOLO-j',
          'Gracze wygrywają, gdy padną wszyscy przeciwnicy; przegrywają, gdy padną wszyscy bohaterowie.',
          'Players win when all opponents are defeated and lose when all heroes are.',
        ),
      ],
      examples: [
        example(
          'SEN-SOLO-g',
          ['dirt-throw'],
          'Sypnięcie Piachem nic nie zabiera ashigaru: nie ma skupienia.',
          'Dirt Throw takes nothing from an ashigaru: it has no focus.',
          {
            format: 'solo',
            heroes: [{ hero: 'warrior', cell: '0,1', facing: 0, hand: ['dirt-throw'] }],
            foes: [{ cell: '0,0', facing: 3 }],
          },
        ),
      ],
      see: ['solo-decks', 'solo-attack'],
    }),
    entry('behaviour', {
      title: { pl: 'Zachowanie i pozycja', en: 'Behaviour and stance' },
      lead: { pl: 'Skąd podchodzi i jak bardzo ryzykuje.', en: 'From where it comes, and how much it risks.' },
      words: { pl: 'lewo, środek, prawo, ofensywna, defensywna', en: 'left, centre, right, offensive, defensive' },
      clauses: [
        rule('SEN-SOLO-BEH-a', 'Zachowanie to Lewo, Środek albo Prawo.', 'A Behaviour is Left, Centre or Right.'),
        rule(
          'SEN-SOLO-BEH-b',
          'Wskazuje pole względem przodu bohatera, które przeciwnik woli w ruchu i ataku.',
          'It names a cell relative to the hero’s front that the opponent prefers for moving and attacking.',
        ),
        reading(
          'SEN-SOLO-BEH-c',
          'Lewo: lewy przód bohatera, Środek: przód, Prawo: prawy przód, w ulubionej odległości.',
          'Left: the hero’s front left, Centre: front, Right: front right, at the preferred distance.',
        ),
        rule(
          'SEN-SOLO-BEH-d',
          '„Zmień Zachowanie” przesuwa na następne.',
          '“Change Behaviour” goes on to the next one.',
        ),
        reading(
          'SEN-SOLO-BEH-e',
          'Kolejność: Lewo, Środek, Prawo i znów Lewo.',
          'The order: Left, Centre, Right and Left again.',
        ),
        rule('SEN-SOLO-STANCE-a', 'Pozycja jest ofensywna albo defensywna.', 'A stance is offensive or defensive.'),
        rule(
          'SEN-SOLO-STANCE-b',
          'Na torze ofensywną pokazuje znacznik, defensywną pierścień.',
          'On the track a marker stands for offensive, a ring for defensive.',
        ),
        rule('SEN-SOLO-STANCE-c', 'Liczy się przy atakach.', 'It matters for attacks.'),
        reading(
          'SEN-SOLO-STANCE-d',
          'Zmienia ją tylko tekst karty lub trucizna.',
          'Only the text of a card or a poison changes it.',
        ),
      ],
      examples: [
        example(
          'SEN-SOLO-BEH-d',
          ['solo-001'],
          'Agresywny Umysł zaczyna się od zmiany Zachowania, dopiero potem przeciwnik idzie.',
          'Aggressive Mind begins with a change of Behaviour; only then the opponent moves.',
        ),
      ],
      see: ['solo-attack', 'solo-movement'],
    }),
    entry('solo-decks', {
      title: { pl: 'Talie, rany i stany SI', en: 'Decks, wounds and status' },
      lead: { pl: 'Co się dzieje z talią przeciwnika.', en: 'What happens to the deck of an opponent.' },
      words: { pl: 'reset talii, limit ran, ogłuszenie SI', en: 'reset, wound limit, AI stun' },
      clauses: [
        rule(
          'SEN-SOLO-RST-a',
          'Reset: po odrzuceniu kart wszystkie jego karty tasuje się w nową talię.',
          'Reset: after the discards all its cards are shuffled into a new deck.',
        ),
        rule('SEN-SOLO-RST-b', 'Razem z kartą, która to nakazała.', 'The card that ordered it, too.'),
        reading(
          'SEN-SOLO-RST-c',
          'Odłożone ogłuszenia i usunięte karty nie wracają.',
          'Stuns set aside and removed cards stay out.',
        ),
        reading(
          'SEN-SOLO-RST-d',
          'Pustą talię zastępuje potasowany stos odrzuconych.',
          'An empty deck is replaced by its shuffled discard pile.',
        ),
        rule('SEN-SOLO-LIM-a', 'Rany równe limitowi: pokonany.', 'Wounds at the limit: defeated.'),
        rule(
          'SEN-SOLO-LIM-b',
          'Zwykle: jeden przeciwnik 7, dwóch po 3, trzech po 2, więcej po 1.',
          'Usually: one opponent 7, two 3 each, three 2 each, more 1 each.',
        ),
        rule('SEN-SOLO-ST-stun-a', 'Limit ogłuszeń równa się limitowi ran.', 'The stun limit equals the wound limit.'),
        rule(
          'SEN-SOLO-ST-stun-b',
          'Ogłuszenie wtasowuje się od razu w jego talię.',
          'A stun is shuffled into its deck at once.',
        ),
        rule(
          'SEN-SOLO-ST-stun-c',
          'Odkryte ogłuszenie to tura bez działania; kartę odkłada się obok ran.',
          'A revealed stun is a turn without action; it is set aside next to the wounds.',
        ),
        rule(
          'SEN-SOLO-ST-stun-d',
          'Tyle ogłuszeń, ile wynosi limit: pokonany. Ran i ogłuszeń się nie dodaje.',
          'As many stuns as the limit: defeated. Wounds and stuns are counted apart.',
        ),
        reading(
          'SEN-SOLO-ST-stun-e',
          'Liczą się odłożone; opcja stołu liczy wszystkie zadane.',
          'Those set aside count; an option of the table counts all that were dealt.',
        ),
        rule('SEN-SOLO-ST-limp', 'Utykanie działa jak u bohatera.', 'Limp works as on a hero.'),
        reading(
          'SEN-SOLO-ST-limp2',
          'Utykający wybiera liczbę, która po obniżeniu równa się szybkości twojego ataku.',
          'When limping it picks the number that after the reduction equals the speed of your attack.',
        ),
        rule(
          'SEN-SOLO-ST-bleed',
          'Krwawiący co turę odrzuca zakrytą wierzchnią kartę.',
          'A bleeding one discards its top card face down each turn.',
        ),
        rule(
          'SEN-SOLO-ST-pois-a',
          'Gdy SI zatruwa, truciznę się losuje.',
          'When an AI opponent poisons, the poison is drawn at random.',
        ),
        rule(
          'SEN-SOLO-ST-pois-b',
          'Obłok Zamętu na SI: po odkryciu karty wybierasz jej pozycję i odrzucasz truciznę.',
          'Mist of Confusion on it: after its card is revealed you set its stance, and the poison is gone.',
        ),
        rule(
          'SEN-SOLO-ST-pois-c',
          'Porażenie na SI: Zachowanie i pozycja się nie zmieniają.',
          'Paralysing Toxin on it: neither Behaviour nor stance can change.',
        ),
        reading(
          'SEN-SOLO-ST-pois-d',
          'Inne trucizny działają zwyczajnie; Paraliżujący Jad to karta bez działania.',
          'Other poisons act as written; Crippling Poison is a card that does nothing.',
        ),
        rule(
          'SEN-SOLO-PEEK-a',
          'Podgląd ręki pokazuje dwie wierzchnie karty jednego przeciwnika.',
          'Looking at a hand shows the top two cards of one opponent.',
        ),
        rule('SEN-SOLO-PEEK-b', 'Zbyt małą talię najpierw się przetasowuje.', 'Too small a deck is reshuffled first.'),
        rule(
          'SEN-SOLO-PEEK-c',
          'Te dwie karty tasuje się i kładzie z powrotem na wierzch.',
          'The two are shuffled and put back on top.',
        ),
      ],
      examples: [
        example(
          'SEN-SOLO-ST-stun-d',
          ['oxen-barge'],
          'Dwóch ashigaru, limity 3. Jeden z dwiema ranami i dwoma ogłuszeniami wciąż stoi; Bycze Pchnięcie daje trzecie ogłuszenie, które zadziała, gdy je odkryje.',
          'Two ashigaru, limits 3. One with two wounds and two stuns still stands; Oxen Barge gives a third stun, which counts once it is revealed.',
          {
            format: 'solo',
            heroes: [{ hero: 'ronin' }],
            foes: [
              { cell: '0,-2', facing: 3, woundLimit: 3, wounds: 2, stuns: 2 },
              { cell: '2,-2', facing: 3, woundLimit: 3 },
            ],
          },
        ),
      ],
    }),
    entry('solo-order', {
      title: { pl: 'Kolejność w grze solo', en: 'Order in solo play' },
      lead: { pl: 'Bez toru Przewagi.', en: 'Without an Advantage track.' },
      words: { pl: 'remis z SI', en: 'tie with AI' },
      clauses: [
        rule(
          'SEN-SOLO-ADV-a',
          'Toru nie ma; przeciwnicy SI są w kolejności Przewagi ostatni.',
          'There is no track; AI opponents come last in order of Advantage.',
        ),
        rule(
          'SEN-SOLO-ADV-b',
          'Remis między nimi: kolejność najgorsza dla gracza.',
          'A tie between them: the order that is worst for the player.',
        ),
        rule(
          'SEN-SOLO-ADV-c',
          'Remis między graczami: wydrukowana Przewaga.',
          'A tie between players: printed Advantage.',
        ),
        reading('SEN-SOLO-ADV-d', 'W remisie z SI decyduje gracz.', 'In a tie with an AI opponent the player decides.'),
        reading('SEN-SOLO-ADV-e', 'Efekty Przewagi nic nie dają.', 'Effects on Advantage do nothing.'),
        reading(
          'SEN-SOLO-ADV-f',
          'Przeciwnik SI zna szybkość ataku, którą chce dopasować.',
          'An AI opponent knows the speed of the attack it wants to match.',
        ),
      ],
      examples: [
        example(
          'SEN-SOLO-ADV-d',
          ['solo-024', 'oxen-barge'],
          'Uderzenie i Bycze Pchnięcie przy 5: gracz wybiera, co pierwsze.',
          'Strike and Oxen Barge at 5: the player chooses which comes first.',
        ),
      ],
      see: ['ties'],
    }),
  ],
};
