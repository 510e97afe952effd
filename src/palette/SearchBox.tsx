import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { DialogBoundary } from '@/components/DialogBoundary.tsx';
import { TYPED_IN } from '@/components/table/single-key-shortcuts.ts';
import { lazyPart } from '@/components/lazy-part.tsx';
import type { HelpArea } from '@/content/help.ts';
import { topDialog } from '@/lib/open-layer.ts';
import { isApple } from '@/lib/platform.ts';
import { shortcutsOn } from '@/lib/shortcuts.ts';
import type { PageLink } from './commands.ts';

const CommandPalette = lazyPart(() => import('./CommandPalette.tsx').then((m) => m.CommandPalette));
const KeysSheet = lazyPart(() => import('./KeysSheet.tsx').then((m) => m.KeysSheet));

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`${TYPED_IN}, [contenteditable]`) !== null;

/** Returns the overlay that a key opens; null for any other key. */
function openedBy(event: KeyboardEvent): 'search' | 'keys' | null {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (key.toLowerCase() === 'k' && (ctrlKey || metaKey)) return 'search';
  const plain = key === '?' && !ctrlKey && !metaKey && !altKey;
  return plain && shortcutsOn() && !isTyped(target) ? 'keys' : null;
}

/**
 * The search box of the console header: opens the command palette, as does Ctrl K or ⌘ K. The question mark opens the
 * sheet of keys.
 */
export function SearchBox({ area, pages }: { area: HelpArea; pages: readonly PageLink[] }) {
  const [open, setOpen] = useState<'search' | 'keys' | null>(null);
  const close = () => setOpen(null);

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const opened = openedBy(event);
      // An open dialog keeps the keyboard.
      if (opened === null || topDialog()) return;
      event.preventDefault();
      setOpen(opened);
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
        onClick={() => setOpen('search')}
        className="flex h-9 items-center gap-2.5 rounded border-line px-2.5 text-console text-quiet hover:border-control hover:text-ink max-md:size-9 max-md:justify-center max-md:px-0 md:w-72 md:border pointer-coarse:h-11 max-md:pointer-coarse:size-11"
      >
        <Search className="max-md:size-5" />
        <span className="max-md:hidden">Search</span>
        <kbd className="ml-auto rounded border border-hairline px-1.5 font-mono text-2xs max-md:hidden">
          {isApple() ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </button>
      {open === 'search' && (
        <DialogBoundary name="The search" onClose={close}>
          <CommandPalette
            area={area}
            pages={pages}
            onClose={close}
            onKeys={() => setOpen('keys')}
          />
        </DialogBoundary>
      )}
      {open === 'keys' && (
        <DialogBoundary name="The sheet of keys" onClose={close}>
          <KeysSheet area={area} onClose={close} />
        </DialogBoundary>
      )}
    </>
  );
}
