import type { Explained, Phrase } from '@kronika/kernel';
import type { Point } from '../editions.ts';

export const FORMAT_WORDS: Explained = {
  name: { pl: 'kronika', en: 'chronicle' },
  about: {
    pl: 'Kanclerz broni przysięgi, Banici chcą jego miejsca. Zakończenie zapisze się w kronice.',
    en: 'A Chancellor keeps an oath, Exiles want the throne. How it ends goes down in the chronicle.',
  },
};

export const EDITION_WORDS: Explained = {
  name: { pl: 'Prawo', en: 'Law' },
  about: {
    pl: 'Polska i angielska księga praw różnią się w jedenastu miejscach.',
    en: 'The Polish and the English law differ in eleven points.',
  },
};

export const EDITION_VALUES: Readonly<Record<'pl' | 'en', Explained & { readonly told: Phrase }>> = {
  pl: {
    name: { pl: 'polskie', en: 'Polish' },
    about: { pl: 'Według polskiej księgi praw, dosłownie.', en: 'The Polish law book, word for word.' },
    told: { pl: 'polskie prawo', en: 'Polish law' },
  },
  en: {
    name: { pl: 'angielskie', en: 'English' },
    about: { pl: 'Według angielskiej księgi praw.', en: 'The official English law.' },
    told: { pl: 'angielskie prawo', en: 'English law' },
  },
};

export const AS_EDITION: Explained = {
  name: { pl: 'jak prawo', en: 'as the law' },
  about: { pl: 'Tak jak wybrane prawo.', en: 'As the chosen law has it.' },
};

export const CHANCELLOR_WORDS: Explained = {
  name: { pl: 'Kanclerz', en: 'Chancellor' },
  about: {
    pl: 'Które miejsce zajmuje Kanclerz (najwyżej ostatnie); on zaczyna.',
    en: 'Which seat is the Chancellor, who goes first; the last one at most.',
  },
};

export const POINT_WORDS: Readonly<Record<Point, Explained>> = {
  startingPawns: {
    name: { pl: 'X-1: pionki na początku', en: 'X-1: starting pawns' },
    about: {
      pl: 'Polskie: wszyscy zaczynają na górnym obszarze Kolebki. Angielskie: pozostali wybierają odkryty obszar.',
      en: 'Polish: all start at the top Cradle site. English: the others choose any faceup site.',
    },
  },
  darkestSecretCondition: {
    name: { pl: 'X-2: odzyskanie Najmroczniejszej Tajemnicy', en: 'X-2: recovering the Darkest Secret' },
    about: {
      pl: 'Polskie: żadna karta na obszarze posiadacza nie odpowiada jego Doradcom. Angielskie: wystarczy jedna taka.',
      en: "Polish: no card at the holder's site may match their advisers. English: one that does not is enough.",
    },
  },
  relicFavorCost: {
    name: { pl: 'X-3: relikt za 3 Przychylności', en: 'X-3: relics for 3 favor' },
    about: {
      pl: 'Polskie: 3 Przychylności przepadają z banku. Angielskie: gracz wpłaca własne do banku.',
      en: 'Polish: 3 favor burn from the bank. English: the payer puts 3 favor into it.',
    },
  },
  peoplesFavorSide: {
    name: { pl: 'X-4: strona Miłości Ludu', en: "X-4: side of the People's Favor" },
    about: {
      pl: 'Po odzyskaniu. Polskie: strona Ciżby. Angielskie: strona spokojna.',
      en: 'After Recover. Polish: Mob side. English: calm side.',
    },
  },
  banditDefender: {
    name: { pl: 'X-5: bandyci jako obrońcy', en: 'X-5: bandits as defender' },
    about: {
      pl: 'Na obszarze bez władcy. Polskie: bronią zawsze bandyci. Angielskie: można wybrać gracza, którego pionek tam stoi.',
      en: 'At a site no player rules. Polish: bandits must defend. English: a player standing there may be chosen.',
    },
  },
  banishing: {
    name: { pl: 'X-6: wygnanie pionka', en: 'X-6: banishing' },
    about: {
      pl: 'Po wygranym Najeździe na pionek. Polskie: wygnanie i spalenie są obowiązkowe. Angielskie: do wyboru.',
      en: 'After beating a pawn. Polish: banishing and burning are compulsory. English: each is optional.',
    },
  },
  citizenTitle: {
    name: { pl: 'X-7: tytuł nowego Obywatela', en: 'X-7: title of a new Citizen' },
    about: {
      pl: 'Polskie: strona Uzurpatora. Angielskie: strona Wiernego Przysiędze.',
      en: 'Polish: Usurper side. English: Oathkeeper side.',
    },
  },
  farDiscards: {
    name: { pl: 'X-8: odrzucanie z innego regionu', en: 'X-8: discards from another region' },
    about: {
      pl: 'Polskie: na stos regionu karty. Angielskie: na stos następnego regionu.',
      en: "Polish: to the pile of the card's region. English: to the next region's pile.",
    },
  },
  firstGarrison: {
    name: { pl: 'X-9: pierwsza załoga', en: 'X-9: first garrison' },
    about: {
      pl: 'Górny obszar Kolebki z kartą. Polskie: 3 Chorągwie. Angielskie: 2.',
      en: 'Top Cradle site with a card. Polish: 3 warbands. English: 2.',
    },
  },
  planSide: {
    name: { pl: 'X-10: „ty” na Planach Bitewnych', en: 'X-10: "you" on battle plans' },
    about: {
      pl: 'Polskie: cała broniąca się strona. Angielskie: tylko gracz, który użył planu.',
      en: 'Polish: the whole defending side. English: only the player who uses the plan.',
    },
  },
  visionStopsPowers: {
    name: { pl: 'X-11: Wizje dobrane mocą', en: 'X-11: Visions drawn by powers' },
    about: {
      pl: 'Polskie: dobieranie trwa dalej. Angielskie: Wizja je przerywa. Karty podstawowe nie pokazują różnicy.',
      en: 'Polish: drawing goes on. English: a Vision stops it. No card of the base game shows the difference.',
    },
  },
};
