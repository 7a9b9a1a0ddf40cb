import type { AgotView } from '@kronika/agot';
import type { ReactNode } from 'react';
import { Icon } from '../../../../sprite/Icon.tsx';
import { useSeatName } from '../../../../table/session/context.ts';
import { FACTION_BADGES } from '../../badges.ts';
import { titleIcon } from '../../title-icons.ts';
import { useBoard } from '../side.ts';
import { TITLES } from './title-ring.ts';
import { MELEE_WORDS } from './words.ts';

/** What the lines, marks and colours of the picture of titles mean. */
export function TitleLegend({ view }: { readonly view: AgotView }) {
  const { lang, near } = useBoard();
  const name = useSeatName(near);
  const say = MELEE_WORDS[lang].legend;
  const own = view.seats[near];
  const regent = TITLES.find(({ ability }) => ability === 'redirect')?.id ?? '';
  return (
    <section className="tlegend" aria-label={say.heading}>
      <h3>{say.heading}</h3>
      <ul>
        <Told said={say.supports}>
          <Sample is="supports" how="on" />
        </Told>
        <Told said={say.rivals}>
          <Sample is="rivals" how="on" />
        </Told>
        <Told said={view.viewer === near ? say.own : say.ownOf(name)}>
          <Sample is="supports" how="on me" />
          <Sample is="rivals" how="on me" />
        </Told>
        <Told said={say.faint}>
          <Sample is="supports" how="" />
        </Told>
        <Told said={say.open}>
          <span className="tcross">
            <Icon name="x-cross" />
          </span>
        </Told>
        <Told said={say.gained}>
          <span className="tcross gained">
            <Icon name="x-check" />
          </span>
        </Told>
        <Told said={say.held}>
          <span className={`tnode self ${own === undefined ? 'neutral' : FACTION_BADGES[own.allegiance].allegiance}`}>
            <span className="tdisc" />
          </span>
          <span className="tnode free">
            <span className="tdisc" />
          </span>
        </Told>
        <Told said={say.regent}>
          <span className="tnode free spent">
            <span className="tdisc">
              <Icon name={titleIcon(regent)} />
              <Icon name="x-check" className="used" />
            </span>
          </span>
        </Told>
      </ul>
    </section>
  );
}

function Told({ said, children }: { readonly said: string; readonly children: ReactNode }) {
  return (
    <li>
      <span className="tsample" aria-hidden="true">
        {children}
      </span>
      {said}
    </li>
  );
}

/** A line as the picture draws it. */
function Sample({ is, how }: { readonly is: 'supports' | 'rivals'; readonly how: '' | 'on' | 'on me' }) {
  return (
    <svg className="tlines" viewBox="0 0 44 12" aria-hidden="true">
      <line className={`${is} ${how}`} x1="2" y1="6" x2={is === 'supports' ? 36 : 42} y2="6" />
      {is === 'supports' && <path className={`thead ${how}`} d="M34 1L44 6L34 11z" />}
    </svg>
  );
}
