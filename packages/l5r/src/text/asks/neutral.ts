import { type Asks, LEAVE, skills, UNTIL_CONFLICT } from './ask.ts';

export const neutralAsks: Asks = {
  assassination: { target: { en: 'discard whom?', pl: 'kogo odrzucić?', does: LEAVE } },
  banzai: {
    target: { en: '+2 military, whom?', pl: '+2 militarnej, komu?', follows: UNTIL_CONFLICT, does: skills(2, 0) },
    again: { en: 'lose 1 honor for another +2 military?', pl: 'jeszcze +2 militarnej za 1 honor?' },
  },
  charge: { target: { en: 'put whom into the conflict?', pl: 'kogo wprowadzić do konfliktu?' } },
  'cloud-the-mind': { host: { en: 'blanks the text box, attach to whom?', pl: 'wymazuje treść karty, komu dać?' } },
  'contingency-plan': { change: { en: 'raise or lower your bid by 1?', pl: 'podnieść czy obniżyć stawkę o 1?' } },
  'court-games': {
    mode: { en: 'honor one of yours or dishonor one of theirs?', pl: 'uhonorować swoją czy zhańbić cudzą postać?' },
    character: { en: 'which of yours is it?', pl: 'którą ze swoich postaci wybierasz?' },
  },
  'elemental-fury': { ring: { en: 'fight for which ring instead?', pl: 'o który krąg ma toczyć się walka?' } },
  'fallen-in-battle': { target: { en: 'discard whom?', pl: 'kogo odrzucić?', does: LEAVE } },
  'favorable-ground': {
    target: { en: 'move whom to the conflict or home?', pl: 'kogo przesunąć do konfliktu lub do domu?' },
  },
  'fine-katana': { host: { en: '+2 military, attach to whom?', pl: '+2 militarnej, komu dać?' } },
  'for-shame': {
    target: {
      en: 'dishonor or bow whom?',
      pl: 'kogo zhańbić albo ukłonić?',
      follows: { en: 'Your opponent decides which.', pl: 'O tym, które z dwóch, decyduje przeciwnik.' },
    },
    shame: { en: 'dishonored or bowed?', pl: 'zhańbić czy ukłonić?' },
  },
  'good-omen': { target: { en: '+1 fate, on whom?', pl: '+1 los, na kogo?' } },
  'meditations-on-the-tao': { target: { en: 'which attacker loses 1 fate?', pl: 'który atakujący traci 1 los?' } },
  'miya-mystic': { target: { en: 'discard which attachment?', pl: 'który dodatek odrzucić?' } },
  'night-raid': {
    lost: { en: 'discard one card per attacker, which?', pl: 'po karcie za atakującego, co odrzucasz?' },
  },
  'ornate-fan': { host: { en: '+2 political, attach to whom?', pl: '+2 politycznej, komu dać?' } },
  outwit: { target: { en: 'send whom home?', pl: 'kogo odesłać do domu?', does: LEAVE } },
  rout: { target: { en: 'send whom home?', pl: 'kogo odesłać do domu?', does: LEAVE } },
  'shameful-display': {
    characters: {
      en: 'honor one and dishonor one, which two?',
      pl: 'kogo uhonorować i zhańbić?',
      follows: {
        en: 'You choose who is honored; the other is dishonored.',
        pl: 'Wskażesz, kogo uhonorować; drugą postać zhańbisz.',
      },
    },
    honored: {
      en: 'which of them is honored?',
      pl: 'kogo z nich uhonorować?',
      follows: { en: 'The other one is dishonored.', pl: 'Druga postać zostanie zhańbiona.' },
    },
  },
  'spies-at-court': {
    shame: {
      en: 'dishonor which of yours?',
      pl: 'którą swoją postać zhańbić?',
      follows: { en: 'Your opponent discards 2 random cards.', pl: 'Przeciwnik odrzuci 2 losowe karty.' },
    },
  },
};
