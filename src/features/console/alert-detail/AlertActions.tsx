import { useQuery } from '@tanstack/react-query';
import { Copy, FileWarning } from 'lucide-react';
import { useState, useTransition } from 'react';
import { assetListQuery } from '@/api/queries/assets.ts';
import { useUser } from '@/auth/AuthContext.tsx';
import { keptInput } from '@/auth/kept-input.ts';
import { DialogBoundary } from '@/components/DialogBoundary.tsx';
import { notify } from '@/components/notify.ts';
import { engine } from '@/lookalike/engine.ts';
import type { AlertRow } from '@/features/shared/alert-index/packed-alerts.ts';
import { copyText } from '@/lib/copy-text.ts';
import { defang } from '@/lib/defang.ts';
import type { Explanation, InvalidName } from '@/lookalike/index.ts';
import { Button } from '@/ui/Button.tsx';
import { Notice } from '@/ui/Notice.tsx';
import { TakedownDialog } from './TakedownDialog.tsx';

const ICON = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

/** Copies a domain as it is, or unclickable, and says so. */
async function copy(domain: string, form: 'Defanged' | 'Original') {
  const copied = await copyText(form === 'Defanged' ? defang(domain) : domain);
  notify(
    copied
      ? { title: `${form} domain copied`, tone: 'success' }
      : { title: 'The browser did not allow copying', tone: 'error' },
  );
}

/**
 * Whether a domain is one of the organisation's own assets or below one: then no request is prepared.
 *
 * @param candidate the impersonating domain as the backend sent it
 * @param assets the names of the organisation's assets
 * @throws when the engine fails
 */
async function isOwnName(candidate: string, assets: readonly string[]): Promise<boolean> {
  const found = await Promise.all(assets.map((asset) => engine().explain(asset, candidate)));
  return found.some((item) => item.kind === 'explanation' && item.relation !== 'other');
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
    keptInput(user, 'takedown')?.alert === alert.id ? 'open' : 'closed',
  );
  const [draft, setDraft] = useState<string | null>(null);
  const [preparing, startPreparing] = useTransition();

  async function prepare() {
    // Without the list of assets we cannot know that the domain is not the organisation's own.
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
      <div className="mt-5 flex flex-wrap gap-2">
        <Button
          size="sm"
          tone="primary"
          icon={<FileWarning {...ICON} />}
          pending={preparing}
          onClick={() => startPreparing(prepare)}
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
          <TakedownDialog
            alert={alert}
            explanation={explanation}
            draft={draft}
            onClose={(edited) => {
              setDraft(edited);
              setRequest('closed');
            }}
          />
        </DialogBoundary>
      )}
    </>
  );
}
