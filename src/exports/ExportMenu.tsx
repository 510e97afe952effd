import { Download } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { DialogBoundary } from '@/components/DialogBoundary.tsx';
import { lazyPart } from '@/components/lazy-part.tsx';
import { usePageAction } from '@/components/page-actions.ts';
import { EXPORT_FORMATS, FORMATS, type ExportFormat } from './model/formats.ts';
import { count as counted, formatNumber } from '@/lib/format.ts';
import { keyHint } from '@/lib/shortcuts.ts';
import { Button } from '@/ui/Button.tsx';
import { Popover } from '@/ui/Popover.tsx';
import type { ExportedAlerts } from './use-export-run.ts';

const ExportDialog = lazyPart(() => import('./ExportDialog.tsx').then((m) => m.ExportDialog));

interface ExportMenuProps {
  /** The alerts in the table, in its order, or those that are selected. */
  alerts: ExportedAlerts;
  /** True for the menu that the key and the command palette mean, if a page has several. */
  forPalette?: boolean;
  size?: 'sm' | 'md';
  /** `count` if another menu is in sight: the button then says its number of alerts. */
  says?: 'count' | 'word';
  disabled?: boolean;
}

/** Exports exactly these alerts, in one of the formats; a dialog asks for the rest. */
export function ExportMenu({
  alerts,
  forPalette = true,
  size = 'md',
  says = 'word',
  disabled = false,
}: ExportMenuProps) {
  const [asked, setAsked] = useState<ExportFormat | null>(null);
  const count = alerts.alerts.length;
  usePageAction('export-alerts', count === 0 || !forPalette ? null : () => setAsked('csv'));
  const label = `Export ${counted(count, 'alert')}`;
  return (
    <>
      <Popover
        label="Export"
        className="w-64 p-1.5"
        trigger={(props) => (
          <Button
            {...props}
            size={size}
            disabled={disabled || count === 0}
            icon={<Download aria-hidden size={16} strokeWidth={1.5} />}
            className="max-md:h-11 max-md:w-11 max-md:px-0!"
            aria-label={label}
            {...(forPalette ? keyHint(label, 'E') : { title: label })}
          >
            {/* Phones have room for the icon only. The toolbar has the number if there is one menu. */}
            <span className="max-md:hidden">
              {says === 'count' && count > 0 ? `Export ${formatNumber(count)}` : 'Export'}
            </span>
          </Button>
        )}
      >
        {(close) => (
          <Formats
            onChoose={(format) => {
              close();
              setAsked(format);
            }}
          />
        )}
      </Popover>
      {asked && (
        <DialogBoundary name="The export" onClose={() => setAsked(null)}>
          <ExportDialog alerts={alerts} format={asked} onClose={() => setAsked(null)} />
        </DialogBoundary>
      )}
    </>
  );
}

/** The formats to choose from; arrow keys go from one to the next, and round. */
function Formats({ onChoose }: { onChoose: (format: ExportFormat) => void }) {
  const list = useRef<HTMLUListElement>(null);
  // Opened to choose one.
  useEffect(() => list.current?.querySelector('button')?.focus(), []);

  function onKeyDown(event: KeyboardEvent) {
    const items = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = items.findIndex((button) => button === document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    items.at(to % items.length)?.focus();
  }

  return (
    // The keys move between the buttons, which are what has the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul ref={list} onKeyDown={onKeyDown}>
      {EXPORT_FORMATS.map((format) => (
        <li key={format}>
          <button
            type="button"
            onClick={() => onChoose(format)}
            className="flex h-9 w-full items-center justify-between gap-3 rounded px-3 text-console hover:bg-ink/6 pointer-coarse:h-11"
          >
            {FORMATS[format].label}
            <span aria-hidden className="font-mono text-xs text-quiet">
              .{FORMATS[format].ending}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
