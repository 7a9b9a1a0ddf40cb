/** What the lines of a card say is told by the game itself. */
export { gridWords, type Length, lineWords, moveWords } from '@kronika/senjutsu';
