import {
  BadgeCheck,
  Building2,
  CircleHelp,
  Globe,
  LayoutDashboard,
  Settings,
  Siren,
  SlidersHorizontal,
  type LucideIcon,
} from 'lucide-react';
import { paths } from '@/paths.ts';

export interface ConsoleLink {
  to: string;
  label: string;
  icon: LucideIcon;
  /** True where only the exact path counts as current. */
  end?: boolean;
}

/** The sidebars, as data: one per role that has a console. */
export const consoleLinks: Record<'admin' | 'superadmin', readonly ConsoleLink[]> = {
  admin: [
    { to: paths.admin.dashboard(), label: 'Dashboard', icon: LayoutDashboard, end: true },
    { to: paths.admin.assets(), label: 'Assets', icon: Globe },
    { to: paths.admin.alerts(), label: 'Alerts', icon: Siren },
    { to: paths.admin.settings(), label: 'Settings', icon: Settings },
    { to: paths.admin.help(), label: 'Help', icon: CircleHelp },
  ],
  superadmin: [
    { to: paths.superadmin.dashboard(), label: 'Dashboard', icon: LayoutDashboard, end: true },
    { to: paths.superadmin.organizations(), label: 'Organizations', icon: Building2 },
    { to: paths.superadmin.assetApprovals(), label: 'Asset approvals', icon: BadgeCheck },
    { to: paths.superadmin.alerts(), label: 'Alerts', icon: Siren },
    {
      to: paths.superadmin.approvalSettings(),
      label: 'Approval settings',
      icon: SlidersHorizontal,
    },
    { to: paths.superadmin.settings(), label: 'Settings', icon: Settings },
    { to: paths.superadmin.help(), label: 'Help', icon: CircleHelp },
  ],
};
