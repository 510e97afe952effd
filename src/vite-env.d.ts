/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API_HOST?: string;
  readonly VITE_SITE_URL?: string;
  readonly VITE_BRAND_NAME?: string;
  readonly VITE_SALES_EMAIL?: string;
  readonly VITE_SUPPORT_EMAIL?: string;
  readonly VITE_PHONE?: string;
  readonly VITE_WHATSAPP?: string;
  readonly VITE_PRICE_FROM?: string;
  readonly VITE_APPROVAL_TIME?: string;
  readonly VITE_ADDRESS?: string;
  readonly VITE_LEGAL_ENTITY?: string;
  readonly VITE_CONTACT_URL?: string;
  readonly VITE_NEWSLETTER_URL?: string;
  readonly VITE_ERROR_URL?: string;
  readonly VITE_DEMO_URL?: string;
  readonly VITE_DOH_URL?: string;
  readonly VITE_DOH_NAME?: string;
  readonly VITE_DOH_RATE?: string;
  readonly VITE_DOH_MAX?: string;
  readonly VITE_RDAP_URL?: string;
  readonly VITE_NOTICE_CHANNELS?: string;
}
