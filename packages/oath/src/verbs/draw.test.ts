import { cardsIn } from '@kronika/kernel';
import { expect } from 'vitest';
import { cardEvents } from '../events/card-events.ts';
import { nameIn } from '../queries/cards.ts';
import { scenario } from '../testing/scenario.ts';
import { handOf, WORLD_DECK } from '../zones.ts';
import { drawByPower } from './draw.ts';

for (const { law, drawn, visions, next } of [
  { law: 'pl', drawn: ['wolves', 'faith', 'keep', 'rebellion'], visions: 2, next: 'elders' },
  { law: 'en', drawn: ['wolves', 'faith'], visions: 1, next: 'keep' },
] as const)
  scenario(
    `OATH-5.1.2-e, OATH-X-11: by the ${law} law a power that draws four cards gets ${drawn.length} when the second is a Vision`,
    ({ given, red, table }) => {
      given({
        turn: 'red',
        law: { visionStopsPowers: law },
        world: ['wolves', 'faith', 'keep', 'rebellion', 'elders'],
      });
      const { state } = table;

      const events = drawByPower(state, red.seat, cardsIn(state.table, WORLD_DECK).slice(0, 4));

      expect(events.flatMap((event) => (event.is === 'drawn' ? [nameIn(state, event.card)] : []))).toEqual(drawn);
      expect(events.filter(({ is }) => is === 'visionDrawn')).toHaveLength(visions);
      const after = events.reduce((before, event) => {
        if (event.is === 'drawn') return cardEvents.drawn.apply(before, event);
        return event.is === 'visionDrawn' ? cardEvents.visionDrawn.apply(before, event) : before;
      }, state);
      expect(cardsIn(after.table, handOf(red.seat)).map((card) => nameIn(after, card))).toEqual(drawn);
      expect(
        cardsIn(after.table, WORLD_DECK)
          .slice(0, 1)
          .map((card) => nameIn(after, card)),
      ).toEqual([next]);
      expect(after.visionsDrawn).toBe(visions);
    },
  );

for (const law of ['pl', 'en'] as const)
  scenario(
    `OATH-5.1.2-e: by the ${law} law a power draws all it may where no Vision turns up`,
    ({ given, red, table }) => {
      given({ turn: 'red', law: { visionStopsPowers: law }, world: ['wolves', 'keep', 'elders', 'faith'] });
      const { state } = table;

      const events = drawByPower(state, red.seat, cardsIn(state.table, WORLD_DECK).slice(0, 3));

      expect(events.map(({ is }) => is)).toEqual(['drawn', 'drawn', 'drawn']);
    },
  );
