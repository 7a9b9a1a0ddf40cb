import type { ORDER } from '../../facts/order.ts';
import type { CardText } from './card-text.ts';

/** Names and texts, in our own words. */
export const ORDER_TEXTS: Readonly<Record<keyof typeof ORDER, CardText>> = {
  wrestlers: {
    name: { pl: 'Zapaśnicy', en: 'Wrestlers' },
    text: {
      pl: 'Poświęć 1 Chorągiew broniącej się Siły, aby dodać 1 kość Obrony.',
      en: 'Sacrifice 1 warband of the defending force to add 1 defence die.',
    },
  },
  'battle-honors': {
    name: { pl: 'Bitewne zaszczyty', en: 'Battle Honors' },
    text: {
      pl: 'Jeśli zwyciężysz, zyskaj 2 Przychylności z banku Ładu.',
      en: 'If you win, gain 2 favor from the Order bank.',
    },
  },
  'bear-traps': {
    name: { pl: 'Wnyki', en: 'Bear Traps' },
    text: {
      pl: 'Usuń 1 kość Ataku i zabij 1 Chorągiew na planszy Atakującego.',
      en: "Remove 1 attack die and kill 1 warband on the attacker's board.",
    },
  },
  longbows: {
    name: { pl: 'Długie łuki', en: 'Longbows' },
    text: { pl: 'Dodaj lub usuń 1 kość Ataku.', en: 'Add or remove 1 attack die.' },
  },
  keep: {
    name: { pl: 'Twierdza', en: 'Keep' },
    text: {
      pl: 'Jeśli ten obszar jest celem, dodaj 2 kości Obrony.',
      en: 'If this site is a target, add 2 defence dice.',
    },
  },
  pressgangs: {
    name: { pl: 'Łapacze rekrutów', en: 'Pressgangs' },
    text: {
      pl: 'Karta, na której werbujesz, może już mieć na sobie żetony.',
      en: 'The card you muster on may already carry tokens.',
    },
  },
  garrison: {
    name: { pl: 'Garnizon', en: 'Garrison' },
    text: {
      pl: 'Zyskaj 1 Chorągiew za każdy rządzony obszar, potem postaw po 1 ze swojej planszy na każdym z nich.',
      en: 'Gain 1 warband for each site you rule, then put 1 from your board on each of them.',
    },
  },
  scouts: { name: { pl: 'Zwiadowcy', en: 'Scouts' }, text: { pl: 'Zyskaj 1 Zaopatrzenie.', en: 'Gain 1 Supply.' } },
  'martial-culture': {
    name: { pl: 'Kultura wojny', en: 'Martial Culture' },
    text: {
      pl: 'Jeśli jako Banita pokonasz Banitę, możesz zostać Obywatelem.',
      en: 'If you are an Exile and beat an Exile, you may become a Citizen.',
    },
  },
  'code-of-honor': {
    name: { pl: 'Kodeks honorowy', en: 'Code of Honor' },
    text: {
      pl: 'Dodaj lub usuń 2 kości Ataku. Twoja strona nie używa innych Planów.',
      en: 'Add or remove 2 attack dice. Your side uses no other plan.',
    },
  },
  outriders: {
    name: { pl: 'Podjazd', en: 'Outriders' },
    text: { pl: 'Zignoruj wyrzucone przez siebie czaszki.', en: 'Ignore the skulls you roll.' },
  },
  messenger: {
    name: { pl: 'Posłaniec', en: 'Messenger' },
    text: {
      pl: 'Przenieś dowolną liczbę swoich Chorągwi między planszą a rządzonymi obszarami; na każdym zostaw co najmniej 1.',
      en: 'Move any number of your warbands between your board and sites you rule; leave 1 at each site.',
    },
  },
  'field-promotion': {
    name: { pl: 'Awans na polu bitwy', en: 'Field Promotion' },
    text: { pl: 'Jeśli zwyciężysz, zyskaj 3 Chorągwie.', en: 'If you win, gain 3 warbands.' },
  },
  palanquin: {
    name: { pl: 'Lektyka', en: 'Palanquin' },
    text: {
      pl: 'Wybierz gracza na swoim obszarze. Postaw pionek tam, dokąd mógłby podróżować; on podróżuje tam bez wydawania Zaopatrzenia.',
      en: 'Choose a player at your site. Put your pawn at a site they could travel to; they travel there at no Supply.',
    },
  },
  'shield-wall': {
    name: { pl: 'Mur tarcz', en: 'Shield Wall' },
    text: {
      pl: 'Dodaj 2 kości Obrony. Jeśli przegrasz, ginie cała twoja Siła.',
      en: 'Add 2 defence dice. If you lose, your whole force is killed.',
    },
  },
  'military-parade': {
    name: { pl: 'Parada wojskowa', en: 'Military Parade' },
    text: {
      pl: 'Jeśli zwyciężysz, za każdego odkrytego Doradcę wroga zyskaj 1 Przychylność z banku jego znaku.',
      en: 'If you win, gain 1 favor for each faceup enemy adviser, from the bank of its suit.',
    },
  },
  'tome-guardians': {
    name: { pl: 'Strażnicy ksiąg', en: 'Tome Guardians' },
    text: {
      pl: 'Wrogowie rządzącego tą kartą nie mogą obrać za cel, zabrać ani odzyskać Najmroczniejszej Tajemnicy.',
      en: "Enemies of this card's ruler cannot target, take or recover the Darkest Secret.",
    },
  },
  tyrant: {
    name: { pl: 'Tyran', en: 'Tyrant' },
    text: {
      pl: 'Po swojej Podróży zabij 1 Chorągiew na nowym obszarze.',
      en: 'After you travel, kill 1 warband at your new site.',
    },
  },
  'forced-labor': {
    name: { pl: 'Praca przymusowa', en: 'Forced Labor' },
    text: {
      pl: 'Na obszarach rządzącego tą kartą jego wrogowie, by przeszukać, muszą dać mu 1 Przychylność.',
      en: "At sites of this card's ruler, enemies must give the ruler 1 favor to search.",
    },
  },
  'secret-police': {
    name: { pl: 'Tajna policja', en: 'Secret Police' },
    text: {
      pl: 'Na obszarach rządzącego tą kartą jego wrogowie nie mogą zagrywać odkrytych Wizji.',
      en: "At sites of this card's ruler, enemies cannot play Visions faceup.",
    },
  },
  specialist: {
    name: { pl: 'Specjalista', en: 'Specialist' },
    text: {
      pl: 'Strona broniąca się nie może używać Planów Bitewnych.',
      en: 'The defending side cannot use battle plans.',
    },
  },
  captains: {
    name: { pl: 'Kapitanowie', en: 'Captains' },
    text: {
      pl: 'Poprowadź Najazd bez wydawania Zaopatrzenia, jakby twój pionek stał na rządzonym obszarze; tamtejsze Chorągwie dołączają do Siły.',
      en: 'Campaign at no Supply as if your pawn were at a site you rule; your warbands there join your force.',
    },
  },
  'siege-engines': {
    name: { pl: 'Machiny oblężnicze', en: 'Siege Engines' },
    text: {
      pl: 'Zabij 2 Chorągwie na jednym obszarze w swoim regionie.',
      en: 'Kill 2 warbands at one site in your region.',
    },
  },
  'royal-tax': {
    name: { pl: 'Królewski podatek', en: 'Royal Tax' },
    text: {
      pl: 'Zabierz po 2 Przychylności każdemu graczowi, którego pionek stoi na rządzonym przez ciebie obszarze w twoim regionie.',
      en: 'Take 2 favor from each other player whose pawn is at a site you rule in your region.',
    },
  },
  'toll-roads': {
    name: { pl: 'Myto', en: 'Toll Roads' },
    text: {
      pl: 'Wrogowie rządzącego tą kartą, by podróżować na jego obszary, muszą dać mu 1 Przychylność.',
      en: "Enemies of this card's ruler must give the ruler 1 favor to travel to their sites.",
    },
  },
  curfew: {
    name: { pl: 'Godzina policyjna', en: 'Curfew' },
    text: {
      pl: 'Wrogowie rządzącego tą kartą, by handlować z jego kartami, muszą dać mu 1 Przychylność.',
      en: "Enemies of this card's ruler must give the ruler 1 favor to trade with their cards.",
    },
  },
  'knights-errant': {
    name: { pl: 'Błędni rycerze', en: 'Knights Errant' },
    text: {
      pl: 'Po tym Werbunku możesz poprowadzić Najazd bez wydawania Zaopatrzenia.',
      en: 'After this Muster you may campaign at no Supply.',
    },
  },
  'vow-of-obedience': {
    name: { pl: 'Ślub posłuszeństwa', en: 'Vow of Obedience' },
    text: {
      pl: 'Nie możesz zagrywać odkrytych Wizji. Podczas Odpoczynku możesz wziąć 1 Przychylność z dowolnego banku.',
      en: 'You cannot play Visions faceup. At Rest you may take 1 favor from any bank.',
    },
  },
  'hunting-party': {
    name: { pl: 'Orszak łowiecki', en: 'Hunting Party' },
    text: {
      pl: 'Po przeszukaniu Talii Świata możesz poprowadzić Najazd bez wydawania Zaopatrzenia.',
      en: 'After searching the world deck you may campaign at no Supply.',
    },
  },
  'council-seat': {
    name: { pl: 'Miejsce w radzie', en: 'Council Seat' },
    text: {
      pl: 'Dopóki jesteś Obywatelem, nie można cię skazać na banicję.',
      en: 'While you are a Citizen you cannot be exiled.',
    },
  },
  encirclement: {
    name: { pl: 'Okrążenie', en: 'Encirclement' },
    text: {
      pl: 'Jeśli twoja Siła jest większa, dodaj lub usuń 2 kości Ataku.',
      en: 'If your force is larger, add or remove 2 attack dice.',
    },
  },
  'peace-envoy': {
    name: { pl: 'Poseł pokoju', en: 'Peace Envoy' },
    text: {
      pl: 'Jeśli oba pionki stoją na jednym obszarze, daj przeciwnikowi tyle Przychylności, ile jest kości Obrony: wygrywasz bez walki. Bez innych Planów.',
      en: 'If both pawns share a site, give your opponent favor equal to the defence dice: you win without a fight. No other plans.',
    },
  },
  'relic-hunter': {
    name: { pl: 'Łowca reliktów', en: 'Relic Hunter' },
    text: {
      pl: 'Dołącz do celów zakryte relikty na atakowanych obszarach, po 1 kości Obrony. Zdobyte możesz wsunąć pod talię reliktów.',
      en: 'Add facedown relics at targeted sites as targets, 1 defence die each. Taken relics may go under the relic deck.',
    },
  },
};
