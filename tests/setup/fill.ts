/** Filling in fields where the typing itself is not what is tested. */
import type { User } from './render-app.tsx';

/** Puts a text at the end of a field in one go, as a paste does; each typed letter would render the page again. */
export async function fill(user: User, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
