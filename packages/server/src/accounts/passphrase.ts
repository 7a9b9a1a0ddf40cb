import type { Phrase } from '@kronika/kernel';
import { folded } from './name.ts';

export const SHORTEST_PASSPHRASE = 10;
export const LONGEST_PASSPHRASE = 200;
const FEWEST_LETTERS = 5;
/** Shorter names are in many words by chance. */
const SHORTEST_NAME_TO_LOOK_FOR = 4;
/** How much a passphrase with the name in it has to have besides. */
const FEWEST_BESIDE_NAME = 6;

/** The first that anybody would try, as folding leaves them. */
const COMMON: ReadonlySet<string> = new Set(
  ['1234567890', '0123456789', '9876543210', 'qwertyuiop', 'password', 'passphrase', 'haslohaslo', 'letmein', 'kronika']
    .flatMap((word) => [word, word + word, `${word}1`, `${word}12`, `${word}123`, `${word}1234`, `${word}12345`])
    .map(folded),
);

/** The same passphrase, however the keyboard put its letters together. */
export function normalized(passphrase: string): string {
  return passphrase.normalize('NFKC');
}

/** What is wrong with a new passphrase. It does not depend on whether the name is known. */
export function faultOf(passphrase: string, name: string): Phrase | undefined {
  const letters = [...normalized(passphrase)];
  if (letters.length < SHORTEST_PASSPHRASE) return TOO_SHORT;
  if (letters.length > LONGEST_PASSPHRASE) return TOO_LONG;
  const plain = folded(passphrase);
  const isObvious = new Set(letters).size < FEWEST_LETTERS || COMMON.has(plain) || isMadeOf(folded(name), plain);
  return isObvious ? TOO_OBVIOUS : undefined;
}

/** Whether hardly anything is left of a passphrase without the name in it, forwards or backwards. */
function isMadeOf(name: string, plain: string): boolean {
  if (plain === name) return true;
  if (name.length < SHORTEST_NAME_TO_LOOK_FOR) return false;
  const backwards = [...name].reverse().join('');
  const rest = plain.replaceAll(name, '').replaceAll(backwards, '');
  return rest !== plain && rest.length < FEWEST_BESIDE_NAME;
}

const TOO_SHORT: Phrase = {
  pl: `Hasło musi mieć co najmniej ${SHORTEST_PASSPHRASE} znaków. Najlepsze jest kilka przypadkowych słów.`,
  en: `A passphrase needs at least ${SHORTEST_PASSPHRASE} characters. A few random words are best.`,
};

const TOO_LONG: Phrase = {
  pl: `Hasło może mieć najwyżej ${LONGEST_PASSPHRASE} znaków.`,
  en: `A passphrase has at most ${LONGEST_PASSPHRASE} characters.`,
};

const TOO_OBVIOUS: Phrase = {
  pl: 'To hasło każdy próbowałby na początku. Weź kilka słów, które nic o tobie nie mówią.',
  en: 'Anybody would try this passphrase first. Take a few words that say nothing about you.',
};
