import { isRefusal, refusalText } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { HEROES } from './cards/fact.ts';
import { READY_DECKS } from './decks/ready/decks.ts';
import { parseSetup } from './setup.ts';

/** Why a setup is refused. */
function refused(setup: unknown): string {
  const parsed = parseSetup(setup);
  if (!isRefusal(parsed)) throw new Error('the setup was accepted');
  return refusalText(parsed, 'en');
}

function accepted(setup: unknown) {
  const parsed = parseSetup(setup);
  if (isRefusal(parsed)) throw new Error(refusalText(parsed, 'en'));
  return parsed;
}

test('SEN-MULTI-a: up to four heroes fight, each for itself or in teams', () => {
  expect(accepted({ seats: 2 }).format).toBe('duel');
  expect(accepted({ seats: 3 }).format).toBe('brawl');
  expect(accepted({ seats: 4, format: 'teams' }).teams).toEqual([0, 1, 0, 1]);
  expect(refused({ seats: 5 })).toContain('1 to 4');
});

test('what was read reads the same again, so that a record can be played on', () => {
  const setup = accepted({ seats: 4, format: 'teams', decks: READY_DECKS.slice(0, 4).map(({ hero }) => ({ hero })) });

  expect(accepted(JSON.parse(JSON.stringify(setup)))).toEqual(setup);
});

test('SEN-CARD-b, SEN-DECK-j: a deck of another hero is refused', () => {
  expect(refused({ seats: 2, decks: [{ hero: 'ronin', deck: 'master' }, {}] })).toContain('decks.0.deck');
  const master = accepted({ seats: 2, decks: [{ hero: 'master' }, {}] }).decks[0]?.deck;
  expect(refused({ seats: 2, decks: [{ hero: 'ronin', deck: master }, {}] })).toContain('a deck of the Master');
});

test('SEN-DECK-h: a weapon that the hero may not carry is refused', () => {
  expect(refused({ seats: 2, decks: [{ hero: 'ronin', weapon: 'katana-swing' }, {}] })).toContain('decks.0.weapon');
});

test('SEN-DECK-a, SEN-DECK-b: a table may ask for decks of one size', () => {
  const signature = { hero: 'ronin', deck: 'ronin' };
  const full = { hero: 'ronin', deck: 'ronin-full' };

  expect(accepted({ seats: 2, decksAllowed: 'quick', decks: [signature, signature] }).decksAllowed).toBe('quick');
  expect(accepted({ seats: 2, decksAllowed: 'any', decks: [signature, full] }).decksAllowed).toBe('any');
  expect(refused({ seats: 2, decksAllowed: 'full', decks: [signature, full] })).toContain('decks.0');
  expect(refused({ seats: 2, decksAllowed: 'quick', decks: [signature, full] })).toContain('decks.1');
});

test('an option that a format does not have is refused', () => {
  expect(refused({ seats: 2, format: 'duel', foes: 3 })).toContain('it is for solo');
  expect(refused({ seats: 1, format: 'horde', board: 'village-street' })).toContain('board');
});

test('SEN-DECK-b: who names no deck brings one of the size that the table asks for', () => {
  const { decks } = accepted({ seats: 2, decksAllowed: 'full', decks: [{ hero: 'ronin' }, { hero: 'warrior' }] });
  const sizes = decks.map(({ deck }) => Object.values(deck.cards).reduce((sum, copies) => sum + copies, 0));

  // Two core cards lie beside the 40.
  expect(sizes).toEqual([42, 42]);
  expect(refused({ seats: 2, decksAllowed: 'full', decks: [{ hero: 'ronin', deck: 'ronin' }, {}] })).toContain(
    'decks.0',
  );
});

test.each(HEROES)('SEN-DECK-a, SEN-DECK-b, SEN-DECK-k: %s has a legal deck at every table', (hero) => {
  for (const decksAllowed of ['any', 'quick', 'full', 'tournament']) {
    const setup = accepted({ seats: 2, format: 'duel', decksAllowed, decks: [{ hero }, { hero }] });
    expect(setup.decks.map((one) => one.hero)).toEqual([hero, hero]);
  }
});
