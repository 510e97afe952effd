import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ImpersonationAlert } from '@/api/contract/index.ts';
import { profileQuery } from '@/api/queries/organizations.ts';
import { useUser } from '@/auth/AuthContext.tsx';
import { useGivenBack, useKeptInput } from '@/auth/kept-input.ts';
import { noticeChannels } from '@/channels-config.ts';
import { config } from '@/config.ts';
import { answererOf, evidenceConfig } from '@/evidence-config.ts';
import { isInVain } from '@/features/shared/evidence/not-set-up.ts';
import {
  draftTextFor,
  isPicked,
  readAddresses,
  textFor,
  typedAddresses,
  writtenFor,
} from '@/takedowns/model/mails.ts';
import { problemsOf } from '@/takedowns/model/problems.ts';
import {
  awaitedOf,
  isProvider,
  recipientsFor,
  type Recipient,
} from '@/takedowns/model/recipients.ts';
import { namesOf } from '@/takedowns/model/seen-names.ts';
import {
  EMPTY_DRAFT,
  textKey,
  type NoticeDraft,
  type NoticeLanguage,
  type NoticeName,
  type Signature,
} from '@/takedowns/model/types.ts';
import { draftKey, noticeDrafts } from './notice-drafts.ts';
import { channelOf } from './progress.ts';
import type { SentMail } from './reported-before.ts';
import { questionsOf } from './use-look-ups.ts';
import { knownOf } from './use-prepared.ts';
import { keptSignature, rememberSignature, signatureOf } from './signature.ts';

const PROVIDER = { name: `${config.brand}’s takedown team`, email: config.supportEmail };

/**
 * All that a notice consists of while it is written, and what follows from it.
 *
 * @param before what the histories told of its alerts when it was opened
 */
export function useNotice(
  alerts: readonly ImpersonationAlert[],
  given: readonly NoticeName[],
  before: readonly SentMail[],
) {
  const user = useUser();
  const ids = alerts.map(({ id }) => id);
  const key = draftKey(ids);
  const [names, setNames] = useState(given);
  const [now] = useState(() => Date.now());
  const kept = useGivenBack('notice');
  const isGivenBack = kept !== null && draftKey(kept.alerts) === key;
  const [opened] = useState(() => noticeDrafts(user).get(key) ?? EMPTY_DRAFT);
  const [typed, setDraft] = useState(() => (isGivenBack ? kept.draft : opened));
  const [signed, setSigned] = useState(() => keptSignature(user));
  // Only admins have a profile. Without one its fields stay empty.
  const profile = useQuery({ ...profileQuery(), enabled: user.role === 'admin' });
  const signature = signatureOf(signed, profile.data ?? null);
  const mark = typed.trademark.mark ?? signature.organisation;
  const draft = { ...typed, trademark: { ...typed.trademark, mark } };
  const [shownId, show] = useState<string | null>(null);
  const isEdited = JSON.stringify(typed) !== JSON.stringify(opened);

  useEffect(() => noticeDrafts(user).keep(key, typed), [user, key, typed]);
  useKeptInput('notice', () => (typed === EMPTY_DRAFT ? null : { alerts: ids, draft: typed }));

  const { doh, rdap } = evidenceConfig();
  // Of these none can be asked from here: only the registry's own site names who to write to.
  const inVain = names.every(({ registrable }) => registrable !== null && isInVain(registrable));
  const house = {
    channels: noticeChannels(),
    provider: PROVIDER,
    looks: { dns: doh !== null, registry: rdap && !inVain ? answererOf(rdap) : null },
  };
  const recipients = recipientsFor(draft.kind, names, house);
  const picked = recipients.filter((recipient) => isPicked(draft, recipient));
  /** What a reader's mail is about. */
  const toldTo = (reader: Recipient) => namesOf(writtenFor(draft, reader), reader.names);
  const mailOf = (channel: string | undefined) => before.find((mail) => mail.channel === channel);
  /** Whether the histories told of all that a mail is about that it was sent. */
  const wasSent = (id: string) => {
    const reader = recipients.find((one) => one.id === id);
    const mail = mailOf(draft.sent[id] ?? (reader && channelOf(reader)));
    return (
      mail !== undefined &&
      (reader === undefined || toldTo(reader).every(({ alert }) => mail.alerts.has(alert)))
    );
  };
  const open = questionsOf({ names, draft });
  const chosen = Object.keys(draft.picked).filter((id) => draft.picked[id]);
  const asks = {
    dns: open.some(({ of }) => of === 'dns'),
    registry: open.some(({ of }) => of === 'registry'),
  };
  const shown =
    picked.find(({ id }) => id === shownId) ??
    picked.find(({ id }) => !wasSent(id)) ??
    picked[0] ??
    null;
  const addresses = shown && readAddresses(typedAddresses(draft, shown));
  const written = writtenFor(draft, shown);
  const isRequest = written.kind === 'request';
  const told = shown ? toldTo(shown) : namesOf(draft, names);
  // The provider knows its customer: where no name was typed the account signs.
  const signer =
    isRequest && signature.name.trim() === '' ? { ...signature, name: user.email } : signature;
  const text = textFor(written, told, signer, now);
  const other: NoticeLanguage = draft.language === 'hi' ? 'en' : 'hi';
  const problems = problemsOf(written, shown?.names ?? names, signature, now, names);
  /** What a reader's mail still lacks; its address apart. */
  const problemsFor = (reader: Recipient) =>
    problemsOf(writtenFor(draft, reader), reader.names, signature, now, names);
  const needed = Object.keys(problems).length;
  return {
    names,
    /** What the shown mail is about: in an abuse report, the names with an address. */
    told,
    toldTo,
    /** Whether the shown mail says what was reported of a name: a trademark complaint and an edited text may not. */
    quotes: (name: NoticeName) =>
      written.kind !== 'trademark' && !text.isEdited && told.includes(name),
    /** As it was typed, and with the organisation's name as its mark where none was. */
    typed,
    draft,
    /** Whether the shown mail is a request to the provider, which has to hold nothing more than the alert. */
    isRequest,
    mark,
    /** Reads again what is known of the names, after a question was answered, and returns them. */
    learn: () => {
      const known = names.map((name) => ({ ...name, ...knownOf(name) }));
      setNames(known);
      return known;
    },
    change: (more: Partial<NoticeDraft>) => setDraft((before) => ({ ...before, ...more })),
    signature,
    sign: (more: Partial<Signature>) => {
      const next = { ...signed, ...more };
      setSigned(next);
      rememberSignature(user, next);
    },
    isGivenBack,
    /** Since it was opened. */
    isEdited,
    recipients,
    picked,
    /** Whether some mail is more than a request to the provider, which needs nothing: whatever is filled in by now. */
    asksFields: draft.kind === 'trademark' || picked.some((one) => !isProvider(one)),
    /** By a recipient's id. */
    wasSent,
    /** The ids of the recipients whose mail was recorded from here before the dialog was opened, and stands. */
    sentBefore: Object.keys(draft.sent).filter(wasSent),
    /** The ids of chosen recipients that a look-up has to name again, and whose mail was not sent. */
    waiting: awaitedOf(chosen, recipients, asks).filter((id) => !wasSent(id)),
    /** Keeps as whom the histories name a recipient whose mail was recorded as sent; null: that was taken back. */
    noteSent: (id: string, channel: string | null) =>
      setDraft((typedNow) => {
        // The histories suffice for the one mail that nothing was typed for.
        if (typedNow === EMPTY_DRAFT) return typedNow;
        const { [id]: _before, ...others } = typedNow.sent;
        return { ...typedNow, sent: channel === null ? others : { ...others, [id]: channel } };
      }),
    /** Whose mail is shown; null where no mail is to be written. */
    shown,
    show,
    to: addresses !== null && 'to' in addresses ? addresses.to : null,
    text,
    /** The other language, where the shown mail was edited in that one alone; null where it was not. */
    editedIn:
      !text.isEdited && draft.texts[textKey({ ...written, language: other }, told)] !== undefined
        ? other
        : null,
    /** What is copied and printed instead while something is missing. */
    asDraft: draftTextFor(written, { text, names: told }, signer, { needed, now }),
    /** What the shown mail still lacks; a channel with a form of its own asks for none of it. */
    problems: picked.length === 0 ? {} : problems,
    problemsFor,
    kind: written.kind,
    sender: { name: signature.name, address: user.email },
  };
}

export type NoticeState = ReturnType<typeof useNotice>;
