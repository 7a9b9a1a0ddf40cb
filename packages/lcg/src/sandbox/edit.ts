import {
  type Edited,
  impossible,
  isPrintedCard,
  type PrintedId,
  type SandboxEdit,
  type ThingName,
} from '@kronika/kernel';

/** What each kind of change does to a situation of a game. What does not fit changes nothing. */
export interface Editing<Situation> {
  put(situation: Situation, printed: PrintedId, to: string): Edited<Situation>;
  move(situation: Situation, thing: ThingName, to: string): Edited<Situation>;
  shift(
    situation: Situation,
    thing: ThingName,
    towards: Extract<SandboxEdit, { is: 'shift' }>['towards'],
  ): Edited<Situation>;
  remove(situation: Situation, thing: ThingName): Situation;
  set(
    situation: Situation,
    thing: ThingName,
    key: string,
    value: Extract<SandboxEdit, { is: 'set' }>['value'],
  ): Situation;
}

/** The situation after a change. */
export function editedBy<Situation>(editing: Editing<Situation>) {
  return (situation: Situation, edit: SandboxEdit): Edited<Situation> => {
    switch (edit.is) {
      case 'put':
        return isPrintedCard(edit.piece) ? editing.put(situation, edit.piece.printed, edit.to) : { situation };
      case 'move':
        return editing.move(situation, edit.thing, edit.to);
      case 'shift':
        return editing.shift(situation, edit.thing, edit.towards);
      case 'remove':
        return { situation: editing.remove(situation, edit.thing) };
      case 'set':
        return { situation: editing.set(situation, edit.thing, edit.key, edit.value), thing: edit.thing };
      default:
        return impossible(edit);
    }
  };
}
