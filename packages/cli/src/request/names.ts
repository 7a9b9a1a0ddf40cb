/** The names in a list such as `random,thumb`. */
export function namesIn(list: string): readonly string[] {
  return list.split(',').map((name) => name.trim());
}
