import { printedId, type RulesChapter } from '@kronika/kernel';

/** What players ask, and examples to follow along. */
export const faq: RulesChapter = {
  id: 'faq',
  title: { pl: 'Pytania i przykłady', en: 'Questions and examples' },
  entries: [
    {
      id: 'faq-pilgrimage',
      title: {
        pl: 'Czy spustoszona Pielgrzymka powstrzymuje efekt kręgu?',
        en: 'Does a broken Pilgrimage stop the ring effect?',
      },
      lead: {
        pl: 'Nie: prowincję pustoszy się, zanim przychodzi kolej na krąg.',
        en: 'No: the province is broken before the ring has its turn.',
      },
      clauses: [
        {
          rule: 'L5R-FAQ-1',
          text: {
            pl: 'Tekst spustoszonej prowincji nie działa. Pielgrzymka spustoszona w kroku 3.2.5 w kroku 3.2.6 już niczego nie anuluje i atakujący gracz normalnie rozpatruje efekt kręgu.',
            en: 'The text of a broken province does not work. A Pilgrimage broken in step 3.2.5 cancels nothing in step 3.2.6 any more, and the attacking player resolves the ring effect normally.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-FAQ-1',
          text: {
            pl: 'Hida Kisada (7) atakuje Pielgrzymkę (siła 5) i nikt nie broni. Przewaga 7 ją pustoszy, jej tekst przestaje działać, a atakujący gracz rozpatruje efekt kręgu jak zwykle.',
            en: 'Hida Kisada (7) attacks Pilgrimage (strength 5) and nobody defends. A margin of 7 breaks it, its text stops working, and the attacking player resolves the ring effect as usual.',
          },
          cards: ['hida-kisada', 'pilgrimage'].map(printedId),
          situation: {
            seats: [
              { play: ['hida-kisada (in conflict)'] },
              {
                provinces: [
                  'the-art-of-peace',
                  'pilgrimage (faceup)',
                  'manicured-garden',
                  'ancestral-lands',
                  'rally-to-the-cause',
                ],
              },
            ],
            conflict: { attacker: 0, type: 'military', ring: 'air' },
          },
        },
      ],
      see: ['conflict-breaking', 'ring-resolving', 'provinces'],
    },
    {
      id: 'faq-contingency-plan',
      title: {
        pl: 'Czy Plan awaryjny przestawia licznik honoru?',
        en: 'Does Contingency Plan turn the honor dial?',
      },
      lead: {
        pl: 'Nie: zmienia tylko wartość stawki w tej jednej licytacji.',
        en: 'No: it changes the value of that one bid only.',
      },
      clauses: [
        {
          rule: 'L5R-FAQ-2',
          text: {
            pl: 'Plan awaryjny zmienia wartość stawki na potrzeby tej jednej licytacji. Liczba na liczniku pozostaje taka, jak ją ustawiono, aż do następnej licytacji.',
            en: 'Contingency Plan changes the bid value for that one bid. The number on the dial stays as it was set until the next bid.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-FAQ-2',
          text: {
            pl: 'Obaj gracze ustawili 3, a ty zagrywasz Plan awaryjny i podnosisz swoją stawkę do 4: dajesz przeciwnikowi 1 żeton honoru i dobierasz 4 karty. Karta Umiem pływać patrzy jednak na licznik, a na nim jest wciąż 3.',
            en: 'Both players set 3, and you play Contingency Plan to raise your bid to 4: you give your opponent 1 honor and draw 4 cards. I Can Swim still looks at the number on the dial, which is 3.',
          },
          cards: ['contingency-plan', 'i-can-swim'].map(printedId),
        },
      ],
      see: ['bid-value', 'draw-bid'],
    },
    {
      id: 'faq-water-ring',
      title: {
        pl: 'Czy krąg Wody może przygotować uczestnika konfliktu?',
        en: 'Can the Water ring ready a participant?',
      },
      lead: {
        pl: 'Tylko takiego, który już jest w ukłonie, i nie na długo.',
        en: 'Only one that is bowed already, and not for long.',
      },
      clauses: [
        {
          rule: 'L5R-FAQ-3',
          text: {
            pl: 'Uczestnicy kłaniają się dopiero w kroku 3.2.8. Wcześniej, przy rozpatrywaniu efektu kręgu, przygotowanego uczestnika nie można wybrać, by go przygotować. Uczestnika w ukłonie można, ale w kroku 3.2.8 znów się ukłoni.',
            en: 'Participants bow only in step 3.2.8. Before that, when the ring effect is resolved, a ready participant cannot be picked to be readied. A bowed one can, but it bows again in step 3.2.8.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-FAQ-3',
          text: {
            pl: 'Wygrywasz konflikt o krąg Wody. Atakująca Matsu Beiona (3) jest przygotowana, więc nie można jej przygotować. Gunsō Akodo, który uczestniczył w ukłonie, możesz podnieść, ale w kroku 3.2.8 i tak znowu się ukłoni.',
            en: 'You win a conflict for the Water ring. Matsu Beiona (3), who attacked, is ready, so she cannot be readied. Akodo Gunsō, which took part bowed, may be readied, but in step 3.2.8 it bows again anyway.',
          },
          cards: ['matsu-beiona', 'akodo-gunso'].map(printedId),
          situation: {
            seats: [{ play: ['matsu-beiona (in conflict)', 'akodo-gunso (bowed, in conflict)'] }, {}],
            conflict: { attacker: 0, type: 'military', ring: 'water' },
          },
        },
      ],
      see: ['ring-effects', 'conflict-going-home', 'legal-targets'],
    },
    {
      id: 'faq-endless-plains',
      title: {
        pl: 'Czy konflikt kończy się, gdy użyję Bezkresnych równin?',
        en: 'Does the conflict end when I use Endless Plains?',
      },
      lead: {
        pl: 'Nie: konflikt toczy się dalej.',
        en: 'No: the conflict goes on.',
      },
      clauses: [
        {
          rule: 'L5R-FAQ-4',
          text: {
            pl: 'Spustoszenie własnej atakowanej prowincji nie kończy konfliktu. Pozostałe kroki następują po kolei, łącznie z utratą honoru za niebroniony konflikt i efektem kręgu. Tylko krok 3.2.5 nic nie robi, bo prowincja już jest spustoszona.',
            en: 'Breaking your own attacked province does not end the conflict. The remaining steps follow, with the loss of honor for an unopposed conflict and the ring effect. Only step 3.2.5 does nothing, as the province is broken already.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-FAQ-4',
          text: {
            pl: 'Matsu Beiona i Berserker Matsu atakują Bezkresne równiny. Broniący gracz używa reakcji: prowincja zostaje spustoszona, a atakujący odrzuca Berserkera. Konflikt toczy się dalej z samą Beioną.',
            en: 'Matsu Beiona and Matsu Berserker attack Endless Plains. The defending player uses its reaction: the province breaks and the attacking player discards the Berserker. The conflict goes on with Beiona alone.',
          },
          cards: ['matsu-beiona', 'matsu-berserker', 'endless-plains'].map(printedId),
        },
      ],
      see: ['conflict-breaking', 'conflict-unopposed'],
    },
    {
      id: 'worked-examples',
      title: { pl: 'Przykłady z liczbami', en: 'Examples with numbers' },
      lead: {
        pl: 'Cały konflikt, licytacja, siła prowincji i wpływ, krok po kroku.',
        en: 'A whole conflict, a bid, a province and influence, step by step.',
      },
      clauses: [
        {
          rule: 'L5R-EX-1',
          text: {
            pl: 'Konflikt polityczny, w którym 6 : 2 zamienia się w 4 : 0. Atakujący gracz wygrywa go i dostaje krąg, broniący traci honor, bo konflikt był niebroniony, ale prowincja o sile 5 się nie poddaje. Cały przebieg jest w przykładzie niżej.',
            en: 'A political conflict in which 6 : 2 turns into 4 : 0. The attacking player wins it unopposed and gets the ring, the defending player loses honor, but a province of strength 5 stands. The example below tells the whole story.',
          },
        },
        {
          rule: 'L5R-EX-2',
          text: {
            pl: 'Licytacja w fazie dobierania, stawki 2 i 5: kto postawił 5, daje przeciwnikowi 3 żetony honoru. Potem gracze dobierają 2 i 5 kart.',
            en: 'Bids of 2 and 5 in the draw phase: who bid 5 gives the opponent 3 honor. Then the players draw 2 and 5 cards.',
          },
        },
        {
          rule: 'L5R-EX-3',
          text: {
            pl: 'Cesarski skład (+1) w Pielgrzymce (5): prowincja ma siłę 6.',
            en: 'Imperial Storehouse (+1) in Pilgrimage (5): the province has strength 6.',
          },
        },
        {
          rule: 'L5R-EX-4',
          text: {
            pl: 'Wpływ: 3 kopie Uznać porażkę (po 2), 3 kopie Podarunku doskonałego (po 1) i 1 Trening szermierczy (1) to 6 + 3 + 1 = 10, dokładnie tyle, ile daje twierdza z zestawu podstawowego. (To karty Żurawia; Kompendium zasad myli je z kartami Kraba.)',
            en: 'Influence: 3 copies of Admit Defeat (2 each), 3 of The Perfect Gift (1 each) and 1 Duelist Training (1) make 6 + 3 + 1 = 10, exactly what a core stronghold provides. (They are Crane cards; the Rules Reference mistakes them for Crab.)',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-EX-1',
          text: {
            pl: 'Uhonorowany Gawędziarz Asahina (4 + 2 za chwałę = 6) atakuje w konflikcie politycznym o krąg Powietrza. Odkrywają się Umocnione pozycje: siła 5, bo ich +5 działa tylko w konfliktach militarnych. Broni Matsu Beiona (2). Broniący gracz działa pierwszy i zagrywa Gry dworskie: Gawędziarz zostaje zhańbiony, czyli staje się zwykły (4 : 2). Atakujący gracz, mając w konflikcie dworzanina, zagrywa Przechytrzyć przeciwnika i odsyła Beionę do domu (4 : 0). Obaj pasują. Konflikt jest niebroniony, więc broniący gracz traci 1 żeton honoru. Przewaga 4 nie wystarcza na siłę 5. Efektem kręgu atakujący gracz zabiera 1 żeton honoru, zajmuje krąg, a Gawędziarz kłania się i wraca do domu.',
            en: 'An honored Asahina Storyteller (4 + 2 for glory = 6) attacks in a political conflict for the Air ring. Entrenched Position is revealed: strength 5, as its +5 is for military conflicts only. Matsu Beiona (2) defends. The defending player acts first and plays Court Games: the Storyteller is dishonored, which makes it ordinary (4 : 2). The attacking player, with a Courtier in the conflict, plays Outwit and sends Beiona home (4 : 0). Both pass. The conflict is unopposed, so the defending player loses 1 honor. A lead of 4 is not enough for strength 5. With the ring effect the attacking player takes 1 honor, then claims the ring, and the Storyteller bows and goes home.',
          },
          cards: ['asahina-storyteller', 'entrenched-position', 'matsu-beiona', 'court-games', 'outwit'].map(printedId),
          situation: {
            seats: [
              { play: ['asahina-storyteller (honored, in conflict)'] },
              {
                provinces: [
                  'the-art-of-peace',
                  'entrenched-position (faceup)',
                  'manicured-garden',
                  'ancestral-lands',
                  'rally-to-the-cause',
                ],
                play: ['matsu-beiona (in conflict)'],
              },
            ],
            conflict: { attacker: 0, type: 'political', ring: 'air' },
          },
          values: [{ card: printedId('asahina-storyteller'), of: 'political' }],
        },
      ],
      see: ['conflict-resolution-skill', 'draw-bid', 'provinces', 'deck-influence'],
    },
  ],
};
