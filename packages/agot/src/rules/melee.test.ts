import { cardOf, cardsIn, mayKnow } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { agot } from '../game.ts';
import { card, happening, initiating, resolving, use } from '../testing/card-table.ts';
import { given, the } from '../testing/given.ts';
import { happen } from '../testing/happen.ts';
import { lastingBegun } from '../testing/lasting.ts';
import { inPlay, namesIn } from '../testing/shown.ts';
import { tableRunning } from '../testing/table.ts';
import { askedKey, askedSeat, begun, kinds, situated, until } from '../testing/whole-game.ts';
import { entering } from '../verbs/entering.ts';
import {
  chosenTitleOf,
  discardOf,
  factionCardOf,
  handOf,
  playOf,
  REMOVED,
  TITLE_POOL,
  TITLES_OFFERED,
  titleOf,
} from '../zones.ts';
import { drawPhase } from './draw-phase.ts';
import { challengeable, rivals, supports } from './eligible.ts';
import { KEYWORD } from './has.ts';
import { returnTitles, titles, titlesAside } from './titles.ts';
import { dominanceOf, participants, plotValueOf, totalOf } from './values.ts';

const knight = 'tumblestone-knight';
const attacking = `${knight} (kneeling, attacking)`;

describe('choosing titles', () => {
  const three = { phase: 'plot', seats: [{}, {}, {}] } as const;
  const choosing = (seats: number) =>
    tableRunning(titles({}), { phase: 'plot', first: 1, seats: Array.from({ length: seats }, () => ({})) });

  test('AGOT-TITLE-a, AGOT-TITLE-b, AGOT-TITLE-h: some are set aside unseen, as many as the players ask for', () => {
    expect([2, 3, 4, 5, 6].map(titlesAside)).toEqual([2, 2, 1, 1, 0]);
    const table = choosing(3);

    expect(cardsIn(table.state.table, TITLES_OFFERED)).toHaveLength(4);
    expect(cardsIn(table.state.table, TITLE_POOL)).toHaveLength(2);
    table.seat(1).isAsked('chooseTitle');
  });

  test('AGOT-TITLE-c, AGOT-TITLE-g, AGOT-INFO-j: the first player takes one in secret and passes the rest on, and so does everybody', () => {
    const table = choosing(3);
    const question = table.questionTo(1);
    expect(question.is === 'choose' ? question.options.map(({ is }) => is) : []).toEqual([
      'card',
      'card',
      'card',
      'card',
    ]);
    table.answer(1, 0);

    expect(cardsIn(table.state.table, chosenTitleOf(1))).toHaveLength(1);
    const next = table.questionTo(2);
    expect(next.is === 'choose' ? next.options : []).toHaveLength(3);
    table.seat(2).isAsked('chooseTitle');
  });

  test('AGOT-TITLE-c, AGOT-INFO-j: which one was taken is seen by nobody else, before all are turned up', () => {
    const table = choosing(3);
    table.answer(1, 2);
    const { state, happened } = table;
    const [taken] = cardsIn(state.table, chosenTitleOf(1));
    if (taken === undefined) throw new Error('a title was taken');
    const { printed } = cardOf(state.table, taken);

    expect(JSON.stringify(agot.view(state, 1))).toContain(printed);
    for (const viewer of [0, 2, 'spectator'] as const) {
      expect(JSON.stringify(agot.view(state, viewer))).not.toContain(printed);
      const seen = happened.map(({ event, state: then }) => agot.events[event.is]?.see(event, viewer, then));
      expect(seen.at(-2)).toEqual({ is: 'titleTaken', seat: 1 });
      expect(JSON.stringify(seen)).not.toContain(String(taken));
    }
    expect(mayKnow(state.table, taken, 2)).toBe(false);
    table.seat(2).isAsked('chooseTitle').mayNotTake(card(printed));
  });

  test('AGOT-TITLE-d, AGOT-ZONE-c: then all are turned up together and enter play; the rest goes back in random order', () => {
    const table = choosing(3);
    table.answer(1, 0);
    table.answer(2, 0);
    table.answer(0, 0);

    expect(
      [0, 1, 2].map((seat) => cardsIn(table.state.table, titleOf(seat === 0 ? 0 : seat === 1 ? 1 : 2)).length),
    ).toEqual([1, 1, 1]);
    expect(cardsIn(table.state.table, TITLE_POOL)).toHaveLength(3);
    table.seat(0).isAsked('pause');
  });

  test('AGOT-TITLE-h: six players take all six', () => {
    const table = choosing(6);
    for (const seat of [1, 2, 3, 4, 5, 0] as const) table.answer(seat, 0);

    expect(cardsIn(table.state.table, TITLE_POOL)).toEqual([]);
    table.seat(0).isAsked('pause');
  });

  test('AGOT-TITLE-e: who would choose from nothing has no title', () => {
    const table = tableRunning(titles.from('next', { done: [0, 1] }), {
      ...three,
      seats: [{ title: 'crown-regent' }, { title: 'master-of-coin' }, {}],
    });

    expect(cardsIn(table.state.table, titleOf(2))).toEqual([]);
    table.seat(0).isAsked('pause');
  });

  test('AGOT-TITLE-f, AGOT-7.4-a, AGOT-TITLE-i: titles are worn until they all return to the pool in taxation', () => {
    const table = tableRunning(returnTitles({}), {
      phase: 'taxation',
      seats: [{ title: 'crown-regent' }, { title: 'master-of-coin' }, {}],
    });

    expect(cardsIn(table.state.table, TITLE_POOL)).toHaveLength(6);
    expect(kinds(table).filter((kind) => kind === 'titlesReturned')).toHaveLength(1);
    table.seat(0).isAsked('pause');
  });

  test('AGOT-1.4-a: they are chosen in the plot phase of a melee', () => {
    const plots = ['a-storm-of-swords', 'a-feast-for-crows', 'taxation'];
    const table = situated({ phase: 'plot', step: 'begin', seats: plots.map((plot) => ({ plotDeck: [plot] })) });
    table.seat(askedSeat(table)).takes({ is: 'seat', seat: 2 });

    expect([askedKey(table), askedSeat(table)]).toEqual(['chooseTitle', 2]);
  });
});

describe('bonuses of titles', () => {
  test('AGOT-TITLE-BONUS-a: +1 on the holder’s side in challenges of the type, attacking or defending', () => {
    const challenge = { attacker: 0, type: 'military', against: 1 } as const;
    const state = given({
      challenge,
      seats: [
        { title: 'master-of-ships', play: [attacking] },
        { title: 'hand-of-the-king', play: [`${knight} (defending)`] },
        {},
      ],
    });

    expect([totalOf(state, 'attacking'), totalOf(state, 'defending')]).toEqual([3, 2]);
  });

  test('AGOT-TITLE-BONUS-c: not without a participant', () => {
    const challenge = { attacker: 1, type: 'military', against: 0 } as const;

    expect(totalOf(given({ challenge, seats: [{ title: 'master-of-ships' }, {}, {}] }), 'defending')).toBe(0);
  });

  test('AGOT-TITLE-BONUS-b: the Crown Regent counts 2 more for dominance', () => {
    const state = given({ seats: [{ title: 'crown-regent', gold: 1 }, {}, {}] });

    expect(dominanceOf(state, 0)).toBe(3);
  });

  test('AGOT-TITLE-COIN-a: the Master of Coin has 2 more gold of income', () => {
    const state = given({ seats: [{ title: 'master-of-coin' }, {}, {}] });

    expect(plotValueOf(state, 0, 'income')).toBe(5);
  });

  test('AGOT-TITLE-LAWS-a: the Master of Laws draws one more card and has 1 more reserve', () => {
    const table = tableRunning(drawPhase({}), {
      phase: 'draw',
      windows: 'brief',
      seats: [{ title: 'master-of-laws' }, {}, {}],
    });

    expect(table.happened.find(({ event }) => event.is === 'cardsDrawn')?.event).toMatchObject({ seat: 0, count: 3 });
    expect(plotValueOf(table.state, 0, 'reserve')).toBe(7);
    table.seat(0).isAsked('pause');
  });

  test('AGOT-TITLE-HAND-a: the Hand of the King may initiate a second power challenge, against another opponent', () => {
    const seats = [{ title: 'hand-of-the-king', play: ['robert-baratheon'] }, {}, {}];
    const fought = [{ attacker: 0, type: 'power', against: 1 }] as const;

    expect(challengeable(given({ seats, fought: [...fought] }), 0, 'power')).toEqual([2]);
    const both = [...fought, { attacker: 0, type: 'power', against: 2 }] as const;
    expect(challengeable(given({ seats, fought: [...both] }), 0, 'power')).toEqual([]);
  });
});

describe('relations of titles', () => {
  const held = (...names: readonly string[]) => names.map((title) => ({ title, play: [knight] }));

  test('AGOT-SUPPORT-a: who supports a title cannot challenge its holder, and not the other way round', () => {
    const state = given({ seats: held('hand-of-the-king', 'master-of-laws', 'crown-regent') });

    expect(supports(state, 0, 1)).toBe(true);
    expect(challengeable(state, 0, 'power')).toEqual([2]);
    expect(challengeable(state, 1, 'power')).toEqual([0, 2]);
  });

  test('AGOT-RIVAL-a, AGOT-4.2.3-b, AGOT-4.2.3-f: winning against a rival earns 1 power, beside the one for an unopposed challenge', () => {
    const table = resolving({
      challenge: { attacker: 0, type: 'power', against: 1 },
      seats: [{ title: 'hand-of-the-king', play: [attacking] }, { title: 'master-of-coin' }, {}],
    });

    expect(rivals(table.state, 0, 1)).toBe(true);
    expect(table.state.table.cards.find(({ id }) => id === factionCardOf(table.state, 0))?.power).toBe(2);
    table.seat(0).isAsked('pause');
  });

  test('AGOT-4.2.3-c: once in a round for each rival', () => {
    const resolved = (against: 1 | 2) =>
      resolving({
        challenge: { attacker: 0, type: 'power', against },
        fought: [{ attacker: 0, type: 'military', against: 1, winner: 0, rivalry: 'gained' }],
        seats: [
          { title: 'hand-of-the-king', play: [attacking] },
          { title: 'master-of-coin' },
          { title: 'master-of-ships' },
        ],
      });
    const again = resolved(1);
    const other = resolved(2);

    expect(again.state.table.cards.find(({ id }) => id === factionCardOf(again.state, 0))?.power).toBe(1);
    expect(other.state.table.cards.find(({ id }) => id === factionCardOf(other.state, 0))?.power).toBe(2);
    again.seat(0).isAsked('pause');
    other.seat(0).isAsked('pause');
  });

  test('AGOT-4.2.3-d: all bonuses are gained at the same time', () => {
    const table = resolving({
      challenge: { attacker: 0, type: 'power', against: 1 },
      seats: [
        { title: 'hand-of-the-king', faction: 'house-stark (power 13)', play: [attacking] },
        { title: 'master-of-coin' },
        {},
      ],
    });

    expect(table.match.outcome).toMatchObject({ winners: [0] });
  });

  test('AGOT-TITLE-WHISP-a: the Master of Whispers applies intrigue claim to any opponents, the loser among them or not', () => {
    const table = resolving({
      challenge: { attacker: 0, type: 'intrigue', against: 1 },
      seats: [
        { title: 'master-of-whispers', play: ['varys (kneeling, attacking)'] },
        { hand: ['ice'] },
        { hand: ['ice', 'ice'] },
      ],
    });
    table.seat(0).isAsked('chooseClaimed').picks({ is: 'seat', seat: 2 });

    expect(namesIn(table, discardOf(1))).toEqual([]);
    expect(namesIn(table, discardOf(2))).toEqual(['ice']);
    table.seat(0).isAsked('pause');
  });
});

describe('a redirect', () => {
  const seats = [
    { play: ['asha-greyjoy'] },
    { play: ['robb-stark', knight] },
    { title: 'crown-regent', play: ['house-dayne-knight'] },
    {},
  ];
  /** Asha attacks the second player and bypasses Robb. */
  function challenged() {
    const table = initiating({ seats }, 'power');
    table.seat(0).takes({ is: 'seat', seat: 1 });
    table.seat(0).takes(card('robb-stark'));
    return table;
  }

  test('AGOT-REDIR-a, AGOT-REDIR-g: is offered to the holder of Crown Regent right after the initiation, whoever that is', () => {
    const table = challenged();

    table.seat(2).isAsked('redirect');
  });

  test('AGOT-REDIR-b, AGOT-REDIR-d, AGOT-REDIR-f: the attacker chooses a new opponent, not the original one; type and attackers stay', () => {
    const table = challenged();
    table.seat(2).accepts();
    table.seat(0).isAsked('redirectTo').mayNotTake({ is: 'seat', seat: 1 }).takes({ is: 'seat', seat: 2 });

    expect(table.state.challenge).toMatchObject({ against: 1, defender: 2, type: 'power', attacker: 0 });
    expect(table.state.fought.at(-1)).toMatchObject({ against: 1, defender: 2 });
    table.seat(0).isAsked('chooseBypassed');
  });

  test('AGOT-REDIR-f: neither the attackers nor the type can be changed', () => {
    const table = initiating(
      { seats: [{ play: ['robert-baratheon', knight, 'wildling-horde'] }, { title: 'crown-regent' }, {}] },
      'power',
    );
    table.seat(0).takes({ is: 'seat', seat: 1 }).picks(card(knight));
    const before = participants(table.state, 'attacking');
    table.seat(1).accepts();

    expect(before).toEqual([the(table.state, knight)]);
    // Nobody was asked anything more: it is resolved against the last one there is.
    expect(table.state.fought.at(-1)).toMatchObject({ type: 'power', attacker: 0, defender: 2, winner: 0 });
    const redirected = table.happened.findIndex(({ event }) => event.is === 'challengeRedirected');
    expect(participants(table.happened[redirected]?.state ?? given({}), 'attacking')).toEqual(before);
    expect(table.happened.filter(({ event }) => event.is === 'declared')).toHaveLength(1);
    expect(inPlay(table, 0)).toEqual(['robert-baratheon', `${knight} (kneeling)`, 'wildling-horde']);
    table.seat(0).isAsked('pause');
  });

  test.each([
    ['the attacker', 0],
    ['the original target', 1],
    ['a bystander', 2],
  ] as const)('AGOT-REDIR-g: %s may be who redirects', (_, holder) => {
    const table = initiating(
      {
        seats: [{ play: [knight] }, {}, { play: [knight] }, {}].map((one, seat) =>
          seat === holder ? { ...one, title: 'crown-regent' } : one,
        ),
      },
      'power',
    );
    table.seat(0).takes({ is: 'seat', seat: 1 });
    table.seat(holder).isAsked('redirect').accepts();
    // Who redirects may become the new target.
    table.seat(0).isAsked('redirectTo').mayTake({ is: 'seat', seat: 3 }).takes({ is: 'seat', seat: 2 });

    expect(table.state.challenge).toMatchObject({ attacker: 0, against: 1, defender: 2 });
    table.seat(2).isAsked('declareDefenders');
  });

  test('AGOT-REDIR-c, AGOT-REDIR-h: earlier stealth targets are free again, and new ones may be chosen', () => {
    const table = challenged();
    table.seat(2).accepts();
    table.seat(0).takes({ is: 'seat', seat: 2 });
    expect(table.state.challenge?.bypassed).toEqual([]);
    table.seat(0).isAsked('chooseBypassed').takes(card('house-dayne-knight'));

    expect(table.state.challenge?.bypassed).toHaveLength(1);
    expect(table.state.challenge?.redirect).toBe('over');
    for (const { question } of table.match.open) table.leavesOpen(question.seat);
  });

  test('AGOT-REDIR-c, AGOT-PART-f: only who was declared goes past somebody anew, not who takes part by a text', () => {
    const watch = ['jon-snow', 'ranging-party'];
    const seats = [{ play: watch }, { title: 'crown-regent' }, { play: [knight] }];
    const table = happening({ seats, active: 0 }, (state) => {
      const [jon, party] = [the(state, 'jon-snow'), the(state, 'ranging-party')];
      return [
        lastingBegun(state, { cards: [jon] }, { is: 'gain', what: KEYWORD, name: 'stealth' }),
        {
          is: 'challengeInitiated',
          attacker: 0,
          against: 1,
          type: 'military',
          attackers: [party],
          kneeling: [party],
          bypassed: [],
          rule: 'AGOT-CHAL-a',
        },
      ];
    });
    table.seat(1).isAsked('redirect').accepts();

    expect(table.state.challenge).toMatchObject({ against: 1, defender: 2, redirect: 'over' });
    expect(participants(table.state, 'attacking')).toHaveLength(2);
    table.seat(0).isAsked('pause');
  });

  test('AGOT-REDIR-e: may go to a player the attacker supports', () => {
    const table = initiating(
      {
        seats: [
          { title: 'hand-of-the-king', play: [knight] },
          { title: 'crown-regent' },
          { title: 'master-of-laws', play: [knight] },
        ],
      },
      'power',
    );
    table.seat(1).isAsked('redirect').accepts();

    expect(table.state.challenge).toMatchObject({ against: 1, defender: 2 });
    table.seat(2).isAsked('declareDefenders');
  });

  test('AGOT-REDIR-j: once in a round, by the holder', () => {
    const table = challenged();
    table.seat(2).accepts();
    table.seat(0).takes({ is: 'seat', seat: 2 });
    table.seat(0).declines();

    expect(table.state.uses.filter(({ by }) => by === 2)).toHaveLength(1);
    for (const { question } of table.match.open) table.leavesOpen(question.seat);
  });

  test('AGOT-REDIR-g: cannot be used where nobody else is', () => {
    const table = initiating(
      { seats: [{ play: [knight] }, { title: 'crown-regent', play: [knight] }, {}], eliminated: [2] },
      'power',
    );

    table.seat(1).isAsked('declareDefenders');
  });

  test('AGOT-REDIR-i, AGOT-TITLE-HAND-b: who loses is the new opponent; against whom it was initiated stays', () => {
    const table = initiating(
      { seats: [{ title: 'hand-of-the-king', play: [knight, 'robert-baratheon'] }, { title: 'crown-regent' }, {}] },
      'power',
    );
    table.seat(0).takes({ is: 'seat', seat: 1 });
    table.seat(0).picks(card(knight));
    table.seat(1).accepts();

    expect(table.state.fought.at(-1)).toMatchObject({ against: 1, defender: 2, winner: 0, loser: 2 });
    table.seat(0).isAsked('pause');
  });
});

describe('elimination', () => {
  test('AGOT-ELIM-a, AGOT-ELIM-d, AGOT-FIRST-f: who has no deck left is out with everything; the next player is first', () => {
    const table = tableRunning(drawPhase({}), {
      phase: 'draw',
      windows: 'brief',
      seats: [
        { deck: ['ice'], title: 'crown-regent', play: ['robb-stark', 'ranging-party (owned by 1)'], gold: 4 },
        {},
        {},
      ],
    });
    const { state } = table;

    expect(state.seated).toEqual([1, 2]);
    expect(state.first).toBe(1);
    expect(state.gold[0]).toBe(0);
    expect(state.table.cards.filter(({ zone }) => zone === '0/play')).toEqual([]);
    expect(namesIn(table, discardOf(1))).toEqual(['ranging-party']);
    expect(cardsIn(state.table, titleOf(0))).toEqual([]);
    table.seat(0).isAsked('pause');
  });

  describe('what others have with who is out', () => {
    /** Seat 1 runs out of cards. */
    const outWith = (...play: readonly string[]) =>
      tableRunning(drawPhase({}), {
        phase: 'draw',
        windows: 'brief',
        seats: [{}, { deck: ['ice'], play: [...play] }, {}],
      });

    test('AGOT-ATT-e, AGOT-LEAVE-e: attachments go back to the hands of their owners, whosever card they were on', () => {
      const table = outWith(
        'robb-stark + little-bird (owned by 0, controlled by 0) + ice (owned by 1)',
        'ranging-party (owned by 2) + little-bird (owned by 0, controlled by 0)',
      );

      expect(namesIn(table, handOf(0)).filter((name) => name === 'little-bird')).toHaveLength(2);
      expect(namesIn(table, discardOf(0))).toEqual([]);
      expect(namesIn(table, discardOf(2))).toEqual(['ranging-party']);
      expect(namesIn(table, REMOVED)).toContain('ice');
      expect(agot.faults(table.state)).toEqual([]);
      table.seat(0).isAsked('pause');
    });

    test('AGOT-KW-TERMINAL-a: a terminal attachment is discarded', () => {
      const table = outWith('burned-men + milk-of-the-poppy (owned by 0, controlled by 0)');

      expect(namesIn(table, discardOf(0))).toEqual(['milk-of-the-poppy']);
      table.seat(0).isAsked('pause');
    });

    test('AGOT-LEAVE-d, AGOT-DUP-j: the duplicates of a card under foreign control are discarded with it', () => {
      const table = outWith('arya-stark (owned by 0) + arya-stark (duplicate, owned by 0, controlled by 0)');

      expect(namesIn(table, discardOf(0))).toEqual(['arya-stark', 'arya-stark']);
      expect(agot.faults(table.state)).toEqual([]);
      table.seat(0).isAsked('pause');
    });

    test('AGOT-LEAVE-d: so is the duplicate of an attachment that goes back', () => {
      const longclaw = 'longclaw (owned by 0, controlled by 0)';
      const before = given({
        seats: [{ hand: ['longclaw'] }, { play: [`ranging-party + ${longclaw}`] }, {}],
        phase: 'draw',
      });
      const [duplicate] = cardsIn(before.table, handOf(0));
      const host = cardsIn(before.table, playOf(0)).find((one) => cardOf(before.table, one).printed === 'longclaw');
      if (duplicate === undefined || host === undefined) throw new Error('both are there');
      const placed = happen(
        before,
        entering(before, duplicate, { seat: 0, how: 'marshaled', rule: 'AGOT-DUP-a' }),
      ).state;
      expect(placed.table.hosts[duplicate]).toBe(host);
      const { state } = happen(placed, { is: 'eliminated', seat: 1, rule: 'AGOT-ELIM-a' });

      expect([namesIn({ state }, handOf(0)), namesIn({ state }, discardOf(0))]).toEqual([['longclaw'], ['longclaw']]);
      expect(agot.faults(state)).toEqual([]);
    });

    test('AGOT-ELIM-d: what they have on cards that stay is out of the game', () => {
      const table = tableRunning(drawPhase({}), {
        phase: 'draw',
        windows: 'brief',
        seats: [{ play: ['robb-stark + little-bird (owned by 1, controlled by 1)'] }, { deck: ['ice'] }, {}],
      });

      expect(inPlay(table, 0)).toEqual(['robb-stark']);
      expect(namesIn(table, REMOVED)).toContain('little-bird');
      table.seat(0).isAsked('pause');
    });
  });

  test('AGOT-WINGAME-c: the last one in the game wins', () => {
    const table = tableRunning(drawPhase({}), {
      phase: 'draw',
      windows: 'brief',
      seats: [{ deck: ['ice'] }, { deck: ['ice'] }, {}],
    });

    expect(table.match.outcome).toMatchObject({ winners: [2], rule: 'AGOT-WINGAME-c' });
  });

  test('AGOT-ELIM-e: a challenge without its attacking or defending player ends', () => {
    const table = resolving({
      challenge: { attacker: 0, type: 'power', against: 1 },
      seats: [{ play: ['black-winds-crew (kneeling, attacking)'] }, { deck: ['ice'] }, {}],
    });
    table.seat(0).isAsked('pillage').picks(card('black-winds-crew'));

    expect(table.state.seated).toEqual([0, 2]);
    expect(table.state.challenge).toBeNull();
    table.seat(0).isAsked('pause');
  });

  describe('giving up', () => {
    /** Seat 0 attacks seat 1, who is asked to defend. */
    function attacked() {
      const table = until(
        situated({ phase: 'challenges', seats: [{ play: [knight] }, { play: [knight], gold: 2 }, {}] }),
        'initiateChallenge',
      );
      table.seat(0).takes({ is: 'challenge', type: 'military' });
      table.seat(0).takes({ is: 'seat', seat: 1 });
      table.seat(1).isAsked('declareDefenders');
      return table;
    }

    test('AGOT-ELIM-f, AGOT-ELIM-d, AGOT-ELIM-e: who concedes is eliminated, also in the middle of a challenge, and the others play on', () => {
      const table = attacked();
      table.concedes(1);

      expect(table.state.seated).toEqual([0, 2]);
      expect(table.state.challenge).toBeNull();
      expect(table.match.outcome).toBeUndefined();
      expect(table.view('spectator').seats[1]).toMatchObject({ standing: 'eliminated', gold: 0, characters: [] });
      expect(table.view('spectator').seats[1]?.allegiance).not.toBe('neutral');
      expect(askedSeat(table)).toBe(0);
    });

    test('AGOT-ELIM-d: an effect of who concedes goes no further', () => {
      const table = situated({
        phase: 'plot',
        step: 'begin',
        seats: [
          { plot: null, plotDeck: ['heads-on-spikes', 'summons'] },
          { hand: ['burned-men'] },
          { hand: ['varys'] },
        ],
      });
      table.seat(0).takes(card('heads-on-spikes'));
      until(table, 'chooseAnOpponent');
      expect(table.state.seated).toEqual([0, 1, 2]);
      table.concedes(0);

      expect(table.state.seated).toEqual([1, 2]);
      expect(agot.faults(table.state)).toEqual([]);
      expect(askedSeat(table)).not.toBe(0);
    });

    test('AGOT-ZONE-o: an event of who is out by the time it resolves does not come back from there', () => {
      const table = situated({
        phase: 'challenges',
        seats: [
          { hand: ['the-things-i-do-for-love'], play: ['cersei-lannister'] },
          { play: ['viserys-targaryen', 'robb-stark + little-bird (owned by 2, controlled by 2)'] },
          {},
        ],
      });
      table.seat(0).takes(use('the-things-i-do-for-love')).takes({ is: 'gold', amount: 5 });
      table.seat(1).isAsked('triggerWindow');
      table.concedes(0);
      table.seat(1).takes(use('viserys-targaryen'));

      expect(table.state.seated).toEqual([1, 2]);
      expect(namesIn(table, discardOf(0))).toEqual([]);
      expect(agot.faults(table.state)).toEqual([]);
      askedKey(table);
    });

    test('AGOT-ELIM-f: who concedes while others are asked is out at the next check', () => {
      const table = attacked();
      table.concedes(2);
      table.seat(1).isAsked('declareDefenders');
      expect(table.state.seated).toEqual([0, 1, 2]);
      table.seat(1).picks();

      expect(table.state.seated).toEqual([0, 1]);
      expect(table.happened.map(({ event }) => event.is)).toContain('challengeDecided');
    });

    test('AGOT-ELIM-f, AGOT-SEQ-e: who concedes while somebody aims is out before the target is chosen', () => {
      const table = situated({
        phase: 'challenges',
        seats: [
          { gold: 3, play: ['magister-illyrio', 'drogon (kneeling)'] },
          { play: ['robb-stark (kneeling)'] },
          { play: ['varys (kneeling)'] },
        ],
      });
      table.seat(0).takes(use('magister-illyrio')).isAsked('chooseCharacter');
      table.concedes(2);
      expect(table.state.gold[0]).toBe(3);
      table.seat(0).picks(card('varys'));

      // It was paid for meanwhile; its target is chosen anew, among those of who play on.
      expect(table.state.gold[0]).toBe(1);
      expect(table.state.seated).toEqual([0, 1]);
      table.seat(0).isAsked('chooseCharacter').mayTake(card('robb-stark')).mayTake(card('drogon'));
    });

    test('AGOT-ELIM-f, AGOT-WINGAME-c: of two who are left the other one wins at once', () => {
      const table = attacked();
      table.concedes(1);
      table.concedes(0);

      expect(table.match.outcome).toMatchObject({ winners: [2], rule: 'AGOT-WINGAME-c' });
      expect(table.match.open).toEqual([]);
    });

    test('AGOT-ELIM-f, AGOT-ELIM-c: nobody is eliminated during setup; the first round begins without who conceded', () => {
      const table = begun(3);
      table.concedes(1);
      until(table, 'choosePlot');

      expect(table.state.round).toBe(1);
      expect(table.state.seated).toEqual([0, 2]);
    });
  });

  test('AGOT-WINGAME-b: of several who come to enough power at once the first player chooses the winner', () => {
    const table = happening(
      {
        first: 1,
        seats: [{ faction: 'house-stark (power 14)' }, { faction: 'house-lannister (power 14)' }, {}],
      },
      (state) => ([0, 1] as const).map((seat) => ({ is: 'powerGained', card: factionCardOf(state, seat), amount: 1 })),
    );
    table.seat(1).isAsked('chooseWinner').takes({ is: 'seat', seat: 1 });

    expect(table.match.outcome).toMatchObject({ winners: [1] });
  });

  test('AGOT-ELIM-c: if victory and elimination come at once, the first player orders them', () => {
    const atOnce = () =>
      happening({ seats: [{ faction: 'house-stark (power 14)', deck: ['ice'] }, {}, {}] }, (state) => [
        { is: 'powerGained', card: factionCardOf(state, 0), amount: 1 },
        { is: 'cardsDrawn', seat: 0, count: 1 },
      ]);
    const won = atOnce();
    won.seat(0).isAsked('victoryOrElimination').takes({ is: 'first', what: 'victory' });
    expect(won.match.outcome).toMatchObject({ winners: [0], rule: 'AGOT-WINGAME-a' });
    const out = atOnce();
    out.seat(0).takes({ is: 'first', what: 'elimination' });

    expect(out.state.seated).toEqual([1, 2]);
    expect(out.match.outcome).toBeUndefined();
    out.seat(0).isAsked('pause');
  });
});
