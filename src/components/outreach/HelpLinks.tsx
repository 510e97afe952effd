import { ExternalLink, Phone } from 'lucide-react';
import type { HelpLink } from '@/content/block.ts';

/** Telephone numbers and pages of others, each with who answers; page links say that they leave the site. */
export function HelpLinks({ links }: { links: readonly HelpLink[] }) {
  return (
    <div>
      <ul className="grid border-y border-hairline text-base">
        {links.map(({ name, to, text }) => {
          const call = to.startsWith('tel:');
          const Icon = call ? Phone : ExternalLink;
          return (
            <li
              key={to}
              className="grid gap-x-6 border-t border-hairline py-3 first:border-t-0 sm:grid-cols-[13rem_minmax(0,1fr)]"
            >
              <a
                href={to}
                {...(!call && { rel: 'external noopener noreferrer' })}
                className="inline-flex min-h-8 items-start gap-2 font-semibold text-brand underline underline-offset-2"
              >
                <Icon size={16} className="mt-1 shrink-0" />
                <span>
                  {call && <span className="sr-only">Call </span>}
                  {name}
                  {!call && <span className="sr-only"> (leaves this site)</span>}
                </span>
              </a>
              <span className="text-sm text-quiet sm:pt-0.5">{text}</span>
            </li>
          );
        })}
      </ul>
      <p className="mt-2 text-sm text-quiet">
        These numbers and pages are not ours. The links leave this site.
      </p>
    </div>
  );
}
