import { Link } from 'wouter';
import { useWords } from './use-words.ts';
import { SHELL_WORDS } from './words.ts';

export function Foot() {
  const say = useWords(SHELL_WORDS);
  return (
    <footer className="page-foot">
      <span>{say.unofficial}</span>
      <nav aria-label={say.about}>
        <Link href="/help">{say.help}</Link>
        <Link href="/help/privacy">{say.privacy}</Link>
        <Link href="/help/hosting">{say.hosting}</Link>
        <Link href="/credits">{say.credits}</Link>
      </nav>
    </footer>
  );
}
