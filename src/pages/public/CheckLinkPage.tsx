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
  messageFromFragment,
} from '@/features/shared/domain-form/fragment.ts';
import { LinkForm } from '@/features/site/finder/link/LinkForm.tsx';
import { tollFreeAlone } from '@/features/site/finder/link/toll-free.ts';
import { TryOne } from '@/features/site/finder/link/TryOne.tsx';
import { readKept } from '@/features/site/finder/link/words.ts';
import { ToolNav } from '@/features/site/finder/ToolNav.tsx';
import { domainOf } from '@/lib/hostname.ts';
import { useHydrated } from '@/ui/use-hydrated.ts';

const LinkVerdict = lazyPart(() =>
  import('@/features/site/finder/link/LinkVerdict.tsx').then((m) => m.LinkVerdict),
);

const NumberVerdict = lazyPart(() =>
  import('@/features/site/finder/link/NumberVerdict.tsx').then((m) => m.NumberVerdict),
);

const WordsVerdict = lazyPart(() =>
  import('@/features/site/finder/link/WordsVerdict.tsx').then((m) => m.WordsVerdict),
);

/** Whether there is something to be answered: a link, or words. */
const isQuestion = (link: string, message: string): boolean =>
  link !== '' || readKept(message) !== '';

/** Whether a link that someone was sent leads to the name they know; compared in the browser. */
export function Component() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const typed = hydrated ? domainFromFragment(hash) : '';
  const link = hydrated ? linkFromFragment(hash) : '';
  const message = hydrated ? messageFromFragment(hash) : '';
  const called = hydrated ? calledFromFragment(hash) : '';
  const isAsked = isQuestion(link, message);
  const domain = domainOf(typed);
  const numbers = tollFreeAlone(link, message);
  /** After a press the verdict takes the focus, which that of a shared link does not. */
  const [presses, setPresses] = useState(0);
  const [arrived] = useState(isQuestion(linkFromFragment(hash), messageFromFragment(hash)));
  const form = useRef<HTMLDivElement>(null);

  function check(question: LinkQuestion) {
    setPresses(presses + 1);
    void navigate({ hash: fragmentOf(question) }, { preventScrollReset: true });
  }

  function forget() {
    if (!isAsked) return;
    const kept = fragmentOf({ domain: typed, called, sent: '', message: '' });
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
    const fields = form.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'textarea, input',
    );
    for (const field of fields ?? []) field.value = '';
    fields?.[0]?.focus();
  }

  const verdict = { takesFocus: presses > 0, arrived, onAnother: another };
  return (
    // The footer stays below the screen until the verdict is there.
    <div className="min-h-[calc(100dvh-4rem)]">
      <ToolNav />
      <section className="measure grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 py-10 md:py-14 lg:grid-cols-12">
        <div ref={form} className="lg:col-span-5">
          <h1 className="font-display text-title font-bold">Is this link real?</h1>
          <p lang="hi" className="mt-3 max-w-[38rem] leading-[1.6]">
            लिंक न खोलें: पूरा मैसेज कॉपी करके यहाँ चिपकाएँ।
          </p>
          <p className="mt-3 mb-8 max-w-[38rem] text-lead text-quiet">
            Paste the whole message you were sent. We show which name its link leads to, beside the
            company’s own, and what is always true of messages like it.
          </p>
          <LinkForm
            company={called === '' ? typed : called}
            link={link}
            onCheck={check}
            onNone={forget}
          />
        </div>
        <div className="lg:col-span-7">
          {!isAsked && <TryOne onTry={tryOne} />}
          {isAsked && (
            <PanelBoundary name="The verdict">
              {link === '' ? (
                <WordsVerdict key={`${presses} ${message}`} message={message} {...verdict} />
              ) : numbers.length > 0 ? (
                <NumberVerdict
                  key={`${presses} ${domain ?? called} ${message} ${link}`}
                  numbers={numbers}
                  sent={link}
                  company={domain ?? called}
                  said={readKept(message)}
                  {...verdict}
                />
              ) : (
                <LinkVerdict
                  key={`${presses} ${domain ?? ''} ${called} ${message} ${link}`}
                  domain={domain ?? ''}
                  sent={link}
                  message={message}
                  called={called}
                  onCompany={(ascii, name) =>
                    check({ domain: ascii, called: name, sent: link, message })
                  }
                  {...verdict}
                />
              )}
            </PanelBoundary>
          )}
        </div>
      </section>
    </div>
  );
}
