import { useMemo } from 'react';
import { TECHNIQUE_NAMES } from '@/lookalike/technique-names.ts';
import type { GeneratedName } from '@/lookalike/types.ts';
import { bestOfEach } from './best-of-each.ts';
import { HighlightedName } from './HighlightedName.tsx';

/** The lookalikes that a customer might take for the domain: one a technique, above the list of all. */
export function Showcase({ domain, names }: { domain: string; names: readonly GeneratedName[] }) {
  const shown = useMemo(() => bestOfEach(domain, names), [domain, names]);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="showcase" className="lg:col-span-7">
      <h2 id="showcase" className="text-h4 font-semibold">
        Would your customers notice?
      </h2>
      <ul className="mt-2 grid grid-cols-[minmax(0,1fr)] border-t border-hairline sm:grid-cols-2 sm:gap-x-8">
        {shown.map(([technique, name]) => (
          <li key={technique} className="border-b border-hairline py-2">
            <HighlightedName asset={domain} name={name} forms={false} />
            <span className="block text-sm text-quiet">{TECHNIQUE_NAMES[technique]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
