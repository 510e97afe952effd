import { useId, useLayoutEffect, useRef, type RefObject } from 'react';
import { HostileText } from '@/components/HostileText.tsx';
import { Field } from '@/components/Field.tsx';
import { needsAddress } from '@/takedowns/model/mails.ts';
import { domainOf } from '@/lib/read-name.ts';
import type { NoticeName } from '@/takedowns/model/types.ts';
import { IN_DIALOG } from '@/lib/open-layer.ts';
import { labelText } from '@/lib/visible-text.ts';
import { Button } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';
import { Textarea } from '@/ui/Input.tsx';
import { Select } from '@/ui/Select.tsx';
import { aboutOf } from './about-of.ts';
import { listed } from './listed.ts';
import { placeOf } from './place-of.ts';
import type { NoticeState } from './use-notice.ts';

/** What of a request to the provider is defanged. Input: the names that it is about. */
function defangedIn(told: readonly NoticeName[]): string {
  const own = new Set(told.flatMap(({ asset }) => (domainOf(asset) === null ? [] : [asset])));
  const theirs = told.length === 1 ? 'The imitating name is' : 'The imitating names are';
  if (own.size === 0) return `${theirs} defanged.`;
  return `${theirs} defanged; ${own.size === 1 ? 'yours is' : 'yours are'} not.`;
}

/** A name in it is defanged: `examp1e[.]com`. */
const DEFANGED = /(\S+\[\.\]\S+)/;

/** The names in their own face, in which Hindi words would stand too far apart. */
function HindiSubject({ text }: { text: string }) {
  return text.split(DEFANGED).map((part, at) => (
    <span key={at} className={DEFANGED.test(part) ? 'font-mono text-console' : undefined}>
      <HostileText text={part} />
    </span>
  ));
}

const LANGUAGES = { en: 'English', hi: 'Hindi' } as const;

interface NoticeTextFieldProps {
  notice: NoticeState;
  /** The ids of the recipients whose mail is noted as sent. */
  sentTo: Pick<ReadonlySet<string>, 'has'>;
  onEdit: () => void;
}

/** The mail as it will be: to whom, its subject, and the text, which can be edited. */
export function NoticeTextField({ notice, sentTo, onEdit }: NoticeTextFieldProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  useFooterRoom(section);
  const { draft, change, names, text, picked, shown, show, to } = notice;
  const without = shown === null ? [] : shown.names.filter((one) => !notice.told.includes(one));
  const place = placeOf(notice);
  const addressed = picked.filter((one) => !needsAddress(draft, one)).length;
  const hindi = draft.language === 'hi';

  /** A text that reads as the fields make it is no longer one of the reader's own. */
  function write(body: string) {
    const { [text.key]: _before, ...others } = draft.texts;
    change({ texts: body === text.made ? others : { ...others, [text.key]: body } });
    onEdit();
  }

  return (
    <section
      ref={section}
      aria-labelledby={id}
      // At the side it is as high as the dialog allows, and the text takes what the rest leaves.
      className="flex flex-col gap-3 lg:sticky lg:top-0 lg:col-start-2 lg:row-span-4 lg:row-start-1 lg:h-[calc(100dvh-10.25rem-var(--foot,4.25rem))] lg:min-h-80 lg:self-start"
    >
      <h3
        id={id}
        data-mail
        tabIndex={-1}
        className="text-sm font-semibold max-lg:border-t max-lg:border-hairline max-lg:pt-4"
      >
        The mail
      </h3>
      {place !== null && (
        <Field
          label={`Mail ${place}`}
          help={
            addressed < picked.length
              ? `${addressed} of ${picked.length} ${addressed === 1 ? 'has' : 'have'} an address.`
              : undefined
          }
        >
          {(control) => (
            <Select
              {...control}
              value={shown?.id}
              onChange={(event) => {
                show(event.target.value);
                onEdit();
              }}
            >
              {picked.map((one) => (
                <option key={one.id} value={one.id}>
                  {labelText(one.name, 'No name') +
                    (names.length > 1 ? ` (${aboutOf(notice, one)})` : '') +
                    (sentTo.has(one.id)
                      ? ', sent'
                      : needsAddress(draft, one)
                        ? ', no address yet'
                        : '')}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <dl className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm">
        <dt className="text-quiet">To</dt>
        <dd className="font-mono text-console wrap-anywhere">
          {to?.join(', ') ?? <span className="font-sans text-quiet">No address yet</span>}
        </dd>
        <dt className="text-quiet">Subject</dt>
        <dd
          className={cx('wrap-anywhere', !hindi && 'font-mono text-console')}
          lang={draft.language}
        >
          {hindi ? <HindiSubject text={text.subject} /> : <HostileText text={text.subject} />}
        </dd>
        {without.length > 0 && (
          <>
            <dt className="text-quiet">Without</dt>
            <dd className="break-words text-quiet">
              {`${listed(without.map(({ domain }) => domain))}: no address where ${without.length === 1 ? 'it was' : 'they were'} seen, so not in this mail.`}
            </dd>
          </>
        )}
      </dl>
      {text.isEdited && (
        // Above the text: below it a low window would hide why the fields have no effect.
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <p>You edited this text: the fields no longer change it.</p>
          <Button size="sm" onClick={() => write(text.made)}>
            Write it anew from the fields
          </Button>
        </div>
      )}
      {notice.editedIn !== null && (
        <div role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <p>{`Your edit of the ${LANGUAGES[notice.editedIn]} text is kept; it is not in this one.`}</p>
          <Button size="sm" onClick={() => change({ language: notice.editedIn ?? draft.language })}>
            {`Back to ${LANGUAGES[notice.editedIn]}`}
          </Button>
        </div>
      )}
      <div className="lg:grid lg:min-h-40 lg:flex-1 lg:grid-rows-[minmax(0,1fr)] lg:[&>div]:grid-rows-[auto_minmax(0,1fr)]">
        <Field
          label="Request"
          help={
            text.isEdited
              ? undefined
              : notice.isRequest
                ? `You can edit it. ${defangedIn(notice.told)}`
                : 'You can edit it. The name to act on and the addresses seen stand in full, as registrars ask; the subject and other mentions are defanged, so that mail filters pass it.'
          }
        >
          {(control) => (
            <Textarea
              {...control}
              rows={16}
              lang={draft.language}
              value={text.body}
              onChange={(event) => write(event.target.value)}
              // Names stand in the mono face in Hindi, too, which takes its own letters from another.
              className={cx(
                'font-mono lg:min-h-0 lg:resize-none',
                hindi ? '[word-spacing:-0.25em] md:text-sm' : 'md:text-console',
              )}
            />
          )}
        </Field>
      </div>
    </section>
  );
}

/**
 * Keeps the height of the dialog's footer in `--foot`, in px, on a part of the dialog: the footer grows with what it
 * says, and the part above it gives way instead of being cut.
 */
function useFooterRoom(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const held = part.current;
    const footer = held?.closest(IN_DIALOG)?.querySelector<HTMLElement>('[data-footer]');
    if (!held || !footer) return undefined;
    const tell = () => held.style.setProperty('--foot', `${footer.offsetHeight}px`);
    const sizes = new ResizeObserver(tell);
    tell();
    sizes.observe(footer);
    return () => sizes.disconnect();
  }, [part]);
}
