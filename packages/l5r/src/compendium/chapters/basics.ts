import { printedId, type RulesChapter } from '@kronika/kernel';
import { fateSum } from '../sums.ts';

/** What the game is made of, and which rule wins when two of them disagree. */
export const basics: RulesChapter = {
  id: 'basics',
  title: { pl: 'Podstawy', en: 'The basics' },
  entries: [
    {
      id: 'precedence',
      title: { pl: 'Co ma pierwszeństwo', en: 'What takes precedence' },
      lead: {
        pl: 'Karty i zasady czasem sobie przeczą; wtedy obowiązuje ta kolejność.',
        en: 'Cards and rules sometimes disagree; then this is the order that counts.',
      },
      clauses: [
        {
          rule: 'L5R-PREC-a',
          text: {
            pl: 'Gdy tekst karty przeczy zasadom, rację ma karta. To Jadeitowa zasada.',
            en: 'Where the text of a card and the rules disagree, the card is right.',
          },
        },
        {
          rule: 'L5R-PREC-b',
          text: {
            pl: 'Gdy przeczą sobie obie książeczki z zasadami, Kompendium zasad jest ważniejsze od Zasad wprowadzających.',
            en: 'Where the two rulebooks disagree, the Rules Reference beats the Learn to Play booklet.',
          },
        },
        {
          rule: 'L5R-PREC-c',
          text: {
            pl: '„Nie może” zawsze wygrywa: jeśli jakiś efekt czegoś zabrania, żadna zdolność ani żaden efekt na to nie pozwoli.',
            en: '“Cannot” always wins: what one effect forbids, no ability and no other effect can allow or bring about.',
          },
        },
        {
          rule: 'L5R-PREC-d',
          text: {
            pl: 'Gdy nie wiadomo, kto ma pierwszy zdecydować lub działać, robi to pierwszy gracz.',
            en: 'When nobody can tell who should decide or act first, it is the first player.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-PREC-a',
          text: {
            pl: 'Zasady pozwalają bronić dowolną liczbą postaci. Jeśli jednak samotnie atakuje Cudowne dziecko Mirumoto, przeciwnik może zadeklarować najwyżej 1 obrońcę: karta wygrywa z zasadami.',
            en: 'The rules let you defend with any number of characters. But when Mirumoto Prodigy attacks alone, your opponent can declare 1 defender at most: the card beats the rules.',
          },
          cards: ['mirumoto-prodigy'].map(printedId),
        },
      ],
      see: ['first-player', 'in-play', 'cannot'],
    },
    {
      id: 'components',
      title: { pl: 'Elementy gry', en: 'Components' },
      lead: {
        pl: 'Z czego składa się gra i czego nigdy w niej nie zabraknie.',
        en: 'What the game consists of, and what it never runs out of.',
      },
      clauses: [
        {
          rule: 'L5R-COMP-a',
          text: {
            pl: 'W grze bierze udział dokładnie dwóch graczy.',
            en: 'The game is for exactly two players.',
          },
        },
        {
          rule: 'L5R-COMP-b',
          text: {
            pl: 'Wspólne są: pięć dwustronnych kręgów (Powietrza, Ziemi, Ognia, Wody i Pustki, ze stroną militarną i polityczną), dwustronna Łaska cesarska, znacznik pierwszego gracza, żetony losu i honoru oraz dwustronne znaczniki stanu (uhonorowana i zhańbiona).',
            en: 'Shared by both players: five double-sided rings (Air, Earth, Fire, Water and Void, each with a military and a political side), the double-sided Imperial Favor, the first-player token, fate, honor, and double-sided status tokens (honored and dishonored).',
          },
        },
        {
          rule: 'L5R-COMP-c',
          text: {
            pl: 'Każdy gracz ma własny licznik honoru z liczbami od 1 do 5.',
            en: 'Each player has an honor dial of their own, with the numbers 1 to 5.',
          },
        },
        {
          rule: 'L5R-COMP-d',
          text: {
            pl: 'W pudełku zestawu podstawowego jest 7 twierdz, 17 prowincji, 117 kart dynastii, 98 kart konfliktu i 5 dwustronnych ról.',
            en: 'The core set box holds 7 strongholds, 17 provinces, 117 dynasty cards, 98 conflict cards and 5 double-sided roles.',
          },
        },
        {
          rule: 'L5R-COMP-e',
          text: {
            pl: 'Żetonów losu, żetonów honoru i znaczników stanu nigdy nie brakuje, bez względu na to, ile ich jest w pudełku.',
            en: 'Fate, honor and status tokens never run out, however many of them the box contains.',
          },
        },
        {
          rule: 'L5R-COMP-f',
          text: {
            pl: 'W ogólnej puli żetonów leży wszystko, czego nie ma akurat żaden gracz, żadna karta i żaden krąg. Kto coś zyskuje, bierze z tej puli; kto wydaje lub traci, oddaje do niej.',
            en: 'The general token pool holds everything that no player, card or ring has at the moment. What you gain comes from it; what you spend or lose goes back to it.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-COMP-f',
          text: {
            pl: 'Masz 3 żetony losu, a konflikt toczy się w twojej prowincji Wypielęgnowany ogród. Jej akcja daje ci 1 żeton z ogólnej puli. Potem zagrywasz z ręki postać Rywal polityczny: 3 żetony za nią wracają do ogólnej puli, a tobie zostaje 1.',
            en: 'You have 3 fate, and a conflict takes place at your Manicured Garden. Its action gives you 1 fate from the general pool. Then you play Political Rival from hand: its cost of 3 goes back to the general pool, and you keep 1 fate.',
          },
          cards: ['manicured-garden', 'political-rival'].map(printedId),
          sums: [
            fateSum([
              [3, { pl: 'twoja pula', en: 'your pool' }],
              [1, 'manicured-garden'],
              [-3, 'political-rival'],
            ]),
          ],
        },
      ],
      see: ['honor-pools', 'fate-use', 'ring-states'],
    },
  ],
};
