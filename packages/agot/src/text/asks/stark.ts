import type { CardAsks } from './card-ask.ts';

export const starkAsks: CardAsks = {
  'grey-wind': { chooseCharacter: { ask: { pl: 'kto ginie?', en: 'kill whom?' } } },
  'robb-stark': {
    chooseStanding: { ask: { pl: 'które postaci wstają?', en: 'which characters stand?' } },
  },
  summer: {
    chooseReturned: {
      ask: { pl: 'kto wraca na rękę?', en: 'return whom to hand?' },
      result: { pl: 'Ze stosu odrzuconych albo zabitych.', en: 'From your discard or dead pile.' },
    },
  },
  ice: {
    chooseCharacter: { ask: { pl: 'kto ginie?', en: 'kill whom?' } },
    attachTo: {
      ask: { pl: '+2 do SIŁY, komu dać?', en: '+2 STR, attach to whom?' },
      result: {
        pl: 'Po wygranym wyzwaniu militarnym: poświęć Lód i zabij postać.',
        en: 'After a military win, sacrifice Ice to kill a character.',
      },
      strength: 2,
    },
  },
  'for-the-north': {
    chooseCharacter: {
      ask: { pl: '+2 do SIŁY, komu?', en: '+2 STR, whom?' },
      result: { pl: 'Jeśli wygrasz wyzwanie, dobierasz kartę.', en: 'If you win the challenge, you draw a card.' },
      strength: 2,
    },
  },
  'like-warm-rain': {
    'cost.kneel': {
      ask: { pl: 'który Wilkor uklęknie?', en: 'kneel which Direwolf?' },
      result: { pl: 'To koszt: potem ginie atakująca postać.', en: 'This is the cost: then an attacker dies.' },
    },
    chooseCharacter: { ask: { pl: 'który atakujący ginie?', en: 'kill which attacker?' } },
  },
};
