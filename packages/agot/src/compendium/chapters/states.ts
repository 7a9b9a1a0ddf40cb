import { printedId, type RulesChapter } from '@kronika/kernel';
import type { AgotSituation } from '../../situation/description.ts';

/** Standing and kneeling, tokens, drawing, looking, searching. */
export const states: RulesChapter = {
  id: 'states',
  title: { pl: 'Karty w grze i na ręce', en: 'Cards in play and in hand' },
  entries: [
    {
      id: 'kneeling',
      title: { pl: 'Stanie i klękanie', en: 'Standing and kneeling' },
      lead: {
        pl: 'Karta stoi albo klęczy; klęcząca już raz zapłaciła.',
        en: 'A card stands or kneels; a kneeling one has paid already.',
      },
      words: { pl: 'tapowanie, obrócenie karty, wyczerpanie, ukłon', en: 'tap, exhaust, bow, turn sideways, untap' },
      clauses: [
        {
          rule: 'AGOT-KNEEL-a',
          reading: 'interpretation',
          text: {
            pl: 'Karta stoi albo klęczy. Klęcząca nie może klęknąć jeszcze raz, więc nie opłaci tym kosztu; stojąca nie może wstać.',
            en: 'A card is standing or kneeling. A kneeling card cannot kneel again, so it cannot pay a kneel cost; a standing card cannot be stood.',
          },
        },
        {
          rule: 'AGOT-KNEEL-b',
          text: {
            pl: 'Klęczącą kartę obraca się na stole o 90 stopni.',
            en: 'On the table a kneeling card is turned by 90 degrees.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-KNEEL-a',
          text: {
            pl: 'Margaery Tyrell klęczy po ataku, więc nie może klęknąć, żeby dać komuś +3 SIŁY. Jad Serca na niej stoi jednak osobno i może jeszcze klęknąć.',
            en: 'Margaery Tyrell is kneeling after an attack, so she cannot kneel to give somebody +3 STR. Her Heartsbane stands by itself, though, and can still kneel.',
          },
          cards: ['margaery-tyrell', 'heartsbane'].map(printedId),
          situation: { seats: [{ play: ['margaery-tyrell (kneeling) + heartsbane'] }, {}] } satisfies AgotSituation,
        },
      ],
      see: ['standing-phase', 'challenge-attackers', 'costs-paying'],
    },
    {
      id: 'facedown-cards',
      title: { pl: 'Zakryte karty w grze', en: 'Facedown cards in play' },
      lead: {
        pl: 'Zakryta karta jest tylko tym, czym zrobił ją efekt.',
        en: 'A facedown card is only what the effect made of it.',
      },
      words: { pl: 'zakryta karta, odwrócona', en: 'face down, hidden card' },
      clauses: [
        {
          rule: 'AGOT-FACE-a',
          text: {
            pl: 'Zakryta karta w grze nie ma żadnych cech poza tymi, które daje jej efekt, który ją tam położył.',
            en: 'A facedown card in play has no attributes except those that the effect which placed it gives it.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-FACE-a',
          text: {
            pl: 'Zakryty duplikat Aryi Stark mógł być wydarzeniem albo kartą Mur. Teraz jest duplikatem: raz ją ocali i daje jej symbol militarny.',
            en: 'The facedown duplicate of Arya Stark may once have been an event or The Wall. Now it is a duplicate: it saves her once, and gives her a military icon.',
          },
          cards: ['arya-stark', 'the-wall'].map(printedId),
        },
      ],
      see: ['hidden-information', 'duplicates-nature'],
    },
    {
      id: 'gained-things',
      title: { pl: 'Zyskane cechy i symbole', en: 'Gained traits and icons' },
      lead: {
        pl: 'Co karta zyskała, to ma, ale nie jest to wydrukowane.',
        en: 'What a card gained it has, but it is not printed.',
      },
      words: { pl: 'zyskuje symbol, zyskuje słowo kluczowe', en: 'gains an icon, gains a keyword' },
      clauses: [
        {
          rule: 'AGOT-GAIN-b',
          text: {
            pl: 'Zyskany symbol, cecha, słowo kluczowe lub tekst działa tak, jakby karta go miała, ale nie jest wydrukowany.',
            en: 'A gained icon, trait, keyword or text works as if the card had it, but is not printed.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-GAIN-b',
          text: {
            pl: 'Ptaszek daje Robbowi Starkowi symbol intrygi: może atakować i bronić w wyzwaniach intrygi, a Łzy Lys nie mogą go już wskazać, bo działają na postacie bez tego symbolu.',
            en: 'Little Bird gives Robb Stark an intrigue icon: he can attack and defend in intrigue challenges, and Tears of Lys cannot hit him any more, as it is for characters without that icon.',
          },
          cards: ['little-bird', 'robb-stark', 'tears-of-lys'].map(printedId),
        },
      ],
      see: ['card-anatomy', 'blank-text', 'modifiers'],
    },
    {
      id: 'moving-tokens',
      title: { pl: 'Przemieszczanie i zamiana', en: 'Moving and swapping' },
      lead: { pl: 'Przemieszczona władza nie jest zyskana.', en: 'Moved power is not gained.' },
      words: { pl: 'przenieść władzę, zamień', en: 'move power, swap' },
      clauses: [
        {
          rule: 'AGOT-MOVE-a',
          reading: 'interpretation',
          text: {
            pl: 'Przemieszczona władza nie jest „zyskana” i liczy się temu, kto kontroluje kartę, na którą trafiła. Przemieszczone złoto też nie jest zyskane.',
            en: 'Moved power is not “gained” and counts for the player who controls the card it ends up on. Moved gold is not gained, either.',
          },
        },
        {
          rule: 'AGOT-MOVE-b',
          text: {
            pl: 'Niczego nie można przemieścić tam, gdzie już jest. Bez innego dozwolonego miejsca przemieszczenia nie można zainicjować.',
            en: 'Nothing can be moved to where it already is. Without another legal destination the move cannot be initiated.',
          },
        },
        {
          rule: 'AGOT-MOVE-c',
          text: { pl: 'Do zamiany trzeba czegoś po obu stronach.', en: 'A swap needs something on both sides.' },
        },
      ],
      examples: [
        {
          rule: 'AGOT-MOVE-a',
          text: {
            pl: 'Po wygranej dominacji klękasz kartą Komnata Malowanego Stołu i przemieszczasz 1 żeton władzy z karty stronnictwa przeciwnika na swoją. Liczy się do 15, ale nic go nie „zyskało”.',
            en: "After winning dominance you kneel Chamber of the Painted Table and move 1 power from an opponent's faction card to your own. It counts toward your 15, but nothing “gained” it.",
          },
          cards: ['chamber-of-the-painted-table'].map(printedId),
        },
      ],
      see: ['power-claim', 'tokens', 'goal'],
    },
    {
      id: 'drawing',
      title: { pl: 'Dobieranie kart', en: 'Drawing cards' },
      lead: {
        pl: 'Z wierzchu talii na rękę, bez górnej granicy.',
        en: 'From the top of the deck into hand, without an upper limit.',
      },
      words: { pl: 'dobierz, ciągnięcie kart', en: 'draw, card draw' },
      clauses: [
        {
          rule: 'AGOT-DRAW-a',
          text: {
            pl: 'Dobiera się z wierzchu talii dobierania na rękę. Kilka kart z jednego efektu lub kroku dobiera się naraz. Nie ma granicy na rundę.',
            en: 'Cards are drawn from the top of the draw deck into the hand. Several cards from one effect or step are drawn at once. There is no cap per round.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-DRAW-a',
          text: {
            pl: 'Wygrywasz wyzwanie o 5 i klękasz kartą Mander: dobierasz 2 karty naraz. W tej samej rundzie możesz dobrać następne za intuicję i z wydarzeń.',
            en: 'You win a challenge by 5 and kneel The Mander: you draw 2 cards at once. In the same round you may draw more from insight and events.',
          },
          cards: ['the-mander'].map(printedId),
        },
      ],
      see: ['draw-phase', 'elimination', 'reserve-check'],
    },
    {
      id: 'revealing',
      title: { pl: 'Odkrywanie i podglądanie', en: 'Revealing and looking' },
      lead: {
        pl: 'Odkryte widzą wszyscy, podejrzane tylko ten, kto patrzy.',
        en: 'What is revealed everybody sees, what is looked at only one.',
      },
      words: { pl: 'pokazać kartę, podejrzeć, obejrzeć rękę', en: 'show a card, peek, look at a hand' },
      clauses: [
        {
          rule: 'AGOT-REVEAL-a',
          text: {
            pl: 'Odkryte karty pokazuje się wszystkim przeciwnikom, aż trafią w nowe miejsce lub zdolność się skończy, chyba że podano inny czas. Przez ten czas są nadal w swojej strefie.',
            en: 'Revealed cards are shown to all opponents until they reach their new place or the ability has finished, unless a duration is stated. Meanwhile they stay in their zone.',
          },
        },
        {
          rule: 'AGOT-LOOK-a',
          text: {
            pl: 'Podejrzane karty widzi tylko ten, kto je podgląda; nie opuszczają swojej strefy.',
            en: 'Looked-at cards are seen only by the player who looks, and do not leave their zone.',
          },
        },
        {
          rule: 'AGOT-LOOK-b',
          text: {
            pl: 'Podglądanie kończy się, gdy karta jest znów zakryta albo trafiła w nowe miejsce.',
            en: 'Looking ends when the card is facedown again or has reached its new place.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-LOOK-a',
          text: {
            pl: '„Niedźwiedź i dziewica cud” pozwala podejrzeć 5 wierzchnich kart talii dowolnego gracza: widzisz je tylko ty. Bramy Winterfell natomiast odkrywają wierzchnią kartę i widzą ją wszyscy.',
            en: '"The Bear and the Maiden Fair" lets you look at the top 5 cards of any player\'s deck: only you see them. Gates of Winterfell, on the other hand, reveal the top card, and everybody sees it.',
          },
          cards: ['the-bear-and-the-maiden-fair', 'gates-of-winterfell'].map(printedId),
        },
      ],
      see: ['searching', 'hidden-information', 'open-information'],
    },
    {
      id: 'searching',
      title: { pl: 'Przeszukiwanie', en: 'Searching' },
      lead: {
        pl: 'Szuka się po cichu, a znalezione pokazuje, jeśli musi pasować.',
        en: 'One searches in private, and shows what has to fit.',
      },
      words: { pl: 'przeszukaj talię, wyszukiwanie, tutor', en: 'search a deck, tutor, find a card' },
      clauses: [
        {
          rule: 'AGOT-SEARCH-a',
          text: {
            pl: 'Przeszukując, gracz ogląda wszystkie karty przeszukiwanej strefy tak, by nikt inny ich nie widział. Nie opuszczają one swojej strefy.',
            en: 'A player who searches sees all cards in the searched area in private. They do not leave their zone meanwhile.',
          },
        },
        {
          rule: 'AGOT-SEARCH-b',
          text: {
            pl: 'Po przeszukaniu całej talii trzeba ją przetasować.',
            en: 'After searching an entire deck, it is shuffled.',
          },
        },
        {
          rule: 'AGOT-SEARCH-c',
          text: {
            pl: 'Można niczego nie znaleźć, nawet jeśli coś pasuje.',
            en: 'The player may find nothing, even if something qualifies.',
          },
        },
        {
          rule: 'AGOT-SEARCH-d',
          text: {
            pl: 'Kartę, która ma być określonego rodzaju i trafia do tajnej strefy, trzeba najpierw odkryć.',
            en: 'A card that must have certain properties and goes to a hidden zone is revealed first.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-SEARCH-d',
          text: {
            pl: 'Fabuła Wezwanie każe przeszukać 10 wierzchnich kart talii w poszukiwaniu postaci. Bierzesz Melisandre: pokazujesz ją wszystkim i dodajesz na rękę. Pozostałych dziewięciu nie widzi nikt oprócz ciebie, a talię się tasuje.',
            en: 'Summons lets you search the top 10 cards of your deck for a character. You take Melisandre: you show her to all and add her to your hand. The other nine are seen by nobody but you, and the deck is shuffled.',
          },
          cards: ['summons', 'melisandre'].map(printedId),
        },
      ],
      see: ['revealing', 'hidden-information', 'drawing'],
    },
  ],
};
