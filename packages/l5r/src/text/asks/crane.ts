import { type Asks, BOW, JOIN, LEAVE, skills, UNTIL_CONFLICT } from './ask.ts';

export const craneAsks: Asks = {
  'above-question': {
    host: {
      en: 'attach to whom?',
      pl: 'komu dać?',
      follows: { en: 'Opposing events cannot choose it.', pl: 'Wydarzenia przeciwnika nie mogą jej wybrać.' },
    },
  },
  'admit-defeat': { target: { en: 'bow which sole defender?', pl: 'którego samotnego obrońcę ukłonić?', does: BOW } },
  'asahina-artisan': {
    target: { en: '+3 political, whom?', pl: '+3 politycznej, komu?', follows: UNTIL_CONFLICT, does: skills(0, 3) },
  },
  'daidoji-nerishma': { target: { en: 'flip which card faceup?', pl: 'którą kartę odkryć?' } },
  'doji-challenger': {
    target: { en: 'pull whom into the conflict?', pl: 'kogo wciągnąć do konfliktu?', does: JOIN },
  },
  'doji-gift-giver': { target: { en: 'bow which of yours?', pl: 'którą swoją postać kłaniasz?', does: BOW } },
  'duelist-training': {
    host: { en: 'can challenge to duels, attach to whom?', pl: 'pozwala pojedynkować się, komu dać?' },
    target: {
      en: 'challenge whom to a military duel?',
      pl: 'kogo wyzwać na pojedynek militarny?',
      follows: { en: 'The loser bows.', pl: 'Przegrany się kłania.' },
    },
  },
  'height-of-fashion': { host: { en: '+4 political, attach to whom?', pl: '+4 politycznej, komu dać?' } },
  'kakita-kaezin': {
    target: {
      en: 'which of yours takes up the duel?',
      pl: 'kto od Ciebie staje do pojedynku?',
      follows: {
        en: 'If Kaezin wins, all others go home; if he loses, he does.',
        pl: 'Gdy Kaezin wygra, pozostali idą do domu; gdy przegra, on.',
      },
    },
  },
  'noble-sacrifice': {
    sacrifice: {
      en: 'sacrifice which honored character?',
      pl: 'kogo z uhonorowanych poświęcić?',
      follows: {
        en: 'A dishonored character is discarded for it.',
        pl: 'W zamian zhańbiona postać zostanie odrzucona.',
      },
      does: LEAVE,
    },
    target: { en: 'discard whom?', pl: 'kogo odrzucić?', does: LEAVE },
  },
  'savvy-politician': { target: { en: 'honor whom?', pl: 'kogo uhonorować?' } },
  'shizuka-toshi': { target: { en: 'bow whom?', pl: 'kogo ukłonić?', does: BOW } },
  'the-perfect-gift': {
    mine: { en: 'which card do you get?', pl: 'którą kartę dostajesz?' },
    theirs: { en: 'which card does your opponent get?', pl: 'którą kartę dostaje przeciwnik?' },
  },
  'way-of-the-crane': { target: { en: 'honor which Crane?', pl: 'którego Żurawia uhonorować?' } },
};
