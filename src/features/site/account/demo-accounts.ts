/** The demo accounts of the embedded backend, told to the page by a meta tag; none anywhere else. */
import { isRecord } from '@/api/contract/read.ts';

const FIELDS = ['label', 'email', 'password'] as const;

export type DemoAccount = Readonly<Record<(typeof FIELDS)[number], string>>;

function isDemoAccount(value: unknown): value is DemoAccount {
  return isRecord(value) && FIELDS.every((field) => typeof value[field] === 'string');
}

/** Reads the accounts of this page; an empty list where the page is not served with the embedded backend. */
export function readDemoAccounts(): DemoAccount[] {
  const content = document.querySelector<HTMLMetaElement>('meta[name="demo-accounts"]')?.content;
  if (!content) return [];
  try {
    const accounts: unknown = JSON.parse(content);
    return Array.isArray(accounts) && accounts.every(isDemoAccount) ? accounts : [];
  } catch {
    return [];
  }
}
