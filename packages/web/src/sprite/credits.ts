/** A work of others that the pictures and letters of the product are made with. */
export interface Credit {
  readonly work: string;
  readonly by: readonly string[];
  readonly licence: string;
  readonly address: string;
}

/**
 * The icons. The set does not say with each icon who drew it, so the authors of the set are named.
 * Colours and light are ours; the outlines are as they were.
 */
export const ICON_CREDIT: Credit = {
  work: 'game-icons.net',
  by: [
    'Lorc',
    'Delapouite',
    'John Colburn',
    'Felbrigg',
    'John Redman',
    'Carl Olsen',
    'Sbed',
    'PriorBlue',
    'Willdabeast',
    'Viscious Speed',
    'Lord Berandas',
    'Irongamer',
    'HeavenlyDog',
    'Lucas',
    'Faithtoken',
    'Skoll',
    'Andy Meneely',
    'Cathelineau',
    'Kier Heyl',
    'Aussiesim',
    'Sparker',
    'Zeromancer',
    'Rihlsul',
    'Quoting',
    'Guard13007',
    'DarkZaitzev',
    'SpencerDub',
    'GeneralAce135',
    'Zajkonur',
    'Catsu',
    'Starseeker',
    'Pepijn Poolman',
    'Pierre Leducq',
    'Caro Asercion',
  ],
  licence: 'CC BY 3.0',
  address: 'https://game-icons.net',
};

/** The letters. */
export const FONT_CREDITS: readonly Credit[] = [
  {
    work: 'Brygada 1918',
    by: ['The Brygada 1918 Project Authors'],
    licence: 'SIL OFL 1.1',
    address: 'https://github.com/kosmynkab/Brygada-1918',
  },
  {
    work: 'Archivo',
    by: ['The Archivo Project Authors'],
    licence: 'SIL OFL 1.1',
    address: 'https://github.com/Omnibus-Type/Archivo',
  },
];
