import type { Lang } from '@kronika/kernel';

export interface CreditsWords {
  readonly title: string;
  readonly unofficial: string;
  readonly unofficialText: string;
  readonly marks: string;
  readonly icons: string;
  readonly iconsText: string;
  readonly authors: string;
  readonly changed: string;
  readonly fonts: string;
  readonly program: string;
  readonly programText: string;
}

export const CREDITS_WORDS: Readonly<Record<Lang, CreditsWords>> = {
  pl: {
    title: 'Autorzy i licencje',
    unofficial: 'Nieoficjalny projekt fanowski',
    unofficialText:
      'Kronika powstała z miłości do gier planszowych. Nie jest związana z wydawcami gier, nie jest przez nich wspierana ani zatwierdzona. Nie zawiera ilustracji, logo ani tekstów z ich kart: rysunki i słowa są nasze.',
    marks:
      'Nazwy gier i postaci należą do ich właścicieli. Do gry przy prawdziwym stole potrzebne są oryginalne pudełka; warto je mieć.',
    icons: 'Ikony',
    iconsText: 'Ikony pochodzą z',
    authors: 'Ich autorzy to między innymi:',
    changed: 'Kolory i układ są nasze; kilka znaków narysowaliśmy sami.',
    fonts: 'Kroje pisma',
    program: 'Program',
    programText: 'Kod Kroniki jest otwarty i dostępny na licencji MIT.',
  },
  en: {
    title: 'Credits and licences',
    unofficial: 'An unofficial fan project',
    unofficialText:
      'Kronika was made for the love of board games. It is not affiliated with, supported or approved by the publishers of the games. It contains no art, logos or text from their cards: the drawings and the words are ours.',
    marks:
      'The names of games and characters belong to their owners. To play at a real table you need the original boxes; they are worth having.',
    icons: 'Icons',
    iconsText: 'The icons are from',
    authors: 'Their authors include:',
    changed: 'Colours and composition are ours, and we drew a few of the icons ourselves.',
    fonts: 'Typefaces',
    program: 'Program',
    programText: 'Kronika is open source under the MIT licence.',
  },
};
