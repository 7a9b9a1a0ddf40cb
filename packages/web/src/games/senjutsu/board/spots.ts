import { cardThing, keyOf, type Option } from '@kronika/kernel';
import { factOf, isSenjutsuOption, type SenjutsuView } from '@kronika/senjutsu';
import type { Spot } from '../../../table/choosing/controls.ts';
import { seatPlace } from '../../../table/choosing/place-names.ts';
import { anchorOf } from './field/use-choices.ts';
import { cellThing, fighterThing, kamaePlace, printThing, STUN_PLACE, sidePlace, speedPlace } from './things.ts';

const BUTTON: Spot = { is: 'button' };
const at = (place: string): Spot => ({ is: 'place', place });

/** Where the board offers an option: cells and sides on the field, speeds on the rail, Kamae on the tree, cards in the hand. */
export function spotOf(option: Option, view: SenjutsuView): Spot {
  if (!isSenjutsuOption(option)) return BUTTON;
  switch (option.is) {
    case 'cell':
      return at(keyOf(cellThing(option.id)));
    case 'facing':
      return at(sidePlace(option.facing));
    case 'piece': {
      const cell = anchorOf(option);
      return cell === undefined ? BUTTON : at(keyOf(cellThing(cell)));
    }
    case 'stun':
      return at(STUN_PLACE);
    case 'speed':
      return at(speedPlace(option.speed));
    case 'kamae':
      return at(kamaePlace(option.kamae));
    case 'fighter':
      return at(keyOf(fighterThing(option.fighter)));
    case 'seat':
      return at(seatPlace(option.seat));
    case 'card':
      return isHeld(view, option.card)
        ? at(keyOf(cardThing(option.card)))
        : { is: 'tray', thing: cardThing(option.card) };
    case 'print':
      return view.phase === 'setup' || factOf(option.printed).is === 'poison'
        ? { is: 'tray', thing: printThing(option.printed) }
        : BUTTON;
    case 'pay':
    case 'alternative':
    case 'widen':
    case 'place':
    case 'way':
    case 'type':
    case 'wound':
    case 'stance':
    case 'accept':
    case 'decline':
    case 'pass':
      return BUTTON;
  }
}

/** Whether a card lies in the hand that is drawn: that of who looks at the table. Other hands are shown in a tray. */
function isHeld({ fighters, viewer }: SenjutsuView, card: number): boolean {
  return fighters.some(
    (fighter) =>
      fighter.is === 'hero' &&
      fighter.seat === viewer &&
      [...fighter.hand, ...fighter.core].some((sight) => sight.face === 'up' && sight.card === card),
  );
}
