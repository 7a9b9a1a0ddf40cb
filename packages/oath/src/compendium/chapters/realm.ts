import type { RulesChapter } from '@kronika/kernel';
import { entry, p, reading, rule } from '../build.ts';

/** Pieces, roles and the map. */
export const realm: RulesChapter = {
  id: 'realm',
  title: p('Królestwo', 'The realm'),
  entries: [
    entry('pieces', {
      title: p('Elementy gry', 'Pieces'),
      lead: p('Z czego składa się świat.', 'What the world is made of.'),
      words: p('żetony, kości, pionki, składniki', 'tokens, dice, pawns, components'),
      clauses: [
        rule(
          'OATH-0-1',
          'Mapa ma osiem miejsc na obszary. Obszarów są 23, mieszkańców 198, dwustronnych budowli 6, Wizji 5, reliktów 20 i Berło Władcy, sztandary 2, celów 4, tytuł jeden; Skarbiec ma cztery pola.',
          'The map has eight places for sites. There are 23 sites, 198 denizens, 6 two-sided edifices, 5 Visions, 20 relics and the Grand Scepter, 2 banners, 4 goals and one title; the Reliquary has four slots.',
        ),
        rule(
          'OATH-0-2',
          'Jest 36 żetonów przychylności i 20 sekretów, 10 kości ataku, 6 obrony i kość końcowa, 24 chorągwie purpurowe i po 14 w pięciu innych barwach.',
          'There are 36 favor and 20 secrets, 10 attack dice, 6 defence dice and the end die, 24 purple warbands and 14 in each of five other colours.',
        ),
        rule(
          'OATH-0-3',
          'Barwy kart idą zawsze w tej kolejności: Waśń, Magia, Ład, Dom, Bestia, Nomada i znów Waśń.',
          'Suits always follow in this order: Discord, Arcane, Order, Hearth, Beast, Nomad and Discord again.',
        ),
        rule(
          'OATH-0-4',
          'Kość ataku ma trzy ścianki z pustym mieczem, dwie z mieczem i jedną z dwoma mieczami i czaszką.',
          'An attack die has three faces with a hollow sword, two with a sword and one with two swords and a skull.',
        ),
        rule(
          'OATH-0-5',
          'Kość obrony ma dwie puste ścianki, dwie z tarczą, jedną z dwiema tarczami i jedną ze znakiem ×2.',
          'A defence die has two blank faces, two with a shield, one with two shields and one with ×2.',
        ),
        rule('OATH-0-6', 'Kość końcowa daje od 1 do 6.', 'The end die shows 1 to 6.'),
      ],
      see: ['limits'],
    }),
    entry('roles', {
      title: p('Role', 'Roles'),
      lead: p('Kanclerz, Obywatele i Banici.', 'Chancellor, Citizens and Exiles.'),
      words: p('imperium, cesarstwo, rola, kolor', 'empire, imperial, role, colour'),
      clauses: [
        rule(
          'OATH-0-7',
          'Kanclerz jest jeden; każdy inny gracz jest Banitą albo Obywatelem. Kanclerz i Obywatele to gracze imperialni.',
          'There is one Chancellor; every other player is an Exile or a Citizen. The Chancellor and Citizens are Imperial players.',
        ),
        rule(
          'OATH-0-8',
          'Kanclerz i Obywatele używają chorągwi purpurowych, Banita chorągwi swojej barwy.',
          'The Chancellor and Citizens use purple warbands, an Exile the colour of their own board.',
        ),
        rule(
          'OATH-10-imperial',
          'Kanclerz jest imperialny zawsze, Obywatel zawsze poza najazdami we własnym Imperium.',
          'The Chancellor is always Imperial, a Citizen always except in campaigns within the Empire.',
        ),
        rule(
          'OATH-10-enemy',
          'Przeciwnikami gracza imperialnego są wszyscy Banici. Przeciwnikami Banity, a także Obywatela, który w tym najeździe jest poza Imperium, są wszyscy inni. Bandyci są przeciwnikami każdego.',
          'An Imperial player’s enemies are all Exiles. The enemies of an Exile, or of a Citizen outside the Empire for a campaign, are all others. Bandits are enemies of everyone.',
        ),
        rule(
          'OATH-0-10',
          'Te same zasady obowiązują od dwóch do sześciu graczy; inna jest tylko początkowa zawartość banków.',
          'The same rules hold for two to six players; only what the banks begin with differs.',
        ),
      ],
      see: ['citizenship', 'exiling'],
    }),
    entry('map', {
      title: p('Mapa', 'The map'),
      lead: p('Trzy krainy i to, co leży obok nich.', 'Three regions and what lies beside them.'),
      words: p('kolebka, prowincje, interior, stos, tor rund', 'cradle, provinces, hinterland, pile, round track'),
      clauses: [
        rule(
          'OATH-2.1.1-a',
          'Kolebka ma dwa miejsca, Prowincje i Interior po trzy; liczy się je od góry.',
          'The Cradle has two places, the Provinces and the Hinterland three each, counted from the top.',
        ),
        rule(
          'OATH-2.1.2-a',
          'Każda kraina ma własny zakryty stos odrzuconych mieszkańców i Wizji.',
          'Each region has its own facedown discard pile for denizens and Visions.',
        ),
        rule(
          'OATH-2.1.3-a',
          'Bank każdej barwy mieści dowolnie wiele przychylności; bierze się ją głównie za zagranie karty na obszar i z Handlu.',
          'The bank of each suit holds any amount of favor; it is gained mostly by playing cards to sites and by Trade.',
        ),
        rule('OATH-2.1.4-a', 'Rund jest najwyżej osiem.', 'There are at most eight rounds.'),
        reading(
          'OATH-2.1.5-a',
          'W Talii Świata leżą mieszkańcy i Wizje. Ich rewersy się różnią, więc rodzaj karty na wierzchu jest jawny.',
          'The world deck holds denizens and Visions. Their backs differ, so the kind of the top card is public.',
        ),
        rule(
          'OATH-2.1.6-a',
          'Przeszukanie Talii Świata kosztuje 2 Zaopatrzenia, po pierwszej i drugiej dobranej Wizji 3, od trzeciej 4.',
          'Searching the world deck costs 2 Supply, 3 after the first and second Vision drawn, 4 from the third on.',
        ),
      ],
      see: ['search', 'discarding'],
    }),
    entry('player-boards', {
      title: p('Plansza gracza', 'Player boards'),
      lead: p('Co gracz trzyma przed sobą.', 'What a player keeps.'),
      words: p('doradca, doradcy, zaopatrzenie, prywatne zasoby', 'adviser, advisor, supply track, personal bank'),
      clauses: [
        rule(
          'OATH-2.2.1-a',
          'Na planszy mieści się dowolnie wiele chorągwi, przychylności i sekretów. Plansza Banity ma miejsce na jedną ujawnioną Wizję.',
          'A board holds any number of warbands, favor and secrets. An Exile’s board has a place for one revealed Vision.',
        ),
        rule(
          'OATH-2.2.1-b',
          'Tarcza przy pionku jest warta 2 kości obrony.',
          'The shield beside the pawn is worth 2 defence dice.',
        ),
        rule(
          'OATH-2.2.2-a',
          'Doradców może być trzech, odkrytych i zakrytych razem; zakryta może być także Wizja.',
          'There may be three advisers, faceup and facedown together; a facedown one may be a Vision.',
        ),
        rule(
          'OATH-2.2.3-a',
          'W prywatnych zasobach leżą nieużyte chorągwie, relikty i sztandary, bez ograniczeń.',
          'The personal bank holds unused warbands, relics and banners, without limit.',
        ),
        rule(
          'OATH-2.2.4-a',
          'Po Odpoczynku Zaopatrzenie zależy od chorągwi w prywatnych zasobach. Kanclerz: od 18 sześć, od 11 pięć, od 4 cztery, mniej trzy. Banita: od 9 sześć, od 4 pięć, mniej cztery.',
          'After Rest the Supply depends on the warbands in the personal bank. Chancellor: 18 or more give 6, 11 give 5, 4 give 4, fewer 3. Exile: 9 or more give 6, 4 give 5, fewer 4.',
        ),
      ],
      see: ['rest', 'limits'],
    }),
    entry('sites', {
      title: p('Obszary', 'Sites'),
      lead: p('Pojemność, wskazówka, koszt i moc.', 'Capacity, clue, cost and power.'),
      words: p('obszar, miejsce, pojemność, wskazówka, odkryty', 'location, capacity, clue, reveal'),
      clauses: [
        rule(
          'OATH-2.8.1-a',
          'Pojemność ogranicza mieszkańców razem z budowlami. Na zakrytym obszarze nic nie leży.',
          'Capacity limits denizens and edifices together. Nothing lies at a facedown site.',
        ),
        rule(
          'OATH-2.8.2-a',
          'Gdy obszar się odkrywa, połóż na nim żetony z jego wskazówki, a obok tyle zakrytych reliktów, ile pokazuje.',
          'When a site turns faceup, put the tokens of its clue on it and as many facedown relics beside it as it shows.',
        ),
        reading(
          'OATH-2.8.2-b',
          'Na początku partii obok obszarów z kroniki leżą relikty, które z nimi zapisano.',
          'When a game begins, sites of the chronicle have the relics that were stored with them.',
        ),
        rule(
          'OATH-2.8.3-a',
          'Obszar wybrany na cel dodaje kość obrony, a jeśli bronią bandyci, także ich samych.',
          'A targeted site adds a defence die, and if bandits defend, the bandits as well.',
        ),
        rule(
          'OATH-2.8.4-a',
          'Koszt odzyskania reliktu jest na obszarze: 3 przychylności związane z bankiem, spalenie 2 przychylności albo spalenie sekretów. Bez kosztu reliktu odzyskać nie można.',
          'The cost of recovering a relic is printed on the site: 3 favor tied to a bank, burning 2 favor, or burning secrets. Without a cost no relic can be recovered.',
        ),
        rule('OATH-2.8.5-a', 'Każdy odkryty obszar ma moc.', 'Each faceup site has a power.'),
        rule(
          'OATH-2.8.5-b',
          'Na Słonych Równinach, w Kopalni i w Zatopionym Mieście leżą żetony do zabrania przy Przebudzeniu.',
          'Salt Flats, Mine and Drowned City hold tokens to take in the Wake Phase.',
        ),
        rule(
          'OATH-2.8.5-c',
          'Obszary rodzinne dają premię za zagranie karty swojej barwy, chyba że ten gracz odrzucił stąd kartę tej barwy w tej turze.',
          'Homeland sites pay a bonus for playing a card of their suit, unless the same player discarded a card of that suit from there this turn.',
        ),
        rule(
          'OATH-2.8.5-d',
          'Podróż między odkrytymi wybrzeżami kosztuje 1 i omija Wąski Przesmyk.',
          'Travel between faceup Coast sites costs 1 and ignores the Narrow Pass.',
        ),
        rule(
          'OATH-2.8.5-e',
          'Cel na Równinach dodaje kość ataku, w Górach ją odejmuje, raz na najazd.',
          'A target at Plains adds an attack die, one at Mountain removes one, once a campaign.',
        ),
        rule(
          'OATH-2.8.5-f',
          'Rzeka: werbując tam jako władca, zyskujesz o chorągiew więcej.',
          'River: mustering there as its ruler gives one more warband.',
        ),
        rule(
          'OATH-2.8.5-g',
          'Urocza Dolina: Podróż stąd kosztuje o 1 więcej.',
          'Charming Valley: Travel from here costs 1 more.',
        ),
        rule(
          'OATH-2.8.5-h',
          'Las w Mgle: Podróż stąd kosztuje 2 i omija przesmyk oraz ukryte miejsce; cel wybiera wrogi władca lasu, jeśli nie są nim bandyci.',
          'Shrouded Wood: Travel from here costs 2 and ignores the pass and the hidden place; an enemy player who rules the wood chooses the destination.',
        ),
        rule(
          'OATH-2.8.5-i',
          'Wąski Przesmyk: kto przybywa z innej krainy, musi się na nim zatrzymać, a najazd z innej krainy musi go objąć jako cel, chyba że atakujący nim rządzi.',
          'Narrow Pass: whoever comes from another region must stop there, and a campaign from another region must target it unless the attacker rules it.',
        ),
        rule(
          'OATH-2.8.5-j',
          'Wielkie slumsy: przed położeniem tu karty można odrzucić jedną z leżących.',
          'Great Slum: before a card is put here, one that lies here may be discarded.',
        ),
        rule(
          'OATH-2.8.5-k',
          'Mokradła: stojąc tu, dobierasz przy Przeszukaniu o kartę mniej.',
          'Marshes: with your pawn here you draw one card fewer in Search.',
        ),
        rule(
          'OATH-2.8.5-l',
          'Pogrzebany Olbrzym: odwracając sekret, odchodzisz stąd za darmo i omijasz przesmyk.',
          'Buried Giant: turning a secret facedown lets you leave for free and ignore the pass.',
        ),
        rule(
          'OATH-2.8.5-m',
          'Ukryte Miejsce: kto tu przybywa albo obiera tu cele, musi odwrócić sekret; nikogo nie można tu wysłać wbrew woli.',
          'The Hidden Place: whoever travels here or targets it must turn a secret facedown; nobody can be sent here against their will.',
        ),
        rule(
          'OATH-2.8.5-n',
          'Trybunał: jego władca albo ten, kto tu stoi, może zawrzeć wiążącą umowę, także o przyszłości.',
          'The Tribunal: its ruler, or whoever stands there, may make a binding deal, about the future as well.',
        ),
      ],
      see: ['travel', 'recover', 'promises'],
    }),
    entry('relics', {
      title: p('Relikty i Skarbiec', 'Relics and the Reliquary'),
      lead: p('Skarby i to, co odsłania ich brak.', 'Treasures, and what their absence uncovers.'),
      words: p('berło, skarbiec, modyfikator', 'scepter, reliquary, modifier'),
      clauses: [
        rule(
          'OATH-2.4.1-a',
          'Koszt odzyskania reliktu podaje obszar, nie relikt.',
          'The cost of recovering a relic stands on the site, not on the relic.',
        ),
        rule(
          'OATH-2.4.2-a',
          'Relikt jako cel najazdu dodaje kości obrony, które ma na sobie.',
          'A relic that is targeted adds the defence dice printed on it.',
        ),
        rule(
          'OATH-2.4.2-b',
          'Berło Władcy jest reliktem wartym 5 kości. Jego posiadacz proponuje Obywatelstwo, skazuje na banicję i zagląda do Skarbca.',
          'The Grand Scepter is a relic worth 5 dice. Its holder offers Citizenship, exiles Citizens and peeks into the Reliquary.',
        ),
        rule(
          'OATH-2.4.2-c',
          'W turze, w której Berło zabrano, jego mocy nie można użyć; podarowane działa od razu.',
          'In the turn the Scepter was taken its powers cannot be used; one that was given works at once.',
        ),
        rule(
          'OATH-2.3-a',
          'W Skarbcu leżą cztery zakryte relikty. Odsłonięte pole obowiązkowo zmienia akcje Kanclerza.',
          'Four facedown relics lie in the Reliquary. An uncovered slot changes the Chancellor’s actions, always.',
        ),
        rule(
          'OATH-2.3-b',
          'Propozycja Obywatelstwa obiecuje dokładnie jeden relikt ze Skarbca; żadna inna obietnica nie może go obejmować.',
          'An offer of Citizenship promises exactly one relic of the Reliquary; no other promise may include one.',
        ),
        rule(
          'OATH-2.3-c',
          'Relikt w Skarbcu jest poza zasięgiem najazdów i odzyskiwania, nie liczy się do celów i nie ma mocy.',
          'A relic in the Reliquary is out of reach of campaigns and Recover, counts for no goal and has no power.',
        ),
        rule(
          'OATH-2.3-d',
          'Pola: Brutalny (Najazd), Dekadencki (Podróż), Beztroski (Handel), Chciwy (Przeszukanie).',
          'The slots: Brutal (Campaign), Decadent (Travel), Careless (Trade), Greedy (Search).',
        ),
        rule(
          'OATH-2.3-e',
          'Brutalny: gdy Kanclerz atakuje, pokonana strona traci całą siłę, także on sam.',
          'Brutal: when the Chancellor attacks, the defeated side loses its whole force, the Chancellor included.',
        ),
        rule(
          'OATH-2.3-f',
          'Dekadencki: Podróż do Kolebki z innych krain jest darmowa, do Interioru kosztuje o 1 więcej.',
          'Decadent: Travel to the Cradle from other regions is free, to the Hinterland it costs 1 more.',
        ),
        rule(
          'OATH-2.3-g',
          'Beztroski: każdy Handel daje o 1 przychylność więcej, a handel o sekrety o sekret mniej.',
          'Careless: every Trade gives 1 more favor, and trading for secrets one secret fewer.',
        ),
        rule(
          'OATH-2.3-h',
          'Chciwy: Przeszukanie dobiera 2 karty więcej, ale nie wolno przeszukiwać za więcej niż 2 Zaopatrzenia.',
          'Greedy: Search draws 2 more cards, but a Search that costs more than 2 Supply is forbidden.',
        ),
      ],
      see: ['recover', 'citizenship'],
    }),
    entry('banners', {
      title: p('Sztandary', 'Banners'),
      lead: p('Miłość Ludu i Najmroczniejsza Tajemnica.', 'The People’s Favor and the Darkest Secret.'),
      words: p('ciżba, kara za zagrabienie, sztandar', 'mob, seizing penalty, banner'),
      clauses: [
        rule(
          'OATH-2.5.1-a',
          'Koszt odzyskania sztandaru zależy od tego, ile na nim leży.',
          'What it costs to recover a banner depends on what lies on it.',
        ),
        rule(
          'OATH-2.5.2-a',
          'Sztandar dodaje tyle kości obrony, ile leży na nim żetonów.',
          'A banner adds as many defence dice as tokens lie on it.',
        ),
        rule(
          'OATH-2.5.3-a',
          'Kto zdobywa Miłość Ludu inaczej niż przez Odzyskiwanie, spala z niej 2 przychylności (jedna zostaje) i odwraca ją na stronę Ciżby.',
          'Whoever takes the People’s Favor other than by Recover burns 2 favor from it (one stays) and turns it to the Mob.',
        ),
        rule(
          'OATH-2.5.3-b',
          'Kto tak zdobywa Najmroczniejszą Tajemnicę, spala z niej 2 sekrety; jeden zostaje.',
          'Whoever takes the Darkest Secret that way burns 2 secrets from it; one stays.',
        ),
        rule('OATH-2.5.3-c', 'Oddany sztandar nie ponosi tej kary.', 'A banner that is given suffers no such penalty.'),
        rule(
          'OATH-2.5.4-a',
          'Posiadacz Miłości Ludu, zagrywając na obszar, może najpierw odrzucić kartę z dowolnego obszaru swojej krainy i zagrać na dowolny odkryty obszar w niej.',
          'The holder of the People’s Favor, when playing to a site, may first discard a card at any site of the region and may play to any faceup site of it.',
        ),
        rule(
          'OATH-2.5.4-b',
          'Posiadacz Najmroczniejszej Tajemnicy przeszukuje Talię Świata zawsze za 2 Zaopatrzenia.',
          'The holder of the Darkest Secret always searches the world deck for 2 Supply.',
        ),
      ],
      see: ['wake', 'recover'],
    }),
    entry('cards', {
      title: p('Mieszkańcy, Wizje i budowle', 'Denizens, Visions and edifices'),
      lead: p('Karty, które tworzą świat.', 'The cards that make the world.'),
      words: p('mieszkaniec, wizja, budowla, ruina, barwa', 'denizen, vision, edifice, ruin, suit'),
      clauses: [
        rule(
          'OATH-2.6.1-a',
          'Mieszkaniec ma barwę, moc i czasem ograniczenie.',
          'A denizen has a suit, a power and sometimes a restriction.',
        ),
        rule(
          'OATH-2.7.1-a',
          'Każda Wizja dobrana z Talii Świata przesuwa znacznik Dobranych Wizji.',
          'Each Vision drawn from the world deck moves the marker of Visions Drawn.',
        ),
        rule(
          'OATH-2.7.2-a',
          'Cztery Wizje mają cel zwycięstwa, gdy leżą ujawnione; Konspiracja ma moc po zagraniu.',
          'Four Visions have a victory goal while revealed; the Conspiracy has a power when played.',
        ),
        rule(
          'OATH-2.9-a',
          'Budowle wznosi tylko Kronika. Obie ich strony leżą wyłącznie na obszarach i są zablokowane.',
          'Edifices are built only by the Chronicle. Both their sides lie at sites only and are locked.',
        ),
        rule(
          'OATH-2.9-b',
          'Ruina nie ma barwy i nie służy do Werbunku ani Handlu, ale ma moc i zajmuje miejsce.',
          'A ruin has no suit and serves neither Muster nor Trade, but has a power and takes up a place.',
        ),
        rule(
          'OATH-10-match',
          'Karty odpowiadają sobie, gdy mają tę samą barwę; bez barwy nie odpowiada nic.',
          'Cards match if they have the same suit; what has no suit matches nothing.',
        ),
      ],
      see: ['playing-cards', 'restrictions'],
    }),
  ],
};
