import type { Reason } from '@/content/why-choose-us.ts';
import { Fold } from '@/components/Fold.tsx';
import { ReasonDetail } from './ReasonDetail.tsx';

/** The variant of small screens: none open, one at a time, a tap on the open one closes it. */
export function ReasonAccordion({ items }: { items: readonly Reason[] }) {
  return (
    <div className="mt-6 border-t border-hairline md:hidden">
      {items.map((item) => {
        const { icon: Icon } = item;
        return (
          <Fold
            key={item.id}
            group="why-choose-us"
            title={
              <span className="flex items-center gap-3">
                <Icon aria-hidden size={20} strokeWidth={1.5} className="shrink-0 text-brand" />
                {item.title}
              </span>
            }
          >
            <div className="pb-8">
              <ReasonDetail item={item} />
            </div>
          </Fold>
        );
      })}
    </div>
  );
}
