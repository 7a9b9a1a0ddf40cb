import { InvariantError, isRefusal, present, type ReadySituation, refusalText } from '@kronika/kernel';
import { type CardType, DRAW_TYPES, factOf } from '../cards/fact.ts';
import type { ReadyDeck } from '../decks/ready/ready-deck.ts';
import { starterBaratheon } from '../decks/ready/starter-baratheon.ts';
import { starterLannister } from '../decks/ready/starter-lannister.ts';
import { starterStark } from '../decks/ready/starter-stark.ts';
import { starterTyrell } from '../decks/ready/starter-tyrell.ts';
import type { AgotSituation, ParsedSituation } from '../situation/description.ts';
import { readSituation } from './draft.ts';

type SeatDescription = NonNullable<AgotSituation['seats'][number]>;

function ofTypes({ deck }: ReadyDeck, ...types: readonly CardType[]): readonly string[] {
  return deck.cards
    .filter(({ id }) => types.includes(factOf(id).type))
    .flatMap(({ id, quantity }) => Array.from({ length: quantity }, () => id));
}

/** The draw deck in an order that is always the same and mixes what the list keeps together. */
function mixed(deck: ReadyDeck): readonly string[] {
  const cards = ofTypes(deck, ...DRAW_TYPES);
  const stride = [7, 11, 13, 17].find((step) => cards.length % step !== 0) ?? 1;
  return cards.map((_, place) => present(cards[(place * stride) % cards.length], 'a card of the deck'));
}

/** What a side of a match brings: its faction and agenda, and those plots that do not lie elsewhere. */
function broughtBy(deck: ReadyDeck, seat: SeatDescription): SeatDescription {
  const [faction] = ofTypes(deck, 'faction');
  const [agenda] = ofTypes(deck, 'agenda');
  const elsewhere = [seat.plot, ...(seat.usedPlots ?? [])];
  return {
    ...(faction === undefined ? {} : { faction }),
    ...(agenda === undefined ? {} : { agenda }),
    plotDeck: ofTypes(deck, 'plot').filter((plot) => !elsewhere.includes(plot)),
    deck: mixed(deck).slice(20),
    ...seat,
  };
}

/** A seat with this deck when the first round begins. */
function atFirstRound(deck: ReadyDeck): SeatDescription {
  const cards = mixed(deck);
  return broughtBy(deck, { gold: 0, plot: null, hand: cards.slice(0, 7), deck: cards.slice(7) });
}

const clash: AgotSituation = {
  seats: [
    broughtBy(starterStark, {
      faction: 'house-stark (power 3)',
      gold: 2,
      plot: 'a-noble-cause',
      usedPlots: ['summons'],
      play: [
        'eddard-stark (kneeling, power 1, attacking) + ice + eddard-stark (duplicate)',
        'direwolf-pup (kneeling, attacking)',
        'catelyn-stark',
        'tumblestone-knight (kneeling)',
        'heart-tree-grove',
        'the-wolfswood (kneeling)',
      ],
      hand: ['winter-is-coming', 'put-to-the-sword', 'bran-stark'],
      discard: ['for-the-north'],
      dead: ['winterfell-steward'],
    }),
    broughtBy(starterLannister, {
      faction: 'house-lannister (power 4)',
      gold: 5,
      plot: 'taxation',
      usedPlots: ['a-game-of-thrones'],
      play: [
        'tywin-lannister (power 2)',
        'cersei-lannister + bodyguard',
        'lannisport-merchant',
        'the-tickler + milk-of-the-poppy (owned by 0, controlled by 0)',
        'western-fiefdom',
        'lannisport',
      ],
      hand: ['the-queens-assassin', 'treachery', 'the-hands-judgment', 'burned-men'],
      discard: ['hear-me-roar'],
    }),
  ],
  first: 0,
  round: 2,
  phase: 'challenges',
  step: 'defenders',
  challenge: { attacker: 0, type: 'military', against: 1 },
  fought: [{ attacker: 0, type: 'power', against: 1, winner: 0 }],
};

const court: AgotSituation = {
  seats: [
    broughtBy(starterBaratheon, {
      faction: 'house-baratheon (power 3)',
      gold: 3,
      plot: 'a-clash-of-kings',
      title: 'hand-of-the-king',
      play: ['robert-baratheon (power 1)', 'melisandre', 'dragonstone-faithful', 'the-red-keep'],
      hand: ['ours-is-the-fury', 'bastard-in-hiding'],
    }),
    broughtBy(starterTyrell, {
      faction: 'house-tyrell (power 2)',
      gold: 2,
      plot: 'rebuilding',
      title: 'master-of-coin',
      play: ['randyll-tarly', 'margaery-tyrell', 'garden-caretaker', 'rose-garden'],
      hand: ['growing-strong', 'olennas-informant'],
    }),
    broughtBy(starterStark, {
      faction: 'house-stark (power 4)',
      gold: 1,
      plot: 'calling-the-banners',
      title: 'master-of-ships',
      play: ['robb-stark (power 1)', 'sansa-stark', 'summer', 'gates-of-winterfell'],
      hand: ['for-the-north', 'direwolf-pup'],
    }),
    broughtBy(starterLannister, {
      faction: 'house-lannister (power 3)',
      gold: 4,
      plot: 'taxation',
      title: 'master-of-laws',
      play: ['ser-jaime-lannister', 'tyrion-lannister', 'lannisport-merchant', 'casterly-rock'],
      hand: ['treachery', 'gold-cloaks'],
    }),
  ],
  first: 0,
  round: 2,
  phase: 'challenges',
  step: 'opportunity',
};

export const READY: readonly ReadySituation<ParsedSituation>[] = [
  {
    id: 'empty',
    name: { pl: 'Pusty stół', en: 'Empty table' },
    about: {
      pl: 'Dwie karty stronnictw, fabuły i talie, nic więcej. Liczbę graczy zmienisz w ustawieniach stołu.',
      en: 'Two faction cards, plots and decks, nothing else. The settings of the table change the number of players.',
    },
    situation: written({ seats: [{}, {}] }),
  },
  {
    id: 'first-round',
    name: { pl: 'Pierwsza runda', en: 'First round' },
    about: {
      pl: 'Starkowie i Lannisterowie z siedmioma kartami na ręce, przed wyborem pierwszej fabuły.',
      en: 'Stark and Lannister with seven cards in hand, before the first plot is chosen.',
    },
    situation: written({
      seats: [atFirstRound(starterStark), atFirstRound(starterLannister)],
      phase: 'plot',
      step: 'begin',
    }),
  },
  {
    id: 'challenge',
    name: { pl: 'Wyzwanie militarne', en: 'A military challenge' },
    about: {
      pl: 'Eddard Stark atakuje z Lodem w dłoni; Lannisterowie deklarują obrońców.',
      en: 'Eddard Stark attacks with Ice in his hands; the Lannisters declare defenders.',
    },
    situation: written(clash),
  },
  {
    id: 'melee',
    name: { pl: 'Starcie dla czworga', en: 'A melee of four' },
    about: {
      pl: 'Cztery rody z tytułami, przed pierwszym wyzwaniem rundy.',
      en: 'Four houses with their titles, before the first challenge of the round.',
    },
    situation: written(court),
  },
];

/** A situation that is written here; one that is not understood is a bug. */
function written(description: AgotSituation): ParsedSituation {
  // Whoever plays all sides is asked only where there is something to decide.
  const read = readSituation({ windows: 'brief', ...description });
  if (isRefusal(read)) throw new InvariantError(refusalText(read, 'en'));
  return read;
}
