import type { Lang } from '@kronika/kernel';
import type { AbilityFact, Initiative, SoloFact } from '@kronika/senjutsu';
import { typeLine } from './FaceParts.tsx';
import { FACE_WORDS } from './words.ts';

/** Everything that the head and the foot of a card tell, in words. What its lines say stands on the face itself. */
export function cardLabel(fact: AbilityFact | SoloFact, lang: Lang): string {
  const words = FACE_WORDS[lang];
  const lower = fact.is === 'solo' ? fact.second : fact.lower;
  const parts = [
    fact.name[lang],
    fact.is === 'solo' ? `${words.types[fact.type]}, ${words.soloCard}` : typeLine(fact, lang),
    initiativeWords(fact.initiative, lang),
    ...(lower === undefined ? [] : [words.secondPart(lower.speed)]),
    ...(fact.range === undefined ? [] : [words.range(fact.range)]),
    ...(fact.is === 'ability' ? ownParts(fact, lang) : []),
  ];
  return parts.join(', ');
}

function ownParts(fact: AbilityFact, lang: Lang): readonly string[] {
  const words = FACE_WORDS[lang];
  return [
    ...(fact.requires === undefined
      ? []
      : [`${words.requires}: ${fact.requires.map((kamae) => words.kamae[kamae]).join('/')}`]),
    ...(fact.focus === 0 ? [] : [words.focus(fact.focus)]),
    ...(fact.instant === undefined ? [] : [words.instants[fact.instant]]),
    ...(fact.prepared === true ? [words.prepared] : []),
    words.ranks[fact.rank],
  ];
}

export function initiativeWords(initiative: Initiative, lang: Lang): string {
  const words = FACE_WORDS[lang];
  switch (initiative.is) {
    case 'fixed':
      return `${words.speed} ${initiative.speed}`;
    case 'range':
      return `${words.speed} ${initiative.max}–${initiative.min}`;
    case 'same':
      return words.speedSame;
    case 'none':
      return words.speedNone;
  }
}
