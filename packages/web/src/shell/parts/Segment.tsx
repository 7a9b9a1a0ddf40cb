import { type ReactNode, useId } from 'react';
import './segment.css';

export interface SegmentOption<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
  /** Said of it where the label may have no room for its words. */
  readonly title?: string;
}

interface SegmentProps<T extends string> {
  readonly legend: string;
  /** Where the words above it do not say it already, the legend is heard but not seen. */
  readonly legendShown?: 'above' | 'heard';
  /** A few words at the right of the legend. */
  readonly aside?: string;
  readonly options: readonly SegmentOption<T>[];
  /** Nothing where none of them is chosen. */
  readonly value: T | undefined;
  onChange(value: T): void;
}

/** One of a few short words; arrow keys move the choice. */
export function Segment<T extends string>(props: SegmentProps<T>) {
  const { legend, legendShown = 'above', aside, options, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className="segment">
      <legend className={legendShown === 'heard' ? 'vh' : undefined}>
        <span>{legend}</span>
        {aside !== undefined && <small>{aside}</small>}
      </legend>
      <div className="segment-row">
        {options.map((option) => (
          <label key={option.value} title={option.title}>
            <input
              type="radio"
              className="vh"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className="segment-face">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
