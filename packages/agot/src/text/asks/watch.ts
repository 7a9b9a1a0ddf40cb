import type { CardAsks } from './card-ask.ts';

export const watchAsks: CardAsks = {
  yoren: {
    chooseCharacter: {
      ask: { pl: 'kogo werbujesz?', en: 'recruit whom?' },
      result: {
        pl: 'Postać ze stosu odrzuconych przeciwnika wchodzi do gry pod Twoją kontrolą.',
        en: 'It enters play under your control, from an opponent’s discard pile.',
      },
    },
  },
  'old-bear-mormont': {
    choosePutIntoPlay: {
      ask: { pl: 'która karta wchodzi do gry?', en: 'put which card into play?' },
      result: { pl: 'Za darmo, z ręki.', en: 'For free, from your hand.' },
    },
    attachTo: { ask: { pl: 'komu dać dodatek?', en: 'attach the card to whom?' } },
  },
  'old-forest-hunter': {
    'cost.discard': {
      ask: { pl: '1 złoto za kartę z ręki, którą?', en: '1 gold for which card of your hand?' },
      loss: { pl: 'Ta karta przepada.', en: 'That card is discarded.' },
    },
  },
  'veteran-builder': {
    chooseLocation: { ask: { pl: 'które miejsce wstaje?', en: 'stand which location?' } },
  },
  'castle-black': {
    chooseCharacter: {
      ask: { pl: 'wstaje i ma +2 do SIŁY, kto?', en: 'stand and +2 STR, whom?' },
      result: { pl: 'Do końca wyzwania.', en: 'Until the challenge ends.' },
      strength: 2,
    },
  },
  'take-the-black': {
    chooseCharacter: {
      ask: { pl: 'kogo przejmujesz?', en: 'take control of whom?' },
      result: { pl: 'Na stałe.', en: 'For good.' },
    },
  },
  longclaw: {
    attachTo: { ask: { pl: '+1 do SIŁY i Renoma, komu dać?', en: '+1 STR and renown, for whom?' }, strength: 1 },
  },
};
