import { on, TRIGGER_KINDS } from '@kronika/lcg';
import { describe, expect, test } from 'vitest';
import type { L5rEvent } from '../event.ts';
import type { L5rSituation } from '../situation/description.ts';
import type { L5rState } from '../state.ts';
import { actions, card, declaring, happening, type L5rTable, resolving, use } from '../testing/card-table.ts';
import { the } from '../testing/given.ts';
import { inPlay, namesIn, skills } from '../testing/shown.ts';
import { tableRunning } from '../testing/table.ts';
import { leaving } from '../verbs/leaving.ts';
import { charactersOf, dynastyDeckOf, opponentOf } from '../zones.ts';
import { define, type L5rDefinition, type L5rUse } from './card-definition.ts';
import { ringEffect } from './ring-effect.ts';

const gainHonor = (_: unknown, { by }: L5rUse) =>
  ({ is: 'honorGained', seat: by, amount: 1, rule: 'L5R-EFF-b' }) as const;
const gainFate = (_: unknown, { by }: L5rUse) =>
  ({ is: 'fateGained', seat: by, amount: 1, rule: 'L5R-EFF-b' }) as const;
const drawing = on<L5rState, L5rEvent, 'cardsDrawn'>('cardsDrawn', () => true);
const losing = on<L5rState, L5rEvent, 'cardDiscarded'>('cardDiscarded', () => true);

/** Answers to its own bowing in every way there is. */
const witness: L5rDefinition = {
  abilities: Object.fromEntries(
    TRIGGER_KINDS.map((kind) => [
      kind,
      { is: kind, when: on('bowed', (_, { card: bowed }, { ability }) => bowed === ability.self), effect: gainHonor },
    ]),
  ),
};

/** Answers to drawing and to discarding. */
const archivist: L5rDefinition = {
  abilities: {
    beforeDrawing: { is: 'interrupt', when: drawing, effect: gainFate },
    beforeLosing: { is: 'interrupt', when: losing, effect: gainHonor },
    afterDrawing: { is: 'reaction', when: drawing, effect: gainFate },
    afterLosing: { is: 'reaction', when: losing, effect: gainHonor },
  },
};

/** Action: each player chooses a character of his or her own – bow them. */
const herald: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      targets: {
        mine: { message: { key: 'chooseCharacter' }, from: (state, { by }) => charactersOf(state, by) },
        theirs: {
          message: { key: 'chooseCharacter' },
          from: (state, { by }) => charactersOf(state, opponentOf(by)),
          chooser: (_, { by }) => opponentOf(by),
        },
      },
      effect: (_, { targets: { mine = [], theirs = [] } }) =>
        [...mine, ...theirs].map((bowed) => ({ is: 'bowed', card: bowed, rule: 'L5R-EFF-b' })),
    },
  },
};

// No cards of the core set have such texts, so characters without a text get them here.
define({ 'serene-warrior': witness, 'eager-scout': archivist, 'doji-whisperer': herald });

const military = { attacker: 0, type: 'military', ring: 'air' } as const;
const political = { attacker: 0, type: 'political', ring: 'air' } as const;
const happened = (table: L5rTable) => table.happened.map(({ event }) => event);
const kinds = (table: L5rTable, ...wanted: readonly string[]) =>
  happened(table)
    .map(({ is }) => is)
    .filter((is) => wanted.includes(is));

/** Seat 0 wins a debate, to which both have a reaction. */
const debated = (more: Partial<L5rSituation> = {}, mine: readonly string[] = []) =>
  resolving({
    conflict: political,
    seats: [
      { play: ['blackmail-artist (in conflict)', ...mine] },
      { play: ['ikoma-eiji'], dynastyDiscard: ['deathseeker'] },
    ],
    ...more,
  });

describe('the sequence of a triggering condition', () => {
  test('L5R-TRIG-a: would interrupts, interrupts, the happening, reactions, and forced ones first in each stage', () => {
    const table = happening({ seats: [{ play: ['serene-warrior'] }, {}] }, (state) => [
      { is: 'bowed', card: the(state, 'serene-warrior') },
    ]);
    for (const kind of ['would', 'interrupt', 'reaction'])
      table.seat(0).isAsked('triggerWindow').takes(use('serene-warrior', kind));

    const used = (key: string) => ({ is: 'abilityUsed', ability: { key } });
    expect(happened(table).filter(({ is }) => is !== 'honorGained')).toMatchObject([
      used('forcedWould'),
      used('would'),
      used('forcedInterrupt'),
      used('interrupt'),
      { is: 'bowed' },
      used('forcedReaction'),
      used('reaction'),
    ]);
  });

  test('L5R-TRIG-b: an interrupt resolves before the consequences of its condition, a reaction after it', () => {
    const table = resolving({
      conflict: military,
      seats: [
        { hand: ['for-greater-glory'], play: ['hida-kisada (in conflict)'] },
        {
          play: ['ikoma-prodigy (in conflict)'],
          provinces: ['the-art-of-war', 'the-art-of-peace', 'manicured-garden', 'meditations-on-the-tao', 'pilgrimage'],
        },
      ],
    });
    table.seat(1).isAsked('triggerWindow').takes(use('the-art-of-peace'));
    table.seat(0).isAsked('triggerWindow').takes(use('for-greater-glory')).isAsked('ringEffect');

    expect(kinds(table, 'dishonored', 'honored', 'provinceBroken', 'fatePlaced')).toEqual([
      'dishonored',
      'honored',
      'provinceBroken',
      'fatePlaced',
    ]);
  });

  test('L5R-TRIG-h: the initiation of an effect comes before its resolution, for cancels only', () => {
    const played = () => {
      const table = actions({
        conflict: military,
        seats: [
          { hand: ['admit-defeat'], play: ['hida-kisada (in conflict)'] },
          { hand: ['forged-edict'], play: ['savvy-politician (in conflict)'] },
        ],
      });
      table.seat(0).takes(use('admit-defeat'));
      return table;
    };
    const cancelled = played();
    expect(cancelled.questionTo(1).message).toMatchObject({
      key: 'triggerWindow',
      kind: 'would',
      events: ['initiating'],
    });
    // Paid, but not resolved.
    expect([cancelled.state.fate[0], inPlay(cancelled, 1)]).toEqual([9, ['savvy-politician (in conflict)']]);
    cancelled.seat(1).takes(use('forged-edict'));
    expect(inPlay(cancelled, 1)).toEqual(['savvy-politician (dishonored, in conflict)']);

    const resolved = played();
    resolved.seat(1).passes();
    expect(inPlay(resolved, 1)).toEqual(['savvy-politician (bowed, in conflict)']);
  });

  test('L5R-WOULD-a: what keeps a card from leaving comes before what its leaving brings', () => {
    const left = () =>
      happening({ seats: [{ fate: 0, play: ['kaiu-envoy + reprieve'], conflictDeck: ['banzai'] }, {}] }, (state) => [
        leaving(state, the(state, 'kaiu-envoy'), { to: 'discard', how: 'discarded' }),
      ]);
    const saved = left();
    saved.seat(0).isAsked('triggerWindow').takes(use('reprieve')).isAsked('pause');
    expect([inPlay(saved, 0), saved.state.fate[0]]).toEqual([['kaiu-envoy'], 0]);

    const lost = left();
    expect(lost.state.fate[0]).toBe(0);
    lost.seat(0).passes();
    // Two keywords are due at once; their order makes no difference here.
    lost.seat(0).isAsked('nextForced').takes({ ability: 'courtesy' }).isAsked('pause');
    expect([inPlay(lost, 0), lost.state.fate[0]]).toEqual([[], 1]);
  });
});

describe('windows for interrupts and reactions', () => {
  test.each([0, 1] as const)('L5R-TRIG-c: the first player, here %i, begins, also during a conflict', (first) => {
    const reacting = debated({ first });
    reacting.seat(first).isAsked('triggerWindow');
    reacting.seat(opponentOf(first)).isNotAsked();

    const tsukune = { play: ['shiba-tsukune'] };
    const interrupting = happening({ first, phase: 'conflict', seats: [tsukune, tsukune] }, () => [
      { is: 'periodEnded', period: 'phase' },
    ]);
    interrupting.seat(first).isAsked('triggerWindow');
    interrupting.seat(opponentOf(first)).isNotAsked();
  });

  test('L5R-TRIG-d: opportunities alternate', () => {
    const table = debated({}, ['asako-diplomat (in conflict)']);
    table.seat(0).takes(use('blackmail-artist')).isNotAsked();
    table.seat(1).isAsked('triggerWindow').passes();

    table.seat(0).isAsked('triggerWindow').mayTake(use('asako-diplomat')).mayNotTake(use('blackmail-artist'));
  });

  test('L5R-TRIG-d: who passed may still react when the other did', () => {
    const table = debated();
    table.seat(0).passes();
    table.seat(1).takes(use('ikoma-eiji'));
    table.seat(0).isAsked('triggerWindow').takes(use('blackmail-artist')).isAsked('ringEffect');

    // 1 was taken, and 1 is lost because nobody defended.
    expect(table.state.honor).toEqual([11, 8]);
  });

  test('L5R-TRIG-d: passes with a reaction between them do not close the window', () => {
    const table = resolving({
      conflict: political,
      seats: [
        { play: ['ikoma-eiji', 'ikoma-prodigy (in conflict)'], dynastyDiscard: ['deathseeker'] },
        { play: ['blackmail-artist (in conflict)', 'asako-diplomat (in conflict)'] },
      ],
    });
    table.seat(0).passes();
    table.seat(1).takes(use('blackmail-artist'));
    table.seat(0).passes();

    table.seat(1).isAsked('triggerWindow').mayTake(use('asako-diplomat'));
  });

  test('L5R-TRIG-d: two passes in succession close the window', () => {
    const table = debated();
    table.seat(0).passes();
    table.seat(1).passes();

    table.seat(0).isAsked('ringEffect');
    expect(table.state.honor).toEqual([10, 9]);
  });

  test('L5R-TRIG-e: a window that is closed does not open again for that condition', () => {
    const table = debated({}, ['doji-hotaru (in conflict)']);
    table.seat(0).isAsked('triggerWindow').mayTake(use('blackmail-artist')).passes();
    table.seat(1).passes();
    table.seat(0).isAsked('ringEffect').declines();

    // Reactions to the claiming of the ring.
    table.seat(0).isAsked('triggerWindow').mayTake(use('doji-hotaru')).mayNotTake(use('blackmail-artist'));
    table.seat(0).passes().isAsked('pause');
  });

  const earth = () => {
    const table = tableRunning(ringEffect({ by: 0, elements: ['earth'] }), {
      windows: 'brief',
      seats: [{ play: ['eager-scout'], conflictDeck: ['charge'] }, { hand: ['banzai'] }],
    });
    table.seat(0).takes({ is: 'ringEffect', effect: 'drawAndDiscard' });
    return table;
  };
  const answer = (ability: string) => use('eager-scout', ability);

  test('L5R-RINGFX-EARTH-b: drawing and discarding share one window for interrupts and one for reactions', () => {
    const table = earth();
    table.seat(0).isAsked('triggerWindow').mayTake(answer('beforeDrawing')).mayTake(answer('beforeLosing')).passes();
    table.seat(0).isAsked('triggerWindow').mayTake(answer('afterDrawing')).mayTake(answer('afterLosing')).passes();

    table.seat(0).isAsked('pause');
    expect(kinds(table, 'cardsDrawn', 'cardDiscarded')).toEqual(['cardsDrawn', 'cardDiscarded']);
  });

  test('L5R-TRIG-f: what answers to one of several conditions may be used in any order', () => {
    const table = earth();
    table.seat(0).takes(answer('beforeLosing')).takes(answer('beforeDrawing'));
    table.seat(0).takes(answer('afterLosing')).takes(answer('afterDrawing')).isAsked('pause');

    expect(kinds(table, 'honorGained', 'fateGained', 'cardsDrawn', 'cardDiscarded')).toEqual([
      'honorGained',
      'fateGained',
      'cardsDrawn',
      'cardDiscarded',
      'honorGained',
      'fateGained',
    ]);
  });
});

describe('forced abilities', () => {
  test('L5R-FORCED-b: a forced reaction precedes the others', () => {
    const table = resolving({
      conflict: political,
      seats: [{ play: ['akodo-gunso (in conflict)', 'asako-diplomat (in conflict)'] }, {}],
    });

    table.seat(0).isAsked('triggerWindow').mayTake(use('asako-diplomat'));
    expect(inPlay(table, 0)).toEqual(['akodo-gunso (honored, in conflict)', 'asako-diplomat (in conflict)']);
  });

  test('L5R-FORCED-b: a forced cancel precedes the others', () => {
    const table = actions({
      conflict: military,
      seats: [
        { hand: ['admit-defeat'], play: ['matsu-beiona (in conflict)'] },
        { hand: ['forged-edict'], play: ['savvy-politician (in conflict)', 'hida-kisada'] },
      ],
    });
    table.seat(0).takes(use('admit-defeat')).isAsked('pause');

    expect(inPlay(table, 1)).toEqual(['savvy-politician (in conflict)', 'hida-kisada']);
  });

  const proud = (first: 0 | 1) =>
    resolving({
      first,
      conflict: political,
      seats: [
        { play: ['akodo-gunso (in conflict)'] },
        { play: ['savvy-politician (in conflict) + magnificent-kimono'] },
      ],
    });

  test.each([0, 1] as const)('L5R-FORCED-c: the first player, here %i, orders them, whoever controls them', (first) => {
    const table = proud(first);
    table.seat(opponentOf(first)).isNotAsked();

    table.seat(first).isAsked('nextForced').mayTake(use('akodo-gunso')).mayTake(use('savvy-politician'));
  });

  test('L5R-FORCED-c: each resolves fully before the next is initiated', () => {
    const table = proud(0);
    table.seat(0).takes(use('savvy-politician'));
    table.seat(1).isAsked('triggerWindow');
    expect(inPlay(table, 0)).toEqual(['akodo-gunso (in conflict)']);

    // The reaction to the first one honors the other character before its own pride humbles it.
    table.seat(1).takes(use('savvy-politician'));
    expect(kinds(table, 'honored', 'dishonored')).toEqual(['honored', 'honored', 'dishonored']);
    expect(inPlay(table, 0)).toEqual(['akodo-gunso (bowed)']);
  });
});

describe('a condition within a condition', () => {
  /** A debate whose winner honors one politician after the other, each in reaction to the one before. */
  const gossip = () => {
    const table = resolving({
      conflict: political,
      seats: [
        { play: ['blackmail-artist (in conflict)', 'asako-diplomat (in conflict)', 'savvy-politician'] },
        { play: ['ikoma-eiji', 'savvy-politician'], dynastyDiscard: ['deathseeker'] },
      ],
    });
    table.seat(0).takes(use('asako-diplomat'));
    return table;
  };
  const mine = (table: L5rTable) => ({ is: 'card', card: the(table.state, 'savvy-politician') });

  test('L5R-NEST-a: the running sequence waits until the new one is over', () => {
    const table = gossip();
    table.seat(0).picks(mine(table)).takes({ is: 'honorIt' });

    // Only what answers to the honoring, not what still waits in the window around it.
    table.seat(0).isAsked('triggerWindow').mayTake(use('savvy-politician')).mayNotTake(use('blackmail-artist'));
    table.seat(1).isNotAsked();
  });

  test('L5R-NEST-b: the last sequence opened is the first finished', () => {
    const table = gossip();
    table.seat(0).picks(mine(table)).takes({ is: 'honorIt' });
    table.seat(0).takes(use('savvy-politician')).picks(card('savvy-politician'));
    table
      .seat(1)
      .isAsked('triggerWindow')
      .mayNotTake(use('ikoma-eiji'))
      .takes(use('savvy-politician'))
      .picks(card('ikoma-eiji'));

    expect(inPlay(table, 1)).toEqual(['ikoma-eiji (honored)', 'savvy-politician (honored)']);
    // From the third level it goes back to the first.
    table.seat(1).isAsked('triggerWindow').mayTake(use('ikoma-eiji'));
  });

  test('L5R-NEST-c: then the suspended sequence goes on where it stopped', () => {
    const table = gossip();
    table.seat(0).picks(mine(table)).takes({ is: 'honorIt' }).passes();

    // The diplomat was seat 0's opportunity: now it is the other's, then seat 0's again with what is left.
    table.seat(0).isNotAsked();
    table.seat(1).isAsked('triggerWindow').mayTake(use('ikoma-eiji')).passes();
    table.seat(0).isAsked('triggerWindow').mayTake(use('blackmail-artist')).mayNotTake(use('asako-diplomat'));
  });
});

describe('at the same time', () => {
  test.each([0, 1] as const)(
    'L5R-SIMUL-a: the first player, here %i, decides first, then it resolves for both at once',
    (first) => {
      const table = actions({
        first,
        seats: [{ play: ['doji-whisperer', 'matsu-berserker'] }, { play: ['ikoma-prodigy', 'akodo-gunso'] }],
      });
      table.seat(0).takes(use('doji-whisperer'));
      const [mine, theirs] = [card('matsu-berserker'), card('akodo-gunso')];
      table.seat(first).picks(first === 0 ? mine : theirs);
      expect(kinds(table, 'bowed')).toEqual([]);
      table.seat(opponentOf(first)).picks(first === 0 ? theirs : mine);

      expect([inPlay(table, 0), inPlay(table, 1)]).toEqual([
        ['doji-whisperer', 'matsu-berserker (bowed)'],
        ['ikoma-prodigy', 'akodo-gunso (bowed)'],
      ]);
    },
  );

  test('L5R-SIMUL-b: delayed effects that are due are ordered by the first player', () => {
    const table = declaring({
      first: 1,
      seats: [
        {
          play: ['matsu-berserker', 'kitsu-spiritcaller', 'kitsu-spiritcaller'],
          dynastyDiscard: ['moto-youth', 'brash-samurai'],
        },
        {},
      ],
    });
    table
      .seat(0)
      .takes({ is: 'ring', choice: { ring: 'air', type: 'military' } })
      .takes(card('ancestral-lands'));
    table.seat(0).picks(card('matsu-berserker'));
    table.seat(0).takes(use('kitsu-spiritcaller')).picks(card('moto-youth')).takes(use('kitsu-spiritcaller'));
    table.seat(0).isAsked('ringEffect').declines().isNotAsked();
    table.seat(1).isAsked('nextDelayed');
    const question = table.questionTo(1);
    const [, second] = question.is === 'choose' ? question.options : [];
    table.seat(1).takes({ ...second });

    // The samurai, called second, went under the deck first.
    expect(namesIn(table, dynastyDeckOf(0))).toEqual(['brash-samurai', 'moto-youth']);
  });

  test('L5R-SIMUL-b: forced abilities that are due are ordered by the first player', () => {
    const left = happening(
      { first: 1, seats: [{ fate: 0, play: ['kaiu-envoy'], conflictDeck: ['banzai'] }, {}] },
      (state) => [leaving(state, the(state, 'kaiu-envoy'), { to: 'discard', how: 'discarded' })],
    );
    left.seat(1).isAsked('nextForced').takes({ ability: 'sincerity' });

    expect(kinds(left, 'cardsDrawn', 'fateGained')).toEqual(['cardsDrawn', 'fateGained']);
  });

  test.each([
    ['way-of-the-lion', 'banzai'],
    ['banzai', 'way-of-the-lion'],
  ])('L5R-SIMUL-c: constant and lasting effects apply together, %s before %s', (first, second) => {
    const table = actions({
      conflict: military,
      seats: [
        {
          hand: ['way-of-the-lion', 'banzai'],
          stronghold: 'golden-plains-outpost',
          play: ['honored-general (in conflict)', 'akodo-gunso (honored, in conflict) + fine-katana'],
        },
        {},
      ],
    });
    for (const event of [first, second]) {
      table.seat(0).takes(use(event)).picks(card('akodo-gunso'));
      if (event === 'banzai') table.seat(0).declines();
    }

    // Twice 2, +1 from the general, +2 katana, +2 glory, +2 banzai.
    expect(skills(table, 'akodo-gunso')[0]).toBe(11);
  });
});
