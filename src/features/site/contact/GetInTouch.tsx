import { ContactFacts } from './ContactFacts.tsx';
import { ContactForm } from './ContactForm.tsx';

/** The contact block of the home page. */
export function GetInTouch() {
  return (
    <section id="get-in-touch" aria-labelledby="contact-title">
      <div className="measure grid gap-x-8 gap-y-10 py-12 md:py-16 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 id="contact-title" className="font-display text-h2 font-bold">
            Get in Touch
          </h2>
          <p className="mt-4 mb-8 max-w-[26rem] text-body text-quiet">
            Tell us your domain. In the demo, we’ll show you the domains that imitate it and what
            each one does.
          </p>
          <ContactFacts />
        </div>
        <div className="lg:col-span-7">
          <ContactForm />
        </div>
      </div>
    </section>
  );
}
