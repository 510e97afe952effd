import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '@/api/queries/organizations.ts';
import { HostileText } from '@/components/HostileText.tsx';

/** Whose console this is: the organisation by the name in its profile; nothing until that is known. */
export function ConsoleOwner({ area }: { area: 'admin' | 'superadmin' }) {
  const profile = useQuery({ ...profileQuery(), enabled: area === 'admin' });
  if (area === 'superadmin') return 'All organisations';
  const name = profile.data?.name.trim() ?? '';
  return name === '' ? null : <HostileText text={name} />;
}
