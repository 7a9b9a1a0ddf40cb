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
  readonly has: (count: number) => string;
  readonly adviser: string;
  readonly siteRule: (warbands: number) => string;
  readonly sides: Words<'give' | 'want'>;
  readonly more: (what: string, now: number) => string;
  readonly less: (what: string, now: number) => string;
  readonly barred: string;
  readonly promises: string;
  readonly promisesBind: string;
  readonly isPromised: string;
  readonly gone: string;
  readonly letPeek: string;
  readonly gifts: Words<ReliquarySlot>;
  readonly talk: string;
  readonly noVersions: string;
  readonly version: (at: number) => string;
  readonly states: Words<'composed' | 'proposed' | 'awaited'>;
  readonly offers: string;
  readonly wants: string;
  readonly composes: (who: string) => string;
  readonly countersLeft: (count: number) => string;
  readonly binds: string;
  readonly onlyWords: string;
  readonly notYet: Words<'relic' | 'nothing' | 'unchanged' | 'noRoom'>;
  readonly ifAccepted: string;
  readonly noMore: string;
  readonly gets: (what: string) => string;
  readonly hands: (what: string) => string;
  readonly purple: (count: number) => string;
  readonly supplyFull: string;
  readonly relicComes: (slot: string) => string;
  readonly imperialGoal: string;
  readonly noUsurper: string;
  readonly noVision: string;
  readonly giftOpens: (gift: string) => string;
  readonly atOnce: string;
  readonly refusalCostsNothing: string;
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
      nothing: 'nic',
      has: (count) => `na planszy ${count}`,
      adviser: 'doradca',
      siteRule: (warbands) => `rządy; ${polish(warbands, 'chorągiew wraca', 'chorągwie wracają', 'chorągwi wraca')}`,
      sides: { give: 'dajesz', want: 'chcesz' },
      more: (what, now) => `${what}: dołóż 1, teraz ${now}`,
      less: (what, now) => `${what}: odejmij 1, teraz ${now}`,
      barred: 'karta nie pozwala oddać',
      promises: 'Wiążące obietnice',
      promisesBind: 'Złamanie kosztuje stawkę w przychylności.',
      isPromised: 'obiecany',
      gone: 'już wydany',
      letPeek: 'pokaż',
      gifts: {
        brutal: 'Odtąd w Najazdach Kanclerza pokonany traci całą siłę.',
        decadent: 'Odtąd Kanclerz podróżuje do Kolebki za darmo, a do Interioru za 1 więcej.',
        careless: 'Odtąd Handel daje Kanclerzowi 1 przychylność więcej, a 1 sekret mniej.',
        greedy: 'Odtąd Kanclerz dobiera w Przeszukaniu 2 karty więcej.',
      },
      talk: 'Rozmowa',
      noVersions: 'Nikt jeszcze nic nie zaproponował.',
      version: (at) => `wersja ${at}`,
      states: {
        composed: 'układasz, widzisz ją tylko ty',
        proposed: 'złożona, czeka na odpowiedź',
        awaited: 'odpowiedzią będzie kontroferta',
      },
      offers: 'Daje',
      wants: 'Chce',
      composes: (who) => `${who} układa kontrofertę. Do tego czasu nic się nie zmienia.`,
      countersLeft: (count) =>
        count === 0 ? 'To ostatnia wersja: można ją przyjąć albo odrzucić.' : `Zostało jeszcze kontrofert: ${count}.`,
      binds: 'Wiąże to, co stoi w przyjętej wersji: rzeczy zmieniają właściciela od razu, obietnice mają karę.',
      onlyWords: 'Czat i wszystko poza wersją to tylko słowa.',
      notYet: {
        relic: 'Wskaż relikt ze Skarbca: bez niego nie ma oferty.',
        nothing: 'Dodaj coś po którejś stronie, żeby złożyć ofertę.',
        unchanged: 'Zmień coś w ostatniej wersji, żeby złożyć kontrofertę.',
        noRoom:
          'Tak się nie da: brakuje miejsca na doradcę, chorągwi na planszy do objęcia obszaru albo samych rzeczy.',
      },
      ifAccepted: 'Po przyjęciu',
      noMore: 'Co przepada',
      gets: (what) => `dostajesz: ${what}`,
      hands: (what) => `oddajesz: ${what}`,
      purple: (count) =>
        polish(
          count,
          'chorągiew zmienia barwę na purpurę',
          'chorągwie zmieniają barwę na purpurę',
          'chorągwi zmienia barwę na purpurę',
        ),
      supplyFull: 'Zaopatrzenie Obywatela wraca na 7',
      relicComes: (slot) => `relikt ze Skarbca (${slot}) przechodzi do Obywatela`,
      imperialGoal: 'Obywatel wygrywa jako Następca, razem z Imperium',
      noUsurper: 'nie wygra jako Uzurpator ani przez Wizję',
      noVision: 'ujawniona Wizja zostaje odrzucona',
      giftOpens: (gift) => `dar Skarbca wiąże Kanclerza: ${gift}`,
      atOnce: 'wymiana dzieje się od razu',
      refusalCostsNothing: 'Odmowa nic nie kosztuje.',
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
      nothing: 'nothing',
      has: (count) => `${count} on the board`,
      adviser: 'adviser',
      siteRule: (warbands) => `its rule; ${english(warbands, 'warband returns', 'warbands return')}`,
      sides: { give: 'you give', want: 'you want' },
      more: (what, now) => `${what}: add 1, now ${now}`,
      less: (what, now) => `${what}: take 1 away, now ${now}`,
      barred: 'a card forbids giving it',
      promises: 'Binding promises',
      promisesBind: 'A breach costs the stake in favor.',
      isPromised: 'promised',
      gone: 'given away',
      letPeek: 'show',
      gifts: {
        brutal: "From then on whoever loses a campaign of the Chancellor's loses the whole force.",
        decadent: 'From then on the Chancellor travels to the Cradle for free, and to the Hinterland for 1 more.',
        careless: 'From then on Trade gives the Chancellor 1 favor more, and 1 secret less.',
        greedy: 'From then on the Chancellor draws 2 more cards in a Search.',
      },
      talk: 'The talks',
      noVersions: 'Nobody has proposed anything yet.',
      version: (at) => `version ${at}`,
      states: {
        composed: 'you are putting it together, only you see it',
        proposed: 'proposed, awaiting an answer',
        awaited: 'a counter-offer is coming',
      },
      offers: 'Gives',
      wants: 'Wants',
      composes: (who) => `${who} is preparing a counter-offer. Nothing changes until then.`,
      countersLeft: (count) =>
        count === 0 ? 'This is the last version: accept it or refuse it.' : `Counter-offers left: ${count}.`,
      binds: 'What the accepted version says is binding: things change hands at once, promises carry a penalty.',
      onlyWords: 'Chat, and anything outside the version, is only words.',
      notYet: {
        relic: 'Pick a Reliquary relic: there is no offer without one.',
        nothing: 'Add something on either side to make an offer.',
        unchanged: 'Change something in the last version to make a counter-offer.',
        noRoom: 'This cannot be done: no room for an adviser, no warband to hold a site, or the things are not there.',
      },
      ifAccepted: 'If it is accepted',
      noMore: 'What is lost',
      gets: (what) => `you get: ${what}`,
      hands: (what) => `you hand over: ${what}`,
      purple: (count) => english(count, 'warband turns purple', 'warbands turn purple'),
      supplyFull: "the Citizen's Supply goes back to 7",
      relicComes: (slot) => `the Reliquary relic (${slot}) goes to the Citizen`,
      imperialGoal: 'a Citizen wins as Successor, with the Empire',
      noUsurper: 'no win as Usurper or by a Vision',
      noVision: 'the revealed Vision is discarded',
      giftOpens: (gift) => `the gift of the Reliquary binds the Chancellor: ${gift}`,
      atOnce: 'everything changes hands at once',
      refusalCostsNothing: 'Refusing costs nothing.',
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
