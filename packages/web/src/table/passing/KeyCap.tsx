/** The key that does the same as the button it stands on. Who does not see it is told by the button itself. */
export function KeyCap({ text }: { readonly text: string }) {
  return (
    <span className="keycap" aria-hidden="true">
      {text}
    </span>
  );
}
