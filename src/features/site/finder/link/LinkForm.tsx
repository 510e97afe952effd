import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { Field } from '@/components/Field.tsx';
import { SubmitButton } from '@/ui/Button.tsx';
import { AS_TYPED, Input, Textarea } from '@/ui/Input.tsx';
import { MAX_LINK } from '@/features/shared/domain-form/fragment.ts';
import { companyCalled, COMPANIES, readCompany } from './companies.ts';
import { bareNumber, callsIn, keptPhone } from './phones.ts';
import { keptBroken } from './broken.ts';
import { brokenLinksIn, linksIn, MAX_LENGTH, MAX_LINKS, readLink } from './read-link.ts';
import { companySpokenOf } from './spoken.ts';
import { keptOf } from './words.ts';

interface LinkFormProps {
  /** What the fields hold; another value replaces what was sent, not what is being typed. */
  domain: string;
  link: string;
  /**
   * `called` is what the company's field holds where that is no address, its name on the list included; else ''. `message`
   * is what is kept of the words around the link.
   */
  onCheck: (domain: string, link: string, called: string, message: string) => void;
  /** Nothing could be checked: an earlier verdict would stand below what was not meant by it. */
  onNone: () => void;
}

/** What is said of a company's field that holds no address: of a name, what is wanted in its place. */
function noAddress(typed: string, reason: string): string {
  return typed.includes('.')
    ? `${reason} The link was checked without it.`
    : `We do not have the address of “${typed.slice(0, 40)}”. Its card, its app or an older bill gives it. The link was checked without it.`;
}

const TOO_MUCH = `This is too much to judge at once: at most ${MAX_LINKS} links. Paste the part that asks you for something.`;

/** Why a text cannot be judged; undefined where it can. A part of it is not judged: it could leave out the bait. */
function missingIn(sent: string, links: readonly string[]): string | undefined {
  if (sent === '') return 'Paste the message or link you were sent.';
  // The address has room for numbers and a company's name beside the links.
  return links.length > MAX_LINKS || links.join(' ').length > MAX_LINK / 2 ? TOO_MUCH : undefined;
}

/** The link, and the domain of the company behind it where the reader knows one (ASCII form, else ''). The browser keeps the fields, as in DomainForm. */
export function LinkForm({ domain, link, onCheck, onNone }: LinkFormProps) {
  const helpId = useId();
  const listId = useId();
  const domainField = useRef<HTMLInputElement>(null);
  const linkField = useRef<HTMLTextAreaElement>(null);
  /** What was put into the fields, or sent from them: of a message the whole, whose links the address has. */
  const known = useRef({ domain, link, text: link, ascii: domain });
  const [errors, setErrors] = useState<{ domain?: string; link?: string }>({});

  useEffect(() => {
    const [one, two] = [domainField.current, linkField.current];
    // The field keeps what was typed: "HDFC Bank", and not the address that it was read as.
    const isRead = domain === known.current.ascii;
    if (one && one.value === known.current.domain && !isRead) one.value = domain;
    if (two && link !== known.current.link && two.value === known.current.text) two.value = link;
    if (link !== known.current.link || domain !== known.current.domain) {
      known.current = {
        domain: one?.value ?? domain,
        link,
        text: two?.value ?? link,
        ascii: domain,
      };
    }
  }, [domain, link]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const [one, two] = [domainField.current, linkField.current];
    if (!one || !two) return;
    const reading = one.value.trim() === '' ? null : readCompany(one.value);
    const sent = two.value.trim();
    const isLong = sent.length > MAX_LENGTH;
    const links = isLong ? [] : linksIn(sent);
    const hasLink = links.some((link) => readLink(link).kind !== 'none');
    const numbers = isLong ? [] : callsIn(sent);
    const missing = isLong ? TOO_MUCH : missingIn(sent, links);
    setErrors({
      ...(reading?.ok === false && { domain: noAddress(one.value.trim(), reading.reason) }),
      ...(missing !== undefined && { link: missing }),
    });
    if (missing !== undefined) {
      known.current = { ...known.current, link: '', text: two.value };
      onNone();
      two.focus();
    } else {
      // A link is judged whatever stands beside it. Of the rest of the message the address gets no more than the
      // name of the company that it speaks of, and what its words speak of.
      const spoken = reading === null ? companySpokenOf(sent) : null;
      const broken = brokenLinksIn(sent);
      const kept = hasLink
        ? [
            ...links.map((link) => (broken.has(link) ? keptBroken(link) : link)),
            ...numbers.map(keptPhone),
            ...(spoken ? [spoken.name] : []),
          ]
        : numbers.map((number) => `tel:${bareNumber(number)}`);
      const named = reading === null ? '' : reading.ok ? reading.ascii : '';
      known.current = {
        domain: named === '' ? domain : one.value,
        ascii: named === '' ? domain : named,
        link: kept.join(' '),
        text: two.value,
      };
      const isName = reading?.ok === false || companyCalled(one.value) !== null;
      const called = isName ? one.value.trim() : '';
      onCheck(named, kept.join(' '), called, keptOf(sent));
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
      <Field
        label="The message or link you were sent"
        help="A whole message, a link, an email address, a phone number or a UPI ID."
        error={errors.link}
      >
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
            placeholder="Dear customer, update your KYC: company-kyc.example"
            autoComplete="off"
            {...AS_TYPED}
            className="name"
          />
        )}
      </Field>
      <Field
        label="Which company? (optional)"
        help="Its name, or its address as on its card, its app or an older bill; not as the message writes it."
        error={errors.domain}
      >
        {(control) => (
          <Input
            {...control}
            ref={domainField}
            defaultValue={domain}
            placeholder="SBI or sbi.co.in"
            list={listId}
            autoComplete="off"
            {...AS_TYPED}
            className="name"
          />
        )}
      </Field>
      <datalist id={listId}>
        {COMPANIES.flatMap(({ name, addresses: [address] }) =>
          address === undefined ? (
            []
          ) : (
            <option key={name} value={address}>
              {name}
            </option>
          ),
        )}
      </datalist>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton tone="primary" size="lg" aria-describedby={helpId}>
          Check it
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
