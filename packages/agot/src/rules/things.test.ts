import { cardOf, cardsIn, mayKnow, printedId } from '@kronika/kernel';
import { add, canHappen, multiply, setTo, usesOf } from '@kronika/lcg';
import { describe, expect, test } from 'vitest';
import { CHALLENGE_TYPES, FACTIONS, FACTS, printOf } from '../cards/fact.ts';
import { PLAIN_KEYWORDS } from '../cards/keywords.ts';
import { TRAITS, type Trait } from '../cards/traits.ts';
import type { AgotState } from '../state.ts';
import { actions, happening, use } from '../testing/card-table.ts';
import { given, the } from '../testing/given.ts';
import { happen } from '../testing/happen.ts';
import { withLasting } from '../testing/lasting.ts';
import { inPlay, namesIn } from '../testing/shown.ts';
import { tableRunning } from '../testing/table.ts';
import { begun } from '../testing/whole-game.ts';
import { entering } from '../verbs/entering.ts';
import { killing, leaving } from '../verbs/leaving.ts';
import { view } from '../view.ts';
import {
  deadOf,
  deckOf,
  discardOf,
  factionCardOf,
  handOf,
  isInPlay,
  playerOrder,
  plotDeckOf,
  REMOVED,
  revealedPlotOf,
  TITLE_POOL,
} from '../zones.ts';
import { mayBeOn } from './attaching.ts';
import { define, definitionOf } from './card-definition.ts';
import { eligibleAttackers, eligibleDefenders } from './eligible.ts';
import { ambushFor, ambushValues, hasKeyword, hasTrait, ICON, iconCount, isOf, KEYWORD, TRAIT } from './has.ts';
import { layer } from './layer.ts';
import { shuffleDeck } from './searching.ts';
import { dominanceOf, plotValueOf, powerOf, STRENGTH, strengthOf } from './values.ts';

test('AGOT-ANAT-e: a trait has no effect of its own; abilities refer to it', () => {
  const bare = given({ seats: [{ hand: ['bodyguard'], play: ['wildling-horde', 'winterfell-steward'] }, {}] });
  const steward = the(bare, 'winterfell-steward');
  const valuesOf = (state: AgotState) => [
    strengthOf(state, steward),
    CHALLENGE_TYPES.map((type) => iconCount(state, steward, type)),
    PLAIN_KEYWORDS.filter((keyword) => hasKeyword(state, steward, keyword)),
    FACTIONS.filter((faction) => isOf(state, steward, faction)),
    CHALLENGE_TYPES.map((type) => eligibleAttackers(state, 0, type)),
    [powerOf(state, 0), dominanceOf(state, 0), plotValueOf(state, 0, 'income'), plotValueOf(state, 0, 'initiative')],
  ];
  const bearing = (trait: Trait) => withLasting(bare, { cards: [steward] }, { is: 'gain', what: TRAIT, name: trait });

  for (const trait of TRAITS) {
    expect(hasTrait(bearing(trait), steward, trait)).toBe(true);
    expect([trait, valuesOf(bearing(trait))]).toEqual([trait, valuesOf(bare)]);
  }
  const guarded = (state: AgotState) => mayBeOn(state, the(state, 'bodyguard'), steward, 0);
  expect([guarded(bare), guarded(bearing('knight')), guarded(bearing('lord'))]).toEqual([false, false, true]);
});

describe('components', () => {
  test('AGOT-COMP-c, AGOT-COMP-d: the treasury has no bottom', () => {
    const state = given({});
    const { state: rich } = happen(state, { is: 'goldGained', seat: 0, amount: 500 });

    expect(rich.gold[0]).toBe(505);
  });

  test('AGOT-COMP-c: treasury, one first player and, in melee, one title pool are shared', () => {
    const [joust, melee] = [begun(2).state, begun(3).state];
    const titlesIn = ({ table }: AgotState) => table.cards.filter(({ printed }) => printOf(printed).type === 'title');
    const paid = happen(
      joust,
      { is: 'goldGained', seat: 0, amount: 3 },
      { is: 'goldGained', seat: 1, amount: 2 },
    ).state;
    const { state: after } = happen(paid, { is: 'goldSpent', seat: 0, amount: 3 });

    expect(after.gold).toEqual([0, 2]);
    expect(titlesIn(joust)).toEqual([]);
    expect(new Set(titlesIn(melee).map(({ printed }) => printed)).size).toBe(6);
    expect(titlesIn(melee).map(({ zone }) => zone)).toEqual(Array.from({ length: 6 }, () => TITLE_POOL));
    expect(playerOrder({ ...melee, first: 2 })).toEqual([2, 0, 1]);
    const { state: chosen } = happen(melee, { is: 'firstChosen', seat: 1 });
    expect([chosen.first, playerOrder(chosen)]).toEqual([1, [1, 2, 0]]);
  });

  test('AGOT-COMP-f: any card in play may hold tokens of any name, a plot too', () => {
    const state = given({});
    const plot = revealedPlotOf(state, 0);
    if (plot === undefined) throw new Error('a plot is revealed');
    const { state: after } = happen(state, { is: 'tokensPlaced', card: plot, token: 'stand', amount: 2 });

    expect(cardOf(after.table, plot).tokens).toEqual({ stand: 2 });
  });
});

describe('zones', () => {
  const state = given({
    seats: [
      {
        agenda: 'fealty',
        hand: ['ice'],
        play: ['robb-stark + noble-lineage', 'the-wall'],
        discard: ['summer'],
        dead: ['drogon'],
      },
      {},
    ],
  });

  test('AGOT-ZONE-a: play areas, faction cards and revealed plots are in play', () => {
    const names = ['robb-stark', 'noble-lineage', 'the-wall', 'house-stark', 'calling-the-banners'];

    expect(names.map((name) => isInPlay(state, the(state, name)))).toEqual(names.map(() => true));
  });

  test('AGOT-ZONE-b: hands, decks, piles and agendas are not', () => {
    const names = ['ice', 'summer', 'drogon', 'fealty', 'summons', 'bastard-in-hiding'];

    expect(names.map((name) => isInPlay(state, the(state, name)))).toEqual(names.map(() => false));
  });

  test('AGOT-ZONE-d: what moves into a play area enters play, what moves out leaves it', () => {
    const table = actions({ phase: 'marshaling', seats: [{ hand: ['tumblestone-knight'] }, {}] });
    table.seat(0).takes(use('tumblestone-knight', 'marshal'));

    expect(table.happened.map(({ event }) => event.is)).toContain('cardEntered');
    table.seat(0).isAsked('pause');
  });

  test('AGOT-ZONE-e: a faction card never leaves play', () => {
    const event = leaving(state, factionCardOf(state, 0), { to: 'discard', how: 'discarded' });

    expect(canHappen(layer, state, event)).not.toBe('allowed');
  });

  test('AGOT-ZONE-g, AGOT-ZONE-h: cards out of play are their owner’s; a card goes to a zone of its owner', () => {
    const described = { seats: [{ play: ['ranging-party (owned by 1)'] }, {}] };
    const before = given(described);
    const { state: after } = happen(before, killing(before, the(before, 'ranging-party')));

    expect(namesIn({ state: after }, deadOf(1))).toEqual(['ranging-party']);
    expect(cardOf(after.table, the(after, 'ranging-party')).controller).toBe(1);
  });

  test('AGOT-ZONE-i: drawing and shuffling are about the draw deck, never about the plot deck', () => {
    const { state: after } = happen(given({}), { is: 'cardsDrawn', seat: 0, count: 5 });

    expect(namesIn({ state: after }, handOf(0)).every((name) => name === 'bastard-in-hiding')).toBe(true);
  });

  test('AGOT-ZONE-i: shuffling orders the draw deck anew and leaves the plot deck as it is', () => {
    const plotDeck = ['summons', 'building-orders', 'counting-coppers'];
    const before = given({ seats: [{ deck: ['ice', 'summer', 'drogon'], plotDeck }, { deck: ['ice', 'summer'] }] });
    const { state: after } = happen(before, { is: 'deckShuffled', seat: 0, order: [2, 0, 1] });

    expect(namesIn({ state: after }, deckOf(0))).toEqual(['drogon', 'ice', 'summer']);
    expect(namesIn({ state: after }, plotDeckOf(0))).toEqual(plotDeck);
    expect(namesIn({ state: after }, deckOf(1))).toEqual(['ice', 'summer']);
    const { happened, state } = tableRunning(shuffleDeck({ seat: 0 }), {
      seats: [{ deck: ['ice', 'summer'], plotDeck }, {}],
    });
    expect(happened.map(({ event }) => event)).toMatchObject([{ is: 'deckShuffled', seat: 0, order: { length: 2 } }]);
    expect([...namesIn({ state }, deckOf(0))].sort()).toEqual(['ice', 'summer']);
    expect(namesIn({ state }, plotDeckOf(0))).toEqual(plotDeck);
  });

  test('AGOT-ZONE-j, AGOT-ZONE-l, AGOT-KILL-a: the killed lie on the dead pile, faceup, and not among the discarded', () => {
    const before = given({ seats: [{ play: ['robb-stark'] }, {}] });
    const { state: after } = happen(before, killing(before, the(before, 'robb-stark')));

    expect(namesIn({ state: after }, deadOf(0))).toEqual(['robb-stark']);
    expect(namesIn({ state: after }, discardOf(0))).toEqual([]);
    expect(cardOf(after.table, the(after, 'robb-stark')).face).toBe('up');
  });

  test('AGOT-ZONE-m: a pile keeps its order', () => {
    const before = given({ seats: [{ discard: ['ice', 'summer'], hand: ['drogon'] }, {}] });
    const { state: after } = happen(before, { is: 'cardDiscarded', card: the(before, 'drogon') });

    expect(namesIn({ state: after }, discardOf(0))).toEqual(['drogon', 'ice', 'summer']);
  });

  test('AGOT-ZONE-o: what is removed from the game lies apart for good', () => {
    const before = given({ seats: [{ play: ['varys'] }, {}] });
    const { state: after } = happen(before, leaving(before, the(before, 'varys'), { to: 'removed', how: 'removed' }));

    expect(namesIn({ state: after }, REMOVED)).toEqual(['varys']);
    expect(isInPlay(after, the(after, 'varys'))).toBe(false);
  });

  test('AGOT-ZONE-p, AGOT-GAIN-a: gold goes into the pool and leaves from there; power goes onto the named card', () => {
    const before = given({ seats: [{ gold: 0, play: ['robb-stark'] }, {}] });
    const { state: after } = happen(
      before,
      { is: 'goldGained', seat: 0, amount: 2 },
      { is: 'powerGained', card: the(before, 'robb-stark'), amount: 1 },
    );

    expect(after.gold[0]).toBe(2);
    expect(cardOf(after.table, the(after, 'robb-stark')).power).toBe(1);
  });
});

describe('what is known', () => {
  const state = given({
    seats: [
      {
        hand: ['ice'],
        discard: ['summer'],
        dead: ['drogon'],
        play: ['robb-stark (power 2) + varys (duplicate, facedown)'],
        usedPlots: ['taxation'],
      },
      {},
    ],
  });

  test('AGOT-INFO-b: nobody sees a draw deck, not even its owner', () => {
    const [top] = cardsIn(state.table, deckOf(0));
    if (top === undefined) throw new Error('a deck');

    expect([mayKnow(state.table, top, 0), mayKnow(state.table, top, 1)]).toEqual([false, false]);
  });

  test('AGOT-INFO-e, AGOT-INFO-f, AGOT-INFO-g: piles, pools, tokens, used plots and counts are open', () => {
    const [seen] = view(state, 1).seats;

    expect(
      [...(seen?.discard ?? []), ...(seen?.dead ?? []), ...(seen?.usedPlots ?? [])].every(({ face }) => face === 'up'),
    ).toBe(true);
    expect(seen).toMatchObject({ gold: 5, power: 2, deck: { size: 10 } });
    expect(seen?.hand).toEqual([{ face: 'down' }]);
  });

  test('AGOT-INFO-h, AGOT-FACE-a: others see nothing of a facedown card', () => {
    expect(JSON.stringify(view(state, 1))).not.toContain('varys');
  });

  test('AGOT-INFO-h: not even after its player has looked at the same table', () => {
    const arya = given({ seats: [{ play: ['arya-stark + robb-stark (duplicate, facedown)'] }, {}] });
    const isSeenBy = (viewer: 0 | 1 | 'spectator') => JSON.stringify(view(arya, viewer)).includes('robb-stark');

    expect([isSeenBy(0), isSeenBy(1), isSeenBy('spectator'), isSeenBy(0)]).toEqual([true, false, false, true]);
  });

  test('AGOT-INFO-a: what lies open is one thing for everybody who looks, and a hand is not', () => {
    const open = given({ seats: [{ play: ['arya-stark'], hand: ['ice'] }, {}] });

    expect(view(open, 1).seats[0]?.characters).toBe(view(open, 0).seats[0]?.characters);
    expect(view(open, 1).seats[0]?.hand).toEqual([{ face: 'down' }]);
  });
});

describe('types of cards', () => {
  test('AGOT-TYPE-f: an agenda cannot be removed from the game', () => {
    const state = given({ seats: [{ agenda: 'fealty' }, {}] });

    expect(canHappen(layer, state, leaving(state, the(state, 'fealty'), { to: 'removed', how: 'removed' }))).not.toBe(
      'allowed',
    );
  });

  test('AGOT-TYPE-g: a plot has four values', () => {
    const state = given({ seats: [{ plot: 'the-winds-of-winter' }, {}] });

    expect(
      (['income', 'initiative', 'claim', 'reserve'] as const).map((value) => plotValueOf(state, 0, value)),
    ).toEqual([3, 4, 2, 5]);
  });

  test('AGOT-TYPE-h, AGOT-KILL-a: only characters have strength and can be killed', () => {
    const state = given({ seats: [{ play: ['the-wall', 'robb-stark'] }, {}] });

    expect(strengthOf(state, the(state, 'the-wall'))).toBe(0);
    expect(canHappen(layer, state, killing(state, the(state, 'the-wall')))).not.toBe('allowed');
    expect(canHappen(layer, state, killing(state, the(state, 'robb-stark')))).toBe('allowed');
  });

  test('AGOT-TYPE-i: a location stays in play and works by its text', () => {
    const table = actions({ phase: 'marshaling', seats: [{ gold: 0, hand: ['the-roseroad'] }, {}] });
    table.seat(0).takes(use('the-roseroad', 'marshal'));

    expect(plotValueOf(table.state, 0, 'income')).toBe(4);
    table.seat(0).isAsked('pause');
  });

  test('AGOT-TYPE-j, AGOT-TYPE-k: an event is never marshaled and cannot enter play as itself', () => {
    const state = given({ seats: [{ hand: ['superior-claim'] }, {}] });
    const entered = {
      is: 'cardEntered',
      card: the(state, 'superior-claim'),
      seat: 0,
      from: handOf(0),
      how: 'put',
      as: 'printed',
      stance: 'standing',
      face: 'up',
    } as const;

    expect(canHappen(layer, state, entered)).not.toBe('allowed');
    actions({ phase: 'marshaling', windows: 'open', seats: [{ hand: ['superior-claim'] }, {}] })
      .seat(0)
      .mayNotTake(use('superior-claim', 'marshal'));
  });

  test('AGOT-TYPE-l: a title is in play as long as it is held', () => {
    const state = given({ seats: [{ title: 'crown-regent' }, {}, {}] });

    expect(isInPlay(state, the(state, 'crown-regent'))).toBe(true);
    expect(isInPlay(state, the(state, 'master-of-laws'))).toBe(false);
  });

  test('AGOT-ANAT-g: neutral cards are of no faction', () => {
    const state = given({ seats: [{ play: ['littlefinger', 'robb-stark'] }, {}] });

    expect(FACTIONS.filter((faction) => isOf(state, the(state, 'littlefinger'), faction))).toEqual([]);
    expect(FACTIONS.filter((faction) => isOf(state, the(state, 'robb-stark'), faction))).toEqual(['stark']);
  });

  test('AGOT-ANAT-h: what is printed does not change', () => {
    const state = given({ seats: [{ play: ['robb-stark'] }, {}] });
    const stronger = withLasting(state, { cards: [the(state, 'robb-stark')] }, add(STRENGTH, 4));
    const fact = FACTS.find(({ id }) => id === 'robb-stark');

    expect(strengthOf(stronger, the(stronger, 'robb-stark'))).toBe(9);
    expect(fact?.type === 'character' ? fact.strength : 0).toBe(5);
  });
});

describe('attachments', () => {
  test('AGOT-ATT-c: a card carries any number of them', () => {
    const state = given({ seats: [{ play: ['robb-stark + noble-lineage + noble-lineage + little-bird + ice'] }, {}] });

    expect(view(state, 0).seats[0]?.characters[0]?.attachments).toHaveLength(4);
  });

  test('AGOT-ATT-f: who controls one keeps it when the card changes hands', () => {
    const before = given({ seats: [{ play: ['ranging-party + syrios-training'] }, {}] });
    const { state: after } = happen(before, { is: 'controlTaken', card: the(before, 'ranging-party'), seat: 1 });

    expect(cardOf(after.table, the(after, 'syrios-training')).controller).toBe(0);
    expect(cardOf(after.table, the(after, 'ranging-party')).controller).toBe(1);
  });

  test.each([
    ['knelt', 'robb-stark', 'robb-stark + ice', 'robb-stark (kneeling) + ice'],
    ['knelt', 'ice', 'robb-stark + ice', 'robb-stark + ice (kneeling)'],
    ['stood', 'robb-stark', 'robb-stark (kneeling) + ice (kneeling)', 'robb-stark + ice (kneeling)'],
    ['stood', 'ice', 'robb-stark (kneeling) + ice (kneeling)', 'robb-stark (kneeling) + ice'],
  ] as const)(
    'AGOT-ATT-h: an attachment and the card it is on kneel and stand each by itself (%s, %s)',
    (is, name, from, to) => {
      const before = given({ seats: [{ play: [from] }, {}] });
      const { state } = happen(before, { is, card: the(before, name) });

      expect(inPlay({ state }, 0)).toEqual([to]);
    },
  );

  test('AGOT-ATT-i: where copies are limited, only so many may be on one card', () => {
    const state = given({ seats: [{ hand: ['noble-lineage'], play: ['robb-stark + noble-lineage'] }, {}] });
    const [more] = cardsIn(state.table, handOf(0));
    if (more === undefined) throw new Error('a card');
    const mayHaveMore = () => mayBeOn(state, more, the(state, 'robb-stark'), 0);
    const printed = definitionOf(printedId('noble-lineage'));
    expect(mayHaveMore()).toBe(true);

    // No card of the core set limits its copies, so the text of one is changed for a moment.
    define({ 'noble-lineage': { ...printed, perCard: 1 } });
    const isLimited = !mayHaveMore();
    define({ 'noble-lineage': printed });

    expect(isLimited).toBe(true);
  });

  test('AGOT-KW-NOATT-d: one variant that forbids it is enough', () => {
    const state = given({ seats: [{ play: ['braided-warrior'], hand: ['drogos-arakh'] }, {}] });
    const warrior = the(state, 'braided-warrior');
    expect(mayBeOn(state, the(state, 'drogos-arakh'), warrior, 0)).toBe(true);
    const bare = withLasting(state, { cards: [warrior] }, { is: 'gain', what: KEYWORD, name: 'noAttachments' });

    expect(mayBeOn(bare, the(bare, 'drogos-arakh'), warrior, 0)).toBe(false);
  });
});

describe('values', () => {
  const state = given({ seats: [{ play: ['robb-stark'] }, {}] });
  const robb = the(state, 'robb-stark');
  const strengthWith = (...gives: Parameters<typeof withLasting>[2][]) =>
    strengthOf(withLasting(state, { cards: [robb] }, ...gives), robb);

  test('AGOT-MOD-b: additions come before multiplications', () => {
    expect(strengthWith(multiply(STRENGTH, 2), add(STRENGTH, 1))).toBe(12);
  });

  test('AGOT-MOD-c: fractions are rounded up at the end', () => {
    expect(strengthWith(multiply(STRENGTH, 0.5))).toBe(3);
  });

  test('AGOT-MOD-d: a set value overrides the others; of several the latest holds', () => {
    expect(strengthWith(setTo(STRENGTH, 1), add(STRENGTH, 5), setTo(STRENGTH, 2))).toBe(2);
  });

  test('AGOT-MOD-e: a surplus of negative modifiers is remembered, and nothing is below 0', () => {
    expect(strengthWith(add(STRENGTH, -9))).toBe(0);
    expect(strengthWith(add(STRENGTH, -9), add(STRENGTH, 3))).toBe(0);
  });

  test('AGOT-MOD-f: icons are counted, and never below 0', () => {
    const lost = withLasting(
      state,
      { cards: [robb] },
      { is: 'lose', what: ICON, name: 'military' },
      { is: 'lose', what: ICON, name: 'military' },
    );
    const again = withLasting(lost, { cards: [robb] }, { is: 'gain', what: ICON, name: 'military' });

    expect(iconCount(lost, robb, 'military')).toBe(0);
    expect(iconCount(again, robb, 'military')).toBe(0);
  });

  test('AGOT-CONST-a, AGOT-CONST-c: a constant text works from play only, and several of a kind add up', () => {
    const two = given({
      seats: [{ play: ['braided-warrior + widows-wail + widows-wail'], hand: ['widows-wail'] }, {}],
    });

    expect(strengthOf(two, the(two, 'braided-warrior'))).toBe(7);
  });

  test('AGOT-PLOT-j: what stands in a blank box adds nothing to the plot', () => {
    const rich = given({ seats: [{ play: ['littlefinger'] }, {}] });
    const blank = withLasting(rich, { cards: [the(rich, 'littlefinger')] }, { is: 'blank', except: 'traits' });

    expect([plotValueOf(rich, 0, 'income'), plotValueOf(blank, 0, 'income')]).toEqual([4, 3]);
  });

  test('AGOT-POWER-a: power counts wherever it lies on a player’s cards', () => {
    const mighty = given({
      seats: [{ faction: 'house-stark (power 3)', play: ['robb-stark (power 2)', 'the-wall (power 1)'] }, {}],
    });

    expect(powerOf(mighty, 0)).toBe(6);
  });

  test('AGOT-MOVE-b, AGOT-MOVE-c: nothing moves to where it is, and there must be something to move', () => {
    const mighty = given({ seats: [{ faction: 'house-stark (power 3)' }, {}] });
    const own = factionCardOf(mighty, 0);
    const other = factionCardOf(mighty, 1);

    expect(canHappen(layer, mighty, { is: 'powerMoved', from: own, card: own, amount: 1 })).not.toBe('allowed');
    expect(canHappen(layer, mighty, { is: 'powerMoved', from: other, card: own, amount: 1 })).not.toBe('allowed');
    expect(canHappen(layer, mighty, { is: 'powerMoved', from: own, card: other, amount: 1 })).toBe('allowed');
  });

  test('AGOT-CLAIM-d: a claim of 0 is possible', () => {
    const plot = revealedPlotOf(state, 0);
    if (plot === undefined) throw new Error('a plot');

    expect(plotValueOf(withLasting(state, { cards: [plot] }, add('claim', -3)), 0, 'claim')).toBe(0);
  });
});

describe('keywords', () => {
  const state = given({ seats: [{ play: ['robb-stark'], hand: ['burned-men'] }, {}] });
  const robb = the(state, 'robb-stark');

  test('AGOT-KW-a: a card has one or has it not, from however many sources', () => {
    const more = withLasting(state, { cards: [robb] }, { is: 'gain', what: KEYWORD, name: 'renown' });
    const lost = withLasting(state, { cards: [robb] }, { is: 'blank', except: 'traits' });

    expect([
      hasKeyword(state, robb, 'renown'),
      hasKeyword(more, robb, 'renown'),
      hasKeyword(lost, robb, 'renown'),
    ]).toEqual([true, true, false]);
  });

  test('AGOT-KW-b, AGOT-KW-c: these are all there are', () => {
    const known: readonly string[] = [...PLAIN_KEYWORDS, 'ambush', 'noAttachmentsExcept', 'noAttachmentsWith'];

    expect(FACTS.flatMap(({ keywords }) => keywords).every(({ is }) => known.includes(is))).toBe(true);
  });

  test('AGOT-KW-AMBUSH-c: with several ambush values the player chooses which to pay', () => {
    const men = the(state, 'burned-men');
    const twice = withLasting(state, { cards: [men] }, { is: 'gain', what: KEYWORD, name: ambushFor(4) });

    expect(ambushValues(twice, men)).toEqual([2, 4]);
  });

  test('AGOT-KW-STEALTH-d: a bypassed character may still be put into the challenge', () => {
    const described = given({
      challenge: { attacker: 1, type: 'military', against: 0 },
      seats: [{ play: ['robb-stark'] }, { play: ['asha-greyjoy (attacking)'] }],
    });
    const { state: challenged } = happen(described, {
      is: 'bypassed',
      by: the(described, 'asha-greyjoy'),
      card: the(described, 'robb-stark'),
    });
    expect(eligibleDefenders(challenged)).toEqual([]);

    expect(
      canHappen(layer, challenged, { is: 'joinedChallenge', card: the(challenged, 'robb-stark'), side: 'defending' }),
    ).toBe('allowed');
  });

  test('AGOT-KW-LIMITED-b, AGOT-KW-LIMITED-c: one limited card a round; what an effect puts into play does not count', () => {
    const table = actions({
      phase: 'marshaling',
      windows: 'open',
      seats: [{ hand: ['the-roseroad', 'the-kingsroad', 'lannisport-moneylender'] }, {}],
    });
    table.seat(0).takes(use('the-roseroad', 'marshal'));
    table.seat(1).passes();
    table.seat(0).mayNotTake(use('the-kingsroad', 'marshal')).mayNotTake(use('lannisport-moneylender', 'marshal'));
    const before = given({ seats: [{ hand: ['the-roseroad'] }, {}] });
    const entered = (how: 'put' | 'marshaled') =>
      happen(before, entering(before, the(before, 'the-roseroad'), { seat: 0, how })).state.deeds;

    expect(entered('put')).toEqual([]);
    expect(entered('marshaled')).toHaveLength(1);
  });
});

describe('unique cards and duplicates', () => {
  const marshaling = { phase: 'marshaling', windows: 'open' } as const;

  test('AGOT-DUP-a, AGOT-DUP-b, AGOT-UNIQ-a: a further copy goes under the one in play and costs nothing', () => {
    const table = actions({ ...marshaling, seats: [{ gold: 0, hand: ['robb-stark'], play: ['robb-stark'] }, {}] });
    table.seat(0).mayNotTake(use('robb-stark', 'marshal')).takes(use('robb-stark', 'duplicate'));

    expect(inPlay(table, 0)).toEqual(['robb-stark + robb-stark (duplicate)']);
    expect(table.state.deeds).toMatchObject([{ is: 'duplicated' }]);
    table.seat(1).isAsked('actionWindow');
  });

  test('AGOT-UNIQ-c: nobody takes control of a unique card of which they have a copy', () => {
    const state = given({ seats: [{ play: ['robb-stark'] }, { play: ['robb-stark'] }] });
    const theirs = state.table.cards.find(({ printed, controller }) => printed === 'robb-stark' && controller === 1);
    if (theirs === undefined) throw new Error('the other Robb');

    expect(canHappen(layer, state, { is: 'controlTaken', card: theirs.id, seat: 0 })).not.toBe('allowed');
  });

  test('AGOT-UNIQ-d: who owns a copy that somebody else controls can neither marshal nor duplicate it', () => {
    const table = actions({
      ...marshaling,
      seats: [{ gold: 9, hand: ['robb-stark'] }, { play: ['robb-stark (owned by 0)'] }],
    });

    table.seat(0).mayNotTake(use('robb-stark', 'marshal')).mayNotTake(use('robb-stark', 'duplicate'));
  });

  test('AGOT-DEAD-c: only the own dead pile matters, for duplicates too', () => {
    const described = (dead: string[], others: string[]) =>
      actions({
        ...marshaling,
        seats: [{ gold: 9, hand: ['robb-stark'], play: ['robb-stark'], dead }, { dead: others }],
      });

    described(['robb-stark'], []).seat(0).mayNotTake(use('robb-stark', 'duplicate'));
    described([], ['robb-stark']).seat(0).mayTake(use('robb-stark', 'duplicate'));
  });

  test('AGOT-DUP-f, AGOT-DUP-k: each duplicate saves once, as a "would" interrupt', () => {
    const table = happening(
      { seats: [{ play: ['robb-stark + robb-stark (duplicate) + robb-stark (duplicate)'] }, {}] },
      (state) => [killing(state, the(state, 'robb-stark'))],
    );
    table.seat(0).isAsked('triggerWindow').takes({ is: 'use', ability: 'duplicateSaves' });

    expect(inPlay(table, 0)).toEqual(['robb-stark + robb-stark (duplicate)']);
    table.seat(0).isAsked('pause');
  });

  test('AGOT-DUP-j: a duplicate stays its owner’s when the card changes hands', () => {
    const before = given({ seats: [{ play: ['robb-stark + robb-stark (duplicate)'] }, {}] });
    const { state: after } = happen(before, { is: 'controlTaken', card: the(before, 'robb-stark'), seat: 1 });
    const duplicate = after.table.cards.find(({ as }) => as === 'duplicate');

    expect(duplicate?.controller).toBe(0);
  });

  test('AGOT-PART-d: who changes hands is out of the challenge', () => {
    const before = given({
      challenge: { attacker: 0, type: 'military' },
      seats: [{ play: ['ranging-party (attacking)'] }, {}],
    });
    const { state: after } = happen(before, { is: 'controlTaken', card: the(before, 'ranging-party'), seat: 1 });

    expect(cardOf(after.table, the(after, 'ranging-party')).part).toBe('none');
  });
});

describe('leaving play', () => {
  test('AGOT-LEAVE-a, AGOT-LEAVE-c, AGOT-LEAVE-d, AGOT-SIM-d: tokens, duplicates and attachments go at the same time', () => {
    const table = happening(
      { seats: [{ play: ['robb-stark (power 3) + ice + robb-stark (duplicate)'] }, {}] },
      (state) => [leaving(state, the(state, 'robb-stark'), { to: 'discard', how: 'discarded', save: 'impossible' })],
    );
    const { state } = table;

    expect(namesIn(table, discardOf(0)).filter((name) => name === 'robb-stark')).toHaveLength(2);
    expect(namesIn(table, handOf(0))).toEqual(['ice']);
    expect(state.table.cards.every(({ power }) => power === 0)).toBe(true);
    table.seat(0).isAsked('pause');
  });

  test('AGOT-LEAVE-b, AGOT-LIMIT-b: what comes back is a new card, with fresh limits', () => {
    const before = given({ seats: [{ play: ['magister-illyrio'] }, {}] });
    const self = the(before, 'magister-illyrio');
    const ability = { self, printed: printedId('magister-illyrio'), key: 'action' };
    const strong = withLasting(before, { cards: [self] }, add(STRENGTH, 3));
    const { state: used } = happen(strong, { is: 'abilityUsed', ability, name: 'Magister Illyrio', by: 0 });
    expect(usesOf(used, ability, 0, 'phase')).toBe(1);
    const { state: gone } = happen(used, leaving(used, self, { to: 'hand', how: 'returned' }));

    expect(gone.lasting).toEqual([]);
    expect(usesOf(gone, ability, 0, 'phase')).toBe(0);
  });
});

test('AGOT-FIRST-g, AGOT-GOLD-d: player order is the first player, then clockwise', () => {
  expect(playerOrder(given({ first: 2, seats: [{}, {}, {}, {}] }))).toEqual([2, 3, 0, 1]);
  expect(playerOrder(given({ first: 2, seats: [{}, {}, {}, {}], eliminated: [3] }))).toEqual([2, 0, 1]);
});

test('AGOT-GOLD-c: "cannot" is absolute', () => {
  const state = given({ seats: [{ play: ['robb-stark (kneeling)'] }, {}] });
  const bound = withLasting(
    state,
    { cards: [the(state, 'robb-stark')] },
    { is: 'cannot', what: 'stood', rule: 'AGOT-GOLD-c' },
  );

  expect(canHappen(layer, state, { is: 'stood', card: the(state, 'robb-stark') })).toBe('allowed');
  expect(canHappen(layer, bound, { is: 'stood', card: the(bound, 'robb-stark') })).not.toBe('allowed');
});
