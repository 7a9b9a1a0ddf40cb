import { useState } from 'react';
import { Segment } from '../../../shell/parts/Segment.tsx';
import { useWords } from '../../../shell/use-words.ts';
import { Icon } from '../../../sprite/Icon.tsx';
import type { Layout } from '../../../table/board-module.ts';
import '../../../shell/parts/field.css';
import { TABS, type Tab, useEditor } from '../scope.ts';
import { usePieceWords } from '../use-piece-words.ts';
import { SANDBOX_WORDS } from '../words.ts';
import { AddPanel, NOTHING_SEARCHED } from './AddPanel.tsx';
import { ShelfPanel } from './ShelfPanel.tsx';
import { ThingPanel } from './ThingPanel.tsx';
import { ZonesPanel } from './ZonesPanel.tsx';

interface PanelProps {
  readonly layout: Layout;
  /** On a phone the panel lies over the board while it is needed. */
  readonly isOpen: boolean;
  close(): void;
}

/** Everything that can be changed. */
export function Panel({ layout, isOpen, close }: PanelProps) {
  const say = useWords(SANDBOX_WORDS);
  const { tab, show } = useEditor();
  const tabs: Readonly<Record<Tab, string>> = { ...say.tabs, pieces: usePieceWords().tab };
  // Kept here, so that it is still there after a look at something else.
  const [searched, search] = useState(NOTHING_SEARCHED);
  const isShown = layout === 'desktop' || isOpen;
  return (
    <aside className="sb-panel" aria-label={say.panel}>
      {isShown && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard
        <section className="sb-content panel" tabIndex={0} aria-label={tabs[tab]}>
          {tab === 'set' && <ThingPanel />}
          {tab === 'add' && <AddPanel searched={searched} search={search} />}
          {tab === 'pieces' && <ZonesPanel />}
          {tab === 'shelf' && <ShelfPanel />}
        </section>
      )}
      <div className="sb-tabs panel">
        <Segment
          legend={say.panel}
          legendShown="heard"
          options={TABS.map((value) => ({ value, label: tabs[value] }))}
          // While the panel is closed none of them is chosen: each of them opens it.
          value={isShown ? tab : undefined}
          onChange={show}
        />
        {layout === 'phone' && (
          <button
            type="button"
            className="tool"
            aria-expanded={isOpen}
            aria-label={isOpen ? say.close : tabs[tab]}
            onClick={() => (isOpen ? close() : show(tab))}
          >
            <Icon name={isOpen ? 'x-down' : 'x-up'} />
          </button>
        )}
      </div>
    </aside>
  );
}
