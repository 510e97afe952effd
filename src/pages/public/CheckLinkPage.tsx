import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazyPart } from '@/components/lazy-part.tsx';
import { PanelBoundary } from '@/components/PanelBoundary.tsx';
import {
  calledFromFragment,
  domainFromFragment,
  fragmentOf,
  type LinkQuestion,
  linkFromFragment,
} from '@/features/shared/domain-form/fragment.ts';
import { LinkForm } from '@/features/site/finder/link/LinkForm.tsx';
import { addressOf } from '@/features/site/finder/link/companies.ts';
import { readSent } from '@/features/site/finder/link/links-in.ts';
import { readableOf } from '@/features/site/finder/link/read-link.ts';
import { TryOne } from '@/features/site/finder/link/TryOne.tsx';
import { ToolNav } from '@/features/site/finder/ToolNav.tsx';
import { domainOf } from '@/lib/read-name.ts';
import { useHydrated } from '@/ui/use-hydrated.ts';

const LinkVerdict = lazyPart(() =>
  import('@/features/site/finder/link/LinkVerdict.tsx').then((m) => m.LinkVerdict),
);

const NoLink = lazyPart(() =>
  import('@/features/site/finder/link/NoLink.tsx').then((m) => m.NoLink),
);

/** Whether an address asks for a link that can be judged. */
const asksOf = (links: string): boolean => readableOf(readSent(links)).length > 0;

/** Whether a link that someone was sent leads to the name they know; compared in the browser. */
export function Component() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const link = hydrated ? linkFromFragment(hash) : '';
  const called = hydrated ? calledFromFragment(hash) : '';
  // Of a company that is known the name alone is enough.
  const typed = hydrated ? domainFromFragment(hash) || addressOf(called) : '';
  const isAsked = asksOf(link);
  const domain = domainOf(typed);
  /** After a press the verdict takes the focus, which that of a shared link does not. */
  const [presses, setPresses] = useState(0);
  const [arrived] = useState(() => asksOf(linkFromFragment(hash)));
  /** Of what was pasted last and held no link: its words that may be one; null where it held one. */
  const [possible, setPossible] = useState<readonly string[] | null>(null);
  const form = useRef<HTMLDivElement>(null);

  function check(question: LinkQuestion) {
    setPresses(presses + 1);
    setPossible(null);
    void navigate({ hash: fragmentOf(question) }, { preventScrollReset: true });
  }

  function forget(words: readonly string[] | null) {
    setPossible(words);
    setPresses(presses + 1);
    if (!isAsked) return;
    const kept = fragmentOf({ domain: typed, called, sent: '' });
    void navigate({ hash: kept === '#' ? '' : kept }, { preventScrollReset: true });
  }

  function tryOne(message: string) {
    const field = form.current?.querySelector('textarea');
    if (!field) return;
    field.value = message;
    field.form?.requestSubmit();
  }

  function another() {
    // The next link may be from another company.
    void navigate({ hash: '' }, { preventScrollReset: true });
    setPresses(0);
    setPossible(null);
    const fields = form.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'textarea, input',
    );
    for (const field of fields ?? []) field.value = '';
    fields?.[0]?.focus();
  }

  const verdict = { takesFocus: presses > 0, onAnother: another };
  return (
    // The footer stays below the screen until the verdict is there.
    <div className="min-h-[calc(100dvh-4rem)]">
      <ToolNav />
      <section className="measure grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 py-10 md:py-14 lg:grid-cols-12">
        <div ref={form} className="lg:col-span-5">
          <h1 className="font-display text-title font-bold">Is this link real?</h1>
          {/* Two lines on a phone, however wide the letters are until their face is there. */}
          <p lang="hi" className="mt-3 max-w-[38rem] leading-[1.6] max-sm:min-h-[3.2em]">
            लिंक न खोलें: उसे, या पूरा मैसेज, कॉपी करके यहाँ चिपकाएँ।
          </p>
          <p className="mt-3 mb-8 max-w-[38rem] text-quiet md:text-lead">
            Copy it, do not open it, and paste it here. We show which name it leads to, beside the
            company’s own, and what to do now.
          </p>
          <LinkForm
            company={called === '' ? typed : called}
            link={link}
            onCheck={check}
            onNone={() => forget(null)}
            onNoLink={forget}
          />
        </div>
        <div className="lg:col-span-7">
          {!isAsked && !possible && <TryOne onTry={tryOne} />}
          {(isAsked || possible) && (
            <PanelBoundary name="The verdict">
              {isAsked ? (
                <LinkVerdict
                  key={`${presses} ${domain ?? ''} ${called} ${link}`}
                  domain={domain ?? ''}
                  sent={link}
                  called={called}
                  arrived={arrived}
                  onCompany={(ascii, name) => check({ domain: ascii, called: name, sent: link })}
                  {...verdict}
                />
              ) : (
                <NoLink key={presses} possible={possible ?? []} {...verdict} />
              )}
            </PanelBoundary>
          )}
        </div>
      </section>
    </div>
  );
}
