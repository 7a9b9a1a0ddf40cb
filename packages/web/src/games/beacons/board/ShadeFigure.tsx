import { Picture } from './Picture.tsx';

/** A shade, with the number that the log calls it by. */
export function ShadeFigure({ shade }: { readonly shade: number }) {
  return (
    <span className="shade">
      <Picture name="ghost" />
      <b>{shade + 1}</b>
    </span>
  );
}
