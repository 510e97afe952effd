import { HelpHome } from '@/features/help/HelpHome.tsx';

export function Component() {
  return <HelpHome area="superadmin" />;
}
