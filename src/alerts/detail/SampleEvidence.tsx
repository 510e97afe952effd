import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { lazyPart } from '@/components/lazy-part.tsx';
import { PanelBoundary } from '@/components/PanelBoundary.tsx';
import { Button } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';

const SampleEvidenceBody = lazyPart(() =>
  import('./SampleEvidenceBody.tsx').then((m) => m.SampleEvidenceBody),
);

/**
 * The evidence that a crawler would attach to an alert. The backend sends none, so this is the specification's sample,
 * behind a button and marked as a sample. It is not printed.
 */
export function SampleEvidence() {
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <section aria-labelledby={`${id}-button`} className="print:hidden">
      <Button
        id={`${id}-button`}
        size="sm"
        tone="quiet"
        className="-ml-3 font-normal"
        aria-expanded={shown}
        aria-controls={id}
        onClick={() => setShown(!shown)}
      >
        {shown ? 'Hide sample evidence' : 'Show sample evidence'}
        <ChevronDown
          aria-hidden
          size={16}
          strokeWidth={1.5}
          className={cx('text-quiet', shown && 'rotate-180')}
        />
      </Button>
      <div
        id={id}
        hidden={!shown}
        className="mt-3 rounded border border-dashed border-control p-4 md:p-5"
      >
        {shown && (
          <PanelBoundary name="The sample">
            <SampleEvidenceBody />
          </PanelBoundary>
        )}
      </div>
    </section>
  );
}
