import type { Lang } from '@kronika/kernel';
import { CARD_TYPE_NAMES, cardName, ELEMENT_NAMES, type Fact, factOf } from '@kronika/l5r';
import { markWords } from '../../../cards/mark-words.ts';
import type { L5rCardState } from './card-state.ts';
import { FACE_WORDS, type FaceWords } from './words.ts';

/** Everything a face shows at a glance, in one sentence: what it is, its values now, its state. */
export function cardLabel(fact: Fact, state: L5rCardState, lang: Lang): string {
  const say = FACE_WORDS[lang];
  const { status, fate = 0, attachments = [] } = state;
  return [
    cardName(fact)[lang],
    CARD_TYPE_NAMES[fact.type][lang],
    ...(fact.clan === 'neutral' ? [] : [say.clan(fact.clan)]),
    ...values(fact, state, lang),
    ...(status === 'honored' || status === 'dishonored' ? [say[status]] : []),
    ...(fate === 0 ? [] : [`${say.fate} ${fate}`]),
    ...(attachments.length === 0
      ? []
      : [say.has(attachments.map(({ printed }) => cardName(factOf(printed))[lang]).join('; '))]),
    ...markWords(state, lang),
  ].join(', ');
}

function values(fact: Fact, state: L5rCardState, lang: Lang): readonly string[] {
  const say = FACE_WORDS[lang];
  switch (fact.type) {
    case 'character': {
      const { military = fact.military, political = fact.political, glory = fact.glory } = state;
      return [
        `${say.cost} ${fact.cost}`,
        `${say.military} ${skill(military, say)}`,
        `${say.political} ${skill(political, say)}`,
        `${say.glory} ${glory}`,
      ];
    }
    case 'attachment':
      return [
        `${say.cost} ${fact.cost}`,
        ...(fact.militaryBonus === null ? [] : [`${say.military} +${fact.militaryBonus}`]),
        ...(fact.politicalBonus === null ? [] : [`${say.political} +${fact.politicalBonus}`]),
      ];
    case 'event':
      return [`${say.cost} ${fact.cost}`];
    case 'holding':
      return [`${say.strength} +${fact.strengthBonus}`];
    case 'province':
      return [`${say.strength} ${state.strength ?? fact.strength}`, ELEMENT_NAMES[fact.element][lang]];
    case 'stronghold':
      return [
        `${say.strength} +${fact.strengthBonus}`,
        `${say.honor} ${fact.honor}`,
        `${say.fate} ${fact.fate}`,
        `${say.influence} ${fact.influence}`,
      ];
    case 'role':
      return [ELEMENT_NAMES[fact.element][lang]];
  }
}

const skill = (value: number | null, say: FaceWords): string => (value === null ? say.dash : String(value));
