import * as z from 'zod';
import { TRAITS } from './traits.ts';

const traits = z.array(z.literal(TRAITS)).min(1);

/** The keywords that are there or not, and say nothing more (AGOT-KW-c). */
export const PLAIN_KEYWORDS = [
  'insight',
  'intimidate',
  'limited',
  'noAttachments',
  'pillage',
  'renown',
  'stealth',
  'terminal',
] as const;
export type PlainKeyword = (typeof PLAIN_KEYWORDS)[number];

/** A keyword as it is printed or gained. */
export const keywordSchema = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal(PLAIN_KEYWORDS) }),
  /** What it costs to put the card into play during the challenges phase (AGOT-KW-AMBUSH-a). */
  z.strictObject({ is: z.literal('ambush'), gold: z.int().min(0) }),
  /** Only attachments with one of these traits (AGOT-KW-NOATT-c). */
  z.strictObject({ is: z.literal('noAttachmentsExcept'), traits }),
  /** No attachments with one of these traits (AGOT-KW-NOATT-b). */
  z.strictObject({ is: z.literal('noAttachmentsWith'), traits }),
]);
export type Keyword = z.infer<typeof keywordSchema>;
