import { Spinner } from './Spinner.tsx';

/** Shown by its style sheet after 300 ms, so that a quick fetch shows nothing. */
export function LoadingNote() {
  return (
    <p
      role="status"
      className="fixed inset-x-0 bottom-20 z-50 mx-auto flex w-fit animate-fade-in items-center gap-2.5 rounded-lg border border-hairline bg-surface px-4 py-2.5 text-sm shadow-overlay [animation-delay:300ms] md:bottom-8"
    >
      <Spinner />
      Loading…
    </p>
  );
}
