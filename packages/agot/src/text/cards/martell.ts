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
        text: 'Put a character from your hand whose printed cost is at most 5 into play. Then return this character to your hand (it cannot be saved). (Limit: once per phase.)',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Umieść w grze postać o wydrukowanym koszcie najwyżej 5 ze swojej ręki. Następnie cofnij tę postać na swoją rękę (nie można jej ocalić). (Limit: raz na fazę.)',
      },
    ],
  },
  'doran-martell': {
    en: [
      {
        text: 'Each other [martell] _Lord_ or _Lady_ character you control has +1 STR per plot in your used pile.',
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
        text: 'Pay 1 gold and choose a challenge icon: this character gains it until the end of the phase.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Zapłać 1 złoto i wybierz symbol wyzwania: ta postać zyskuje go do końca fazy.',
      },
    ],
  },
  'maester-caleotte': {
    en: [
      {
        lead: 'reaction',
        text: 'After you lose a challenge with this character taking part, pick a character: it loses one challenge icon of your choice until the end of the phase.',
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
        text: 'After you win a challenge in which this character attacked: it gains 1 power for every full 5 STR by which you won.',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak wygrasz wyzwanie, w którym ta postać atakowała: zyskuje ona 1 żeton władzy za każde pełne 5 SIŁY, o które wygrywasz.',
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
        text: 'After this character is declared as an attacker, pick a character of the defending player: if it can be declared as a defender in this challenge, it has to be.',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak ta postać zostanie zadeklarowana jako atakujący, wybierz postać broniącego gracza: jeśli może ona zostać zadeklarowana jako obrońca w tym wyzwaniu, musi nim zostać.',
      },
    ],
  },
  'greenblood-trader': {
    en: [
      {
        lead: 'reaction',
        text: 'After this character enters play: look at the 2 topmost cards of your deck. You may take one of them into your hand; place the others on the bottom of your deck in any order.',
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
    en: [{ text: 'As long as you are not first player, this character gains an [intrigue] icon.' }],
    pl: [{ text: 'Dopóki nie jesteś pierwszym graczem, ta postać zyskuje symbol [intrigue].' }],
  },
  dawn: {
    en: [
      { text: 'The character with this attachment has +1 STR per plot in your used pile.' },
      { text: 'As long as it has the trait _House Dayne_, it gains intimidate.' },
    ],
    pl: [
      {
        text: 'Postać z tym dodatkiem ma +1 do SIŁY za każdą kartę na twoim stosie wykorzystanych kart fabuły.',
      },
      { text: "Dopóki ma ona cechę _Ród Dayne'ów_, zyskuje Zastraszanie." },
    ],
  },
  'ghaston-grey': {
    en: [
      {
        lead: 'reaction',
        text: "After you lose a challenge as the defending player, kneel this location and sacrifice it: an attacking character returns to its owner's hand and cannot be saved from it.",
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
        text: 'After you lose a challenge as the defending player, kneel this location: until the phase ends, the claim of your revealed plot is higher by 1 in challenges of that same type.',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak przegrasz wyzwanie jako broniący gracz, to miejsce klęka: do końca fazy wartość roszczeń na twojej odkrytej karcie fabuły jest w wyzwaniach tego samego rodzaju większa o 1.',
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
        text: 'After you lose a challenge as the defending player, name a type of challenge: the winner cannot initiate challenges of that type until the end of the phase. (Max 1 per challenge.)',
      },
    ],
    pl: [
      { text: 'Pierwszy gracz nie może zagrać tej karty.' },
      {
        lead: 'reaction',
        text: 'Po tym, jak przegrasz wyzwanie jako broniący gracz, wskaż rodzaj wyzwania: do końca fazy zwycięzca nie może inicjować wyzwań tego rodzaju. (Maksymalnie 1 na wyzwanie.)',
      },
    ],
  },
  confinement: {
    en: [
      {
        lead: 'action',
        text: 'Pick a character whose STR is at most 4: it loses one [military], one [intrigue] and one [power] icon until the end of the phase.',
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
