import { choose, type QuestionFor, type SeatId } from '@kronika/kernel';
import type { Kamae } from '../../cards/pictograms.ts';
import type { SenjutsuEvent } from '../../event.ts';
import { factOfHero, focusRoom, isParalysed } from '../../fighters.ts';
import type { KamaeOption } from '../../options.ts';
import type { FighterId, Senjutsu } from '../../state.ts';
import { type KamaeResult, kamaeChanges, kamaeJumps } from '../kamae-tree.ts';
import { onCard, type Resolving, words } from '../resolving.ts';
import { heroAmong } from '../who.ts';
import { gains } from './focus.ts';

/** Where a change may bring the ring; results that come to the same because focus is full are one (SEN-FOC-a). */
export function changesFor(state: Senjutsu, fighter: FighterId, upTo: number): readonly KamaeOption[] {
  const hero = heroAmong(state, fighter);
  if (hero === undefined || isParalysed(state, fighter)) return [];
  const room = focusRoom(state, fighter);
  const options: KamaeOption[] = [];
  for (const { kamae, focus } of kamaeChanges(factOfHero(hero).branches, hero.kamae, upTo)) {
    const gained = Math.min(focus, room);
    if (!options.some((known) => known.kamae === kamae && known.focus === gained))
      options.push({ is: 'kamae', kamae, focus: gained });
  }
  return options;
}

/** Where a jump may end. AI opponents have no Kamae (SEN-SOLO-f); a poison holds the ring where it is (SEN-XPOIS-g). */
export function jumpsFor(state: Senjutsu, fighter: FighterId, to: Kamae | 'any'): readonly KamaeOption[] {
  if (heroAmong(state, fighter) === undefined || isParalysed(state, fighter)) return [];
  return kamaeJumps(to).map((kamae) => ({ is: 'kamae', kamae, focus: 0 }));
}

/** Whether any of these results is another than how things are. */
export function changesAnything(state: Senjutsu, fighter: FighterId, options: readonly KamaeOption[]): boolean {
  const now = heroAmong(state, fighter)?.kamae;
  return options.some(({ kamae, focus }) => kamae !== now || focus > 0);
}

interface RingQuestion {
  readonly seat: SeatId;
  readonly of: FighterId;
  readonly options: readonly KamaeOption[];
}

export function changeQuestion(
  on: Resolving,
  upTo: number,
  { seat, of, options }: RingQuestion,
): QuestionFor<KamaeOption> | undefined {
  if (options.length === 0) return undefined;
  return choose({ seat, options, ...words(on, 'SEN-KAM-e', { key: 'changeKamae', on: onCard(on), of, upTo }) });
}

export function jumpQuestion(on: Resolving, { seat, of, options }: RingQuestion): QuestionFor<KamaeOption> | undefined {
  if (options.length === 0) return undefined;
  return choose({ seat, options, ...words(on, 'SEN-KAM-m', { key: 'jumpKamae', on: onCard(on), of }) });
}

/** The ring moves; focus points that it reached pay at once (SEN-KAM-g), to whoever the tree belongs to (SEN-EFF-k). */
export function ringMoves(
  state: Senjutsu,
  fighter: FighterId,
  { kamae, focus }: KamaeResult,
  how: 'change' | 'jump',
): readonly SenjutsuEvent[] {
  const moved: readonly SenjutsuEvent[] =
    heroAmong(state, fighter)?.kamae === kamae
      ? []
      : [{ is: 'kamaeChanged', fighter, to: kamae, how, rule: how === 'change' ? 'SEN-KAM-e' : 'SEN-KAM-m' }];
  return [...gains(state, fighter, focus), ...moved];
}
