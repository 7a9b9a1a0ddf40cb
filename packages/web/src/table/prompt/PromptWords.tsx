import { type Consequence, promptLine } from '@kronika/kernel';
import type { ToldPrompt } from '../choosing/told.ts';
import { numbersIn } from './numbers-in.ts';

/** A heading of so many letters fits into one line beside its buttons. */
const SHORT = 44;

/** The first line of a prompt: what asks, and what is asked. */
export function PromptHeading({ prompt }: { readonly prompt: Pick<ToldPrompt, 'source' | 'ask'> }) {
  return (
    <h2 className={promptLine(prompt).length > SHORT ? 'long' : undefined} title={promptLine(prompt)}>
      {prompt.source !== undefined && <span className="source">{`${prompt.source}: `}</span>}
      {prompt.ask}
    </h2>
  );
}

/** What will happen: facts, and what is lost. */
export function Consequences({ follows }: Pick<ToldPrompt, 'follows'>) {
  return follows.map((consequence) => <Told key={consequence.text} {...consequence} />);
}

function Told({ is, text }: Consequence) {
  return (
    <span className={is === 'loss' ? 'loss' : undefined}>
      {numbersIn(text).map((piece, place) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never change places
        piece.is === 'number' ? <b key={place}>{piece.text}</b> : piece.text,
      )}{' '}
    </span>
  );
}
