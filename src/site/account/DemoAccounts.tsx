import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import * as v from 'valibot';
import { Button } from '@/ui/Button.tsx';

const Accounts = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ label: v.string(), email: v.string(), password: v.string() })),
);
type Accounts = v.InferOutput<typeof Accounts>;

/** The accounts in the page's meta tag, which only the embedded backend writes. */
function readAccounts(): Accounts {
  const tag = document.querySelector<HTMLMetaElement>('meta[name="demo-accounts"]');
  const read = v.safeParse(Accounts, tag?.content);
  return read.success ? read.output : [];
}

/** The embedded backend's accounts, one click each. Renders nothing with a real backend. */
export function DemoAccounts({ onChoose }: { onChoose: (account: Accounts[number]) => void }) {
  const [accounts] = useState(readAccounts);
  if (accounts.length === 0) return null;
  return (
    <details
      // Visitors of the demonstration come for them.
      open={import.meta.env.MODE === 'demo'}
      className="fold rounded border border-hairline bg-surface"
    >
      <summary className="flex cursor-pointer items-center justify-between rounded px-4 py-2.5 text-sm font-semibold">
        Try the demo
        <ChevronDown size={16} aria-hidden="true" />
      </summary>
      <div className="px-4 pb-2">
        <p className="text-sm text-quiet">
          {import.meta.env.MODE === 'demo'
            ? 'The data is invented, and kept only in this browser until you press Reset above.'
            : 'A demonstration: what you enter is lost when its server restarts.'}
        </p>
        <ul className="mt-2 divide-y divide-hairline border-t border-hairline">
          {accounts.map((account) => (
            <li key={account.email} className="flex items-center gap-3 py-2">
              <span className="min-w-0 flex-1 text-sm">
                <span className="block">{account.label}</span>
                <span className="name block text-xs text-quiet">{account.email}</span>
              </span>
              <Button
                size="sm"
                aria-label={`Use ${account.label}`}
                onClick={() => onChoose(account)}
              >
                Use
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
