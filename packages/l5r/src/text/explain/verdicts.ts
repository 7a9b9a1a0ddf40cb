import type { Phrase } from '@kronika/kernel';

/** Why something may not be done, by the key of the verdict. Sentences about the card that is asked about. */
export const VERDICTS: Readonly<Record<string, Phrase>> & Readonly<Record<'restrictionNotMet', Phrase>> = {
  // Restrictions of card texts.
  restrictionNotMet: { pl: 'Warunek z jej tekstu nie jest spełniony.', en: 'A condition of its text is not met.' },
  noConflict: { pl: 'Tylko podczas konfliktu.', en: 'Only during a conflict.' },
  'noConflict/military': { pl: 'Tylko podczas konfliktu militarnego.', en: 'Only during a military conflict.' },
  'noConflict/political': { pl: 'Tylko podczas konfliktu politycznego.', en: 'Only during a political conflict.' },
  'noConflict/air': { pl: 'Tylko podczas konfliktu Powietrza.', en: 'Only during an Air conflict.' },
  'noConflict/earth': { pl: 'Tylko podczas konfliktu Ziemi.', en: 'Only during an Earth conflict.' },
  'noConflict/fire': { pl: 'Tylko podczas konfliktu Ognia.', en: 'Only during a Fire conflict.' },
  'noConflict/water': { pl: 'Tylko podczas konfliktu Wody.', en: 'Only during a Water conflict.' },
  'noConflict/void': { pl: 'Tylko podczas konfliktu Pustki.', en: 'Only during a Void conflict.' },
  noConflictHere: {
    pl: 'Tylko podczas konfliktu w tej prowincji.',
    en: 'Only during a conflict at this province.',
  },
  notDuringConflict: { pl: 'Nie podczas konfliktu.', en: 'Not during a conflict.' },
  notInConflict: { pl: 'Nie podczas konfliktu.', en: 'Not during a conflict.' },
  notInConflictPhase: { pl: 'Tylko w fazie konfliktu.', en: 'Only in the conflict phase.' },
  onlyInConflictPhase: { pl: 'Tylko w fazie konfliktu.', en: 'Only in the conflict phase.' },
  notParticipating: { pl: 'Postać nie uczestniczy w konflikcie.', en: 'The character is not participating.' },
  notAttacking: { pl: 'Tylko podczas ataku.', en: 'Only while attacking.' },
  notAlone: { pl: 'Postać nie uczestniczy sama.', en: 'The character is not participating alone.' },
  notAhead: { pl: 'Nie masz przewagi w konflikcie.', en: 'You are not ahead in the conflict.' },
  notLessHonorable: {
    pl: 'Nie masz mniej honoru niż przeciwnik.',
    en: 'You are not less honorable than your opponent.',
  },
  notMoreHonorable: {
    pl: 'Nie masz więcej honoru niż przeciwnik.',
    en: 'You are not more honorable than your opponent.',
  },
  bidNotHigher: {
    pl: 'Twój licznik honoru nie pokazuje więcej niż licznik przeciwnika.',
    en: "Your honor dial does not show more than your opponent's.",
  },
  bidNotLower: {
    pl: 'Twój licznik honoru nie pokazuje mniej niż licznik przeciwnika.',
    en: "Your honor dial does not show less than your opponent's.",
  },
  emptyDeck: { pl: 'Talia jest pusta.', en: 'The deck is empty.' },
  cannotDeclare: { pl: 'Nie możesz zadeklarować konfliktu.', en: 'You cannot declare a conflict.' },
  nothingToSee: { pl: 'Nie ma czego oglądać.', en: 'There is nothing to look at.' },
  nothingToSwitch: { pl: 'Nie ma czego zamienić.', en: 'There is nothing to switch.' },

  // Playing cards.
  onlyInDynasty: {
    pl: 'Z prowincji gra się tylko w fazie dynastii.',
    en: 'Cards in provinces are played in the dynasty phase only.',
  },
  notInDynasty: {
    pl: 'W fazie dynastii nie zagrywa się postaci ani dodatków z ręki.',
    en: 'In the dynasty phase no character and no attachment is played from hand.',
  },
  uniqueInPlay: {
    pl: 'Masz już w grze kopię tej unikatowej karty.',
    en: 'You already have a copy of this unique card in play.',
  },
  noCopyInPlay: { pl: 'Nie masz w grze jej kopii.', en: 'You have no copy of it in play.' },
  limitedPlayed: {
    pl: 'W tej rundzie zagrano już kartę z Ograniczeniem.',
    en: 'You have played a limited card this round.',
  },
  cannotParticipate: { pl: 'Nie może uczestniczyć w tym konflikcie.', en: 'It cannot participate in this conflict.' },
  notThere: { pl: 'Karta nie leży tam, skąd można jej użyć.', en: 'The card is not where it could be used from.' },

  // Using abilities.
  notYours: { pl: 'Tę kartę kontroluje przeciwnik.', en: 'Your opponent controls this card.' },
  limitReached: { pl: 'Jej limit użyć jest wyczerpany.', en: 'Its limit is used up.' },
  maximumReached: { pl: 'Maksimum użyć tej karty jest wyczerpane.', en: 'The maximum of this card is used up.' },
  costCannotBePaid: { pl: 'Nie możesz opłacić jej kosztu.', en: 'You cannot pay its cost.' },
  noTarget: { pl: 'Nie ma prawidłowego celu.', en: 'There is no legal target.' },
  changesNothing: { pl: 'Jej efekt niczego by nie zmienił.', en: 'Its effect would change nothing.' },
  cannot: { pl: 'Zabrania tego inny efekt.', en: 'Another effect forbids it.' },
  immune: { pl: 'Jest na to odporna.', en: 'It is immune to that.' },

  // What could not happen to it.
  alreadyBowed: { pl: 'Jest już w ukłonie.', en: 'It is bowed already.' },
  alreadyReady: { pl: 'Jest już przygotowana.', en: 'It is ready already.' },
  alreadyHonored: { pl: 'Jest już uhonorowana.', en: 'It is honored already.' },
  alreadyDishonored: { pl: 'Jest już zhańbiona.', en: 'It is dishonored already.' },
  noStatus: { pl: 'Nie ma znacznika stanu.', en: 'It has no status token.' },
  notEnoughFate: { pl: 'Za mało losu.', en: 'There is not enough fate.' },
  cannotMoveThere: { pl: 'Nie można jej tam przesunąć.', en: 'It cannot be moved there.' },
  alreadyThere: { pl: 'Jest już tam, gdzie miałaby trafić.', en: 'It is already where it would go.' },
  alreadyYours: { pl: 'Masz już nad nią kontrolę.', en: 'You control it already.' },
  alreadyBroken: { pl: 'Jest już spustoszona.', en: 'It is broken already.' },
  alreadyFaceup: { pl: 'Leży już odkryta.', en: 'It is faceup already.' },
  alreadyKnown: { pl: 'Znasz już tę kartę.', en: 'You know this card already.' },
  cannotEnter: { pl: 'Nie może wejść do gry.', en: 'It cannot enter play.' },
  noHost: { pl: 'Nie ma jej do czego dołączyć.', en: 'There is nothing to attach it to.' },
  notInPlay: { pl: 'Nie jest w grze.', en: 'It is not in play.' },
  inPlay: { pl: 'Jest w grze.', en: 'It is in play.' },
  neverLeaves: { pl: 'Nigdy nie opuszcza swojego miejsca.', en: 'It never leaves its place.' },
  noCharacter: { pl: 'Nie jest postacią w grze.', en: 'It is no character in play.' },
};
