import { useId, useState } from 'react';
import { SampleMark } from '@/components/SampleMark.tsx';
import { formatDateTime } from '@/lib/format.ts';
import { sampleEvidence as evidence } from '@/samples/alert-evidence.ts';
import { Button } from '@/ui/Button.tsx';

const LINES_SHOWN = 6;

/** Facts, a drawn page and its source, with a sentence that none of it belongs to this alert. */
export function SampleEvidenceBody() {
  return (
    <>
      <SampleMark />
      <p className="mt-2 max-w-text text-quiet">
        This is how reported evidence will look. None of it belongs to this alert.
      </p>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2">
        <div>
          <dl className="divide-y divide-hairline border-y border-hairline">
            <Row term="Domain">
              <span className="name">{evidence.domain}</span>
            </Row>
            <Row term="Seen">
              <time dateTime={evidence.timestamp}>{formatDateTime(evidence.timestamp)}</time>
            </Row>
            <Row term="Risk score">
              <span className="tabular-nums">{evidence.riskScore} of 100</span>
            </Row>
            <Row term="Similarity">
              <span className="tabular-nums">{evidence.similarity} %</span>
            </Row>
          </dl>
          <h3 className="mt-5 font-semibold">Indicators</h3>
          <ul className="mt-1.5 list-disc space-y-1 pl-4">
            {evidence.indicators.map((indicator) => (
              <li key={indicator}>{indicator}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className="font-semibold">Screenshot</h3>
          <Screenshot />
        </div>
      </div>
      <SourceCode />
    </>
  );
}

function Row({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="grid grid-cols-[8rem_minmax(0,1fr)] gap-4 py-1.5">
      <dt className="text-quiet">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A drawn page: a login form under a browser bar. */
function Screenshot() {
  return (
    <svg
      viewBox="0 0 480 300"
      role="img"
      aria-label="Drawing of a sign-in page that copies a brand"
      className="mt-1.5 w-full rounded border border-hairline bg-surface"
    >
      <rect width="480" height="34" className="fill-raised" />
      <rect x="60" y="9" width="360" height="16" rx="3" className="fill-surface" />
      <text x="70" y="21" className="name fill-quiet" fontSize="10">
        {evidence.domain}
      </text>
      <g className="fill-hairline">
        <rect x="150" y="70" width="180" height="14" rx="2" />
        <rect x="150" y="112" width="70" height="8" rx="2" />
        <rect x="150" y="166" width="60" height="8" rx="2" />
      </g>
      <g className="fill-none stroke-control">
        <rect x="150" y="126" width="180" height="26" rx="3" />
        <rect x="150" y="180" width="180" height="26" rx="3" />
      </g>
      <rect x="150" y="226" width="180" height="28" rx="3" className="fill-quiet" />
    </svg>
  );
}

function SourceCode() {
  const id = useId();
  const [whole, setWhole] = useState(false);
  const lines = whole ? evidence.source : evidence.source.slice(0, LINES_SHOWN);
  return (
    <div className="mt-6">
      <h3 className="font-semibold">Source code</h3>
      <pre
        id={id}
        // The keyboard must reach it, since it scrolls sideways.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label="Source code of the sample page"
        className="mt-1.5 overflow-x-auto rounded border border-hairline bg-raised p-3 font-mono text-xs"
      >
        {lines.join('\n')}
      </pre>
      <Button
        size="sm"
        tone="quiet"
        className="mt-1.5 max-md:h-11"
        aria-expanded={whole}
        aria-controls={id}
        onClick={() => setWhole(!whole)}
      >
        {whole ? 'Show Less' : 'Show More'}
      </Button>
    </div>
  );
}
