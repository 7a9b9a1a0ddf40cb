import type { CardTexts } from '../card-text.ts';

export const watchTexts: CardTexts = {
  'benjen-stark': {
    en: [
      { text: 'Stealth cannot bypass the _Ranger_ characters that you control.' },
      {
        lead: 'interrupt',
        text: 'When this character is killed: gain 2 power for your faction. Then it is shuffled into your deck and does not go to your dead pile.',
      },
    ],
    pl: [
      { text: 'Kontrolowanych przez ciebie postaci z cechą _Zwiadowca_ nie można ominąć dzięki Podstępowi.' },
      {
        lead: 'interrupt',
        text: 'Gdy ta postać zostaje zabita: zyskaj 2 żetony władzy dla swojego stronnictwa. Następnie, zamiast trafić na twój stos zabitych, postać ta zostaje wtasowana w twoją talię.',
      },
    ],
  },
  ghost: {
    en: [
      {
        lead: 'reaction',
        text: 'After this character bypasses another by stealth: the bypassed character cannot be declared as a defender in any challenge until the phase ends.',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak ta postać ominie inną dzięki Podstępowi: do końca fazy ominiętej postaci nie można zadeklarować jako obrońcy w żadnym wyzwaniu.',
      },
    ],
  },
  'jon-snow': {
    en: [
      {
        text: 'As long as this character stands, it takes part in every challenge in which another [thenightswatch] character of yours attacks.',
      },
    ],
    pl: [
      {
        text: 'Dopóki ta postać stoi, uznaje się, że uczestniczy w każdym wyzwaniu, w którym atakuje inna kontrolowana przez ciebie postać [thenightswatch].',
      },
    ],
  },
  'maester-aemon': {
    en: [
      {
        lead: 'interrupt',
        text: 'When a [thenightswatch] character would be killed, kneel this character: save that character. It may be this one.',
      },
    ],
    pl: [
      {
        lead: 'interrupt',
        text: 'Gdy postać [thenightswatch] miałaby zostać zabita, ta postać klęka: ocal tamtą postać. Może też ocalić samą siebie.',
      },
    ],
  },
  'old-bear-mormont': {
    en: [
      { text: 'As long as you control The Wall, this character stays standing when you declare it as a defender.' },
      {
        lead: 'interrupt',
        text: 'When the challenges phase ends and you have lost no challenge in it as the defending player: put a [thenightswatch] card from your hand into play.',
      },
    ],
    pl: [
      { text: 'Dopóki kontrolujesz Mur, ta postać nie klęka, gdy zostaje zadeklarowana jako obrońca.' },
      {
        lead: 'interrupt',
        text: 'Gdy kończy się faza wyzwań, a nie przegrałeś w niej żadnego wyzwania jako broniący gracz: umieść w grze kartę [thenightswatch] ze swojej ręki.',
      },
    ],
  },
  'samwell-tarly': { en: [], pl: [] },
  'ser-waymar-royce': {
    en: [
      { lead: 'interrupt', text: 'When this character is killed: each opponent discards a random card from the hand.' },
    ],
    pl: [
      {
        lead: 'interrupt',
        text: 'Gdy ta postać zostaje zabita: każdy przeciwnik odrzuca 1 losową kartę z ręki.',
      },
    ],
  },
  yoren: {
    en: [
      {
        lead: 'reaction',
        text: "After you marshal this character, choose a character whose printed cost is at most 3 in an opponent's discard pile: put it into play. You control it.",
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak zmobilizujesz tę postać, wybierz postać o wydrukowanym koszcie najwyżej 3 na stosie kart odrzuconych przeciwnika: umieść ją w grze pod swoją kontrolą.',
      },
    ],
  },
  'messenger-raven': {
    en: [{ lead: 'dominanceAction', text: 'Take this character back into your hand: draw 1 card.' }],
    pl: [{ lead: 'dominanceAction', text: 'Weź tę postać z powrotem na rękę: dobierz 1 kartę.' }],
  },
  'old-forest-hunter': {
    en: [{ lead: 'action', text: 'Discard a card from your hand: gain 1 gold. (Limit: once per phase.)' }],
    pl: [{ lead: 'action', text: 'Odrzuć kartę z ręki: zyskaj 1 złoto. (Limit: raz na fazę.)' }],
  },
  'ranging-party': { en: [], pl: [] },
  'steward-at-the-wall': {
    en: [
      {
        lead: 'marshalingAction',
        text: 'Kneel this character: the next [thenightswatch] character that you marshal in this phase costs 1 less.',
      },
    ],
    pl: [
      {
        lead: 'marshalingAction',
        text: 'Ta postać klęka: następna postać [thenightswatch], którą zmobilizujesz w tej fazie, kosztuje o 1 mniej.',
      },
    ],
  },
  'veteran-builder': {
    en: [{ lead: 'action', text: 'Sacrifice this character. Choose a location: stand it.' }],
    pl: [{ lead: 'action', text: 'Poświęć tę postać. Wybierz miejsce: to miejsce wstaje.' }],
  },
  longclaw: {
    en: [
      { text: 'Attach only to a [thenightswatch] character.' },
      { text: 'The character with this attachment has +1 STR and renown.' },
    ],
    pl: [
      { text: 'Dołącz tylko do postaci [thenightswatch].' },
      { text: 'Postać z tym dodatkiem ma +1 do SIŁY i Renomę.' },
    ],
  },
  'castle-black': {
    en: [
      {
        lead: 'action',
        text: 'Kneel this location. Choose a defending [thenightswatch] character: stand it, and it has +2 STR until the challenge ends.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'To miejsce klęka. Wybierz broniącą postać [thenightswatch]: wstaje ona i do końca wyzwania ma +2 do SIŁY.',
      },
    ],
  },
  'the-wall': {
    en: [
      { text: 'Your [thenightswatch] characters have +1 STR.' },
      { lead: 'forcedReaction', text: 'After you have lost a challenge unopposed: kneel this location.' },
      {
        lead: 'interrupt',
        text: 'When the challenges phase ends, kneel this location: gain 2 power for your faction.',
      },
    ],
    pl: [
      { text: 'Kontrolowane przez ciebie postaci [thenightswatch] mają +1 do SIŁY.' },
      { lead: 'forcedReaction', text: 'Po tym, jak przegrasz niebronione wyzwanie: to miejsce klęka.' },
      {
        lead: 'interrupt',
        text: 'Gdy kończy się faza wyzwań, to miejsce klęka: zyskaj 2 żetony władzy dla swojego stronnictwa.',
      },
    ],
  },
  'a-meager-contribution': {
    en: [
      {
        lead: 'reaction',
        text: "After an opponent has collected income: 1 gold moves from that opponent's pool to yours. (Max 1 per round.)",
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak przeciwnik pobierze dochód: przemieść 1 złoto z jego puli złota do swojej. (Maksymalnie 1 na rundę.)',
      },
    ],
  },
  'take-the-black': {
    en: [
      {
        lead: 'dominanceAction',
        text: 'Choose a character that is not unique and whose printed cost is at most 6: you take control of it. (Max 1 per round.)',
      },
    ],
    pl: [
      {
        lead: 'dominanceAction',
        text: 'Wybierz nieunikatową postać o wydrukowanym koszcie najwyżej 6: przejmij nad nią kontrolę. (Maksymalnie 1 na rundę.)',
      },
    ],
  },
  'the-sword-in-the-darkness': {
    en: [
      {
        text: 'You may play this card only during a challenge in which one of your [thenightswatch] characters takes part.',
      },
      {
        lead: 'reaction',
        text: 'After you win a challenge as the defending player by at least 5 STR: the loser cannot initiate another challenge against you this round.',
      },
    ],
    pl: [
      {
        text: 'Tę kartę można zagrać tylko podczas wyzwania, w którym uczestniczy kontrolowana przez ciebie postać [thenightswatch].',
      },
      {
        lead: 'reaction',
        text: 'Po tym, jak jako broniący gracz wygrasz wyzwanie o co najmniej 5 SIŁY: w tej rundzie przegrany przeciwnik nie może już inicjować wyzwań przeciwko tobie.',
      },
    ],
  },
};
