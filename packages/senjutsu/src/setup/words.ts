import type { Explained, Phrase } from '@kronika/kernel';
import type { HeroFact } from '../cards/fact.ts';
import type { Format } from '../state.ts';

type Told = Explained & { readonly told: Phrase };

/** The words of an option and of its values. */
export type Choice<V extends string> = Explained & { readonly values: Readonly<Record<V, Told>> };

export const FORMAT_WORDS: Readonly<Record<Format, Explained>> = {
  duel: {
    name: { pl: 'pojedynek', en: 'duel' },
    about: { pl: 'Jeden na jednego, do upadku jednego z bohaterów.', en: 'One against one, until one hero falls.' },
  },
  brawl: {
    name: { pl: 'starcie', en: 'brawl' },
    about: {
      pl: 'Troje lub czworo bohaterów, każdy przeciw wszystkim. Wygrywa ostatni, który stoi.',
      en: 'Three or four heroes, each against all. The last one standing wins.',
    },
  },
  teams: {
    name: { pl: 'drużyny', en: 'teams' },
    about: {
      pl: 'Dwie drużyny. Ciosy trafiają też sojuszników.',
      en: 'Two teams. Blows strike allies as well.',
    },
  },
  solo: {
    name: { pl: 'przeciw SI', en: 'against AI opponents' },
    about: {
      pl: 'Wszyscy razem przeciw wojownikom, którymi kierują zasady gry.',
      en: 'Everybody together against warriors played by the rules of the game.',
    },
  },
  horde: {
    name: { pl: 'horda', en: 'horde' },
    about: {
      pl: 'Jeden bohater przeciw falom ashigaru. Liczy się, ile ich odeprze.',
      en: 'One hero against waves of ashigaru. What counts is how many are beaten.',
    },
  },
};

export const OPPONENTS_WORDS: Explained = {
  name: { pl: 'Przeciwnicy SI', en: 'AI opponents' },
  about: {
    pl: 'Mają własne talie i grają ściśle według zasad; co zasady zostawiają otwarte, dzieje się na niekorzyść graczy.',
    en: 'They have decks of their own and follow the rules; what the rules leave open goes against the players.',
  },
};

export const BOARD_WORDS = {
  name: { pl: 'Plansza', en: 'Board' },
  about: { pl: 'Gdzie toczy się walka.', en: 'Where the fight takes place.' },
} as const satisfies Explained;

/** What a board is like, in a sentence. */
export function boardWords(name: Phrase, cells: number): Told {
  return {
    name,
    about: { pl: `Liczba pól: ${cells}.`, en: `${cells} cells.` },
    told: name,
  };
}

export const TERRAIN_WORDS: Choice<'none' | 'sparse' | 'dense' | 'placed'> = {
  name: { pl: 'Teren', en: 'Terrain' },
  about: { pl: 'Co leży na planszy, zanim zacznie się walka.', en: 'What lies on the board before the fight.' },
  values: {
    none: {
      name: { pl: 'bez terenu', en: 'none' },
      about: { pl: 'Pusta plansza.', en: 'An empty board.' },
      told: { pl: 'bez terenu', en: 'no terrain' },
    },
    sparse: {
      name: { pl: 'kilka elementów', en: 'a few pieces' },
      about: { pl: 'Mały gotowy układ.', en: 'A small ready layout.' },
      told: { pl: 'mało terenu', en: 'little terrain' },
    },
    dense: {
      name: { pl: 'dużo elementów', en: 'many pieces' },
      about: { pl: 'Duży gotowy układ.', en: 'A large ready layout.' },
      told: { pl: 'dużo terenu', en: 'much terrain' },
    },
    placed: {
      name: { pl: 'wykładają gracze', en: 'placed by the players' },
      about: {
        pl: 'Gracze na zmianę wykładają elementy dużego układu.',
        en: 'Players take turns to place the pieces of the large layout.',
      },
      told: { pl: 'teren wykładany przez graczy', en: 'terrain placed by the players' },
    },
  },
};

export const PLACING_WORDS: Choice<'fixed' | 'chosen'> = {
  name: { pl: 'Pola startowe', en: 'Starting cells' },
  about: { pl: 'Gdzie bohaterowie zaczynają.', en: 'Where the heroes begin.' },
  values: {
    fixed: {
      name: { pl: 'stałe', en: 'fixed' },
      about: { pl: 'Na polach, które podpowiada plansza.', en: 'On the cells that the board suggests.' },
      told: { pl: 'stałe pola startowe', en: 'fixed starting cells' },
    },
    chosen: {
      name: { pl: 'wybierane', en: 'chosen' },
      about: {
        pl: 'Od najniższej Przewagi każdy wybiera pole w wolnej strefie i zwrot.',
        en: 'From the lowest Advantage upwards, everybody chooses a cell in a free zone and a facing.',
      },
      told: { pl: 'wybierane pola startowe', en: 'chosen starting cells' },
    },
  },
};

export const DECKS_WORDS: Choice<'any' | 'quick' | 'full' | 'tournament'> = {
  name: { pl: 'Talie', en: 'Decks' },
  about: { pl: 'Jakie talie są dozwolone.', en: 'Which decks are allowed.' },
  values: {
    any: {
      name: { pl: '30 lub 40 kart', en: '30 or 40 cards' },
      about: { pl: 'Każdy przynosi talię, jaką ma.', en: 'Everybody brings the deck they have.' },
      told: { pl: 'talie 30 lub 40 kart', en: 'decks of 30 or 40 cards' },
    },
    quick: {
      name: { pl: '30 kart', en: '30 cards' },
      about: { pl: 'Krótszy pojedynek.', en: 'A quicker duel.' },
      told: { pl: 'talie 30 kart', en: 'decks of 30 cards' },
    },
    full: {
      name: { pl: '40 kart', en: '40 cards' },
      about: { pl: 'Pełna talia.', en: 'A full deck.' },
      told: { pl: 'talie 40 kart', en: 'decks of 40 cards' },
    },
    tournament: {
      name: { pl: 'turniejowe', en: 'tournament' },
      about: {
        pl: '40 kart i najwyżej jedna szkoła nadzorowana.',
        en: '40 cards and at most one sanctioned school.',
      },
      told: { pl: 'talie turniejowe', en: 'tournament decks' },
    },
  },
};

export const POISONS_WORDS: Choice<'base' | 'extended'> = {
  name: { pl: 'Trucizny', en: 'Poisons' },
  about: { pl: 'Które trucizny mają bohaterowie, którzy zatruwają.', en: 'Which poisons heroes have who poison.' },
  values: {
    base: {
      name: { pl: 'podstawowa', en: 'basic' },
      about: { pl: 'Tylko Paraliżujący Jad.', en: 'Crippling Poison only.' },
      told: { pl: 'jedna trucizna', en: 'one poison' },
    },
    extended: {
      name: { pl: 'wszystkie', en: 'all' },
      about: { pl: 'Po jednej z każdego rodzaju.', en: 'One of each kind.' },
      told: { pl: 'wszystkie trucizny', en: 'all poisons' },
    },
  },
};

export const END_OF_TURN_WORDS: Choice<'discardFirst' | 'effectsFirst'> = {
  name: { pl: 'Koniec tury', en: 'End of the turn' },
  about: { pl: 'Instrukcja podaje dwie kolejności.', en: 'The rulebook gives two orders.' },
  values: {
    discardFirst: {
      name: { pl: 'najpierw odrzucanie', en: 'discard first' },
      about: { pl: 'Jak w opisie fazy Odrzucania.', en: 'As the discard phase is described.' },
      told: { pl: 'najpierw odrzucanie', en: 'discard before end-of-turn effects' },
    },
    effectsFirst: {
      name: { pl: 'najpierw efekty', en: 'effects first' },
      about: { pl: 'Jak w podsumowaniu przebiegu tury.', en: 'As the summary of the turn has it.' },
      told: { pl: 'najpierw efekty końca tury', en: 'end-of-turn effects before the discard' },
    },
  },
};

export const CORE_WEAPONS_WORDS: Choice<'afterTheirType' | 'afterAllTypes'> = {
  name: { pl: 'Główna Broń przy remisie', en: 'Core weapons in a tie' },
  about: {
    pl: 'Kiedy przy równej szybkości działa karta Głównej Broni.',
    en: 'When a core weapon acts among cards of the same speed.',
  },
  values: {
    afterTheirType: {
      name: { pl: 'po kartach swojego typu', en: 'after cards of their type' },
      about: { pl: 'Broń atakująca przed medytacjami.', en: 'An attacking weapon goes before meditations.' },
      told: { pl: 'broń po kartach swojego typu', en: 'core weapons after their type' },
    },
    afterAllTypes: {
      name: { pl: 'po wszystkich typach', en: 'after all types' },
      about: { pl: 'Broń dopiero po medytacjach.', en: 'Weapons go after meditations.' },
      told: { pl: 'broń po wszystkich typach', en: 'core weapons after all types' },
    },
  },
};

export const FOE_STUNS_WORDS: Choice<'setAside' | 'allDealt'> = {
  name: { pl: 'Ogłuszenia przeciwników', en: 'Stuns of opponents' },
  about: { pl: 'Które liczą się do pokonania.', en: 'Which of them count towards defeat.' },
  values: {
    setAside: {
      name: { pl: 'tylko odkryte', en: 'revealed ones only' },
      about: { pl: 'Liczą się dopiero po odkryciu.', en: 'They count once they were revealed.' },
      told: { pl: 'liczą się odkryte Ogłuszenia', en: 'revealed stuns count' },
    },
    allDealt: {
      name: { pl: 'wszystkie', en: 'all of them' },
      about: { pl: 'Liczą się też te w talii. Łatwiej.', en: 'Those in the deck count, too. Easier.' },
      told: { pl: 'liczą się wszystkie Ogłuszenia', en: 'all stuns count' },
    },
  },
};

export const FOE_KIND_WORDS: Choice<
  'samuraiLeader' | 'ashigaruKatana' | 'ashigaruYari' | 'ashigaruYumi' | 'arquebusier'
> = {
  name: { pl: 'Przeciwnik', en: 'Opponent' },
  about: { pl: 'Z kim walczą gracze.', en: 'Whom the players fight.' },
  values: {
    samuraiLeader: {
      name: { pl: 'Wódz Samurajów', en: 'Samurai leader' },
      about: { pl: 'Walczy wręcz i dużo medytuje.', en: 'Fights at close quarters and meditates much.' },
      told: { pl: 'przeciw Wodzowi Samurajów', en: 'against a samurai leader' },
    },
    ashigaruKatana: {
      name: { pl: 'Ashigaru z kataną', en: 'Katana ashigaru' },
      about: { pl: 'Walczy wręcz.', en: 'Fights at close quarters.' },
      told: { pl: 'przeciw ashigaru z kataną', en: 'against katana ashigaru' },
    },
    ashigaruYari: {
      name: { pl: 'Ashigaru z yari', en: 'Yari ashigaru' },
      about: { pl: 'Walczy z odległości dwóch pól.', en: 'Fights two cells away.' },
      told: { pl: 'przeciw ashigaru z yari', en: 'against yari ashigaru' },
    },
    ashigaruYumi: {
      name: { pl: 'Ashigaru z yumi', en: 'Yumi ashigaru' },
      about: { pl: 'Strzela z łuku.', en: 'Shoots with a bow.' },
      told: { pl: 'przeciw ashigaru z yumi', en: 'against yumi ashigaru' },
    },
    arquebusier: {
      name: { pl: 'Arkebuzer', en: 'Arquebusier' },
      about: { pl: 'Ładuje, mierzy i strzela.', en: 'Loads, aims and fires.' },
      told: { pl: 'przeciw arkebuzerom', en: 'against arquebusiers' },
    },
  },
};

/** A hero as an AI opponent. */
export function heroFoeWords(name: Phrase): Told {
  return {
    name,
    about: { pl: 'Bohater z własnymi kartami solo.', en: 'A hero with solo cards of its own.' },
    told: { pl: `przeciw bohaterowi: ${name.pl}`, en: `against ${name.en}` },
  };
}

export const FOES_WORDS: Explained = {
  name: { pl: 'Ilu przeciwników', en: 'How many opponents' },
  about: { pl: 'Więcej przeciwników znosi mniej Ran.', en: 'The more there are, the fewer wounds each can take.' },
};

export const FOE_LIMIT_WORDS: Explained = {
  name: { pl: 'Limit Ran przeciwnika', en: 'Wound limit of opponents' },
  about: { pl: '0: tyle, ile zaleca instrukcja.', en: '0: as many as the rulebook suggests.' },
};

export const NIGHTMARE_WORDS: Explained = {
  name: { pl: 'Karty Koszmaru', en: 'Nightmare cards' },
  about: {
    pl: 'Ile kart ataku w talii każdego przeciwnika zastępują karty Koszmaru. 0: bez Koszmaru.',
    en: 'How many attacks in the deck of each opponent are replaced by nightmare cards. 0: none.',
  },
};

export const FALLEN_LEADER_WORDS: Explained = {
  name: { pl: 'Poległy wódz', en: 'Fallen leader' },
  about: {
    pl: 'Obok bohatera leży poległy samuraj, którego trzeba bronić.',
    en: 'A fallen samurai lies beside the hero and has to be defended.',
  },
};

export const PART_WORDS = {
  hero: { pl: 'Bohater', en: 'Hero' },
  weapon: { pl: 'Broń', en: 'Weapon' },
  deck: { pl: 'Talia', en: 'Deck' },
} as const satisfies Readonly<Record<string, Phrase>>;

export const OWN_WEAPON_WORDS: Explained = {
  name: { pl: 'jak w talii', en: 'as in the deck' },
  about: { pl: 'Broń, która należy do talii.', en: 'The weapon that belongs to the deck.' },
};

/** What a hero is like before any card is played. */
export function heroWords({ advantage, handLimit, woundLimit }: HeroFact): Phrase {
  return {
    pl: `Przewaga ${advantage}, limit kart ${handLimit}, limit Ran ${woundLimit}.`,
    en: `Advantage ${advantage}, hand limit ${handLimit}, wound limit ${woundLimit}.`,
  };
}
