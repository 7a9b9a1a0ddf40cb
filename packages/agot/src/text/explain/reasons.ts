import type { Phrase } from '@kronika/kernel';
import type { ChallengeType } from '../../cards/fact.ts';
import { ICON_NAMES } from '../names.ts';

/** Sentences about why a card cannot be chosen now. */

export function notEnoughGold({ has, needs }: { readonly has: number; readonly needs: number }): Phrase {
  return { pl: `Potrzeba ${needs} złota, masz: ${has}.`, en: `It takes ${needs} gold, you have ${has}.` };
}

export function lacksIcon(icon: ChallengeType): Phrase {
  return {
    pl: `Nie ma symbolu: ${ICON_NAMES[icon].pl}.`,
    en: `It does not have the ${ICON_NAMES[icon].en} icon.`,
  };
}

/** Sentences that name nothing. */
export const PLAIN = {
  nothingToUse: { pl: 'Nie ma zdolności, której można by użyć.', en: 'It has no ability that could be used.' },
  worksByItself: {
    pl: 'Jej tekst działa sam, bez używania.',
    en: 'Its text works by itself; there is nothing to use.',
  },
  isDuplicate: { pl: 'Jest duplikatem i nie ma tekstu.', en: 'It is a duplicate and has no text.' },
  onlyAction: { pl: 'To akcja: używa się jej w oknie akcji.', en: 'It is an action: it is used in an action window.' },
  onlyMarshaled: { pl: 'Mobilizuje się ją w fazie mobilizacji.', en: 'It is marshaled in the marshaling phase.' },
  notFromHand: { pl: 'Jej zdolność działa tylko w grze.', en: 'Its ability works only while it is in play.' },
  onlyFromHand: { pl: 'Można jej użyć tylko z ręki.', en: 'It can be used from hand only.' },
  notFromThere: {
    pl: 'Stąd nie można jej zmobilizować, zagrać ani użyć.',
    en: 'It can be neither marshaled, played nor used from there.',
  },
  usedForThis: { pl: 'Użyto jej już w odpowiedzi na to.', en: 'It was used for this already.' },
  kneelingCost: { pl: 'Klęczy, a kosztem jest jej klęknięcie.', en: 'It is kneeling, and kneeling it is the cost.' },
  noHost: {
    pl: 'Nie ma w grze postaci, do której można ją dołączyć.',
    en: 'No character in play may have it attached.',
  },
  nobodyToKneel: { pl: 'Nie masz postaci, która może klęknąć.', en: 'You have no character to kneel.' },
  nothingToDiscard: { pl: 'Nie masz karty, którą można odrzucić.', en: 'You have no card to discard.' },
  notControlled: { pl: 'Nie masz nad nią kontroli.', en: 'You do not control it.' },
  isControlled: { pl: 'Masz nad nią kontrolę.', en: 'You control it.' },
  noCharacterInPlay: { pl: 'To nie postać w grze.', en: 'It is no character in play.' },
  noAttachmentInPlay: { pl: 'To nie dodatek w grze.', en: 'It is no attachment in play.' },
  noLocationInPlay: { pl: 'To nie miejsce w grze.', en: 'It is no location in play.' },
  kneeling: { pl: 'Klęczy.', en: 'It is kneeling.' },
  standing: { pl: 'Stoi.', en: 'It is standing.' },
  bypassed: { pl: 'Omija ją podstęp.', en: 'Stealth bypasses it.' },
  bypassedAlready: { pl: 'Omija ją już inna postać.', en: 'Another character bypasses it already.' },
  isStealthy: { pl: 'Sama ma Podstęp.', en: 'It has stealth itself.' },
  mustDefend: { pl: 'I tak musi się bronić.', en: 'It has to defend anyway.' },
  othersMustDefend: { pl: 'Bronić się muszą inne postaci.', en: 'Other characters have to defend.' },
  participating: { pl: 'Uczestniczy w wyzwaniu.', en: 'It is participating.' },
  notParticipating: { pl: 'Nie uczestniczy w wyzwaniu.', en: 'It is not participating.' },
  noPower: { pl: 'Nie leży na niej władza.', en: 'There is no power on it.' },
  tooStrong: { pl: 'Ma za dużą SIŁĘ.', en: 'Its STR is too high.' },
  tooWeak: { pl: 'Ma za małą SIŁĘ.', en: 'Its STR is too low.' },
  refusesAttachment: { pl: 'Nie przyjmuje tego dodatku.', en: 'It does not take this attachment.' },
  otherQuestion: { pl: 'Teraz chodzi o coś innego.', en: 'Something else is asked now.' },
  unchanged: { pl: 'Efekt by jej nie zmienił.', en: 'The effect would not change it.' },
  cannotPayWithIt: { pl: 'Nie można nią opłacić kosztu.', en: 'The cost cannot be paid with it.' },
} satisfies Readonly<Record<string, Phrase>>;

/** What the cost asks for and is not there, by the message with which it would be asked for. */
export const MISSING_PAYMENT: Readonly<Record<string, Phrase>> = {
  'cost.kneel': PLAIN.nobodyToKneel,
  'cost.discard': PLAIN.nothingToDiscard,
};

/** In this round, phase or challenge. */
export const PERIODS: Readonly<Record<string, Phrase>> = {
  round: { pl: 'w tej rundzie', en: 'this round' },
  phase: { pl: 'w tej fazie', en: 'this phase' },
  challenge: { pl: 'w tym wyzwaniu', en: 'this challenge' },
};

/** How long something lasts. */
export const UNTIL: Readonly<Record<string, Phrase>> = {
  round: { pl: ' do końca rundy', en: ' until the end of the round' },
  phase: { pl: ' do końca fazy', en: ' until the end of the phase' },
  challenge: { pl: ' do końca wyzwania', en: ' until the end of the challenge' },
};

/** Things a card cannot do or suffer, by what is forbidden. */
const CANNOT: Readonly<Record<string, Phrase>> = {
  'declare/attacking': { pl: 'nie może zostać zadeklarowana jako atakująca', en: 'cannot be declared as an attacker' },
  'declare/defending': { pl: 'nie może zostać zadeklarowana jako broniąca', en: 'cannot be declared as a defender' },
  bypassed: { pl: 'podstęp nie może jej ominąć', en: 'cannot be bypassed by stealth' },
  stood: { pl: 'nie może wstać', en: 'cannot stand' },
  knelt: { pl: 'nie może klęknąć', en: 'cannot kneel' },
  killed: { pl: 'nie może zostać zabita', en: 'cannot be killed' },
  trigger: { pl: 'jej zdolności nie można użyć', en: 'its abilities cannot be triggered' },
};

const BY_OPPONENTS: Phrase = { pl: ' przez efekty przeciwników', en: ' by effects of opponents' };

export function cannotNote(what: string, by: 'opponents' | undefined): Phrase {
  const note = CANNOT[what] ?? { pl: 'czegoś nie może', en: 'something is forbidden to it' };
  return by === undefined ? note : { pl: note.pl + BY_OPPONENTS.pl, en: note.en + BY_OPPONENTS.en };
}
