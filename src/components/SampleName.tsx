import { DomainName } from './DomainName.tsx';
import type { SampleAlert } from '@/samples/types.ts';

/** The name of a sample alert with what deceives in it lit: known beforehand, no engine is asked. */
export function SampleName({
  sample: { domain, lit },
}: {
  sample: Pick<SampleAlert, 'domain' | 'lit'>;
}) {
  const [from, before] = lit;
  return <DomainName name={domain} forms={false} isLit={(_, at) => from <= at && at < before} />;
}
