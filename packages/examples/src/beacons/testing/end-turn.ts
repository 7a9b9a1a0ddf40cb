import { questionFor, type SeatId } from '@kronika/kernel';
import type { ScenarioTable } from '@kronika/testkit';
import type { Beacons } from '../state.ts';
import type { BeaconsView } from '../view.ts';

/** The seat takes no more steps and no action. Where it could do nothing, it is not asked. */
export function endTurn(table: ScenarioTable<Beacons, BeaconsView>, seat: SeatId): void {
  const { round } = table.state;
  const isStillOn = () => table.state.round === round && table.state.turn?.seat === seat;
  if (isStillOn() && questionFor(table.match, seat)?.message.key === 'step') table.seat(seat).takes({ is: 'stop' });
  if (isStillOn() && questionFor(table.match, seat)?.message.key === 'act') table.seat(seat).passes();
}
