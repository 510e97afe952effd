import { useId, useState, type SubmitEvent } from 'react';
import { config } from '@/config.ts';
import { Button } from '@/ui/Button.tsx';
import { Input } from '@/ui/Input.tsx';
import {
  looksLikeEmail,
  mailtoSales,
  openMailClient,
  OutreachError,
  postForm,
} from './outreach.ts';

type State = { at: 'idle' | 'sending' } | { at: 'invalid' | 'failed' | 'done'; message: string };

/** The newsletter form of the footer. */
export function NewsletterForm() {
  const id = useId();
  const [email, setEmail] = useState('');
  const [state, setState] = useState<State>({ at: 'idle' });

  async function subscribe(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.at === 'sending') return;
    if (!looksLikeEmail(email)) {
      setState({ at: 'invalid', message: 'Enter an email address such as name@company.in.' });
      return;
    }
    if (!config.newsletterUrl) {
      openMailClient(mailtoSales('Newsletter', `Please add ${email.trim()} to your newsletter.`));
      setState({
        at: 'done',
        message: 'Your mail program should now be open: send that message to subscribe.',
      });
      return;
    }
    setState({ at: 'sending' });
    try {
      await postForm(config.newsletterUrl, { email: email.trim() });
      setState({ at: 'done', message: `Subscribed: ${email.trim()}.` });
      setEmail('');
    } catch (error) {
      const message = error instanceof OutreachError ? error.message : 'It could not be sent.';
      setState({ at: 'failed', message });
    }
  }

  const wrong = state.at === 'invalid' || state.at === 'failed';
  return (
    <form noValidate onSubmit={(event) => void subscribe(event)} className="mt-6 max-w-sm">
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
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          aria-invalid={state.at === 'invalid' || undefined}
          aria-describedby={`${id}-state`}
        />
        <Button type="submit" tone="secondary" pending={state.at === 'sending'}>
          Subscribe
        </Button>
      </div>
      <p
        id={`${id}-state`}
        role="status"
        className={wrong ? 'mt-2 min-h-5 text-sm text-high' : 'mt-2 min-h-5 text-sm text-quiet'}
      >
        {'message' in state ? state.message : 'New impersonation tricks, explained, by email.'}
      </p>
    </form>
  );
}
