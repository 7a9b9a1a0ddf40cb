import type { RulesChapter } from '@kronika/kernel';
import { entry, example, reading, rule } from '../build.ts';

/** Blocks, counters, success and alternatives. */
export const blocks: RulesChapter = {
  id: 'blocks-and-success',
  title: { pl: 'Bloki i sukces', en: 'Blocks and success' },
  entries: [
    entry('blocks', {
      title: { pl: 'Jak blok zatrzymuje atak', en: 'How a block stops an attack' },
      lead: { pl: 'Trzy sposoby i jedna szybkość.', en: 'Three ways and one speed.' },
      words: { pl: 'tarcza, ścieżka ataku, zasłona', en: 'shield, attack path, parry' },
      clauses: [
        rule(
          'SEN-BLOCK-a',
          'Każda tarcza blokuje swoje pole dokładnie przy wybranej szybkości karty.',
          'Every shield blocks its cell at exactly the speed chosen for the card.',
        ),
        reading(
          'SEN-BLOCK-b',
          'Pola ustala się przy rozpatrzeniu bloku; nie wędrują z broniącym.',
          'The cells are fixed when the block is resolved; they do not travel with the defender.',
        ),
        rule(
          'SEN-BLOCK-c',
          'Atak przepada, jeśli blok leży na polu celu.',
          'An attack is stopped if a block lies on the target cell.',
        ),
        rule('SEN-BLOCK-d', 'Także, jeśli leży na polu atakującego.', 'Also if it lies on the attacker’s cell.'),
        rule(
          'SEN-BLOCK-e',
          'Także, jeśli przecina każdą najkrótszą ścieżkę ataku.',
          'Also if it cuts every shortest attack path.',
        ),
        rule(
          'SEN-BLOCK-f',
          'Ścieżka to pola ściśle pomiędzy, na najkrótszej drodze; bywa ich kilka i wszystkie trzeba przeciąć.',
          'A path is the cells strictly in between on a shortest way; there may be several, and all must be cut.',
        ),
        rule(
          'SEN-BLOCK-g',
          'Przy sąsiednim celu nic nie leży pomiędzy.',
          'For an adjacent target there is nothing in between.',
        ),
        rule('SEN-BLOCK-h', 'Każde pole ataku sprawdza się osobno.', 'Each cell of an attack is checked on its own.'),
        rule(
          'SEN-BLOCK-i',
          'Obrona wyprzedza atak, więc blok szybkości n stoi przed każdym atakiem szybkości n.',
          'Defence comes before attack, so a block at n is up for every attack at n.',
        ),
        rule(
          'SEN-BLOCK-j',
          'Liczy się pole atakującego po jego ruchu.',
          'The attacker’s cell after its own movement counts.',
        ),
        reading('SEN-BLOCK-k', 'Utykanie opóźnia też blok.', 'Limping slows a block, too.'),
        reading(
          'SEN-BLOCK-l',
          'Jeden blok zatrzymuje wszystkie ataki swojej szybkości.',
          'One block stops all attacks at its speed.',
        ),
        rule('SEN-BLOCK-m', 'Sami bohaterowie niczego nie zasłaniają.', 'Heroes as such never block.'),
      ],
      examples: [
        example(
          'SEN-BLOCK-d',
          ['guardians-defence'],
          'Broniący patrzy na wroga i gra Obronę Strażnika przy 6: tarcza leży na polu wroga, więc jego atak przy 6 przepada; przy 5 trafiłby.',
          "The defender faces the enemy and plays Guardian's Defence at 6: the shield lies on the enemy’s cell, so its attack at 6 is stopped; at 5 it would hit.",
          {
            heroes: [
              { hero: 'ronin', cell: '0,0', facing: 0 },
              {
                hero: 'master',
                cell: '0,-1',
                facing: 3,
                kamae: 'determination',
                focus: 3,
                hand: ['guardians-defence'],
              },
            ],
          },
        ),
        example(
          'SEN-BLOCK-f',
          ['lunging-thrust'],
          'Dalekie Pchnięcie prosto przed siebie ma jedną ścieżkę. Cel na skos ma dwie i jedna tarcza nie wystarczy.',
          'Lunging Thrust straight ahead has one path. A target off the line has two, and a single shield is not enough.',
        ),
      ],
      see: ['timing-block', 'counters', 'terrain'],
    }),
    entry('counters', {
      title: { pl: 'Kontra', en: 'Counters' },
      lead: { pl: 'Odpowiedź ciosem na zatrzymany cios.', en: 'A blow in answer to a blow that was stopped.' },
      words: { pl: 'kontratak, riposta', en: 'counter-attack, riposte' },
      clauses: [
        rule(
          'SEN-CTR-a',
          'Kontra liczy się dopiero, gdy twój blok zatrzymał atak.',
          'A counter matters only after your block has stopped an attack.',
        ),
        rule(
          'SEN-CTR-b',
          'Jeśli szybkość ataku jest na liście, możesz zagrać z ręki jeden atak, nie Główny.',
          'If the attack’s speed is listed, you may play one non-core attack from hand.',
        ),
        reading(
          'SEN-CTR-c',
          'Jego szybkość nie może być wyższa od szybkości karty z kontrą w tej turze.',
          'Its speed may not be higher than that of the card with the counter this turn.',
        ),
        rule(
          'SEN-CTR-d',
          'Działa jak nagła korzyść, ale nie zużywa nagłej karty.',
          'It works like a benefit but does not use up the instant of the turn.',
        ),
        reading(
          'SEN-CTR-e',
          'Koszt i Kamae muszą się zgadzać; kontrę rozpatruje się w całości.',
          'Cost and Kamae must be met; it is resolved completely.',
        ),
        rule('SEN-CTR-f', 'Kontrować nie trzeba.', 'Countering is optional.'),
        reading(
          'SEN-CTR-g',
          'Kontra działa przy tej samej szybkości i tylko blok tej szybkości ją zatrzyma.',
          'It acts at the current speed, and only a block at that speed stops it.',
        ),
        rule(
          'SEN-CTR-h',
          'Kontra na pasku istnieje tylko w tym Kamae lub za zapłatą.',
          'A counter on a bar exists only in that Kamae or if paid for.',
        ),
        reading('SEN-CTR-i', 'Kontra na Głównej Broni też działa.', 'A counter on a core weapon works, too.'),
        reading(
          'SEN-CTR-j',
          'Kontra z korzyści liczy się wobec właśnie zablokowanego ataku.',
          'A counter from a benefit is checked against the attack just blocked.',
        ),
        reading(
          'SEN-CTR-k',
          'Szybkość kontry może zależeć od Kamae lub być kupiona; utykanie jej nie zmienia.',
          'Its speed may depend on Kamae or be bought; limping does not alter it.',
        ),
        reading(
          'SEN-CTR-l',
          'Zagrana kontra idzie na stos odrzuconych na koniec tury.',
          'The card goes to the discard pile in the discard phase.',
        ),
      ],
      examples: [
        example(
          'SEN-CTR-c',
          ['steel-block', 'wolf-pounce', 'oxen-barge'],
          'Stalowa Zapora przy 5: kontra Byczym Pchnięciem (5) jest dobra, Wilczym Pazurem (7) nie.',
          'Steel Block at 5: countering with Oxen Barge (5) is fine, with Wolf Pounce (7) it is not.',
        ),
      ],
      see: ['timing-block'],
    }),
    entry('success', {
      title: { pl: 'Jeżeli sukces', en: 'If successful' },
      lead: { pl: 'Kiedy atak lub blok się udał.', en: 'When an attack or a block has succeeded.' },
      words: { pl: 'udany atak, udany blok', en: 'successful attack, successful block' },
      clauses: [
        rule(
          'SEN-SUCC-a',
          'Atak się udał, jeśli ktoś dostał ranę lub stan albo został przesunięty lub obrócony.',
          'An attack succeeds if somebody took a wound or a status or was moved or turned by it.',
        ),
        reading(
          'SEN-SUCC-b',
          'Atak robiący coś innego udał się, jeśli cel naprawdę coś stracił.',
          'An attack that does something else succeeds if the target really lost something.',
        ),
        rule(
          'SEN-SUCC-c',
          'Blok się udał, jeśli w całości oszczędził broniącego.',
          'A block succeeds if it spared the defender altogether.',
        ),
        rule(
          'SEN-SUCC-d',
          'Od sukcesu zależy wszystko po „jeżeli sukces” w tej części karty.',
          'Everything after “if successful” in that part depends on it.',
        ),
        rule('SEN-SUCC-e', 'Linie wyżej i druga część od niego nie zależą.', 'Lines above and the other part do not.'),
        reading('SEN-SUCC-f', 'Wystarczy jeden trafiony z wielu.', 'One of several targets is enough.'),
        reading(
          'SEN-SUCC-g',
          'Blok samego terenu nie jest sukcesem broniącego; jest nim, gdy jego tarcza była potrzebna.',
          'A block by terrain alone is not the defender’s success; it is, where the shield was needed.',
        ),
      ],
      examples: [
        example(
          'SEN-SUCC-b',
          ['dirt-throw'],
          'Sypnięcie Piachem w kogoś bez skupienia się nie udaje: nie miał czego stracić.',
          'Dirt Throw against somebody without focus does not succeed: there was nothing to lose.',
        ),
      ],
      see: ['timing-attack', 'timing-block'],
    }),
    entry('alternatives', {
      title: { pl: 'LUB', en: 'OR' },
      lead: { pl: 'Dokładnie jedna z możliwości.', en: 'Exactly one of the options.' },
      words: { pl: 'wybór, alternatywa', en: 'choice, option' },
      clauses: [
        rule('SEN-OR-a', 'Wybiera się dokładnie jedną.', 'Exactly one is chosen.'),
        rule(
          'SEN-OR-b',
          'Możliwość z twoim Kamae trzeba wybrać.',
          'An option tied to your present Kamae must be chosen.',
        ),
        rule('SEN-OR-c', 'Możliwości z innym Kamae wybrać nie wolno.', 'One tied to another Kamae cannot be.'),
        rule(
          'SEN-OR-d',
          'Dotyczy to tylko linii tuż przed i po LUB.',
          'Only the lines next to the OR are alternatives.',
        ),
        reading(
          'SEN-OR-e',
          'Za możliwość na pasku skupienia trzeba zapłacić; nie jest przymusowa.',
          'An option on a focus bar must be paid for; it is not forced.',
        ),
        reading(
          'SEN-OR-f',
          'Gdy żadna nie jest możliwa, pomija się wybór.',
          'If none can be taken, the choice is skipped.',
        ),
        reading(
          'SEN-OR-g',
          'Z dwóch z twoim Kamae wybierasz jedną; płatna zostaje dobrowolna.',
          'Of two tied to your Kamae you pick one; one that costs focus stays voluntary.',
        ),
      ],
      examples: [
        example(
          'SEN-OR-b',
          ['firm-mind'],
          'Pewny Umysł w Równowadze: trzeba wziąć „do 3 kart”, choć wolno dobrać mniej.',
          'Firm Mind in Balance: “up to 3 cards” must be taken, though you may draw fewer.',
          { heroes: [{ hero: 'master', kamae: 'balance', hand: ['firm-mind'] }, {}] },
        ),
      ],
      see: ['bars'],
    }),
  ],
};
