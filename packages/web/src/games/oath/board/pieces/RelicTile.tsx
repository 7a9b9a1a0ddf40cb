import { cardThing, keyOf } from '@kronika/kernel';
import { isRelicName, relicDice } from '@kronika/oath';
import { Place } from '../../../../table/choosing/Place.tsx';
import { lookedCard } from '../../../../table/looked.ts';
import { Emblem } from '../../cards/Emblem.tsx';
import { nameOfCard } from '../../cards/names.ts';
import type { KnownCard } from '../find-card.ts';
import { useBoard } from '../scope.ts';

/** A relic that somebody holds, with the defence dice it adds. */
export function RelicTile({ relic }: { readonly relic: KnownCard }) {
  const { lang, words } = useBoard();
  const key = keyOf(cardThing(relic.id));
  const dice = isRelicName(relic.printed) ? relicDice(relic.printed) : 0;
  const laid = relic.favor + relic.secrets;
  return (
    <Place
      place={key}
      looked={lookedCard(relic.printed, relic.id)}
      flip={key}
      label={`${nameOfCard(relic.printed)[lang]}, ${words.defenceDice(dice)}`}
      className="oa-relic"
    >
      {() => (
        <span className="rl">
          <Emblem printed={relic.printed} />
          <b>{dice}</b>
          {laid > 0 && <small>{laid}</small>}
        </span>
      )}
    </Place>
  );
}
