import { Link } from 'react-router-dom';
import { DemoLink } from '@/features/shared/domain-form/DemoLink.tsx';
import { features } from '@/content/features.ts';
import { ConsolePicture } from '@/components/ConsolePicture.tsx';
import { featureFragments } from '@/features/site/feature-list/fragments.tsx';
import { ThreeQuestions } from '@/features/site/feature-list/ThreeQuestions.tsx';
import { useCurrentSection } from '@/features/site/feature-list/use-current-section.ts';
import { Reveal } from '@/components/Reveal.tsx';
import { paths } from '@/paths.ts';

const ids = features.map(({ id }) => id);

/** Six features beside an index that stays in sight, like a manual. */
export function Component() {
  const current = useCurrentSection(ids);
  return (
    <section className="measure py-14 md:py-20">
      <div className="grid grid-cols-1 gap-x-8 gap-y-10 lg:grid-cols-12 lg:items-center">
        <div className="lg:col-span-6">
          <h1 className="font-display text-title font-bold">What you see when you log in</h1>
          <p className="mt-5 max-w-[34rem] text-lead text-quiet">
            A console that answers three questions. The part that works out the names is open to
            everyone. Try{' '}
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

      <div className="mt-12 grid grid-cols-1 gap-x-8 gap-y-10 md:mt-20 lg:grid-cols-12">
        <nav aria-label="Features" className="lg:sticky lg:top-28 lg:col-span-3 lg:self-start">
          <ol className="grid grid-cols-2 gap-x-6 lg:grid-cols-1">
            {features.map(({ id, title }) => (
              <li key={id} className="border-t border-hairline">
                <a
                  href={`#${id}`}
                  aria-current={id === current ? 'location' : undefined}
                  className="block border-l-2 border-transparent py-2.5 text-sm font-medium hover:text-brand lg:pl-3 lg:aria-[current]:border-brand lg:aria-[current]:text-brand"
                >
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>

        <div className="grid grid-cols-1 gap-16 lg:col-span-8 lg:col-start-5">
          <ul className="grid grid-cols-1 gap-16">
            {features.map(({ id, title, headline, text, picture }) => {
              const Fragment = featureFragments[id];
              return (
                <li key={id} id={id} className="scroll-mt-28">
                  <Reveal>
                    <article>
                      <h2 className="text-sm font-semibold text-brand">{title}</h2>
                      <p className="mt-1 max-w-prose font-display text-h3 font-bold md:text-[2rem] md:leading-9">
                        {headline}
                      </p>
                      <p className="mt-3 max-w-prose text-body text-quiet">{text}</p>
                      <div className="mt-6">
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
            })}
          </ul>
        </div>
      </div>

      <div className="mt-16 border-t border-ink/80 pt-8 md:flex md:items-center md:justify-between md:gap-8">
        <p className="max-w-xl font-display text-h3 font-bold">
          See it with your own name in it. A demo needs one domain and no preparation.
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
