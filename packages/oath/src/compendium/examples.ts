import type { WorkedExample } from '@kronika/kernel';
import { example } from './build.ts';

/** Rules at work, by the entry they belong to. */
export const EXAMPLES: Readonly<Record<string, readonly WorkedExample[]>> = {
  pieces: [
    example(
      'OATH-0-5',
      ['keep'],
      'Twierdza dodaje 2 kości obrony; jeśli obie pokażą ×2, a tarcz nie ma, obrona z kości i tak wynosi zero.',
      'Keep adds 2 defence dice; if both show ×2 and there are no shields, the dice still come to nothing.',
    ),
  ],
  roles: [
    example(
      'OATH-0-7',
      ['long-lost-heir'],
      'Zaginiony Dziedzic może uczynić Banitę Obywatelem; od tej chwili walczy on purpurą.',
      'Long-Lost Heir may make an Exile a Citizen, who from then on fights with purple.',
    ),
  ],
  map: [
    example(
      'OATH-2.1.6-a',
      ['oracle'],
      'Wyrocznia dobiera Wizję, więc znacznik się przesuwa i następne Przeszukanie talii może być droższe.',
      'Oracle draws a Vision, so the marker moves and the next Search of the deck may cost more.',
    ),
  ],
  'player-boards': [
    example(
      'OATH-2.2.2-a',
      ['marriage'],
      'Małżeństwo liczy się jak dwóch doradców Domu, ale zajmuje jedno z trzech miejsc.',
      'Marriage counts as two Hearth advisers but takes one of the three places.',
    ),
  ],
  sites: [
    example(
      'OATH-2.8.2-a',
      ['mine'],
      'Pionek odkrywa Kopalnię: leżą na niej 3 przychylności i obok niej zakryty relikt.',
      'A pawn reveals the Mine: 3 favor lie on it and a facedown relic beside it.',
    ),
    example(
      'OATH-2.8.5-c',
      ['steppe'],
      'Karta Nomady zagrana na Step daje sekret.',
      'A Nomad card played to the Steppe gains a secret.',
    ),
  ],
  relics: [
    example(
      'OATH-2.4.2-b',
      ['the-grand-scepter'],
      'Berło Władcy jako cel najazdu dodaje obrońcy 5 kości.',
      'The Grand Scepter as a target gives the defender 5 dice.',
    ),
  ],
  banners: [
    example(
      'OATH-2.5.3-b',
      ['charlatan'],
      'Szarlatan spala wszystkie sekrety Najmroczniejszej Tajemnicy poza jednym; jeden zostaje na niej zawsze.',
      'Charlatan burns all secrets on the Darkest Secret but one; one always stays.',
    ),
  ],
  cards: [
    example(
      'OATH-2.9-b',
      ['fallen-spire'],
      'Zwalona iglica zajmuje miejsce na obszarze i ma moc, ale nie można na niej werbować.',
      'Fallen Spire takes up a place at its site and has a power, but nobody can muster on it.',
    ),
  ],
  'world-setup': [
    example(
      'OATH-1-25',
      ['plains', 'longbows'],
      'W pierwszej partii na górze Kolebki leżą Równiny, a na nich Długie łuki.',
      'In the first game the Plains lie at the top of the Cradle with the Longbows.',
    ),
  ],
  'player-setup': [
    example(
      'OATH-1-12',
      ['plains', 'longbows'],
      'Równiny z kartą Długie łuki mają w polskim prawie 3 chorągwie Kanclerza, w angielskim 2.',
      'Plains with Longbows hold 3 of the Chancellor’s warbands by the Polish law, 2 by the English one.',
    ),
  ],
  rounds: [
    example(
      'OATH-4-a',
      ['wayside-inn'],
      'Przydrożnej gospody można użyć tylko w swojej turze, w fazie Akcji.',
      'Wayside Inn can be used only on your own turn, in the Act Phase.',
    ),
  ],
  wake: [
    example(
      'OATH-4.1.4-a',
      ['salt-flats'],
      'Kto budzi się na Słonych Równinach, może zabrać stamtąd przychylność albo sekret.',
      'Whoever wakes at the Salt Flats may take 1 favor or 1 secret from there.',
    ),
  ],
  act: [
    example(
      'OATH-4.2-b',
      ['wayside-inn'],
      'Przydrożna gospoda daje 2 Zaopatrzenia, więc po niej może wystarczyć na jeszcze jeden Najazd.',
      'Wayside Inn gains 2 Supply, which may pay for one more Campaign.',
    ),
  ],
  rest: [
    example(
      'OATH-4.3.5-a',
      ['naysayers'],
      'Malkontenci działają na końcu Odpoczynku, gdy żetony wróciły już na miejsca.',
      'Naysayers work at the end of Rest, when all tokens have returned.',
    ),
  ],
  search: [
    example(
      'OATH-5.1.2-c',
      ['marshes'],
      'Na Mokradłach dobiera się o kartę mniej.',
      'At the Marshes you draw one card fewer.',
    ),
    example(
      'OATH-5.1.2-a',
      ['errand-boy'],
      'Chłopiec na posyłki pozwala przeszukać stos innej krainy.',
      'Errand Boy lets you search the pile of another region.',
    ),
  ],
  'playing-visions': [
    example(
      'OATH-5.1.4.IV-b',
      ['conspiracy'],
      'Konspiracja zabiera relikt lub sztandar tylko temu, kto stoi na twoim obszarze.',
      'Conspiracy takes a relic or banner only from a player at your site.',
    ),
  ],
  muster: [
    example(
      'OATH-5.2.2-a',
      ['river'],
      'Werbując nad Rzeką, którą rządzisz, zyskujesz 3 chorągwie zamiast 2.',
      'Mustering at a River that you rule gains 3 warbands instead of 2.',
    ),
  ],
  recover: [
    example(
      'OATH-5.4.2-a',
      ['mountain'],
      'Relikt obok Góry odzyskuje się, spalając 2 przychylności.',
      'A relic at the Mountain is recovered by burning 2 favor.',
    ),
  ],
  travel: [
    example(
      'OATH-5.6.1-a',
      ['rocky-coast', 'lush-coast'],
      'Podróż między miejscami Skaliste wybrzeże i Bujne wybrzeże kosztuje 1, choć leżą w różnych krainach.',
      'Travel between Rocky Coast and Lush Coast costs 1, though they lie in different regions.',
    ),
  ],
  defender: [
    example(
      'OATH-5.5.1-a',
      ['captains'],
      'Kapitanowie pozwalają najechać tak, jakby pionek stał na obszarze, którym rządzisz.',
      'Captains let you campaign as if your pawn were at a site you rule.',
    ),
  ],
  targets: [
    example(
      'OATH-5.5.2-d',
      ['hall-of-debate'],
      'Gdy stoi Sala debat, Miłości Ludu nie można obrać za cel.',
      'While the Hall of Debate stands, the People’s Favor cannot be a target.',
    ),
  ],
  battle: [
    example(
      'OATH-5.5.5-a',
      ['rangers'],
      'Strażnicy leśni każą pominąć czaszki, więc nie giną przy nich żadne chorągwie.',
      'With Rangers skulls are ignored, so no warbands die by them.',
    ),
  ],
  losses: [
    example(
      'OATH-5.5.6-f',
      ['mercenaries'],
      'Kto przegrał z pomocą Najemników, odrzuca ich.',
      'Whoever lost with the help of Mercenaries discards them.',
    ),
  ],
  spoils: [
    example(
      'OATH-5.5.8-b',
      ['second-wind'],
      'Drugi oddech działa na samym końcu: po zwycięstwie można podróżować i najechać znowu.',
      'Second Wind comes at the very end: after winning you may travel and campaign again.',
    ),
  ],
  'minor-actions': [
    example(
      'OATH-6.2-a',
      ['alchemist'],
      'Alchemika można użyć dopiero, gdy zniknie z niego sekret, którym zapłacono poprzednio.',
      'Alchemist can be used again only when the secret that paid for it has left the card.',
    ),
  ],
  citizenship: [
    example(
      'OATH-7.6.1-b',
      ['royal-ambitions'],
      'Królewskie ambicje dają Obywatelstwo i relikt ze Skarbca, na który nikt nie patrzy.',
      'Royal Ambitions give Citizenship and a relic of the Reliquary that nobody looks at.',
    ),
  ],
  exiling: [
    example(
      'OATH-6.7-a',
      ['the-grand-scepter'],
      'Obywatela, który ma tytuł, posiadacz reliktu Berło Władcy skazuje za 6 przychylności.',
      'The holder of The Grand Scepter exiles a Citizen with the title for 6 favor.',
    ),
  ],
  powers: [
    example(
      'OATH-7.1.1-a',
      ['elders'],
      'Starszyzny użyje ten, kto rządzi jej obszarem, ale też każdy, kto na nim stoi.',
      'Elders serve whoever rules their site, and also whoever stands there.',
    ),
  ],
  costs: [
    example(
      'OATH-7.1.2-b',
      ['alchemist'],
      'Na Alchemiku leży sekret, więc do Odpoczynku nie można ani użyć jego mocy, ani na nim werbować.',
      'A secret lies on Alchemist, so until Rest nobody can use its power or muster on it.',
    ),
  ],
  modifiers: [
    example(
      'OATH-7.4.2-a',
      ['ring-of-devotion'],
      'Pierścień oddania nic nie kosztuje, więc wzmacnia każdy Werbunek.',
      'Ring of Devotion costs nothing, so it helps every Muster.',
    ),
  ],
  restrictions: [
    example(
      'OATH-7.2.2-a',
      ['great-spire'],
      'Wielka iglica jest zablokowana: nie ruszy jej nawet posiadacz Miłości Ludu.',
      'Great Spire is locked: not even the holder of the People’s Favor can discard it.',
    ),
  ],
  promises: [
    example(
      'OATH-7.6.3-b',
      ['the-tribunal'],
      'Kto rządzi obszarem Trybunał, może obiecać, że nie najedzie drugiego, i wyznaczyć karę.',
      'Whoever rules The Tribunal may promise not to attack another, and name a penalty.',
    ),
  ],
  title: [
    example(
      'OATH-2.11-j',
      ['fae-merchant'],
      'Kupiec elfów bierze relikt i jeden oddaje: tytuł sprawdza się dopiero potem.',
      'Fae Merchant takes a relic and gives one back: the title is checked only afterwards.',
    ),
  ],
  usurper: [
    example(
      'OATH-3.1-a',
      ['naysayers'],
      'Malkontenci zarabiają, póki tytuł ma Banita; jeśli utrzyma go całą rundę, wygra.',
      'Naysayers earn while an Exile holds the title; kept for a whole round, it wins.',
    ),
  ],
  visions: [
    example(
      'OATH-3.2-c',
      ['rebellion'],
      'Wizja Rebelii i Miłość Ludu wystarczą, by wygrać przy Przebudzeniu, jeśli dobrano już trzy Wizje.',
      'Vision of Rebellion and the People’s Favor are enough to win at Wake, once three Visions have been drawn.',
    ),
  ],
  'stable-regime': [
    example(
      'OATH-3.3.1-a',
      ['the-grand-scepter'],
      'Przy celu Oddania Obywatel z reliktem Berło Władcy wygrywa zamiast Kanclerza.',
      'Under Devotion a Citizen with The Grand Scepter wins instead of the Chancellor.',
    ),
  ],
  exhaustion: [
    example(
      'OATH-3.4.3-a',
      ['conquest', 'faith'],
      'Gdy dwaj Banici spełnili swoje cele, Wizja Podboju wygrywa przed Wizją Wiary.',
      'If two Exiles have met their goals, the Vision of Conquest comes before the Vision of Faith.',
    ),
  ],
  'chronicle-goal': [
    example(
      'OATH-8.1-a',
      ['sanctuary'],
      'Po zwycięstwie, które dała Wizja Sanktuarium, następną przysięgą jest Protekcja.',
      'After a win by the Vision of Sanctuary the next oath is Protection.',
    ),
  ],
  'chronicle-map': [
    example(
      'OATH-8.3.3-a',
      ['great-spire', 'fallen-spire'],
      'Wielka iglica na obszarze, którym zwycięzca nie rządzi, obraca się: to teraz Zwalona iglica.',
      'Great Spire at a site the winner does not rule turns over: it is the Fallen Spire now.',
    ),
    example(
      'OATH-8.3.2-a',
      ['forest-temple'],
      'Leśna świątynia zatrzymuje na mapie obszary z kartami Bestii.',
      'Forest Temple keeps sites with Beast cards on the map.',
    ),
  ],
  'chronicle-cards': [
    example(
      'OATH-8.4-a',
      ['elders', 'longbows'],
      'Zwycięzca ma dwie karty Nomady, wśród nich Starszyznę, i Długie łuki: przybywają 3 karty Nomady, 2 Waśni i 1 Magii.',
      'The winner has two Nomad cards, Elders among them, and Longbows: 3 Nomad, 2 Discord and 1 Arcane card come.',
    ),
  ],
  precedence: [
    example(
      'OATH-9.2-a',
      ['vow-of-peace'],
      'Ślub pokoju mówi „nie możesz”: żadna karta, która każe najechać, tego nie zmieni.',
      'Vow of Peace says “cannot”: no card that makes you campaign changes that.',
    ),
  ],
  limits: [
    example(
      'OATH-9.3-a',
      ['garrison'],
      'Garnizon daje tyle chorągwi, ile ich zostało w prywatnych zasobach.',
      'Garrison gives as many warbands as are left in the personal bank.',
    ),
  ],
  information: [
    example(
      'OATH-9.4-f',
      ['inquisitor'],
      'Inkwizytor ogląda cudzego zakrytego doradcę sam; inni go nie widzą.',
      'Inquisitor looks at another’s facedown adviser alone; the others do not see it.',
    ),
  ],
  discarding: [
    example(
      'OATH-10-discard-c',
      ['taming-charm'],
      'Zaklęcie oswajania odrzuca kartę z twojego obszaru: jej przychylność wraca do banku, jej sekrety do ciebie.',
      'Taming Charm discards a card at your site: its favor returns to the bank, its secrets to you.',
    ),
  ],
  ruling: [
    example(
      'OATH-10-rule',
      ['keep'],
      'Kto rządzi obszarem, na którym leży Twierdza, rządzi także nią.',
      'Whoever rules the site of a Keep rules the Keep as well.',
    ),
  ],
  verbs: [
    example(
      'OATH-10-kill',
      ['tyrant'],
      'Tyran zabija chorągiew na nowym obszarze; wraca ona do zasobów właściciela.',
      'Tyrant kills a warband at the new site; it returns to its owner’s bank.',
    ),
  ],
  editions: [
    example(
      'OATH-X-4',
      ['hall-of-mockery'],
      'Sala drwin ma znaczenie tylko w angielskim prawie: w polskim odzyskana Miłość Ludu i tak leży stroną Ciżby.',
      'Hall of Mockery matters only under the English law: by the Polish one the People’s Favor shows its Mob side anyway.',
    ),
  ],
};
