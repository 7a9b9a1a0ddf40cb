import { printedId, type RulesChapter } from '@kronika/kernel';

/** What an effect is, how long it lasts, and what may take its place. */
export const effects: RulesChapter = {
  id: 'effects',
  title: { pl: 'Efekty', en: 'Effects' },
  entries: [
    {
      id: 'effects-in-general',
      title: { pl: 'Rozpatrywanie efektów', en: 'Resolving effects' },
      lead: { pl: 'Robi się tyle, ile się da.', en: 'As much as possible is done.' },
      words: {
        pl: 'efekt karty, efekt ramowy, tyle ile można',
        en: 'card effect, framework effect, as much as possible',
      },
      clauses: [
        {
          rule: 'AGOT-EFF-a',
          text: {
            pl: 'Koszty, warunki aktywacji, obostrzenia i zezwolenia nie są częścią efektu.',
            en: 'Costs, triggering conditions, restrictions and permissions are not part of an effect.',
          },
        },
        {
          rule: 'AGOT-EFF-b',
          text: {
            pl: 'Zainicjowany efekt trzeba wykonać w takim stopniu, w jakim to możliwe, poza częściami ze słowem „możesz”.',
            en: 'Once initiated, as much of an effect as possible must be done, except parts that say “may”.',
          },
        },
        {
          rule: 'AGOT-EFF-c',
          text: {
            pl: 'Efekt bez wskazywania celów, który chce więcej, niż jest, obejmuje tyle, ile jest.',
            en: 'An effect without targets that asks for more than there is affects as many as there are.',
          },
        },
        {
          rule: 'AGOT-EFF-d',
          text: {
            pl: 'To, że efekt trwający lub zdolność stała się kończy, nie jest zmianą spowodowaną przez efekt karty.',
            en: 'The end of a lasting effect or of a constant ability is not itself a change caused by a card effect.',
          },
        },
        {
          rule: 'AGOT-EFF-e',
          text: {
            pl: 'Efekt ramowy wynika z wydarzenia ramowego, a efekt karty – ze zdolności wydrukowanej na karcie lub przez nią zyskanej. Zdolności, którym na tym zależy, je odróżniają.',
            en: 'A framework effect results from a framework event, a card effect from an ability printed on a card or gained by it. Abilities that care tell them apart.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-EFF-d',
          text: {
            pl: 'Randyll Tarly wstaje, gdy efekt karty zwiększy jego SIŁĘ. Wydarzenie Zbieramy siły (+2) na to pozwala. Kiedy natomiast kończy się efekt, który mu SIŁĘ odbierał, nie jest to zwiększenie przez efekt karty.',
            en: 'Randyll Tarly stands when a card effect increases his STR. Growing Strong (+2) does that. But when an effect that lowered his STR runs out, that is no increase by a card effect.',
          },
          cards: ['randyll-tarly', 'growing-strong'].map(printedId),
        },
      ],
      see: ['then', 'lasting-effects', 'targets'],
    },
    {
      id: 'then',
      title: { pl: 'Następnie', en: 'Then' },
      lead: { pl: 'Druga część tylko po całej pierwszej.', en: 'The second part only after the whole of the first.' },
      words: { pl: 'słowo następnie, część efektu', en: 'word then, part of an effect' },
      clauses: [
        {
          rule: 'AGOT-THEN-a',
          text: {
            pl: 'Część po słowie „następnie” próbuje się wykonać tylko wtedy, gdy część przed nim udała się w całości; wtedy jest to obowiązkowe.',
            en: 'The part after “then” is attempted only if the part before it resolved completely; if so, it must be attempted.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-THEN-a',
          text: {
            pl: 'Arianne Martell umieszcza w grze postać z ręki, a następnie wraca na rękę. Jeśli nie masz na ręce odpowiedniej postaci, pierwsza część się nie uda, więc Arianne nie możesz tak po prostu zabrać na rękę.',
            en: 'Arianne Martell puts a character from hand into play; then she returns to hand. Without a suitable character in hand the first part cannot happen, so you cannot simply take Arianne back.',
          },
          cards: ['arianne-martell'].map(printedId),
        },
      ],
      see: ['effects-in-general', 'targets'],
    },
    {
      id: 'lasting-effects',
      title: { pl: 'Efekty trwające', en: 'Lasting effects' },
      lead: {
        pl: '„Do końca wyzwania”, „do końca fazy”, „do końca rundy”.',
        en: '“Until the end of the challenge”, “of the phase”, “of the round”.',
      },
      words: { pl: 'do końca fazy, czas trwania, wygasa', en: 'until the end of the phase, duration, expire' },
      clauses: [
        {
          rule: 'AGOT-LAST-a',
          text: {
            pl: 'Efekt trwający działa przez podany czas, nawet jeśli karta, z której pochodzi, opuści grę.',
            en: 'A lasting effect runs for its stated time, whether or not its source stays in play.',
          },
        },
        {
          rule: 'AGOT-LAST-b',
          text: {
            pl: 'Kończy się dokładnie wtedy, gdy jego czas minie: „do końca X” kończy się tuż przed efektami „na końcu X”.',
            en: 'It ends the instant its time is reached: “until the end of X” ends just before “at the end of X” effects start.',
          },
        },
        {
          rule: 'AGOT-LAST-c',
          text: {
            pl: 'Efekt „do końca X”, który miałby się zacząć, gdy X się już skończyło, na przykład z reakcji na ten koniec, nie daje się zainicjować.',
            en: 'An “until the end of X” effect that would start after X has ended, as from a reaction to that ending, fails to initiate.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-LAST-a',
          text: {
            pl: 'Uwięzienie odbiera postaci po jednym symbolu każdego rodzaju do końca fazy. Wydarzenie leży już na stosie kart odrzuconych, a symboli i tak nie ma aż do końca fazy.',
            en: 'Confinement takes one icon of each type from a character until the end of the phase. The event lies in the discard pile by then, and the icons are gone until the phase ends all the same.',
          },
          cards: ['confinement'].map(printedId),
        },
      ],
      see: ['delayed-effects', 'constant-abilities', 'challenge-end'],
    },
    {
      id: 'delayed-effects',
      title: { pl: 'Efekty opóźnione', en: 'Delayed effects' },
      lead: { pl: 'Coś, co stanie się później, samo z siebie.', en: 'Something that will happen later, by itself.' },
      words: { pl: 'na końcu fazy, później, opóźnienie', en: 'at the end of the phase, later' },
      clauses: [
        {
          rule: 'AGOT-DELAY-a',
          text: {
            pl: 'Efekt opóźniony rozpatruje się sam, gdy przyjdzie jego chwila lub spełni się warunek, zanim można użyć reakcji na tę chwilę.',
            en: 'A delayed effect resolves by itself at its moment or condition, before reactions to that moment can be used.',
          },
        },
        {
          rule: 'AGOT-DELAY-b',
          text: {
            pl: 'Nie jest wtedy nową zdolnością aktywowaną, choćby stworzyła go zdolność aktywowana.',
            en: 'It is then no new triggered ability, even if a triggered ability created it.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-DELAY-a',
          text: {
            pl: 'Wydarzeniem Słuchajcie mojego ryku! sprowadzasz do gry Tywina Lannistera. Na końcu fazy, jeśli nadal jest w grze, zostaje odrzucony i nie można go ocalić, nawet duplikatem.',
            en: 'With Hear Me Roar! you bring in Tywin Lannister. At the end of the phase, if he is still in play, he is discarded and cannot be saved, not even with a duplicate.',
          },
          cards: ['hear-me-roar', 'tywin-lannister'].map(printedId),
        },
      ],
      see: ['lasting-effects', 'simultaneous-effects', 'saving'],
    },
    {
      id: 'replacement-effects',
      title: { pl: 'Efekty zastępujące', en: 'Replacement effects' },
      lead: {
        pl: '„Zamiast” zmienia to, jak coś się dzieje, ale nie to, że się stało.',
        en: '“Instead” changes how something happens, not that it happened.',
      },
      words: { pl: 'zamiast, zastąpienie', en: 'instead, replacement' },
      clauses: [
        {
          rule: 'AGOT-REPL-a',
          text: {
            pl: 'Efekt zastępujący („zamiast”) zmienia sposób rozpatrzenia warunku, który i tak uważa się za spełniony: zabita postać, która trafia gdzie indziej niż na stos zabitych, została zabita.',
            en: 'A replacement effect (“instead”) changes how a condition resolves, while the condition still counts as having happened: a killed character sent elsewhere than the dead pile was killed.',
          },
        },
        {
          rule: 'AGOT-REPL-b',
          text: {
            pl: 'Stosuje się go, gdy wszystkie przerwania są już za nami i warunek ma zostać rozpatrzony.',
            en: 'It is applied when all interrupts are done and the condition would resolve.',
          },
        },
        {
          rule: 'AGOT-REPL-c',
          text: {
            pl: 'Jeśli na jeden warunek użyto kilku zastąpień, liczy się ostatnie.',
            en: 'If several replacements were used on one condition, the last one used applies.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-REPL-a',
          text: {
            pl: 'Ginie Ser Davos Seaworth. Jego przerwanie zwraca go na rękę zamiast na stos zabitych. Mimo to został zabity i gdyby był Lordem, Joffrey Baratheon zyskałby żeton władzy.',
            en: 'Ser Davos Seaworth is killed. His interrupt returns him to hand instead of the dead pile. He was killed nevertheless, and were he a Lord, Joffrey Baratheon would gain 1 power.',
          },
          cards: ['ser-davos-seaworth', 'joffrey-baratheon'].map(printedId),
        },
      ],
      see: ['killing', 'interrupts-and-reactions', 'saving'],
    },
  ],
};
