import { printedId, type RulesChapter } from '@kronika/kernel';

/** Phase 3, seen from above: who may declare conflicts, and when. */
export const conflictPhase: RulesChapter = {
  id: 'conflict-phase',
  title: { pl: 'Faza konfliktu', en: 'The conflict phase' },
  entries: [
    {
      id: 'conflict-opportunities',
      title: { pl: 'Okazje do konfliktu', en: 'Conflict opportunities' },
      lead: {
        pl: 'Każdy gracz ma w tej fazie dwie okazje, by zadeklarować konflikt.',
        en: 'In this phase each player has two opportunities to declare a conflict.',
      },
      clauses: [
        {
          rule: 'L5R-3.2-a',
          text: {
            pl: 'W każdej fazie konfliktu gracz ma dwie okazje do konfliktu. Może zadeklarować najwyżej jeden konflikt militarny i najwyżej jeden polityczny, w dowolnej kolejności.',
            en: 'Each conflict phase you have two conflict opportunities. You may declare at most one military and at most one political conflict, in either order.',
          },
        },
        {
          rule: 'L5R-3.2-b',
          text: {
            pl: 'Okazje przypadają na przemian tym, którym jeszcze jakaś została. Zaczyna pierwszy gracz, więc zwykle jest to: pierwszy, drugi, pierwszy, drugi.',
            en: 'Opportunities alternate among the players who still have one. The first player begins, so normally it goes first, second, first, second.',
          },
        },
        {
          rule: 'L5R-3.2-c',
          text: {
            pl: 'Mając okazję, gracz deklaruje konflikt albo pasuje. Spasowana okazja przepada w tej fazie.',
            en: 'With an opportunity you either declare a conflict or pass. A passed opportunity is gone for the phase.',
          },
        },
        {
          rule: 'L5R-3.2-d',
          text: {
            pl: 'Pasując, nie trzeba mówić, z którego typu konfliktu się rezygnuje. Jeśli więc ktoś spasował, a niczego jeszcze nie zadeklarował, przy drugiej okazji może wybrać dowolny typ.',
            en: 'When passing you need not say which type you give up. So if you have passed once and declared nothing yet, your other opportunity may be of either type.',
          },
          reading: 'interpretation',
        },
        {
          rule: 'L5R-3.2-e',
          text: {
            pl: 'Gracz, który ma okazję, ale nie może zgodnie z zasadami zadeklarować żadnego konfliktu, musi spasować. Dla zdolności, które na to reagują, jest to zwykły pas.',
            en: 'A player with an opportunity but no legal conflict to declare has to pass, and abilities that react to passing see it as a pass.',
          },
          reading: 'interpretation',
        },
        {
          rule: 'L5R-3.2-f',
          text: {
            pl: 'Zadeklarowany konflikt rozpatruje się do końca, zanim przyjdzie następna okazja.',
            en: 'A declared conflict is resolved completely before the next opportunity comes.',
          },
        },
        {
          rule: 'L5R-3.2-g',
          text: {
            pl: 'Aktywnym graczem w fazie konfliktu jest ten, kto ma okazję do konfliktu albo rozpatruje zadeklarowany przez siebie konflikt.',
            en: 'The active player in the conflict phase is the one who has the conflict opportunity, or whose declared conflict is being resolved.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-3.2-e',
          text: {
            pl: 'Przeciwnik ma okazję, ale wszystkie jego postaci są w ukłonie. Musi spasować, a ty możesz użyć reakcji karty Groźny Hida: przeciwnik traci 1 żeton honoru.',
            en: 'Your opponent has an opportunity, but all their characters are bowed. They have to pass, and you may use the reaction of Intimidating Hida: they lose 1 honor.',
          },
          cards: ['intimidating-hida'].map(printedId),
        },
      ],
      see: ['conflict-declaration', 'conflict-phase-frame'],
    },
    {
      id: 'conflict-phase-frame',
      title: { pl: 'Przebieg fazy konfliktu', en: 'The course of the conflict phase' },
      lead: {
        pl: 'Kroki 3.1, 3.3 i 3.5: okna akcji między konfliktami oraz początek i koniec fazy.',
        en: 'Steps 3.1, 3.3 and 3.5: action windows between conflicts, and the beginning and end of the phase.',
      },
      clauses: [
        {
          rule: 'L5R-3.1-a',
          text: {
            pl: 'Krok 3.1 rozpoczyna fazę, po czym otwiera się zwykłe okno akcji.',
            en: 'Step 3.1 begins the phase; then an ordinary action window opens.',
          },
        },
        {
          rule: 'L5R-3.1-b',
          text: {
            pl: 'Okno akcji po kroku 3.1 otwiera się ponownie po każdym kroku 3.3, także po ostatnim konflikcie. Dopiero gdy się zamknie i nikt nie ma już okazji, gra przechodzi do kroku 3.4.',
            en: 'The action window after step 3.1 opens again after every step 3.3, also after the last conflict. Only when it has closed and no opportunities are left does the game go on to step 3.4.',
          },
        },
        {
          rule: 'L5R-3.3-a',
          text: {
            pl: 'Krok 3.3 formalnie kończy konflikt albo odnotowuje pas. Wygasają w nim efekty działające „do końca konfliktu”.',
            en: 'Step 3.3 formally ends the conflict, or records the pass. Effects that last “until the end of the conflict” expire here.',
          },
        },
        {
          rule: 'L5R-3.5-a',
          text: {
            pl: 'Krok 3.5 kończy fazę.',
            en: 'Step 3.5 ends the phase.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-3.1-b',
          text: {
            pl: 'Pacyfizmu nie można zagrać podczas konfliktu. Gdy jednak konflikt się skończy, po kroku 3.3 otwiera się okno akcji. Dołączasz w nim Pacyfizm do postaci Hida Kisada i przeciwnik nie zaatakuje nią już w swoim konflikcie militarnym.',
            en: 'Pacifism cannot be played during a conflict. But once a conflict has ended, an action window opens after step 3.3. There you attach Pacifism to Hida Kisada, and your opponent can no longer attack with him in their military conflict.',
          },
          cards: ['pacifism', 'hida-kisada'].map(printedId),
        },
      ],
      see: ['favor-contest', 'action-windows'],
    },
  ],
};
