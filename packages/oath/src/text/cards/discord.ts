import type { DISCORD } from '../../facts/discord.ts';
import type { CardText } from './card-text.ts';

/** Names and texts, in our own words. */
export const DISCORD_TEXTS: Readonly<Record<keyof typeof DISCORD, CardText>> = {
  mercenaries: {
    name: { pl: 'Najemnicy', en: 'Mercenaries' },
    text: {
      pl: 'Dodaj lub usuń 3 kości Ataku. Jeśli przegrasz, odrzuć tę kartę.',
      en: 'Add or remove 3 attack dice. If you lose, discard this card.',
    },
  },
  'a-small-favor': {
    name: { pl: 'Drobna przysługa', en: 'A Small Favor' },
    text: { pl: 'Zyskaj 4 Chorągwie.', en: 'Gain 4 warbands.' },
  },
  'second-wind': {
    name: { pl: 'Drugi oddech', en: 'Second Wind' },
    text: {
      pl: 'Po zwycięstwie możesz podróżować, a potem poprowadzić Najazd, bez wydawania Zaopatrzenia.',
      en: 'After winning you may travel, then campaign, both at no Supply.',
    },
  },
  'sleight-of-hand': {
    name: { pl: 'Zręczne palce', en: 'Sleight of Hand' },
    text: {
      pl: 'Zabierz 1 Sekret innemu graczowi na swoim obszarze, byle nie ostatni.',
      en: 'Take 1 secret from another player at your site, but not their last.',
    },
  },
  'key-to-the-city': {
    name: { pl: 'Klucz do miasta', en: 'Key to the City' },
    text: {
      pl: 'Jeśli nie ma tu pionka władcy, zabij wszystkie tutejsze Chorągwie i postaw tu 1 swoją.',
      en: "If the ruler's pawn is not here, kill all warbands here and put 1 of yours on this site.",
    },
  },
  scryer: {
    name: { pl: 'Jasnowidz', en: 'Scryer' },
    text: { pl: 'Obejrzyj jeden stos kart odrzuconych.', en: 'Look through one discard pile.' },
  },
  'disgraced-captain': {
    name: { pl: 'Zhańbiony kapitan', en: 'Disgraced Captain' },
    text: {
      pl: 'Dodaj 4 kości Ataku, jeśli na atakowanym obszarze jest karta Ładu.',
      en: 'Add 4 attack dice if a targeted site holds an Order card.',
    },
  },
  naysayers: {
    name: { pl: 'Malkontenci', en: 'Naysayers' },
    text: {
      pl: 'Podczas Odpoczynku, jeśli Banita ma tytuł, możesz zabrać Kanclerzowi 1 Przychylność.',
      en: 'At Rest, if an Exile holds the title, you may take 1 favor from the Chancellor.',
    },
  },
  'book-burning': {
    name: { pl: 'Palenie ksiąg', en: 'Book Burning' },
    text: {
      pl: 'Jeśli zwyciężysz, a celem był pionek, Obrońca pali wszystkie Sekrety prócz jednego.',
      en: 'If you win and targeted the pawn, the defender burns all secrets but one.',
    },
  },
  charlatan: {
    name: { pl: 'Szarlatan', en: 'Charlatan' },
    text: {
      pl: 'Spal wszystkie Sekrety z Najmroczniejszej Tajemnicy prócz jednego.',
      en: 'Burn all secrets on the Darkest Secret but one.',
    },
  },
  assassin: {
    name: { pl: 'Skrytobójczyni', en: 'Assassin' },
    text: {
      pl: 'Możesz mieć 2 Doradców. Akcja: odrzuć odkrytego Doradcę gracza na swoim obszarze.',
      en: 'You may have 2 advisers. Action: discard a faceup adviser of a player at your site.',
    },
  },
  downtrodden: {
    name: { pl: 'Uciśnieni', en: 'Downtrodden' },
    text: {
      pl: 'Jeśli bank tej karty jako jedyny ma najmniej Przychylności, zyskaj 2 Chorągwie więcej.',
      en: "If the card's bank alone holds the least favor, gain 2 more warbands.",
    },
  },
  blackmail: {
    name: { pl: 'Szantaż', en: 'Blackmail' },
    text: {
      pl: 'Wybierz relikt gracza na swoim obszarze. Da ci 3 Przychylności albo zabierzesz relikt.',
      en: 'Choose a relic of a player at your site. They give you 3 favor, or you take it.',
    },
  },
  'cracked-sage': {
    name: { pl: 'Szalony mędrzec', en: 'Cracked Sage' },
    text: {
      pl: 'Dodaj lub usuń 4 kości Ataku, jeśli wróg ma Doradcę Magii.',
      en: 'Add or remove 4 attack dice if an enemy has an Arcane adviser.',
    },
  },
  dissent: {
    name: { pl: 'Rozłam', en: 'Dissent' },
    text: {
      pl: 'Każdy gracz bez Miłości Ludu kładzie tu 1 Przychylność za każdy znak wśród kart, którymi rządzi.',
      en: "Each player without the People's Favor puts 1 favor here for each suit they rule.",
    },
  },
  'false-prophet': {
    name: { pl: 'Fałszywy prorok', en: 'False Prophet' },
    text: {
      pl: 'Jeśli jesteś Banitą, postaw Chorągiew na ujawnionej Wizji: liczy się także jako twoja.',
      en: 'If you are an Exile, put a warband on a revealed Vision: it counts as yours, too.',
    },
  },
  'vow-of-renewal': {
    name: { pl: 'Ślub odnowy', en: 'Vow of Renewal' },
    text: {
      pl: 'Nie możesz odzyskać Miłości Ludu. Cała spalona Przychylność trafia do ciebie.',
      en: "You cannot recover the People's Favor. All burned favor goes to you.",
    },
  },
  zealots: {
    name: { pl: 'Fanatycy', en: 'Zealots' },
    text: {
      pl: 'Jeśli Siła Obrońcy jest większa, każda poświęcona Chorągiew liczy się za 3.',
      en: "If the defender's force is larger, each sacrificed warband counts 3.",
    },
  },
  'royal-ambitions': {
    name: { pl: 'Królewskie ambicje', en: 'Royal Ambitions' },
    text: {
      pl: 'Jeśli jako Banita rządzisz większą liczbą obszarów niż Kanclerz, możesz zostać Obywatelem i wziąć w ciemno relikt ze Skarbca.',
      en: 'If you are an Exile ruling more sites than the Chancellor, you may become a Citizen and take an unseen Reliquary relic.',
    },
  },
  'salt-the-earth': {
    name: { pl: 'Sól w ziemię', en: 'Salt the Earth' },
    text: {
      pl: 'Odrzuć wszystkie inne karty stąd. Na tym obszarze mieści się tylko ta karta.',
      en: 'Discard all other cards here. This site has room for this card only.',
    },
  },
  'beast-tamer': {
    name: { pl: 'Pogromca bestii', en: 'Beast Tamer' },
    text: {
      pl: 'Wrogowie nie mogą używać przeciw tobie Planów Bestii ani Nomadów.',
      en: 'Enemies cannot use Beast or Nomad plans against you.',
    },
  },
  riots: {
    name: { pl: 'Zamieszki', en: 'Riots' },
    text: {
      pl: 'Jeśli Sztandar jest po stronie Ciżby, odrzuć z obszarów wszystkie karty najliczniejszego znaku.',
      en: 'If the Mob rules the banner, discard all cards at sites of the most common suit.',
    },
  },
  'silver-tongue': {
    name: { pl: 'Złotousty', en: 'Silver Tongue' },
    text: {
      pl: 'Możesz mieć 2 Doradców. Podczas Odpoczynku możesz wziąć 1 Przychylność z banku karty na swoim obszarze.',
      en: 'You may have 2 advisers. At Rest you may take 1 favor from the bank of a card at your site.',
    },
  },
  'gambling-hall': {
    name: { pl: 'Dom gry', en: 'Gambling Hall' },
    text: {
      pl: 'Rzuć 4 kośćmi Obrony; weź tyle Przychylności z jednego banku.',
      en: 'Roll 4 defence dice; take that many favor from one bank.',
    },
  },
  'boiling-lake': {
    name: { pl: 'Wrzące jezioro', en: 'Boiling Lake' },
    text: {
      pl: 'Kto tu podróżuje, a nie rządzi tą kartą, zabija 2 swoje Chorągwie.',
      en: 'Whoever travels here without ruling this card kills 2 of their warbands.',
    },
  },
  'relic-thief': {
    name: { pl: 'Złodziej reliktów', en: 'Relic Thief' },
    text: {
      pl: 'Gdy inny gracz w twoim regionie bierze relikty, możesz zapłacić i rzucić za każdy kością Obrony: bez tarcz są twoje.',
      en: 'When another player in your region takes relics, you may pay and roll a defence die for each: no shields, and they are yours.',
    },
  },
  enchantress: {
    name: { pl: 'Czarodziejka', en: 'Enchantress' },
    text: {
      pl: 'Zamień tę kartę z odkrytym Doradcą innego gracza.',
      en: "Swap this card with another player's faceup adviser.",
    },
  },
  insomnia: {
    name: { pl: 'Bezsenność', en: 'Insomnia' },
    text: {
      pl: 'Możesz mieć 2 Doradców. Podczas Odpoczynku zyskaj 1 Sekret.',
      en: 'You may have 2 advisers. At Rest gain 1 secret.',
    },
  },
  'sneak-attack': {
    name: { pl: 'Atak z zaskoczenia', en: 'Sneak Attack' },
    text: {
      pl: 'Po Najeździe innego gracza możesz go najechać bez wydawania Zaopatrzenia.',
      en: "After another player's campaign you may campaign against them at no Supply.",
    },
  },
  gossip: {
    name: { pl: 'Plotki', en: 'Gossip' },
    text: {
      pl: 'Wrogowie rządzącego tą kartą nie mogą zagrywać zakrytych kart.',
      en: "Enemies of this card's ruler cannot play cards facedown.",
    },
  },
  'bandit-chief': {
    name: { pl: 'Herszt bandytów', en: 'Bandit Chief' },
    text: {
      pl: 'Zabij 1 Chorągiew na każdym obszarze. Każdy obszar ma o 2 bandytów więcej.',
      en: 'Kill 1 warband at each site. Every site has 2 more bandits.',
    },
  },
  'chaos-cult': {
    name: { pl: 'Kult chaosu', en: 'Chaos Cult' },
    text: {
      pl: 'Gdy inny gracz przejmuje tytuł, zabierz mu 1 Przychylność.',
      en: 'Whenever another player takes the title, take 1 favor from them.',
    },
  },
  slander: {
    name: { pl: 'Oszczerstwo', en: 'Slander' },
    text: {
      pl: 'Jeśli zwyciężysz, a celem był pionek, Obrońca pali całą Przychylność.',
      en: 'If you win and targeted the pawn, the defender burns all their favor.',
    },
  },
};
