import type { CardAsk, CardAsks } from './card-ask.ts';

const STAND: CardAsk['ask'] = { pl: 'kto ma wstać?', en: 'stand whom?' };
const SHUFFLED: CardAsk['result'] = {
  pl: 'Pokazujesz ją wszystkim, potem tasujesz talię.',
  en: 'You show it to everybody, then shuffle your deck.',
};

export const plotsAsks: CardAsks = {
  'building-orders': {
    search: { ask: { pl: 'dodatek lub miejsce na rękę?', en: 'take an attachment or location?' }, result: SHUFFLED },
  },
  summons: { search: { ask: { pl: 'którą postać na rękę?', en: 'take which character?' }, result: SHUFFLED } },
  'calling-the-banners': {
    chooseAnOpponent: {
      ask: { pl: 'złoto za czyje postaci?', en: 'gold for whose characters?' },
      result: {
        pl: 'Dostajesz 1 złoto za każdą postać tego gracza.',
        en: 'You gain 1 gold for each of their characters.',
      },
    },
  },
  'calm-over-westeros': {
    nameChallengeType: {
      ask: { pl: 'roszczenia −1, w jakich wyzwaniach?', en: 'claim −1, in which challenges?' },
      result: {
        pl: 'Kto Cię w nich zaatakuje, ma o 1 mniejsze roszczenia, aż odkryjesz nową fabułę.',
        en: 'Whoever attacks you in them has 1 claim less, until you reveal a new plot.',
      },
    },
  },
  confiscation: {
    chooseAttachment: { ask: { pl: 'odrzuć dodatek z gry, który?', en: 'discard which attachment from play?' } },
  },
  'filthy-accusations': { chooseCharacter: { ask: { pl: 'kto ma uklęknąć?', en: 'kneel whom?' } } },
  'heads-on-spikes': {
    chooseAnOpponent: {
      ask: { pl: 'losowa karta z ręki, czyjej?', en: 'a random card from whose hand?' },
      result: {
        pl: 'Karta przepada. Jeśli to postać, ginie, a ty zyskujesz 2 władzy.',
        en: 'It is discarded. If it is a character, it dies and you gain 2 power.',
      },
    },
  },
  'power-behind-the-throne': {
    chooseCharacter: {
      ask: STAND,
      result: { pl: 'Zużywa żeton z tej fabuły.', en: 'It uses up the token on this plot.' },
    },
  },
  rebuilding: {
    chooseDiscarded: {
      ask: { pl: 'które karty wtasować do talii?', en: 'shuffle which cards into your deck?' },
      result: { pl: 'Najwyżej 3, z Twojego stosu odrzuconych.', en: 'At most 3, from your discard pile.' },
    },
  },
  reinforcements: {
    chooseCharacter: {
      ask: { pl: 'kto wchodzi do gry?', en: 'put whom into play?' },
      result: {
        pl: 'Za darmo, z ręki albo ze stosu odrzuconych; koszt najwyżej 5.',
        en: 'For free, from your hand or discard pile; cost at most 5.',
      },
    },
  },
  'marched-to-the-wall': {
    chooseSent: {
      ask: { pl: 'która Twoja postać odchodzi?', en: 'which of yours goes?' },
      loss: {
        pl: 'Zostaje odrzucona z gry i nic jej nie ocali.',
        en: 'It is discarded from play and cannot be saved.',
      },
    },
  },
  'wildfire-assault': {
    chooseSpared: { ask: { pl: 'kogo oszczędzasz?', en: 'whom do you spare?' } },
  },
};
