import { CONTRACTS, type Foe } from './foe.ts';

/** Whether Yojimbo has done all he was hired for, and so has won (SEN-SOLO-HERO-yojimbo). */
export function hasFulfilledAll({ contracts }: Foe): boolean {
  return CONTRACTS.every((contract) => contracts.includes(contract));
}
