import type { ReactNode } from 'react';
import { DomainName } from '@/components/DomainName.tsx';
import { HostileText } from '@/components/HostileText.tsx';
import { MailAddress } from '@/components/MailAddress.tsx';
import type { DnsState } from '@/evidence/model/dns/types.ts';
import { ABUSE_OWNERS, noRecordText, registeredAgo, utc } from '@/evidence/model/facts.ts';
import { rdapReasonText } from '@/evidence/model/reason-text.ts';
import type { Registered, Registration } from '@/evidence/model/rdap/types.ts';
import { config } from '@/config.ts';
import { isNotSetUp } from '@/evidence/use-evidence.ts';
import { labelText } from '@/lib/visible-text.ts';
import { capitalized } from '@/lib/capitalized.ts';

/** Shows the registry's answer, or why there is none. */
export function RegistrationFacts({
  registration,
  dns,
}: {
  registration: Registration;
  dns: DnsState | null;
}) {
  if (registration.is === 'no-answer') {
    const { reason } = registration;
    return (
      <p>
        {`No answer. ${rdapReasonText(reason)}.`}
        {isNotSetUp(registration) && (
          <>
            {` ${config.brand} has to set it up: write to `}
            <a href={`mailto:${config.supportEmail}`} className="underline underline-offset-3">
              <MailAddress address={config.supportEmail} />
            </a>
            .
          </>
        )}
      </p>
    );
  }
  if (registration.is === 'no-record') {
    return <p>{noRecordText(dns)}.</p>;
  }
  return <Facts registration={registration} />;
}

function Facts({ registration }: { registration: Registered }) {
  const { registeredOn, expiresOn, changedOn, registrar, statuses, abuse, withheld } = registration;
  const age = registeredAgo(registration);
  return (
    <dl className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-3 gap-y-2">
      <Fact term="Name">
        <DomainName name={registration.name} />
      </Fact>
      <Fact term="Registered on">
        {registeredOn !== null && (
          <span className="tabular-nums">
            {/* As in the registry's answer and the mails: the user's own time zone could make it another day. */}
            {utc(registeredOn)}
            {age && <strong className="font-semibold">{`, ${age}`}</strong>}
          </span>
        )}
      </Fact>
      <Fact term="Expires">
        {expiresOn !== null && <span className="tabular-nums">{utc(expiresOn)}</span>}
      </Fact>
      {changedOn !== null && (
        <Fact term="Last changed">
          <span className="tabular-nums">{utc(changedOn)}</span>
        </Fact>
      )}
      <Fact term="Registrar">
        {registrar?.name ? <Text>{registrar.name}</Text> : <NotGiven />}
        {registrar?.ianaId && <span className="text-quiet">{` (IANA ${registrar.ianaId})`}</span>}
      </Fact>
      <Fact term="Abuse contact">
        {abuse && (
          <ul className="grid gap-0.5">
            {[...abuse.emails, ...abuse.phones, ...abuse.forms].map((contact) => (
              <li key={contact} className="font-mono">
                <MailAddress address={labelText(contact, '')} />
              </li>
            ))}
            <li className="text-quiet">{ABUSE_OWNERS[abuse.from]}</li>
          </ul>
        )}
      </Fact>
      <Fact term="Status">
        {statuses.length > 0 && (
          <ul className="grid gap-0.5">
            {statuses.map(({ code, words }) => (
              <li key={code}>
                {words !== null && (
                  <>
                    <Text>{capitalized(words)}</Text>{' '}
                  </>
                )}
                <span className="font-mono text-quiet">
                  <Text>{code}</Text>
                </span>
              </li>
            ))}
          </ul>
        )}
      </Fact>
      {withheld.length > 0 && (
        <Fact term="Withheld by the registry">
          {withheld.map((what, at) => (
            <span key={what}>
              {at > 0 && ', '}
              <Text>{what}</Text>
            </span>
          ))}
        </Fact>
      )}
    </dl>
  );
}

function Text({ children }: { children: string }) {
  return <HostileText text={labelText(children, '')} />;
}

function NotGiven() {
  return <span className="text-quiet">Not given</span>;
}

/** @param children false or null without a value */
function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-quiet">{term}</dt>
      <dd className="min-w-0 break-words">{children || <NotGiven />}</dd>
    </>
  );
}
