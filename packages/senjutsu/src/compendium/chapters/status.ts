import type { RulesChapter } from '@kronika/kernel';
import { entry, example, reading, rule } from '../build.ts';

/** Stuns, limps, poisons and being hidden. */
export const status: RulesChapter = {
  id: 'status',
  title: { pl: 'Stany', en: 'Status' },
  entries: [
    entry('stun', {
      title: { pl: 'Ogłuszenie', en: 'Stun' },
      lead: { pl: 'Zatyka rękę, a w końcu pokonuje.', en: 'It clogs the hand and in the end defeats.' },
      words: { pl: 'ogłuszony, karta stanu', en: 'stunned, status card' },
      clauses: [
        rule('SEN-STAT-a', 'Karty stanu nie są kartami zdolności.', 'Status cards are not ability cards.'),
        rule('SEN-STUN-a', 'Każde ogłuszenie to karta na rękę.', 'Every stun is a card in hand.'),
        rule(
          'SEN-STUN-b',
          'Liczy się do limitu i nie można go odrzucić.',
          'It counts towards the limit and cannot be discarded.',
        ),
        rule(
          'SEN-STUN-c',
          'Można je wybrać jako kartę tury i tak się go pozbyć.',
          'It may be chosen as the card of the turn and so be got rid of.',
        ),
        reading('SEN-STUN-d', 'Ma szybkość 0 i idzie na końcu.', 'It has speed 0 and comes last.'),
        rule('SEN-STUN-e', 'Tyle ogłuszeń, ile wynosi limit ręki: klęska.', 'As many stuns as the hand limit: defeat.'),
      ],
      examples: [
        example(
          'SEN-STUN-e',
          ['oxen-barge'],
          'Wróg ma cztery ogłuszenia przy limicie 5. Udane Bycze Pchnięcie daje piąte i kończy walkę.',
          'The enemy holds four stuns with a limit of 5. A successful Oxen Barge gives the fifth and ends the fight.',
          {
            heroes: [
              { hero: 'ronin', cell: '0,1', facing: 0, hand: ['oxen-barge'] },
              { cell: '0,-1', facing: 3, stuns: 4 },
            ],
          },
        ),
      ],
      see: ['victory'],
    }),
    entry('limp', {
      title: { pl: 'Utykanie', en: 'Limp' },
      lead: { pl: 'Karty działają wolniej.', en: 'Cards act more slowly.' },
      words: { pl: 'kulawy, spowolnienie', en: 'hobble, slow' },
      clauses: [
        rule(
          'SEN-LIMP-a',
          'Utykanie leży przed tobą i obniża szybkość kart o 1, nie niżej niż do 1.',
          'A limp lies before you and lowers the speed of your cards by 1, not below 1.',
        ),
        rule(
          'SEN-LIMP-b',
          'Zmienną szybkość najpierw się wybiera, potem obniża.',
          'A variable speed is chosen first and then lowered.',
        ),
        rule(
          'SEN-LIMP-c',
          'Na koniec każdej tury karta się obraca; po czterech obrotach znika.',
          'At the end of each turn the card turns; after four turns it is gone.',
        ),
        reading('SEN-LIMP-d', 'Kilka utykań się sumuje.', 'Several limps add up.'),
        reading(
          'SEN-LIMP-e',
          'Utykanie otrzymane po porównaniu szybkości nie zmienia tej tury.',
          'A limp taken after speeds were compared does not change this turn.',
        ),
        reading('SEN-LIMP-f', 'Szybkość 0 zostaje zerem.', 'Speed 0 stays 0.'),
        reading(
          'SEN-LIMP-g',
          'Obniża każdą część karty, także kupioną szybkość; „=” idzie ze swoją kartą.',
          'It lowers every part of a card, bought speeds, too; “=” goes with its card.',
        ),
        reading(
          'SEN-LIMP-h',
          'Kontry, bloki i porównania widzą szybkość po obniżeniu.',
          'Counters, blocks and comparisons look at the lowered speed.',
        ),
      ],
      examples: [
        example(
          'SEN-LIMP-b',
          ['steel-block'],
          'Utykający wybiera 5 dla Stalowej Zapory: blok stoi przy 4.',
          'A limping hero picks 5 for Steel Block: the block stands at 4.',
          { heroes: [{ hero: 'ronin', limps: [4], hand: ['steel-block'] }, {}] },
        ),
      ],
    }),
    entry('poison', {
      title: { pl: 'Trucizny', en: 'Poison' },
      lead: { pl: 'Karty, które daje się wrogowi.', en: 'Cards that are given to the enemy.' },
      words: { pl: 'zatrucie, jad, talia trucizn', en: 'venom, poison deck' },
      clauses: [
        rule('SEN-POIS-a', 'Trucizna nie jest raną.', 'A poison is not a wound.'),
        rule(
          'SEN-POIS-b',
          'Udany zatruty atak daje ofierze kartę z twojej talii trucizn; ofiara robi, co na niej stoi.',
          'A successful poisoned attack gives the victim a card of your poison deck, which it must follow.',
        ),
        rule(
          'SEN-POIS-c',
          'Podstawka ma jedną truciznę, do Żmijowego Kła.',
          'The base box has a single poison, for Hidden Viper Fang.',
        ),
        rule(
          'SEN-POIS-d',
          'Paraliżujący Jad wtasowuje się w pięć wierzchnich kart; kto ma go na ręce, musi go wybrać.',
          'Crippling Poison is shuffled into the top five cards; once in hand it must be chosen.',
        ),
        rule(
          'SEN-XPOIS-a',
          'Trucizny bohatera tworzą jego własną talię; może ją mieć każdy.',
          'The poisons of a hero form its own deck; everybody may have one.',
        ),
        rule('SEN-XPOIS-b', 'Po jednej kopii każdej.', 'One copy of each.'),
        rule('SEN-XPOIS-c', 'Truciznę wybiera ten, kto zatruwa.', 'Whoever poisons chooses which.'),
        rule('SEN-XPOIS-d', 'Użyta nie wraca do końca gry.', 'A used one is out for the rest of the game.'),
        rule(
          'SEN-XPOIS-e',
          'Obłok Zamętu: karta tury jest losowa, bez nagłych zamian; dwie tury.',
          'Mist of Confusion: the card of the turn is random, no instant replacements; two turns.',
        ),
        rule(
          'SEN-XPOIS-f',
          'Toksyna Krwotoczna: przed dobraniem odrzuć wierzchnią kartę; cztery tury.',
          'Haemorrhagic Toxin: discard the top card before each draw; four turns.',
        ),
        rule(
          'SEN-XPOIS-g',
          'Porażenie: bez zmian Kamae i bez skupienia; dwie tury.',
          'Paralysing Toxin: no change of Kamae, no focus spent or gained; two turns.',
        ),
        rule(
          'SEN-XPOIS-h',
          'Zjadliwa Trucizna: limit ran niższy o 1; cztery tury.',
          'Virulent Poison: the wound limit is 1 lower; four turns.',
        ),
        rule(
          'SEN-XPOIS-i',
          'Obracana trucizna znika, gdy znów stoi prosto.',
          'A rotating poison is gone once it is upright again.',
        ),
      ],
      examples: [
        example(
          'SEN-POIS-b',
          ['hidden-viper-fang', 'crippling-poison'],
          'Żmijowy Kieł trafia, Mistrz płaci 1 skupienie i podaje Paraliżujący Jad.',
          'Hidden Viper Fang hits, the Master pays 1 focus and gives Crippling Poison.',
        ),
      ],
    }),
    entry('hidden', {
      title: { pl: 'Ukrycie', en: 'Hidden' },
      lead: { pl: 'Stan obok Kamae.', en: 'A state beside Kamae.' },
      words: { pl: 'ukryty, ninja, zabójca', en: 'stealth, ninja, assassin' },
      clauses: [
        rule(
          'SEN-HIDE-a',
          'Ukrycie włącza lub wzmacnia niektóre efekty.',
          'Being hidden enables or strengthens some effects.',
        ),
        rule('SEN-HIDE-b', 'Ninja i Zabójca mogą zacząć w Ukryciu.', 'The Ninja and the Assassin may start hidden.'),
        rule('SEN-HIDE-c', 'Inni wchodzą w nie tylko efektem karty.', 'Others get there only by an effect of a card.'),
        rule('SEN-HIDE-d', 'Kamae działa w nim jak zwykle.', 'Kamae works as usual meanwhile.'),
        rule(
          'SEN-HIDE-e',
          'Kończy je udany atak lub blok, rana albo karta stanu.',
          'A successful attack or block, a wound or a status card ends it.',
        ),
        rule(
          'SEN-HIDE-f',
          'Kończy się, zanim zagra się korzyści po sukcesie.',
          'It ends before benefits for that success are played.',
        ),
        rule('SEN-HIDE-g', 'Pokazuje je dwustronna karta.', 'A two-sided card shows it.'),
      ],
      examples: [
        example(
          'SEN-HIDE-b',
          ['ninja-core'],
          'Gracz z kartą Ninja decyduje przed pierwszą turą, czy zaczyna w Ukryciu.',
          'A player with the card Ninja decides before the first turn whether to start hidden.',
          { heroes: [{ hero: 'ninja', stealth: 'hidden' }, {}] },
        ),
      ],
    }),
  ],
};
