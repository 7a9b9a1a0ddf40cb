import type { RulesChapter } from '@kronika/kernel';
import { entry, p, reading, rule } from '../build.ts';

/** What the winner writes. */
export const chronicle: RulesChapter = {
  id: 'chronicle',
  title: p('Kronika', 'The chronicle'),
  entries: [
    entry('chronicle-goal', {
      title: p('Następny cel i plansze', 'The next goal and the boards'),
      lead: p('Jaka przysięga i kto jest Obywatelem.', 'Which oath, and who is a Citizen.'),
      words: p('po partii, następna partia, przysięga', 'after the game, next game, oath'),
      clauses: [
        rule(
          'OATH-8.1-a',
          'Po zwycięstwie samą Wizją obowiązuje jej cel; inaczej zwycięzca wybiera każdy poza obecnym.',
          'After a win by a Vision alone its goal is next; otherwise the winner chooses any but the present one.',
        ),
        rule(
          'OATH-8.2-a',
          'Gdy wygrał Banita, wszystkie plansze Obywateli stają się planszami Banitów.',
          'If an Exile won, all Citizen boards turn to Exile.',
        ),
        rule(
          'OATH-8.2-b',
          'Może on potem zaproponować Obywatelstwo Banitom, którzy nie byli właśnie Obywatelami; odmowa jest wolna.',
          'They may then offer Citizenship to Exiles who were not Citizens just now; refusing is free.',
        ),
        reading(
          'OATH-8.2-c',
          'Kto przyjmuje, staje się Obywatelem, a jego obszary liczą się zwycięzcy.',
          'Whoever accepts becomes a Citizen, and their sites count as the winner’s.',
        ),
        rule(
          'OATH-8.2-d',
          'Kanclerz i Obywatel niczego nie proponują; plansze zostają.',
          'A winning Chancellor or Citizen makes no offers; boards stay.',
        ),
      ],
      see: ['citizenship'],
    }),
    entry('chronicle-map', {
      title: p('Mapa następnej partii', 'The map of the next game'),
      lead: p('Co zostaje, co popada w ruinę.', 'What stays, what falls into ruin.'),
      words: p('budowla, ruina, mapa, odbudowa', 'edifice, ruin, map, rebuild'),
      clauses: [
        rule(
          'OATH-8.3.1-a',
          'Kanclerz lub Obywatel może raz zastąpić mieszkańca na rządzonym obszarze budowlą jego barwy albo odbudować ruinę. Banita nie może.',
          'A Chancellor or Citizen may once replace a denizen at a ruled site by the edifice of its suit, or rebuild a ruin. An Exile may not.',
        ),
        rule('OATH-8.3.1-b', 'Każda barwa ma jedną budowlę.', 'Each suit has one edifice.'),
        rule(
          'OATH-8.3.2-a',
          'Obszary, którymi zwycięzca nie rządzi i na których nie stoi budowla, wracają do talii obszarów.',
          'Sites the winner does not rule and that have no intact edifice return to the site deck.',
        ),
        rule(
          'OATH-8.3.2-b',
          'Ich mieszkańcy są odrzucani, relikty wracają do talii, ruiny do Archiwum; blokady nie chronią.',
          'Their denizens are discarded, relics return to the deck, ruins to the Archive; locks do not protect.',
        ),
        reading('OATH-8.3.2-c', 'Zakryte obszary też odchodzą.', 'Facedown sites leave as well.'),
        rule(
          'OATH-8.3.3-a',
          'Budowle na obszarach, którymi zwycięzca nie rządzi, popadają w ruinę, a mieszkańcy stamtąd odchodzą.',
          'Edifices at sites the winner does not rule fall into ruin, and the denizens there leave.',
        ),
        rule(
          'OATH-8.3.3-b',
          'Obszary z ruinami odkłada się po kolei od góry Kolebki.',
          'Sites with ruins are set aside in order from the top of the Cradle.',
        ),
        reading('OATH-8.3.3-c', 'Także rządzone obszary ze starszą ruiną.', 'Ruled sites with an older ruin as well.'),
        rule('OATH-8.3.4-a', 'Z mapy znikają pionki, chorągwie i żetony.', 'Pawns, warbands and tokens leave the map.'),
        rule(
          'OATH-8.3.5-1',
          'Kolebkę wypełniają od góry jej obszary, potem Prowincji, potem Interioru.',
          'The Cradle is filled from the top with its own sites, then those of the Provinces, then of the Hinterland.',
        ),
        rule('OATH-8.3.5-2', 'Tak samo Prowincje.', 'The Provinces likewise.'),
        rule('OATH-8.3.5-3', 'Resztę Interioru przesuwa się w górę.', 'What is left of the Hinterland moves up.'),
        rule(
          'OATH-8.3.5-4',
          'Puste miejsca Interioru zajmują od dołu obszary z ruinami.',
          'Empty places of the Hinterland are filled from the bottom with sites in ruins.',
        ),
        rule('OATH-8.3.5-5', 'Potem tak samo Prowincji.', 'Then those of the Provinces.'),
        rule('OATH-8.3.5-6', 'Pozostałe miejsca dostają zakryte obszary.', 'The rest get facedown sites.'),
        rule(
          'OATH-8.3.5-7',
          'W krainie bez odkrytego obszaru odkrywa się najwyższy.',
          'In a region without a faceup site the topmost is revealed.',
        ),
        rule('OATH-8.7.1-a', 'Zapisuje się mapę z kartami.', 'The map is recorded with its cards.'),
        rule(
          'OATH-8.7.2-a',
          'Zapisuje się strony wszystkich plansz, także nieużytych.',
          'The sides of all boards are recorded, unused ones included.',
        ),
      ],
      see: ['world-setup'],
    }),
    entry('chronicle-cards', {
      title: p('Karty następnej partii', 'The cards of the next game'),
      lead: p('Kto przybywa, kto odchodzi.', 'Who comes, who leaves.'),
      words: p('archiwum, wysiedleńcy, talia świata, relikty', 'archive, dispossessed, world deck, relics'),
      clauses: [
        rule(
          'OATH-8.4-a',
          'Liczy się barwa, której jest najwięcej wśród odkrytych doradców zwycięzcy; bez nich wybiera dowolną.',
          'The suit most frequent among the winner’s faceup advisers counts; without any, one of their choice.',
        ),
        rule(
          'OATH-8.4-b',
          'Z Archiwum przybywają 3 karty tej barwy, 2 następnej i 1 kolejnej.',
          'From the Archive come 3 cards of it, 2 of the next suit and 1 of the one after.',
        ),
        rule(
          'OATH-8.4-c',
          'Jeśli którejś brakuje, świat się goi: przybywa 6 kart najliczniejszej barwy Wysiedleńców, a reszta wraca do Archiwum.',
          'If any is short, the world heals: 6 cards of the largest suit of the Dispossessed come, the others return to the Archive.',
        ),
        rule('OATH-8.5-a', 'Wizje odkłada się na bok.', 'Visions are set aside.'),
        rule(
          'OATH-8.5-b',
          'Z odrzuconych i doradców pokonanych 6 losowych kart odchodzi do Wysiedleńców.',
          'Of the discards and the losers’ advisers 6 random cards are dispossessed.',
        ),
        rule(
          'OATH-8.6.1-a',
          'Relikty pokonanych wracają do talii; Berło do pudełka.',
          'The losers’ relics return to the deck; the Scepter to the box.',
        ),
        rule(
          'OATH-8.6.2-a',
          'Odkryte obszary dostają brakujące relikty.',
          'Faceup sites are given the relics they lack.',
        ),
        rule(
          'OATH-8.6.3-a',
          'Relikty zwycięzcy i Skarbca trafiają na wierzch talii.',
          'The winner’s relics and those of the Reliquary go on top of the deck.',
        ),
        rule(
          'OATH-8.8-a',
          'Talię Świata układa się od nowa: 10 mieszkańców i 2 Wizje, pod nimi 15 i 3, niżej reszta.',
          'The world deck is rebuilt: 10 denizens and 2 Visions, then 15 and 3, then the rest.',
        ),
        reading(
          'OATH-8.8-b',
          'Gdy kart jest za mało, pełna jest najpierw pierwsza część.',
          'If there are too few cards, the first part is filled first.',
        ),
      ],
      see: ['world-setup'],
    }),
  ],
};
