import type { Lang } from '@kronika/kernel';
import type { Fact } from '@kronika/l5r';
import { FACE_WORDS, typeWord } from './words.ts';

/** The last line of a card in the inspector: deck and clan, what it costs another clan, its number. */
export function Foot({ fact, lang }: { readonly fact: Fact; readonly lang: Lang }) {
  const say = FACE_WORDS[lang];
  const { clan, side, type, influenceCost = 0, number } = fact;
  // A stronghold has the back of a province, but nobody would call it one.
  const kind = type === 'stronghold' ? typeWord(fact, lang) : say.side[side];
  return (
    <div className="foot">
      <span>{[...new Set([kind, clan === 'neutral' ? typeWord(fact, lang) : say.clan(clan)])].join(' · ')}</span>
      {influenceCost > 0 && (
        <span className="pips">
          <span className="vh">{say.influenceCost(influenceCost)}</span>
          {Array.from({ length: influenceCost }, (_, pip) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pips are all alike
            <i key={pip} />
          ))}
        </span>
      )}
      <span>
        <span className="vh">{say.number} </span>
        {number}
      </span>
    </div>
  );
}
