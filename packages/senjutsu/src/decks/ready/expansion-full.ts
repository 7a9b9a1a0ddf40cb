import type { Phrase } from '@kronika/kernel';
import { ashigaruDeck, assassinDeck, monkDeck, ninjaDeck, onnaBugeishaDeck } from './expansion-a.ts';
import { sailorDeck, wakouDeck, yasukeDeck, yojimboDeck } from './expansion-b.ts';
import { type Copies, type ReadyDeck, readyDeck, together } from './ready-deck.ts';

interface Enlarged {
  readonly name: Phrase;
  readonly about: Phrase;
  /** Ten cards more (SEN-DECK-b), of the same school if of any (SEN-DECK-k). */
  readonly more: Copies;
}

function enlarged({ id, hero, deck }: ReadyDeck, { more, ...said }: Enlarged): ReadyDeck {
  const inZone = (zone: string) => deck.cards.filter((entry) => entry.zone === zone);
  const cards: Copies = Object.fromEntries(inZone('deck').map((entry) => [entry.id, entry.quantity]));
  return readyDeck({
    ...said,
    id: `${id}-full`,
    hero,
    format: 'full',
    weapons: inZone('weapon').map((entry) => entry.id),
    cards: together(cards, more),
  });
}

/** A deck of 40 for each hero of the expansions: the deck of 30 and ten cards more. */
export const EXPANSION_FULL_DECKS: readonly ReadyDeck[] = [
  enlarged(assassinDeck, {
    name: { pl: 'Długa Noc', en: 'The Long Night' },
    about: {
      pl: 'Więcej uników i skupienia, żeby doczekać jednego celnego cięcia.',
      en: 'More dodges and focus, to live until the one cut that counts.',
    },
    more: {
      misdirection: 2,
      'forest-step': 1,
      'disorientating-blow': 1,
      'trained-mind': 1,
      'hobbling-blow': 1,
      'practiced-strike': 1,
      'focused-exertion': 2,
      'field-bandages': 1,
    },
  }),
  enlarged(ninjaDeck, {
    name: { pl: 'Tysiąc Cieni', en: 'A Thousand Shadows' },
    about: {
      pl: 'Jeszcze więcej zmyłek: mało kto trafi w to samo miejsce dwa razy.',
      en: 'Even more feints: few hit the same spot twice.',
    },
    more: {
      'horizontal-cut': 1,
      'hail-strike': 1,
      'graceful-step': 1,
      'forest-step': 2,
      'stunning-blow': 1,
      'swift-mind': 1,
      'counter-attack': 1,
      'focused-exertion': 1,
      'field-bandages': 1,
    },
  }),
  enlarged(onnaBugeishaDeck, {
    name: { pl: 'Ostatnia na Murach', en: 'Last on the Walls' },
    about: {
      pl: 'Szersze bloki i opatrunki: im bliżej końca, tym groźniejsza.',
      en: 'Wider blocks and bandages: the closer the end, the deadlier she is.',
    },
    more: {
      'wild-swing': 1,
      'river-block': 1,
      'circling-defence': 2,
      'rising-fury': 1,
      'iron-will': 1,
      'pommel-smash': 2,
      'field-bandages': 2,
    },
  }),
  enlarged(ashigaruDeck, {
    name: { pl: 'Cały Pułk', en: 'The Whole Regiment' },
    about: {
      pl: 'Równe szeregi bloków i pchnięć yari.',
      en: 'Even ranks of blocks and thrusts of the spear.',
    },
    more: {
      'cross-kick': 1,
      'storm-block': 2,
      'river-block': 1,
      'iron-will': 1,
      'swift-mind': 1,
      fend: 1,
      'horse-kick': 2,
      'deep-meditation': 1,
    },
  }),
  enlarged(monkDeck, {
    name: { pl: 'Droga bez Końca', en: 'The Endless Way' },
    about: {
      pl: 'Dłuższe medytacje i spokojne bloki, po których przychodzi kij.',
      en: 'Longer meditations and calm blocks, and then comes the staff.',
    },
    more: {
      'diagonal-slash': 1,
      'river-block': 2,
      'trained-mind': 1,
      'open-mind': 1,
      'firm-mind': 1,
      'deep-meditation': 1,
      'focused-exertion': 1,
      'field-bandages': 2,
    },
  }),
  enlarged(sailorDeck, {
    name: { pl: 'Pełna Burta', en: 'Full Broadside' },
    about: {
      pl: 'Więcej ciosów z bliska dla tych, którzy przeżyją strzał.',
      en: 'More close blows for those who live through the shot.',
    },
    more: {
      'overhead-carve': 1,
      'hail-strike': 1,
      'cross-kick': 2,
      'stunning-blow': 1,
      'swift-mind': 1,
      'counter-attack': 1,
      advantage: 1,
      'field-bandages': 2,
    },
  }),
  enlarged(wakouDeck, {
    name: { pl: 'Czarna Bandera', en: 'Black Flag' },
    about: {
      pl: 'Dzikie zamachy i jeszcze dziksze bloki.',
      en: 'Wild swings and wilder blocks.',
    },
    more: {
      'cross-kick': 1,
      'storm-block': 2,
      'hobbling-blow': 1,
      'swift-mind': 1,
      'stunning-blow': 1,
      'wheel-strike': 1,
      'field-bandages': 1,
      'bleeding-slice': 2,
    },
  }),
  enlarged(yasukeDeck, {
    name: { pl: 'Sługa Pana Ody', en: 'Retainer of Lord Oda' },
    about: {
      pl: 'Dwa ostrza, cierpliwa obrona i więcej kart, by je dobrze wymierzyć.',
      en: 'Two blades, a patient defence, and more cards to aim them well.',
    },
    more: {
      'storm-block': 1,
      'stone-block': 1,
      determination: 1,
      'trained-mind': 1,
      'hobbling-blow': 2,
      'calm-defence': 1,
      'deep-meditation': 1,
      'pommel-smash': 2,
    },
  }),
  enlarged(yojimboDeck, {
    name: { pl: 'Podwójna Stawka', en: 'Double Pay' },
    about: {
      pl: 'Kontry, przewaga i cierpliwość kogoś, kto bierze od sztuki.',
      en: 'Counters, Advantage, and the patience of one who is paid by the piece.',
    },
    more: {
      'horizontal-cut': 1,
      misdirection: 1,
      'quick-dodge': 2,
      'stunning-blow': 1,
      'swift-mind': 1,
      advantage: 1,
      'focused-exertion': 1,
      'practiced-strike': 2,
    },
  }),
];
