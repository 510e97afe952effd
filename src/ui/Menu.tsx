import { CSPProvider } from '@base-ui/react/csp-provider';
import { Menu as BaseMenu } from '@base-ui/react/menu';
import type { ReactElement } from 'react';
import { AT_BUTTON } from './PopoverWithPanel.tsx';

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  disabled?: boolean;
  items: readonly { readonly label: string; readonly onChoose: () => void }[];
}

/** A menu of actions at its button, also above a dialog. For parts that are loaded on demand: it loads Base UI. */
export function Menu({ trigger, disabled, items }: MenuProps) {
  return (
    <CSPProvider disableStyleElements>
      <BaseMenu.Root modal={false}>
        <BaseMenu.Trigger render={trigger} disabled={disabled} />
        <BaseMenu.Portal>
          <BaseMenu.Positioner {...AT_BUTTON} align="end" className="z-50">
            <BaseMenu.Popup className="min-w-48 rounded-lg border border-hairline bg-surface p-1.5 text-console shadow-overlay">
              {items.map(({ label, onChoose }) => (
                <BaseMenu.Item
                  key={label}
                  onClick={onChoose}
                  className="flex h-9 w-full cursor-default items-center rounded px-3 outline-none data-highlighted:bg-ink/6 pointer-coarse:h-11"
                >
                  {label}
                </BaseMenu.Item>
              ))}
            </BaseMenu.Popup>
          </BaseMenu.Positioner>
        </BaseMenu.Portal>
      </BaseMenu.Root>
    </CSPProvider>
  );
}
