/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API_HOST?: string;
  readonly VITE_SITE_URL?: string;
  readonly VITE_BRAND_NAME?: string;
  readonly VITE_SALES_EMAIL?: string;
  readonly VITE_ADDRESS?: string;
  readonly VITE_CONTACT_URL?: string;
  readonly VITE_NEWSLETTER_URL?: string;
  readonly VITE_ERROR_URL?: string;
  readonly VITE_DEMO_URL?: string;
}
