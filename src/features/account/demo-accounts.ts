/** The demo accounts of the embedded backend, told to the page by a meta tag; none anywhere else. */
import * as v from 'valibot';

const DemoAccounts = v.array(
  v.object({ label: v.string(), email: v.string(), password: v.string() }),
);

export type DemoAccount = v.InferOutput<typeof DemoAccounts>[number];

/** Reads the accounts of this page; an empty list where the page is not served with the embedded backend. */
export function readDemoAccounts(): DemoAccount[] {
  const content = document.querySelector<HTMLMetaElement>('meta[name="demo-accounts"]')?.content;
  if (!content) return [];
  try {
    const read = v.safeParse(DemoAccounts, JSON.parse(content));
    return read.success ? read.output : [];
  } catch {
    return [];
  }
}
