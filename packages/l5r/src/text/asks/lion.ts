import { type Asks, BOW, JOIN, LEAVE, UNTIL_CONFLICT } from './ask.ts';

export const lionAsks: Asks = {
  deathseeker: {
    target: {
      en: 'who loses 1 fate?',
      pl: 'kto traci 1 los?',
      follows: { en: 'Without fate it is discarded.', pl: 'Kto nie ma losu, zostaje odrzucony.' },
    },
  },
  'guidance-of-the-ancestors': { host: { en: '+1/+1, attach to whom?', pl: '+1/+1, komu dać?' } },
  'honored-blade': {
    host: {
      en: '+2 military, attach to whom?',
      pl: '+2 militarnej, komu dać?',
      follows: {
        en: 'You gain 1 honor for each conflict it wins.',
        pl: 'Za każdy wygrany konflikt zyskujesz 1 honor.',
      },
    },
  },
  'ikoma-eiji': { character: { en: 'put which Bushi into play?', pl: 'którego Bushi wprowadzić do gry?' } },
  'kitsu-spiritcaller': {
    target: {
      en: 'call back whom into the conflict?',
      pl: 'kogo przywołać do konfliktu?',
      follows: { en: 'After the conflict it goes under its deck.', pl: 'Po konflikcie trafia pod talię.' },
      does: JOIN,
    },
  },
  'lion-s-pride-brawler': { target: { en: 'bow whom?', pl: 'kogo ukłonić?', does: BOW } },
  'master-of-the-spear': {
    target: { en: 'which of yours goes home?', pl: 'kto od Ciebie wraca do domu?', does: LEAVE },
  },
  sashimono: {
    host: { en: 'never bows after a military conflict, whom?', pl: 'bez ukłonu po konflikcie militarnym, komu dać?' },
  },
  'staging-ground': { target: { en: 'flip which cards faceup?', pl: 'które karty odkryć?' } },
  'strength-in-numbers': {
    target: { en: 'send which defender home?', pl: 'którego obrońcę odesłać do domu?', does: LEAVE },
  },
  'way-of-the-lion': {
    target: {
      en: 'double the base military, of which Lion?',
      pl: 'podwójna bazowa militarna, któremu Lwu?',
      follows: UNTIL_CONFLICT,
    },
  },
};
