import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { DialogBoundary } from '@/components/DialogBoundary.tsx';
import { lazyPart } from '@/components/lazy-part.tsx';
import type { HelpArea } from '@/content/help.ts';
import type { PageLink } from './commands.ts';

const CommandPalette = lazyPart(() => import('./CommandPalette.tsx').then((m) => m.CommandPalette));

/** Decides which key the button names; both work everywhere. */
const isApple = () => /mac|iphone|ipad/i.test(navigator.userAgent);

/** The search box of the console header: opens the command palette, as does Ctrl K or ⌘ K. */
export function SearchBox({ area, pages }: { area: HelpArea; pages: readonly PageLink[] }) {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      // An open dialog keeps the keyboard.
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setOpen(true);
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <>
      <button
        type="button"
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        className="flex h-9 items-center gap-2.5 rounded border-control px-2.5 text-console text-quiet hover:text-ink max-md:size-9 max-md:justify-center max-md:px-0 md:w-72 md:border"
      >
        <Search aria-hidden size={16} strokeWidth={1.5} className="max-md:size-5" />
        <span className="max-md:hidden">Search</span>
        <kbd className="ml-auto rounded border border-hairline px-1.5 font-mono text-2xs max-md:hidden">
          {isApple() ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </button>
      {open && (
        <DialogBoundary name="The search" onClose={() => setOpen(false)}>
          <CommandPalette area={area} pages={pages} onClose={() => setOpen(false)} />
        </DialogBoundary>
      )}
    </>
  );
}
