/** Where two values differ first, as JSON sees them; `undefined` if they are equal to the byte. */
export function difference(a: unknown, b: unknown): string | undefined {
  if (JSON.stringify(a) === JSON.stringify(b)) return undefined;
  return differenceAt(a, b, '') ?? 'the order of the keys';
}

function differenceAt(a: unknown, b: unknown, path: string): string | undefined {
  if (!isObject(a) || !isObject(b)) return Object.is(a, b) ? undefined : `${path || 'all'}: ${brief(a)} or ${brief(b)}`;
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const inner = differenceAt(Reflect.get(a, key), Reflect.get(b, key), path === '' ? key : `${path}.${key}`);
    if (inner !== undefined) return inner;
  }
  return undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
