import type { SeatId } from '@kronika/kernel';
import type { Said } from '../situation/notes.ts';

/** The same with other marks. What is as usual is not said at all, so that the same card is always said alike. */
export function marked(said: Said, change: Said['marks']): Said {
  const { stance, power = 0, tokens = {}, as, part, entered } = { ...said.marks, ...change };
  return {
    ...said,
    marks: {
      ...(stance === 'kneeling' ? { stance } : {}),
      ...(power > 0 ? { power } : {}),
      ...(Object.keys(tokens).length > 0 ? { tokens } : {}),
      ...(as === undefined || as === 'printed' ? {} : { as }),
      ...(part === undefined || part === 'none' ? {} : { part }),
      ...(entered === undefined || entered === 'before' ? {} : { entered }),
    },
  };
}

export function withoutToken(said: Said, token: string): Said {
  const tokens = Object.fromEntries(Object.entries(said.marks.tokens ?? {}).filter(([name]) => name !== token));
  return marked(said, { tokens });
}

/** The same card listed under another seat: who owns it stays who it is. */
export function ownedAlike({ owner, ...said }: Said, from: SeatId, to: SeatId): Said {
  const whose = owner ?? from;
  return whose === to ? said : { ...said, owner: whose };
}

/** The same attachment on a card of another seat: who owns and who controls it stays who it is. */
export function controlledAlike(said: Said, from: SeatId, to: SeatId): Said {
  const { controller, ...rest } = ownedAlike(said, from, to);
  const whose = controller ?? from;
  return whose === to ? rest : { ...rest, controller: whose };
}
