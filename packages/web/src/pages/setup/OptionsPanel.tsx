import { optionsFor } from '@kronika/kernel';
import { useWords } from '../../shell/use-words.ts';
import { formatIn } from '../match/shape.ts';
import type { SetupParts } from './parts.ts';
import { StartMatch } from './StartMatch.tsx';
import { TableOptions } from './TableOptions.tsx';
import { SETUP_WORDS } from './words.ts';

/** The options of the table, and the one button. */
export function OptionsPanel(parts: SetupParts) {
  const say = useWords(SETUP_WORDS);
  const { choice, form } = parts;
  return (
    <section className="panel new-match-options" aria-label={say.options}>
      <TableOptions parts={parts} options={optionsFor(form, formatIn(choice, form))} />
      <StartMatch {...parts} />
    </section>
  );
}
