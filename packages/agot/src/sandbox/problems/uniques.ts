import { type CardId, cardOf, cardsIn, type SandboxProblem, sandboxProblem } from '@kronika/kernel';
import { controllerOf, deadOf, ownerOf, playOf } from '../../zones.ts';
import { isUnique } from '../fitting.ts';
import { seatName } from '../words.ts';
import { factIn, type Laid, nameIn } from './laid.ts';

/** Each player has a unique card in play once, and not while a copy is dead (AGOT-UNIQ-b, AGOT-DEAD-a). */
export function uniques({ state, thing }: Laid): readonly SandboxProblem[] {
  const { table, seated } = state;
  const inPlay = seated
    .flatMap((seat) => cardsIn(table, playOf(seat)))
    .filter((card) => cardOf(table, card).as === 'printed' && isUnique(factIn(state, card)));
  const isCopy = (one: CardId, other: CardId): boolean => factIn(state, one).name === factIn(state, other).name;
  return seated.flatMap((seat) => {
    const own = inPlay.filter((card) => controllerOf(state, card) === seat || ownerOf(state, card) === seat);
    const again = own.filter((card, i) => own.findIndex((other) => isCopy(card, other)) !== i);
    const undead = inPlay.filter(
      (card) => controllerOf(state, card) === seat && cardsIn(table, deadOf(seat)).some((other) => isCopy(card, other)),
    );
    const about = (card: CardId) => ({ name: nameIn(state, card), player: seatName(seat), thing: thing(card) });
    return [...again.map((card) => twice(about(card))), ...undead.map((card) => dead(about(card)))];
  });
}

interface About {
  readonly name: { readonly pl: string; readonly en: string };
  readonly player: ReturnType<typeof seatName>;
  readonly thing: string | undefined;
}

function twice({ name, player, thing }: About): SandboxProblem {
  return sandboxProblem(
    {
      pl: `${name.pl} jest unikatowa, a ${player.pl} ma w grze więcej niż jedną taką kartę, własną albo kontrolowaną.`,
      en: `${name.en} is unique, and ${player.en} owns or controls more than one in play.`,
    },
    { rule: 'AGOT-UNIQ-b', thing },
  );
}

function dead({ name, player, thing }: About): SandboxProblem {
  return sandboxProblem(
    {
      pl: `${name.pl} jest w grze, a ${player.pl} ma kopię tej unikatowej karty wśród zabitych.`,
      en: `${name.en} is in play, and ${player.en} has a copy of that unique card in the dead pile.`,
    },
    { rule: 'AGOT-DEAD-a', thing },
  );
}
