import type { ChallengeType } from '@kronika/agot';
import { type Lang, plural } from '@kronika/kernel';
import type { AttackProspect, DefenseProspect } from './prospect.ts';

/** What the lane says of a declaration that is being made. */
export interface DeclaringWords {
  readonly yourAttack: string;
  readonly yourDefense: string;
  readonly tie: string;
  /** How many are chosen, and how one of them is taken back. */
  readonly chosen: (count: number, as: 'attacking' | 'defending') => string;
  readonly takeBack: (name: string) => string;
  readonly whoAttacks: string;
  readonly whomAgainst: string;
  readonly mayDefend: string;
  readonly nobodyCan: string;
  readonly together: string;
  /** What happens if nobody defends. */
  readonly undefended: (prospect: AttackProspect) => string;
  /** What happens if everybody who can defends. */
  readonly defendedByAll: (prospect: AttackProspect) => string;
  readonly outcome: (prospect: DefenseProspect) => string;
  readonly short: (prospect: DefenseProspect) => string;
  /** The steps of a declaration as chips. */
  readonly type: Readonly<Record<ChallengeType, string>>;
  readonly against: (name: string) => string;
  readonly attackers: (count: number) => string;
  readonly bypasses: (name: string | undefined) => string;
}

const PL_COUNT = (count: number, one: string, few: string, many: string): string =>
  plural('pl', count, { one, few, many, other: few });

/** What the loser has to suffer, said to the loser. */
const PL_SUFFERS: Readonly<Record<ChallengeType, (claim: number) => string>> = {
  military: (claim) =>
    claim === 1
      ? 'zginie Twoja postać'
      : PL_COUNT(claim, '', `zginą ${claim} Twoje postacie`, `zginie ${claim} Twoich postaci`),
  intrigue: (claim) => `stracisz ${claim} ${PL_COUNT(claim, 'kartę', 'karty', 'kart')} z ręki`,
  power: (claim) => `oddasz ${claim} ${claim === 1 ? 'władzę' : 'władzy'}`,
};
const EN_SUFFERS: Readonly<Record<ChallengeType, (claim: number) => string>> = {
  military: (claim) => `${claim} of your characters ${plural('en', claim, { one: 'dies', other: 'die' })}`,
  intrigue: (claim) => `you discard ${claim} ${plural('en', claim, { one: 'card', other: 'cards' })}`,
  power: (claim) => `you lose ${claim} power`,
};

/** The same, said to who attacks. */
const PL_TAKES: Readonly<Record<ChallengeType, (claim: number) => string>> = {
  military: (claim) =>
    claim === 1 ? 'zginie 1 postać' : PL_COUNT(claim, '', `zginą ${claim} postacie`, `zginie ${claim} postaci`),
  intrigue: (claim) => `${claim} ${PL_COUNT(claim, 'karta', 'karty', 'kart')} z ręki przepada`,
  power: (claim) => `zabierasz ${claim} ${claim === 1 ? 'władzę' : 'władzy'}`,
};
const EN_TAKES: Readonly<Record<ChallengeType, (claim: number) => string>> = {
  military: (claim) => `${claim} ${plural('en', claim, { one: 'character dies', other: 'characters die' })}`,
  intrigue: (claim) => `${claim} ${plural('en', claim, { one: 'card', other: 'cards' })} discarded`,
  power: (claim) => `you take ${claim} power`,
};

/** What a claim brings, and the power for who meets no defense (AGOT-4.2.2-f); a claim of 0 brings nothing. */
function stakes(said: (claim: number) => string, claim: number | undefined): readonly string[] {
  return claim === undefined || claim === 0 ? [] : [said(claim)];
}

export const DECLARING_WORDS: Readonly<Record<Lang, DeclaringWords>> = {
  pl: {
    yourAttack: 'Twój atak',
    yourDefense: 'Twoja obrona',
    tie: 'remis wygrywa atak',
    chosen: (count, as) =>
      as === 'attacking'
        ? `atakuje: ${count} · wskaż ponownie, by cofnąć`
        : `broni: ${count}, jeszcze nie ${PL_COUNT(count, 'klęczy', 'klęczą', 'klęczy')}`,
    takeBack: (name) => `Cofnij: ${name}`,
    whoAttacks: 'Wskaż, kto atakuje',
    whomAgainst: 'Wskaż przeciwnika',
    mayDefend: 'mogą bronić',
    nobodyCan: 'nikt nie może bronić',
    together: 'wszyscy razem',
    undefended: ({ type, claim }) => `bez obrony: ${[...stakes(PL_TAKES[type], claim), '+1 władza'].join(', ')}`,
    defendedByAll: ({ attack, most = 0 }) => {
      const end =
        most > attack
          ? `przegrasz o ${most - attack}`
          : most === attack
            ? 'remis: wygrasz'
            : `wygrasz o ${attack - most}`;
      return `gdy obronią wszyscy: ${attack} : ${most}, ${end}`;
    },
    outcome: ({ type, attack, defense, missing, claim }) => {
      if (missing === 0) return `obrona wygra o ${defense - attack}`;
      const lost = stakes(PL_SUFFERS[type], claim);
      if (defense === 0) return `nikt nie broni: ${[...lost, 'rywal +1 władza'].join(', ')}`;
      return [`brakuje ${missing}`, ...lost].join(', ');
    },
    short: ({ missing, attack, defense }) =>
      missing === 0 ? `obronisz o ${defense - attack}` : defense === 0 ? 'nikt nie broni' : `brakuje ${missing}`,
    type: { military: 'militarne', intrigue: 'intrygi', power: 'władzy' },
    against: (name) => `przeciw: ${name}`,
    attackers: (count) => `atakujący: ${count}`,
    bypasses: (name) => (name === undefined ? 'podstęp: nikt' : `podstęp: ${name}`),
  },
  en: {
    yourAttack: 'your attack',
    yourDefense: 'your defense',
    tie: 'a tie goes to the attack',
    chosen: (count, as) =>
      as === 'attacking' ? `${count} attacking · pick again to take back` : `${count} defending, not kneeling yet`,
    takeBack: (name) => `Take back: ${name}`,
    whoAttacks: 'Choose who attacks',
    whomAgainst: 'Choose an opponent',
    mayDefend: 'may defend',
    nobodyCan: 'nobody can defend',
    together: 'all together',
    undefended: ({ type, claim }) => `undefended: ${[...stakes(EN_TAKES[type], claim), '+1 power'].join(', ')}`,
    defendedByAll: ({ attack, most = 0 }) => {
      const end =
        most > attack
          ? `you lose by ${most - attack}`
          : most === attack
            ? 'a tie: you win'
            : `you win by ${attack - most}`;
      return `if all defend: ${attack} : ${most}, ${end}`;
    },
    outcome: ({ type, attack, defense, missing, claim }) => {
      if (missing === 0) return `the defense wins by ${defense - attack}`;
      const lost = stakes(EN_SUFFERS[type], claim);
      if (defense === 0) return `undefended: ${[...lost, 'attacker +1 power'].join(', ')}`;
      return [`missing ${missing}`, ...lost].join(', ');
    },
    short: ({ missing, attack, defense }) =>
      missing === 0 ? `you win by ${defense - attack}` : defense === 0 ? 'nobody defends' : `missing ${missing}`,
    type: { military: 'military', intrigue: 'intrigue', power: 'power' },
    against: (name) => `against ${name}`,
    attackers: (count) => `attackers: ${count}`,
    bypasses: (name) => (name === undefined ? 'stealth: nobody' : `stealth: ${name}`),
  },
};
