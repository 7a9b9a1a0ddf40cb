import { printedId, type RulesChapter } from '@kronika/kernel';
import { bidSum, duelSum } from '../sums.ts';

/** How two characters settle things between themselves. */
export const duels: RulesChapter = {
  id: 'duels',
  title: { pl: 'Pojedynki', en: 'Duels' },
  entries: [
    {
      id: 'duel-start',
      title: { pl: 'Wyzwanie na pojedynek', en: 'The challenge' },
      lead: {
        pl: 'Kto może się pojedynkować i jak zaczyna się pojedynek.',
        en: 'Who may duel, and how a duel begins.',
      },
      clauses: [
        {
          rule: 'L5R-DUEL-a',
          text: {
            pl: 'Pojedynki zaczynają zdolności kart, które „wyzywają”. Walczą dwie postaci uczestniczące w konflikcie, po jednej każdego gracza.',
            en: 'Duels are started by card abilities that “challenge”. Two characters in a conflict fight, one controlled by each player.',
          },
        },
        {
          rule: 'L5R-DUEL-b',
          text: {
            pl: 'W trakcie pojedynku nie ma okna akcji: nie używa się akcji i nie zagrywa postaci ani dodatków z ręki. Wolno stosować przerwania i reakcje.',
            en: 'A duel contains no action window: no actions, and no characters or attachments from hand. Interrupts and reactions may be used.',
          },
        },
        {
          rule: 'L5R-DUEL-c',
          text: {
            pl: 'Zdolność, która zaczyna pojedynek, określa, o jaką sprawność chodzi i jakie będą skutki.',
            en: 'The ability that starts the duel says which skill it is about and what comes of it.',
          },
        },
        {
          rule: 'L5R-DUEL-D1-a',
          text: {
            pl: 'Krok D.1: pojedynek zaczyna się, gdy pomyślnie rozpatrzono zdolność, która wyzywa.',
            en: 'Step D.1: the duel begins when an ability that issues a challenge has resolved successfully.',
          },
        },
        {
          rule: 'L5R-DUEL-D2-a',
          text: {
            pl: 'Krok D.2: wyzywający to wskazana postać gracza, który użył zdolności, a wyzwany to postać jego przeciwnika.',
            en: "Step D.2: the challenger is the named character of the player who used the ability; the challenged is the opponent's.",
          },
        },
        {
          rule: 'L5R-DUEL-D2-b',
          text: {
            pl: 'Żadna z pojedynkujących się postaci nie może mieć pauzy w sprawności, o którą chodzi w pojedynku.',
            en: 'Neither duelist may have a dash for the skill of the duel.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-DUEL-D2-b',
          text: {
            pl: 'Mirumoto Raitsugu wyzywa na pojedynek militarny. Dworzanin Otomo ma zamiast sprawności militarnej pauzę, więc nie można go wyzwać, choćby uczestniczył w konflikcie politycznym.',
            en: 'Mirumoto Raitsugu challenges to a military duel. Otomo Courtier has a dash for military skill, so it cannot be challenged, even while it takes part in a political conflict.',
          },
          cards: ['mirumoto-raitsugu', 'otomo-courtier'].map(printedId),
        },
      ],
      see: ['dashes', 'duel-bid'],
    },
    {
      id: 'duel-bid',
      title: { pl: 'Licytacja w pojedynku', en: 'The bid in a duel' },
      lead: {
        pl: 'Kroki D.3–D.5: gracze licytują honor, by wzmocnić swoje postaci.',
        en: 'Steps D.3 to D.5: the players bid honor to strengthen their duelists.',
      },
      clauses: [
        {
          rule: 'L5R-DUEL-D3-a',
          text: {
            pl: 'Krok D.3: każdy gracz w tajemnicy ustawia na liczniku liczbę od 1 do 5 jako swoją stawkę w tym pojedynku.',
            en: 'Step D.3: each player secretly sets their dial to a number from 1 to 5 as the bid for this duel.',
          },
        },
        {
          rule: 'L5R-DUEL-D4-a',
          text: {
            pl: 'Krok D.4: liczniki ujawnia się jednocześnie. Nowa liczba zastępuje tę z fazy dobierania i obowiązuje do następnej licytacji, także dla kart, które patrzą na licznik.',
            en: 'Step D.4: the dials are revealed together. The new number replaces that of the draw phase until the next bid, also for cards that look at the dial.',
          },
        },
        {
          rule: 'L5R-DUEL-D5-a',
          text: {
            pl: 'Krok D.5: kto postawił więcej, daje przeciwnikowi różnicę w honorze; przy równych stawkach nikt nic nie daje. Tu i w kroku D.6 liczą się zmienione wartości stawek.',
            en: 'Step D.5: the higher bidder gives the opponent the difference in honor; equal bids transfer nothing. Changed bid values count here and in step D.6.',
          },
          reading: 'interpretation',
        },
      ],
      examples: [
        {
          rule: 'L5R-DUEL-D5-a',
          text: {
            pl: 'Mirumoto Raitsugu wyzywa Kakitę Kaezina. Stawiasz 5, przeciwnik 1: dajesz mu 5 – 1 = 4 żetony honoru, zanim jeszcze wiadomo, kto wygra.',
            en: 'Mirumoto Raitsugu challenges Kakita Kaezin. You bid 5, your opponent 1: you give them 5 – 1 = 4 honor before it is known who will win.',
          },
          cards: ['mirumoto-raitsugu', 'kakita-kaezin'].map(printedId),
          sums: [bidSum(5, 1)],
        },
      ],
      see: ['bid-value', 'duel-result'],
    },
    {
      id: 'duel-result',
      title: { pl: 'Wynik pojedynku', en: 'The result of a duel' },
      lead: {
        pl: 'Kroki D.6–D.8: stawka wzmacnia postać, a wyższa sprawność wygrywa.',
        en: 'Steps D.6 to D.8: the bid strengthens the duelist, and the higher skill wins.',
      },
      clauses: [
        {
          rule: 'L5R-DUEL-D6-a',
          text: {
            pl: 'Krok D.6: każdy gracz dodaje wartość swojej stawki do odpowiedniej sprawności swojej postaci, do końca pojedynku.',
            en: 'Step D.6: each player adds the value of their bid to the relevant skill of their duelist, until the end of the duel.',
          },
        },
        {
          rule: 'L5R-DUEL-D6-b',
          text: {
            pl: 'Wszystkie modyfikatory, które działały na początku pojedynku, działają dalej.',
            en: 'All modifiers that were at work when the duel began stay in force.',
          },
        },
        {
          rule: 'L5R-DUEL-D7-a',
          text: {
            pl: 'Krok D.7: wyższa sprawność wygrywa pojedynek, niższa przegrywa. Wygrywa lub przegrywa zarówno postać, jak i gracz, który ją kontroluje.',
            en: 'Step D.7: the higher skill wins the duel and the lower loses it, both for the character and for its controller.',
          },
        },
        {
          rule: 'L5R-DUEL-D7-b',
          text: {
            pl: 'Jeśli pojedynkujące się postaci mają równą sprawność, nikt nie wygrywa i nikt nie przegrywa.',
            en: 'If the duelists have equal skill, nobody wins and nobody loses.',
          },
        },
        {
          rule: 'L5R-DUEL-D7-c',
          text: {
            pl: 'W pojedynku porównuje się sprawność tych dwóch postaci i niczego się nie podlicza, więc postać w ukłonie walczy z pełną sprawnością.',
            en: 'In a duel the skills of the two duelists are compared directly and nothing is counted, so a bowed duelist uses its full skill.',
          },
          reading: 'interpretation',
        },
        {
          rule: 'L5R-DUEL-D8-a',
          text: {
            pl: 'Krok D.8: następują skutki, które dla zwycięzcy lub przegranego przewiduje zdolność wyzywająca.',
            en: 'Step D.8: now happens what the challenging ability has in store for the winner, the loser or both.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-DUEL-D7-a',
          text: {
            pl: 'Mirumoto Raitsugu (3) wyzywa na pojedynek militarny Matsu Beionę (3). Stawiasz 4, przeciwnik 2: dajesz mu 2 żetony honoru i wygrywasz 7 : 5. Beiona traci 1 żeton losu, a jeśli nie ma na niej losu, zostaje odrzucona.',
            en: 'Mirumoto Raitsugu (3) challenges Matsu Beiona (3) to a military duel. You bid 4, your opponent 2: you give 2 honor and win 7 : 5. 1 fate is removed from Beiona; if she has none, she is discarded.',
          },
          cards: ['mirumoto-raitsugu', 'matsu-beiona'].map(printedId),
          sums: [duelSum('mirumoto-raitsugu', 3, 4), duelSum('matsu-beiona', 3, 2)],
        },
      ],
      see: ['duel-end', 'skill', 'modifiers'],
    },
    {
      id: 'duel-end',
      title: { pl: 'Koniec pojedynku', en: 'The end of a duel' },
      lead: {
        pl: 'Krok D.9: premie znikają, a konflikt toczy się dalej.',
        en: 'Step D.9: the bonuses vanish and the conflict goes on.',
      },
      clauses: [
        {
          rule: 'L5R-DUEL-D9-a',
          text: {
            pl: 'Krok D.9 kończy pojedynek. Znika premia z kroku D.6.',
            en: 'Step D.9 ends the duel. The bonus of step D.6 disappears.',
          },
        },
        {
          rule: 'L5R-DUEL-D9-b',
          text: {
            pl: 'Jeśli jedna z pojedynkujących się postaci opuści grę przed krokiem D.7, pojedynek kończy się bez zwycięzcy i przegranego.',
            en: 'If a duelist leaves play before step D.7, the duel ends without winner or loser.',
          },
          reading: 'interpretation',
        },
        {
          rule: 'L5R-DUEL-D9-c',
          text: {
            pl: 'Przekazanie honoru w kroku D.5 może zakończyć grę, zanim pojedynek zostanie rozstrzygnięty.',
            en: 'The transfer of honor in step D.5 may end the game before the duel is decided.',
          },
          reading: 'interpretation',
        },
        {
          rule: 'L5R-DUEL-D9-d',
          text: {
            pl: 'Po pojedynku gra wraca do okna akcji, w którym się zaczął. Okazję do działania ma gracz następny w kolejności.',
            en: 'After the duel the game returns to the action window in which it began, and the player next in order has the opportunity to act.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-DUEL-D9-a',
          text: {
            pl: 'Po pojedynku, w którym postawiono 4 i 2, Mirumoto Raitsugu nie ma już 7, tylko znowu 3, i z taką sprawnością liczy się w konflikcie.',
            en: 'After a duel with bids of 4 and 2 Mirumoto Raitsugu no longer has 7 but 3 again, and with that skill he counts in the conflict.',
          },
          cards: ['mirumoto-raitsugu'].map(printedId),
        },
      ],
      see: ['conflict-actions', 'honor-pools', 'winning-the-game'],
    },
  ],
};
