import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { Field } from '@/components/Field.tsx';
import { readOwnDomain } from '@/lib/hostname.ts';
import { SubmitButton } from '@/ui/Button.tsx';
import { AS_TYPED, Input, Textarea } from '@/ui/Input.tsx';
import { readLink } from './read-link.ts';

interface LinkFormProps {
  /** What the fields hold; another value replaces what was sent, not what is being typed. */
  domain: string;
  link: string;
  onCheck: (domain: string, link: string) => void;
}

/** The link, and the domain of the company behind it where the reader knows one (ASCII form, else ''). The browser keeps the fields, as in DomainForm. */
export function LinkForm({ domain, link, onCheck }: LinkFormProps) {
  const helpId = useId();
  const domainField = useRef<HTMLInputElement>(null);
  const linkField = useRef<HTMLTextAreaElement>(null);
  /** What was put into the fields, or sent from them. */
  const known = useRef({ domain, link });
  const [errors, setErrors] = useState<{ domain?: string; link?: string }>({});

  useEffect(() => {
    const [one, two] = [domainField.current, linkField.current];
    if (one && one.value === known.current.domain) one.value = domain;
    if (two && two.value === known.current.link) two.value = link;
    known.current = { domain, link };
  }, [domain, link]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const [one, two] = [domainField.current, linkField.current];
    if (!one || !two) return;
    const reading = one.value.trim() === '' ? null : readOwnDomain(one.value);
    const sent = two.value.trim();
    const missing =
      sent === ''
        ? 'Paste the link, the email address or the whole message.'
        : readLink(sent).kind === 'none'
          ? 'There is no link in this text. Paste the part with the web address or the email address.'
          : undefined;
    setErrors({
      ...(reading?.ok === false && { domain: reading.reason }),
      ...(missing !== undefined && { link: missing }),
    });
    if (missing !== undefined) two.focus();
    else if (reading?.ok === false) one.focus();
    else {
      known.current = { domain: one.value, link: two.value };
      onCheck(reading?.ascii ?? '', sent);
    }
  }

  return (
    <form
      noValidate
      method="dialog"
      onSubmit={submit}
      onInput={() => setErrors({})}
      className="grid gap-5"
    >
      <Field label="The link you were sent" error={errors.link}>
        {(control) => (
          <Textarea
            {...control}
            ref={linkField}
            onKeyDown={(event) => {
              // As in a field of one line; Shift and Enter write a new one.
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              event.currentTarget.form?.requestSubmit();
            }}
            defaultValue={link}
            rows={3}
            placeholder="hxxps://company-kyc[.]in/login"
            autoComplete="off"
            {...AS_TYPED}
            className="name"
          />
        )}
      </Field>
      <Field
        label="The company it claims to be from"
        help="Its domain, if you know it"
        error={errors.domain}
      >
        {(control) => (
          <Input
            {...control}
            ref={domainField}
            defaultValue={domain}
            placeholder="company.in"
            inputMode="url"
            autoComplete="off"
            {...AS_TYPED}
            className="name"
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton tone="primary" size="lg" aria-describedby={helpId}>
          Check the link
        </SubmitButton>
        <p id={helpId} className="min-w-0 flex-1 basis-56 text-sm text-quiet">
          Copy it, do not open it. Nothing leaves this browser, and nothing is visited.
        </p>
      </div>
      <noscript>
        <p className="text-sm">This needs JavaScript: the names are compared in your browser.</p>
      </noscript>
    </form>
  );
}
