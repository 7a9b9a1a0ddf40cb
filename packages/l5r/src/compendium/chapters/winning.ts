import { printedId, type RulesChapter } from '@kronika/kernel';

/** How the game ends. */
export const winning: RulesChapter = {
  id: 'winning',
  title: { pl: 'Wygrana i porażka', en: 'Victory and defeat' },
  entries: [
    {
      id: 'winning-the-game',
      title: { pl: 'Jak wygrać', en: 'How to win' },
      lead: {
        pl: 'Trzy drogi prowadzą do wygranej, a każda kończy grę natychmiast.',
        en: 'Three ways lead to victory, and each ends the game at once.',
      },
      clauses: [
        {
          rule: 'L5R-VICT-a',
          reading: 'interpretation',
          text: {
            pl: 'Gracz, którego prowincja z twierdzą zostaje spustoszona, natychmiast przegrywa, a jego przeciwnik wygrywa. Nie ma znaczenia, kto lub co ją spustoszyło.',
            en: 'A player whose stronghold province is broken loses at once, and the opponent wins. Who or what broke it does not matter.',
          },
        },
        {
          rule: 'L5R-VICT-b',
          text: {
            pl: '25 lub więcej żetonów honoru w puli to natychmiastowa wygrana.',
            en: '25 honor or more in the pool is immediate victory.',
          },
        },
        {
          rule: 'L5R-VICT-c',
          text: {
            pl: 'Pusta pula honoru to natychmiastowa porażka: wygrywa przeciwnik.',
            en: 'An empty honor pool is immediate defeat: the opponent wins.',
          },
        },
        {
          rule: 'L5R-VICT-d',
          text: {
            pl: 'Karty mogą dodawać inne warunki. One też kończą grę natychmiast.',
            en: 'Cards may add other conditions, which also end the game at once.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-VICT-a',
          text: {
            pl: 'Pod twierdzą leżą Bezkresne równiny. Gdy przeciwnik je zaatakuje, lepiej nie używać ich reakcji: jej kosztem jest spustoszenie tej prowincji, a pod twierdzą oznacza to natychmiastową porażkę.',
            en: 'Endless Plains lies under the stronghold. When your opponent attacks it, better not use its reaction: its cost is to break this province, and under the stronghold that is immediate defeat.',
          },
          cards: ['endless-plains'].map(printedId),
        },
      ],
      see: ['winning-at-once', 'honor-pools', 'strongholds', 'conflict-breaking'],
    },
    {
      id: 'winning-at-once',
      title: { pl: 'Kiedy się to sprawdza', en: 'When it is checked' },
      lead: {
        pl: 'Na koniec rundy ani nawet efektu się nie czeka.',
        en: 'Nobody waits for the end of the round, or even of the effect.',
      },
      clauses: [
        {
          rule: 'L5R-VICT-e',
          text: {
            pl: 'Gdyby obaj gracze mieli wygrać w tej samej chwili, wygrana przypada pierwszemu.',
            en: 'Should both players win at the very same moment, the victory goes to the first player.',
          },
        },
        {
          rule: 'L5R-VICT-f',
          reading: 'interpretation',
          text: {
            pl: 'Sprawdza się to po każdej pojedynczej zmianie honoru i po każdym spustoszeniu, nawet w środku efektu. Przekazanie honoru zmienia obie pule w tej samej chwili.',
            en: 'It is checked after every single change of honor and after every break, even in the middle of an effect. A transfer of honor changes both pools at the same moment.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-VICT-f',
          text: {
            pl: 'Masz 23 żetony honoru, a Kakita Asami zabiera jeszcze 1. Potem w tym samym konflikcie efekt kręgu Powietrza daje ci 2: w chwili, gdy masz ich 26, gra się kończy i krąg nie zostaje już zajęty.',
            en: 'You have 23 honor, and Kakita Asami takes 1 more. Later in the same conflict the effect of the Air ring gives you 2: the moment you have 26 the game is over, and the ring is not even claimed.',
          },
          cards: ['kakita-asami'].map(printedId),
        },
      ],
      see: ['winning-the-game', 'immediate-corrections', 'draw-bid', 'conflict-ring'],
    },
  ],
};
