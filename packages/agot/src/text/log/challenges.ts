import { type Phrase, plural } from '@kronika/kernel';
import type { ChallengeType } from '../../cards/fact.ts';
import type { AgotEvent } from '../../event.ts';
import { cardsWord, charactersWord, powerWord } from '../amounts.ts';
import { figures } from '../prompt/asking.ts';
import { sideTotal } from '../prompt/challenge.ts';
import { does, subject, type Telling, verb, whom } from './telling.ts';

type Of<K extends AgotEvent['is']> = Extract<AgotEvent, { readonly is: K }>;

const ATTACK = verb(['Atakujesz', 'atakuje'], ['You attack', 'attacks']);
const DEFEND = verb(['Bronisz', 'broni'], ['You defend', 'defends']);
const YIELD = verb(['Nie bronisz', 'nie broni'], ['You do not defend', 'does not defend']);
const WIN = verb(['Wygrywasz', 'wygrywa'], ['You win', 'wins']);

export function challengeInitiated(telling: Telling, event: Of<'challengeInitiated'>): string {
  const { names, view } = telling;
  const { attacker, against, type, attackers } = event;
  const seat = view.seats[attacker];
  const total = seat === undefined ? 0 : sideTotal(seat, type, figures(view, attackers));
  const how = `${names.words.type[type]}, ${total}`;
  const list = names.cards(view, attackers);
  const start = does(telling, attacker, ATTACK);
  // Names of people are not declined.
  return names.lang === 'pl'
    ? `${start} (${how}; cel: ${whom(telling, against)}): ${list}.`
    : `${start} ${whom(telling, against)} (${how}): ${list}.`;
}

export function bypassed(telling: Telling, event: Of<'bypassed'>): string {
  const { names, view } = telling;
  const stealth = { pl: 'nie może bronić: Podstęp', en: 'cannot defend: stealth' }[names.lang];
  return `${subject(telling, event.card)} ${stealth}, ${names.card(view, event.by)}.`;
}

export function challengeRedirected(telling: Telling, { to }: Of<'challengeRedirected'>): string {
  return {
    pl: `Wyzwanie przekierowane, cel: ${whom(telling, to)}.`,
    en: `The challenge is redirected to ${whom(telling, to)}.`,
  }[telling.names.lang];
}

export function defendersDeclared(telling: Telling, event: Of<'defendersDeclared'>): string {
  const { names, view } = telling;
  const { seat, defenders } = event;
  if (defenders.length === 0) return `${does(telling, seat, YIELD)}.`;
  const type = view.challenge?.type;
  const one = view.seats[seat];
  const total = type === undefined || one === undefined ? undefined : sideTotal(one, type, figures(view, defenders));
  return `${does(telling, seat, DEFEND)}${total === undefined ? '' : ` (${total})`}: ${names.cards(view, defenders)}.`;
}

/** The winner's total first, and what the claim takes. */
export function challengeDecided(telling: Telling, { result }: Of<'challengeDecided'>): string {
  const { names, view } = telling;
  const { attacking, defending } = result.totals;
  if (result.winner === null)
    return { pl: `Nikt nie wygrywa, ${attacking} : ${defending}.`, en: `Nobody wins, ${attacking} : ${defending}.` }[
      names.lang
    ];
  const running = view.challenge;
  const isAttacker = running === null ? attacking >= defending : running.attacker === result.winner;
  const score = isAttacker ? `${attacking} : ${defending}` : `${defending} : ${attacking}`;
  const unopposed = result.unopposed === 'yes' ? { pl: ', bez obrony', en: ', unopposed' }[names.lang] : '';
  const won = `${does(telling, result.winner, WIN)} ${score}${unopposed}.`;
  return running === null || !isAttacker || running.claim === 0
    ? won
    : `${won} ${claimText(running.type, running.claim, view.seats[running.defender]?.faction?.power)[names.lang]}`;
}

const DIES = { one: 'ginie', few: 'giną', other: 'ginie' };

/** What a claim takes; of power no more than the loser’s faction card has (AGOT-CLAIM-POW-c). */
function claimText(type: ChallengeType, claim: number, power = claim): Phrase {
  switch (type) {
    case 'military':
      return {
        pl: `Roszczenia ${claim}: ${plural('pl', claim, DIES)} ${charactersWord('pl', claim)}.`,
        en: `Claim ${claim}: ${charactersWord('en', claim)} ${claim === 1 ? 'dies' : 'die'}.`,
      };
    case 'intrigue':
      return {
        pl: `Roszczenia ${claim}: pokonany losowo traci ${cardsWord('pl', claim)}.`,
        en: `Claim ${claim}: the loser discards ${cardsWord('en', claim)} at random.`,
      };
    case 'power': {
      const most = Math.min(claim, power);
      return most === 0
        ? {
            pl: `Roszczenia ${claim}: pokonany nie ma władzy do oddania.`,
            en: `Claim ${claim}: the loser has no power to give up.`,
          }
        : {
            pl: `Roszczenia ${claim}: pokonany oddaje ${powerWord('pl', most)}.`,
            en: `Claim ${claim}: the loser gives up ${powerWord('en', most)}.`,
          };
    }
  }
}
