import { ChevronLeft, ChevronRight, Pause, Play, Star } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { testimonials } from '@/content/testimonials.ts';
import { publicFile } from '@/lib/base.ts';
import { cx } from '@/ui/class-names.ts';
import { IconButton } from '@/ui/IconButton.tsx';
import { usePlaying } from '@/ui/use-reduced-motion.ts';

/** A slide stays this long (specification section 9). */
const ADVANCE_MS = 2_000;
/** After a change of slide, an advance by hand is ignored for this long. */
const LOCK_MS = 500;
const COUNT = testimonials.length;

/** A quiet row. The four are invented, and a line says so. */
export function Testimonials() {
  return (
    <section
      id="testimonials"
      aria-labelledby="testimonials-title"
      className="border-y border-hairline"
    >
      <div className="measure grid gap-x-8 gap-y-8 py-12 md:py-14 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2
            id="testimonials-title"
            className="font-display text-h2 font-bold text-balance lg:text-[2rem] lg:leading-9"
          >
            Testimonials
          </h2>
          <p className="mt-3 max-w-[22rem] text-base text-quiet">
            Examples, not customers: the people and companies are invented.
          </p>
        </div>
        <div className="lg:col-span-7 lg:col-start-6">
          <Carousel />
        </div>
      </div>
    </section>
  );
}

/**
 * The testimonials, one at a time; without scripts, one below the other. Under reduced motion, and in a hidden page, none
 * advances by itself.
 */
function Carousel() {
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = usePlaying();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const locked = useRef(false);

  const goTo = useCallback((target: number) => {
    if (locked.current) return;
    locked.current = true;
    window.setTimeout(() => {
      locked.current = false;
    }, LOCK_MS);
    setIndex((target + COUNT) % COUNT);
  }, []);

  useEffect(() => {
    if (!playing || hovered || focused) return;
    // Starts again with each slide, so that one chosen by hand stays its full time.
    const timer = window.setInterval(() => {
      if (!document.hidden) goTo(index + 1);
    }, ADVANCE_MS);
    return () => window.clearInterval(timer);
  }, [playing, hovered, focused, index, goTo]);

  return (
    // These handlers only stop the timer while a visitor looks or works here.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label="Testimonials"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={(event) => {
        // A click focuses too, but only keyboard focus means that a visitor stays to read.
        if (event.target.matches(':focus-visible')) setFocused(true);
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      }}
    >
      <div className="grid gap-12" aria-live={playing ? 'off' : 'polite'}>
        {testimonials.map((item, at) => (
          <div
            key={item.name}
            role="group"
            aria-roledescription="slide"
            aria-label={`${at + 1} of ${COUNT}`}
            data-away={at === index ? undefined : ''}
            className="slide"
          >
            <figure>
              <p className="flex flex-wrap items-center gap-1 text-brand">
                <span className="sr-only">{item.rating} out of 5 stars,</span>
                {Array.from({ length: item.rating }, (_, star) => (
                  <Star key={star} size={16} fill="currentColor" />
                ))}
              </p>
              <blockquote className="mt-3 max-w-[44rem] font-display text-h3 font-medium text-balance md:text-[1.625rem] md:leading-[1.3]">
                “{item.review}”
              </blockquote>
              <figcaption className="mt-5 flex items-center gap-3">
                <img
                  src={publicFile(item.image)}
                  alt=""
                  width={40}
                  height={40}
                  loading="lazy"
                  className="size-10 rounded"
                />
                <span className="text-sm">
                  <span className="block font-semibold">{item.name}</span>
                  <span className="block text-quiet">
                    {item.role}, {item.company}
                  </span>
                </span>
              </figcaption>
            </figure>
          </div>
        ))}
      </div>

      <div className="needs-js mt-5 flex items-center gap-1">
        <IconButton
          label="Previous testimonial"
          onClick={() => goTo(index - 1)}
          className="-ml-2"
          icon={<ChevronLeft size={20} />}
        />
        {testimonials.map((item, at) => (
          <button
            key={item.name}
            type="button"
            aria-label={`Testimonial ${at + 1}`}
            aria-current={at === index || undefined}
            onClick={() => goTo(at)}
            className="grid h-9 min-w-6 place-items-center"
          >
            <span
              className={cx(
                'dot block h-2 rounded-full transition-[width,background-color] duration-500',
                at === index ? 'w-8 bg-brand' : 'w-2 bg-control',
              )}
            />
          </button>
        ))}
        <IconButton
          label="Next testimonial"
          onClick={() => goTo(index + 1)}
          icon={<ChevronRight size={20} />}
        />
        <IconButton
          label={playing ? 'Pause testimonials' : 'Play testimonials'}
          onClick={() => setPlaying(!playing)}
          icon={
            playing ? (
              <Pause size={16} fill="currentColor" />
            ) : (
              <Play size={16} fill="currentColor" />
            )
          }
        />
      </div>
    </div>
  );
}
