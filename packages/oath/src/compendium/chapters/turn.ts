import type { RulesChapter } from '@kronika/kernel';
import { entry, p, rule } from '../build.ts';

/** Rounds and turns. */
export const turn: RulesChapter = {
  id: 'turn',
  title: p('Runda i tura', 'Rounds and turns'),
  entries: [
    entry('rounds', {
      title: p('Rundy', 'Rounds'),
      lead: p('Każdy ma w rundzie jedną turę.', 'Everybody takes one turn a round.'),
      words: p('kolejność, tura, faza', 'order of play, turn, phase'),
      clauses: [
        rule(
          'OATH-4-a',
          'W rundzie każdy po kolei od Kanclerza ma jedną turę: Przebudzenie, Akcja, Odpoczynek.',
          'In a round everybody takes one turn in order from the Chancellor: Wake, Act, Rest.',
        ),
        rule(
          'OATH-4-b',
          'Po ostatniej turze rundy sprawdza się koniec partii; jeśli nie nastąpił, zaczyna się następna runda.',
          'After the last turn of a round the end of the game is checked; if it goes on, the next round begins.',
        ),
      ],
      see: ['wake', 'act', 'rest'],
    }),
    entry('wake', {
      title: p('Przebudzenie', 'Wake'),
      lead: p('Sztandar, zwycięstwo, tytuł, skarby obszaru.', 'Banner, victory, title, what the site holds.'),
      words: p('początek tury, ciżba', 'start of turn, mob'),
      clauses: [
        rule(
          'OATH-4.1-a',
          'Cztery kroki następują ściśle po sobie.',
          'Its four steps follow strictly one after another.',
        ),
        rule(
          'OATH-4.1.1-a',
          'Posiadacz Miłości Ludu kładzie na nią 1 przychylność albo przenosi z niej 1 do banku, w którym jest najmniej.',
          'The holder of the People’s Favor puts 1 favor on it, or moves 1 from it to the bank with the least.',
        ),
        rule(
          'OATH-4.1.1-b',
          'Ostatnia przychylność na niej zostaje; wtedy trzeba dołożyć, o ile ma się czym.',
          'The last favor stays on it; then one must be added, if there is any.',
        ),
        rule(
          'OATH-4.1.1-c',
          'Na stronie Ciżby robi się to dwa razy, za każdym razem wedle woli.',
          'On the Mob side this is done twice, each time as one likes.',
        ),
        rule(
          'OATH-4.1.1-d',
          'Od sześciu przychylności sztandar obraca się na Ciżbę.',
          'With six favor or more it turns to the Mob.',
        ),
        rule(
          'OATH-4.1.2-a',
          'Teraz Banita sprawdza, czy wygrywa: po sztandarze, przed odwróceniem tytułu.',
          'Now an Exile checks for victory: after the banner, before the title turns.',
        ),
        rule(
          'OATH-4.1.3-a',
          'Banita, który ma tytuł, obraca go na stronę Uzurpatora.',
          'An Exile who holds the title turns it to its Usurper side.',
        ),
        rule(
          'OATH-4.1.4-a',
          'Stojąc na Słonych Równinach, w Kopalni lub w Zatopionym Mieście, można zabrać jeden leżący tam żeton.',
          'With the pawn at Salt Flats, Mine or Drowned City one token there may be taken.',
        ),
      ],
      see: ['usurper', 'visions', 'banners'],
    }),
    entry('act', {
      title: p('Akcja', 'Act'),
      lead: p('Działania w dowolnej kolejności.', 'Actions in any order.'),
      words: p('faza akcji, zaopatrzenie, koszt', 'action phase, supply, cost'),
      clauses: [
        rule(
          'OATH-4.2-a',
          'Działania większe, mniejsze i moce Akcji wykonuje się w dowolnej liczbie i kolejności, jedno po drugim.',
          'Major actions, minor actions and Action powers are taken in any number and order, one after another.',
        ),
        rule(
          'OATH-4.2-b',
          'Zaopatrzenie płaci się w całości; bez niego działania nie ma.',
          'Supply is paid in full; without it the action cannot be taken.',
        ),
        rule(
          'OATH-4.2-c',
          'Fazę można zakończyć w każdej chwili, także bez działań; niektóre efekty kończą ją od razu. Potem zawsze jest Odpoczynek.',
          'The phase may be ended at any time, also without any action; some effects end it at once. Rest always follows.',
        ),
      ],
      see: ['search', 'minor-actions', 'powers'],
    }),
    entry('rest', {
      title: p('Odpoczynek', 'Rest'),
      lead: p('Żetony wracają, Zaopatrzenie się odnawia.', 'Tokens return, Supply is refreshed.'),
      words: p('koniec tury, odnowienie', 'end of turn, refresh'),
      clauses: [
        rule(
          'OATH-4.3-a',
          'Pięć kroków następuje ściśle po sobie.',
          'Its five steps follow strictly one after another.',
        ),
        rule(
          'OATH-4.3.1-a',
          'Przychylność ze wszystkich mieszkańców i budowli wraca do banków ich barw.',
          'Favor on all denizens and edifices returns to the banks of their suits.',
        ),
        rule(
          'OATH-4.3.2-a',
          'Sekrety z wszystkich kart trafiają na planszę odpoczywającego, a jego zakryte sekrety się odkrywają.',
          'Secrets on all cards go to the resting player’s board, whose facedown secrets then turn faceup.',
        ),
        rule(
          'OATH-4.3.2-b',
          'Sekrety na obszarach i na Najmroczniejszej Tajemnicy zostają.',
          'Secrets at sites and on the Darkest Secret stay.',
        ),
        rule(
          'OATH-4.3.3-a',
          'Kanclerz i Banici ustawiają Zaopatrzenie według chorągwi w prywatnych zasobach.',
          'The Chancellor and Exiles set their Supply by the warbands in the personal bank.',
        ),
        rule(
          'OATH-4.3.3-b',
          'Obywatel ustawia je tam, gdzie stoi znacznik Kanclerza.',
          'A Citizen sets it to where the Chancellor’s marker stands.',
        ),
        rule(
          'OATH-4.3.4-a',
          'Każdy dodaje to, czego nie wydał, najwyżej do 7.',
          'Everybody adds what was left unspent, up to 7.',
        ),
        rule(
          'OATH-4.3.5-a',
          'Potem każdej dostępnej mocy Odpoczynku można użyć raz.',
          'Then each accessible Rest power may be used once.',
        ),
      ],
      see: ['player-boards', 'powers'],
    }),
  ],
};
