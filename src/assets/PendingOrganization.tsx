import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '@/api/queries/organizations.ts';
import { MailAddress } from '@/components/MailAddress.tsx';
import { config } from '@/config.ts';
import { Notice } from '@/ui/Notice.tsx';

const { approvalTime, supportEmail } = config;

/**
 * Says that the organisation is pending, what can be done meanwhile and who answers questions; renders nothing if the
 * profile does not say. Its assets do not say either: one can be approved before the organisation is.
 */
export function PendingOrganization() {
  const profile = useQuery({
    ...profileQuery(),
    // A user who waits returns to look, so there is no form here.
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
