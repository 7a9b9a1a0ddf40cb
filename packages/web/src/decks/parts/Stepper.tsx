import { copiesIn } from '@kronika/decks';
import type { PrintedId } from '@kronika/kernel';
import { useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { useBuilding } from '../context.ts';
import { DECK_WORDS } from '../words.ts';
import { Pips } from './Pips.tsx';
import './stepper.css';

interface StepperProps {
  readonly card: PrintedId;
  readonly name: string;
  /** Somebody asked for a copy more that cannot be had. */
  onBlocked(card: PrintedId): void;
}

/** How many copies are in the deck, and one less or one more. What cannot be added can be asked why not. */
export function Stepper({ card, name, onBlocked }: StepperProps) {
  const { module, deck, lang, add, take, blockOn } = useBuilding();
  const say = useWords(DECK_WORDS);
  const count = copiesIn(deck, card);
  const isBlocked = blockOn(card) !== undefined;
  const price = module.priceOf(card, deck);
  return (
    <div className={count === 0 ? 'copies none' : 'copies'}>
      <button type="button" aria-label={say.take(name)} disabled={count === 0} onClick={() => take(card)}>
        <Icon name="x-minus" />
      </button>
      <span>
        <b>{count}</b>
        <small>{say.of(module.limitOf(card, deck))}</small>
        {price !== undefined && <Pips price={price} lang={lang} />}
      </span>
      <button
        type="button"
        aria-label={say.add(name)}
        aria-disabled={isBlocked}
        onClick={() => (isBlocked ? onBlocked(card) : add(card))}
      >
        <Icon name="x-plus" />
      </button>
    </div>
  );
}
