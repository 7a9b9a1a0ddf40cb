import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../sprite/Icon.tsx';
import { type CardMarks, markClasses } from './card-marks.ts';
import type { CardSize } from './size.ts';

interface CardFrameProps {
  readonly size: CardSize;
  /** The classes that give the colours and further looks. */
  readonly looks: string;
  readonly marks: CardMarks;
  /** Everything the picture tells, in words. */
  readonly label: string;
  /** In pixels; otherwise `--w` of the place it stands in. */
  readonly width?: number | undefined;
  /** The face, which turns when the card bows. */
  readonly children: ReactNode;
  /** What lies on the card and stays upright. */
  readonly over?: ReactNode;
}

declare module 'react' {
  interface CSSProperties {
    /** The width of a card. */
    '--w'?: string;
    /** How many lines of its text a card in hand shows. */
    '--lines'?: number;
    /** The size of a badge that stands in a line. */
    '--ms'?: string;
  }
}

/** A card with its marks. Small ones are a picture with a label; in the inspector all of it can be read. */
export function CardFrame({ size, looks, marks, label, width, children, over }: CardFrameProps) {
  const { choice, spent, source, stance } = marks;
  const className = ['card', size, looks, ...markClasses(marks)].join(' ');
  const style: CSSProperties | undefined = width === undefined ? undefined : { '--w': `${width}px` };
  const pill = source ?? spent;
  const content = (
    <>
      {stance === 'bowed' ? <div className="spin">{children}</div> : children}
      {over}
      {pill !== undefined && (
        <span className="pill">
          {source === undefined && <Icon name="hourglass" />}
          {pill}
        </span>
      )}
      {choice?.is === 'chosen' && <span className="check">{choice.order ?? <Icon name="x-check" />}</span>}
    </>
  );
  return size === 'i' ? (
    <article className={className} style={style} aria-label={label}>
      {content}
    </article>
  ) : (
    <div className={className} style={style} role="img" aria-label={label}>
      {content}
    </div>
  );
}
