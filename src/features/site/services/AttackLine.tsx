import { services } from '@/content/services.ts';
import { StagedName } from './AttackStage.tsx';
import { ServiceTitle } from './ServiceTitle.tsx';

/** The life of an attack from left to right, the services along it: the head of the page and its index. */
export function AttackLine() {
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
              <ServiceTitle>{title}</ServiceTitle>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
