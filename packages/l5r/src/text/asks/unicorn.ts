import { type Asks, JOIN, LEAVE, READY, UNTIL_CONFLICT } from './ask.ts';

export const unicornAsks: Asks = {
  'born-in-war': {
    host: { en: '+1 military per unclaimed ring, attach to whom?', pl: '+1 militarnej za wolny krąg, komu dać?' },
  },
  'cavalry-reserves': {
    target: {
      en: 'which riders join the conflict?',
      pl: 'którzy jeźdźcy wchodzą do konfliktu?',
      follows: { en: 'Total cost at most 6.', pl: 'Łączny koszt do 6.' },
    },
  },
  'endless-plains': {
    target: { en: 'discard which of your attackers?', pl: 'którego atakującego odrzucasz?', does: LEAVE },
  },
  'favored-mount': {
    host: {
      en: '+1 military, attach to whom?',
      pl: '+1 militarnej, komu dać?',
      follows: { en: 'It can carry its rider to a conflict.', pl: 'Może zawieźć jeźdźca do konfliktu.' },
    },
  },
  'giver-of-gifts': {
    target: { en: 'move which attachment?', pl: 'który dodatek przesunąć?' },
    host: { en: 'to whom?', pl: 'na kogo?' },
  },
  'golden-plains-outpost': {
    target: { en: 'which rider joins the conflict?', pl: 'kto rusza do konfliktu?', does: JOIN },
  },
  'i-am-ready': {
    fate: { en: 'pay 1 of its fate and ready whom?', pl: 'kogo przygotować za 1 los z tej postaci?', does: READY },
  },
  'ide-messenger': { target: { en: 'who joins the conflict?', pl: 'kto dołącza do konfliktu?', does: JOIN } },
  'ide-trader': { profit: { en: '1 fate or 1 card?', pl: '1 los czy 1 karta?' } },
  'iuchi-wayfinder': { province: { en: 'look at which province?', pl: 'którą prowincję obejrzeć?' } },
  'shinjo-altansarnai': { target: { en: 'discard which of yours?', pl: 'którą swoją postać odrzucasz?', does: LEAVE } },
  'shinjo-tatsuo': {
    leader: { en: 'joins the conflict?', pl: 'dołącza do konfliktu?', does: JOIN },
    follower: { en: 'who comes along to the conflict?', pl: 'kto jeszcze dołącza do konfliktu?', does: JOIN },
  },
  spyglass: {
    host: {
      en: '+1 political, attach to whom?',
      pl: '+1 politycznej, komu dać?',
      follows: { en: 'You draw a card when it enters a conflict.', pl: 'Dobierasz kartę, gdy wchodzi do konfliktu.' },
    },
  },
  'utaku-yumino': {
    card: { en: 'discard which card for +2/+2?', pl: 'którą kartę odrzucić za +2/+2?', follows: UNTIL_CONFLICT },
  },
};
