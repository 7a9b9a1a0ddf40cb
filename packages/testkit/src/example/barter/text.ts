import type { GameText, Lang, Option, SeatId, SeenEvent } from '@kronika/kernel';
import type { BarterView } from './game.ts';
import type { Terms } from './state.ts';

const words = {
  pl: {
    name: 'Targ',
    seat: 'Miejsce',
    plan: 'Twoja kolej: złóż ofertę albo pasuj',
    pactOffered: 'proponuje wszystkim pakt',
    tradeOffered: 'handel za',
    withdraw: 'Możesz wycofać ofertę',
    options: {
      pass: 'Pasuj',
      pact: 'Zaproponuj pakt',
      buy: 'Kup za',
      accept: 'Przyjmij',
      counter: 'Zażądaj o monetę więcej',
      decline: 'Odrzuć',
      withdraw: 'Wycofaj ofertę',
    },
    events: {
      offered: 'Pada oferta',
      agreed: 'Oferta przyjęta',
      cameToNothing: 'Z oferty nic nie wyszło',
      turnEnded: 'Koniec tury',
      scored: 'Podliczono majątki',
      left: 'Ktoś odchodzi od stołu',
    },
    wealthiest: 'Wygrywa',
    turn: 'Tura',
  },
  en: {
    name: 'Barter',
    seat: 'Seat',
    plan: 'Your turn: make an offer or pass',
    pactOffered: 'offers everybody a pact',
    tradeOffered: 'a trade for',
    withdraw: 'You may withdraw your offer',
    options: {
      pass: 'Pass',
      pact: 'Offer a pact',
      buy: 'Buy for',
      accept: 'Accept',
      counter: 'Ask for one coin more',
      decline: 'Decline',
      withdraw: 'Withdraw the offer',
    },
    events: {
      offered: 'An offer is made',
      agreed: 'The offer is accepted',
      cameToNothing: 'The offer came to nothing',
      turnEnded: 'The turn ends',
      scored: 'Everybody counts what they own',
      left: 'Somebody leaves the table',
    },
    wealthiest: 'The winner:',
    turn: 'Turn',
  },
} as const;

export function textIn(lang: Lang): GameText<BarterView> {
  const said = words[lang];
  const seat = (who: SeatId): string => `${said.seat} ${who + 1}`;
  return {
    name: said.name,
    seat,
    prompt: ({ message: { key } }, { terms }) => ({
      ask: isKeyOf(key, { plan: 0, withdraw: 0 }) ? said[key] : termsText(terms),
    }),
    option: (option) => optionText(option),
    event: ({ is }: SeenEvent) => (isKeyOf(is, said.events) ? said.events[is] : undefined),
    outcome: ({ winners }) => `${said.wealthiest} ${winners.map(seat).join(', ')}`,
    board: ({ turn, turns, seats }) =>
      [
        `${said.turn} ${turns + 1}: ${seat(turn)}`,
        ...seats.map(({ coins = '?', goods = '?', pacts }) => `${coins} / ${goods} / ${pacts}`),
      ].join('\n'),
  };

  function optionText(option: Option): string {
    if (!isKeyOf(option.is, said.options)) return option.is;
    const label = said.options[option.is];
    return 'price' in option ? `${label} ${option.price}` : label;
  }

  function termsText(terms: Terms | undefined): string {
    if (terms === undefined) return said.plan;
    return terms.is === 'pact'
      ? `${seat(terms.by)} ${said.pactOffered}`
      : `${seat(terms.by)}: ${said.tradeOffered} ${terms.price}`;
  }
}

function isKeyOf<T extends object>(key: PropertyKey, table: T): key is keyof T {
  return Object.hasOwn(table, key);
}
