import { Link } from 'react-router-dom';
import { paths } from '@/paths.ts';

/** What an answer about many names means for the owner of the one that they imitate. */
export function OwnersMeaning() {
  return (
    <div className="col-span-full flex-wrap items-center justify-between gap-x-8 border-l-2 border-brand pl-4 lg:flex">
      <p className="max-w-prose text-quiet">
        A name in DNS has an owner: you, a namesake, a dealer in names, or someone who prepares an
        attack. One that accepts mail can receive what your customers send to the wrong address.
        Nothing here says that a name does harm: look at who registered it and when, before you act.
      </p>
      <Link
        to={paths.evidence()}
        className="mt-3 inline-block text-brand underline underline-offset-3 hover:no-underline lg:mt-0"
      >
        How to read the answer
      </Link>
    </div>
  );
}
