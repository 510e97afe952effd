import { useQuery } from '@tanstack/react-query';
import { engine } from '@/lookalike/engine.ts';
import { TECHNIQUE_NAMES } from '@/lookalike/technique-names.ts';
import { Button } from '@/ui/Button.tsx';
import { Notice } from '@/ui/Notice.tsx';
import { Skeleton } from '@/ui/Skeleton.tsx';
import { Alignment } from './Alignment.tsx';
import { OtherTechniques } from './OtherTechniques.tsx';
import { SaidText } from './SaidText.tsx';

/** Asks the lookalike engine to explain a pair of names, once per pair; `retry` after a failure. */
export function useExplanation(asset: string, candidate: string) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['explanation', asset, candidate],
    queryFn: async () => engine().explain(asset, candidate),
    staleTime: Infinity,
    retry: false,
    structuralSharing: false,
  });
  return {
    explanation: data ?? null,
    failed: isError,
    retry: () => void refetch(),
  };
}

/** Says that an explanation failed, with a way to ask again. */
export function NotCompared({ retry }: { retry: () => void }) {
  return (
    <Notice
      tone="error"
      action={
        <Button size="sm" onClick={retry}>
          Retry
        </Button>
      }
    >
      The two names could not be compared in this browser.
    </Notice>
  );
}

interface NamePairProps {
  upper: string;
  lower: string;
  labels: readonly [upper: string, lower: string];
}

/** Two names letter under letter, and how the lower one imitates the upper one. */
export function NamePair({ upper, lower, labels }: NamePairProps) {
  const { explanation, failed, retry } = useExplanation(upper, lower);
  if (failed) return <NotCompared retry={retry} />;
  if (explanation === null) return <Skeleton className="h-24" />;
  if (explanation.kind === 'invalid') return null;
  const [main] = explanation.techniques;
  return (
    <section aria-label="Comparison, letter by letter">
      <div className="border-y border-hairline py-2">
        <Alignment segments={explanation.alignment} labels={labels} />
      </div>
      {main && (
        <p className="mt-2">
          <strong className="font-semibold">{TECHNIQUE_NAMES[main.technique]}.</strong>{' '}
          <SaidText says={main.says} />
        </p>
      )}
      <OtherTechniques techniques={explanation.techniques} />
    </section>
  );
}
