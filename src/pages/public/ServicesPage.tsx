import { Link } from 'react-router-dom';
import { services } from '@/content/services.ts';
import { AttackStage, StagedName, WhoDoesWhat } from '@/site/index.ts';
import { DemoLink } from '@/components/domain-form/DemoLink.tsx';
import { Reveal } from '@/components/Reveal.tsx';
import { paths } from '@/paths.ts';

/** Five services along the life of an attack: on a timeline, then each with the state of the name. */
export function Component() {
  return (
    <section className="measure py-14 md:py-20">
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-12 lg:items-end">
        <h1 className="font-display text-title font-bold text-balance lg:col-span-6">
          Five services, in the order of an attack
        </h1>
        <p className="max-w-[38rem] text-lead text-quiet lg:col-span-6">
          Someone thinks up a lookalike, registers it, dresses it up as you and sends it to your
          customers. Something can be done at every step, and the early ones cost least. Take the
          first one yourself:{' '}
          <Link to={paths.lookalikes()} className="text-brand underline underline-offset-2">
            see which domains could imitate yours
          </Link>
          .
        </p>
      </div>
      <AttackLine />

      <ol className="mt-14 md:mt-20">
        {services.map(({ id, moment, title, text, results }) => (
          <li
            key={id}
            id={id}
            className="relative scroll-mt-28 border-l border-control/60 pb-16 pl-6 last:pb-10 last:[border-image:linear-gradient(rgb(var(--c-control)/0.6),transparent)_1] md:pl-12"
          >
            <span
              aria-hidden="true"
              className="absolute top-1.5 -left-[6.5px] size-3 rounded-full border-2 border-brand bg-page-from"
            />
            <Reveal className="grid gap-8 lg:grid-cols-12">
              <article className="lg:col-span-7">
                <p className="text-sm font-semibold text-brand">{moment}</p>
                <h2 className="mt-2 font-display text-h3 font-bold md:text-[2rem] md:leading-9">
                  {title}
                </h2>
                <p className="mt-4 max-w-text text-body text-quiet">{text}</p>
                <ul className="mt-5 grid max-w-text gap-2.5 text-base">
                  {results.map((result) => (
                    <li key={result} className="flex gap-3">
                      <span aria-hidden="true" className="text-brand">
                        –
                      </span>
                      {result}
                    </li>
                  ))}
                </ul>
              </article>
              <div aria-hidden="true" className="illustration self-start p-5 lg:col-span-5">
                <AttackStage service={id} />
              </div>
              {id === 'takedown' && (
                <div className="lg:col-span-12">
                  <WhoDoesWhat />
                </div>
              )}
            </Reveal>
          </li>
        ))}
      </ol>

      <div className="border-t border-ink/80 pt-8 md:flex md:items-center md:justify-between md:gap-8">
        <p className="max-w-xl font-display text-h3 font-bold">
          Already at one of these stages? Tell us which, and we’ll start there.
        </p>
        <DemoLink className="mt-6 md:mt-0">Get in Touch</DemoLink>
      </div>
    </section>
  );
}

/** The life of an attack from left to right, with the services along it: the head of the page and its index. */
function AttackLine() {
  return (
    <nav aria-label="Services, along an attack" className="mt-10 md:mt-16">
      <ol className="grid gap-x-6 border-l border-control/60 pl-6 lg:grid-cols-5 lg:border-t lg:border-l-0 lg:pl-0">
        {services.map(({ id, moment, title }) => (
          <li
            key={id}
            className="relative py-3 lg:row-span-3 lg:grid lg:grid-rows-subgrid lg:pt-6 lg:pb-0"
          >
            <span
              aria-hidden="true"
              className="absolute top-5 -left-[30.5px] size-3 rounded-full border-2 border-brand bg-page-from lg:-top-[6.5px] lg:left-0"
            />
            <span aria-hidden="true" className="hidden text-console lg:block">
              <StagedName service={id} />
            </span>
            <span className="block text-sm text-quiet lg:mt-3">{moment}</span>
            <a
              href={`#${id}`}
              className="mt-0.5 block text-base font-semibold text-brand underline-offset-4 hover:underline lg:mt-1.5"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
