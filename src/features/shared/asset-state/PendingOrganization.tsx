import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '@/api/queries/organizations.ts';
import { Notice } from '@/ui/Notice.tsx';

/**
 * Says that the organisation itself is pending, and what can be done in the meantime; nothing where the
 * profile does not tell. Its assets do not tell either: one of them can be approved before the organisation is.
 */
export function PendingOrganization() {
  const profile = useQuery(profileQuery());
  if (profile.data?.approved !== false) return null;
  return (
    <Notice tone="info">
      Your organisation is awaiting approval. You can add domains in the meantime.
    </Notice>
  );
}
