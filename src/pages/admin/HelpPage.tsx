import { HelpHome } from '@/features/console/help/HelpHome.tsx';

export function Component() {
  return <HelpHome area="admin" />;
}
