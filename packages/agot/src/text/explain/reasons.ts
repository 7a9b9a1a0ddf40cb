import type { Phrase } from '@kronika/kernel';
import type { CardType, ChallengeType, Faction } from '../../cards/fact.ts';
import type { Trait } from '../../cards/traits.ts';
import { CARD_TYPE_NAMES, CHALLENGE_TYPE_NAMES, FACTION_NAMES, ICON_NAMES, traitName } from '../names.ts';

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

export function lacksKeyword(keyword: Phrase): Phrase {
  return { pl: `Nie ma słowa kluczowego: ${keyword.pl}.`, en: `It does not have the keyword ${keyword.en}.` };
}

export function lacksAnyTrait(traits: readonly Trait[]): Phrase {
  return {
    pl: `Nie ma cechy: ${inOne(traits.map(traitName), 'pl')}.`,
    en: `It does not have the trait ${inOne(traits.map(traitName), 'en')}.`,
  };
}

export function notOfFaction(faction: Faction): Phrase {
  const { pl, en } = FACTION_NAMES[faction];
  return { pl: `Nie należy do stronnictwa: ${pl}.`, en: `It is not of the faction ${en}.` };
}

/** A keyword that keeps an attachment off. */
export function refusesBy(keyword: Phrase): Phrase {
  return { pl: `Ma słowo kluczowe: ${keyword.pl}.`, en: `It has the keyword: ${keyword.en}.` };
}

/** A card that costs more than is left of what setup cards may cost together. */
export function tooCostlyForSetup({ cost, left }: { readonly cost: number; readonly left: number }): Phrase {
  return {
    pl: `Kosztuje ${cost}, a z 8 złota na karty początkowe zostało ${left}.`,
    en: `It costs ${cost}; only ${left} of 8 gold is left for setup.`,
  };
}

/** A character that can attack in challenges of these types: the type is named first. */
export function attacksIn(types: readonly ChallengeType[]): Phrase {
  const named = types.map((type) => CHALLENGE_TYPE_NAMES[type]);
  return {
    pl: `Najpierw wybierz rodzaj wyzwania. Może atakować w wyzwaniu: ${inOne(named, 'pl')}.`,
    en: `Choose the type of challenge first. It can attack in: ${inOne(named, 'en')}.`,
  };
}

/** Somebody else than the loser controls it. */
export function notOfLoser(loser: Phrase): Phrase {
  return {
    pl: `Klęka postać gracza, który przegrał: ${loser.pl}.`,
    en: `Only a character of the player who lost can kneel: ${loser.en}.`,
  };
}

export function tooStrongToKneel({ strength, margin }: { readonly strength: number; readonly margin: number }): Phrase {
  return {
    pl: `Ma SIŁĘ ${strength}, a przewaga w tym wyzwaniu to ${margin}.`,
    en: `Its STR is ${strength}; the challenge was won by ${margin}.`,
  };
}

/** The types of card that are searched for. */
export function searchesFor(types: readonly CardType[]): Phrase {
  const named = types.map((type) => CARD_TYPE_NAMES[type]);
  return {
    pl: `Szukasz czegoś innego: ${inOne(named, 'pl')}.`,
    en: `You search for something else: ${inOne(named, 'en')}.`,
  };
}

export function notOfType(type: CardType): Phrase {
  const { pl, en } = CARD_TYPE_NAMES[type];
  return { pl: `To nie ${pl}.`, en: `It is not ${/^[aeiou]/.test(en) ? 'an' : 'a'} ${en}.` };
}

/** The card does not lie in a place of that sort that belongs to who is asked. */
export const NOT_THERE = {
  hand: { pl: 'Nie masz jej na ręce.', en: 'It is not in your hand.' },
  deck: { pl: 'Nie jest w Twojej talii.', en: 'It is not in your deck.' },
  discard: { pl: 'Nie leży na Twoim stosie kart odrzuconych.', en: 'It does not lie in your discard pile.' },
  dead: { pl: 'Nie leży na Twoim stosie kart zabitych.', en: 'It does not lie in your dead pile.' },
  plotDeck: { pl: 'Nie jest w Twojej talii fabuły.', en: 'It is not in your plot deck.' },
  used: { pl: 'Nie leży na Twoim stosie zużytych kart fabuły.', en: 'It does not lie in your used pile.' },
  play: { pl: 'Nie jest w grze.', en: 'It is not in play.' },
  elsewhere: {
    pl: 'Leży gdzie indziej niż karty, o które chodzi.',
    en: 'It lies elsewhere than the cards in question.',
  },
} satisfies Readonly<Record<string, Phrase>>;

/** The card lies in no place of that sort, whoever it belongs to. */
export const NOWHERE_THERE = {
  ...NOT_THERE,
  hand: { pl: 'Nie jest na ręce żadnego gracza.', en: 'It is not in any hand.' },
  deck: { pl: 'Nie jest w talii.', en: 'It is not in any deck.' },
  discard: { pl: 'Nie leży na stosie kart odrzuconych.', en: 'It does not lie in a discard pile.' },
  dead: { pl: 'Nie leży na stosie kart zabitych.', en: 'It does not lie in a dead pile.' },
} satisfies Readonly<Record<keyof typeof NOT_THERE, Phrase>>;

function inOne(names: readonly Phrase[], lang: keyof Phrase): string {
  return names.map((name) => name[lang]).join(lang === 'pl' ? ' lub ' : ' or ');
}

/** Sentences that name nothing. */
export const PLAIN = {
  nothingToUse: { pl: 'Nie ma zdolności, której można by użyć.', en: 'It has no ability that could be used.' },
  worksByItself: {
    pl: 'Jej tekst działa sam, bez używania.',
    en: 'Its text works by itself; there is nothing to use.',
  },
  isDuplicate: { pl: 'Jest duplikatem i nie ma tekstu.', en: 'It is a duplicate and has no text.' },
  onlyDuplicate: {
    pl: 'Jest duplikatem: nie ma tytułu, rodzaju ani cech.',
    en: 'It is a duplicate: it has no title, type or traits.',
  },
  ofAnother: { pl: 'Należy do innego gracza.', en: 'It belongs to another player.' },
  onlyAction: { pl: 'To akcja: używa się jej w oknie akcji.', en: 'It is an action: use it in an action window.' },
  answerFirst: {
    pl: 'Najpierw użyj odpowiedzi lub spasuj.',
    en: 'Answer or pass first.',
  },
  onlyMarshaled: { pl: 'Mobilizuje się ją w fazie mobilizacji.', en: 'Marshal it in the marshaling phase.' },
  notFromHand: { pl: 'Jej zdolność działa tylko w grze.', en: 'Its ability works only while it is in play.' },
  onlyFromHand: { pl: 'Można jej użyć tylko z ręki.', en: 'It can only be used from hand.' },
  notFromThere: {
    pl: 'Stąd nie można jej zmobilizować, zagrać ani użyć.',
    en: 'It cannot be marshaled, played or used from there.',
  },
  usedForThis: { pl: 'Użyto jej już w odpowiedzi na to.', en: 'It was used for this already.' },
  kneelingCost: { pl: 'Klęczy, a kosztem jest jej klęknięcie.', en: 'It is kneeling, and kneeling it is the cost.' },
  noHost: {
    pl: 'Nie ma w grze postaci, do której można ją dołączyć.',
    en: 'No character in play may have it attached.',
  },
  nobodyToKneel: { pl: 'Nie masz postaci, która może klęknąć.', en: 'You have no character to kneel.' },
  nothingToDiscard: { pl: 'Nie masz karty, którą można odrzucić.', en: 'You have no card to discard.' },
  noSuchX: {
    pl: 'Żadne X, na które Cię stać, nie wystarcza na postać przeciwnika.',
    en: 'No X that you can pay is enough for a character of an opponent.',
  },
  notControlled: { pl: 'Nie masz nad nią kontroli.', en: 'You do not control it.' },
  isControlled: { pl: 'Masz nad nią kontrolę.', en: 'You control it.' },
  noCharacterInPlay: { pl: 'To nie postać w grze.', en: 'It is not a character in play.' },
  noAttachmentInPlay: { pl: 'To nie dodatek w grze.', en: 'It is not an attachment in play.' },
  noLocationInPlay: { pl: 'To nie miejsce w grze.', en: 'It is not a location in play.' },
  kneeling: { pl: 'Klęczy.', en: 'It is kneeling.' },
  standing: { pl: 'Stoi.', en: 'It is standing.' },
  notInHand: { pl: 'Nie masz jej na ręce.', en: 'It is not in your hand.' },
  placedAlready: { pl: 'Jest już wśród kart początkowych.', en: 'It is among your setup cards already.' },
  wholeHand: {
    pl: 'Wymienia się całą rękę albo nic: pojedynczych kart się nie wybiera.',
    en: 'You replace the whole hand or nothing; single cards cannot be chosen.',
  },
  noPlot: { pl: 'To nie karta fabuły.', en: 'It is not a plot.' },
  plotOfAnother: { pl: 'To karta fabuły innego gracza.', en: 'It is a plot of another player.' },
  plotRevealed: { pl: 'Jest odkryta w tej chwili.', en: 'It is revealed right now.' },
  plotUsed: {
    pl: 'Już została wykorzystana: wróci, gdy Twoja talia fabuły się skończy.',
    en: 'Already used: it comes back when your plot deck runs out.',
  },
  plotElsewhere: { pl: 'Nie ma jej w Twojej talii fabuły.', en: 'It is not in your plot deck.' },
  noTitleOffered: { pl: 'To nie jeden z tytułów do wyboru.', en: 'It is not one of the titles on offer.' },
  notOntoPile: { pl: 'Nie trafia teraz na ten stos.', en: 'It does not go onto that pile now.' },
  notSearched: { pl: 'Nie jest wśród kart, które przeszukujesz.', en: 'It is not among the cards you search.' },
  notLookedAt: { pl: 'Nie jest wśród kart, które oglądasz.', en: 'It is not among the cards you look at.' },
  noForcedDue: {
    pl: 'Żadna jej wymuszona zdolność teraz nie działa.',
    en: 'None of its forced abilities is due now.',
  },
  noDelayedDue: { pl: 'Żaden jej opóźniony efekt teraz nie działa.', en: 'None of its delayed effects is due now.' },
  yourself: { pl: 'Wyzwanie inicjuje się przeciw przeciwnikowi.', en: 'A challenge is against an opponent.' },
  opponentComesLater: {
    pl: 'Najpierw wybierz rodzaj wyzwania, przeciwnika potem.',
    en: 'Choose the type of challenge first, then the opponent.',
  },
  notChallenged: {
    pl: 'Wyzwanie nie jest skierowane przeciw graczowi, który ma nad nią kontrolę.',
    en: 'The challenge is not against the player who controls it.',
  },
  bypassed: { pl: 'Omija ją podstęp.', en: 'Stealth bypasses it.' },
  bypassedAlready: { pl: 'Omija ją już inna postać.', en: 'Another character already bypasses it.' },
  isStealthy: { pl: 'Sama ma Podstęp.', en: 'It has stealth itself.' },
  mustDefend: { pl: 'I tak musi się bronić.', en: 'It has to defend anyway.' },
  othersMustDefend: { pl: 'Bronić się muszą inne postaci.', en: 'Other characters have to defend.' },
  participating: { pl: 'Uczestniczy w wyzwaniu.', en: 'It is participating.' },
  notParticipating: { pl: 'Nie uczestniczy w wyzwaniu.', en: 'It is not participating.' },
  noPower: { pl: 'Nie leży na niej władza.', en: 'There is no power on it.' },
  tooStrong: { pl: 'Ma za dużą SIŁĘ.', en: 'Its STR is too high.' },
  tooWeak: { pl: 'Ma za małą SIŁĘ.', en: 'Its STR is too low.' },
  refusesAttachment: { pl: 'Nie przyjmuje tego dodatku.', en: 'It cannot have this attachment.' },
  otherQuestion: { pl: 'Teraz chodzi o coś innego.', en: 'Something else is asked now.' },
  unchanged: { pl: 'Efekt by jej nie zmienił.', en: 'The effect would not change it.' },
  cannotPayWithIt: { pl: 'Nie można nią opłacić kosztu.', en: 'The cost cannot be paid with it.' },
} satisfies Readonly<Record<string, Phrase>>;

/** What the cost asks for and is not there, by the message with which it would be asked for. */
export const MISSING_PAYMENT: Readonly<Record<string, Phrase>> = {
  'cost.kneel': PLAIN.nobodyToKneel,
  'cost.discard': PLAIN.nothingToDiscard,
  chooseX: PLAIN.noSuchX,
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
