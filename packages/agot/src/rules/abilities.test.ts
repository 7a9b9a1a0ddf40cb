import { cardOf, cardsIn, printedId } from '@kronika/kernel';
import { add, amended, canHappen, isUntouchable, untilEndOf, useOf } from '@kronika/lcg';
import { describe, expect, test } from 'vitest';
import type { AgotEvent } from '../event.ts';
import { actions, card, defending, happening, resolving, revealed, use } from '../testing/card-table.ts';
import { given, the } from '../testing/given.ts';
import { withLasting } from '../testing/lasting.ts';
import { inPlay, namesIn, strengthOn } from '../testing/shown.ts';
import { askedSeat, kinds, situated, until } from '../testing/whole-game.ts';
import { killing } from '../verbs/leaving.ts';
import { ASIDE, deadOf, deckOf, discardOf, handOf } from '../zones.ts';
import { layer } from './layer.ts';
import { STRENGTH } from './values.ts';

const power = { attacker: 0, type: 'power' } as const;
const military = { attacker: 0, type: 'military' } as const;

describe('kinds of abilities', () => {
  test('AGOT-ABIL-e: what a text lets be done is the choice of who controls the card, not of who owns it', () => {
    const table = actions({
      phase: 'dominance',
      turn: 1,
      seats: [{ play: ['the-tickler (owned by 1)'] }, { deck: ['bran-stark', 'ice'], play: ['bran-stark'] }],
    });
    table.seat(1).isNotAsked();
    table.seat(0).takes(use('the-tickler')).isAsked('discardCopy').mayTake({ is: 'decline' });
    table.seat(1).isNotAsked();
    table.seat(0).declines();

    expect(inPlay(table, 1)).toEqual(['bran-stark']);
    table.seat(0).isAsked('pause');
  });

  test('AGOT-ABIL-e: where a player is named, the choice is theirs', () => {
    // The winner decides about renown, whoever is first (AGOT-KW-RENOWN-a).
    const table = resolving({
      first: 0,
      challenge: { attacker: 1, type: 'power', against: 0 },
      seats: [{}, { play: ['robert-baratheon (kneeling, attacking)'] }],
    });
    table.seat(0).isNotAsked();
    table.seat(1).isAsked('renown').picks();

    expect(inPlay(table, 1)).toEqual(['robert-baratheon (kneeling, attacking)']);
    table.seat(0).isAsked('pause');
  });

  test('AGOT-LIMIT-d: a maximum is counted for each player', () => {
    const dominance = { hand: ['take-the-black', 'take-the-black'], gold: 9 };
    const table = actions({
      phase: 'dominance',
      seats: [
        { ...dominance, play: ['burned-men', 'burned-men'] },
        { ...dominance, play: ['ranging-party', 'ranging-party'] },
      ],
    });
    table.seat(0).takes(use('take-the-black')).picks(card('ranging-party'));
    table.seat(1).takes(use('take-the-black')).picks(card('burned-men'));

    expect(inPlay(table, 0)).toEqual(['burned-men', 'ranging-party']);
    // Each has a second one in hand, gold for it, and cards to take.
    expect([0, 1].map((seat) => table.state.gold[seat])).toEqual([6, 6]);
    table.seat(0).isAsked('pause');
  });

  test('AGOT-LIMIT-d: so is a limit, where a card changes sides', () => {
    const hunted = () =>
      actions({
        phase: 'dominance',
        seats: [
          { hand: ['ice', 'ice'], play: ['old-forest-hunter'], gold: 0 },
          { hand: ['take-the-black', 'ice', 'ice'], gold: 3 },
        ],
      });
    const table = hunted();
    table.seat(0).takes(use('old-forest-hunter')).picks(card('ice'));
    table.seat(1).passes();
    table.seat(0).isAsked('pause');
    const taken = hunted();
    taken.seat(0).takes(use('old-forest-hunter')).picks(card('ice'));
    taken.seat(1).takes(use('take-the-black'));
    taken.seat(1).takes(use('old-forest-hunter')).picks(card('ice'));

    expect(taken.state.gold).toEqual([1, 1]);
    taken.seat(0).isAsked('pause');
  });

  test('AGOT-ABIL-a, AGOT-ABIL-c: actions and reactions are offered, and may be declined', () => {
    const table = resolving({
      challenge: power,
      seats: [{ hand: ['superior-claim'], play: ['robert-baratheon (kneeling, attacking)'] }, {}],
    });
    table.seat(0).isAsked('triggerWindow').passes();

    expect(namesIn(table, handOf(0))).toEqual(['superior-claim']);
    table.seat(0).isAsked('renown');
  });

  test('AGOT-ABIL-b, AGOT-ABIL-d: a forced reaction simply happens', () => {
    const table = resolving({ challenge: power, seats: [{ play: ['ser-jorah-mormont (kneeling, attacking)'] }, {}] });

    expect(inPlay(table, 0)).toEqual(['ser-jorah-mormont (kneeling, betrayal 1, attacking)']);
    table.seat(0).isAsked('renown');
  });

  test('AGOT-ABIL-f, AGOT-ABIL-g: texts of characters work from play and reach cards in play', () => {
    const table = actions({ windows: 'open', seats: [{ hand: ['margaery-tyrell', 'left'] }, {}] });

    table.seat(0).mayNotTake(use('margaery-tyrell'));
  });

  test('AGOT-GOLD-a, AGOT-GOLD-b: the text of a card wins over the rules: who would kneel to defend does not', () => {
    const table = defending({
      challenge: { attacker: 1, type: 'military', against: 0 },
      seats: [{ play: ['left', 'right (kneeling)'] }, { play: ['tumblestone-knight (kneeling, attacking)'] }],
    });
    table.seat(0).isAsked('declareDefenders').picks(card('left'));

    expect(inPlay(table, 0)).toContain('left');
    table.seat(0).isAsked('pause');
  });

  test('AGOT-PLAY-b: a permission lets a card be used at another time', () => {
    const table = actions({ seats: [{ gold: 2, hand: ['burned-men'] }, {}] });
    table.seat(0).takes(use('burned-men', 'ambush'));

    expect(inPlay(table, 0)).toEqual(['burned-men']);
    table.seat(0).isAsked('pause');
  });

  test('AGOT-PLAY-c: a qualifier before a list holds for all of it', () => {
    const table = actions({ windows: 'open', seats: [{ hand: ['fire-and-blood'], dead: ['unsullied'] }, {}] });

    table.seat(0).mayNotTake(use('fire-and-blood'));
  });

  test('AGOT-EFF-a, AGOT-EFF-e: what is paid for an ability is its cost, what it does is a card effect', () => {
    const table = actions({ seats: [{ play: ['margaery-tyrell', 'left'] }, {}] });
    table.seat(0).takes(use('margaery-tyrell'));
    table.seat(0).picks(card('left'));
    const causes = table.happened.flatMap(({ event }) =>
      'cause' in event && typeof event.cause === 'object' && event.cause !== null && 'is' in event.cause
        ? [[event.is, event.cause.is]]
        : [],
    );

    expect(causes).toEqual([
      ['knelt', 'cost'],
      ['effectBegan', 'ability'],
    ]);
    table.seat(0).isAsked('pause');
  });
});

describe('using an ability', () => {
  test('AGOT-SEQ-a, AGOT-SEQ-b: it is declared only where it may be used and could change something', () => {
    actions({ windows: 'open', seats: [{ play: ['magister-illyrio'], gold: 5 }, {}] })
      .seat(0)
      .mayNotTake(use('magister-illyrio'));
  });

  test('AGOT-SEQ-c, AGOT-SEQ-i: costs are reckoned with what modifies them', () => {
    const table = actions({
      phase: 'marshaling',
      seats: [{ gold: 2, hand: ['drogon'], play: ['illyrios-estate'] }, {}],
    });
    table.seat(0).mayNotTake(use('drogon', 'marshal')).takes(use('illyrios-estate'));

    table.seat(0).takes(use('drogon', 'marshal'));
    expect(table.state.gold[0]).toBe(0);
    table.seat(0).isAsked('pause');
  });

  test('AGOT-SEQ-d, AGOT-SEQ-e: costs are paid before targets are chosen', () => {
    const table = actions({
      seats: [{ gold: 2, play: ['magister-illyrio', 'drogon (kneeling)', 'rhaegal (kneeling)'] }, {}],
    });
    table.seat(0).takes(use('magister-illyrio')).isAsked('chooseCharacter').picks(card('rhaegal'));

    // It is decided about before, and judged by how things stand then.
    const kinds = table.happened.map(({ event }) => event.is);
    expect(kinds.indexOf('goldSpent')).toBeGreaterThan(kinds.indexOf('abilityUsed'));
    expect(kinds.indexOf('goldSpent')).toBeLessThan(kinds.indexOf('stood'));
    expect(table.state.gold[0]).toBe(0);
  });

  test('AGOT-SEQ-f, AGOT-SEQ-g, AGOT-TIME-e, AGOT-CANCEL-a: where it would initiate it can be cancelled', () => {
    const table = actions({
      seats: [{ hand: ['growing-strong'], play: ['left'] }, { play: ['bran-stark'] }],
    });
    table.seat(0).takes(use('growing-strong'));
    table.seat(0).picks(card('left'));
    table.seat(1).isAsked('triggerWindow').takes(use('bran-stark'));

    expect(strengthOn(table, 'left')).toBe(2);
    expect(namesIn(table, discardOf(0))).toEqual(['growing-strong']);
    table.seat(0).isAsked('pause');
  });

  test('AGOT-CANCEL-b, AGOT-EVENT-e: a cancelled event was played and paid for, and cannot be cancelled again', () => {
    const table = actions({
      seats: [
        { gold: 1, hand: ['growing-strong'], play: ['left'] },
        { gold: 2, hand: ['the-hands-judgment'], play: ['bran-stark'] },
      ],
    });
    table.seat(0).takes(use('growing-strong'));
    table.seat(0).picks(card('left'));
    table.seat(1).takes(use('bran-stark'));

    expect(table.state.gold[0]).toBe(0);
    expect(table.state.deeds).toMatchObject([{ is: 'played', seat: 0 }]);
    table.seat(0).isAsked('pause');
  });

  test('AGOT-SEQ-h: what happens while paying can be answered', () => {
    const table = actions({ seats: [{ play: ['handmaiden', 'daenerys-targaryen (kneeling)'] }, {}] });
    table.seat(0).takes(use('handmaiden'));

    expect(kinds(table).indexOf('leftPlay')).toBeLessThan(kinds(table).indexOf('stood'));
    table.seat(0).isAsked('pause');
  });

  test('AGOT-EVENT-a: an event says when it can be played', () => {
    actions({ windows: 'open', seats: [{ hand: ['for-the-north'], play: ['robb-stark'] }, {}] })
      .seat(0)
      .mayNotTake(use('for-the-north'));
  });

  test('AGOT-EVENT-b, AGOT-EVENT-c: while it resolves it is neither in hand nor discarded', () => {
    const table = actions({ seats: [{ hand: ['growing-strong'], play: ['left'] }, { play: ['bran-stark'] }] });
    table.seat(0).takes(use('growing-strong')).picks(card('left'));

    table.seat(1).isAsked('triggerWindow');
    expect(namesIn(table, ASIDE)).toEqual(['growing-strong']);
    table.seat(1).passes();
    expect(namesIn(table, discardOf(0))).toEqual(['growing-strong']);
    table.seat(0).isAsked('pause');
  });

  test('AGOT-EVENT-d: a lasting effect holds for whom it was made', () => {
    const table = actions({ seats: [{ hand: ['growing-strong'], play: ['left', 'right'] }, {}] });
    table.seat(0).takes(use('growing-strong'));
    table.seat(0).picks(card('left'));

    expect(table.state.lasting[0]?.cards).toEqual([the(table.state, 'left')]);
    table.seat(0).isAsked('pause');
  });
});

describe('costs and targets', () => {
  test('AGOT-COST-c, AGOT-COST-d: costs are paid with one’s own cards and gold', () => {
    actions({
      windows: 'open',
      challenge: military,
      seats: [{ gold: 1, hand: ['dracarys'] }, { play: ['drogon', 'unsullied (defending)'] }],
    })
      .seat(0)
      .mayNotTake(use('dracarys'));
  });

  test('AGOT-COST-e: several costs are paid at once, or not at all', () => {
    const seats = (gold: number) => [{ gold, play: ['highgarden', 'left (attacking)'] }, {}];
    actions({ windows: 'open', challenge: military, seats: seats(0) })
      .seat(0)
      .mayNotTake(use('highgarden'));
    const table = actions({ challenge: military, seats: seats(1) });
    table.seat(0).takes(use('highgarden'));

    expect(kinds(table).slice(0, 3).toSorted()).toEqual(['abilityUsed', 'goldSpent', 'knelt']);
    table.seat(0).isAsked('pause');
  });

  test('AGOT-TARG-a, AGOT-TARG-c: who uses it chooses, several targets at once', () => {
    const table = actions({ seats: [{ hand: ['growing-strong'], play: ['left', 'right', 'garden-caretaker'] }, {}] });
    table.seat(0).takes(use('growing-strong'));

    table.seat(0).isAsked('chooseCharacters').picks(card('left'), card('right'));
    expect(strengthOn(table, 'right')).toBe(5);
    table.seat(0).isAsked('pause');
  });

  test('AGOT-TARG-e: what is needed later is not asked for at first', () => {
    const table = actions({
      challenge: military,
      seats: [{ hand: ['for-the-north'], play: ['robb-stark (attacking)'], deck: ['ice', 'ice'] }, {}],
    });
    table.seat(0).takes(use('for-the-north'));

    expect(table.state.delayed).toHaveLength(1);
    table.seat(0).isAsked('pause');
  });

  test('AGOT-TARG-g: a card that is only picked is no target', () => {
    const table = resolving({
      challenge: { attacker: 0, type: 'intrigue' },
      seats: [{ hand: ['left', 'right'], play: ['the-queen-of-thorns (kneeling, attacking)'] }, {}],
    });
    table.seat(0).takes(use('the-queen-of-thorns'));

    table.seat(0).isAsked('choosePutIntoPlay').takes(card('left'));
    expect(inPlay(table, 0)).toContain('left');
    table.seat(0).isAsked('pause');
  });

  test('AGOT-EFF-c: an effect without targets takes as many as there are', () => {
    const table = resolving({
      challenge: power,
      seats: [{ deck: ['ice', 'summer'], play: ['the-mander', 'robert-baratheon (kneeling, attacking)'] }, {}],
    });
    table.seat(0).takes(use('the-mander'));

    // Who draws the last card is out of the game.
    expect(table.match.outcome).toMatchObject({ winners: [1] });
  });

  test('AGOT-EFF-d: the end of an effect is no effect', () => {
    const table = situated({
      seats: [{ hand: ['growing-strong'], play: ['randyll-tarly (kneeling)', 'left (kneeling)'] }, {}],
    });
    table.seat(0).takes(use('growing-strong'));
    table.seat(0).picks(card('left'));
    until(table, 'choosePlot');

    expect(
      table.happened.some(({ event }) => event.is === 'abilityUsed' && JSON.stringify(event).includes('randyll')),
    ).toBe(false);
    expect(table.state.lasting).toEqual([]);
  });

  test('AGOT-THEN-a: what follows "then" needs what came before it', () => {
    const table = actions({ phase: 'plot', seats: [{ hand: ['ser-davos-seaworth'], play: ['arianne-martell'] }, {}] });
    table.seat(0).takes(use('arianne-martell'));

    expect(inPlay(table, 0)).toEqual(['ser-davos-seaworth']);
    expect(namesIn(table, handOf(0))).toEqual(['arianne-martell']);
    table.seat(0).isAsked('pause');
  });

  test('AGOT-LAST-c: nothing lasts until the end of what is over', () => {
    expect(untilEndOf(given({}), 'challenge')).toBeUndefined();
    expect(untilEndOf(given({}), 'phase')).toBeDefined();
  });
});

describe('timing', () => {
  test('AGOT-TIME-a, AGOT-TIME-b, AGOT-TIME-d: saves come first; what was saved from did not happen', () => {
    const table = happening(
      { seats: [{ play: ['shireen-baratheon + shireen-baratheon (duplicate)', 'robb-stark'] }, {}] },
      (state) => [killing(state, the(state, 'shireen-baratheon'))],
    );
    table.seat(0).isAsked('triggerWindow').takes({ is: 'use', ability: 'duplicateSaves' });

    expect(inPlay(table, 0)).toEqual(['shireen-baratheon', 'robb-stark']);
    table.seat(0).isAsked('pause');
  });

  test('AGOT-TIME-c, AGOT-REPL-b: a replacement changes how it happens, when all interrupts are done', () => {
    const table = happening({ seats: [{ play: ['ser-davos-seaworth'] }, {}] }, (state) => [
      killing(state, the(state, 'ser-davos-seaworth')),
    ]);
    table.seat(0).isAsked('triggerWindow').takes(use('ser-davos-seaworth'));

    expect(namesIn(table, handOf(0))).toEqual(['ser-davos-seaworth']);
    expect(namesIn(table, deadOf(0))).toEqual([]);
    table.seat(0).isAsked('pause');
  });

  test('AGOT-TIME-f, AGOT-TIME-g, AGOT-TIME-h, AGOT-TIME-j: the first player is asked first, each ability once for an occurrence', () => {
    const table = happening(
      { first: 1, seats: [{ play: ['joffrey-baratheon'] }, { play: ['joffrey-baratheon', 'robb-stark'] }] },
      (state) => [killing(state, the(state, 'robb-stark'))],
    );
    table.seat(1).isAsked('triggerWindow').takes(use('joffrey-baratheon'));
    table.seat(0).isAsked('triggerWindow').takes(use('joffrey-baratheon'));

    table.seat(0).isAsked('pause');
  });

  test('AGOT-TIME-l, AGOT-TIME-i: two that are killed together can be answered to one after the other', () => {
    const table = happening(
      { seats: [{ play: ['joffrey-baratheon'] }, { play: ['robb-stark', 'eddard-stark'] }] },
      (state) => [killing(state, the(state, 'robb-stark')), killing(state, the(state, 'eddard-stark'))],
    );
    const question = table.questionTo(0);
    expect(question.is === 'choose' ? question.options.filter(({ is }) => is === 'use') : []).toHaveLength(2);
    table.answer(0, 0);
    table.answer(0, 0);

    expect(inPlay(table, 0)).toEqual(['joffrey-baratheon (power 2)']);
    table.seat(0).isAsked('pause');
  });

  test('AGOT-FORCED-b, AGOT-FIRST-d, AGOT-SIM-b, AGOT-1.3-d, AGOT-PLOT-e: the first player orders what is forced at once', () => {
    const table = revealed(
      {
        first: 1,
        seats: [
          { plot: 'counting-coppers' },
          { plot: 'confiscation', play: ['courtesan-of-the-rose + noble-lineage'] },
        ],
      },
      'counting-coppers',
      'confiscation',
    );
    table.seat(1).isAsked('nextForced').takes(use('confiscation'));

    const order = kinds(table).filter((kind) => kind === 'leftPlay' || kind === 'cardsDrawn');
    expect(order).toEqual(['leftPlay', 'cardsDrawn']);
    table.seat(0).isAsked('pause');
  });

  test('AGOT-REPL-c: of several replacements the last one used applies', () => {
    const state = given({ seats: [{ play: ['robb-stark'] }, {}] });
    const event = killing(state, the(state, 'robb-stark'));
    const toHand = { ...event, to: 'hand' } as const;
    const toDeck = { ...event, to: 'deckTop' } as const;
    const [after] = amended<AgotEvent>(
      [{ event, status: 'imminent' }],
      [
        { is: 'instead', at: 0, events: [toHand] },
        { is: 'instead', at: 0, events: [toDeck] },
      ],
    );

    expect(after?.instead).toEqual([toDeck]);
  });

  test('AGOT-NEST-a, AGOT-NEST-b: what a reaction brings about is played out before the rest goes on', () => {
    const table = happening(
      {
        seats: [
          { play: ['joffrey-baratheon'] },
          { play: ['robb-stark', 'eddard-stark (kneeling)', 'tumblestone-knight'] },
        ],
      },
      (state) => [killing(state, the(state, 'tumblestone-knight'))],
    );
    table.seat(1).isAsked('triggerWindow').takes(use('robb-stark'));

    expect(inPlay(table, 1)).toEqual(['robb-stark', 'eddard-stark']);
    table.seat(0).isAsked('pause');
  });

  test('AGOT-LIMIT-e: a phase counter begins anew with each phase', () => {
    const table = situated({
      phase: 'plot',
      seats: [{ gold: 9, play: ['magister-illyrio', 'robb-stark (kneeling)', 'sansa-stark (kneeling)'] }, {}],
    });
    table.seat(0).takes(use('magister-illyrio'));
    table.seat(0).picks(card('robb-stark'));

    expect(table.state.phase).toBe('draw');
    table.seat(0).mayTake(use('magister-illyrio'));
  });

  test('AGOT-DELAY-b: a delayed effect that resolves is no new ability', () => {
    const table = situated({ seats: [{ hand: ['waking-the-dragon'], play: ['khal-drogo (kneeling)'] }, {}] });
    table.seat(0).takes(use('waking-the-dragon'));
    table.seat(0).isAsked('initiateChallenge').passes();

    expect(table.happened.filter(({ event }) => event.is === 'abilityUsed')).toHaveLength(1);
    until(table, 'choosePlot');
  });

  test('AGOT-SIM-a: several players decide in player order, and then everything happens at once', () => {
    const table = revealed(
      {
        first: 1,
        seats: [{ plot: 'marched-to-the-wall', play: ['left', 'right'] }, { play: ['drogon', 'rhaegal'] }],
      },
      'marched-to-the-wall',
    );
    expect(table.match.open.map(({ question }) => question.seat)).toEqual([1]);
    table.seat(1).takes(card('drogon'));
    expect(inPlay(table, 1)).toHaveLength(2);
    table.seat(0).takes(card('left'));

    expect([inPlay(table, 0), inPlay(table, 1)]).toEqual([['right'], ['rhaegal']]);
    table.seat(0).isAsked('pause');
  });
});

describe('immunity', () => {
  const state = given({ seats: [{ play: ['left + heartsbane', 'margaery-tyrell'] }, {}] });
  const left = the(state, 'left');
  const immune = withLasting(state, { cards: [left] }, { is: 'immune', to: 'card' });
  const ability = { self: the(state, 'margaery-tyrell'), printed: printedId('margaery-tyrell'), key: 'action' };
  const knelt = (name: string, is: 'ability' | 'cost') =>
    ({ is: 'knelt', card: the(state, name), cause: { is, ability, by: 0 } }) as const;

  test('AGOT-IMM-a: who is immune is neither chosen nor changed', () => {
    expect(isUntouchable(layer, immune, useOf(ability, 0), left)).toBe(true);
    expect(canHappen(layer, state, knelt('left', 'ability'))).toBe('allowed');
    expect(canHappen(layer, immune, knelt('left', 'ability'))).not.toBe('allowed');
  });

  test('AGOT-IMM-b: what lies on it is not immune', () => {
    expect(canHappen(layer, immune, knelt('heartsbane', 'ability'))).toBe('allowed');
  });

  test('AGOT-IMM-c: what already lasts goes on', () => {
    const strong = withLasting(state, { cards: [left] }, add(STRENGTH, 2));

    expect(strongIn(withLasting(strong, { cards: [left] }, { is: 'immune', to: 'card' }))).toBe(4);
  });

  test('AGOT-IMM-d: it may be used to pay costs', () => {
    expect(canHappen(layer, immune, knelt('left', 'cost'))).toBe('allowed');
  });

  function strongIn(now: typeof state): number {
    return strengthOn({ state: now }, 'left');
  }
});

describe('looking and searching', () => {
  test('AGOT-LOOK-a, AGOT-LOOK-b, AGOT-SEARCH-a, AGOT-SEARCH-b: only who looks sees the cards; a searched deck is shuffled', () => {
    const table = revealed({ seats: [{ plot: 'summons', deck: ['robb-stark', 'ice', 'the-wall'] }, {}] }, 'summons');
    const seen = table.happened.find(({ event }) => event.is === 'cardsLooked');
    expect(seen).toBeDefined();
    table.seat(0).isAsked('search').takes(card('robb-stark'));

    expect(namesIn(table, handOf(0))).toEqual(['robb-stark']);
    expect(kinds(table)).toContain('deckShuffled');
    expect(cardsIn(table.state.table, deckOf(0))).toHaveLength(2);
    table.seat(0).isAsked('pause');
  });
});

test('AGOT-CHAL-e: who does not kneel must still stand to be declared', () => {
  const table = situated({
    step: 'opportunity',
    seats: [{ play: ['ser-jaime-lannister (kneeling)', 'tumblestone-knight'] }, {}],
  });
  table.seat(0).takes({ is: 'challenge', type: 'military' });

  expect(cardOf(table.state.table, the(table.state, 'ser-jaime-lannister')).part).toBe('none');
  expect(askedSeat(table)).toBeLessThan(2);
});

test('AGOT-TITLE-SHIPS-a: the Master of Ships claims more from rivals in military challenges', () => {
  const table = resolving({
    challenge: { attacker: 0, type: 'military', against: 1 },
    seats: [
      { title: 'master-of-ships', play: ['ranging-party (kneeling, attacking)'] },
      { title: 'master-of-laws', play: ['left', 'right', 'garden-caretaker'] },
      {},
    ],
  });
  const question = table.questionTo(1);

  expect(question.is === 'pick' ? question.min : 0).toBe(2);
  table.seat(1).isAsked('chooseKilled');
});
