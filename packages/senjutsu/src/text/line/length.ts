/** How many words there is room for: a card that is read, or a small face. */
export type Length = 'full' | 'short';
