/** The key that presses a button, drawn on it. */
export function Key({ name }: { readonly name: string }) {
  return (
    <span className="key" aria-hidden="true">
      {name}
    </span>
  );
}
