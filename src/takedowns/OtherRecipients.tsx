import { ExternalLink, Search } from 'lucide-react';
import { useId } from 'react';
import { HostileText } from '@/components/HostileText.tsx';
import { whatElse } from '@/evidence-config.ts';
import { capitalized } from '@/lib/capitalized.ts';
import { count } from '@/lib/format.ts';
import { Button } from '@/ui/Button.tsx';
import { Checkbox } from '@/ui/Checkbox.tsx';
import { isPicked } from './model/letters.ts';
import type { Recipient } from './model/recipients.ts';
import { useLookUps } from './use-look-ups.ts';
import type { TakedownState } from './use-takedown.ts';

/** Who gets a letter: the provider, the registrars, the hosts and other channels. */
export function OtherRecipients({ takedown }: { takedown: TakedownState }) {
  const { recipients, names } = takedown;
  return (
    <>
      <LookUps names={names} />
      {recipients.some(({ secondHand }) => secondHand) && (
        <p className="text-xs text-quiet">
          “Unverified” addresses were read in other people’s pages. Check them before you send.
        </p>
      )}
      <ul className="mt-2 border-y border-hairline">
        {recipients.map((recipient) => (
          <Row key={recipient.id} recipient={recipient} takedown={takedown} />
        ))}
      </ul>
    </>
  );
}

/** Finds addresses that are not known yet. Says who will see the names before they are asked. */
function LookUps({ names }: Pick<TakedownState, 'names'>) {
  const { seenBy, isAsking, isUnanswered, ask } = useLookUps(names);
  return (
    <div role="status" className="text-xs text-quiet">
      {seenBy.length > 0 && (
        <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <Button
            size="sm"
            className="max-md:h-11"
            pending={isAsking}
            icon={<Search aria-hidden size={14} strokeWidth={1.5} />}
            onClick={ask}
          >
            Look up registrar and host
          </Button>
          <span className="min-w-56 flex-1">
            {seenBy
              .map(
                (service) =>
                  `${capitalized(service.name)} will see ${names.length === 1 ? 'the name' : 'the names'}${whatElse(service)}`,
              )
              .join(' ')}
          </span>
        </div>
      )}
      {isUnanswered && <p>Not everything was answered. The alert’s page says why.</p>}
    </div>
  );
}

function Row({ recipient, takedown }: { recipient: Recipient; takedown: TakedownState }) {
  const id = useId();
  const { draft, change, names } = takedown;
  const { name, says, source, secondHand, addresses, editable, form, phone } = recipient;
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 border-t border-hairline py-2.5 first:border-t-0">
      {addresses === null ? (
        <ExternalLink aria-hidden size={16} strokeWidth={1.5} className="mt-0.5 text-quiet" />
      ) : (
        <Checkbox
          id={id}
          data-takedown-field="recipient"
          checked={isPicked(draft, recipient)}
          aria-describedby={`${id}-says`}
          onChange={(event) =>
            change({ picked: { ...draft.picked, [recipient.id]: event.target.checked } })
          }
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
          {recipient.names.length < names.length && (
            <span className="text-xs text-quiet">{count(recipient.names.length, 'name')}</span>
          )}
          {addresses !== null && (addresses.length > 0 || !editable) && (
            <span className="font-mono text-xs break-all text-quiet">{addresses.join(', ')}</span>
          )}
          {phone !== null && <span className="font-mono text-xs text-quiet">{phone}</span>}
        </div>
        <p id={`${id}-says`} className="text-xs break-words text-quiet">
          {secondHand && <em>Unverified. </em>}
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
      </div>
    </li>
  );
}
