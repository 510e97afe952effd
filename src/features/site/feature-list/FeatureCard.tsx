import { ConsolePicture } from '@/components/ConsolePicture.tsx';
import { Reveal } from '@/components/Reveal.tsx';
import type { Feature } from '@/content/features.ts';
import { cx } from '@/ui/class-names.ts';
import { featureFragments } from './fragments.tsx';

export type Side = 'left' | 'right';

interface FeatureCardProps {
  feature: Feature;
  /** The side of the picture where the card takes the width; without it, half of it is enough. */
  large: Side | undefined;
}

/** A feature: what it does in a line, how, and what it looks like. */
export function FeatureCard({ feature, large }: FeatureCardProps) {
  const { id, title, headline, text, picture } = feature;
  const Fragment = featureFragments[id];
  return (
    <li id={id} className={cx('scroll-mt-28', large && 'md:col-span-2')}>
      <Reveal className="h-full">
        <article
          className={cx(
            'grid h-full gap-x-8 gap-y-6',
            large ? 'lg:grid-cols-12 lg:items-start' : 'grid-rows-[auto_1fr]',
          )}
        >
          <div className={cx(large && 'lg:col-span-4')}>
            <h2 className="text-sm font-semibold text-brand">{title}</h2>
            <p
              className={cx(
                'mt-1 max-w-prose font-display text-h3 font-bold text-balance',
                large && 'md:text-[2rem] md:leading-9',
              )}
            >
              {headline}
            </p>
            <p className="mt-3 max-w-prose text-body text-quiet">{text}</p>
          </div>
          <div className={cx(large && 'lg:col-span-8', large === 'left' && 'lg:order-first')}>
            {picture && <ConsolePicture id={picture} />}
            {Fragment && (
              <div aria-hidden="true" className="plate px-5 py-5 md:px-8 md:py-7">
                <Fragment />
              </div>
            )}
          </div>
        </article>
      </Reveal>
    </li>
  );
}
