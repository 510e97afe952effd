/** The state of the attacker's name while each service is at work; decoration beside the service's text. */
import type { ServiceId } from '@/content/services.ts';
import { NameText } from '@/features/shared/names/Prose.tsx';

const NAME = 'yourcompany-login.in';
const DECEIVES = '-login';

/** The attacker's name at a stage: what deceives in it is lit until it is down. */
export function StagedName({ service }: { service: ServiceId }) {
  const { look, down = false } = stages[service];
  return (
    <NameText lit={down ? undefined : DECEIVES} className={down ? 'struck text-quiet' : look}>
      {NAME}
    </NameText>
  );
}

interface Stage {
  look?: string;
  down?: true;
  records: readonly (readonly [field: string, value: string])[];
}

/** What the name looks like, and what is on record of it, at each stage. */
const stages: Record<ServiceId, Stage> = {
  consulting: {
    look: 'text-quiet',
    records: [
      ['Registered', 'no'],
      ['Yours', 'yourcompany.in'],
      ['DMARC', 'p=reject'],
    ],
  },
  monitoring: {
    records: [
      ['Registered', 'today'],
      ['Certificate', 'none yet'],
      ['Mail server', 'none yet'],
    ],
  },
  impersonation: {
    look: 'font-semibold',
    records: [
      ['Answers', '200 OK'],
      ['Copies', 'your login page'],
      ['Asks for', 'User ID, password'],
    ],
  },
  takedown: {
    down: true,
    records: [
      ['Browsers', 'warning shown'],
      ['Host', 'suspended'],
      ['Answers', 'NXDOMAIN'],
    ],
  },
  incident: {
    down: true,
    records: [
      ['Passwords', 'reset'],
      ['Bank', 'informed'],
      ['CERT-In', 'reported'],
    ],
  },
};

export function AttackStage({ service }: { service: ServiceId }) {
  const { records } = stages[service];
  return (
    <>
      <StagedName service={service} />
      <dl className="mt-3 border-t border-hairline">
        {records.map(([field, value]) => (
          <div
            key={field}
            className="flex gap-4 border-b border-hairline py-2 text-sm last:border-0"
          >
            <dt className="w-24 shrink-0 text-quiet">{field}</dt>
            <dd>
              <NameText>{value}</NameText>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
