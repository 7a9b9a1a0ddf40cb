/** The neutral conflict cards, the same in both starter decks. */
export const STARTER_NEUTRALS = {
  'fine-katana': 1,
  'ornate-fan': 1,
  'cloud-the-mind': 1,
  assassination: 1,
  banzai: 1,
  'contingency-plan': 1,
  'court-games': 1,
  'for-shame': 1,
  'good-omen': 1,
  'spies-at-court': 1,
  charge: 1,
  'fallen-in-battle': 1,
  outwit: 1,
  rout: 1,
} as const;
