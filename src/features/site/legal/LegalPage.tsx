import { Fragment } from 'react';
import { config } from '@/config.ts';
import type { LegalSection } from '@/content/legal.ts';
import { formatDate } from '@/lib/format.ts';

interface LegalPageProps {
  title: string;
  summary: string;
  /** ISO date since which the text is in force. */
  since: string;
  sections: readonly LegalSection[];
}

/** Terms and privacy: titles beside their texts. */
export function LegalPage({ title, summary, since, sections }: LegalPageProps) {
  return (
    <article className="measure py-14 md:py-20">
      <h1 className="font-display text-title font-bold">{title}</h1>
      <p className="mt-6 max-w-[38rem] text-lead text-quiet">{summary}</p>
      <p className="mt-4 text-sm text-quiet">In force since {formatDate(since)}</p>
      <div className="mt-12 border-t border-hairline">
        {sections.map((section) => (
          <section
            key={section.title}
            className="grid gap-x-8 gap-y-2 border-b border-hairline py-6 md:grid-cols-12"
          >
            <h2 className="font-display text-h4 font-semibold md:col-span-5">{section.title}</h2>
            <div className="grid max-w-prose gap-3 text-base md:col-span-7">
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>
                  <LegalText>{paragraph}</LegalText>
                </p>
              ))}
            </div>
          </section>
        ))}
      </div>
    </article>
  );
}

/** A paragraph in which backticks enclose keys, set in mono; the sales address in it is a link. */
function LegalText({ children }: { children: string }) {
  return children.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <code key={part} className="name name-inline whitespace-nowrap" translate="no">
        {part}
      </code>
    ) : (
      <Fragment key={part}>
        {part.split(config.salesEmail).map((text, place) => (
          <Fragment key={text}>
            {place > 0 && (
              <a
                href={`mailto:${config.salesEmail}`}
                className="text-brand underline underline-offset-2"
              >
                {config.salesEmail}
              </a>
            )}
            {text}
          </Fragment>
        ))}
      </Fragment>
    ),
  );
}
