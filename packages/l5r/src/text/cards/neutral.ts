import type { Element } from '../../cards/fact.ts';
import type { CardText, CardTexts } from '../card-text.ts';

/** The text of the Keeper role of an element. */
function keeperText(element: Element): CardText {
  return {
    en: [
      { text: 'Your influence value is 3 higher for deck building.' },
      { lead: 'reaction', text: `After you win any [${element}] conflict as the defending player, gain 1 fate.` },
    ],
    pl: [
      { text: 'Na potrzeby budowania talii twoja wartość wpływu jest większa o 3.' },
      { lead: 'reaction', text: `Po tym, jak jako broniący gracz wygrasz konflikt [${element}], zyskaj 1 żeton losu.` },
    ],
  };
}

/** The text of the Seeker role of an element. */
function seekerText(element: Element): CardText {
  return {
    en: [
      {
        text: `When building your deck, you may trade one province, whatever its element, for one more [${element}] province.`,
      },
      { lead: 'reaction', text: `After one of the [${element}] provinces you control is revealed, gain 1 fate.` },
    ],
    pl: [
      {
        text: `Podczas budowania talii możesz zastąpić jedną prowincję dowolnego żywiołu dodatkową prowincją [${element}].`,
      },
      { lead: 'reaction', text: `Po odkryciu kontrolowanej przez ciebie prowincji [${element}] zyskaj 1 żeton losu.` },
    ],
  };
}

/** The text of the characters that do not attack whoever has the Imperial Favor. */
const sparesTheFavored: CardText = {
  en: [
    {
      text: 'While a player controls the Imperial Favor, this character can take no part as an attacker in conflicts against that player.',
    },
  ],
  pl: [
    {
      text: 'Ta postać nie może uczestniczyć jako atakująca w konfliktach przeciwko graczowi, który kontroluje Łaskę cesarską.',
    },
  ],
};

/** The texts of the cards of no clan. */
export const neutralTexts: CardTexts = {
  'ancestral-lands': {
    en: [{ text: 'In [political] conflicts this province has +5 strength.' }],
    pl: [{ text: 'Podczas konfliktów [political] ta prowincja ma +5 do siły.' }],
  },
  'elemental-fury': {
    en: [
      {
        lead: 'reaction',
        text: 'After this province is revealed, the contested ring and an unclaimed ring change places. (The conflict type stays as it is.)',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po odkryciu tej prowincji zamień krąg, o który toczy się walka, z niezajętym kręgiem. (Typ konfliktu pozostaje bez zmian.)',
      },
    ],
  },
  'entrenched-position': {
    en: [{ text: 'In [military] conflicts this province has +5 strength.' }],
    pl: [{ text: 'Podczas konfliktów [military] ta prowincja ma +5 do siły.' }],
  },
  'fertile-fields': {
    en: [{ lead: 'action', text: 'While a conflict takes place at this province, draw 1 card.' }],
    pl: [{ lead: 'action', text: 'Gdy konflikt toczy się w tej prowincji, dobierz 1 kartę.' }],
  },
  'manicured-garden': {
    en: [{ lead: 'action', text: 'While a conflict takes place at this province, gain 1 fate.' }],
    pl: [{ lead: 'action', text: 'Gdy konflikt toczy się w tej prowincji, zyskaj 1 żeton losu.' }],
  },
  'meditations-on-the-tao': {
    en: [
      {
        lead: 'action',
        text: 'While a conflict takes place at this province, pick an attacker: remove 1 fate from it.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Gdy konflikt toczy się w tej prowincji, wybierz atakującą postać: odrzuć z niej 1 żeton losu.',
      },
    ],
  },
  'night-raid': {
    en: [
      {
        lead: 'reaction',
        text: 'After this province is revealed, your opponent discards X cards of their choice from their hand, where X is how many characters are attacking.',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po odkryciu tej prowincji przeciwnik wybiera i odrzuca ze swojej ręki X kart, gdzie X to liczba atakujących postaci.',
      },
    ],
  },
  pilgrimage: {
    en: [
      {
        text: 'As long as a conflict takes place at this province, every ring effect is cancelled. (Once the province is broken, ring effects resolve as usual.)',
      },
    ],
    pl: [
      {
        text: 'Dopóki konflikt toczy się w tej prowincji, każdy efekt kręgu zostaje anulowany. (Po spustoszeniu tej prowincji efekty kręgów rozpatruje się jak zwykle.)',
      },
    ],
  },
  'rally-to-the-cause': {
    en: [
      {
        lead: 'reaction',
        text: 'After this province is revealed, the conflict becomes one of the other type. (Its element stays as it is.)',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po odkryciu tej prowincji zmień typ konfliktu na przeciwny. (Żywioł pozostaje bez zmian.)',
      },
    ],
  },
  'shameful-display': {
    en: [
      {
        lead: 'action',
        text: 'While a conflict takes place at this province, pick two participants: one of them is honored, the other dishonored, as you decide.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Gdy konflikt toczy się w tej prowincji, wybierz dwie uczestniczące postaci: jedną z nich uhonoruj, a drugą zhańb.',
      },
    ],
  },
  'otomo-courtier': sparesTheFavored,
  'seppun-guardsman': sparesTheFavored,
  'keeper-initiate': {
    en: [
      { text: 'Only for decks with a _Keeper_ role.' },
      {
        lead: 'reaction',
        text: 'After you claim a ring of the same element as your role, put this character into play from your dynasty discard pile or from one of your provinces. Then place 1 fate on it.',
      },
    ],
    pl: [
      { text: 'Tylko dla talii z rolą z cechą _Opiekun_.' },
      {
        lead: 'reaction',
        text: 'Po tym, jak zajmiesz krąg o żywiole zgodnym z żywiołem twojej roli, umieść tę postać w grze ze swojego stosu odrzuconych kart dynastii lub jednej ze swoich prowincji. Następnie połóż na niej 1 żeton losu.',
      },
    ],
  },
  'miya-mystic': {
    en: [
      {
        lead: 'action',
        text: 'In the conflict phase, sacrifice this character and pick an attachment: discard the attachment.',
      },
    ],
    pl: [{ lead: 'action', text: 'Podczas fazy konfliktu poświęć tę postać i wybierz dodatek: odrzuć ten dodatek.' }],
  },
  'seeker-initiate': {
    en: [
      { text: 'Only for decks with a _Seeker_ role.' },
      {
        lead: 'reaction',
        text: 'After you claim a ring of the same element as your role, search the five topmost cards of your conflict deck, add one of them to your hand and shuffle the deck.',
      },
    ],
    pl: [
      { text: 'Tylko dla talii z rolą z cechą _Poszukiwacz_.' },
      {
        lead: 'reaction',
        text: 'Po tym, jak zajmiesz krąg o żywiole zgodnym z żywiołem twojej roli, przeszukaj 5 wierzchnich kart swojej talii konfliktu i dodaj jedną z nich do ręki. Przetasuj talię.',
      },
    ],
  },
  'wandering-ronin': {
    en: [
      {
        lead: 'action',
        text: 'During a conflict, remove 1 fate from this character: until the conflict ends, it has +2[military] and +2[political]. (Limit: twice per conflict.)',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Podczas konfliktu odrzuć 1 żeton losu z tej postaci: do końca konfliktu ma ona +2[military] i +2[political]. (Limit: dwa razy na konflikt.)',
      },
    ],
  },
  'favorable-ground': {
    en: [
      {
        lead: 'action',
        text: 'During a conflict, sacrifice this holding and pick a character you control: it moves to the conflict, or from the conflict home.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Podczas konfliktu poświęć to miejsce i wybierz kontrolowaną przez siebie postać: przesuń ją do konfliktu albo z konfliktu do domu.',
      },
    ],
  },
  'imperial-storehouse': {
    en: [{ lead: 'action', text: 'You sacrifice this holding in order to draw 1 card.' }],
    pl: [{ lead: 'action', text: 'Poświęć to miejsce: dobierz 1 kartę.' }],
  },
  'fine-katana': { en: [], pl: [] },
  'ornate-fan': { en: [], pl: [] },
  'cloud-the-mind': {
    en: [
      { text: 'Playable only while you control a _Shugenja_ character.' },
      { text: 'The printed text box of the attached character counts as blank, its traits excepted.' },
    ],
    pl: [
      { text: 'Zagraj tylko wtedy, gdy kontrolujesz postać z cechą _Shugenja_.' },
      {
        text: 'Wydrukowane pole tekstowe postaci, do której dołączono tę kartę, uważa się za puste (z wyjątkiem cech).',
      },
    ],
  },
  assassination: {
    en: [
      {
        lead: 'action',
        text: 'During a conflict, lose 3 honor and pick a character whose printed cost is at most 2: discard it. (Max: once per round.)',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Podczas konfliktu strać 3 żetony honoru i wybierz postać o wydrukowanym koszcie 2 lub niższym: odrzuć ją. (Maks.: raz na rundę.)',
      },
    ],
  },
  banzai: {
    en: [
      {
        lead: 'action',
        text: 'During a conflict, pick a participant: it has +2[military] until the conflict ends. You may lose 1 honor in order to resolve this ability twice. (Max: once per conflict.)',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Podczas konfliktu wybierz uczestniczącą postać: do końca konfliktu ma ona +2[military]. Możesz stracić 1 żeton honoru, aby rozpatrzyć tę zdolność dwukrotnie. (Maks.: raz na konflikt.)',
      },
    ],
  },
  'contingency-plan': {
    en: [
      {
        lead: 'reaction',
        text: "After the honor dials are revealed, raise or lower your bid's value by 1 (but never below 0).",
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po ujawnieniu liczników honoru zwiększ albo zmniejsz wartość swojej stawki o 1 (nie może spaść poniżej 0).',
      },
    ],
  },
  'court-games': {
    en: [
      {
        lead: 'action',
        text: 'During a [political] conflict, decide: you pick a participant you control and honor it, or your opponent picks a participant they control and dishonors it. (Max: once per conflict.)',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Podczas konfliktu [political] zdecyduj: wybierz kontrolowaną przez siebie uczestniczącą postać i ją uhonoruj albo przeciwnik wybiera kontrolowaną przez siebie uczestniczącą postać i ją hańbi. (Maks.: raz na konflikt.)',
      },
    ],
  },
  'for-shame': {
    en: [
      {
        lead: 'action',
        text: 'During a conflict, if a _Courtier_ you control takes part in it, pick a participant your opponent controls. Your opponent has to decide: that participant is dishonored, or it is bowed.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Podczas konfliktu, jeśli uczestniczy w nim kontrolowana przez ciebie postać z cechą _Dworzanin_, wybierz uczestniczącą postać przeciwnika. Przeciwnik musi zdecydować: zhańbić wybraną postać albo ją ukłonić.',
      },
    ],
  },
  'good-omen': {
    en: [
      { text: 'Playable only while your honor bid is below that of an opponent.' },
      { lead: 'action', text: 'Pick a character whose printed cost is at least 3: put 1 fate on it.' },
    ],
    pl: [
      { text: 'Zagraj tylko wtedy, gdy twoja stawka honoru jest niższa niż stawka przeciwnika.' },
      { lead: 'action', text: 'Wybierz postać o wydrukowanym koszcie 3 lub wyższym: połóż na niej 1 żeton losu.' },
    ],
  },
  'spies-at-court': {
    en: [
      {
        lead: 'reaction',
        text: "After you win a [political] conflict, dishonor a participant you control: discard two random cards from your opponent's hand. (Max: once per conflict.)",
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak wygrasz konflikt [political], zhańb przyjazną uczestniczącą postać: odrzuć 2 losowe karty z ręki przeciwnika. (Maks.: raz na konflikt.)',
      },
    ],
  },
  charge: {
    en: [
      {
        lead: 'action',
        text: 'During a [military] conflict, pick a character lying in one of your provinces: put it into play in the conflict.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Podczas konfliktu [military] wybierz postać w jednej ze swoich prowincji: umieść ją w grze jako uczestniczącą w konflikcie.',
      },
    ],
  },
  'fallen-in-battle': {
    en: [
      {
        lead: 'reaction',
        text: 'After you win a [military] conflict with a lead of at least 5 skill, pick a participant: discard it. (Max: once per conflict.)',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak wygrasz konflikt [military] przewagą co najmniej 5 punktów sprawności, wybierz uczestniczącą postać: odrzuć ją. (Maks.: raz na konflikt.)',
      },
    ],
  },
  outwit: {
    en: [
      {
        lead: 'action',
        text: 'During a conflict, pick a character an opponent controls that has less [political] skill than a participating _Courtier_ you control: the picked character moves home.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Podczas konfliktu wybierz postać przeciwnika, której sprawność [political] jest niższa niż sprawność [political] kontrolowanej przez ciebie uczestniczącej postaci z cechą _Dworzanin_: przesuń wybraną postać do domu.',
      },
    ],
  },
  rout: {
    en: [
      {
        lead: 'action',
        text: 'During a conflict, pick a character an opponent controls that has less [military] skill than a participating _Bushi_ you control: the picked character moves home.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Podczas konfliktu wybierz postać przeciwnika, której sprawność [military] jest niższa niż sprawność [military] kontrolowanej przez ciebie uczestniczącej postaci z cechą _Bushi_: przesuń wybraną postać do domu.',
      },
    ],
  },
  'keeper-of-air': keeperText('air'),
  'seeker-of-air': seekerText('air'),
  'keeper-of-earth': keeperText('earth'),
  'seeker-of-earth': seekerText('earth'),
  'keeper-of-fire': keeperText('fire'),
  'seeker-of-fire': seekerText('fire'),
  'keeper-of-water': keeperText('water'),
  'seeker-of-water': seekerText('water'),
  'keeper-of-void': keeperText('void'),
  'seeker-of-void': seekerText('void'),
};
