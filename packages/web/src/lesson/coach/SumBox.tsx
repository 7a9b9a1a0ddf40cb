import type { Lang } from '@kronika/kernel';
import type { Sum } from '../course.ts';

/** Numbers side by side, with what stands between them. */
export function SumBox({ sum, lang }: { readonly sum: Sum; readonly lang: Lang }) {
  return (
    <div className="coach-sum">
      <h3>{sum.title[lang]}</h3>
      <p>
        {sum.parts.map((part, place) =>
          part.is === 'number' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the sum
            <span key={place}>
              <b>{part.value}</b> <small>{part.name[lang]}</small>
            </span>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the sum
            <i key={place}>{part.text[lang]}</i>
          ),
        )}
      </p>
    </div>
  );
}
