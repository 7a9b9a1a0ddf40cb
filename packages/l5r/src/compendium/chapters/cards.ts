import { printedId, type RulesChapter } from '@kronika/kernel';

/** What is printed on cards, what clans are, and what bowing means. */
export const cards: RulesChapter = {
  id: 'cards',
  title: { pl: 'Karty', en: 'Cards' },
  entries: [
    {
      id: 'card-anatomy',
      title: { pl: 'Co jest na karcie', en: 'What is on a card' },
      lead: {
        pl: 'Typ, nazwa, cechy i tekst mówią, czym karta jest i co robi.',
        en: 'Type, name, traits and text say what a card is and what it does.',
      },
      clauses: [
        {
          rule: 'L5R-CARD-a',
          text: {
            pl: 'Każda karta jest jednego z siedmiu typów: to postać, dodatek, miejsce, wydarzenie, prowincja, twierdza albo rola.',
            en: 'Every card is of one of seven types: character, attachment, holding, event, province, stronghold or role.',
          },
        },
        {
          rule: 'L5R-CARD-b',
          text: {
            pl: 'O tym, czy karty są swoimi kopiami, decyduje tylko nazwa. Typ, tekst, talia i ilustracja nie mają znaczenia.',
            en: 'Cards are copies of each other if they have the same name. Type, text, deck and art do not matter.',
          },
        },
        {
          rule: 'L5R-CARD-c',
          text: {
            pl: 'Cechy same nic nie robią, ale mogą się do nich odwoływać inne teksty.',
            en: 'Traits do nothing by themselves, but other text may refer to them.',
          },
        },
        {
          rule: 'L5R-CARD-d',
          text: {
            pl: '„Wydrukowane” jest tylko to, co od początku widnieje na karcie, bez żadnych późniejszych zmian.',
            en: '“Printed” means only what stands on the card itself, before anything changes it.',
          },
        },
        {
          rule: 'L5R-CARD-e',
          text: {
            pl: 'Gdy zdolność zmienia typ karty, karta traci poprzednie typy i wszystko, czego karta nowego typu nie może robić.',
            en: 'If an ability changes the type of a card, the card loses its former types and everything the new type could not do.',
          },
        },
        {
          rule: 'L5R-CARD-f',
          text: {
            pl: 'Pauza (–) wydrukowana w zdolności wyzwalanej dzieli ją na dwie części. Po lewej jest to, co trzeba spełnić: warunek wyzwolenia, ograniczenia, koszty i cele. Po prawej jest efekt. Gdy po lewej nie ma nic, cały tekst jest efektem.',
            en: 'The dash printed in a triggered ability splits it in two. To its left stand the requirements: trigger, restrictions, costs and targets. To its right stands the effect. If nothing stands to its left, the whole text is effect.',
          },
        },
        {
          rule: 'L5R-CARD-g',
          text: {
            pl: 'Tekst przypominający, zapisany kursywą, tylko objaśnia słowo kluczowe; nie zmienia zasad.',
            en: 'Reminder text in italics only explains a keyword. It never changes the rules.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-CARD-e',
          text: {
            pl: 'Wytatuowana wędrowniczka może zostać zagrana jako dodatek. Jest wtedy tylko dodatkiem: nie może atakować ani bronić, a jej sprawność nic nikomu nie daje.',
            en: 'Tattooed Wanderer can be played as an attachment. She is nothing but an attachment then: she can neither attack nor defend, and her skill adds nothing to anyone.',
          },
          cards: ['tattooed-wanderer'].map(printedId),
        },
      ],
      see: ['clans', 'attachments', 'ability-wording'],
    },
    {
      id: 'clans',
      title: { pl: 'Klany', en: 'Clans' },
      lead: {
        pl: 'Do którego klanu należy karta i dlaczego to ważne.',
        en: 'Which clan a card belongs to, and why that matters.',
      },
      clauses: [
        {
          rule: 'L5R-CLAN-a',
          text: {
            pl: 'Jest siedem klanów: Krab, Żuraw, Smok, Lew, Feniks, Skorpion i Jednorożec. Klan gracza wyznacza jego twierdza.',
            en: 'There are seven clans: Crab, Crane, Dragon, Lion, Phoenix, Scorpion and Unicorn. Your stronghold decides which one is yours.',
          },
        },
        {
          rule: 'L5R-CLAN-b',
          text: {
            pl: 'Karta klanowa ma ten sam symbol klanu co twierdza gracza, który ją kontroluje.',
            en: 'An in-clan card shows the same clan symbol as the stronghold of the player who controls it.',
          },
        },
        {
          rule: 'L5R-CLAN-c',
          text: {
            pl: 'Karta nieklanowa ma co najmniej jeden symbol klanu, ale nie ma wśród nich symbolu z twierdzy kontrolującego ją gracza.',
            en: "An out-of-clan card shows at least one clan symbol, and none of them is that of its controller's stronghold.",
          },
        },
        {
          rule: 'L5R-CLAN-d',
          text: {
            pl: 'Karta bez symbolu klanu jest neutralna: ani klanowa, ani nieklanowa. Wolno ją włączyć do każdej talii.',
            en: 'A card without a clan symbol is neutral: neither in-clan nor out-of-clan. It is welcome in every deck.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-CLAN-c',
          text: {
            pl: 'Twoją twierdzą jest Shizuka Toshi, twierdza Żurawia. Matsu Beiona z klanu Lwa jest dla ciebie kartą nieklanową, a Wędrowny ronin kartą neutralną.',
            en: 'Your stronghold is Shizuka Toshi, which is Crane. Matsu Beiona of the Lion is out-of-clan for you, and Wandering Ronin is neutral.',
          },
          cards: ['shizuka-toshi', 'matsu-beiona', 'wandering-ronin'].map(printedId),
        },
      ],
      see: ['strongholds'],
    },
    {
      id: 'ready-and-bowed',
      title: { pl: 'Karty przygotowane i w ukłonie', en: 'Ready and bowed cards' },
      lead: { pl: 'Ukłon pokazuje, że karta zrobiła już swoje.', en: 'A bowed card has done its share for now.' },
      clauses: [
        {
          rule: 'L5R-BOW-a',
          text: {
            pl: 'Karty wchodzą do gry przygotowane.',
            en: 'Cards enter play ready.',
          },
        },
        {
          rule: 'L5R-BOW-b',
          text: {
            pl: 'Karty w ukłonie nie można ukłonić, a przygotowanej nie można przygotować. Zdolność, która robi tylko to, nie może takiej karty wybrać.',
            en: 'A bowed card cannot be bowed, and a ready card cannot be readied. An ability that does nothing else cannot pick such a card.',
          },
        },
        {
          rule: 'L5R-BOW-c',
          text: {
            pl: 'Postać w ukłonie nie dodaje sprawności w konflikcie i nie liczy się w żadnym podliczaniu.',
            en: 'A bowed character adds no skill in a conflict and is left out of every count.',
          },
        },
        {
          rule: 'L5R-BOW-d',
          text: {
            pl: 'Tekst karty w ukłonie nadal działa. Nie można tylko zapłacić kosztu, który wymaga ukłonienia tej samej karty.',
            en: 'The text of a bowed card keeps working. Only a cost that asks to bow that very card cannot be paid.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-BOW-c',
          text: {
            pl: 'W konflikcie militarnym atakują Matsu Beiona (3) i Gunsō Akodo w ukłonie. Gunsō uczestniczy, ale jego 2 się nie liczy: łączna sprawność wynosi 3.',
            en: 'Matsu Beiona (3) and a bowed Akodo Gunsō attack in a military conflict. The Gunsō takes part, but its 2 does not count: the total is 3.',
          },
          cards: ['matsu-beiona', 'akodo-gunso'].map(printedId),
          situation: {
            seats: [{ play: ['matsu-beiona (in conflict)', 'akodo-gunso (bowed, in conflict)'] }, {}],
            conflict: { attacker: 0, type: 'military', ring: 'water' },
          },
        },
      ],
      see: ['conflict-resolution-skill', 'regroup-ready', 'attachments', 'legal-targets'],
    },
  ],
};
