import { useTable } from '../session/context.ts';
import { useTelling } from '../session/use-telling.ts';
import { Chip } from './StepChip.tsx';
import { ReplayButton, useSinceWord, useStepsSince } from './Strip.tsx';
import { type StepWords, stepWords } from './step-words.ts';
import { STAGING_WORDS } from './words.ts';

/** Everything since the last own decision, with all that is to say of it. */
export function SinceList() {
  const { lang } = useTable();
  const telling = useTelling();
  const steps = useStepsSince();
  const words = STAGING_WORDS[lang];
  return (
    <div className="sincelist">
      {steps.length === 0 && <p className="quiet">{words.nothing}</p>}
      <ol>
        {steps.map((step) => (
          <li key={step.key}>
            <Chip step={step} />
            {linesBelow(stepWords(step, telling, words)).map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added
              <p key={at}>{line}</p>
            ))}
          </li>
        ))}
      </ol>
      <ReplayButton />
    </div>
  );
}

/** What the chip of a step has not said already. */
function linesBelow({ lines, chip }: StepWords): readonly string[] {
  return lines.filter((line) => line !== chip.title && line !== chip.sub);
}

/** The same in the text view. */
export function SinceTwin() {
  const { lang, staging } = useTable();
  const telling = useTelling();
  const steps = useStepsSince();
  const title = useSinceWord();
  if (staging === undefined) return undefined;
  const words = STAGING_WORDS[lang];
  return (
    <section className="sincetwin">
      <h2>{title}</h2>
      {steps.length === 0 && <p>{words.nothing}</p>}
      <ul>
        {steps.map((step) => (
          <li key={step.key}>{stepWords(step, telling, words).aloud}</li>
        ))}
      </ul>
    </section>
  );
}
