import { Carousel } from './Carousel.tsx';

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
