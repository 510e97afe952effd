import { articleTexts } from '@/content/articles/index.ts';
import { textsOf } from '@/content/block.ts';
import type { ArticleSlug } from '@/content/article-titles.ts';
import { HelpLinks } from '@/components/outreach/HelpLinks.tsx';
import { Prose } from '@/components/Prose.tsx';

interface ArticleTextProps {
  slug: ArticleSlug;
  /** Level of the headings below the title. On its own page, `h2`, the contents link to them. */
  level: 'h2' | 'h3';
}

export function ArticleText({ slug, level: Heading }: ArticleTextProps) {
  return (
    <div className="grid max-w-text gap-5 text-body">
      {articleTexts[slug].map((block, index) => {
        if (typeof block === 'string') {
          return (
            <p key={index}>
              <Prose>{block}</Prose>
            </p>
          );
        }
        if ('heading' in block) {
          return (
            <Heading
              key={index}
              id={Heading === 'h2' ? anchorOf(block.heading) : undefined}
              className="mt-5 scroll-mt-4 font-display text-h3 font-bold"
            >
              {block.heading}
            </Heading>
          );
        }
        if ('help' in block) return <HelpLinks key={index} links={block.help} />;
        return (
          <ul key={index} className="grid gap-3">
            {textsOf(block).map((item) => (
              <li key={item} className="flex gap-3">
                <span aria-hidden="true" className="text-brand">
                  –
                </span>
                <span className="min-w-0">
                  <Prose>{item}</Prose>
                </span>
              </li>
            ))}
          </ul>
        );
      })}
    </div>
  );
}

/** The id of an article's heading: its words in lower case, joined by hyphens. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
