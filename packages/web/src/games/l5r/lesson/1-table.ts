import { none, these, whoIsTooEarly, whoTakes } from '../../../lesson/which.ts';
import type { L5rLesson } from './parts.ts';
import { AT, HOSHIKO, YOU } from './parts.ts';
import { card } from './which.ts';

/** The set-up: the table, what wins, and both mulligans. */
export const theTable: L5rLesson = {
  id: 'table',
  title: { pl: 'Stół i zwycięstwo', en: 'The table, and how to win' },
  about: {
    pl: 'Rozkładasz prowincje i dobierasz pierwsze karty.',
    en: 'You lay your provinces and get your first cards.',
  },
  learnt: {
    pl: 'Wiesz, co leży na stole i jakimi trzema drogami się wygrywa.',
    en: 'You know what lies on the table, and the three ways to win.',
  },
  steps: [
    {
      is: 'look',
      id: 'clan',
      task: { pl: 'Poznaj swój klan', en: 'Meet your clan' },
      title: { pl: 'Poznaj swój klan', en: 'Meet your clan' },
      at: () => AT.seat(YOU),
      say: () => ({
        pl: 'Prowadzisz **klan Lwa**, a Hoshiko po drugiej stronie stołu klan Żurawia. Wygrywa, kto spustoszy prowincję pod cudzą twierdzą, **zbierze 25 honoru** albo odbierze przeciwnikowi cały honor. My pójdziemy najprostszą drogą: na prowincje.',
        en: 'You lead the **Lion**; Hoshiko, across the table, leads the Crane. You win by breaking the province under the other stronghold, by **reaching 25 honor**, or when your opponent has none left. We will take the straight road: the provinces.',
      }),
    },
    {
      is: 'move',
      id: 'stronghold',
      task: { pl: 'Połóż prowincję pod twierdzę', en: 'Lay a province under your stronghold' },
      title: { pl: 'Wybierz prowincję pod twierdzę', en: 'Choose the province under your stronghold' },
      asked: 'chooseStrongholdProvince',
      accepts: [
        these(card('pilgrimage')),
        these(card('the-art-of-war')),
        these(card('meditations-on-the-tao')),
        these(card('manicured-garden')),
        these(card('ancestral-lands')),
      ],
      otherwise: { pl: 'Wybierz jedną z pięciu kart prowincji.', en: 'Choose one of the five province cards.' },
      say: () => ({
        pl: 'Masz **5 prowincji**, a ta jedna rozstrzyga o wszystkim: gdy padnie, przegrywasz. Pielgrzymka ma siłę 5, więc trzyma się mocno. Możesz też wybrać inną.',
        en: 'You have **5 provinces**, and this one decides everything: when it breaks, you lose. Pilgrimage has strength 5, so it holds well. Another will do, too.',
      }),
      replies: [
        { seat: YOU, asked: 'orderProvinces', wants: { is: 'asOffered' } },
        { seat: HOSHIKO, asked: 'chooseStrongholdProvince', wants: these(card('entrenched-position')) },
        {
          seat: HOSHIKO,
          asked: 'orderProvinces',
          wants: these(
            card('the-art-of-peace'),
            card('rally-to-the-cause'),
            card('night-raid'),
            card('shameful-display'),
          ),
        },
      ],
    },
    {
      is: 'look',
      id: 'provinces',
      task: { pl: 'Obejrzyj swoje prowincje', en: 'Look at your provinces' },
      title: { pl: 'Obejrzyj swoje prowincje', en: 'Look at your provinces' },
      at: () => AT.provinces(YOU),
      say: () => ({
        pl: 'Pozostałe cztery leżą już obok twierdzy; w zwykłej partii układasz je według woli. Są zakryte: przeciwnik pozna każdą dopiero wtedy, gdy ją zaatakuje. Liczba w bramie to **siła** prowincji.',
        en: "The other four lie beside the stronghold already; in a match you lay them as you like. They are facedown: your opponent learns what each is only by attacking it. The number in the gate is the province's **strength**.",
      }),
    },
    {
      is: 'move',
      id: 'row',
      task: { pl: 'Wymień kartę w prowincji', en: 'Replace a card in a province' },
      title: { pl: 'Wymień Dogodną pozycję', en: 'Replace Favorable Ground' },
      asked: 'mulligan.dynasty',
      accepts: [these(card('favorable-ground'))],
      wrong: [
        whoIsTooEarly({
          pl: 'Najpierw zaznacz Dogodną pozycję: to miejsce, a na początku potrzeba nam ludzi.',
          en: 'Mark Favorable Ground first: it is a holding, and to begin with we need people.',
        }),
        whoTakes(card('lion-s-pride-brawler'), {
          pl: 'Zabijaka Lwiej Dumy to nasz najlepszy wojownik. Zatrzymaj go.',
          en: "Lion's Pride Brawler is our best warrior. Keep him.",
        }),
        whoTakes(card('matsu-berserker'), {
          pl: 'Berserker Matsu kosztuje tylko 1, a bije za 3. Zatrzymaj go.',
          en: 'Matsu Berserker costs only 1 and strikes for 3. Keep it.',
        }),
        whoTakes(card('venerable-historian'), {
          pl: 'Historyk jeszcze nas zaskoczy. Zatrzymaj go.',
          en: 'The Historian has a surprise in store. Keep him.',
        }),
      ],
      otherwise: { pl: 'Wymieniamy tylko Dogodną pozycję.', en: 'We replace Favorable Ground only.' },
      say: () => ({
        pl: 'Na czterech prowincjach leżą karty **dynastii**: postaci do wynajęcia i miejsca. Raz na partię wolno wymienić, co się nie podoba. Zaznacz Dogodną pozycję i zatwierdź.',
        en: 'On four provinces lie **dynasty** cards: characters to hire, and holdings. Once a match you may replace what you do not like. Mark Favorable Ground and confirm.',
      }),
      replies: [{ seat: HOSHIKO, asked: 'mulligan.dynasty', wants: none }],
    },
    {
      is: 'move',
      id: 'hand',
      task: { pl: 'Zatrzymaj rękę', en: 'Keep your hand' },
      title: { pl: 'Zatrzymaj wszystkie cztery karty', en: 'Keep all four cards' },
      asked: 'mulligan.conflict',
      accepts: [none],
      otherwise: {
        pl: 'Ta ręka jest dobra: niczego nie zaznaczaj, tylko zatwierdź.',
        en: 'This is a good hand: mark nothing, just confirm.',
      },
      say: () => ({
        pl: 'To twoja ręka: karty **konfliktu**, którymi przechylasz walkę. Je także można raz wymienić. Mamy tu Wyborną katanę, więc zatwierdź bez zaznaczania.',
        en: 'This is your hand: **conflict** cards, which tip a fight. They, too, may be replaced once. We hold a Fine Katana, so confirm without marking anything.',
      }),
      replies: [{ seat: HOSHIKO, asked: 'mulligan.conflict', wants: none }],
    },
    {
      is: 'look',
      id: 'aim',
      task: { pl: 'Zobacz, dokąd idziemy', en: 'See where we are going' },
      title: { pl: 'Spójrz na prowincje Hoshiko', en: "Look at Hoshiko's provinces" },
      at: () => AT.provinces(HOSHIKO),
      say: () => ({
        pl: 'Twierdza jest nietykalna, dopóki stoją prowincje przed nią. Spustosz **3 z 4**, a droga do niej stanie otworem. Jedną weźmiemy jeszcze dziś.',
        en: 'The stronghold cannot be touched while the provinces before it stand. Break **3 of the 4**, and the road to it lies open. We will take the first one today.',
      }),
    },
  ],
};
