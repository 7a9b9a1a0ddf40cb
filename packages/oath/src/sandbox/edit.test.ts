import { isRefusal, printedCard, refusalText, type SandboxEdit } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { type CardName, printedOf } from '../facts/library.ts';
import type { OathSituation } from '../situation/description.ts';
import type { Draft } from '../situation/draft.ts';
import { oathSandbox as sandbox } from './sandbox.ts';

function read(description: OathSituation): Draft {
  const situation = sandbox.read(description);
  if (isRefusal(situation)) throw new Error(refusalText(situation, 'en'));
  return situation;
}

const after = (situation: Draft, ...edits: readonly SandboxEdit[]): Draft =>
  edits.reduce((before, edit) => sandbox.edit(before, edit).situation, situation);
const put = (name: CardName, to: string): SandboxEdit => ({ is: 'put', piece: printedCard(printedOf(name)), to });
const set = (thing: string, key: string, value: string | number | readonly string[]): SandboxEdit => ({
  is: 'set',
  thing,
  key,
  value,
});
const rules = (situation: Draft) => sandbox.problems(situation).map(({ rule }) => rule);

const plain = read({ players: { purple: {}, red: {}, blue: {} } });

describe('cards', () => {
  test('a card is put where one points at, and is nowhere else', () => {
    const once = after(plain, put('longbows', 'site:0'));
    const twice = after(once, put('longbows', 'seat:1'));

    expect(once.sites[0]?.cards).toEqual(['longbows']);
    expect(twice.sites[0]?.cards).toEqual([]);
    expect(twice.players.red?.advisers).toEqual(['longbows']);
    expect(twice.world.only).not.toContain('longbows');
  });

  test('a card that is removed is in the box again, and of an edifice one face shows', () => {
    const built = after(plain, put('longbows', 'site:0'), { is: 'remove', thing: 'longbows' });
    const edifice = sandbox.supply.find(({ kind }) => kind === 'edifice');
    const ruin = sandbox.supply.find(({ kind }) => kind === 'ruin');
    if (edifice === undefined || ruin === undefined) throw new Error('there are edifices');

    expect(JSON.stringify(built)).not.toContain('longbows');
    const standing = sandbox.edit(plain, { is: 'put', piece: edifice.piece, to: 'site:2' });
    const fallen = sandbox.edit(standing.situation, {
      is: 'set',
      thing: standing.thing ?? '',
      key: 'building',
      value: 'ruined',
    });
    expect(standing.situation.sites[2]?.cards).toHaveLength(1);
    expect(fallen.situation.sites[2]?.cards).toEqual([fallen.thing]);
    expect(fallen.thing).not.toBe(standing.thing);
  });

  test('Visions and cards for sites become advisers facedown; the face is set', () => {
    const advised = after(plain, put('conquest', 'seat:1'), put('the-gathering', 'seat:1'), put('tents', 'seat:1'));
    const hidden = after(advised, set('tents', 'face', 'down'), set('tents', 'knownTo', ['2']));

    expect(advised.players.red?.advisers).toEqual(['conquest (facedown)', 'the-gathering (facedown)', 'tents']);
    expect(hidden.players.red?.advisers.at(-1)).toBe('tents (facedown, known to blue)');
    expect(rules(hidden)).toEqual([]);
  });

  test('a Vision is revealed by Exiles alone, and the one that lay there goes below the world deck', () => {
    const spots = sandbox.spots(plain, { piece: printedCard(printedOf('faith')) }).map(({ spot }) => spot);
    const revealed = after(plain, put('faith', '1/vision'), put('conquest', '1/vision'));

    expect(spots).toContain('1/vision');
    expect(spots).not.toContain('0/vision');
    expect(revealed.players.red?.vision).toBe('conquest');
    expect(revealed.world.only.at(-1)).toBe('faith');
  });

  test('sites trade places, and the one that comes from the deck sends the other one there', () => {
    const [first, second] = [plain.sites[0]?.site, plain.sites[2]?.site];
    const swapped = after(plain, { is: 'move', thing: 'site:0', to: 'site:2' });
    const [other = ''] = plain.siteDeck.only;
    const changed = after(plain, set('site:0', 'site', other));

    expect([swapped.sites[0]?.site, swapped.sites[2]?.site]).toEqual([second, first]);
    expect(changed.sites[0]?.site).toBe(other);
    expect(changed.siteDeck.only).toContain(first);
    expect(changed.siteDeck.only).not.toContain(other);
  });

  test('the order of a deck is changed', () => {
    const [top, next] = plain.world.only;
    const shifted = after(plain, { is: 'shift', thing: next ?? '', towards: 'top' });

    expect(shifted.world.only.slice(0, 2)).toEqual([next, top]);
  });

  test('a relic covers a slot of the Reliquary, and the one before goes below the relic deck', () => {
    const before = plain.reliquary.greedy;
    const stored = after(plain, put('bandit-crown', 'reliquary:greedy'));
    const open = after(stored, set('reliquary:greedy', 'relic', 'uncovered'));

    expect(stored.reliquary.greedy).toBe('bandit-crown');
    expect(stored.relicDeck.only.at(-1)).toBe(before);
    expect(open.reliquary.greedy).toBe('uncovered');
    expect(open.relicDeck.only[0]).toBe('bandit-crown');
  });

  test('no card lies where it may not', () => {
    expect(sandbox.edit(plain, put('faithful-friend', 'site:0')).situation).toBe(plain);
    expect(sandbox.edit(plain, put('longbows', 'reliquary:greedy')).situation).toBe(plain);
    expect(sandbox.edit(plain, put('longbows', 'site:1')).situation).toBe(plain);
  });
});

describe('players', () => {
  test('seats come at the end, and whoever leaves takes everything along', () => {
    const four = after(plain, set('table', 'seats', 4));
    const owned = after(
      four,
      put('bandit-crown', 'seat:3'),
      set('seat:3', 'warbands yellow', 2),
      set('site:0', 'warbands yellow', 1),
      set('banner:darkestSecret', 'darkestSecret holder', 'yellow'),
      set('table', 'turn', 'yellow'),
      set('table', 'titleHolder', 'yellow'),
    );
    const three = after(owned, set('table', 'seats', 3));

    expect(four.seats).toEqual(['purple', 'red', 'blue', 'yellow']);
    expect(owned.players.yellow?.relics).toEqual(['bandit-crown']);
    expect(three.seats).toEqual(['purple', 'red', 'blue']);
    expect(JSON.stringify(three)).not.toContain('yellow');
    expect(three.relicDeck.only).toContain('bandit-crown');
    expect(rules(three)).toEqual([]);
  });

  test('the Chancellor takes another seat, and goes first there', () => {
    const moved = after(plain, set('table', 'chancellor', '2'));

    expect(moved.seats).toEqual(['blue', 'red', 'purple']);
    expect(moved.players.purple?.relics).toEqual(['the-grand-scepter']);
  });

  test('boards are exchanged with everything on them', () => {
    const armed = after(plain, set('seat:1', 'warbands red', 3), set('site:0', 'warbands red', 2));
    const changed = after(armed, set('seat:1', 'colour', 'blue'));

    expect(changed.seats).toEqual(['purple', 'blue', 'red']);
    expect(changed.players.blue?.warbands).toEqual({ blue: 3 });
    expect(changed.sites[0]?.warbands).toEqual({ blue: 2 });
  });

  test('a Citizen fights with purple warbands', () => {
    const citizen = after(plain, set('seat:1', 'warbands red', 3), set('seat:1', 'role', 'citizen'));

    expect(citizen.players.red).toMatchObject({ role: 'citizen', warbands: { purple: 3 } });
    expect(sandbox.nameOf(citizen, 'seat:1')).toEqual({ pl: 'Czerwony Obywatel', en: 'Red Citizen' });
  });

  test('pawns are put at a site from there', () => {
    const moved = after(plain, set('site:2', 'pawns', ['0', '2']));

    expect([moved.players.purple?.site, moved.players.red?.site, moved.players.blue?.site]).toEqual([2, 0, 2]);
  });
});

describe('the realm', () => {
  test('banks, banners, title, round and law are set', () => {
    const changed = after(
      plain,
      set('bank:order', 'bank order', 5),
      set('banner:peoplesFavor', 'peoplesFavor holder', 'red'),
      set('stocks', 'peoplesFavor tokens', 3),
      set('stocks', 'mob', 'mob'),
      set('table', 'goal', 'people'),
      set('table', 'titleHolder', 'red'),
      set('table', 'titleSide', 'usurper'),
      set('table', 'round', 7),
      set('law', 'planSide', 'en'),
    );

    expect(changed).toMatchObject({
      goal: 'people',
      round: 7,
      banks: { order: 5 },
      peoplesFavor: { holder: 'red', favor: 3, mob: true },
      title: { holder: 'red', side: 'usurper' },
      edition: 'pl',
      law: { planSide: 'en' },
    });
    expect(rules(changed)).toEqual([]);
  });

  test('a chronicle has a winner', () => {
    const written = after(plain, set('table', 'phase', 'chronicle'), set('table', 'winner', 'blue'));

    expect(written.won).toMatchObject({ by: 'blue', how: 'usurper' });
    expect(after(written, set('table', 'phase', 'act')).won).toBeUndefined();
  });

  test('what a control does not offer changes nothing', () => {
    expect(sandbox.edit(plain, set('seat:1', 'supply', 8)).situation).toBe(plain);
    expect(sandbox.edit(plain, set('table', 'turn', 'white')).situation).toBe(plain);
    expect(sandbox.edit(plain, set('nowhere', 'favor', 1)).situation).toBe(plain);
  });
});
