import { printedId, type RulesChapter } from '@kronika/kernel';

/** Where cards lie, and who may look at them. */
export const zones: RulesChapter = {
  id: 'zones',
  title: { pl: 'Strefy i jawność', en: 'Zones and what is known' },
  entries: [
    {
      id: 'in-play',
      title: { pl: 'W grze i poza grą', en: 'In play and out of play' },
      lead: {
        pl: 'Od tego, czy karta jest w grze, zależy, czy jej tekst działa i czy inne karty mogą na nią wpływać.',
        en: 'Whether a card is in play decides whether its text works and whether other cards can touch it.',
      },
      clauses: [
        {
          rule: 'L5R-ZONE-a',
          text: {
            pl: 'W grze są: postaci i dodatki w domu lub w konflikcie, twierdze graczy, odkryte prowincje oraz odkryte miejsca, które leżą w prowincjach.',
            en: "In play are: characters and attachments at home or in the conflict, the players' strongholds, faceup provinces, and faceup holdings in provinces.",
          },
        },
        {
          rule: 'L5R-ZONE-b',
          text: {
            pl: 'Zakryta prowincja jest w grze tylko jako „zakryta prowincja”. Dopóki nie zostanie odkryta, nic z jej treści nie istnieje dla gry.',
            en: 'A facedown province is in play as “a facedown province” and nothing more. Until it is turned up, nothing on its face exists for the game.',
          },
        },
        {
          rule: 'L5R-ZONE-c',
          text: {
            pl: 'Poza grą są: postaci w prowincjach (także odkryte), zakryte karty dynastii, role, karty na ręce, talie, stosy odrzuconych kart i karty usunięte z gry.',
            en: 'Out of play are: characters lying in provinces (even faceup ones), facedown dynasty cards, roles, hands, decks, discard piles and removed cards.',
          },
        },
        {
          rule: 'L5R-ZONE-d',
          text: {
            pl: 'Karta wchodzi do gry, gdy była poza grą, a teraz jest w grze. Opuszcza grę, gdy dzieje się odwrotnie.',
            en: 'A card enters play when it was out of play and now is in play. It leaves play when the reverse happens.',
          },
        },
        {
          rule: 'L5R-ZONE-e',
          text: {
            pl: 'Spustoszona prowincja zostaje na swoim miejscu do końca gry, ale jej pole tekstowe jest puste.',
            en: 'A broken province stays in its place for the rest of the game, but its text box counts as blank.',
          },
        },
        {
          rule: 'L5R-ZONE-f',
          text: {
            pl: 'Karta usunięta z gry w niczym nie bierze udziału. Jeśli nie podano, na jak długo została usunięta, nie wróci już do końca gry.',
            en: 'A card removed from the game takes part in nothing. If no duration is named, it stays away until the game ends.',
          },
        },
        {
          rule: 'L5R-ZONE-g',
          text: {
            pl: 'Postać, która jest w grze i nie uczestniczy w konflikcie, znajduje się w domu kontrolującego ją gracza.',
            en: 'A character that is in play and not in a conflict is in the home area of its controller.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-ZONE-c',
          text: {
            pl: 'W twoich prowincjach leżą odkryte karty Cesarski skład i Matsu Beiona. Cesarski skład jest już w grze i można użyć jego akcji. Matsu Beiona czeka poza grą, aż ktoś ją zagra.',
            en: 'Imperial Storehouse and Matsu Beiona lie faceup in your provinces. Imperial Storehouse is in play and its action can be used. Matsu Beiona waits out of play until you play her.',
          },
          cards: ['imperial-storehouse', 'matsu-beiona'].map(printedId),
        },
      ],
      see: ['holdings', 'provinces', 'hidden-information', 'leaving-play', 'ability-reach'],
    },
    {
      id: 'discard-piles',
      title: { pl: 'Ręka i stosy odrzuconych kart', en: 'Hands and discard piles' },
      lead: {
        pl: 'Dokąd trafiają odrzucone karty i ile kart wolno trzymać.',
        en: 'Where discarded cards go, and how many cards you may hold.',
      },
      clauses: [
        {
          rule: 'L5R-ZONE-h',
          text: {
            pl: 'Odrzucona karta trafia odkryta na wierzch odpowiedniego stosu swojego właściciela: karta konfliktu na stos odrzuconych kart konfliktu, karta dynastii na stos odrzuconych kart dynastii. Nie ma znaczenia, skąd ją odrzucono.',
            en: "A discarded card goes faceup on top of its owner's matching pile: conflict cards to the conflict discard pile, dynasty cards to the dynasty discard pile, no matter where they were discarded from.",
          },
        },
        {
          rule: 'L5R-ZONE-i',
          text: {
            pl: 'Kolejność kart w stosie odrzuconych kart jest stała. Zmienić ją może tylko efekt karty.',
            en: 'The order of a discard pile is fixed. Only a card effect may change it.',
          },
        },
        {
          rule: 'L5R-ZONE-j',
          text: {
            pl: 'Gdy odrzuca się kilka kart naraz, ich właściciel ustala, w jakiej kolejności trafią na stos.',
            en: 'When several cards are discarded at once, their owner decides in which order they go onto the pile.',
          },
        },
        {
          rule: 'L5R-ZONE-k',
          text: {
            pl: 'Na ręce można mieć dowolnie wiele kart.',
            en: 'There is no limit to the number of cards in hand.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-ZONE-h',
          text: {
            pl: 'Do postaci Gunsō Akodo, którą kontroluje przeciwnik, dołączono twój Ognisty obłęd. Zagrywasz Skrytobójstwo i Gunsō zostaje odrzucony. Trafia na stos odrzuconych kart dynastii przeciwnika, a Ognisty obłęd i Skrytobójstwo na twój stos odrzuconych kart konfliktu.',
            en: "Your Fiery Madness is attached to Akodo Gunsō, whom your opponent controls. You play Assassination, and the Gunsō is discarded. He goes to your opponent's dynasty discard pile, while Fiery Madness and Assassination go to your conflict discard pile.",
          },
          cards: ['akodo-gunso', 'fiery-madness', 'assassination'].map(printedId),
        },
      ],
      see: ['hidden-information'],
    },
    {
      id: 'hidden-information',
      title: { pl: 'Co jest jawne, a co ukryte', en: 'Open and hidden information' },
      lead: {
        pl: 'Kto i kiedy może zobaczyć daną kartę lub liczbę.',
        en: 'Who may see which card or number, and when.',
      },
      clauses: [
        {
          rule: 'L5R-INFO-a',
          text: {
            pl: 'Liczba żetonów honoru i losu każdego gracza jest zawsze jawna.',
            en: 'How much honor and fate each player has is always open.',
          },
        },
        {
          rule: 'L5R-INFO-b',
          text: {
            pl: 'Obaj gracze mogą w każdej chwili przeglądać wszystkie stosy odrzuconych kart, swoje i przeciwnika.',
            en: "Both players may look through all discard piles, their own and the opponent's, at any time.",
          },
        },
        {
          rule: 'L5R-INFO-c',
          text: {
            pl: 'Własne zakryte prowincje można obejrzeć w każdej chwili, także tę pod twierdzą.',
            en: 'You may look at your own facedown provinces at any time, including the one under your stronghold.',
          },
        },
        {
          rule: 'L5R-INFO-d',
          text: {
            pl: 'Zakryte karty dynastii w prowincjach ogląda się tylko podczas przygotowania gry, przed wymianą, i tylko własne. Później nie wolno tego robić żadnemu z graczy.',
            en: 'You may look at the facedown dynasty cards in your provinces only during setup, before you replace any. After that neither player may.',
          },
        },
        {
          rule: 'L5R-INFO-e',
          text: {
            pl: 'Karta, którą wypełnia się prowincję, trafia na miejsce zakryta; nie ogląda jej nikt, nawet właściciel.',
            en: 'A card that refills a province is placed facedown, and nobody sees it, not even its owner.',
          },
        },
        {
          rule: 'L5R-INFO-f',
          text: {
            pl: 'Stawki honoru są tajne, dopóki obaj gracze ich nie zatwierdzą. Potem ujawnia się je jednocześnie.',
            en: 'Honor bids are secret until both players have confirmed them. Then both are shown at the same moment.',
          },
        },
        {
          rule: 'L5R-INFO-g',
          text: {
            pl: 'Twierdze i role są od początku gry odkryte.',
            en: 'Strongholds and roles are faceup from the start of the game.',
          },
        },
        {
          rule: 'L5R-INFO-h',
          text: {
            pl: 'Przeciwnik nie zna listy kart twojej talii ani prowincji, którą położono pod twierdzą. Tego, co jest przed nim ukryte, nie zdradza mu też nic na stole.',
            en: 'Your opponent knows neither the list of your deck nor which province lies under your stronghold, and nothing on the table gives away what is hidden from them.',
          },
          reading: 'interpretation',
        },
      ],
      examples: [
        {
          rule: 'L5R-INFO-c',
          text: {
            pl: 'Przewodnik Iuchi wchodzi do gry i pozwala ci obejrzeć zakrytą prowincję przeciwnika: to Pielgrzymka. Prowincja pozostaje zakryta. Do oglądania własnych prowincji nie potrzeba żadnej karty.',
            en: 'Iuchi Wayfinder enters play and lets you look at a facedown province of your opponent: it is Pilgrimage. The province stays facedown. To look at your own provinces you need no card at all.',
          },
          cards: ['iuchi-wayfinder', 'pilgrimage'].map(printedId),
        },
      ],
      see: ['setup-mulligans', 'draw-bid'],
    },
  ],
};
