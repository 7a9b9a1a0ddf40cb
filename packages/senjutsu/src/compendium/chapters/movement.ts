import type { RulesChapter } from '@kronika/kernel';
import { entry, example, reading, rule } from '../build.ts';

/** Steps, turns and collisions. */
export const movement: RulesChapter = {
  id: 'movement',
  title: { pl: 'Ruch', en: 'Movement' },
  entries: [
    entry('steps-and-turns', {
      title: { pl: 'Kroki i obroty', en: 'Steps and turns' },
      lead: { pl: 'Czarne strzałki trzeba, białe można.', en: 'Black arrows must, white ones may be done.' },
      words: {
        pl: 'strzałki, obowiązkowy, opcjonalny, wachlarz, widełki',
        en: 'arrows, compulsory, optional, fan, fork',
      },
      clauses: [
        rule(
          'SEN-MOVE-a',
          'Ruch to kroki (proste strzałki) i obroty (strzałka łukowa), każde z liczbą.',
          'A movement consists of steps (straight arrows) and turns (a curved one), each with a number.',
        ),
        rule(
          'SEN-MOVE-b',
          'Krok przenosi na sąsiednie pole i nie zmienia zwrotu.',
          'A step leads to the adjacent cell and leaves the facing as it is.',
        ),
        rule(
          'SEN-MOVE-c',
          'Obrót to jeden bok w dowolną stronę, w miejscu.',
          'A turn is one side either way, on the spot.',
        ),
        rule(
          'SEN-MOVE-d',
          'Ikona z kilkoma grotami daje wybór kierunku: wachlarz i widełki w przód lub w tył, krzyż na skos, gwiazda w dowolną stronę.',
          'An icon with several heads offers a choice: fans and forks forward or back, a diagonal cross, a star for any direction.',
        ),
        rule('SEN-MOVE-e', 'Czarne strzałki wykonuje się w całości.', 'Black arrows are carried out in full.'),
        rule(
          'SEN-MOVE-f',
          'Białe można wykonać w całości, w części lub wcale.',
          'White ones may be done in full, in part or not at all.',
        ),
        rule(
          'SEN-MOVE-g',
          'Wszystkie kroki jednej ikony idą w jednym kierunku.',
          'All steps of one icon go in one direction.',
        ),
        rule(
          'SEN-MOVE-h',
          'Wszystkie obroty jednej ikony idą w tę samą stronę.',
          'All turns of one icon go the same way round.',
        ),
        rule(
          'SEN-MOVE-i',
          'Kroki i obroty z jednej linii można dowolnie przeplatać; kierunek liczy się od aktualnego zwrotu.',
          'Steps and turns of one line may be interleaved freely; directions follow the facing at that moment.',
        ),
        reading(
          'SEN-MOVE-i2',
          'Wybrany kierunek kroków jest względny, więc obrót w środku zmienia ich drogę.',
          'The chosen direction of steps is relative, so a turn in between bends their way.',
        ),
        rule(
          'SEN-MOVE-j',
          'Słowo „potem” ustala kolejność, także białych strzałek.',
          'The word “then” fixes the order, for white arrows, too.',
        ),
        rule(
          'SEN-MOVE-k',
          'Osobne linie to osobne ruchy, od góry do dołu.',
          'Separate lines are separate movements, from top to bottom.',
        ),
      ],
      examples: [
        example(
          'SEN-MOVE-i',
          ['ronin-core'],
          'Karta Ronin: krok w dowolną stronę i do dwóch obrotów. Można się obrócić, zrobić krok i obrócić jeszcze raz.',
          'The card Ronin: a step in any direction and up to two turns. You may turn, step and turn once more.',
          { heroes: [{ hero: 'ronin', cell: '0,2', facing: 0 }, {}] },
        ),
      ],
      see: ['where-to-step', 'facing'],
    }),
    entry('where-to-step', {
      title: { pl: 'Dokąd wolno', en: 'Where one may go' },
      lead: {
        pl: 'Na zajęte pola nikt nie wchodzi z własnej woli.',
        en: 'Nobody enters an occupied cell of their own will.',
      },
      words: { pl: 'wolne pole, przymusowy krok', en: 'free cell, forced step' },
      clauses: [
        rule(
          'SEN-MOVE-l',
          'Nie wolno dobrowolnie wejść na teren, na kogoś ani poza planszę (wyjątki: bambus i teren do przejścia).',
          'Nobody may willingly step onto terrain, onto somebody or off the board (but for bamboo and passable terrain).',
        ),
        rule(
          'SEN-MOVE-l2',
          'Trafia się tam tylko przez obowiązkowy ruch, którego nie da się wykonać inaczej.',
          'One gets there only by a compulsory movement that cannot be carried out otherwise.',
        ),
        rule(
          'SEN-MOVE-m',
          'Obowiązkowy krok musi użyć wolnego kierunku, jeśli jakiś jest.',
          'A compulsory step must use a free direction if there is one.',
        ),
        rule('SEN-MOVE-n', 'Obowiązkowy obrót zawsze się uda.', 'A compulsory turn can always be made.'),
        reading(
          'SEN-MOVE-o',
          '„Cel traci ruch” usuwa jego jeszcze nierozpatrzony ruch w tej turze.',
          'Losing movement removes the target’s movement that is still unresolved this turn.',
        ),
      ],
      examples: [
        example(
          'SEN-MOVE-m',
          ['reverse-carved-fang'],
          'Rzeźbiony Kieł każe się cofnąć jednym z trzech kierunków. Wystarczy, że jeden jest wolny, i trzeba nim iść.',
          'Reverse Carved Fang compels a step back in one of three directions. If one is free, it must be taken.',
        ),
      ],
      see: ['collisions', 'duty-to-hit'],
    }),
    entry('collisions', {
      title: { pl: 'Kolizje', en: 'Collisions' },
      lead: { pl: 'Co grozi za przymusowy krok w złe miejsce.', en: 'What a forced step into the wrong place costs.' },
      words: { pl: 'zderzenie, krawędź planszy', en: 'crash, edge of the board' },
      clauses: [
        rule(
          'SEN-COLL-off',
          'Poza planszę: 1 ogłuszenie, zostajesz na miejscu, reszta karty przepada.',
          'Off the board: 1 stun, you stay where you are, the rest of the card is lost.',
        ),
        rule(
          'SEN-COLL-terr',
          'Na teren: kara tego terenu, reszta karty przepada.',
          'Onto terrain: the penalty of that terrain, the rest of the card is lost.',
        ),
        rule(
          'SEN-COLL-hero',
          'Na kogoś: zostajesz, odrzucasz kartę, oboje dostajecie ogłuszenie, reszta twojej karty przepada.',
          'Into somebody: you stay, discard a card, both take a stun, and the rest of your card is lost.',
        ),
        reading(
          'SEN-COLL-a',
          'Przepada też część pod linią podziału.',
          'The part below the dividing line is lost, too.',
        ),
        reading(
          'SEN-COLL-b',
          'Przepada tylko karta tego, kto się zderzył.',
          'Only the card of whoever collided is lost.',
        ),
        reading('SEN-COLL-c', 'Kroki zrobione wcześniej pozostają.', 'Steps made before stand.'),
        reading(
          'SEN-COLL-d',
          'Bez karty do odrzucenia odrzucenie się pomija; ogłuszenia zostają.',
          'Without a card to discard that part is skipped; the stuns remain.',
        ),
      ],
      examples: [
        example(
          'SEN-COLL-hero',
          ['war-cry'],
          'Okrzyk Wojenny każe zrobić krok w przód, a tam stoi wróg: karta za karą, oboje ogłuszeni, Przewagi nie będzie.',
          'War Cry compels a step forward, and an enemy stands there: a card is lost, both are stunned, and no Advantage is gained.',
          {
            heroes: [
              { hero: 'ronin', cell: '0,1', facing: 0, hand: ['war-cry', 'fend'] },
              { cell: '0,0', facing: 3 },
            ],
          },
        ),
      ],
      see: ['terrain'],
    }),
  ],
};
