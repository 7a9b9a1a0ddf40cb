import { printedId, type RulesChapter } from '@kronika/kernel';
import { conflictKeywords } from './keywords-conflict.ts';

/** What the words mean that stand for whole rules. */
export const keywords: RulesChapter = {
  id: 'keywords',
  title: { pl: 'Słowa kluczowe', en: 'Keywords' },
  entries: [
    {
      id: 'keywords-in-general',
      title: { pl: 'Słowa kluczowe w ogólności', en: 'Keywords in general' },
      lead: {
        pl: 'Słowo kluczowe to skrót, za którym stoi cała zasada.',
        en: 'A keyword is a short word for a whole rule.',
      },
      clauses: [
        {
          rule: 'L5R-KW-a',
          text: {
            pl: 'W zestawie podstawowym są: Rodowa (lub Rodowy), Kurtuazja, Ukrycie, Ograniczenie, Bez dodatków, Duma, Niezwykły i Szczerość. Spis w Kompendium zasad pomija Ograniczenie. Uwaga na nazwy: Ograniczenie to angielskie Limited, a Niezwykły – Restricted.',
            en: 'The core set has Ancestral, Courtesy, Covert, Limited, No attachments, Pride, Restricted and Sincerity. The list in the Rules Reference leaves out Limited. Mind the Polish names: Limited is Ograniczenie, Restricted is Niezwykły.',
          },
        },
        {
          rule: 'L5R-KW-b',
          text: {
            pl: 'Karta ma dane słowo kluczowe albo go nie ma. Z ilu źródeł, nie ma znaczenia.',
            en: 'A card has a keyword or it does not. From how many sources makes no difference.',
          },
        },
        {
          rule: 'L5R-KW-c',
          reading: 'interpretation',
          text: {
            pl: 'Słowa kluczowe nie są zdolnościami wyzwalanymi: nie obowiązuje ich limit raz na rundę i nie dotyczą ich efekty, które anulują lub zakazują zdolności wyzwalanych.',
            en: 'Keywords are not triggered abilities: once per round does not apply to them, and effects that cancel or forbid triggered abilities do not touch them.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-KW-b',
          text: {
            pl: 'Gunsō Akodo ma dumę, a Wspaniałe kimono daje mu ją jeszcze raz. Gdy zhańbiony Gunsō wygra konflikt, duma honoruje go tylko raz: traci znacznik zhańbienia i jest zwykłą postacią, a nie uhonorowaną.',
            en: 'Akodo Gunsō has pride, and Magnificent Kimono gives it to him once more. When a dishonored Gunsō wins a conflict, pride honors him only once: he loses his dishonored token and is ordinary, not honored.',
          },
          cards: ['akodo-gunso', 'magnificent-kimono'].map(printedId),
          situation: { seats: [{ play: ['akodo-gunso (dishonored) + magnificent-kimono'] }, {}] },
        },
      ],
      see: ['ability-kinds', 'gained-abilities'],
    },
    {
      id: 'keyword-ancestral',
      title: { pl: 'Rodowa, Rodowy', en: 'Ancestral' },
      lead: {
        pl: 'Rodowy dodatek nie ginie razem z postacią.',
        en: 'An ancestral attachment is not lost together with its character.',
      },
      clauses: [
        {
          rule: 'L5R-KW-ANCESTRAL',
          text: {
            pl: 'Jeśli karta, do której jest dołączony, opuszcza grę, rodowego dodatku się nie odrzuca: właściciel bierze go z powrotem na rękę. Gdy jakiś efekt odrzuca sam dodatek, słowo kluczowe nie pomaga.',
            en: 'When the card it is attached to leaves play, an ancestral attachment is not discarded: its owner takes it back into hand. If an effect discards the attachment itself, the keyword does not help.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-KW-ANCESTRAL',
          text: {
            pl: 'Postać z Rodowym daishō i Wyborną kataną zostaje odrzucona: daishō wraca na rękę, katana idzie na stos odrzuconych kart. Przed Wyrzeczeniem daishō nic nie chroni.',
            en: 'A character with Ancestral Daishō and Fine Katana is discarded: the Daishō returns to hand, the Katana goes to the discard pile. Nothing protects the Daishō from Let Go.',
          },
          cards: ['ancestral-daisho', 'fine-katana', 'let-go'].map(printedId),
        },
      ],
      see: ['leaving-play', 'attachments'],
    },
    {
      id: 'keywords-on-leaving',
      title: { pl: 'Kurtuazja i Szczerość', en: 'Courtesy and Sincerity' },
      lead: {
        pl: 'Te dwa słowa kluczowe działają na pożegnanie.',
        en: 'These two keywords work as a farewell.',
      },
      clauses: [
        {
          rule: 'L5R-KW-COURTESY',
          text: {
            pl: 'Kurtuazja: na odchodne postać daje 1 żeton losu graczowi, który ją kontroluje.',
            en: 'Courtesy: as the character leaves play, it brings its controller 1 fate.',
          },
        },
        {
          rule: 'L5R-KW-SINCERITY',
          text: {
            pl: 'Szczerość: na odchodne karta pozwala dobrać 1 kartę graczowi, który ją kontroluje.',
            en: 'Sincerity: as the card leaves play, it lets its controller draw 1 card.',
          },
        },
        {
          rule: 'L5R-KW-LEAVE',
          reading: 'interpretation',
          text: {
            pl: 'Kurtuazja i szczerość są obowiązkowe, tak jak honor za uhonorowaną lub zhańbioną postać. Następują wtedy, co wymuszone przerwania opuszczenia gry, i liczy się to, jaka karta była tuż przed nim, razem z zyskanymi słowami kluczowymi.',
            en: 'Courtesy and sincerity are mandatory, like the honor for honored and dishonored characters. They come with the forced interrupts to the leaving, and what counts is the card as it was just before, gained keywords included.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-KW-LEAVE',
          text: {
            pl: 'Wysłannik Kaiu ma i kurtuazję, i szczerość. Kiedy opuszcza grę, zyskujesz 1 żeton losu i dobierasz 1 kartę; gdyby był uhonorowany, doszedłby jeszcze 1 żeton honoru.',
            en: 'Kaiu Envoy has both courtesy and sincerity. When it leaves play, you gain 1 fate and draw 1 card; if it were honored, you would also gain 1 honor.',
          },
          cards: ['kaiu-envoy'].map(printedId),
        },
      ],
      see: ['leaving-play', 'forced-abilities', 'personal-honor'],
    },
    ...conflictKeywords,
    {
      id: 'keyword-limited',
      title: { pl: 'Ograniczenie', en: 'Limited' },
      lead: {
        pl: 'Kart z ograniczeniem nie można zagrywać jedna po drugiej.',
        en: 'Limited cards cannot be played one after another.',
      },
      clauses: [
        {
          rule: 'L5R-KW-LIMITED-a',
          text: {
            pl: 'Na gracza i rundę przypada najwyżej jedna zagrana karta z ograniczeniem, wszystko jedno, czy z ręki, czy z prowincji.',
            en: 'One limited card per player and round is all that can be played, be it from hand or from a province.',
          },
        },
        {
          rule: 'L5R-KW-LIMITED-b',
          text: {
            pl: 'Umieszczenia takiej karty w grze to nie dotyczy i nie liczy się ono jako zagranie.',
            en: 'Putting such a card into play is not concerned and does not count.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-KW-LIMITED-b',
          text: {
            pl: 'Masz w prowincjach dwie kopie karty Shugenja skazany na zgubę. W tej rundzie zagrasz jedną z nich; drugą możesz jeszcze wprowadzić do gry Szarżą!.',
            en: 'You have two copies of Doomed Shugenja in your provinces. You can play one this round; the other you may still bring into play with Charge!.',
          },
          cards: ['doomed-shugenja', 'charge'].map(printedId),
        },
      ],
      see: ['playing-and-putting', 'keyword-restricted'],
    },
    {
      id: 'keyword-no-attachments',
      title: { pl: 'Bez dodatków', en: 'No attachments' },
      lead: {
        pl: 'Do niektórych postaci nie można niczego dołączyć.',
        en: 'To some characters nothing can be attached.',
      },
      clauses: [
        {
          rule: 'L5R-KW-NOATT-a',
          text: {
            pl: 'Karta z „Bez dodatków” nie przyjmuje żadnych dodatków.',
            en: 'A card with “No attachments” takes none.',
          },
        },
        {
          rule: 'L5R-KW-NOATT-b',
          reading: 'interpretation',
          text: {
            pl: 'Jeśli podano wyjątek, wolno dołączać tylko dodatki z wymienionymi cechami. Dodatek, który przestał spełniać ten warunek, zostaje odrzucony.',
            en: 'If there is an exception, exactly the attachments with the listed traits are allowed. One that stops qualifying is discarded.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-KW-NOATT-b',
          text: {
            pl: 'Horda Moto przyjmuje tylko broń: Wyborną katanę tak, ale Ulubionego wierzchowca już nie, a i przeciwnik nie dołączy do niej Pacyfizmu.',
            en: 'Moto Horde takes weapons only: a Fine Katana, but no Favored Mount, and your opponent cannot attach Pacifism to it, either.',
          },
          cards: ['moto-horde', 'fine-katana', 'favored-mount', 'pacifism'].map(printedId),
        },
      ],
      see: ['keyword-restricted', 'immediate-corrections', 'attachments'],
    },
    {
      id: 'keyword-restricted',
      title: { pl: 'Niezwykły', en: 'Restricted' },
      lead: {
        pl: 'Postać udźwignie najwyżej dwa niezwykłe dodatki.',
        en: 'A character can carry two restricted attachments at most.',
      },
      clauses: [
        {
          rule: 'L5R-KW-RESTRICTED-a',
          text: {
            pl: 'Dwa niezwykłe dodatki na jednej postaci to górna granica.',
            en: 'Two restricted attachments on one character are the most there can be.',
          },
        },
        {
          rule: 'L5R-KW-RESTRICTED-b',
          reading: 'interpretation',
          text: {
            pl: 'Gdy na postaci są trzy lub więcej, kontrolujący ją gracz od razu wskazuje jeden z nich i go odrzuca. Trzeci wolno więc dołączyć; odrzuca się, aż zostaną dwa.',
            en: "As soon as there are three or more, the character's controller has to choose and discard one of them at once. So a third one may be attached; discarding goes on until two are left.",
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-KW-RESTRICTED-b',
          text: {
            pl: 'Twój samuraj ma Wyborną katanę i Zdobny wachlarz, a ty dołączasz do niego Rodowe daishō. Musisz od razu odrzucić jeden z tych trzech dodatków, choćby wachlarz.',
            en: 'Your samurai has a Fine Katana and an Ornate Fan, and you attach the Ancestral Daishō. You have to discard one of the three at once, the Fan for example.',
          },
          cards: ['fine-katana', 'ornate-fan', 'ancestral-daisho'].map(printedId),
        },
      ],
      see: ['keyword-limited', 'immediate-corrections', 'attachments'],
    },
  ],
};
