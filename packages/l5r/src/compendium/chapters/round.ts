import { printedId, type RulesChapter } from '@kronika/kernel';

/** How a round runs, and when players may act. */
export const round: RulesChapter = {
  id: 'round',
  title: { pl: 'Runda i okna akcji', en: 'Rounds and action windows' },
  entries: [
    {
      id: 'framework',
      title: { pl: 'Kroki ramowe', en: 'Framework steps' },
      lead: {
        pl: 'Każda runda ma pięć faz: dynastii, dobierania, konfliktu, losu i przegrupowania.',
        en: 'Each round has five phases: dynasty, draw, conflict, fate and regroup.',
      },
      clauses: [
        {
          rule: 'L5R-FRAME-a',
          text: {
            pl: 'Efektem ramowym jest wszystko, co robi sam krok rundy. Przerwania można stosować w trakcie kroku, a reakcje zaraz po jego zakończeniu.',
            en: 'A framework effect is whatever a step of the round does by itself. Interrupts to it are used while the step resolves, reactions right after it has finished.',
          },
        },
        {
          rule: 'L5R-FRAME-b',
          text: {
            pl: 'Początek i koniec każdej fazy są prawdziwymi krokami: mogą wyzwalać zdolności, a długotrwałe efekty mogą się wtedy zaczynać i kończyć.',
            en: 'The beginning and the end of each phase are steps in their own right: abilities may trigger on them, and lasting effects may start or end there.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-FRAME-b',
          text: {
            pl: 'Krok 2.1 rozpoczyna fazę dobierania. Zaraz po nim możesz użyć reakcji karty Zapomniana biblioteka: dobierasz 1 kartę, zanim w kroku 2.2 ustawisz licznik. Shiba Tsukune ma przerwanie końca fazy konfliktu: rozpatruje efekty kręgów w kroku 3.5, zanim faza się skończy.',
            en: 'Step 2.1 begins the draw phase. Right after it you may use the reaction of Forgotten Library: you draw 1 card before you set your dial in step 2.2. Shiba Tsukune interrupts the end of the conflict phase: she resolves ring effects in step 3.5, before the phase is over.',
          },
          cards: ['forgotten-library', 'shiba-tsukune'].map(printedId),
        },
      ],
      see: ['first-player', 'action-windows', 'trigger-windows'],
    },
    {
      id: 'first-player',
      title: { pl: 'Pierwszy gracz', en: 'The first player' },
      lead: { pl: 'Znacznik pierwszego gracza mówi, kto zaczyna.', en: 'The first-player token says who begins.' },
      clauses: [
        {
          rule: 'L5R-FIRST-a',
          text: {
            pl: 'Pierwszym graczem jest ten, kto ma znacznik pierwszego gracza, i tylko dopóki go ma.',
            en: 'You are first player exactly as long as you hold the first-player token.',
          },
        },
        {
          rule: 'L5R-FIRST-b',
          text: {
            pl: 'Aktywnym graczem w fazie dynastii i w fazie konfliktu najpierw zostaje pierwszy gracz.',
            en: 'In the dynasty phase and in the conflict phase the first player is the first to be the active player.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-FIRST-a',
          text: {
            pl: 'Masz znacznik pierwszego gracza, więc Władający meishōdō kosztuje cię 1 zamiast 2. W kroku 5.5 przekazujesz znacznik i w następnej rundzie zapłacisz już 2, chyba że zagrasz Drogę Jednorożca i zatrzymasz znacznik.',
            en: 'You hold the first-player token, so Meishōdō Wielder costs you 1 instead of 2. In step 5.5 you pass the token, and in the next round you would pay 2, unless you play Way of the Unicorn and keep it.',
          },
          cards: ['meishodo-wielder', 'way-of-the-unicorn'].map(printedId),
        },
      ],
      see: ['precedence', 'regroup-end'],
    },
    {
      id: 'action-windows',
      title: { pl: 'Okna akcji', en: 'Action windows' },
      lead: {
        pl: 'W oknie akcji gracze działają na przemian, dopóki obaj nie spasują.',
        en: 'In an action window the players take turns until both pass.',
      },
      clauses: [
        {
          rule: 'L5R-AW-a',
          text: {
            pl: 'Zdolności akcji można używać tylko w oknach akcji.',
            en: 'Action abilities can be used only in action windows.',
          },
        },
        {
          rule: 'L5R-AW-b',
          text: {
            pl: 'Gracze na przemian mają okazję do działania: jedna akcja albo pas. Okno zamyka się, gdy obaj spasują jeden po drugim.',
            en: 'The players take turns: one action or a pass. The window closes when both have passed in succession.',
          },
        },
        {
          rule: 'L5R-AW-c',
          text: {
            pl: 'Pas nie zamyka drogi powrotu. Jeśli przeciwnik coś zrobi, pasujący gracz znów ma okazję do działania. Wyjątkiem jest krok 1.4.',
            en: 'A pass does not lock you out: if your opponent acts, you get another opportunity. Step 1.4 is the exception.',
          },
        },
        {
          rule: 'L5R-AW-d',
          text: {
            pl: 'Pierwszy ma okazję do działania pierwszy gracz. W oknie akcji konfliktu (krok 3.2.2) ma ją zamiast niego broniący gracz.',
            en: 'The first player has the first opportunity. In the conflict action window (step 3.2.2) it is the defending player instead.',
          },
        },
        {
          rule: 'L5R-AW-e',
          text: {
            pl: 'Okna po krokach 3.1 i 3.3 nie należą do konfliktu, więc także w nich zaczyna pierwszy gracz.',
            en: 'The windows after steps 3.1 and 3.3 are not part of a conflict, so the first player begins there as well.',
          },
          reading: 'interpretation',
        },
        {
          rule: 'L5R-AW-f',
          text: {
            pl: 'Każdą akcję rozpatruje się do końca, razem z przerwaniami i reakcjami, zanim ktoś będzie mógł znowu działać.',
            en: 'An action is resolved completely, with its interrupts and reactions, before anybody can act again.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-AW-c',
          text: {
            pl: 'W konflikcie militarnym atakuje Harcownik Doji (3), a broni Yōjimbō Hiruma (4). Jako broniący masz pierwszą okazję i pasujesz, bo prowadzisz. Przeciwnik zagrywa Banzai! i Harcownik ma 5. Pas nie zamknął ci drogi: znów masz okazję do działania i z Wyborną kataną Yōjimbō ma 6.',
            en: 'Doji Challenger (3) attacks in a military conflict, and your Hiruma Yōjimbō (4) defends. As the defending player you have the first opportunity, and you pass, being ahead. Your opponent plays Banzai!, and the Challenger has 5. Your pass did not lock you out: it is your opportunity again, and with Fine Katana the Yōjimbō has 6.',
          },
          cards: ['doji-challenger', 'hiruma-yojimbo', 'banzai', 'fine-katana'].map(printedId),
          situation: {
            seats: [{ play: ['doji-challenger (in conflict)'] }, { play: ['hiruma-yojimbo (in conflict)'] }],
            conflict: { attacker: 0, type: 'military', ring: 'fire' },
          },
        },
      ],
      see: ['conflict-actions', 'dynasty-opportunities', 'passing'],
    },
    {
      id: 'actions',
      title: { pl: 'Co można zrobić jako akcję', en: 'What counts as an action' },
      lead: {
        pl: 'Zagrywanie kart i zdolności akcji w oknie akcji.',
        en: 'Playing cards and using action abilities in an action window.',
      },
      clauses: [
        {
          rule: 'L5R-AW-g',
          text: {
            pl: 'W każdym oknie akcji, z wyjątkiem kroku 1.4, można jako akcję zagrać z ręki postać lub dodatek.',
            en: 'In every action window except step 1.4 you may play a character or an attachment from hand as your action.',
          },
        },
        {
          rule: 'L5R-AW-h',
          text: {
            pl: 'Akcją jest też zagranie wydarzenia ze zdolnością akcji i użycie zdolności akcji karty, którą się kontroluje.',
            en: 'Playing an event with an action ability, or using the action ability of a card you control, is an action too.',
          },
        },
        {
          rule: 'L5R-AW-i',
          text: {
            pl: 'Zdolności akcji może użyć tylko gracz, który ją kontroluje, i tylko raz na rundę, chyba że tekst mówi inaczej.',
            en: 'Only its controller can use an action ability, and only once per round unless it says otherwise.',
          },
        },
        {
          rule: 'L5R-AW-j',
          text: {
            pl: 'Postać zagrana z ręki poza konfliktem trafia do domu swojego gracza.',
            en: "A character played from hand outside a conflict goes to its player's home area.",
          },
        },
        {
          rule: 'L5R-AW-k',
          text: {
            pl: 'Poza oknami akcji nie zagrywa się z ręki postaci ani dodatków (ani w krokach ramowych, ani w oknach przerwań i reakcji), chyba że pozwala na to karta.',
            en: 'Outside action windows no characters or attachments are played from hand (not during framework steps, nor in interrupt or reaction windows), unless a card says so.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-AW-h',
          text: {
            pl: 'W zwykłym oknie akcji masz okazję do jednej akcji. Możesz zagrać na swoją postać Wyborną katanę, zagrać Drogę Żurawia i uhonorować postać Żurawia albo użyć akcji karty Cesarski skład. W kroku 1.4 wolno ci tylko to drugie i trzecie: dodatków się wtedy z ręki nie zagrywa.',
            en: 'In an ordinary action window you have an opportunity for one action. You may play Fine Katana on a character of yours, play Way of the Crane and honor a Crane character, or use the action of Imperial Storehouse. In step 1.4 only the second and the third are allowed: no attachments are played from hand there.',
          },
          cards: ['fine-katana', 'way-of-the-crane', 'imperial-storehouse'].map(printedId),
        },
      ],
      see: ['characters', 'attachments', 'events', 'ability-uses'],
    },
  ],
};
