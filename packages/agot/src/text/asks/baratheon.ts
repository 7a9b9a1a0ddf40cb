import type { CardAsks } from './card-ask.ts';

export const baratheonAsks: CardAsks = {
  'maester-cressen': {
    chooseAttachment: { ask: { pl: 'który Stan odrzucić?', en: 'discard which Condition?' } },
  },
  melisandre: { chooseCharacter: { ask: { pl: 'kto ma uklęknąć?', en: 'kneel whom?' } } },
  'selyse-baratheon': {
    chooseCharacter: {
      ask: { pl: 'symbol intrygi, komu?', en: 'an intrigue icon, for whom?' },
      result: { pl: 'Do końca fazy.', en: 'Until the end of the phase.' },
    },
  },
  'shireen-baratheon': { chooseCharacter: { ask: { pl: 'kto ma uklęknąć?', en: 'kneel whom?' } } },
  'vanguard-lancer': {
    chooseCard: { ask: { pl: 'kto traci 1 władzę?', en: 'who loses 1 power?' } },
  },
  'chamber-of-the-painted-table': {
    chooseAnOpponent: {
      ask: { pl: '1 władza dla Ciebie, od kogo?', en: '1 power to you, from whom?' },
      result: { pl: 'Z karty stronnictwa na Twoją.', en: 'From their faction card to yours.' },
    },
  },
  'consolidation-of-power': {
    choosePlayer: {
      ask: { pl: 'czyje postaci uklękną?', en: 'whose characters kneel?' },
      result: {
        pl: 'Razem najwyżej 4 SIŁY; jedna z nich zyska 1 władzę.',
        en: 'At most 4 STR together; one of them gains 1 power.',
      },
    },
    chooseToKneel: {
      ask: { pl: 'kto uklęknie?', en: 'kneel whom?' },
      result: {
        pl: 'Razem najwyżej 4 SIŁY; jedna z nich zyska 1 władzę.',
        en: 'At most 4 STR together; one of them gains 1 power.',
      },
    },
    chooseGaining: { ask: { pl: '1 władza, dla kogo?', en: '1 power, for whom?' } },
  },
  'ours-is-the-fury': {
    chooseCharacter: {
      ask: { pl: 'kto dołącza do obrony?', en: 'who joins the defense?' },
      result: { pl: 'Dołącza klęcząc; wstanie, jeśli wygrasz.', en: 'It joins kneeling; it stands if you win.' },
    },
  },
  'seen-in-flames': {
    chooseAnOpponent: {
      ask: { pl: 'czyją rękę obejrzeć?', en: 'look at whose hand?' },
      result: { pl: 'Potem odrzucasz z niej jedną kartę.', en: 'Then you discard one card from it.' },
    },
    discardFromHand: { ask: { pl: 'którą kartę odrzucić?', en: 'discard which card?' } },
  },
  lightbringer: {
    attachTo: {
      ask: { pl: 'wstaje po zyskaniu władzy, kto?', en: 'stands after gaining power, who?' },
      result: { pl: 'Raz na fazę. Stannis zyskuje też Renomę.', en: 'Once per phase. Stannis also gains renown.' },
    },
  },
};
