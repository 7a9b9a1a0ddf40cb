import { Picture } from '../../cards/Picture.tsx';
import { useBoard } from '../scope.ts';

const MOST = 7;

/** What is left of a seat's Supply. */
export function Supply({ supply }: { readonly supply: number }) {
  const { words } = useBoard();
  return (
    <span className="oa-supl" title={words.supply}>
      <Picture name="bread" />
      <span className="supp" aria-hidden="true">
        {Array.from({ length: MOST }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the spaces of a track are told apart by their place
          <i key={at} className={at < supply ? 'on' : ''} />
        ))}
      </span>
      <b>{supply}</b>
    </span>
  );
}
