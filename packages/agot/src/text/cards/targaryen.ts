import type { CardTexts } from '../card-text.ts';

export const targaryenTexts: CardTexts = {
  'house-targaryen': { en: [], pl: [] },
  'daenerys-targaryen': {
    en: [
      {
        text: 'As long as Daenerys Targaryen is standing, every character that takes part in a challenge against you on an opponent’s side has −1 STR.',
      },
    ],
    pl: [
      {
        text: 'Dopóki Daenerys Targaryen stoi, każda postać uczestnicząca w wyzwaniu przeciwko tobie po stronie przeciwnika ma −1 do SIŁY.',
      },
    ],
  },
  drogon: {
    en: [{ text: 'The _Stormborn_ characters you control have renown.' }],
    pl: [{ text: 'Kontrolowane przez ciebie postaci z cechą _Zrodzona z Burzy_ mają Renomę.' }],
  },
  'khal-drogo': {
    en: [{ text: 'In the challenges phase you may initiate one more [military] challenge.' }],
    pl: [{ text: 'W fazie wyzwań możesz zainicjować jedno dodatkowe wyzwanie [military].' }],
  },
  'magister-illyrio': {
    en: [{ lead: 'action', text: 'Pay 2 gold. Choose a character: it stands. (Limit: once per phase.)' }],
    pl: [{ lead: 'action', text: 'Zapłać 2 złota. Wybierz postać: wstaje ona. (Limit: raz na fazę.)' }],
  },
  rhaegal: {
    en: [
      {
        lead: 'reaction',
        text: 'After you win a challenge in which a _Stormborn_ character you control takes part, choose a _Stormborn_ character: it stands. (Limit: once per phase.)',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak wygrasz wyzwanie, w którym uczestniczy kontrolowana przez ciebie postać z cechą _Zrodzona z Burzy_, wybierz postać z cechą _Zrodzona z Burzy_: wstaje ona. (Limit: raz na fazę.)',
      },
    ],
  },
  'ser-jorah-mormont': {
    en: [
      { text: 'If 3 or more betrayal tokens are on Ser Jorah Mormont, sacrifice him.' },
      {
        lead: 'forcedReaction',
        text: 'After you win a challenge in which Ser Jorah Mormont takes part, put 1 betrayal token on him.',
      },
    ],
    pl: [
      { text: 'Jeśli na Ser Jorahu Mormoncie leżą co najmniej 3 żetony zdrady, poświęć go.' },
      {
        lead: 'forcedReaction',
        text: 'Po tym, jak wygrasz wyzwanie, w którym uczestniczy Ser Jorah Mormont, połóż na nim 1 żeton zdrady.',
      },
    ],
  },
  viserion: {
    en: [{ text: 'The _Stormborn_ characters you control have stealth.' }],
    pl: [{ text: 'Kontrolowane przez ciebie postaci z cechą _Zrodzona z Burzy_ mają Podstęp.' }],
  },
  'viserys-targaryen': {
    en: [
      { lead: 'interrupt', text: 'When Viserys Targaryen leaves play, choose an attachment: discard it from play.' },
    ],
    pl: [{ lead: 'interrupt', text: 'Gdy Viserys Targaryen opuszcza grę, wybierz dodatek: odrzuć go z gry.' }],
  },
  'braided-warrior': { en: [], pl: [] },
  handmaiden: {
    en: [{ lead: 'action', text: 'Sacrifice Handmaiden. Choose a _Lady_ character: it stands.' }],
    pl: [{ lead: 'action', text: 'Poświęć Służącą. Wybierz postać z cechą _Lady_: wstaje ona.' }],
  },
  'targaryen-loyalist': {
    en: [
      {
        lead: 'marshalingAction',
        text: 'Kneel Targaryen Loyalist: the next [targaryen] character you marshal this phase costs 1 less.',
      },
    ],
    pl: [
      {
        lead: 'marshalingAction',
        text: 'Stronnik Targaryenów klęka: następna postać [targaryen], którą zmobilizujesz w tej fazie, kosztuje o 1 mniej.',
      },
    ],
  },
  unsullied: {
    en: [{ text: 'As long as Unsullied is attacking, every defending character has −1 STR.' }],
    pl: [{ text: 'Dopóki Nieskalani atakują, każda broniąca postać ma −1 do SIŁY.' }],
  },
  'drogos-arakh': {
    en: [
      { text: 'Attach only to a _Dothraki_ character.' },
      { text: 'The character with this attachment has +2 STR.' },
      {
        text: 'If that character is Khal Drogo, he does not kneel when he is declared as an attacker in the first [military] challenge you initiate in a round.',
      },
    ],
    pl: [
      { text: 'Dołącz tylko do postaci z cechą _Dothrak_.' },
      { text: 'Postać z tym dodatkiem ma +2 do SIŁY.' },
      {
        text: 'Jeśli tą postacią jest Khal Drogo, nie klęka on, gdy zostaje zadeklarowany jako atakujący w pierwszym wyzwaniu [military], które inicjujesz w rundzie.',
      },
    ],
  },
  'plaza-of-punishment': {
    en: [
      {
        lead: 'reaction',
        text: 'After you win a [power] challenge, kneel Plaza of Punishment. Choose a character without attachments: until the end of the phase it has −2 STR and is killed if its STR is 0.',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak wygrasz wyzwanie [power], Plac Kar klęka. Wybierz postać bez dodatków: do końca fazy ma ona −2 do SIŁY, a jeśli jej SIŁA wynosi 0, zostaje zabita.',
      },
    ],
  },
  'dothraki-sea': {
    en: [
      {
        lead: 'reaction',
        text: 'After you win a [power] challenge, sacrifice Dothraki Sea: put a _Dothraki_ character from your hand into play. At the end of the phase, if it is still in play, it returns to your hand (it cannot be saved).',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak wygrasz wyzwanie [power], poświęć Morze Dothraków: umieść w grze postać z cechą _Dothrak_ ze swojej ręki. Na koniec fazy, jeśli nadal jest w grze, wraca na twoją rękę (nie można jej ocalić).',
      },
    ],
  },
  'illyrios-estate': {
    en: [
      {
        lead: 'marshalingAction',
        text: "Kneel Illyrio's Estate: the next [targaryen] card you marshal this phase costs 1 less.",
      },
    ],
    pl: [
      {
        lead: 'marshalingAction',
        text: 'Posiadłość Illyria klęka: następna karta [targaryen], którą zmobilizujesz w tej fazie, kosztuje o 1 mniej.',
      },
    ],
  },
  dracarys: {
    en: [
      {
        lead: 'action',
        text: 'Kneel a _Dragon_ character or Daenerys Targaryen. Choose a participating character: until the end of the phase it has −4 STR and is killed if its STR is 0.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Twoja postać z cechą _Smok_ albo Daenerys Targaryen klęka. Wybierz uczestniczącą postać: do końca fazy ma ona −4 do SIŁY, a jeśli jej SIŁA wynosi 0, zostaje zabita.',
      },
    ],
  },
  'fire-and-blood': {
    en: [
      {
        lead: 'challengesAction',
        text: 'Choose a unique [targaryen] character in your dead pile: shuffle it into your deck. If it is a _Hatchling_, you may put it into play instead.',
      },
    ],
    pl: [
      {
        lead: 'challengesAction',
        text: 'Wybierz unikatową postać [targaryen] na swoim stosie zabitych: wtasuj ją do swojej talii. Jeśli ma ona cechę _Pisklę_, możesz zamiast tego umieścić ją w grze.',
      },
    ],
  },
  'waking-the-dragon': {
    en: [
      {
        lead: 'action',
        text: 'Choose a unique [targaryen] character you control: it stands. At the end of the phase, if it is still in play, it returns to your hand.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Wybierz kontrolowaną przez ciebie unikatową postać [targaryen]: wstaje ona. Na koniec fazy, jeśli nadal jest w grze, wraca na twoją rękę.',
      },
    ],
  },
};
