import type { CardText, CardTexts } from '../card-text.ts';

const ONLY_NOBLES = {
  en: { text: 'Attach only to a _Lord_ or _Lady_ character.' },
  pl: { text: 'Dołącz tylko do postaci z cechą _Lord_ lub _Lady_.' },
} as const;

function givesIcon(symbol: string): CardText {
  return {
    en: [{ text: `The character with this attachment gains a ${symbol} icon.` }],
    pl: [{ text: `Postać z tym dodatkiem zyskuje symbol ${symbol}.` }],
  };
}

export const neutralTexts: CardTexts = {
  littlefinger: {
    en: [{ lead: 'reaction', text: 'After you marshal Littlefinger: draw 2 cards.' }],
    pl: [{ lead: 'reaction', text: 'Po tym, jak zmobilizujesz Littlefingera: dobierz 2 karty.' }],
  },
  varys: {
    en: [
      {
        lead: 'interrupt',
        text: 'When the dominance phase ends, remove Varys from the game: discard all characters from play.',
      },
    ],
    pl: [
      {
        lead: 'interrupt',
        text: 'Gdy kończy się faza dominacji, usuń Varysa z gry: odrzuć z gry wszystkie postaci.',
      },
    ],
  },
  'rattleshirts-raiders': {
    en: [
      {
        lead: 'reaction',
        text: 'After you win a challenge in which this character takes part as an attacker, choose an attachment controlled by the loser: discard it from play.',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak wygrasz wyzwanie, w którym ta postać uczestniczy jako atakująca, wybierz dodatek kontrolowany przez przegranego: odrzuć go z gry.',
      },
    ],
  },
  'wildling-horde': {
    en: [
      {
        lead: 'challengesAction',
        text: 'Kneel your faction card. Choose one of your participating _Wildling_ characters: it has +2 STR until the challenge ends.',
      },
    ],
    pl: [
      {
        lead: 'challengesAction',
        text: 'Twoja karta stronnictwa klęka. Wybierz kontrolowaną przez ciebie uczestniczącą postać z cechą _Dziki_: do końca wyzwania ma ona +2 do SIŁY.',
      },
    ],
  },
  'seal-of-the-hand': {
    en: [ONLY_NOBLES.en, { lead: 'action', text: 'Kneel this attachment: the character with it stands.' }],
    pl: [ONLY_NOBLES.pl, { lead: 'action', text: 'Ten dodatek klęka: postać, która go ma, wstaje.' }],
  },
  bodyguard: {
    en: [
      ONLY_NOBLES.en,
      {
        lead: 'interrupt',
        text: 'When the character with this attachment would be killed or discarded from play, sacrifice this attachment: save that character.',
      },
    ],
    pl: [
      ONLY_NOBLES.pl,
      {
        lead: 'interrupt',
        text: 'Gdy postać z tym dodatkiem miałaby zostać zabita lub odrzucona z gry, poświęć ten dodatek: ocal tę postać.',
      },
    ],
  },
  'little-bird': {
    en: [{ text: 'The character with this attachment gains an [intrigue] icon.' }],
    pl: givesIcon('[intrigue]').pl,
  },
  'noble-lineage': givesIcon('[power]'),
  'syrios-training': givesIcon('[military]'),
  'milk-of-the-poppy': {
    en: [
      {
        text: 'The printed text box of the character with this attachment counts as blank, apart from its traits.',
      },
    ],
    pl: [{ text: 'Wydrukowane pole tekstowe postaci z tym dodatkiem uznaje się za puste (z wyjątkiem cech).' }],
  },
  'the-iron-throne': {
    en: [{ text: 'Adds 8 STR to your total for dominance.' }],
    pl: [{ text: 'Dodaje 8 SIŁY do twojej sumy przy ustalaniu dominacji.' }],
  },
  'the-kingsroad': {
    en: [
      {
        lead: 'marshalingAction',
        text: 'Kneel and sacrifice this location: the next character you marshal this phase costs 3 less.',
      },
    ],
    pl: [
      {
        lead: 'marshalingAction',
        text: 'To miejsce klęka i zostaje poświęcone: następna postać, którą zmobilizujesz w tej fazie, kosztuje o 3 mniej.',
      },
    ],
  },
  'the-roseroad': { en: [], pl: [] },
  'put-to-the-sword': {
    en: [
      {
        lead: 'reaction',
        text: 'After you win a [military] challenge as the attacking player by at least 5 STR, choose a character controlled by the loser: kill it. (Max 1 per challenge.)',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak jako atakujący gracz wygrasz wyzwanie [military] o co najmniej 5 SIŁY, wybierz postać kontrolowaną przez przegranego: zabij ją. (Maksymalnie 1 na wyzwanie.)',
      },
    ],
  },
  'put-to-the-torch': {
    en: [
      {
        lead: 'reaction',
        text: 'After you win a [military] challenge as the attacking player by at least 5 STR, choose a location controlled by the loser: discard it from play. (Max 1 per challenge.)',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak jako atakujący gracz wygrasz wyzwanie [military] o co najmniej 5 SIŁY, wybierz miejsce kontrolowane przez przegranego: odrzuć je z gry. (Maksymalnie 1 na wyzwanie.)',
      },
    ],
  },
  'superior-claim': {
    en: [
      {
        lead: 'reaction',
        text: 'After you win a [power] challenge by at least 5 STR: your faction gains 2 power. (Max 1 per challenge.)',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak wygrasz wyzwanie [power] o co najmniej 5 SIŁY: zyskaj 2 żetony władzy dla swojego stronnictwa. (Maksymalnie 1 na wyzwanie.)',
      },
    ],
  },
  'tears-of-lys': {
    en: [
      {
        lead: 'reaction',
        text: 'After you win an [intrigue] challenge as the attacking player: place a poison token on a character controlled by the loser that has no [intrigue] icon. At the end of the phase, if the token is still there, remove it and kill that character. (Max 1 per challenge.)',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak jako atakujący gracz wygrasz wyzwanie [intrigue]: połóż żeton trucizny na kontrolowanej przez przegranego postaci bez symbolu [intrigue]. Na koniec fazy, jeśli żeton wciąż tam jest, usuń go i zabij tę postać. (Maksymalnie 1 na wyzwanie.)',
      },
    ],
  },
  'the-hands-judgment': {
    en: [
      {
        lead: 'interrupt',
        text: 'When an opponent’s event would initiate its effects: cancel them. X is the printed cost of that event.',
      },
    ],
    pl: [
      {
        lead: 'interrupt',
        text: 'Gdy efekty wydarzenia przeciwnika miałyby zostać zainicjowane: anuluj je. X to wydrukowany koszt tego wydarzenia.',
      },
    ],
  },
};
