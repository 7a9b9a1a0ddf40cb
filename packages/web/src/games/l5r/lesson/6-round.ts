import { none, these } from '../../../lesson/which.ts';
import type { L5rLesson } from './parts.ts';
import { AT, HOSHIKO, honorOf, YOU } from './parts.ts';
import { card, placeOf, side, withFate } from './which.ts';

/** The end of the round: favor, fate, regrouping, and what comes next. */
export const theRound: L5rLesson = {
  id: 'round',
  title: { pl: 'Łaska, los i nowa runda', en: 'Favor, fate and a new round' },
  about: { pl: 'Zamykasz rundę i patrzysz dalej.', en: 'You close the round, and look ahead.' },
  learnt: {
    pl: 'Znasz całą rundę: od dynastii po przegrupowanie.',
    en: 'You know a whole round: from dynasty to regrouping.',
  },
  steps: [
    {
      is: 'move',
      id: 'favor',
      task: { pl: 'Weź Łaskę cesarską', en: 'Take the Imperial Favor' },
      title: { pl: 'Wybierz stronę Łaski cesarskiej', en: 'Choose a side of the Imperial Favor' },
      asked: 'favorSide',
      accepts: [these(side('military')), these(side('political'))],
      otherwise: { pl: 'Wybierz jedną z dwóch stron.', en: 'Choose one of the two sides.' },
      say: () => ({
        pl: 'Po walkach liczy się chwała **gotowych** postaci i zajęte kręgi. Masz 2 kręgi, Hoshiko chwałę 1 Dworzanina, więc cesarz sprzyja tobie. Łaska daje +1 w konfliktach wybranego rodzaju: my bierzemy miecze.',
        en: "After the fights the glory of **ready** characters and the claimed rings are counted. You have 2 rings, Hoshiko the Courtier's 1 glory, so the emperor favors you. It gives +1 in conflicts of the chosen type: we take swords.",
      }),
      sum: () => ({
        title: { pl: 'Kto ma więcej', en: 'Who has more' },
        parts: [
          { is: 'number', value: '2', name: { pl: 'ty: kręgi', en: 'you: rings' } },
          { is: 'between', text: { pl: 'do', en: 'to' } },
          { is: 'number', value: '1', name: { pl: 'Hoshiko: chwała', en: 'Hoshiko: glory' } },
        ],
      }),
    },
    {
      is: 'look',
      id: 'leaving',
      comes: 'beforeReplies',
      task: { pl: 'Zobacz, kto odszedł', en: 'See who left' },
      title: { pl: 'Zobacz, kto odszedł', en: 'See who left' },
      at: () => AT.honor(YOU),
      say: (view) => ({
        pl: `W fazie losu odchodzi każdy bez losu. Historyk odszedł **uhonorowany: +1 honoru** dla ciebie, Nerishma **zhańbiona: −1** dla Hoshiko. Jest ${honorOf(view, YOU)} do ${honorOf(view, HOSHIKO)}.`,
        en: `In the fate phase everybody without fate leaves. The Historian left **honored: +1 honor** for you, Nerishma **dishonored: −1** for Hoshiko. It stands ${honorOf(view, YOU)} to ${honorOf(view, HOSHIKO)}.`,
      }),
    },
    {
      is: 'look',
      id: 'staying',
      comes: 'beforeReplies',
      task: { pl: 'Zobacz, kto został', en: 'See who stays' },
      title: { pl: 'Zobacz, kto został', en: 'See who stays' },
      at: (view) => placeOf(view, 'lion-s-pride-brawler'),
      say: () => ({
        pl: 'Z każdej postaci, która została, znika 1 los. **Zabijaka** ma jeszcze 1, a Berserker został tylko dzięki Ku większej chwale. Tak się kupuje czas.',
        en: 'Everybody who stays loses 1 fate. The **Brawler** has 1 left, and the Berserker stayed only thanks to For Greater Glory. That is how time is bought.',
      }),
    },
    {
      is: 'look',
      id: 'rings',
      comes: 'beforeReplies',
      task: { pl: 'Spójrz na kręgi', en: 'Look at the rings' },
      title: { pl: 'Spójrz na wolne kręgi', en: 'Look at the unclaimed rings' },
      at: () => AT.rings,
      say: () => ({
        pl: 'Na każdy niezajęty krąg trafia **1 los**. Zabierze go, kto zadeklaruje o ten krąg konflikt. Nawet niechciany krąg z czasem kusi.',
        en: 'Each unclaimed ring gets **1 fate**. Whoever declares a conflict for that ring takes it. Even an unwanted ring becomes tempting in time.',
      }),
    },
    {
      is: 'move',
      id: 'regroup',
      task: { pl: 'Przegrupuj się', en: 'Regroup' },
      title: { pl: 'Zatrzymaj Gwardzistę albo go odrzuć', en: 'Keep the Guardsman, or discard it' },
      asked: 'discardFromProvinces',
      accepts: [none, these(card('seppun-guardsman'))],
      otherwise: { pl: 'Zaznacz Gwardzistę albo nie, i zatwierdź.', en: 'Mark the Guardsman or not, and confirm.' },
      say: () => ({
        pl: 'Przegrupowanie: wszyscy w ukłonie wstają, kręgi wracają na środek. Kartę, której w prowincji nie chcesz, możesz **zaznaczyć i odrzucić**; na jej miejsce przyjdzie nowa. Wybierz, jak wolisz.',
        en: 'Regrouping: everybody bowed stands up, the rings go back. A card you do not want in a province you may **mark and discard**; a new one takes its place. Do as you like.',
      }),
      replies: [{ seat: HOSHIKO, asked: 'dynastyWindow', wants: these(withFate('doji-challenger', 1)) }],
    },
    {
      is: 'look',
      id: 'second',
      task: { pl: 'Wejdź w drugą rundę', en: 'Enter the second round' },
      title: { pl: 'Runda druga', en: 'Round two' },
      at: () => AT.fate(YOU),
      say: ({ seats }) => ({
        pl: `Nowe karty w prowincjach, **${seats[YOU]?.fate} losu** w kieszeni, a pierwszym graczem jest teraz Hoshiko. Runda po rundzie dzieje się to samo, tylko stawka rośnie.`,
        en: `New cards in your provinces, **${seats[YOU]?.fate} fate** in your pocket, and Hoshiko is the first player now. Round after round goes the same way, only the stakes rise.`,
      }),
    },
    {
      is: 'look',
      id: 'road',
      task: { pl: 'Wiesz, jak wygrać', en: 'You know how to win' },
      title: { pl: 'Jeszcze dwie i twierdza', en: 'Two more, and the stronghold' },
      at: () => AT.provinces(HOSHIKO),
      say: (view) => ({
        pl: `Jedna z czterech prowincji leży w gruzach. Spustosz **jeszcze dwie**, a potem tę pod twierdzą: to zwycięstwo. Pilnuj przy tym honoru: masz ${honorOf(view, YOU)}, a 25 też wygrywa.`,
        en: `One of the four provinces lies in ruins. Break **two more**, then the one under the stronghold: that is victory. Watch your honor on the way: you have ${honorOf(view, YOU)}, and 25 wins as well.`,
      }),
    },
  ],
};
