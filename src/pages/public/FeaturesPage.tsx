import { Link } from 'react-router-dom';
import { DemoLink } from '@/components/domain-form/DemoLink.tsx';
import { features, type FeatureId, type Feature } from '@/content/features.ts';
import { ConsolePicture } from '@/components/ConsolePicture.tsx';
import { paths } from '@/paths.ts';
import { NameText } from '@/components/Prose.tsx';
import { Severity } from '@/components/Severity.tsx';
import { Reveal } from '@/components/Reveal.tsx';
import { cx } from '@/ui/class-names.ts';
import { featureFragments } from '@/site/index.ts';

/** Full-width features, with the side of their picture; the others come in pairs. */
const LARGE: Partial<Record<FeatureId, Side>> = { alerts: 'right', response: 'left' };

/** Six features under an index: a large one, a pair, a large one, a pair. */
export function Component() {
  return (
    <section className="measure py-12 md:py-20">
      <div className="grid grid-cols-1 gap-x-8 gap-y-10 lg:grid-cols-12 lg:items-center">
        <div className="lg:col-span-6">
          <h1 className="font-display text-title font-bold">What you see when you log in</h1>
          <p className="mt-5 max-w-[34rem] text-lead text-quiet">
            A console that answers three questions. The part that works out the lookalikes is open
            to everyone. Try{' '}
            <Link to={paths.lookalikes()} className="text-brand underline underline-offset-2">
              the lookalike finder
            </Link>{' '}
            on your own domain.
          </p>
        </div>
        <div className="lg:col-span-6">
          <ThreeQuestions />
        </div>
      </div>

      <div className="mt-10 md:mt-14">
        <ConsolePicture id="console" first across />
      </div>

      <nav aria-label="Features" className="mt-8 border-t border-hairline md:mt-12">
        <ol className="grid grid-cols-2 gap-x-6 sm:grid-cols-3 lg:grid-cols-6">
          {features.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="block py-2.5 text-sm font-medium hover:text-brand">
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>

      <ul className="mt-10 grid grid-cols-1 gap-x-8 gap-y-14 md:mt-16 md:grid-cols-2 md:gap-y-24">
        {features.map((feature) => (
          <FeatureCard key={feature.id} feature={feature} large={LARGE[feature.id]} />
        ))}
      </ul>

      <div className="mt-16 border-t border-ink/80 pt-8 md:flex md:items-center md:justify-between md:gap-8">
        <p className="max-w-xl font-display text-h3 font-bold">
          See it with your own domain in it. A demo needs one domain and no preparation.
        </p>
        <p className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 md:mt-0">
          <DemoLink />
          <Link
            to={paths.security()}
            className="text-brand underline underline-offset-3 hover:no-underline"
          >
            For your security team
          </Link>
        </p>
      </div>
    </section>
  );
}

/** The console's three answers about one name: the head of the page. */
function ThreeQuestions() {
  return (
    <dl className="illustration divide-y divide-hairline">
      <div className="px-5 py-4 md:px-6">
        <dt className="text-sm text-quiet">Which name imitates us?</dt>
        <dd className="mt-1 text-[clamp(1.25rem,5.400vw,2rem)] leading-tight">
          <NameText>{'yourcomp\u0430ny.in'}</NameText>
        </dd>
      </div>
      <div className="px-5 py-4 md:px-6">
        <dt className="text-sm text-quiet">How does it do it?</dt>
        <dd className="mt-1 text-base">
          Homoglyph: letter 9 is the Cyrillic <NameText>{'\u0430'}</NameText> (U+0430).
        </dd>
      </div>
      <div className="px-5 py-4 md:px-6">
        <dt className="text-sm text-quiet">How bad is it?</dt>
        <dd className="mt-1 text-base">
          <Severity score={9.8} />, on a scale of 0 to 10.
        </dd>
      </div>
    </dl>
  );
}

type Side = 'left' | 'right';

interface FeatureCardProps {
  feature: Feature;
  /** The side of the picture if the card takes the full width; otherwise it takes half of it. */
  large: Side | undefined;
}

/** A feature: its purpose in a line, how it works, and a picture. */
function FeatureCard({ feature, large }: FeatureCardProps) {
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
                'mt-1 max-w-text font-display text-h3 font-bold text-balance',
                large && 'md:text-[2rem] md:leading-9',
              )}
            >
              {headline}
            </p>
            <p className="mt-3 max-w-text text-body text-quiet">{text}</p>
          </div>
          <div className={cx(large && 'lg:col-span-8', large === 'left' && 'lg:order-first')}>
            {picture && <ConsolePicture id={picture} />}
            {Fragment && (
              <div aria-hidden="true" className="illustration px-5 py-5 md:px-8 md:py-7">
                <Fragment />
              </div>
            )}
          </div>
        </article>
      </Reveal>
    </li>
  );
}
