import { useRef, useState, type SubmitEvent } from 'react';
import { Field } from '@/components/Field.tsx';
import { config } from '@/config.ts';
import { copyText } from '@/features/outreach/copy-text.ts';
import {
  mailtoSales,
  openMailClient,
  OutreachError,
  postForm,
} from '@/features/outreach/outreach.ts';
import { Button } from '@/ui/Button.tsx';
import { Input, Textarea } from '@/ui/Input.tsx';
import { Notice } from '@/ui/Notice.tsx';
import {
  emptyEnquiry,
  enquiryErrors,
  enquiryMail,
  type Enquiry,
  type EnquiryErrors,
} from './enquiry.ts';

type State =
  | { at: 'idle' | 'sending' | 'mail' }
  | { at: 'sent'; to: string }
  | { at: 'failed'; message: string };

/**
 * The contact form (design decision 9): posted where an address is configured, else handed to the
 * visitor's mail client. What was typed stays until it is known to have arrived.
 */
export function ContactForm() {
  const [values, setValues] = useState(emptyEnquiry);
  const [errors, setErrors] = useState<EnquiryErrors>({});
  const [state, setState] = useState<State>({ at: 'idle' });
  const form = useRef<HTMLFormElement>(null);

  const change = (field: keyof Enquiry) => (event: { target: { value: string } }) => {
    setValues({ ...values, [field]: event.target.value });
    if (errors[field]) setErrors({ ...errors, [field]: undefined });
  };

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.at === 'sending') return;
    const found = enquiryErrors(values);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) {
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    if (!config.contactUrl) {
      const { subject, body } = enquiryMail(values);
      openMailClient(mailtoSales(subject, body));
      setState({ at: 'mail' });
      return;
    }
    setState({ at: 'sending' });
    try {
      const { name, email, message } = values;
      await postForm(config.contactUrl, {
        name: name.trim(),
        email: email.trim(),
        message: message.trim(),
      });
      setState({ at: 'sent', to: email.trim() });
      setValues(emptyEnquiry);
    } catch (error) {
      const message = error instanceof OutreachError ? error.message : 'It could not be sent.';
      setState({ at: 'failed', message });
    }
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <Field label="Full Name" error={errors.name}>
        {(control) => (
          <Input
            {...control}
            name="name"
            autoComplete="name"
            value={values.name}
            onChange={change('name')}
          />
        )}
      </Field>
      <Field label="Email Address" error={errors.email}>
        {(control) => (
          <Input
            {...control}
            type="email"
            name="email"
            autoComplete="email"
            value={values.email}
            onChange={change('email')}
          />
        )}
      </Field>
      <Field label="Message" error={errors.message}>
        {(control) => (
          <Textarea
            {...control}
            name="message"
            rows={4}
            value={values.message}
            onChange={change('message')}
          />
        )}
      </Field>
      <div>
        <Button type="submit" tone="call" size="lg" pending={state.at === 'sending'}>
          {state.at === 'sending' ? 'Sending…' : 'Send Message'}
        </Button>
      </div>
      {state.at === 'mail' && <MailNotice enquiry={values} />}
      {state.at === 'sent' && (
        <Notice tone="success">Your message has arrived. We will answer to {state.to}.</Notice>
      )}
      {state.at === 'failed' && <Notice tone="error">{state.message}</Notice>}
    </form>
  );
}

/** What to do now that the mail client should be open, and if it is not. */
function MailNotice({ enquiry }: { enquiry: Enquiry }) {
  const [copied, setCopied] = useState<boolean | null>(null);

  async function copy() {
    const { subject, body } = enquiryMail(enquiry);
    setCopied(await copyText(`To: ${config.salesEmail}\nSubject: ${subject}\n\n${body}`));
  }

  return (
    <Notice tone="info">
      <p>
        Your mail program should now be open with this message: send it from there. If it is not,
        copy the message and mail it to <span className="break-all">{config.salesEmail}</span>.
      </p>
      <p className="mt-3 flex flex-wrap items-center gap-3">
        <Button size="sm" onClick={() => void copy()}>
          Copy message
        </Button>
        {copied !== null && (
          <span>
            {copied ? 'Copied.' : 'The browser refused. Select the text above and copy it.'}
          </span>
        )}
      </p>
    </Notice>
  );
}
