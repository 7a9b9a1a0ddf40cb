import { describe, expect, test } from 'vitest';
import type { AgotSituation } from '../../situation/description.ts';
import { agotSandbox } from '../sandbox.ts';
import { readOf } from '../testing/read-of.ts';

const told = (description: AgotSituation) =>
  agotSandbox.problems(readOf(description)).map(({ rule, thing, text }) => ({ rule, thing, text: text.en }));

const ATTACK = { attacker: 0, type: 'military', against: 1 } as const;
const ATTACKER = { play: ['robb-stark (attacking)'] };

type Told = { readonly rule: string | undefined; readonly thing: string; readonly text: RegExp };

describe('what keeps a situation from being played is a sentence with its rule and its thing', () => {
  test.each<[string, AgotSituation, Told]>([
    [
      'AGOT-ZONE-a: a card in a zone that is not for it',
      { seats: [{ dead: ['ice'] }, {}] },
      { rule: 'AGOT-ZONE-a', thing: '0/dead/0', text: /Ice cannot lie here: dead pile, Player 1/ },
    ],
    [
      'AGOT-TYPE-k: an event in play',
      { seats: [{}, { play: ['treachery'] }] },
      { rule: 'AGOT-ZONE-a', thing: '1/play/0', text: /Treachery cannot lie here/ },
    ],
    [
      'AGOT-ATT-a: an attachment that is on nothing',
      { seats: [{ play: ['ice'] }, {}] },
      { rule: 'AGOT-ZONE-a', thing: '0/play/0', text: /Ice cannot lie here/ },
    ],
    [
      'AGOT-ATT-a: a location on a character',
      { seats: [{ play: ['robb-stark + the-kingsroad'] }, {}] },
      { rule: 'AGOT-ATT-a', thing: '0/play/0/0', text: /cannot be attached/ },
    ],
    [
      'a mark that says nothing there',
      { seats: [{ hand: ['robb-stark (power 2)'] }, {}] },
      { rule: undefined, thing: '0/hand/0', text: /does not fit where it lies/ },
    ],
    [
      'AGOT-DUP-e: power on a duplicate',
      { seats: [{ play: ['robb-stark + robb-stark (duplicate, power 1)'] }, {}] },
      { rule: undefined, thing: '0/play/0/0', text: /does not fit where it lies/ },
    ],
    [
      'AGOT-UNIQ-b: a unique card twice',
      { seats: [{ play: ['robb-stark', 'robb-stark'] }, {}] },
      { rule: 'AGOT-UNIQ-b', thing: '0/play/1', text: /is unique/ },
    ],
    [
      'AGOT-UNIQ-d: a unique card beside one’s own that somebody else controls',
      { seats: [{ play: ['robb-stark'] }, { play: ['robb-stark (owned by 0)'] }] },
      { rule: 'AGOT-UNIQ-b', thing: '1/play/0', text: /Player 1 owns or controls more than one/ },
    ],
    [
      'AGOT-DEAD-a: a unique card whose copy is dead',
      { seats: [{ play: ['robb-stark'], dead: ['robb-stark'] }, {}] },
      { rule: 'AGOT-DEAD-a', thing: '0/play/0', text: /has a copy of that unique card in the dead pile/ },
    ],
    [
      'AGOT-DUP-a: a duplicate of a card that is not unique',
      { seats: [{ play: ['tumblestone-knight + tumblestone-knight (duplicate)'] }, {}] },
      { rule: 'AGOT-DUP-a', thing: '0/play/0/0', text: /is not unique/ },
    ],
    [
      'AGOT-UNIQ-a: a duplicate that is no copy',
      { seats: [{ play: ['robb-stark + eddard-stark (duplicate)'] }, {}] },
      { rule: 'AGOT-UNIQ-a', thing: '0/play/0/0', text: /is no copy of Robb Stark/ },
    ],
    [
      'AGOT-DUP-a, AGOT-FACE-a: a facedown duplicate under a card whose text does not put one there',
      { seats: [{ play: ['robb-stark + ice (duplicate, facedown)'] }, {}] },
      { rule: 'AGOT-DUP-a', thing: '0/play/0/0', text: /lies faceup: the text of Robb Stark/ },
    ],
    [
      'AGOT-DUP-a: a facedown copy, which nobody could have put there either',
      { seats: [{ play: ['robb-stark + robb-stark (duplicate, facedown)'] }, {}] },
      { rule: 'AGOT-DUP-a', thing: '0/play/0/0', text: /lies faceup/ },
    ],
    [
      'AGOT-DUP-j: a duplicate of somebody else',
      { seats: [{ play: ['robb-stark + robb-stark (duplicate, owned by 1, controlled by 1)'] }, {}] },
      { rule: 'AGOT-DUP-j', thing: '0/play/0/0', text: /belongs to somebody else/ },
    ],
    [
      'AGOT-KW-NOATT-a: an attachment on a card that takes none',
      { seats: [{ play: ['grey-wind + little-bird'] }, {}] },
      { rule: 'AGOT-ATT-g', thing: '0/play/0/0', text: /may not be on Grey Wind/ },
    ],
    [
      'AGOT-ATT-g: an attachment of another faction',
      { seats: [{ play: ['tywin-lannister + ice'] }, {}] },
      { rule: 'AGOT-ATT-g', thing: '0/play/0/0', text: /Ice may not be on Tywin/ },
    ],
    [
      'AGOT-1.3-a: no plot after the plots were revealed',
      { seats: [{ plot: null }, {}] },
      { rule: 'AGOT-1.3-a', thing: 'seat:0', text: /has no plot revealed/ },
    ],
    [
      'AGOT-PLOT-g: an empty plot deck',
      { seats: [{ plotDeck: [], usedPlots: ['summons'] }, {}] },
      { rule: 'AGOT-PLOT-g', thing: 'seat:0', text: /has an empty plot deck/ },
    ],
    [
      'AGOT-TYPE-l: a title in joust',
      { seats: [{ title: 'crown-regent' }, {}] },
      { rule: 'AGOT-TYPE-l', thing: '0/title/0', text: /for melee only/ },
    ],
    [
      'AGOT-TITLE-a: a title that two hold',
      { seats: [{ title: 'crown-regent' }, {}, { title: 'crown-regent' }] },
      { rule: 'AGOT-TITLE-a', thing: '2/title/0', text: /held by Player 1 and Player 3/ },
    ],
    [
      'AGOT-TITLE-f: a title before titles are chosen',
      { seats: [{ title: 'crown-regent' }, {}, {}], phase: 'plot', step: 'begin' },
      { rule: 'AGOT-TITLE-f', thing: '0/title/0', text: /still to be chosen/ },
    ],
    [
      'AGOT-4.2-a: a challenge in another phase',
      { seats: [ATTACKER, {}], challenge: ATTACK, phase: 'dominance' },
      { rule: 'AGOT-4.2-a', thing: 'table', text: /only be resolved in the challenges phase/ },
    ],
    [
      'AGOT-4.2-b: a challenge of somebody who is not active',
      { seats: [ATTACKER, {}], challenge: ATTACK, active: 1 },
      { rule: 'AGOT-4.2-b', thing: 'table', text: /somebody else attacks/ },
    ],
    [
      'AGOT-4.2-b: a second challenge of the type',
      { seats: [ATTACKER, {}], challenge: ATTACK, fought: [{ attacker: 0, type: 'military', against: 1 }] },
      {
        rule: 'AGOT-4.2-b',
        thing: 'table',
        text: /Player 1 has initiated the military challenge of this round already/,
      },
    ],
    [
      'AGOT-4.2-b: a challenge more than a plot allows',
      {
        seats: [{ ...ATTACKER, plot: 'sneak-attack' }, {}],
        challenge: ATTACK,
        fought: [{ attacker: 0, type: 'power', against: 1 }],
      },
      { rule: 'AGOT-4.2-b', thing: 'table', text: /a card limits their number/ },
    ],
    [
      'AGOT-4.2-b: a challenge of a type that a card forbids',
      { seats: [ATTACKER, { plot: 'a-game-of-thrones' }], challenge: ATTACK },
      { rule: 'AGOT-4.2-b', thing: 'table', text: /a card forbids it/ },
    ],
    [
      'AGOT-SUPPORT-a: a challenge against somebody one supports',
      {
        seats: [{ ...ATTACKER, title: 'hand-of-the-king' }, { title: 'master-of-laws' }, {}],
        challenge: ATTACK,
      },
      { rule: 'AGOT-SUPPORT-a', thing: 'table', text: /supports the title of Player 2/ },
    ],
    [
      'AGOT-TITLE-HAND-a: a second power challenge of the Hand against the same player',
      {
        seats: [{ title: 'hand-of-the-king', play: ['robb-stark (attacking)'] }, {}, {}],
        challenge: { ...ATTACK, type: 'power' },
        fought: [{ attacker: 0, type: 'power', against: 1 }],
      },
      { rule: 'AGOT-TITLE-HAND-a', thing: 'table', text: /second power challenge has to be against another player/ },
    ],
    [
      'AGOT-CHAL-a: a challenge that nobody attacks in',
      { seats: [{}, {}], challenge: ATTACK, step: 'initiated' },
      { rule: 'AGOT-CHAL-a', thing: 'table', text: /Nobody attacks/ },
    ],
    [
      'AGOT-CHAL-a: a challenge against oneself',
      { seats: [ATTACKER, {}], challenge: { ...ATTACK, against: 0 } },
      { rule: 'AGOT-CHAL-a', thing: 'table', text: /against themselves/ },
    ],
    [
      'AGOT-PART-a: a participant without a challenge',
      { seats: [ATTACKER, {}] },
      { rule: 'AGOT-PART-a', thing: '0/play/0', text: /there is none/ },
    ],
    [
      'AGOT-PART-d: a participant on a side of somebody else',
      { seats: [ATTACKER, { play: ['tywin-lannister (attacking)'] }], challenge: ATTACK },
      { rule: 'AGOT-PART-d', thing: '1/play/0', text: /the attacking player is Player 1/ },
    ],
    [
      'AGOT-WINGAME-a: a match that is won',
      { seats: [{}, { faction: 'house-lannister (power 15)' }] },
      { rule: 'AGOT-WINGAME-a', thing: 'seat:1', text: /Player 2 wins/ },
    ],
    [
      'AGOT-ELIM-a: an empty draw deck',
      { seats: [{ deck: [] }, {}] },
      { rule: 'AGOT-ELIM-a', thing: 'seat:0', text: /has an empty draw deck/ },
    ],
    [
      'AGOT-WINGAME-c: one player left',
      { seats: [{}, {}, {}], eliminated: [1, 2] },
      { rule: 'AGOT-WINGAME-c', thing: 'table', text: /at least two players/ },
    ],
    [
      'AGOT-ELIM-d: somebody active who is out of the game',
      { seats: [{}, {}, {}], eliminated: [1], active: 1 },
      { rule: 'AGOT-ELIM-d', thing: 'table', text: /Player 2 is the active player and is out/ },
    ],
    [
      'AGOT-ROUND-a: a step that the phase does not have',
      { seats: [{}, {}], phase: 'draw', step: 'opportunity' },
      { rule: 'AGOT-ROUND-a', thing: 'table', text: /no such step/ },
    ],
  ])('%s', (_, description, { rule, thing, text }) => {
    expect(told(description)).toContainEqual({ rule, thing, text: expect.stringMatching(text) });
  });

  test('every reason is told at once', () => {
    const broken: AgotSituation = {
      seats: [{ play: ['robb-stark', 'robb-stark', 'grey-wind + little-bird'], deck: [] }, { plot: null }],
    };

    expect(told(broken).map(({ rule }) => rule)).toEqual(['AGOT-1.3-a', 'AGOT-UNIQ-b', 'AGOT-ATT-g', 'AGOT-ELIM-a']);
  });
});

test.each<[string, AgotSituation]>([
  ['AGOT-UNIQ-b: different players may each have a copy', { seats: [{ play: ['varys'] }, { play: ['varys'] }] }],
  ['AGOT-DEAD-c: only one’s own dead pile matters', { seats: [{ play: ['varys'] }, { dead: ['varys'] }] }],
  [
    'AGOT-FACE-a: whatever lies facedown under Arya may be her duplicate',
    { seats: [{ play: ['arya-stark + ice (duplicate, facedown)'] }, {}] },
  ],
  ['AGOT-DUP-a: an attachment may have a duplicate', { seats: [{ play: ['robb-stark + ice + ice (duplicate)'] }, {}] }],
  [
    'AGOT-TYPE-b: an event may have become an attachment',
    { seats: [{ play: ['asha-greyjoy + risen-from-the-sea (as attachment)'] }, {}] },
  ],
  [
    'AGOT-ATT-f: an attachment may be on somebody else’s character',
    { seats: [{ play: ['robb-stark + milk-of-the-poppy (owned by 1, controlled by 1)'] }, {}] },
  ],
  ['AGOT-PART-e: a challenge goes on without participants', { seats: [{}, {}], challenge: ATTACK }],
  [
    'AGOT-PART-f: a character may have been put into a challenge without the icon',
    { seats: [{ play: ['samwell-tarly (attacking)'] }, {}], challenge: ATTACK },
  ],
  [
    'AGOT-TITLE-HAND-a: the Hand may initiate a second power challenge',
    {
      seats: [{ title: 'hand-of-the-king' }, {}, {}],
      challenge: { attacker: 0, type: 'power', against: 1 },
      fought: [{ attacker: 0, type: 'power', against: 2 }],
    },
  ],
  [
    'AGOT-1.3-a: nobody has a plot before the first is revealed',
    { seats: [{ plot: null }, { plot: null }], phase: 'plot', step: 'begin' },
  ],
])('%s', (_, description) => {
  expect(told(description)).toEqual([]);
});
