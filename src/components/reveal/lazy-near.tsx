import { Component, lazy, Suspense, type ComponentType } from 'react';
import { anotherChance, hasMoved, whenNear } from './when-near.ts';

/**
 * A section of a prerendered page whose markup is in the HTML and whose script is fetched when the visitor
 * comes near it. A navigation, which renders all of the page again, ends the wait (see main.tsx); other
 * than that, nothing above it may render it anew.
 *
 * A script that does not load leaves the markup as it is, and is asked for again when the connection is
 * back. A navigation cannot wait for that: from then on the section alone is missing until it comes.
 *
 * @param id the id of the section's element
 * @param load imports the section
 */
export function lazyNear(id: string, load: () => Promise<ComponentType>): ComponentType {
  let failed = false;

  const section = () =>
    lazy(async () => {
      await whenNear(id);
      for (;;) {
        try {
          return { default: await load() };
        } catch (error) {
          failed = hasMoved();
          if (failed) throw error;
          await anotherChance();
        }
      }
    });

  let latest = section();

  /** What has failed stays so. */
  function untried(): ComponentType {
    if (failed) latest = section();
    failed = false;
    return latest;
  }

  return class extends Component<object, { Section: ComponentType | null }> {
    override state = { Section: untried() as ComponentType | null };

    static getDerivedStateFromError() {
      return { Section: null };
    }

    again = () => {
      if (!this.state.Section) this.setState({ Section: untried() });
    };

    override componentDidMount() {
      window.addEventListener('online', this.again);
    }

    override componentWillUnmount() {
      window.removeEventListener('online', this.again);
    }

    override render() {
      const { Section } = this.state;
      return (
        Section && (
          <Suspense>
            <Section />
          </Suspense>
        )
      );
    }
  };
}
