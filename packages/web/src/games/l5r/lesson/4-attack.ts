import { pass, these, whoIsTooEarly, whoPasses, whoTakes } from '../../../lesson/which.ts';
import type { L5rLesson } from './parts.ts';
import { AT, clashIn, HOSHIKO } from './parts.ts';
import { card, province, ring } from './which.ts';

/** The first conflict, from the declaration to the broken province. */
export const theAttack: L5rLesson = {
  id: 'attack',
  title: { pl: 'Pierwszy konflikt', en: 'The first conflict' },
  about: { pl: 'Atakujesz i pustoszysz prowincję.', en: 'You attack, and break a province.' },
  learnt: {
    pl: 'Umiesz zadeklarować konflikt, policzyć przewagę i spustoszyć prowincję.',
    en: 'You can declare a conflict, reckon the difference, and break a province.',
  },
  steps: [
    {
      is: 'move',
      id: 'declare',
      task: { pl: 'Zadeklaruj konflikt o krąg Ognia', en: 'Declare a conflict for the Fire ring' },
      title: { pl: 'Wybierz krąg Ognia, militarnie', en: 'Choose the Fire ring, military' },
      asked: 'conflictOpportunity',
      accepts: [these(ring('fire', 'military'))],
      wrong: [
        whoPasses({
          pl: 'Zabijaka i Berserker aż się rwą do walki. Zadeklaruj konflikt.',
          en: 'Brawler and Berserker are eager to fight. Declare a conflict.',
        }),
        whoTakes(ring('fire', 'political'), {
          pl: 'Ogień tak, ale Berserker nie umie mówić. Wybierz miecz, nie wachlarz.',
          en: 'Fire, yes, but the Berserker cannot argue. Choose the sword, not the fan.',
        }),
      ],
      otherwise: {
        pl: 'Dziś Ogień, ze znakiem miecza: zwycięzca kogoś uhonoruje albo zhańbi.',
        en: 'Fire today, with the sword: the winner honors somebody, or dishonors somebody.',
      },
      say: () => ({
        pl: 'W fazie konfliktu każda strona ma **2 okazje do ataku**: jedną militarną i jedną polityczną. Atakujący, który wygra, użyje mocy kręgu, o który toczył się konflikt. **Ogień** honoruje albo hańbi postać; wybierz go ze znakiem miecza.',
        en: 'In the conflict phase each side has **2 opportunities to attack**: one military, one political. A conflict is fought over a ring, and an attacker who wins uses its power. **Fire** honors or dishonors a character; take it with the sword.',
      }),
    },
    {
      is: 'move',
      id: 'province',
      task: { pl: 'Wskaż prowincję', en: 'Point at a province' },
      title: { pl: 'Dotknij tej prowincji', en: 'Touch this province' },
      asked: 'declareProvince',
      accepts: [these(province(HOSHIKO, 4))],
      otherwise: {
        pl: 'Każda zakryta jest zagadką, ale dziś idziemy na tę ostatnią.',
        en: 'Each facedown one is a riddle, but today we go for the last one.',
      },
      say: () => ({
        pl: 'Co w niej jest, wie na razie tylko Hoshiko. Jeśli wygrasz **co najmniej o jej siłę**, prowincja padnie. Po trzech droga do twierdzy stoi otworem.',
        en: 'Only Hoshiko knows what it is. If you win **by at least its strength**, the province breaks. After three of them the road to the stronghold lies open.',
      }),
      sum: () => ({
        title: { pl: 'Prowincja padnie, gdy', en: 'The province breaks when' },
        parts: [
          { is: 'number', value: '6', name: { pl: 'atak', en: 'attack' } },
          { is: 'between', text: { pl: 'minus', en: 'minus' } },
          { is: 'number', value: '?', name: { pl: 'obrona', en: 'defence' } },
          { is: 'between', text: { pl: 'to min.', en: 'is at least' } },
          { is: 'number', value: '?', name: { pl: 'siła', en: 'strength' } },
        ],
      }),
    },
    {
      is: 'move',
      id: 'attackers',
      task: { pl: 'Wybierz atakujących', en: 'Choose the attackers' },
      title: { pl: 'Poślij do ataku obu wojowników', en: 'Send both warriors to attack' },
      asked: 'declareAttackers',
      accepts: [these(card('lion-s-pride-brawler'), card('matsu-berserker'))],
      wrong: [
        whoIsTooEarly({
          pl: 'Potrzebni są obaj: 3 i 3 dają 6. Zaznacz drugiego.',
          en: 'We need both: 3 and 3 make 6. Mark the other one, too.',
        }),
      ],
      otherwise: { pl: 'Idą Zabijaka i Berserker.', en: 'The Brawler and the Berserker go.' },
      say: () => ({
        pl: 'Zaznacz Zabijakę i Berserkera, potem zatwierdź: razem mają **6**. Po walce oboje będą w ukłonie, czyli zużyci do końca rundy.',
        en: 'Mark the Brawler and the Berserker, then confirm: together they have **6**. After the fight both will be bowed, that is spent until the end of the round.',
      }),
      replies: [
        { seat: HOSHIKO, asked: 'declareDefenders', wants: these(card('daidoji-nerishma')) },
        { seat: HOSHIKO, asked: 'actionWindow/conflict', wants: these(card('fine-katana')) },
        { seat: HOSHIKO, asked: 'attachTo', wants: these(card('daidoji-nerishma')) },
      ],
    },
    {
      is: 'look',
      id: 'totals',
      task: { pl: 'Porównaj sprawność', en: 'Compare the skills' },
      title: { pl: 'Porównaj obie strony', en: 'Compare the two sides' },
      at: () => AT.lane,
      say: (view) => {
        const { attack, defence, strength } = clashIn(view);
        return {
          pl: `Broni Nerishma, a Hoshiko dała jej katanę: **${attack} do ${defence}**. Odkryta Publiczna kompromitacja ma siłę ${strength}. Wygrywasz, ale prowincja by ustała.`,
          en: `Nerishma defends, and Hoshiko gave her a katana: **${attack} to ${defence}**. Shameful Display, now revealed, has strength ${strength}. You are winning, but the province would stand.`,
        };
      },
      sum: (view) => {
        const { attack, defence, strength } = clashIn(view);
        return {
          title: { pl: 'Prowincja padnie, gdy', en: 'The province breaks when' },
          parts: [
            { is: 'number', value: `${attack}`, name: { pl: 'atak', en: 'attack' } },
            { is: 'between', text: { pl: 'minus', en: 'minus' } },
            { is: 'number', value: `${defence}`, name: { pl: 'obrona', en: 'defence' } },
            { is: 'between', text: { pl: 'to min.', en: 'is at least' } },
            { is: 'number', value: `${strength}`, name: { pl: 'siła', en: 'strength' } },
          ],
        };
      },
    },
    {
      is: 'move',
      id: 'katana',
      task: { pl: 'Zagraj Wyborną katanę', en: 'Play Fine Katana' },
      title: { pl: 'Zagraj Wyborną katanę', en: 'Play Fine Katana' },
      asked: 'actionWindow/conflict',
      accepts: [these(card('fine-katana'))],
      wrong: [
        whoPasses({
          pl: 'Jeszcze nie: wygrasz tylko o 1, a potrzeba 3.',
          en: 'Not yet: you would win by 1, and it takes 3.',
        }),
        whoTakes(card('banzai'), {
          pl: 'Też by starczyło, ale wydarzenie działa raz. Katana zostanie na dłużej.',
          en: 'That would do, too, but an event works once. The katana stays.',
        }),
        whoTakes(card('lion-s-pride-brawler'), {
          pl: 'Nerishma ma z kataną 5, a Zabijaka tylko 3: nie zmusi jej do ukłonu. Najpierw katana.',
          en: 'With her katana Nerishma has 5, the Brawler only 3: he cannot bow her. The katana first.',
        }),
        whoTakes(card('yojin-no-shiro'), {
          pl: 'Dobry pomysł: twierdza daje każdemu atakującemu +1. Dziś wystarczy katana, i to za darmo.',
          en: 'A good idea: the stronghold gives each attacker +1. Today the katana is enough, and it is free.',
        }),
      ],
      otherwise: { pl: 'Sięgnij po Wyborną katanę.', en: 'Reach for the Fine Katana.' },
      say: () => ({
        pl: 'Zaczyna obrońca, potem gracie na zmianę po jednej akcji. Katana kosztuje **0** i daje +2. To dodatek: przypina się do postaci i z nią zostaje.',
        en: 'The defender begins, then you take turns with one action each. The katana costs **0** and gives +2. It is an attachment: it goes on a character and stays there.',
      }),
    },
    {
      is: 'move',
      id: 'arm',
      task: { pl: 'Daj ją wojownikowi', en: 'Give it to a warrior' },
      title: { pl: 'Daj katanę Zabijace', en: 'Give the katana to the Brawler' },
      asked: 'attachTo',
      accepts: [these(card('lion-s-pride-brawler')), these(card('matsu-berserker'))],
      wrong: [
        whoTakes(card('venerable-historian'), {
          pl: 'Historyka tam nie ma, więc nic by to nie dało.',
          en: 'The Historian is not in the fight, so it would change nothing.',
        }),
      ],
      otherwise: {
        pl: 'Uzbrój kogoś, kto atakuje: najlepiej Zabijakę.',
        en: 'Arm one of the attackers: the Brawler, best of all.',
      },
      say: () => ({
        pl: 'Zabijaka ma na sobie los, więc zostanie na następną rundę, a z nim katana. Będzie **8 do 5**: dokładnie tyle, ile trzeba.',
        en: 'The Brawler has fate on him, so he stays for the next round, and the katana with him. That makes **8 to 5**: just what it takes.',
      }),
    },
    {
      is: 'move',
      id: 'end',
      task: { pl: 'Zakończ walkę', en: 'End the fight' },
      title: { pl: 'Spasuj i rozstrzygnij walkę', en: 'Pass, and settle the fight' },
      asked: 'actionWindow/conflict',
      accepts: [pass],
      otherwise: {
        pl: 'Starczy: przewaga 3 to siła prowincji. Resztę zachowaj, spasuj.',
        en: "It is enough: a lead of 3 is the province's strength. Save the rest, and pass.",
      },
      say: () => ({
        pl: 'Hoshiko spasowała. Gdy **oboje spasujecie** jedno po drugim, liczy się wynik. Zrób to.',
        en: 'Hoshiko has passed. Once **both of you pass** in a row, the result counts. Do it.',
      }),
    },
    {
      is: 'move',
      id: 'glory',
      task: { pl: 'Odpowiedz reakcją', en: 'Answer with a reaction' },
      title: { pl: 'Zagraj Ku większej chwale', en: 'Play For Greater Glory' },
      asked: 'triggerWindow/reaction/provinceBroken',
      accepts: [these(card('for-greater-glory'))],
      wrong: [
        whoPasses({
          pl: 'Taka okazja mija bezpowrotnie. Zagraj reakcję.',
          en: 'Such a chance does not come back. Play the reaction.',
        }),
      ],
      otherwise: { pl: 'To chwila na Ku większej chwale.', en: 'This is the moment for For Greater Glory.' },
      say: () => ({
        pl: '**Prowincja padła!** Na to czekała reakcja z ręki. Kosztuje 1 los, ten za spasowanie, i kładzie po 1 losie na obu wojownikach.',
        en: '**The province is broken!** The reaction in your hand has waited for this. It costs 1 fate, the one you got for passing, and puts 1 fate on both warriors.',
      }),
    },
  ],
};
