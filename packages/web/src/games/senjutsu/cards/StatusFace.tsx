import { Picture, type PictureOf } from './Picture.tsx';

interface StatusFaceProps {
  readonly picture: PictureOf;
  readonly name: string;
  readonly text: string;
  readonly foot: string;
  /** How many quarters of its time are left. */
  readonly left?: number | undefined;
}

/** A status or a poison: a large picture, its name, what it does. */
export function StatusFace({ picture, name, text, foot, left }: StatusFaceProps) {
  return (
    <div className="scf">
      <div className="sa">
        <Picture name={picture} className="big" />
        {left !== undefined && (
          <span className="dial4">
            {[0, 1, 2, 3].map((quarter) => (
              <i key={quarter} className={quarter < left ? 'on' : ''} />
            ))}
          </span>
        )}
      </div>
      <h3>{name}</h3>
      <p>{text}</p>
      <footer>
        <span>{foot}</span>
      </footer>
    </div>
  );
}
