export { gridWords, type Length, lineWords, moveWords } from '@kronika/senjutsu';
