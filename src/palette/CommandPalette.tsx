import { Autocomplete } from '@base-ui/react/autocomplete';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { assetListQuery } from '@/api/queries/assets.ts';
import { organizationListQuery } from '@/api/queries/organizations.ts';
import { useAuth } from '@/session/AuthContext.tsx';
import { askPage, usePageActions } from '@/components/page-actions.ts';
import type { HelpArea } from '@/content/help.ts';
import { AlertNames, alertsQuery } from '@/alerts/index.ts';
import { paths } from '@/paths.ts';
import { Dialog } from '@/ui/Dialog.tsx';
import { actionGroup, pageActionGroup } from './actions.ts';
import {
  alertGroup,
  assetGroup,
  helpGroup,
  matchCommands,
  MAX_PER_GROUP,
  organizationGroup,
  pageGroup,
  type Command,
  type CommandGroup,
  type PageLink,
} from './commands.ts';
import { CommandLine } from './CommandLine.tsx';
import { Key } from '@/ui/KeyCap.tsx';

interface CommandPaletteProps {
  area: HelpArea;
  pages: readonly PageLink[];
  onClose: () => void;
  /** Opens the sheet of keys instead of the palette. */
  onKeys: () => void;
}

const listed = new Intl.ListFormat('en-IN');

/** Names the lists that are loading, and those that failed; '' once all were searched. */
function missingOf(
  sources: readonly { name: string; list: { data: unknown; isError: boolean } }[],
): string {
  const missing = sources.filter(({ list }) => list.data === undefined);
  const named = (failed: boolean) =>
    listed.format(missing.filter(({ list }) => list.isError === failed).map(({ name }) => name));
  const [awaited, failed] = [named(false), named(true)];
  return [awaited && `Looking through ${awaited}…`, failed && `Could not be fetched: ${failed}.`]
    .filter(Boolean)
    .join(' ');
}

/** Finds pages, assets, alerts, organisations, help articles and actions by typing. */
export function CommandPalette({ area, pages, onClose, onKeys }: CommandPaletteProps) {
  const [query, setQuery] = useState('');
  const typed = query.trim();
  const navigate = useNavigate();
  const { logout } = useAuth();
  const offered = usePageActions();
  const isAdmin = area === 'admin';
  const assets = useQuery(assetListQuery());
  const organizations = useQuery({ ...organizationListQuery(), enabled: !isAdmin });
  const alerts = useQuery({ ...alertsQuery(), enabled: isAdmin && typed !== '' });
  const found = useMemo(
    () => (typed === '' ? [] : (alerts.data?.find(typed).slice(0, MAX_PER_GROUP) ?? [])),
    [alerts.data, typed],
  );

  const match = ({ value, items }: CommandGroup, most?: number) => ({
    value,
    items: matchCommands(items, query, most),
  });
  const actions = actionGroup(area, offered, {
    showKeys: onKeys,
    logOut: () => {
      logout();
      void navigate(paths.login(), { replace: true });
    },
  });
  const onPage = pageActionGroup(offered);
  const groups = [
    match(onPage, onPage.items.length),
    match(pageGroup(pages)),
    match(actions, actions.items.length),
    // Names come once something is typed.
    ...(typed === ''
      ? []
      : [
          match(assetGroup(area, assets.data ?? [])),
          match(organizationGroup(organizations.data ?? [])),
          match(helpGroup(area)),
        ]),
    // Their list may load later than the others. They are last, so that they push no line away from an Enter.
    alertGroup(found, typed),
  ].filter(({ items }) => items.length > 0);

  const missing = missingOf([
    { name: 'assets', list: assets },
    ...(isAdmin ? [] : [{ name: 'organisations', list: organizations }]),
    ...(isAdmin && typed !== '' ? [{ name: 'alerts', list: alerts }] : []),
  ]);

  function run({ page, act }: Command) {
    onClose();
    if (page) askPage(page);
    if (typeof act === 'function') act();
    else if (act !== undefined && !(page && offered.has(page))) void navigate(act);
  }

  return (
    <CSPProvider disableStyleElements>
      <Autocomplete.Root
        open
        inline
        items={groups}
        filter={null}
        value={query}
        onValueChange={setQuery}
        itemToStringValue={(command: Command) => command.label}
        autoHighlight="always"
        keepHighlight
      >
        <Dialog
          open
          onClose={onClose}
          title="Search"
          place="top"
          head={
            <div className="flex items-center gap-3">
              <Search className="shrink-0 text-quiet" />
              <Autocomplete.Input
                aria-label="Search"
                placeholder="Pages, names, help, actions…"
                className="h-9 w-full bg-transparent font-mono text-base outline-none placeholder:font-sans md:text-sm"
              />
            </div>
          }
        >
          <Autocomplete.Empty className="py-8 text-center text-sm text-quiet empty:hidden">
            {missing === '' && 'Nothing found. Try a part of a domain name.'}
          </Autocomplete.Empty>
          <AlertNames techniques={alerts.data?.techniques ?? null}>
            <Autocomplete.List className="-mx-3 -mt-2 max-h-96 scroll-pb-8 overflow-y-auto mask-b-from-[calc(100%-2rem)] pb-6">
              {(group: CommandGroup) => (
                <Autocomplete.Group key={group.value} items={group.items} className="pb-2">
                  <Autocomplete.GroupLabel className="px-3 py-1.5 text-xs font-semibold text-quiet">
                    {group.value}
                  </Autocomplete.GroupLabel>
                  <Autocomplete.Collection>
                    {(command: Command) => (
                      <Autocomplete.Item
                        key={command.id}
                        value={command}
                        onClick={() => run(command)}
                        className="flex min-h-9 cursor-pointer items-center gap-3 rounded px-3 py-1.5 data-highlighted:bg-tint pointer-coarse:min-h-11"
                      >
                        <CommandLine command={command} />
                      </Autocomplete.Item>
                    )}
                  </Autocomplete.Collection>
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
          </AlertNames>
          <p role="status" className="py-2 text-center text-sm text-quiet empty:hidden">
            {typed !== '' && missing}
          </p>
          <p
            aria-hidden
            className="-mx-5 -mb-4 flex gap-4 border-t border-hairline px-5 py-2 text-xs text-quiet max-md:hidden"
          >
            <span>
              <Key>↑</Key> <Key>↓</Key> to move
            </span>
            <span>
              <Key>Enter</Key> to open
            </span>
            <span>
              <Key>Esc</Key> to close
            </span>
          </p>
        </Dialog>
      </Autocomplete.Root>
    </CSPProvider>
  );
}
