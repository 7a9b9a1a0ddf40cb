import { plural } from '@kronika/kernel';
import type { AgotEvent } from '../../event.ts';
import { goldWord, powerWord } from '../amounts.ts';
import { because } from './causes.ts';
import { capital, does, nowHas, playerOf, subject, type Telling, verb, whom } from './telling.ts';

type Of<K extends AgotEvent['is']> = Extract<AgotEvent, { readonly is: K }>;

const GAIN = verb(['Zyskujesz', 'zyskuje'], ['You gain', 'gains']);
const COLLECT = verb(['Dostajesz dochód:', 'dostaje dochód:'], ['You collect', 'collects']);
const PAY = verb(['Płacisz', 'płaci'], ['You pay', 'pays']);
const RETURN = verb(['Oddajesz całe złoto', 'oddaje całe złoto'], ['You return all gold', 'returns all gold']);
const LOSE = verb(['Tracisz', 'traci'], ['You lose', 'loses']);
const TAKE = verb(['Odbierasz', 'odbiera'], ['You take', 'takes']);

function goldNow({ view }: Telling, seat: Of<'goldGained'>['seat']): number {
  return view.seats[seat]?.gold ?? 0;
}

export function goldGained(telling: Telling, event: Of<'goldGained'>): string {
  const { seat, amount } = event;
  const gold = goldWord(telling.names.lang, amount);
  return `${does(telling, seat, GAIN)} ${gold}${nowHas(telling, seat, goldNow(telling, seat))}${because(telling, event)}.`;
}

export function incomeCollected(telling: Telling, { seat, amount }: Of<'incomeCollected'>): string {
  const gold = goldWord(telling.names.lang, amount);
  const income = telling.names.lang === 'en' ? `${gold} of income` : gold;
  return `${does(telling, seat, COLLECT)} ${income}${nowHas(telling, seat, goldNow(telling, seat))}.`;
}

const STAYS = { one: 'zostaje', few: 'zostają', many: 'zostaje', other: 'zostaje' };

export function goldSpent(telling: Telling, event: Of<'goldSpent'>): string {
  const { seat, amount } = event;
  const left = goldNow(telling, seat);
  const rest = { pl: `, ${plural('pl', left, STAYS)} ${left}`, en: `, ${left} left` }[telling.names.lang];
  return `${does(telling, seat, PAY)} ${goldWord(telling.names.lang, amount)}${rest}${because(telling, event)}.`;
}

export function goldReturned(telling: Telling, event: Of<'goldReturned'>): string {
  return `${does(telling, event.seat, RETURN)}${because(telling, event)}.`;
}

export function goldMoved(telling: Telling, event: Of<'goldMoved'>): string {
  const { from, to, amount } = event;
  return `${goldWord(telling.names.lang, amount)}, ${whom(telling, from)} → ${whom(telling, to)}${because(telling, event)}.`;
}

/** What a card gains counts for its player, whose total is told. */
export function powerGained(telling: Telling, event: Of<'powerGained'>): string {
  const { names, view } = telling;
  const { card, amount } = event;
  const power = powerWord(names.lang, amount);
  const player = playerOf(view, card);
  if (player !== undefined)
    return `${does(telling, player.seat, GAIN)} ${power}${nowHas(telling, player.seat, player.power)}${because(telling, event)}.`;
  const gains = { pl: 'zyskuje', en: 'gains' }[names.lang];
  const owner = view.seats.find(({ characters }) => characters.some(({ id }) => id === card));
  const total = owner === undefined ? '' : ` (${owner.power}/15)`;
  return `${subject(telling, card)} ${gains} ${power}${total}${because(telling, event, card)}.`;
}

export function powerMoved(telling: Telling, event: Of<'powerMoved'>): string {
  const { names, view } = telling;
  const { from, card, amount } = event;
  const power = powerWord(names.lang, amount);
  const [loser, winner] = [playerOf(view, from), playerOf(view, card)];
  if (loser === undefined || winner === undefined)
    return `${capital(power)}, ${names.card(view, from)} → ${names.card(view, card)}${because(telling, event)}.`;
  const source = { pl: ` (${whom(telling, loser.seat)})`, en: ` from ${whom(telling, loser.seat)}` }[names.lang];
  return `${does(telling, winner.seat, TAKE)} ${power}${source}${nowHas(telling, winner.seat, winner.power)}${because(telling, event)}.`;
}

export function powerDiscarded(telling: Telling, event: Of<'powerDiscarded'>): string {
  const { names, view } = telling;
  const { card, amount } = event;
  const power = powerWord(names.lang, amount);
  const player = playerOf(view, card);
  if (player !== undefined)
    return `${does(telling, player.seat, LOSE)} ${power}${nowHas(telling, player.seat, player.power)}${because(telling, event)}.`;
  return `${subject(telling, card)} ${{ pl: 'traci', en: 'loses' }[names.lang]} ${power}${because(telling, event, card)}.`;
}

export function tokens(telling: Telling, event: Of<'tokensPlaced'> | Of<'tokensRemoved'>): string {
  const { names } = telling;
  const { card, amount, is } = event;
  const token = names.words.token[event.token] ?? event.token;
  const sign = is === 'tokensPlaced' ? '+' : '−';
  return `${subject(telling, card)} ${sign}${amount} (${token})${because(telling, event, card)}.`;
}
