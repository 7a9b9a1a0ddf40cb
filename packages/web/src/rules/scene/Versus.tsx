import type { Lang } from '@kronika/kernel';
import { type Badge, Mon } from '../../cards/Mon.tsx';
import { RULES_WORDS } from '../words.ts';

interface VersusProps {
  readonly attack: number | undefined;
  readonly defense: number | undefined;
  readonly badge: Badge;
  readonly lang: Lang;
}

/** Both totals, and what is fought about. */
export function Versus({ attack, defense, badge, lang }: VersusProps) {
  const words = RULES_WORDS[lang];
  return (
    <div className="rule-versus">
      <div>
        <b>{attack}</b>
        <small>{words.attack}</small>
      </div>
      <Mon badge={badge} place="line" />
      <div>
        <b>{defense}</b>
        <small>{words.defense}</small>
      </div>
    </div>
  );
}
