import type { PrintedId } from '@kronika/kernel';
import { factOf } from '@kronika/senjutsu';
import { Icon } from '../../../sprite/Icon.tsx';
import { TYPE_ICONS } from '../badges.ts';
import { Picture } from './Picture.tsx';
import { Speed } from './Speed.tsx';

/** A card beside words: its frame, its speed and the sign of its type. */
export function CardThumb({ printed }: { readonly printed: PrintedId }) {
  const fact = factOf(printed);
  if (fact.is === 'poison')
    return (
      <span className="thumb senthumb poison">
        <Picture name="poison-bottle" />
      </span>
    );
  return (
    <span className={`thumb senthumb t-${fact.type} ${fact.is === 'solo' ? 'ai' : `r-${fact.rank}`}`}>
      <Speed initiative={fact.initiative} />
      <Icon name={TYPE_ICONS[fact.type]} />
    </span>
  );
}
