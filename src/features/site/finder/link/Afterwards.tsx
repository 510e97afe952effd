import type { HelpLink } from '@/content/articles/block.ts';
import { Fold } from '@/components/Fold.tsx';
import { HelpLinks } from '@/features/shared/outreach/HelpLinks.tsx';
import { HELP_AT_ONCE } from './advice.ts';

/** The same for both, so that one of them is open at a time. */
const GROUP = 'afterwards';

const ID = 'already';

interface AfterwardsProps {
  /** What may have happened already, as a question. */
  done: string;
  /** What then cannot wait. */
  harm: string;
  /** Who takes a report; none where nothing is to be reported. */
  reports: readonly HelpLink[];
}

/** What only some readers need: whom to call where it has happened, and who takes a report. Both are folded. */
export function Afterwards({ done, harm, reports }: AfterwardsProps) {
  return (
    <div className="mt-10 max-w-2xl border-t border-hairline">
      <div id={ID}>
        <Fold group={GROUP} title={done}>
          <div className="pb-5">
            <p className="mb-3 max-w-prose">{harm}</p>
            <HelpLinks links={HELP_AT_ONCE} />
          </div>
        </Fold>
      </div>
      {reports.length > 0 && <ReportIt links={reports} group={GROUP} />}
    </div>
  );
}

/** Offices and pages that warn others. */
const ReportIt = ({ links, group }: { links: readonly HelpLink[]; group: string }) => (
  <Fold group={group} title="Report it, to warn others">
    <div className="pb-5">
      <HelpLinks links={links} />
    </div>
  </Fold>
);

/** Opens what tells whom to call where it has happened already, and takes the focus there. */
export function openAlready() {
  const fold = document.querySelector<HTMLDetailsElement>(`#${ID} details`);
  if (!fold) return;
  fold.open = true;
  fold.querySelector('summary')?.focus({ preventScroll: true });
  fold.parentElement?.scrollIntoView({ block: 'start' });
}
