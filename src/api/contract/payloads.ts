/** What the product sends (specification sections 3 and 7). Names are the wire's, capitals included. */
import type { Role } from './entities.ts';

export interface LoginPayload {
  email: string;
  password: string;
}

export interface SignupPayload {
  email: string;
  companyName: string;
  companyRegNumber: string;
  address: string;
  password: string;
  confirm_password: string;
}

export interface NewAssetPayload {
  name: string;
  domain: string;
}

export interface ProfilePayload {
  name: string;
  email: string;
  address: string;
  company_registration_number: string;
}

export interface AddUserPayload {
  username: string;
  email: string;
  password: string;
  confirm_password: string;
  role: Extract<Role, 'user' | 'admin'>;
}

export interface ById {
  id: string;
}
