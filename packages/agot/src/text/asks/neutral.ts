import type { CardAsks } from './card-ask.ts';

export const neutralAsks: CardAsks = {
  'rattleshirts-raiders': {
    chooseAttachment: { ask: { pl: 'który dodatek odrzucić?', en: 'discard which attachment?' } },
  },
  'wildling-horde': {
    chooseCharacter: {
      ask: { pl: '+2 do SIŁY, komu?', en: '+2 STR, whom?' },
      result: { pl: 'Do końca wyzwania.', en: 'Until the challenge ends.' },
      strength: 2,
    },
  },
  'put-to-the-sword': { chooseCharacter: { ask: { pl: 'kto ginie?', en: 'kill whom?' } } },
  'put-to-the-torch': { chooseLocation: { ask: { pl: 'które miejsce odrzucić?', en: 'discard which location?' } } },
  'tears-of-lys': {
    choosePoisoned: {
      ask: { pl: 'trucizna, komu?', en: 'poison whom?' },
      result: {
        pl: 'Zatruta postać ginie na koniec fazy.',
        en: 'The poisoned character dies at the end of the phase.',
      },
    },
  },
  'seal-of-the-hand': {
    attachTo: {
      ask: { pl: 'może wstać w dowolnej chwili, kto?', en: 'can stand once more, who?' },
      result: {
        pl: 'Akcja: pieczęć klęka, a postać wstaje.',
        en: 'Action: the seal kneels and the character stands.',
      },
    },
  },
  bodyguard: {
    attachTo: {
      ask: { pl: 'ocali raz, kogo?', en: 'saves once, whom?' },
      result: { pl: 'Zginie zamiast tej postaci.', en: 'It is sacrificed instead of that character.' },
    },
  },
  'little-bird': { attachTo: { ask: { pl: 'symbol intrygi, komu?', en: 'an intrigue icon, for whom?' } } },
  'milk-of-the-poppy': {
    attachTo: {
      ask: { pl: 'komu odebrać tekst?', en: 'blank whom?' },
      result: { pl: 'Tekst postaci nie działa, cechy zostają.', en: 'Its text does not count; its traits stay.' },
    },
  },
  'noble-lineage': { attachTo: { ask: { pl: 'symbol władzy, komu?', en: 'a power icon, for whom?' } } },
  'syrios-training': { attachTo: { ask: { pl: 'symbol militarny, komu?', en: 'a military icon, for whom?' } } },
};
