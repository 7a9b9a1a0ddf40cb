/**
 * Whether two values of plain data are alike through and through. Boards put the state of a card together anew
 * for each view, so comparing by identity would draw every card again at every change.
 */
export function sameData(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && sameData(Reflect.get(one, name), Reflect.get(other, name)))
  );
}
