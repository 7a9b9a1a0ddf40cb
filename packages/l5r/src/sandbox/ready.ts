import { InvariantError, isRefusal, present, type ReadySituation, refusalText } from '@kronika/kernel';
import { factOf } from '../cards/fact.ts';
import { craneStarter } from '../decks/ready/crane-starter.ts';
import { lionStarter } from '../decks/ready/lion-starter.ts';
import type { ReadyDeck } from '../decks/ready/ready-deck.ts';
import type { L5rSituation, ParsedSituation } from '../situation/description.ts';
import { readSituation } from './draft.ts';

type SeatDescription = L5rSituation['seats'][0];

/** The cards of a deck in an order that is always the same and mixes what the list keeps together. */
function mixed(deck: ReadyDeck['deck'], side: 'dynasty' | 'conflict'): readonly string[] {
  const cards = deck.cards
    .filter(({ id }) => factOf(id).side === side)
    .flatMap(({ id, quantity }) => Array.from({ length: quantity }, () => id));
  const stride = [7, 11, 13, 17].find((step) => cards.length % step !== 0) ?? 1;
  return cards.map((_, place) => present(cards[(place * stride) % cards.length], 'a card of the deck'));
}

/** A seat with this deck when the first round begins. */
function atFirstRound({ deck }: ReadyDeck, fate: number): SeatDescription {
  const dynasty = mixed(deck, 'dynasty');
  const conflict = mixed(deck, 'conflict');
  const stronghold = present(
    deck.cards.map(({ id }) => factOf(id)).find(({ type }) => type === 'stronghold'),
    'the stronghold',
  );
  const provinces = deck.cards.filter(({ id }) => factOf(id).type === 'province').map(({ id }) => id);
  return {
    stronghold: stronghold.id,
    provinces: [...provinces],
    honor: stronghold.type === 'stronghold' ? stronghold.honor : 10,
    fate,
    hand: [...conflict.slice(0, 4)],
    conflictDeck: [...conflict.slice(4)],
    rows: dynasty.slice(0, 4).map((card) => [`${card} (facedown)`]),
    dynastyDeck: [...dynasty.slice(4)],
  };
}

const clash: L5rSituation = {
  seats: [
    {
      honor: 11,
      fate: 4,
      dial: 2,
      play: [
        'doji-whisperer (honored, fate 1, in conflict)',
        'daidoji-nerishma (fate 1)',
        'kakita-asami (bowed)',
        'seppun-guardsman (in conflict) + fine-katana',
      ],
      hand: ['way-of-the-crane', 'admit-defeat', 'steward-of-law', 'court-games'],
      provinces: [
        'the-art-of-peace',
        'entrenched-position (faceup)',
        'night-raid (broken)',
        'rally-to-the-cause',
        'shameful-display',
      ],
      rows: [['doji-challenger'], ['asahina-artisan'], ['favorable-ground'], ['guest-of-honor']],
      conflictDeck: [...mixed(craneStarter.deck, 'conflict').slice(8, 20)],
      dynastyDeck: [...mixed(craneStarter.deck, 'dynasty').slice(8, 16)],
      rings: ['air'],
    },
    {
      honor: 8,
      fate: 3,
      dial: 4,
      play: [
        'akodo-toturi (fate 2, in conflict)',
        'matsu-berserker (in conflict) + honored-blade',
        'ikoma-prodigy (bowed)',
        'venerable-historian',
      ],
      hand: ['for-greater-glory', 'strength-in-numbers', 'banzai', 'way-of-the-lion'],
      rows: [['honored-general'], ['staging-ground'], ['kitsu-spiritcaller (facedown)'], ['deathseeker']],
      conflictDeck: [...mixed(lionStarter.deck, 'conflict').slice(8, 20)],
      dynastyDeck: [...mixed(lionStarter.deck, 'dynasty').slice(8, 16)],
      opportunities: 1,
      declared: ['military'],
    },
  ],
  first: 1,
  round: 2,
  phase: 'conflict',
  favor: { holder: 0, side: 'political' },
  ringFate: { earth: 1, void: 1 },
  conflict: { attacker: 1, type: 'military', ring: 'fire', province: 1 },
};

const duel: L5rSituation = {
  seats: [
    {
      honor: 10,
      fate: 3,
      dial: 3,
      play: ['kakita-kaezin (honored, in conflict) + duelist-training', 'doji-whisperer (fate 1)'],
      hand: ['way-of-the-crane', 'the-perfect-gift'],
      rows: [['doji-challenger'], ['asahina-artisan'], ['favorable-ground'], ['guest-of-honor']],
      conflictDeck: [...mixed(craneStarter.deck, 'conflict').slice(8, 20)],
      dynastyDeck: [...mixed(craneStarter.deck, 'dynasty').slice(8, 16)],
      opportunities: 1,
      declared: ['military'],
    },
    {
      honor: 9,
      fate: 2,
      dial: 3,
      play: ['matsu-beiona (in conflict)', 'akodo-gunso (in conflict, fate 1)', 'ikoma-prodigy (bowed)'],
      hand: ['banzai', 'way-of-the-lion'],
      rows: [['honored-general'], ['staging-ground'], ['kitsu-spiritcaller'], ['deathseeker']],
      conflictDeck: [...mixed(lionStarter.deck, 'conflict').slice(8, 20)],
      dynastyDeck: [...mixed(lionStarter.deck, 'dynasty').slice(8, 16)],
    },
  ],
  first: 0,
  round: 2,
  phase: 'conflict',
  turn: 0,
  conflict: { attacker: 0, type: 'military', ring: 'earth', province: 2 },
};

export const READY: readonly ReadySituation<ParsedSituation>[] = [
  {
    id: 'empty',
    name: { pl: 'Pusty stół', en: 'Empty table' },
    about: {
      pl: 'Twierdze i zakryte prowincje, nic więcej.',
      en: 'Strongholds and facedown provinces, nothing else.',
    },
    situation: written({ seats: [{}, {}] }),
  },
  {
    id: 'first-round',
    name: { pl: 'Pierwsza runda', en: 'First round' },
    about: {
      pl: 'Obie podstawowe talie po przygotowaniu, na początku fazy dynastii.',
      en: 'Both starter decks after the set-up, at the beginning of the dynasty phase.',
    },
    situation: written({
      seats: [atFirstRound(craneStarter, 0), atFirstRound(lionStarter, 1)],
      phase: 'dynasty',
      step: 'begin',
    }),
  },
  {
    id: 'conflict',
    name: { pl: 'Konflikt w toku', en: 'A conflict in progress' },
    about: {
      pl: 'Lew atakuje o krąg Ognia; Żuraw broni i ma pierwszą akcję.',
      en: 'The Lion attacks for the Fire Ring; the Crane defends and has the first action.',
    },
    situation: written(clash),
  },
  {
    id: 'duel',
    name: { pl: 'Przed pojedynkiem', en: 'Before a duel' },
    about: {
      pl: 'Kakita Kaezin może wyzwać na pojedynek; karta z treningiem daje drugie wyzwanie.',
      en: 'Kakita Kaezin may challenge to a duel; the training on him gives a second challenge.',
    },
    situation: written(duel),
  },
];

/** A situation that is written here; one that is not understood is a bug. */
function written(description: L5rSituation): ParsedSituation {
  // Whoever plays both sides is asked only where there is something to decide.
  const read = readSituation({ windows: 'brief', ...description });
  if (isRefusal(read)) throw new InvariantError(refusalText(read, 'en'));
  return read;
}
