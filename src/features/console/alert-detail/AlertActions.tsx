import { useQuery } from '@tanstack/react-query';
import { Copy, FileWarning } from 'lucide-react';
import { Suspense, useState, useTransition } from 'react';
import { assetListQuery } from '@/api/queries/assets.ts';
import { useUser } from '@/auth/AuthContext.tsx';
import { DialogBoundary } from '@/components/DialogBoundary.tsx';
import { lazyPart } from '@/components/lazy-part.tsx';
import { notify } from '@/components/notify.ts';
import type { AlertRow } from '@/features/shared/alert-index/packed-alerts.ts';
import type { Explanation, InvalidName } from '@/lookalike/index.ts';
import { Button } from '@/ui/Button.tsx';
import { Notice } from '@/ui/Notice.tsx';
import { isOwnName } from './own-name.ts';
import { keptTakedown } from './takedown-draft.ts';

const { Part: TakedownDialog, soon: soonTakedown } = lazyPart(
  async () => (await import('./TakedownDialog.tsx')).TakedownDialog,
);

const ICON = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

const loadCopying = () => import('./copy-domain.ts');

const soonCopying = () => {
  // Tried again when a button is pressed.
  loadCopying().catch(() => {});
};

async function copy(domain: string, form: 'Defanged' | 'Original') {
  try {
    const { copyDomain } = await loadCopying();
    await copyDomain(domain, form);
  } catch {
    notify({ title: 'Not copied: a part of this page could not be loaded', tone: 'error' });
  }
}

interface AlertActionsProps {
  alert: AlertRow;
  explanation: Explanation | InvalidName | null;
}

/** What can be done with an alert: copy its domain, prepare a takedown request. */
export function AlertActions({ alert, explanation }: AlertActionsProps) {
  const domain = alert.impersonating_domain;
  const assets = useQuery(assetListQuery());
  const user = useUser();
  const [request, setRequest] = useState<'closed' | 'open' | 'own'>(() =>
    keptTakedown.of(user)?.alert === alert.id ? 'open' : 'closed',
  );
  const [draft, setDraft] = useState<string | null>(null);
  const [preparing, startPreparing] = useTransition();

  async function prepare() {
    // Without the list nobody can say that the domain is not one of them.
    const listed = assets.data ?? (await assets.refetch()).data;
    if (!listed) {
      notify({
        title: 'Your assets could not be read, so the domain could not be compared with them',
        tone: 'error',
      });
      return;
    }
    const own = [alert.asset_name, ...listed.map((asset) => asset.name)];
    try {
      setRequest((await isOwnName(domain, own)) ? 'own' : 'open');
    } catch {
      notify({ title: 'The domain could not be compared with your assets', tone: 'error' });
    }
  }

  if (domain === '') return null;
  return (
    <>
      <div onPointerEnter={soonCopying} onFocus={soonCopying} className="mt-5 flex flex-wrap gap-2">
        <Button
          size="sm"
          tone="primary"
          icon={<FileWarning {...ICON} />}
          pending={preparing}
          onClick={() => startPreparing(prepare)}
          {...soonTakedown}
        >
          Prepare takedown request
        </Button>
        <Button size="sm" icon={<Copy {...ICON} />} onClick={() => void copy(domain, 'Defanged')}>
          Copy defanged
        </Button>
        <Button size="sm" icon={<Copy {...ICON} />} onClick={() => void copy(domain, 'Original')}>
          Copy original
        </Button>
      </div>
      {request === 'own' && (
        <Notice tone="warning" className="mt-4 max-w-prose">
          No request is prepared: this domain is one of your own assets, or below one. A takedown
          would hit your own site.
        </Notice>
      )}
      {request === 'open' && (
        <DialogBoundary name="The dialog" onClose={() => setRequest('closed')}>
          <Suspense>
            <TakedownDialog
              alert={alert}
              explanation={explanation}
              draft={draft}
              onClose={(edited) => {
                setDraft(edited);
                setRequest('closed');
              }}
            />
          </Suspense>
        </DialogBoundary>
      )}
    </>
  );
}
