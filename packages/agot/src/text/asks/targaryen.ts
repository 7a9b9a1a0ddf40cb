import type { CardAsk, CardAsks } from './card-ask.ts';

const STAND: CardAsk['ask'] = { pl: 'kto ma wstać?', en: 'stand whom?' };

export const targaryenAsks: CardAsks = {
  'magister-illyrio': { chooseCharacter: { ask: STAND } },
  rhaegal: { chooseCharacter: { ask: STAND } },
  handmaiden: { chooseCharacter: { ask: { pl: 'która Lady ma wstać?', en: 'stand which Lady?' } } },
  'viserys-targaryen': {
    chooseAttachment: { ask: { pl: 'który dodatek odrzucić?', en: 'discard which attachment?' } },
  },
  'plaza-of-punishment': {
    chooseCharacter: {
      ask: { pl: '−2 do SIŁY, komu?', en: '−2 STR, whom?' },
      result: { pl: 'Do końca fazy; z SIŁĄ 0 ginie.', en: 'Until the end of the phase; at STR 0 it dies.' },
      strength: -2,
    },
  },
  'dothraki-sea': {
    choosePutIntoPlay: {
      ask: { pl: 'kto wchodzi do gry?', en: 'put whom into play?' },
      result: { pl: 'Za darmo, z ręki.', en: 'For free, from your hand.' },
      loss: { pl: 'Na koniec fazy wraca na rękę.', en: 'It returns to your hand at the end of the phase.' },
    },
  },
  dracarys: {
    'cost.kneel': {
      ask: { pl: 'kto uklęknie?', en: 'kneel whom?' },
      result: {
        pl: 'To koszt: potem uczestnik wyzwania ma −4 do SIŁY.',
        en: 'This is the cost: then a participant gets −4 STR.',
      },
    },
    chooseCharacter: {
      ask: { pl: '−4 do SIŁY, komu?', en: '−4 STR, whom?' },
      result: { pl: 'Do końca fazy; z SIŁĄ 0 ginie.', en: 'Until the end of the phase; at STR 0 it dies.' },
      strength: -4,
    },
  },
  'fire-and-blood': {
    chooseCharacter: {
      ask: { pl: 'kogo wtasować do talii?', en: 'shuffle whom into your deck?' },
      result: { pl: 'Pisklę może zamiast tego wejść do gry.', en: 'A Hatchling may enter play instead.' },
    },
    hatch: {
      ask: { pl: 'od razu do gry?', en: 'put it into play at once?' },
      result: { pl: 'Jeśli nie, zostanie wtasowana do talii.', en: 'If not, it is shuffled into your deck.' },
    },
  },
  'waking-the-dragon': {
    chooseCharacter: {
      ask: STAND,
      loss: { pl: 'Na koniec fazy wraca na rękę.', en: 'It returns to your hand at the end of the phase.' },
    },
  },
  'drogos-arakh': {
    attachTo: {
      ask: { pl: '+2 do SIŁY, komu dać?', en: '+2 STR, attach to whom?' },
      result: {
        pl: 'Khal Drogo nie klęka w Twoim pierwszym ataku militarnym rundy.',
        en: 'Khal Drogo does not kneel for your first military attack of a round.',
      },
      strength: 2,
    },
  },
};
