import { type Bot, randomAnswer } from '@kronika/kernel';

/** Answers anything that fits, by chance. Every game has it, and every other bot should beat it. */
export const randomBot: Bot = {
  answer: ({ question, random }) => randomAnswer(question, random),
};
