import type { Reason } from '@/content/why-choose-us.ts';
import { reasonPictures } from './pictures.tsx';

/** Description, picture and the four points of an item. */
export function ReasonDetail({ item }: { item: Reason }) {
  const Picture = reasonPictures[item.id];
  return (
    <>
      <p className="max-w-[40rem] text-body text-quiet">{item.description}</p>
      <div
        role="img"
        aria-label={item.picture}
        className="plate mt-6 grid min-h-72 grid-cols-1 bg-page-from! md:mt-8"
      >
        <div aria-hidden="true" className="h-full">
          <Picture />
        </div>
      </div>
      <ul className="mt-6 grid gap-x-8 md:mt-8 lg:grid-cols-2">
        {item.points.map((point) => (
          <li key={point} className="border-t border-hairline py-2.5 text-base">
            {point}
          </li>
        ))}
      </ul>
    </>
  );
}
