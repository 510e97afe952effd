/**
 * Request bodies (specification sections 3 and 7). Names are the wire's, capitals included. The forms check typed
 * text; these schemas give the calls their types and the OpenAPI document its words.
 */
import * as v from 'valibot';

const words = (description: string) => v.pipe(v.string(), v.description(description));

const email = words('An email address, as HTML forms define it.');
const password = v.pipe(v.string(), v.minLength(8), v.description('At least 8 characters.'));
const passwordAgain = words('The same as `password`: the form has compared the two.');

export const LoginPayload = v.object({ email, password: words('As typed, of any length.') });
export type LoginPayload = v.InferOutput<typeof LoginPayload>;

export const SignupPayload = v.object({
  email,
  companyName: words('The name of the organisation.'),
  companyRegNumber: words('Its registration number, as typed.'),
  address: words('Its address, in one or more lines.'),
  password,
  confirm_password: passwordAgain,
});
export type SignupPayload = v.InferOutput<typeof SignupPayload>;

export const NewAssetPayload = v.object({
  name: words('What the organisation calls the asset; the domain unless another name was typed.'),
  domain: words('A host name in lower case, in its ASCII (punycode) form, without a trailing dot.'),
});
export type NewAssetPayload = v.InferOutput<typeof NewAssetPayload>;

export const ProfilePayload = v.object({
  name: words('The name of the organisation.'),
  email: words('As `GET /organisation/get` gave it: the form does not let it be changed.'),
  address: words('May be empty.'),
  company_registration_number: words('May be empty.'),
});
export type ProfilePayload = v.InferOutput<typeof ProfilePayload>;

export const AddUserPayload = v.object({
  username: words('Not empty.'),
  email,
  password,
  confirm_password: passwordAgain,
  role: v.picklist(['user', 'admin']),
});
export type AddUserPayload = v.InferOutput<typeof AddUserPayload>;

export const ById = v.object({ id: words('An id, as the list gave it, as text.') });
export type ById = v.InferOutput<typeof ById>;
