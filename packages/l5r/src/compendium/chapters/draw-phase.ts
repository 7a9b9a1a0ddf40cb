import { printedId, type RulesChapter } from '@kronika/kernel';

/** Phase 2: the players bid honor for cards. */
export const drawPhase: RulesChapter = {
  id: 'draw-phase',
  title: { pl: 'Faza dobierania', en: 'The draw phase' },
  entries: [
    {
      id: 'draw-bid',
      title: { pl: 'Licytacja honoru', en: 'The honor bid' },
      lead: {
        pl: 'Kroki 2.1–2.3: gracze w tajemnicy ustawiają liczniki honoru i jednocześnie je ujawniają.',
        en: 'Steps 2.1 to 2.3: the players set their honor dials in secret and show them at the same moment.',
      },
      clauses: [
        {
          rule: 'L5R-2.1-a',
          text: {
            pl: 'Krok 2.1 rozpoczyna fazę dobierania.',
            en: 'Step 2.1 begins the draw phase.',
          },
        },
        {
          rule: 'L5R-2.2-a',
          text: {
            pl: 'Każdy gracz w tajemnicy ustawia na swoim liczniku liczbę od 1 do 5.',
            en: 'Each player secretly sets their dial to a number from 1 to 5.',
          },
        },
        {
          rule: 'L5R-2.2-b',
          text: {
            pl: 'Krok 2.2 kończy się, gdy obaj gracze zatwierdzą swoje stawki.',
            en: 'Step 2.2 ends when both players have confirmed their bids.',
          },
        },
        {
          rule: 'L5R-2.2-c',
          text: {
            pl: 'Wolno ustawić każdą liczbę od 1 do 5, bez względu na to, ile ma się honoru.',
            en: 'You may set any number from 1 to 5, however little honor you have.',
          },
        },
        {
          rule: 'L5R-2.3-a',
          text: {
            pl: 'Oba liczniki ujawnia się jednocześnie.',
            en: 'Both dials are revealed at the same time.',
          },
        },
        {
          rule: 'L5R-2.3-b',
          text: {
            pl: 'Ujawniony licznik pokazuje tę samą liczbę aż do następnej licytacji, w fazie dobierania albo w pojedynku.',
            en: 'A revealed dial keeps its number until the next honor bid, be it in the draw phase or in a duel.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-2.3-b',
          text: {
            pl: 'W fazie dobierania stawiasz 4, przeciwnik 2. W fazie konfliktu liczniki nadal to pokazują, więc nie możesz zagrać Dobrego omenu: twoja stawka nie jest niższa. Potem Mirumoto Raitsugu wyzywa kogoś na pojedynek, ty stawiasz 1, przeciwnik 3, i od tej chwili Dobry omen jest dozwolony.',
            en: 'In the draw phase you bid 4, your opponent 2. In the conflict phase the dials still show this, so you cannot play Good Omen: your bid is not the lower one. Then Mirumoto Raitsugu challenges somebody to a duel, you bid 1, your opponent 3, and from now on Good Omen is allowed.',
          },
          cards: ['good-omen', 'mirumoto-raitsugu'].map(printedId),
        },
      ],
      see: ['bid-value', 'duel-bid', 'hidden-information'],
    },
    {
      id: 'draw-cards',
      title: { pl: 'Przekazanie honoru i dobieranie kart', en: 'Transferring honor and drawing cards' },
      lead: {
        pl: 'Kroki 2.4–2.6: kto wylicytował więcej, płaci honorem, a obaj dobierają karty.',
        en: 'Steps 2.4 to 2.6: the higher bidder pays in honor, and both players draw.',
      },
      clauses: [
        {
          rule: 'L5R-2.4-a',
          text: {
            pl: 'Gracz z wyższą wartością stawki daje przeciwnikowi tyle żetonów honoru, ile wynosi różnica. Przy równych stawkach nikt nic nie daje.',
            en: 'The player with the higher bid value gives the opponent honor equal to the difference. With equal bids nobody gives anything.',
          },
        },
        {
          rule: 'L5R-2.4-b',
          text: {
            pl: 'Jeśli po ujawnieniu liczników zmieniła się wartość którejś stawki, w krokach 2.4 i 2.5 liczy się zmieniona wartość.',
            en: "If a bid's value was changed after the reveal, the changed value counts in steps 2.4 and 2.5.",
          },
          reading: 'interpretation',
        },
        {
          rule: 'L5R-2.4-c',
          text: {
            pl: 'Kto ma mniej honoru, niż powinien dać, daje wszystko. Zostaje wtedy bez honoru i przegrywa.',
            en: 'A player with less honor than they have to give gives everything, is left with none, and loses the game.',
          },
          reading: 'interpretation',
        },
        {
          rule: 'L5R-2.5-a',
          text: {
            pl: 'Obaj gracze jednocześnie dobierają tyle kart konfliktu, ile wynosi wartość ich własnej stawki.',
            en: 'Both players draw at the same time, each as many conflict cards as the value of their own bid.',
          },
        },
        {
          rule: 'L5R-2.5-b',
          text: {
            pl: 'Po kroku 2.5 otwiera się zwykłe okno akcji.',
            en: 'After step 2.5 there is an ordinary action window.',
          },
        },
        {
          rule: 'L5R-2.6-a',
          text: {
            pl: 'Krok 2.6 kończy fazę.',
            en: 'Step 2.6 ends the phase.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-2.4-b',
          text: {
            pl: 'Stawiasz 5, przeciwnik 2. Zwykle dajesz 3 żetony honoru i dobierasz 5 kart. Zagrywasz jednak Plan awaryjny i obniżasz wartość swojej stawki do 4: dajesz 2 żetony i dobierasz 4 karty. Licznik nadal pokazuje 5.',
            en: 'You bid 5, your opponent 2. Normally you give 3 honor and draw 5 cards. But you play Contingency Plan and lower the value of your bid to 4: you give 2 honor and draw 4 cards. Your dial still shows 5.',
          },
          cards: ['contingency-plan'].map(printedId),
        },
      ],
      see: ['bid-value', 'honor-pools', 'running-out-of-cards'],
    },
  ],
};
