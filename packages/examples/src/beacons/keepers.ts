/** Who looks after the beacons for a seat (BEA-KEEP-a). */
export const KEEPERS = ['scout', 'warden', 'peddler'] as const;

export type Keeper = (typeof KEEPERS)[number];

/** What a keeper carries. */
export const TOOLS = ['lantern', 'staff', 'cart'] as const;

export type Tool = (typeof TOOLS)[number];

/** Who may carry a tool (BEA-KEEP-a). */
export const CARRIERS: Readonly<Record<Tool, readonly Keeper[]>> = {
  lantern: KEEPERS,
  staff: ['scout', 'warden'],
  cart: ['peddler'],
};

/** The steps a keeper may take beyond the roll (BEA-KEEP-b). */
export function extraSteps(keeper: Keeper): number {
  return keeper === 'scout' ? 1 : 0;
}

/** What a keeper begins with (BEA-MAP-d, BEA-KEEP-d, BEA-KEEP-e). */
export function firstEmbers(keeper: Keeper, tool: Tool): number {
  return (keeper === 'peddler' ? 2 : 1) + (tool === 'lantern' ? 1 : 0);
}

/** How many embers a keeper can carry (BEA-KEEP-g). */
export function carries(tool: Tool): number {
  return tool === 'cart' ? 5 : 3;
}
