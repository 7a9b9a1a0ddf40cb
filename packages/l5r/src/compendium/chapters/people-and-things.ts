import { printedId, type RulesChapter } from '@kronika/kernel';

/** The cards that act: characters, what they carry, and events. */
export const peopleAndThings: RulesChapter = {
  id: 'people-and-things',
  title: { pl: 'Postaci, dodatki i wydarzenia', en: 'Characters, attachments and events' },
  entries: [
    {
      id: 'characters',
      title: { pl: 'Postaci', en: 'Characters' },
      lead: {
        pl: 'Postaci walczą w konfliktach i przemawiają na dworze.',
        en: 'Characters fight your battles and speak at court.',
      },
      clauses: [
        {
          rule: 'L5R-CHAR-a',
          text: {
            pl: 'Postać zwykle wchodzi do gry przygotowana, w domu swojego gracza. Zostaje w grze, dopóki nie usunie jej zdolność albo krok gry.',
            en: "A character normally enters play ready, in its player's home area, and stays until an ability or a step of the game removes it.",
          },
        },
        {
          rule: 'L5R-CHAR-b',
          text: {
            pl: 'Kto zagrywa postać z ręki podczas konfliktu, może umieścić ją od razu w tym konflikcie, przygotowaną, po swojej stronie. Zagrywając ją, mówi, czy trafia do konfliktu, czy do domu.',
            en: 'If you play a character from hand during a conflict, you may put it right into the conflict, ready and on your side. You say as you play it whether it goes there or home.',
          },
        },
        {
          rule: 'L5R-CHAR-c',
          text: {
            pl: 'Kto zagrywa postać, z ręki czy z prowincji, może po opłaceniu jej kosztu położyć na niej los z własnej puli, ile tylko chce.',
            en: 'Whenever a character is played, from hand or from a province, its controller may place any amount of fate from their pool on it once the cost is paid.',
          },
        },
        {
          rule: 'L5R-CHAR-d',
          text: {
            pl: 'Postać wchodzi do gry w zwykłym stanie, bez znacznika stanu.',
            en: 'A character enters play ordinary, without a status token.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-CHAR-c',
          text: {
            pl: 'Masz 7 żetonów losu i zagrywasz postać Harcownik Doji za 3. Możesz położyć na niej od 0 do 4 żetonów. Kładziesz 2, więc w puli zostają ci jeszcze 2.',
            en: 'You have 7 fate and play Doji Challenger for 3. You may place 0 to 4 fate on it. You place 2 and keep 2 in your pool.',
          },
          cards: ['doji-challenger'].map(printedId),
          situation: { seats: [{ fate: 2, play: ['doji-challenger (fate 2)'] }, {}] },
        },
      ],
      see: ['fate-use', 'personal-honor', 'dynasty-playing', 'playing-and-putting'],
    },
    {
      id: 'attachments',
      title: { pl: 'Dodatki', en: 'Attachments' },
      lead: {
        pl: 'Broń, stroje, zaklęcia i stany, które dołącza się do postaci.',
        en: 'Weapons, garments, spells and conditions that go on characters.',
      },
      clauses: [
        {
          rule: 'L5R-ATT-a',
          text: {
            pl: 'Dodatek wchodzi do gry przygotowany, dołączony do innej karty lub elementu gry. Zostaje tam, dopóki ktoś go nie usunie albo dopóki to, do czego go dołączono, nie opuści gry.',
            en: 'An attachment enters play ready and attached to another card or game element. It stays until it is removed or until what it is attached to leaves play.',
          },
        },
        {
          rule: 'L5R-ATT-b',
          text: {
            pl: 'Dodatku, którego nie ma do czego dołączyć, nie da się wprowadzić do gry.',
            en: 'An attachment cannot enter play if there is nothing it may be attached to.',
          },
        },
        {
          rule: 'L5R-ATT-c',
          text: {
            pl: 'Jeśli tekst dodatku nie mówi inaczej, dołącza się go tylko do postaci, własnej albo przeciwnika.',
            en: "Unless its text says otherwise, an attachment goes on a character, be it yours or your opponent's.",
          },
        },
        {
          rule: 'L5R-ATT-d',
          text: {
            pl: 'Na jednej karcie może być dowolna liczba dodatków. Osobny limit mają tylko dodatki niezwykłe.',
            en: 'One card may carry any number of attachments. Only restricted ones have a limit of their own.',
          },
        },
        {
          rule: 'L5R-ATT-e',
          text: {
            pl: 'Gdy karta z dodatkiem opuszcza grę, dodatek zostaje w tej samej chwili odrzucony. Rodowy wraca zamiast tego na rękę właściciela.',
            en: "When the card it is attached to leaves play, the attachment is discarded at the same moment. An ancestral one returns to its owner's hand instead.",
          },
        },
        {
          rule: 'L5R-ATT-f',
          text: {
            pl: 'Dodatek, który z jakiegoś powodu nie może już być na swojej karcie, zostaje odrzucony.',
            en: 'An attachment that may no longer be where it is gets discarded.',
          },
        },
        {
          rule: 'L5R-ATT-g',
          text: {
            pl: 'Na czyjejkolwiek postaci leży dodatek, kontroluje go ten, kto go zagrał.',
            en: "An attachment stays under the control of the player who played it, even on an opponent's character.",
          },
        },
        {
          rule: 'L5R-ATT-h',
          text: {
            pl: 'Ukłon postaci nie kłania jej dodatków i odwrotnie: dodatek kłania się i przygotowuje sam.',
            en: 'Bowing a character does not bow its attachments, nor the other way round: an attachment bows and readies on its own.',
          },
        },
        {
          rule: 'L5R-ATT-i',
          text: {
            pl: 'Modyfikatory sprawności z dodatku dotyczą postaci, do której go dołączono. Działają także wtedy, gdy dodatek lub postać jest w ukłonie.',
            en: 'The skill modifiers of an attachment apply to the character it is on, also while the attachment or the character is bowed.',
          },
        },
        {
          rule: 'L5R-ATT-j',
          text: {
            pl: 'Postać, która jest w grze jako dodatek, nie zwiększa sprawności. Jej liczby nie są modyfikatorami, bo nie mają plusa ani minusa.',
            en: 'A character that is in play as an attachment gives no skill bonus: its numbers have no plus or minus sign, so they are no modifiers.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-ATT-i',
          text: {
            pl: 'Harcownik Doji ma sprawność militarną 3. Wyborna katana dodaje 2, razem 5. Nawet gdyby katana była w ukłonie, dodawałaby swoje 2.',
            en: 'Doji Challenger has a military skill of 3. Fine Katana adds 2, which makes 5. Even a bowed katana would still add its 2.',
          },
          cards: ['fine-katana', 'doji-challenger'].map(printedId),
          situation: { seats: [{ play: ['doji-challenger + fine-katana'] }, {}] },
          values: [{ card: printedId('doji-challenger'), of: 'military' }],
        },
      ],
      see: ['ready-and-bowed', 'skill', 'dashes', 'keyword-restricted', 'keyword-ancestral'],
    },
    {
      id: 'events',
      title: { pl: 'Wydarzenia', en: 'Events' },
      lead: {
        pl: 'Jednorazowe karty z ręki: działają raz i trafiają na stos odrzuconych kart.',
        en: 'Cards from hand that do their thing once and then go to the discard pile.',
      },
      clauses: [
        {
          rule: 'L5R-EVENT-a',
          text: {
            pl: 'Wydarzenia zagrywa się z ręki. Kiedy wolno to zrobić, określają rodzaj zdolności, warunek wyzwolenia i ograniczenia zagrania.',
            en: 'Events are played from hand. The kind of ability, the triggering condition and the play restrictions say when.',
          },
        },
        {
          rule: 'L5R-EVENT-b',
          text: {
            pl: 'Zagrywając wydarzenie, opłaca się koszty, rozpatruje efekty (o ile nikt ich nie anulował) i odkłada kartę na stos odrzuconych kart właściciela. Dopiero potem można reagować.',
            en: "To play an event, pay the costs, resolve the effects (unless they are cancelled) and put the card into its owner's discard pile. Only then can anybody react to it.",
          },
        },
        {
          rule: 'L5R-EVENT-c',
          text: {
            pl: 'Wydarzenie, którego efekty anulowano, i tak zostało zagrane: koszty przepadają, a karta trafia na stos odrzuconych kart właściciela.',
            en: "An event whose effects are cancelled was still played: its costs stay paid and it goes to its owner's discard pile.",
          },
        },
        {
          rule: 'L5R-EVENT-d',
          text: {
            pl: 'Jeśli wydarzenie na pewien czas wpływa na grupę kart, dotyczy to tylko kart, które należały do tej grupy w chwili rozpatrzenia.',
            en: 'If an event affects a group of cards for some time, it covers only the cards that were in that group when it resolved.',
          },
        },
        {
          rule: 'L5R-EVENT-e',
          text: {
            pl: 'Wydarzenie wchodzi do gry tylko wtedy, gdy efekt, który je tam umieszcza, robi z niego zarazem kartę takiego typu, jaki może być w grze.',
            en: 'An event cannot enter play unless the effect that puts it there also turns it into a type that can.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-EVENT-b',
          text: {
            pl: 'Zagrywasz Gry dworskie: najpierw płacisz koszt (0), potem twoja postać zostaje uhonorowana albo postać przeciwnika zhańbiona, a na końcu karta trafia na stos odrzuconych kart. Dopiero teraz można na nią reagować.',
            en: 'You play Court Games: first you pay the cost (0), then your character is honored or one of your opponent’s dishonored, and at the end the card goes to the discard pile. Only now can anybody react to it.',
          },
          cards: ['court-games'].map(printedId),
        },
      ],
      see: ['action-windows', 'discard-piles', 'cancelling', 'lasting-effects'],
    },
  ],
};
