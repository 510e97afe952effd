import { Pause, Play } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { FieldSlot } from '@/components/FieldSlot.tsx';
import { TryConsole } from '@/components/TryConsole.tsx';
import { DomainForm } from '@/features/shared/domain-form/DomainForm.tsx';
import { fragmentFor } from '@/features/shared/domain-form/fragment.ts';
import { pastedState } from '@/features/shared/domain-form/pasted-link.ts';
import { Helpline } from '@/features/shared/outreach/Helpline.tsx';
import { paths } from '@/paths.ts';
import { buttonClass } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';
import { IconButton } from '@/ui/IconButton.tsx';
import { Evidence } from './Evidence.tsx';
import { HeroName } from './HeroName.tsx';
import { useHeroCycle } from './use-hero-cycle.ts';
import { useTypedName } from './use-typed-name.ts';

/** Both buttons, as specified; but the demonstration goes on without a network only as long as it is not loaded anew. */
const FULL_LOAD = import.meta.env.MODE !== 'demo';

/** A way that few take, and they must find it. */
const ASIDE = 'inline-block font-semibold text-brand underline underline-offset-2';

/**
 * The first screen: the attack itself, in type, on the visitor's own name as soon as they type one. Both
 * buttons are full page loads, as specified.
 */
export function Hero() {
  const navigate = useNavigate();
  const { subject, domain, hint, onIntent, onType } = useTypedName();
  const { lookalike, lit, playing, setPlaying } = useHeroCycle(subject);
  const PlayIcon = playing ? Pause : Play;
  return (
    <section aria-labelledby="hero-title" className="relative isolate overflow-x-clip">
      <FieldSlot />
      <div className="measure pt-6 pb-16 md:pt-14 md:pb-24">
        <p className="sr-only">
          The name {subject.name}, and one name after another that imitates it, with what differs
          lit.
        </p>
        <HeroName subject={subject} shown={lit ? (lookalike ?? null) : null}>
          <span className="needs-js specimen-control">
            <IconButton
              label={playing ? 'Pause the name' : 'Play the name'}
              onClick={() => setPlaying(!playing)}
              icon={<PlayIcon size={20} />}
            />
          </span>
        </HeroName>
        {/* What a phone shows one below the other, in this order, stands in two columns from 769 px on. */}
        <div className="mt-16 grid grid-cols-[minmax(0,1fr)] gap-x-8 md:mt-20 md:grid-cols-12 md:grid-rows-[auto_1fr_auto]">
          <div className="md:col-span-7 md:row-span-2 md:row-start-1">
            <h1 id="hero-title" className="text-base font-semibold text-brand md:text-lead">
              Because Your Digital Identity Matters
            </h1>
            <p className="mt-1.5 max-w-[11.5em] font-display text-h2 font-bold text-balance md:mt-3 lg:text-title">
              One changed letter, and your customers are on someone else’s site.
            </p>
            <p className="mt-3 max-w-[38rem] text-body text-quiet md:mt-6 lg:text-lead">
              We find the names that imitate yours, tell you how they do it, and have them taken
              down.
            </p>
          </div>
          <div className="mt-5 md:col-span-5 md:col-start-8 md:row-start-1 md:mt-0">
            <DomainForm
              label="See the names that could imitate yours"
              button="Show lookalikes"
              size="lg"
              onIntent={onIntent}
              onType={onType}
              onDomain={(ascii, typed) =>
                void navigate(
                  { pathname: paths.lookalikes(), hash: fragmentFor(ascii) },
                  { state: pastedState(typed) },
                )
              }
              help={
                // On a phone a hint may take two lines.
                <span className="block max-sm:min-h-11">
                  {hint ?? 'Worked out in your browser; nothing is sent.'}
                </span>
              }
            />
          </div>
          {/* The field is the way on: one button is filled, one has a frame, what else there is stays quiet. */}
          <div className="flex flex-wrap gap-3 max-sm:-mt-1 sm:max-md:mt-5 md:col-span-7 md:row-start-3 md:mt-8">
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
              className={buttonClass('quiet', 'lg')}
            >
              Learn More<span className="sr-only"> about what we do</span>
            </Link>
            <TryConsole size="lg" tone="quiet" />
          </div>
          <div className="md:col-span-5 md:col-start-8 md:row-span-2 md:row-start-2">
            <div className="mt-6 mb-5 max-lg:hidden">
              <Evidence subject={subject} lookalike={lookalike} changes={playing} />
            </div>
            <p className="mt-3 text-sm text-quiet">
              Sent a link?{' '}
              <Link to={paths.checkLink()} className={cx(ASIDE, '-my-1 py-1')}>
                Check whether it is real
              </Link>
            </p>
            <p className="mt-1 text-sm text-quiet">
              Phished right now?{' '}
              <Link
                to={paths.article('first-hour-after-a-phishing-page')}
                className={cx(ASIDE, '-my-2 py-2')}
              >
                What to do in the first hour
              </Link>
              <span className="max-md:hidden">. </span>
              <span className="max-md:block">
                Money taken? Call&nbsp;
                <Helpline />.
              </span>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
