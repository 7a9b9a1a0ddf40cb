import { printedId, type RulesChapter } from '@kronika/kernel';

/** How a card is played and an ability initiated, from the announcement to the effect. */
export const playing: RulesChapter = {
  id: 'playing',
  title: { pl: 'Zagrywanie kart i inicjowanie zdolności', en: 'Playing cards and initiating abilities' },
  entries: [
    {
      id: 'initiation-steps',
      title: { pl: 'Krok po kroku', en: 'Step by step' },
      lead: {
        pl: 'Każdą kartę zagrywa się, a każdą zdolność wyzwala w tych samych siedmiu krokach.',
        en: 'Every card is played and every ability triggered in the same seven steps.',
      },
      clauses: [
        {
          rule: 'L5R-INIT-a',
          text: {
            pl: 'Gracz zapowiada, co chce zrobić, i pokazuje kartę. Potem: (1) sprawdza się ograniczenia zagrania i to, czy są właściwe cele; (2) ustala się koszt i sprawdza, czy da się go zapłacić; (3) stosuje się modyfikatory kosztu; (4) koszt zostaje opłacony; (5) wybiera się cele i wszystko inne, co stoi przed pauzą; (6) karta ma wejść do gry, a efekty mają się zainicjować – w tej chwili można je anulować; (7) efekty następują. Jeśli zawiedzie punkt 1 lub 2, nic się nie dzieje, a karta zostaje na miejscu.',
            en: 'The player announces the intention and shows the card. Then: (1) play restrictions are checked, and whether there are legal targets; (2) the cost is determined, and whether it can be paid; (3) modifiers of the cost are applied; (4) the cost is paid; (5) targets are chosen, and everything else that stands before the dash; (6) the card tries to enter play, the effects try to initiate – here they may be cancelled; (7) the effects happen. If check 1 or 2 fails, nothing happens and the card stays where it is.',
          },
        },
        {
          rule: 'L5R-INIT-b',
          text: {
            pl: 'Na wszystko, co dzieje się w tych krokach, można jak zwykle odpowiadać przerwaniami i reakcjami.',
            en: 'Interrupts and reactions to anything that happens in these steps may be used as usual.',
          },
        },
        {
          rule: 'L5R-RESTR-a',
          text: {
            pl: 'Trzeba spełnić wszystkie ograniczenia zagrania. Pozwolenie to takie ograniczenie na odwrót: pozwala użyć karty wtedy, kiedy zwykle nie wolno, albo stamtąd, skąd zwykle nie wolno.',
            en: 'All play restrictions have to be met. A permission is a restriction turned round: it lets a card be used at a time or from a place where it usually cannot.',
          },
        },
        {
          rule: 'L5R-INIT-d',
          reading: 'interpretation',
          text: {
            pl: 'Jeśli w kroku 5 nie ma już żadnego właściwego celu (na przykład poszedł na opłacenie kosztu), efektu nie ma, koszt pozostaje zapłacony, a użycie wlicza się do limitu.',
            en: 'If no legal target is left in step 5 (it was used to pay the cost, say), there is no effect, the cost stays paid, and the use counts against limits.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-INIT-a',
          text: {
            pl: 'Podczas konfliktu politycznego używasz Shizuka Toshi. Najpierw sprawdzasz, czy uczestniczy w nim przygotowana postać o sprawności politycznej najwyżej 2, potem kłaniasz twierdzę (koszt), a dopiero wtedy wskazujesz cel, który się ukłoni.',
            en: 'In a political conflict you use Shizuka Toshi. First you check that a ready character with a political skill of at most 2 takes part, then you bow the stronghold (cost), and only then do you name the target that is bowed.',
          },
          cards: ['shizuka-toshi'].map(printedId),
        },
      ],
      see: ['costs', 'choosing-targets', 'cancelling', 'card-anatomy', 'action-windows'],
    },
    {
      id: 'resolve-twice',
      title: { pl: '„Rozpatrz tę zdolność dwukrotnie”', en: '“Resolve this ability twice”' },
      lead: {
        pl: 'Za drugim razem nie płaci się kosztu, a cel może być inny.',
        en: 'The second time no cost is paid, and the target may be another.',
      },
      clauses: [
        {
          rule: 'L5R-INIT-c',
          text: {
            pl: 'Kroki 5–7 powtarza się od razu po pierwszym rozpatrzeniu, jeszcze przed reakcjami na nie. Kosztu nie płaci się ponownie, a cele wybiera się na nowo.',
            en: 'Steps 5–7 are repeated immediately after the first resolution, before reactions to it. The cost is not paid again, and targets are chosen anew.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-INIT-c',
          text: {
            pl: 'Banzai! daje Matsu Beionie +2 do sprawności militarnej. Tracisz 1 żeton honoru i rozpatrujesz kartę jeszcze raz: kolejne +2 może dostać Beiona albo inna uczestnicząca postać.',
            en: 'Banzai! gives Matsu Beiona +2 military skill. You lose 1 honor and resolve the card once more: the other +2 may go to Beiona or to another participating character.',
          },
          cards: ['banzai', 'matsu-beiona'].map(printedId),
        },
      ],
      see: ['initiation-steps'],
    },
    {
      id: 'costs',
      title: { pl: 'Koszty', en: 'Costs' },
      lead: {
        pl: 'Koszt to los za kartę oraz wszystko, co zdolność każe zrobić przed pauzą.',
        en: 'A cost is the fate for a card, and everything an ability tells you to do before its dash.',
      },
      clauses: [
        {
          rule: 'L5R-COST-a',
          text: {
            pl: 'Aby zagrać kartę, trzeba zapłacić jej koszt w żetonach losu, z uwzględnieniem modyfikatorów.',
            en: 'To play a card, its fate cost has to be paid, with all modifiers.',
          },
        },
        {
          rule: 'L5R-COST-b',
          text: {
            pl: 'W zdolności wyzwalanej kosztem jest każde polecenie przed pauzą oprócz „wybierz”: ukłoń, wydaj, poświęć, strać, zhańb, odrzuć i podobne. W naszych tekstach kart w miejscu pauzy stoi zwykle dwukropek.',
            en: 'In a triggered ability every instruction before the dash except “choose” is part of the cost: bow, spend, sacrifice, lose, dishonor, discard and the like. Our card texts usually have a colon in place of the dash.',
          },
        },
        {
          rule: 'L5R-COST-c',
          text: {
            pl: 'Płaci się tylko tym, co się kontroluje. Przypomina o tym słowo „przyjazna”.',
            en: 'You pay only with what you control. The word “friendly” is a reminder of that.',
          },
        },
        {
          rule: 'L5R-COST-d',
          text: {
            pl: 'Jeśli kosztem jest coś poza grą, musi to pochodzić z własnych stref lub pul płacącego gracza.',
            en: "If the cost is something outside of play, it has to come from the paying player's own zones or pools.",
          },
        },
        {
          rule: 'L5R-COST-e',
          text: {
            pl: 'Kilka kosztów jednej karty lub zdolności opłaca się jednocześnie.',
            en: 'Several costs of one card or ability are paid at the same time.',
          },
        },
        {
          rule: 'L5R-COST-f',
          text: {
            pl: 'Jeśli w trakcie okaże się, że którejś części kosztu nie da się zapłacić, wszystko się na tym kończy; zagrywana karta zostaje niezagrana na ręce lub w prowincji.',
            en: 'If some part of the cost turns out to be unpayable while the others are already paid, it all ends there; a card that was being played stays unplayed in hand or in its province.',
          },
        },
        {
          rule: 'L5R-COST-g',
          text: {
            pl: 'Nie wolno płacić kosztu zdolności, której efekt nie może niczego zmienić.',
            en: 'The cost of an ability whose effect cannot change anything may not be paid.',
          },
        },
        {
          rule: 'L5R-COST-h',
          text: {
            pl: 'Koszt nigdy nie spada poniżej 0.',
            en: 'A cost never falls below 0.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-COST-b',
          text: {
            pl: 'Skrytobójstwo kosztuje 0 żetonów losu, ale „strać 3 żetony honoru” to koszt: gdy efekt zostanie anulowany, honoru nie odzyskasz. Mając 2 żetony honoru, karty nie zagrasz.',
            en: 'Assassination costs 0 fate, but “lose 3 honor” is a cost: if the effect is cancelled, you do not get the honor back. With 2 honor you cannot play the card.',
          },
          cards: ['assassination'].map(printedId),
        },
        {
          rule: 'L5R-COST-h',
          text: {
            pl: 'Miasto kłamstw obniża koszt następnego wydarzenia o 1. Przechytrzyć przeciwnika (1) jest wtedy za darmo, a koszt Gier dworskich (0) i tak pozostaje równy 0.',
            en: 'City of Lies makes your next event cost 1 less. Outwit (1) is then free, while the cost of Court Games (0) simply stays 0.',
          },
          cards: ['city-of-lies', 'outwit', 'court-games'].map(printedId),
        },
      ],
      see: ['initiation-steps', 'cancelling', 'sacrificing', 'fate-use'],
    },
    {
      id: 'playing-and-putting',
      title: { pl: 'Zagrać a umieścić w grze', en: 'Playing and putting into play' },
      lead: {
        pl: 'Karta umieszczona w grze wchodzi do niej bez płacenia, ale i bez przywilejów karty zagranej.',
        en: 'A card put into play comes without being paid for, but also without the privileges of a played one.',
      },
      clauses: [
        {
          rule: 'L5R-PLAY-a',
          text: {
            pl: 'Zagrać postać lub dodatek to zapłacić koszt i położyć kartę w strefie gry. Karty zagrywa się z ręki albo z prowincji.',
            en: 'To play a character or an attachment is to pay its fate cost and place it in the play area. Cards are played from hand or from provinces.',
          },
        },
        {
          rule: 'L5R-PLAY-b',
          text: {
            pl: 'Przy umieszczaniu w grze nie liczy się koszt ani żadne ograniczenia i zakazy zagrania. Nie można też położyć na postaci dodatkowego losu.',
            en: 'Putting into play ignores the fate cost and all play restrictions and prohibitions. No extra fate may be placed on the character, either.',
          },
        },
        {
          rule: 'L5R-PLAY-c',
          text: {
            pl: 'Karta umieszczona w grze nie została „zagrana”.',
            en: 'A card that was put into play was not “played”.',
          },
        },
        {
          rule: 'L5R-PLAY-d',
          reading: 'interpretation',
          text: {
            pl: 'Trafia tam i w takim stanie, jak przy zwykłym zagraniu, o ile efekt nie mówi inaczej. Postać bez dalszych wskazówek jest przygotowana i leży w domu kontrolującego ją gracza, także podczas konfliktu.',
            en: "It arrives where and how it would arrive if played normally, unless the effect says otherwise. A character without further instruction is ready and at its controller's home, also during a conflict.",
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-PLAY-b',
          text: {
            pl: 'Za 1 żeton losu zagrywasz Szarżę! i umieszczasz w konflikcie Matsu Beionę ze swojej prowincji. Nie płacisz jej kosztu (3) i nie możesz dołożyć losu. Beiona jednak wchodzi do gry, więc jeśli kontrolujesz 3 inne postaci z cechą Bushi, jej reakcja położy na niej 2 żetony losu.',
            en: 'For 1 fate you play Charge! and put Matsu Beiona from your province into the conflict. You do not pay her cost (3) and cannot add fate. Still she enters play, so if you control 3 other Bushi characters, her reaction places 2 fate on her.',
          },
          cards: ['charge', 'matsu-beiona'].map(printedId),
        },
      ],
      see: ['costs', 'keyword-limited', 'characters', 'attachments'],
    },
    {
      id: 'letter-x',
      title: { pl: 'Litera X', en: 'The letter X' },
      lead: {
        pl: 'X to liczba, którą ustala karta albo gracz.',
        en: 'X is a number that the card or a player sets.',
      },
      clauses: [
        {
          rule: 'L5R-X-a',
          text: {
            pl: 'X, którego nic nie określa, wynosi 0.',
            en: 'An X that nothing defines is 0.',
          },
        },
        {
          rule: 'L5R-X-b',
          text: {
            pl: 'Gdy X jest kosztem, jego wartość wynika z karty albo z wyboru gracza. Zapłacenie mniej lub więcej dzięki modyfikatorom nie zmienia X.',
            en: "If X is a cost, its value comes from the card or from the player's choice. Paying less or more because of modifiers does not change X.",
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-X-a',
          text: {
            pl: 'Zrodzony w boju daje +X do sprawności militarnej, a X to liczba niezajętych kręgów. O jeden krąg toczy się walka, jeden zajął przeciwnik, więc X = 3.',
            en: 'Born in War gives +X military skill, where X is how many rings are unclaimed. One ring is contested and your opponent has claimed another, so X is 3.',
          },
          cards: ['born-in-war'].map(printedId),
        },
      ],
      see: ['modifiers'],
    },
  ],
};
