import type { RulesChapter } from '@kronika/kernel';
import { entry, example, p, reading, rule } from '../build.ts';

/** Powers of cards. */
export const powers: RulesChapter = {
  id: 'card-powers',
  title: p('Moce', 'Powers'),
  entries: [
    entry('powers', {
      title: p('Dostęp do mocy', 'Access to powers'),
      lead: p('Kiedy i kto może użyć mocy.', 'Who may use a power, and when.'),
      words: p('moc, dostęp, po zagraniu, stała', 'ability, access, when played, persistent'),
      clauses: [
        rule(
          'OATH-7-a',
          'Moc ma tylko to, co odkryte; zakryte nie ma żadnej.',
          'Only what is faceup has a power; what is facedown has none.',
        ),
        rule(
          'OATH-7.1.1-a',
          'Mocy karty używa ten, kto nią rządzi albo stoi na jej obszarze. Obszary mówią same, dla kogo są.',
          'A card’s power is for whoever rules it or stands at its site. Sites say themselves whom they serve.',
        ),
        rule(
          'OATH-7.1.1-b',
          'Modyfikatory Skarbca zawsze wiążą Kanclerza, moc tytułu jego posiadacza.',
          'Modifiers of the Reliquary always bind the Chancellor, the title’s power its holder.',
        ),
        reading(
          'OATH-7.1.1-c',
          'Reliktu i sztandaru używa tylko posiadacz; zakryte relikty nie mają mocy.',
          'A relic or banner is used by its holder only; facedown relics have no power.',
        ),
        reading(
          'OATH-7.1.3-a',
          'Robi się tyle, ile można; tylko „możesz” jest do wyboru.',
          'Do as much as possible; only “may” leaves a choice.',
        ),
        rule(
          'OATH-7.1.4-a',
          'Moce stałe dotyczą każdego, o kim mówią, bez względu na dostęp.',
          'Persistent powers touch everyone they speak of, whoever has access.',
        ),
        rule(
          'OATH-7.3.1-a',
          'Moce Przebudzenia: w swoim Przebudzeniu, raz, obowiązkowo.',
          'Wake powers: in your own Wake Phase, once each, compulsory.',
        ),
        rule('OATH-7.3.2-a', 'Moce Akcji: tylko w swojej fazie Akcji.', 'Action powers: in your own Act Phase only.'),
        rule(
          'OATH-7.3.3-a',
          'Moce „po zagraniu” działają zaraz po odkrytym zagraniu, obowiązkowo; przesunięcie to nie zagranie.',
          'When Played powers happen right after a faceup play, compulsory; moving a card is not playing it.',
        ),
        rule(
          'OATH-7.3.4-a',
          'Moce Odpoczynku: na końcu Odpoczynku, dobrowolnie, raz.',
          'Rest powers: at the end of Rest, optional, once each.',
        ),
      ],
      see: ['costs', 'modifiers'],
    }),
    entry('costs', {
      title: p('Koszty mocy', 'Costs of powers'),
      lead: p('Kładzenie i spalanie żetonów.', 'Placing and burning tokens.'),
      words: p('koszt, sekret, spalić, poza turą', 'cost, secret, burn, out of turn'),
      clauses: [
        rule(
          'OATH-7.1.2-a',
          'Koszt to żetony kładzione na karcie albo spalane.',
          'A cost is tokens placed on the card, or burned.',
        ),
        rule(
          'OATH-7.1.2-b',
          'Na karcie, na której coś leży, położyć nie można; moc bez kładzenia można powtarzać.',
          'Nothing can be placed on a card that carries tokens; a power without placing may be repeated.',
        ),
        rule(
          'OATH-7.1.2-c',
          'Poza swoją turą przychylność idzie od razu do banku karty, a sekret odwraca się na planszy.',
          'Out of your turn favor goes straight to the card’s bank, and a secret turns facedown on your board.',
        ),
        rule(
          'OATH-7.1.2-d',
          'Zakrytych sekretów nie można kłaść ani spalać.',
          'Facedown secrets can be neither placed nor burned.',
        ),
        rule(
          'OATH-7.1.2-e',
          'Płaci się ze swojej planszy, w całości, przed efektem.',
          'Costs are paid from your own board, in full, before the effect.',
        ),
        reading(
          'OATH-7.1.2-f',
          'Płacąc poza turą, niczego się nie kładzie, więc żetony na karcie nie przeszkadzają.',
          'Paying out of turn places nothing, so tokens on the card do not forbid it.',
        ),
        rule(
          'OATH-7.1.2-g',
          'Żetony na kartach nie należą do nikogo aż do Odpoczynku.',
          'Tokens on cards belong to nobody until Rest.',
        ),
      ],
      see: ['rest'],
    }),
    entry('modifiers', {
      title: p('Modyfikatory', 'Modifiers'),
      lead: p('Moce, które zmieniają większe działanie.', 'Powers that change a major action.'),
      words: p('modyfikator, łączenie', 'modifier, combine'),
      clauses: [
        rule(
          'OATH-7.4-a',
          'Zgłasza się je na początku działania; kilka łączy się w wybranej kolejności.',
          'They are declared when the action begins; several combine in any order.',
        ),
        rule(
          'OATH-7.4.1-a',
          'Są dobrowolne, chyba że mówią „musi” albo „nie może”.',
          'They are optional, unless they say must or cannot.',
        ),
        rule(
          'OATH-7.4.2-a',
          'Działa raz w działaniu; bez kosztu można go użyć przy następnym.',
          'Each works once in an action; one without a cost may be used again in the next.',
        ),
        rule(
          'OATH-7.4.3-a',
          'Karty, której modyfikator właśnie działa, nie można odrzucić.',
          'A card whose modifier is in use cannot be discarded meanwhile.',
        ),
        rule(
          'OATH-7.6.2-a',
          '„Bez Zaopatrzenia” znosi cały koszt Podróży, z dopłatami.',
          '“No Supply” makes Travel free, increases included.',
        ),
      ],
      see: ['search', 'travel'],
    }),
    entry('restrictions', {
      title: p('Ograniczenia i blokada', 'Restrictions and locks'),
      lead: p('Gdzie karta może leżeć.', 'Where a card may lie.'),
      words: p('tylko obszar, tylko doradca, zablokowana', 'site only, adviser only, locked'),
      clauses: [
        rule('OATH-7.2-a', 'Ograniczenia dotyczą tylko odkrytych kart.', 'Restrictions concern faceup cards only.'),
        rule(
          'OATH-7.2.1-a',
          'Karta „tylko obszar” leży, przechodzi i zamienia się wyłącznie między obszarami, „tylko doradca” między doradcami. Zakryta może być doradcą każda.',
          'A site-only card lies, moves and swaps among sites alone, an adviser-only card among advisers. Facedown, any may be an adviser.',
        ),
        rule(
          'OATH-7.2.2-a',
          'Zablokowanej odkrytej karty nie można odrzucić, przenieść ani zamienić aż do Kroniki.',
          'A locked faceup card cannot be discarded, moved or swapped until the Chronicle.',
        ),
        rule(
          'OATH-7.6.4-a',
          'Karta, która ogranicza liczbę doradców, każe od razu odrzucić nadmiar; liczy się najniższe ograniczenie.',
          'A card that limits advisers makes you discard down at once; the lowest limit applies.',
        ),
        rule(
          'OATH-7.6.4-b',
          'Jeśli przez blokady nie da się tego zrobić, nie można jej zagrać odkrytej.',
          'If locks prevent that, it cannot be played faceup.',
        ),
        rule(
          'OATH-7.6.4-c',
          'Właściciel wybiera, kto odchodzi, także zakryci; nie ta karta sama.',
          'Its owner chooses who goes, facedown ones included; not the card itself.',
        ),
      ],
      see: ['playing-cards'],
    }),
    entry('promises', {
      title: p('Wiążące obietnice', 'Binding promises'),
      lead: p('Umowy, których trzeba dotrzymać.', 'Deals that must be kept.'),
      words: p('umowa, trybunał, obietnica, kara', 'deal, tribunal, promise, penalty'),
      clauses: [
        reading(
          'OATH-7.6.3-a',
          'Wiąże tylko to, na co pozwala moc; co natychmiastowe, dzieje się naraz.',
          'Only what the enabling power allows is binding; what is immediate happens all at once.',
        ),
        reading(
          'OATH-7.6.3-b',
          'Obietnice Trybunału o przyszłości zapisuje się z karą. Gdzie złamania nie widać z gry, rozstrzygają pozostali głosem, a przy remisie los.',
          'Tribunal promises about the future are recorded with a penalty. Where a breach cannot be seen from play the others vote, and chance breaks a tie.',
        ),
        rule('OATH-9.6-a', 'Wszystkie inne obietnice nie wiążą.', 'No other promise is binding.'),
        rule(
          'OATH-10-exchange',
          'Wymiana to wzajemne dawanie; obie strony muszą się zgodzić.',
          'An exchange is mutual giving; both sides must agree.',
        ),
      ],
      see: ['citizenship', 'sites'],
    }),
    entry('bandits', {
      title: p('Bandyci i ich korona', 'Bandits and their crown'),
      lead: p('Kto rządzi tam, gdzie nie rządzi nikt.', 'Who rules where nobody does.'),
      words: p('bandyci, korona', 'bandits, crown'),
      clauses: [
        rule(
          'OATH-10-bandit',
          'Bandyci nie są chorągwiami; efekty chorągwi ich nie dotyczą.',
          'Bandits are no warbands; effects on warbands do not touch them.',
        ),
        rule(
          'OATH-7.6.5-a',
          'Posiadacz Korony Bandytów rządzi odkrytymi obszarami bez chorągwi.',
          'The holder of the Bandit Crown rules faceup sites without warbands.',
        ),
        rule('OATH-7.6.5-b', 'Może zabrać z obszaru ostatnią chorągiew.', 'They may take the last warband off a site.'),
        rule(
          'OATH-7.6.5-c',
          'Bandyci na celach liczą się do jego obrony i do sił, które dodają chorągwie obszarów.',
          'Bandits at targets count in their defence, and in forces that add the warbands of sites.',
        ),
        rule(
          'OATH-7.6.5-d',
          'Bandytów nie można zabić, przenieść ani poświęcić.',
          'Bandits can be neither killed, moved nor sacrificed.',
        ),
      ],
      examples: [
        example(
          'OATH-7.6.5-a',
          ['bandit-crown'],
          'Z reliktem Korona bandytów odkryty obszar bez chorągwi jest twój: bronią go bandyci, a jego karty są ci posłuszne.',
          'With the Bandit Crown a faceup site without warbands is yours: its bandits defend it, and you rule its cards.',
        ),
      ],
      see: ['defender', 'ruling'],
    }),
  ],
};
