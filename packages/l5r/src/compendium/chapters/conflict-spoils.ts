import { printedId, type RulesChapter } from '@kronika/kernel';

/** Steps 3.2.5 to 3.2.8: provinces break, rings are claimed, everybody goes home. */
export const conflictSpoils: RulesChapter = {
  id: 'conflict-spoils',
  title: { pl: 'Konflikt: skutki', en: 'Conflicts: what comes of them' },
  entries: [
    {
      id: 'conflict-breaking',
      title: { pl: 'Spustoszenie prowincji', en: 'Breaking a province' },
      lead: {
        pl: 'Krok 3.2.5: dostatecznie wysoka wygrana pustoszy prowincję.',
        en: 'Step 3.2.5: a clear enough victory breaks the province.',
      },
      clauses: [
        {
          rule: 'L5R-3.2.5-a',
          text: {
            pl: 'Jeśli atakujący gracz wygrał z przewagą co najmniej równą sile atakowanej prowincji, prowincja zostaje spustoszona.',
            en: 'If the attacking player won by a margin at least as large as the strength of the attacked province, the province breaks.',
          },
        },
        {
          rule: 'L5R-3.2.5-b',
          text: {
            pl: 'Liczy się przewaga z kroku 3.2.3, ale siła prowincji taka, jaka jest w kroku 3.2.5.',
            en: "What counts is the margin from step 3.2.3, but the province's strength as it is in step 3.2.5.",
          },
          reading: 'interpretation',
        },
        {
          rule: 'L5R-3.2.5-c',
          text: {
            pl: 'Spustoszona prowincja taka pozostaje i nie można jej znowu zaatakować. Jej tekst od razu przestaje działać, czyli już w kroku 3.2.6.',
            en: 'A broken province stays broken and cannot be attacked again. Its text stops working at once, that is, already in step 3.2.6.',
          },
        },
        {
          rule: 'L5R-3.2.5-e',
          text: {
            pl: 'Gdy prowincja zostaje spustoszona, atakujący gracz może odrzucić dowolne leżące w niej karty dynastii, odkryte i zakryte. Potem prowincję wypełnia się zakrytą kartą.',
            en: 'When the province breaks, the attacking player may discard any dynasty cards in it, faceup or facedown. The province is then refilled facedown.',
          },
        },
        {
          rule: 'L5R-3.2.5-f',
          text: {
            pl: 'Atakujący gracz może odrzucić karty z prowincji także wtedy, gdy podczas konfliktu spustoszył ją efekt karty.',
            en: 'The attacking player may also discard cards from a province that a card effect breaks during a conflict.',
          },
          reading: 'interpretation',
        },
        {
          rule: 'L5R-3.2.5-g',
          text: {
            pl: 'Spustoszenie prowincji z twierdzą natychmiast kończy grę.',
            en: 'Breaking the stronghold province ends the game at once.',
          },
        },
        {
          rule: 'L5R-3.2.5-h',
          text: {
            pl: 'Atakowana prowincja, która jest już spustoszona, nie zostaje spustoszona ponownie. Krok nic wtedy nie robi.',
            en: 'If the attacked province is broken already, it does not break again, and the step does nothing.',
          },
        },
        {
          rule: 'L5R-3.2.5-i',
          text: {
            pl: 'Jeśli atakujący gracz niczego nie odrzuci, karty zostają w spustoszonej prowincji tak, jak leżały, i niczego się nie uzupełnia. Nowa karta pochodzi zawsze z talii dynastii broniącego gracza.',
            en: "If the attacking player discards nothing, the cards stay in the broken province as they lay, and nothing is refilled. A new card always comes from the defending player's dynasty deck.",
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-3.2.5-a',
          text: {
            pl: 'Hida Kisada (7) atakuje samotnie w konflikcie militarnym i nikt nie broni. Przewaga 7 pustoszy Żyzne pola (siła 4). Umocnione pozycje mają w konflikcie militarnym siłę 5 + 5 = 10 i by się obroniły.',
            en: 'Hida Kisada (7) attacks alone in a military conflict and nobody defends. A margin of 7 breaks Fertile Fields (strength 4). Entrenched Position has strength 5 + 5 = 10 in a military conflict and would have held.',
          },
          cards: ['hida-kisada', 'fertile-fields', 'entrenched-position'].map(printedId),
          situation: {
            seats: [
              { play: ['hida-kisada (in conflict)'] },
              {
                provinces: [
                  'the-art-of-peace',
                  'fertile-fields (faceup)',
                  'entrenched-position (faceup)',
                  'night-raid',
                  'rally-to-the-cause',
                ],
              },
            ],
            conflict: { attacker: 0, type: 'military', ring: 'fire' },
          },
          values: [{ card: printedId('entrenched-position'), of: 'strength' }],
        },
      ],
      see: ['provinces', 'strongholds', 'conflict-ring', 'winning-the-game', 'refilling'],
    },
    {
      id: 'conflict-ring',
      title: { pl: 'Efekt kręgu i zajęcie kręgu', en: 'Ring effect and claiming the ring' },
      lead: { pl: 'Kroki 3.2.6 i 3.2.7: nagroda za zwycięstwo.', en: 'Steps 3.2.6 and 3.2.7: the reward for winning.' },
      clauses: [
        {
          rule: 'L5R-3.2.6-a',
          text: {
            pl: 'Atakujący gracz, który wygrał konflikt, może rozpatrzyć efekt kręgu, o który walczył, nawet gdy prowincja się obroniła.',
            en: 'If the attacking player won the conflict, they may resolve the effect of the contested ring, whether or not the province broke.',
          },
        },
        {
          rule: 'L5R-3.2.6-b',
          text: {
            pl: 'Jeśli wygrał broniący gracz albo nikt, krok 3.2.6 nic nie robi.',
            en: 'If the defending player or nobody won, step 3.2.6 does nothing.',
          },
        },
        {
          rule: 'L5R-3.2.7-a',
          text: {
            pl: 'Zwycięzca konfliktu, czy atakował, czy bronił, zajmuje krąg, o który toczyła się walka: krąg trafia do jego puli zajętych kręgów.',
            en: 'The winner of the conflict, attacker or defender, claims the contested ring into their pool of claimed rings.',
          },
        },
        {
          rule: 'L5R-3.2.7-b',
          text: {
            pl: 'Jeśli konfliktu nikt nie wygrał, krąg znów jest niezajęty, ale bez losu, który zabrano z niego przy deklaracji.',
            en: 'If nobody won the conflict, the ring is unclaimed again, but without the fate taken from it at the declaration.',
          },
        },
        {
          rule: 'L5R-3.2.7-c',
          text: {
            pl: 'Ani anulowanie efektu kręgu, ani rezygnacja z niego nie przeszkadza w zajęciu kręgu.',
            en: 'Cancelling the ring effect, or choosing not to resolve it, does not stop the ring from being claimed.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-3.2.7-a',
          text: {
            pl: 'W konflikcie politycznym o krąg Pustki Matsu Beiona (2) atakuje, a broni Szepcząca Doji (3). Wygrywa broniący gracz: zajmuje krąg Pustki, ale jego efektu nie rozpatruje nikt.',
            en: 'In a political conflict for the Void ring Matsu Beiona (2) attacks and Doji Whisperer (3) defends. The defending player wins and claims the Void ring, but nobody resolves its effect.',
          },
          cards: ['matsu-beiona', 'doji-whisperer'].map(printedId),
          situation: {
            seats: [{ play: ['matsu-beiona (in conflict)'] }, { play: ['doji-whisperer (in conflict)'] }],
            conflict: { attacker: 0, type: 'political', ring: 'void' },
          },
        },
      ],
      see: ['ring-effects', 'ring-resolving'],
    },
    {
      id: 'conflict-going-home',
      title: { pl: 'Powrót do domu', en: 'Going home' },
      lead: {
        pl: 'Krok 3.2.8: uczestnicy kłaniają się i wracają do domu.',
        en: 'Step 3.2.8: the participants bow and return home.',
      },
      clauses: [
        {
          rule: 'L5R-3.2.8-a',
          text: {
            pl: 'Wszystkie przygotowane uczestniczące postaci kłaniają się jednocześnie, zarówno atakujące, jak i broniące.',
            en: 'All ready participants bow at the same time, attackers and defenders alike.',
          },
        },
        {
          rule: 'L5R-3.2.8-b',
          text: {
            pl: 'Każda uczestnicząca postać wraca do domu gracza, który ją kontroluje, i przestaje uczestniczyć.',
            en: "Each participant goes to its controller's home area and no longer takes part.",
          },
        },
        {
          rule: 'L5R-3.2.8-c',
          text: {
            pl: 'Postać, która nie kłania się w wyniku rozpatrzenia konfliktu, i tak wraca do domu.',
            en: 'A character that does not bow as a result of the conflict still goes home.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-3.2.8-c',
          text: {
            pl: 'Wygrywasz konflikt, w którym masz jedną postać, i zagrywasz kartę Niezłomna wola. Postać wraca do domu przygotowana i może jeszcze bronić albo atakować.',
            en: 'You win a conflict with a single character and play Indomitable Will. The character goes home ready and may still defend or attack.',
          },
          cards: ['indomitable-will'].map(printedId),
        },
      ],
      see: ['ready-and-bowed', 'conflict-phase-frame'],
    },
  ],
};
