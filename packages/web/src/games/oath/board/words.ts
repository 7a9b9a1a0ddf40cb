import type { Lang } from '@kronika/kernel';
import type {
  BannerName,
  Colour,
  Goal,
  Phase,
  PromiseTerm,
  Region,
  ReliquarySlot,
  Restriction,
  Role,
  Suit,
} from '@kronika/oath';
import type { Action } from './things.ts';

type Words<K extends string> = Readonly<Record<K, string>>;

/** What the board says of its own; what the rules say stands with the game. */
export interface BoardWords {
  readonly regions: Words<Region>;
  readonly suits: Words<Suit>;
  readonly colours: Words<Colour>;
  readonly roles: Words<Role>;
  readonly phases: Words<Phase>;
  readonly goals: Words<Goal>;
  readonly goalAbout: Words<Goal>;
  readonly banners: Words<BannerName>;
  readonly mob: string;
  readonly actions: Words<Action>;
  readonly reliquary: Words<ReliquarySlot>;
  readonly reliquaryName: string;
  readonly restriction: Words<Restriction>;
  readonly locked: string;
  readonly kinds: Words<'denizen' | 'edifice' | 'ruin' | 'relic' | 'site' | 'vision'>;
  readonly backs: Words<'denizen' | 'edifice' | 'relic' | 'site' | 'vision'>;
  readonly you: string;
  readonly bandits: string;
  readonly empire: string;
  readonly ruledBy: (who: string) => string;
  readonly nobody: string;
  readonly unknownSite: string;
  readonly revealsIt: string;
  readonly freePlace: string;
  readonly warbands: string;
  readonly inBank: string;
  readonly favor: string;
  readonly secrets: string;
  readonly spentSecrets: string;
  readonly supply: string;
  readonly advisers: string;
  readonly relics: string;
  readonly relicsAndBanners: string;
  readonly vision: string;
  readonly noVision: string;
  readonly hidden: string;
  readonly pawn: string;
  readonly worldDeck: string;
  readonly relicDeck: string;
  readonly visionsDrawn: string;
  readonly cards: (count: number) => string;
  readonly from: Words<Region>;
  readonly round: (round: number) => string;
  readonly setup: string;
  readonly end: string;
  readonly oathkeeper: string;
  readonly usurper: string;
  readonly oath: string;
  readonly whoMayWin: string;
  readonly lacks: (count: number) => string;
  readonly winsInWake: string;
  readonly stableRegime: string;
  readonly successor: string;
  readonly banks: string;
  readonly reserve: string;
  readonly yourAdvisers: string;
  readonly board: string;
  readonly close: string;
  readonly supplyAfterRest: string;
  readonly defenceDice: (count: number) => string;
  readonly capacity: (count: number) => string;
  readonly pointAtMap: string;
  readonly bound: string;
  readonly agreements: string;
  readonly promises: Words<PromiseTerm>;
  readonly penalty: string;
  readonly payment: string;
  readonly reliquaryEmpty: string;
  readonly powerKinds: Words<'action' | 'whenPlayed' | 'rest' | 'wake' | 'standing'>;
  readonly planKinds: Words<'attack' | 'defence' | 'both'>;
  readonly minor: Words<'gather' | 'garrison' | 'selfExile'>;
  readonly minorActions: string;
  readonly seats: string;
  readonly endDie: string;
  readonly turnOf: (seat: number) => string;
  readonly mayPlay: string;
  readonly afterRest: (supply: number) => string;
  readonly inHand: string;
  readonly wins: string;
  readonly vision3: (drawn: number) => string;
  readonly holds: (count: number) => string;
  readonly sitesOf: (own: number, most: number) => string;
  readonly dieAfter: string;
  readonly seatWays: Words<'usurper' | 'oathkeeper' | 'regime' | 'vision' | 'successor' | 'claim'>;
  readonly exchange: ExchangeWords;
  readonly campaign: CampaignWords;
}

export interface ExchangeWords {
  readonly title: string;
  readonly citizenship: string;
  readonly gives: (who: string) => string;
  readonly youGive: string;
  readonly nothing: string;
  readonly mayAdd: string;
  readonly facedown: (count: number) => string;
  readonly has: (count: number) => string;
}

export interface CampaignWords {
  readonly title: string;
  readonly steps: readonly string[];
  readonly attacks: (who: string) => string;
  readonly defends: (who: string) => string;
  readonly targets: string;
  readonly plans: string;
  readonly noPlans: string;
  readonly attackDice: (count: number) => string;
  readonly defenceDice: (count: number) => string;
  readonly attackRoll: (sum: string) => string;
  readonly defenceRoll: (sum: string) => string;
  readonly skulls: (count: number) => string;
  readonly pawnTarget: string;
  readonly attackWins: string;
  readonly defenceWins: string;
  readonly sacrificed: (count: number) => string;
  readonly killed: (count: number) => string;
  readonly youAttack: string;
  readonly youDefend: string;
  readonly force: (count: number) => string;
  readonly must: string;
  readonly free: string;
  readonly answers: string;
  readonly noAnswer: string;
  readonly ifUsed: (plan: string) => string;
  readonly pool: string;
  readonly lacks: (count: number) => string;
  readonly swordsSum: (full: number, hollow: number) => string;
  readonly shieldsSum: (shields: number, warbands: number) => string;
  readonly fromPublic: string;
  readonly odds: string;
  readonly hideOdds: string;
  readonly plainWin: string;
  readonly withSacrifice: string;
  readonly defeat: string;
}

/** 1 karta, 2 karty, 5 kart. */
function polish(count: number, one: string, few: string, many: string): string {
  const last = count % 10;
  const teens = count % 100 >= 12 && count % 100 <= 14;
  return `${count} ${count === 1 ? one : last >= 2 && last <= 4 && !teens ? few : many}`;
}

const english = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const BOARD_WORDS: Readonly<Record<Lang, BoardWords>> = {
  pl: {
    regions: { cradle: 'Kolebka', provinces: 'Prowincje', hinterland: 'Interior' },
    suits: { discord: 'Waśń', arcane: 'Magia', order: 'Ład', hearth: 'Dom', beast: 'Bestia', nomad: 'Nomada' },
    colours: {
      purple: 'purpura',
      red: 'czerwień',
      blue: 'błękit',
      yellow: 'żółć',
      white: 'biel',
      black: 'czerń',
    },
    roles: { chancellor: 'Kanclerz', exile: 'Banita', citizen: 'Obywatel' },
    phases: { setup: 'Przygotowanie', wake: 'Przebudzenie', act: 'Akcja', rest: 'Odpoczynek', chronicle: 'Kronika' },
    goals: { supremacy: 'Hegemonii', people: 'Ludu', protection: 'Protekcji', devotion: 'Oddania' },
    goalAbout: {
      supremacy: 'Wierny rządzi najwięcej obszarów',
      people: 'Wierny ma Sztandar Miłości Ludu',
      protection: 'Wierny ma najwięcej reliktów i sztandarów',
      devotion: 'Wierny ma Najmroczniejszą Tajemnicę',
    },
    banners: { peoplesFavor: 'Sztandar Miłości Ludu', darkestSecret: 'Najmroczniejsza Tajemnica' },
    mob: 'Strona Ciżby',
    actions: {
      search: 'Przeszukanie',
      muster: 'Werbunek',
      trade: 'Handel',
      recover: 'Odzyskiwanie',
      campaign: 'Najazd',
      travel: 'Podróż',
    },
    reliquary: { brutal: 'Brutalny', decadent: 'Dekadencki', careless: 'Beztroski', greedy: 'Chciwy' },
    reliquaryName: 'Skarbiec',
    restriction: { site: 'tylko obszar', adviser: 'tylko doradca' },
    locked: 'zablokowana',
    kinds: {
      denizen: 'Mieszkaniec',
      edifice: 'Budowla',
      ruin: 'Ruiny',
      relic: 'Relikt',
      site: 'Obszar',
      vision: 'Wizja',
    },
    backs: {
      denizen: 'zakryta karta mieszkańca',
      edifice: 'zakryta budowla',
      relic: 'zakryty relikt',
      site: 'nieodkryty obszar',
      vision: 'zakryta Wizja',
    },
    you: 'Ty',
    bandits: 'bandyci',
    empire: 'Imperium',
    ruledBy: (who) => `rządzi ${who}`,
    nobody: 'nikt',
    unknownSite: 'Nieodkryty obszar',
    revealsIt: 'odkryje go pierwszy pionek',
    freePlace: 'wolne miejsce',
    warbands: 'chorągwie',
    inBank: 'w zasobach',
    favor: 'przychylność',
    secrets: 'sekrety',
    spentSecrets: 'zużyte sekrety',
    supply: 'Zaopatrzenie',
    advisers: 'Doradcy',
    relics: 'Relikty',
    relicsAndBanners: 'Relikty i sztandary',
    vision: 'Ujawniona Wizja',
    noVision: 'puste miejsce',
    hidden: 'zakryta',
    pawn: 'pionek',
    worldDeck: 'Talia Świata',
    relicDeck: 'Relikty',
    visionsDrawn: 'Dobrane Wizje',
    cards: (count) => polish(count, 'karta', 'karty', 'kart'),
    from: { cradle: 'z Kolebki', provinces: 'z Prowincji', hinterland: 'z Interioru' },
    round: (round) => `Runda ${round} z 8`,
    setup: 'Przygotowanie',
    end: 'koniec',
    oathkeeper: 'Wierny',
    usurper: 'Uzurpator',
    oath: 'Przysięga',
    whoMayWin: 'Kto grozi zwycięstwem',
    lacks: (count) => `brak ${count}`,
    winsInWake: 'wygrywa w Przebudzeniu',
    stableRegime: 'Stabilny Reżim',
    successor: 'Następca',
    banks: 'Banki Przychylności',
    reserve: 'zasób',
    yourAdvisers: 'Twoi doradcy',
    board: 'Twoja plansza',
    close: 'Zamknij',
    supplyAfterRest: 'Zaopatrzenie po Odpoczynku',
    defenceDice: (count) => polish(count, 'kość obrony', 'kości obrony', 'kości obrony'),
    capacity: (count) => polish(count, 'miejsce na kartę', 'miejsca na karty', 'miejsc na karty'),
    pointAtMap: 'wskaż na mapie',
    bound: 'obowiązuje do końca rundy',
    agreements: 'Umowy w mocy',
    promises: {
      noCampaign: 'nie najedzie na drugą stronę',
      noPeoplesFavor: 'nie odzyska Sztandaru Miłości Ludu',
      noDarkestSecret: 'nie odzyska Najmroczniejszej Tajemnicy',
      noTravel: 'nie wejdzie na obszary drugiej strony',
      pay: 'zapłaci z końcem rundy',
      word: 'dotrzyma słowa danego w rozmowie',
    },
    penalty: 'kara: przychylność',
    payment: 'zapłata: przychylność',
    reliquaryEmpty: 'puste: obowiązuje Kanclerza',
    powerKinds: {
      action: 'Akcja',
      whenPlayed: 'Po zagraniu',
      rest: 'Odpoczynek',
      wake: 'Przebudzenie',
      standing: 'Stale',
    },
    planKinds: { attack: 'Plan: atak', defence: 'Plan: obrona', both: 'Plan Bitewny' },
    minor: { gather: 'Zabierz chorągwie', garrison: 'Postaw chorągwie', selfExile: 'Wróć na banicję' },
    minorActions: 'Akcje mniejsze',
    seats: 'Plansze graczy',
    endDie: 'Kość Końcowa',
    turnOf: (seat) => `Tura: Gracz ${seat + 1}`,
    mayPlay: 'zagraj',
    afterRest: (supply) => `po Odpoczynku ${supply}`,
    inHand: 'W ręce',
    wins: 'wygrywa',
    vision3: (drawn) => `Wizje ${drawn} z 3`,
    holds: (count) => `relikty i sztandary: ${count}`,
    sitesOf: (own, most) => `obszary ${own} : ${most}`,
    dieAfter: 'kość po rundzie',
    seatWays: {
      usurper: 'Uzurpator',
      oathkeeper: 'Wierny Przysiędze',
      regime: 'Stabilny Reżim',
      vision: 'Wizja',
      successor: 'Cel Następcy',
      claim: 'Przysięga',
    },
    exchange: {
      title: 'Wymiana',
      citizenship: 'Oferta obywatelstwa',
      gives: (who) => `${who} daje`,
      youGive: 'Ty dajesz',
      nothing: 'jeszcze nic',
      mayAdd: 'można dołożyć',
      facedown: (count) => polish(count, 'zakryty doradca', 'zakrytych doradców', 'zakrytych doradców'),
      has: (count) => `ma ${count}`,
    },
    campaign: {
      title: 'Najazd',
      steps: ['Obrońca', 'Cele i siły', 'Plany', 'Rzuty', 'Poświęcenie', 'Straty', 'Łupy'],
      attacks: (who) => `Atakuje: ${who}`,
      defends: (who) => `Broni: ${who}`,
      targets: 'Cele',
      plans: 'Plany Bitewne',
      noPlans: 'nie użyto żadnego',
      attackDice: (count) => polish(count, 'kość ataku', 'kości ataku', 'kości ataku'),
      defenceDice: (count) => polish(count, 'kość obrony', 'kości obrony', 'kości obrony'),
      attackRoll: (sum) => `miecze: ${sum}`,
      defenceRoll: (sum) => `tarcze: ${sum}`,
      skulls: (count) => polish(count, 'czaszka', 'czaszki', 'czaszek'),
      pawnTarget: 'Pionek i przychylność',
      attackWins: 'Zwycięstwo ataku',
      defenceWins: 'Obrona wytrzymała',
      sacrificed: (count) => `poświęcono ${polish(count, 'chorągiew', 'chorągwie', 'chorągwi')}`,
      killed: (count) => `zginęło ${polish(count, 'chorągiew', 'chorągwie', 'chorągwi')}`,
      youAttack: 'Ty atakujesz',
      youDefend: 'Ty bronisz',
      force: (count) => `siła ${polish(count, 'chorągiew', 'chorągwie', 'chorągwi')}`,
      must: 'obowiązkowy',
      free: 'bez kosztu',
      answers: 'Jawne Plany obrony',
      noAnswer: 'Bez Planu obrony',
      ifUsed: (plan) => `Obrona użyje: ${plan}`,
      pool: 'kości ataku : kości obrony',
      lacks: (count) => `do zwycięstwa brakuje ${count} · remis broni`,
      swordsSum: (full, hollow) => `miecze ${full} + puste ${hollow} : 2`,
      shieldsSum: (shields, warbands) => `tarcze ${shields} + chorągwie ${warbands}`,
      fromPublic: 'liczone dokładnie z jawnych danych',
      odds: 'Szanse',
      hideOdds: 'Ukryj szanse',
      plainWin: 'bez poświęceń',
      withSacrifice: 'z poświęceniem',
      defeat: 'porażka',
    },
  },
  en: {
    regions: { cradle: 'Cradle', provinces: 'Provinces', hinterland: 'Hinterland' },
    suits: { discord: 'Discord', arcane: 'Arcane', order: 'Order', hearth: 'Hearth', beast: 'Beast', nomad: 'Nomad' },
    colours: { purple: 'purple', red: 'red', blue: 'blue', yellow: 'yellow', white: 'white', black: 'black' },
    roles: { chancellor: 'Chancellor', exile: 'Exile', citizen: 'Citizen' },
    phases: { setup: 'Set-up', wake: 'Wake', act: 'Act', rest: 'Rest', chronicle: 'Chronicle' },
    goals: { supremacy: 'Supremacy', people: 'the People', protection: 'Protection', devotion: 'Devotion' },
    goalAbout: {
      supremacy: 'Oathkeeper: rules the most sites',
      people: "Oathkeeper: holds the People's Favor",
      protection: 'Oathkeeper: most relics and banners',
      devotion: 'Oathkeeper: holds the Darkest Secret',
    },
    banners: { peoplesFavor: "Banner of the People's Favor", darkestSecret: 'Banner of the Darkest Secret' },
    mob: 'Mob side',
    actions: {
      search: 'Search',
      muster: 'Muster',
      trade: 'Trade',
      recover: 'Recover',
      campaign: 'Campaign',
      travel: 'Travel',
    },
    reliquary: { brutal: 'Brutal', decadent: 'Decadent', careless: 'Careless', greedy: 'Greedy' },
    reliquaryName: 'Reliquary',
    restriction: { site: 'site only', adviser: 'adviser only' },
    locked: 'locked',
    kinds: { denizen: 'Denizen', edifice: 'Edifice', ruin: 'Ruin', relic: 'Relic', site: 'Site', vision: 'Vision' },
    backs: {
      denizen: 'facedown denizen',
      edifice: 'facedown edifice',
      relic: 'facedown relic',
      site: 'facedown site',
      vision: 'facedown Vision',
    },
    you: 'You',
    bandits: 'bandits',
    empire: 'the Empire',
    ruledBy: (who) => `ruled by ${who}`,
    nobody: 'nobody',
    unknownSite: 'Facedown site',
    revealsIt: 'the first pawn reveals it',
    freePlace: 'free place',
    warbands: 'warbands',
    inBank: 'in the bank',
    favor: 'favor',
    secrets: 'secrets',
    spentSecrets: 'spent secrets',
    supply: 'Supply',
    advisers: 'Advisers',
    relics: 'Relics',
    relicsAndBanners: 'Relics and banners',
    vision: 'Revealed Vision',
    noVision: 'empty',
    hidden: 'facedown',
    pawn: 'pawn',
    worldDeck: 'World deck',
    relicDeck: 'Relics',
    visionsDrawn: 'Visions drawn',
    cards: (count) => english(count, 'card', 'cards'),
    from: { cradle: 'from the Cradle', provinces: 'from the Provinces', hinterland: 'from the Hinterland' },
    round: (round) => `Round ${round} of 8`,
    setup: 'Set-up',
    end: 'end',
    oathkeeper: 'Oathkeeper',
    usurper: 'Usurper',
    oath: 'Oath of',
    whoMayWin: 'Who may win',
    lacks: (count) => `needs ${count}`,
    winsInWake: 'wins in its Wake',
    stableRegime: 'Stable Regime',
    successor: 'Successor',
    banks: 'Favor banks',
    reserve: 'supply',
    yourAdvisers: 'Your advisers',
    board: 'Your board',
    close: 'Close',
    supplyAfterRest: 'Supply after Rest',
    defenceDice: (count) => english(count, 'defence die', 'defence dice'),
    capacity: (count) => english(count, 'place for a card', 'places for cards'),
    pointAtMap: 'point at the map',
    bound: 'binds until the end of round',
    agreements: 'Agreements in force',
    promises: {
      noCampaign: 'no campaign against the other',
      noPeoplesFavor: "will not recover the People's Favor",
      noDarkestSecret: 'will not recover the Darkest Secret',
      noTravel: "will not travel to the other's sites",
      pay: 'will pay at the end of the round',
      word: 'will keep a word given in talk',
    },
    penalty: 'penalty in favor:',
    payment: 'payment in favor:',
    reliquaryEmpty: 'empty: binds the Chancellor',
    powerKinds: { action: 'Action', whenPlayed: 'When played', rest: 'Rest', wake: 'Wake', standing: 'Always' },
    planKinds: { attack: 'Plan: attack', defence: 'Plan: defence', both: 'Battle plan' },
    minor: { gather: 'Gather warbands', garrison: 'Garrison warbands', selfExile: 'Become an Exile' },
    minorActions: 'Minor actions',
    seats: 'Boards of the players',
    endDie: 'End die',
    turnOf: (seat) => `Turn of Player ${seat + 1}`,
    mayPlay: 'play',
    afterRest: (supply) => `after Rest ${supply}`,
    inHand: 'In hand',
    wins: 'wins',
    vision3: (drawn) => `Visions ${drawn} of 3`,
    holds: (count) => `relics and banners: ${count}`,
    sitesOf: (own, most) => `sites ${own} : ${most}`,
    dieAfter: 'die after the round',
    seatWays: {
      usurper: 'Usurper',
      oathkeeper: 'Oathkeeper',
      regime: 'Stable Regime',
      vision: 'Vision',
      successor: 'Successor goal',
      claim: 'The Oath',
    },
    exchange: {
      title: 'Exchange',
      citizenship: 'Offer of Citizenship',
      gives: (who) => `${who} gives`,
      youGive: 'You give',
      nothing: 'nothing yet',
      mayAdd: 'may be added',
      facedown: (count) => english(count, 'facedown adviser', 'facedown advisers'),
      has: (count) => `has ${count}`,
    },
    campaign: {
      title: 'Campaign',
      steps: ['Defender', 'Targets and forces', 'Plans', 'Rolls', 'Sacrifice', 'Losses', 'Spoils'],
      attacks: (who) => `${who} attacks`,
      defends: (who) => `${who} defends`,
      targets: 'Targets',
      plans: 'Battle plans',
      noPlans: 'none used',
      attackDice: (count) => english(count, 'attack die', 'attack dice'),
      defenceDice: (count) => english(count, 'defence die', 'defence dice'),
      attackRoll: (sum) => `swords: ${sum}`,
      defenceRoll: (sum) => `shields: ${sum}`,
      skulls: (count) => english(count, 'skull', 'skulls'),
      pawnTarget: 'Pawn and favor',
      attackWins: 'The attack wins',
      defenceWins: 'The defence holds',
      sacrificed: (count) => `${english(count, 'warband', 'warbands')} sacrificed`,
      killed: (count) => `${english(count, 'warband', 'warbands')} killed`,
      youAttack: 'You attack',
      youDefend: 'You defend',
      force: (count) => `a force of ${count}`,
      must: 'compulsory',
      free: 'free',
      answers: 'Faceup plans of the defence',
      noAnswer: 'Without a plan of the defence',
      ifUsed: (plan) => `The defence uses: ${plan}`,
      pool: 'attack dice : defence dice',
      lacks: (count) => `${count} short of victory · a tie defends`,
      swordsSum: (full, hollow) => `swords ${full} + hollow ${hollow} : 2`,
      shieldsSum: (shields, warbands) => `shields ${shields} + warbands ${warbands}`,
      fromPublic: 'computed exactly from public facts',
      odds: 'Odds',
      hideOdds: 'Hide odds',
      plainWin: 'without sacrifice',
      withSacrifice: 'with sacrifice',
      defeat: 'defeat',
    },
  },
};
