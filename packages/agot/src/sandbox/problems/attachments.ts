import {
  attachmentsOn,
  type CardId,
  cardOf,
  cardsIn,
  type SandboxProblem,
  sandboxProblem,
  seatsOf,
} from '@kronika/kernel';
import { mayBeOn } from '../../rules/attaching.ts';
import { definitionOf } from '../../rules/card-definition.ts';
import type { AgotState } from '../../state.ts';
import { controllerOf, ownerOf, playOf } from '../../zones.ts';
import { isUnique } from '../fitting.ts';
import { factIn, type Laid, nameIn } from './laid.ts';

/** What lies on or under other cards has to be allowed there (AGOT-ATT-g, AGOT-DUP-a). */
export function attachments({ state, thing }: Laid): readonly SandboxProblem[] {
  const hosts = seatsOf(state.table.seats).flatMap((seat) => cardsIn(state.table, playOf(seat)));
  return hosts.flatMap((host) =>
    attachmentsOn(state.table, host).flatMap((card): readonly SandboxProblem[] => {
      const found =
        cardOf(state.table, card).as === 'duplicate' ? duplicate(state, card, host) : illegal(state, card, host);
      return found === undefined ? [] : [sandboxProblem(found.text, { rule: found.rule, thing: thing(card) })];
    }),
  );
}

type Found = Pick<SandboxProblem, 'text'> & Required<Pick<SandboxProblem, 'rule'>>;

function illegal(state: AgotState, card: CardId, host: CardId): Found | undefined {
  if (mayBeOn(state, card, host, controllerOf(state, card))) return undefined;
  const [name, on] = [nameIn(state, card), nameIn(state, host)];
  return {
    text: { pl: `${name.pl} nie może być na karcie ${on.pl}.`, en: `${name.en} may not be on ${on.en}.` },
    rule: 'AGOT-ATT-g',
  };
}

/**
 * A duplicate is a copy that belongs to the owner of the unique card above it, and it lies faceup. Only where the text
 * of that card puts one facedown under it, it may be whatever it is (AGOT-FACE-a).
 */
function duplicate(state: AgotState, card: CardId, host: CardId): Found | undefined {
  const [name, over] = [nameIn(state, card), nameIn(state, host)];
  if (!isUnique(factIn(state, host)))
    return {
      text: {
        pl: `${over.pl} nie jest unikatowa, więc nie może mieć duplikatu.`,
        en: `${over.en} is not unique, so it cannot have a duplicate.`,
      },
      rule: 'AGOT-DUP-a',
    };
  const isHidden = cardOf(state.table, card).face === 'down';
  if (isHidden && definitionOf(factIn(state, host).id).duplicates !== 'facedown')
    return {
      text: {
        pl: `Duplikat leży odkryty: tekst karty ${over.pl} nie kładzie pod nią zakrytych kart.`,
        en: `A duplicate lies faceup: the text of ${over.en} puts no facedown cards under it.`,
      },
      rule: 'AGOT-DUP-a',
    };
  if (!isHidden && factIn(state, card).name !== factIn(state, host).name)
    return {
      text: {
        pl: `${name.pl} nie jest kopią karty ${over.pl}, więc nie może być jej duplikatem.`,
        en: `${name.en} is no copy of ${over.en}, so it cannot be its duplicate.`,
      },
      rule: 'AGOT-UNIQ-a',
    };
  if (ownerOf(state, card) === ownerOf(state, host) && controllerOf(state, card) === ownerOf(state, card))
    return undefined;
  return {
    text: {
      pl: `Duplikat karty ${over.pl} należy do kogoś innego niż ona; ma go i kontroluje jej właściciel.`,
      en: `The duplicate of ${over.en} belongs to somebody else; the owner of the card owns and controls it.`,
    },
    rule: 'AGOT-DUP-j',
  };
}
