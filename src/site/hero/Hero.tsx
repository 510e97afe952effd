import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { TryConsole } from '@/components/TryConsole.tsx';
import { DomainForm } from '@/components/domain-form/DomainForm.tsx';
import { fragmentFor } from '@/components/domain-form/fragment.ts';
import { rememberDomain } from '@/components/domain-form/known-domain.ts';
import { pastedState } from '@/components/domain-form/pasted-link.ts';
import { Helpline } from '@/components/outreach/Helpline.tsx';
import { readOwnDomain } from '@/lib/read-name.ts';
import { toUnicode } from '@/lib/idna.ts';
import { paths } from '@/paths.ts';
import { buttonClass } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';
import { HeroName } from './HeroName.tsx';
import { heroSubject, subjectOf, type Subject } from './specimen.ts';

/** Full page loads, as specified. The demonstration would lose its state, so it stays in its document. */
const FULL_LOAD = import.meta.env.MODE !== 'demo';

const LINK = 'inline-block -my-1 py-1 font-semibold text-brand underline underline-offset-2';

/** The beginning of a domain, before its ending is typed. */
const BEGINNING = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}-]{0,62}\.?$/u;

interface TypedName {
  readonly subject: Subject;
  /** ASCII form; null if nothing or only a beginning is typed. */
  readonly domain: string | null;
  /** Number of lookalikes; 'pending' while the engine works, null if there is no answer. */
  readonly count: number | 'pending' | null;
}

const NOTHING_TYPED: TypedName = { subject: heroSubject, domain: null, count: null };

/** Reads the text of the field. Null for a text that is neither a domain nor the beginning of one. */
function readTyped(text: string): TypedName | null {
  const typed = text.trim();
  if (typed === '') return NOTHING_TYPED;
  const reading = readOwnDomain(typed);
  if (reading.ok) {
    const name = toUnicode(reading.ascii);
    return { subject: subjectOf(name), domain: reading.ascii, count: 'pending' };
  }
  const isBeginning = BEGINNING.test(typed);
  return isBeginning ? { ...NOTHING_TYPED, subject: subjectOf(typed.toLowerCase()) } : null;
}

/** Follows the field: its last readable text, with the lookalikes as soon as the engine has found them. */
function useTypedName() {
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const job = useRef<AbortController>(undefined);
  useEffect(() => () => job.current?.abort(), []);

  async function follow(text: string): Promise<void> {
    const next = readTyped(text);
    if (next === null || next.subject.name === typed.subject.name) return;
    job.current?.abort();
    const { signal } = (job.current = new AbortController());
    setTyped(next);
    const { domain, subject } = next;
    if (domain !== null) rememberDomain(domain);
    try {
      const { startEngine, typedLookalikes } = await import('./typed-lookalikes.ts');
      startEngine();
      if (domain === null || signal.aborted) return;
      const found = await typedLookalikes(domain, signal);
      if (signal.aborted) return;
      setTyped({
        subject: subjectOf(subject.name, found?.lookalikes),
        domain,
        count: found?.count ?? null,
      });
    } catch {
      // Without the engine the domain stays as typed.
      if (!signal.aborted) setTyped({ ...next, count: null });
    }
  }

  return { ...typed, follow };
}

function Count({ domain, count }: Pick<TypedName, 'domain' | 'count'>) {
  if (count === 'pending') return 'Working out its lookalikes…';
  if (count === null || domain === null) return 'Worked out in your browser; nothing is sent.';
  return (
    <>
      <strong className="font-display text-h3 text-ink">
        {count.toLocaleString('en-IN')} {count === 1 ? 'lookalike' : 'lookalikes'}
      </strong>
      {!domain.includes('xn--') && ' in plain letters'}
    </>
  );
}

/** The first screen: the attack itself, in type, on the visitor's own domain once one is typed. */
export function Hero() {
  const navigate = useNavigate();
  const { subject, domain, count, follow } = useTypedName();
  return (
    <section aria-labelledby="hero-title" className="overflow-x-clip">
      <div className="measure pt-6 pb-16 md:pt-14 md:pb-24">
        <p className="sr-only">
          The domain {subject.name}, and its lookalikes one after the other.
        </p>
        <HeroName subject={subject} />
        <div className="mt-16 grid grid-cols-[minmax(0,1fr)] gap-x-8 md:grid-cols-12 md:grid-rows-[auto_1fr]">
          <div className="md:col-span-7">
            <h1 id="hero-title" className="font-display text-headline font-bold text-balance">
              Because Your Digital Identity Matters
            </h1>
            <p className="mt-4 max-w-[34rem] text-h3 font-normal md:mt-5">
              One changed letter, and your customers are on someone else’s site.
            </p>
          </div>
          <div className="mt-5 md:col-span-5 md:col-start-8 md:row-span-2 md:row-start-1 md:mt-1">
            <DomainForm
              label="See the domains that could imitate yours"
              button="Show lookalikes"
              size="lg"
              onType={(text) => void follow(text)}
              onDomain={(ascii, typed) =>
                void navigate(
                  { pathname: paths.lookalikes(), hash: fragmentFor(ascii) },
                  { state: pastedState(typed) },
                )
              }
              help={
                <span role="status" className="block min-h-8">
                  <Count domain={domain} count={count} />
                </span>
              }
            />
            <p className="mt-3 text-sm text-quiet">
              Sent a link?{' '}
              <Link to={paths.checkLink()} className={LINK}>
                Check whether it is real
              </Link>
            </p>
            <p className="mt-1 text-sm text-quiet">
              Phished right now?{' '}
              <Link to={paths.article('first-hour-after-a-phishing-page')} className={LINK}>
                What to do in the first hour
              </Link>
              <span className="mt-1 block">
                Lost money to a scam? Call&nbsp;
                <Helpline />.
              </span>
            </p>
          </div>
          {/* The field is the next step: one button is filled, one has a frame, the others are plain. */}
          <div className="mt-6 flex flex-wrap gap-3 md:col-span-7 md:mt-8">
            <Link
              reloadDocument={FULL_LOAD}
              to={paths.contact() + (domain === null ? '' : fragmentFor(domain))}
              className={buttonClass('secondary', 'lg')}
            >
              Request Demo
            </Link>
            <Link
              reloadDocument={FULL_LOAD}
              to={paths.about()}
              className={cx(buttonClass('quiet', 'lg'), 'max-sm:px-4')}
            >
              Learn More<span className="sr-only"> about what we do</span>
            </Link>
            <TryConsole size="lg" tone="quiet" />
          </div>
        </div>
      </div>
    </section>
  );
}
