import { printedId, type RulesChapter } from '@kronika/kernel';

/** From the intention to the effect: the seven steps, costs, restrictions, targets. */
export const using: RulesChapter = {
  id: 'using',
  title: { pl: 'Używanie zdolności i kart', en: 'Using abilities and cards' },
  entries: [
    {
      id: 'initiation',
      title: { pl: 'Siedem kroków', en: 'Seven steps' },
      lead: {
        pl: 'Tak samo inicjuje się zdolność, zagrywa wydarzenie i mobilizuje kartę.',
        en: 'Abilities, events and marshaled cards all go through the same steps.',
      },
      words: { pl: 'inicjowanie, kolejność zagrywania, sekwencja', en: 'initiation sequence, order of playing' },
      clauses: [
        {
          rule: 'AGOT-SEQ-a',
          text: {
            pl: 'Gracz ogłasza zamiar, w razie potrzeby pokazując kartę; potem następuje kolejno siedem kroków.',
            en: 'The player declares the intention, showing the card if needed; then seven steps follow in order.',
          },
        },
        {
          rule: 'AGOT-SEQ-b',
          text: {
            pl: '(Krok 1) Obostrzenia: czy można to teraz zagrać, zmobilizować lub zainicjować? Sprawdza się też, czy są cele i czy efekt mógłby coś zmienić.',
            en: 'Step 1, restrictions: may this be played, marshaled or initiated now? Whether there are targets, and whether it could change the game, is checked here, too.',
          },
        },
        {
          rule: 'AGOT-SEQ-c',
          text: {
            pl: '(Krok 2) Ustala się wszystkie koszty. Dalej idzie się tylko wtedy, gdy po zmianach da się je opłacić.',
            en: 'Step 2: all costs are determined. Go on only if they can be paid after modifiers.',
          },
        },
        {
          rule: 'AGOT-SEQ-i',
          text: {
            pl: '(Krok 3) Stosuje się modyfikatory kosztów.',
            en: 'Step 3: the modifiers to the costs are applied.',
          },
        },
        { rule: 'AGOT-SEQ-d', text: { pl: '(Krok 4) Płaci się koszty.', en: 'Step 4: the costs are paid.' } },
        {
          rule: 'AGOT-SEQ-e',
          text: {
            pl: '(Krok 5) Wybiera się cele. Wolno wybrać każdy cel dozwolony teraz, nawet taki, którego w kroku 1 nie było.',
            en: 'Step 5: targets are chosen. Any target that is legal now may be chosen, even one that was not there in step 1.',
          },
        },
        {
          rule: 'AGOT-SEQ-f',
          text: {
            pl: '(Krok 6) Karta jest zagrana lub zmobilizowana albo efekt próbuje się zainicjować. To tutaj działają przerwania, które anulują.',
            en: 'Step 6: the card is played or marshaled, or the effect tries to initiate. This is where cancelling interrupts act.',
          },
        },
        {
          rule: 'AGOT-SEQ-g',
          text: {
            pl: '(Krok 7) Jeśli nic nie anulowano, inicjowanie się kończy i efekt zostaje rozpatrzony.',
            en: 'Step 7: unless cancelled, the initiation completes and the effect resolves.',
          },
        },
        {
          rule: 'AGOT-SEQ-h',
          text: {
            pl: 'Przerwań i reakcji można w trakcie tych kroków używać, gdy pojawi się ich warunek, na przykład przy płaceniu kosztu.',
            en: 'Interrupts and reactions can be used during these steps whenever their condition arises, for instance while costs are paid.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-SEQ-e',
          text: {
            pl: 'Zagrywając Dracarys!, najpierw płacisz 1 sztukę złota i klękasz Drogonem, a dopiero potem wybierasz uczestniczącą postać, która dostanie –4 SIŁY. Wtedy przeciwnik może wszystko anulować Branem Starkiem.',
            en: 'To play Dracarys!, you first pay 1 gold and kneel Drogon; only then do you choose the participating character that gets -4 STR. Now your opponent may cancel it all with Bran Stark.',
          },
          cards: ['dracarys', 'drogon', 'bran-stark'].map(printedId),
        },
      ],
      see: ['costs-paying', 'targets', 'cancelling', 'restrictions'],
    },
    {
      id: 'costs-paying',
      title: { pl: 'Koszty', en: 'Costs' },
      lead: { pl: 'Co jest kosztem i czym wolno go opłacić.', en: 'What a cost is, and what may pay for it.' },
      words: { pl: 'płacenie, aby, koszt w złocie, klękanie jako koszt', en: 'pay, to, gold cost, kneel as a cost' },
      clauses: [
        {
          rule: 'AGOT-COST-a',
          text: {
            pl: 'Żeby zmobilizować lub zagrać kartę, trzeba zapłacić jej koszt w złocie.',
            en: 'To marshal or play a card, its gold cost must be paid.',
          },
        },
        {
          rule: 'AGOT-COST-b',
          text: {
            pl: 'W zdaniu „zrób X, aby Y” X jest kosztem, a Y efektem.',
            en: 'In “do X to do Y”, X is the cost and Y the effect.',
          },
        },
        {
          rule: 'AGOT-COST-c',
          text: {
            pl: 'Kosztów nie można opłacać kartami, żetonami ani innymi elementami przeciwnika.',
            en: "Costs cannot be paid with an opponent's cards, tokens or other elements.",
          },
        },
        {
          rule: 'AGOT-COST-d',
          text: {
            pl: 'Jeśli koszt wymaga czegoś spoza gry, musi to pochodzić z własnych stref poza grą lub własnej puli złota płacącego.',
            en: "If a cost uses something that is not in play, only the payer's own out-of-play zones and gold pool may supply it.",
          },
        },
        {
          rule: 'AGOT-COST-e',
          text: {
            pl: 'Kilka kosztów jednej zdolności płaci się jednocześnie.',
            en: 'Several costs of one ability are paid at the same time.',
          },
        },
        {
          rule: 'AGOT-COST-f',
          text: {
            pl: 'Jeśli części kosztu nie udało się zapłacić, resztę i tak się płaci, a potem wszystko się kończy: nic nie zostaje rozpatrzone, a niezagrana karta zostaje na ręce.',
            en: 'If part of a payment is prevented, the rest is still paid, then the whole process stops: nothing resolves, and an unplayed card stays in hand.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-COST-b',
          text: {
            pl: 'Wysogród: klęknięcie i 1 sztuka złota to koszt, płacony naraz. Efekt to podniesienie atakującej postaci i usunięcie jej z wyzwania. Jeśli Zdrada go anuluje, miejsce klęczy, a złoto przepadło.',
            en: 'Highgarden: kneeling it and 1 gold are the cost, paid together. The effect stands an attacking character and removes it from the challenge. If Treachery cancels it, the location stays knelt and the gold is gone.',
          },
          cards: ['highgarden', 'treachery'].map(printedId),
        },
      ],
      see: ['initiation', 'cost-changes', 'cancelling'],
    },
    {
      id: 'cost-changes',
      title: { pl: 'Zniżki i litera X', en: 'Reductions and the letter X' },
      lead: {
        pl: 'Jak działają obniżki kosztu i ile wynosi X.',
        en: 'How reductions of costs work, and how much X is.',
      },
      words: { pl: 'obniżka, taniej, następna karta, iks', en: 'discount, cheaper, next card, x cost' },
      clauses: [
        {
          rule: 'AGOT-COST-g',
          text: {
            pl: 'Litera X to 0, chyba że zdolność lub wybór gracza mówi inaczej. W kosztach najpierw ustala się X; zniżki zmieniają to, co się płaci, a nie X.',
            en: "The letter X is 0 unless an ability or a player's choice defines it. In costs X is fixed first; reductions change what is paid, not X.",
          },
        },
        {
          rule: 'AGOT-COST-h',
          reading: 'interpretation',
          text: {
            pl: '„Następna” lub „pierwsza” taka karta zużywa obniżkę, nawet jeśli jej koszt i tak wynosi 0, a obniżka przepada z końcem podanego czasu. Duplikat nie ma kosztu i jej nie zużywa.',
            en: 'The “next” or “first” such card uses up the reduction, even if its cost is 0 already, and the reduction lapses at the end of its period. A duplicate has no cost and does not use it up.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-COST-g',
          text: {
            pl: 'Zagrywasz kartę Czego się nie robi dla miłości z X równym 5, żeby wróciła na rękę postać o koszcie 5. Paxter Redwyne obniża koszt pierwszego wydarzenia w rundzie o 1: płacisz 4, a X nadal wynosi 5.',
            en: 'You play The Things I Do For Love with X equal to 5 to return a character of cost 5 to hand. Paxter Redwyne reduces the cost of your first event each round by 1: you pay 4, and X is still 5.',
          },
          cards: ['the-things-i-do-for-love', 'paxter-redwyne'].map(printedId),
        },
        {
          rule: 'AGOT-COST-h',
          text: {
            pl: 'Klękasz kartą Opiekun ogrodów: następna postać Tyrellów kosztuje o 1 mniej. Mobilizujesz duplikat Margaery Tyrell: nic nie kosztuje i zniżki nie zużywa. Rycerz Kwiatów kosztuje potem 4 zamiast 5.',
            en: 'You kneel Garden Caretaker: your next Tyrell character costs 1 less. You marshal a duplicate of Margaery Tyrell: it costs nothing and does not use up the reduction. The Knight of Flowers then costs 4 instead of 5.',
          },
          cards: ['garden-caretaker', 'margaery-tyrell', 'the-knight-of-flowers'].map(printedId),
        },
      ],
      see: ['costs-paying', 'marshaling', 'duplicates'],
    },
    {
      id: 'restrictions',
      title: { pl: 'Obostrzenia i zezwolenia', en: 'Restrictions and permissions' },
      lead: {
        pl: 'Kiedy wolno czegoś użyć i jak czytać tekst karty.',
        en: 'When something may be used, and how to read a card.',
      },
      words: { pl: 'zagraj tylko, warunek zagrania, nazwa własna karty', en: 'play only if, play condition, own name' },
      clauses: [
        {
          rule: 'AGOT-PLAY-a',
          text: {
            pl: 'Obostrzenie mówi, kiedy lub pod jakim warunkiem wolno czegoś użyć; musi być spełnione w kroku 1.',
            en: 'A restriction says when or under which condition something may be used; it must hold in step 1.',
          },
        },
        {
          rule: 'AGOT-PLAY-b',
          text: {
            pl: 'Zezwolenie pozwala użyć czegoś poza czasem, na który pozwalają zasady.',
            en: 'A permission lets you use something outside the time the rules normally allow.',
          },
        },
        {
          rule: 'AGOT-PLAY-c',
          text: {
            pl: 'Określenie przed wyliczeniem dotyczy każdego elementu, do którego pasuje: „unikatowa postać i miejsce” to unikatowa postać i unikatowe miejsce.',
            en: 'A qualifier before a list applies to every item it can apply to: “unique character and location” means both unique.',
          },
        },
        {
          rule: 'AGOT-PLAY-d',
          text: {
            pl: 'Nazwa karty w jej własnym tekście oznacza właśnie tę kartę, a nie inne kopie.',
            en: "A card's own title in its text means that very card, not other copies.",
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-PLAY-a',
          text: {
            pl: 'Wydarzenie Nasza jest furia można zagrać tylko w wyzwaniu, w którym jesteś broniącym graczem. Kiedy atakujesz, nie wolno, choćby twój Robert Baratheon klęczał gotowy do pomocy.',
            en: 'Ours is the Fury can be played only during a challenge in which you are the defending player. While you attack it is not allowed, even if your Robert Baratheon kneels ready to help.',
          },
          cards: ['ours-is-the-fury', 'robert-baratheon'].map(printedId),
        },
      ],
      see: ['initiation', 'events', 'ability-use'],
    },
    {
      id: 'targets',
      title: { pl: 'Wskazywanie celów', en: 'Targets' },
      lead: { pl: '„Wybierz” oznacza wskazanie celu.', en: '“Choose” means targeting.' },
      words: { pl: 'cel, wybierz, dozwolony cel, do trzech', en: 'target, choose, legal target, up to' },
      clauses: [
        {
          rule: 'AGOT-TARG-a',
          text: {
            pl: '„Wybierz” to wskazywanie celu. Wybiera kontroler efektu, chyba że karta mówi inaczej.',
            en: '“Choose” means targeting. The controller of the effect makes all choices unless the card says otherwise.',
          },
        },
        {
          rule: 'AGOT-TARG-b',
          text: {
            pl: 'Jeśli nie ma tylu dozwolonych celów, ilu potrzeba, zdolności nie można zainicjować.',
            en: 'If the required number of legal targets does not exist, the ability cannot be initiated.',
          },
        },
        {
          rule: 'AGOT-TARG-c',
          text: {
            pl: 'Kilka celów wskazywanych przez jednego gracza wskazuje się naraz.',
            en: 'Several targets chosen by one player are chosen at once.',
          },
        },
        {
          rule: 'AGOT-TARG-d',
          reading: 'interpretation',
          text: {
            pl: '„Dowolna liczba” przy zerze celów: zdolność się nie rozpatruje i nic nie zmienia. Tak samo „do N”, gdy wybiera kontroler zdolności; gdy każdy wybiera spośród swoich kart, zero jest dozwolone.',
            en: "“Any number” with zero chosen: the ability does not resolve and changes nothing. So it is with “up to N” when the ability's controller chooses; where each player chooses among their own cards, zero is allowed.",
          },
        },
        {
          rule: 'AGOT-TARG-e',
          text: {
            pl: 'Celów potrzebnych dopiero później, po „następnie” lub w efekcie opóźnionym, nie sprawdza się na początku. Jeśli ich wtedy nie ma, zawodzi tylko ta część.',
            en: 'Targets needed only later, after “then” or in a delayed effect, are not checked at the start. If there are none when they are due, just that part fails.',
          },
        },
        {
          rule: 'AGOT-TARG-f',
          text: {
            pl: 'Karta, na której efekt nic by nie zmienił, nie jest dozwolonym celem.',
            en: 'A card on which the effect would change nothing is not a legal target.',
          },
        },
        {
          rule: 'AGOT-TARG-g',
          reading: 'interpretation',
          text: {
            pl: 'Efekt bez słowa „wybierz” nie wskazuje celu, nawet jeśli gracz coś przy nim wybiera.',
            en: 'An effect without “choose” does not target, even if a player picks something during it.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-TARG-f',
          text: {
            pl: 'Reakcja Melisandre każe wybrać postać i nią klęknąć. Klęczącej postaci wskazać nie można. Jeśli wszystkie postacie klęczą, reakcji nie można użyć.',
            en: 'The reaction of Melisandre lets you choose and kneel a character. A kneeling one cannot be chosen. If all characters are kneeling, the reaction cannot be used.',
          },
          cards: ['melisandre'].map(printedId),
        },
      ],
      see: ['ability-use', 'initiation', 'immunity'],
    },
  ],
};
