import { type Asks, LEAVE, READY, UNTIL_CONFLICT, UNTIL_PHASE } from './ask.ts';

export const crabAsks: Asks = {
  'borderlands-fortifications': {
    target: { en: 'trade places with which card?', pl: 'z którą kartą zamienić miejscami?' },
  },
  'funeral-pyre': { life: { en: 'sacrifice whom to draw 1 card?', pl: 'kogo poświęcić za 1 kartę?' } },
  'hida-guardian': {
    target: {
      en: '+2/+2 for each of your holdings, whom?',
      pl: '+2/+2 za każde Twoje miejsce, komu?',
      follows: UNTIL_CONFLICT,
    },
  },
  'hida-tomonatsu': {
    target: {
      en: 'which attacker goes on top of its deck?',
      pl: 'który atakujący wraca na wierzch talii?',
      does: LEAVE,
    },
  },
  'hiruma-ambusher': {
    target: {
      en: 'whose abilities cannot be triggered?',
      pl: 'czyich zdolności nie można użyć?',
      follows: UNTIL_CONFLICT,
    },
  },
  'jade-tetsubo': {
    host: { en: '+3 military, attach to whom?', pl: '+3 militarnej, komu dać?' },
    target: {
      en: 'return all fate from whom?',
      pl: 'kto traci cały los?',
      follows: { en: 'It goes to its owner.', pl: 'Los wraca do właściciela.' },
    },
  },
  levy: { levy: { en: 'what do you give?', pl: 'co oddajesz?' } },
  rebuild: {
    replaced: {
      en: 'shuffle which card into your deck?',
      pl: 'którą kartę wtasować do talii?',
      follows: {
        en: 'A holding from your discard pile takes its place.',
        pl: 'Na jej miejsce trafi miejsce z odrzuconych kart.',
      },
    },
    target: { en: 'put which holding there?', pl: 'które miejsce tam położyć?' },
  },
  reprieve: { host: { en: 'saves a character once, attach to whom?', pl: 'raz ocali postać, komu dać?' } },
  'shrewd-yasuki': {
    kept: {
      en: 'which card goes to your hand?',
      pl: 'którą kartę bierzesz na rękę?',
      follows: { en: 'The other one goes under the deck.', pl: 'Druga trafia pod talię.' },
    },
  },
  'steadfast-witch-hunter': {
    life: {
      en: 'sacrifice whom to ready one?',
      pl: 'kogo poświęcić?',
      follows: { en: 'A character of your choice readies.', pl: 'Wybrana postać zostanie przygotowana.' },
    },
    target: { en: 'ready whom?', pl: 'kogo przygotować?', does: READY },
  },
  'stoic-gunso': {
    life: {
      en: 'sacrifice whom for +3 military?',
      pl: 'kogo poświęcić za +3 militarnej?',
      follows: UNTIL_CONFLICT,
      does: LEAVE,
    },
  },
  'the-mountain-does-not-fall': {
    target: { en: 'defends without bowing, who?', pl: 'broni bez ukłonu, kto?', follows: UNTIL_PHASE },
  },
  'vanguard-warrior': { target: { en: '+1 fate, on whom?', pl: '+1 los, na kogo?' } },
  'watch-commander': {
    host: {
      en: '+1/+1, attach to whom?',
      pl: '+1/+1, komu dać?',
      follows: {
        en: 'In its conflicts each card your opponent plays costs them 1 honor.',
        pl: 'W jej konfliktach każda karta przeciwnika kosztuje go 1 honor.',
      },
    },
  },
  'way-of-the-crab': {
    life: {
      en: 'sacrifice which Crab?',
      pl: 'którego Kraba poświęcić?',
      follows: { en: 'Your opponent has to sacrifice a character too.', pl: 'Przeciwnik też musi poświęcić postać.' },
      does: LEAVE,
    },
    victim: { en: 'sacrifice which of yours?', pl: 'którą swoją postać poświęcasz?', does: LEAVE },
  },
};
