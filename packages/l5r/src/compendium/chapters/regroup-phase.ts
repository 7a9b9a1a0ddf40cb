import { printedId, type RulesChapter } from '@kronika/kernel';

/** Phase 5: cards ready, provinces are cleared, rings return. */
export const regroupPhase: RulesChapter = {
  id: 'regroup-phase',
  title: { pl: 'Faza przegrupowania', en: 'The regroup phase' },
  entries: [
    {
      id: 'regroup-ready',
      title: { pl: 'Przygotowanie kart', en: 'Readying cards' },
      lead: {
        pl: 'Kroki 5.1 i 5.2: karty podnoszą się z ukłonu.',
        en: 'Steps 5.1 and 5.2: bowed cards straighten up.',
      },
      clauses: [
        {
          rule: 'L5R-5.1-a',
          text: {
            pl: 'Krok 5.1 rozpoczyna fazę. Zwykłe okno akcji otwiera się jeszcze przed przygotowaniem kart.',
            en: 'Step 5.1 begins the phase. An ordinary action window opens before cards are readied.',
          },
        },
        {
          rule: 'L5R-5.2-a',
          text: {
            pl: 'Jednocześnie przygotowuje się wszystkie karty obu graczy, które są w ukłonie: postaci, dodatki, twierdze i miejsca.',
            en: 'All bowed cards of both players are readied at the same time: characters, attachments, strongholds and holdings.',
          },
          reading: 'interpretation',
        },
      ],
      examples: [
        {
          rule: 'L5R-5.2-a',
          text: {
            pl: 'Po tej rundzie w ukłonie są twój Adept Niten, dołączona do niego Wyborna katana (ukłoniona, by zapłacić za jego akcję) i twierdza Zamek Górskiego Kowadła. W kroku 5.2 wszystkie trzy karty zostają przygotowane naraz, razem z kartami przeciwnika.',
            en: "After this round your Niten Adept is bowed, the Fine Katana on it is bowed (to pay for its action), and so is your stronghold, Mountain's Anvil Castle. In step 5.2 all three are readied at once, together with your opponent's cards.",
          },
          cards: ['niten-adept', 'fine-katana', 'mountain-s-anvil-castle'].map(printedId),
          situation: {
            phase: 'regroup',
            seats: [
              { stronghold: 'mountain-s-anvil-castle (bowed)', play: ['niten-adept (bowed) + fine-katana (bowed)'] },
              {},
            ],
          },
        },
      ],
      see: ['ready-and-bowed'],
    },
    {
      id: 'regroup-discard',
      title: { pl: 'Odrzucenie kart z prowincji', en: 'Discarding from provinces' },
      lead: { pl: 'Krok 5.3: miejsce dla nowych kart.', en: 'Step 5.3: making room for new cards.' },
      clauses: [
        {
          rule: 'L5R-5.3-a',
          text: {
            pl: 'W kolejności graczy każdy musi odrzucić wszystkie odkryte karty dynastii ze swoich spustoszonych prowincji.',
            en: 'In player order each player has to discard every faceup dynasty card from their broken provinces.',
          },
        },
        {
          rule: 'L5R-5.3-b',
          text: {
            pl: 'Z niespustoszonych prowincji może w kroku 5.3 odrzucić tyle odkrytych kart dynastii, ile chce.',
            en: 'From their unbroken provinces they may discard as many faceup dynasty cards as they like in step 5.3.',
          },
        },
        {
          rule: 'L5R-5.3-c',
          text: {
            pl: 'Na miejsce każdej karty odrzuconej w kroku 5.3 trafia zakryta karta z talii dynastii tego gracza.',
            en: "Each card discarded in step 5.3 is replaced by a facedown card from that player's dynasty deck.",
          },
        },
        {
          rule: 'L5R-5.3-d',
          text: {
            pl: 'Zakrytych kart nigdy się w kroku 5.3 nie odrzuca, nawet ze spustoszonych prowincji.',
            en: 'Facedown cards are never discarded in step 5.3, not even from broken provinces.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-5.3-a',
          text: {
            pl: 'Miejsce zbiórki wojsk leży odkryte w twojej spustoszonej prowincji. Musisz je odrzucić, a na jego miejsce trafia zakryta karta. W niespustoszonej prowincji mogłoby zostać.',
            en: 'Staging Ground lies faceup in a broken province of yours. You have to discard it, and a facedown card takes its place. In an unbroken province it could stay.',
          },
          cards: ['staging-ground'].map(printedId),
        },
      ],
      see: ['holdings', 'conflict-breaking', 'refilling'],
    },
    {
      id: 'regroup-end',
      title: { pl: 'Kręgi, znacznik i koniec rundy', en: 'Rings, token and the end of the round' },
      lead: {
        pl: 'Kroki 5.4–5.6: kręgi wracają, a pierwszym graczem zostaje kto inny.',
        en: 'Steps 5.4 to 5.6: rings return, and the other player becomes first player.',
      },
      clauses: [
        {
          rule: 'L5R-5.4-a',
          text: {
            pl: 'Wszystkie zajęte kręgi wracają jednocześnie do puli niezajętych kręgów.',
            en: 'All claimed rings return to the pool of unclaimed rings at the same time.',
          },
        },
        {
          rule: 'L5R-5.4-b',
          text: {
            pl: 'Kręgi wracają dopiero po kroku 4.4, więc te zajęte w tej rundzie nie dostały w niej losu.',
            en: 'Rings return only after step 4.4, so those claimed this round got no fate in it.',
          },
        },
        {
          rule: 'L5R-5.5-a',
          text: {
            pl: 'Gracz ze znacznikiem pierwszego gracza przekazuje go przeciwnikowi, który od tej chwili jest pierwszym graczem.',
            en: 'The player with the first-player token passes it to the opponent, who is first player from then on.',
          },
        },
        {
          rule: 'L5R-5.6-a',
          text: {
            pl: 'Krok 5.6 kończy fazę i rundę. Wygasają efekty działające „do końca rundy”, a limity na rundę liczą się od nowa.',
            en: 'Step 5.6 ends the phase and the round. Effects that last “until the end of the round” expire, and limits per round start afresh.',
          },
        },
        {
          rule: 'L5R-5.6-b',
          text: {
            pl: 'Na następną rundę przechodzą: Łaska cesarska, liczniki honoru, spustoszone prowincje, los na kręgach, pule graczy i karty na ręce.',
            en: "The Imperial Favor, the dials, broken provinces, fate on rings, the players' pools and their hands carry over to the next round.",
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-5.4-a',
          text: {
            pl: 'Nowicjusz ishiken ma +1 za każdy zajęty krąg. Dwa kręgi zajmujesz ty, jeden przeciwnik, więc jego sprawność militarna wynosi 1 + 3 = 4. W kroku 5.4 wszystkie trzy kręgi wracają i Nowicjusz znów ma 1.',
            en: 'Ishiken Initiate has +1 for each claimed ring. You have claimed two rings and your opponent one, so its military skill is 1 + 3 = 4. In step 5.4 all three rings return, and the Initiate is back to 1.',
          },
          cards: ['ishiken-initiate'].map(printedId),
          situation: {
            phase: 'regroup',
            seats: [{ play: ['ishiken-initiate'], rings: ['air', 'water'] }, { rings: ['fire'] }],
          },
          values: [{ card: printedId('ishiken-initiate'), of: 'military' }],
        },
      ],
      see: ['first-player', 'fate-phase-rings'],
    },
  ],
};
