import { useState, type SubmitEvent } from 'react';
import { Field } from '@/components/Field.tsx';
import { config } from '@/config.ts';
import { CopyMessage } from '@/features/shared/outreach/CopyMessage.tsx';
import {
  mailtoSales,
  openMailClient,
  OutreachError,
  postForm,
} from '@/features/shared/outreach/outreach.ts';
import { Input, Textarea } from '@/ui/Input.tsx';
import { Notice } from '@/ui/Notice.tsx';
import { SubmitButton } from '@/ui/Button.tsx';
import { enquiryErrors, enquiryMail, type Enquiry, type EnquiryErrors } from './enquiry.ts';

type State =
  | { at: 'idle' | 'sending' }
  | { at: 'mail'; enquiry: Enquiry }
  | { at: 'sent'; to: string }
  | { at: 'failed'; message: string };

/** What a form holds. The browser keeps the fields, so that nothing typed before the script ran is lost. */
function read(form: HTMLFormElement): Enquiry {
  const data = new FormData(form);
  const text = (name: keyof Enquiry) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { name: text('name'), email: text('email'), message: text('message') };
}

/** Empties the fields that still hold what was sent; one that was written in meanwhile is kept. */
function clearSent(form: HTMLFormElement, sent: Enquiry): void {
  const now = read(form);
  for (const name of ['name', 'email', 'message'] as const) {
    const field = form.elements.namedItem(name);
    if (now[name] !== sent[name]) continue;
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = '';
  }
}

/**
 * The contact form (design decision 9): posted where an address is configured, else handed to the
 * visitor's mail client. What was typed stays until it is known to have arrived.
 */
export function ContactForm() {
  const [errors, setErrors] = useState<EnquiryErrors>({});
  const [state, setState] = useState<State>({ at: 'idle' });

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.at === 'sending') return;
    const form = event.currentTarget;
    const enquiry = read(form);
    const found = enquiryErrors(enquiry);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) {
      // What was said of an earlier message is not true of this one.
      setState({ at: 'idle' });
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    if (!config.contactUrl) {
      const { subject, body } = enquiryMail(enquiry);
      openMailClient(mailtoSales(subject, body));
      setState({ at: 'mail', enquiry });
      return;
    }
    setState({ at: 'sending' });
    try {
      const { name, email, message } = enquiry;
      await postForm(config.contactUrl, {
        name: name.trim(),
        email: email.trim(),
        message: message.trim(),
      });
      setState({ at: 'sent', to: email.trim() });
      clearSent(form, enquiry);
    } catch (error) {
      const message = error instanceof OutreachError ? error.message : 'It could not be sent.';
      setState({ at: 'failed', message });
    }
  }

  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => void submit(event)}
      onInput={({ target }) => {
        const name = target instanceof Element ? target.getAttribute('name') : null;
        if (name && name in errors) setErrors({ ...errors, [name]: undefined });
      }}
      className="grid gap-5"
    >
      <Field label="Full Name" error={errors.name}>
        {(control) => <Input {...control} name="name" autoComplete="name" />}
      </Field>
      <Field label="Email Address" error={errors.email}>
        {(control) => <Input {...control} type="email" name="email" autoComplete="email" />}
      </Field>
      <Field label="Message" error={errors.message}>
        {(control) => <Textarea {...control} name="message" rows={4} />}
      </Field>
      <div className="needs-js">
        <SubmitButton tone="call" size="lg" pending={state.at === 'sending'}>
          {state.at === 'sending' ? 'Sending…' : 'Send Message'}
        </SubmitButton>
      </div>
      <noscript>
        <p className="text-sm">
          Sending needs JavaScript. Without it, please write to {config.salesEmail}.
        </p>
      </noscript>
      {state.at === 'mail' && (
        <Notice tone="info">
          Your mail program should now be open with this message: send it from there. If it is not,
          copy the message and mail it to <span className="break-all">{config.salesEmail}</span>.
          <CopyMessage key={enquiryMail(state.enquiry).body} {...enquiryMail(state.enquiry)} />
        </Notice>
      )}
      {state.at === 'sent' && (
        <Notice tone="success">Your message has arrived. We will answer to {state.to}.</Notice>
      )}
      {state.at === 'failed' && <Notice tone="error">{state.message}</Notice>}
    </form>
  );
}
