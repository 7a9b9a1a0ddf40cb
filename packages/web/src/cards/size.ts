/** How much of a card is shown: on the table, in hand, in the inspector. */
export const CARD_SIZES = ['t', 'h', 'i'] as const;
export type CardSize = (typeof CARD_SIZES)[number];
