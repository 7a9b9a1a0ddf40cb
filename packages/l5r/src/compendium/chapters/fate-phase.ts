import { printedId, type RulesChapter } from '@kronika/kernel';

/** Phase 4: characters without fate leave, and fate gathers on rings. */
export const fatePhase: RulesChapter = {
  id: 'fate-phase',
  title: { pl: 'Faza losu', en: 'The fate phase' },
  entries: [
    {
      id: 'fate-phase-characters',
      title: { pl: 'Postaci w fazie losu', en: 'Characters in the fate phase' },
      lead: {
        pl: 'Kroki 4.1–4.3: kto nie ma losu, odchodzi; pozostali tracą po jednym żetonie.',
        en: 'Steps 4.1 to 4.3: whoever has no fate leaves; the others lose one each.',
      },
      clauses: [
        {
          rule: 'L5R-4.1-a',
          text: {
            pl: 'Krok 4.1 rozpoczyna fazę losu.',
            en: 'Step 4.1 begins the fate phase.',
          },
        },
        {
          rule: 'L5R-4.2-a',
          text: {
            pl: 'W kolejności graczy każdy odrzuca wszystkie kontrolowane przez siebie postaci, na których nie ma losu.',
            en: 'In player order each player discards every character they control that has no fate on it.',
          },
        },
        {
          rule: 'L5R-4.2-b',
          text: {
            pl: 'Postaci bez losu odrzuca się pojedynczo, jak zechce odrzucający je gracz; każde odrzucenie ma własne przerwania i reakcje.',
            en: 'Characters without fate are discarded one at a time, in the order their controller picks, each with its own interrupts and reactions.',
          },
        },
        {
          rule: 'L5R-4.2-c',
          text: {
            pl: 'W kroku 4.2 postać sprawdza się, gdy przyjdzie jej kolej: ocaleje, jeśli w międzyczasie dostała los, a odpada, jeśli straciła ostatni żeton.',
            en: 'In step 4.2 a character is checked when its turn comes: it is spared if it got fate in the meantime, and it goes if it lost its last.',
          },
          reading: 'interpretation',
        },
        {
          rule: 'L5R-4.3-a',
          text: {
            pl: 'W kroku 4.3 każda postać jednocześnie traci 1 żeton losu do ogólnej puli.',
            en: 'In step 4.3 every character loses 1 fate to the general pool, all at the same time.',
          },
        },
        {
          rule: 'L5R-4.3-b',
          text: {
            pl: 'Postać, która w kroku 4.3 straci ostatni żeton losu, zostaje w grze. Zostanie odrzucona dopiero w następnej fazie losu.',
            en: 'A character that loses its last fate in step 4.3 stays in play. It is discarded in the next fate phase.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-4.3-b',
          text: {
            pl: 'Na karcie Akodo Toturi leży 1 żeton losu. W tej fazie losu go traci, ale zostaje na jeszcze jedną rundę. Zostanie odrzucony w następnej fazie losu, jeśli do tego czasu nie dostanie nowego żetonu.',
            en: 'Akodo Toturi has 1 fate on him. He loses it in this fate phase but stays for another round. He is discarded in the next fate phase unless he gets new fate before.',
          },
          cards: ['akodo-toturi'].map(printedId),
          situation: { seats: [{ play: ['akodo-toturi (fate 1)'] }, {}] },
        },
      ],
      see: ['fate-use', 'personal-honor', 'leaving-play'],
    },
    {
      id: 'fate-phase-rings',
      title: { pl: 'Los na kręgach', en: 'Fate on rings' },
      lead: {
        pl: 'Kroki 4.4 i 4.5: pomijane kręgi stają się coraz cenniejsze.',
        en: 'Steps 4.4 and 4.5: rings that nobody wanted become more attractive.',
      },
      clauses: [
        {
          rule: 'L5R-4.4-a',
          text: {
            pl: 'Każdy niezajęty krąg dostaje w tej samej chwili 1 żeton losu z ogólnej puli.',
            en: 'Put 1 fate from the general pool on each unclaimed ring, all at the same time.',
          },
        },
        {
          rule: 'L5R-4.4-b',
          text: {
            pl: 'Los zbiera się na kręgu przez kolejne rundy, dopóki ktoś nie wybierze tego kręgu do konfliktu.',
            en: 'Fate builds up on a ring over the rounds until somebody chooses that ring for a conflict.',
          },
        },
        {
          rule: 'L5R-4.4-c',
          text: {
            pl: 'Po kroku 4.4 otwiera się zwykłe okno akcji.',
            en: 'After step 4.4 there is an ordinary action window.',
          },
        },
        {
          rule: 'L5R-4.5-a',
          text: {
            pl: 'Krok 4.5 kończy fazę.',
            en: 'Step 4.5 ends the phase.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-4.4-a',
          text: {
            pl: 'Kręgi Powietrza i Ognia zajęto w tej rundzie. Po 1 żetonie dostają kręgi Ziemi, Wody i Pustki, a na kręgu Pustki leżał już 1, więc na niezajętych kręgach są teraz 4. Poszukiwacz oświecenia ma za nie +4: jego sprawność militarna to 5.',
            en: 'The Air and Fire rings were claimed this round. Earth, Water and Void get 1 fate each, and Void had 1 already, so there are 4 on unclaimed rings now. They give Seeker of Enlightenment +4: its military skill is 5.',
          },
          cards: ['seeker-of-enlightenment'].map(printedId),
          situation: {
            phase: 'fate',
            seats: [{ play: ['seeker-of-enlightenment (fate 1)'], rings: ['air'] }, { rings: ['fire'] }],
            ringFate: { earth: 1, water: 1, void: 2 },
          },
          values: [{ card: printedId('seeker-of-enlightenment'), of: 'military' }],
        },
      ],
      see: ['ring-states', 'regroup-end'],
    },
  ],
};
