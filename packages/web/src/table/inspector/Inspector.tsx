import { type Explanation, isPrintedCard, keyOf, type Phrase, type Reason } from '@kronika/kernel';
import { Icon } from '../../sprite/Icon.tsx';
import { type Looked, thingIn } from '../looked.ts';
import { MuteChoice } from '../passing/MuteChoice.tsx';
import { RuleChip } from '../prompt/RuleChip.tsx';
import { ownSeat, useSession, useTable } from '../session/context.ts';
import { placeState } from '../session/session-state.ts';
import { useTelling } from '../session/use-telling.ts';
import { piecesIn } from '../text/pieces.ts';
import { withSeatNames } from '../text/seat-names.ts';
import { SumRow } from './SumRow.tsx';
import { useExplanation } from './use-explanation.ts';

interface InspectorProps {
  /** What is shown while nothing was touched. */
  readonly fallback: Looked | undefined;
}

/** What was touched last, large: its values and how they come about, and why it cannot be chosen now. */
export function Inspector({ fallback }: InspectorProps) {
  const { session, lang, words } = useTable();
  const touched = useSession((state) => state.looked);
  const looked = touched ?? fallback;
  const view = useSession(({ known }) => known?.document.match?.board);
  const { module } = session;
  if (looked === undefined || view === undefined)
    return (
      <section className="inspect" aria-label={words[module.pieces].inspector}>
        <p className="quiet panel">{words[module.pieces].inspectorEmpty}</p>
      </section>
    );
  const { Face } = module;
  const glossary = module.glossary(looked, lang);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard
    <section className="inspect" aria-label={words[piecesIn(looked)].inspector} tabIndex={0}>
      {isPrintedCard(looked) ? (
        <Face view={view} looked={looked} lang={lang} size="i" />
      ) : (
        <figure className="thingface panel">
          <figcaption>
            <Caption text={module.nameOf(looked, view)} />
          </figcaption>
          <Face view={view} looked={looked} lang={lang} size="i" />
        </figure>
      )}
      {touched !== undefined && <Explained looked={touched} />}
      {touched !== undefined && isPrintedCard(touched) && <MuteChoice printed={touched.printed} />}
      {glossary.length > 0 && (
        <dl className="gloss panel">
          {glossary.map(({ word, text, rule }) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>
                {text} {rule !== undefined && <RuleChip rule={rule} />}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

function Explained({ looked }: { readonly looked: Looked }) {
  const { lang, words } = useTable();
  const thing = thingIn(looked);
  const explanation = useExplanation(thing);
  const pinned = useSession((state) => state.pinned);
  const mayChoose = useSession(
    (state) => thing !== undefined && ['may', 'is'].some((is) => placeState(state, keyOf(thing)).startsWith(is)),
  );
  const isAsked = useSession(({ question }) => question !== undefined);
  if (explanation === undefined) return undefined;
  const { sums, notes, whyNot } = explanation;
  const hasReasons = isAsked && !mayChoose && (whyNot.length > 0 || pinned === 'asked');
  // What is printed and nothing else stands on the card.
  const told = isPrintedCard(looked)
    ? sums.filter(({ parts }) => parts.length > 1 || parts.some(({ from }) => from !== undefined))
    : sums;
  if (told.length === 0 && notes.length === 0 && !hasReasons) return undefined;
  return (
    <div className="why panel">
      {told.length > 0 && (
        <ul className="sums">
          {told.map((sum) => (
            <SumRow key={sum.of} sum={sum} lang={lang} />
          ))}
        </ul>
      )}
      <Notes notes={notes} />
      {hasReasons && <WhyNot reasons={whyNot} noReason={words[piecesIn(looked)].noReason} />}
    </div>
  );
}

/** What a thing is called; the reader's own seat is "you". */
function Caption({ text }: { readonly text: Phrase }) {
  const { session, lang, words } = useTable();
  const own = useSession(({ known }) => (known?.document.sight === 'all' ? undefined : ownSeat(known?.document)));
  const isOwn = own !== undefined && text[lang] === session.module.text[lang].seat?.(own);
  return isOwn ? words.you : <Sentence text={text} />;
}

/** A sentence of the game, with the names of the people in it. */
function Sentence({ text }: { readonly text: Phrase }) {
  const { session, lang } = useTable();
  const { names } = useTelling();
  return withSeatNames(text[lang], session.module.text[lang], names);
}

/** Said on request: who was refused is told beside the thing. */
function WhyNot({ reasons, noReason }: { readonly reasons: readonly Reason[]; readonly noReason: string }) {
  const { words } = useTable();
  return (
    <details className="whynot">
      <summary>
        <Icon name="hazard-sign" />
        {words.whyNot}
      </summary>
      {reasons.length === 0 && <p>{noReason}</p>}
      {reasons.map(({ text, rule }) => (
        <p key={text.en}>
          <Sentence text={text} /> <RuleChip rule={rule} />
        </p>
      ))}
    </details>
  );
}

function Notes({ notes }: Pick<Explanation, 'notes'>) {
  return notes.map(({ text, rule }) => (
    <p key={text.en} className="note">
      <Sentence text={text} /> {rule !== undefined && <RuleChip rule={rule} />}
    </p>
  ));
}
