import { ExternalLink } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { HostileText } from '@/components/HostileText.tsx';
import { count } from '@/lib/format.ts';
import { isPicked, readAddresses, typedAddresses } from '@/takedowns/model/mails.ts';
import type { Recipient } from '@/takedowns/model/recipients.ts';
import { Checkbox } from '@/ui/Checkbox.tsx';
import { AS_TYPED, Textarea } from '@/ui/Input.tsx';
import { aboutOf } from './about-of.ts';
import { LookUps } from './LookUps.tsx';
import type { NoticeState } from './use-notice.ts';

interface RecipientsProps {
  notice: NoticeState;
  /** Whether a mail was to leave already: before that, an empty address is no mistake yet. */
  tried: boolean;
}

/** Whom to write to: the provider, the registrars and the host, then the channels for everyone. */
export function Recipients(props: RecipientsProps) {
  const { notice } = props;
  const { recipients, draft } = notice;
  const near = recipients.filter(
    ({ addresses, editable, id }) => id === 'provider' || (addresses !== null && editable),
  );
  const far = recipients.filter((one) => !near.includes(one));
  const all = useRef<HTMLFieldSetElement>(null);
  return (
    <fieldset ref={all} tabIndex={-1}>
      <legend className="text-sm font-semibold">Recipients</legend>
      <p className="mt-1 text-xs text-quiet">One mail for each. Nothing is sent from here.</p>
      <LookUps notice={notice} onGone={() => all.current?.focus()} />
      <Rows recipients={near} {...props} />
      {far.length > 0 && (
        <details className="mt-2" open={far.some((one) => isPicked(draft, one)) || undefined}>
          <summary className="w-fit cursor-pointer py-1 text-sm font-semibold text-brand">
            {count(far.length, 'other channel')}
          </summary>
          {far.some(({ secondHand }) => secondHand) && (
            <p className="mt-1 text-xs text-quiet">
              Addresses marked “unverified” were read in other people’s pages: check them before
              sending.
            </p>
          )}
          <Rows recipients={far} {...props} />
        </details>
      )}
    </fieldset>
  );
}

interface RowsProps extends RecipientsProps {
  recipients: readonly Recipient[];
}

function Rows({ recipients, ...props }: RowsProps) {
  return (
    <ul className="mt-2 border-y border-hairline">
      {recipients.map((recipient) => (
        <Row key={recipient.id} recipient={recipient} {...props} />
      ))}
    </ul>
  );
}

interface RowProps extends RecipientsProps {
  recipient: Recipient;
}

function Row({ recipient, notice, tried }: RowProps) {
  const id = useId();
  const { draft, change, names } = notice;
  const about = aboutOf(notice, recipient);
  const { name, says, source, secondHand, addresses, editable, form, phone } = recipient;
  const picked = isPicked(draft, recipient);
  const typed = typedAddresses(draft, recipient);
  /** Whether its field was typed in: emptied, it stays. */
  const [isOpened, setOpened] = useState(false);
  const read = readAddresses(typed);
  const isDue = tried || typed.trim() !== '';
  const problem = picked && isDue && 'problem' in read ? read.problem : null;
  const pick = (ticked: boolean) => change({ picked: { ...draft.picked, [recipient.id]: ticked } });
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 border-t border-hairline py-2.5 first:border-t-0">
      {addresses === null ? (
        <ExternalLink aria-hidden size={16} strokeWidth={1.5} className="mt-0.5 text-quiet" />
      ) : (
        <Checkbox
          id={id}
          checked={picked}
          data-notice-field="recipient"
          aria-describedby={secondHand ? `${id}-unverified ${id}-says` : `${id}-says`}
          onChange={(event) => pick(event.target.checked)}
          className="mt-0.5"
        />
      )}
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline gap-x-3">
          {addresses === null ? (
            <span className="text-sm font-semibold">{name}</span>
          ) : (
            <label htmlFor={id} className="text-sm font-semibold break-words">
              <HostileText text={name} />
            </label>
          )}
          {about !== count(names.length, 'name') && (
            <span className="text-xs text-quiet">{about}</span>
          )}
          {addresses !== null && !editable && (
            <span className="font-mono text-xs break-all text-quiet">{addresses.join(', ')}</span>
          )}
          {phone !== null && <span className="font-mono text-xs text-quiet">{phone}</span>}
          {secondHand && (
            <span id={`${id}-unverified`} className="text-xs text-quiet italic">
              unverified
            </span>
          )}
        </div>
        <p id={`${id}-says`} className="text-xs break-words text-quiet">
          <HostileText text={says} />
          {source !== null && (
            <>
              {' '}
              Source: <HostileText text={source} />.
            </>
          )}
        </p>
        {form !== null && (
          <a
            href={form}
            target="_blank"
            rel="external noopener noreferrer"
            className="relative mt-1 inline-flex min-h-6 items-center gap-1.5 text-sm font-semibold text-brand underline underline-offset-2"
          >
            Open its form
            <span className="sr-only"> of {name} in a new tab (leaves this site)</span>
          </a>
        )}
        {/* Whom to write to is decided first: an empty field waits for its tick. */}
        {editable && (picked || isOpened || typed !== '') && (
          <div className="mt-1.5 grid gap-1">
            <Textarea
              {...AS_TYPED}
              // As high as its addresses; where a browser cannot tell, two lines for more than one.
              rows={/[,;]/.test(typed) ? 2 : 1}
              data-notice-field="address"
              data-recipient={recipient.id}
              aria-label={`Mail address of ${name}`}
              aria-invalid={problem === null ? undefined : true}
              aria-describedby={problem === null ? undefined : `${id}-problem`}
              placeholder="No address known"
              value={typed}
              onChange={(event) => {
                setOpened(true);
                change({
                  addresses: { ...draft.addresses, [recipient.id]: event.target.value },
                  picked: {
                    ...draft.picked,
                    [recipient.id]: event.target.value.trim() !== '',
                  },
                });
              }}
              // What is wrong with it stands below, and comes into view with it.
              className="field-sizing-content min-h-10! resize-none! scroll-mb-14 font-mono md:text-console pointer-coarse:min-h-11!"
            />
            {problem !== null && (
              <p id={`${id}-problem`} className="text-sm break-words text-high">
                {problem}
              </p>
            )}
          </div>
        )}
      </div>
    </li>
  );
}
