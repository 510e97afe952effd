import { ChevronLeft, ChevronRight, Pause, Play, Star } from 'lucide-react';
import { testimonials } from '@/content/testimonials.ts';
import { publicFile } from '@/lib/base.ts';
import { cx } from '@/ui/class-names.ts';
import { IconButton } from '@/ui/IconButton.tsx';
import { useCarousel } from './use-carousel.ts';

/** The testimonials, one at a time; without scripts, one below the other. */
export function Carousel() {
  const count = testimonials.length;
  const { index, playing, setPlaying, hold, goTo } = useCarousel(count);

  return (
    // These handlers only stop the timer while a visitor looks or works here.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label="Testimonials"
      onPointerEnter={() => hold('pointer', true)}
      onPointerLeave={() => hold('pointer', false)}
      onFocus={(event) => {
        // A click focuses too, but only keyboard focus means that a visitor stays to read.
        if (event.target.matches(':focus-visible')) hold('focus', true);
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) hold('focus', false);
      }}
    >
      <div className="grid gap-12" aria-live={playing ? 'off' : 'polite'}>
        {testimonials.map((item, at) => (
          <div
            key={item.name}
            role="group"
            aria-roledescription="slide"
            aria-label={`${at + 1} of ${count}`}
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
