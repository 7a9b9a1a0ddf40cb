import type { Line } from '@kronika/senjutsu';
import { Icon } from '../../../sprite/Icon.tsx';
import { type Sign, signsOf } from './effect-pictures.ts';
import { KamaeBadge } from './KamaeBadge.tsx';
import { MoveIcon } from './MoveIcon.tsx';
import { Picture } from './Picture.tsx';
import { Speed } from './Speed.tsx';

/** The pictures before the words of a line. */
export function Signs({ line, starred }: { readonly line: Line; readonly starred: boolean }) {
  const isJump = line.is === 'jumpKamae' || (line.is === 'target' && line.does.is === 'jumpKamae');
  return (
    <span className={isJump ? 'tk jk' : 'tk'}>
      {starred && (
        <span className="stk">
          <Picture name="star" />
        </span>
      )}
      <LineSigns line={line} />
    </span>
  );
}

function LineSigns({ line }: { readonly line: Line }) {
  if (line.is === 'move')
    return line.items.map((item, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the items of a line never change
      <MoveIcon key={at} item={item} />
    ));
  if (line.is === 'initiative') return <Speed initiative={line.initiative} className="xs" />;
  return signsOf(line).map((sign) => <SignOf key={signKey(sign)} sign={sign} />);
}

function SignOf({ sign }: { readonly sign: Sign }) {
  switch (sign.is) {
    case 'picture':
      return <Picture name={sign.name} className="ti" />;
    case 'enso':
      return <Icon name="x-enso" className="ti" />;
    case 'jump':
      return (
        <>
          <Icon name="x-play" className="jp" />
          {sign.to.map((kamae) => (
            <KamaeBadge key={kamae} kamae={kamae} />
          ))}
        </>
      );
  }
}

const signKey = (sign: Sign): string => (sign.is === 'picture' ? sign.name : sign.is);
