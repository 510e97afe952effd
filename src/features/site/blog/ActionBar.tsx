import { Phone } from 'lucide-react';
import { articleActions } from '@/content/article-actions.ts';
import type { ArticleSlug } from '@/content/article-titles.ts';
import { buttonClass } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';
import { anchorOf } from './anchor.ts';

/** First aid, before anything that is to be read: a call across a phone's whole width, then the way to two sections. */
export function ActionBar({ slug, className }: { slug: ArticleSlug; className?: string }) {
  const bar = articleActions[slug];
  if (!bar) return null;
  return (
    <nav aria-label="What to do first" className={className}>
      <ul className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap sm:gap-3">
        {bar.actions.map((action) =>
          'call' in action ? (
            <li key={action.name} className="max-sm:col-span-2">
              <a href={action.call} className={cx(buttonClass('primary', 'lg'), 'w-full')}>
                <Phone size={20} />
                {action.name}
              </a>
            </li>
          ) : (
            <li key={action.name}>
              <a
                href={`#${anchorOf(action.heading)}`}
                className={cx(buttonClass('secondary', 'lg'), 'w-full max-sm:px-2')}
              >
                {action.name}
              </a>
            </li>
          ),
        )}
      </ul>
      <p className="mt-2 text-sm text-quiet">{bar.note}</p>
    </nav>
  );
}
