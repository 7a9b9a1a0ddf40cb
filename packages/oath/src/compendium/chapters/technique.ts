import type { RulesChapter } from '@kronika/kernel';
import { entry, p, reading, rule } from '../build.ts';

/** Precedence, information, and what words mean. */
export const technique: RulesChapter = {
  id: 'technique',
  title: p('Pojęcia i wydania', 'Terms and editions'),
  entries: [
    entry('precedence', {
      title: p('Pierwszeństwo zasad', 'Precedence'),
      lead: p('Co wygrywa, gdy zasady się kłócą.', 'What wins when rules disagree.'),
      words: p('musi, nie może, ignoruje', 'must, cannot, ignore'),
      clauses: [
        rule(
          'OATH-9.1-a',
          'Czyta się dosłownie; przypomnienia ustępują zasadom.',
          'Rules are read literally; reminders yield to them.',
        ),
        rule(
          'OATH-9.1-b',
          'Moce mogą robić rzeczy, których księga nie opisuje; słowa znaczą w nich to samo.',
          'Powers may do what the book does not describe; their words still mean the same.',
        ),
        rule(
          'OATH-9.2-a',
          '„Musi” wygrywa ze zwykłą zasadą, „nie może” z „musi”, a „ignoruje” z obiema w tym, co wymienia.',
          '“Must” beats an ordinary rule, “cannot” beats “must”, and “ignore” beats both in what it names.',
        ),
        rule(
          'OATH-9.2-b',
          '„Musi, jeśli może” nie karze, gdy nie może.',
          '“Must if able” has no penalty where one is not able.',
        ),
        rule(
          'OATH-10-after',
          '„Po” znaczy zaraz po, bez niczego pomiędzy.',
          '“After” means right after, with nothing in between.',
        ),
      ],
    }),
    entry('limits', {
      title: p('Ograniczone zasoby', 'Limited pieces'),
      lead: p('Czego może zabraknąć.', 'What can run out.'),
      words: p('brak, zasoby, limit', 'shortage, supply, limit'),
      clauses: [
        rule(
          'OATH-9.3-a',
          'Ograniczone jest wszystko poza sekretami i kośćmi; bierze się tyle, ile jest.',
          'Everything is limited but secrets and dice; one takes what there is.',
        ),
        rule(
          'OATH-9.3-b',
          'Przychylności ponad zasoby po prostu nie ma; plansze i banki nie mają granic.',
          'Favor beyond the supply is simply not there; boards and banks have no limit.',
        ),
        rule(
          'OATH-9.5-a',
          'Nikt nie płaci, nie spala i nie poświęca więcej, niż trzeba.',
          'Nobody places, burns or sacrifices more than is demanded.',
        ),
      ],
      see: ['pieces'],
    }),
    entry('information', {
      title: p('Jawne i tajne', 'Public and secret'),
      lead: p('Kto co może wiedzieć.', 'Who may know what.'),
      words: p('tajne, jawne, zakryte, podglądanie', 'hidden, public, facedown, peek'),
      clauses: [
        rule(
          'OATH-9.4-a',
          'Tajne są: karty w stosach, liczba kart Talii Świata i jej rewersy pod wierzchem, awersy zakrytych kart.',
          'Secret are: fronts in discard piles, the number of cards in the world deck and backs below its top, fronts of facedown cards.',
        ),
        rule(
          'OATH-9.4-b',
          'Jawne jest wszystko inne: rewersy i liczba kart w stosach, żetony, koszty, miejsca zakrytych doradców.',
          'All else is public: backs and number of cards in piles, tokens, costs, the places of facedown advisers.',
        ),
        reading(
          'OATH-9.4-c',
          'Odrzucona karta staje się tajna, choć leżała odkryta.',
          'A discarded card becomes secret even if it lay faceup.',
        ),
        reading(
          'OATH-9.4-d',
          'O tajnych kartach wolno kłamać; pokazać można je naprawdę.',
          'One may lie about secret cards; showing them is always true.',
        ),
        reading(
          'OATH-9.4-e',
          'Rewers zakrytego doradcy mówi każdemu, czy to Wizja; jawna jest też wielkość talii reliktów, stosów i Archiwum.',
          'The back of a facedown adviser tells everybody whether it is a Vision; the sizes of relic deck, piles and Archive are public.',
        ),
        rule(
          'OATH-9.4-f',
          'Tylko jeden gracz widzi swoich zakrytych doradców, rękę w Przeszukaniu i karty podejrzane; pierwszych może pokazywać zawsze.',
          'Only one player sees their facedown advisers, their hand in a Search and cards peeked at; the first may always be shown.',
        ),
        rule('OATH-10-peek', 'Podejrzeć: obejrzeć samemu.', 'Peek: look at a card alone.'),
        rule('OATH-10-reveal', 'Odkryć: pokazać wszystkim.', 'Reveal: show it to everybody.'),
      ],
      see: ['search'],
    }),
    entry('discarding', {
      title: p('Odrzucanie', 'Discarding'),
      lead: p('Na który stos trafia karta.', 'To which pile a card goes.'),
      words: p('stos, odrzucić', 'pile, discard'),
      clauses: [
        rule(
          'OATH-10-discard-a',
          'Pionek w Kolebce: na stos Prowincji; w Prowincjach: Interioru; w Interiorze: Kolebki. Zakryte, na wierzch.',
          'Pawn in the Cradle: to the Provinces’ pile; in the Provinces: to the Hinterland’s; in the Hinterland: to the Cradle’s. Facedown, on top.',
        ),
        rule(
          'OATH-10-discard-b',
          'Karta z innej krainy idzie w polskim prawie na stos tej krainy, w angielskim na następny po niej.',
          'A card from another region goes to that region’s pile by the Polish law, to the next one by the English.',
        ),
        rule(
          'OATH-10-discard-c',
          'Jej przychylność wraca do banku, a sekrety zakryte na planszę gracza, który ma turę.',
          'Its favor returns to the bank, its secrets facedown to the board of the player whose turn it is.',
        ),
      ],
      see: ['map'],
    }),
    entry('ruling', {
      title: p('Rządzenie', 'Ruling'),
      lead: p('Czyj jest obszar i jego karty.', 'Whose a site and its cards are.'),
      words: p('władza, rządzi, twój obszar', 'rule, control, your site'),
      clauses: [
        rule(
          'OATH-10-rule',
          'Gracz rządzi odkrytym obszarem ze swoimi chorągwiami, kartami na nim i swoimi doradcami; bez chorągwi rządzą bandyci.',
          'A player rules a faceup site with their warbands, the cards there and their own advisers; without warbands bandits rule.',
        ),
        reading(
          'OATH-10-rule-b',
          'Zakryty doradca nie daje niczego do rządzenia.',
          'A facedown adviser gives nothing to rule.',
        ),
        rule(
          'OATH-10-your-site',
          'Twój obszar i twoja kraina są tam, gdzie twój pionek, albo tam, gdzie mówi moc.',
          'Your site and region are where your pawn is, or where a power says.',
        ),
      ],
      see: ['bandits'],
    }),
    entry('verbs', {
      title: p('Co znaczą słowa', 'What words mean'),
      lead: p('Brać, dawać, zyskać, spalić, zabić.', 'Take, give, gain, burn, kill.'),
      words: p('spalić, zagrabić, zamienić, dobrać', 'burn, seize, swap, draw'),
      clauses: [
        rule(
          'OATH-10-burn',
          'Spalić: odłożyć przychylność lub sekret ze swojej planszy do zasobów.',
          'Burn: put favor or a secret from your board into the supply.',
        ),
        rule(
          'OATH-10-take',
          'Brać: z cudzej planszy na swoją; doradcę do swoich doradców; relikt do prywatnych zasobów.',
          'Take: from another board to yours; an adviser to your advisers; a relic to your personal bank.',
        ),
        rule(
          'OATH-10-give',
          'Dawać: odwrotnie; zakaz brania nie zabrania dawania.',
          'Give: the reverse; what forbids taking does not forbid giving.',
        ),
        rule(
          'OATH-10-gain',
          'Zyskać: chorągwie z prywatnych zasobów, sekrety z zasobów, przychylność z wymienionego banku.',
          'Gain: warbands from the personal bank, secrets from the supply, favor from the named bank.',
        ),
        rule('OATH-10-draw', 'Dobrać: z wierzchu wymienionego stosu.', 'Draw: from the top of the named pile.'),
        rule(
          'OATH-10-kill',
          'Zabić: chorągiew wraca do zasobów właściciela jej barwy, purpurowa zawsze do Kanclerza.',
          'Kill: a warband returns to the bank of its colour’s player, a purple one always to the Chancellor.',
        ),
        rule(
          'OATH-10-sacrifice',
          'Poświęcić: zabić własne chorągwie z wyboru.',
          'Sacrifice: kill your own warbands by choice.',
        ),
        rule(
          'OATH-10-move',
          'Przenieść: zmienić miejsce w granicach pojemności, liczby doradców i ograniczeń.',
          'Move: change place within capacity, the limit of advisers and restrictions.',
        ),
        rule(
          'OATH-10-swap',
          'Zamienić: dwie karty zmieniają się miejscami; oba ruchy muszą być dozwolone.',
          'Swap: two cards trade places; both moves must be allowed.',
        ),
        rule('OATH-10-seize', 'Zagrabić: wziąć inaczej niż przez Odzyskiwanie.', 'Seize: take other than by Recover.'),
      ],
    }),
    entry('editions', {
      title: p('Polskie i angielskie prawo', 'Polish and English law'),
      lead: p(
        'Gdzie księgi się różnią; każdy punkt można ustawić osobno.',
        'Where the books differ; each point can be set on its own.',
      ),
      words: p('wydanie, edycja, różnice', 'edition, differences'),
      clauses: [
        rule(
          'OATH-X-1',
          'Pionki na starcie: wszyscy u Kanclerza albo gdzie chcą.',
          'Starting pawns: all with the Chancellor, or where they like.',
        ),
        rule(
          'OATH-X-2',
          'Odzyskanie cudzej Tajemnicy: żadna karta nie odpowiada, albo choć jedna nie odpowiada.',
          'Recovering another’s Darkest Secret: no card matches, or at least one does not.',
        ),
        rule(
          'OATH-X-3',
          'Relikt za 3 przychylności: spalone z banku albo wpłacone do niego.',
          'A relic for 3 favor: burned from the bank, or paid into it.',
        ),
        rule(
          'OATH-X-4',
          'Odzyskana Miłość Ludu: na stronie Ciżby albo spokojnej.',
          'The People’s Favor recovered: on its Mob side, or on its calm one.',
        ),
        rule(
          'OATH-X-5',
          'Bandyci na niczyim obszarze: muszą albo mogą być obrońcą.',
          'Bandits at a site no player rules: they must or may be the defender.',
        ),
        rule(
          'OATH-X-6',
          'Wygnanie pionka i spalenie przychylności: obowiązkowe albo do wyboru.',
          'Banishing the pawn and burning favor: compulsory, or a choice.',
        ),
        rule(
          'OATH-X-7',
          'Tytuł nowego Obywatela: Uzurpator albo Wierny.',
          'A new Citizen’s title: Usurper or Oathkeeper.',
        ),
        rule(
          'OATH-X-8',
          'Odrzucanie z innej krainy: na jej stos albo na następny.',
          'Discarding from another region: to its pile, or to the next.',
        ),
        rule(
          'OATH-X-9',
          'Załoga Kanclerza na najwyższym obszarze: trzecia chorągiew albo nie.',
          'The Chancellor’s garrison at the topmost site: a third warband, or not.',
        ),
        rule(
          'OATH-X-10',
          '„Ty” na planach obrony Imperium: cała strona albo tylko używający.',
          '“You” on plans of an Imperial defence: the whole side, or the user alone.',
        ),
        rule(
          'OATH-X-11',
          'Wizja dobrana mocą: dobieranie trwa albo się kończy.',
          'A Vision drawn by a power: the drawing goes on, or stops.',
        ),
      ],
    }),
  ],
};
