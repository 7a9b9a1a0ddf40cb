import {
  type Control,
  type ControlValue,
  type Sandbox,
  type SandboxEdit,
  seatsOf,
  TABLE_THING,
  type ThingName,
} from '@kronika/kernel';

/** A way through the offers of a sandbox: which of them is taken is drawn. */
export type Draw = (below: number) => number;

/** Draws that these numbers lead to, over and over. */
export function drawsOf(numbers: readonly number[]): Draw {
  let at = 0;
  return (below) => {
    const number = numbers[at % numbers.length] ?? 0;
    at += 1;
    return (number + at) % below;
  };
}

/** An edit out of what the sandbox offers; `more` are things of the game that are no pieces. */
export function offeredEdit<D>(
  sandbox: Sandbox<D>,
  situation: D,
  more: readonly ThingName[],
  draw: Draw,
): SandboxEdit | undefined {
  const pieces = () => piecesOf(sandbox, situation);
  switch (draw(5)) {
    case 0: {
      const supply = oneOf(sandbox.supply, draw);
      if (supply === undefined) return undefined;
      const { piece } = supply;
      const spot = oneOf(sandbox.spots(situation, { piece }), draw);
      return spot === undefined ? undefined : { is: 'put', piece, to: spot.spot };
    }
    case 1: {
      const thing = oneOf(pieces(), draw);
      const spot = thing === undefined ? undefined : oneOf(sandbox.spots(situation, { thing }), draw);
      return thing === undefined || spot === undefined ? undefined : { is: 'move', thing, to: spot.spot };
    }
    case 2: {
      const thing = oneOf(pieces(), draw);
      if (thing === undefined) return undefined;
      return draw(2) === 0
        ? { is: 'remove', thing }
        : { is: 'shift', thing, towards: draw(2) === 0 ? 'top' : 'bottom' };
    }
    default: {
      const seats = seatsOf(sandbox.seats(situation)).map((seat) => `seat:${seat}`);
      const thing = oneOf([TABLE_THING, ...seats, ...more, ...pieces()], draw);
      const control = thing === undefined ? undefined : oneOf(sandbox.controls(situation, thing), draw);
      return thing === undefined || control === undefined
        ? undefined
        : { is: 'set', thing, key: control.key, value: valueFor(control, draw) };
    }
  }
}

function piecesOf<D>(sandbox: Sandbox<D>, situation: D): readonly ThingName[] {
  return sandbox
    .zones(situation)
    .flatMap(({ pieces }) => pieces.flatMap(({ thing, attached }) => [thing, ...attached.map((one) => one.thing)]));
}

function oneOf<T>(list: readonly T[], draw: Draw): T | undefined {
  return list.length === 0 ? undefined : list[draw(list.length)];
}

function valueFor(control: Control, draw: Draw): ControlValue {
  switch (control.is) {
    case 'number':
      return control.min + draw(control.max - control.min + 1);
    case 'choice':
      return oneOf(control.options, draw)?.value ?? '';
    case 'several':
      return control.options.map(({ value }) => value).filter(() => draw(2) === 0);
  }
}
