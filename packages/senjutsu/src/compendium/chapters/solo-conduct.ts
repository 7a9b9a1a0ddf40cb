import type { RulesChapter } from '@kronika/kernel';
import { entry, example, reading, rule } from '../build.ts';

/** AI opponents: how they move and fight. */
export const soloConduct: RulesChapter = {
  id: 'solo-conduct',
  title: { pl: 'Jak walczy SI', en: 'How AI opponents fight' },
  entries: [
    entry('solo-target', {
      title: { pl: 'Dystans i cel', en: 'Distance and target' },
      lead: { pl: 'Kogo wybiera i jak blisko podchodzi.', en: 'Whom it goes for, and how near.' },
      words: { pl: 'preferowany dystans, najbliższy', en: 'preferred distance, nearest' },
      clauses: [
        rule('SEN-SOLO-DIST-a', 'Każdy rodzaj ma ulubioną odległość.', 'Every kind has a preferred distance.'),
        rule('SEN-SOLO-DIST-b', 'Wódz i ashigaru z kataną: 1.', 'Leader and katana ashigaru: 1.'),
        rule('SEN-SOLO-DIST-c', 'Ashigaru z yari: 2, jak w zwarciu.', 'Yari ashigaru: 2, as close combat.'),
        reading('SEN-SOLO-DIST-d', 'Ashigaru z yumi: 5 lub więcej.', 'Yumi ashigaru: 5 or more.'),
        rule(
          'SEN-SOLO-DIST-e',
          'Arkebuzer: 6 lub więcej, po strzale 1.',
          'Arquebusier: 6 or more, and 1 after its shot.',
        ),
        rule('SEN-SOLO-DIST-f', 'Bohaterowie: jak w ich przepisach.', 'Heroes: as their recipes say.'),
        rule('SEN-SOLO-TGT-a', 'Celem jest najbliższy bohater.', 'The target is the nearest hero.'),
        rule(
          'SEN-SOLO-TGT-b',
          'Z równie bliskich ten, który lepiej pasuje do Zachowania.',
          'Of equally near ones, the one that agrees better with the Behaviour.',
        ),
        reading(
          'SEN-SOLO-TGT-c',
          'Dalej: pierwszy od lewej w jego polu widzenia.',
          'Then the first from the left in its view.',
        ),
        rule(
          'SEN-SOLO-TGT-d',
          'Przy wyborze celu egzekucja liczy się za 5 ran.',
          'For choosing a target an execution counts as 5 wounds.',
        ),
      ],
      examples: [
        example(
          'SEN-SOLO-DIST-e',
          ['solo-041'],
          'Po karcie Ognia! arkebuzer rusza do zwarcia, a karta znika z gry.',
          'After Fire the arquebusier closes in, and the card leaves the game.',
          {
            format: 'solo',
            heroes: [{ hero: 'ronin', cell: '0,3', facing: 0 }],
            foes: [{ kind: 'arquebusier', cell: '0,-3', facing: 3, preferredDistance: 6 }],
          },
        ),
      ],
      see: ['behaviour'],
    }),
    entry('solo-movement', {
      title: { pl: 'Ruch SI', en: 'How it moves' },
      lead: { pl: 'Ku ulubionemu miejscu, twarzą do celu.', en: 'To its favourite place, facing its target.' },
      words: { pl: 'podejście, ucieczka', en: 'approach, retreat' },
      clauses: [
        rule(
          'SEN-SOLO-MOVE-a',
          'Idzie na ulubioną odległość, kończy zwrócony do celu i woli stronę Zachowania, ile pozwala karta.',
          'It goes to its preferred distance, ends facing its target and favours its Behaviour’s side, as far as the card allows.',
        ),
        rule(
          'SEN-SOLO-MOVE-b',
          'Nigdy sam nie wchodzi na teren, na kogoś ani poza planszę.',
          'It never willingly enters terrain, an occupied cell or leaves the board.',
        ),
        rule(
          'SEN-SOLO-MOVE-c',
          'W zwarciu: jeśli droga na stronę Zachowania jest wolna, idzie nią.',
          'In close combat: if the way to its Behaviour’s side is open, it takes it.',
        ),
        rule(
          'SEN-SOLO-MOVE-d',
          'Jeśli nie, najkrótszą drogą na ulubioną odległość.',
          'If not, the shortest way to its preferred distance.',
        ),
        rule(
          'SEN-SOLO-MOVE-e',
          'Strzelec nie zbliża się bardziej, niż trzeba, chyba że po to, by widzieć.',
          'A ranged one never comes nearer than needed, except to gain sight.',
        ),
        rule(
          'SEN-SOLO-MOVE-f',
          'Strzelec z widokiem i w dobrej odległości stoi.',
          'With sight and at its distance a ranged one stays.',
        ),
        rule(
          'SEN-SOLO-MOVE-g',
          'Zbyt blisko: cofa się, w stronę Zachowania.',
          'Too near: it moves away, favouring its Behaviour’s side.',
        ),
        rule(
          'SEN-SOLO-MOVE-h',
          'Bez widoku: idzie według Zachowania, aż zobaczy.',
          'Without sight: it moves by its Behaviour until it sees.',
        ),
        rule(
          'SEN-SOLO-MOVE-i',
          'Bez widoku i bez takiej drogi: dokądkolwiek, byle widzieć i być bliżej ulubionej odległości.',
          'Without sight and such a way: anywhere that gives sight and brings it nearer to its distance.',
        ),
        reading(
          'SEN-SOLO-MOVE-j',
          'Jeśli nie dojdzie, podchodzi, jak może najbliżej.',
          'If it cannot get there, it gets as near as possible.',
        ),
        rule('SEN-SOLO-MOVE-k', 'Jeden kierunek na ikonę obowiązuje i jego.', 'One direction per icon binds it, too.'),
        reading(
          'SEN-SOLO-MOVE-l',
          'Strzelec poza zasięgiem swojej karty podchodzi tylko tyle, ile trzeba.',
          'A ranged one beyond the range of its card comes only as near as needed.',
        ),
      ],
      examples: [
        example(
          'SEN-SOLO-MOVE-c',
          ['solo-003'],
          'Pewny Umysł daje dwa kroki i dwa obroty: ashigaru o Zachowaniu Lewo staje przy lewym przodzie bohatera.',
          'Firm Mind gives two steps and two turns: an ashigaru with Behaviour Left goes to the hero’s front left.',
          {
            format: 'solo',
            heroes: [{ hero: 'ronin', cell: '0,1', facing: 0 }],
            foes: [{ cell: '0,-2', facing: 3, behaviour: 'left', deck: ['solo-003'] }],
          },
        ),
      ],
    }),
    entry('solo-attack', {
      title: { pl: 'Atak SI', en: 'How it attacks' },
      lead: { pl: 'Od tyłu, jeśli się da; potem według pozycji.', en: 'From behind if it can; then by its stance.' },
      words: { pl: 'kroki ataku, od tyłu', en: 'attack steps, from behind' },
      clauses: [
        rule(
          'SEN-SOLO-AI-0a',
          'Karta ataku ma atak i, po LUB, ruch na wypadek, gdy atakować nie można; każdy ma swoją szybkość.',
          'An attack card has an attack and, after OR, a movement for when it cannot attack; each has its speed.',
        ),
        rule(
          'SEN-SOLO-AI-0b',
          'Wykonuje ją, jak może, nawet jeśli atak zostanie zablokowany.',
          'It carries it out as fully as it can, even if it will be blocked.',
        ),
        rule(
          'SEN-SOLO-AI-0c',
          'Chce zadać jak najwięcej ran; egzekucja to 5.',
          'It wants to deal as many wounds as possible; an execution is worth 5.',
        ),
        reading(
          'SEN-SOLO-AI-0d',
          'Zna odkryte karty, szybkości i pola.',
          'It knows revealed cards, speeds and positions.',
        ),
        rule(
          'SEN-SOLO-AI-1',
          'Krok 1: jeśli ruch pozwala uderzyć od tyłu, robi to.',
          'Step 1: if its movement lets it strike from behind, it does.',
        ),
        reading(
          'SEN-SOLO-AI-1b',
          'Od tyłu znaczy: z tylnych kierunków celu, najlepiej wprost zza pleców.',
          'From behind means from the target’s rear directions, straight behind preferred.',
        ),
        rule(
          'SEN-SOLO-AI-2',
          'Krok 2: jeśli nie, a trafia z miejsca, atakuje bez ruchu.',
          'Step 2: if not, and it hits from where it stands, it attacks without moving.',
        ),
        reading(
          'SEN-SOLO-AI-2b',
          'Jeśli musi podejść, wybiera pole według Zachowania.',
          'If it has to move, it picks a cell by its Behaviour.',
        ),
        rule(
          'SEN-SOLO-AI-3a',
          'Krok 3A: atak stamtąd zostałby zablokowany, albo',
          'Step 3A: the attack from there would be blocked, or',
        ),
        rule(
          'SEN-SOLO-AI-3b',
          'Krok 3B: trafiłby go tam twój atak, albo',
          'Step 3B: your attack would hit it there, or',
        ),
        rule(
          'SEN-SOLO-AI-3c',
          'Krok 3C: jego atak trafiłby innego przeciwnika SI,',
          'Step 3C: its attack would hit another AI opponent,',
        ),
        rule(
          'SEN-SOLO-AI-3d',
          'a jest inne wolne pole, z którego uderzy skutecznie: idzie tam.',
          'and another free cell exists from which it strikes effectively: it goes there.',
        ),
        rule(
          'SEN-SOLO-AI-3e',
          'Tylko jeśli stamtąd na pewno się uda; z kilku wybiera Zachowanie.',
          'Only if it will succeed from there; among several the Behaviour decides.',
        ),
        rule(
          'SEN-SOLO-AI-4a',
          'Krok 4, ofensywna: atakuje mimo wszystko.',
          'Step 4, offensive: it attacks all the same.',
        ),
        rule(
          'SEN-SOLO-AI-4b',
          'Krok 4, defensywna: uznaje, że nie może atakować.',
          'Step 4, defensive: it regards itself as unable to attack.',
        ),
        reading(
          'SEN-SOLO-AI-4c',
          'Atak tylko zablokowany wykonuje w każdej pozycji.',
          'A merely blocked attack is made in either stance.',
        ),
        rule(
          'SEN-SOLO-AI-5',
          'Krok 5: nie mogąc atakować, wykonuje drugą część przy jej szybkości.',
          'Step 5: unable to attack, it performs the second part at that speed.',
        ),
        reading(
          'SEN-SOLO-AI-5b',
          'Rozstrzyga się to przy pierwszej szybkości; druga część czeka na swoją albo następuje od razu.',
          'That is decided at the first speed; the second part waits for its own or follows at once.',
        ),
      ],
      examples: [
        example(
          'SEN-SOLO-AI-4b',
          ['solo-018'],
          'Kopnięcie Konia w defensywnej pozycji: jeśli twój szybszy cios by go trafił, ashigaru woli odejść.',
          'Horse Kick in a defensive stance: if your faster blow would hit it, the ashigaru prefers to walk away.',
          {
            format: 'solo',
            heroes: [{ hero: 'ronin', cell: '0,1', facing: 0 }],
            foes: [{ cell: '0,0', facing: 3, stance: 'defensive', deck: ['solo-018'] }],
          },
        ),
      ],
      see: ['behaviour', 'solo-defence'],
    }),
    entry('solo-defence', {
      title: { pl: 'Strzały, obrona, kontra', en: 'Shots, defence, counters' },
      lead: { pl: 'Jak strzela i jak się broni.', en: 'How it shoots and how it defends.' },
      words: { pl: 'strzał SI, blok SI', en: 'AI shot, AI block' },
      clauses: [
        rule('SEN-SOLO-RNG-a', 'Cel widoczny i w zasięgu: strzela.', 'Target in sight and range: it shoots.'),
        rule(
          'SEN-SOLO-RNG-b',
          'Inaczej wykonuje ruch drugiej części.',
          'Otherwise it makes the movement of the second part.',
        ),
        reading(
          'SEN-SOLO-RNG-c',
          'Strzał trafia wolniejszych; kto jest równie szybki, unika, a strzał i tak padł.',
          'A shot hits those who are slower; whoever is as fast avoids it, but it has been fired.',
        ),
        rule(
          'SEN-SOLO-DEF-a',
          'Karta obrony ma dwie części i przeciwnik wykonuje obie.',
          'A defence card has two parts, and it carries out both.',
        ),
        rule(
          'SEN-SOLO-DEF-b',
          'Wybiera szybkość twojego ataku, jeśli ma ją w zakresie.',
          'It picks the speed of your attack if its range has it.',
        ),
        rule(
          'SEN-SOLO-DEF-c',
          'Z dwóch ataków blokuje groźniejszy, potem szybszy, potem wolniejszy.',
          'Of two attacks it blocks the one with more wounds, then the faster, then the slower.',
        ),
        reading(
          'SEN-SOLO-DEF-d',
          'Bez ataku w zakresie bierze najwyższą szybkość.',
          'Without an attack in range it takes the highest speed.',
        ),
        reading(
          'SEN-SOLO-DEF-e',
          'Obraca się i staje tak, by tarcze zatrzymały atak.',
          'It turns and steps so that its shields stop the attack.',
        ),
        rule(
          'SEN-SOLO-CTR-a',
          'Jeśli szybkość twojego ataku jest w jego kontrze, odrzuca odkrytą wierzchnią kartę.',
          'If your attack’s speed is in its counter, its top card is discarded face up.',
        ),
        rule('SEN-SOLO-CTR-b', 'Jeśli ma ona atak, dostajesz 1 ranę.', 'If that card has an attack, you take 1 wound.'),
        reading(
          'SEN-SOLO-CTR-c',
          'Twój atak musi być przy tym zablokowany.',
          'Your attack must have been blocked for this.',
        ),
      ],
      examples: [
        example(
          'SEN-SOLO-DEF-b',
          ['solo-031', 'oxen-barge', 'severing-cut'],
          'Rzeczna Zapora ma zakres 7–4: przeciw atakowi o szybkości 5 blokuje przy 5. Odcięcie pasuje, Byczego Pchnięcia nie da się zablokować.',
          'River Block has 7–4: against an attack of speed 5 it blocks at 5. Severing Cut can be stopped, Oxen Barge is unblockable.',
        ),
      ],
      see: ['blocks', 'counters', 'comparison'],
    }),
  ],
};
