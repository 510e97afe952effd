import { HelpHome } from '@/help/index.ts';

export function Component() {
  return <HelpHome area="admin" />;
}
