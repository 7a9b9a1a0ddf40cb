import type { CardTexts } from '../card-text.ts';

export const greyjoyTexts: CardTexts = {
  'aeron-damphair': {
    en: [
      {
        lead: 'reaction',
        text: 'After you win dominance: put one of the _Ironborn_ characters in your dead pile into play.',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak wygrasz dominację: umieść w grze postać z cechą _Żelazny człowiek_ ze swojego stosu zabitych.',
      },
    ],
  },
  'alannys-greyjoy': {
    en: [{ text: 'As long as you are first player, the revealed plot of every opponent has 1 reserve less.' }],
    pl: [
      { text: 'Dopóki jesteś pierwszym graczem, odkryta karta fabuły każdego przeciwnika ma rezerwy mniejsze o 1.' },
    ],
  },
  'asha-greyjoy': {
    en: [{ lead: 'reaction', text: 'After you win an unopposed challenge with this character taking part: stand it.' }],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak wygrasz niebronione wyzwanie z udziałem tej postaci: ta postać wstaje.',
      },
    ],
  },
  'balon-greyjoy': {
    en: [
      {
        text: 'As long as this character attacks, defenders whose STR is lower than its STR do not contribute their STR to the challenge.',
      },
    ],
    pl: [
      {
        text: 'Dopóki ta postać atakuje, SIŁY obrońców słabszych od niej nie wlicza się do tego wyzwania.',
      },
    ],
  },
  'euron-crows-eye': {
    en: [
      {
        lead: 'reaction',
        text: "After this character's pillage discards a card: put a location from the discard pile of the losing opponent into play under your control.",
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak Grabież tej postaci spowoduje odrzucenie karty: umieść w grze pod swoją kontrolą miejsce ze stosu kart odrzuconych przegranego przeciwnika.',
      },
    ],
  },
  'maester-wendamyr': { en: [], pl: [] },
  'theon-greyjoy': {
    en: [
      {
        lead: 'reaction',
        text: 'After you win an unopposed challenge with this character taking part: it gains 1 power.',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak wygrasz niebronione wyzwanie z udziałem tej postaci: ta postać zyskuje 1 żeton władzy.',
      },
    ],
  },
  'black-winds-crew': { en: [], pl: [] },
  'drowned-men': {
    en: [{ text: 'This character has +1 STR per _Warship_ location under your control.' }],
    pl: [{ text: 'Ta postać ma +1 do SIŁY za każde kontrolowane przez ciebie miejsce z cechą _Okręt wojenny_.' }],
  },
  'iron-islands-fishmonger': {
    en: [
      {
        lead: 'marshalingAction',
        text: 'Kneel this character: the next [greyjoy] character that you marshal in this phase costs 1 less.',
      },
    ],
    pl: [
      {
        lead: 'marshalingAction',
        text: 'Ta postać klęka: następna postać [greyjoy], którą zmobilizujesz w tej fazie, kosztuje o 1 mniej.',
      },
    ],
  },
  'lordsport-shipwright': {
    en: [
      {
        lead: 'marshalingAction',
        text: 'Kneel this character. Pick a location whose printed cost is at most 2, or at most 3 if you are first player: kneel it.',
      },
    ],
    pl: [
      {
        lead: 'marshalingAction',
        text: 'Ta postać klęka. Wybierz miejsce o wydrukowanym koszcie najwyżej 2 (lub najwyżej 3, jeśli jesteś pierwszym graczem): to miejsce klęka.',
      },
    ],
  },
  'salty-navigator': { en: [], pl: [] },
  'throwing-axe': {
    en: [
      { text: 'Attach only to an _Ironborn_ character.' },
      {
        lead: 'reaction',
        text: 'After you win a challenge in which the character with this attachment attacked, sacrifice this attachment. Pick a defender: kill it.',
      },
    ],
    pl: [
      { text: 'Dołącz tylko do postaci z cechą _Żelazny człowiek_.' },
      {
        lead: 'reaction',
        text: 'Po tym, jak wygrasz wyzwanie, w którym atakowała postać z tym dodatkiem, poświęć ten dodatek. Wybierz obrońcę: zabij go.',
      },
    ],
  },
  'great-kraken': {
    en: [
      { text: 'As long as you control Balon Greyjoy, he gains stealth.' },
      {
        lead: 'reaction',
        text: 'After you win an unopposed challenge, the choice is yours: draw 1 card, or your faction gains 1 power. (Limit: twice per round.)',
      },
    ],
    pl: [
      { text: 'Dopóki kontrolujesz Balona Greyjoya, zyskuje on Podstęp.' },
      {
        lead: 'reaction',
        text: 'Po tym, jak wygrasz niebronione wyzwanie, wybierz jedno: dobierz 1 kartę albo zyskaj 1 żeton władzy dla swojego stronnictwa. (Limit: dwa razy na rundę.)',
      },
    ],
  },
  'iron-fleet-scout': {
    en: [
      {
        lead: 'challengesAction',
        text: 'Kneel this location. Pick a [greyjoy] character that takes part: it has +1 STR until the challenge ends, or +2 STR if you are first player.',
      },
    ],
    pl: [
      {
        lead: 'challengesAction',
        text: 'To miejsce klęka. Wybierz uczestniczącą postać [greyjoy]: do końca wyzwania ma ona +1 do SIŁY (lub +2, jeśli jesteś pierwszym graczem).',
      },
    ],
  },
  'sea-tower': {
    en: [
      {
        lead: 'marshalingAction',
        text: 'Kneel this location: the next [greyjoy] card that you marshal in this phase costs 1 less.',
      },
    ],
    pl: [
      {
        lead: 'marshalingAction',
        text: 'To miejsce klęka: następna karta [greyjoy], którą zmobilizujesz w tej fazie, kosztuje o 1 mniej.',
      },
    ],
  },
  'risen-from-the-sea': {
    en: [
      {
        lead: 'interrupt',
        text: 'When a [greyjoy] character would be killed: that character is saved. Then put this card on it as a _Condition_ attachment that is terminal and gives the character +1 STR.',
      },
    ],
    pl: [
      {
        lead: 'interrupt',
        text: 'Gdy postać [greyjoy] miałaby zostać zabita: ocal ją. Następnie dołącz do niej tę kartę jako dodatek z cechą _Stan_, który jest Nietrwały i daje postaci +1 do SIŁY.',
      },
    ],
  },
  'the-krakens-grasp': {
    en: [
      { text: 'Only the first player may play this card.' },
      {
        lead: 'challengesAction',
        text: 'Pick a defender whose STR is at most 5: it does not contribute its STR to this challenge.',
      },
    ],
    pl: [
      { text: 'Tę kartę może zagrać tylko pierwszy gracz.' },
      {
        lead: 'challengesAction',
        text: 'Wybierz obrońcę o SILE najwyżej 5: jego SIŁY nie wlicza się do tego wyzwania.',
      },
    ],
  },
  'we-do-not-sow': {
    en: [
      {
        lead: 'reaction',
        text: 'After you win an unopposed challenge, pick an attachment or a location that the losing opponent controls: discard it from play. (Max 1 per challenge.)',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak wygrasz niebronione wyzwanie, wybierz dodatek lub miejsce kontrolowane przez przegranego przeciwnika: odrzuć je z gry. (Maksymalnie 1 na wyzwanie.)',
      },
    ],
  },
};
