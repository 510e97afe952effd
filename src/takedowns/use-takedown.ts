/**
 * A takedown request while it is written. The path "send a takedown request", from the press to the mail:
 *  1. alerts/detail/AlertActions.tsx  the button, and the key T
 *  2. takedowns/Takedown.tsx            loads the sheet
 *  3. takedowns/PreparedTakedown.tsx    refuses what must not be taken down, such as the organisation's own assets
 *  4. takedowns/TakedownSheet.tsx       the sheet; opens the mail
 *  5. takedowns/use-takedown.ts         draft, names and signature
 *  6. takedowns/drafts.ts               what was typed before
 *  7. takedowns/model/recipients.ts     who can be written to
 *  8. takedowns/model/letters.ts        one letter for each, and what it lacks
 *  9. takedowns/model/letter-text.ts    subject and text
 * 10. takedowns/model/text-parts.ts     hostile text made fit for a letter
 * 11. takedowns/model/facts.ts          what DNS and the registry answered
 * 12. takedowns/model/words-en.ts       the sentences
 * 13. takedowns/model/urls.ts           URLs that were seen
 * 14. lib/mail.ts                       the mailto address
 */
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { profileQuery } from '@/api/queries/organizations.ts';
import { useUser } from '@/session/AuthContext.tsx';
import { noticeChannels } from '@/channels-config.ts';
import { config } from '@/config.ts';
import { keptAnswers } from '@/evidence/model/kept.ts';
import { answererOf, evidenceConfig, isInvented } from '@/evidence-config.ts';
import { useCaseBook, useCases } from '@/cases/index.ts';
import { useTakedownDraft } from './drafts.ts';
import { sentLetters } from './history.ts';
import { inferFromAll } from './model/infer-seen.ts';
import { lettersOf, type Letter } from './model/letters.ts';
import { channelOf, recipientsFor } from './model/recipients.ts';
import {
  EMPTY_DRAFT,
  type NamedAlert,
  type ReportedName,
  type TakedownDraft,
} from './model/types.ts';

const PROVIDER = { name: `${config.brand}’s takedown team`, email: config.supportEmail };

/** Initial draft of a request about these names: of the kind that the alerts call for. */
function initialDraft(names: readonly NamedAlert[]): TakedownDraft {
  const { kind, sighting } = inferFromAll(names.map(({ details }) => details));
  return { ...EMPTY_DRAFT, kind, abuse: { ...EMPTY_DRAFT.abuse, sighting } };
}

/** Returns a name with the answers of DNS and the registry about it in this session. */
function withAnswers(name: NamedAlert): ReportedName {
  const { host, registrable } = name;
  const { dns, registrations } = keptAnswers();
  return {
    ...name,
    dns: host === null ? null : dns.get(host),
    registration: registrable === null ? null : registrations.get(registrable),
    isSample: isInvented(evidenceConfig()),
  };
}

/** The letters of a request about these names, and the functions that change them. */
export function useTakedown(prepared: readonly NamedAlert[]) {
  const user = useUser();
  const [initial] = useState(() => initialDraft(prepared));
  const { draft: typed, ...kept } = useTakedownDraft(
    prepared.map(({ alert }) => alert),
    initial,
  );
  const [now, setNow] = useState(() => Date.now());
  // Only admins have a profile.
  const profile = useQuery({ ...profileQuery(), enabled: user.role === 'admin' }).data;
  const organisation = (profile?.name ?? '').trim();
  const signature = {
    email: user.email,
    organisation,
    address: (profile?.address ?? '').trim(),
  };
  const mark = typed.trademark.mark ?? organisation;
  const draft = { ...typed, trademark: { ...typed.trademark, mark } };

  const { version } = keptAnswers();
  const answers = useSyncExternalStore(version.subscribe, version.get);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `answers` changes with every answer
  const names = useMemo(() => prepared.map(withAnswers), [prepared, answers]);

  const { rdap } = evidenceConfig();
  const recipients = recipientsFor(draft.kind, names, {
    channels: noticeChannels(),
    provider: PROVIDER,
    registry: rdap && answererOf(rdap),
  });
  // Rendered again with each change of the histories.
  useCases();
  const sent = sentLetters(prepared, useCaseBook());
  return {
    ...kept,
    change: (more: Partial<TakedownDraft>) => {
      // A time that is typed may be later than the opening of the sheet.
      setNow(Date.now());
      kept.change(more);
    },
    draft,
    names,
    recipients,
    letters: lettersOf(draft, recipients, names, signature, now),
    sender: { name: organisation, address: user.email },
    sent,
    /** True if the histories say that a letter was sent about all its names. */
    isSent: ({ recipient, names: about }: Letter): boolean => {
      const letter = sent.find(({ channel }) => channel === channelOf(recipient));
      return letter !== undefined && about.every(({ alert }) => letter.alerts.has(alert));
    },
  };
}

export type TakedownState = ReturnType<typeof useTakedown>;
