import type { Phrase, RuleId, SeenEvent } from '@kronika/kernel';
import type { Cause } from '@kronika/lcg';
import { RULES } from '../rules/calls.ts';
import type { L5rView } from '../view.ts';
import type { Names } from './names-in.ts';
import { cardIn } from './prompting/marked.ts';

/** Why something happened that a step or a rule brought about. */
const BY_RULE: Readonly<Partial<Record<RuleId, Phrase>>> = {
  'L5R-1.3-a': { pl: 'dochód twierdzy', en: 'stronghold income' },
  'L5R-1.4-g': { pl: 'pierwszy pas', en: 'first to pass' },
  'L5R-2.4-a': { pl: 'licytacja', en: 'honor bid' },
  'L5R-3.2.4-a': { pl: 'nikt nie bronił', en: 'undefended' },
  'L5R-3.2.5-e': { pl: 'spustoszona prowincja', en: 'broken province' },
  'L5R-4.2-a': { pl: 'brak losu', en: 'no fate' },
  'L5R-5.3-a': { pl: 'przegrupowanie', en: 'regroup' },
  'L5R-ATT-f': { pl: 'nie może tu być', en: 'it cannot stay there' },
  'L5R-CONF-j': { pl: 'nie może brać udziału', en: 'it cannot take part' },
  'L5R-DASH-b': { pl: 'nie ma tej umiejętności', en: 'it lacks that skill' },
  'L5R-DUEL-D5-a': { pl: 'zamiast honoru', en: 'instead of honor' },
  'L5R-DUP-a': { pl: 'duplikat', en: 'duplicate' },
  'L5R-DUP-b': { pl: 'duplikat', en: 'duplicate' },
  'L5R-EMPTY-a': { pl: 'pusta talia', en: 'empty deck' },
  'L5R-KW-ANCESTRAL': { pl: 'Rodowy', en: 'Ancestral' },
  'L5R-KW-COURTESY': { pl: 'Kurtuazja', en: 'Courtesy' },
  'L5R-KW-PRIDE-a': { pl: 'Duma', en: 'Pride' },
  'L5R-KW-RESTRICTED-b': { pl: 'za dużo niezwykłych dodatków', en: 'too many restricted attachments' },
  'L5R-LEAVE-c': { pl: 'postać opuściła grę', en: 'its character left play' },
  'L5R-RINGFX-AIR': { pl: 'krąg Powietrza', en: 'Air ring' },
  'L5R-RINGFX-EARTH-a': { pl: 'krąg Ziemi', en: 'Earth ring' },
  'L5R-RINGFX-FIRE': { pl: 'krąg Ognia', en: 'Fire ring' },
  'L5R-RINGFX-VOID': { pl: 'krąg Pustki', en: 'Void ring' },
  'L5R-RINGFX-WATER-a': { pl: 'krąg Wody', en: 'Water ring' },
  'L5R-SETUP-3-b': { pl: 'drugi gracz', en: 'second player' },
  'L5R-SETUP-8': { pl: 'twierdza', en: 'stronghold' },
  'L5R-STATUS-g': { pl: 'odeszła uhonorowana postać', en: 'an honored character left' },
  'L5R-STATUS-h': { pl: 'odeszła zhańbiona postać', en: 'a dishonored character left' },
};

/** Why it happened: by which card, as the cost of which, or by which step; nothing where that goes without saying. */
export function causeText(
  names: Names,
  seen: SeenEvent & { readonly cause?: Cause },
  view: L5rView,
): string | undefined {
  const { cause, rule } = seen;
  // A card is paid for before the log says that it is played.
  if (cause?.is === 'cost' && cause.ability.printed === RULES) return names.card(view, cause.ability.self);
  if (cause === undefined || cause.ability.printed === RULES) return ruleCause(names, seen.is, rule);
  // What a card does to itself was told when it was used.
  if (cause.ability.self === cardIn(seen)) return undefined;
  const name = names.printed(cause.ability.printed);
  return cause.is === 'cost' ? names.words.event.cost(name) : name;
}

function ruleCause({ lang }: Names, kind: string, rule: RuleId | undefined): string | undefined {
  const why = rule && BY_RULE[rule]?.[lang];
  return rule === 'L5R-RINGFX-EARTH-a' && kind === 'cardDiscarded' ? `${why}, ${AT_RANDOM[lang]}` : why;
}

const AT_RANDOM: Phrase = { pl: 'losowo', en: 'at random' };
