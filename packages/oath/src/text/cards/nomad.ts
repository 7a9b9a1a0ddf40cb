import type { NOMAD } from '../../facts/nomad.ts';
import type { CardText } from './card-text.ts';

/** Names and texts, in our own words. */
export const NOMAD_TEXTS: Readonly<Record<keyof typeof NOMAD, CardText>> = {
  'rain-boots': {
    name: { pl: 'Buty na słotę', en: 'Rain Boots' },
    text: {
      pl: 'Pojedyncze tarcze w rzucie Obrony się nie liczą. Na końcu odrzuć tę kartę.',
      en: 'Single shields of the defence roll count nothing. Discard at the end.',
    },
  },
  'ancient-binding': {
    name: { pl: 'Pradawne więzy', en: 'Ancient Binding' },
    text: { pl: 'Każdy gracz pali wszystkie Sekrety prócz jednego.', en: 'Every player burns all secrets but one.' },
  },
  'horse-archers': {
    name: { pl: 'Konni łucznicy', en: 'Horse Archers' },
    text: {
      pl: 'Dodaj lub usuń 3 kości Ataku. Na końcu odrzuć tę kartę.',
      en: 'Add or remove 3 attack dice. Discard at the end.',
    },
  },
  'warning-signals': {
    name: { pl: 'Sygnały ostrzegawcze', en: 'Warning Signals' },
    text: {
      pl: 'Przenieś swoje Chorągwie między planszą a rządzonymi obszarami. Na końcu odrzuć tę kartę.',
      en: 'Move your warbands between your board and sites you rule. Discard at the end.',
    },
  },
  elders: { name: { pl: 'Starszyzna', en: 'Elders' }, text: { pl: 'Zyskaj 1 Sekret.', en: 'Gain 1 secret.' } },
  'the-gathering': {
    name: { pl: 'Wielki zjazd', en: 'The Gathering' },
    text: {
      pl: 'Każdy gracz może postawić tu pionek; obecni mogą wymieniać się Przychylnością, Sekretami, reliktami i Doradcami.',
      en: 'Each player may put their pawn here; players here may exchange favor, secrets, relics and advisers.',
    },
  },
  'faithful-friend': {
    name: { pl: 'Wierny przyjaciel', en: 'Faithful Friend' },
    text: { pl: 'Zyskaj 4 Zaopatrzenia.', en: 'Gain 4 Supply.' },
  },
  tents: {
    name: { pl: 'Namioty', en: 'Tents' },
    text: {
      pl: 'Ta Podróż w obrębie regionu nie kosztuje Zaopatrzenia.',
      en: 'This Travel costs no Supply within your region.',
    },
  },
  'great-herd': {
    name: { pl: 'Wielkie stado', en: 'Great Herd' },
    text: {
      pl: 'Możesz zamienić tę kartę z kartą Nomady na innym obszarze.',
      en: 'You may swap this card with a Nomad card at another site.',
    },
  },
  convoys: {
    name: { pl: 'Konwoje', en: 'Convoys' },
    text: {
      pl: 'Połóż stos odrzuconych innego regionu na stosie swojego.',
      en: "Put another region's discard pile on top of yours.",
    },
  },
  'vow-of-kinship': {
    name: { pl: 'Ślub pokrewieństwa', en: 'Vow of Kinship' },
    text: {
      pl: 'Twoja Przychylność leży w banku Nomadów i z niego płacisz.',
      en: 'Your favor lies in the Nomad bank, and you pay from it.',
    },
  },
  'wild-mounts': {
    name: { pl: 'Dzikie wierzchowce', en: 'Wild Mounts' },
    text: {
      pl: 'Możesz odrzucić jedną rządzoną kartę Bestii zamiast swoich Planów Nomadów.',
      en: 'You may discard one Beast card you rule instead of your Nomad plans.',
    },
  },
  lancers: {
    name: { pl: 'Lansjerzy', en: 'Lancers' },
    text: {
      pl: 'Twój rzut Ataku liczy się podwójnie, także czaszki. Na końcu odrzuć tę kartę.',
      en: 'Your attack roll counts twice, skulls included. Discard at the end.',
    },
  },
  'mountain-giant': {
    name: { pl: 'Górski olbrzym', en: 'Mountain Giant' },
    text: {
      pl: 'Dodaj lub usuń 1 kość Ataku albo 3 i na końcu odrzuć tę kartę.',
      en: 'Add or remove 1 attack die, or 3 and discard this card at the end.',
    },
  },
  'rival-khan': {
    name: { pl: 'Rywal chana', en: 'Rival Khan' },
    text: {
      pl: 'Dodaj lub usuń 4 kości Ataku, jeśli wróg ma Doradcę Nomadów. Na końcu odrzuć tę kartę.',
      en: 'Add or remove 4 attack dice if an enemy has a Nomad adviser. Discard at the end.',
    },
  },
  'lost-tongue': {
    name: { pl: 'Zapomniany język', en: 'Lost Tongue' },
    text: {
      pl: 'Kto nie rządzi kartą Nomady, nie może obrać za cel ani zabrać twoich reliktów i Sztandarów.',
      en: 'Who rules no Nomad card cannot target or take your relics and banners.',
    },
  },
  'special-envoy': {
    name: { pl: 'Specjalny wysłannik', en: 'Special Envoy' },
    text: {
      pl: 'Ta Podróż nie kosztuje Zaopatrzenia; potem twoja faza Akcji się kończy.',
      en: 'This Travel costs no Supply; then your Act Phase ends.',
    },
  },
  resettle: {
    name: { pl: 'Przesiedlenie', en: 'Resettle' },
    text: {
      pl: 'Przenieś odkrytego Doradcę Nomadów dowolnego gracza na odkryty obszar z wolnym miejscem.',
      en: "Move any player's faceup Nomad adviser to a faceup site with room.",
    },
  },
  oracle: {
    name: { pl: 'Wyrocznia', en: 'Oracle' },
    text: {
      pl: 'Dobierz pierwszą Wizję z Talii Świata i ją zagraj.',
      en: 'Draw the first Vision of the world deck and play it.',
    },
  },
  pilgrimage: {
    name: { pl: 'Pielgrzymka', en: 'Pilgrimage' },
    text: {
      pl: 'Zamień Mieszkańców swojego obszaru na losowych Wysiedleńców; ci trafiają na stos twojego regionu.',
      en: "Swap the denizens of your site for random Dispossessed, which go to your region's discard pile.",
    },
  },
  'spell-breaker': {
    name: { pl: 'Łamacz zaklęć', en: 'Spell Breaker' },
    text: {
      pl: 'Wrogowie rządzącego tą kartą nie mogą używać mocy kosztujących Sekrety.',
      en: "Enemies of this card's ruler cannot use powers that cost secrets.",
    },
  },
  'mounted-patrol': {
    name: { pl: 'Konny patrol', en: 'Mounted Patrol' },
    text: {
      pl: 'Atakujący rzuca tylko połową kości Ataku. Na końcu odrzuć tę kartę.',
      en: 'The attacker rolls only half of the attack dice. Discard at the end.',
    },
  },
  'great-crusade': {
    name: { pl: 'Wielka krucjata', en: 'Great Crusade' },
    text: {
      pl: 'Dodaj lub usuń 1 kość Ataku za każdą rządzoną kartę Nomady. Na końcu odrzuć tę kartę.',
      en: 'Add or remove 1 attack die for each Nomad card you rule. Discard at the end.',
    },
  },
  'ancient-bloodline': {
    name: { pl: 'Pradawny ród', en: 'Ancient Bloodline' },
    text: {
      pl: 'Wrogowie nie mogą odrzucać, przenosić, zamieniać ani odzyskiwać kart na twoich obszarach.',
      en: 'Enemies cannot discard, move, swap or recover cards at your sites.',
    },
  },
  'ancient-pact': {
    name: { pl: 'Pradawny pakt', en: 'Ancient Pact' },
    text: {
      pl: 'Jako Banita możesz oddać Kanclerzowi Najmroczniejszą Tajemnicę, by zostać Obywatelem i wziąć w ciemno relikt ze Skarbca.',
      en: 'If you are an Exile, you may give the Darkest Secret to the Chancellor to become a Citizen and take an unseen Reliquary relic.',
    },
  },
  'storm-caller': {
    name: { pl: 'Zaklinacz burz', en: 'Storm Caller' },
    text: { pl: 'Dodaj 2 kości Obrony. Na końcu odrzuć tę kartę.', en: 'Add 2 defence dice. Discard at the end.' },
  },
  'family-wagon': {
    name: { pl: 'Rodzinny wóz', en: 'Family Wagon' },
    text: {
      pl: 'Możesz mieć dowolnie wielu Doradców Nomadów i jednego innego.',
      en: 'You may have any number of Nomad advisers and one other.',
    },
  },
  'way-station': {
    name: { pl: 'Stacja postojowa', en: 'Way Station' },
    text: {
      pl: 'Podróż tutaj nie kosztuje Zaopatrzenia, jeśli rządzisz tą kartą albo dasz jej władcy 1 Przychylność.',
      en: 'Travel here costs no Supply for who rules this card or gives its ruler 1 favor.',
    },
  },
  'twin-brother': {
    name: { pl: 'Brat bliźniak', en: 'Twin Brother' },
    text: {
      pl: 'Możesz zamienić tę kartę z Doradcą Nomadów innego gracza.',
      en: "You may swap this card with another player's Nomad adviser.",
    },
  },
  hospitality: {
    name: { pl: 'Gościnność', en: 'Hospitality' },
    text: {
      pl: 'Po tej Podróży zyskaj 1 Przychylność z banku znaku, który jest na nowym obszarze i wśród twoich Doradców.',
      en: 'After this Travel gain 1 favor from a bank whose suit is at your new site and among your advisers.',
    },
  },
  'a-fast-steed': {
    name: { pl: 'Rączy rumak', en: 'A Fast Steed' },
    text: {
      pl: 'Ta Podróż nie kosztuje Zaopatrzenia, jeśli masz na planszy najwyżej 3 Chorągwie.',
      en: 'This Travel costs no Supply with at most 3 warbands on your board.',
    },
  },
  'relic-worship': {
    name: { pl: 'Kult reliktów', en: 'Relic Worship' },
    text: { pl: 'Po odzyskaniu reliktu zyskaj 3 Zaopatrzenia.', en: 'After recovering a relic gain 3 Supply.' },
  },
  'sacred-ground': {
    name: { pl: 'Święta ziemia', en: 'Sacred Ground' },
    text: {
      pl: 'Odkryte Wizje można zagrywać tylko z pionkiem na tym obszarze.',
      en: 'Visions can be played faceup only with the pawn at this site.',
    },
  },
};
