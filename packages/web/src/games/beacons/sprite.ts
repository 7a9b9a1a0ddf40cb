/** The pictures that only this game shows. */
export const PICTURES = ['ghost', 'lantern-flame', 'stone-pile', 'wheelbarrow', 'wizard-staff'] as const;
export type PictureName = (typeof PICTURES)[number];

/** The build makes the game's own sprite of them. */
export const icons: readonly string[] = PICTURES;
