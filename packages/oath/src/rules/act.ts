import { ask, call, choose, emit, finish, flow, goTo, impossible, type SeatId } from '@kronika/kernel';
import type { OathEvent } from '../event.ts';
import type { PlainMessage } from '../messages.ts';
import type { ActOption } from '../options.ts';
import { relicsAt } from '../queries/cards.ts';
import { playerOf } from '../queries/seats.ts';
import type { Oath } from '../state.ts';
import { actOptions } from './act-options.ts';
import { campaign } from './campaign.ts';
import { exileCitizen, offerCitizenship, selfExile } from './citizenship.ts';
import { garrison, gather, transfer } from './minor.ts';
import { muster } from './muster.ts';
import { play } from './play.ts';
import { usePower } from './power.ts';
import { claimBreach } from './promises.ts';
import { recover } from './recover.ts';
import { relicIn } from './reliquary.ts';
import { search } from './search.ts';
import { showAdvisers } from './show.ts';
import { checkTitle } from './title.ts';
import { trade } from './trade.ts';
import { travel } from './travel.ts';

interface Acting {
  readonly seat: SeatId;
  readonly act?: ActOption;
}

/** The Act Phase (4.2): one action after another, until its player ends it. */
export const act = flow<Oath, Acting>()('oath/act', {
  begin: () => emit<OathEvent>({ is: 'phaseBegan', phase: 'act', rule: 'OATH-4.2-a' }),
  ask: (state, { seat }) => {
    if (state.turn.actEnded || playerOf(state, seat).gaveUp === true) return finish;
    const message: PlainMessage = { key: 'act' };
    return ask(
      'act',
      choose<ActOption>({
        seat,
        message,
        because: { is: 'rule', rule: 'OATH-4.2-a' },
        options: actOptions(state, seat),
        evenIfForced: true,
      }),
    );
  },
  take: (state, { seat, act: chosen }) => {
    switch (chosen?.is) {
      case undefined:
      case 'endAct':
        return finish;
      case 'search':
        return call(search({ seat, modifiers: [], ...(chosen.source === null ? {} : { source: chosen.source }) }));
      case 'muster':
        return call(muster({ seat, modifiers: [], ...(chosen.card === null ? {} : { card: chosen.card }) }));
      case 'trade':
        return call(
          trade({
            seat,
            modifiers: [],
            ...(chosen.card === null || chosen.for === null
              ? {}
              : { trade: { is: 'tradeWith', card: chosen.card, for: chosen.for } }),
          }),
        );
      case 'recover':
        return call(recover({ seat, modifiers: [], ...(chosen.what === null ? {} : { what: chosen.what }) }));
      case 'campaign':
        return call(
          campaign({
            seat,
            from: playerOf(state, seat).site,
            ...(chosen.defender === null ? {} : { defender: chosen.defender }),
          }),
        );
      case 'travel':
        return call(travel({ seat, modifiers: [], ...(chosen.to === null ? { declare: true } : { to: chosen.to }) }));
      case 'power':
        return call(usePower({ seat, card: chosen.card, kind: 'action' }));
      case 'adviser':
        return call(play({ seat, card: chosen.card, modifiers: [], how: 'adviser' }));
      case 'show':
        return call(showAdvisers({ seat, to: chosen.to }));
      case 'peekRelic':
        return emit<OathEvent>({
          is: 'peeked',
          seat,
          cards: relicsAt(state, chosen.slot).filter((_, at) => at === chosen.at),
          rule: 'OATH-6.3-a',
        });
      case 'peekReliquary': {
        const relic = relicIn(state, chosen.covers);
        return relic !== undefined && emit<OathEvent>({ is: 'peeked', seat, cards: [relic], rule: 'OATH-6.4-a' });
      }
      case 'gather':
        return call(gather({ seat }));
      case 'garrison':
        return call(garrison({ seat }));
      case 'transfer':
        return call(transfer({ seat, with: chosen.seat, way: chosen.way }));
      case 'offerCitizenship':
        return call(offerCitizenship({ by: seat, to: chosen.to }));
      case 'exileCitizen':
        return call(exileCitizen({ by: seat, citizen: chosen.seat }));
      case 'selfExile':
        return call(selfExile({ seat }));
      case 'claimBreach':
        return call(claimBreach({ seat, id: chosen.agreement }));
      case 'sitePower':
        return undefined;
      default:
        return impossible(chosen);
    }
  },
  title: () => call(checkTitle({})),
  again: () => goTo('ask'),
});
