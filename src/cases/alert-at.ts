import { matchPath } from 'react-router-dom';
import { paths } from '@/paths.ts';

/** The id of the alert whose page a path is; undefined for any other. */
export const alertAt = (pathname: string): string | undefined =>
  matchPath(`${paths.admin.alerts()}/:id`, pathname)?.params.id;
