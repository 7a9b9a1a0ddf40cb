import { type Phrase, plural } from '@kronika/kernel';

/** Sentences about why a card cannot be chosen now that name things; every argument is a name or a number. */

const fate = {
  pl: (count: number) =>
    `${count} ${plural('pl', count, { one: 'żetonu', few: 'żetonów', many: 'żetonów', other: 'żetonu' })} losu`,
  en: (count: number) => `${count} fate`,
};

export function notEnoughFate({ has, needs }: { readonly has: number; readonly needs: number }): Phrase {
  return { pl: `Potrzeba ${fate.pl(needs)}, masz: ${has}.`, en: `It takes ${fate.en(needs)}, you have ${has}.` };
}

/** Sentences that name nothing. */
export const PLAIN = {
  nothingToUse: {
    pl: 'Nie ma zdolności, której można by użyć.',
    en: 'It has no ability that could be used.',
  },
  worksByItself: {
    pl: 'Jej tekst działa sam, bez używania.',
    en: 'Its text works by itself; there is nothing to use.',
  },
  onlyAction: {
    pl: 'To akcja: używa się jej w oknie akcji.',
    en: 'It is an action: it is used in an action window.',
  },
  notFromHand: { pl: 'Jej zdolność działa tylko w grze.', en: 'Its ability works only while it is in play.' },
  onlyFromHand: { pl: 'Można jej użyć tylko z ręki.', en: 'It can be used from hand only.' },
  notFromThere: { pl: 'Stąd nie można jej zagrać ani użyć.', en: 'It can be neither played nor used from there.' },
  brokenProvince: {
    pl: 'Spustoszona prowincja nie ma działającego tekstu.',
    en: 'A broken province has no usable text.',
  },
  onlyInActionWindow: {
    pl: 'Postacie i dodatki zagrywa się tylko w oknach akcji.',
    en: 'Characters and attachments are played in action windows only.',
  },
  usedForThis: { pl: 'Użyto jej już w odpowiedzi na to.', en: 'It was used for this already.' },
  bowedCost: { pl: 'Jest w ukłonie, a kosztem jest jej ukłon.', en: 'It is bowed, and bowing it is the cost.' },
  noHost: {
    pl: 'Nie ma w grze postaci, do której można ją dołączyć.',
    en: 'No character in play may have it attached.',
  },
  duplicateOnlyInDynasty: {
    pl: 'Duplikat odrzuca się tylko w fazie dynastii.',
    en: 'A duplicate is discarded in the dynasty phase only.',
  },
  notControlled: { pl: 'Nie masz nad nią kontroli.', en: 'You do not control it.' },
  isControlled: { pl: 'Masz nad nią kontrolę.', en: 'You control it.' },
  noCharacterInPlay: { pl: 'To nie postać w grze.', en: 'It is no character in play.' },
  noAttachmentInPlay: { pl: 'To nie dodatek w grze.', en: 'It is no attachment in play.' },
  noHolding: { pl: 'To nie miejsce.', en: 'It is no holding.' },
  noProvince: { pl: 'To nie prowincja.', en: 'It is no province.' },
  bowed: { pl: 'Jest w ukłonie.', en: 'It is bowed.' },
  ready: { pl: 'Nie jest w ukłonie.', en: 'It is not bowed.' },
  dash: {
    pl: 'Ma pauzę zamiast sprawności tego konfliktu.',
    en: 'It has a dash for the skill of this conflict.',
  },
  evaded: { pl: 'Omija ją ukrycie.', en: 'Covert evades it.' },
  isCovert: { pl: 'Sama ma ukrycie.', en: 'It has covert itself.' },
  ownProvince: { pl: 'To Twoja prowincja.', en: 'It is your own province.' },
  brokenAlready: { pl: 'Jest już spustoszona.', en: 'It is broken already.' },
  strongholdGuarded: {
    pl: 'Prowincję twierdzy można zaatakować dopiero po spustoszeniu trzech innych.',
    en: 'The stronghold province can be attacked only when three others are broken.',
  },
  notParticipating: { pl: 'Nie uczestniczy w konflikcie.', en: 'It is not participating.' },
  participating: { pl: 'Uczestniczy w konflikcie.', en: 'It is participating.' },
  notHonored: { pl: 'Nie jest uhonorowana.', en: 'It is not honored.' },
  notDishonored: { pl: 'Nie jest zhańbiona.', en: 'It is not dishonored.' },
  notOrdinary: { pl: 'Ma znacznik stanu.', en: 'It has a status token.' },
  noFate: { pl: 'Nie leży na niej los.', en: 'There is no fate on it.' },
  hasFate: { pl: 'Leży na niej los.', en: 'There is fate on it.' },
  'tooLow/military': { pl: 'Ma za małą sprawność militarną.', en: 'Its military skill is too low.' },
  'tooHigh/military': { pl: 'Ma za dużą sprawność militarną.', en: 'Its military skill is too high.' },
  'tooLow/political': { pl: 'Ma za małą sprawność polityczną.', en: 'Its political skill is too low.' },
  'tooHigh/political': { pl: 'Ma za dużą sprawność polityczną.', en: 'Its political skill is too high.' },
  refusesAttachment: { pl: 'Nie przyjmuje tego dodatku.', en: 'It does not take this attachment.' },
  otherQuestion: { pl: 'Teraz chodzi o coś innego.', en: 'Something else is asked now.' },
  unchanged: { pl: 'Efekt by jej nie zmienił.', en: 'The effect would not change it.' },
  cannotPayWithIt: { pl: 'Nie można nią opłacić kosztu.', en: 'The cost cannot be paid with it.' },
} satisfies Readonly<Record<string, Phrase>>;

/** What the cost asks for and is not there, by the message with which it would be asked for. */
export const MISSING_PAYMENT: Readonly<Record<string, Phrase>> = {
  'cost.sacrifice': { pl: 'Nie masz kogo poświęcić.', en: 'You have nobody to sacrifice.' },
  'cost.dishonor': { pl: 'Nie masz kogo zhańbić.', en: 'You have nobody to dishonor.' },
  'cost.removeFate': {
    pl: 'Nie masz postaci, z której można odrzucić los.',
    en: 'You have no character to remove fate from.',
  },
  'cost.discard': { pl: 'Nie masz karty, którą można odrzucić.', en: 'You have no card to discard.' },
  'cost.fateToRing': { pl: 'Nie możesz położyć losu na kręgu.', en: 'You cannot place fate on a ring.' },
  'cost.bowAttachment': { pl: 'Nie masz dodatku, który można ukłonić.', en: 'You have no attachment to bow.' },
  'cost.shuffleIn': {
    pl: 'Nie masz w prowincjach karty, którą można wtasować.',
    en: 'You have no card in your provinces to shuffle in.',
  },
};

/** In this round, phase or conflict. */
export const PERIODS: Readonly<Record<string, Phrase>> = {
  round: { pl: 'w tej rundzie', en: 'this round' },
  phase: { pl: 'w tej fazie', en: 'this phase' },
  conflict: { pl: 'w tym konflikcie', en: 'this conflict' },
};
