import { printedId, type RulesChapter } from '@kronika/kernel';

/** The honor of players and of characters, glory, bids and fate. */
export const honor: RulesChapter = {
  id: 'honor',
  title: { pl: 'Honor, chwała i los', en: 'Honor, glory and fate' },
  entries: [
    {
      id: 'honor-pools',
      title: { pl: 'Honor gracza', en: "A player's honor" },
      lead: { pl: 'Honor się zyskuje, traci, daje i zabiera.', en: 'Honor is gained, lost, given and taken.' },
      clauses: [
        {
          rule: 'L5R-HONOR-a',
          text: {
            pl: 'Kto zyskuje honor, bierze żetony z ogólnej puli. Kto go traci, oddaje je do niej.',
            en: 'Honor you gain comes from the general pool. Honor you lose goes back to it.',
          },
        },
        {
          rule: 'L5R-HONOR-b',
          text: {
            pl: 'Gdy gracz daje lub zabiera honor albo los, żetony przechodzą wprost z jednej puli gracza do drugiej (lub z innego wskazanego miejsca). Ogólna pula nie bierze w tym udziału.',
            en: "When honor or fate is given or taken, the tokens go straight from one player's pool to the other's (or from another named place). The general pool is not involved.",
          },
        },
        {
          rule: 'L5R-HONOR-c',
          text: {
            pl: 'Bardziej honorowy jest gracz z większą pulą honoru, mniej honorowy ten z mniejszą. Przy równych pulach nikt nie jest ani jednym, ani drugim.',
            en: 'The more honorable player is the one with the larger honor pool, the less honorable the one with the smaller. With equal pools neither is true of anybody.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-HONOR-c',
          text: {
            pl: 'Masz 9 żetonów honoru, a przeciwnik 11. Jesteś mniej honorowy, więc Wyrzutek Yogo ma +1, czyli 3 sprawności militarnej. Kłaniasz Miasto Otwartej Dłoni i zabierasz przeciwnikowi 1 żeton: macie teraz po 10. Nikt nie jest mniej honorowy i Wyrzutek ma znów 2.',
            en: 'You have 9 honor and your opponent has 11. You are less honorable, so Yogo Outcast has +1, which makes 3 military skill. You bow City of the Open Hand and take 1 honor from your opponent: now you have 10 each. Nobody is less honorable, and the Outcast has 2 again.',
          },
          cards: ['yogo-outcast', 'city-of-the-open-hand'].map(printedId),
          situation: {
            seats: [{ honor: 9, stronghold: 'city-of-the-open-hand', play: ['yogo-outcast'] }, { honor: 11 }],
          },
          values: [{ card: printedId('yogo-outcast'), of: 'military' }],
        },
      ],
      see: ['bid-value', 'personal-honor', 'components', 'winning-the-game'],
    },
    {
      id: 'bid-value',
      title: { pl: 'Stawka i jej wartość', en: 'The bid and its value' },
      lead: {
        pl: 'Licznik pokazuje stawkę; karty mogą zmienić jej wartość.',
        en: 'The dial shows the bid; cards may change what it is worth.',
      },
      clauses: [
        {
          rule: 'L5R-HONOR-d',
          text: {
            pl: 'Gdy karta mówi o stawce honoru gracza, chodzi o liczbę na jego liczniku.',
            en: "A card that refers to a player's honor bid means the number on that player's dial.",
          },
        },
        {
          rule: 'L5R-HONOR-e',
          text: {
            pl: 'Przed pierwszą licytacją gry licznik nie pokazuje nic, a żaden warunek porównujący stawki nie jest spełniony.',
            en: 'Before the first bid of the game the dial shows nothing, and no condition that compares bids is met.',
          },
          reading: 'interpretation',
        },
        {
          rule: 'L5R-BID-a',
          text: {
            pl: 'Jeśli wartość stawki zostaje zmieniona, wszystko w tej licytacji liczy się według nowej wartości: przekazany honor, dobrane karty i premia w pojedynku.',
            en: 'If the value of a bid is changed, that bid is resolved as if the new value had been bid: honor given, cards drawn, bonus in a duel.',
          },
        },
        {
          rule: 'L5R-BID-b',
          text: {
            pl: 'Zmieniona wartość stawki może przekroczyć 5 i może spaść do 0, ale nie niżej.',
            en: 'The changed value of a bid may go above 5 and may fall to 0, but not below.',
          },
        },
        {
          rule: 'L5R-BID-c',
          text: {
            pl: 'Zmiana wartości stawki nie zmienia liczby na liczniku. Kto później spojrzy na licznik, zobaczy liczbę, którą ustawiono.',
            en: 'Changing the value of a bid does not change the number on the dial. Whatever looks at the dial later sees the number that was set.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-BID-c',
          text: {
            pl: 'Obaj gracze stawiają 3. Plan awaryjny obniża wartość twojej stawki do 2, więc przeciwnik daje ci 1 żeton honoru. Dobrego omenu i tak nie możesz zagrać: twój licznik nie pokazuje mniej niż jego.',
            en: 'Both players bid 3. Contingency Plan lowers the value of yours to 2, so your opponent gives you 1 honor. You still cannot play Good Omen: your dial does not show less than theirs.',
          },
          cards: ['good-omen', 'contingency-plan'].map(printedId),
        },
      ],
      see: ['draw-bid', 'draw-cards', 'duel-bid'],
    },
    {
      id: 'personal-honor',
      title: { pl: 'Honor osobisty postaci', en: 'Personal honor of characters' },
      lead: {
        pl: 'Postać jest uhonorowana, zwykła albo zhańbiona.',
        en: 'A character is honored, ordinary or dishonored.',
      },
      clauses: [
        {
          rule: 'L5R-STATUS-a',
          text: {
            pl: 'Postać jest uhonorowana, zwykła albo zhańbiona. Stan pierwszy i ostatni pokazuje znacznik stanu.',
            en: 'A character is honored, ordinary or dishonored. The first and the last are shown by a status token.',
          },
        },
        {
          rule: 'L5R-STATUS-b',
          text: {
            pl: 'Zwykła postać po uhonorowaniu dostaje znacznik „uhonorowana”, a po zhańbieniu znacznik „zhańbiona”.',
            en: 'An ordinary character that is honored gets an honored token; one that is dishonored gets a dishonored token.',
          },
        },
        {
          rule: 'L5R-STATUS-c',
          text: {
            pl: 'Uhonorowanie zhańbionej postaci i zhańbienie uhonorowanej tylko usuwa znacznik: postać staje się zwykła. Przeciwnego znacznika się nie kładzie.',
            en: 'Honoring a dishonored character, or dishonoring an honored one, only removes the token: it becomes ordinary. No opposite token is placed.',
          },
        },
        {
          rule: 'L5R-STATUS-d',
          text: {
            pl: 'Uhonorowanej postaci nie można uhonorować, a zhańbionej zhańbić. Nie wolno jej wtedy wybrać ani na cel, ani do zapłacenia takiego kosztu.',
            en: 'An honored character cannot be honored, a dishonored one cannot be dishonored. It is no legal target for that and cannot pay such a cost.',
          },
        },
        {
          rule: 'L5R-STATUS-e',
          text: {
            pl: 'Uhonorowana postać dodaje swoją chwałę (z modyfikatorami) do obu sprawności.',
            en: 'An honored character adds its glory, with modifiers, to both its skills.',
          },
        },
        {
          rule: 'L5R-STATUS-f',
          text: {
            pl: 'Zhańbiona postać odejmuje swoją chwałę (z modyfikatorami) od obu sprawności.',
            en: 'A dishonored character subtracts its glory, with modifiers, from both its skills.',
          },
        },
        {
          rule: 'L5R-STATUS-g',
          text: {
            pl: 'Odejście uhonorowanej postaci z gry daje temu, kto ją kontrolował, 1 żeton honoru.',
            en: 'When an honored character leaves play, the player who controlled it gains 1 honor.',
          },
        },
        {
          rule: 'L5R-STATUS-h',
          text: {
            pl: 'Odejście zhańbionej postaci z gry kosztuje tego, kto ją kontrolował, 1 żeton honoru.',
            en: 'When a dishonored character leaves play, the player who controlled it loses 1 honor.',
          },
        },
        {
          rule: 'L5R-STATUS-i',
          text: {
            pl: 'O zysku lub utracie honoru decyduje stan postaci w chwili opuszczania gry, bez względu na to, dokąd trafia karta. Zmiana jest obowiązkowa, ale nie następuje, jeśli postać ostatecznie zostaje w grze.',
            en: 'What counts is the status at the moment of leaving play, wherever the card goes. The change of honor is mandatory, but if the character does not leave after all, there is none.',
          },
          reading: 'interpretation',
        },
      ],
      examples: [
        {
          rule: 'L5R-STATUS-e',
          text: {
            pl: 'Spokojny wojownik ma sprawność 3 militarną i 2 polityczną oraz chwałę 4. Uhonorowany ma 7 i 6, a zhańbiony 0 i 0, bo sprawność nie spada poniżej zera.',
            en: 'Serene Warrior has 3 military and 2 political skill and glory 4. Honored it has 7 and 6; dishonored it has 0 and 0, as skill never falls below zero.',
          },
          cards: ['serene-warrior'].map(printedId),
          situation: { seats: [{ play: ['serene-warrior (honored)'] }, {}] },
          values: [
            { card: printedId('serene-warrior'), of: 'military' },
            { card: printedId('serene-warrior'), of: 'political' },
          ],
        },
      ],
      see: ['glory', 'skill', 'dashes', 'leaving-play'],
    },
    {
      id: 'glory',
      title: { pl: 'Chwała', en: 'Glory' },
      lead: {
        pl: 'Sława postaci: działa przez znaczniki stanu i w podliczaniu chwały.',
        en: "A character's fame: it works through status tokens and in glory counts.",
      },
      clauses: [
        {
          rule: 'L5R-GLORY-a',
          text: {
            pl: 'Chwała wpływa na sprawność postaci tylko wtedy, gdy ta jest uhonorowana lub zhańbiona.',
            en: "Glory affects a character's skills only while it is honored or dishonored.",
          },
        },
        {
          rule: 'L5R-GLORY-b',
          text: {
            pl: 'Przy podliczaniu chwały każdy gracz sumuje chwałę (z modyfikatorami) swoich przygotowanych postaci, a każdy zajęty przez niego krąg liczy się jako 1 więcej.',
            en: 'In a glory count each player adds up the glory, with modifiers, of the ready characters they control, plus 1 for each ring in their pool of claimed rings.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-GLORY-a',
          text: {
            pl: 'Gawędziarz Asahina ma sprawność polityczną 4 i chwałę 2. Dopóki jest zwykły, chwała nic mu nie daje. Uhonorowany ma 6.',
            en: 'Asahina Storyteller has a political skill of 4 and glory 2. As long as it is ordinary, its glory adds nothing. Honored it has 6.',
          },
          cards: ['asahina-storyteller'].map(printedId),
          situation: { seats: [{ play: ['asahina-storyteller (honored)'] }, {}] },
          values: [{ card: printedId('asahina-storyteller'), of: 'political' }],
        },
      ],
      see: ['favor-contest', 'personal-honor'],
    },
    {
      id: 'fate-use',
      title: { pl: 'Los', en: 'Fate' },
      lead: {
        pl: 'Losem płaci się za karty i przedłuża pobyt postaci w grze.',
        en: 'Fate pays for cards and keeps characters in play.',
      },
      clauses: [
        {
          rule: 'L5R-FATE-a',
          text: {
            pl: 'Losem opłaca się karty i niektóre efekty. Wydany lub stracony wraca do ogólnej puli, z wyjątkiem losu wydanego na krąg.',
            en: 'Fate pays for cards and for some effects. Spent or lost, it goes back to the general pool, except fate spent to a ring.',
          },
        },
        {
          rule: 'L5R-FATE-b',
          text: {
            pl: 'Jeśli efekt kładzie los na karcie, pochodzi on z ogólnej puli, chyba że napisano inaczej.',
            en: 'If an effect places fate on a card, the fate comes from the general pool unless stated otherwise.',
          },
        },
        {
          rule: 'L5R-FATE-c',
          text: {
            pl: 'Los z własnej puli można położyć tylko na postaci, którą się zagrywa. Postać umieszczona w grze efektem karty go nie dostaje.',
            en: "Only a character that is played may get fate from its player's pool as it arrives. One that is put into play may not.",
          },
        },
        {
          rule: 'L5R-FATE-d',
          text: {
            pl: 'Ile losu położyć na postaci, wybiera się po opłaceniu kosztu, z tego, co zostało w puli. Należy to do zagrania postaci i następuje przed reakcjami na jej wejście do gry.',
            en: 'How much fate to add is chosen after the cost is paid, from what is left in the pool. It is part of playing the character and comes before reactions to its entering play.',
          },
          reading: 'interpretation',
        },
      ],
      examples: [
        {
          rule: 'L5R-FATE-c',
          text: {
            pl: 'W konflikcie militarnym zagrywasz za 1 żeton losu kartę Szarża! i umieszczasz w nim Hidę Kisadę ze swojej prowincji. Nie płacisz jego kosztu 5, ale nie możesz też położyć na nim losu: odejdzie w najbliższej fazie losu.',
            en: 'In a military conflict you play Charge! for 1 fate and put Hida Kisada from your province into it. You do not pay his cost of 5, but you cannot place fate on him either: he will leave in the coming fate phase.',
          },
          cards: ['charge', 'hida-kisada'].map(printedId),
        },
      ],
      see: ['characters', 'fate-phase-characters', 'ring-states', 'playing-and-putting'],
    },
  ],
};
