import type { Phrase } from '@kronika/kernel';

/** Why something may not be done, by the key of the verdict. Sentences about the card that is asked about. */
export const VERDICTS: Readonly<Record<string, Phrase>> & Readonly<Record<'restrictionNotMet', Phrase>> = {
  // Restrictions of card texts.
  restrictionNotMet: { pl: 'Warunek z jej tekstu nie jest spełniony.', en: 'A condition of its text is not met.' },
  'onlyIn/plot': { pl: 'Tylko w oknie akcji fazy fabuły.', en: 'Only in the action window of the plot phase.' },
  'onlyIn/draw': { pl: 'Tylko w oknie akcji fazy dobierania.', en: 'Only in the action window of the draw phase.' },
  'onlyIn/marshaling': { pl: 'Tylko w fazie mobilizacji.', en: 'Only in the marshaling phase.' },
  'onlyIn/challenges': { pl: 'Tylko w fazie wyzwań.', en: 'Only in the challenges phase.' },
  'onlyIn/dominance': { pl: 'Tylko w fazie dominacji.', en: 'Only in the dominance phase.' },
  'onlyIn/standing': { pl: 'Tylko w fazie wstawania.', en: 'Only in the standing phase.' },
  'onlyIn/taxation': { pl: 'Tylko w fazie podatków.', en: 'Only in the taxation phase.' },
  noChallenge: { pl: 'Tylko podczas wyzwania.', en: 'Only during a challenge.' },
  'noChallenge/military': { pl: 'Tylko podczas wyzwania militarnego.', en: 'Only during a military challenge.' },
  'noChallenge/intrigue': { pl: 'Tylko podczas wyzwania intrygi.', en: 'Only during an intrigue challenge.' },
  'noChallenge/power': { pl: 'Tylko podczas wyzwania władzy.', en: 'Only during a power challenge.' },
  challengeRunning: { pl: 'Trwa już wyzwanie.', en: 'A challenge is already under way.' },
  notDefending: { pl: 'Tylko gdy się bronisz.', en: 'Only while you are the defending player.' },
  notFirst: { pl: 'Nie jesteś pierwszym graczem.', en: 'You are not the first player.' },
  isFirst: { pl: 'Jesteś pierwszym graczem.', en: 'You are the first player.' },
  takesPartByText: {
    pl: 'Uczestniczy w wyzwaniu dzięki własnemu tekstowi i od razu by do niego wróciła.',
    en: 'It takes part by its own text and would be back at once.',
  },
  notParticipating: { pl: 'Postać nie uczestniczy w wyzwaniu.', en: 'The character is not participating.' },
  noBrotherParticipates: {
    pl: 'W wyzwaniu nie uczestniczy żadna Twoja postać Nocnej Straży.',
    en: "None of your Night's Watch characters is participating.",
  },
  lostPowerChallenge: {
    pl: 'Wyzwanie władzy zostało w tej fazie przegrane.',
    en: 'You have lost a power challenge this phase.',
  },
  hasLostDefending: {
    pl: 'Wyzwanie zostało w tej fazie przegrane w obronie.',
    en: 'You have lost a challenge as the defending player this phase.',
  },
  noRhllor: { pl: "Nie masz w grze postaci z cechą R'hllor.", en: "You control no R'hllor character." },
  noLannisterNoble: {
    pl: 'Nie masz w grze postaci Lannisterów z cechą Lord lub Lady.',
    en: 'You control no Lannister Lord or Lady.',
  },
  noStormborn: {
    pl: 'W wyzwaniu nie uczestniczy żadna Twoja postać z cechą Zrodzona z Burzy.',
    en: 'None of your Stormborn characters is participating.',
  },
  emptyHand: { pl: 'Nie masz kart na ręce.', en: 'You have no cards in hand.' },
  doesNotHelp: {
    pl: 'Nie może zostać dołączona do tej postaci, więc by jej nie ocaliła.',
    en: 'It cannot be attached to that character, so it would not save it.',
  },
  noAttacker: { pl: 'Nie ma już atakujących postaci.', en: 'There is no attacking character left.' },
  nobodyThere: { pl: 'Nie ma postaci, którą można by wybrać.', en: 'There is no character to choose.' },
  nothingThere: { pl: 'Nie ma kart, na których mogłoby to zadziałać.', en: 'There are no cards for it to work on.' },
  noHands: { pl: 'Żaden przeciwnik nie ma kart na ręce.', en: 'No opponent has cards in hand.' },
  nothingMayEnter: { pl: 'Nie ma karty, która mogłaby wejść do gry.', en: 'There is no card that could enter play.' },
  emptyDeck: { pl: 'Talia jest pusta.', en: 'The deck is empty.' },

  // Marshaling and playing cards.
  onlyWhenMarshaling: {
    pl: 'Mobilizuje się tylko w fazie mobilizacji.',
    en: 'It can be marshaled only in the marshaling phase.',
  },
  onlyActiveMarshals: { pl: 'Mobilizuje tylko aktywny gracz.', en: 'Only the active player marshals.' },
  onlyInChallenges: {
    pl: 'Zasadzkę urządza się tylko w oknach akcji fazy wyzwań.',
    en: 'Ambush works only in action windows of the challenges phase.',
  },
  noAmbush: { pl: 'Nie ma Zasadzki.', en: 'It does not have ambush.' },
  uniqueInPlay: {
    pl: 'W grze jest już kopia tej unikatowej karty, Twoja albo pod Twoją kontrolą.',
    en: 'A copy of this unique card that you own or control is already in play.',
  },
  copyIsDead: { pl: 'Jej kopia leży na Twoim stosie kart zabitych.', en: 'A copy of it lies in your dead pile.' },
  nothingToDuplicate: { pl: 'Nie masz w grze swojej kopii tej karty.', en: 'You have no copy of your own in play.' },
  limitedPlayed: {
    pl: 'Karta z Ograniczeniem została już w tej rundzie zmobilizowana albo zagrana.',
    en: 'You have marshaled or played a limited card this round.',
  },
  notEnoughGold: { pl: 'Za mało złota.', en: 'Not enough gold.' },

  // Setting up.
  noSetupCard: {
    pl: 'Kartą początkową może być tylko postać, miejsce albo dodatek.',
    en: 'Only a character, a location or an attachment can be a setup card.',
  },
  tooCostlyForSetup: {
    pl: 'Karty początkowe kosztują razem najwyżej 8 złota.',
    en: 'Setup cards may cost at most 8 gold together.',
  },
  limitedPlaced: {
    pl: 'Wśród kart początkowych jest już karta z Ograniczeniem.',
    en: 'There is a limited card among your setup cards already.',
  },
  noSetupHost: {
    pl: 'Nie można jej dołączyć do żadnej z Twoich kart początkowych.',
    en: 'None of your setup cards may have it attached.',
  },

  // Attaching.
  refused: { pl: 'Nie przyjmuje tego dodatku.', en: 'It cannot have this attachment.' },
  copiesThere: { pl: 'Ma już dość kopii tego dodatku.', en: 'It has enough copies of this attachment already.' },
  unsuited: { pl: 'Ten dodatek do niej nie pasuje.', en: 'This attachment cannot go on it.' },
  notByItsText: { pl: 'Nie pozwala na to tekst dodatku.', en: 'The text of the attachment does not allow it.' },

  // Initiating challenges.
  'initiated/military': {
    pl: 'Wyzwanie militarne w tej fazie masz już za sobą.',
    en: 'You have already made your military challenge this phase.',
  },
  'initiated/intrigue': {
    pl: 'Wyzwanie intrygi w tej fazie masz już za sobą.',
    en: 'You have already made your intrigue challenge this phase.',
  },
  'initiated/power': {
    pl: 'Wyzwanie władzy w tej fazie masz już za sobą.',
    en: 'You have already made your power challenge this phase.',
  },
  challengesCapped: {
    pl: 'W tej fazie nie zainicjujesz już więcej wyzwań.',
    en: 'You cannot initiate more challenges this phase.',
  },
  'noAttacker/military': {
    pl: 'Nie masz postaci, która mogłaby zaatakować w wyzwaniu militarnym.',
    en: 'You have no character that could attack in a military challenge.',
  },
  'noAttacker/intrigue': {
    pl: 'Nie masz postaci, która mogłaby zaatakować w wyzwaniu intrygi.',
    en: 'You have no character that could attack in an intrigue challenge.',
  },
  'noAttacker/power': {
    pl: 'Nie masz postaci, która mogłaby zaatakować w wyzwaniu władzy.',
    en: 'You have no character that could attack in a power challenge.',
  },
  supported: {
    pl: 'Twój tytuł wspiera tytuł tego gracza.',
    en: 'Your title supports the title of that player.',
  },
  needsAnotherOpponent: {
    pl: 'Drugie wyzwanie władzy musi być skierowane przeciw innemu przeciwnikowi.',
    en: 'The second power challenge has to be against another opponent.',
  },

  // Using abilities.
  notYours: { pl: 'Nie masz nad nią kontroli.', en: 'You do not control it.' },
  limitReached: { pl: 'Jej limit użyć jest wyczerpany.', en: 'Its limit is used up.' },
  maximumReached: { pl: 'Maksimum użyć tej karty jest wyczerpane.', en: 'The maximum for this card is used up.' },
  costCannotBePaid: { pl: 'Nie możesz opłacić jej kosztu.', en: 'You cannot pay its cost.' },
  noTarget: { pl: 'Nie ma prawidłowego celu.', en: 'There is no legal target.' },
  changesNothing: { pl: 'Jej efekt niczego by nie zmienił.', en: 'Its effect would change nothing.' },
  cannot: { pl: 'Zabrania tego inny efekt.', en: 'Another effect forbids it.' },
  immune: { pl: 'Jest na to odporna.', en: 'It is immune to that.' },
  periodOver: { pl: 'Czas, przez który miało to działać, już minął.', en: 'The time it would last for is over.' },
  effectOver: { pl: 'Ten efekt już nie działa.', en: 'That effect is over.' },

  // What could not happen to it.
  alreadyKneeling: { pl: 'Już klęczy.', en: 'It is kneeling already.' },
  alreadyStanding: { pl: 'Już stoi.', en: 'It is standing already.' },
  alreadyThere: { pl: 'Jest już tam, gdzie miałaby trafić.', en: 'It is already where it would go.' },
  alreadyYours: { pl: 'Masz już nad nią kontrolę.', en: 'You control it already.' },
  alreadyKnown: { pl: 'Znasz już tę kartę.', en: 'You know this card already.' },
  alreadyOut: { pl: 'Ten gracz nie jest już w grze.', en: 'That player is out of the game already.' },
  cannotEnter: { pl: 'Nie może wejść do gry.', en: 'It cannot enter play.' },
  noHost: { pl: 'Nie ma jej do czego dołączyć.', en: 'There is nothing to attach it to.' },
  notInPlay: { pl: 'Nie jest w grze.', en: 'It is not in play.' },
  inPlay: { pl: 'Jest w grze.', en: 'It is in play.' },
  noCharacter: { pl: 'Nie jest postacią w grze.', en: 'It is not a character in play.' },
  nothingToMove: { pl: 'Nie ma czego przenieść.', en: 'There is nothing to move.' },
  emptyPile: { pl: 'Stos jest pusty.', en: 'The pile is empty.' },
};
