import { printedId, type RulesChapter } from '@kronika/kernel';
import type { AgotSituation } from '../../situation/description.ts';

/** How numbers come about. */
export const values: RulesChapter = {
  id: 'values',
  title: { pl: 'Wartości i modyfikatory', en: 'Values and modifiers' },
  entries: [
    {
      id: 'strength',
      title: { pl: 'SIŁA', en: 'STR' },
      lead: {
        pl: 'Ile postać jest warta w wyzwaniach i w dominacji.',
        en: 'What a character is worth in challenges and for dominance.',
      },
      words: { pl: 'siła, strength, atak, wartość bazowa', en: 'strength, attack value, base value' },
      clauses: [
        {
          rule: 'AGOT-MOD-a',
          text: {
            pl: 'Wartość bazowa to wartość przed modyfikatorami, zwykle wydrukowana. Wartości liczy się od nowa z bazowej za każdym razem, gdy modyfikator się pojawia lub znika.',
            en: 'A base value is the value before modifiers, normally the printed one. Values are recalculated from the base whenever a modifier starts or ends.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-MOD-a',
          text: {
            pl: 'Tywin Lannister (6) ma +1 SIŁY za każdą sztukę złota w twojej puli. Z 3 sztukami ma 9; gdy wydasz 2, ma 7.',
            en: 'Tywin Lannister (6) gets +1 STR for each gold in your pool. With 3 gold he has 9; when you spend 2, he has 7.',
          },
          cards: ['tywin-lannister'].map(printedId),
          situation: { seats: [{ gold: 3, play: ['tywin-lannister'] }, {}] } satisfies AgotSituation,
          values: [{ card: printedId('tywin-lannister'), of: 'strength' }],
        },
      ],
      see: ['modifiers', 'challenge-winner', 'dominance'],
    },
    {
      id: 'modifiers',
      title: { pl: 'Jak liczyć modyfikatory', en: 'How modifiers are counted' },
      lead: {
        pl: 'Najpierw dodawanie i odejmowanie, potem mnożenie, na końcu zero.',
        en: 'Addition and subtraction first, then multiplication, the floor of zero last.',
      },
      words: { pl: 'dodawanie, odejmowanie, zaokrąglanie, ujemna siła', en: 'add, subtract, round, negative strength' },
      clauses: [
        {
          rule: 'AGOT-MOD-b',
          text: {
            pl: 'Wszystkie modyfikatory działają jakby naraz, ale dodawanie i odejmowanie sumuje się przed mnożeniem i dzieleniem.',
            en: 'All modifiers apply as if at once, but additions and subtractions are totalled before multiplication and division.',
          },
        },
        {
          rule: 'AGOT-MOD-c',
          text: {
            pl: 'Ułamki zaokrągla się w górę, po wszystkich innych modyfikatorach.',
            en: 'Fractions are rounded up, after all other modifiers.',
          },
        },
        {
          rule: 'AGOT-MOD-e',
          text: {
            pl: 'Ujemne modyfikatory mogą przekroczyć wartość i pamięta się je w całości, ale wynik poniżej 0 to 0. Granicę stosuje się dopiero na końcu.',
            en: 'Negative modifiers may exceed a value and are fully remembered, but a result below 0 counts as 0. The floor is applied last.',
          },
        },
        {
          rule: 'AGOT-MOD-f',
          reading: 'interpretation',
          text: {
            pl: 'Karta nie może mieć ujemnych symboli, SIŁY, cech, kosztu ani słów kluczowych. Symbole się liczy: wydrukowane plus zyskane minus stracone, nigdy mniej niż 0, więc jedna strata znosi jeden symbol, skądkolwiek jest.',
            en: 'A card cannot have negative icons, STR, traits, cost or keywords. Icons are counted: printed plus gained minus lost, never below 0, so one loss cancels one icon whatever its source.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-MOD-e',
          text: {
            pl: 'Dracarys! daje obrońcy o SILE 3 –4: to –1, czyli 0, i postać ginie. Gdyby miała jeszcze Wdowi Płacz (+2), byłoby 3 + 2 – 4 = 1 i by przeżyła.',
            en: "Dracarys! gives a defender of STR 3 -4: that is -1, so 0, and it is killed. With Widow's Wail (+2) it would be 3 + 2 - 4 = 1, and it would live.",
          },
          cards: ['dracarys', 'widows-wail'].map(printedId),
        },
        {
          rule: 'AGOT-MOD-f',
          text: {
            pl: 'Edric Dayne nie ma wydrukowanych symboli. Za 1 sztukę złota zyskuje militarny, a Maester Caleotte odbiera mu go: 0 + 1 – 1 = 0. Gdyby Edric zyskał dwa razy militarny, jeden by mu został.',
            en: 'Edric Dayne has no printed icons. For 1 gold he gains a military icon, and Maester Caleotte takes one away: 0 + 1 - 1 = 0. Had Edric gained the military icon twice, one would be left.',
          },
          cards: ['edric-dayne', 'maester-caleotte'].map(printedId),
        },
      ],
      see: ['strength', 'sets-and-bans', 'saving-from-conditions'],
    },
    {
      id: 'sets-and-bans',
      title: { pl: 'Ustawianie wartości', en: 'Setting values' },
      lead: { pl: '„Ustaw na N” jest silniejsze od dodawania.', en: '“Set to N” beats addition.' },
      words: { pl: 'ustaw, set, wartość równa', en: 'set to, becomes' },
      clauses: [
        {
          rule: 'AGOT-MOD-d',
          text: {
            pl: '„Ustaw na N” znosi wszystkie modyfikatory, które nie ustawiają, także dodane później, dopóki trwa. Z kilku ustawień liczy się ostatnie.',
            en: '“Set to N” overrides all modifiers that do not set, also those added while it lasts. Of several settings the latest applies.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-MOD-d',
          text: {
            pl: 'W zestawie podstawowym nic nie ustawia SIŁY. Gdyby jakiś efekt ustawił SIŁĘ Roberta Baratheona na 3, miałby 3 bez względu na to, ile postaci klęczy i czy Margaery Tyrell dała mu +3.',
            en: 'Nothing in the core set sets STR. If some effect set the STR of Robert Baratheon to 3, it would be 3 however many characters kneel, and even if Margaery Tyrell gave him +3.',
          },
          cards: ['robert-baratheon', 'margaery-tyrell'].map(printedId),
        },
      ],
      see: ['modifiers', 'precedence'],
    },
    {
      id: 'blank-text',
      title: { pl: 'Puste pole tekstowe', en: 'Blank text boxes' },
      lead: {
        pl: 'Co znika, gdy tekst karty jest pusty, a co zostaje.',
        en: "What goes when a card's text is blank, and what stays.",
      },
      words: { pl: 'puste, bez tekstu, wyczyszczenie zdolności', en: 'blank, no text, lose abilities' },
      clauses: [
        {
          rule: 'AGOT-BLANK-a',
          text: {
            pl: 'Pole tekstowe uznane za puste nie ma nic z tego, co wydrukowano: cech, słów kluczowych, tekstu ani modyfikatorów fabuły, chyba że efekt coś wyłącza („oprócz cech”).',
            en: 'A text box treated as blank has no printed content: no traits, keywords, text or plot modifiers, unless the effect exempts something (“except for Traits”).',
          },
        },
        {
          rule: 'AGOT-BLANK-b',
          text: {
            pl: 'To, co karta zyskuje skądinąd, zostaje. Symbole wyzwań, SIŁA i koszt są poza polem tekstowym.',
            en: 'What a card gains from elsewhere is not blanked. Challenge icons, STR and cost are outside the box.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-BLANK-a',
          text: {
            pl: 'Z dodatkiem Makowe mleko Tywin Lannister nie ma renomy, nie dostaje SIŁY za złoto i nie daje +2 do dochodu. Nadal jest Lordem, ma SIŁĘ 6 i trzy symbole.',
            en: 'With Milk of the Poppy on him Tywin Lannister has no renown, gets no STR for gold and gives no +2 income. He still is a Lord with STR 6 and three icons.',
          },
          cards: ['milk-of-the-poppy', 'tywin-lannister'].map(printedId),
          situation: {
            seats: [{ gold: 3, play: ['tywin-lannister + milk-of-the-poppy (owned by 1, controlled by 1)'] }, {}],
          } satisfies AgotSituation,
          values: [{ card: printedId('tywin-lannister'), of: 'strength' }],
        },
        {
          rule: 'AGOT-BLANK-b',
          text: {
            pl: 'Umocniona pozycja: pola tekstowe postaci są puste. Robb Stark nie ma wydrukowanej renomy, ale kto zyskał ją z karty Długi Pazur, ten ją ma, bo Długi Pazur to dodatek.',
            en: 'Fortified Position: the text boxes of characters are blank. Robb Stark loses his printed renown, but a character that gains it from Longclaw has it, as Longclaw is an attachment.',
          },
          cards: ['fortified-position', 'robb-stark', 'longclaw'].map(printedId),
        },
      ],
      see: ['plot-modifiers', 'card-anatomy', 'gained-things'],
    },
  ],
};
