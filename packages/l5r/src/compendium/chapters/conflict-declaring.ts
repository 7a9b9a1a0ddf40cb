import { printedId, type RulesChapter } from '@kronika/kernel';

/** Steps 3.2 to 3.2.2: from the declaration to the last action. */
export const conflictDeclaring: RulesChapter = {
  id: 'conflict-declaring',
  title: { pl: 'Konflikt: deklaracja i akcje', en: 'Conflicts: declaring and acting' },
  entries: [
    {
      id: 'conflict-declaration',
      title: { pl: 'Deklaracja konfliktu', en: 'Declaring a conflict' },
      lead: {
        pl: 'Krok 3.2: krąg i typ, prowincja, atakujące postaci – wszystko naraz.',
        en: 'Step 3.2: ring and type, province, attackers – all at once.',
      },
      clauses: [
        {
          rule: 'L5R-3.2.0-a',
          text: {
            pl: 'Deklaracja ma trzy części, które dzieją się jednocześnie: niezajęty krąg i jego strona (żywioł i typ), atakowana prowincja oraz co najmniej jedna atakująca postać. Jeśli którejś nie da się wykonać, konfliktu nie można zadeklarować.',
            en: 'A declaration has three parts that happen together: an unclaimed ring and its side (element and type), the attacked province, and at least one attacker. If any part is impossible, the conflict cannot be declared.',
          },
        },
        {
          rule: 'L5R-3.2.0-b',
          text: {
            pl: 'Można wybrać tylko krąg z puli niezajętych kręgów.',
            en: 'Only a ring in the pool of unclaimed rings may be chosen.',
          },
        },
        {
          rule: 'L5R-3.2.0-c',
          text: {
            pl: 'Można wybrać tylko typ konfliktu, którego atakujący gracz jeszcze w tej fazie nie zadeklarował.',
            en: 'Only a type of conflict that the attacking player has not declared yet this phase may be chosen.',
          },
        },
        {
          rule: 'L5R-3.2.0-h',
          text: {
            pl: 'Wszystkie żetony losu z wybranego kręgu trafiają do puli atakującego gracza.',
            en: "All fate on the chosen ring goes to the attacking player's pool.",
          },
        },
        {
          rule: 'L5R-3.2.0-m',
          text: {
            pl: 'O wybrany krąg toczy się teraz walka. To osobny stan: krąg nie jest ani zajęty, ani niezajęty.',
            en: 'The chosen ring is contested now. That is a state of its own, neither claimed nor unclaimed.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-3.2.0-h',
          text: {
            pl: 'Na kręgu Wody leżą 2 żetony losu. Deklarujesz konflikt polityczny o ten krąg, a atakuje Szepcząca Doji: od razu zabierasz oba żetony, czy wygrasz, czy nie.',
            en: 'There are 2 fate on the Water ring. You declare a political conflict for it with Doji Whisperer as the attacker: you take both at once, whether you will win or not.',
          },
          cards: ['doji-whisperer'].map(printedId),
        },
      ],
      see: ['conflict-target', 'conflict-attackers', 'ring-states'],
    },
    {
      id: 'conflict-target',
      title: { pl: 'Atakowana prowincja', en: 'The attacked province' },
      lead: {
        pl: 'Którą prowincję wolno zaatakować i co się dzieje, gdy jest zakryta.',
        en: 'Which province may be attacked, and what happens if it is facedown.',
      },
      clauses: [
        {
          rule: 'L5R-3.2.0-d',
          text: {
            pl: 'Atakowana prowincja musi należeć do przeciwnika i nie może być spustoszona.',
            en: 'The attacked province has to belong to the opponent and must not be broken.',
          },
        },
        {
          rule: 'L5R-3.2.0-e',
          text: {
            pl: 'Prowincję z twierdzą można zaatakować dopiero wtedy, gdy spustoszone są co najmniej trzy z czterech pozostałych prowincji tego gracza.',
            en: "The stronghold province may be attacked only once at least three of that player's other four provinces are broken.",
          },
        },
        {
          rule: 'L5R-3.2.0-k',
          text: {
            pl: 'Po deklaracji zakryta prowincja zostaje odkryta, zanim będzie można reagować na deklarację.',
            en: 'After the declaration a facedown province is turned up, before anybody can react to the declaration.',
          },
        },
        {
          rule: 'L5R-3.2.0-l',
          text: {
            pl: 'Odkrycie prowincji jest osobnym warunkiem wyzwolenia, zagnieżdżonym w deklaracji: najpierw rozpatruje się jego przerwania i reakcje, a dopiero potem reakcje na deklarację.',
            en: 'The reveal is a triggering condition of its own, nested in the declaration: its interrupts and reactions come first, then the reactions to the declaration.',
          },
          reading: 'interpretation',
        },
      ],
      examples: [
        {
          rule: 'L5R-3.2.0-l',
          text: {
            pl: 'Deklarujesz atak trzema postaciami na zakrytą prowincję. To Nocny wypad: po odkryciu przeciwnik używa reakcji, a ty odrzucasz z ręki 3 karty. Dopiero potem można reagować na samą deklarację.',
            en: 'You declare an attack with three characters on a facedown province. It is Night Raid: your opponent reacts to the reveal, and you discard 3 cards from your hand. Only then can anybody react to the declaration itself.',
          },
          cards: ['night-raid'].map(printedId),
        },
      ],
      see: ['provinces', 'conflict-breaking', 'nested-sequences'],
    },
    {
      id: 'conflict-attackers',
      title: { pl: 'Atakujące postaci', en: 'Attackers' },
      lead: { pl: 'Kogo można wysłać do ataku.', en: 'Whom you may send to attack.' },
      clauses: [
        {
          rule: 'L5R-3.2.0-f',
          text: {
            pl: 'Atakować mogą tylko przygotowane postaci, które kontroluje atakujący gracz: co najmniej jedna, a poza tym dowolna liczba.',
            en: 'Attackers have to be ready characters the attacking player controls: at least one, otherwise any number.',
          },
        },
        {
          rule: 'L5R-3.2.0-g',
          text: {
            pl: 'Nie można zadeklarować postaci, która ma pauzę w sprawności odpowiadającej typowi konfliktu.',
            en: "A character with a dash for the skill of the conflict's type cannot be declared.",
          },
        },
        {
          rule: 'L5R-3.2.0-i',
          text: {
            pl: 'Przy deklaracji ataku wybiera się też postaci, które omija ukrycie.',
            en: 'The characters evaded by covert are chosen as part of declaring the attack.',
          },
        },
        {
          rule: 'L5R-3.2.0-j',
          text: {
            pl: 'Deklaracja ataku nie kłania postaci.',
            en: 'Being declared does not bow the attackers.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-3.2.0-g',
          text: {
            pl: 'Berserker Matsu ma 3 sprawności militarnej i pauzę zamiast politycznej: może atakować w konfliktach militarnych, ale nigdy w politycznych. Z Dworzaninem Otomo (– i 2) jest odwrotnie.',
            en: 'Matsu Berserker has 3 military skill and a dash for political: it can attack in military conflicts but never in political ones. With Otomo Courtier (– and 2) it is the other way round.',
          },
          cards: ['matsu-berserker', 'otomo-courtier'].map(printedId),
        },
      ],
      see: ['dashes', 'participating', 'keyword-covert'],
    },
    {
      id: 'conflict-defenders',
      title: { pl: 'Deklaracja obrońców', en: 'Declaring defenders' },
      lead: {
        pl: 'Krok 3.2.1: broniący gracz postanawia, kto broni.',
        en: 'Step 3.2.1: the defending player decides who defends.',
      },
      clauses: [
        {
          rule: 'L5R-3.2.1-a',
          text: {
            pl: 'Broniący gracz deklaruje jako obrońców dowolną liczbę przygotowanych postaci, które kontroluje. Może też nie bronić wcale.',
            en: 'The defending player declares any number of ready characters they control as defenders. None at all is fine.',
          },
        },
        {
          rule: 'L5R-3.2.1-b',
          text: {
            pl: 'Nie mogą bronić postaci ominięte przez ukrycie, postaci z pauzą w danej sprawności ani postaci, które nie mogą uczestniczyć lub nie mogą być zadeklarowane jako obrońcy.',
            en: 'Characters evaded by covert, characters with a dash for the skill in question, and characters that cannot participate or cannot be declared as defenders are not eligible.',
          },
        },
        {
          rule: 'L5R-3.2.1-c',
          text: {
            pl: 'Deklaracja obrony nie kłania postaci.',
            en: 'Being declared does not bow the defenders.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-3.2.1-b',
          text: {
            pl: 'Atakujesz kartą Rywal polityczny, która ma ukrycie. Wybierasz Matsu Beionę: nie może ona zostać zadeklarowana jako obrońca. Wolno ją jednak przesunąć do konfliktu zdolnością karty.',
            en: 'You attack with Political Rival, who has covert, and choose Matsu Beiona: she cannot be declared as a defender. A card ability may still move her to the conflict.',
          },
          cards: ['political-rival', 'matsu-beiona'].map(printedId),
        },
      ],
      see: ['conflict-attackers', 'conflict-unopposed', 'keyword-covert'],
    },
    {
      id: 'conflict-actions',
      title: { pl: 'Okno akcji konfliktu', en: 'The conflict action window' },
      lead: {
        pl: 'Krok 3.2.2: gracze na przemian wpływają na wynik, a zaczyna broniący.',
        en: 'Step 3.2.2: the players take turns to sway the result, and the defender begins.',
      },
      clauses: [
        {
          rule: 'L5R-3.2.2-a',
          text: {
            pl: 'W oknie akcji konfliktu pierwszy działa broniący gracz, nawet jeśli pierwszym graczem jest atakujący. Potem gracze działają na przemian, aż obaj spasują jeden po drugim.',
            en: 'In the conflict action window the defending player acts first, even if the attacking player is the first player. Then they take turns until both pass in succession.',
          },
        },
        {
          rule: 'L5R-3.2.2-b',
          text: {
            pl: 'W oknie akcji konfliktu można: użyć akcji karty, którą się kontroluje; zagrać wydarzenie z akcją; dołączyć dodatek z ręki do każdej postaci w grze, która może go mieć; zagrać postać z ręki do konfliktu po swojej stronie albo do domu; spasować.',
            en: 'In the conflict action window you may: use an action of a card you control; play an event for its action; play an attachment on any legal character in play; play a character from hand into the conflict on your side, or home; or pass.',
          },
        },
        {
          rule: 'L5R-3.2.2-c',
          text: {
            pl: 'Na postaci zagranej w oknie akcji konfliktu można położyć dodatkowy los ze swojej puli.',
            en: 'A character played in the conflict action window may get extra fate from your pool.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-3.2.2-a',
          text: {
            pl: 'Konflikt polityczny: uhonorowany Gawędziarz Asahina (4 + 2 chwały = 6) przeciwko Matsu Beionie (2). Broniący zagrywa Gry dworskie: gawędziarz wraca do zwykłego stanu, 4 : 2. Atakujący odpowiada kartą Przechytrzyć przeciwnika: Beiona idzie do domu, 4 : 0.',
            en: 'A political conflict: honored Asahina Storyteller (4 + 2 glory = 6) against Matsu Beiona (2). The defender plays Court Games: the storyteller becomes ordinary, 4 : 2. The attacker answers with Outwit: Beiona goes home, 4 : 0.',
          },
          cards: ['asahina-storyteller', 'matsu-beiona', 'court-games', 'outwit'].map(printedId),
          situation: {
            seats: [
              { play: ['asahina-storyteller (honored, in conflict)'] },
              {
                provinces: [
                  'the-art-of-peace',
                  'entrenched-position (faceup)',
                  'manicured-garden',
                  'ancestral-lands',
                  'rally-to-the-cause',
                ],
                play: ['matsu-beiona (in conflict)'],
              },
            ],
            conflict: { attacker: 0, type: 'political', ring: 'air' },
          },
          values: [{ card: printedId('asahina-storyteller'), of: 'political' }],
        },
      ],
      see: ['action-windows', 'conflict-resolution-skill'],
    },
  ],
};
