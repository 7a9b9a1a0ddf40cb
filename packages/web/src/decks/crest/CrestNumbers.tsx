import './crest.css';

/** A few numbers of a deck, each with its word. */
export function CrestNumbers({ numbers }: { readonly numbers: readonly (readonly [word: string, value: string])[] }) {
  return (
    <dl className="crest-numbers">
      {numbers.map(([word, value]) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
