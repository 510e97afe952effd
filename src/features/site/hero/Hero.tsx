import { Pause, Play } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { heroLookalikes, heroName } from '@/content/hero.ts';
import { DomainForm, fragmentFor } from '@/features/shared/domain-form/DomainForm.tsx';
import { paths } from '@/paths.ts';
import { buttonClass } from '@/ui/Button.tsx';
import { IconButton } from '@/ui/IconButton.tsx';
import { Evidence } from './Evidence.tsx';
import { HeroName } from './HeroName.tsx';
import { useHeroCycle } from './use-hero-cycle.ts';

/** The first screen: the attack itself, in type. Both buttons are full page loads, as specified. */
export function Hero() {
  const navigate = useNavigate();
  const { index, lit, playing, setPlaying } = useHeroCycle(heroLookalikes.length);
  const lookalike = heroLookalikes[index] ?? heroLookalikes[0];
  const PlayIcon = playing ? Pause : Play;
  return (
    <section aria-labelledby="hero-title" className="overflow-x-clip">
      <div className="measure pt-10 pb-16 md:pt-16 md:pb-24">
        <p className="sr-only">
          The name {heroName}, with one letter replaced by a character that looks the same.
        </p>
        <div className="needs-js relative">
          <IconButton
            label={playing ? 'Pause the name' : 'Play the name'}
            onClick={() => setPlaying(!playing)}
            icon={<PlayIcon size={20} />}
            className="absolute -top-9 -right-2"
          />
        </div>
        <HeroName name={heroName} lookalike={lookalike} lit={lit} />
        <div className="mt-16 grid gap-8 md:mt-20 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <h1 id="hero-title" className="font-display text-h1 font-bold">
              Because Your Digital Identity Matters
            </h1>
            <p className="mt-6 max-w-[38rem] text-lead text-quiet">
              One letter is all it takes to send your customers to someone else. We find the names
              that imitate yours, tell you how they do it, and have them taken down.
            </p>
            <div className="mt-8 flex flex-wrap gap-3">
              <a href={paths.contact()} className={buttonClass('primary', 'lg')}>
                Request Demo
              </a>
              <a href={paths.about()} className={buttonClass('secondary', 'lg')}>
                Learn More<span className="sr-only"> about what we do</span>
              </a>
            </div>
          </div>
          <div className="grid content-start gap-8 md:grid-cols-2 lg:col-span-5 lg:grid-cols-1 lg:pt-2">
            <Evidence lookalike={lookalike} changes={playing} />
            <div>
              <DomainForm
                label="See the names that could imitate yours"
                button="Show"
                onDomain={(domain) =>
                  void navigate({ pathname: paths.lookalikes(), hash: fragmentFor(domain) })
                }
                help="Worked out in your browser; nothing is sent."
              />
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
