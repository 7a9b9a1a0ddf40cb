import type { Option, Question } from '@kronika/kernel';
import { optionsOf } from '../choosing/controls.ts';
import { hintText, optionText } from '../choosing/told.ts';
import { useExplanation } from '../inspector/use-explanation.ts';
import { type Looked, thingIn } from '../looked.ts';
import { useSession, useTable } from '../session/context.ts';
import { useTelling } from '../session/use-telling.ts';
import { asSentence } from '../text/seat-names.ts';
import { BackButton } from './BackButton.tsx';
import { Key } from './Key.tsx';
import { lookedIn } from './looked-in.ts';
import { Consequences } from './PromptWords.tsx';
import { Thumb } from './Thumb.tsx';

/** A card of the hand was touched: what it does and costs, before it is shown to everybody. */
export function LiftedPrompt({ question, option: place }: { readonly question: Question; readonly option: number }) {
  const { words } = useTable();
  const telling = useTelling();
  const option = optionsOf(question)[place];
  if (option === undefined) return undefined;
  const looked = lookedIn(telling, option);
  return (
    <section className="prompt own lifted" aria-label={words.prompt}>
      {looked !== undefined && (
        <span className="asker" aria-hidden="true">
          <Thumb looked={looked} />
        </span>
      )}
      <Told question={question} option={option} place={place} looked={looked} />
    </section>
  );
}

interface ToldProps {
  readonly question: Question;
  readonly option: Option;
  readonly place: number;
  /** Nothing for what is no thing of its own, such as a status that is played like a card. */
  readonly looked: Looked | undefined;
}

function Told({ question, option, place, looked }: ToldProps) {
  const { session, words } = useTable();
  const telling = useTelling();
  const isSending = useSession(({ sent, asked }) => sent === asked);
  const explained = useExplanation(looked === undefined ? undefined : thingIn(looked));
  const changed = explained?.sums.find(({ of }) => of === COST)?.total;
  const play = telling.module.handPlay?.(option, telling.view);
  const cost = play?.printed === undefined ? undefined : (changed ?? play.printed);
  const price = cost === undefined ? undefined : play?.price(cost, telling.lang);
  const lifted = play?.lifted?.(telling.lang);
  // The printed cost may be more than one has: what is left is told when it is known what the card costs now.
  const paid = cost === undefined || explained === undefined ? undefined : play?.paid?.(cost, telling.lang);
  const hint = lifted?.follows ?? paid ?? hintText(telling, option, question);
  const playing = play?.playing?.(telling.lang);
  const does = lifted?.go ?? optionText(telling, option);
  const name =
    looked === undefined
      ? asSentence(optionText(telling, option))
      : telling.module.nameOf(looked, telling.view)[telling.lang];
  return (
    <>
      <div className="asked">
        <h2>
          <span className="source">{`${name}: `}</span>
          {lifted?.ask ?? playing?.ask ?? words.playIt}
        </h2>
        <p>
          {hint !== undefined && <Consequences follows={[{ is: 'fact', text: hint }]} />}
          {lifted === undefined && <span className="loss">{playing?.cannotTakeBack ?? words.cannotTakeBack}</span>}
        </p>
      </div>
      <div className="go">
        <BackButton />
        <button
          type="button"
          className="btn main"
          data-option={place}
          disabled={isSending}
          onClick={() => session.takeOption(place)}
        >
          {price === undefined ? does : (playing ?? { go: words.playFor }).go(price)}
          <Key name="↵" />
        </button>
      </div>
    </>
  );
}

/** How games call the value that is paid, in what they explain. */
const COST = 'cost';
