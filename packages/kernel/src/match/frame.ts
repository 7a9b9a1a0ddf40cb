/** Where one flow stands. Variables are never changed in place, so frames may be shared between matches. */
export interface Frame {
  readonly flow: string;
  readonly step: string;
  readonly vars: Vars;
  readonly awaits?: Awaited;
}

/** The variable that will be filled, and by what: a called flow, one seat, several seats at once, or an offer. */
export interface Awaited {
  readonly into: string;
  readonly from: 'flow' | 'seat' | 'seats' | 'offer';
}

/** The variables of a frame: plain data, and the only memory of a flow besides the state. */
export type Vars = Readonly<Record<string, unknown>>;
