import type { RulesChapter } from '@kronika/kernel';
import { entry, p, reading, rule } from '../build.ts';

/** Minor actions, Citizenship and exile. */
export const minor: RulesChapter = {
  id: 'minor',
  title: p('Mniejsze działania', 'Minor actions'),
  entries: [
    entry('minor-actions', {
      title: p('Działania bez kosztu', 'Actions without a cost'),
      lead: p('Doradcy, moce, podglądanie, chorągwie.', 'Advisers, powers, peeking, warbands.'),
      words: p('mniejsze działania, przesunięcie chorągwi', 'minor actions, move warbands'),
      clauses: [
        rule(
          'OATH-6-a',
          'Nie kosztują Zaopatrzenia; wolno je wykonywać w swojej Akcji bez ograniczeń.',
          'They cost no Supply and are taken without limit in your own Act Phase.',
        ),
        rule(
          'OATH-6.1-a',
          'Zakrytego doradcę można zagrać odkrytego, jak kartę z Przeszukania, albo odrzucić.',
          'A facedown adviser may be played faceup, as a card of a Search, or discarded.',
        ),
        rule(
          'OATH-6.1-b',
          'Swoich zakrytych doradców można zawsze oglądać i pokazywać.',
          'You may always look at your facedown advisers and show them.',
        ),
        reading(
          'OATH-6.1-c',
          'Odkrycie doradcy na miejscu nie wymaga odrzucania; zagrany na obszar daje przychylność i wszystkie efekty zagrania.',
          'Turning an adviser faceup where it lies needs no discard; played to a site it earns favor and all effects of a play.',
        ),
        rule(
          'OATH-6.2-a',
          'Można użyć dostępnej mocy Akcji, płacąc jej koszt.',
          'You may use an accessible Action power by paying its cost.',
        ),
        rule(
          'OATH-6.3-a',
          'Można podejrzeć zakryty relikt na swoim obszarze; co się raz widziało, można sprawdzać dalej.',
          'You may peek at a facedown relic at your site; what was once seen may be checked again.',
        ),
        rule(
          'OATH-6.4-a',
          'Posiadacz Berła może podejrzeć relikty Skarbca.',
          'The holder of the Scepter may peek at the relics of the Reliquary.',
        ),
        rule(
          'OATH-6.5-a',
          'Chorągwie ze swojego obszaru można wziąć na planszę, wszystkie poza ostatnią.',
          'Warbands at your site may be moved to your board, all but the last.',
        ),
        rule(
          'OATH-6.5-b',
          'Rządząc obszarem, można je z planszy na nim postawić.',
          'If you rule the site, warbands of your board may be put there.',
        ),
        rule(
          'OATH-6.5-c',
          'Obywatel potrzebuje zgody Kanclerza, by wziąć chorągwie z obszaru.',
          'A Citizen needs the Chancellor’s consent to take warbands from a site.',
        ),
        rule(
          'OATH-6.5-d',
          'Gracze imperialni na tym samym obszarze mogą za zgodą drugiego przekazywać sobie chorągwie.',
          'Imperial players at the same site may pass warbands between boards with the other’s consent.',
        ),
        rule(
          'OATH-6.5-e',
          'Zgodę daje ten drugi gracz, nie Kanclerz.',
          'The consent is that of the other player, not of the Chancellor.',
        ),
      ],
      see: ['playing-cards', 'powers'],
    }),
    entry('citizenship', {
      title: p('Obywatelstwo', 'Citizenship'),
      lead: p('Banita wstępuje do Imperium.', 'An Exile joins the Empire.'),
      words: p('propozycja, oferta, wymiana, obywatel', 'offer, proposal, exchange, citizen'),
      clauses: [
        rule(
          'OATH-6.6.1-a',
          'Posiadacz Berła może zaproponować Obywatelstwo każdemu Banicie, także sobie, obiecując jeden relikt ze Skarbca.',
          'The holder of the Scepter may offer Citizenship to any Exile, also to themselves, promising one relic of the Reliquary.',
        ),
        rule(
          'OATH-6.6.1-b',
          'Obie strony mogą przy tym wymienić przychylność, sekrety, sztandary i relikty, a posiadacz pokazać relikty Skarbca.',
          'Both may also trade favor, secrets, banners and relics, and the holder may show relics of the Reliquary.',
        ),
        rule('OATH-6.6.1-c', 'Z pustym Skarbcem nie ma propozycji.', 'With an empty Reliquary no offer can be made.'),
        rule(
          'OATH-6.6.1-d',
          'Banita może odmówić, a posiadacz Berła proponować znowu.',
          'The Exile may refuse, and the holder may offer again.',
        ),
        rule(
          'OATH-6.6.2-a',
          'Plansza Banity obraca się na stronę Obywatela.',
          'The Exile’s board turns to its Citizen side.',
        ),
        rule(
          'OATH-6.6.2-b',
          'Jego chorągwie na planszy i mapie zastępują purpurowe, jedna za jedną; jeśli brakuje, wybiera, które znikają.',
          'Their warbands on board and map become purple, one for one; if those run short, they choose which vanish.',
        ),
        rule('OATH-6.6.2-c', 'Ujawnioną Wizję odrzuca.', 'A revealed Vision is discarded.'),
        rule(
          'OATH-6.6.2-d',
          'Tytuł nowego Obywatela w polskim prawie obraca się na Uzurpatora, w angielskim na Wiernego.',
          'A title held by the new Citizen turns to Usurper by the Polish law, to Oathkeeper by the English one.',
        ),
        rule('OATH-6.6.2-e', 'Jeśli to jego tura, Akcja się kończy.', 'If it is their turn, the Act Phase ends.'),
        rule('OATH-6.6.2-f', 'Zaopatrzenie wraca na 7.', 'Their Supply is set to 7.'),
        rule(
          'OATH-6.6.2-g',
          'Obiecane rzeczy przechodzą z rąk do rąk, a Kanclerz zyskuje modyfikator odsłoniętego pola.',
          'What was promised changes hands, and the Chancellor gains the modifier of the uncovered slot.',
        ),
        reading(
          'OATH-6.6.2-h',
          'Kolejność: plansza, chorągwie, Wizja, tytuł, koniec Akcji, Zaopatrzenie, wymiana.',
          'In this order: board, warbands, Vision, title, end of the Act Phase, Supply, exchange.',
        ),
        rule(
          'OATH-6.6.3-a',
          'Każdy gracz imperialny rządzi każdym obszarem z purpurową chorągwią.',
          'Every Imperial player rules every site with a purple warband.',
        ),
        rule(
          'OATH-7.6.1-a',
          'Obywatelstwo wymuszone kartą działa tak samo, bez propozycji; relikt tylko, jeśli karta tak mówi.',
          'Citizenship forced by a card works the same without an offer; a relic only if the card says so.',
        ),
        reading(
          'OATH-7.6.1-b',
          'Kto bierze relikt ze Skarbca nie patrząc, wskazuje pole; Kanclerz zyskuje jego modyfikator.',
          'Whoever takes a Reliquary relic unseen names a slot; the Chancellor gains its modifier.',
        ),
      ],
      see: ['relics', 'exiling', 'promises'],
    }),
    entry('exiling', {
      title: p('Banicja', 'Exile'),
      lead: p('Obywatel opuszcza Imperium.', 'A Citizen leaves the Empire.'),
      words: p('wygnanie, skazanie, samowygnanie', 'banish, self-exile'),
      clauses: [
        rule(
          'OATH-6.7-a',
          'Posiadacz Berła skazuje Obywatela, dając mu 5 przychylności: o 1 więcej za jego tytuł i za jego Miłość Ludu, o 1 mniej za własne.',
          'The holder of the Scepter exiles a Citizen by giving 5 favor: 1 more for their title and for their People’s Favor, 1 less for the holder’s own.',
        ),
        rule('OATH-6.7-b', 'Bez całej zapłaty nie wolno.', 'Without full payment it is not allowed.'),
        rule(
          'OATH-6.7-c',
          'Plansza obraca się na Banitę, purpurowe chorągwie na niej zastępują własne, Zaopatrzenie wraca na 7. Chorągwie na obszarach zostają przy Imperium.',
          'The board turns to Exile, purple warbands on it become the player’s own colour, Supply is set to 7. Warbands at sites stay Imperial.',
        ),
        rule(
          'OATH-6.7-d',
          'Doradcy, skarby, żetony i tytuł zostają przy skazanym, tytuł swoją stroną.',
          'Advisers, treasures, tokens and the title stay with the exiled, the title on its side.',
        ),
        rule(
          'OATH-6.8-a',
          'Obywatel bez Berła może odejść sam, dając posiadaczowi Berła tyle przychylności, ile ma chorągwi i sekretów na planszy i ile sekretów leży na kartach.',
          'A Citizen without the Scepter may leave by giving its holder as much favor as they have warbands and secrets on the board and as secrets lie on cards.',
        ),
        rule(
          'OATH-6.8-b',
          'Skutki są te same, a Akcja się kończy.',
          'The effects are the same, and the Act Phase ends.',
        ),
        reading(
          'OATH-6.8-c',
          'Liczą się wszystkie sekrety na kartach: w swojej turze są własne.',
          'All secrets on cards count: on your own turn they are yours.',
        ),
      ],
      see: ['citizenship', 'roles'],
    }),
  ],
};
