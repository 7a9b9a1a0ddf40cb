import { CLAN_DECKS } from '../decks/ready/decks.ts';

/** Every clan's deck meets that of the next clan, so each is played by both seats. */
export const CLAN_PAIRS = CLAN_DECKS.map(({ id }, i) => ({
  seats: 2,
  decks: [id, CLAN_DECKS[(i + 1) % CLAN_DECKS.length]?.id],
}));
