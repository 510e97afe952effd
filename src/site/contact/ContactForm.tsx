import { useEffect, useId, useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import { Field, TextField } from '@/components/Field.tsx';
import { MailAddress } from '@/components/MailAddress.tsx';
import { config } from '@/config.ts';
import { CopyMessage } from '@/components/outreach/CopyMessage.tsx';
import {
  looksLikeEmail,
  mailtoSales,
  openMailClient,
  postForm,
  type Mail,
} from '@/components/outreach/outreach.ts';
import { useKnownDomain } from '@/components/domain-form/known-domain.ts';
import { toUnicode } from '@/lib/idna.ts';
import { domainOf } from '@/lib/read-name.ts';
import { TAB, tabStorage } from '@/lib/tab-storage.ts';
import { SubmitButton } from '@/ui/Button.tsx';
import { Textarea } from '@/ui/Input.tsx';
import { Notice } from '@/ui/Notice.tsx';

const FIELDS = ['name', 'email', 'message'] as const;
type Enquiry = Record<(typeof FIELDS)[number], string>;
type Errors = Partial<Enquiry>;

type State =
  | { at: 'idle' | 'sending' }
  | { at: 'mail'; mail: Mail }
  | { at: 'sent'; to: string }
  | { at: 'failed'; message: string };

const fieldOf = (form: HTMLFormElement, name: keyof Enquiry) =>
  form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`);

/** The browser keeps the fields, so that text typed before the script ran is in the form. */
function read(form: HTMLFormElement): Enquiry {
  const text = (name: keyof Enquiry) => fieldOf(form, name)?.value ?? '';
  return { name: text('name'), email: text('email'), message: text('message') };
}

/** Fields of a form that was not sent, kept in the tab: any text. The home page loads no schema library. */
function keptFields(): Partial<Record<string, unknown>> {
  const value = tabStorage.read('contact_draft', TAB)?.value;
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** By field, why we could not answer. */
function errorsOf({ name, email, message }: Enquiry): Errors {
  const errors: Errors = {};
  if (!name.trim()) errors.name = 'Enter your name, so we know who to reply to.';
  if (!email.trim()) errors.email = 'Enter your email address, so that we can reply.';
  else if (!looksLikeEmail(email)) {
    errors.email = 'Enter an email address such as name@company.in.';
  }
  if (!message.trim()) {
    errors.message = 'Tell us what we can do for you; your domain is a good start.';
  }
  return errors;
}

/** Beginning of a message for a visitor whose domain is known, else ''. Hostile: any text. */
function openingFor(domain: string): string {
  const ascii = domainOf(domain);
  return ascii === null ? '' : `Our domain: ${toUnicode(ascii)}\n`;
}

/**
 * The contact form: posts to the configured address, else opens the visitor's mail client. The fields keep the typed
 * text until it is known to have arrived, and the tab keeps it for them.
 */
export function ContactForm() {
  const [errors, setErrors] = useState<Errors>({});
  const [state, setState] = useState<State>({ at: 'idle' });
  const element = useRef<HTMLFormElement>(null);
  const noteId = useId();
  const outcome = useRef<HTMLDivElement>(null);
  const opening = openingFor(useKnownDomain());

  function keep(form: HTMLFormElement) {
    const typed = read(form);
    const own = { ...typed, message: typed.message === opening ? '' : typed.message };
    if (FIELDS.every((field) => own[field].trim() === '')) tabStorage.remove('contact_draft');
    else tabStorage.write('contact_draft', { owner: TAB, value: own });
  }

  // Before the paint, so that no field with kept text appears empty first.
  useLayoutEffect(() => {
    if (!element.current) return;
    const kept = keptFields();
    for (const name of FIELDS) {
      const field = fieldOf(element.current, name);
      const text = typeof kept[name] === 'string' ? kept[name] : '';
      // Typed text stays, even if it was typed before the script ran.
      if (field?.value === '') field.value = text || (name === 'message' ? opening : '');
    }
  }, [opening]);

  useEffect(() => {
    if (state.at !== 'idle' && state.at !== 'sending') {
      outcome.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [state]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.at === 'sending') return;
    const form = event.currentTarget;
    const typed = read(form);
    const found = errorsOf(typed);
    setErrors(found);
    const wrong = FIELDS.find((field) => found[field]);
    if (wrong) {
      // A notice about an earlier message is not true for this one.
      setState({ at: 'idle' });
      fieldOf(form, wrong)?.focus();
      return;
    }
    const [name, email, message] = [typed.name.trim(), typed.email.trim(), typed.message.trim()];
    if (!config.contactUrl) {
      const mail = { subject: `Enquiry from ${name}`, body: `${message}\n\n${name}\n${email}` };
      openMailClient(mailtoSales(mail.subject, mail.body));
      setState({ at: 'mail', mail });
      return;
    }
    setState({ at: 'sending' });
    const failure = await postForm(config.contactUrl, { name, email, message });
    if (failure !== null) {
      setState({ at: 'failed', message: failure });
      return;
    }
    setState({ at: 'sent', to: email });
    // A field that was changed meanwhile keeps its text.
    for (const key of FIELDS) {
      const field = fieldOf(form, key);
      if (field?.value === typed[key]) field.value = '';
    }
    keep(form);
  }

  return (
    <form
      ref={element}
      noValidate
      method="post"
      onSubmit={(event) => void submit(event)}
      onInput={({ target, currentTarget }) => {
        keep(currentTarget);
        const name = target instanceof Element ? target.getAttribute('name') : null;
        if (name && name in errors) setErrors({ ...errors, [name]: undefined });
      }}
      className="grid gap-5"
    >
      <TextField label="Full Name" error={errors.name} name="name" autoComplete="name" />
      <TextField
        label="Email Address"
        error={errors.email}
        type="email"
        name="email"
        autoComplete="email"
      />
      <Field label="Message" error={errors.message} help="For a demo, your domain is enough.">
        {(control) => (
          <Textarea {...control} name="message" rows={4} placeholder="Our domain: yourcompany.in" />
        )}
      </Field>
      <div className="needs-js flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton
          pending={state.at === 'sending'}
          aria-describedby={config.contactUrl ? undefined : noteId}
        >
          {state.at === 'sending' ? 'Sending…' : 'Send Message'}
        </SubmitButton>
        {!config.contactUrl && (
          <p id={noteId} className="min-w-0 flex-1 basis-56 text-sm text-quiet">
            Opens your mail program with this message filled in. You send it from there.
          </p>
        )}
      </div>
      <noscript>
        <p className="text-sm">
          Sending needs JavaScript. Without it, please write to {config.salesEmail}.
        </p>
      </noscript>
      {/* Above the bar at the bottom of small screens. */}
      <div ref={outcome} className="scroll-mb-20 empty:hidden">
        {state.at === 'mail' && (
          <Notice tone="info">
            Your mail program should now be open with this message: send it from there. If it isn’t,
            copy the message and mail it to <MailAddress address={config.salesEmail} />.
            <CopyMessage {...state.mail} />
          </Notice>
        )}
        {state.at === 'sent' && (
          <Notice tone="success">Your message has arrived. We’ll reply to {state.to}.</Notice>
        )}
        {state.at === 'failed' && <Notice tone="error">{state.message}</Notice>}
      </div>
    </form>
  );
}
