import type { EdificeName, RuinName } from '../../facts/library.ts';
import type { CardText } from './card-text.ts';

/** Names and texts, in our own words. */
export const EDIFICES_TEXTS: Readonly<Record<EdificeName | RuinName, CardText>> = {
  'sprawling-rampart': {
    name: { pl: 'Rozległe wały', en: 'Sprawling Rampart' },
    text: {
      pl: 'Obszary rządzącego tą kartą jako cele dodają o 1 kość Obrony więcej.',
      en: "Sites of this card's ruler add 1 more defence die as targets.",
    },
  },
  'bandit-rampart': {
    name: { pl: 'Wały bandytów', en: 'Bandit Rampart' },
    text: {
      pl: 'Jeśli ten obszar jest celem, usuń 2 kości Ataku.',
      en: 'If this site is a target, remove 2 attack dice.',
    },
  },
  'hall-of-debate': {
    name: { pl: 'Sala debat', en: 'Hall of Debate' },
    text: { pl: 'Miłość Ludu nie może być celem.', en: "The People's Favor cannot be a target." },
  },
  'hall-of-mockery': {
    name: { pl: 'Sala drwin', en: 'Hall of Mockery' },
    text: {
      pl: 'Odzyskana Miłość Ludu kończy po stronie Ciżby.',
      en: "When the People's Favor is recovered, it ends on its Mob side.",
    },
  },
  'forest-temple': {
    name: { pl: 'Leśna świątynia', en: 'Forest Temple' },
    text: {
      pl: 'W kronice obszary z kartą Bestii pozostają na mapie.',
      en: 'Sites with a Beast card stay on the map in the chronicle.',
    },
  },
  'ruined-temple': {
    name: { pl: 'Zrujnowana świątynia', en: 'Ruined Temple' },
    text: {
      pl: 'Wrogowie rządzącego tą kartą nie mogą zagrywać odkrytych kart Bestii.',
      en: "Enemies of this card's ruler cannot play Beast cards faceup.",
    },
  },
  'festival-district': {
    name: { pl: 'Dzielnica festynów', en: 'Festival District' },
    text: {
      pl: 'Wymień się Przychylnością, Sekretami i Doradcami z jednym graczem, który się zgodzi.',
      en: 'Exchange favor, secrets and advisers with one player who agrees.',
    },
  },
  'squalid-district': {
    name: { pl: 'Dzielnica nędzy', en: 'Squalid District' },
    text: {
      pl: 'Rządzący tą kartą może zmienić wynik kości Końcowej o 1.',
      en: 'Its ruler may change the end die by 1.',
    },
  },
  'great-spire': {
    name: { pl: 'Wielka iglica', en: 'Great Spire' },
    text: {
      pl: 'Po dobraniu zamień dowolnych dobranych Mieszkańców na losowych Wysiedleńców.',
      en: 'After drawing, swap any drawn denizens for random Dispossessed.',
    },
  },
  'fallen-spire': {
    name: { pl: 'Zwalona iglica', en: 'Fallen Spire' },
    text: {
      pl: 'Zamień do 5 wierzchnich Mieszkańców ze stosu swojego regionu na losowych Wysiedleńców.',
      en: "Swap up to 5 top denizens of your region's discard pile for random Dispossessed.",
    },
  },
  'ancient-forge': {
    name: { pl: 'Pradawna kuźnia', en: 'Ancient Forge' },
    text: {
      pl: 'Dobierz relikt; weź go albo wsuń pod talię reliktów.',
      en: 'Draw a relic; take it or put it under the relic deck.',
    },
  },
  'broken-forge': {
    name: { pl: 'Rozbita kuźnia', en: 'Broken Forge' },
    text: { pl: 'Odbuduj tę Budowlę.', en: 'Rebuild this edifice.' },
  },
};
