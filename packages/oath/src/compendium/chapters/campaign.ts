import type { RulesChapter } from '@kronika/kernel';
import { entry, example, p, reading, rule } from '../build.ts';

/** Campaigns, from the declaration to the spoils. */
export const campaign: RulesChapter = {
  id: 'campaign',
  title: p('Najazd', 'Campaign'),
  entries: [
    entry('defender', {
      title: p('Obrońca', 'The defender'),
      lead: p('Kogo można najechać.', 'Whom one may attack.'),
      words: p('atak, bandyci, obrońca', 'attack, bandits, defender'),
      clauses: [
        rule(
          'OATH-5.5.1-a',
          'Zapłać 2 Zaopatrzenia i wskaż gracza, który rządzi twoim obszarem albo na nim stoi.',
          'Pay 2 Supply and choose a player who rules your site or whose pawn is there.',
        ),
        rule(
          'OATH-5.5.1-b',
          'Jeśli obszarem nie rządzi żaden gracz, obrońcami są bandyci: w polskim prawie muszą nimi być, w angielskim można zamiast nich wskazać stojącego tam gracza.',
          'If no player rules the site, bandits defend: by the Polish law they must be chosen, by the English one a player standing there may be chosen instead.',
        ),
        rule(
          'OATH-5.5.1-c',
          'Gdy rządzi gracz, bandytów wskazać nie można.',
          'If a player rules it, bandits cannot be chosen.',
        ),
        reading('OATH-5.5.1-d', 'Najechać można także bez chorągwi.', 'One may attack without any warbands.'),
        rule(
          'OATH-5.5.1-e',
          'Bandyci mają tylko obszary; celem może być każdy, którym rządzą.',
          'Bandits have sites only; any they rule may be a target.',
        ),
        rule(
          'OATH-5.5.1-f',
          'Obywatel, który najeżdża Imperium, jest w tym najeździe poza nim: nie rządzi jego obszarami, ale purpurowe chorągwie z jego planszy walczą.',
          'A Citizen who attacks the Empire is outside it for that campaign: their Imperial sites are lost to them, but the purple warbands on their board fight.',
        ),
        rule(
          'OATH-5.5.1-g',
          'Obywatel, którego najeżdża Kanclerz, też jest wtedy poza Imperium.',
          'A Citizen whom the Chancellor attacks is outside the Empire, too.',
        ),
        reading(
          'OATH-5.5.1-h',
          'Taki Obywatel nie rządzi obszarami Imperium i nie ma Kanclerza za sojusznika.',
          'Such a Citizen rules no Imperial sites and has no Chancellor as Ally.',
        ),
        rule(
          'OATH-5.5.1-i',
          'Kroki następują ściśle po sobie: najpierw obrońca, potem cele i kości ataku, potem plany.',
          'The steps follow strictly: first the defender, then targets and attack dice, then plans.',
        ),
        rule(
          'OATH-5.5.1-j',
          'Na obszarze, którym sam rządzisz, obrońcą może być tylko stojący tam gracz.',
          'At a site you rule yourself only a player standing there can be the defender.',
        ),
        rule(
          'OATH-10-your-enemy',
          'W najeździe przeciwnikiem atakującego jest obrońca z sojusznikami, a przeciwnikiem obrońcy atakujący.',
          'In a campaign the attacker’s enemy is the defender with Allies, the defender’s is the attacker.',
        ),
      ],
      see: ['targets'],
    }),
    entry('targets', {
      title: p('Cele i sojusznicy', 'Targets and Allies'),
      lead: p('O co toczy się bitwa i kto pomaga.', 'What is fought for, and who helps.'),
      words: p('cel najazdu, kości, sojusznik', 'target, dice, ally'),
      clauses: [
        rule(
          'OATH-5.5.2-a',
          'Celem może być każdy obszar obrońcy; jego relikty, sztandary oraz pionek z przychylnością tylko, gdy stoi on na twoim obszarze.',
          'Any site of the defender may be a target; relics, banners and pawn-and-favor only if the defender’s pawn is at your site.',
        ),
        rule(
          'OATH-5.5.2-b',
          'Co najmniej jeden cel musi być na twoim obszarze; dobra obrońcy są tam, gdzie jego pionek.',
          'At least one target must be at your site; the defender’s goods are where their pawn is.',
        ),
        rule(
          'OATH-5.5.2-c',
          'Jeśli obrońca rządzi twoim obszarem, obszar ten musi być celem.',
          'If the defender rules your site, that site must be a target.',
        ),
        rule(
          'OATH-5.5.2-d',
          'Kości obrony: obszar 1, relikt swoje tarcze, sztandar swoje żetony, pionek z przychylnością 2.',
          'Defence dice: a site 1, a relic its shields, a banner its tokens, pawn-and-favor 2.',
        ),
        rule(
          'OATH-5.5.2-e',
          'Kości ataku wybierasz od zera do liczby chorągwi na planszy.',
          'You choose any number of attack dice up to the warbands on your board.',
        ),
        rule('OATH-5.5.2-f', 'Do obrony dochodzą kości tytułu.', 'The dice of the title join the defence.'),
        rule(
          'OATH-5.5.2-g',
          'Obrońcy imperialnemu zawsze pomaga Kanclerz.',
          'The Chancellor always joins an Imperial defender.',
        ),
        rule(
          'OATH-5.5.2-h',
          'Obywatel może pomóc za zgodą obrońcy, jeśli stoi na obszarze, który jest celem, albo na obszarze atakującego.',
          'A Citizen may join with the defender’s consent if their pawn is at a targeted site or at the attacker’s.',
        ),
        rule(
          'OATH-5.5.2-i',
          'Teraz zaczynają działać modyfikatory Najazdu obrońcy i sojuszników; wyboru celów już nie cofają.',
          'Campaign modifiers of the defender and Allies become active now; they no longer undo the targets.',
        ),
      ],
      see: ['title', 'battle-plans'],
    }),
    entry('battle-plans', {
      title: p('Plany bitewne', 'Battle plans'),
      lead: p('Karty, które zmieniają bitwę.', 'Cards that change the battle.'),
      words: p('plan bitewny, czerwony, niebieski', 'battle plan, red, blue'),
      clauses: [
        rule(
          'OATH-5.5.3-a',
          'Najpierw atakujący używa swoich planów, każdego raz, potem broniący się.',
          'The attacker uses their plans first, each once, then the defending side.',
        ),
        rule(
          'OATH-5.5.3-b',
          'Bandyci używają sami każdego planu obrony, który nic nie kosztuje.',
          'Bandits use every defence plan of theirs that costs nothing.',
        ),
        rule(
          'OATH-5.5.3-c',
          'Kość ataku, której nie ma już czego odjąć, jest kością obrony.',
          'An attack die that cannot be removed any more becomes a defence die.',
        ),
        rule(
          'OATH-5.5.3-d',
          'Sojusznicy też używają swoich planów i płacą za nie; o kolejności decyduje obrońca. W polskim prawie „ty” oznacza przy tym całą stronę, w angielskim tylko używającego.',
          'Allies use and pay for plans of theirs as well; the defender settles the order. By the Polish law “you” then means the whole side, by the English one the user alone.',
        ),
        rule(
          'OATH-7.5-a',
          'Czerwony plan jest dla atakującego, niebieski dla obrońcy, mieszany dla obu.',
          'A red plan is for the attacker, a blue one for the defender, a mixed one for either.',
        ),
        rule(
          'OATH-7.5.1-a',
          'Kartą z planem trzeba rządzić; stać przy niej nie wystarczy.',
          'You must rule the card with the plan; standing there is not enough.',
        ),
        rule(
          'OATH-7.5.2-a',
          'Planów używa się w swoim kroku, nie na początku działania.',
          'Plans are used in their own step, not when the action begins.',
        ),
        rule(
          'OATH-7.5.3-a',
          'Zapłacić można, choć na karcie coś leży; i tak raz w najeździe.',
          'They may be paid although tokens lie on the card; still once a campaign.',
        ),
        rule(
          'OATH-7.5.4-a',
          'Plus dodaje kości, minus odejmuje; przy ± wybiera używający.',
          'Plus adds dice, minus removes them; with ± the user chooses.',
        ),
      ],
      examples: [
        example(
          'OATH-7.5.1-a',
          ['longbows'],
          'Planu Długich łuków na obszarze użyje ten, kto obszarem rządzi, nawet jeśli stoi daleko.',
          'The plan of Longbows at a site is for whoever rules that site, however far away their pawn is.',
        ),
      ],
      see: ['costs'],
    }),
    entry('battle', {
      title: p('Rzuty i wynik', 'Rolls and result'),
      lead: p('Obrona, atak, poświęcenie.', 'Defence, attack, sacrifice.'),
      words: p('kości, tarcze, miecze, czaszka, poświęcenie', 'dice, shields, swords, skull, sacrifice'),
      clauses: [
        rule(
          'OATH-5.5.4-a',
          'Obrona to tarcze, podwojone za każde ×2, i chorągwie na obszarach, które są celami, oraz na planszy obrońcy, jeśli stoi on tam albo u atakującego.',
          'The defence is the shields, doubled for each ×2, plus the warbands at targeted sites, plus those on the defender’s board if their pawn is there or at the attacker’s site.',
        ),
        rule('OATH-5.5.4-b', '×2 mnoży tylko tarcze.', '×2 multiplies shields only.'),
        rule(
          'OATH-5.5.4-c',
          'Sojusznik dodaje chorągwie ze swojej planszy pod tym samym warunkiem.',
          'An Ally adds the warbands of their board under the same condition.',
        ),
        rule(
          'OATH-5.5.4-d',
          'Siłą obrony są dokładnie te chorągwie.',
          'The defending force is exactly these warbands.',
        ),
        rule(
          'OATH-10-force',
          'Siłą ataku są chorągwie na planszy atakującego i te, które dodają moce.',
          'The attacking force is the warbands on the attacker’s board and those that powers add.',
        ),
        rule(
          'OATH-5.5.5-a',
          'Każda czaszka od razu zabija chorągiew atakującego.',
          'Each skull at once kills a warband of the attacker.',
        ),
        rule(
          'OATH-5.5.5-b',
          'Atak to miecze, po jednym za dwa puste i po jednym za poświęconą chorągiew.',
          'The attack is the swords, one for each two hollow ones, and one for each warband sacrificed.',
        ),
        rule(
          'OATH-5.5.5-c',
          'Poświęcić można tylko tyle, ile daje zwycięstwo, i tylko jeśli je daje.',
          'Only exactly as many may be sacrificed as win the battle, and only if they do.',
        ),
        rule(
          'OATH-5.5.5-d',
          'Atakujący wygrywa, gdy ma więcej; remis jest obrońcy.',
          'The attacker wins with more; a tie is the defender’s.',
        ),
        rule('OATH-5.5.5-e', 'Czaszki zabijają przed poświęceniem.', 'Skulls kill before the sacrifice.'),
      ],
      see: ['losses'],
    }),
    entry('losses', {
      title: p('Straty', 'Losses'),
      lead: p('Co tracą pokonani.', 'What the defeated lose.'),
      words: p('zabici, połowa, straty', 'killed, half, losses'),
      clauses: [
        rule(
          'OATH-5.5.6-a',
          'Pokonany atakujący traci połowę siły, zaokrąglając w dół.',
          'A defeated attacker loses half the force, rounded down.',
        ),
        rule(
          'OATH-5.5.6-b',
          'Pokonany obrońca tak samo i wybiera, które chorągwie; pozostałe z siły wracają na jego planszę.',
          'So does a defeated defender, choosing which; the rest of the force go to their board.',
        ),
        rule('OATH-5.5.6-c', 'Bandyci nie tracą nic.', 'Bandits lose nothing.'),
        rule(
          'OATH-5.5.6-d',
          'Za Imperium wybiera Kanclerz, także z plansz sojuszników.',
          'For the Empire the Chancellor chooses, also from the boards of Allies.',
        ),
        rule(
          'OATH-5.5.6-e',
          'Purpurowe chorągwie z obszarów wracają na planszę Kanclerza, te z plansz Obywateli zostają.',
          'Purple warbands from sites go to the Chancellor’s board, those on Citizens’ boards stay.',
        ),
        rule(
          'OATH-5.5.6-f',
          'Zwycięzca nie traci nic. Potem spełnia się, co plany pokonanego mówią o porażce.',
          'The victor loses nothing. Then what the loser’s plans say of defeat is carried out.',
        ),
      ],
      see: ['spoils'],
    }),
    entry('spoils', {
      title: p('Zdobycze', 'Spoils'),
      lead: p('Co bierze zwycięski atakujący.', 'What a victorious attacker takes.'),
      words: p('podbój, wygnanie pionka, łup', 'conquest, banish, loot'),
      clauses: [
        rule(
          'OATH-5.5.7.I-a',
          'Na każdym zdobytym obszarze atakujący stawia dowolnie wiele chorągwi z siły; bez chorągwi rządzą tam bandyci.',
          'On each targeted site the attacker puts any number of warbands of the force; without one, bandits rule there.',
        ),
        rule('OATH-5.5.7.I-b', 'Udana obrona nie zmienia władzy.', 'A successful defence changes no rule.'),
        rule(
          'OATH-5.5.7.I-c',
          'Obywatel, który pokonał Imperium, stawia purpurowe chorągwie albo żadnych.',
          'A Citizen who beat the Empire puts purple warbands there, or none.',
        ),
        rule(
          'OATH-5.5.7.II-a',
          'Relikty i sztandary, które były celami, przechodzą na atakującego; sztandary ponoszą karę.',
          'Targeted relics and banners go to the attacker; banners suffer the penalty.',
        ),
        rule(
          'OATH-5.5.7.III-a',
          'Pionek pokonanego podróżuje za darmo tam, gdzie wskaże atakujący, i spala się połowa jego przychylności. W polskim prawie oba są obowiązkowe, w angielskim atakujący decyduje o każdym.',
          'The loser’s pawn travels for free to where the attacker says, and half their favor is burned. By the Polish law both are compulsory, by the English one the attacker decides on each.',
        ),
        rule(
          'OATH-5.5.7.III-b',
          'O pionku z Lasu w Mgle decyduje władca lasu.',
          'A pawn at Shrouded Wood follows whoever chooses there.',
        ),
        rule(
          'OATH-5.5.7.III-c',
          'Ten ruch odkrywa zakryty obszar i wywołuje obowiązkowe efekty podróży.',
          'This move reveals a facedown site and triggers mandatory effects of travel.',
        ),
        reading(
          'OATH-5.5.7.III-d',
          'Gdy nie ma dokąd, pionek zostaje; przychylność i tak się spala.',
          'With nowhere to go the pawn stays; favor is burned all the same.',
        ),
        rule(
          'OATH-5.5.8-a',
          'Na koniec spełnia się, co plany zwycięzcy mówią o zwycięstwie, i odrzuca karty, które tego każą.',
          'At the end what the victor’s plans say of victory is carried out, and plans that say so are discarded.',
        ),
        rule(
          'OATH-5.5.8-b',
          'Potem następują efekty innych „po najeździe”, na końcu własne atakującego.',
          'Then come the effects of others after the campaign, and last the attacker’s own.',
        ),
      ],
      see: ['banners', 'travel'],
    }),
  ],
};
