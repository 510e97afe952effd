import { useState } from 'react';
import { Button } from '@/ui/Button.tsx';
import { readDemoAccounts, type DemoAccount } from './demo-accounts.ts';

/** The embedded backend's accounts, one press each. Shows nothing where a real backend is used. */
export function DemoAccounts({ onChoose }: { onChoose: (account: DemoAccount) => void }) {
  const [accounts] = useState(readDemoAccounts);
  if (accounts.length === 0) return null;
  return (
    <section
      aria-labelledby="demo-accounts"
      className="mt-8 rounded border border-dashed border-control p-4"
    >
      <h2 id="demo-accounts" className="text-sm font-semibold">
        Demo accounts
      </h2>
      <p className="mt-1 text-sm text-quiet">
        This page runs on the embedded backend. What you enter is lost when it restarts.
      </p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {accounts.map((account) => (
          <li key={account.email}>
            <Button size="sm" title={account.email} onClick={() => onChoose(account)}>
              Use {account.role}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
