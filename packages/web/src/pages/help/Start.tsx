import { useWords } from '../../shell/use-words.ts';
import { Tale } from './Section.tsx';
import { START_WORDS } from './start-words.ts';

export function Start() {
  const { lead, sections } = useWords(START_WORDS);
  return (
    <>
      <p className="help-lead">{lead}</p>
      <Tale sections={sections} />
    </>
  );
}
