import { lazyPart } from '@/components/lazy-part.tsx';
import { PanelBoundary } from '@/components/PanelBoundary.tsx';
import { useRegistrable } from './use-registrable.ts';

const LiveEvidence = lazyPart(() =>
  import('./LiveEvidence.tsx').then((module) => module.LiveEvidence),
);

interface NameEvidenceProps {
  /** As the backend gives it: any text. */
  name: string;
  /** The registrable name above it, where a comparison has read it already. */
  registrable?: string | undefined;
  level?: 2 | 3;
  /** Told what each press has found, in one line. */
  onFound?: (line: string) => void;
}

/**
 * The cards that ask DNS and the registry, once it is known which name is registered: without that no registry
 * can be asked.
 */
export function NameEvidence({ name, registrable: read, level = 2, onFound }: NameEvidenceProps) {
  const registrable = useRegistrable(name, read);
  if (registrable === undefined) return null;
  return (
    <PanelBoundary name="The live evidence">
      <LiveEvidence
        key={name}
        name={name}
        registrable={registrable}
        level={level}
        onFound={onFound}
      />
    </PanelBoundary>
  );
}
