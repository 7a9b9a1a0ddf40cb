import type { CardAsks } from './card-ask.ts';

export const tyrellAsks: CardAsks = {
  'margaery-tyrell': {
    chooseCharacter: {
      ask: { pl: '+3 do SIŁY, komu?', en: '+3 STR, whom?' },
      result: { pl: 'Do końca fazy.', en: 'Until the end of the phase.' },
      strength: 3,
    },
  },
  'the-queen-of-thorns': {
    choosePutIntoPlay: {
      ask: { pl: 'kto wchodzi do gry?', en: 'put whom into play?' },
      result: { pl: 'Za darmo, z ręki; koszt najwyżej 6.', en: 'For free, from your hand; cost at most 6.' },
    },
  },
  'olennas-informant': {
    nameChallengeType: {
      ask: { pl: 'dodatkowe wyzwanie, jakie?', en: 'one more challenge, which type?' },
      result: { pl: 'W tej fazie.', en: 'This phase.' },
    },
  },
  highgarden: {
    chooseCharacter: {
      ask: { pl: 'kto wstaje i opuszcza atak?', en: 'stand whom and remove it?' },
      result: { pl: 'Atakująca postać przestaje uczestniczyć w wyzwaniu.', en: 'The attacker leaves the challenge.' },
    },
  },
  'growing-strong': {
    chooseCharacters: {
      ask: { pl: '+2 do SIŁY, komu?', en: '+2 STR, whom?' },
      result: {
        pl: 'Najwyżej trzem postaciom, do końca fazy.',
        en: 'Up to three characters, until the end of the phase.',
      },
      strength: 2,
    },
  },
  'olennas-cunning': {
    nameCardType: {
      ask: { pl: 'jakiej karty nie wolno znaleźć?', en: 'which type may not be found?' },
      result: {
        pl: 'Przeciwnik weźmie z talii kartę innego typu.',
        en: 'Your opponent takes a card of another type from their deck.',
      },
    },
    search: {
      ask: { pl: 'którą kartę na rękę?', en: 'take which card?' },
      result: {
        pl: 'Pokazujesz ją wszystkim, potem tasujesz talię.',
        en: 'You show it to everybody, then shuffle your deck.',
      },
    },
  },
  'the-bear-and-the-maiden-fair': {
    choosePlayer: {
      ask: { pl: 'czyją talię obejrzeć?', en: 'look at whose deck?' },
      result: {
        pl: '5 kart z wierzchu: do 3 pod spód, reszta na górę, w Twojej kolejności.',
        en: 'The top 5 cards: up to 3 go under it, the rest back on top, as you like.',
      },
    },
    chooseUnderDeck: {
      ask: { pl: 'które karty pod talię?', en: 'which go under the deck?' },
      result: { pl: 'Pozostałe wracają na wierzch.', en: 'The others go back on top.' },
    },
    orderUnderDeck: {
      ask: { pl: 'kolejność pod talią?', en: 'order under the deck?' },
      result: { pl: 'Ostatnia leży na samym spodzie.', en: 'The last one lies at the very bottom.' },
    },
    orderOnDeck: {
      ask: { pl: 'kolejność na wierzchu?', en: 'order on top?' },
      result: { pl: 'Pierwsza leży na samej górze.', en: 'The first one lies on top.' },
    },
  },
  heartsbane: {
    attachTo: {
      ask: { pl: '+3 do SIŁY na żądanie, komu dać?', en: '+3 STR on demand, for whom?' },
      result: {
        pl: 'Akcja w wyzwaniu: Jad Serca klęka, postać ma +3 do końca wyzwania.',
        en: 'Action in a challenge: kneel it for +3 until the challenge ends.',
      },
    },
  },
};
