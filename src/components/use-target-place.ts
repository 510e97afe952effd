import { useEffect } from 'react';

/**
 * For a section that an address may name (`/#faq-section`): the browser jumps to it by itself, perhaps
 * before the fonts come and make what is above it shorter. Brings it back then, unless the visitor has
 * gone far from it meanwhile.
 *
 * @param id the id of the section's element
 */
export function useTargetPlace(id: string): void {
  useEffect(() => {
    void document.fonts.ready.then(() => {
      // Named when the document was loaded: the router's own changes of the address name nothing.
      const target = document.querySelector(`#${id}:target`);
      const away = target?.getBoundingClientRect().top ?? 0;
      if (Math.abs(away) < window.innerHeight) target?.scrollIntoView({ behavior: 'instant' });
    });
  }, [id]);
}
