import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '@/components/lazy-part.tsx';
import { PanelBoundary } from '@/components/PanelBoundary.tsx';
import { SampleMark } from '@/components/SampleMark.tsx';
import { whenNear } from '@/components/reveal/when-near.ts';

const { Part: Sample, soon } = lazyPart(async () => {
  const [{ Evidence }, { sampleEvidence }] = await Promise.all([
    import('./Evidence.tsx'),
    import('@/samples/alert-evidence.ts'),
  ]);
  return () => <Evidence evidence={sampleEvidence} />;
});

const HEADING = 'evidence';
/** About as high as what comes into it, so that the page is as long from the start. */
const ROOM = 'min-h-[51rem] md:min-h-[63rem] lg:min-h-[34rem] xl:min-h-[37rem]';

let wanted = false;

/** True once a reader came near the section, or took to the keyboard, which must find all there is. */
function useWanted(): boolean {
  const [now, setNow] = useState(wanted);
  useEffect(() => {
    if (wanted) return undefined;
    const want = () => {
      wanted = true;
      setNow(true);
    };
    void whenNear(HEADING).then(want);
    document.addEventListener('keydown', want, { once: true });
    return () => document.removeEventListener('keydown', want);
  }, []);
  return now;
}

/**
 * The evidence that a crawler would attach to an alert. The backend sends none, so this is the
 * specification's sample, marked as such. It stands at the end of a long page, and is fetched last.
 */
export function SampleEvidence() {
  const drawn = useWanted();
  return (
    <section
      aria-labelledby={HEADING}
      className="rounded border border-dashed border-control p-5"
      {...soon}
    >
      <div className="flex flex-wrap items-center gap-3">
        <h2 id={HEADING} className="text-h4 font-semibold">
          Evidence
        </h2>
        <SampleMark />
      </div>
      <p className="mt-1 max-w-prose text-quiet">
        This is how evidence will look. None of it belongs to this alert: the backend reports none.
      </p>
      <PanelBoundary name="The sample">
        {drawn ? (
          <Suspense fallback={<div className={ROOM} />}>
            <Sample />
          </Suspense>
        ) : (
          <div className={ROOM} />
        )}
      </PanelBoundary>
    </section>
  );
}
