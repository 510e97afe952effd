import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { Prose } from '@/components/Prose.tsx';
import { config } from '@/config.ts';
import type { LegalSection } from '@/content/legal.ts';
import { formatDate } from '@/lib/format.ts';

interface LegalPageProps {
  title: string;
  summary: string;
  /** ISO date from which the text is in force. */
  since: string;
  sections: readonly LegalSection[];
}

/** Terms and privacy. */
export function LegalPage({ title, summary, since, sections }: LegalPageProps) {
  return (
    <article className="measure py-14 md:py-20">
      <h1 className="font-display text-title font-bold">{title}</h1>
      <p className="mt-6 max-w-[38rem] text-lead text-quiet">{summary}</p>
      <p className="mt-4 text-sm text-quiet">In force since {formatDate(since)}</p>
      <div className="mt-12">
        <TitledSections sections={sections} />
      </div>
    </article>
  );
}

/** Titles next to their texts, between hairlines. */
export function TitledSections({ sections }: Pick<LegalPageProps, 'sections'>) {
  return (
    <div className="border-t border-hairline">
      {sections.map(({ title, stored, paragraphs, more }) => (
        <section
          key={title}
          className="grid gap-x-8 gap-y-2 border-b border-hairline py-6 md:grid-cols-12"
        >
          <h2 className="font-display text-h4 font-semibold md:col-span-5">{title}</h2>
          <div className="grid max-w-text gap-3 text-base md:col-span-7">
            {stored && <StoredTable stored={stored} />}
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <LegalText>{paragraph}</LegalText>
              </p>
            ))}
            {more && (
              <p>
                <Link
                  to={more.to}
                  className="font-semibold text-brand underline underline-offset-3"
                >
                  {more.text}
                </Link>
              </p>
            )}
          </div>
        </section>
      ))}
    </div>
  );
}

/** Lists stored data in plain words, with the key below it, and since or until when. */
function StoredTable({ stored }: Required<Pick<LegalSection, 'stored'>>) {
  return (
    <table className="w-full border-collapse text-left text-sm">
      <thead>
        <tr className="border-b border-control text-quiet">
          <th scope="col" className="pr-4 pb-2 font-semibold">
            What (and its key)
          </th>
          <th scope="col" className="w-2/5 pb-2 font-semibold">
            When
          </th>
        </tr>
      </thead>
      <tbody>
        {stored.map(({ what, keys, when }) => (
          <tr key={what} className="border-b border-hairline align-top">
            <th scope="row" className="py-2 pr-4 font-normal">
              {what}{' '}
              <span className="text-xs text-quiet">
                (
                {keys.map((key, at) => (
                  <Fragment key={key}>
                    {at > 0 && ', '}
                    <code className="name whitespace-nowrap" translate="no">
                      {key}
                    </code>
                  </Fragment>
                ))}
                )
              </span>
            </th>
            <td className="py-2 text-quiet">{when}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A paragraph in which the sales address is a link, and text in backticks a name. */
function LegalText({ children }: { children: string }) {
  return children.split(config.salesEmail).map((text, place) => (
    <Fragment key={text}>
      {place > 0 && (
        <a href={`mailto:${config.salesEmail}`} className="text-brand underline underline-offset-2">
          {config.salesEmail}
        </a>
      )}
      <Prose>{text}</Prose>
    </Fragment>
  ));
}
