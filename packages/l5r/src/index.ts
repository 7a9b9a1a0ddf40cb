export * from './decks/index.ts';
