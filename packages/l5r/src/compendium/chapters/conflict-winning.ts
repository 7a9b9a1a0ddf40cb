import { printedId, type RulesChapter } from '@kronika/kernel';

/** Steps 3.2.3 and 3.2.4: skill decides, and a conflict may be unopposed. */
export const conflictWinning: RulesChapter = {
  id: 'conflict-winning',
  title: { pl: 'Konflikt: kto wygrywa', en: 'Conflicts: who wins' },
  entries: [
    {
      id: 'conflict-resolution-skill',
      title: { pl: 'Porównanie sprawności', en: 'Comparing skill' },
      lead: { pl: 'Krok 3.2.3: kto wygrywa konflikt.', en: 'Step 3.2.3: who wins the conflict.' },
      clauses: [
        {
          rule: 'L5R-3.2.3-a',
          text: {
            pl: 'W konflikcie militarnym porównuje się sprawność militarną, a w politycznym polityczną.',
            en: 'Military conflicts compare military skill, political conflicts political skill.',
          },
        },
        {
          rule: 'L5R-3.2.3-b',
          text: {
            pl: 'Łączna sprawność strony to suma odpowiedniej sprawności jej przygotowanych uczestniczących postaci, z modyfikatorami, oraz modyfikatorów samej sumy, takich jak Łaska cesarska.',
            en: "A side's total is the sum of the relevant skill of its ready participants, with modifiers, plus or minus modifiers to the total, such as the Imperial Favor.",
          },
        },
        {
          rule: 'L5R-3.2.3-c',
          text: {
            pl: 'Konflikt wygrywa strona z wyższą łączną sprawnością.',
            en: 'The side with the higher total wins the conflict.',
          },
        },
        {
          rule: 'L5R-3.2.3-d',
          text: {
            pl: 'Aby wygrać konflikt, trzeba mieć co najmniej jedną uczestniczącą postać i łączną sprawność równą co najmniej 1.',
            en: 'To win a conflict you need at least one participating character and a total of at least 1.',
          },
        },
        {
          rule: 'L5R-3.2.3-e',
          text: {
            pl: 'Gdy obie strony mają tyle samo, a jest to co najmniej 1, wygrywa atakujący gracz, o ile ma uczestniczącą postać.',
            en: 'With equal totals of 1 or more the attacking player wins, as long as they have a participating character.',
          },
        },
        {
          rule: 'L5R-3.2.3-f',
          text: {
            pl: 'Jeśli nikt nie spełnia warunków wygranej (na przykład jest 0 : 0), nikt nie wygrywa i nikt nie przegrywa. Kroki 3.2.4–3.2.6 nic wtedy nie robią, a krąg wraca niezajęty.',
            en: 'If nobody meets the conditions for winning, as at 0 : 0, nobody wins and nobody loses. Steps 3.2.4 to 3.2.6 do nothing then, and the ring goes back unclaimed.',
          },
        },
        {
          rule: 'L5R-3.2.3-j',
          text: {
            pl: 'Jeśli strona z wyższą sumą (a przy remisie atakujący) nie ma żadnej uczestniczącej postaci, nikt nie wygrywa. Zwycięstwo nie przechodzi na drugą stronę.',
            en: 'If the side with the higher total (or the attacker, in a tie) has no participating character, nobody wins. The victory does not pass to the other side.',
          },
          reading: 'interpretation',
        },
      ],
      examples: [
        {
          rule: 'L5R-3.2.3-e',
          text: {
            pl: 'W konflikcie militarnym Harcownik Doji (3) atakuje, a broni Kakita Kaezin (3). Jest 3 : 3, więc wygrywa atakujący. Przewaga wynosi 0, więc prowincja się obroni, ale efekt kręgu można rozpatrzyć.',
            en: 'In a military conflict Doji Challenger (3) attacks and Kakita Kaezin (3) defends. It is 3 : 3, so the attacker wins. The margin is 0, so the province holds, but the ring effect may be resolved.',
          },
          cards: ['doji-challenger', 'kakita-kaezin'].map(printedId),
          situation: {
            seats: [{ play: ['doji-challenger (in conflict)'] }, { play: ['kakita-kaezin (in conflict)'] }],
            conflict: { attacker: 0, type: 'military', ring: 'fire' },
          },
        },
      ],
      see: ['skill', 'favor-use', 'conflict-result-memory'],
    },
    {
      id: 'conflict-result-memory',
      title: { pl: 'Wygrana i przegrana', en: 'Winning and losing' },
      lead: {
        pl: 'Wynik z kroku 3.2.3 zapamiętuje się na następne kroki.',
        en: 'The result of step 3.2.3 is kept for the steps that follow.',
      },
      clauses: [
        {
          rule: 'L5R-3.2.3-g',
          text: {
            pl: 'W kroku 3.2.3 ustala się na dobre, kto wygrał, kto przegrał, jakie są obie sumy i przewaga oraz czy broniący gracz miał w konflikcie jakąś postać.',
            en: 'Step 3.2.3 settles for good who won and who lost, both totals, the margin, and whether the defending player had anybody in the conflict.',
          },
        },
        {
          rule: 'L5R-3.2.3-h',
          text: {
            pl: 'Postać wygrywa (przegrywa) konflikt, jeśli w chwili rozpatrywania danej zdolności uczestniczy po stronie zwycięzcy (przegranego).',
            en: 'A character wins (loses) a conflict if it takes part on the winning (losing) side at the time the ability in question is resolved.',
          },
        },
        {
          rule: 'L5R-3.2.3-i',
          text: {
            pl: 'To, co dzieje się „po wygraniu” lub „po przegraniu” konfliktu przez gracza albo postać, a także duma, następuje zaraz po kroku 3.2.3, jeszcze przed krokiem 3.2.4.',
            en: 'Whatever happens “after” a player or a character wins or loses the conflict, pride included, happens right after step 3.2.3, before step 3.2.4.',
          },
          reading: 'interpretation',
        },
      ],
      examples: [
        {
          rule: 'L5R-3.2.3-i',
          text: {
            pl: 'Atakuje samotnie Gunsō Akodo (duma) i wygrywa 2 : 0. Najpierw, jeszcze przed krokiem 3.2.4, zostaje uhonorowany, a jego sprawność rośnie do 4. Przewaga pozostaje jednak taka, jaką zapamiętano: 2.',
            en: 'Akodo Gunsō (pride) attacks alone and wins 2 : 0. First of all, before step 3.2.4, it is honored, and its skill grows to 4. Yet the margin stays as it was recorded: 2.',
          },
          cards: ['akodo-gunso'].map(printedId),
          situation: {
            seats: [{ play: ['akodo-gunso (in conflict)'] }, {}],
            conflict: { attacker: 0, type: 'military', ring: 'earth' },
          },
        },
      ],
      see: ['conflict-unopposed', 'conflict-breaking', 'keyword-pride'],
    },
    {
      id: 'conflict-unopposed',
      title: { pl: 'Niebroniony konflikt', en: 'Unopposed conflicts' },
      lead: {
        pl: 'Krok 3.2.4: kto zostawia swoje ziemie bez obrony, traci honor.',
        en: 'Step 3.2.4: leaving your lands undefended costs honor.',
      },
      clauses: [
        {
          rule: 'L5R-3.2.4-a',
          text: {
            pl: 'Jeśli atakujący gracz wygrał, a broniący nie miał w kroku 3.2.3 żadnej uczestniczącej postaci, konflikt jest niebroniony i broniący gracz traci 1 żeton honoru.',
            en: 'If the attacking player won and the defending player had no participating character at step 3.2.3, the conflict is unopposed and the defending player loses 1 honor.',
          },
        },
        {
          rule: 'L5R-3.2.4-b',
          text: {
            pl: 'Obrońca w ukłonie też uczestniczy, więc konflikt jest broniony.',
            en: 'A bowed defender still takes part, so the conflict is not unopposed.',
          },
        },
        {
          rule: 'L5R-3.2.4-c',
          text: {
            pl: 'Konflikt, który wygrał broniący gracz albo nikt, nigdy nie jest niebroniony.',
            en: 'A conflict won by the defending player or by nobody is never unopposed.',
          },
        },
        {
          rule: 'L5R-3.2.4-d',
          text: {
            pl: 'O tym, czy konflikt jest niebroniony, decyduje chwila wyłonienia zwycięzcy. Kto potem dołączy albo odejdzie, niczego nie zmieni; sama utrata honoru czeka do kroku 3.2.4.',
            en: 'Whether a conflict is unopposed is settled when its winner is determined. Whoever joins or leaves afterwards changes nothing; only the loss of honor waits for step 3.2.4.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-3.2.4-b',
          text: {
            pl: 'Matsu Beiona wygrywa 3 : 0, choć broni Szepcząca Doji w ukłonie. Skoro ktoś bronił, konflikt nie jest niebroniony i nikt nie traci honoru.',
            en: 'Matsu Beiona wins 3 : 0 although a bowed Doji Whisperer defends. As somebody defended, the conflict is not unopposed and nobody loses honor.',
          },
          cards: ['matsu-beiona', 'doji-whisperer'].map(printedId),
          situation: {
            seats: [{ play: ['matsu-beiona (in conflict)'] }, { play: ['doji-whisperer (bowed, in conflict)'] }],
            conflict: { attacker: 0, type: 'military', ring: 'air' },
          },
        },
      ],
      see: ['conflict-defenders', 'honor-pools'],
    },
  ],
};
