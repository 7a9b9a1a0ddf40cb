import type { CardTexts } from '../card-text.ts';

/** The texts of the Unicorn cards. */
export const unicornTexts: CardTexts = {
  'golden-plains-outpost': {
    en: [
      {
        lead: 'action',
        text: 'During a [military] conflict, bow this stronghold and pick a _Cavalry_ character you control: it moves to the conflict.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Podczas konfliktu [military] ukłoń tę twierdzę i wybierz kontrolowaną przez siebie postać z cechą _Kawaleria_: przesuń ją do tego konfliktu.',
      },
    ],
  },
  'endless-plains': {
    en: [
      {
        lead: 'reaction',
        text: 'After an attack on this province is declared, break the province. Your opponent picks an attacker: it is discarded.',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak zostanie zadeklarowany atak na tę prowincję, spustosz ją. Przeciwnik wybiera atakującą postać: odrzuć ją.',
      },
    ],
  },
  'moto-youth': {
    en: [{ text: 'In the first [military] conflict of every round this character has +1[military].' }],
    pl: [{ text: 'Podczas pierwszego konfliktu [military] w każdej rundzie ta postać ma +1[military].' }],
  },
  'utaku-infantry': {
    en: [
      {
        text: 'As long as this character takes part in a conflict, each participating [unicorn] character you control gives it +1[military] and +1[political].',
      },
    ],
    pl: [
      {
        text: 'Dopóki ta postać uczestniczy w konflikcie, ma +1[military] i +1[political] za każdą kontrolowaną przez ciebie uczestniczącą postać [unicorn].',
      },
    ],
  },
  'aggressive-moto': {
    en: [{ text: 'You cannot declare this character as a defender.' }],
    pl: [{ text: 'Tej postaci nie można zadeklarować jako obrońcy.' }],
  },
  'border-rider': {
    en: [{ lead: 'action', text: 'This character readies.' }],
    pl: [{ lead: 'action', text: 'Przygotuj tę postać.' }],
  },
  'meishodo-wielder': {
    en: [{ text: 'As long as you are the first player, playing this character costs you 1 less.' }],
    pl: [{ text: 'Dopóki jesteś pierwszym graczem, zagranie tej postaci kosztuje o 1 mniej.' }],
  },
  'shinjo-outrider': {
    en: [{ lead: 'action', text: 'During a conflict, this character moves to it.' }],
    pl: [{ lead: 'action', text: 'Podczas konfliktu przesuń do niego tę postać.' }],
  },
  'giver-of-gifts': {
    en: [
      {
        lead: 'action',
        text: 'Pick an attachment you control: move it to a character you control that it can be attached to.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Wybierz kontrolowany przez siebie dodatek: przesuń go na kontrolowaną przez siebie postać, do której może być dołączony.',
      },
    ],
  },
  'ide-trader': {
    en: [
      {
        lead: 'reaction',
        text: 'After at least one character moves to a conflict this character takes part in, decide: gain 1 fate, or draw 1 card. (Limit: once per conflict.)',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak co najmniej jedna postać przesunie się do konfliktu, w którym uczestniczy ta postać, zdecyduj: zyskaj 1 żeton losu albo dobierz 1 kartę. (Limit: raz na konflikt.)',
      },
    ],
  },
  'warrior-poet': {
    en: [
      {
        lead: 'action',
        text: 'While this character takes part in a conflict, all participants your opponent controls have –1[military] and –1[political] until the conflict ends.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Gdy ta postać uczestniczy w konflikcie: do jego końca każda uczestnicząca postać przeciwnika ma –1[military] i –1[political].',
      },
    ],
  },
  'utaku-yumino': {
    en: [
      {
        lead: 'action',
        text: 'During a conflict, discard a card from your hand: until the conflict ends, this character has +2[military] and +2[political]. (Limit: once per conflict.)',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Podczas konfliktu odrzuć kartę z ręki: do końca konfliktu ta postać ma +2[military] i +2[political]. (Limit: raz na konflikt.)',
      },
    ],
  },
  'moto-horde': { en: [], pl: [] },
  'shinjo-tatsuo': {
    en: [
      {
        lead: 'action',
        text: 'During a conflict, pick this character and, if you like, one other character you control: they move to the conflict.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Podczas konfliktu wybierz tę postać i najwyżej jedną inną kontrolowaną przez siebie postać: przesuń je do konfliktu.',
      },
    ],
  },
  'shinjo-altansarnai': {
    en: [
      {
        lead: 'reaction',
        text: 'After you break a province in a [military] conflict this character takes part in, your opponent picks a character they control: it is discarded.',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak spustoszysz prowincję podczas konfliktu [military], w którym uczestniczy ta postać, przeciwnik wybiera kontrolowaną przez siebie postać: odrzuć ją.',
      },
    ],
  },
  'iuchi-wayfinder': {
    en: [{ lead: 'reaction', text: 'After this character enters play, you look at one facedown province.' }],
    pl: [{ lead: 'reaction', text: 'Po tym, jak ta postać wejdzie do gry, podejrzyj jedną zakrytą prowincję.' }],
  },
  'ide-messenger': {
    en: [
      {
        lead: 'action',
        text: 'During a conflict, spend 1 fate and pick a character you control: it moves to the conflict.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Podczas konfliktu wydaj 1 żeton losu i wybierz kontrolowaną przez siebie postać: przesuń ją do konfliktu.',
      },
    ],
  },
  'favored-mount': {
    en: [
      { text: 'Attach only to a character you control.' },
      { text: 'The attached character has the trait _Cavalry_.' },
      { lead: 'action', text: 'During a conflict, bow this attachment: the attached character moves to the conflict.' },
    ],
    pl: [
      { text: 'Dołącz tylko do kontrolowanej przez siebie postaci.' },
      { text: 'Postać, do której dołączono tę kartę, ma cechę _Kawaleria_.' },
      {
        lead: 'action',
        text: 'Podczas konfliktu ukłoń ten dodatek: przesuń do konfliktu postać, do której jest dołączony.',
      },
    ],
  },
  spyglass: {
    en: [
      {
        lead: 'reaction',
        text: 'After the attached character is declared as an attacker or defender, or moves to a conflict, draw 1 card. (Limit: twice per round.)',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak postać, do której dołączono tę kartę, zostanie zadeklarowana jako atakujący lub obrońca albo przesunie się do konfliktu, dobierz 1 kartę. (Limit: dwa razy na rundę.)',
      },
    ],
  },
  'born-in-war': {
    en: [{ text: 'Attach only to a _Cavalry_ character.' }, { text: 'X is how many rings are unclaimed.' }],
    pl: [{ text: 'Dołącz tylko do postaci z cechą _Kawaleria_.' }, { text: 'X to liczba niezajętych kręgów.' }],
  },
  breakthrough: {
    en: [
      {
        lead: 'reaction',
        text: 'After your first conflict of this phase as the attacking player has been resolved, if a province was broken by it, you declare your second conflict of the phase at once.',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po rozpatrzeniu twojego pierwszego w tej fazie konfliktu jako atakującego gracza, jeśli w tym konflikcie spustoszono prowincję, natychmiast zadeklaruj swój drugi konflikt w tej fazie.',
      },
    ],
  },
  'captive-audience': {
    en: [{ lead: 'action', text: 'During a [political] conflict, lose 1 honor: it becomes a [military] conflict.' }],
    pl: [
      {
        lead: 'action',
        text: 'Podczas konfliktu [political] strać 1 żeton honoru: zmień typ konfliktu na [military].',
      },
    ],
  },
  'i-am-ready': {
    en: [{ lead: 'action', text: 'Remove 1 fate from a [unicorn] character you control: it readies.' }],
    pl: [{ lead: 'action', text: 'Odrzuć 1 żeton losu z przyjaznej postaci [unicorn]: przygotuj tę postać.' }],
  },
  'way-of-the-unicorn': {
    en: [{ lead: 'interrupt', text: 'When you would have to pass the first-player token, it stays with you instead.' }],
    pl: [{ lead: 'interrupt', text: 'Kiedy miałbyś przekazać znacznik pierwszego gracza, zamiast tego go zachowaj.' }],
  },
  'cavalry-reserves': {
    en: [
      {
        lead: 'action',
        text: 'During a [military] conflict, pick any number of _Cavalry_ characters in your dynasty discard pile with a combined printed cost of at most 6: put them into play in the conflict.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Podczas konfliktu [military] wybierz ze swojego stosu odrzuconych kart dynastii dowolną liczbę postaci z cechą _Kawaleria_ o łącznym wydrukowanym koszcie 6 lub niższym: umieść je w grze jako uczestniczące w konflikcie.',
      },
    ],
  },
};
