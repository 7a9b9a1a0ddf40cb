import type { CardTexts } from '../card-text.ts';

export const martellTexts: CardTexts = {
  'areo-hotah': {
    en: [
      {
        lead: 'reaction',
        text: 'After this character enters play while a challenge is going on, pick a character that takes part in it: remove it from the challenge.',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak ta postać wejdzie do gry podczas wyzwania, wybierz uczestniczącą w nim postać: usuń ją z wyzwania.',
      },
    ],
  },
  'arianne-martell': {
    en: [
      {
        lead: 'action',
        text: 'Put a character of your hand whose printed cost is at most 5 into play. Then take this character back into your hand; nothing can save it. (Limit 1 per phase.)',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Umieść w grze postać o wydrukowanym koszcie najwyżej 5 ze swojej ręki. Następnie cofnij tę postać na rękę (nie można jej ocalić). (Limit 1 na fazę.)',
      },
    ],
  },
  'doran-martell': {
    en: [
      {
        text: 'Your other [martell] characters with the trait _Lord_ or _Lady_ have +1 STR per plot in your used pile.',
      },
    ],
    pl: [
      {
        text: 'Każda inna kontrolowana przez ciebie postać [martell] z cechą _Lord_ lub _Lady_ ma +1 do SIŁY za każdą kartę na twoim stosie wykorzystanych kart fabuły.',
      },
    ],
  },
  'edric-dayne': {
    en: [
      {
        lead: 'action',
        text: 'Pay 1 gold and choose a kind of challenge icon: this character has it until the phase ends.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Zapłać 1 złota i wybierz symbol wyzwania: ta postać zyskuje go do końca fazy.',
      },
    ],
  },
  'maester-caleotte': {
    en: [
      {
        lead: 'reaction',
        text: 'After you lose a challenge with this character taking part, pick a character: until the phase ends it is without one of its challenge icons, which you choose.',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak przegrasz wyzwanie z udziałem tej postaci, wybierz postać: do końca fazy traci ona jeden wybrany przez ciebie symbol wyzwania.',
      },
    ],
  },
  'obara-sand': {
    en: [
      {
        text: 'In [power] challenges against you, you may declare this character as a defender even if it kneels, and without the icon.',
      },
    ],
    pl: [
      {
        text: 'W wyzwaniach [power], w których jesteś broniącym graczem, możesz zadeklarować tę postać jako obrońcę nawet wtedy, gdy klęczy, i bez odpowiedniego symbolu.',
      },
    ],
  },
  'the-red-viper': {
    en: [
      {
        lead: 'reaction',
        text: 'After you win a challenge in which this character attacked: for every full 5 STR of your lead, put 1 power on it from the treasury.',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak wygrasz wyzwanie, w którym ta postać atakowała: zyskuje ona 1 żeton władzy za każde pełne 5 SIŁY twojej przewagi.',
      },
    ],
  },
  'desert-scavenger': {
    en: [
      {
        lead: 'marshalingAction',
        text: 'Kneel this character: the next [martell] character that you marshal in this phase costs 1 less.',
      },
    ],
    pl: [
      {
        lead: 'marshalingAction',
        text: 'Ta postać klęka: następna postać [martell], którą zmobilizujesz w tej fazie, kosztuje o 1 mniej.',
      },
    ],
  },
  'dornish-paramour': {
    en: [
      {
        lead: 'reaction',
        text: 'After you declare this character as an attacker, pick a character of the defending player: if it can defend in this challenge, it has to.',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak ta postać zostanie zadeklarowana jako atakujący, wybierz postać broniącego gracza: jeśli może ona bronić w tym wyzwaniu, musi zostać zadeklarowana jako obrońca.',
      },
    ],
  },
  'greenblood-trader': {
    en: [
      {
        lead: 'reaction',
        text: 'After this character enters play: look at the 2 topmost cards of your deck. You may take one of them into your hand; the rest goes under the deck in an order of your choice.',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak ta postać wejdzie do gry: podejrzyj 2 wierzchnie karty swojej talii. Możesz wziąć jedną z nich na rękę; pozostałe umieść na spodzie talii w dowolnej kolejności.',
      },
    ],
  },
  'house-dayne-knight': { en: [], pl: [] },
  'palace-spearman': {
    en: [{ text: 'As long as somebody else is first player, this character has an [intrigue] icon.' }],
    pl: [{ text: 'Dopóki nie jesteś pierwszym graczem, ta postać ma symbol [intrigue].' }],
  },
  dawn: {
    en: [
      { text: 'The character with this attachment has +1 STR per plot in your used pile.' },
      { text: 'It also has intimidate, as long as it has the trait _House Dayne_.' },
    ],
    pl: [
      {
        text: 'Postać z tym dodatkiem ma +1 do SIŁY za każdą kartę na twoim stosie wykorzystanych kart fabuły.',
      },
      { text: "Dopóki ma ona cechę _Ród Dayne'ów_, ma też Zastraszanie." },
    ],
  },
  'ghaston-grey': {
    en: [
      {
        lead: 'reaction',
        text: "After you lose a challenge as the defending player, kneel this location and sacrifice it: an attacking character goes back to its owner's hand; nothing can save it.",
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak przegrasz wyzwanie jako broniący gracz, to miejsce klęka i zostaje poświęcone: cofnij atakującą postać na rękę jej właściciela (nie można jej ocalić).',
      },
    ],
  },
  sunspear: {
    en: [
      {
        lead: 'reaction',
        text: 'After you lose a challenge as the defending player, kneel this location: until the phase ends, your revealed plot has 1 more claim in challenges of that type.',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak przegrasz wyzwanie jako broniący gracz, to miejsce klęka: do końca fazy twoja odkryta karta fabuły ma w wyzwaniach tego samego typu roszczenia większe o 1.',
      },
    ],
  },
  'blood-orange-grove': {
    en: [
      {
        lead: 'marshalingAction',
        text: 'Kneel this location: the next [martell] card that you marshal in this phase costs 1 less.',
      },
    ],
    pl: [
      {
        lead: 'marshalingAction',
        text: 'To miejsce klęka: następna karta [martell], którą zmobilizujesz w tej fazie, kosztuje o 1 mniej.',
      },
    ],
  },
  'dorans-game': {
    en: [
      {
        lead: 'reaction',
        text: 'After you win an [intrigue] challenge by at least 5 STR: gain 1 power for your faction per plot in your used pile. (Max 1 per challenge.)',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak wygrasz wyzwanie [intrigue] o co najmniej 5 SIŁY: zyskaj dla swojego stronnictwa 1 żeton władzy za każdą kartę na twoim stosie wykorzystanych kart fabuły. (Maksymalnie 1 na wyzwanie.)',
      },
    ],
  },
  'unbowed-unbent-unbroken': {
    en: [
      { text: 'The first player may not play this card.' },
      {
        lead: 'reaction',
        text: 'After you lose a challenge as the defending player, name a type of challenge: the winner cannot initiate that type until the phase ends. (Max 1 per challenge.)',
      },
    ],
    pl: [
      { text: 'Pierwszy gracz nie może zagrać tej karty.' },
      {
        lead: 'reaction',
        text: 'Po tym, jak przegrasz wyzwanie jako broniący gracz, wskaż typ wyzwania: do końca fazy zwycięzca nie może inicjować wyzwań tego typu. (Maksymalnie 1 na wyzwanie.)',
      },
    ],
  },
  confinement: {
    en: [
      {
        lead: 'action',
        text: 'Pick a character whose STR is at most 4: until the phase ends it is without one [military], one [intrigue] and one [power] icon.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Wybierz postać o SILE najwyżej 4: do końca fazy traci ona po jednym symbolu [military], [intrigue] i [power].',
      },
    ],
  },
};
