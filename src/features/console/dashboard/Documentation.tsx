import { Link } from 'react-router-dom';
import { helpShelves, type HelpArea } from '@/content/help.ts';
import { paths } from '@/paths.ts';
import { Panel } from './Panel.tsx';

/** Specification section 2. */
const LINKS = 4;

/** Where to read on: the first help articles of the console. */
export function Documentation({ area }: { area: HelpArea }) {
  return (
    <Panel title="Documentation">
      <ul>
        {helpShelves[area].articles.slice(0, LINKS).map(({ slug, title }) => (
          <li key={slug} className="border-b border-hairline">
            <Link
              to={paths[area].helpArticle(slug)}
              className="block py-2.5 font-semibold text-brand-deep underline decoration-transparent underline-offset-3 hover:decoration-current"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
