import { useQuery } from '@tanstack/react-query';
import { Menu, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { NuqsAdapter } from 'nuqs/adapters/react-router/v7';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import {
  Link,
  Outlet,
  useLocation,
  NavigationType,
  useBlocker,
  useNavigate,
} from 'react-router-dom';
import { profileQuery } from '@/api/queries/organizations.ts';
import { useUser } from '@/session/AuthContext.tsx';
import { isDemo } from '@/backend.ts';
import { HostileText } from '@/components/HostileText.tsx';
import { ThemeToggle } from '@/components/ThemeToggle.tsx';
import { PanelBoundary } from '@/components/PanelBoundary.tsx';
import { accountOf } from '@/session/session.ts';
import { SampleMark } from '@/components/SampleMark.tsx';
import { Wordmark } from '@/components/Wordmark.tsx';
import { config } from '@/config.ts';
import { NotificationsPanel } from '@/notifications/index.ts';
import { SearchBox } from '@/palette/index.ts';
import { storage } from '@/lib/storage.ts';
import { paths } from '@/paths.ts';
import { cx } from '@/ui/class-names.ts';
import { Dialog } from '@/ui/Dialog.tsx';
import { IconButton } from '@/ui/IconButton.tsx';
import { Popover } from '@/ui/Popover.tsx';
import { useMedia } from '@/ui/use-media.ts';
import '@/styles/console.css';
import { AccountMenu } from './console/AccountMenu.tsx';
import { consoleLinks } from './console/navigation.ts';
import { Sidebar } from './console/Sidebar.tsx';
import { useFetchedAlerts } from './console/use-waiting.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useStored } from './use-stored.ts';
import { loadLayers } from '@/ui/load-layers.ts';
import { lazyPart } from '@/components/lazy-part.tsx';
import { receiveNews, type News } from '@/components/notify.ts';
import { useArrivals, useNewAlerts } from '@/cases/index.ts';
import { followPresses, openDialogs } from '@/ui/open-dialogs.ts';

const COLLAPSED = 'sidebar';

/** Windows whose lists need the room of the sidebar's words. */
const NARROW = '(width < 1024px)';
/**
 * Windows that show more with that room: sentences to read, alerts next to their list. The sidebar is collapsed there
 * unless the user has chosen otherwise, on every page, so that nothing jumps between pages.
 */
const DESK = '(width < 1280px)';

/** Returns the sidebar's state: as chosen and stored; always collapsed on narrow screens. */
function useCollapsed(): { collapsed: boolean; toggle: (() => void) | null } {
  const chosen = useStored(COLLAPSED);
  const narrow = useMedia(NARROW);
  const close = useMedia(DESK);
  const collapsed = narrow || (chosen === null ? close : chosen === 'collapsed');
  return {
    collapsed,
    toggle: narrow ? null : () => storage.set(COLLAPSED, collapsed ? 'open' : 'collapsed'),
  };
}

/**
 * Places of toasts: below the sidebar's links, where they cover nothing on the page, and above what is at its bottom; at
 * the end of the page if there is no room in the sidebar.
 */
const TOASTS = {
  admin: 'bottom-16 left-2 w-55',
  superadmin: 'bottom-52 left-2 w-55',
  page: cx(
    'bottom-[calc(1rem+max(var(--bottom-bar,0px),var(--selected-bar,0px)))]',
    'md:right-4 md:bottom-[calc(1rem+var(--selected-bar,0px))] md:w-md',
  ),
} as const;

/** The frame of both consoles: sidebar, header, page. Data selects the console. */
export function ConsoleLayout({ area }: { area: 'admin' | 'superadmin' }) {
  const links = consoleLinks[area];
  const { collapsed, toggle } = useCollapsed();
  const [drawerOpen, setDrawerOpen] = useState(false);
  useKeptFocus();
  useEffect(followPresses, []);
  const home = paths[area].dashboard();
  const user = useUser();
  const account = accountOf(user);
  const owner = <ConsoleOwner area={area} />;

  return (
    <div
      className={cx(
        // The spaces of our text face are narrow in small type.
        'min-h-dvh text-console [word-spacing:0.08em] md:grid print:block',
        collapsed ? 'md:grid-cols-[56px_minmax(0,1fr)]' : 'md:grid-cols-[240px_minmax(0,1fr)]',
      )}
    >
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 rounded bg-brand px-4 py-2 font-semibold text-on-brand not-focus:sr-only"
      >
        Skip to content
      </a>

      <aside className="sticky top-0 hidden h-dvh flex-col border-r border-hairline bg-surface md:flex print:hidden">
        <div
          className={cx(
            'flex h-14 flex-col justify-center border-b border-hairline px-5',
            collapsed && 'items-center px-0',
          )}
        >
          <Link to={home} aria-label={`${config.brand} console`} className="text-h4 leading-6">
            {collapsed ? <Wordmark short /> : <Wordmark />}
          </Link>
          {/* As high as one line from the start: the name comes a moment later. */}
          {!collapsed && <p className="h-4 truncate text-xs text-quiet">{owner}</p>}
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto">
          <PanelBoundary name="The navigation">
            <Sidebar area={area} links={links} collapsed={collapsed} />
          </PanelBoundary>
        </div>
        {toggle && (
          <div className="border-t border-hairline p-2">
            <IconButton
              label={collapsed ? 'Expand sidebar' : 'Collapse sidebar'}
              aria-expanded={!collapsed}
              onClick={toggle}
              icon={collapsed ? <PanelLeftOpen /> : <PanelLeftClose />}
            />
          </div>
        )}
      </aside>

      <div className="flex min-w-0 flex-col">
        <header className="sticky top-0 z-20 flex h-14 items-center gap-1 border-b border-hairline bg-surface px-2 md:px-6 print:hidden">
          <IconButton
            label="Open navigation"
            aria-haspopup="dialog"
            onClick={() => setDrawerOpen(true)}
            className="md:hidden"
            icon={<Menu size={20} />}
          />
          <Link
            to={home}
            className="text-h4 max-[359px]:hidden md:hidden"
            aria-label={`${config.brand} console`}
          >
            {/* A phone's line has room for five buttons and the role, and no more. */}
            <Wordmark className="max-[429px]:hidden" />
            <Wordmark short className="min-[430px]:hidden" />
          </Link>
          <div className="max-md:ml-auto">
            <PanelBoundary name="Search">
              <SearchBox area={area} pages={links} />
            </PanelBoundary>
          </div>
          <div className="flex min-w-0 items-center gap-1 md:ml-auto">
            {/* It grows to the left, where it moves nothing. */}
            {collapsed && (
              <p className="min-w-0 truncate pr-2 pl-4 text-quiet max-md:hidden">{owner}</p>
            )}
            {isDemo() && <DemoMark />}
            <ThemeToggle />
            <PanelBoundary name="The notifications">
              <NotificationsPanel key={account} owner={account} />
            </PanelBoundary>
            <PanelBoundary name="The account menu">
              <AccountMenu />
            </PanelBoundary>
          </div>
        </header>
        {area === 'admin' && <AlertNews />}
        <main id="content" tabIndex={-1} className="min-w-0 flex-1 px-4 py-6 md:px-6 print:p-0">
          <NuqsAdapter>
            <Outlet />
          </NuqsAdapter>
        </main>
      </div>

      <BackCloses />
      <PanelBoundary name="A message">
        <Toasts place={TOASTS[collapsed ? 'page' : area]} />
      </PanelBoundary>
      {drawerOpen && (
        <Dialog
          open
          onClose={() => setDrawerOpen(false)}
          title="Navigation"
          width="sm"
          place="left"
        >
          <div className="-mx-3 -my-2">
            <p className="truncate px-5 pt-1 text-quiet empty:hidden">{owner}</p>
            {isDemo() && (
              <p className="px-5 pt-1 text-xs text-quiet">
                <SampleMark className="mr-1.5">Demo</SampleMark>
                {INVENTED}
              </p>
            )}
            <PanelBoundary name="The navigation">
              <Sidebar area={area} links={links} onNavigate={() => setDrawerOpen(false)} />
            </PanelBoundary>
          </div>
        </Dialog>
      )}
    </div>
  );
}

/** The owner of the console: the organisation's name in its profile; renders nothing until that is known. */
function ConsoleOwner({ area }: { area: 'admin' | 'superadmin' }) {
  const profile = useQuery({ ...profileQuery(), enabled: area === 'admin' });
  if (area === 'superadmin') return 'All organisations';
  const name = profile.data?.name.trim() ?? '';
  return name === '' ? null : <HostileText text={name} />;
}

const INVENTED =
  'The organisations, domains and alerts here are invented. They come from the demo’s own backend.';

/** Says once, in the top bar, that the embedded backend's data is a demonstration. On a phone the drawer says it. */
function DemoMark() {
  return (
    <Popover
      label="Demo"
      className="w-72"
      trigger={(props) => (
        <button
          {...props}
          className="mr-1 flex h-9 shrink-0 items-center rounded px-1.5 hover:bg-ink/6 max-md:hidden pointer-coarse:h-11"
        >
          <SampleMark>Demo</SampleMark>
        </button>
      )}
    >
      {() => <p className="px-4 py-3 text-console">{INVENTED}</p>}
    </Popover>
  );
}

// 20 kB of the library: the page comes first.
const load = () => import('@/components/ToastViewport.tsx');
const ToastViewport = lazyPart(() => load().then((m) => m.ToastViewport));

/** Signs of a user at work, who may soon need a toast or a dialog: the code is fetched while there is a connection. */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown'];

/** The place where toasts appear; mount it once per layout. Renders nothing until the first `notify`. */
function Toasts({ place }: { place: string }) {
  const [early] = useState<News[]>([]);
  const [needed, setNeeded] = useState(false);
  // Before paint, so that nothing reported once the page is visible is lost.
  useLayoutEffect(
    () =>
      receiveNews((news) => {
        early.push(news);
        setNeeded(true);
      }),
    [early],
  );
  useEffect(() => {
    const watching = new AbortController();
    const prepare = () => {
      watching.abort();
      // A failure shows with the first toast, or the first dialog.
      void Promise.allSettled([load(), loadLayers()]);
    };
    for (const sign of SIGNS_OF_LIFE) {
      window.addEventListener(sign, prepare, { signal: watching.signal, passive: true });
    }
    return () => watching.abort();
  }, []);
  return needed && <ToastViewport place={place} early={early} />;
}

const COUNTED = /^\(\d+\) /;

/** Takes in what came into the alert list, whichever page reads it, and counts it in the tab's title. */
function AlertNews() {
  useArrivals(useFetchedAlerts());
  const { size } = useNewAlerts();
  const { pathname } = useLocation();
  useEffect(() => {
    // The layout has written this page's own title by now.
    const bare = () => document.title.replace(COUNTED, '');
    document.title = size > 0 ? `(${size}) ${bare()}` : bare();
    return () => {
      document.title = bare();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each page writes its own title
  }, [size, pathname]);
  return null;
}

const isAnyOpen = (): boolean => openDialogs.get().length > 0;

/** True if the previous history entry is another document, which the router cannot block. */
function isFirstEntry(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && state.idx === 0;
}

/** Makes Back close the top dialog, or go one step back in it, instead of leaving the page. */
function BackCloses() {
  const isOpen = useSyncExternalStore(openDialogs.subscribe, isAnyOpen);
  // The router warns about a blocker at every jump within a page, so there is none while no dialog is open.
  return isOpen ? <BackBlocker /> : null;
}

function BackBlocker() {
  const blocker = useBlocker(
    ({ historyAction }) => historyAction === NavigationType.Pop && isAnyOpen(),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    openDialogs.get().at(-1)?.goBack();
  }, [blocker]);

  const navigate = useNavigate();
  const { pathname, hash, state } = useLocation();
  useEffect(() => {
    if (!isFirstEntry()) return;
    // This page again, so that Back has an entry of this document. A table writes its search into the address
    // without the router.
    const { search } = window.location;
    void navigate({ pathname, search, hash }, { state });
  }, [navigate, pathname, hash, state]);
  return null;
}
