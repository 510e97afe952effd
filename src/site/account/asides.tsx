/** The asides of login and sign-up: next to the form on wide screens. */
import { Fragment } from 'react';
import { heroName } from '@/content/hero.ts';
import { NameText } from '@/components/Prose.tsx';
import { cx } from '@/ui/class-names.ts';

/** A domain and, below it, an imitation with the merging letters highlighted. Home shows one that is replaced. */
function TwoNames({ className }: { className: string }) {
  return (
    <div
      aria-hidden="true"
      className={cx('leading-tight [&_.highlight]:m-0 [&_.highlight]:p-0', className)}
    >
      <NameText className="block">{heroName}</NameText>
      <NameText highlighted="rn" className="block">
        {heroName.replace('m', 'rn')}
      </NameText>
    </div>
  );
}

/** The two domains and the change of the letter. Decoration with a point. */
export function NamePair() {
  return (
    <figure className="border-l border-hairline pl-6">
      <TwoNames className="text-h2" />
      <figcaption className="mt-6 max-w-sm text-sm text-quiet">
        The second domain belongs to someone else: an <NameText>r</NameText> and an{' '}
        <NameText>n</NameText> have replaced the <NameText>m</NameText>. This console finds such
        names.
      </figcaption>
    </figure>
  );
}

const STEPS = [
  {
    title: 'We check your company',
    text: 'A person looks at the registration number and the email address you gave.',
  },
  {
    title: 'You add your domains',
    text: 'One at a time or as a pasted list. We approve each before we watch it.',
  },
  {
    title: 'Monitoring starts',
    text: 'Every lookalike of yours becomes an alert, with the deceptive characters highlighted.',
  },
] as const;

/** Explains the steps after signing up, next to the form. */
export function NextSteps() {
  return (
    <section aria-labelledby="next-steps" className="border-l border-hairline pl-6">
      <h2 id="next-steps" className="font-display text-h3 font-bold">
        What happens next
      </h2>
      <ol className="mt-6 grid max-w-sm gap-5">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[2rem_1fr]">
            <span aria-hidden="true" className="font-mono text-h4 text-brand">
              {index + 1}
            </span>
            <div>
              <h3 className="text-h4 font-semibold">{title}</h3>
              <p className="mt-1 text-base text-quiet">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <TwoNames className="mt-8 border-t border-hairline pt-6 text-h2" />
    </section>
  );
}

/** Explains the steps in a line above the form, if there is no room next to it. */
export function NextStepsLine() {
  return (
    <p className="mt-3 lg:hidden">
      <span className="font-semibold text-ink">What happens next</span>
      {STEPS.map(({ title }, index) => (
        <Fragment key={title}>
          <span aria-hidden="true">{index === 0 ? ': ' : ' → '}</span>
          <span>{title}</span>
        </Fragment>
      ))}
    </p>
  );
}
