import { Link } from 'wouter';
import { useWords } from './use-words.ts';
import { SHELL_WORDS } from './words.ts';

export function Foot() {
  const say = useWords(SHELL_WORDS);
  return (
    <footer className="page-foot">
      <span>{say.unofficial}</span>
      <Link href="/credits">{say.credits}</Link>
    </footer>
  );
}
