import { Segment } from '../../shell/parts/Segment.tsx';
import { useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { useBuilding } from '../context.ts';
import type { DeckPart } from '../deck-module.ts';
import { chosenCount } from '../search/filter.ts';
import { DECK_WORDS } from '../words.ts';
import { withoutMending } from './CardGrid.tsx';
import type { GridChoice } from './grid-choice.ts';
import { SearchField } from './SearchField.tsx';

interface GridToolsProps {
  readonly choice: GridChoice;
  readonly part: DeckPart;
  onChange(choice: GridChoice): void;
  openFilters(): void;
}

/** Where there is no room for the filters: what is needed most often, and the way to the rest. */
export function GridTools({ choice, part, onChange, openFilters }: GridToolsProps) {
  const { module, lang } = useBuilding();
  const say = useWords(DECK_WORDS);
  const count = chosenCount(choice.filter);
  const narrow = (filter: Partial<GridChoice['filter']>) =>
    onChange({ ...withoutMending(choice), filter: { ...choice.filter, ...filter } });
  return (
    <div className="grid-tools">
      <Segment
        legend={say.partOfDeck}
        legendShown="heard"
        options={module.parts.map(({ id, name }) => ({ value: id, label: name[lang] }))}
        value={part.id}
        onChange={(chosen) => narrow({ part: chosen })}
      />
      <SearchField value={choice.filter.words} onChange={(words) => narrow({ words })} />
      <button type="button" className="btn" onClick={openFilters}>
        {count === 0 && <Icon name="magnifying-glass" />}
        {count === 0 ? say.filters : `${say.filters} (${count})`}
      </button>
    </div>
  );
}
