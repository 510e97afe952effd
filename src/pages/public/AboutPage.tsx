import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { DemoLink } from '@/components/domain-form/DemoLink.tsx';
import { claims, type Claim } from '@/content/claims.ts';
import { config } from '@/config.ts';
import { ConsolePicture } from '@/components/ConsolePicture.tsx';
import { NameText } from '@/components/Prose.tsx';
import { Reveal } from '@/components/Reveal.tsx';
import { paths } from '@/paths.ts';
import { buttonClass } from '@/ui/Button.tsx';

const steps = [
  {
    name: <NameText>yourcompany-kyc.in</NameText>,
    title: 'Find',
    text: 'We work out how your domain can be imitated, and look for those lookalikes where they first appear: in registrations, certificates and mail records.',
  },
  {
    name: <NameText highlighted="-kyc">yourcompany-kyc.in</NameText>,
    title: 'Explain',
    text: 'A bare list of suspects is little help. Each alert says which characters differ, which technique was used, and what the domain can do.',
  },
  {
    name: <NameText className="text-quiet">NXDOMAIN</NameText>,
    title: 'Remove',
    text: 'We write to those who can switch it off, with evidence they accept, and follow up until the domain no longer resolves.',
  },
] as const;

/** Describes our work, and every figure with its source. */
export function Component() {
  return (
    <>
      <section className="pt-10 pb-12 md:pt-16 md:pb-20">
        {config.brand === 'Naamraksha' && <NameOrigin />}
        <div className="measure grid gap-x-8 gap-y-5 lg:grid-cols-12 lg:items-baseline">
          <h1 className="font-display text-title font-bold lg:col-span-5">
            We look after your domains
          </h1>
          <div className="lg:col-span-7">
            <p className="max-w-[40rem] text-lead text-quiet">
              In India, people know a business by its name long before they meet anyone who works
              there. That makes the name worth stealing. Since {claims.since.figure}, we’ve watched
              domains for businesses that have better things to do than read registries at night.
            </p>
            <p className="mt-5 text-body">
              <Link
                to={paths.lookalikes()}
                className="font-semibold text-brand underline underline-offset-4"
              >
                See which domains could imitate yours
              </Link>
            </p>
          </div>
        </div>
      </section>

      <section aria-labelledby="figures" className="border-y border-hairline bg-surface">
        <div className="measure py-12 md:py-20">
          <h2 id="figures" className="font-display text-h2 font-bold">
            Our figures, and what they mean
          </h2>
          <p className="mt-3 max-w-text text-body text-pretty text-quiet">
            These are our own figures. How many domains each rests on, and when it was counted:{' '}
            <Link to={paths.contact()} className="text-brand underline underline-offset-2">
              ask us
            </Link>
            .
          </p>
          <Ledger title="What we promise" claims={[claims.response, claims.support]} />
          <Ledger
            title="What we count"
            claims={[claims.takedown, claims.since, claims.organizations, claims.team]}
          />
          {/* Readers must learn the bases of these rates before the figures. */}
          <Ledger title="How well we detect" claims={[claims.accuracy, claims.foundFirst]}>
            These two are rates, and they measure different things.{' '}
            <strong className="font-semibold text-ink">{claims.accuracy.figure}</strong> says how
            well detection judges a domain we show it.{' '}
            <strong className="font-semibold text-ink">{claims.foundFirst.figure}</strong> says how
            often, in the field, we were the first to find one. The rest reached us as reports, and
            went through the same detection.
          </Ledger>
        </div>
      </section>

      <section aria-labelledby="how" className="measure py-12 md:py-24">
        <h2 id="how" className="font-display text-h2 font-bold">
          Three things, in this order
        </h2>
        <Reveal>
          <ol className="mt-8 grid gap-9 md:mt-10">
            {steps.map(({ name, title, text }) => (
              <li key={title} className="grid gap-x-8 gap-y-3 lg:grid-cols-12 lg:items-baseline">
                <div
                  aria-hidden="true"
                  className="border-b border-hairline pb-1 text-[clamp(1.25rem,4.600vw,3rem)] leading-tight lg:col-span-7"
                >
                  {name}
                </div>
                <div className="lg:col-span-5">
                  <h3 className="font-display text-h3 font-bold">{title}</h3>
                  <p className="mt-1 max-w-text text-body text-quiet">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </Reveal>
        <div className="mt-12 grid gap-8 border-t border-hairline pt-10 md:mt-16 lg:grid-cols-12">
          <div className="lg:col-span-4">
            <h2 className="font-display text-h3 font-bold">We also check who’s asking</h2>
            <p className="mt-3 max-w-text text-body text-quiet">
              Anyone can type a domain into a form. Before we watch it or write to anyone about it,
              one of us approves it. A domain that looks like one we already protect is flagged,
              with the letter that differs.
            </p>
          </div>
          <div className="lg:col-span-8">
            <ConsolePicture id="conflict" />
          </div>
        </div>
        <p className="mt-10 flex flex-wrap gap-3 md:mt-14">
          <DemoLink />
          <Link to={paths.services()} className={buttonClass('secondary', 'lg')}>
            See our services
          </Link>
        </p>
      </section>
    </>
  );
}

interface LedgerProps {
  title: string;
  claims: readonly Claim[];
  /** A note about all of them. */
  children?: ReactNode;
}

/** Figures of one kind, each with its meaning; their conditions come before them. */
function Ledger({ title, claims: shown, children }: LedgerProps) {
  return (
    <div className="mt-8 grid gap-x-8 gap-y-4 border-t border-ink/80 pt-5 md:mt-12 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <h3 className="font-display text-h3 font-bold">{title}</h3>
        {children && <p className="mt-2 max-w-text text-base text-quiet">{children}</p>}
      </div>
      <Reveal className="lg:col-span-8">
        <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-2 md:gap-y-10">
          {shown.map(({ figure, label, meaning }) => (
            <div key={figure + label}>
              <dt className="font-mono text-[1.75rem] leading-9 font-medium tracking-tight tabular-nums first-letter:uppercase md:text-[2.75rem] md:leading-none">
                {figure}
              </dt>
              <dd className="mt-1 md:mt-3">
                <span className="block text-h4 font-semibold first-letter:uppercase">{label}</span>
                <span className="mt-1 block max-w-text text-base text-quiet">{meaning}</span>
              </dd>
            </div>
          ))}
        </dl>
      </Reveal>
    </div>
  );
}

const PARTS = [
  ['नाम', 'nāma, name'],
  ['+'],
  ['रक्षा', 'rakṣā, protection'],
  ['='],
  ['नामरक्षा', 'Naamraksha'],
] as const;

/** Origin of the brand's name, as a type specimen: headline and baseline. */
function NameOrigin() {
  return (
    <figure className="overflow-x-clip">
      <figcaption className="sr-only">
        Nāma is name, rakṣā is protection: together they are Naamraksha.
      </figcaption>
      <div aria-hidden="true" className="measure">
        <div className="specimen-stage">
          <div className="specimen-deva">
            {PARTS.map(([text, meaning]) => (
              <div key={text} className={meaning ? 'specimen-word' : 'specimen-sign'}>
                <p lang="hi" className="leading-[1.6]">
                  {text}
                </p>
                {meaning && (
                  <p className="specimen-points">
                    <span className="text-sm font-semibold text-ink">{meaning}</span>
                  </p>
                )}
              </div>
            ))}
          </div>
        </div>
      </div>
    </figure>
  );
}
