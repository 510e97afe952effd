/** Requests of this tab of which a mail was recorded as sent, and another one is still to be. */
import { useSyncExternalStore } from 'react';
import { useUser } from '@/auth/AuthContext.tsx';
import { useCaseBook, useCases } from '@/features/shared/cases/use-cases.ts';
import type { NoticeDraft } from '@/takedowns/model/types.ts';
import { noticeDrafts } from './notice-drafts.ts';
import { sentMails, type SentMail } from './reported-before.ts';

export interface HalfSent {
  /** Of its alerts, in its order. */
  readonly ids: readonly string[];
  /** What was sent, in the order of time; empty while the histories are not known. */
  readonly mails: readonly SentMail[];
}

/** Whether a recipient is ticked whose mail was not recorded as sent. The provider is until it is unticked. */
const isLeft = ({ picked, sent }: Pick<NoticeDraft, 'picked' | 'sent'>): boolean =>
  Object.entries({ provider: true, ...picked }).some(
    // A look-up tells apart whom these stand for.
    ([id, isTicked]) => isTicked && id !== 'registrar' && id !== 'host' && sent[id] === undefined,
  );

/** More are not listed at a time: the alerts stand below them. */
const MOST = 3;

/** Those that were left last. */
export function useHalfSent(): readonly HalfSent[] {
  const drafts = noticeDrafts(useUser());
  useSyncExternalStore(drafts.changed.subscribe, drafts.changed.get);
  const book = useCaseBook();
  const { known } = useCases();
  const found = drafts.all().flatMap(([ids, draft]): HalfSent[] => {
    if (Object.keys(draft.sent).length === 0 || !isLeft(draft)) return [];
    // Its line stands at once, so that nothing moves when they come.
    if (!known) return [{ ids, mails: [] }];
    const channels = new Set(Object.values(draft.sent));
    const mails = sentMails(
      ids.map((id) => ({ id })),
      book,
    ).filter(({ channel }) => channels.has(channel));
    return mails.length > 0 ? [{ ids, mails }] : [];
  });
  return found.slice(-MOST);
}
