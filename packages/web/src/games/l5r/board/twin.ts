import type { Lang, SeatId, Sight } from '@kronika/kernel';
import {
  type CharacterView,
  cardName,
  ELEMENT_NAMES,
  factOf,
  type L5rView,
  type LyingCard,
  l5r,
  type ProvinceView,
  ringThing,
  type SeatView,
} from '@kronika/l5r';
import type { TwinLine, TwinSection } from '../../../table/board-module.ts';
import { cardPlace } from '../../../table/choosing/controls.ts';
import { seatPlace } from '../../../table/choosing/place-names.ts';
import { lookedAt } from '../../../table/looked.ts';
import { cardLabel } from '../cards/label.ts';
import { attackedName } from './attacked-name.ts';
import { declarationIn } from './declaring/declaration.ts';
import { attackForecast } from './declaring/forecast.ts';
import { characterState } from './find-card.ts';
import { ringPlace } from './spots.ts';
import { BOARD_WORDS, type BoardWords } from './words.ts';

interface Telling {
  readonly view: L5rView;
  readonly lang: Lang;
  readonly words: BoardWords;
}

/** The whole board in words: the conflict, oneself, the opponent, the rings, in the order one asks for them. */
export function twinOf(view: L5rView, lang: Lang, near: SeatId): readonly TwinSection[] {
  const telling: Telling = { view, lang, words: BOARD_WORDS[lang] };
  const own = view.seats.find(({ seat }) => seat === near);
  const others = view.seats.filter(({ seat }) => seat !== near);
  return [
    ...conflictSection(telling),
    ...declaringSection(telling),
    ...(own === undefined ? [] : [handSection(telling, own), ...seatSections(telling, own)]),
    ...others.flatMap((seat) => seatSections(telling, seat)),
    ringSection(telling),
  ];
}

const seatWord = (lang: Lang, seat: SeatId): string => l5r.text[lang].seat?.(seat) ?? String(seat + 1);

function conflictSection({ view, lang, words }: Telling): readonly TwinSection[] {
  const { conflict } = view;
  if (conflict === null) return [];
  const { attacker, type, ring, province, strength, totals } = conflict;
  const [attack, defense] = [totals[attacker] ?? 0, totals[attacker === 0 ? 1 : 0] ?? 0];
  const missing = strength - (attack - defense);
  const where = attackedName(view, province, lang);
  return [
    {
      key: 'conflict',
      heading: `${words.conflict[type]}, ${ELEMENT_NAMES[ring][lang]}`,
      lines: [
        { key: 'totals', text: `${seatWord(lang, attacker)}: ${words.attack} ${attack}, ${words.defense} ${defense}` },
        {
          key: 'province',
          text: `${where}, ${words.strength(strength)}, ${missing > 0 ? words.missing(missing) : words.enough}`,
        },
        ...view.seats.flatMap((seat) =>
          seat.characters
            .filter(({ at }) => at === 'conflict')
            .flatMap((character) =>
              characterLines({ view, lang, words }, character, seat.seat === attacker ? words.attacks : words.defends),
            ),
        ),
      ],
    },
  ];
}

/** What one is declaring, and who could defend against it. */
function declaringSection({ view, lang, words }: Telling): readonly TwinSection[] {
  const declaration = declarationIn(view, undefined, undefined);
  if (declaration?.is !== 'attack') return [];
  const { type, ring, province } = declaration;
  const { defenders, most, strength } = attackForecast(view, declaration);
  const where = province === undefined ? words.facedownProvince : attackedName(view, province, lang);
  const names = defenders.map(({ character: { sight }, skill }) =>
    [sight.face === 'up' ? cardName(factOf(sight.printed))[lang] : words.hiddenCard, skill].join(' '),
  );
  return [
    {
      key: 'declaring',
      heading: `${words.declaring}: ${words.conflictType[type]}, ${ELEMENT_NAMES[ring][lang]}`,
      lines: [
        ...(province === undefined
          ? []
          : [
              {
                key: 'province',
                text: `${where}, ${strength === undefined ? words.unknownStrength : words.strength(strength)}`,
              },
            ]),
        {
          key: 'mayDefend',
          text:
            names.length === 0
              ? words.nobodyMayDefend
              : `${words.mayDefend}: ${names.join(', ')}; ${words.allTogether} ${most}`,
        },
      ],
    },
  ];
}

function handSection({ lang, words }: Telling, { hand }: SeatView): TwinSection {
  return {
    key: 'hand',
    heading: words.hand,
    lines: hand.map((sight, place) => sightLine(sight, `hand${place}`, { lang, words })),
  };
}

function sightLine(sight: Sight, key: string, { lang, words }: Pick<Telling, 'lang' | 'words'>): TwinLine {
  if (sight.face === 'down') return { key, text: words.hiddenCard };
  return {
    key,
    text: cardLabel(factOf(sight.printed), {}, lang),
    place: cardPlace(sight.card),
    looked: lookedAt(sight),
  };
}

function seatSections(telling: Telling, seat: SeatView): readonly TwinSection[] {
  const { lang, words } = telling;
  const name = seatWord(lang, seat.seat);
  const home = seat.characters.filter(({ at }) => at === 'home');
  return [
    { key: `seat${seat.seat}`, heading: name, lines: statusLines(telling, seat) },
    {
      key: `home${seat.seat}`,
      heading: words.homeOf(name),
      lines:
        home.length === 0
          ? [{ key: 'none', text: words.nobody }]
          : home.flatMap((character) => characterLines(telling, character)),
    },
    {
      key: `provinces${seat.seat}`,
      heading: words.provincesOf(name),
      lines: seat.provinces.flatMap((province) => provinceLines(telling, seat, province)),
    },
  ];
}

function statusLines({ view, lang, words }: Telling, seat: SeatView): readonly TwinLine[] {
  const piles = [
    `${words.piles.dynastyDeck} ${seat.dynastyDeck.size}`,
    `${words.piles.dynastyDiscard} ${seat.dynastyDiscard.length}`,
    `${words.piles.conflictDeck} ${seat.conflictDeck.size}`,
    `${words.piles.conflictDiscard} ${seat.conflictDiscard.length}`,
  ];
  const marks = [
    `${words.honor} ${seat.honor}`,
    `${words.fate} ${seat.fate}`,
    ...(seat.dial === null ? [] : [`${words.dial} ${seat.dial}`]),
    words.cards(seat.hand.length),
    ...(view.first === seat.seat ? [words.first] : []),
    ...(view.favor?.holder === seat.seat ? [`${words.favor} (${words.favorSide[view.favor.side]})`] : []),
    ...(view.phase === 'conflict' ? [words.conflictsLeft(seat.opportunities)] : []),
  ];
  return [
    { key: 'status', text: marks.join(', '), place: seatPlace(seat.seat) },
    { key: 'piles', text: piles.join(', ') },
    ...seat.role.map((sight, place) => sightLine(sight, `role${place}`, { lang, words })),
  ];
}

function characterLines({ lang, words }: Telling, character: CharacterView, role?: string): readonly TwinLine[] {
  const { id, sight, evaded, attachments } = character;
  if (sight.face === 'down') return [];
  const fact = factOf(sight.printed);
  const text = [
    cardLabel(fact, characterState(character), lang),
    ...(role === undefined ? [] : [role]),
    ...(evaded ? [words.evaded] : []),
  ];
  return [
    { key: String(id), text: text.join(', '), place: cardPlace(id), looked: lookedAt(sight) },
    ...attachments.flatMap(({ id: worn, sight: seen, stance }) =>
      seen.face === 'up'
        ? [
            {
              key: String(worn),
              text: `${cardLabel(factOf(seen.printed), { stance }, lang)}, ${words.on(cardName(fact)[lang])}`,
              place: cardPlace(worn),
              looked: lookedAt(seen),
            },
          ]
        : [],
    ),
  ];
}

function provinceLines(
  { view, lang, words }: Telling,
  seat: SeatView,
  { place, province, condition, strength, row }: ProvinceView,
): readonly TwinLine[] {
  const name = province?.sight.face === 'up' ? cardName(factOf(province.sight.printed))[lang] : words.hiddenProvince;
  const head = [
    place === 0 ? words.stronghold : `${words.province} ${place}`,
    province === undefined ? words.empty : name,
    ...(condition === 'broken' ? [words.broken] : strength === undefined ? [] : [words.strength(strength)]),
    ...(province !== undefined && view.conflict?.province === province.id ? [words.attacked] : []),
  ];
  const there: readonly (LyingCard & { readonly stance?: 'ready' | 'bowed' })[] =
    place === 0 ? [...seat.stronghold, ...row] : row;
  return [
    {
      key: `p${place}`,
      text: head.join(', '),
      ...(province === undefined ? {} : { place: cardPlace(province.id), looked: lookedAt(province.sight) }),
    },
    ...there.map((card) => ({
      key: String(card.id),
      text:
        card.sight.face === 'up'
          ? `${cardLabel(factOf(card.sight.printed), card.stance === undefined ? {} : { stance: card.stance }, lang)}${card.face === 'down' ? `, ${words.facedown}` : ''}`
          : words.hiddenCard,
      place: cardPlace(card.id),
      looked: lookedAt(card.sight),
    })),
  ];
}

function ringSection({ view, lang, words }: Telling): TwinSection {
  return {
    key: 'rings',
    heading: words.rings,
    lines: view.rings.map(({ element, held, fate }) => ({
      key: element,
      text: [
        ELEMENT_NAMES[element][lang],
        held === 'unclaimed' ? words.unclaimed : held === 'contested' ? words.contested : seatWord(lang, held),
        ...(fate === 0 ? [] : [words.fateOn(fate)]),
      ].join(', '),
      place: ringPlace(element),
      looked: ringThing(element),
    })),
  };
}
