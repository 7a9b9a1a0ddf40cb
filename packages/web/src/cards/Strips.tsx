/** An attachment as it looks out from behind its host. */
export interface Strip {
  /** Tells two strips of one name apart. */
  readonly key: string;
  readonly allegiance: string;
  readonly name: string;
  readonly stance: 'ready' | 'bowed';
}

export function Strips({ strips }: { readonly strips: readonly Strip[] }) {
  return (
    <div className="strips">
      {strips.map(({ key, allegiance, name, stance }) => (
        <div key={key} className={`strip ${allegiance}${stance === 'bowed' ? ' bowed' : ''}`}>
          <span>{name}</span>
        </div>
      ))}
    </div>
  );
}
