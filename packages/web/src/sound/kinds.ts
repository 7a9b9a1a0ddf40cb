/**
 * What can be heard. The table itself knows when it is somebody's turn and when a match ends; which of its events is a
 * clash, a change of standing or a fall, a game says.
 */
export const SOUNDS = ['turn', 'clash', 'standing', 'fall', 'end'] as const;
export type SoundKind = (typeof SOUNDS)[number];

/** Those that a game may give to its events. */
export type EventSound = Exclude<SoundKind, 'turn' | 'end'>;
