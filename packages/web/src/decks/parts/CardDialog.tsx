import { problemText } from '@kronika/decks';
import type { PrintedId } from '@kronika/kernel';
import { useState } from 'react';
import { Dialog } from '../../shell/parts/Dialog.tsx';
import { useBuilding } from '../context.ts';
import { RuleChip } from './RuleChip.tsx';
import { Stepper } from './Stepper.tsx';
import './card-dialog.css';

/** A card, large, with how many copies of it are in the deck. */
export function CardDialog({ card, onClose }: { readonly card: PrintedId; onClose(): void }) {
  const { module, lang, blockOn } = useBuilding();
  const [asked, setAsked] = useState<PrintedId>();
  const name = module.cards.find(({ id }) => id === card)?.name[lang] ?? card;
  const problem = asked === undefined ? undefined : blockOn(asked);
  const { Face } = module;
  return (
    <Dialog title={name} onClose={onClose}>
      <div className="card-dialog">
        <Face printed={card} size="i" lang={lang} width={290} />
        <Stepper card={card} name={name} onBlocked={setAsked} />
        <div role="status">
          {problem !== undefined && (
            <p>
              {problemText(problem, lang)} <RuleChip rule={problem.rule} />
            </p>
          )}
        </div>
      </div>
    </Dialog>
  );
}
