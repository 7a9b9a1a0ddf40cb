import { type Asks, JOIN, LEAVE, skills, UNTIL_CONFLICT } from './ask.ts';

export const scorpionAsks: Asks = {
  ambush: {
    target: {
      en: 'up to 2 Scorpions join the conflict, whom?',
      pl: 'do 2 Skorpionów wchodzi do konfliktu, kto?',
      follows: { en: 'Total cost at most 6.', pl: 'Łączny koszt do 6.' },
    },
  },
  'bayushi-shoju': {
    target: {
      en: '–1 political, whom?',
      pl: '–1 politycznej, komu?',
      follows: { en: 'At 0 political it is discarded.', pl: 'Przy 0 politycznej zostaje odrzucona.' },
      does: skills(0, -1),
    },
  },
  'bayushi-yunako': {
    target: { en: 'swap the base skills of whom?', pl: 'czyje bazowe wartości zamienić?', follows: UNTIL_CONFLICT },
  },
  blackmail: { target: { en: 'take control of whom?', pl: 'nad kim przejąć kontrolę?', follows: UNTIL_CONFLICT } },
  'calling-in-favors': {
    favor: {
      en: 'dishonor which of yours?',
      pl: 'kogo zhańbić?',
      follows: { en: 'That character gets the attachment you take.', pl: 'Ta postać dostanie przejęty dodatek.' },
    },
    target: { en: 'take which attachment?', pl: 'który dodatek przejąć?' },
  },
  'court-mask': { host: { en: '+1/+2, attach to whom?', pl: '+1/+2, komu dać?' } },
  'favored-niece': { card: { en: 'discard which card to draw 1?', pl: 'którą kartę odrzucić, by dobrać 1?' } },
  'fiery-madness': { host: { en: '–2/–2, attach to whom?', pl: '–2/–2, komu dać?' } },
  'forged-edict': {
    shame: { en: 'dishonor which Courtier to cancel the event?', pl: 'kogo zhańbić, by anulować wydarzenie?' },
  },
  'i-can-swim': { target: { en: 'discard whom?', pl: 'kogo odrzucić?', does: LEAVE } },
  'shosuro-actress': {
    target: { en: 'put whom into the conflict on your side?', pl: 'kogo sprowadzić na swoją stronę?' },
  },
  'shosuro-miyako': {
    loss: { en: 'which loss do you choose?', pl: 'co tracisz?' },
    disgraced: { en: 'dishonor which of yours?', pl: 'którą swoją postać hańbisz?' },
  },
  'sinister-soshi': {
    target: { en: '–2/–2, whom?', pl: '–2/–2, komu?', follows: UNTIL_CONFLICT, does: skills(-2, -2) },
  },
  'soshi-illusionist': { target: { en: 'remove whose status token?', pl: 'czyj znacznik stanu odrzucić?' } },
  'way-of-the-scorpion': { target: { en: 'dishonor whom?', pl: 'kogo zhańbić?' } },
  'yogo-hiroue': {
    target: {
      en: 'bring whom into the conflict?',
      pl: 'kogo sprowadzić do konfliktu?',
      follows: { en: 'If you win, you may dishonor them.', pl: 'Gdy wygrasz, możesz tę postać zhańbić.' },
      does: JOIN,
    },
    dishonor: { en: 'dishonor the one you brought?', pl: 'zhańbić sprowadzoną postać?' },
  },
  'young-rumormonger': {
    target: { en: 'who is honored or dishonored instead?', pl: 'kogo to spotka zamiast niej?' },
  },
};
