import { printedId, type RulesChapter } from '@kronika/kernel';
import { dynastyDeckSum, influenceSum } from '../sums.ts';
import { starterDecks } from './decks-starters.ts';

/** What a deck may contain, and what happens when it runs out. */
export const decks: RulesChapter = {
  id: 'decks',
  title: { pl: 'Talie i ich budowanie', en: 'Decks and deck building' },
  entries: [
    {
      id: 'running-out-of-cards',
      title: { pl: 'Brak kart', en: 'Running out of cards' },
      lead: {
        pl: 'Kto nie ma już czego dobrać albo dołożyć, płaci za to honorem.',
        en: 'Whoever has nothing left to draw or to refill with pays for it with honor.',
      },
      clauses: [
        {
          rule: 'L5R-EMPTY-a',
          text: {
            pl: 'Gracz, który musi dobrać z pustej talii konfliktu albo wypełnić prowincję z pustej talii dynastii, najpierw traci 5 żetonów honoru. Potem ze stosu odrzuconych kart tego rodzaju powstaje nowa, potasowana i zakryta talia, a dobieranie lub wypełnianie toczy się dalej.',
            en: 'A player who has to draw from an empty conflict deck or refill from an empty dynasty deck loses 5 honor, shuffles the matching discard pile into a new facedown deck and goes on.',
          },
        },
        {
          rule: 'L5R-EMPTY-b',
          text: {
            pl: 'Następuje to dopiero wtedy, gdy potrzebna jest karta, której nie ma, a nie po wzięciu ostatniej.',
            en: 'This happens only when a card is needed and none is there, not when the last one is taken.',
          },
        },
        {
          rule: 'L5R-EMPTY-c',
          reading: 'interpretation',
          text: {
            pl: 'Może to przerwać dobieranie kilku kart: resztę bierze się z nowej talii. Jeśli stos odrzuconych kart też jest pusty, honor traci się raz na to dobranie lub wypełnienie, a brakujące karty pomija.',
            en: 'It may come in the middle of a draw of several cards: the rest is drawn from the new deck. If the discard pile is empty as well, the honor is lost once for that draw or refill, and the missing cards are skipped.',
          },
        },
        {
          rule: 'L5R-EMPTY-d',
          text: {
            pl: 'Dotyczy to tylko dobierania i wypełniania. Przeszukiwanie, ujawnianie czy odrzucanie kart ze zbyt krótkiej talii obejmuje po prostu to, co w niej jest, bez utraty honoru i bez tasowania.',
            en: 'Only drawing and refilling do this. Searching, revealing or discarding from a deck that is too short simply takes what is there, without loss of honor and without a new deck.',
          },
        },
        {
          rule: 'L5R-EMPTY-e',
          text: {
            pl: 'Honor traci się przed utworzeniem nowej talii. Kto miał 5 żetonów lub mniej, ma 0 i przegrał.',
            en: 'The honor is lost before the new deck is made. Who had 5 or less is at 0 then and has lost.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-EMPTY-c',
          text: {
            pl: 'Masz 12 żetonów honoru i 2 karty w talii konfliktu, a twoja Sztuka Wojny zostaje spustoszona: dobierasz 2 karty, tracisz 5 żetonów honoru (zostaje 7), tasujesz nową talię i dobierasz trzecią kartę.',
            en: 'You have 12 honor and 2 cards in your conflict deck, and your province The Art of War is broken: you draw 2 cards, lose 5 honor (7 are left), shuffle a new deck and draw the third card.',
          },
          cards: ['the-art-of-war'].map(printedId),
        },
      ],
      see: ['drawing', 'refilling', 'winning-the-game', 'discard-piles'],
    },
    {
      id: 'deck-contents',
      title: { pl: 'Co wchodzi w skład talii', en: 'What a deck consists of' },
      lead: {
        pl: 'Do gry potrzeba twierdzy, pięciu prowincji i dwóch talii; rola nie jest konieczna.',
        en: 'To play you need a stronghold, five provinces and two decks; a role is optional.',
      },
      clauses: [
        {
          rule: 'L5R-DECK-a',
          text: { pl: 'Dokładnie 1 twierdza.', en: 'Exactly 1 stronghold.' },
        },
        {
          rule: 'L5R-DECK-b',
          text: { pl: 'Najwyżej 1 rola; można też grać bez niej.', en: 'At most 1 role; none is fine as well.' },
        },
        {
          rule: 'L5R-DECK-c',
          text: {
            pl: 'Talia dynastii: od 40 do 45 kart klanowych lub neutralnych.',
            en: 'Dynasty deck: 40 to 45 cards, each in-clan or neutral.',
          },
        },
        {
          rule: 'L5R-DECK-o',
          text: {
            pl: 'Nieklanowych kart dynastii nie można wziąć nigdy, wpływ ich nie kupi.',
            en: 'Out-of-clan dynasty cards are never allowed; influence does not buy them.',
          },
        },
        {
          rule: 'L5R-DECK-d',
          text: {
            pl: 'Talia konfliktu: od 40 do 45 kart klanowych, neutralnych albo kupionych za wpływ z jednego innego klanu.',
            en: 'Conflict deck: 40 to 45 cards, each in-clan, neutral, or bought with influence from one other clan.',
          },
        },
        {
          rule: 'L5R-DECK-e',
          text: {
            pl: 'W talii konfliktu może być najwyżej 10 postaci.',
            en: 'The conflict deck may contain at most 10 characters.',
          },
        },
        {
          rule: 'L5R-DECK-h',
          text: {
            pl: 'Dokładnie 5 prowincji, klanowych lub neutralnych, po jednej każdego żywiołu i każda o innej nazwie.',
            en: 'Exactly 5 provinces, in-clan or neutral, one of each element and no two of the same name.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-DECK-h',
          text: {
            pl: 'Pięć prowincji, po jednej z każdego żywiołu: Sztuka Pokoju (Powietrze), Umocnione pozycje (Ziemia), Nocny wypad (Ogień), Za wspólną sprawę (Woda) i Publiczna kompromitacja (Pustka).',
            en: 'Five provinces, one of each element: The Art of Peace (Air), Entrenched Position (Earth), Night Raid (Fire), Rally to the Cause (Water) and Shameful Display (Void).',
          },
          cards: [
            'the-art-of-peace',
            'entrenched-position',
            'night-raid',
            'rally-to-the-cause',
            'shameful-display',
          ].map(printedId),
        },
      ],
      see: ['deck-copies', 'deck-influence', 'deck-roles', 'clans', 'strongholds'],
    },
    {
      id: 'deck-copies',
      title: { pl: 'Ile kopii', en: 'How many copies' },
      lead: {
        pl: 'Ta sama karta może trafić do talii najwyżej trzy razy.',
        en: 'The same card may be in your decks three times at most.',
      },
      clauses: [
        {
          rule: 'L5R-DECK-f',
          text: {
            pl: 'W talii dynastii i talii konfliktu razem mogą być najwyżej 3 karty o tej samej nazwie.',
            en: 'Dynasty and conflict deck together may contain at most 3 cards of the same name.',
          },
        },
        {
          rule: 'L5R-DECK-g',
          text: {
            pl: 'Karta z zapisem „Limit talii X” zmienia tę liczbę na X: mniej niż 3 to ograniczenie, więcej to pozwolenie.',
            en: 'A card with “Deck limit X” changes the 3 to X: less than 3 is a restriction, more is a permission.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-DECK-f',
          text: {
            pl: 'Możesz mieć trzy karty Wyborna katana, ale nie cztery.',
            en: 'You may have three copies of Fine Katana, but not four.',
          },
          cards: ['fine-katana'].map(printedId),
        },
      ],
      see: ['deck-contents'],
    },
    {
      id: 'deck-influence',
      title: { pl: 'Wpływ', en: 'Influence' },
      lead: {
        pl: 'Za wpływ można wziąć do talii konfliktu karty jednego innego klanu.',
        en: 'Influence lets you take conflict cards of one other clan.',
      },
      clauses: [
        {
          rule: 'L5R-DECK-i',
          text: {
            pl: 'Suma kosztów wpływu wszystkich kopii kart nieklanowych nie może przekroczyć wartości wpływu twierdzy (10 na wszystkich twierdzach zestawu podstawowego), którą może zmienić rola. Za każdą kopię płaci się osobno.',
            en: 'The influence costs of all out-of-clan copies together may not exceed the influence value of the stronghold (10 on all core strongholds), as changed by the role. Each copy is paid separately.',
          },
        },
        {
          rule: 'L5R-DECK-j',
          text: {
            pl: 'Karty klanowej bez kosztu wpływu nie można użyć w talii innego klanu. Karty neutralne wpływu nie wymagają.',
            en: "A clan card without an influence cost cannot be used in another clan's deck. Neutral cards need no influence.",
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-DECK-i',
          text: {
            pl: 'Do talii Lwa chcesz dołożyć karty Skorpiona: 3 Sfałszowane edykty (po 2) i 1 Szantaż (3) kosztują 3 × 2 + 3 = 9. Zostaje 1 punkt, w sam raz na Maskę dworską. Drogi Skorpiona kupić się nie da, bo nie ma kosztu wpływu.',
            en: 'You want Scorpion cards in a Lion deck: 3 copies of Forged Edict (2 each) and 1 Blackmail (3) cost 3 × 2 + 3 = 9. One point is left, just enough for a Court Mask. Way of the Scorpion cannot be bought, as it has no influence cost.',
          },
          cards: ['forged-edict', 'blackmail', 'court-mask', 'way-of-the-scorpion'].map(printedId),
          sums: [
            influenceSum([
              [6, '3 ×', 'forged-edict'],
              [3, '1 ×', 'blackmail'],
            ]),
          ],
        },
      ],
      see: ['deck-contents', 'deck-roles', 'worked-examples', 'strongholds'],
    },
    {
      id: 'deck-roles',
      title: { pl: 'Role a budowanie talii', en: 'Roles in deck building' },
      lead: {
        pl: 'Opiekun daje więcej wpływu, Poszukiwacz więcej swobody w doborze prowincji.',
        en: 'A Keeper brings more influence, a Seeker more freedom with provinces.',
      },
      clauses: [
        {
          rule: 'L5R-DECK-k',
          text: {
            pl: 'Każda rola Opiekuna zwiększa wartość wpływu o 3. Każda rola Poszukiwacza pozwala zastąpić jedną prowincję dowolnego żywiołu drugą prowincją żywiołu tej roli. Nazwy prowincji nadal nie mogą się powtarzać.',
            en: "Each Keeper role raises the influence value by 3. Each Seeker role lets you replace one province of any element by a second one of the role's element. No two provinces may have the same name even so.",
          },
        },
        {
          rule: 'L5R-DECK-l',
          text: {
            pl: 'Karta przeznaczona tylko dla Opiekunów lub tylko dla Poszukiwaczy wymaga roli z tą cechą.',
            en: 'A card meant for Keeper or Seeker roles only needs a role with that trait.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-DECK-k',
          text: {
            pl: 'Z Opiekunem Ognia masz 13 punktów wpływu i możesz wziąć Nowicjusza Opiekunów. Z Poszukiwaczem Powietrza możesz mieć Żyzne pola i Wypielęgnowany ogród (obie prowincje Powietrza), rezygnując na przykład z prowincji Pustki.',
            en: 'With Keeper of Fire you have 13 influence and may take Keeper Initiate. With Seeker of Air you may have Fertile Fields and Manicured Garden (both Air provinces), giving up your Void province, for instance.',
          },
          cards: ['keeper-of-fire', 'keeper-initiate', 'seeker-of-air', 'fertile-fields', 'manicured-garden'].map(
            printedId,
          ),
        },
      ],
      see: ['deck-influence', 'roles'],
    },
    {
      id: 'deck-formats',
      title: { pl: 'Gra z jednym zestawem', en: 'Playing with one core set' },
      lead: {
        pl: 'Z jednym pudełkiem talie mogą być mniejsze.',
        en: 'With a single box, decks may be smaller.',
      },
      clauses: [
        {
          rule: 'L5R-DECK-m',
          text: {
            pl: 'Przy kartach z jednego zestawu podstawowego każda z dwóch talii musi mieć co najmniej 30 kart (górna granica się nie zmienia), a kopii może być tyle, ile jest w pudełku.',
            en: 'With the cards of one core set each of the two decks needs at least 30 cards (the upper bound stays), and there are as many copies as in the box.',
          },
        },
        {
          rule: 'L5R-DECK-n',
          reading: 'interpretation',
          text: {
            pl: 'Gdy z jednego pudełka grają dwie osoby, karty neutralne dzieli się jak w taliach startowych, a z wybranych par klanów używa się wszystkich kart i całego wpływu. Takie talie dynastii nie osiągną 30 kart, więc najmniejszej liczby kart się tu nie wymaga.',
            en: 'When two people play from one box, the neutral cards are divided as in the starter decks, and all cards and influence of the chosen pairs of clans are used. Such dynasty decks cannot reach 30 cards, so no minimum is required here.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-DECK-m',
          text: {
            pl: 'W jednym pudełku jest po 1 kopii kart klanowych, takich jak Szepcząca Doji, a kart neutralnych więcej: na przykład Dworzanin Otomo 3 razy, Cesarski skład 2 razy. 14 kart dynastii Żurawia i 16 neutralnych, które nie wymagają roli, daje dokładnie 30.',
            en: 'One box holds 1 copy of each clan card such as Doji Whisperer, and more of the neutral ones: Otomo Courtier 3 times, for instance, Imperial Storehouse twice. The 14 Crane dynasty cards and the 16 neutral ones that need no role make exactly 30.',
          },
          cards: ['doji-whisperer', 'otomo-courtier', 'imperial-storehouse'].map(printedId),
          sums: [
            dynastyDeckSum([
              [14, { pl: 'kart Żurawia', en: 'Crane cards' }],
              [16, { pl: 'kart neutralnych', en: 'neutral cards' }],
            ]),
          ],
        },
      ],
      see: ['deck-contents', 'starter-decks'],
    },
    ...starterDecks,
  ],
};
