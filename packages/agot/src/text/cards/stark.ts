import type { CardTexts } from '../card-text.ts';

export const starkTexts: CardTexts = {
  'arya-stark': {
    en: [
      { text: 'As long as Arya Stark has a duplicate, she has a [military] icon.' },
      {
        lead: 'reaction',
        text: 'After Arya Stark enters play: put the top card of your deck facedown under her. It is her duplicate.',
      },
    ],
    pl: [
      { text: 'Dopóki Arya Stark ma duplikat, ma też symbol [military].' },
      {
        lead: 'reaction',
        text: 'Po tym, jak Arya Stark wejdzie do gry: połóż pod nią zakrytą wierzchnią kartę swojej talii. Jest ona jej duplikatem.',
      },
    ],
  },
  'bran-stark': {
    en: [
      {
        lead: 'interrupt',
        text: 'When an opponent’s event would initiate its effects, sacrifice Bran Stark: cancel them.',
      },
    ],
    pl: [
      {
        lead: 'interrupt',
        text: 'Gdy efekty wydarzenia przeciwnika miałyby zostać zainicjowane, poświęć Brana Starka: anuluj je.',
      },
    ],
  },
  'catelyn-stark': {
    en: [{ text: 'As long as Catelyn Stark takes part in a challenge, your opponents cannot trigger card abilities.' }],
    pl: [{ text: 'Dopóki Catelyn Stark uczestniczy w wyzwaniu, twoi przeciwnicy nie mogą aktywować zdolności kart.' }],
  },
  'eddard-stark': {
    en: [{ lead: 'reaction', text: 'After somebody initiates a challenge against you: stand Eddard Stark.' }],
    pl: [{ lead: 'reaction', text: 'Po tym, jak ktoś zainicjuje wyzwanie przeciwko tobie: Eddard Stark wstaje.' }],
  },
  'grey-wind': {
    en: [
      {
        lead: 'challengesAction',
        text: 'Kneel Grey Wind. Choose a character whose STR is at most 1, or at most 2 if you control Robb Stark: kill it.',
      },
    ],
    pl: [
      {
        lead: 'challengesAction',
        text: 'Szary Wicher klęka. Wybierz postać o SILE równej najwyżej 1 (najwyżej 2, jeśli kontrolujesz Robba Starka): zabij ją.',
      },
    ],
  },
  'robb-stark': {
    en: [
      {
        lead: 'reaction',
        text: 'After a [stark] character you control is killed or sacrificed: all characters you control stand. (Limit: once per round.)',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak kontrolowana przez ciebie postać [stark] zostanie zabita lub poświęcona: wszystkie kontrolowane przez ciebie postaci wstają. (Limit: raz na rundę.)',
      },
    ],
  },
  'sansa-stark': {
    en: [
      { text: 'Sansa Stark is kneeling when she enters play.' },
      {
        lead: 'reaction',
        text: 'After Sansa Stark stands: your faction gains 1 power. (Limit: once per round.)',
      },
    ],
    pl: [
      { text: 'Sansa Stark wchodzi do gry, klęcząc.' },
      {
        lead: 'reaction',
        text: 'Po tym, jak Sansa Stark wstanie: zyskujesz 1 żeton władzy dla swojego stronnictwa. (Limit: raz na rundę.)',
      },
    ],
  },
  summer: {
    en: [
      { text: 'If you control Bran Stark, he has insight.' },
      {
        lead: 'reaction',
        text: 'After Summer enters play: take a [stark] character with a printed STR of at most 2 from your discard pile or your dead pile into your hand.',
      },
    ],
    pl: [
      { text: 'Jeśli kontrolujesz Brana Starka, zyskuje on słowo kluczowe Intuicja.' },
      {
        lead: 'reaction',
        text: 'Po tym, jak Lato wejdzie do gry: weź na rękę postać [stark] o wydrukowanej SILE równej najwyżej 2 ze swojego stosu kart odrzuconych lub stosu zabitych.',
      },
    ],
  },
  'direwolf-pup': {
    en: [{ text: 'Direwolf Pup has +1 STR for every other _Direwolf_ card you control.' }],
    pl: [{ text: 'Szczenię wilkora ma +1 do SIŁY za każdą inną kontrolowaną przez ciebie kartę z cechą _Wilkor_.' }],
  },
  'tumblestone-knight': { en: [], pl: [] },
  'vanguard-of-the-north': {
    en: [
      {
        text: 'As long as any player’s revealed plot is a _War_ plot, Vanguard of the North does not kneel to be declared as an attacker in [military] challenges.',
      },
    ],
    pl: [
      {
        text: 'Dopóki którykolwiek z graczy ma odkrytą kartę fabuły z cechą _Wojna_, ta postać nie klęka, gdy zostaje zadeklarowana jako atakujący w wyzwaniu [military].',
      },
    ],
  },
  'winterfell-steward': {
    en: [
      {
        lead: 'marshalingAction',
        text: 'Kneel Winterfell Steward: the next [stark] character you marshal this phase costs 1 less.',
      },
    ],
    pl: [
      {
        lead: 'marshalingAction',
        text: 'Ta postać klęka: następna postać [stark], którą zmobilizujesz w tej fazie, kosztuje o 1 mniej.',
      },
    ],
  },
  ice: {
    en: [
      { text: 'Attach only to a [stark] character.' },
      { text: 'The character with this attachment has +2 STR.' },
      {
        lead: 'reaction',
        text: 'After you win a [military] challenge in which the character with this attachment takes part, sacrifice Ice. Choose a character of the opponent who lost: kill it.',
      },
    ],
    pl: [
      { text: 'Dołącz tylko do postaci [stark].' },
      { text: 'Postać z tym dodatkiem ma +2 do SIŁY.' },
      {
        lead: 'reaction',
        text: 'Po tym, jak wygrasz wyzwanie [military], w którym uczestniczy postać z tym dodatkiem, poświęć Lód. Wybierz postać przegranego przeciwnika: zabij ją.',
      },
    ],
  },
  'gates-of-winterfell': {
    en: [
      {
        lead: 'challengesAction',
        text: 'Kneel Gates of Winterfell: reveal the top card of your deck. Draw it if it is a [stark] card.',
      },
    ],
    pl: [
      {
        lead: 'challengesAction',
        text: 'To miejsce klęka: odkryj wierzchnią kartę swojej talii. Jeśli jest to karta [stark], dobierz ją.',
      },
    ],
  },
  'the-wolfswood': {
    en: [{ text: 'Every _Direwolf_ card in your hand has ambush (X), where X is the cost printed on it.' }],
    pl: [
      {
        text: 'Każda karta z cechą _Wilkor_ na twojej ręce zyskuje słowo kluczowe Zasadzka (X), gdzie X to wydrukowany koszt tej karty.',
      },
    ],
  },
  'heart-tree-grove': {
    en: [
      {
        lead: 'marshalingAction',
        text: 'Kneel Heart Tree Grove: the next [stark] card you marshal this phase costs 1 less.',
      },
    ],
    pl: [
      {
        lead: 'marshalingAction',
        text: 'To miejsce klęka: następna karta [stark], którą zmobilizujesz w tej fazie, kosztuje o 1 mniej.',
      },
    ],
  },
  'for-the-north': {
    en: [
      { text: 'Play only in a [military] challenge.' },
      {
        lead: 'action',
        text: 'Choose a participating [stark] character: it has +2 STR until the challenge ends. If you win that challenge, draw 1 card.',
      },
    ],
    pl: [
      { text: 'Zagraj tylko podczas wyzwania [military].' },
      {
        lead: 'action',
        text: 'Wybierz uczestniczącą postać [stark]: do końca wyzwania ma ona +2 do SIŁY. Jeśli wygrasz to wyzwanie, dobierz 1 kartę.',
      },
    ],
  },
  'like-warm-rain': {
    en: [
      {
        lead: 'reaction',
        text: 'After you lose an [intrigue] challenge as the defending player, kneel a _Direwolf_ character. Choose an attacking character: kill it. (Max 1 per challenge.)',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak przegrasz wyzwanie [intrigue] jako broniący gracz, twoja postać z cechą _Wilkor_ klęka. Wybierz atakującą postać: zabij ją. (Maksymalnie 1 na wyzwanie.)',
      },
    ],
  },
  'winter-is-coming': {
    en: [
      { text: 'Play only in a challenge.' },
      {
        lead: 'action',
        text: 'The claim of your revealed plot is higher by 1 until the challenge ends. (Max 1 per challenge.)',
      },
    ],
    pl: [
      { text: 'Zagraj tylko podczas wyzwania.' },
      {
        lead: 'action',
        text: 'Do końca wyzwania wartość roszczeń na twojej odkrytej karcie fabuły jest większa o 1. (Maksymalnie 1 na wyzwanie.)',
      },
    ],
  },
};
