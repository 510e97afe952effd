import { useId, useState, type SubmitEvent } from 'react';
import { config } from '@/config.ts';
import { Button } from '@/ui/Button.tsx';
import { Input } from '@/ui/Input.tsx';
import { useHydrated } from '@/ui/use-hydrated.ts';
import { CopyMessage } from '@/components/outreach/CopyMessage.tsx';
import {
  looksLikeEmail,
  mailtoSales,
  openMailClient,
  postForm,
  type Mail,
} from '@/components/outreach/outreach.ts';

type State =
  { at: 'idle' | 'sending' } | { at: 'invalid' | 'failed' | 'done'; message: string; mail?: Mail };

/** The newsletter form of the footer. The browser keeps the field, so text typed early is not lost. */
export function NewsletterForm() {
  const id = useId();
  const hydrated = useHydrated();
  const [state, setState] = useState<State>({ at: 'idle' });

  async function subscribe(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.at === 'sending') return;
    const field = event.currentTarget.querySelector('input');
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
    const failure = await postForm(config.newsletterUrl, { email });
    if (failure !== null) {
      setState({ at: 'failed', message: failure });
      return;
    }
    setState({ at: 'done', message: `Subscribed: ${email}.` });
    // A field that the visitor changed meanwhile keeps its text.
    if (field?.value === typed) field.value = '';
  }

  const hint = 'New impersonation tricks, explained, by email.';
  const opens = config.newsletterUrl ? '' : ' Subscribe opens your mail program.';
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
          {/* Until hydration no handler could take a submission, by Enter either. */}
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
        {'message' in state ? state.message : hint + opens}
        {'mail' in state && state.mail && <CopyMessage {...state.mail} />}
      </div>
      <noscript>
        <p className="text-sm text-quiet">To subscribe, please write to {config.salesEmail}.</p>
      </noscript>
    </form>
  );
}
