import { Link } from 'react-router-dom';
import { asksAnyone, evidenceConfig } from '@/evidence-config.ts';
import { STATUS_WORDS } from '@/cases/model/status-words.ts';
import { CASE_STATUSES } from '@/cases/model/types.ts';
import type { HelpArea } from '@/content/help.ts';
import { isApple } from '@/lib/platform.ts';
import { shortcutsOn } from '@/lib/shortcuts.ts';
import { paths } from '@/paths.ts';
import { Dialog } from '@/ui/Dialog.tsx';
import { Key } from '@/ui/KeyCap.tsx';

interface KeyGroup {
  readonly title: string;
  readonly keys: readonly (readonly [keys: readonly string[], does: string])[];
  /** A condition for the keys. */
  readonly note?: string;
}

const keyGroups = (area: HelpArea): readonly KeyGroup[] => [
  {
    title: 'Everywhere',
    keys: [
      [[isApple() ? '⌘ K' : 'Ctrl K'], 'Search for pages, names and actions'],
      [['?'], 'This sheet'],
      [['Esc'], 'Close what is open; on a row, clear the selection'],
    ],
  },
  {
    title: 'In a list',
    keys: [
      [['/'], 'Go to its search'],
      [['↓', '↑', 'J', 'K'], 'Next, previous row'],
      [['Enter'], 'Open the row'],
    ],
  },
  ...(area === 'admin'
    ? [
        {
          title: 'On an alert',
          keys: [
            [['J', 'K'], 'Next, previous alert'],
            [['B'], 'Back to the list'],
            [['C'], 'Copy defanged'],
            ...(asksAnyone(evidenceConfig())
              ? ([[['L'], 'Go to look up DNS and registration']] as const)
              : []),
          ],
        } as const,
        {
          title: 'In the alerts, and on one',
          keys: [
            ...CASE_STATUSES.map(
              (status, at) => [[String(at + 1)], `Mark as ${STATUS_WORDS[status]}`] as const,
            ),
            [['U'], 'Undo the last change'],
            [['X', 'Shift X'], 'Select, and all up to here'],
            [['N'], 'Write a note'],
            [['T'], 'Prepare takedown request'],
            [['E'], 'Export'],
          ],
          note: 'In the list, 1–6 and T apply to selected alerts, or to the focused row if none is selected. 1–6 then move to the next row, where J stays if it is your next key. On an alert’s page they apply to that alert, which stays open. N always opens the focused row.',
        } as const,
      ]
    : []),
];

export function KeysSheet({ area, onClose }: { area: HelpArea; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Keyboard shortcuts"
      width={area === 'admin' ? 'lg' : 'sm'}
    >
      {/* In two columns the whole sheet is visible; none of its parts is split. */}
      <div className="@container">
        <div className="gap-x-10 *:mb-5 *:break-inside-avoid @min-[40rem]:columns-2">
          {keyGroups(area).map(({ title, keys, note }) => (
            <section key={title} aria-label={title}>
              <h3 className="border-b border-hairline pb-1.5 text-console font-semibold">
                {title}
              </h3>
              <dl>
                {keys.map(([names, does]) => (
                  <div
                    key={does}
                    className="flex min-h-9 items-center justify-between gap-4 border-b border-hairline text-console"
                  >
                    <dt className="text-quiet">{does}</dt>
                    <dd className="flex gap-1">
                      {names.map((name) => (
                        <Key key={name}>{name}</Key>
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
              {note !== undefined && <p className="mt-1.5 text-xs text-quiet">{note}</p>}
            </section>
          ))}
        </div>
        <p className="mt-4 text-console text-quiet">
          {shortcutsOn()
            ? 'Keys of one character can be switched off under '
            : 'Keys of one character are switched off in this browser: see '}
          <Link
            to={paths[area].settings()}
            onClick={onClose}
            className="font-semibold text-brand-deep underline underline-offset-3"
          >
            Settings
          </Link>
          .
        </p>
      </div>
    </Dialog>
  );
}
