import { type Lang, printedId } from '@kronika/kernel';
import type { CardSize } from '../../../cards/size.ts';
import type { L5rCardState } from '../cards/card-state.ts';
import { L5rBack } from '../cards/L5rBack.tsx';
import { L5rCard } from '../cards/L5rCard.tsx';
import { GALLERY_WORDS } from './words.ts';

const KAEZIN = printedId('kakita-kaezin');
const BERSERKER = printedId('matsu-berserker');
const KATANA = printedId('fine-katana');
const FAN = printedId('ornate-fan');
const PEACE = printedId('the-art-of-peace');

/** Every state a card can be in, one after the other. */
export function States({ lang }: { readonly lang: Lang }) {
  const say = GALLERY_WORDS[lang];
  const katana = { key: 'katana', printed: KATANA, stance: 'ready' } as const;
  const fan = { key: 'fan', printed: FAN, stance: 'bowed' } as const;
  const states: readonly (readonly [typeof KAEZIN, L5rCardState])[] = [
    [BERSERKER, {}],
    [BERSERKER, { choice: { is: 'may' } }],
    [BERSERKER, { choice: { is: 'chosen' } }],
    [BERSERKER, { choice: { is: 'chosen', order: 2 } }],
    [BERSERKER, { choice: { is: 'not' } }],
    [BERSERKER, { stance: 'bowed' }],
    [KAEZIN, { stance: 'bowed', status: 'honored', fate: 2, attachments: [katana] }],
    [KAEZIN, { status: 'honored', military: 5, political: 4 }],
    [KAEZIN, { status: 'dishonored', military: 1, political: 0 }],
    [KAEZIN, { fate: 2, military: 5, attachments: [katana, fan] }],
    [KAEZIN, { choice: { is: 'chosen' }, fate: 1, attachments: [katana] }],
    [BERSERKER, { target: true }],
    [BERSERKER, { target: true, choice: { is: 'may' } }],
    [KAEZIN, { blank: true }],
    [KAEZIN, { spent: say.limit }],
    [KAEZIN, { source: say.action }],
    [PEACE, { contested: true, strength: 6 }],
    [PEACE, { broken: true }],
  ];
  return (
    <section>
      <h2>{say.states}</h2>
      {(['t', 'h'] satisfies CardSize[]).map((size) => (
        <div key={size} className="states panel">
          {states.map(([printed, state]) => (
            <L5rCard key={JSON.stringify(state)} printed={printed} size={size} lang={lang} state={state} />
          ))}
          <L5rBack deck="dynasty" clan="lion" lang={lang} size={size} />
          <L5rBack deck="conflict" clan="crane" lang={lang} size={size} />
          <L5rBack deck="province" clan="scorpion" lang={lang} size={size} state={{ choice: { is: 'may' } }} />
          <L5rBack deck="dynasty" clan="dragon" lang={lang} size={size} state={{ stance: 'bowed' }} />
        </div>
      ))}
    </section>
  );
}
