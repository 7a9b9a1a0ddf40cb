/** A sentence in which the words between `**` are stressed. */
export function Stressed({ text }: { readonly text: string }) {
  return text.split('**').map((part, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence are their places in it
    place % 2 === 0 ? part : <b key={place}>{part}</b>,
  );
}
