/** What stands at the name while each service is at work; decoration beside the service's text. */
import type { ReactElement } from 'react';
import type { ServiceId } from '@/content/services.ts';
import { NameText } from '@/features/shared/names/NameText.tsx';

const NAME = 'yourcompany-login.in';

function Row({ field, children }: { field: string; children: string }) {
  return (
    <div className="flex gap-4 border-b border-hairline py-2 text-sm last:border-0">
      <dt className="w-24 shrink-0 text-quiet">{field}</dt>
      <dd>
        <NameText>{children}</NameText>
      </dd>
    </div>
  );
}

function Records({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className="mt-3 border-t border-hairline">
      {rows.map(([field, value]) => (
        <Row key={field} field={field}>
          {value}
        </Row>
      ))}
    </dl>
  );
}

function Free() {
  return (
    <>
      <NameText className="text-quiet">{NAME}</NameText>
      <Records
        rows={[
          ['Registered', 'no'],
          ['Yours', 'yourcompany.in'],
          ['DMARC', 'p=reject'],
        ]}
      />
    </>
  );
}

function Registered() {
  return (
    <>
      <NameText>{NAME}</NameText>
      <Records
        rows={[
          ['Registered', 'today'],
          ['Certificate', 'none yet'],
          ['Mail server', 'none yet'],
        ]}
      />
    </>
  );
}

function Answering() {
  return (
    <>
      <NameText className="font-semibold">{NAME}</NameText>
      <Records
        rows={[
          ['Answers', '200 OK'],
          ['Copies', 'your login page'],
          ['Asks for', 'User ID, password'],
        ]}
      />
    </>
  );
}

function Going() {
  return (
    <>
      <NameText className="struck text-quiet">{NAME}</NameText>
      <Records
        rows={[
          ['Browsers', 'warning shown'],
          ['Host', 'suspended'],
          ['Answers', 'NXDOMAIN'],
        ]}
      />
    </>
  );
}

function Aftermath() {
  return (
    <>
      <NameText className="struck text-quiet">{NAME}</NameText>
      <Records
        rows={[
          ['Passwords', 'reset'],
          ['Bank', 'informed'],
          ['CERT-In', 'reported'],
        ]}
      />
    </>
  );
}

export const attackStages: Record<ServiceId, () => ReactElement> = {
  consulting: Free,
  monitoring: Registered,
  impersonation: Answering,
  takedown: Going,
  incident: Aftermath,
};
