import { printedId, type RulesChapter } from '@kronika/kernel';

/** What happens around everything that happens: interrupts, reactions, and who comes first. */
export const triggering: RulesChapter = {
  id: 'triggering',
  title: { pl: 'Przerwania i reakcje', en: 'Interrupts and reactions' },
  entries: [
    {
      id: 'trigger-sequence',
      title: { pl: 'Przebieg warunku wyzwolenia', en: 'The course of a triggering condition' },
      lead: {
        pl: 'Wokół wszystkiego, co się dzieje w grze, zawsze jest ta sama kolejność przerwań i reakcji.',
        en: 'Whatever happens in the game, interrupts and reactions gather around it in the same order.',
      },
      clauses: [
        {
          rule: 'L5R-TRIG-a',
          text: {
            pl: 'Kolejność jest zawsze taka: (1) coś ma się wydarzyć; (2) przerwania ze słowem „miałby”, w tym anulowanie; (3) wymuszone przerwania w kolejności wybranej przez pierwszego gracza, a potem zwykłe; (4) rzecz się dzieje; (5) wymuszone reakcje w kolejności wybranej przez pierwszego gracza; (6) zwykłe reakcje. Jeśli w punkcie 2 coś anulowano, na tym koniec; jeśli zmieniono, dalej chodzi już o to, co zmienione.',
            en: 'The order is always: (1) something is about to happen; (2) interrupts with “would”, cancels among them; (3) forced interrupts in the order the first player sets, then the ordinary ones; (4) it happens; (5) forced reactions in the order the first player sets; (6) ordinary reactions. What is cancelled in 2 ends there; what is changed goes on as changed.',
          },
        },
        {
          rule: 'L5R-TRIG-b',
          text: {
            pl: 'Przerwania rozpatruje się w całości, zanim nastąpi to, co przerywają. Reakcje przychodzą dopiero po tym.',
            en: 'Interrupts resolve completely before the thing they interrupt takes place. Reactions come after it.',
          },
        },
        {
          rule: 'L5R-TRIG-h',
          text: {
            pl: 'Samo zainicjowanie efektu to osobny warunek, wcześniejszy niż jego rozpatrzenie. Odnoszą się do niego tylko zdolności anulujące.',
            en: 'The initiation of an effect is a condition of its own, before its resolution. Only cancels refer to it.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-TRIG-b',
          text: {
            pl: 'W konflikcie militarnym ma zostać spustoszona Sztuka Wojny. Jej właściciel najpierw dobiera 3 karty (przerwanie), potem prowincja zostaje spustoszona, a na końcu atakujący gracz może zagrać Ku większej chwale (reakcja).',
            en: 'The Art of War is about to be broken in a military conflict. Its owner draws 3 cards first (interrupt), then the province breaks, and at the end the attacking player may play For Greater Glory (reaction).',
          },
          cards: ['the-art-of-war', 'for-greater-glory'].map(printedId),
        },
      ],
      see: ['trigger-windows', 'would-interrupts', 'forced-abilities', 'cancelling', 'framework'],
    },
    {
      id: 'trigger-windows',
      title: { pl: 'Okna przerwań i reakcji', en: 'Windows for interrupts and reactions' },
      lead: {
        pl: 'Gracze używają przerwań i reakcji na zmianę, a zaczyna pierwszy gracz.',
        en: 'The players use interrupts and reactions in turns, the first player first.',
      },
      clauses: [
        {
          rule: 'L5R-TRIG-c',
          text: {
            pl: 'W oknach przerwań i reakcji zaczyna pierwszy gracz, także podczas konfliktu. (Hasło o reakcjach w Kompendium zasad powtarza akapit o przerwaniach; chodzi w nim o reakcje.)',
            en: 'In interrupt and reaction windows the first player begins, during conflicts as well. (The entry on reactions in the Polish Rules Reference repeats the paragraph on interrupts; read reactions there.)',
          },
        },
        {
          rule: 'L5R-TRIG-d',
          text: {
            pl: 'Potem gracze działają na przemian. Kto spasował, może jeszcze coś zrobić w tym samym oknie; zamykają je dopiero dwa pasy z rzędu.',
            en: 'Then the players alternate. Who passed may still act later in the same window; only two passes in a row close it.',
          },
        },
        {
          rule: 'L5R-TRIG-e',
          text: {
            pl: 'Po zamknięciu okna nie można już użyć zdolności tego rodzaju w odpowiedzi na to zdarzenie.',
            en: 'Once the window is closed, no ability of that kind can be used for this occurrence any more.',
          },
        },
        {
          rule: 'L5R-TRIG-f',
          text: {
            pl: 'Jeśli jedno zdarzenie spełnia kilka warunków naraz (jak efekt kręgu Ziemi: dobranie i odrzucenie karty), mają one wspólne okna, a zdolności używa się w nich w dowolnej kolejności.',
            en: 'If one occurrence makes several conditions at once (like the Earth ring: a draw and a discard), they share their windows, and abilities for any of them are used there in any order.',
          },
        },
        {
          rule: 'L5R-TRIG-g',
          text: {
            pl: 'Przerwania lub reakcji, której wolno użyć więcej niż raz na rundę, można użyć raz na każde wystąpienie jej warunku.',
            en: 'An interrupt or reaction that may be used more than once per round can be used once each time its condition occurs.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-TRIG-d',
          text: {
            pl: 'Ujawniono liczniki honoru. Pierwszy gracz pasuje, bo odpowiada mu wynik, ale przeciwnik zagrywa Plan awaryjny. Okno się nie zamknęło, więc pierwszy gracz może teraz użyć reakcji swojej Manipulantki Bayushi.',
            en: 'The honor dials are revealed. The first player passes, content with the result, but the opponent plays Contingency Plan. The window is still open, so the first player may use the reaction of their Bayushi Manipulator now.',
          },
          cards: ['contingency-plan', 'bayushi-manipulator'].map(printedId),
        },
      ],
      see: ['trigger-sequence', 'passing', 'first-player'],
    },
    {
      id: 'would-interrupts',
      title: { pl: '„Miałby”', en: '“Would”' },
      lead: {
        pl: 'Przerwania ze słowem „miałby” mogą sprawić, że coś w ogóle się nie wydarzy.',
        en: 'Interrupts with “would” can keep a thing from happening at all.',
      },
      clauses: [
        {
          rule: 'L5R-WOULD-a',
          text: {
            pl: 'Przerwania ze słowem „miałby” (w dowolnej formie) wyprzedzają przerwania tego samego zdarzenia bez tego słowa.',
            en: 'Interrupts that say “would” come before interrupts to the same happening that do not.',
          },
        },
        {
          rule: 'L5R-WOULD-b',
          text: {
            pl: 'Jeśli takie przerwanie zmieni to, co ma nastąpić, nie można już przerywać tego, co miało być pierwotnie.',
            en: 'If such an interrupt changes what is about to happen, the original happening can no longer be interrupted.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-WOULD-b',
          text: {
            pl: 'Uhonorowany Gawędziarz Asahina ma zostać odrzucony. Zagrywasz Ani kroku wstecz: zamiast tego traci znacznik stanu i zostaje w grze ze wszystkimi dodatkami. Skoro nie opuścił gry, nie zyskujesz honoru i nie dobierasz karty za szczerość.',
            en: 'Your honored Asahina Storyteller is about to be discarded. You play Stand Your Ground: it loses its status token instead and stays in play with all its attachments. As it did not leave play, you gain no honor and draw no card for sincerity.',
          },
          cards: ['asahina-storyteller', 'stand-your-ground'].map(printedId),
        },
      ],
      see: ['trigger-sequence', 'replacement-effects', 'cancelling', 'personal-honor'],
    },
    {
      id: 'forced-abilities',
      title: { pl: 'Zdolności wymuszone', en: 'Forced abilities' },
      lead: {
        pl: 'Wymuszonych przerwań i reakcji używa sama gra.',
        en: 'Forced interrupts and reactions are used by the game itself.',
      },
      clauses: [
        {
          rule: 'L5R-FORCED-a',
          text: {
            pl: 'Zdolność wymuszona wyzwala się samoczynnie i trzeba ją rozpatrzyć.',
            en: 'A forced ability triggers automatically and has to be resolved.',
          },
        },
        {
          rule: 'L5R-FORCED-b',
          reading: 'interpretation',
          text: {
            pl: 'Wymuszone przerwania wyprzedzają dobrowolne, a wymuszone reakcje – dobrowolne reakcje na to samo zdarzenie. Przerwania ze słowem „miałby” to osobny, wcześniejszy etap; w jego obrębie wymuszone znów idą pierwsze.',
            en: 'Forced interrupts go before optional interrupts, and forced reactions before optional reactions, to the same happening. Interrupts with “would” are an earlier stage of their own; within it forced ones go first again.',
          },
        },
        {
          rule: 'L5R-FORCED-c',
          text: {
            pl: 'Kilka zdolności wymuszonych naraz układa w kolejności pierwszy gracz, bez względu na to, kto je kontroluje. Następna zaczyna się dopiero po całkowitym rozpatrzeniu poprzedniej.',
            en: 'If several forced abilities are due at once, the first player orders them, whoever controls them. The next one begins only when the one before is fully resolved.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-FORCED-a',
          text: {
            pl: 'Zaczyna się faza losu, a ty masz 14 żetonów honoru, przeciwnik 9. Niezłomny samuraj (wymuszona reakcja) sam zyskuje ochronę: w tej fazie nie może zostać odrzucony ani stracić losu. Nikt nie musi o tym pamiętać.',
            en: 'The fate phase begins; you have 14 honor, your opponent has 9. Steadfast Samurai (forced reaction) protects itself: in this phase it can neither be discarded nor lose fate. Nobody has to remember it.',
          },
          cards: ['steadfast-samurai'].map(printedId),
        },
      ],
      see: ['trigger-sequence', 'ability-kinds'],
    },
    {
      id: 'nested-sequences',
      title: { pl: 'Sekwencje zagnieżdżone', en: 'Nested sequences' },
      lead: {
        pl: 'Co zaczęło się później, kończy się wcześniej.',
        en: 'What began later is finished earlier.',
      },
      clauses: [
        {
          rule: 'L5R-NEST-a',
          text: {
            pl: 'Jeśli przerwanie lub reakcja tworzy nowy warunek wyzwolenia, bieżąca sekwencja czeka, a nową rozgrywa się do końca.',
            en: 'If an interrupt or reaction makes a new triggering condition, the running sequence waits while the new one is played to its end.',
          },
        },
        {
          rule: 'L5R-NEST-b',
          text: {
            pl: 'Takich sekwencji może być dowolnie wiele, jedna w drugiej. Otwarta jako ostatnia kończy się jako pierwsza.',
            en: 'There may be any number of such sequences inside one another. The one opened last is finished first.',
          },
        },
        {
          rule: 'L5R-NEST-c',
          text: {
            pl: 'Potem przerwana sekwencja toczy się dalej dokładnie od miejsca, w którym stanęła.',
            en: 'Afterwards the waiting sequence goes on exactly where it stopped.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-NEST-b',
          text: {
            pl: 'Droga Żurawia honoruje twojego Wytrawnego polityka. Jego reakcja honoruje drugiego Wytrawnego polityka, a ten swoją reakcją trzecią postać. Dopiero kiedy skończą się reakcje na uhonorowanie trzeciej, a potem drugiej postaci, wracamy do reakcji na pierwsze uhonorowanie.',
            en: 'Way of the Crane honors your Savvy Politician. Its reaction honors a second Savvy Politician, whose reaction honors a third character. Only when the reactions to the third and then to the second honoring are over do we return to reactions to the first.',
          },
          cards: ['way-of-the-crane', 'savvy-politician'].map(printedId),
        },
      ],
      see: ['trigger-sequence'],
    },
    {
      id: 'simultaneous-effects',
      title: { pl: 'Kiedy coś dzieje się naraz', en: 'When things happen at once' },
      lead: {
        pl: 'Wątpliwości co do kolejności rozstrzyga pierwszy gracz.',
        en: 'Where the order is in doubt, the first player settles it.',
      },
      clauses: [
        {
          rule: 'L5R-SIMUL-a',
          text: {
            pl: 'Gdy jeden efekt wymaga decyzji obu graczy, najpierw decyduje pierwszy gracz, potem jego przeciwnik, a efekt następuje dla wszystkich jednocześnie.',
            en: 'When one effect needs a decision from each player, the first player decides first, then the opponent; then it happens to everything at the same time.',
          },
        },
        {
          rule: 'L5R-SIMUL-b',
          text: {
            pl: 'Zdolności wymuszone i opóźnione efekty, które przypadają na tę samą chwilę, układa w kolejności pierwszy gracz.',
            en: 'Forced abilities and delayed effects that are due at the same moment are put in order by the first player.',
          },
        },
        {
          rule: 'L5R-SIMUL-c',
          text: {
            pl: 'Zdolności stałe i długotrwałe efekty, które mogą działać razem, działają razem. Jeśli nie mogą, kolejność ustala pierwszy gracz.',
            en: 'Constant abilities and lasting effects that can apply together do so. If they cannot, the first player sets the order.',
          },
        },
        {
          rule: 'L5R-ORDER-a',
          text: {
            pl: '„W kolejności graczy” znaczy: najpierw pierwszy gracz, potem drugi, i tak dalej na zmianę, jeśli trzeba więcej kolejek.',
            en: '“In player order” means the first player, then the other, and on in turns if more are needed.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-SIMUL-b',
          text: {
            pl: 'Grę opuszcza Wysłannik Kaiu, którego kontrolujesz. Kurtuazja daje ci 1 żeton losu, a szczerość 1 kartę, i obie działają w tej samej chwili. Która będzie pierwsza, decyduje pierwszy gracz, nawet jeśli jest nim przeciwnik.',
            en: 'Kaiu Envoy, whom you control, leaves play. Courtesy brings you 1 fate and sincerity 1 card, and both are due at the same moment. Which comes first is up to the first player, even if that is your opponent.',
          },
          cards: ['kaiu-envoy'].map(printedId),
        },
      ],
      see: ['forced-abilities', 'winning-the-game', 'first-player'],
    },
    {
      id: 'immediate-corrections',
      title: { pl: 'Poprawki natychmiastowe', en: 'Immediate corrections' },
      lead: {
        pl: 'Stanu, na który zasady nie pozwalają, gra nie toleruje ani chwili.',
        en: 'A state that the rules do not allow is not tolerated for a moment.',
      },
      clauses: [
        {
          rule: 'L5R-STATE-a',
          reading: 'interpretation',
          text: {
            pl: 'Po każdej zmianie stanu gry, zanim otworzy się jakiekolwiek okno, sprawdza się, czy coś trzeba poprawić od razu: trzeci niezwykły dodatek, niewłaściwie dołączony dodatek, postać z pauzą lub zakazem w toczącym się konflikcie, koniec gry. Jeśli potrzebna jest kolejność, wybiera ją pierwszy gracz.',
            en: 'After every change of the game state, before any window opens, the game checks what has to be corrected at once: a third restricted attachment, an illegal attachment, a dash or a prohibition in the current conflict, the end of the game. Where an order is needed, the first player chooses it.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-STATE-a',
          text: {
            pl: 'Horda Moto (zamiast sprawności politycznej ma pauzę) atakuje, a odkryte Za wspólną sprawę zmienia konflikt w polityczny. Horda natychmiast znika z konfliktu i trafia do domu w ukłonie.',
            en: 'Moto Horde (a dash for political skill) attacks, and the revealed Rally to the Cause turns the conflict political. The Horde leaves the conflict at once and goes home bowed.',
          },
          cards: ['moto-horde', 'rally-to-the-cause'].map(printedId),
        },
      ],
      see: ['keyword-restricted', 'winning-the-game', 'dashes', 'attachments'],
    },
    {
      id: 'passing',
      title: { pl: 'Pasowanie', en: 'Passing' },
      lead: {
        pl: 'Pas to rezygnacja z jednej okazji, a nie z całego okna.',
        en: 'A pass gives up one opportunity, not the whole window.',
      },
      clauses: [
        {
          rule: 'L5R-PASS-a',
          text: {
            pl: 'Kto pasuje, rezygnuje tylko z tej jednej okazji. Wyjątki są dwa: w kroku 1.4 pas obowiązuje do końca fazy, a spasowana okazja do konfliktu przepada.',
            en: 'Who passes gives up this one opportunity only. There are two exceptions: in step 1.4 a pass holds for the rest of the phase, and a conflict opportunity that was passed is gone.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-PASS-a',
          text: {
            pl: 'W oknie akcji konfliktu pasujesz. Przeciwnik używa akcji karty Wojownik i poeta, więc znów możesz coś zrobić. Inaczej jest, gdy spasujesz, mając okazję do konfliktu: okazja przepada, a jeśli przeciwnik ma w grze kartę Groźny Hida, możesz przy tym stracić 1 żeton honoru.',
            en: 'You pass in the action window of a conflict. Your opponent uses the action of Warrior Poet, so you may act again. It is different when you pass a conflict opportunity: the opportunity is gone, and if your opponent has Intimidating Hida in play, it may cost you 1 honor besides.',
          },
          cards: ['warrior-poet', 'intimidating-hida'].map(printedId),
        },
      ],
      see: ['trigger-windows', 'action-windows', 'dynasty-passing', 'conflict-opportunities'],
    },
  ],
};
