import type { Phrase } from '@kronika/kernel';
import type { Reason } from '../verdict.ts';

const ACTIONS: Readonly<Record<'muster' | 'trade', Phrase>> = {
  muster: { pl: 'Werbunek', en: 'Muster' },
  trade: { pl: 'Handel', en: 'Trade' },
};

const REASONS: Readonly<Record<Reason, Phrase>> = {
  noSupply: { pl: 'brakuje Zaopatrzenia.', en: 'you lack the Supply.' },
  cannotPay: { pl: 'nie masz czym zapłacić.', en: 'you cannot pay for it.' },
  carriesTokens: { pl: 'na karcie leżą już żetony.', en: 'tokens lie on the card already.' },
  noSuit: { pl: 'ta karta nie ma znaku.', en: 'this card has no suit.' },
  notHere: { pl: 'karta leży na innym obszarze niż Twój pionek.', en: 'the card is not at the site of your pawn.' },
  noAccess: { pl: 'nie masz dostępu do tej karty.', en: 'you have no access to this card.' },
  siteFull: { pl: 'na obszarze nie ma wolnego miejsca.', en: 'the site has no free place.' },
  adviserLimit: { pl: 'masz już najwięcej Doradców.', en: 'you have as many advisers as you may.' },
  siteOnly: { pl: 'tę kartę wolno zagrać tylko na obszar.', en: 'this card may be played to a site only.' },
  adviserOnly: { pl: 'tę kartę wolno zagrać tylko jako Doradcę.', en: 'this card may be an adviser only.' },
  locked: { pl: 'karta jest zablokowana.', en: 'the card is locked.' },
  visionNotHere: { pl: 'Wizji nie można tak zagrać.', en: 'a Vision cannot be played like this.' },
  nothingThere: { pl: 'nie ma tu nic takiego.', en: 'there is nothing of the kind here.' },
  scepterJustTaken: {
    pl: 'Berło zdobyte w tej turze jeszcze czeka.',
    en: 'the Scepter was taken this turn and waits.',
  },
  noPrintedCost: { pl: 'obszar nie podaje kosztu odzyskania.', en: 'the site prints no cost for recovering.' },
  suitCondition: { pl: 'karty i Doradcy nie pasują znakami.', en: 'suits of cards and advisers do not match.' },
  inUse: { pl: 'ta karta jest właśnie używana.', en: 'this card is in use just now.' },
  card: { pl: 'zabrania tego karta w grze.', en: 'a card in play forbids it.' },
};

export const EXPLAIN_WORDS = {
  here: {
    pl: 'Twój pionek już tu stoi: Podróż prowadzi na inny obszar.',
    en: 'You are here: Travel leads to another site.',
  },
  barred: {
    pl: 'Droga zamknięta: obszar lub karta na to nie pozwala.',
    en: 'The way is barred: a site or card forbids it.',
  },
  travel: (cost: number): Phrase => ({ pl: `Podróż tutaj kosztuje ${cost}.`, en: `Travel here costs ${cost} Supply.` }),
  tooFar: (cost: number, supply: number): Phrase => ({
    pl: `Za daleko: Podróż kosztuje ${cost} Zaopatrzenia, masz ${supply}.`,
    en: `Too far: Travel costs ${cost} Supply, you have ${supply}.`,
  }),
  refused: (action: 'muster' | 'trade', why: Reason): Phrase => ({
    pl: `${ACTIONS[action].pl}: ${REASONS[why].pl}`,
    en: `${ACTIONS[action].en}: ${REASONS[why].en}`,
  }),
} as const;
