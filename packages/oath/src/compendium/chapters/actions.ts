import type { RulesChapter } from '@kronika/kernel';
import { entry, example, p, reading, rule } from '../build.ts';

/** Search, Muster, Trade, Recover and Travel. */
export const actions: RulesChapter = {
  id: 'actions',
  title: p('Większe działania', 'Major actions'),
  entries: [
    entry('search', {
      title: p('Przeszukanie', 'Search'),
      lead: p('Dobierz trzy karty, zagraj jedną.', 'Draw three cards, play one.'),
      words: p('dobieranie, talia świata, stos', 'draw, world deck, discard pile'),
      clauses: [
        rule(
          'OATH-5.1.1-a',
          'Stos odrzuconych kosztuje 2 Zaopatrzenia, Talia Świata tyle, ile pokazują Dobrane Wizje. Źródło wybiera się przed zapłatą.',
          'A discard pile costs 2 Supply, the world deck what Visions Drawn shows. The source is chosen before paying.',
        ),
        rule(
          'OATH-5.1.2-a',
          'Dobiera się 3 karty z Talii Świata albo ze stosu krainy, w której stoi pionek.',
          'Draw 3 cards from the world deck or from the pile of the pawn’s region.',
        ),
        rule(
          'OATH-5.1.2-b',
          'Z Talii Świata dobiera się po jednej: Wizję trzeba ogłosić, przesuwa ona znacznik i kończy dobieranie. Wizje ze stosów tego nie robią.',
          'From the world deck cards are drawn one by one: a Vision is announced, moves the marker and ends the drawing. Visions from piles do not.',
        ),
        rule(
          'OATH-5.1.2-c',
          'Modyfikatory zmieniają, ile kart chce się dobrać; Wizja i tak zatrzymuje.',
          'Modifiers change how many cards are to be drawn; a Vision stops it all the same.',
        ),
        reading(
          'OATH-5.1.2-d',
          'Talii i stosów się nie przetasowuje; pustych nie można przeszukać.',
          'Deck and piles are never reshuffled; an empty one cannot be searched.',
        ),
        rule(
          'OATH-5.1.2-e',
          'Moc, która poza Przeszukaniem dobiera z Talii Świata, też przesuwa znacznik; w angielskim prawie zatrzymuje się na Wizji, w polskim nie.',
          'A power that draws from the world deck outside Search moves the marker, too; by the English law it stops at a Vision, by the Polish one it does not.',
        ),
        rule(
          'OATH-5.1.3-a',
          'Wszystkie dobrane karty poza jedną odrzuca się w dowolnej kolejności.',
          'All drawn cards but one are discarded in any order.',
        ),
        rule(
          'OATH-5.1.4-a',
          'Ostatnią kartę zagrywa się na swój obszar, do doradców, Banita także jako ujawnioną Wizję, albo odrzuca.',
          'The last card is played to your site, to your advisers, by an Exile also as a revealed Vision, or discarded.',
        ),
      ],
      see: ['playing-cards', 'discarding'],
    }),
    entry('playing-cards', {
      title: p('Zagrywanie kart', 'Playing cards'),
      lead: p('Na obszar albo do doradców.', 'To a site or to advisers.'),
      words: p('doradca, obszar, przychylność za kartę', 'adviser, site favor'),
      clauses: [
        rule(
          'OATH-5.1.4.I-a',
          'Na obszar bez wolnego miejsca zagrać nie można; karta leży odkryta.',
          'A site at capacity takes no card; the card lies faceup.',
        ),
        rule(
          'OATH-5.1.4.I-b',
          'Posiadacz Miłości Ludu może najpierw odrzucić niezablokowaną kartę w krainie i zagrać na dowolny jej odkryty obszar.',
          'The holder of the People’s Favor may first discard an unlocked card in the region and play to any faceup site of it.',
        ),
        rule(
          'OATH-5.1.4.I-c',
          'Kto zagrał na obszar, zyskuje 1 przychylność z banku tej barwy, jeśli coś w nim jest.',
          'Whoever plays to a site gains 1 favor from the bank of that suit, if it has any.',
        ),
        rule('OATH-5.1.4.II-a', 'Doradców jest najwyżej trzech.', 'There are at most three advisers.'),
        rule(
          'OATH-5.1.4.II-b',
          'Doradcę zagrywa się odkrytego albo zakrytego; zakryty nie ma barwy, ograniczenia ani mocy.',
          'An adviser is played faceup or facedown; a facedown one has no suit, restriction or power.',
        ),
        rule(
          'OATH-5.1.4.II-c',
          'Przy trzech trzeba najpierw jednego odrzucić; zablokowanego odkrytego nie można.',
          'With three, one must be discarded first; a locked faceup one cannot be.',
        ),
        rule(
          'OATH-5.1.4.II-d',
          'Inaczej odkrytego doradcy odrzucić nie można.',
          'There is no other general way to discard a faceup adviser.',
        ),
        rule('OATH-5.1.4.II-e', 'Za doradcę nie dostaje się przychylności.', 'An adviser earns no favor.'),
        rule(
          'OATH-5.1.4-b',
          'Po zagraniu odkrytej karty: przychylność, premia obszaru rodzinnego, modyfikatory i efekty innych, na końcu moc „po zagraniu”.',
          'After a faceup play: site favor, Homeland bonus, modifiers and effects of others, and last its When Played power.',
        ),
        rule(
          'OATH-10-play',
          'Zagrać kartę to położyć ją na obszarze, u doradców albo jako ujawnioną Wizję według tych zasad.',
          'To play a card is to lay it at a site, among advisers or as a revealed Vision by these rules.',
        ),
      ],
      examples: [
        example(
          'OATH-5.1.4.I-c',
          ['longbows'],
          'Długie łuki zagrane na własny obszar dają przychylność z banku Ładu; u doradców nie dają nic.',
          'Longbows played to your site earn 1 favor from the Order bank; among your advisers they earn nothing.',
        ),
      ],
      see: ['restrictions', 'sites'],
    }),
    entry('playing-visions', {
      title: p('Wizje i Konspiracja', 'Visions and the Conspiracy'),
      lead: p('Karty, które leżą osobno.', 'Cards that lie apart.'),
      words: p('ujawniona wizja, konspiracja', 'revealed vision, conspiracy'),
      clauses: [
        rule(
          'OATH-5.1.4.III-a',
          'Wizji nie zagrywa się na obszary. Kanclerz i Obywatele mogą je mieć tylko zakryte, poza Konspiracją.',
          'Visions are never played to sites. The Chancellor and Citizens may play them only facedown, the Conspiracy excepted.',
        ),
        rule(
          'OATH-5.1.4.III-b',
          'Ujawniona Wizja nie jest doradcą i zastępuje poprzednią.',
          'A revealed Vision is no adviser and replaces an earlier one.',
        ),
        rule(
          'OATH-5.1.4.III-c',
          'Zastąpioną odrzuca się według krainy pionka.',
          'The replaced one is discarded by the pawn’s region.',
        ),
        rule(
          'OATH-5.1.4.IV-a',
          'Konspirację może odkrytą zagrać każdy; ujawnionej Wizji nie rusza.',
          'Anyone may play the Conspiracy faceup; it leaves a revealed Vision alone.',
        ),
        rule(
          'OATH-5.1.4.IV-b',
          'Można wtedy spalić sekret i zagrabić relikt lub sztandar gracza na swoim obszarze, jeśli co najmniej dwóch twoich odkrytych doradców odpowiada barwą jego odkrytym doradcom.',
          'You may then burn a secret and seize a relic or banner of a player at your site, if at least two of your faceup advisers match the suits of that player’s faceup advisers.',
        ),
        rule(
          'OATH-5.1.4.IV-c',
          'Zagrabiony sztandar ponosi karę; Skarbiec jest poza zasięgiem.',
          'A banner seized so suffers the penalty; the Reliquary is out of reach.',
        ),
        reading(
          'OATH-5.1.4.IV-d',
          'Konspiracja trafia potem do pudełka, aż do przebudowy talii.',
          'The Conspiracy then goes to the box until the deck is rebuilt.',
        ),
      ],
      see: ['visions'],
    }),
    entry('muster', {
      title: p('Werbunek', 'Muster'),
      lead: p('Przychylność za dwie chorągwie.', 'Favor for two warbands.'),
      words: p('chorągwie, werbować', 'warbands, recruit'),
      clauses: [
        rule(
          'OATH-5.2.1-a',
          'Zapłać 1 Zaopatrzenia i połóż 1 przychylność na mieszkańcu lub całej budowli na swoim obszarze, na której nic nie leży.',
          'Pay 1 Supply and place 1 favor on a denizen or intact edifice at your site that carries no tokens.',
        ),
        rule(
          'OATH-5.2.1-b',
          'Relikty i ruiny się nie nadają; rządzić obszarem nie trzeba.',
          'Relics and ruins do not serve; you need not rule the site.',
        ),
        rule('OATH-5.2.2-a', 'Zyskujesz 2 chorągwie na planszę.', 'You gain 2 warbands on your board.'),
        rule(
          'OATH-5.2.2-b',
          'Obywatel zyskuje purpurowe z zasobów Kanclerza.',
          'A Citizen gains purple ones from the Chancellor’s bank.',
        ),
      ],
      see: ['trade'],
    }),
    entry('trade', {
      title: p('Handel', 'Trade'),
      lead: p('Sekrety za przychylność i odwrotnie.', 'Secrets for favor, and the other way round.'),
      words: p('wymiana, sekret, przychylność', 'exchange, secret, favor'),
      clauses: [
        rule('OATH-5.3.1-a', 'Handel kosztuje 1 Zaopatrzenia.', 'Trade costs 1 Supply.'),
        rule(
          'OATH-5.3.2-a',
          'O przychylność: połóż sekret na karcie bez żetonów; zyskujesz 1 i po 1 za każdego swojego odkrytego doradcę tej barwy, z jej banku.',
          'For favor: place a secret on a card without tokens; you gain 1, and 1 for each of your faceup advisers of that suit, from its bank.',
        ),
        rule(
          'OATH-5.3.2-b',
          'O sekrety: połóż 2 przychylności; zyskujesz po sekrecie za każdego takiego doradcę.',
          'For secrets: place 2 favor; you gain a secret for each such adviser.',
        ),
        rule(
          'OATH-5.3.2-c',
          'Relikty i ruiny się nie nadają, a zakrytych sekretów położyć nie można.',
          'Relics and ruins do not serve, and facedown secrets cannot be placed.',
        ),
        rule(
          'OATH-5.3.2-d',
          'Bank wypłaca tyle, ile ma. Handel o sekrety bez doradcy jest dozwolony i nic nie daje.',
          'A bank pays what it has. Trading for secrets without an adviser is allowed and yields nothing.',
        ),
      ],
      examples: [
        example(
          'OATH-5.3.2-a',
          ['elders'],
          'Sekret położony na Starszyźnie przy jednym odkrytym doradcy Nomady daje 2 przychylności.',
          'A secret placed on Elders with one faceup Nomad adviser gives 2 favor.',
        ),
      ],
      see: ['muster'],
    }),
    entry('recover', {
      title: p('Odzyskiwanie', 'Recover'),
      lead: p('Relikt ze swojego obszaru albo sztandar.', 'A relic at your site, or a banner.'),
      words: p('relikt, sztandar, odzyskać', 'relic, banner, recover'),
      clauses: [
        rule(
          'OATH-5.4.1-a',
          'Zapłać 1 Zaopatrzenia i wskaż zakryty relikt na swoim obszarze albo dowolny sztandar.',
          'Pay 1 Supply and choose a facedown relic at your site or any banner.',
        ),
        reading(
          'OATH-5.4.1-b',
          'Sztandar można odzyskać z każdej odległości.',
          'A banner may be recovered from any distance.',
        ),
        rule(
          'OATH-5.4.1-c',
          'Cudzą Najmroczniejszą Tajemnicę chronią barwy: w polskim prawie żadna karta na obszarze posiadacza nie może odpowiadać jego doradcom, w angielskim wystarczy jedna, która nie odpowiada.',
          'Suits protect another’s Darkest Secret: by the Polish law no card at the holder’s site may match their advisers, by the English one it is enough that one does not.',
        ),
        rule(
          'OATH-5.4.1-d',
          'Ruiny i zakryci doradcy się nie liczą. Obszar bez kart z barwą uniemożliwia odzyskanie, posiadacz bez odkrytych doradców nigdy.',
          'Ruins and facedown advisers do not count. A site without suited cards prevents it, a holder without faceup advisers never does.',
        ),
        rule(
          'OATH-5.4.2-a',
          'Za relikt płaci się koszt obszaru. „3 przychylności” w polskim prawie spala się z banku, w angielskim wpłaca do niego ze swojej planszy.',
          'A relic costs what its site says. “3 favor” is burned from the bank by the Polish law, and paid into it from your board by the English one.',
        ),
        rule(
          'OATH-5.4.2-b',
          'Za Miłość Ludu płaci się więcej przychylności, niż na niej leży, za Najmroczniejszą Tajemnicę więcej odkrytych sekretów.',
          'The People’s Favor costs more favor than lies on it, the Darkest Secret more faceup secrets.',
        ),
        rule(
          'OATH-5.4.3-a',
          'Zdobycz bierze się odkrytą; mieć można dowolnie wiele.',
          'It is taken faceup; there is no limit to holding.',
        ),
        rule(
          'OATH-5.4.4-a',
          'Miłość Ludu: zapłata leży na niej, dawna przychylność idzie po jednej do kolejnych banków od wybranego. W polskim prawie sztandar obraca się na Ciżbę, w angielskim na stronę spokojną.',
          'The People’s Favor: what was paid lies on it, the former favor is dealt one by one to the banks from one you choose. By the Polish law it turns to the Mob, by the English one to its calm side.',
        ),
        reading('OATH-5.4.4-b', 'Banki idą w kolejności barw.', 'The banks follow in the order of suits.'),
        rule(
          'OATH-5.4.4-c',
          'Najmroczniejsza Tajemnica: zapłata leży na niej; jeden dawny sekret bierze nowy posiadacz, resztę dawny albo zasoby.',
          'The Darkest Secret: what was paid lies on it; one former secret goes to the taker, the rest to the former holder or to the supply.',
        ),
        reading(
          'OATH-5.4.4-d',
          'Odzyskując własną Tajemnicę, bierze się wszystkie dawne sekrety.',
          'Recovering your own Darkest Secret returns all its former secrets to you.',
        ),
      ],
      see: ['banners', 'relics'],
    }),
    entry('travel', {
      title: p('Podróż', 'Travel'),
      lead: p('Pionek idzie na inny obszar.', 'The pawn moves to another site.'),
      words: p('ruch, koszt podróży, pionek', 'move, cost, pawn'),
      clauses: [
        rule(
          'OATH-5.6.1-a',
          'W Kolebce 1, z Kolebki do Prowincji 2, do Interioru 4; z Prowincji wszędzie 2; w Interiorze 3, z Interioru do Prowincji 2, do Kolebki 4.',
          'Within the Cradle 1, from the Cradle to the Provinces 2, to the Hinterland 4; from the Provinces anywhere 2; within the Hinterland 3, from there to the Provinces 2, to the Cradle 4.',
        ),
        rule(
          'OATH-5.6.1-b',
          'Cel musi być innym obszarem; może być zakryty.',
          'The destination must be another site; it may be facedown.',
        ),
        rule(
          'OATH-5.6.2-a',
          'Zakryty obszar się odkrywa i spełnia się jego wskazówka.',
          'A facedown site turns faceup and its clue is resolved.',
        ),
      ],
      see: ['sites'],
    }),
  ],
};
