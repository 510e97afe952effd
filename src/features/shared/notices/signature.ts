/** Who signs notices: remembered on this device for the account, also when it signs out. */
import * as v from 'valibot';
import { accountOf } from '@/components/recent.ts';
import type { CurrentUser, Profile } from '@/api/contract/index.ts';
import { storage } from '@/lib/storage.ts';
import type { Signature } from '@/takedowns/model/types.ts';

const KEY = 'signature';

/** Characters in a field. */
export const MOST = 500;

const text = v.pipe(v.string(), v.maxLength(MOST));
const Kept = v.object({
  owner: v.string(),
  signature: v.partial(v.object({ name: text, role: text, organisation: text, address: text })),
});

/** What was typed of it: a field that was never typed in is not in it. */
type TypedSignature = Partial<Signature>;

const NONE: Signature = { name: '', role: '', organisation: '', address: '' };

/** As it was typed last; empty for another account. */
export function keptSignature(user: CurrentUser): TypedSignature {
  try {
    const kept = v.parse(Kept, JSON.parse(storage.get(KEY) ?? 'null'));
    return kept.owner === accountOf(user) ? kept.signature : {};
  } catch {
    // There is none, or it was written by another version or by hand.
    return {};
  }
}

export function rememberSignature(user: CurrentUser, signature: TypedSignature): void {
  storage.set(KEY, JSON.stringify({ owner: accountOf(user), signature }));
}

/** What was typed, and the organisation's profile (null until it is known) where nothing was. */
export const signatureOf = (typed: TypedSignature, profile: Profile | null): Signature => ({
  ...NONE,
  organisation: (profile?.name ?? '').trim().slice(0, MOST),
  address: (profile?.address ?? '').trim().slice(0, MOST),
  ...typed,
});
