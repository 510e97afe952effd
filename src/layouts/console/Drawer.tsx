import { PanelBoundary } from '@/components/PanelBoundary.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import type { ConsoleLink } from './navigation.ts';
import { Sidebar } from './Sidebar.tsx';

interface DrawerProps {
  links: readonly ConsoleLink[];
  onClose: () => void;
}

/** The console's pages as a dialog, where the screen has no room for the sidebar. */
export function Drawer({ links, onClose }: DrawerProps) {
  return (
    <Dialog open onClose={onClose} title="Navigation" width="sm" place="top">
      <div className="-mx-3 -my-2">
        <PanelBoundary name="The navigation">
          <Sidebar links={links} onNavigate={onClose} />
        </PanelBoundary>
      </div>
    </Dialog>
  );
}
