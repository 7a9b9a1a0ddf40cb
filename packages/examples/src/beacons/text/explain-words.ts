import type { Phrase } from '@kronika/kernel';
import type { NoLight } from '../rules/acting.ts';
import type { NoStep } from '../rules/stepping.ts';

interface ExplainWords {
  readonly noStep: Readonly<Record<NoStep['why'], Phrase>>;
  readonly noLight: Readonly<Record<NoLight['why'], Phrase>>;
  readonly rock: Phrase;
  readonly ruined: Phrase;
  readonly guarded: Phrase;
  readonly cost: Phrase;
  readonly lighting: Phrase;
  readonly ruin: Phrase;
  readonly steps: Phrase;
  readonly roll: Phrase;
  readonly scout: Phrase;
  readonly taken: Phrase;
}

export const EXPLAIN_WORDS: ExplainWords = {
  noStep: {
    noStepsLeft: { pl: 'Nie masz już kroków w tej turze.', en: 'You have no steps left this turn.' },
    notNextToIt: { pl: 'To pole nie sąsiaduje z Twoim.', en: 'This hex is not next to yours.' },
    rock: {
      pl: 'To skała: wejdzie tu tylko ktoś z kosturem.',
      en: 'A rock: only a keeper with a staff can step here.',
    },
    taken: { pl: 'Stoi tu ktoś inny.', en: 'Somebody else stands here.' },
  },
  noLight: {
    notThere: { pl: 'Twój strażnik nie stoi na tym polu.', en: 'Your keeper is not on this hex.' },
    burnsAlready: { pl: 'To ognisko już płonie po Twojej stronie.', en: 'This beacon already burns for your side.' },
    tooFewEmbers: { pl: 'Masz za mało żarów.', en: 'You have too few embers.' },
  },
  rock: { pl: 'Skała: wejdzie tu tylko ktoś z kosturem.', en: 'A rock: only keepers with a staff can step here.' },
  ruined: { pl: 'Ruina: rozpalenie kosztuje o 1 żar więcej.', en: 'Ruined: lighting it costs 1 ember more.' },
  guarded: { pl: 'Wartownik nie pozwala cieniom go zgasić.', en: 'A warden keeps shades from putting it out.' },
  cost: { pl: 'Koszt rozpalenia', en: 'Cost to light' },
  lighting: { pl: 'rozpalenie', en: 'lighting' },
  ruin: { pl: 'ruina', en: 'ruin' },
  steps: { pl: 'Pozostałe kroki', en: 'Steps left' },
  roll: { pl: 'kostka', en: 'die' },
  scout: { pl: 'zwiadowczyni', en: 'scout' },
  taken: { pl: 'wykonane kroki', en: 'steps taken' },
};
