import type { ReactNode } from 'react';
import { SampleMark } from '@/components/SampleMark.tsx';
import { DnsMark } from '@/features/shared/evidence/DnsBadge.tsx';

interface ExampleAnswerProps {
  /** A name with a word added, that word lit. */
  name: ReactNode;
  /** Whether this site asks DNS. */
  dns: boolean;
  /** Whether it asks registries. */
  registration: boolean;
}

/** One name as lists show it, each part of the answer with what it means below it. */
export function ExampleAnswer({ name, dns, registration }: ExampleAnswerProps) {
  return (
    <figure className="plate px-5 py-5 md:px-7 md:py-6">
      <figcaption className="flex items-center gap-3 text-sm text-quiet">
        <SampleMark>Example</SampleMark>
        An answer, and how to read it
      </figcaption>
      <dl className="mt-4 grid gap-x-8 gap-y-4 md:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-[1.4fr]">
        <Part says={name} means="Your name, with a word added that your customers expect." />
        {dns && (
          <>
            <Part says={<DnsMark answer="in-dns" />} means="Someone holds it. It may be you." />
            <Part
              says={<DnsMark answer="mail" />}
              means="Mail that people send to it by mistake arrives."
            />
          </>
        )}
        {registration && (
          <Part
            says={<span className="tabular-nums">Registered nine days ago</span>}
            means="Few good names are that young: look at it today."
          />
        )}
      </dl>
    </figure>
  );
}

function Part({ says, means }: { says: ReactNode; means: string }) {
  return (
    <div className="grid content-start gap-2">
      <dt className="flex items-end text-base lg:min-h-8">{says}</dt>
      <dd className="border-l border-control pl-3 text-sm text-quiet">{means}</dd>
    </div>
  );
}
