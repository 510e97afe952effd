import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '@/api/queries/organizations.ts';
import { Notice } from '@/ui/Notice.tsx';

/** Says that the organisation itself waits for approval, and what can be done meanwhile. */
export function PendingOrganization() {
  const profile = useQuery(profileQuery());
  if (profile.data?.approved !== false) return null;
  return (
    <Notice tone="info">
      Your organization waits for approval. You can register domains meanwhile.
    </Notice>
  );
}
