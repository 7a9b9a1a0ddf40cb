import { printedId, type RulesChapter } from '@kronika/kernel';

/** Which ability comes when. */
export const timing: RulesChapter = {
  id: 'timing',
  title: { pl: 'Przerwania, reakcje, kolejność', en: 'Interrupts, reactions, order' },
  entries: [
    {
      id: 'interrupts-and-reactions',
      title: { pl: 'Kolejność przerwań i reakcji', en: 'Order of interrupts and reactions' },
      lead: {
        pl: 'Siedem kroków wokół wszystkiego, co się dzieje.',
        en: 'Seven steps around everything that happens.',
      },
      words: {
        pl: 'timing, stos, odpowiedzi, okno przerwań, okno reakcji',
        en: 'timing, stack, responses, interrupt window, reaction window',
      },
      clauses: [
        {
          rule: 'AGOT-TIME-a',
          text: {
            pl: 'Gdy coś ma się stać: (1) nadchodzi; (2) przerwania z „miałby”, w tym anulowanie i ocalanie; (3) wymuszone przerwania w kolejności pierwszego gracza; (4) okno przerwań; (5) dzieje się; (6) wymuszone reakcje w kolejności pierwszego gracza; (7) okno reakcji.',
            en: "When something is to happen: (1) it becomes imminent; (2) “would” interrupts, cancels and saves among them; (3) forced interrupts in the first player's order; (4) the interrupt window; (5) it happens; (6) forced reactions in the first player's order; (7) the reaction window.",
          },
        },
        {
          rule: 'AGOT-TIME-b',
          text: {
            pl: 'Jeśli w kroku 2 zostanie to anulowane, kroków 3–7 nie ma.',
            en: 'If it is cancelled in step 2, steps 3 to 7 do not happen.',
          },
        },
        {
          rule: 'AGOT-TIME-f',
          text: {
            pl: 'W oknach przerwań i reakcji pierwszą okazję ma pierwszy gracz, potem następni po kolei, aż wszyscy spasują z rzędu. Kto spasował, może jeszcze działać.',
            en: 'In interrupt and reaction windows the first player has the first opportunity, then the others in order until all pass in a row. Who passed may still act later.',
          },
        },
        {
          rule: 'AGOT-TIME-g',
          reading: 'interpretation',
          text: {
            pl: 'W kroku 2 jest tak samo; wymuszone przerwania z „miałby” idą przed pozostałymi.',
            en: 'It is the same in step 2; a forced “would” interrupt goes before optional ones.',
          },
        },
        {
          rule: 'AGOT-TIME-i',
          text: {
            pl: 'Każde przerwanie i każdą reakcję rozpatruje się do końca, zanim przyjdzie kolej na następną.',
            en: 'Each interrupt or reaction resolves completely before the next.',
          },
        },
        {
          rule: 'AGOT-TIME-j',
          text: {
            pl: 'Gdy okno się zamknie, przy tym zdarzeniu nie można już użyć zdolności tego rodzaju.',
            en: 'When a window has closed, no more abilities of that kind can be used on that occurrence.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-TIME-a',
          text: {
            pl: 'Ma zginąć Shireen Baratheon. Najpierw można ją ocalić duplikatem (krok 2). Jeśli nikt tego nie zrobi, w kroku 4 jej przerwanie klęka postacią, potem Shireen ginie, a na koniec reaguje Joffrey Baratheon.',
            en: 'Shireen Baratheon is about to be killed. First she may be saved with a duplicate (step 2). If nobody does, her interrupt kneels a character in step 4, then Shireen dies, and last Joffrey Baratheon reacts.',
          },
          cards: ['shireen-baratheon', 'joffrey-baratheon'].map(printedId),
        },
      ],
      see: ['would-interrupts', 'forced-abilities', 'nested-sequences'],
    },
    {
      id: 'would-interrupts',
      title: { pl: 'Przerwania z „miałby”', en: '“Would” interrupts' },
      lead: {
        pl: 'Co może zmienić lub powstrzymać to, co nadchodzi.',
        en: 'What can change or stop what is about to happen.',
      },
      words: { pl: 'miałby, zapobieganie, zainicjowanie efektu', en: 'would, prevent, effect initiation' },
      clauses: [
        {
          rule: 'AGOT-TIME-c',
          text: {
            pl: 'Jeśli przerwanie z „miałby” zmieni to, co nadchodzi, poprzednie już nie nadchodzi i nie można go przerywać; jego miejsce zajmuje nowe. Postać, która miała zginąć, ma teraz zostać ocalona.',
            en: 'If a “would” interrupt changes what is about to happen, the old thing is no longer imminent and cannot be interrupted; the new one takes its place. A character about to be killed is now about to be saved.',
          },
        },
        {
          rule: 'AGOT-TIME-d',
          text: {
            pl: 'Wszystkie przerwania z „miałby” są przed wszystkimi innymi przerwaniami tego samego zdarzenia.',
            en: 'All “would” interrupts come before all other interrupts to the same occurrence.',
          },
        },
        {
          rule: 'AGOT-TIME-e',
          text: {
            pl: 'Zainicjowanie efektu to osobny warunek, wcześniejszy od jego rozpatrzenia. Odpowiadają na nie tylko przerwania, które anulują.',
            en: 'The initiation of an effect is a condition of its own, before the effect resolves. Only cancelling interrupts can respond to it.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-TIME-d',
          text: {
            pl: 'Ma zginąć Benjen Stark. Maester Aemon („miałby zostać zabity”) zawsze zdąży przed przerwaniem samego Benjena („zostaje zabity”): jeśli Aemon go ocali, Benjen nie przyniesie władzy.',
            en: "Benjen Stark is about to be killed. Maester Aemon (“would be killed”) always comes before Benjen's own interrupt (“is killed”): if Aemon saves him, Benjen brings no power.",
          },
          cards: ['benjen-stark', 'maester-aemon'].map(printedId),
        },
      ],
      see: ['interrupts-and-reactions', 'saving', 'cancelling'],
    },
    {
      id: 'trigger-uses',
      title: { pl: 'Ile razy można odpowiedzieć', en: 'How often one may answer' },
      lead: { pl: 'Raz na zdarzenie, każdą kopią.', en: 'Once per occurrence, with each copy.' },
      words: { pl: 'raz na zdarzenie, wspólne okno', en: 'once per occurrence, shared window' },
      clauses: [
        {
          rule: 'AGOT-TIME-h',
          text: {
            pl: 'Każdego przerwania i każdej reakcji można użyć raz na każde wystąpienie warunku; każda kopia ma własne użycie.',
            en: 'Each interrupt or reaction can be used once per occurrence of its condition; each copy has its own use.',
          },
        },
        {
          rule: 'AGOT-TIME-k',
          text: {
            pl: 'Zdarzenie, które tworzy kilka warunków naraz, jak dwie postacie zabite za jedne roszczenia, ma jedno wspólne okno przerwań i jedno wspólne okno reakcji.',
            en: 'One occurrence that creates several conditions, such as two characters killed by one claim, has one shared interrupt window and one shared reaction window.',
          },
        },
        {
          rule: 'AGOT-TIME-l',
          reading: 'interpretation',
          text: {
            pl: 'W takim oknie zdolność pasującą do kilku warunków można użyć raz na każdy z nich, jeśli pozwala limit.',
            en: 'In such a window an ability that fits several of the conditions may be used once for each of them, limits permitting.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-TIME-l',
          text: {
            pl: 'Za roszczenia 2 giną naraz Eddard Stark i Robb Stark, dwaj Lordowie. Joffrey Baratheon może zareagować dwa razy i zyskać 2 żetony władzy; jego limit to 3 razy na rundę.',
            en: 'A claim of 2 kills Eddard Stark and Robb Stark, two Lords, at the same time. Joffrey Baratheon may react twice and gain 2 power; his limit is 3 times per round.',
          },
          cards: ['eddard-stark', 'robb-stark', 'joffrey-baratheon'].map(printedId),
        },
      ],
      see: ['interrupts-and-reactions', 'ability-limits'],
    },
    {
      id: 'forced-abilities',
      title: { pl: 'Zdolności wymuszone', en: 'Forced abilities' },
      lead: { pl: 'Trzeba je rozpatrzyć, i to najpierw.', en: 'They must be resolved, and first.' },
      words: {
        pl: 'wymuszona reakcja, wymuszone przerwanie, obowiązkowe',
        en: 'forced reaction, forced interrupt, mandatory',
      },
      clauses: [
        {
          rule: 'AGOT-FORCED-a',
          text: {
            pl: 'Wymuszone przerwania i reakcje trzeba rozpatrzyć, gdy wystąpi ich warunek, przed niewymuszonymi.',
            en: 'Forced interrupts and reactions must be resolved when their condition occurs, before any that are not forced.',
          },
        },
        {
          rule: 'AGOT-FORCED-b',
          text: {
            pl: 'Gdy jest ich kilka, kolejność wybiera pierwszy gracz, czyjekolwiek by były; każdą rozpatruje się do końca przed następną.',
            en: 'With several, the first player chooses the order, whoever controls them; each resolves fully before the next.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-FORCED-a',
          text: {
            pl: 'Wygrywasz wyzwanie z Ser Jorahem Mormontem: najpierw musisz położyć na nim żeton zdrady, dopiero potem są zwykłe reakcje. Przy trzecim żetonie poświęcasz Joraha.',
            en: 'You win a challenge with Ser Jorah Mormont: first you must place a betrayal token on him, only then come ordinary reactions. With the third token Jorah is sacrificed.',
          },
          cards: ['ser-jorah-mormont'].map(printedId),
        },
      ],
      see: ['interrupts-and-reactions', 'simultaneous-effects'],
    },
    {
      id: 'nested-sequences',
      title: { pl: 'Sekwencje osadzone', en: 'Nested sequences' },
      lead: {
        pl: 'Nowe zdarzenie rozgrywa się w całości, zanim wróci się do starego.',
        en: 'A new occurrence is played out in full before the old one goes on.',
      },
      words: {
        pl: 'osadzone, przerwanie w przerwaniu, lifo',
        en: 'nested, interrupt within interrupt, last in first out',
      },
      clauses: [
        {
          rule: 'AGOT-NEST-a',
          text: {
            pl: 'Jeśli przerwanie lub reakcja wywoła coś nowego, bieżąca sekwencja czeka, a nową rozgrywa się w całości: przerwania, samo zdarzenie, reakcje.',
            en: 'If an interrupt or reaction brings about something new, the current sequence waits while the new one is played out completely: interrupts, the thing itself, reactions.',
          },
        },
        {
          rule: 'AGOT-NEST-b',
          text: {
            pl: 'Osadzać można dowolnie głęboko; co zaczęło się ostatnie, kończy się pierwsze.',
            en: 'There is no limit to the depth; what began last ends first.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-NEST-a',
          text: {
            pl: 'Wygrywasz wyzwanie militarne i w reakcji poświęcasz Lód, żeby zabić Cersei Lannister. Zabicie to nowe zdarzenie: reaguje na nie Joffrey Baratheon, a dopiero potem wraca się do reakcji na wygraną.',
            en: 'You win a military challenge and react by sacrificing Ice to kill Cersei Lannister. The killing is a new occurrence: Joffrey Baratheon reacts to it, and only then play returns to the reactions to the win.',
          },
          cards: ['ice', 'cersei-lannister', 'joffrey-baratheon'].map(printedId),
        },
      ],
      see: ['interrupts-and-reactions', 'trigger-uses'],
    },
    {
      id: 'simultaneous-effects',
      title: { pl: 'Jednoczesność', en: 'Simultaneity' },
      lead: {
        pl: 'Decyduje się po kolei, dzieje się naraz.',
        en: 'Decisions are made in order, things happen at once.',
      },
      words: { pl: 'jednoczesne efekty, kto decyduje', en: 'simultaneous, who decides' },
      clauses: [
        {
          rule: 'AGOT-SIM-a',
          text: {
            pl: 'Jeśli jeden efekt wymaga decyzji kilku graczy, decydują w kolejności rozgrywki, znając wcześniejsze decyzje; potem wszystko wykonuje się jednocześnie.',
            en: 'If one effect makes several players decide, they decide in player order, knowing the earlier decisions; then everything is carried out at the same time.',
          },
        },
        {
          rule: 'AGOT-SIM-b',
          text: {
            pl: 'Kolejność jednoczesnych zdolności „Po odkryciu”, efektów opóźnionych i zdolności wymuszonych ustala pierwszy gracz.',
            en: 'Simultaneous “When Revealed” abilities, delayed effects and forced abilities are ordered by the first player.',
          },
        },
        {
          rule: 'AGOT-SIM-c',
          text: {
            pl: 'Kolejność zdolności stałych i efektów trwających, których nie da się zastosować razem, też ustala pierwszy gracz.',
            en: 'Constant abilities or lasting effects that cannot be applied together are ordered by the first player, too.',
          },
        },
        {
          rule: 'AGOT-SIM-d',
          text: {
            pl: 'Karta opuszczająca grę i jej dodatki, duplikaty i żetony odchodzą w tej samej chwili.',
            en: 'A card that leaves play and its attachments, duplicates and tokens go at one and the same time.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-SIM-a',
          text: {
            pl: 'Atak dzikim ogniem: pierwszy gracz wybiera do trzech swoich postaci, potem następni, widząc jego wybór. Na koniec giną naraz wszystkie niewybrane i nikogo nie można ocalić.',
            en: 'Wildfire Assault: the first player chooses up to three of their characters, then the others, who see that choice. In the end all characters not chosen are killed at once, and nobody can be saved.',
          },
          cards: ['wildfire-assault'].map(printedId),
        },
      ],
      see: ['first-player', 'player-order', 'leaving-play'],
    },
  ],
};
