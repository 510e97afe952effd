/** `/auth/...`: login, self, refresh. */
import { requireUser, type HandlerMap } from '../call.ts';
import { HttpError, json, readObject, textField, untrimmedField } from '../http.ts';
import { UNKNOWN_ACCOUNT_HASH, verifyPassword } from '../passwords.ts';

export const authHandlers: Pick<HandlerMap, 'login' | 'self' | 'refresh'> = {
  login: async ({ backend, request }) => {
    const body = await readObject(request);
    const email = textField(body, 'email', 'Email', 254).toLowerCase();
    const password = untrimmedField(body, 'password', 'Password');
    const user = backend.db.users.find((row) => row.email === email);
    const matches = await verifyPassword(password, user?.password_hash ?? UNKNOWN_ACCOUNT_HASH);
    if (!user || !matches) throw new HttpError(401, 'Invalid email or password');
    return json({
      Access_token: backend.tokens.issue('access', user),
      Refresh_token: backend.tokens.issue('refresh', user),
    });
  },

  self: requireUser(({ user }) => json({ id: user.id, email: user.email, role: user.role })),

  refresh: requireUser(({ backend, user }) =>
    json({ access_token: backend.tokens.issue('access', user) }),
  ),
};
