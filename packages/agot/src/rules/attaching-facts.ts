import type { AttachesTo, Faction } from '../cards/fact.ts';
import type { Keyword } from '../cards/keywords.ts';
import type { Trait } from '../cards/traits.ts';

/** Whether a keyword of the host keeps an attachment off it that has such traits (AGOT-KW-NOATT-a, -b, -c). */
export function refuses(keyword: Keyword, hasAny: (traits: readonly Trait[]) => boolean): boolean {
  switch (keyword.is) {
    case 'noAttachments':
      return true;
    case 'noAttachmentsWith':
      return hasAny(keyword.traits);
    case 'noAttachmentsExcept':
      return !hasAny(keyword.traits);
    default:
      return false;
  }
}

/** What a host is like. */
interface Host {
  readonly hasAny: (traits: readonly Trait[]) => boolean;
  readonly isOf: (faction: Faction) => boolean;
}

/** Whether the host is such that the attachment may be on it. */
export function suits(to: AttachesTo, host: Host): boolean {
  switch (to.is) {
    case 'anyCharacter':
      return true;
    case 'faction':
      return host.isOf(to.faction);
    case 'traits':
      return host.hasAny(to.traits);
  }
}
