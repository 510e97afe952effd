import type { Reason } from '@/content/why-choose-us.ts';
import { ConsolePicture } from '@/components/ConsolePicture.tsx';
import { reasonPictures } from './pictures.tsx';

/** Description, picture and the four points of an item. */
export function ReasonDetail({ item }: { item: Reason }) {
  const Drawing = reasonPictures[item.id];
  return (
    <>
      <p className="max-w-[40rem] text-body text-quiet">{item.description}</p>
      <div className="mt-6 md:mt-8">
        {item.shot && <ConsolePicture id={item.shot} alt={item.picture} />}
        {Drawing && (
          <div role="img" aria-label={item.picture} className="illustration h-72 bg-page-from!">
            <div aria-hidden="true" className="h-full">
              <Drawing />
            </div>
          </div>
        )}
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
