import { printedId, type RulesChapter } from '@kronika/kernel';

/** The types of cards and what is printed on them. */
export const cards: RulesChapter = {
  id: 'cards',
  title: { pl: 'Karty', en: 'Cards' },
  entries: [
    {
      id: 'card-types',
      title: { pl: 'Typy kart', en: 'Card types' },
      lead: {
        pl: 'Osiem typów kart, z których cztery mogą być w talii dobierania.',
        en: 'Eight types of cards, four of which can be in a draw deck.',
      },
      words: { pl: 'rodzaje kart, zmiana typu', en: 'kinds of cards, changing type' },
      clauses: [
        {
          rule: 'AGOT-TYPE-a',
          text: {
            pl: 'Typy kart to: stronnictwo, agenda, fabuła, tytuł, postać, miejsce, dodatek i wydarzenie. Tylko cztery ostatnie mogą być w talii dobierania.',
            en: 'The types are faction, agenda, plot, title, character, location, attachment and event. Only the last four can be in a draw deck.',
          },
        },
        {
          rule: 'AGOT-TYPE-b',
          text: {
            pl: 'Jeśli zdolność zmienia typ karty, karta traci wszystkie inne typy i we wszystkim zachowuje się jak karta nowego typu.',
            en: 'If an ability turns a card into another type, the card loses every other type and behaves like the new one in every way.',
          },
        },
        {
          rule: 'AGOT-TYPE-c',
          text: {
            pl: 'Postacie, miejsca i dodatki wchodzą do gry stojąc, chyba że napisano inaczej, i zostają, dopóki coś ich nie usunie.',
            en: 'Characters, locations and attachments enter play standing unless something says otherwise, and stay until something removes them.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-TYPE-b',
          text: {
            pl: 'Wydarzenie Powstały z morza ocala postać Greyjoyów, a potem samo dołącza się do niej jako dodatek. Od tej chwili jest dodatkiem, a nie wydarzeniem: można je odrzucić fabułą Konfiskata.',
            en: 'Risen from the Sea saves a Greyjoy character and is then attached to it as an attachment. From then on it is an attachment and no event: Confiscation can discard it.',
          },
          cards: ['risen-from-the-sea', 'confiscation'].map(printedId),
        },
      ],
      see: ['events', 'attachments', 'characters-and-locations'],
    },
    {
      id: 'faction-and-agenda',
      title: { pl: 'Stronnictwo i agenda', en: 'Faction card and agenda' },
      lead: {
        pl: 'Dwie karty, które leżą przed tobą przez całą grę.',
        en: 'Two cards that lie in front of you all game long.',
      },
      words: {
        pl: 'ród, herb, sztandar, wierność, klękanie karty stronnictwa',
        en: 'house, banner, fealty, kneel your faction card',
      },
      clauses: [
        {
          rule: 'AGOT-TYPE-d',
          text: {
            pl: 'Karta stronnictwa mówi, do kogo należy talia. Leży na niej władza zyskana „dla twojego stronnictwa”; może klęknąć, żeby opłacić koszt, i jest w grze.',
            en: "The faction card names the deck's faction. It holds the power you gain “for your faction”, can kneel to pay costs, and is in play.",
          },
        },
        {
          rule: 'AGOT-TYPE-e',
          text: {
            pl: 'Agenda leży obok karty stronnictwa i odkrywa się ją razem z nią podczas przygotowania gry. Nie jest w grze, ale jej tekst stamtąd działa.',
            en: 'The agenda lies beside the faction card and is revealed together with it in setup. It is not in play, yet its text works from there.',
          },
        },
        {
          rule: 'AGOT-TYPE-f',
          text: {
            pl: 'Karty z wydrukowanym typem „agenda” nie może usunąć z gry żadna zdolność innej karty.',
            en: 'A card whose printed type is agenda cannot be removed from the game by other card abilities.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-TYPE-e',
          text: {
            pl: 'Grasz rodem Baratheonów z agendą Wierność. Jej akcja każe klęknąć kartą stronnictwa, żeby następna lojalna karta kosztowała o 1 mniej: za Stannisa Baratheona zapłacisz 5 zamiast 6.',
            en: 'You play House Baratheon with the agenda Fealty. Its action kneels your faction card to make the next loyal card cost 1 less: Stannis Baratheon costs you 5 instead of 6.',
          },
          cards: ['fealty', 'stannis-baratheon'].map(printedId),
        },
      ],
      see: ['deck-agendas', 'goal', 'kneeling'],
    },
    {
      id: 'characters-and-locations',
      title: { pl: 'Postacie, miejsca, fabuły i tytuły', en: 'Characters, locations, plots and titles' },
      lead: { pl: 'Co robią karty, które zostają na stole.', en: 'What the cards do that stay on the table.' },
      words: {
        pl: 'postać, jednostka, miejsce, fabuła, tytuł',
        en: 'character, creature, unit, location, plot, title',
      },
      clauses: [
        {
          rule: 'AGOT-TYPE-g',
          text: {
            pl: 'Fabuła ma wartości złota, inicjatywy, roszczeń i rezerw, a często także zdolność.',
            en: 'A plot has values for gold, initiative, claim and reserve, and often an ability.',
          },
        },
        {
          rule: 'AGOT-TYPE-h',
          text: {
            pl: 'Postacie jako jedyne biorą udział w wyzwaniach, mają SIŁĘ i mogą zostać zabite.',
            en: 'Characters alone take part in challenges, have STR, and can be killed.',
          },
        },
        {
          rule: 'AGOT-TYPE-i',
          text: {
            pl: 'Miejsce zostaje w grze i pomaga swoim tekstem.',
            en: 'A location stays in play and helps with its text.',
          },
        },
        {
          rule: 'AGOT-TYPE-l',
          text: {
            pl: 'Tytułów używa się tylko w starciu; mówi o nich osobny rozdział.',
            en: 'Titles are used in melee only; they have a chapter of their own.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-TYPE-h',
          text: {
            pl: 'Czerwona Twierdza to miejsce: dodaje 2 SIŁY twojej stronie w wyzwaniach władzy, ale sama nie uczestniczy, nie atakuje i nie można jej zabić.',
            en: 'The Red Keep is a location: it adds 2 STR to your side in power challenges, but it does not participate or attack, and cannot be killed.',
          },
          cards: ['the-red-keep'].map(printedId),
        },
      ],
      see: ['plot-states', 'titles-six', 'challenge-attackers'],
    },
    {
      id: 'events',
      title: { pl: 'Wydarzenia', en: 'Events' },
      lead: {
        pl: 'Wydarzenie zagrywa się z ręki, robi swoje i trafia na stos kart odrzuconych.',
        en: 'An event is played from hand, does what it does, and goes to the discard pile.',
      },
      words: { pl: 'czar, zagrać, zagrywanie wydarzeń', en: 'spell, play an event, instant' },
      clauses: [
        {
          rule: 'AGOT-TYPE-j',
          text: {
            pl: 'Wydarzeń się nie mobilizuje: zagrywa się je z ręki.',
            en: 'Events are not marshaled: they are played from hand.',
          },
        },
        {
          rule: 'AGOT-TYPE-k',
          text: {
            pl: 'Wydarzenie nie może wejść do gry, chyba że efekt, który je tam umieszcza, zmienia je w kartę typu dozwolonego w grze.',
            en: 'An event cannot enter play unless the effect that puts it there also turns it into a type that is allowed in play.',
          },
        },
        {
          rule: 'AGOT-EVENT-a',
          text: {
            pl: 'Kiedy można zagrać wydarzenie, wynika z rodzaju jego zdolności, warunku aktywacji oraz obostrzeń i zezwoleń.',
            en: 'When an event can be played follows from its kind of ability, its triggering condition, and its play restrictions and permissions.',
          },
        },
        {
          rule: 'AGOT-EVENT-b',
          text: {
            pl: 'Zagrywając wydarzenie, płacisz jego koszt, efekt zostaje rozpatrzony albo anulowany, a karta trafia na stos kart odrzuconych właściciela, zanim otworzy się okno reakcji.',
            en: "To play an event you pay its cost, its effect resolves or is cancelled, and the card goes to its owner's discard pile before the reaction window opens.",
          },
        },
        {
          rule: 'AGOT-EVENT-c',
          reading: 'interpretation',
          text: {
            pl: 'Rozpatrywane wydarzenie nie jest ani na ręce, ani na stosie kart odrzuconych: opuszcza rękę w kroku 6 inicjowania.',
            en: 'An event that is being resolved is neither in hand nor in the discard pile: it leaves the hand in step 6 of the initiation.',
          },
        },
        {
          rule: 'AGOT-EVENT-d',
          text: {
            pl: 'Jeśli efekt wydarzenia trwa i obejmuje grupę kart, dotyczy tylko tych, które są w grze, gdy się je zagrywa i rozpatruje. Te, które wejdą później, nic z niego nie mają.',
            en: 'If an event has a lasting effect on a group of cards, it covers those in play when it is played and resolves. Cards that enter play later get nothing from it.',
          },
        },
        {
          rule: 'AGOT-EVENT-e',
          text: {
            pl: 'Anulowane wydarzenie i tak zostało zagrane: koszt jest zapłacony, karta trafia na stos kart odrzuconych, przepadają tylko efekty.',
            en: 'A cancelled event was played all the same: its cost stays paid and the card goes to the discard pile; only its effects are lost.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-EVENT-e',
          text: {
            pl: 'Zagrywasz wydarzenie Zbieramy siły za 1 sztukę złota, a przeciwnik odpowiada kartą Wyrok Namiestnika, też za 1. Nikt nie dostaje +2 SIŁY, a ty nie odzyskujesz ani złota, ani karty.',
            en: "You play Growing Strong for 1 gold, and your opponent answers with The Hand's Judgment, also for 1. Nobody gets +2 STR, and you get neither the gold nor the card back.",
          },
          cards: ['growing-strong', 'the-hands-judgment'].map(printedId),
        },
      ],
      see: ['cancelling', 'initiation', 'maximums'],
    },
    {
      id: 'attachments',
      title: { pl: 'Dołączanie dodatków', en: 'Attaching' },
      lead: { pl: 'Do czego można dołączyć dodatek.', en: 'What an attachment can be attached to.' },
      words: { pl: 'wyposażenie, ekwipunek, dodatek, broń, dołączyć', en: 'equipment, aura, attach, weapon' },
      clauses: [
        {
          rule: 'AGOT-ATT-a',
          text: {
            pl: 'Dodatek wchodzi do gry dołączony do innej karty lub elementu gry. Jeśli nie ma do czego go dołączyć, nie może wejść.',
            en: 'An attachment enters play attached to another card or game element. If there is nothing it may be attached to, it cannot enter play.',
          },
        },
        {
          rule: 'AGOT-ATT-b',
          text: {
            pl: 'Dodatek można dołączyć tylko do postaci, chyba że jego tekst pozwala na coś innego lub tego wymaga.',
            en: 'An attachment may be attached to characters only, unless its own text allows or asks for something else.',
          },
        },
        {
          rule: 'AGOT-ATT-c',
          text: {
            pl: 'Na jednej karcie może być dowolnie wiele dodatków.',
            en: 'A card may carry any number of attachments.',
          },
        },
        {
          rule: 'AGOT-ATT-d',
          reading: 'interpretation',
          text: {
            pl: 'Dodatek możesz dołączyć także do karty przeciwnika, jeśli nie zabrania tego ani dodatek, ani „bez dodatków” na tej karcie.',
            en: "You may attach to an opponent's card, too, if neither the attachment nor a “no attachments” keyword on that card forbids it.",
          },
        },
        {
          rule: 'AGOT-ATT-i',
          text: {
            pl: '„Limit X kopii na kartę” mówi, ile kopii dodatku, licząc po nazwie, może być na jednej karcie lub elemencie gry.',
            en: '“Limit X copies per card” caps how many copies of an attachment, by title, may be on one card or element.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-ATT-d',
          text: {
            pl: 'Makowe mleko najlepiej dołączyć do postaci przeciwnika, na przykład do Melisandre. Pieczęć Namiestnika wymaga natomiast Lorda lub Lady, więc Maester Cressen jej nie dostanie.',
            en: "Milk of the Poppy is best attached to an opponent's character, such as Melisandre. Seal of the Hand asks for a Lord or Lady, so Maester Cressen cannot have it.",
          },
          cards: ['milk-of-the-poppy', 'melisandre', 'seal-of-the-hand', 'maester-cressen'].map(printedId),
        },
      ],
      see: ['attachments-in-play', 'keyword-no-attachments', 'keyword-terminal'],
    },
    {
      id: 'attachments-in-play',
      title: { pl: 'Dodatki w grze', en: 'Attachments in play' },
      lead: {
        pl: 'Kto kontroluje dodatek i co się z nim dzieje, gdy postać odchodzi.',
        en: 'Who controls an attachment, and what becomes of it when its character leaves.',
      },
      words: {
        pl: 'powrót dodatku na rękę, kontrola dodatku',
        en: 'attachment returns to hand, control of attachments',
      },
      clauses: [
        {
          rule: 'AGOT-ATT-e',
          text: {
            pl: 'Gdy karta z dodatkiem opuszcza grę, dodatek w tej samej chwili wraca na rękę swojego właściciela, chyba że jest nietrwały.',
            en: "When the card an attachment is on leaves play, the attachment returns to its owner's hand at that very moment, unless it is terminal.",
          },
        },
        {
          rule: 'AGOT-ATT-f',
          text: {
            pl: 'Kto kontroluje dodatek, kontroluje go nadal, nawet jeśli karta, na której leży, należy do przeciwnika lub przechodzi pod jego kontrolę.',
            en: 'Whoever controls an attachment keeps control of it, even when an opponent controls the card it is on, or takes control of that card.',
          },
        },
        {
          rule: 'AGOT-ATT-g',
          reading: 'interpretation',
          text: {
            pl: 'Dodatek, który leży niezgodnie z zasadami, odrzuca się od razu, na przykład gdy karta straci wymaganą cechę lub zyska „bez dodatków”. Sprawdza się to bez przerwy.',
            en: 'An attachment that is attached illegally is discarded at once, for instance when the card loses a required trait or gains “no attachments”. This is checked all the time.',
          },
        },
        {
          rule: 'AGOT-ATT-h',
          text: {
            pl: 'Dodatek klęka i wstaje niezależnie od karty, do której jest dołączony.',
            en: 'An attachment kneels and stands independently of the card it is on.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-ATT-e',
          text: {
            pl: 'Ginie Eddard Stark, który nosił Lód i Makowe mleko przeciwnika. Lód wraca na twoją rękę, a Makowe mleko jako karta nietrwała trafia na stos kart odrzuconych przeciwnika.',
            en: "Eddard Stark is killed while he carries Ice and an opponent's Milk of the Poppy. Ice returns to your hand; the Milk is terminal and goes to the opponent's discard pile.",
          },
          cards: ['eddard-stark', 'ice', 'milk-of-the-poppy'].map(printedId),
        },
        {
          rule: 'AGOT-ATT-g',
          text: {
            pl: 'Khal Drogo jest Dothrakiem, więc może mieć Arakh Drogo. Gdyby stracił tę cechę, arakh zostałby od razu odrzucony.',
            en: "Drogo's Arakh may be on Khal Drogo, as he is a Dothraki. If he lost that trait, the Arakh would be discarded at once.",
          },
          cards: ['drogos-arakh', 'khal-drogo'].map(printedId),
        },
      ],
      see: ['leaving-play', 'keyword-terminal', 'keyword-no-attachments'],
    },
    {
      id: 'card-anatomy',
      title: { pl: 'Budowa karty', en: 'Anatomy of a card' },
      lead: {
        pl: 'Co jest na karcie i co należy do pola tekstowego.',
        en: 'What is on a card, and what belongs to its text box.',
      },
      words: {
        pl: 'nazwa, koszt, symbole, cechy, tarcza, zwój, lojalność, wydrukowany',
        en: 'title, cost, icons, traits, shield, scroll, loyalty, printed',
      },
      clauses: [
        {
          rule: 'AGOT-ANAT-a',
          text: {
            pl: 'Postać ma: nazwę, znak unikatowości, koszt, wydrukowaną SIŁĘ (na tarczy obok nazwy), od 0 do 3 symboli wyzwań, cechy, pole tekstowe, symbol stronnictwa i znak lojalności.',
            en: 'A character has a title, a unique mark, a cost, its printed STR (on the shield beside the title), 0 to 3 challenge icons, traits, a text box, a faction symbol, and a loyal mark.',
          },
        },
        {
          rule: 'AGOT-ANAT-b',
          text: {
            pl: 'Miejsce i dodatek mają nazwę, znak unikatowości, koszt, cechy, pole tekstowe, symbol stronnictwa i znak lojalności. Wydarzenie ma to samo, ale bez znaku unikatowości.',
            en: 'A location or an attachment has a title, a unique mark, a cost, traits, a text box, a faction symbol, and a loyal mark. An event has the same without the unique mark.',
          },
        },
        {
          rule: 'AGOT-ANAT-c',
          text: {
            pl: 'Fabuła ma nazwę, złoto (dochód), inicjatywę, roszczenia, rezerwy, cechy, pole tekstowe, a czasem limit w talii fabuły.',
            en: 'A plot has a title, gold (income), initiative, claim, reserve, traits, a text box, and sometimes a plot deck limit.',
          },
        },
        {
          rule: 'AGOT-ANAT-d',
          text: {
            pl: 'W polu tekstowym są cechy, słowa kluczowe, tekst zdolności oraz modyfikatory złota, inicjatywy i rezerw. Symbole wyzwań, SIŁA, koszt, nazwa i symbol stronnictwa są poza nim.',
            en: 'The text box holds traits, keywords, ability text, and gold, initiative and reserve modifiers. Challenge icons, STR, cost, title and faction symbol are outside of it.',
          },
        },
        {
          rule: 'AGOT-ANAT-e',
          text: {
            pl: 'Cechy same nic nie robią; odwołują się do nich zdolności.',
            en: 'Traits do nothing by themselves; abilities refer to them.',
          },
        },
        {
          rule: 'AGOT-ANAT-f',
          text: {
            pl: 'Lojalność pokazuje zwój pod symbolem stronnictwa. Ma znaczenie przy tworzeniu talii i dla zdolności, które o niej mówią.',
            en: 'Loyalty is shown by a scroll under the faction symbol. It matters in deck building and to abilities that mention it.',
          },
        },
        {
          rule: 'AGOT-ANAT-g',
          text: {
            pl: 'Karty neutralne nie należą do żadnego stronnictwa: nie są ani „ze stronnictwa”, ani „spoza stronnictwa”.',
            en: 'Neutral cards belong to no faction: they are neither “in faction” nor “out of faction”.',
          },
        },
        {
          rule: 'AGOT-ANAT-h',
          text: {
            pl: '„Wydrukowany” oznacza to, co naprawdę jest na karcie, bez niczego, co zyskała, straciła lub co się na niej zmieniło.',
            en: '“Printed” means what really is on the card, without anything gained, lost or modified.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-ANAT-h',
          text: {
            pl: 'Lato pozwala zabrać na rękę ze stosu odrzuconych lub zabitych postać Starków, której wydrukowana SIŁA to 2 lub mniej. Sansa Stark (2) się nadaje. Robb Stark (5) nie, choćby jakiś efekt zmniejszył jego SIŁĘ w grze do 1.',
            en: 'Summer returns a Stark character with printed STR 2 or lower to your hand. Sansa Stark (2) qualifies. Robb Stark (5) does not, even if some effect had lowered his STR to 1 while he was in play.',
          },
          cards: ['summer', 'sansa-stark', 'robb-stark'].map(printedId),
        },
      ],
      see: ['blank-text', 'gained-things', 'deck-loyalty'],
    },
  ],
};
