import { printedId, type RulesChapter } from '@kronika/kernel';

/** How often something may be done, and how values come about. */
export const limits: RulesChapter = {
  id: 'limits',
  title: { pl: 'Limity i modyfikatory', en: 'Limits and modifiers' },
  entries: [
    {
      id: 'ability-limits',
      title: { pl: 'Limit', en: 'Limit' },
      lead: {
        pl: 'Limit mówi, ile razy można użyć zdolności tej jednej karty.',
        en: 'A limit says how often the ability of this one card may be used.',
      },
      clauses: [
        {
          rule: 'L5R-LIMIT-a',
          text: {
            pl: '„Limit X na okres” zastępuje zwykły limit jednego użycia na rundę. (W tym miejscu Kompendium zasad omyłkowo mówi o jednym użyciu na grę.)',
            en: '“Limit X per period” takes the place of the usual one use per round. (Here the Polish Rules Reference says once per game, by mistake.)',
          },
        },
        {
          rule: 'L5R-LIMIT-b',
          text: {
            pl: 'Każda kopia zdolności ma swój własny limit.',
            en: 'Every copy of the ability has a limit of its own.',
          },
        },
        {
          rule: 'L5R-LIMIT-c',
          text: {
            pl: 'Karta, która opuści grę i wróci w tym samym okresie, jest nową kopią i liczy się ją od początku. Dotyczy to także zwykłego limitu raz na rundę.',
            en: 'If a card leaves play and is back within the same period, it is a new copy with a fresh count. This is also true of the usual once per round.',
          },
        },
        {
          rule: 'L5R-LIMIT-d',
          reading: 'interpretation',
          text: {
            pl: 'Limity liczy się osobno dla każdego gracza. Jeśli karta zmieni kontrolującego, nowy gracz ma własny licznik użyć.',
            en: 'Limits are counted per player. If control of a card changes, the new controller has a count of their own.',
          },
        },
        {
          rule: 'L5R-LIMIT-e',
          text: {
            pl: 'Anulowane użycie też wlicza się do limitu.',
            en: 'A cancelled use counts against the limit, too.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-LIMIT-b',
          text: {
            pl: 'Wędrowny ronin może użyć swojej akcji dwa razy na konflikt, o ile ma dość losu: z dwoma żetonami rośnie z 2/2 do 6/6. Drugi ronin ma własne dwa użycia.',
            en: 'Wandering Ronin may use its action twice per conflict if it has enough fate: with two tokens it grows from 2/2 to 6/6. A second Ronin has two uses of its own.',
          },
          cards: ['wandering-ronin'].map(printedId),
        },
      ],
      see: ['maximums', 'ability-uses'],
    },
    {
      id: 'maximums',
      title: { pl: 'Maksimum', en: 'Maximum' },
      lead: {
        pl: 'Maksimum jest wspólne dla wszystkich kart o tej samej nazwie.',
        en: 'A maximum is shared by all cards of the same name.',
      },
      clauses: [
        {
          rule: 'L5R-MAX-a',
          text: {
            pl: '„Maksymalnie X na okres” (w naszych tekstach „Maks.”) ogranicza łączną liczbę użyć wszystkich kopii karty przez jednego gracza. Liczą się też kopie, które opuściły grę, i wydarzenia już odrzucone.',
            en: '“Max X per period” restricts all copies of the card together for one player. Copies that left play and events already discarded count as well.',
          },
        },
        {
          rule: 'L5R-MAX-b',
          text: {
            pl: 'Każdy gracz ma własne maksimum.',
            en: 'Each player has a maximum of their own.',
          },
        },
        {
          rule: 'L5R-MAX-c',
          text: {
            pl: 'Anulowane użycie wlicza się do maksimum.',
            en: 'A cancelled use counts against the maximum.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-MAX-a',
          text: {
            pl: 'Masz na ręce dwie karty Banzai!. W jednym konflikcie zagrasz tylko jedną z nich (maks. raz na konflikt), nawet jeśli jej efekt anuluje Głos honoru. Przeciwnik może w tym samym konflikcie zagrać swoją.',
            en: 'You hold two copies of Banzai!. In one conflict you can play only one of them (max once per conflict), even if Voice of Honor cancels its effects. Your opponent may play theirs in the same conflict.',
          },
          cards: ['banzai', 'voice-of-honor'].map(printedId),
        },
      ],
      see: ['ability-limits'],
    },
    {
      id: 'modifiers',
      title: { pl: 'Modyfikatory', en: 'Modifiers' },
      lead: {
        pl: 'Wartości są zawsze liczone na nowo z wartości podstawowej i wszystkich działających modyfikatorów.',
        en: 'Values are always computed anew from the base value and all modifiers at work.',
      },
      clauses: [
        {
          rule: 'L5R-MOD-a',
          text: {
            pl: 'Ilekroć modyfikator się pojawi lub zniknie, wartość liczy się od początku: podstawowa i wszystko, co na nią działa.',
            en: 'Whenever a modifier appears or disappears, the value is worked out from the start: the base value and everything that acts on it.',
          },
        },
        {
          rule: 'L5R-MOD-b',
          text: {
            pl: 'Wartość podstawowa to wartość sprzed modyfikatorów, zwykle ta wydrukowana.',
            en: 'The base value is the value before modifiers, usually the printed one.',
          },
        },
        {
          rule: 'L5R-MOD-c',
          text: {
            pl: 'Wszystkie modyfikatory działają jednocześnie, przy czym najpierw się dodaje i odejmuje, a dopiero potem podwaja lub dzieli na pół.',
            en: 'All modifiers apply together; additions and subtractions come first, doubling and halving after them.',
          },
        },
        {
          rule: 'L5R-MOD-d',
          text: {
            pl: 'Ułamki zaokrągla się w górę, raz, na samym końcu.',
            en: 'Fractions are rounded up, once, at the very end.',
          },
        },
        {
          rule: 'L5R-MOD-i',
          reading: 'interpretation',
          text: {
            pl: 'To, co zmienia wartość podstawową (podwojenie lub zamiana podstawowych sprawności), działa przed wszystkimi innymi modyfikatorami. Podwojenie sprawności, przy którym nie ma mowy o podstawowej, przychodzi na końcu.',
            en: 'Whatever changes the base value (doubling or switching base skills) is applied before all other modifiers. Doubling a skill without the word “base” comes last.',
          },
        },
        {
          rule: 'L5R-MOD-e',
          text: {
            pl: 'Modyfikator, który ustawia wartość, wypiera wszystkie inne, także te, które przyjdą później.',
            en: 'A modifier that sets a value overrides all that do not, even those that come later.',
          },
        },
        {
          rule: 'L5R-MOD-f',
          text: {
            pl: 'Spośród kilku ustawiających liczy się najnowszy.',
            en: 'Of several setting modifiers the most recent one counts.',
          },
        },
        {
          rule: 'L5R-MOD-g',
          text: {
            pl: 'Wynik poniżej zera liczy się jako 0, ale dopiero po zastosowaniu wszystkiego. Po drodze może być ujemny, a wtedy nadwyżka minusów pochłania także późniejsze plusy.',
            en: 'A result below zero counts as 0, but only after everything has been applied. On the way it may be negative, and then the surplus of minuses swallows later bonuses as well.',
          },
        },
        {
          rule: 'L5R-MOD-h',
          text: {
            pl: 'Ta granica dotyczy sprawności, chwały, kosztów, siły, symboli, cech i słów kluczowych.',
            en: 'This floor holds for skills, glory, costs, strength, symbols, traits and keywords.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-MOD-i',
          text: {
            pl: 'Matsu Beiona (3) z Wyborną kataną (+2) dostaje Drogę Lwa: podwaja się tylko podstawowe 3, więc 6 + 2 = 8. Mściwy berserker (3) z Wyborną kataną podwaja całą sprawność: (3 + 2) × 2 = 10.',
            en: 'Matsu Beiona (3) with a Fine Katana (+2) receives Way of the Lion: only the base 3 is doubled, so 6 + 2 = 8. Vengeful Berserker (3) with a Fine Katana doubles its whole skill: (3 + 2) × 2 = 10.',
          },
          cards: ['matsu-beiona', 'fine-katana', 'way-of-the-lion', 'vengeful-berserker'].map(printedId),
        },
        {
          rule: 'L5R-MOD-g',
          text: {
            pl: 'Dwa Ogniste obłędy (po –2) na Manipulantce Bayushi (1/1) dają –3, czyli 0. Zdobny wachlarz (+2) nic tu nie zmieni: 1 – 4 + 2 to wciąż mniej niż zero.',
            en: 'Two copies of Fiery Madness (–2 each) on Bayushi Manipulator (1/1) make –3, that is 0. An Ornate Fan (+2) changes nothing: 1 – 4 + 2 is still below zero.',
          },
          cards: ['fiery-madness', 'bayushi-manipulator', 'ornate-fan'].map(printedId),
          situation: { seats: [{ play: ['bayushi-manipulator + fiery-madness + fiery-madness + ornate-fan'] }, {}] },
          values: [{ card: printedId('bayushi-manipulator'), of: 'political' }],
        },
      ],
      see: ['constant-abilities', 'lasting-effects', 'skill', 'glory'],
    },
  ],
};
