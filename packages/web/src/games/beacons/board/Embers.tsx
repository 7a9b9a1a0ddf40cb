import { useBoard } from './scope.ts';

interface EmbersProps {
  readonly embers: number;
  readonly carries: number;
}

/** The embers somebody has, among as many as could be carried. */
export function Embers({ embers, carries }: EmbersProps) {
  const { words } = useBoard();
  return (
    <span className="embers" title={`${words.embers}: ${embers}/${carries}`}>
      <span className="vh">{`${words.embers}: ${embers}/${carries}`}</span>
      {Array.from({ length: carries }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an ember is its place in the row
        <i key={place} className={place < embers ? 'has' : undefined} />
      ))}
      <b aria-hidden="true">{`${embers}/${carries}`}</b>
    </span>
  );
}
