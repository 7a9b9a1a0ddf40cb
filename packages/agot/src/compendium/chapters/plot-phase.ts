import { printedId, type RulesChapter } from '@kronika/kernel';
import type { AgotSituation } from '../../situation/description.ts';

/** Phase 1: what everybody is up to this round, and who goes first. */
export const plotPhase: RulesChapter = {
  id: 'plot-phase',
  title: { pl: 'Faza fabuły', en: 'The plot phase' },
  entries: [
    {
      id: 'plot-choosing',
      title: { pl: 'Wybór i odkrycie fabuł', en: 'Choosing and revealing plots' },
      lead: {
        pl: 'Kroki 1.1–1.3: każdy potajemnie wybiera plan na tę rundę.',
        en: 'Steps 1.1 to 1.3: everybody secretly chooses a plan for the round.',
      },
      words: { pl: 'karta fabuły, odkrycie fabuły, początek rundy', en: 'reveal plot, start of round' },
      clauses: [
        {
          rule: 'AGOT-1.1-a',
          text: {
            pl: '(Krok 1.1) Zaczyna się runda, a z nią faza fabuły.',
            en: 'Step 1.1: the round begins, and with it the plot phase.',
          },
        },
        {
          rule: 'AGOT-1.2-a',
          text: {
            pl: '(Krok 1.2) Każdy wybiera jedną kartę ze swojej talii fabuły i kładzie ją zakrytą osobno. Krok kończy się, gdy wybiorą wszyscy.',
            en: 'Step 1.2: each player chooses one card from their plot deck and sets it apart facedown. The step ends when all have chosen.',
          },
        },
        {
          rule: 'AGOT-1.2-b',
          reading: 'interpretation',
          text: {
            pl: 'Wybory są jednoczesne: nikt nie poznaje cudzego wyboru ani nie zmienia swojego, gdy wszyscy już wybrali.',
            en: "The choices are simultaneous: nobody learns another's choice, or changes their own once all have chosen.",
          },
        },
        {
          rule: 'AGOT-1.3-a',
          text: {
            pl: '(Krok 1.3) Wszystkie wybrane fabuły odkrywa się jednocześnie. Wchodzą do gry i zastępują poprzednie, które trafiają na stosy wykorzystanych.',
            en: 'Step 1.3: all chosen plots are turned up at the same time. They enter play and replace the previous ones, which join the used piles.',
          },
        },
        {
          rule: 'AGOT-1.3-b',
          text: {
            pl: 'Odkrycie ma trzy części: (I) porównanie inicjatywy, (II) zwycięzca wskazuje pierwszego gracza, (III) zdolności „Po odkryciu”.',
            en: 'Revealing has three parts: (I) initiative is compared, (II) its winner names the first player, (III) “When Revealed” abilities.',
          },
        },
        {
          rule: 'AGOT-1.3-c',
          text: {
            pl: 'Zdolności stałe i modyfikatory nowych fabuł działają już w części I.',
            en: 'Constant abilities and modifiers of the new plots already apply in part I.',
          },
        },
        {
          rule: 'AGOT-1.3-g',
          text: {
            pl: 'Fabuła odkryta poza krokiem 1.3 przez efekt karty pomija części I i II: nie porównuje się inicjatywy i nie ma nowego pierwszego gracza. „Po odkryciu” jednak działa.',
            en: 'A plot revealed outside step 1.3 by a card effect skips parts I and II: no initiative, no new first player. Its “When Revealed” ability still resolves.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-1.3-b',
          text: {
            pl: 'Odkrywasz fabułę Szlachetna sprawa (inicjatywa 0), a przeciwnik – Wezwanie chorążych (6). On wygrywa inicjatywę i wskazuje pierwszego gracza, a potem dostaje 1 sztukę złota za każdą twoją postać.',
            en: 'You reveal A Noble Cause (initiative 0), your opponent Calling the Banners (6). They win initiative and name the first player; then they gain 1 gold for each of your characters.',
          },
          cards: ['a-noble-cause', 'calling-the-banners'].map(printedId),
        },
      ],
      see: ['initiative', 'when-revealed', 'plot-states'],
    },
    {
      id: 'when-revealed',
      title: { pl: 'Po odkryciu', en: 'When Revealed' },
      lead: {
        pl: 'Część III kroku 1.3: zdolności fabuł odkrytych przed chwilą.',
        en: 'Part III of step 1.3: the abilities of the plots revealed just now.',
      },
      words: { pl: 'zdolność fabuły, po odkryciu, kolejność fabuł', en: 'plot ability, order of plots' },
      clauses: [
        {
          rule: 'AGOT-1.3-d',
          text: {
            pl: 'Każdą zdolność „Po odkryciu” na odkrytych właśnie fabułach trzeba zainicjować. Gdy jest ich kilka, kolejność ustala nowy pierwszy gracz, a każdą rozpatruje się do końca przed następną.',
            en: 'Every “When Revealed” ability on the plots revealed just now must be initiated. With several, the new first player decides the order, and each resolves fully before the next.',
          },
        },
        {
          rule: 'AGOT-1.3-e',
          text: {
            pl: 'Po części III każdy, komu nie została żadna karta w talii fabuły, bierze do niej z powrotem stos wykorzystanych.',
            en: 'After part III each player whose plot deck is empty takes the used pile back into it.',
          },
        },
        {
          rule: 'AGOT-1.3-f',
          reading: 'interpretation',
          text: {
            pl: 'Reakcji na odkrycie fabuły można użyć po części III, gdy stosy wykorzystanych już wróciły do talii.',
            en: 'Reactions to revealing a plot can be used after part III, when used piles are already back in the plot decks.',
          },
        },
        {
          rule: 'AGOT-PLOT-e',
          text: {
            pl: '„Po odkryciu” to obowiązkowa zdolność aktywowana; inicjuje się ją, gdy odkrywa się fabułę, na której jest.',
            en: '“When Revealed” is a mandatory triggered ability; it is initiated when the plot that carries it is revealed.',
          },
        },
        {
          rule: 'AGOT-PLOT-f',
          reading: 'interpretation',
          text: {
            pl: 'Zdolność „Po odkryciu”, która nie ma dozwolonego celu albo niczego by nie zmieniła, nic nie robi, choć jest obowiązkowa.',
            en: 'A “When Revealed” ability without a legal target, or one that could change nothing, does nothing, mandatory or not.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-1.3-d',
          text: {
            pl: 'Odkryto Plugawe oskarżenia i Atak dzikim ogniem. Pierwszy gracz może kazać najpierw zabić postacie nadmiarowe, a potem klęknąć jedną z ocalałych, albo odwrotnie.',
            en: 'Filthy Accusations and Wildfire Assault are revealed. The first player may have the surplus characters killed first and one of the survivors knelt then, or the other way round.',
          },
          cards: ['filthy-accusations', 'wildfire-assault'].map(printedId),
        },
        {
          rule: 'AGOT-PLOT-f',
          text: {
            pl: 'Odkrywasz fabułę Konfiskata, a w grze nie ma ani jednego dodatku. Zdolność nie ma celu i nic się nie dzieje. Wartości fabuły działają jak zwykle.',
            en: 'You reveal Confiscation, and there is no attachment in play. The ability has no target, and nothing happens. The values of the plot work as usual.',
          },
          cards: ['confiscation'].map(printedId),
        },
      ],
      see: ['plot-choosing', 'simultaneous-effects', 'used-pile'],
    },
    {
      id: 'plot-phase-end',
      title: { pl: 'Tytuły i koniec fazy', en: 'Titles and the end of the phase' },
      lead: {
        pl: 'Krok 1.4 jest tylko w starciu; potem okno akcji i koniec fazy.',
        en: 'Step 1.4 is for melee only; then an action window, and the phase ends.',
      },
      words: { pl: 'koniec fazy fabuły', en: 'end of plot phase' },
      clauses: [
        {
          rule: 'AGOT-1.4-a',
          text: {
            pl: '(Krok 1.4) W starciu gracze wybierają teraz tytuły.',
            en: 'Step 1.4: in melee the players choose titles now.',
          },
        },
        {
          rule: 'AGOT-1.5-a',
          text: {
            pl: 'Po oknie akcji faza fabuły się kończy (krok 1.5).',
            en: 'After the action window the plot phase ends (step 1.5).',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-1.5-a',
          text: {
            pl: 'Po odkryciu fabuł masz okno akcji: możesz od razu odrzucić żeton stania z karty Potęga za tronem, żeby jakaś postać wstała, albo zachować go na fazę wyzwań.',
            en: 'After the plots are revealed there is an action window: you may discard the stand token of Power Behind the Throne to stand a character at once, or keep it for the challenges phase.',
          },
          cards: ['power-behind-the-throne'].map(printedId),
        },
      ],
      see: ['titles-choosing', 'action-windows'],
    },
    {
      id: 'initiative',
      title: { pl: 'Inicjatywa', en: 'Initiative' },
      lead: {
        pl: 'Kto ma najwyższą inicjatywę, wskazuje pierwszego gracza.',
        en: 'Whoever has the highest initiative names the first player.',
      },
      words: { pl: 'remis inicjatywy, kto zaczyna', en: 'tie for initiative, who starts' },
      clauses: [
        {
          rule: 'AGOT-INIT-a',
          text: {
            pl: 'Inicjatywa gracza to wartość na jego odkrytej fabule plus wszystkie modyfikatory inicjatywy, które kontroluje.',
            en: "A player's initiative is the value on their revealed plot plus all initiative modifiers they control.",
          },
        },
        { rule: 'AGOT-INIT-b', text: { pl: 'Wygrywa najwyższa.', en: 'The highest wins.' } },
        {
          rule: 'AGOT-INIT-e',
          text: {
            pl: 'Przy remisie wygrywa ten z remisujących, kto ma najmniej władzy, licząc wszystkie karty, a nie tylko kartę stronnictwa.',
            en: 'In a tie the tied player with the least power wins, counted over all cards, not only the faction card.',
          },
        },
        {
          rule: 'AGOT-INIT-f',
          text: {
            pl: 'Jeśli i władzy mają po równo, losuje się tylko spośród tych, którzy nadal remisują.',
            en: 'If those are equal, too, one of the players still tied, and only of them, is picked at random.',
          },
        },
        {
          rule: 'AGOT-INIT-c',
          reading: 'interpretation',
          text: {
            pl: 'Losowanie rozstrzyga, kto wygrywa inicjatywę; ten gracz normalnie wskazuje potem pierwszego.',
            en: 'The random pick decides who wins initiative; that player then names the first player as usual.',
          },
        },
        {
          rule: 'AGOT-INIT-d',
          text: {
            pl: 'Zwycięzca może wskazać każdego gracza, także siebie.',
            en: 'The winner may name any player, themselves included.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-INIT-a',
          text: {
            pl: 'Odkrywasz Wichry zimy (4) i masz w grze Królewski Trakt (+1) oraz kartę Ogorzały nawigator (+1): razem 6. Przeciwnik z fabułą Nawałnica mieczy ma 8 i wygrywa inicjatywę.',
            en: 'You reveal The Winds of Winter (4) and have The Kingsroad (+1) and Salty Navigator (+1) in play: 6 in all. Your opponent with A Storm of Swords has 8 and wins initiative.',
          },
          cards: ['the-winds-of-winter', 'the-kingsroad', 'salty-navigator', 'a-storm-of-swords'].map(printedId),
          situation: {
            seats: [
              { plot: 'the-winds-of-winter', play: ['the-kingsroad', 'salty-navigator'] },
              { plot: 'a-storm-of-swords' },
            ],
            phase: 'plot',
          } satisfies AgotSituation,
          values: [
            { card: printedId('the-winds-of-winter'), of: 'initiative' },
            { card: printedId('a-storm-of-swords'), of: 'initiative' },
          ],
        },
        {
          rule: 'AGOT-INIT-e',
          text: {
            pl: 'Oboje odkryliście fabułę Konfiskata (inicjatywa 5). Ty masz 4 żetony władzy, w tym 2 na Robbie Starku, a przeciwnik 3. Inicjatywę wygrywa on, bo ma mniej władzy.',
            en: 'Both of you revealed Confiscation (initiative 5). You have 4 power, 2 of them on Robb Stark, your opponent has 3. They win initiative, as they have less power.',
          },
          cards: ['confiscation', 'robb-stark'].map(printedId),
          situation: {
            seats: [
              { faction: 'house-stark (power 2)', plot: 'confiscation', play: ['robb-stark (power 2)'] },
              { faction: 'house-lannister (power 3)', plot: 'confiscation' },
            ],
            phase: 'plot',
          } satisfies AgotSituation,
        },
      ],
      see: ['first-player', 'plot-modifiers'],
    },
    {
      id: 'first-player',
      title: { pl: 'Pierwszy gracz', en: 'The first player' },
      lead: {
        pl: 'Pierwszy gracz zaczyna prawie wszystko i rozstrzyga, gdy nie wiadomo, co najpierw.',
        en: 'The first player begins nearly everything, and decides when it is unclear what comes first.',
      },
      words: {
        pl: 'kolejność, kto zaczyna, żeton pierwszego gracza',
        en: 'turn order, who begins, first-player token',
      },
      clauses: [
        {
          rule: 'AGOT-FIRST-a',
          text: {
            pl: 'Kto jest pierwszym graczem, pozostaje nim, dopóki krok gry lub efekt karty nie wskaże innego, zwykle w kroku 1.3 następnej rundy.',
            en: 'The first player keeps that role until a game step or card effect names another, normally step 1.3 of the next round.',
          },
        },
        {
          rule: 'AGOT-FIRST-b',
          text: {
            pl: 'W fazach mobilizacji i wyzwań to on pierwszy jest aktywnym graczem.',
            en: 'In the marshaling and challenges phases the first player is the first to be active.',
          },
        },
        {
          rule: 'AGOT-FIRST-c',
          text: {
            pl: 'W każdym oknie akcji, przerwań i reakcji, także osadzonym, pierwszy ma okazję pierwszy gracz.',
            en: 'In every action, interrupt and reaction window, nested ones included, the first player has the first opportunity.',
          },
        },
        {
          rule: 'AGOT-FIRST-d',
          text: {
            pl: 'Pierwszy gracz ustala kolejność jednoczesnych efektów wymuszonych, opóźnionych i „Po odkryciu” oraz sprzecznych efektów stałych i trwających, czyjekolwiek by były.',
            en: 'The first player orders simultaneous forced, delayed and “When Revealed” effects, and constant or lasting effects that conflict, whoever controls them.',
          },
        },
        {
          rule: 'AGOT-FIRST-f',
          text: {
            pl: 'Gdy pierwszy gracz zostaje wyeliminowany, pierwszym zostaje gracz po jego lewej stronie.',
            en: 'If the first player is eliminated, the player to their left becomes first player.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-FIRST-b',
          text: {
            pl: 'Wygrywasz inicjatywę fabułą Atak z zaskoczenia i wskazujesz siebie: jako pierwszy mobilizujesz i atakujesz. Wydarzenie Niezachwiani, nieugięci, niezłomni może zagrać tylko ten, kto nie jest pierwszym graczem.',
            en: 'You win initiative with Sneak Attack and name yourself: you marshal and attack first. Unbowed, Unbent, Unbroken can be played only by somebody who is not the first player.',
          },
          cards: ['sneak-attack', 'unbowed-unbent-unbroken'].map(printedId),
        },
      ],
      see: ['player-order', 'initiative', 'simultaneous-effects'],
    },
    {
      id: 'player-order',
      title: { pl: 'Kolejność rozgrywki', en: 'Player order' },
      lead: { pl: 'Od pierwszego gracza zgodnie z ruchem wskazówek zegara.', en: 'From the first player clockwise.' },
      words: { pl: 'następny gracz, zgodnie z ruchem wskazówek', en: 'next player, clockwise' },
      clauses: [
        {
          rule: 'AGOT-FIRST-e',
          text: {
            pl: 'Gdy nie wiadomo, kto ma działać lub decydować najpierw, robi to pierwszy gracz, a po nim reszta po kolei.',
            en: 'When it is unclear who acts or decides first, it is the first player, then the rest in order.',
          },
        },
        {
          rule: 'AGOT-FIRST-g',
          text: {
            pl: '„Kolejność rozgrywki” to pierwszy gracz, a potem następni zgodnie z ruchem wskazówek zegara. „Następny gracz” to następny w tym kierunku.',
            en: '“Player order” is the first player, then the others clockwise. The “next player” is the next one clockwise.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-FIRST-g',
          text: {
            pl: 'Zesłanie na Mur: pierwszy gracz wybiera swoją postać jako pierwszy, następni widzą już jego wybór, a odrzuca się wszystkie wybrane naraz.',
            en: 'Marched to the Wall: the first player chooses a character first, the others already see that choice, and then all chosen characters are discarded at once.',
          },
          cards: ['marched-to-the-wall'].map(printedId),
        },
      ],
      see: ['first-player', 'simultaneous-effects'],
    },
  ],
};
