import type { Phrase } from '@kronika/kernel';
import type { Phase } from '../../state.ts';
import { PHASE_NAMES } from '../names.ts';

/** What a text answers to, as a clause: "only when …". */
const OCCASIONS: Readonly<Record<string, Phrase>> = {
  initiating: { pl: 'zdolność ma zadziałać', en: 'an ability is about to take effect' },
  leftPlay: { pl: 'karta opuszcza grę', en: 'a card leaves play' },
  cardEntered: { pl: 'karta wchodzi do gry', en: 'a card enters play' },
  challengeInitiated: { pl: 'zainicjowano wyzwanie', en: 'a challenge is initiated' },
  declared: { pl: 'zadeklarowano postać', en: 'a character is declared' },
  bypassed: { pl: 'podstęp omija postać', en: 'a character is bypassed by stealth' },
  defendersDeclared: { pl: 'zadeklarowano obrońców', en: 'defenders are declared' },
  challengeDecided: { pl: 'wyzwanie jest rozstrzygnięte', en: 'the challenge is decided' },
  challengeEnded: { pl: 'wyzwanie się skończyło', en: 'the challenge is over' },
  joinedChallenge: { pl: 'postać dołącza do wyzwania', en: 'a character joins the challenge' },
  removedFromChallenge: { pl: 'postać opuszcza wyzwanie', en: 'a character leaves the challenge' },
  knelt: { pl: 'karta klęka', en: 'a card kneels' },
  stood: { pl: 'karta wstaje', en: 'a card stands' },
  powerGained: { pl: 'zyskano władzę', en: 'power is gained' },
  powerMoved: { pl: 'przemieszczono władzę', en: 'power is moved' },
  goldGained: { pl: 'zyskano złoto', en: 'gold is gained' },
  incomeCollected: { pl: 'pobrano dochód', en: 'income is collected' },
  cardPlayed: { pl: 'zagrano wydarzenie', en: 'an event was played' },
  cardDiscarded: { pl: 'odrzucono kartę', en: 'a card is discarded' },
  cardsDrawn: { pl: 'dobrano karty', en: 'cards are drawn' },
  controlTaken: { pl: 'przejęto kontrolę', en: 'control is taken' },
  dominanceDetermined: { pl: 'ustalono dominację', en: 'dominance is determined' },
  initiativeWon: { pl: 'wygrano inicjatywę', en: 'initiative is won' },
  firstChosen: { pl: 'wybrano pierwszego gracza', en: 'the first player is chosen' },
  whenRevealed: { pl: 'odkryto karty fabuły', en: 'plots are revealed' },
  revealingOver: { pl: 'odkryto karty fabuły', en: 'plots were revealed' },
  strengthRaised: { pl: 'postać zyskała siłę', en: 'a character gained STR' },
  effectBegan: { pl: 'zaczyna działać efekt', en: 'an effect begins' },
  tokensPlaced: { pl: 'położono żetony', en: 'tokens are placed' },
  'periodBegan.round': { pl: 'zaczyna się runda', en: 'the round begins' },
  'periodBegan.phase': { pl: 'zaczyna się faza', en: 'the phase begins' },
  'periodBegan.challenge': { pl: 'zaczyna się wyzwanie', en: 'a challenge begins' },
  'periodEnded.round': { pl: 'kończy się runda', en: 'the round ends' },
  'periodEnded.phase': { pl: 'kończy się faza', en: 'the phase ends' },
  'periodEnded.challenge': { pl: 'kończy się wyzwanie', en: 'the challenge ends' },
};

/** What begins and ends: which of them a text means stands in the text. */
const PERIODIC: Readonly<Record<string, Phrase>> = {
  periodBegan: { pl: 'zaczyna się to, o czym mówi jej tekst', en: 'what its text speaks of begins' },
  periodEnded: { pl: 'kończy się to, o czym mówi jej tekst', en: 'what its text speaks of ends' },
};

const UNNAMED: Phrase = { pl: 'dzieje się to, o czym mówi jej tekst', en: 'what its text speaks of happens' };

/** When an ability that answers to such an event can be used. */
export function occasion(kind: string): Phrase {
  return OCCASIONS[kind] ?? PERIODIC[kind] ?? UNNAMED;
}

/** That phase begins or ends; without one, any. */
export function whenPhase(kind: 'periodBegan' | 'periodEnded', phase?: Phase): Phrase {
  const pl = phase === undefined ? 'faza' : PHASE_NAMES[phase].pl;
  const en = phase === undefined ? 'a phase' : `the ${PHASE_NAMES[phase].en}`;
  return kind === 'periodBegan'
    ? { pl: `zaczyna się ${pl}`, en: `${en} begins` }
    : { pl: `kończy się ${pl}`, en: `${en} ends` };
}
