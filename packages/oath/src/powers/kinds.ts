import type { PrintedId } from '@kronika/kernel';
import { printedPowers } from './library.ts';
import type { ActionName, BattlePlan } from './power.ts';

/** What kind of power a card has, as its face tells it. */
export type FaceKind =
  | { readonly is: 'action' | 'whenPlayed' | 'rest' | 'wake' | 'standing' }
  | { readonly is: 'modifier'; readonly action: ActionName }
  | { readonly is: 'plan'; readonly side: BattlePlan['side'] };

export function powerKindsOf(printed: PrintedId): readonly FaceKind[] {
  const { action, whenPlayed, modifier, plan, rest, wake, standing } = printedPowers(printed);
  return [
    ...(plan === undefined ? [] : [{ is: 'plan', side: plan.side } as const]),
    ...(modifier === undefined ? [] : [{ is: 'modifier', action: modifier.action } as const]),
    ...(action === undefined ? [] : [{ is: 'action' } as const]),
    ...(whenPlayed === undefined ? [] : [{ is: 'whenPlayed' } as const]),
    ...(wake === undefined ? [] : [{ is: 'wake' } as const]),
    ...(rest === undefined ? [] : [{ is: 'rest' } as const]),
    ...(standing === undefined ? [] : [{ is: 'standing' } as const]),
  ];
}
