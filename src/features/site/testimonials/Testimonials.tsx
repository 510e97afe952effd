import { Carousel } from './Carousel.tsx';

/**
 * A band in the colours of the dark theme: the quotes stand alone. The heading makes no claim: the four are
 * invented, so their stars are what we aim at, not what we were given.
 */
export function Testimonials() {
  return (
    <section
      id="testimonials"
      aria-labelledby="testimonials-title"
      data-theme="dark"
      className="bg-page-from text-ink dark:border-y dark:border-hairline"
    >
      <div className="measure py-16 md:py-24">
        <h2 id="testimonials-title" className="text-h4 font-semibold">
          What five stars should sound like
        </h2>
        <p className="mt-1.5 text-xs text-quiet">
          Illustrative: these people and companies are invented; the standard is the one we work to.
        </p>
        <div className="mt-8 min-h-72">
          <Carousel />
        </div>
      </div>
    </section>
  );
}
