import { printedId, type RulesChapter } from '@kronika/kernel';

/** What abilities there are, where they work and what their effects do. */
export const abilities: RulesChapter = {
  id: 'abilities',
  title: { pl: 'Zdolności', en: 'Abilities' },
  entries: [
    {
      id: 'ability-kinds',
      title: { pl: 'Rodzaje zdolności', en: 'Kinds of abilities' },
      lead: {
        pl: 'Jedne zdolności działają same, innych używa się, kiedy przyjdzie na to pora.',
        en: 'Some abilities work by themselves, others are used when their time has come.',
      },
      clauses: [
        {
          rule: 'L5R-ABIL-a',
          text: {
            pl: 'Są akcje, przerwania, reakcje, zdolności stałe i słowa kluczowe. Akcje, przerwania i reakcje to zdolności wyzwalane: poznaje się je po pogrubionym słowie na początku. Przerwania i reakcje bywają wymuszone.',
            en: 'There are actions, interrupts, reactions, constant abilities and keywords. Actions, interrupts and reactions are the triggered abilities: they begin with a word in bold. Interrupts and reactions may be forced.',
          },
        },
        {
          rule: 'L5R-ABIL-d',
          text: {
            pl: 'Bez pytania o zgodę działają zdolności stałe, wymuszone przerwania i reakcje oraz te słowa kluczowe, w których opisie nie ma słowa „może”.',
            en: 'Nobody is asked about constant abilities, forced interrupts and reactions, and keywords whose rules do not say “may”: they always work.',
          },
        },
        {
          rule: 'L5R-ABIL-e',
          text: {
            pl: 'Reszta jest dobrowolna: każda niewymuszona zdolność wyzwalana i wszystko, co opisano słowem „może”. Decyduje gracz, który kontroluje kartę.',
            en: 'Everything else is optional: triggered abilities that are not forced, and whatever is worded with “may”. The controller of the card decides.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-ABIL-e',
          text: {
            pl: 'Szanowany generał ma zdolność stałą (+1 do sprawności militarnej innych postaci Lwa), która działa sama, dopóki uczestniczy on w konflikcie. Ma też reakcję po wejściu do gry: możesz go wtedy uhonorować, ale nie musisz.',
            en: 'Honored General has a constant ability (+1 military skill for other Lion characters) that works by itself while he takes part in a conflict. He also has a reaction to entering play: you may honor him then, but you do not have to.',
          },
          cards: ['honored-general'].map(printedId),
        },
      ],
      see: ['constant-abilities', 'forced-abilities', 'keywords-in-general', 'card-anatomy'],
    },
    {
      id: 'ability-reach',
      title: { pl: 'Gdzie działają zdolności', en: 'Where abilities work' },
      lead: {
        pl: 'Zwykle działają tylko karty w grze i tylko na karty w grze.',
        en: 'As a rule only cards in play do something, and only to cards in play.',
      },
      clauses: [
        {
          rule: 'L5R-ABIL-b',
          text: {
            pl: 'Zdolność dotyczy wyłącznie kart w grze i tylko je może obrać za cel, chyba że wprost wymienia strefę lub element poza grą.',
            en: 'An ability deals with cards in play only and targets nothing else, unless it names a zone or a component outside of play.',
          },
        },
        {
          rule: 'L5R-ABIL-c',
          text: {
            pl: 'Zdolności postaci, dodatków, miejsc, twierdz i prowincji działają tylko wtedy, gdy karta jest w grze, chyba że z ich treści wynika coś innego. Wydarzenia i role z natury działają spoza gry.',
            en: 'Abilities of characters, attachments, holdings, strongholds and provinces work only while the card is in play, unless their text says or implies otherwise. Events and roles work from outside of play by nature.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-ABIL-c',
          text: {
            pl: 'Zaprzysiężony mściciel wchodzi do gry z ręki po przegranym konflikcie militarnym. Jego reakcji używa się więc właśnie wtedy, gdy nie ma go w grze.',
            en: 'Vengeful Oathkeeper comes into play from hand after a lost military conflict, so its reaction is used exactly while it is not in play.',
          },
          cards: ['vengeful-oathkeeper'].map(printedId),
        },
      ],
      see: ['ability-kinds', 'in-play', 'roles', 'events'],
    },
    {
      id: 'ability-wording',
      title: { pl: 'Jak czytać zdolności', en: 'How to read abilities' },
      lead: {
        pl: 'Kilka zwrotów zawsze znaczy to samo, na każdej karcie.',
        en: 'A few turns of phrase mean the same on every card.',
      },
      clauses: [
        {
          rule: 'L5R-ABIL-f',
          text: {
            pl: 'Wszystkie decyzje związane ze zdolnością podejmuje gracz, który kontroluje kartę, chyba że tekst oddaje którąś z nich komuś innemu.',
            en: 'Whoever controls the card makes all decisions for its ability, unless the text gives one of them to somebody else.',
          },
        },
        {
          rule: 'L5R-ABIL-j',
          text: {
            pl: 'Jeśli przy słowie „może” nie wskazano gracza, chodzi o tego, kto kontroluje zdolność.',
            en: 'If no player is named beside “may”, the controller of the ability is meant.',
          },
        },
        {
          rule: 'L5R-ABIL-k',
          text: {
            pl: 'Kiedy karta mówi o sobie („ta postać”, „ta prowincja”), ma na myśli tylko ten jeden egzemplarz.',
            en: 'When a card speaks of itself (“this character”, “this province”), it means this single copy.',
          },
        },
        {
          rule: 'L5R-ABIL-l',
          text: {
            pl: 'Określenie stojące przed kilkoma rzeczownikami odnosi się w miarę możliwości do każdego z nich: „unikatowa postać i dodatek” to unikatowa postać i unikatowy dodatek.',
            en: 'A qualifier in front of several nouns belongs to each of them where possible: “unique character and attachment” is a unique character and a unique attachment.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-ABIL-f',
          text: {
            pl: 'Zabijaka Lwiej Dumy każe ukłonić postać i to ty ją wybierasz. Mistrz włóczni odsyła postać do domu, lecz wybiera ją przeciwnik, bo tak mówi tekst. Czy w ogóle użyć którejś z tych akcji, w obu wypadkach decydujesz ty.',
            en: "Lion's Pride Brawler bows a character, and you choose which. Master of the Spear sends a character home, but your opponent chooses it, because the text says so. Whether to use either action at all is up to you both times.",
          },
          cards: ['lion-s-pride-brawler', 'master-of-the-spear'].map(printedId),
        },
      ],
      see: ['choosing-targets', 'choices'],
    },
    {
      id: 'ability-uses',
      title: { pl: 'Kiedy i ile razy', en: 'When and how often' },
      lead: {
        pl: 'Zdolności wyzwalanej można użyć raz na rundę i tylko wtedy, gdy ma to sens i można za nią zapłacić.',
        en: 'A triggered ability is used once per round, and only if it can be paid for and can achieve something.',
      },
      clauses: [
        {
          rule: 'L5R-ABIL-g',
          text: {
            pl: 'O ile karta nie mówi inaczej, każdą zdolność wyzwalaną na każdym egzemplarzu karty można zainicjować raz na rundę; dotyczy to także zdolności wymuszonych. Dwie zdolności na jednej karcie liczy się osobno, podobnie jak dwie kopie tej samej karty, również wydarzenia.',
            en: 'Unless the card says otherwise, every triggered ability on every single copy of a card can be initiated once per round; this includes forced ones. Two abilities on one card are counted separately, and so are two copies of one card, events too.',
          },
        },
        {
          rule: 'L5R-ABIL-m',
          text: {
            pl: 'Zasada „raz na rundę” dotyczy wyłącznie zdolności wyzwalanych. Zdolności stałe, słowa kluczowe, efekty kręgów oraz zwykłe zagrywanie postaci i dodatków nie mają takiego limitu.',
            en: 'Once per round is for triggered abilities only. Constant abilities, keywords, ring effects and the plain playing of characters and attachments have no such limit.',
          },
        },
        {
          rule: 'L5R-ABIL-h',
          text: {
            pl: 'Zdolność wyzwalaną można zainicjować tylko wtedy, gdy jej efekt może coś zmienić w stanie gry. Zapłacenie kosztu nie jest taką zmianą, nie liczy się też to, co z jej użycia mogłyby zrobić inne zdolności.',
            en: 'A triggered ability can be initiated only if its effect may change the game state. Paying its cost is no such change, and neither is what other abilities might make of its use.',
          },
        },
        {
          rule: 'L5R-ABIL-i',
          text: {
            pl: 'Trzeba też móc zapłacić jej cały koszt po uwzględnieniu modyfikatorów.',
            en: 'Its whole cost, with all modifiers, has to be payable as well.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-ABIL-g',
          text: {
            pl: 'Akcja Jeźdźca z pogranicza przygotowuje jego samego, więc można jej użyć tylko wtedy, gdy jest w ukłonie. Dwóch Jeźdźców to dwie osobne zdolności: każdy może się przygotować raz na rundę.',
            en: 'The action of Border Rider readies the Rider itself, so it can be used only while it is bowed. Two Riders are two separate abilities: each may ready itself once per round.',
          },
          cards: ['border-rider'].map(printedId),
        },
      ],
      see: ['ability-limits', 'maximums', 'costs'],
    },
    {
      id: 'constant-abilities',
      title: { pl: 'Zdolności stałe', en: 'Constant abilities' },
      lead: {
        pl: 'Zdolność stała obowiązuje przez cały czas, gdy jej karta jest w grze.',
        en: 'A constant ability holds all the time its card is in play.',
      },
      clauses: [
        {
          rule: 'L5R-CONST-a',
          text: {
            pl: 'Zaczyna działać z chwilą wejścia karty do gry, a przestaje, gdy karta opuści grę albo jej pole tekstowe stanie się puste.',
            en: 'It begins to work as its card enters play and ends when the card leaves or its text box becomes blank.',
          },
        },
        {
          rule: 'L5R-CONST-b',
          text: {
            pl: 'Jeśli ma warunek („dopóki”, „jeśli”, „podczas”), działa dokładnie tak długo, jak długo jest on spełniony.',
            en: 'If it has a condition (“while”, “if”, “during”), it works exactly as long as that condition is true.',
          },
        },
        {
          rule: 'L5R-CONST-c',
          text: {
            pl: 'Kilka kopii tej samej zdolności stałej działa niezależnie od siebie, a ich skutki się sumują.',
            en: 'Several copies of one constant ability work independently, and what they do adds up.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-CONST-c',
          text: {
            pl: 'W konflikcie militarnym uczestniczą Matsu Beiona (3) i dwóch zwykłych Szanowanych generałów (po 3). Beiona dostaje +1 od każdego z nich i ma 5, a generałowie dodają po 1 sobie nawzajem i mają po 4: razem 13.',
            en: 'Matsu Beiona (3) and two ordinary Honored Generals (3 each) take part in a military conflict. Beiona gets +1 from each of them and has 5; the Generals give 1 to each other and have 4 each: 13 together.',
          },
          cards: ['matsu-beiona', 'honored-general'].map(printedId),
          situation: {
            seats: [
              {
                play: ['matsu-beiona (in conflict)', 'honored-general (in conflict)', 'honored-general (in conflict)'],
              },
              {},
            ],
            conflict: { attacker: 0, type: 'military', ring: 'earth' },
          },
          values: [
            { card: printedId('matsu-beiona'), of: 'military' },
            { card: printedId('honored-general'), of: 'military' },
          ],
        },
      ],
      see: ['ability-kinds', 'modifiers', 'blank-text'],
    },
    {
      id: 'effects',
      title: { pl: 'Efekty', en: 'Effects' },
      lead: {
        pl: 'Efekt to to, co zdolność robi, a nie to, czego wymaga.',
        en: 'The effect is what an ability does, not what it asks for.',
      },
      clauses: [
        {
          rule: 'L5R-EFF-a',
          text: {
            pl: 'Koszt, warunek wyzwolenia, ograniczenia, pozwolenia i wymagania dotyczące celu nie są efektem.',
            en: 'Costs, triggering conditions, restrictions, permissions and requirements for targets are not effects.',
          },
        },
        {
          rule: 'L5R-EFF-b',
          text: {
            pl: 'Gdy zdolność już ruszy, robi się wszystko, co każe, na ile to możliwe; dobrowolne jest tylko to, co opisano słowem „może”.',
            en: 'Once an ability is under way, everything it says is done as far as possible; only what it says “may” be done is optional.',
          },
        },
        {
          rule: 'L5R-EFF-c',
          text: {
            pl: 'Jeśli efekt, który nie wybiera celów, mówi o większej liczbie rzeczy, niż ich jest, obejmuje tyle, ile jest.',
            en: 'If an effect without targets speaks of more things than there are, it takes as many as there are.',
          },
        },
        {
          rule: 'L5R-EFF-d',
          text: {
            pl: 'Gdy mija długotrwały efekt albo przestaje działać zdolność stała, nie uważa się tego za zmianę wywołaną przez efekt karty.',
            en: 'When a lasting effect runs out or a constant ability ends, this does not count as a change made by a card effect.',
          },
        },
        {
          rule: 'L5R-EFF-e',
          text: {
            pl: 'Kto wybiera jeden z kilku efektów, musi wskazać taki, który może zmienić stan gry, o ile taki jest.',
            en: 'Whoever picks one of several effects has to pick one that can change the game state, if there is one.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-EFF-c',
          text: {
            pl: 'Płatnerz Agasha przeszukuje 5 kart z wierzchu talii konfliktu. Gdy zostały w niej tylko 3, przeszukuje te 3.',
            en: 'Agasha Swordsmith searches the 5 topmost cards of the conflict deck. If only 3 are left in it, those 3 are searched.',
          },
          cards: ['agasha-swordsmith'].map(printedId),
        },
      ],
      see: ['then', 'choices', 'lasting-effects', 'ring-effects'],
    },
    {
      id: 'gained-abilities',
      title: { pl: 'Zyskane właściwości', en: 'Gained abilities' },
      lead: {
        pl: 'Karta może mieć więcej, niż na niej wydrukowano.',
        en: 'A card may have more than what is printed on it.',
      },
      clauses: [
        {
          rule: 'L5R-GAIN-a',
          text: {
            pl: 'Karta, która zyskała cechę, słowo kluczowe lub zdolność, po prostu je ma, tyle że nie są one wydrukowane.',
            en: 'A card that gained a trait, a keyword or an ability simply has it. What it gained is not printed on it, though.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-GAIN-a',
          text: {
            pl: 'Twoja postać ma Trening szermierczy, a przeciwnik dołącza do niej Zamroczenie umysłu. Puste staje się tylko wydrukowane pole tekstowe, więc postać nadal może wyzwać kogoś na pojedynek. Za to Togashi Yokuni tej zdolności nie przejmie: szuka on zdolności wydrukowanych.',
            en: 'Your character has Duelist Training, and your opponent attaches Cloud the Mind to it. Only its printed text box becomes blank, so the character can still challenge somebody to a duel. Togashi Yokuni cannot take that ability over, though: he looks for printed ones.',
          },
          cards: ['duelist-training', 'cloud-the-mind', 'togashi-yokuni'].map(printedId),
        },
      ],
      see: ['blank-text', 'card-anatomy'],
    },
  ],
};
