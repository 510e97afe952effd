import { DomainName } from '@/components/DomainName.tsx';
import type { DomainForms } from '@/lookalike/index.ts';

interface Row {
  label: string;
  /** How it is set: a name with its foreign letters lit, a name as it is on the wire, or words. */
  as: 'unicode' | 'ascii' | 'words';
  read: (forms: DomainForms) => string;
}

const ROWS: readonly Row[] = [
  { label: 'Unicode', as: 'unicode', read: (forms) => forms.unicode },
  { label: 'Punycode (on the wire)', as: 'ascii', read: (forms) => forms.ascii },
  { label: 'Registered name', as: 'ascii', read: (forms) => forms.registrable },
  { label: 'Public suffix', as: 'unicode', read: (forms) => forms.suffix },
  { label: 'Scripts', as: 'words', read: (forms) => forms.scripts.join(', ') },
];

/** Both names in their written forms. */
export function Forms({ asset, candidate }: { asset: DomainForms; candidate: DomainForms }) {
  return (
    <section aria-labelledby="forms">
      <h2 id="forms" className="text-h4 font-semibold">
        Written forms
      </h2>
      <dl className="mt-3 divide-y divide-hairline border-y border-hairline">
        {ROWS.map(({ label, as, read }) => (
          <div key={label} className="grid gap-x-4 py-1.5 sm:grid-cols-[11rem_minmax(0,1fr)]">
            <dt className="text-quiet">{label}</dt>
            <dd className="grid">
              <Form value={read(asset)} as={as} />
              {read(candidate) !== read(asset) && <Form value={read(candidate)} as={as} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Form({ value, as }: { value: string; as: Row['as'] }) {
  if (value === '') return <span className="text-quiet">None</span>;
  if (as === 'unicode') return <DomainName name={value} forms={false} />;
  return <span className={as === 'ascii' ? 'name' : undefined}>{value}</span>;
}
