/** Who signs notices: remembered on this device for the account, also when it signs out. */
import * as v from 'valibot';
import { accountOf } from '@/components/recent.ts';
import type { CurrentUser } from '@/api/contract/index.ts';
import { storage } from '@/lib/storage.ts';
import type { Signature } from '@/notices/types.ts';

const KEY = 'signature';

const text = v.pipe(v.string(), v.maxLength(500));
const Kept = v.object({
  owner: v.string(),
  signature: v.object({ name: text, role: text, organisation: text, address: text }),
});

const NONE: Signature = { name: '', role: '', organisation: '', address: '' };

/** As it was typed last; empty for another account. */
export function keptSignature(user: CurrentUser): Signature {
  try {
    const kept = v.parse(Kept, JSON.parse(storage.get(KEY) ?? 'null'));
    return kept.owner === accountOf(user) ? kept.signature : NONE;
  } catch {
    // There is none, or it was written by another version or by hand.
    return NONE;
  }
}

export function rememberSignature(user: CurrentUser, signature: Signature): void {
  storage.set(KEY, JSON.stringify({ owner: accountOf(user), signature }));
}
