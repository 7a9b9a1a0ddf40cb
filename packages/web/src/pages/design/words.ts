import type { Lang } from '@kronika/kernel';

export interface DesignWords {
  readonly title: string;
  readonly surfaces: string;
  readonly inks: string;
  readonly sample: string;
  readonly type: string;
  readonly allegiances: string;
  readonly controls: string;
  readonly main: string;
  readonly pick: string;
  readonly plain: string;
  readonly ghost: string;
  readonly disabled: string;
  readonly segment: string;
  readonly option: string;
  readonly optionHint: string;
  readonly icons: string;
  readonly cards: string;
  readonly space: string;
  readonly heights: string;
  readonly motion: string;
  readonly badges: string;
  readonly prompts: string;
  readonly asked: string;
  readonly askedHint: string;
  readonly back: string;
  readonly confirm: string;
  readonly waiting: string;
  readonly waitingHint: string;
  readonly panels: string;
  readonly clan: string;
  readonly honor: string;
  readonly fate: string;
  readonly hand: string;
  readonly log: string;
  readonly logStep: string;
  readonly logLine: string;
  readonly cardsHint: string;
}

export const DESIGN_WORDS: Readonly<Record<Lang, DesignWords>> = {
  pl: {
    title: 'System wizualny',
    surfaces: 'Powierzchnie',
    inks: 'Kolory tekstu',
    sample: 'Zażółć gęślą jaźń',
    type: 'Pismo',
    allegiances: 'Barwy',
    controls: 'Kontrolki',
    main: 'Główny',
    pick: 'Do wyboru',
    plain: 'Zwykły',
    ghost: 'Cichy',
    disabled: 'Nieczynny',
    segment: 'Jedno z kilku',
    option: 'Wybór z uzasadnieniem',
    optionHint: 'zdanie o tym, co robi',
    icons: 'Ikony',
    cards: 'Karty',
    space: 'Odstępy',
    heights: 'Narożniki i wysokość',
    motion: 'Ruch',
    badges: 'Odznaki',
    prompts: 'Pytania',
    asked: 'Kto broni?',
    askedHint: 'Wskazano 1 z 3. Do utrzymania prowincji brakuje 2.',
    back: 'Wróć',
    confirm: 'Potwierdź (1)',
    waiting: 'Czekamy: Hoshiko',
    waitingHint: 'Wygląda tak samo, cokolwiek Hoshiko ma na ręce.',
    panels: 'Panele',
    clan: 'Klan Lwa',
    honor: 'honor',
    fate: 'los',
    hand: '5 kart',
    log: 'Dziennik',
    logStep: 'Konflikt militarny',
    logLine: 'Jadwiga deklaruje konflikt o krąg Ognia.',
    cardsHint: 'Każda karta w trzech rozmiarach i wszystkie stany karty.',
  },
  en: {
    title: 'Design system',
    surfaces: 'Surfaces',
    inks: 'Text colours',
    sample: 'Zażółć gęślą jaźń',
    type: 'Type',
    allegiances: 'Allegiances',
    controls: 'Controls',
    main: 'Main',
    pick: 'To choose',
    plain: 'Plain',
    ghost: 'Quiet',
    disabled: 'Disabled',
    segment: 'One of a few',
    option: 'A choice with a reason',
    optionHint: 'a sentence about what it does',
    icons: 'Icons',
    cards: 'Cards',
    space: 'Space',
    heights: 'Corners and height',
    motion: 'Motion',
    badges: 'Badges',
    prompts: 'Prompts',
    asked: 'Who defends?',
    askedHint: '1 of 3 chosen. 2 are missing to hold the province.',
    back: 'Back',
    confirm: 'Confirm (1)',
    waiting: 'Waiting for Hoshiko',
    waitingHint: 'It looks the same, whatever Hoshiko holds.',
    panels: 'Panels',
    clan: 'Lion Clan',
    honor: 'honor',
    fate: 'fate',
    hand: '5 cards',
    log: 'Log',
    logStep: 'Military conflict',
    logLine: 'Jadwiga declares a conflict for the Ring of Fire.',
    cardsHint: 'Every card in three sizes, and all states of a card.',
  },
};
