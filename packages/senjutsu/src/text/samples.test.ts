import {
  ANYBODY,
  consequenceLine,
  LANGS,
  type Option,
  present,
  printedId,
  promptLine,
  type Question,
  type Reader,
  type RuleId,
  readerIn,
  seatsOf,
} from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import type { Kamae, LineRef, Occasion } from '../cards/pictograms.ts';
import { senjutsu } from '../game.ts';
import { type EndMessage, MESSAGE_KEYS, type OnCard, type SenjutsuKey, type SenjutsuMessage } from '../messages.ts';
import type { SenjutsuOption } from '../options.ts';
import { battle } from '../rules/testing/battle.ts';
import { BEHAVIOURS, CONTRACTS } from '../solo/foe.ts';
import { type Block, type Defeat, fighterId, TERRAIN } from '../state.ts';
import type { SenjutsuView } from '../view.ts';
import type { Seen } from './events.ts';
import { OCCASION_NAMES } from './names.ts';

const state = battle({
  heroes: [
    { cell: '0,2', focus: 2, stuns: 1, limps: [4], kamae: 'aggression', hand: ['steel-block', 'quick-stab'] },
    { cell: '0,-1', facing: 3, hero: 'master', bleeding: 1 },
  ],
  foes: [{ cell: '2,0' }, { cell: '-2,0', stuns: 1 }],
  pieces: TERRAIN.map((kind, at) => ({ kind, cells: [`${at - 4},4`] })),
});
const view = senjutsu.view(state, 0);
const [me, other] = seatsOf(2);
const [mine, theirs, foe] = [0, 1, 2].map((number) => fighterId(number));
if (me === undefined || other === undefined || mine === undefined || theirs === undefined || foe === undefined)
  throw new Error('two seats and a foe are needed');

const barge = printedId('oxen-barge');
const line = (...path: readonly number[]): LineRef => ({ segment: 'upper', path });
const on: OnCard = { printed: barge, line: line(1) };
const card = present(
  view.fighters.flatMap((fighter) => (fighter.is === 'hero' ? fighter.hand : [])).find((sight) => sight.face === 'up'),
  'a card in hand',
);
const cardId = card.face === 'up' ? card.card : undefined;
if (cardId === undefined) throw new Error('a known card is needed');

/** At least one message of each key, with everything it may say. */
const MESSAGES: { readonly [K in SenjutsuKey]: readonly Extract<SenjutsuMessage, { readonly key: K }>[] } = {
  placeTerrain: TERRAIN.map((kind) => ({ key: 'placeTerrain', kind })),
  placeFigure: [{ key: 'placeFigure' }],
  faceAtStart: [{ key: 'faceAtStart', at: '0,1' }],
  startHidden: [{ key: 'startHidden' }],
  prepareCards: [{ key: 'prepareCards' }],
  spawnCells: [1, 2, 4].map((count) => ({ key: 'spawnCells', count })),
  startReaction: [{ key: 'startReaction' }],
  chooseCard: [{ key: 'chooseCard' }],
  nameTarget: [{ key: 'nameTarget', on }],
  buyInitiative: [{ key: 'buyInitiative', on: { printed: printedId('wakizashi-slice') } }],
  replace: [{ key: 'replace', on }],
  widenBlock: [{ key: 'widenBlock', on }],
  chooseSpeed: [{ key: 'chooseSpeed', on: { printed: printedId('steel-block') } }],
  orderTie: [{ key: 'orderTie', speed: 5, with: [mine, theirs, foe] }],
  payToDiscard: [{ key: 'payToDiscard', card: cardId, focus: 2 }],
  discardToLimit: [1, 2].map((over) => ({ key: 'discardToLimit', over })),
  setStance: [{ key: 'setStance', foe }],
  payLine: (['choice', 'needed'] as const).map((why) => ({ key: 'payLine', on, focus: 1, why })),
  chooseAlternative: [{ key: 'chooseAlternative', on }],
  moveTo: (['free', 'mustHit'] as const).map((duty) => ({ key: 'moveTo', on, duty, barred: [] })),
  faceTo: (['free', 'mustHit'] as const).map((duty) => ({ key: 'faceTo', on, at: '0,1', duty, barred: [] })),
  changeKamae: [mine, theirs].map((of) => ({ key: 'changeKamae', on, of, upTo: 2 })),
  jumpKamae: [mine, theirs].map((of) => ({ key: 'jumpKamae', on, of })),
  drawUpTo: [{ key: 'drawUpTo', on, count: 3 }],
  discardCards: [
    { key: 'discardCards', on, count: 2 },
    { key: 'discardCards', on, count: 1, type: 'defence' },
    { key: 'discardCards', on, count: 0 },
  ],
  searchFor: [{ key: 'searchFor', on: { printed: printedId('trained-mind'), line: line(1, 1, 0) } }],
  takeFromTop: [mine, theirs].map((who) => ({ key: 'takeFromTop', on, for: who })),
  shuffleCard: [mine, theirs].map((of) => ({ key: 'shuffleCard', on, of, type: 'attack' })),
  chooseTarget: [{ key: 'chooseTarget', on }],
  turnTarget: [{ key: 'turnTarget', on, target: theirs, count: 2 }],
  pushTo: (['push', 'pull', 'step'] as const).map((how) => ({ key: 'pushTo', on, target: theirs, how })),
  pullOrPush: [{ key: 'pullOrPush', on, target: foe, count: 1 }],
  choosePoison: [{ key: 'choosePoison', on, target: theirs }],
  chooseType: [{ key: 'chooseType', on }],
  nameCard: [{ key: 'nameCard', on }],
  discardStuns: [{ key: 'discardStuns', on, upTo: 2 }],
  benefit: occasions().flatMap((occasion) => [
    { key: 'benefit' as const, occasion, target: null },
    { key: 'benefit' as const, occasion, target: theirs },
  ]),
  counter: [{ key: 'counter', against: theirs, speed: 5 }],
  spareWound: [1, 2].map((by) => ({ key: 'spareWound', by })),
  lastStanding: [{ key: 'lastStanding' }],
  allFell: [{ key: 'allFell' }],
  foesDefeated: [{ key: 'foesDefeated' }],
  heroesDefeated: [{ key: 'heroesDefeated' }],
  contractsFulfilled: [{ key: 'contractsFulfilled' }],
  fallenLeaderStruck: [{ key: 'fallenLeaderStruck' }],
  hordeOver: (['none', 'wood', 'steel', 'gold', 'jade'] as const).map((rank) => ({ key: 'hordeOver', rank })),
};

function occasions(): readonly Occasion[] {
  return Object.keys(OCCASION_NAMES).filter((key): key is Occasion => Object.hasOwn(OCCASION_NAMES, key));
}

const OPTIONS: { readonly [K in SenjutsuOption['is']]: readonly Extract<SenjutsuOption, { readonly is: K }>[] } = {
  cell: [
    { is: 'cell', id: '0,1' },
    { is: 'cell', id: '0,2' },
    { is: 'cell', id: '1,1', breaks: ['1,0'] },
    ...(['edge', 'terrain', 'hero'] as const).map((collides) => ({
      is: 'cell' as const,
      id: '0,3' as const,
      collides,
    })),
  ],
  facing: ([0, 1, 2, 3, 4, 5] as const).map((facing) => ({ is: 'facing', facing })),
  piece: [{ is: 'piece', kind: 'boat', cells: ['1,1', '1,2'] }],
  stun: [{ is: 'stun' }],
  speed: [{ is: 'speed', speed: 6 }],
  pay: [{ is: 'pay', focus: 1 }],
  alternative: [{ is: 'alternative', at: 1 }],
  kamae: (['aggression', 'balance'] as readonly Kamae[]).map((kamae, focus) => ({ is: 'kamae', kamae, focus })),
  widen: [
    { is: 'widen', end: 'faster' },
    { is: 'widen', end: 'slower' },
  ],
  place: [0, 1, 2, 3].map((place) => ({ is: 'place', place })),
  fighter: [{ is: 'fighter', fighter: foe }],
  way: (['clockwise', 'anticlockwise', 'pull', 'push'] as const).map((way) => ({ is: 'way', way })),
  type: (['attack', 'defence', 'meditation'] as const).map((type) => ({ is: 'type', type })),
  print: [{ is: 'print', printed: printedId('virulent-poison') }],
  stance: [
    { is: 'stance', stance: 'offensive' },
    { is: 'stance', stance: 'defensive' },
  ],
  wound: [
    { is: 'wound', wound: 'ordinary' },
    { is: 'wound', wound: 'bleeding' },
  ],
  card: [{ is: 'card', card: cardId }],
  seat: [{ is: 'seat', seat: other }],
  accept: [{ is: 'accept' }],
  decline: [{ is: 'decline' }],
  pass: [{ is: 'pass' }],
};

function asked(message: SenjutsuMessage, options: readonly Option[] = Object.values(OPTIONS).flat()): Question {
  return { is: 'choose', seat: present(me, 'a seat'), message, options, because: { is: 'rule', rule: 'SEN-CARD-a' } };
}

const readable = /^(?=.*\p{L})(?!.*(?:undefined|NaN|\[object))/su;

describe.each(LANGS)('in %s', (lang) => {
  const say = senjutsu.text[lang];

  test.each(Object.entries(MESSAGES))('the question %s has words that fit', (_, messages) => {
    for (const message of messages) {
      const prompt = say.prompt(asked(message), view);
      expect(promptLine(prompt)).toMatch(readable);
      expect(promptLine(prompt)).not.toBe(message.key);
      expect([promptLine(prompt), promptLine(prompt).length <= 75]).toEqual([promptLine(prompt), true]);
      expect([consequenceLine(prompt), consequenceLine(prompt).length <= 140]).toEqual([consequenceLine(prompt), true]);
      expect(say.window?.(message, view)).toMatch(readable);
    }
  });

  test('every key of a message is asked for here', () => {
    expect(Object.keys(MESSAGES).toSorted()).toEqual([...MESSAGE_KEYS].toSorted());
  });

  test.each(Object.entries(OPTIONS))('the option %s has words', (is, options) => {
    const told = options.map((option) => say.option(option, view));
    for (const text of told) {
      expect(text).toMatch(readable);
      if (is !== 'stun') expect(text).not.toBe(is);
    }
    if (is !== 'cell') expect(new Set(told).size).toBe(options.length);
  });

  test('hints are whole sentences', () => {
    for (const option of Object.values(OPTIONS).flat())
      for (const message of Object.values(MESSAGES).flat()) {
        const hint = say.hint?.(option, asked(message, [option]), view);
        if (hint !== undefined) expect(hint).toMatch(readable);
      }
  });

  test('the table, the moment and the cards have words', () => {
    for (const viewer of [me, other, 'spectator', 'arbiter'] as const) {
      const seen = senjutsu.view(state, present(viewer, 'a viewer'));
      expect(say.board(seen)).toMatch(readable);
      expect(say.moment?.(seen)).toMatch(readable);
      expect(say.details?.(seen)).toMatch(readable);
    }
  });

  test('whoever lost a duel is told so, and who is still standing', () => {
    const told = (reader: Reader) => say.outcome({ winners: [1], reason: { key: 'lastStanding' } }, view, reader);

    expect(told(readerIn(0))).toMatch(/^(Przegrywasz|You lost)\. .+: .+\.$/);
    expect(told(ANYBODY)).not.toMatch(/Przegrywasz|You lost/);
  });

  test('every end has words for who won, who lost and who looks on', () => {
    const ends = Object.values(MESSAGES)
      .flat()
      .filter((message): message is EndMessage => ENDS.includes(message.key));
    for (const reason of ends)
      for (const winners of [[], [0 as const], [1 as const]])
        for (const reader of [ANYBODY, readerIn(0)])
          expect(say.outcome({ winners, reason }, view, reader)).toMatch(readable);
  });
});

const ENDS: readonly string[] = [
  'lastStanding',
  'allFell',
  'foesDefeated',
  'heroesDefeated',
  'contractsFulfilled',
  'fallenLeaderStruck',
  'hordeOver',
];

const rule: RuleId = 'SEN-CARD-a';
const block: Block = { by: theirs, cells: ['0,0', '0,1'], speed: 6 };
const cause = { is: 'card', by: theirs, printed: barge } as const;

/** At least one of each event that is told; `silent` ones are not. */
const EVENTS: readonly Seen[] = [
  { is: 'turnBegan', turn: 3, rule },
  { is: 'terrainPlaced', seat: other, piece: { kind: 'rocks', cells: ['1,1'] }, rule },
  { is: 'placed', fighter: theirs, cell: '0,-1', facing: 3, rule },
  {
    is: 'revealed',
    cards: [
      { fighter: mine, revealed: { is: 'stun' } },
      { fighter: foe, revealed: { is: 'solo', printed: printedId('solo-014') } },
    ],
    rule,
  },
  { is: 'targetNamed', by: theirs, target: mine, rule },
  { is: 'rangeSet', fighter: mine, range: { max: 8, min: 3 }, how: 'bought', rule },
  ...(['bought', 'kamae', 'chosen'] as const).map((how) => ({
    is: 'speedSet' as const,
    fighter: mine,
    speed: 6,
    how,
    lowest: 3,
    rule,
  })),
  {
    is: 'replaced',
    seat: other,
    card: cardId,
    printed: barge,
    old: { is: 'card', card: cardId, printed: barge },
    rule,
  },
  { is: 'tieOrdered', speed: 5, order: [mine, theirs], rule },
  { is: 'speedReached', speed: 6, rule },
  { is: 'cardAbandoned', fighter: mine, why: 'collision', rule },
  { is: 'cardAbandoned', fighter: theirs, why: 'cancelled', rule },
  { is: 'cancelled', fighter: mine, what: 'turns', rule },
  { is: 'cancelled', fighter: theirs, what: 'movement', rule },
  { is: 'instantPlayed', seat: me, card: cardId, printed: barge, rule },
  { is: 'counterPlayed', seat: other, card: cardId, printed: barge, rule },
  ...(['own', 'pushed', 'pulled', 'forced'] as const).flatMap((how) =>
    [mine, theirs].map((fighter) => ({ is: 'stepped' as const, fighter, to: '0,1' as const, how, rule })),
  ),
  { is: 'turned', fighter: mine, facing: 1, sides: 1, rule },
  { is: 'turned', fighter: theirs, facing: 1, sides: -2, rule },
  { is: 'swapped', fighters: [mine, theirs], rule },
  ...(['edge', 'terrain', 'hero'] as const).map((at) => ({
    is: 'collided' as const,
    fighter: mine,
    at: '0,3' as const,
    with: at,
    rule,
  })),
  { is: 'pieceRemoved', piece: { kind: 'bamboo', cells: ['1,1'] }, rule },
  { is: 'struck', by: mine, printed: barge, cells: [{ cell: '0,1', hits: [{ is: 'wound', count: 1 }] }], rule },
  ...(['target', 'attacker', 'path'] as const).map((how) => ({
    is: 'stopped' as const,
    by: mine,
    cell: '0,1' as const,
    how,
    blockers: how === 'path' ? [] : [theirs],
    rule,
  })),
  { is: 'missed', by: theirs, rule },
  { is: 'blockRaised', block, rule },
  { is: 'hidden', fighter: theirs, rule },
  { is: 'seen', fighter: mine, rule },
  ...(['wounds', 'stun', 'execution', 'conceded'] as readonly Defeat[]).map((how) => ({
    is: 'defeated' as const,
    fighter: theirs,
    how,
    rule,
  })),
  { is: 'wounded', fighter: mine, wounds: 1, bleeding: 1, cause, rule },
  { is: 'wounded', fighter: theirs, wounds: 1, bleeding: 0, cause: { is: 'emptyDeck' }, rule },
  { is: 'bled', fighter: mine, count: 1, rule },
  { is: 'stanched', fighter: mine, count: 2, rule },
  { is: 'damageReduced', fighter: theirs, by: 1, rule },
  { is: 'statusTaken', fighter: mine, status: 'stun', count: 1, cause: { is: 'collision' }, rule },
  { is: 'statusTaken', fighter: theirs, status: 'limp', count: 2, cause: { is: 'terrain', piece: 'bamboo' }, rule },
  { is: 'statusDiscarded', fighter: mine, status: 'stun', count: 1, rule },
  { is: 'poisoned', fighter: mine, printed: printedId('virulent-poison'), by: theirs, rule },
  { is: 'focusGained', fighter: mine, count: 1, rule },
  ...(['paid', 'lost', 'stolen'] as const).map((how) => ({
    is: 'focusLost' as const,
    fighter: mine,
    count: 1,
    how,
    rule,
  })),
  { is: 'kamaeChanged', fighter: mine, to: 'balance', how: 'change', rule },
  { is: 'kamaeChanged', fighter: theirs, to: 'neutral', how: 'jump', rule },
  { is: 'advantageGained', seat: other, rule },
  { is: 'drew', seat: me, cards: [cardId] },
  { is: 'drew', seat: other, count: 2 },
  { is: 'discarded', seat: me, cards: [cardId], face: 'up', cause },
  { is: 'discarded', seat: other, count: 1, face: 'down', cause: { is: 'handLimit' } },
  { is: 'discarded', seat: other, count: 1, face: 'down', cause: { is: 'bleeding' } },
  {
    is: 'discarded',
    seat: other,
    count: 1,
    face: 'down',
    cause: { is: 'poison', printed: printedId('virulent-poison') },
  },
  { is: 'discarded', seat: other, count: 1, face: 'down', cause: { is: 'counter', by: mine } },
  { is: 'cardTaken', seat: me, card: cardId, from: 'deck' },
  { is: 'cardTaken', seat: other, from: 'discard' },
  { is: 'lookedAt', seat: me, of: mine, cards: [cardId] },
  { is: 'lookedAt', seat: other, of: mine, count: 3 },
  { is: 'handShown', seat: other, to: me, rule },
  { is: 'shuffledIn', seat: other, count: 3 },
  { is: 'remained', seat: me, card: cardId, turnsLeft: 4, rule },
  { is: 'leftPlay', seat: me, card: cardId, rule },
  { is: 'discardsTurnedUp', rule },
  { is: 'typeBanned', type: 'attack', rule },
  { is: 'cardNamed', seat: other, printed: barge, rule },
  { is: 'edictDeclared', seat: me, edict: 'handsAreSafe', rule },
  { is: 'foeEntered', foe: { id: foe, kind: 'samuraiLeader', cell: '0,0', facing: 0 } },
  { is: 'foeDiscarded', fighter: foe, face: 'up', cards: ['stun', printedId('solo-014')] },
  { is: 'foeDiscarded', fighter: foe, face: 'down', count: 1 },
  ...BEHAVIOURS.map((to) => ({ is: 'behaviourChanged' as const, fighter: foe, to, rule })),
  { is: 'stanceSet', fighter: foe, to: 'defensive', rule },
  { is: 'foeDeckShuffled', fighter: foe, how: 'reset' },
  { is: 'stunSetAside', fighter: foe, rule },
  { is: 'distancePreferred', fighter: foe, distance: 1, rule },
  { is: 'foeCardRemoved', fighter: foe, printed: printedId('solo-041'), rule },
  { is: 'foePoisonDiscarded', fighter: foe, printed: printedId('virulent-poison'), rule },
  { is: 'foePeeked', fighter: foe, seat: me, cards: ['stun', printedId('solo-014')], rule },
  ...CONTRACTS.map((contract) => ({ is: 'contractFulfilled' as const, fighter: foe, contract, rule })),
  { is: 'waveBeaten', round: 1, wave: 2, rule },
  { is: 'waveBegan', round: 1, wave: 2, rule },
];

/** What goes without saying, or is shown on the table. */
const SILENT: readonly Seen['is'][] = [
  'phaseBegan',
  'agendaSet',
  'segmentBegan',
  'segmentEnded',
  'lineBegan',
  'lineSkipped',
  'turnEnded',
  'blocksLowered',
  'limpsTurned',
  'deckShuffled',
  'playAreaCleared',
  'cardTurned',
  'foeDrew',
  'toolUsed',
  'resetOrdered',
];

describe('the log', () => {
  test('knows every event', () => {
    const known = new Set<string>([...EVENTS.map(({ is }) => is), ...SILENT]);
    expect(Object.keys(senjutsu.events).filter((is) => !known.has(is))).toEqual([]);
  });

  test.each(EVENTS.map((event) => [event.is, event] as const))('%s has words for everybody', (_, event) => {
    for (const lang of LANGS)
      for (const reader of [readerIn(0), readerIn(1), ANYBODY] satisfies readonly Reader[])
        expect(senjutsu.text[lang].event(event, view, reader)).toMatch(readable);
  });

  test('whoever reads it is "you" in it', () => {
    const told = (lang: 'pl' | 'en', reader: Reader) =>
      senjutsu.text[lang].event({ is: 'focusGained', fighter: mine, count: 1, rule } as Seen, view, reader);
    expect([told('pl', readerIn(0)), told('pl', readerIn(1))]).toEqual([
      'Zyskujesz 1 skupienie, razem 2.',
      'Gracz 1 zyskuje 1 skupienie, razem 2.',
    ]);
    expect([told('en', readerIn(0)), told('en', ANYBODY)]).toEqual([
      'You gain 1 focus, now 2.',
      'Player 1 gains 1 focus, now 2.',
    ]);
  });

  test('a card that the reader does not know has no name', () => {
    const drew: Seen = { is: 'drew', seat: other, count: 2 };
    expect(senjutsu.text.pl.event(drew, view, readerIn(0))).toBe('Gracz 2 dobiera 2 karty.');
  });
});

describe('what a choice does', () => {
  const { pl } = senjutsu.text;

  test('SEN-COLL-hero: a cell that means a collision says what it costs', () => {
    const option: SenjutsuOption = { is: 'cell', id: '0,1', collides: 'hero' };
    expect(pl.hint?.(option, asked({ key: 'moveTo', on, duty: 'free', barred: [] }, [option]), view)).toBe(
      'Zderzenie: odrzucasz kartę, oboje dostajecie ogłuszenie, reszta karty przepada.',
    );
  });

  test('SEN-BLOCK-d: a cell inside a block warns who attacks from it', () => {
    const blocked = { ...view, speed: 6, blocks: [block] };
    const option: SenjutsuOption = { is: 'cell', id: '0,1' };
    const hint = pl.hint?.(option, asked({ key: 'moveTo', on, duty: 'mustHit', barred: [] }, [option]), blocked);
    expect(hint).toBe('Wchodzisz w blok (Gracz 2): atak przy 6 zostanie zatrzymany. Stąd możesz trafić.');
    const slower = { ...blocked, speed: 5 };
    expect(pl.hint?.(option, asked({ key: 'moveTo', on, duty: 'free', barred: [] }, [option]), slower)).toBeUndefined();
  });

  test('SEN-LIMP-b: a speed says what is left of it after limping', () => {
    const revealing = { ...view, phase: 'reveal' as const };
    const option: SenjutsuOption = { is: 'speed', speed: 6 };
    expect(pl.hint?.(option, asked({ key: 'chooseSpeed', on }, [option]), revealing)).toBe('Po utykaniu: 5.');
  });

  test('SEN-LIMP-b: who chooses the speed of a block is told when attacks come, after limping', () => {
    const attack = { is: 'card', card: cardId, printed: printedId('pommel-smash') } as const;
    const played = { revealed: attack, speed: 5, lowest: 5, segments: [], instants: [] };
    const told = (limps: readonly number[]) => {
      const [me, other] = view.fighters;
      if (me === undefined || other === undefined) throw new Error('two fighters are needed');
      const revealing = { ...view, fighters: [me, { ...other, limps, played: { ...other.played, ...played } }] };
      return consequenceLine(pl.prompt(asked({ key: 'chooseSpeed', on }), revealing as SenjutsuView));
    };
    expect(told([4])).toContain('Ataki: Gracz 2 4.');
    expect(told([])).toContain('Ataki: Gracz 2 5.');
  });

  test('SEN-CARD-o: paying for a line says what it buys and what is left', () => {
    const prompt = pl.prompt(asked({ key: 'payLine', on, focus: 1, why: 'needed' }), view);
    expect([promptLine(prompt), consequenceLine(prompt)]).toEqual([
      'Bycze Pchnięcie: zapłacić 1 skupienie?',
      'Możesz obrócić się o 1 bok. Zostanie Ci skupienie: 1. Bez tego atak nie trafi.',
    ]);
  });

  test('cells are named from the eyes of the hero who is asked', () => {
    expect(pl.option({ is: 'cell', id: '0,1' } as SenjutsuOption, view)).toBe('przód 1');
    expect(pl.option({ is: 'cell', id: '0,2' } as SenjutsuOption, view)).toBe('zostań na polu');
    expect(pl.option({ is: 'cell', id: '0,1' } as SenjutsuOption, senjutsu.view(state, 'spectator'))).toBe('pole 0,1');
  });

  test('the table tells what lies around one’s own hero', () => {
    expect(pl.board(view)).toContain('Gracz 2 · Mistrz · przód 3 · dystans 3');
    expect(pl.board(view)).toContain('Wokół Ciebie: przód: wolne');
  });
});
