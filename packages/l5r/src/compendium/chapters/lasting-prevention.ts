import { printedId, type RulesEntry } from '@kronika/kernel';

/** What stops effects or keeps them away from a card. */
export const prevention: readonly RulesEntry[] = [
  {
    id: 'cancelling',
    title: { pl: 'Anulowanie', en: 'Cancelling' },
    lead: {
      pl: 'Anulowany efekt nie następuje, ale za kartę już zapłacono.',
      en: 'A cancelled effect does not happen, but the card has been paid for.',
    },
    clauses: [
      {
        rule: 'L5R-CANCEL-a',
        text: {
          pl: 'Anulowanie nie dopuszcza do zainicjowania efektu, dlatego wyprzedza wszystkie inne przerwania tego efektu.',
          en: 'A cancel keeps the effect from initiating and so goes before every other interrupt to it.',
        },
      },
      {
        rule: 'L5R-CANCEL-b',
        text: {
          pl: 'Anulowany efekt w ogóle się nie zaczyna. Nie da się go już niczym przerwać ani drugi raz anulować.',
          en: 'A cancelled effect never begins. Nothing can interrupt it any more, and it cannot be cancelled a second time.',
        },
      },
      {
        rule: 'L5R-CANCEL-c',
        text: {
          pl: 'Zdolność liczy się jako użyta, a koszt pozostaje zapłacony.',
          en: 'The ability counts as used, and its cost stays paid.',
        },
      },
    ],
    examples: [
      {
        rule: 'L5R-CANCEL-c',
        text: {
          pl: 'Zagrywasz Skrytobójstwo (tracisz 3 żetony honoru), a przeciwnik odpowiada Sfałszowanym edyktem, hańbiąc swojego dworzanina. Jeśli masz więcej uhonorowanych postaci, twój Głos honoru może jeszcze anulować Edykt, bo on też jest wydarzeniem. Jeśli nie anuluje, Skrytobójstwo ląduje na stosie odrzuconych kart bez skutku, a honor przepada.',
          en: 'You play Assassination (losing 3 honor), and your opponent answers with Forged Edict, dishonoring a Courtier. If you have more honored characters, your Voice of Honor may still cancel the Edict, since it is an event itself. If it does not, Assassination goes to the discard pile without effect, and the honor is gone.',
        },
        cards: ['assassination', 'forged-edict', 'voice-of-honor'].map(printedId),
      },
    ],
    see: ['initiation-steps', 'trigger-sequence', 'maximums', 'events', 'ring-resolving'],
  },
  {
    id: 'cannot',
    title: { pl: '„Nie może”', en: '“Cannot”' },
    lead: {
      pl: 'Zakaz wygrywa z każdym pozwoleniem.',
      en: 'A prohibition beats every permission.',
    },
    clauses: [
      {
        rule: 'L5R-CANNOT-a',
        text: {
          pl: 'Słowa „nie może” zamykają sprawę, choćby inna zdolność lub efekt na coś pozwalały.',
          en: 'Where it says “cannot”, that settles it, whatever other abilities or effects would allow.',
        },
      },
    ],
    examples: [
      {
        rule: 'L5R-CANNOT-a',
        text: {
          pl: 'W konflikcie uczestniczy Strażnik prawa, więc żadna postać nie może stać się zhańbiona. Droga Skorpiona nie ma wtedy kogo zhańbić wśród zwykłych postaci.',
          en: 'While Steward of Law takes part in a conflict, no character can become dishonored. Way of the Scorpion then finds no ordinary character to dishonor.',
        },
        cards: ['steward-of-law', 'way-of-the-scorpion'].map(printedId),
      },
    ],
    see: ['immunity', 'playing-and-putting', 'precedence'],
  },
  {
    id: 'immunity',
    title: { pl: 'Odporność', en: 'Immunity' },
    lead: {
      pl: 'Odporna karta nie poddaje się określonym efektom.',
      en: 'An immune card does not yield to certain effects.',
    },
    clauses: [
      {
        rule: 'L5R-IMMUNE-a',
        text: {
          pl: 'Efekty z wymienionej grupy nie działają na odporną kartę i nie mogą obrać jej za cel.',
          en: 'Effects of the named class do not work on an immune card, nor can they choose it as a target.',
        },
      },
      {
        rule: 'L5R-IMMUNE-b',
        text: {
          pl: 'Dodatki na odpornej karcie, żetony na niej i zdolności z innych kart nie są objęte tą ochroną.',
          en: 'Attachments on an immune card, tokens on it and abilities from other cards are not covered.',
        },
      },
      {
        rule: 'L5R-IMMUNE-c',
        text: {
          pl: 'Nowo zyskana odporność nie kończy długotrwałych efektów, które już na kartę działają.',
          en: 'Newly gained immunity does not end lasting effects that are already at work.',
        },
      },
      {
        rule: 'L5R-IMMUNE-d',
        text: {
          pl: 'Przed kosztami nie chroni: odporną kartę można na przykład ukłonić albo poświęcić, żeby zapłacić.',
          en: 'It is no shield against costs: an immune card may be bowed or sacrificed to pay one, for instance.',
        },
      },
    ],
    examples: [
      {
        rule: 'L5R-IMMUNE-b',
        text: {
          pl: 'Żadna karta zestawu podstawowego nie daje pełnej odporności, ale bliska temu jest karta Poza wszelkim podejrzeniem: Skrytobójstwo przeciwnika nie może wybrać postaci, do której ją dołączono. Chroni tylko samą postać. Wyrzeczenie wybiera dodatek, więc może odrzucić Poza wszelkim podejrzeniem. Dodatku na odpornej postaci też nic by nie osłaniało.',
          en: "No card of the core set gives full immunity, but Above Question comes close: your opponent's Assassination cannot choose the character it is attached to. It protects that character alone. Let Go chooses an attachment, so it can discard Above Question itself. An attachment on an immune character would be no safer.",
        },
        cards: ['above-question', 'assassination', 'let-go'].map(printedId),
      },
    ],
    see: ['legal-targets', 'cannot'],
  },
  {
    id: 'blank-text',
    title: { pl: 'Puste pole tekstowe', en: 'Blank text box' },
    lead: {
      pl: 'Puste pole tekstowe traktuje się tak, jakby nic w nim nie wydrukowano.',
      en: 'A blank text box is treated as if nothing were printed in it.',
    },
    clauses: [
      {
        rule: 'L5R-BLANK-a',
        text: {
          pl: 'Karta z pustym polem tekstowym nie ma wydrukowanych zdolności ani cech, chyba że efekt robi wyjątek dla cech.',
          en: 'A card with a blank text box has no printed abilities and no printed traits, unless the effect excepts traits.',
        },
      },
      {
        rule: 'L5R-BLANK-b',
        text: {
          pl: 'Tekst i cechy zyskane skądinąd zostają.',
          en: 'Text and traits gained from elsewhere stay.',
        },
      },
    ],
    examples: [
      {
        rule: 'L5R-BLANK-a',
        text: {
          pl: 'Z Zamroczeniem umysłu Szanowany generał nie dodaje już sprawności innym postaciom, ale nadal ma cechę Bushi, więc może nosić Sashimono.',
          en: 'With Cloud the Mind on it, Honored General gives no skill to others any more, but it still has the trait Bushi and can carry a Sashimono.',
        },
        cards: ['cloud-the-mind', 'honored-general', 'sashimono'].map(printedId),
      },
    ],
    see: ['gained-abilities', 'constant-abilities', 'provinces'],
  },
];
