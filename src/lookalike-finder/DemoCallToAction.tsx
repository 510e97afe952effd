import { Link } from 'react-router-dom';
import { fragmentFor } from '@/features/shared/domain-form/fragment.ts';
import { useDemoTarget } from '@/features/shared/domain-form/known-domain.ts';
import { buttonClass } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';
import { SAMPLE_NAME } from './sample-names.ts';
import { displayName } from './display-name.ts';

/** The way on from a check that found out nothing. */
export function AskUsLink() {
  return (
    <span className="mt-1.5 block">
      <Link to={useDemoTarget()} className="font-semibold text-brand underline underline-offset-2">
        Have us check it
      </Link>
      .
    </span>
  );
}

/** In place of a check that the demonstration resolver could not make: people who can, and what one looks like. */
export function AskUsButtons({ domain }: { domain: string }) {
  return (
    <>
      <Link
        to={useDemoTarget()}
        // A name may be longer than a line.
        className={cx(
          buttonClass('primary'),
          'h-auto! min-h-10 max-w-full shrink! py-2 whitespace-normal!',
        )}
      >
        <span className="wrap-anywhere">
          Have us check{' '}
          <bdi className="name font-medium" translate="no">
            {displayName(domain)}
          </bdi>
        </span>
      </Link>
      <Link to={{ hash: fragmentFor(SAMPLE_NAME) }} className={buttonClass('secondary')}>
        See a check of a sample name
      </Link>
    </>
  );
}
