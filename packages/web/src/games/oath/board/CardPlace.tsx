import { cardThing, keyOf } from '@kronika/kernel';
import { choiceOf, Place } from '../../../table/choosing/Place.tsx';
import { lookedCard } from '../../../table/looked.ts';
import { cardLabel, OathCard } from '../cards/OathCard.tsx';
import type { KnownCard } from './find-card.ts';
import { Tok } from './pieces/Tok.tsx';
import { WarbandStacks } from './pieces/Warbands.tsx';
import { useBoard } from './scope.ts';

interface CardPlaceProps {
  readonly card: KnownCard;
  readonly width: number;
}

/** A card that the viewer knows, with what lies on it. */
export function CardPlace({ card, width }: CardPlaceProps) {
  const { lang, words } = useBoard();
  const { id, printed, face, favor, secrets, warbands } = card;
  const key = keyOf(cardThing(id));
  const label = [
    cardLabel(printed, lang),
    ...(face === 'down' ? [words.hidden] : []),
    ...(favor > 0 ? [`${words.favor} ${favor}`] : []),
    ...(secrets > 0 ? [`${words.secrets} ${secrets}`] : []),
  ].join(', ');
  return (
    <Place
      place={key}
      looked={lookedCard(printed, id)}
      flip={key}
      label={label}
      className={face === 'down' ? 'oa-hid' : ''}
    >
      {(state) => {
        const choice = choiceOf(state, 'plain');
        return (
          <>
            <OathCard
              printed={printed}
              lang={lang}
              size="t"
              width={width}
              {...(choice === undefined ? {} : { marks: { choice } })}
            />
            <span className="oa-on">
              {favor > 0 && <Tok kind="favor" count={favor} />}
              {secrets > 0 && <Tok kind="secret" count={secrets} />}
              <WarbandStacks warbands={warbands} />
            </span>
            {face === 'down' && <span className="oa-hidm">{words.hidden}</span>}
          </>
        );
      }}
    </Place>
  );
}
