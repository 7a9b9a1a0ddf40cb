import { printedId, type RulesChapter } from '@kronika/kernel';
import { gloryCount } from '../sums.ts';

/** How the Imperial Favor is won and what it is good for. */
export const favor: RulesChapter = {
  id: 'favor',
  title: { pl: 'Łaska cesarska', en: 'The Imperial Favor' },
  entries: [
    {
      id: 'favor-contest',
      title: { pl: 'Walka o Łaskę cesarską', en: 'The contest for the Favor' },
      lead: {
        pl: 'Krok 3.4: na koniec fazy konfliktu o łasce cesarza decyduje chwała.',
        en: 'Step 3.4: at the end of the conflict phase glory decides who is favored.',
      },
      clauses: [
        {
          rule: 'L5R-3.4-a',
          text: {
            pl: 'Krok 3.4 rozpoczyna walkę o Łaskę cesarską, a krok 3.4.2 ją kończy.',
            en: 'Step 3.4 begins the contest for the Favor, and step 3.4.2 ends it.',
          },
        },
        {
          rule: 'L5R-3.4.1-a',
          text: {
            pl: 'W kroku 3.4.1 obaj gracze podliczają chwałę. Wygrywa wyższa suma; przy równych nie wygrywa nikt.',
            en: 'In step 3.4.1 both players count their glory. The higher total wins; with equal totals nobody does.',
          },
        },
        {
          rule: 'L5R-3.4.2-a',
          text: {
            pl: 'Kto wygrał podliczanie chwały, zajmuje Łaskę cesarską, z puli albo od przeciwnika, i ustawia ją na stronę militarną albo polityczną.',
            en: 'The winner of the glory count claims the Favor, from the pool or from the opponent, and sets it to its military or its political side.',
          },
        },
        {
          rule: 'L5R-3.4.2-b',
          text: {
            pl: 'Jeśli podliczanie chwały wygrał gracz, który już ma Łaskę cesarską, zajmuje ją ponownie i może na nowo wybrać stronę.',
            en: 'If the winner of the glory count has the Favor already, they claim it again and may choose the side anew.',
          },
        },
        {
          rule: 'L5R-3.4.2-c',
          text: {
            pl: 'Gdy podliczania chwały nikt nie wygrał, Łaska cesarska zostaje tam, gdzie jest, na tej samej stronie.',
            en: 'If nobody wins the glory count, the Favor stays where it is, on the same side.',
          },
        },
        {
          rule: 'L5R-FAVOR-g',
          text: {
            pl: 'W podliczaniu chwały z kroku 3.4.1 liczą się też kręgi zajęte w tej fazie, bo wracają dopiero w kroku 5.4.',
            en: 'The glory count of step 3.4.1 includes the rings claimed in this phase, as they return only in step 5.4.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-3.4.1-a',
          text: {
            pl: 'Masz przygotowane karty Czcigodny historyk (chwała 3) i Ikoma Eiji (3) oraz 1 zajęty krąg: razem 7. Przeciwnik ma przygotowanego Gawędziarza Asahinę (2) i 3 kręgi: razem 5. Łaska cesarska jest twoja.',
            en: 'You have Venerable Historian (glory 3) and Ikoma Eiji (3) ready and 1 claimed ring: 7 in all. Your opponent has Asahina Storyteller (2) ready and 3 rings: 5 in all. The Imperial Favor is yours.',
          },
          cards: ['venerable-historian', 'ikoma-eiji', 'asahina-storyteller'].map(printedId),
          situation: {
            seats: [
              { play: ['venerable-historian', 'ikoma-eiji'], rings: ['fire'] },
              { play: ['asahina-storyteller'], rings: ['air', 'earth', 'water'] },
            ],
          },
          sums: [
            gloryCount({ pl: 'Ty', en: 'You' }, [
              [3, 'venerable-historian'],
              [3, 'ikoma-eiji'],
              [1, 'ring'],
            ]),
            gloryCount({ pl: 'Przeciwnik', en: 'Your opponent' }, [
              [2, 'asahina-storyteller'],
              [3, 'ring'],
            ]),
          ],
        },
      ],
      see: ['glory', 'favor-use', 'ring-states'],
    },
    {
      id: 'favor-use',
      title: { pl: 'Co daje Łaska cesarska', en: 'What the Favor does' },
      lead: {
        pl: 'Premia do łącznej sprawności w konfliktach jednego typu.',
        en: 'A bonus to your total in conflicts of one type.',
      },
      clauses: [
        {
          rule: 'L5R-FAVOR-a',
          text: {
            pl: 'Kto ma Łaskę cesarską, dodaje 1 do swojej łącznej sprawności w konfliktach wskazanego typu, jeśli kontroluje co najmniej jedną uczestniczącą postać.',
            en: 'Its holder adds 1 to their total in conflicts of the type shown, if they control at least one participating character.',
          },
        },
        {
          rule: 'L5R-FAVOR-b',
          text: {
            pl: 'Premia z Łaski cesarskiej należy do łącznej sprawności gracza, a nie do żadnej z postaci.',
            en: "The bonus of the Favor belongs to the player's total, not to any character.",
          },
        },
        {
          rule: 'L5R-FAVOR-c',
          text: {
            pl: 'Do premii z Łaski cesarskiej wystarczy uczestnik w ukłonie. Strona złożona z samych postaci w ukłonie może więc mieć sumę 1 i z nią wygrać.',
            en: 'For the bonus of the Favor a bowed participant is enough. So a side of nothing but bowed characters may have a total of 1, and may win with it.',
          },
          reading: 'interpretation',
        },
        {
          rule: 'L5R-FAVOR-d',
          text: {
            pl: 'Łaska cesarska leży na tej stronie, na którą ją ustawiono, dopóki ktoś jej znowu nie zajmie albo nie odwróci jej karta.',
            en: 'The Favor stays on the side it was set to until it is claimed again or a card changes it.',
          },
        },
        {
          rule: 'L5R-FAVOR-e',
          text: {
            pl: 'Jeśli zająć Łaskę cesarską pozwala karta, bierze się ją z puli albo od przeciwnika, a stronę wybiera ten, kto ją zajmuje.',
            en: 'If a card lets you claim the Favor, it may come from the pool or from your opponent, and you pick the side.',
          },
        },
        {
          rule: 'L5R-FAVOR-f',
          text: {
            pl: 'Odrzucona Łaska cesarska wraca niezajęta do ogólnej puli.',
            en: 'A discarded Favor goes back to the general pool, unclaimed.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-FAVOR-a',
          text: {
            pl: 'Masz Łaskę cesarską po stronie militarnej. Atakuje Matsu Beiona (3), broni Kakita Kaezin (3). Łaska dodaje ci 1: jest 4 : 3, a sama Beiona nadal ma 3.',
            en: 'You hold the Imperial Favor on its military side. Matsu Beiona (3) attacks, Kakita Kaezin (3) defends. The Favor adds 1 to your total: it is 4 : 3, while Beiona herself still has 3.',
          },
          cards: ['matsu-beiona', 'kakita-kaezin'].map(printedId),
          situation: {
            seats: [{ play: ['matsu-beiona (in conflict)'] }, { play: ['kakita-kaezin (in conflict)'] }],
            favor: { holder: 0, side: 'military' },
            conflict: { attacker: 0, type: 'military', ring: 'fire' },
          },
        },
      ],
      see: ['conflict-resolution-skill', 'favor-contest'],
    },
  ],
};
