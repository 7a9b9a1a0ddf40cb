/** How wide the texts of the table are. */
export const WIDTH = 100;

/** Breaks a line that is too long between words; what follows is indented a little further. */
export function wrapped(line: string, indent: string): string {
  const lines: string[] = [];
  let current = indent;
  for (const word of line.split(' ')) {
    const isFirst = current.trim() === '';
    if (!isFirst && current.length + 1 + word.length > WIDTH) {
      lines.push(current);
      current = `${indent}    ${word}`;
    } else current += isFirst ? word : ` ${word}`;
  }
  return [...lines, current].join('\n');
}
