import type { RulesChapter } from '@kronika/kernel';
import { entry, example, reading, rule } from '../build.ts';

/** Terrain. */
export const terrain: RulesChapter = {
  id: 'terrain-pieces',
  title: { pl: 'Teren', en: 'Terrain' },
  entries: [
    entry('terrain', {
      title: { pl: 'Teren w ogóle', en: 'Terrain in general' },
      lead: { pl: 'Przeszkadza w ruchu, zasłania i karze.', en: 'It stands in the way, shields and punishes.' },
      words: { pl: 'przeszkoda, osłona', en: 'obstacle, cover' },
      clauses: [
        rule(
          'SEN-TERR-a',
          'Teren jest przeszkodą; nie można na nim stanąć, chyba że sam na to pozwala.',
          'Terrain is an obstacle; nobody can stand on it unless it says so.',
        ),
        rule(
          'SEN-TERR-b',
          'Kto na niego trafi, wraca na pole tuż przed nim i ponosi karę.',
          'Whoever is moved onto it is put back just before it and suffers its effect.',
        ),
        rule('SEN-TERR-c', 'Nie można przez niego przejść.', 'It cannot be moved through.'),
        rule('SEN-TERR-d', 'Jego pola są zablokowane przy każdej szybkości.', 'Its cells are blocked at every speed.'),
        rule(
          'SEN-TERR-e',
          'Atak zatrzymany przez sam teren jest zablokowany.',
          'An attack stopped by terrain alone is blocked.',
        ),
        reading(
          'SEN-TERR-f',
          'Zasłaniają skały, bambus, wóz, kapliczka, słupy torii i wiśnia; łódź, przejście torii i poległy samuraj nie.',
          'Rocks, bamboo, carts, shrines, torii pillars and cherry trees block; boats, the torii opening and a fallen samurai do not.',
        ),
        reading(
          'SEN-TERR-g',
          'Element zajmuje jedno pole, brama torii trzy w rzędzie, łódź dwa.',
          'A piece covers one cell, a torii gate three in a row, a boat two.',
        ),
      ],
      examples: [
        example(
          'SEN-TERR-d',
          ['lunging-thrust'],
          'Skała między tobą a celem zatrzymuje Dalekie Pchnięcie przy każdej szybkości.',
          'A rock between you and the target stops Lunging Thrust at any speed.',
          {
            terrain: [{ kind: 'rocks', cells: ['0,0'] }],
            heroes: [
              { hero: 'ronin', cell: '0,1', facing: 0, hand: ['lunging-thrust'] },
              { cell: '0,-1', facing: 3 },
            ],
          },
        ),
      ],
      see: ['collisions', 'range-and-sight', 'success'],
    }),
    entry('solid-terrain', {
      title: { pl: 'Skały, wóz, wiśnia, torii', en: 'Rocks, cart, cherry tree, torii' },
      lead: { pl: 'Co grozi za wepchnięcie.', en: 'What being forced in costs.' },
      words: { pl: 'płonący wóz, kwitnąca wiśnia, brama', en: 'burning cart, cherry blossom, gate' },
      clauses: [
        reading('SEN-TERR-rock', 'Skały: wepchnięcie to 1 ogłuszenie.', 'Rocks: forced in, 1 stun.'),
        reading(
          'SEN-TERR-cart',
          'Płonący wóz: wepchnięcie to 1 ogłuszenie i 1 rana.',
          'Burning cart: forced in, 1 stun and 1 wound.',
        ),
        reading('SEN-TERR-cherry', 'Kwitnąca wiśnia: wepchnięcie to 1 ogłuszenie.', 'Cherry tree: forced in, 1 stun.'),
        reading('SEN-TERR-torii-a', 'Słup torii: wepchnięcie to 1 ogłuszenie.', 'Torii pillar: forced in, 1 stun.'),
        rule(
          'SEN-TERR-torii-b',
          'Przejście pod bramą jest zwykłym polem.',
          'The opening of the gate is an ordinary cell.',
        ),
      ],
      examples: [
        example(
          'SEN-TERR-cart',
          ['horse-kick'],
          'Kopnięcie Konia wpycha wroga w płonący wóz: ogłuszenie i rana.',
          'Horse Kick shoves the enemy into a burning cart: a stun and a wound.',
          {
            terrain: [{ kind: 'burningCart', cells: ['0,-1'] }],
            heroes: [
              { hero: 'ronin', cell: '0,1', facing: 0, hand: ['horse-kick'] },
              { cell: '0,0', facing: 3 },
            ],
          },
        ),
      ],
    }),
    entry('bamboo', {
      title: { pl: 'Bambus', en: 'Bamboo' },
      lead: { pl: 'Zasłania, póki ktoś go nie złamie.', en: 'It shields until somebody breaks it.' },
      words: { pl: 'łamanie, zniszczenie terenu', en: 'breaking, destroying terrain' },
      clauses: [
        reading('SEN-TERR-bamboo-a', 'Wepchnięcie to 1 ogłuszenie i 1 utykanie.', 'Forced in: 1 stun and 1 limp.'),
        rule(
          'SEN-TERR-bamboo-b',
          'Kto w niego wejdzie, chcąc czy nie, łamie go.',
          'Whoever moves in, willingly or not, breaks it.',
        ),
        reading(
          'SEN-TERR-bamboo-c',
          'Łamie go też atak z raną na jego polu, choć bambus go jeszcze zatrzyma.',
          'An attack with a wound on its cell breaks it, too, though it still blocks that attack.',
        ),
        reading(
          'SEN-TERR-bamboo-d',
          'Wejście z własnej woli nic nie kosztuje, tylko stoisz na polu przed nim.',
          'Entering willingly costs nothing, but you end on the cell before it.',
        ),
        reading('SEN-TERR-bamboo-e', 'Po nim karta trwa dalej.', 'After that the card goes on.'),
      ],
      examples: [
        example(
          'SEN-TERR-bamboo-c',
          ['diagonal-slash'],
          'Skośne Cięcie obejmuje pole bambusa: bambus pada, a cel za nim jest tym razem bezpieczny.',
          'Diagonal Slash covers the cell of the bamboo: it falls, and the target behind is safe this once.',
        ),
      ],
    }),
    entry('shrine', {
      title: { pl: 'Kapliczka, łódź, poległy', en: 'Shrine, boat, fallen samurai' },
      lead: { pl: 'Teren, który daje i zabiera.', en: 'Terrain that gives and takes.' },
      words: { pl: 'skupienie z kapliczki, łodzie', en: 'shrine focus, boats' },
      clauses: [
        reading('SEN-TERR-shrine-a', 'Kapliczka: wepchnięcie to 1 ogłuszenie.', 'Shrine: forced in, 1 stun.'),
        reading(
          'SEN-TERR-shrine-b',
          'Na koniec tury każdy obok kapliczki zyskuje 1 skupienie.',
          'At the end of the turn everybody next to a shrine gains 1 focus.',
        ),
        rule(
          'SEN-TERR-boat',
          'Łodzie to zwykłe pola; mogą leżeć poza planszą i tworzyć przejścia.',
          'Boats are ordinary cells; they may lie off the board and make new ways.',
        ),
        reading(
          'SEN-TERR-fallen',
          'Kto wejdzie na poległego samuraja, dostaje 1 ogłuszenie i traci całe skupienie.',
          'Whoever enters the cell of a fallen samurai takes 1 stun and loses all focus.',
        ),
      ],
      examples: [
        example(
          'SEN-TERR-shrine-b',
          ['deep-meditation'],
          'Głęboka Medytacja obok kapliczki: skupienie z karty i jeszcze 1 na koniec tury.',
          'Deep Meditation beside a shrine: focus from the card and 1 more at the end of the turn.',
          {
            phase: 'discard',
            terrain: [{ kind: 'shrine', cells: ['0,0'] }],
            heroes: [{ hero: 'student', cell: '0,1', facing: 0 }, {}],
          },
        ),
      ],
    }),
  ],
};
