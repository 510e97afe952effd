import { Mail } from 'lucide-react';
import { config } from '@/config.ts';
import { buttonClass } from '@/ui/Button.tsx';

const MAILTO = `mailto:${config.supportEmail}?subject=${encodeURIComponent('Help with the console')}`;

/** How to reach a person. */
export function StillNeedHelp() {
  return (
    <section
      aria-labelledby="still-need-help"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-lg border border-hairline bg-surface px-5 py-4"
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="still-need-help" className="text-h4 font-semibold">
          Still need help?
        </h2>
        <p className="text-sm break-words text-quiet">
          Write to {config.supportEmail}. Say which page you were on and what you expected.
        </p>
      </div>
      <a href={MAILTO} className={buttonClass('secondary')}>
        <Mail />
        Write an email
      </a>
    </section>
  );
}
