import type { CardAsks } from './card-ask.ts';

export const lannisterAsks: CardAsks = {
  'the-tickler': {
    chooseAnOpponent: {
      ask: { pl: 'wierzch czyjej talii odrzucić?', en: 'discard the top card of whose deck?' },
      result: { pl: 'Potem możesz odrzucić z gry jej kopię.', en: 'Then you may discard a copy of it from play.' },
    },
    discardCopy: { ask: { pl: 'odrzucić z gry którąś kopię?', en: 'discard a copy from play?' } },
  },
  'the-queens-assassin': {
    chooseAnOpponent: {
      ask: { pl: 'kto zabija swoją postać?', en: 'who kills one of their own?' },
      result: {
        pl: 'Tylko jeśli masz na ręce więcej kart niż ten gracz.',
        en: 'Only if you hold more cards than that player.',
      },
    },
    chooseVictim: {
      ask: { pl: 'która Twoja postać ginie?', en: 'which of yours dies?' },
    },
  },
  'the-things-i-do-for-love': {
    chooseX: {
      ask: { pl: 'ile wynosi X?', en: 'how much is X?' },
      result: {
        pl: 'Płacisz X złota; postać o koszcie najwyżej X wróci na rękę właściciela.',
        en: 'You pay X gold; a character that costs at most X returns to its owner’s hand.',
      },
    },
    chooseCharacter: { ask: { pl: 'kto wraca na rękę?', en: 'return whom to hand?' } },
  },
  'hear-me-roar': {
    choosePutIntoPlay: {
      ask: { pl: 'kto wchodzi do gry?', en: 'put whom into play?' },
      result: { pl: 'Za darmo, z ręki.', en: 'For free, from your hand.' },
      loss: { pl: 'Na koniec fazy zostanie odrzucona.', en: 'It is discarded at the end of the phase.' },
    },
  },
  'widows-wail': {
    attachTo: {
      ask: { pl: '+2 do SIŁY, komu dać?', en: '+2 STR, attach to whom?' },
      result: { pl: 'Joffrey zyskuje też symbol militarny.', en: 'Joffrey also gains a military icon.' },
      strength: 2,
    },
  },
};
