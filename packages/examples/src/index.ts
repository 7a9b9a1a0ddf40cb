export * from './tictactoe/game.ts';
