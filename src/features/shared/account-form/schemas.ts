/** What the login form accepts, and what counts as an email address (specification section 5). */
import * as v from 'valibot';

/** The browser's own email format check, as the HTML standard writes it down. */
const HTML_EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

export const email = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Enter your email address'),
  v.regex(HTML_EMAIL, 'Enter an email address such as name@company.in'),
);

export const LoginForm = v.object({
  email,
  password: v.pipe(v.string(), v.nonEmpty('Enter your password')),
});
export type LoginForm = v.InferOutput<typeof LoginForm>;
