import { pass, these, whoIsTooEarly, whoPasses, whoTakes } from '../../../lesson/which.ts';
import type { L5rLesson } from './parts.ts';
import { AT, clashIn, HOSHIKO } from './parts.ts';
import { card, effect, province, ring } from './which.ts';

/** The effect of the ring, and a defence at court. */
export const theDefence: L5rLesson = {
  id: 'defence',
  title: { pl: 'Krąg i obrona', en: 'The ring and the defence' },
  about: { pl: 'Używasz mocy kręgu i bronisz się na dworze.', en: 'You use the ring, and defend yourself at court.' },
  learnt: {
    pl: 'Umiesz użyć kręgu, wyznaczyć obrońcę i honorować swoich.',
    en: 'You can use a ring, declare a defender, and honor your own.',
  },
  steps: [
    {
      is: 'move',
      id: 'raid',
      task: { pl: 'Odrzuć kartę z prowincji', en: 'Discard the card in the province' },
      title: { pl: 'Odrzuć Artystkę Asahina', en: 'Discard Asahina Artisan' },
      asked: 'discardFromBroken',
      accepts: [these(card('asahina-artisan'))],
      wrong: [
        whoIsTooEarly({
          pl: 'Zaznacz najpierw Artystkę: nie zostawiaj Hoshiko gotowej pomocy.',
          en: 'Mark the Artisan first: do not leave Hoshiko the help she has waiting.',
        }),
      ],
      otherwise: { pl: 'Zaznacz Artystkę Asahina i zatwierdź.', en: 'Mark Asahina Artisan and confirm.' },
      say: () => ({
        pl: 'Spustoszona prowincja zostaje taka **do końca gry**, choć nadal daje karty. Wolno ci odrzucić tę, która na niej leżała.',
        en: 'A broken province stays broken **for the whole match**, though cards still come to it. You may discard the one that lay there.',
      }),
    },
    {
      is: 'move',
      id: 'fire',
      task: { pl: 'Zhańb Nerishmę mocą Ognia', en: 'Dishonor Nerishma by the power of Fire' },
      title: { pl: 'Wskaż Daidoji Nerishmę i zhańb ją', en: 'Point at Daidoji Nerishma and dishonor her' },
      asked: 'ringEffect',
      accepts: [these(effect('dishonor', 'daidoji-nerishma'))],
      wrong: [
        whoTakes(effect('honor'), {
          pl: 'Honorować też wolno. Dziś zobaczymy, co robi hańba.',
          en: 'Honoring is allowed, too. Today we see what dishonor does.',
        }),
        whoTakes(effect('none'), {
          pl: 'Z mocy kręgu szkoda rezygnować.',
          en: 'It would be a pity to give up the power of the ring.',
        }),
        ...['lion-s-pride-brawler', 'matsu-berserker', 'venerable-historian'].map((own) =>
          whoTakes(effect('dishonor', own), { pl: 'Swojego? Nie tym razem.', en: 'One of your own? Not this time.' }),
        ),
      ],
      otherwise: {
        pl: 'Weź Nerishmę: nie ma na sobie losu i wkrótce odejdzie, a hańba pójdzie z nią.',
        en: 'Take Nerishma: she has no fate on her and will leave soon, with her shame.',
      },
      say: () => ({
        pl: 'Atak wygrany, więc krąg działa: **uhonorowana** postać dodaje swoją chwałę do obu sprawności, **zhańbiona** ją odejmuje. Nerishma nie ma losu i z końcem rundy odejdzie. Gdy odchodzi ktoś zhańbiony, jego pan **traci 1 honor**.',
        en: 'The attack is won, so the ring works: an **honored** character adds its glory to both skills, a **dishonored** one subtracts it. Nerishma has no fate and leaves at the end of the round. When somebody dishonored leaves, their lord **loses 1 honor**.',
      }),
      replies: [
        { seat: HOSHIKO, asked: 'conflictOpportunity', wants: these(ring('air', 'political')) },
        { seat: HOSHIKO, asked: 'declareProvince', wants: these(province(0, 1)) },
        { seat: HOSHIKO, asked: 'declareAttackers', wants: these(card('doji-whisperer')) },
      ],
    },
    {
      is: 'look',
      id: 'spoils',
      comes: 'beforeReplies',
      task: { pl: 'Zobacz, co zostało po walce', en: 'See what the fight left' },
      title: { pl: 'Zobacz, co zostało po walce', en: 'See what the fight left' },
      at: () => AT.rings,
      say: () => ({
        pl: 'Zwycięzca bierze krąg: **Ogień jest twój** do końca rundy. Kto walczył, wrócił do domu w ukłonie i już dziś nie pomoże. Teraz kolej Hoshiko.',
        en: "The winner takes the ring: **Fire is yours** until the round ends. Those who fought went home bowed, and are no help any more today. Now it is Hoshiko's turn.",
      }),
    },
    {
      is: 'move',
      id: 'defend',
      task: { pl: 'Wyznacz obrońcę', en: 'Declare a defender' },
      title: { pl: 'Wyślij Historyka do obrony', en: 'Send the Historian to defend' },
      asked: 'declareDefenders',
      accepts: [these(card('venerable-historian'))],
      wrong: [
        whoIsTooEarly({
          pl: 'Bez obrońcy konflikt jest niebroniony i kosztuje 1 honor. Zaznacz Historyka.',
          en: 'Without a defender the conflict is unopposed and costs you 1 honor. Mark the Historian.',
        }),
      ],
      otherwise: {
        pl: 'Zabijaka i Berserker są w ukłonie. Broni Historyk.',
        en: 'Brawler and Berserker are bowed. The Historian defends.',
      },
      say: () => ({
        pl: 'Szepcząca Doji atakuje **politycznie** o krąg Powietrza: 3 wachlarze. Kto nie broni się wcale, traci 1 honor. Zaznacz Historyka i zatwierdź.',
        en: 'Doji Whisperer attacks **politically** for the Air ring: 3 fans. Who does not defend at all loses 1 honor. Mark the Historian and confirm.',
      }),
    },
    {
      is: 'move',
      id: 'honor',
      task: { pl: 'Uhonoruj Historyka', en: 'Honor the Historian' },
      title: { pl: 'Użyj zdolności Historyka', en: "Use the Historian's ability" },
      asked: 'actionWindow/conflict',
      accepts: [these(card('venerable-historian'))],
      wrong: [
        whoPasses({
          pl: '1 do 3 to porażka, a Powietrze zabrałoby ci honor. Dotknij Historyka.',
          en: '1 to 3 is a defeat, and Air would take your honor. Touch the Historian.',
        }),
        whoTakes(card('banzai'), {
          pl: 'Banzai! dodaje miecze, a tu liczą się wachlarze.',
          en: 'Banzai! adds swords, and here only fans count.',
        }),
        whoTakes(card('way-of-the-lion'), {
          pl: 'Droga Lwa podwaja miecze, a tu liczą się wachlarze.',
          en: 'Way of the Lion doubles swords, and here only fans count.',
        }),
      ],
      otherwise: { pl: 'Dotknij Historyka.', en: 'Touch the Historian.' },
      say: (view) => {
        const { attack, defence } = clashIn(view);
        return {
          pl: `Jest **${defence} do ${attack}**. Historyk może się uhonorować, bo mamy więcej honoru niż Hoshiko: dzięki niskiej stawce. Doda 3 chwały i będzie miał ${defence + 3}.`,
          en: `It stands **${defence} to ${attack}**. The Historian can be honored because we have more honor than Hoshiko: thanks to the low bid. He adds 3 glory, and has ${defence + 3}.`,
        };
      },
      sum: (view) => ({
        title: { pl: 'Historyk na dworze', en: 'The Historian at court' },
        parts: [
          { is: 'number', value: `${clashIn(view).defence}`, name: { pl: 'polityczna', en: 'political' } },
          { is: 'between', text: { pl: 'plus', en: 'plus' } },
          { is: 'number', value: '3', name: { pl: 'chwała', en: 'glory' } },
          { is: 'between', text: { pl: 'to', en: 'is' } },
          { is: 'number', value: `${clashIn(view).defence + 3}`, name: { pl: 'razem', en: 'in all' } },
        ],
      }),
    },
    {
      is: 'move',
      id: 'hold',
      task: { pl: 'Utrzymaj prowincję', en: 'Hold the province' },
      title: { pl: 'Spasuj: prowadzisz', en: 'Pass: you are ahead' },
      asked: 'actionWindow/conflict',
      accepts: [pass],
      otherwise: { pl: 'Prowadzisz i to wystarczy. Spasuj.', en: 'You are ahead, and that is enough. Pass.' },
      say: (view) => {
        const { attack, defence } = clashIn(view);
        return {
          pl: `**${defence} do ${attack}** dla ciebie, a Hoshiko spasowała. Uwaga na przyszłość: remis wygrywa atakujący.`,
          en: `**${defence} to ${attack}** for you, and Hoshiko has passed. Mind for later: a tie goes to the attacker.`,
        };
      },
    },
    {
      is: 'look',
      id: 'air',
      task: { pl: 'Odbierz krąg Powietrza', en: 'Take the Air ring' },
      title: { pl: 'Krąg Powietrza też jest twój', en: 'The Air ring is yours, too' },
      at: () => AT.rings,
      say: () => ({
        pl: 'Obrońca, który wygra, **zabiera krąg**, ale nie używa jego mocy. Twoi wojownicy są w ukłonie, Hoshiko też nie ma kim atakować: obie strony przepuściły drugą okazję.',
        en: 'A defender who wins **takes the ring**, but does not use its power. Your warriors are bowed, and Hoshiko has nobody to attack with either: both sides let their second opportunity go.',
      }),
    },
  ],
};
