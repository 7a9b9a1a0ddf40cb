import type { CardTexts } from '../card-text.ts';

export const targaryenTexts: CardTexts = {
  'house-targaryen': { en: [], pl: [] },
  'daenerys-targaryen': {
    en: [
      {
        text: 'As long as Daenerys Targaryen is standing, every character that takes part against you in a challenge has 1 STR less.',
      },
    ],
    pl: [
      {
        text: 'Dopóki Daenerys Targaryen stoi, każda postać uczestnicząca w wyzwaniu po stronie twojego przeciwnika ma o 1 mniej SIŁY.',
      },
    ],
  },
  drogon: {
    en: [{ text: 'Your _Stormborn_ characters have renown.' }],
    pl: [{ text: 'Twoje postaci z cechą _Zrodzona z Burzy_ mają Renomę.' }],
  },
  'khal-drogo': {
    en: [{ text: 'You may initiate one [military] challenge more in the challenges phase.' }],
    pl: [{ text: 'W fazie wyzwań możesz zainicjować o jedno wyzwanie [military] więcej.' }],
  },
  'magister-illyrio': {
    en: [{ lead: 'action', text: 'Pay 2 gold. Choose a character: it stands. (Once per phase.)' }],
    pl: [{ lead: 'action', text: 'Zapłać 2 złota. Wybierz postać: wstaje. (Raz na fazę.)' }],
  },
  rhaegal: {
    en: [
      {
        lead: 'reaction',
        text: 'After you win a challenge in which a _Stormborn_ character of yours takes part, choose a _Stormborn_ character: it stands. (Once per phase.)',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak wygrasz wyzwanie, w którym uczestniczy twoja postać z cechą _Zrodzona z Burzy_, wybierz postać z tą cechą: wstaje. (Raz na fazę.)',
      },
    ],
  },
  'ser-jorah-mormont': {
    en: [
      { text: 'As soon as 3 betrayal tokens are on Ser Jorah Mormont, sacrifice him.' },
      {
        lead: 'forcedReaction',
        text: 'After you win a challenge in which Ser Jorah Mormont takes part, put 1 betrayal token on him.',
      },
    ],
    pl: [
      { text: 'Gdy tylko na Ser Jorahu Mormoncie są 3 żetony zdrady, poświęć go.' },
      {
        lead: 'forcedReaction',
        text: 'Po tym, jak wygrasz wyzwanie, w którym uczestniczy Ser Jorah Mormont, połóż na nim 1 żeton zdrady.',
      },
    ],
  },
  viserion: {
    en: [{ text: 'Your _Stormborn_ characters have stealth.' }],
    pl: [{ text: 'Twoje postaci z cechą _Zrodzona z Burzy_ mają Podstęp.' }],
  },
  'viserys-targaryen': {
    en: [
      { lead: 'interrupt', text: 'When Viserys Targaryen leaves play, choose an attachment: discard it from play.' },
    ],
    pl: [{ lead: 'interrupt', text: 'Gdy Viserys Targaryen opuszcza grę, wybierz dodatek: odrzuć go z gry.' }],
  },
  'braided-warrior': { en: [], pl: [] },
  handmaiden: {
    en: [{ lead: 'action', text: 'Sacrifice Handmaiden. Choose a _Lady_: she stands.' }],
    pl: [{ lead: 'action', text: 'Poświęć Służącą. Wybierz postać z cechą _Lady_: wstaje.' }],
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
    en: [{ text: 'As long as Unsullied is attacking, every defending character has 1 STR less.' }],
    pl: [{ text: 'Dopóki Nieskalani atakują, każda broniąca postać ma o 1 mniej SIŁY.' }],
  },
  'drogos-arakh': {
    en: [
      { text: 'Only on a _Dothraki_ character. It has 2 STR more.' },
      {
        text: 'On Khal Drogo: he does not kneel when he is declared as an attacker in the first [military] challenge you initiate in a round.',
      },
    ],
    pl: [
      { text: 'Tylko na postaci z cechą _Dothrak_. Ma ona o 2 więcej SIŁY.' },
      {
        text: 'Na Khalu Drogo: nie klęka on, gdy zostaje zadeklarowany jako atakujący w pierwszym wyzwaniu [military], które inicjujesz w rundzie.',
      },
    ],
  },
  'plaza-of-punishment': {
    en: [
      {
        lead: 'reaction',
        text: 'After you win a [power] challenge, kneel Plaza of Punishment. Choose a character without attachments: until the end of the phase it has 2 STR less, and is killed as soon as its STR is 0.',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak wygrasz wyzwanie [power], Plac Kar klęka. Wybierz postać bez dodatków: do końca fazy ma o 2 mniej SIŁY, a gdy jej SIŁA wyniesie 0, zostaje zabita.',
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
        text: 'Kneel a _Dragon_ or Daenerys Targaryen. Choose a participating character: until the end of the phase it has 4 STR less, and is killed as soon as its STR is 0.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Klęka twój _Smok_ albo Daenerys Targaryen. Wybierz uczestniczącą postać: do końca fazy ma o 4 mniej SIŁY, a gdy jej SIŁA wyniesie 0, zostaje zabita.',
      },
    ],
  },
  'fire-and-blood': {
    en: [
      {
        lead: 'challengesAction',
        text: 'Choose a unique [targaryen] character in your dead pile: shuffle it into your deck. A _Hatchling_ you may put into play instead.',
      },
    ],
    pl: [
      {
        lead: 'challengesAction',
        text: 'Wybierz unikatową postać [targaryen] na swoim stosie zabitych: wtasuj ją do swojej talii. Postać z cechą _Pisklę_ możesz zamiast tego umieścić w grze.',
      },
    ],
  },
  'waking-the-dragon': {
    en: [
      {
        lead: 'action',
        text: 'Choose a unique [targaryen] character of yours: it stands. At the end of the phase, if it is still in play, it returns to your hand.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Wybierz swoją unikatową postać [targaryen]: wstaje. Na koniec fazy, jeśli nadal jest w grze, wraca na twoją rękę.',
      },
    ],
  },
};
