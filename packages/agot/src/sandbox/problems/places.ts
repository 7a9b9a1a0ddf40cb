import { type SandboxProblem, sandboxProblem } from '@kronika/kernel';
import type { ParsedSituation } from '../../situation/description.ts';
import type { Placed } from '../../situation/notes.ts';
import { cardName } from '../../text/names.ts';
import { allPieces } from '../draft.ts';
import { canBeAttached, factCalled, zonesFor } from '../fitting.ts';
import { type Piece, thingOf } from '../pieces.ts';
import { seatName, ZONE_NAMES } from '../words.ts';

/** Whether there is such a place for such a card; what lies on or under others is looked at later. */
function fits({ zone, on }: Piece, { printed, said }: Placed): boolean {
  const fact = factCalled(printed);
  if (on === undefined) return zonesFor(fact).includes(zone);
  return zone === 'play' && (said.marks.as === 'duplicate' ? zonesFor(fact).includes('deck') : canBeAttached(fact));
}

/** Cards in zones that are not for such cards (AGOT-ZONE-a, -b). */
export function wrongPlaces(situation: ParsedSituation): readonly SandboxProblem[] {
  return allPieces(situation).flatMap(([piece, placed]): readonly SandboxProblem[] => {
    if (fits(piece, placed)) return [];
    const [name, zone, seat] = [cardName(factCalled(placed.printed)), ZONE_NAMES[piece.zone], seatName(piece.seat)];
    const text =
      piece.on === undefined
        ? {
            pl: `${name.pl} nie może tu leżeć: ${zone.pl}, ${seat.pl}.`,
            en: `${name.en} cannot lie here: ${zone.en}, ${seat.en}.`,
          }
        : {
            pl: `${name.pl} nie może być dołączona do innej karty.`,
            en: `${name.en} cannot be attached to another card.`,
          };
    return [
      sandboxProblem(text, { rule: piece.on === undefined ? 'AGOT-ZONE-a' : 'AGOT-ATT-a', thing: thingOf(piece) }),
    ];
  });
}

/** What can be said of a card depends on where it lies. */
function isWronglyMarked({ zone, on }: Piece, { printed, said, attachments }: Placed): boolean {
  const { stance, power = 0, tokens = {}, as = 'printed', part = 'none', entered = 'before' } = said.marks;
  const isHosted = on !== undefined;
  const isPlayed = zone === 'play' && as !== 'duplicate';
  const isCharacter = isPlayed && !isHosted && factCalled(printed).type === 'character';
  return (
    (!isPlayed && zone !== 'faction' && (stance === 'kneeling' || power > 0)) ||
    (!isPlayed && zone !== 'faction' && zone !== 'plot' && Object.keys(tokens).length > 0) ||
    Object.values(tokens).some((amount) => amount === 0) ||
    (!isCharacter && (part !== 'none' || entered === 'ambushed')) ||
    (zone !== 'play' && entered !== 'before') ||
    (!isHosted && as !== 'printed') ||
    (as === 'attachment' && factCalled(printed).type === 'attachment') ||
    (zone !== 'play' && (attachments.length > 0 || said.owner !== undefined)) ||
    (!isHosted && said.controller !== undefined) ||
    (said.face === 'down' && as !== 'duplicate' && zone !== 'plotDeck' && zone !== 'deck')
  );
}

/** Marks that only mean something on cards that lie elsewhere. */
export function wrongMarks(situation: ParsedSituation): readonly SandboxProblem[] {
  return allPieces(situation).flatMap(([piece, placed]): readonly SandboxProblem[] => {
    if (!isWronglyMarked(piece, placed)) return [];
    const { pl, en } = cardName(factCalled(placed.printed));
    return [
      sandboxProblem(
        {
          pl: `O karcie ${pl} powiedziano coś, co nie pasuje do miejsca, w którym leży.`,
          en: `Something is said of ${en} that does not fit where it lies.`,
        },
        { thing: thingOf(piece) },
      ),
    ];
  });
}
