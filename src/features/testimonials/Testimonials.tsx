import { Carousel } from './Carousel.tsx';

/** A band in the colours of the dark theme: the quotes stand alone. */
export function Testimonials() {
  return (
    <section
      id="testimonials"
      aria-labelledby="testimonials-title"
      data-theme="dark"
      className="bg-page-from text-ink dark:border-y dark:border-hairline"
    >
      <div className="measure py-16 md:py-24">
        <h2 id="testimonials-title" className="text-sm font-semibold text-quiet">
          What customers say
        </h2>
        <div className="mt-8 min-h-72">
          <Carousel />
        </div>
        <p className="mt-4 text-xs text-quiet">
          Illustrative: these people and companies are invented.
        </p>
      </div>
    </section>
  );
}
