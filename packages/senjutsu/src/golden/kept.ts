const brought = (...heroes: readonly string[]) => heroes.map((hero) => ({ hero }));

/** The matches that are kept: each format once, played by the bot of this game. */
export const KEPT: readonly { readonly name: string; readonly setup: object }[] = [
  {
    name: 'duel',
    setup: { seats: 2, format: 'duel', board: 'village-street', decks: brought('warrior', 'ronin') },
  },
  {
    name: 'brawl',
    setup: {
      seats: 4,
      format: 'brawl',
      board: 'moss-garden',
      decks: brought('master', 'student', 'warrior', 'ronin'),
    },
  },
  {
    name: 'teams',
    setup: {
      seats: 4,
      format: 'teams',
      teams: [0, 1, 0, 1],
      board: 'snowy-clearing',
      decks: brought('ninja', 'monk', 'assassin', 'wakou'),
    },
  },
  {
    name: 'solo',
    setup: { seats: 1, format: 'solo', foes: 2, foeKind: 'ashigaruYari', nightmare: 1, decks: brought('student') },
  },
  { name: 'horde', setup: { seats: 1, format: 'horde', decks: brought('warrior') } },
];
