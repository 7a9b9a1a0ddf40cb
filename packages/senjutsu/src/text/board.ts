import { type Phrase, type Sight, wrapped } from '@kronika/kernel';
import type { Condition } from '../cards/pictograms.ts';
import { DIRECTIONS, distance, neighbour, sidesBetween, turned } from '../hex/index.ts';
import type { FoeCard } from '../solo/foe.ts';
import type { FighterView, HeroView, SenjutsuView } from '../view.ts';
import { counted } from './amounts.ts';
import { cardLine } from './card-text.ts';
import {
  BEHAVIOUR_NAMES,
  CONTRACT_NAMES,
  DIRECTION_NAMES,
  FIELD_DIRECTIONS,
  FORMAT_NAMES,
  heroName,
  KAMAE_NAMES,
  PHASE_NAMES,
  STANCE_NAMES,
  TERRAIN_NAMES,
  TYPE_PLURALS,
} from './names.ts';
import { type Names, ownHero, standOf } from './names-in.ts';

/** Where the match stands, in a few words. */
export function momentText({ lang }: Names, { turn, phase, horde }: SenjutsuView): string {
  const wave =
    horde === null || horde.wave === 0
      ? []
      : [{ pl: `runda ${horde.round}, fala ${horde.wave}`, en: `round ${horde.round}, wave ${horde.wave}` }[lang]];
  if (turn === 0 || phase === 'setup') return [...wave, PHASE_NAMES.setup[lang]].join(', ');
  return [...wave, { pl: `tura ${turn}`, en: `turn ${turn}` }[lang], PHASE_NAMES[phase][lang]].join(', ');
}

/** The table in words: who stands where, seen from the reader's hero. */
export function boardText(names: Names, view: SenjutsuView): string {
  const { lang } = names;
  const { format, speed, fighters, advantage } = view;
  const own = ownHero(view);
  return [
    [
      FORMAT_NAMES[format][lang],
      momentText(names, view),
      ...(speed === null ? [] : [{ pl: `szybkość ${speed}`, en: `speed ${speed}` }[lang]]),
    ].join(' · '),
    ...(advantage.length < 2
      ? []
      : [
          `${{ pl: 'Przewaga, od góry', en: 'Advantage, from the top' }[lang]}: ${advantage.map((seat) => names.seat(seat)).join(', ')}`,
        ]),
    ...fighters.flatMap((fighter) => fighterLines(names, view, fighter)),
    ...(own === undefined ? [] : aroundLines(names, view, own)),
    ...terrainLines(names, view),
    ...blockLines(names, view),
    ...bannedLines(names, view),
    ...(own === undefined ? [] : handLines(names, own)),
  ].join('\n');
}

function fighterLines(names: Names, view: SenjutsuView, fighter: FighterView): readonly string[] {
  const { lang } = names;
  const isTeamed = view.format === 'teams';
  const parts = [
    `${names.fighter(view, fighter.id)}${fighter.id === ownHero(view)?.id ? { pl: ' (Ty)', en: ' (you)' }[lang] : ''}`,
    ...(fighter.is === 'hero' ? [heroName(fighter.hero)[lang]] : []),
    ...(isTeamed ? [{ pl: `drużyna ${fighter.team + 1}`, en: `team ${fighter.team + 1}` }[lang]] : []),
    ...placeWords(names, view, fighter),
    ...(fighter.is === 'hero' ? heroWords(names, fighter) : foeWords(names, fighter)),
  ];
  return [wrapped(parts.join(' · '), ''), ...playedLines(names, fighter)];
}

/** Where somebody is and looks, seen from the reader's hero. */
function placeWords(names: Names, view: SenjutsuView, fighter: FighterView): readonly string[] {
  const { lang } = names;
  if (fighter.defeat !== null) return [{ pl: 'poza walką', en: 'out of the fight' }[lang]];
  const stand = standOf(fighter);
  if (stand === undefined) return [{ pl: 'jeszcze poza polem', en: 'not yet on the field' }[lang]];
  const own = standOf(ownHero(view));
  const looks = `${{ pl: 'patrzy', en: 'faces' }[lang]} ${FIELD_DIRECTIONS[stand.facing][lang]}`;
  if (own === undefined || own.cell === stand.cell) return [`${{ pl: 'pole', en: 'cell' }[lang]} ${stand.cell}`, looks];
  const away = distance(own.cell, stand.cell);
  return [
    names.cell(view, stand.cell),
    { pl: `dystans ${away}`, en: `distance ${away}` }[lang],
    `${looks} (${relativeFacing(lang, sidesBetween(own.facing, stand.facing))})`,
  ];
}

function relativeFacing(lang: Names['lang'], sides: number): string {
  if (sides === 0) return { pl: 'tak jak Ty', en: 'the same way as you' }[lang];
  if (sides === 3) return { pl: 'przeciwnie niż Ty', en: 'opposite to you' }[lang];
  return sides < 3
    ? { pl: `o ${sides} w prawo od Ciebie`, en: `${sides} to the right of you` }[lang]
    : { pl: `o ${6 - sides} w lewo od Ciebie`, en: `${6 - sides} to the left of you` }[lang];
}

function statusWords(names: Names, fighter: FighterView): readonly string[] {
  const { lang } = names;
  const { wounds, bleeding, woundLimit, limps, conditions } = fighter;
  return [
    { pl: `rany ${wounds + bleeding}/${woundLimit}`, en: `wounds ${wounds + bleeding}/${woundLimit}` }[lang],
    ...(bleeding === 0 ? [] : [{ pl: `krwawiące ${bleeding}`, en: `bleeding ${bleeding}` }[lang]]),
    ...(limps.length === 0 ? [] : [{ pl: `utykania ${limps.length}`, en: `limps ${limps.length}` }[lang]]),
    ...conditions.map((condition) => CONDITIONS[condition][lang]),
  ];
}

const CONDITIONS: Readonly<Record<Condition, Phrase>> = {
  hidden: { pl: 'w Ukryciu', en: 'hidden' },
  desperate: { pl: 'w Desperacji', en: 'desperate' },
};

function heroWords(names: Names, hero: HeroView): readonly string[] {
  const { lang } = names;
  return [
    KAMAE_NAMES[hero.kamae][lang],
    { pl: `skupienie ${hero.focus}/3`, en: `focus ${hero.focus}/3` }[lang],
    ...statusWords(names, hero),
    ...(hero.stuns === 0
      ? []
      : [{ pl: `ogłuszenia ${hero.stuns}/${hero.handLimit}`, en: `stuns ${hero.stuns}/${hero.handLimit}` }[lang]]),
    { pl: `ręka ${hero.hand.length}`, en: `hand ${hero.hand.length}` }[lang],
    { pl: `talia ${hero.deck}`, en: `deck ${hero.deck}` }[lang],
    { pl: `odrzucone ${hero.discard.length}`, en: `discard ${hero.discard.length}` }[lang],
    ...hero.inPlay.map(({ printed }) => names.printed(printed)),
  ];
}

function foeWords(names: Names, foe: Extract<FighterView, { readonly is: 'foe' }>): readonly string[] {
  const { lang } = names;
  return [
    `${{ pl: 'Zachowanie', en: 'Behaviour' }[lang]} ${BEHAVIOUR_NAMES[foe.behaviour][lang]}`,
    STANCE_NAMES[foe.stance][lang],
    { pl: `preferowany dystans ${foe.preferredDistance}`, en: `preferred distance ${foe.preferredDistance}` }[lang],
    ...statusWords(names, foe),
    ...(foe.stuns === 0
      ? []
      : [{ pl: `ogłuszenia ${foe.stuns}/${foe.woundLimit}`, en: `stuns ${foe.stuns}/${foe.woundLimit}` }[lang]]),
    { pl: `talia ${foe.deck}`, en: `deck ${foe.deck}` }[lang],
    ...knownWords(names, foe.known),
    ...foe.contracts.map(
      (contract) => `${{ pl: 'Zlecenie', en: 'contract' }[lang]}: ${CONTRACT_NAMES[contract][lang]}`,
    ),
    ...foe.poisons.map(({ printed }) => names.printed(printed)),
  ];
}

/** What the reader has seen on top of a deck. */
function knownWords(names: Names, known: readonly FoeCard[]): readonly string[] {
  if (known.length === 0) return [];
  const cards = known.map((card) => cardWords(names, card)).join(', ');
  return [`${{ pl: 'na wierzchu', en: 'on top' }[names.lang]}: ${cards}`];
}

function cardWords({ lang, printed }: Names, card: FoeCard): string {
  if (card === 'stun') return { pl: 'ogłuszenie', en: 'stun' }[lang];
  return card === 'poison' ? { pl: 'trucizna', en: 'poison' }[lang] : printed(card);
}

/** The revealed card, and how its parts stand. */
function playedLines({ lang, printed: name }: Names, { played }: FighterView): readonly string[] {
  if (played === null) return [];
  const { revealed, segments, instants } = played;
  const card = revealed.is === 'stun' ? { pl: 'ogłuszenie', en: 'stun' }[lang] : name(revealed.printed);
  const parts = segments.map(({ speed, stage }) => `${speed} ${STAGES[stage][lang]}`);
  const extras = instants.map(({ printed }) => ` + ${name(printed)}`).join('');
  const told = parts.length === 0 ? '' : ` (${parts.join(', ')})`;
  return [wrapped(`${{ pl: 'karta', en: 'card' }[lang]}: ${card}${extras}${told}`, '  ')];
}

const STAGES = {
  waiting: { pl: 'czeka', en: 'to come' },
  running: { pl: 'trwa', en: 'now' },
  resting: { pl: 'blok stoi', en: 'block stands' },
  done: { pl: 'rozpatrzona', en: 'done' },
  dropped: { pl: 'przepadła', en: 'lost' },
} as const;

/** The six cells around the reader's hero. */
function aroundLines(names: Names, view: SenjutsuView, own: HeroView): readonly string[] {
  const stand = standOf(own);
  if (stand === undefined) return [];
  const cells = DIRECTIONS.map((direction) => {
    const cell = neighbour(stand.cell, turned(stand.facing, direction));
    return `${DIRECTION_NAMES[direction][names.lang]}: ${contentOf(names, view, cell)}`;
  });
  return [wrapped(`${{ pl: 'Wokół Ciebie', en: 'Around you' }[names.lang]}: ${cells.join('; ')}`, '')];
}

function contentOf(names: Names, view: SenjutsuView, cell: FighterCell): string {
  const { lang } = names;
  const there = view.fighters.find((fighter) => fighter.cell === cell && fighter.defeat === null);
  if (there !== undefined) return names.fighter(view, there.id);
  const piece = view.field.pieces.find(({ cells }) => cells.includes(cell));
  if (piece !== undefined) return TERRAIN_NAMES[piece.kind][lang];
  return view.field.cells.includes(cell)
    ? { pl: 'wolne', en: 'free' }[lang]
    : { pl: 'poza planszą', en: 'off the board' }[lang];
}

type FighterCell = NonNullable<FighterView['cell']>;

function terrainLines(names: Names, view: SenjutsuView): readonly string[] {
  const { pieces } = view.field;
  if (pieces.length === 0) return [];
  const told = pieces.map(
    ({ kind, cells }) =>
      `${TERRAIN_NAMES[kind][names.lang]} (${cells.map((cell) => names.cell(view, cell)).join('; ')})`,
  );
  return [wrapped(`${{ pl: 'Teren', en: 'Terrain' }[names.lang]}: ${told.join(', ')}`, '')];
}

function blockLines(names: Names, view: SenjutsuView): readonly string[] {
  const { lang } = names;
  return view.blocks.map(({ by, cells, speed }) =>
    wrapped(
      `${{ pl: 'Blok', en: 'Block' }[lang]} (${names.fighter(view, by)}, ${speed}): ${cells.map((cell) => names.cell(view, cell)).join('; ')}`,
      '',
    ),
  );
}

function bannedLines(names: Names, { bannedTypes, bannedCards }: SenjutsuView): readonly string[] {
  const { lang } = names;
  const banned = [...bannedTypes.map((type) => TYPE_PLURALS[type][lang]), ...bannedCards.map(names.printed)];
  return banned.length === 0
    ? []
    : [`${{ pl: 'W tej turze nikt nie zagra', en: 'Nobody may play this turn' }[lang]}: ${banned.join(', ')}`];
}

function handLines(names: Names, { hand, core, stuns }: HeroView): readonly string[] {
  const { lang } = names;
  const lines = (sights: readonly Sight[]): readonly string[] =>
    sights.flatMap((sight) => (sight.face === 'up' ? [wrapped(cardLine(sight.printed, lang), '  ')] : []));
  return [
    `${{ pl: 'Twoja ręka', en: 'Your hand' }[lang]}:`,
    ...lines(hand),
    ...(stuns === 0 ? [] : [`  ${counted(lang, stuns, 'stun')}`]),
    ...lines(core),
  ];
}
