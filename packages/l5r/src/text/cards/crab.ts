import type { CardTexts } from '../card-text.ts';

export const crabTexts: CardTexts = {
  'shiro-nishiyama': {
    en: [
      {
        lead: 'action',
        text: 'In a conflict, bow this stronghold: every defender you control has +1[military] and +1[political] until the conflict ends.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Podczas konfliktu ukłoń tę twierdzę: do końca konfliktu każda broniąca postać, którą kontrolujesz, ma +1[military] i +1[political].',
      },
    ],
  },
  'defend-the-wall': {
    en: [
      {
        lead: 'reaction',
        text: "After a conflict at this province is won by you: resolve that conflict's ring effect as though you were the attacking player.",
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak wygrasz konflikt przy tej prowincji: rozpatrz efekt kręgu tego konfliktu, tak jakbyś był atakującym graczem.',
      },
    ],
  },
  'eager-scout': { en: [], pl: [] },
  'hida-guardian': {
    en: [
      {
        lead: 'action',
        text: 'While this character takes part in a conflict, pick another participant: it has +2[military] and +2[political] for every holding you control until the conflict ends.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Gdy ta postać uczestniczy w konflikcie, wybierz inną uczestniczącą postać: do końca konfliktu ma ona +2[military] i +2[political] za każde miejsce, które kontrolujesz.',
      },
    ],
  },
  'kaiu-envoy': { en: [], pl: [] },
  'hiruma-yojimbo': {
    en: [{ text: 'You cannot declare this character as an attacker.' }],
    pl: [{ text: 'Nie możesz zadeklarować tej postaci jako atakującej.' }],
  },
  'shrewd-yasuki': {
    en: [
      {
        lead: 'action',
        text: 'While this character takes part in a conflict, if any holding is in play: look at the 2 topmost cards of your conflict deck. One goes to your hand, the other to the bottom of that deck.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Gdy ta postać uczestniczy w konflikcie, jeśli w grze jest jakiekolwiek miejsce: obejrzyj 2 karty z wierzchu swojej talii konfliktu. Jedną weź na rękę, a drugą połóż na spodzie tej talii.',
      },
    ],
  },
  'vanguard-warrior': {
    en: [{ lead: 'action', text: 'Sacrifice this character. Pick a character: place 1 fate on it.' }],
    pl: [{ lead: 'action', text: 'Poświęć tę postać. Wybierz postać: połóż na niej 1 żeton losu.' }],
  },
  'borderlands-defender': {
    en: [{ text: 'As long as this character defends, no card effect of an opponent can bow or move it.' }],
    pl: [{ text: 'Dopóki ta postać się broni, efekty kart przeciwnika nie mogą jej ukłonić ani przesunąć.' }],
  },
  'intimidating-hida': {
    en: [{ lead: 'reaction', text: 'After your opponent passes instead of declaring a conflict: they lose 1 honor.' }],
    pl: [{ lead: 'reaction', text: 'Po tym, jak przeciwnik spasuje deklarację konfliktu: traci on 1 żeton honoru.' }],
  },
  'vengeful-berserker': {
    en: [
      {
        lead: 'reaction',
        text: "After a different character you control leaves play during a conflict: this character's [military] skill is doubled until the conflict ends.",
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak inna postać, którą kontrolujesz, opuści grę podczas konfliktu: do końca konfliktu podwój sprawność [military] tej postaci.',
      },
    ],
  },
  'hida-tomonatsu': {
    en: [
      {
        lead: 'reaction',
        text: "After this character wins a conflict as a defender, sacrifice it. Pick an attacker that is not unique: put it back on top of its owner's deck.",
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak ta postać wygra konflikt jako obrońca, poświęć ją. Wybierz atakującą postać, która nie jest unikatowa: odłóż ją na wierzch talii jej właściciela.',
      },
    ],
  },
  'steadfast-witch-hunter': {
    en: [{ lead: 'action', text: 'Sacrifice a character you control. Pick a character: ready it.' }],
    pl: [{ lead: 'action', text: 'Poświęć postać, którą kontrolujesz. Wybierz postać: przygotuj ją.' }],
  },
  'kaiu-shuichi': {
    en: [
      {
        lead: 'action',
        text: 'While this character takes part in a conflict, if any holding is in play: gain 1 fate.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Gdy ta postać uczestniczy w konflikcie, jeśli w grze jest jakiekolwiek miejsce: zyskaj 1 żeton losu.',
      },
    ],
  },
  'hida-kisada': {
    en: [
      {
        text: 'As long as you have lost no conflict this phase, the first action ability your opponent triggers from a card in each conflict has its effects cancelled.',
      },
    ],
    pl: [
      {
        text: 'Dopóki nie masz w tej fazie przegranego konfliktu, w każdym konflikcie anuluj efekty pierwszej zdolności akcji, którą przeciwnik wyzwoli z karty.',
      },
    ],
  },
  'borderlands-fortifications': {
    en: [{ lead: 'action', text: 'Pick a card in one of your provinces: it and this holding trade places.' }],
    pl: [{ lead: 'action', text: 'Wybierz kartę w jednej ze swoich prowincji: zamień ją z tym miejscem.' }],
  },
  'funeral-pyre': {
    en: [{ lead: 'action', text: 'Sacrifice a character you control: draw 1 card.' }],
    pl: [{ lead: 'action', text: 'Poświęć postać, którą kontrolujesz: dobierz 1 kartę.' }],
  },
  'hiruma-ambusher': {
    en: [
      {
        lead: 'reaction',
        text: 'After this character enters play as a defender, pick a character: for the rest of this conflict, nobody can trigger its abilities.',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak ta postać wejdzie do gry jako obrońca, wybierz postać: do końca tego konfliktu nie można wyzwalać jej zdolności.',
      },
    ],
  },
  'stoic-gunso': {
    en: [
      {
        lead: 'action',
        text: 'In a conflict, sacrifice a character you control: this character has +3[military] until the conflict ends.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Podczas konfliktu poświęć postać, którą kontrolujesz: do końca konfliktu ta postać ma +3[military].',
      },
    ],
  },
  reprieve: {
    en: [
      {
        lead: 'interrupt',
        text: 'When the attached character would leave play: it stays, and this attachment is discarded instead.',
      },
    ],
    pl: [
      { lead: 'interrupt', text: 'Gdy postać z tym dodatkiem miałaby opuścić grę: zamiast tego odrzuć ten dodatek.' },
    ],
  },
  'watch-commander': {
    en: [
      { text: 'Attach only to a character you control. Limit: 1 per character.' },
      {
        lead: 'reaction',
        text: 'After your opponent plays a card in a conflict the attached character takes part in: they lose 1 honor. (No limit.)',
      },
    ],
    pl: [
      { text: 'Dołącz tylko do postaci, którą kontrolujesz. Limit: 1 na postać.' },
      {
        lead: 'reaction',
        text: 'Po tym, jak przeciwnik zagra kartę podczas konfliktu, w którym uczestniczy postać z tym dodatkiem: traci on 1 żeton honoru. (Bez limitu.)',
      },
    ],
  },
  'jade-tetsubo': {
    en: [
      { text: 'Attach only to a character you control.' },
      {
        lead: 'action',
        text: "While the attached character takes part in a conflict, bow this attachment. Pick a participant whose [military] skill is lower than the attached character's: all fate on it goes back to its owner's fate pool.",
      },
    ],
    pl: [
      { text: 'Dołącz tylko do postaci, którą kontrolujesz.' },
      {
        lead: 'action',
        text: 'Gdy postać z tym dodatkiem uczestniczy w konflikcie, ukłoń ten dodatek. Wybierz uczestniczącą postać o sprawności [military] niższej niż sprawność [military] postaci z tym dodatkiem: wszystkie żetony losu z wybranej postaci wracają do puli losu jej właściciela.',
      },
    ],
  },
  levy: {
    en: [{ lead: 'action', text: 'Pick an opponent, who decides what to give you: 1 fate or 1 honor.' }],
    pl: [{ lead: 'action', text: 'Wybierz przeciwnika, który decyduje, co ci dać: 1 żeton losu albo 1 żeton honoru.' }],
  },
  rebuild: {
    en: [
      {
        lead: 'action',
        text: 'Take a card from one of your unbroken provinces and shuffle it into your dynasty deck. Pick a holding in your dynasty discard pile: put it into play in that same province.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Wtasuj kartę z jednej ze swoich niespustoszonych prowincji do swojej talii dynastii. Wybierz miejsce ze swojego stosu odrzuconych kart dynastii: umieść je w grze w tej samej prowincji.',
      },
    ],
  },
  'way-of-the-crab': {
    en: [
      {
        lead: 'action',
        text: 'Sacrifice a [crab] character you control. Pick an opponent: they have to sacrifice a character. (Max: once per round.)',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Poświęć postać [crab], którą kontrolujesz. Wybierz przeciwnika: musi on poświęcić postać. (Maks.: raz na rundę.)',
      },
    ],
  },
  'the-mountain-does-not-fall': {
    en: [
      {
        lead: 'action',
        text: 'Pick a character: until the phase ends, conflict resolution does not bow it while it is a defender. (Max: once per round.)',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Wybierz postać: do końca fazy nie zostaje ona ukłoniona w wyniku rozpatrzenia konfliktu, gdy jest obrońcą. (Maks.: raz na rundę.)',
      },
    ],
  },
};
