import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { Field } from '@/components/Field.tsx';
import { SubmitButton } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';
import { AS_TYPED, Input, Textarea } from '@/ui/Input.tsx';
import { COMPANIES } from './model/companies.ts';
import { MAX_TEXT } from './model/lists.ts';

/** Question to the link check. Hostile: any text. */
export interface LinkQuestion {
  readonly text: string;
  /** Name or domain of the company; '' if the user named none. */
  readonly company: string;
}

export const COMPANY_HELP =
  'Its name or domain, from its card, its app or an older bill. Not from the message.';
const TOO_LONG = `This is longer than ${MAX_TEXT.toLocaleString('en-IN')} characters. Paste only the part that asks you for something.`;

interface LinkFormProps {
  /** The last question. A new one replaces it in the fields, but not text that is being typed. */
  question: LinkQuestion;
  onCheck: (question: LinkQuestion) => void;
}

/** The link and the company. The fields are uncontrolled, so that text typed before the script runs stays. */
export function LinkForm({ question, onCheck }: LinkFormProps) {
  const id = useId();
  const text = useRef<HTMLTextAreaElement>(null);
  const company = useRef<HTMLInputElement>(null);
  const asked = useRef<LinkQuestion>({ text: '', company: '' });
  const [error, setError] = useState<string>();
  const isAsked = question.text !== '';

  useEffect(() => {
    for (const [field, key] of [[text, 'text'] as const, [company, 'company'] as const]) {
      const isTyping = field.current?.value !== asked.current[key];
      if (field.current && !isTyping) field.current.value = question[key];
    }
    asked.current = question;
  }, [question]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const next = { text: text.current?.value ?? '', company: company.current?.value ?? '' };
    const isEmpty = next.text.trim() === '';
    if (isEmpty || next.text.length > MAX_TEXT) {
      setError(isEmpty ? 'Paste the link you were sent.' : TOO_LONG);
      text.current?.focus();
      return;
    }
    asked.current = next;
    onCheck(next);
  }

  return (
    <form
      noValidate
      method="dialog"
      onSubmit={submit}
      onInput={() => setError(undefined)}
      className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
    >
      <Field
        label="The link you were sent"
        help={isAsked ? null : 'A link, an email address, or the whole message around it.'}
        error={error}
      >
        {(control) => (
          <Textarea
            {...control}
            ref={text}
            onKeyDown={(event) => {
              // Shift and Enter write a new line.
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              event.currentTarget.form?.requestSubmit();
            }}
            rows={isAsked ? 2 : 4}
            placeholder="https://company-kyc.example/login"
            autoComplete="off"
            {...AS_TYPED}
            className={cx('name', isAsked && 'max-md:min-h-16')}
          />
        )}
      </Field>
      <div className="grid gap-4">
        <Field label="Which company? (optional)" help={isAsked ? null : COMPANY_HELP}>
          {(control) => (
            <Input
              {...control}
              ref={company}
              placeholder="SBI or sbi.co.in"
              list={`${id}-companies`}
              autoComplete="off"
              {...AS_TYPED}
            />
          )}
        </Field>
        <datalist id={`${id}-companies`}>
          {COMPANIES.map(({ name, domains }) => (
            <option key={name} value={name}>
              {domains[0]}
            </option>
          ))}
        </datalist>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <SubmitButton aria-describedby={id}>Check it</SubmitButton>
          <p id={id} className="min-w-0 flex-1 basis-44 text-sm text-quiet">
            Nothing leaves this browser, and nothing is visited.
          </p>
        </div>
      </div>
      <noscript>
        <p className="text-sm">This needs JavaScript: the names are compared in your browser.</p>
      </noscript>
    </form>
  );
}
