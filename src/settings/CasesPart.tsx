import { Download, Trash2, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useUser } from '@/session/AuthContext.tsx';
import { caseErrorOf } from '@/cases/model/case-error.ts';
import {
  readFile,
  tooLong,
  UnreadableFile,
  writeFile,
  MAX_FILE,
} from '@/cases/model/transfer/case-file.ts';
import { planImport } from '@/cases/model/transfer/import-preview.ts';
import { ConfirmDialog } from '@/components/ConfirmDialog.tsx';
import { notify } from '@/components/notify.ts';
import { CasesBoundary, casesOf, ExportDue, KeptWhere } from '@/cases/index.ts';
import { download, fileName } from '@/lib/download.ts';
import { count } from '@/lib/format.ts';
import { Button } from '@/ui/Button.tsx';
import { Notice } from '@/ui/Notice.tsx';
import { ImportDialog, wordsOf, type Import } from './ImportDialog.tsx';
import { OtherCases } from './OtherCases.tsx';

const ICON = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

/** Number of cases that this browser stores for this account, and their export, import and deletion. */
export function CasesPart() {
  const { database } = casesOf(useUser().email);
  const file = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState<'export' | 'import' | null>(null);
  const [given, setGiven] = useState<Import | null>(null);
  const [deleting, setDeleting] = useState(false);

  async function run(what: 'export' | 'import', failed: string, work: () => Promise<void>) {
    setBusy(what);
    setError(null);
    try {
      await work();
    } catch (cause) {
      setError(`${failed} ${wordsOf(cause)}`);
    } finally {
      setBusy(null);
    }
  }

  const write = () =>
    run('export', 'Nothing was exported.', async () => {
      const now = Date.now();
      const content = writeFile(await database.everything(), database.owner, now);
      const day = new Date(now).toISOString().slice(0, 10);
      download(fileName(`naamraksha-cases-${day}`, 'json'), content, 'application/json');
      // If that cannot be stored, the reminder stays.
      await database.keepExported(now).catch(() => {});
    });

  const open = (chosen: File) =>
    run('import', 'Nothing was imported.', async () => {
      if (chosen.size > MAX_FILE) throw tooLong();
      const content = await chosen.text().catch((cause: unknown) => {
        throw new UnreadableFile('The browser could not read the file.', { cause });
      });
      const read = readFile(content);
      await preview({ read, madeAt: read.madeAt, unmatched: 0 });
    });

  async function preview(from: Omit<Import, 'plan'>) {
    setGiven({ ...from, plan: planImport(await database.everything(), from.read, Date.now()) });
  }

  return (
    <div className="grid gap-3 pt-3">
      <p className="max-w-text text-quiet">
        <KeptWhere /> Logging out keeps them; another account does not see them. Export them for
        another browser or a colleague.
      </p>
      {error && <Notice tone="error">{error}</Notice>}
      <OtherCases
        database={database}
        onReview={(matches) =>
          void run('import', 'Nothing was imported.', async () => preview(await matches))
        }
      />
      <CasesBoundary>
        {({ byAlert }) => (
          <>
            <p>{byAlert.size === 0 ? 'No cases yet.' : `${count(byAlert.size, 'case')} kept.`}</p>
            <ExportDue />
            <div className="flex flex-wrap gap-2.5 max-sm:grid max-sm:grid-cols-2">
              <Button
                icon={<Download {...ICON} />}
                pending={busy === 'export'}
                onClick={() => void write()}
              >
                Export cases
              </Button>
              <Button
                icon={<Upload {...ICON} />}
                pending={busy === 'import'}
                onClick={() => file.current?.click()}
              >
                Import cases
              </Button>
              <Button icon={<Trash2 {...ICON} />} onClick={() => setDeleting(true)}>
                Delete all
              </Button>
            </div>
          </>
        )}
      </CasesBoundary>
      <input
        ref={file}
        type="file"
        accept="application/json,.json"
        aria-label="File with exported cases"
        tabIndex={-1}
        className="hidden"
        onChange={({ currentTarget }) => {
          const chosen = currentTarget.files?.[0];
          // Allows choosing the same file again.
          if (chosen) void open(chosen).finally(() => (currentTarget.value = ''));
        }}
      />
      {given && <ImportDialog given={given} onClose={() => setGiven(null)} />}
      {deleting && (
        <ConfirmDialog
          title="Delete all cases"
          confirmLabel="Delete all"
          subject={database.owner.account}
          onConfirm={async () => {
            await database.clear();
            notify({ title: 'All cases in this browser were deleted', tone: 'success' });
          }}
          onClose={() => setDeleting(false)}
          errorText={(cause) => `Nothing was deleted. ${caseErrorOf(cause).message}`}
        >
          Every status, note, history, look-up and saved view of this account in this browser is
          deleted, in all tabs. Only an export brings them back. The alerts themselves stay.
        </ConfirmDialog>
      )}
    </div>
  );
}
