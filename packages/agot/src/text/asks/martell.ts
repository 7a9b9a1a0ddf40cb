import type { CardAsks } from './card-ask.ts';

export const martellAsks: CardAsks = {
  'areo-hotah': {
    chooseCharacter: { ask: { pl: 'kto opuszcza wyzwanie?', en: 'remove whom from the challenge?' } },
  },
  'arianne-martell': {
    choosePutIntoPlay: {
      ask: { pl: 'kto wchodzi do gry?', en: 'put whom into play?' },
      result: { pl: 'Za darmo, z ręki; koszt najwyżej 5.', en: 'For free, from your hand; cost at most 5.' },
      loss: { pl: 'Potem Arianne wraca na rękę.', en: 'Then Arianne returns to your hand.' },
    },
  },
  'edric-dayne': {
    chooseIcon: {
      ask: { pl: 'który symbol zyskuje?', en: 'gain which icon?' },
      result: { pl: 'Do końca fazy.', en: 'Until the end of the phase.' },
    },
  },
  'maester-caleotte': {
    chooseCharacter: {
      ask: { pl: 'kto traci symbol?', en: 'who loses an icon?' },
      result: { pl: 'Do końca fazy.', en: 'Until the end of the phase.' },
    },
    chooseIcon: {
      ask: { pl: 'który symbol odebrać?', en: 'take away which icon?' },
      result: { pl: 'Do końca fazy.', en: 'Until the end of the phase.' },
    },
  },
  'dornish-paramour': {
    chooseCharacter: {
      ask: { pl: 'kto musi bronić?', en: 'who must defend?' },
      result: { pl: 'O ile może.', en: 'If it can.' },
    },
  },
  'greenblood-trader': {
    takeOne: {
      ask: { pl: 'którą kartę na rękę?', en: 'take which card?' },
      result: { pl: 'Pozostałe trafiają pod talię.', en: 'The others go under your deck.' },
    },
    orderUnder: {
      ask: { pl: 'kolejność pod talią?', en: 'order under your deck?' },
      result: { pl: 'Ostatnia leży na samym spodzie.', en: 'The last one lies at the very bottom.' },
    },
  },
  'ghaston-grey': {
    chooseReturned: {
      ask: { pl: 'kto wraca na rękę?', en: 'return whom to hand?' },
      result: { pl: 'Atakująca postać; nic jej nie ocali.', en: 'An attacking character; it cannot be saved.' },
    },
  },
  'unbowed-unbent-unbroken': {
    nameChallengeType: {
      ask: { pl: 'jakich wyzwań zakazać?', en: 'forbid which challenges?' },
      result: {
        pl: 'Zwycięzca nie zainicjuje ich do końca fazy.',
        en: 'The winner cannot initiate them until the end of the phase.',
      },
    },
  },
  confinement: {
    chooseCharacter: {
      ask: { pl: 'kto traci symbole?', en: 'who loses their icons?' },
      result: {
        pl: 'Po jednym z każdego rodzaju, do końca fazy.',
        en: 'One of each type, until the end of the phase.',
      },
    },
  },
  dawn: {
    attachTo: {
      ask: { pl: 'więcej SIŁY, komu dać?', en: 'more STR, attach to whom?' },
      result: { pl: '+1 za każdą Twoją wykorzystaną fabułę.', en: '+1 for each plot in your used pile.' },
    },
  },
};
