import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '@/api/queries/organizations.ts';
import { MailAddress } from '@/components/MailAddress.tsx';
import { config } from '@/config.ts';
import { Notice } from '@/ui/Notice.tsx';

const { approvalTime, supportEmail } = config;

/**
 * Says that the organisation itself is pending, what can be done in the meantime and who answers questions; nothing where the
 * profile does not tell. Its assets do not tell either: one of them can be approved before the organisation is.
 */
export function PendingOrganization() {
  const profile = useQuery({
    ...profileQuery(),
    // Who waits comes back to see; no form stands on it here.
    refetchOnWindowFocus: ({ state }) => state.data?.approved === false,
  });
  if (profile.data?.approved !== false) return null;
  return (
    <Notice tone="info">
      Your organisation is awaiting approval. You can add domains in the meantime.{' '}
      <span>This page changes once it is approved. </span>
      {approvalTime !== null && <span>We check every organisation within {approvalTime}. </span>}
      <span>
        Questions?{' '}
        <a href={`mailto:${supportEmail}`} className="underline underline-offset-3">
          <MailAddress address={supportEmail} />
        </a>
      </span>
    </Notice>
  );
}
