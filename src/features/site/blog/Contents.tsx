import { articleText } from '@/content/articles/index.ts';
import { anchorOf } from './anchor.ts';

/** The headings of an article, each a link to its place. */
export function Contents({ slug }: { slug: string }) {
  const headings = articleText(slug).flatMap((block) =>
    'heading' in block ? [block.heading] : [],
  );
  return (
    <ol className="grid text-base">
      {headings.map((heading) => (
        <li key={heading} className="border-b border-hairline last:border-0">
          <a
            href={`#${anchorOf(heading)}`}
            className="block py-2.5 text-quiet underline-offset-4 hover:text-ink hover:underline"
          >
            {heading}
          </a>
        </li>
      ))}
    </ol>
  );
}
