/** Positions in which much lies on a table of agot: where names and numbers are most likely to have no room. */
const WORN = [
  'seal-of-the-hand',
  'bodyguard',
  'little-bird',
  'milk-of-the-poppy',
  'noble-lineage',
  'syrios-training',
  'ice',
  'widows-wail',
  'little-bird',
  'noble-lineage',
];
const STARK = {
  faction: 'house-stark (power 6)',
  agenda: 'banner-of-the-rose',
  hand: [
    'put-to-the-sword',
    'tears-of-lys',
    'the-hands-judgment',
    'rattleshirts-raiders',
    'vanguard-of-the-north',
    'winterfell-steward',
    'ice',
    'direwolf-pup',
    'heart-tree-grove',
    'superior-claim',
  ],
  discard: ['bran-stark', 'put-to-the-torch'],
  dead: ['summer'],
  usedPlots: ['taxation', 'summons'],
  gold: 3,
};
const LANNISTER = {
  faction: 'house-lannister (kneeling, power 4)',
  agenda: 'banner-of-the-sun',
  hand: ['treachery', 'hear-me-roar', 'the-things-i-do-for-love'],
  discard: ['burned-men'],
  gold: 12,
};
const STARK_LANDS = [
  'gates-of-winterfell (kneeling)',
  'the-wolfswood',
  'heart-tree-grove',
  'the-kingsroad',
  'the-iron-throne',
];
const LANNISTER_LANDS = [
  'casterly-rock',
  'lannisport',
  'western-fiefdom (kneeling)',
  'the-roseroad',
  'the-red-keep',
  'blood-orange-grove',
  'sunspear',
  'chamber-of-the-painted-table',
  'dragonstone-port',
];

/** Six against five, with attachments, power and duplicates, and some that take no part. */
const BATTLE = {
  seats: [
    {
      ...STARK,
      play: [
        'robb-stark (attacking, kneeling, power 2) + ice + noble-lineage + robb-stark (duplicate)',
        'vanguard-of-the-north (attacking)',
        'grey-wind (attacking, kneeling)',
        'tumblestone-knight (attacking, kneeling) + noble-lineage',
        'wildling-horde (attacking)',
        'winterfell-steward (attacking, kneeling)',
        'eddard-stark (kneeling, power 3) + little-bird + eddard-stark (duplicate) + eddard-stark (duplicate)',
        'catelyn-stark + milk-of-the-poppy',
        'arya-stark + arya-stark (duplicate)',
        'sansa-stark (kneeling)',
        'direwolf-pup',
        ...STARK_LANDS,
      ],
    },
    {
      ...LANNISTER,
      play: [
        'tywin-lannister (defending, kneeling, power 1) + bodyguard + seal-of-the-hand',
        'ser-jaime-lannister (defending, kneeling) + widows-wail',
        'gold-cloaks (defending, kneeling)',
        'burned-men (defending, kneeling)',
        'rattleshirts-raiders (defending, kneeling)',
        'cersei-lannister (power 2) + noble-lineage',
        'grand-maester-pycelle',
        'joffrey-baratheon (kneeling, power 1) + bodyguard',
        'lannisport-moneylender',
        'the-tickler + little-bird + milk-of-the-poppy',
        'the-queens-assassin (kneeling)',
        ...LANNISTER_LANDS,
      ],
    },
  ],
  first: 1,
  round: 4,
  challenge: { attacker: 0, type: 'military' },
  turn: 0,
};

/** Ten attachments on one character of each side, in the challenge and behind it. */
const ARMED = {
  seats: [
    {
      ...STARK,
      play: [
        `eddard-stark (defending, kneeling) + ${WORN.join(' + ')}`,
        'catelyn-stark (defending) + little-bird',
        'arya-stark + little-bird + bodyguard + syrios-training',
        ...STARK_LANDS.slice(0, 2),
      ],
    },
    {
      ...LANNISTER,
      play: [
        'tywin-lannister (attacking, kneeling) + bodyguard',
        `ser-jaime-lannister + ${WORN.filter((card) => card !== 'ice').join(' + ')}`,
        'cersei-lannister (kneeling) + noble-lineage + little-bird',
        ...LANNISTER_LANDS.slice(0, 3),
      ],
    },
  ],
  challenge: { attacker: 1, type: 'intrigue' },
  turn: 0,
};

/** No challenge: everybody stands behind the lines. */
const AT_HOME = {
  seats: [
    {
      ...STARK,
      play: [
        `eddard-stark (power 2) + ${WORN.join(' + ')}`,
        'catelyn-stark + little-bird',
        'arya-stark (kneeling, power 1) + little-bird + bodyguard + syrios-training',
        'robb-stark (power 1) + robb-stark (duplicate)',
        'grey-wind (kneeling)',
        'vanguard-of-the-north',
        'tumblestone-knight + noble-lineage + little-bird',
        ...STARK_LANDS,
      ],
    },
    {
      ...LANNISTER,
      play: [
        'tywin-lannister (power 3) + bodyguard',
        'cersei-lannister + noble-lineage + little-bird',
        'joffrey-baratheon (kneeling) + milk-of-the-poppy',
        ...['ser-jaime-lannister', 'tyrion-lannister', 'the-tickler', 'gold-cloaks (kneeling)', 'burned-men'],
        ...['lannisport-moneylender', 'lannisport-merchant', 'the-queens-assassin'],
        ...LANNISTER_LANDS.slice(0, 6),
      ],
    },
  ],
  phase: 'marshaling',
  round: 3,
  active: 0,
};

/** Twelve characters of one's own, while one is attacked and chooses who defends. */
const CROWDED = {
  seats: [
    {
      ...STARK,
      hand: STARK.hand.slice(0, 6),
      play: [
        'robb-stark (power 2) + ice + noble-lineage + bodyguard',
        'eddard-stark (kneeling, power 1) + seal-of-the-hand + milk-of-the-poppy',
        'catelyn-stark + bodyguard',
        'tumblestone-knight + noble-lineage',
        ...['direwolf-pup', 'grey-wind', 'bran-stark', 'sansa-stark (kneeling)', 'winterfell-steward', 'summer'],
        'arya-stark + syrios-training + arya-stark (duplicate)',
        'vanguard-of-the-north',
        ...STARK_LANDS,
      ],
      discard: [],
      dead: [],
    },
    {
      ...LANNISTER,
      play: [
        'tywin-lannister (attacking, kneeling, power 3)',
        'burned-men (attacking, kneeling)',
        'cersei-lannister',
        'joffrey-baratheon (power 1)',
        'grand-maester-pycelle',
        'the-tickler (kneeling)',
        ...LANNISTER_LANDS.slice(0, 4),
      ],
      discard: [],
    },
  ],
  first: 1,
  round: 4,
  challenge: { attacker: 1, type: 'military' },
  step: 'defenders',
};

/** The choice of a plot, with characters on both sides. */
const CHOOSING_PLOTS = {
  seats: [
    {
      ...STARK,
      hand: STARK.hand.slice(0, 5),
      play: [
        'robb-stark (power 2) + ice',
        ...['catelyn-stark', 'grey-wind', 'arya-stark + arya-stark (duplicate)', 'sansa-stark'],
        ...STARK_LANDS.slice(0, 3),
      ],
      plotDeck: ['wildfire-assault', 'a-noble-cause', 'counting-coppers', 'a-storm-of-swords', 'summons'],
    },
    {
      ...LANNISTER,
      play: ['tywin-lannister (power 3)', 'cersei-lannister', 'grand-maester-pycelle', ...LANNISTER_LANDS.slice(0, 3)],
    },
  ],
  round: 5,
  phase: 'plot',
  step: 'begin',
};

/** One may initiate a challenge, with twelve of one's own. */
const MAY_CHALLENGE = {
  ...CROWDED,
  seats: [CROWDED.seats[0], { ...LANNISTER, play: ['tywin-lannister', 'burned-men', 'cersei-lannister'] }],
  first: 0,
  challenge: null,
  step: 'opportunity',
};

/** Positions of which a picture of what is being chosen belongs to the board. */
export const AGOT_CHOICES = { crowded: CROWDED, plots: CHOOSING_PLOTS, challenge: MAY_CHALLENGE } as const;

export const AGOT_CROWDS: Readonly<Record<string, object>> = {
  battle: BATTLE,
  armed: ARMED,
  'at home': AT_HOME,
  crowded: CROWDED,
  plots: CHOOSING_PLOTS,
};
