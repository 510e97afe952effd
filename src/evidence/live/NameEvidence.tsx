import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { lazyPart } from '@/components/lazy-part.tsx';
import { evidenceConfig } from '@/evidence-config.ts';
import { domainOf } from '@/lib/read-name.ts';
import { engine } from '@/lookalike/engine.ts';
import { cx } from '@/ui/class-names.ts';
import { PanelBoundary } from '@/components/PanelBoundary.tsx';

const LiveEvidence = lazyPart(() =>
  import('./LiveEvidence.tsx').then((module) => module.LiveEvidence),
);

/**
 * Keeps the room of the cards until they have loaded, so that nothing below them moves: two are side by side from 42rem
 * on, as in LiveEvidence. No room for a text that is no domain name, which gets one sentence.
 */
export function EvidenceRoom({ name, children }: { name: string; children: ReactNode }) {
  if (domainOf(name) === null) return children;
  const { doh, rdap } = evidenceConfig();
  return (
    <div className="@container/evidence-room print:contents">
      <div
        className={cx(
          'min-h-47 max-md:min-h-54 print:min-h-0',
          doh && rdap && '@max-[42rem]/evidence-room:min-h-86',
        )}
      >
        {children}
      </div>
    </div>
  );
}

/**
 * The registrable name above a name. If no comparison has read it (the asset is an app), the engine is asked.
 *
 * @param name as the backend sends it: any text
 * @param known the registrable name, if a comparison has read it already
 * @returns undefined until it is known; null if there is none, or the engine cannot say
 */
export function useRegistrable(name: string, known: string | undefined): string | null | undefined {
  const host = domainOf(name);
  const isAsked = host !== null && known === undefined;
  const { data, isError } = useQuery({
    queryKey: ['registrable', host],
    queryFn: async () =>
      host === null ? null : ((await engine().readNames([host]))[0]?.registrable ?? null),
    enabled: isAsked,
    retry: false,
    staleTime: Infinity,
  });
  if (!isAsked) return known ?? null;
  return isError ? null : data;
}

interface NameEvidenceProps {
  /** As the backend sends it: any text. */
  name: string;
  /** The registrable name above it, if a comparison has read it already. */
  registrable?: string | undefined;
  /** Level of its heading: 3 in a dialog, whose title is a heading of level 2. */
  level?: 2 | 3;
  /** Called with the result of each click, in one line. */
  onFound?: (line: string) => void;
}

/** The cards that ask DNS and the registry, once the registrable name is known: without it no registry can be asked. */
export function NameEvidence({ name, registrable: read, level = 2, onFound }: NameEvidenceProps) {
  const registrable = useRegistrable(name, read);
  const host = domainOf(name);
  if (registrable === undefined) return null;
  if (host === null) {
    return (
      <p className="text-quiet print:hidden">
        This alert names no domain, so neither DNS nor a registry can be asked.
      </p>
    );
  }
  return (
    <PanelBoundary name="The live evidence">
      <LiveEvidence
        key={host}
        host={host}
        registrable={registrable}
        level={level}
        onFound={onFound}
      />
    </PanelBoundary>
  );
}
