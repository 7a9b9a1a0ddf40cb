import type { CardAsks } from './card-ask.ts';

export const greyjoyAsks: CardAsks = {
  'lordsport-shipwright': {
    chooseLocation: { ask: { pl: 'które miejsce uklęknie?', en: 'kneel which location?' } },
  },
  'throwing-axe': {
    chooseCharacter: { ask: { pl: 'który obrońca ginie?', en: 'kill which defender?' } },
    attachTo: {
      ask: { pl: 'zabije obrońcę, komu dać?', en: 'kills a defender, attach to whom?' },
      result: {
        pl: 'Po wygranym ataku tej postaci poświęcasz topór i zabijasz obrońcę.',
        en: 'After its attack is won, sacrifice the axe to kill a defender.',
      },
    },
  },
  'great-kraken': { selectOne: { ask: { pl: 'karta czy władza?', en: 'a card or power?' } } },
  'iron-fleet-scout': {
    chooseCharacter: {
      ask: { pl: 'więcej SIŁY, komu?', en: 'more STR, for whom?' },
      result: {
        pl: '+1, a +2 jeśli grasz pierwszy. Do końca wyzwania.',
        en: '+1, or +2 if you are first player. Until the challenge ends.',
      },
    },
  },
  'the-krakens-grasp': {
    chooseCharacter: {
      ask: { pl: 'czyja SIŁA się nie liczy?', en: 'whose STR does not count?' },
      result: { pl: 'W tym wyzwaniu.', en: 'In this challenge.' },
    },
  },
  'we-do-not-sow': { chooseCard: { ask: { pl: 'którą kartę odrzucić z gry?', en: 'discard which card from play?' } } },
  'aeron-damphair': {
    choosePutIntoPlay: {
      ask: { pl: 'kto wraca do gry?', en: 'who returns to play?' },
      result: { pl: 'Za darmo, ze stosu zabitych.', en: 'For free, from your dead pile.' },
    },
  },
  'euron-crows-eye': {
    choosePutIntoPlay: {
      ask: { pl: 'które miejsce bierzesz?', en: 'take which location?' },
      result: { pl: 'Wchodzi do gry pod Twoją kontrolą.', en: 'It enters play under your control.' },
    },
  },
};
