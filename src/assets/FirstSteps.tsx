import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '@/ui/class-names.ts';

const STEPS = [
  {
    title: 'Register your domain',
    text: 'Add the domains your customers know you by.',
  },
  {
    title: 'We approve it',
    text: 'We check your organisation, then that the domain is yours. Until then the asset is Pending.',
  },
  {
    title: 'Alerts arrive',
    text: 'Once it is approved we monitor the domain, and its lookalikes appear under Alerts.',
  },
] as const;

const HEADINGS = [
  'Three steps to your first alert',
  'Awaiting approval',
  'Monitoring: no alerts so far',
] as const;

interface FirstStepsProps {
  /** 0 before the first asset, 1 while all are pending, 2 before the first alert. */
  current: 0 | 1 | 2;
  /** The button of the current step. */
  action?: ReactNode;
}

/** Shows the three steps from the first domain to the first alert. */
export function FirstSteps({ current, action }: FirstStepsProps) {
  return (
    <section aria-labelledby="first-steps" className="grid gap-4">
      <h2 id="first-steps" className="text-h4 font-semibold">
        {HEADINGS[current]}
      </h2>
      <ol className="grid border-t border-hairline">
        {STEPS.map(({ title, text }, index) => (
          <li
            key={title}
            aria-current={index === current ? 'step' : undefined}
            className="grid grid-cols-[1.75rem_minmax(0,1fr)] items-start gap-x-3 gap-y-3 border-b border-hairline py-3.5 sm:grid-cols-[1.75rem_minmax(0,1fr)_auto]"
          >
            <span
              aria-hidden
              className={cx(
                'grid size-7 place-items-center rounded-full border text-xs font-semibold tabular-nums',
                index === current
                  ? 'border-transparent bg-brand text-on-brand'
                  : 'border-hairline text-quiet',
              )}
            >
              {index < current ? <Check size={14} strokeWidth={2} /> : index + 1}
            </span>
            <div>
              <p className={cx('text-sm font-semibold', index !== current && 'text-quiet')}>
                {title}
                {index < current && <span className="sr-only"> (done)</span>}
              </p>
              <p className="text-sm text-quiet">{text}</p>
            </div>
            {index === current && action && (
              <div className="col-start-2 sm:col-start-3 sm:self-center">{action}</div>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
