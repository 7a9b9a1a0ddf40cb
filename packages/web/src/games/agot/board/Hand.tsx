import type { SeatView } from '@kronika/agot';
import { type CardId, isCardId, type Message, type Sight } from '@kronika/kernel';
import { memo } from 'react';
import { CardBack } from '../../../cards/CardBack.tsx';
import { Icon } from '../../../sprite/Icon.tsx';
import '../../../table/crowd/figures.css';
import { Count } from '../../../table/motion/Count.tsx';
import { useSession } from '../../../table/session/context.ts';
import { FACTION_BADGES } from '../badges.ts';
import { FACE_WORDS } from '../cards/words.ts';
import { CardPlace } from './CardPlace.tsx';
import { useBoard } from './side.ts';

/** The hand below, and before the first round what was placed from it. */
export const Hand = memo(function Hand({ seat }: { readonly seat: SeatView }) {
  const { words } = useBoard();
  const message = useSession(({ question }) => question?.message);
  const chosen = placedIn(message);
  return (
    <div className="hands">
      {chosen !== undefined && <SetupGold cost={chosen.cost} />}
      {seat.setup.length > 0 && (
        <section className="hand setup" aria-label={words.setupCards} style={{ '--crowd': seat.setup.length }}>
          <Cards sights={seat.setup} seat={seat} />
        </section>
      )}
      <section className="hand" aria-label={words.hand} style={{ '--crowd': seat.hand.length }}>
        <Cards sights={seat.hand} seat={seat} placed={chosen?.placed} />
      </section>
    </div>
  );
});

/** What was chosen so far of the setup cards, while they are chosen (AGOT-SETUP-8-a). */
function placedIn(
  message: Message | undefined,
): { readonly placed: readonly CardId[]; readonly cost: number } | undefined {
  if (message?.key !== 'placeSetup') return undefined;
  const placed: unknown = Reflect.get(message, 'placed');
  const cost: unknown = Reflect.get(message, 'cost');
  return {
    placed: Array.isArray(placed) ? placed.filter(isCardId) : [],
    cost: typeof cost === 'number' ? cost : 0,
  };
}

/** How much of the 8 gold the chosen cards cost. */
function SetupGold({ cost }: { readonly cost: number }) {
  const { words } = useBoard();
  return (
    <p className="setupgold" role="status" aria-label={words.setupGold(cost)}>
      <Icon name="two-coins" />
      <b>
        <Count value={cost} />
        <small>/8</small>
      </b>
    </p>
  );
}

interface CardsProps {
  readonly sights: readonly Sight[];
  readonly seat: SeatView;
  readonly placed?: readonly CardId[] | undefined;
}

function Cards({ sights, seat, placed = [] }: CardsProps) {
  const { lang, words } = useBoard();
  return sights.map((sight, place) =>
    sight.face === 'up' ? (
      <CardPlace
        key={sight.card}
        card={{ id: sight.card, sight }}
        where="hand"
        from={`deck:${seat.seat}`}
        to={`discard:${seat.seat}`}
        {...(placed.includes(sight.card)
          ? { className: 'handcard placed', state: PLACED, more: words.placed }
          : { className: 'handcard' })}
      />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
      <div key={`down${place}`} className="handcard">
        <CardBack
          allegiance={FACTION_BADGES[seat.allegiance].allegiance}
          icon="crown"
          word={FACE_WORDS[lang].hidden}
          lang={lang}
        />
      </div>
    ),
  );
}

const PLACED = { choice: { is: 'chosen' } } as const;
