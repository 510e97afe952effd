import { Skeleton } from '@/ui/Skeleton.tsx';
import { Spinner } from '@/ui/Spinner.tsx';
import { Wordmark } from './Wordmark.tsx';

/** Widths of the lines in the sidebar. */
const LINES = ['w-24', 'w-20', 'w-16', 'w-20', 'w-14'];

/** The empty frame of the consoles, until the user is known and the page is loaded. It shows no name and no link. */
export function EmptyConsole({ status }: { status: string }) {
  return (
    <div className="grid min-h-dvh grid-rows-[3.5rem_1fr] md:grid-cols-[240px_minmax(0,1fr)]">
      <div className="flex items-center border-b border-hairline bg-surface px-5 text-h4 md:border-r">
        <Wordmark />
      </div>
      <div className="border-b border-hairline bg-surface max-md:hidden" />
      <div
        aria-hidden
        className="grid content-start gap-7 border-r border-hairline bg-surface px-5 py-5 max-md:hidden"
      >
        {LINES.map((width, at) => (
          <Skeleton key={at} className={width} />
        ))}
      </div>
      <div className="px-4 py-6 md:px-6">
        <p role="status" className="flex items-center gap-3 text-sm text-quiet">
          <Spinner />
          {status}
        </p>
        <div aria-hidden className="mt-8 grid max-w-3xl gap-5">
          <Skeleton className="w-1/3" />
          <Skeleton className="w-full" />
          <Skeleton className="w-5/6" />
          <Skeleton className="w-2/3" />
        </div>
      </div>
    </div>
  );
}
