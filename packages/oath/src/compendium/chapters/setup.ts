import type { RulesChapter } from '@kronika/kernel';
import { entry, p, reading, rule } from '../build.ts';

/** How a game begins. */
export const setup: RulesChapter = {
  id: 'setup',
  title: p('Przygotowanie', 'Set-up'),
  entries: [
    entry('world-setup', {
      title: p('Świat', 'The world'),
      lead: p('Mapa, banki i sztandary na początku.', 'Map, banks and banners at the start.'),
      words: p('start, rozłożenie, pierwsza partia', 'start, first game'),
      clauses: [
        rule(
          'OATH-0-9',
          'Między partiami zostają: cel, strony plansz, mapa z kartami, kolejność reliktów, skład Talii Świata, Archiwum i Wysiedleńcy.',
          'What lasts from game to game: the goal, the sides of boards, the map with its cards, the order of relics, the make-up of the world deck, the Archive and the Dispossessed.',
        ),
        rule(
          'OATH-1-1',
          'Obszary z kroniki układa się od góry Kolebki po dół Interioru, z tym, co na nich leżało, odkryte albo zakryte jak wtedy.',
          'The sites of the chronicle are laid out from the top of the Cradle down, with what lay there, faceup or facedown as they were.',
        ),
        rule('OATH-1-2', 'Zaczyna się runda 1, a Dobranych Wizji jest 0.', 'Round 1 begins, with 0 Visions drawn.'),
        rule('OATH-1-3', 'Obowiązuje cel z kroniki.', 'The goal of the chronicle is in force.'),
        rule(
          'OATH-1-4',
          'Sztandary nie należą do nikogo; Miłość Ludu leży spokojną stroną do góry.',
          'The banners belong to nobody; the People’s Favor shows its calm side.',
        ),
        rule(
          'OATH-1-5',
          'Na Miłości Ludu leży 1 przychylność, na Najmroczniejszej Tajemnicy 1 sekret.',
          'The People’s Favor holds 1 favor, the Darkest Secret 1 secret.',
        ),
        rule(
          'OATH-1-6',
          'W każdym banku są 3 przychylności, przy pięciu i sześciu graczach 4.',
          'Each bank holds 3 favor, 4 with five or six players.',
        ),
        rule(
          'OATH-1-16',
          'Na odkrytych obszarach kładzie się żetony z ich wskazówek; gdy przychylności brakuje, rozdziela ją Kanclerz.',
          'Faceup sites get the tokens of their clues; if favor runs short, the Chancellor distributes it.',
        ),
        rule(
          'OATH-1-17',
          'Kanclerz kładzie cztery relikty, nie patrząc, po jednym na pola Skarbca.',
          'The Chancellor puts four relics, unseen, one on each slot of the Reliquary.',
        ),
        rule('OATH-1-18', 'Pozostałe relikty tworzą talię reliktów.', 'The other relics are the relic deck.'),
        rule(
          'OATH-1-24',
          'Nowa Talia Świata: 12 kart z dwiema Wizjami na wierzchu, pod nimi 18 kart z trzema, niżej reszta.',
          'A new world deck: 12 cards with two Visions on top, then 18 with three, then the rest.',
        ),
        rule(
          'OATH-1-25',
          'Pierwsza partia: Równiny z kartą Długie łuki, Góra z Zaklęciem oswajania i reliktem, Skaliste Wybrzeże ze Starszyzną; reszta zakryta, cel: Hegemonia, sami Banici.',
          'First game: Plains with Longbows, Mountain with Taming Charm and a relic, Rocky Coast with Elders; the rest facedown, the goal is Supremacy, all others are Exiles.',
        ),
        rule(
          'OATH-1-26',
          'Pierwsza talia ma 51 z 54 początkowych mieszkańców i 5 Wizji; inni mieszkańcy są w Archiwum.',
          'The first deck has 51 of the 54 starting denizens and 5 Visions; the other denizens are the Archive.',
        ),
        rule(
          'OATH-1-27',
          'Wprowadzająca partia z instrukcji jest osobnym scenariuszem i nie należy do tych zasad.',
          'The introductory game of the rulebook is a script of its own and no part of these rules.',
        ),
        rule(
          'OATH-1-28',
          'Po rozdaniu żetonów w zasobach zostaje 14, 13, 12, 5 albo 4 przychylności dla 2, 3, 4, 5 i 6 graczy.',
          'Once tokens are dealt the supply keeps 14, 13, 12, 5 or 4 favor with 2, 3, 4, 5 or 6 players.',
        ),
      ],
      see: ['chronicle-map', 'sites'],
    }),
    entry('player-setup', {
      title: p('Gracze', 'The players'),
      lead: p('Co kto ma na początku.', 'What everybody begins with.'),
      words: p('pierwszy gracz, plansza, kolor', 'first player, board, colour'),
      clauses: [
        rule(
          'OATH-1-7',
          'Kanclerzem może być każdy, zwykle poprzedni zwycięzca. Gra się po kolei od Kanclerza.',
          'Anybody may be Chancellor, usually the last winner. Turns go around from the Chancellor.',
        ),
        rule(
          'OATH-1-8',
          'Kanclerz ma 24 purpurowe chorągwie, Skarbiec i Berło Władcy.',
          'The Chancellor has the 24 purple warbands, the Reliquary and the Grand Scepter.',
        ),
        rule(
          'OATH-1-9',
          'Inni wybierają po kolei jedną z wolnych barw; jej plansza leży na stronie z kroniki.',
          'The others choose in turn order one of the free colours; its board lies on the side the chronicle left it on.',
        ),
        rule('OATH-1-10', 'Każdy zaczyna z 7 Zaopatrzenia.', 'Everybody begins with 7 Supply.'),
        rule('OATH-1-11', 'Kanclerz ma 2 przychylności i 1 sekret.', 'The Chancellor has 2 favor and 1 secret.'),
        rule(
          'OATH-1-12',
          'Kanclerz stawia 3 chorągwie na planszy, 2 na najwyższym odkrytym obszarze Kolebki i po jednej na odkrytych obszarach z kartą. W polskim prawie także na tym najwyższym, jeśli leży na nim karta.',
          'The Chancellor puts 3 warbands on the board, 2 on the topmost faceup Cradle site and 1 on each faceup site with a card. By the Polish law that includes the topmost one.',
        ),
        rule(
          'OATH-1-13',
          'Przy celu Oddania Kanclerz zaczyna z Najmroczniejszą Tajemnicą, przy celu Ludu z Miłością Ludu.',
          'Under Devotion the Chancellor begins with the Darkest Secret, under the People with the People’s Favor.',
        ),
        rule('OATH-1-14', 'Tytuł Wiernego ma na początku Kanclerz.', 'The Chancellor begins as Oathkeeper.'),
        rule(
          'OATH-1-15',
          'Każdy inny ma przychylność, sekret i 3 chorągwie; Obywatele purpurowe.',
          'Everybody else has 1 favor, 1 secret and 3 warbands; a Citizen’s are purple.',
        ),
        rule(
          'OATH-1-19',
          'Trzy karty spod Talii Świata trafiają po jednej na stosy odrzuconych.',
          'Three cards from under the world deck go one to each discard pile.',
        ),
        rule('OATH-1-20', 'Potem każdy dostaje stamtąd po trzy karty.', 'Then everybody gets three cards from there.'),
        rule('OATH-1-21', 'Reszta jest Talią Świata.', 'The rest is the world deck.'),
        reading(
          'OATH-1-22',
          'Wizje dobrane przez graczy przesuwają znacznik; te odłożone na stosy nie.',
          'Visions the players drew move the marker; those put on the piles do not.',
        ),
        rule(
          'OATH-1-23a',
          'Po kolei każdy stawia pionek na odkrytym obszarze. Kanclerz na najwyższym w Kolebce; w polskim prawie wszyscy tam, w angielskim inni gdzie chcą.',
          'In turn order everybody puts their pawn on a faceup site. The Chancellor on the topmost of the Cradle; by the Polish law everybody, by the English one the others where they like.',
        ),
        rule(
          'OATH-1-23b',
          'Każdy zostawia jedną z trzech kart jako zakrytego doradcę, dwie odrzuca.',
          'Everybody keeps one of the three cards as a facedown adviser and discards two.',
        ),
        rule(
          'OATH-1-29',
          'Kolejność kroków obowiązuje: wskazówki przed Skarbcem, karty stosów przed kartami graczy, jeden gracz po drugim.',
          'The order of the steps is binding: clues before the Reliquary, cards of the piles before those of the players, one player after the other.',
        ),
        reading(
          'OATH-1-30',
          'Zostawić można też Wizję; w przygotowaniu niczego nie zagrywa się odkrytego.',
          'A Vision may be kept, too; nothing is played faceup during set-up.',
        ),
      ],
      see: ['roles', 'player-boards'],
    }),
  ],
};
