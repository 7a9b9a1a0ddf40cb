import type { FactOf } from '../cards/fact.ts';
import { refuses, suits } from '../rules/attaching-facts.ts';
import type { Board, Figure } from './board.ts';
import { blankingWorth, worth } from './worth.ts';

/** Attachments that are meant for enemies. */
const HARMFUL: readonly string[] = ['milk-of-the-poppy'];

/** The icon that an attachment gives. */
const ICONS: Readonly<Record<string, 'military' | 'intrigue' | 'power'>> = {
  'little-bird': 'intrigue',
  'noble-lineage': 'power',
  'syrios-training': 'military',
};

/** How good the character is as a host of the attachment; no more than nothing where it should not go. */
export function hostWorth(attachment: FactOf<'attachment'>, host: Figure): number {
  if (HARMFUL.includes(attachment.id)) {
    if (host.side === 'own') return -worth(host);
    return blankingWorth(host);
  }
  if (host.side === 'foe') return -worth(host);
  const icon = ICONS[attachment.id];
  if (icon !== undefined) return host.seen.icons.includes(icon) ? 0 : 0.4 * worth(host);
  // A second of the same kind does little more.
  const isThere = host.seen.attachments.some(({ sight }) => sight.face === 'up' && sight.printed === attachment.id);
  return (isThere ? 0.1 : 0.4) * worth(host);
}

function couldBear(attachment: FactOf<'attachment'>, { fact }: Figure): boolean {
  const hasAny = (traits: readonly (typeof fact.traits)[number][]): boolean =>
    traits.some((trait) => attachment.traits.includes(trait));
  return (
    suits(attachment.attachesTo, {
      hasAny: (traits) => traits.some((trait) => fact.traits.includes(trait)),
      isOf: (faction) => fact.faction === faction,
    }) && !fact.keywords.some((keyword) => refuses(keyword, hasAny))
  );
}

/** What the attachment would bring on its best host. */
export function bestHostWorth({ figures }: Board, attachment: FactOf<'attachment'>): number {
  return Math.max(
    0,
    ...figures.filter((figure) => couldBear(attachment, figure)).map((figure) => hostWorth(attachment, figure)),
  );
}
