import { type CardId, cardThing, keyOf, type Option, type Question, type Thing } from '@kronika/kernel';

/** Something on the board that can be pointed at: a thing by its key (`card:100012`, `ring:fire`), or a part of it (`lane`). */
export type PlaceName = string;

/** The place of a card. */
export function cardPlace(card: CardId): PlaceName {
  return keyOf(cardThing(card));
}

/** How one option is offered. */
export type Spot =
  /** By a click on something the board shows. */
  | { readonly is: 'place'; readonly place: PlaceName }
  /** On a tray, because it lies where nobody could click it: in a deck, a pile, another hand. */
  | { readonly is: 'tray'; readonly thing: Thing }
  /** As a button with words. */
  | { readonly is: 'button' };

/** Everything by which the question can be answered; each option stands in exactly one place of it. */
export interface Controls {
  readonly places: ReadonlyMap<PlaceName, readonly number[]>;
  readonly tray: readonly { readonly option: number; readonly thing: Thing }[];
  readonly buttons: readonly number[];
  /** The pass among the buttons. */
  readonly pass?: number;
}

export const NO_CONTROLS: Controls = { places: new Map(), tray: [], buttons: [] };

/** The options of a question; a number has none. */
export function optionsOf(question: Question): readonly Option[] {
  return question.is === 'number' ? [] : question.options;
}

/** Puts every option of the question where the board wants it. */
export function controlsFor(question: Question, spotOf: (option: Option) => Spot): Controls {
  const places = new Map<PlaceName, number[]>();
  const tray: { option: number; thing: Thing }[] = [];
  const buttons: number[] = [];
  let pass: number | undefined;
  optionsOf(question).forEach((option, place) => {
    const spot = spotOf(option);
    if (spot.is === 'place') places.set(spot.place, [...(places.get(spot.place) ?? []), place]);
    else if (spot.is === 'tray') tray.push({ option: place, thing: spot.thing });
    else {
      buttons.push(place);
      if (option.is === 'pass') pass = place;
    }
  });
  return { places, tray, buttons, ...(pass === undefined ? {} : { pass }) };
}

/** Every option of the controls, in the order of the question. */
export function offeredIn({ places, tray, buttons }: Controls): readonly number[] {
  return [...[...places.values()].flat(), ...tray.map(({ option }) => option), ...buttons].sort((a, b) => a - b);
}
