import { useWords } from '../../shell/use-words.ts';
import { nameOf } from '../match/choice.ts';
import { useBotName } from '../match/use-bot-name.ts';
import { MATCH_WORDS } from '../match/words.ts';
import type { OtherSeatParts } from './parts.ts';
import { SETUP_WORDS } from './words.ts';

/** How who sits in another seat is called on this page. */
export function useOtherName({ choice, other, place }: OtherSeatParts): string {
  const say = useWords(SETUP_WORDS);
  const { player } = useWords(MATCH_WORDS);
  const botName = useBotName();
  const name = nameOf(choice, place, { nameless: player });
  switch (other.opponent) {
    case 'link':
      return say.waitingFor;
    case 'here':
      return name;
    case 'bot':
      return `${name} · ${botName(other.bot)}`;
  }
}
