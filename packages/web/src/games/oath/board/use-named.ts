import { useTelling } from '../../../table/session/use-telling.ts';
import { withSeatNames } from '../../../table/text/seat-names.ts';

/** Puts the names of the people into what the game says of seats. */
export function useNamed(): (text: string) => string {
  const { module, lang, names } = useTelling();
  return (text) => withSeatNames(text, module.text[lang], names);
}
