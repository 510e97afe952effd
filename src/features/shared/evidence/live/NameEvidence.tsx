import { useQuery } from '@tanstack/react-query';
import { lazyPart } from '@/components/lazy-part.tsx';
import { PanelBoundary } from '@/components/PanelBoundary.tsx';
import { domainOf } from '@/lib/hostname.ts';
import { engine } from '@/lookalike/engine.ts';

const LiveEvidence = lazyPart(() =>
  import('./LiveEvidence.tsx').then((module) => module.LiveEvidence),
);

interface NameEvidenceProps {
  /** As the backend gives it: any text. */
  name: string;
  /** The registrable name above it, where a comparison has read it already. */
  registrable?: string | undefined;
  level?: 2 | 3;
}

/**
 * The cards that ask DNS and the registry, once it is known which name is registered. Where no comparison says so
 * (the asset is an app), the engine is asked for that alone: without it no registry can be asked.
 */
export function NameEvidence({ name, registrable, level = 2 }: NameEvidenceProps) {
  const host = domainOf(name);
  const isKnown = host === null || registrable !== undefined;
  const { data, isError } = useQuery({
    queryKey: ['registrable', host],
    queryFn: async () =>
      host === null ? null : ((await engine().registrables([host]))[0] ?? null),
    enabled: !isKnown,
    retry: false,
    staleTime: Infinity,
  });
  if (!isKnown && data === undefined && !isError) return null;
  return (
    <PanelBoundary name="The live evidence">
      <LiveEvidence
        key={name}
        name={name}
        registrable={registrable ?? data ?? null}
        level={level}
      />
    </PanelBoundary>
  );
}
