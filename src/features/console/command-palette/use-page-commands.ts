import { CircleHelp, LogOut, SunMoon, type LucideIcon } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuth } from '@/auth/AuthContext.tsx';
import { categoryLabel, helpShelves, type HelpArea } from '@/content/help.ts';
import { toggleTheme } from '@/lib/theme.ts';
import { paths } from '@/paths.ts';
import type { CommandGroup } from './commands.ts';

export interface PageLink {
  to: string;
  label: string;
  icon: LucideIcon;
}

/** The commands that need no data: the console's pages, and what can be done anywhere. */
export function usePageCommands(pages: readonly PageLink[]): CommandGroup[] {
  const navigate = useNavigate();
  const { logout } = useAuth();
  return useMemo(
    () => [
      {
        value: 'Pages',
        items: pages.map(({ to, label, icon }) => ({
          id: to,
          label,
          icon,
          keywords: 'go to page',
          run: () => void navigate(to),
        })),
      },
      {
        value: 'Actions',
        items: [
          {
            id: 'theme',
            label: 'Switch theme',
            keywords: 'dark light',
            icon: SunMoon,
            run: toggleTheme,
          },
          {
            id: 'logout',
            label: 'Log out',
            keywords: 'sign out leave',
            icon: LogOut,
            run: () => {
              logout();
              void navigate(paths.login(), { replace: true });
            },
          },
        ],
      },
    ],
    [pages, navigate, logout],
  );
}

/** The help articles of a console. */
export function useHelpCommands(area: HelpArea): CommandGroup {
  const navigate = useNavigate();
  return useMemo(
    () => ({
      value: 'Help',
      items: helpShelves[area].articles.map(({ slug, title, category, summary }) => ({
        id: `help-${slug}`,
        label: title,
        hint: categoryLabel(category),
        keywords: `help article ${summary}`,
        icon: CircleHelp,
        run: () => void navigate(paths[area].helpArticle(slug)),
      })),
    }),
    [area, navigate],
  );
}
