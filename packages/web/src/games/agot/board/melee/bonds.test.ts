import { expect, test } from 'vitest';
import { bondOf, claimAgainst, defenceOf, isRedirectSpent, soughtType } from './bonds.ts';
import { viewIn } from './seated-view.ts';

const COUNCIL = {
  seats: [
    { title: 'master-of-ships', plot: 'calling-the-banners' },
    { title: 'master-of-whispers' },
    { title: 'master-of-laws' },
    { title: 'crown-regent' },
  ],
};
const RIVALRY = { attacker: 0, type: 'military', against: 2, winner: 0 } as const;

test('AGOT-SUPPORT-a, AGOT-RIVAL-a: titles say whom one supports, by whom one is supported, and who the rivals are', () => {
  const view = viewIn(COUNCIL);

  expect([1, 2, 3].map((seat) => bondOf(view, 0, view.seats[seat]?.seat ?? 0))).toEqual(['supports', 'rival', 'none']);
  expect(bondOf(view, 1, 0)).toBe('supported');
});

test('AGOT-4.2.3-c: the bonus for a rival is spent by who had it, not by the rival', () => {
  const view = viewIn({ ...COUNCIL, fought: [{ ...RIVALRY, rivalry: 'gained' }] });

  expect([bondOf(view, 0, 2), bondOf(view, 2, 0)]).toEqual(['rivalSpent', 'rival']);
  expect(bondOf(viewIn({ ...COUNCIL, fought: [RIVALRY] }), 0, 2)).toBe('rival');
});

test('AGOT-REDIR-d, AGOT-REDIR-j: a redirect is spent when a challenge is resolved against somebody else', () => {
  const { fought } = viewIn({ ...COUNCIL, fought: [RIVALRY] });

  expect(isRedirectSpent({ fought })).toBe(false);
  expect(isRedirectSpent({ fought: fought.map((one) => ({ ...one, defender: 3 })) })).toBe(true);
});

test('AGOT-TITLE-SHIPS-a: only military claim against a rival is raised', () => {
  const view = viewIn(COUNCIL);
  const printed = view.seats[0]?.plot?.claim ?? Number.NaN;

  expect(claimAgainst(view, 0, 2, 'military')).toBe(printed + 1);
  expect([claimAgainst(view, 0, 3, 'military'), claimAgainst(view, 0, 2, 'power')]).toEqual([printed, printed]);
});

test('AGOT-TITLE-BONUS-c: who could defend counts with its strength, and the title only beside somebody', () => {
  const play = ['tumblestone-knight', 'tumblestone-knight (kneeling)'];
  const [armed, empty] = viewIn({
    seats: [{ title: 'master-of-ships', play }, { title: 'hand-of-the-king' }, {}],
  }).seats;

  const knight = armed?.characters[0]?.strength ?? Number.NaN;
  expect(armed && defenceOf(armed, 'military')).toBe(knight + 1);
  expect(armed && defenceOf(armed, 'intrigue')).toBe(0);
  expect(empty && defenceOf(empty, 'power')).toBe(0);
});

test('the type of challenge is known while an opponent is chosen for it', () => {
  const asked = (key: string) =>
    ({
      is: 'choose',
      seat: 0,
      options: [],
      message: { key, type: 'intrigue' },
      because: { is: 'rule', rule: 'AGOT-CHAL-a' },
    }) as const;

  expect(soughtType(asked('chooseOpponent'))).toBe('intrigue');
  expect(soughtType(asked('declareAttackers'))).toBeUndefined();
});
