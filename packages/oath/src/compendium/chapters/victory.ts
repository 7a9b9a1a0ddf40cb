import type { RulesChapter } from '@kronika/kernel';
import { entry, p, reading, rule } from '../build.ts';

/** The title, and the ways to win. */
export const victory: RulesChapter = {
  id: 'victory',
  title: p('Tytuł i zwycięstwo', 'The title and victory'),
  entries: [
    entry('title', {
      title: p('Wierny i Uzurpator', 'Oathkeeper and Usurper'),
      lead: p('Kto dotrzymuje przysięgi.', 'Who keeps the oath.'),
      words: p('tytuł, cel, hegemonia, remis', 'title, goal, supremacy, tie'),
      clauses: [
        rule(
          'OATH-2.10-a',
          'Cel partii mówi, kto jest Wiernym i kto może zostać Następcą.',
          'The goal of the game says who is Oathkeeper and who may be Successor.',
        ),
        rule(
          'OATH-2.11-a',
          'Hegemonia: najwięcej rządzonych obszarów. Lud: Miłość Ludu. Protekcja: najwięcej reliktów i sztandarów. Oddanie: Najmroczniejsza Tajemnica.',
          'Supremacy: most sites ruled. The People: the People’s Favor. Protection: most relics and banners. Devotion: the Darkest Secret.',
        ),
        rule(
          'OATH-2.11-b',
          'Tytuł przechodzi od razu, gdy cel spełni ktoś inny.',
          'The title moves at once when somebody else meets the goal.',
        ),
        rule('OATH-2.11-c', 'Przy remisie zostaje u posiadacza.', 'A holder who is tied keeps it.'),
        rule(
          'OATH-2.11-d',
          'Jeśli remisują sami inni, posiadacz wybiera, kto z nich go dostaje.',
          'If only others tie, the holder chooses which of them gets it.',
        ),
        reading(
          'OATH-2.11-e',
          'Gdy celu nie spełnia nikt, tytuł zostaje.',
          'If nobody meets the goal, the title stays.',
        ),
        rule(
          'OATH-2.11-f',
          'Kto zdobywa tytuł, obraca go na stronę Wiernego.',
          'Whoever takes the title turns it to the Oathkeeper side.',
        ),
        rule(
          'OATH-2.11-g',
          'Broniąc się, Wierny dodaje 1 kość obrony, Uzurpator 2.',
          'Defending, the Oathkeeper adds 1 defence die, the Usurper 2.',
        ),
        rule(
          'OATH-2.11-h',
          'Przy Hegemonii obszary Imperium liczą się razem, a tytuł ma wtedy Kanclerz.',
          'Under Supremacy the Empire’s sites count once, and the Chancellor then has the title.',
        ),
        rule(
          'OATH-2.11-i',
          'Kości tytułu Kanclerza wspierają każdego obrońcę imperialnego; tytuł Obywatela tylko jego samego.',
          'The dice of the Chancellor’s title help every Imperial defender; a Citizen’s title only that Citizen.',
        ),
        rule(
          'OATH-2.11-j',
          'Sprawdza się po każdej zmianie posiadania; efekt, który bierze i oddaje, dopiero na końcu.',
          'It is checked after each change of possession; an effect that takes and gives back only when it is finished.',
        ),
        rule(
          'OATH-2.11-k',
          'Przy Ludzie, Protekcji i Oddaniu liczy się każdy gracz osobno, także Obywatel; relikty Skarbca nie należą do nikogo.',
          'Under the People, Protection and Devotion each player counts alone, Citizens too; relics of the Reliquary count for nobody.',
        ),
        rule(
          'OATH-2.11-l',
          'Banita musi przy Hegemonii rządzić większą liczbą obszarów niż całe Imperium i każdy inny Banita.',
          'Under Supremacy an Exile must rule more sites than the whole Empire and every other Exile.',
        ),
      ],
      see: ['usurper', 'stable-regime'],
    }),
    entry('usurper', {
      title: p('Zwycięstwo Uzurpatora', 'The Usurper’s victory'),
      lead: p('Banita utrzymuje tytuł przez całą rundę.', 'An Exile keeps the title for a whole round.'),
      words: p('uzurpator, banita wygrywa', 'usurper, exile wins'),
      clauses: [
        rule(
          'OATH-3-a',
          'Partia kończy się na cztery sposoby: Uzurpator, Wizjoner, Stabilny Reżim i Zmęczenie Wojną. Potem pisze się kronikę.',
          'A game ends in one of four ways: Usurper, Visionary, Stable Regime or War Exhaustion. Then the chronicle is written.',
        ),
        rule(
          'OATH-3.1-a',
          'Banita wygrywa przy swoim Przebudzeniu, jeśli ma tytuł na stronie Uzurpatora. Odwraca się go dopiero po tym sprawdzeniu, więc trzeba go utrzymać całą rundę.',
          'An Exile wins in their Wake Phase holding the title on its Usurper side. It turns only after this check, so it must be kept for a whole round.',
        ),
      ],
      see: ['wake', 'title'],
    }),
    entry('visions', {
      title: p('Zwycięstwo Wizji', 'Victory by a Vision'),
      lead: p('Banita spełnia własny cel.', 'An Exile fulfils a goal of their own.'),
      words: p('podbój, rebelia, sanktuarium, wiara', 'conquest, rebellion, sanctuary, faith'),
      clauses: [
        rule(
          'OATH-3.2-a',
          'Banita wygrywa przy swoim Przebudzeniu z ujawnioną Wizją, której cel spełnia.',
          'An Exile wins in their Wake Phase with a revealed Vision whose goal is met.',
        ),
        rule(
          'OATH-3.2-b',
          'Dobrane muszą być przy tym co najmniej 3 Wizje.',
          'At least 3 Visions must have been drawn.',
        ),
        rule(
          'OATH-3.2-c',
          'Podbój: najwięcej obszarów. Sanktuarium: najwięcej reliktów i sztandarów. Rebelia: Miłość Ludu. Wiara: Najmroczniejsza Tajemnica. Remis nie wystarcza.',
          'Conquest: most sites. Sanctuary: most relics and banners. Rebellion: the People’s Favor. Faith: the Darkest Secret. A tie is not enough.',
        ),
        reading(
          'OATH-3.2-d',
          'Przy Podboju obszary Imperium liczą się razem.',
          'For Conquest the Empire’s sites count together.',
        ),
        reading(
          'OATH-3.2-e',
          'Przy Sanktuarium liczy się każdego gracza osobno; Berło jest reliktem, relikty Skarbca nie liczą się wcale.',
          'For Sanctuary each player counts alone; the Scepter is a relic, relics of the Reliquary do not count.',
        ),
      ],
      see: ['playing-visions'],
    }),
    entry('stable-regime', {
      title: p('Stabilny Reżim i Następca', 'Stable Regime and Successor'),
      lead: p('Imperium wygrywa rzutem kości.', 'The Empire wins by a die roll.'),
      words: p('kość końcowa, następca, kanclerz wygrywa', 'end die, successor, chancellor wins'),
      clauses: [
        rule(
          'OATH-3.3-a',
          'Po rundach 5, 6 i 7, jeśli Wiernym jest gracz imperialny, rzuca się kością końcową; partię kończy 6, potem 5–6, potem 3–6.',
          'After rounds 5, 6 and 7, if an Imperial player is Oathkeeper, the end die is rolled; the game ends on 6, then on 5–6, then on 3–6.',
        ),
        reading(
          'OATH-3.3-b',
          'Imperialny posiadacz tytułu jest przy tym Wiernym, którąkolwiek stronę pokazuje tytuł.',
          'An Imperial title holder counts as Oathkeeper for this, whichever side the title shows.',
        ),
        rule(
          'OATH-3.3.1-a',
          'Zamiast Kanclerza wygrywa Obywatel, który spełnia cel Następcy: przy Hegemonii ma najwięcej reliktów i sztandarów w Imperium, przy Ludzie Najmroczniejszą Tajemnicę, przy Protekcji Miłość Ludu, przy Oddaniu Berło.',
          'Instead of the Chancellor a Citizen wins who meets the Successor goal: under Supremacy most relics and banners in the Empire, under the People the Darkest Secret, under Protection the People’s Favor, under Devotion the Scepter.',
        ),
        rule(
          'OATH-3.3.1-b',
          'Równość nie wystarcza; zasoby Banitów się nie liczą.',
          'Equality is not enough; what Exiles hold does not count.',
        ),
      ],
      see: ['exhaustion'],
    }),
    entry('exhaustion', {
      title: p('Zmęczenie Wojną', 'War Exhaustion'),
      lead: p('Koniec ósmej rundy.', 'The end of the eighth round.'),
      words: p('ósma runda, koniec', 'eighth round, end'),
      clauses: [
        rule(
          'OATH-3.4-a',
          'Po ósmej rundzie nie rzuca się kością; wygrywa pierwszy warunek, który zachodzi.',
          'After the eighth round no die is rolled; the first condition that holds decides.',
        ),
        rule(
          'OATH-3.4.1-a',
          'Najpierw: gracz imperialny jest Wiernym, więc Kanclerz albo Następca.',
          'First: an Imperial player is Oathkeeper, so the Chancellor or the Successor.',
        ),
        rule('OATH-3.4.2-a', 'Potem Banita, który jest Uzurpatorem.', 'Then an Exile who is Usurper.'),
        rule(
          'OATH-3.4.3-a',
          'Potem Banita ze spełnioną Wizją: Podbój przed Rebelią, Sanktuarium i Wiarą.',
          'Then an Exile with a fulfilled Vision: Conquest before Rebellion, Sanctuary and Faith.',
        ),
        rule(
          'OATH-3.4.4-a',
          'W końcu Kanclerz albo Następca, choćby tytuł Wiernego miał Banita.',
          'At last the Chancellor or the Successor, even if an Exile is Oathkeeper.',
        ),
      ],
      see: ['stable-regime'],
    }),
  ],
};
