import { type Asks, BOW, READY, UNTIL_PHASE } from './ask.ts';

const TO_RING = {
  en: 'Whoever declares a conflict with that ring gets it.',
  pl: 'Dostanie go, kto zadeklaruje konflikt z tym kręgiem.',
};

export const dragonAsks: Asks = {
  'ancestral-daisho': { host: { en: '+2 military, attach to whom?', pl: '+2 militarnej, komu dać?' } },
  'ascetic-visionary': {
    fate: {
      en: '1 fate to ready a Monk, on which ring?',
      pl: '1 los na który krąg?',
      follows: TO_RING,
    },
    target: { en: 'ready whom?', pl: 'kogo przygotować?', does: READY },
  },
  'daimyo-s-favor': {
    host: { en: 'makes attachments cheaper, attach to whom?', pl: 'obniża koszt dodatków, komu dać?' },
  },
  'kitsuki-investigator': {
    fate: {
      en: '1 fate to see the hand, on which ring?',
      pl: '1 los za wgląd w rękę, na który krąg?',
      follows: TO_RING,
    },
    card: { en: 'discard which card?', pl: 'którą kartę odrzucić?' },
  },
  'kitsuki-s-method': { host: { en: '+2 political, attach to whom?', pl: '+2 politycznej, komu dać?' } },
  'let-go': { target: { en: 'discard which attachment?', pl: 'który dodatek odrzucić?' } },
  'mantra-of-fire': {
    target: {
      en: '+1 fate, on which Monk?',
      pl: '+1 los, na którego mnicha?',
      follows: { en: 'You draw 1 card.', pl: 'Dobierasz 1 kartę.' },
    },
  },
  'mirumoto-raitsugu': {
    target: {
      en: 'challenge whom to a military duel?',
      pl: 'kogo wyzwać na pojedynek militarny?',
      follows: {
        en: 'The loser loses 1 fate, or is discarded without any.',
        pl: 'Przegrany traci 1 los, a bez losu odchodzi.',
      },
    },
  },
  'mirumoto-s-fury': { target: { en: 'bow which attacker?', pl: 'którego atakującego ukłonić?', does: BOW } },
  'mountain-s-anvil-castle': {
    target: {
      en: '+1/+1 or +2/+2, whom?',
      pl: '+1/+1 lub +2/+2, komu?',
      follows: {
        en: '+2/+2 with two attachments. Until the end of the conflict.',
        pl: '+2/+2 z dwoma dodatkami. Do końca konfliktu.',
      },
    },
  },
  'niten-adept': {
    attachment: { en: 'bow which attachment to bow somebody?', pl: 'który dodatek ukłonić, by ukłonić postać?' },
    target: { en: 'bow whom?', pl: 'kogo ukłonić?', does: BOW },
  },
  'restoration-of-balance': {
    discarded: { en: 'discard down to 4, which cards?', pl: 'zostają 4 karty, które odrzucasz?' },
  },
  'secluded-temple': { target: { en: 'which of yours loses 1 fate?', pl: 'kto od Ciebie traci 1 los?' } },
  'tattooed-wanderer': { host: { en: 'gives covert, attach to whom?', pl: 'daje Ukrycie, komu dać?' } },
  'togashi-initiate': {
    fate: { en: '1 fate to be honored, on which ring?', pl: '1 los za uhonorowanie, na który krąg?', follows: TO_RING },
  },
  'togashi-kazue': {
    host: { en: 'steals fate in conflicts, attach to whom?', pl: 'odbiera los w konfliktach, komu dać?' },
    target: { en: 'take 1 fate from whom?', pl: 'komu zabrać 1 los?' },
  },
  'togashi-yokuni': { copied: { en: 'gain whose ability?', pl: 'czyją zdolność zyskać?', follows: UNTIL_PHASE } },
  'way-of-the-dragon': {
    host: {
      en: '+1/+1, attach to whom?',
      pl: '+1/+1, komu dać?',
      follows: { en: 'Its abilities can be triggered once more.', pl: 'Jej zdolności działają o raz więcej.' },
    },
  },
};
