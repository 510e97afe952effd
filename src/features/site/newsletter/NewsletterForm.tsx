import { useId, useState, type SubmitEvent } from 'react';
import { config } from '@/config.ts';
import { Button } from '@/ui/Button.tsx';
import { Input } from '@/ui/Input.tsx';
import { useHydrated } from '@/ui/use-hydrated.ts';
import { CopyMessage } from '@/features/shared/outreach/CopyMessage.tsx';
import {
  looksLikeEmail,
  mailtoSales,
  openMailClient,
  OutreachError,
  postForm,
} from '@/features/shared/outreach/outreach.ts';

interface Mail {
  subject: string;
  body: string;
}

type State =
  { at: 'idle' | 'sending' } | { at: 'invalid' | 'failed' | 'done'; message: string; mail?: Mail };

/** The newsletter form of the footer. The browser keeps the field: nothing typed early is lost. */
export function NewsletterForm() {
  const id = useId();
  const hydrated = useHydrated();
  const [state, setState] = useState<State>({ at: 'idle' });

  async function subscribe(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.at === 'sending') return;
    const form = event.currentTarget;
    const field = form.querySelector('input');
    const typed = field?.value ?? '';
    const email = typed.trim();
    if (!looksLikeEmail(email)) {
      setState({ at: 'invalid', message: 'Enter an email address such as name@company.in.' });
      return;
    }
    if (!config.newsletterUrl) {
      const mail = { subject: 'Newsletter', body: `Please add ${email} to your newsletter.` };
      openMailClient(mailtoSales(mail.subject, mail.body));
      setState({
        at: 'done',
        message: 'Your mail program should now be open: send that message to subscribe.',
        mail,
      });
      return;
    }
    setState({ at: 'sending' });
    try {
      await postForm(config.newsletterUrl, { email });
      setState({ at: 'done', message: `Subscribed: ${email}.` });
      // What was typed meanwhile is kept.
      if (field?.value === typed) field.value = '';
    } catch (error) {
      const message = error instanceof OutreachError ? error.message : 'It could not be sent.';
      setState({ at: 'failed', message });
    }
  }

  const wrong = state.at === 'invalid' || state.at === 'failed';
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => void subscribe(event)}
      onInput={({ currentTarget }) => {
        const typed = currentTarget.querySelector('input')?.value ?? '';
        if (state.at === 'invalid' && looksLikeEmail(typed)) setState({ at: 'idle' });
      }}
      className="mt-6 max-w-sm"
    >
      <div className="needs-js">
        <label htmlFor={id} className="text-sm font-semibold">
          Newsletter
        </label>
        <div className="mt-1.5 flex gap-2">
          <Input
            id={id}
            type="email"
            name="email"
            autoComplete="email"
            placeholder="name@company.in"
            aria-invalid={state.at === 'invalid' || undefined}
            aria-describedby={`${id}-state`}
          />
          {/* Before hydration nothing could handle a submission, by Enter either. */}
          <Button
            type="submit"
            tone="secondary"
            disabled={!hydrated}
            pending={state.at === 'sending'}
          >
            Subscribe
          </Button>
        </div>
      </div>
      <div
        id={`${id}-state`}
        role="status"
        className={wrong ? 'mt-2 min-h-5 text-sm text-high' : 'mt-2 min-h-5 text-sm text-quiet'}
      >
        {'message' in state ? state.message : 'New impersonation tricks, explained, by email.'}
        {'mail' in state && state.mail && <CopyMessage key={state.mail.body} {...state.mail} />}
      </div>
      <noscript>
        <p className="text-sm text-quiet">To subscribe, please write to {config.salesEmail}.</p>
      </noscript>
    </form>
  );
}
