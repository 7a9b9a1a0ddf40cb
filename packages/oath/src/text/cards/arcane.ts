import type { ARCANE } from '../../facts/arcane.ts';
import type { CardText } from './card-text.ts';

/** Names and texts, in our own words. */
export const ARCANE_TEXTS: Readonly<Record<keyof typeof ARCANE, CardText>> = {
  alchemist: {
    name: { pl: 'Alchemik', en: 'Alchemist' },
    text: { pl: 'Zyskaj łącznie 4 Przychylności z dowolnych banków.', en: 'Gain 4 favor in all from any banks.' },
  },
  'fire-talkers': {
    name: { pl: 'Szepczący płomieniom', en: 'Fire Talkers' },
    text: {
      pl: 'Jeśli masz Najmroczniejszą Tajemnicę, dodaj lub usuń 3 kości Ataku.',
      en: 'If you hold the Darkest Secret, add or remove 3 attack dice.',
    },
  },
  'magicians-code': {
    name: { pl: 'Kodeks magów', en: "Magician's Code" },
    text: {
      pl: 'Gdy odzyskujesz Najmroczniejszą Tajemnicę, 2 Sekrety z zasobów dopełniają twoją zapłatę.',
      en: 'When you recover the Darkest Secret, 2 secrets from the supply count towards your payment.',
    },
  },
  'spirit-snare': {
    name: { pl: 'Sidła na duchy', en: 'Spirit Snare' },
    text: { pl: 'Zyskaj 1 Przychylność z dowolnego banku.', en: 'Gain 1 favor from any bank.' },
  },
  'wizard-school': {
    name: { pl: 'Szkoła czarodziejów', en: 'Wizard School' },
    text: { pl: 'Zyskaj 1 Sekret; twoja faza Akcji się kończy.', en: 'Gain 1 secret; your Act Phase ends.' },
  },
  dazzle: {
    name: { pl: 'Olśnienie', en: 'Dazzle' },
    text: {
      pl: 'Odrzuć wszystkie karty Domu i Ładu z obszarów w swoim regionie.',
      en: 'Discard all Hearth and Order cards at sites in your region.',
    },
  },
  'acting-troupe': {
    name: { pl: 'Trupa aktorska', en: 'Acting Troupe' },
    text: {
      pl: 'W tym Handlu ten Doradca liczy się jako Bestia lub Ład.',
      en: 'In this Trade this adviser counts as Beast or Order.',
    },
  },
  'taming-charm': {
    name: { pl: 'Zaklęcie oswajania', en: 'Taming Charm' },
    text: {
      pl: 'Odrzuć kartę Bestii lub Nomady ze swojego obszaru, aby zyskać 2 Przychylności z jej banku.',
      en: 'Discard a Beast or Nomad card at your site to gain 2 favor from its bank.',
    },
  },
  inquisitor: {
    name: { pl: 'Inkwizytor', en: 'Inquisitor' },
    text: {
      pl: 'Podejrzyj zakrytego Doradcę gracza na swoim obszarze. Konspirację zabierasz; w innym razie ta Przychylność trafia do niego.',
      en: 'Look at a facedown adviser of a player at your site. A Conspiracy you take; otherwise they get the favor.',
    },
  },
  'secret-signal': {
    name: { pl: 'Tajny znak', en: 'Secret Signal' },
    text: {
      pl: 'Jeśli Handel dałby dokładnie 1 Przychylność, zyskaj o 1 więcej.',
      en: 'If the Trade would give exactly 1 favor, gain 1 more.',
    },
  },
  augury: { name: { pl: 'Wróżba', en: 'Augury' }, text: { pl: 'Dobierz o 1 kartę więcej.', en: 'Draw 1 more card.' } },
  'rusting-ray': {
    name: { pl: 'Promień rdzy', en: 'Rusting Ray' },
    text: {
      pl: 'Jeśli masz Najmroczniejszą Tajemnicę, puste miecze Atakującego się nie liczą.',
      en: "If you hold the Darkest Secret, the attacker's hollow swords count nothing.",
    },
  },
  portal: {
    name: { pl: 'Portal', en: 'Portal' },
    text: {
      pl: 'Podróżuj z tego obszaru lub na niego bez wydawania Zaopatrzenia, ignorując moce obszarów.',
      en: 'Travel from or to this site at no Supply, ignoring the powers of sites.',
    },
  },
  'billowing-fog': {
    name: { pl: 'Kłęby mgły', en: 'Billowing Fog' },
    text: { pl: 'Jeśli przegrasz, nikt z twojej Siły nie ginie.', en: 'If you lose, none of your force is killed.' },
  },
  'kindred-warriors': {
    name: { pl: 'Bracia w broni', en: 'Kindred Warriors' },
    text: {
      pl: 'Zignoruj swoje czaszki; dodaj lub usuń do 1 kości Ataku za każdy inny rządzony znak.',
      en: 'Ignore your skulls; add or remove up to 1 attack die per other suit you rule.',
    },
  },
  'terror-spells': {
    name: { pl: 'Zaklęcia grozy', en: 'Terror Spells' },
    text: {
      pl: 'Jeśli masz Najmroczniejszą Tajemnicę, zabij 2 Chorągwie w swoim regionie, na obszarach lub planszach.',
      en: 'If you hold the Darkest Secret, kill 2 warbands in your region, on sites or boards.',
    },
  },
  'blood-pact': {
    name: { pl: 'Pakt krwi', en: 'Blood Pact' },
    text: {
      pl: 'Poświęcaj Chorągwie parami; za każdą parę zyskaj 1 Sekret.',
      en: 'Sacrifice warbands two by two; gain 1 secret for each pair.',
    },
  },
  revelation: {
    name: { pl: 'Objawienie', en: 'Revelation' },
    text: {
      pl: 'Każdy gracz może spalić Przychylność, by zyskać tyle samo Sekretów.',
      en: 'Each player may burn favor to gain that many secrets.',
    },
  },
  observatory: {
    name: { pl: 'Obserwatorium', en: 'Observatory' },
    text: {
      pl: 'Gdy twój pionek stoi tutaj, przeszukaj stos dowolnego regionu.',
      en: 'With your pawn here, search the discard pile of any region.',
    },
  },
  'plague-engines': {
    name: { pl: 'Machiny zarazy', en: 'Plague Engines' },
    text: {
      pl: 'Każdy gracz przenosi do banku Magii 1 Przychylność za każdy rządzony obszar.',
      en: 'Each player moves 1 favor to the Arcane bank for each site they rule.',
    },
  },
  'gleaming-armor': {
    name: { pl: 'Lśniąca zbroja', en: 'Gleaming Armor' },
    text: {
      pl: 'W twoich Najazdach Plany wroga kosztują o 1 Sekret więcej.',
      en: 'Enemy battle plans cost 1 more secret in your campaigns.',
    },
  },
  bewitch: {
    name: { pl: 'Urok', en: 'Bewitch' },
    text: {
      pl: 'Jeśli jako Banita masz więcej Sekretów niż Kanclerz, możesz zostać Obywatelem.',
      en: 'If you are an Exile with more secrets than the Chancellor, you may become a Citizen.',
    },
  },
  jinx: {
    name: { pl: 'Klątwa', en: 'Jinx' },
    text: {
      pl: 'Po rzucie kośćmi możesz zapłacić, by rzucić wszystkimi ponownie.',
      en: 'After you roll dice you may pay to reroll all of them.',
    },
  },
  tutor: { name: { pl: 'Nauczyciel', en: 'Tutor' }, text: { pl: 'Zyskaj 1 Sekret.', en: 'Gain 1 secret.' } },
  'dream-thief': {
    name: { pl: 'Złodziej snów', en: 'Dream Thief' },
    text: {
      pl: 'Zamień miejscami dwóch zakrytych Doradców, nie patrząc na nich.',
      en: 'Swap two facedown advisers without looking.',
    },
  },
  'cracking-ground': {
    name: { pl: 'Pękająca ziemia', en: 'Cracking Ground' },
    text: {
      pl: 'Dodaj lub usuń 1 kość Ataku za każdy atakowany obszar.',
      en: 'Add or remove 1 attack die for each targeted site.',
    },
  },
  'sealing-ward': {
    name: { pl: 'Pieczęć ochronna', en: 'Sealing Ward' },
    text: {
      pl: 'Każdy twój relikt jako cel dodaje o 1 kość Obrony więcej.',
      en: 'Each of your relics adds 1 more defence die as a target.',
    },
  },
  'initiation-rite': {
    name: { pl: 'Obrzęd wtajemniczenia', en: 'Initiation Rite' },
    text: {
      pl: 'Za Werbunek płacisz Sekretem zamiast Przychylnością.',
      en: 'You pay for Muster with a secret instead of a favor.',
    },
  },
  'vow-of-silence': {
    name: { pl: 'Ślub milczenia', en: 'Vow of Silence' },
    text: {
      pl: 'Nie możesz odzyskać Najmroczniejszej Tajemnicy ani dawać Sekretów. Gdy ktoś ją odzyska, zyskaj tyle Sekretów, ile zapłacił.',
      en: 'You cannot recover the Darkest Secret or give secrets. When anyone recovers it, gain as many secrets as they paid.',
    },
  },
  'forgotten-vault': {
    name: { pl: 'Zapomniany skarbiec', en: 'Forgotten Vault' },
    text: {
      pl: 'Dodaj 1 Sekret do Najmroczniejszej Tajemnicy albo spal z niej 1.',
      en: 'Add 1 secret to the Darkest Secret, or burn 1 from it.',
    },
  },
  'map-library': {
    name: { pl: 'Biblioteka map', en: 'Map Library' },
    text: {
      pl: 'Gdy twój pionek stoi tutaj, handluj z kartą na dowolnym obszarze w swoim regionie.',
      en: 'With your pawn here, trade with a card at any site in your region.',
    },
  },
  'witchs-bargain': {
    name: { pl: 'Targ wiedźmy', en: "Witch's Bargain" },
    text: {
      pl: 'Z graczami na swoim obszarze, ile razy chcesz: daj 1 Sekret i zabierz 2 Przychylności albo odwrotnie.',
      en: 'With players at your site, as often as you like: give 1 secret and take 2 favor, or the reverse.',
    },
  },
  'master-of-disguise': {
    name: { pl: 'Mistrz przebrań', en: 'Master of Disguise' },
    text: {
      pl: 'W tym Handlu użyj Doradców innego gracza zamiast swoich.',
      en: "In this Trade use another player's advisers instead of yours.",
    },
  },
};
