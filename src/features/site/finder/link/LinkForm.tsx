import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { Field } from '@/components/Field.tsx';
import { Button, SubmitButton } from '@/ui/Button.tsx';
import { AS_TYPED, Input, Textarea } from '@/ui/Input.tsx';
import { type LinkQuestion, MAX_LINK } from '@/features/shared/domain-form/fragment.ts';
import { COMPANIES, readCompany } from './companies.ts';
import { companyNear } from './did-you-mean.ts';
import { calledFor, readMeant } from './meant-company.ts';
import { keptOf, MAX_LENGTH, MAX_LINKS, readSent } from './links-in.ts';
import { readableOf } from './read-link.ts';

interface LinkFormProps {
  /** What the fields hold; another value replaces what was sent, not what is being typed. */
  company: string;
  link: string;
  onCheck: (question: LinkQuestion) => void;
  /** Nothing could be checked: an earlier verdict would stand below what was not meant by it. */
  onNone: () => void;
  /** There is no link in what was sent, or none but these: two words with a stop and no space between them. */
  onNoLink: (possible: readonly string[]) => void;
}

/** Of the company in the placeholder: the address that its links are compared with. */
const SBI = readCompany('SBI');

const TOO_MUCH = `This is too much to judge at once: at most ${MAX_LINKS} links. Paste the part that asks you for something.`;

/** Why a text cannot be judged; undefined where it can. A part of it is not judged: it could leave out the bait. */
function missingIn(text: string, links: readonly string[]): string | undefined {
  if (text === '') return 'Paste the link you were sent.';
  // The address has room for the company beside the links.
  return links.length > MAX_LINKS || links.join(' ').length > MAX_LINK / 2 ? TOO_MUCH : undefined;
}

/** The link, and the company behind it where the reader knows one. The browser keeps the fields, as in DomainForm. */
export function LinkForm({ company, link, onCheck, onNone, onNoLink }: LinkFormProps) {
  const helpId = useId();
  const listId = useId();
  const domainField = useRef<HTMLInputElement>(null);
  const linkField = useRef<HTMLTextAreaElement>(null);
  /** What was put into the fields, or sent from them: of a message the whole, whose links the address has. */
  const known = useRef({ company, link, text: link, typed: company });
  const [errors, setErrors] = useState<{ company?: string; link?: string }>({});

  const near = companyNear(company);

  useEffect(() => {
    const [one, two] = [domainField.current, linkField.current];
    const { current } = known;
    // Each field keeps what was typed: "https://hdfcbank.com", and not the address that it was read as.
    if (one && company !== current.company && one.value === current.typed) one.value = company;
    if (two && link !== current.link && two.value === current.text) two.value = link;
    if (link !== current.link || company !== current.company) {
      known.current = {
        company,
        link,
        typed: one?.value ?? company,
        text: two?.value ?? link,
      };
    }
  }, [company, link]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const [one, two] = [domainField.current, linkField.current];
    if (!one || !two) return;
    const reading = one.value.trim() === '' ? null : readMeant(one.value);
    const text = two.value.trim();
    const isLong = text.length > MAX_LENGTH;
    const sent = readSent(isLong ? '' : text);
    const links = readableOf(sent);
    const missing = isLong ? TOO_MUCH : missingIn(text, links);
    setErrors({
      ...(reading?.ok === false && {
        company: `${reading.reason} The link was checked without it.`,
      }),
      ...(missing !== undefined && { link: missing }),
    });
    if (missing !== undefined) {
      known.current = { ...known.current, link: '', text: two.value };
      onNone();
      two.focus();
    } else if (links.length === 0) {
      known.current = { ...known.current, link: '', text: two.value };
      onNoLink(sent.possible);
    } else {
      // A link is judged whatever stands beside it.
      const question = {
        domain: reading?.ok ? reading.ascii : '',
        called: reading === null ? '' : calledFor(one.value),
        sent: keptOf(sent, links),
      };
      known.current = {
        company: question.called || question.domain,
        typed: one.value,
        link: question.sent,
        text: two.value,
      };
      onCheck(question);
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
        label="The link you were sent"
        help="A link, an email address, or the whole message around it."
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
            placeholder="https://company-kyc.example/login"
            autoComplete="off"
            {...AS_TYPED}
            className="name"
          />
        )}
      </Field>
      <Field
        label="Which company? (optional)"
        help="The one that you think of. Take its name or address from its card, its app or an older bill, not from the message."
        error={errors.company}
      >
        {(control) => (
          <Input
            {...control}
            ref={domainField}
            defaultValue={company}
            placeholder={SBI.ok ? `SBI or ${SBI.ascii}` : 'SBI'}
            list={listId}
            autoComplete="off"
            {...AS_TYPED}
            className="name"
          />
        )}
      </Field>
      {near && (
        <Button
          size="sm"
          className="-mt-2 justify-self-start"
          onClick={() => {
            if (domainField.current) domainField.current.value = near.name;
            domainField.current?.form?.requestSubmit();
          }}
        >
          Did you mean {near.name}?
        </Button>
      )}
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
          Nothing leaves this browser, and nothing is visited.
        </p>
      </div>
      <noscript>
        <p className="text-sm">This needs JavaScript: the names are compared in your browser.</p>
      </noscript>
    </form>
  );
}
