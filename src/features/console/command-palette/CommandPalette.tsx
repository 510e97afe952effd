import { Autocomplete } from '@base-ui/react/autocomplete';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { assetListQuery } from '@/api/queries/assets.ts';
import { organizationListQuery } from '@/api/queries/organizations.ts';
import { useAuth } from '@/auth/AuthContext.tsx';
import { DomainName } from '@/components/DomainName.tsx';
import { HostileText } from '@/components/HostileText.tsx';
import type { HelpArea } from '@/content/help.ts';
import { alertIndexQuery } from '@/features/shared/alert-index/alert-index.ts';
import { AssetName } from '@/features/shared/names/AssetName.tsx';
import { paths } from '@/paths.ts';
import { Dialog } from '@/ui/Dialog.tsx';
import {
  actionGroup,
  alertGroup,
  assetGroup,
  helpGroup,
  matchCommands,
  organizationGroup,
  pageGroup,
  type Command,
  type CommandGroup,
  type PageLink,
} from './commands.ts';
import { useAlertSearch } from './use-alert-search.ts';

interface CommandPaletteProps {
  area: HelpArea;
  pages: readonly PageLink[];
  onClose: () => void;
}

function Key({ children }: { children: string }) {
  return (
    <kbd className="rounded border border-hairline px-1 font-mono text-2xs leading-4">
      {children}
    </kbd>
  );
}

/** The alerts are there, and are being searched. */
const NOT_YET = { data: undefined, isError: false };

const listed = new Intl.ListFormat('en-IN');

/** Names the lists that are on their way, and those that failed; '' once all were searched. */
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
export function CommandPalette({ area, pages, onClose }: CommandPaletteProps) {
  const [query, setQuery] = useState('');
  const typed = query.trim();
  const navigate = useNavigate();
  const { logout } = useAuth();
  const isAdmin = area === 'admin';
  const assets = useQuery(assetListQuery());
  const organizations = useQuery({ ...organizationListQuery(), enabled: !isAdmin });
  const alerts = useQuery({ ...alertIndexQuery(), enabled: isAdmin && typed !== '' });
  const found = useAlertSearch(alerts.data, isAdmin ? typed : '');
  const looking = alerts.data !== undefined && found.query !== typed;

  const match = ({ value, items }: CommandGroup) => ({ value, items: matchCommands(items, query) });
  const foundAlerts = alertGroup(found.rows);
  const groups = [
    match(pageGroup(pages)),
    // Names come once something is typed: before that, where to go and what to do is enough.
    ...(typed === ''
      ? []
      : [
          match(assetGroup(area, assets.data ?? [])),
          match(organizationGroup(organizations.data ?? [])),
          match(helpGroup(area)),
        ]),
    match(
      actionGroup(() => {
        logout();
        void navigate(paths.login(), { replace: true });
      }),
    ),
    // Alerts come a moment later than the others. They stand last, so that they push no line away from
    // an Enter; and those found for fewer letters are shown only if they match all letters by now.
    looking ? match(foundAlerts) : foundAlerts,
  ].filter(({ items }) => items.length > 0);

  const missing = missingOf([
    { name: 'assets', list: assets },
    ...(isAdmin ? [] : [{ name: 'organizations', list: organizations }]),
    ...(isAdmin && typed !== '' ? [{ name: 'alerts', list: looking ? NOT_YET : alerts }] : []),
  ]);

  function run({ act }: Command) {
    onClose();
    if (typeof act === 'string') void navigate(act);
    else act();
  }

  return (
    <Dialog open onClose={onClose} title="Search" place="top">
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
          <div className="-mx-5 -mt-4 flex items-center gap-3 border-b border-hairline px-5">
            <Search aria-hidden size={16} strokeWidth={1.5} className="shrink-0 text-quiet" />
            <Autocomplete.Input
              aria-label="Search"
              placeholder="Pages, assets, alerts, help, actions…"
              className="h-12 w-full bg-transparent text-base outline-none md:text-sm"
            />
          </div>
          <Autocomplete.Empty className="py-8 text-center text-sm text-quiet empty:hidden">
            {missing === '' && 'Nothing found. Try a part of a domain name.'}
          </Autocomplete.Empty>
          <Autocomplete.List className="-mx-3 max-h-96 overflow-y-auto pt-2">
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
                      className="flex min-h-9 cursor-pointer items-center gap-3 rounded px-3 py-1.5 data-highlighted:bg-tint"
                    >
                      <command.icon
                        aria-hidden
                        size={16}
                        strokeWidth={1.5}
                        className="shrink-0 text-quiet"
                      />
                      <span className="min-w-0 flex-1 truncate *:truncate">
                        {command.names === 'asset' ? (
                          <AssetName name={command.label} />
                        ) : command.names === 'imitation' ? (
                          <DomainName name={command.label} forms={false} />
                        ) : (
                          <HostileText text={command.label} />
                        )}
                      </span>
                      {command.hint && (
                        <span className="max-w-[40%] shrink-0 truncate text-xs text-quiet *:block *:truncate max-md:hidden">
                          {command.hintIsAsset ? (
                            <AssetName name={command.hint} />
                          ) : (
                            <HostileText text={command.hint} />
                          )}
                        </span>
                      )}
                    </Autocomplete.Item>
                  )}
                </Autocomplete.Collection>
              </Autocomplete.Group>
            )}
          </Autocomplete.List>
        </Autocomplete.Root>
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
      </CSPProvider>
    </Dialog>
  );
}
